// RUN: weft-opt %s --weft-inline-calls --symbol-dce | FileCheck %s
// Small functions and those called once take the place of their calls; what nobody calls is gone.

// CHECK-LABEL: func @caller
// CHECK-NEXT: weft.mul %arg0, %arg0
// CHECK-NEXT: weft.add_v2
// CHECK-NEXT: weft.mul
// CHECK-NEXT: weft.add_v2
// CHECK-NEXT: return
// CHECK-NOT: func private @inner
func.func @caller(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = weft.call @inner(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = weft.call @inner(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @inner(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = weft.mul %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = weft.add_v2 %0, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// The callee's result is less known than the call's: the caller still gets the type it was promised.
// CHECK-LABEL: func @wider
// CHECK: weft.identity %{{.*}} : (tensor<2xf32>) -> tensor<?xf32>
func.func @wider(%x: tensor<2xf32>) -> tensor<?xf32> {
  %0 = weft.call @same(%x) : (tensor<2xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func private @same(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// A call in a branch stays in the branch, with its effects.
// CHECK-LABEL: func @branch
// CHECK: weft.if
// CHECK-NEXT: weft.print_v2
// CHECK: } else {
// CHECK-NOT: weft.print_v2
func.func @branch(%c: tensor<i1>, %t: tensor<!weft.string>) {
  weft.if %c : tensor<i1> {
    weft.call @shout(%t) : (tensor<!weft.string>) -> ()
    weft.yield
  } else {
    weft.yield
  }
  return
}
func.func private @shout(%t: tensor<!weft.string>) {
  weft.print_v2 %t {end = "\0A", output_stream = "stdout"} : (tensor<!weft.string>) -> ()
  return
}

// A function that calls itself is called.
// CHECK-LABEL: func @recursion
// CHECK: weft.call @again
func.func @recursion(%x: tensor<i32>) -> tensor<i32> {
  %0 = weft.call @again(%x) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func private @again(%x: tensor<i32>) -> tensor<i32> {
  %0 = weft.call @again(%x) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// A random op has one stream of numbers for all calls of its function.
// CHECK-LABEL: func @dice
// CHECK: weft.call @roll
// CHECK: weft.call @roll
func.func @dice(%s: tensor<1xi32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = weft.call @roll(%s) : (tensor<1xi32>) -> tensor<?xf32>
  %1 = weft.call @roll(%s) : (tensor<1xi32>) -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
func.func private @roll(%s: tensor<1xi32>) -> tensor<?xf32> attributes {weft.streams = 3 : i64} {
  %0 = weft.random_uniform %s {dtype = f32, seed = 1 : i64, seed2 = 2 : i64} : (tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
