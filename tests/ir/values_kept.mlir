// RUN: weft-opt %s --weft-simplify | FileCheck %s
// Rules of arithmetic on paper that are none for floats, and those of integers that wrap. All passes of graph-opt run.

// x * 0 is NaN for a NaN and an infinity, and -0 for a negative x.
// CHECK-LABEL: func @timesZero
// CHECK: weft.mul
func.func @timesZero(%x: tensor<f32>) -> tensor<f32> {
  %zero = weft.constant dense<0.0> : tensor<f32>
  %0 = weft.mul %x, %zero : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// x - x is NaN for a NaN and an infinity.
// CHECK-LABEL: func @minusItself
// CHECK: weft.sub
func.func @minusItself(%x: tensor<f32>) -> tensor<f32> {
  %0 = weft.sub %x, %x : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// x / x is NaN for 0, a NaN and an infinity.
// CHECK-LABEL: func @byItself
// CHECK: weft.real_div
func.func @byItself(%x: tensor<f32>) -> tensor<f32> {
  %0 = weft.real_div %x, %x : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// A NaN is not equal to itself.
// CHECK-LABEL: func @equalsItself
// CHECK: weft.equal
// CHECK: weft.not_equal
// CHECK: weft.less_equal
func.func @equalsItself(%x: tensor<f32>) -> (tensor<i1>, tensor<i1>, tensor<i1>) {
  %0 = weft.equal %x, %x : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = weft.not_equal %x, %x : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %2 = weft.less_equal %x, %x : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<i1>
}
// not (x < y) is not x >= y where one of them is a NaN.
// CHECK-LABEL: func @notLess
// CHECK: weft.less
// CHECK: weft.logical_not
func.func @notLess(%x: tensor<f32>, %y: tensor<f32>) -> tensor<i1> {
  %0 = weft.less %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = weft.logical_not %0 : (tensor<i1>) -> tensor<i1>
  return %1 : tensor<i1>
}
// max(x, x) of the same NaN is x, but max(x, y) and max(y, x) may differ: no operands change places.
// CHECK-LABEL: func @order
// CHECK: weft.maximum %arg0, %arg1
// CHECK: weft.maximum %arg1, %arg0
// CHECK: weft.minimum %arg0, %arg1
// CHECK: weft.minimum %arg1, %arg0
func.func @order(%x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = weft.maximum %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %1 = weft.maximum %y, %x : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = weft.minimum %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %3 = weft.minimum %y, %x : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// -0 + 0 is 0, 0 - 0 is 0, and 0 * -1 is -0.
// CHECK-LABEL: func @signs
// CHECK: weft.add_v2
// CHECK: weft.sub %{{.*}}, %arg0
// CHECK: weft.mul
func.func @signs(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = weft.constant dense<0.0> : tensor<f32>
  %minus = weft.constant dense<-1.0> : tensor<f32>
  %0 = weft.add_v2 %x, %zero : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %1 = weft.sub %zero, %x : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = weft.mul %x, %minus : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}
// Folded constants keep the sign of zero; those that would be NaN are left to the processor.
// CHECK-LABEL: func @foldedSigns
// CHECK-DAG: dense<0.000000e+00>
// CHECK-DAG: dense<-0.000000e+00>
// CHECK-DAG: weft.real_div
// CHECK-DAG: weft.mul
// CHECK: return
func.func @foldedSigns() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = weft.constant dense<0.0> : tensor<f32>
  %minus = weft.constant dense<-0.0> : tensor<f32>
  %infinity = weft.constant dense<0x7F800000> : tensor<f32>
  %0 = weft.add_v2 %minus, %zero : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %1 = weft.add_v2 %minus, %minus : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = weft.real_div %zero, %zero : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %3 = weft.mul %infinity, %zero : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// Sums of floats are not put together: (x + 1) + 1 is not x + 2.
// CHECK-LABEL: func @sums
// CHECK-COUNT-2: weft.add_v2
func.func @sums(%x: tensor<f32>) -> tensor<f32> {
  %one = weft.constant dense<1.0> : tensor<f32>
  %0 = weft.add_v2 %x, %one : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %1 = weft.add_v2 %0, %one : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
// Integers wrap when they are folded, element by element; (x * 2) / 2 is not x.
// CHECK-LABEL: func @wrap
// CHECK: dense<[-2147483648, 2]>
// CHECK: weft.mul
// CHECK: weft.floor_div
func.func @wrap(%x: tensor<i32>) -> (tensor<2xi32>, tensor<i32>) {
  %a = weft.constant dense<[2147483647, 1]> : tensor<2xi32>
  %one = weft.constant dense<1> : tensor<i32>
  %two = weft.constant dense<2> : tensor<i32>
  %0 = weft.add_v2 %a, %one : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  %1 = weft.mul %x, %two : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %2 = weft.floor_div %1, %two : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0, %2 : tensor<2xi32>, tensor<i32>
}
// A division by zero is an error where it stands, also as one element of several; so is the least number by -1.
// CHECK-LABEL: func @divisions
// CHECK-COUNT-3: weft.floor_div
func.func @divisions() -> (tensor<i32>, tensor<2xi32>, tensor<i32>) {
  %zero = weft.constant dense<0> : tensor<i32>
  %one = weft.constant dense<1> : tensor<i32>
  %minus = weft.constant dense<-1> : tensor<i32>
  %least = weft.constant dense<-2147483648> : tensor<i32>
  %two = weft.constant dense<[1, 0]> : tensor<2xi32>
  %0 = weft.floor_div %one, %zero : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %1 = weft.floor_div %one, %two : (tensor<i32>, tensor<2xi32>) -> tensor<2xi32>
  %2 = weft.floor_div %least, %minus : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0, %1, %2 : tensor<i32>, tensor<2xi32>, tensor<i32>
}
// Of an untaken branch neither errors nor effects are left; those of one that may be taken stay inside of it.
// CHECK-LABEL: func @untaken
// CHECK-NOT: weft.floor_div
// CHECK-NOT: weft.assert
// CHECK: weft.if
// CHECK-NEXT: weft.floor_div
// CHECK-NEXT: weft.print_v2
// CHECK: } else {
// CHECK-NEXT: weft.yield
func.func @untaken(%c: tensor<i1>, %x: tensor<i32>, %zero: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %false = weft.constant dense<false> : tensor<i1>
  %0 = weft.if %false : tensor<i1> -> tensor<i32> {
    %1 = weft.floor_div %x, %zero : (tensor<i32>, tensor<i32>) -> tensor<i32>
    weft.assert %false, %1 : (tensor<i1>, tensor<i32>) -> ()
    weft.yield %1 : tensor<i32>
  } else {
    weft.yield %x : tensor<i32>
  }
  %2 = weft.if %c : tensor<i1> -> tensor<i32> {
    %1 = weft.floor_div %x, %zero : (tensor<i32>, tensor<i32>) -> tensor<i32>
    weft.print_v2 %1 : (tensor<i32>) -> ()
    weft.yield %1 : tensor<i32>
  } else {
    weft.yield %x : tensor<i32>
  }
  return %0, %2 : tensor<i32>, tensor<i32>
}
