// RUN: weft-opt %s --weft-refine-shapes | FileCheck %s
// Types are narrowed by the shape rules; the function's own stay.

// CHECK-LABEL: func @chain(%arg0: tensor<2x3xf32>) -> tensor<*xf32>
// CHECK: weft.neg %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: weft.sum {{.*}} : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK: weft.identity {{.*}} : (tensor<2xf32>) -> tensor<*xf32>
func.func @chain(%x: tensor<2x3xf32>) -> tensor<*xf32> {
  %0 = weft.neg %x : (tensor<2x3xf32>) -> tensor<*xf32>
  %1 = weft.sum %0 {axis = array<i64: 1>} : (tensor<*xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// A shape that is put together from a constant and a value gives the extents that are known.
// CHECK-LABEL: func @reshape
// CHECK: weft.reshape {{.*}} -> tensor<?x3xf32>
func.func @reshape(%x: tensor<?xf32>, %n: tensor<i32>) -> tensor<?x?xf32> {
  %three = weft.constant dense<3> : tensor<i32>
  %shape = weft.stack %n, %three {axis = 0 : i64} : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  %0 = weft.reshape %x, %shape : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// Unknown dtype and rank: the branches agree on the dtype and the rank alone.
// CHECK-LABEL: func @branches
// CHECK: weft.if %{{.*}} : tensor<i1> -> tensor<?xf32> {
func.func @branches(%c: tensor<i1>, %x: tensor<2xf32>, %y: tensor<3xf32>) -> !weft.any {
  %0 = weft.if %c : tensor<i1> -> !weft.any {
    weft.yield %x : tensor<2xf32>
  } else {
    weft.yield %y : tensor<3xf32>
  }
  return %0 : !weft.any
}

// A loop value whose extent grows stays open in that axis, one that keeps its shape has it.
// CHECK-LABEL: func @loop
// CHECK: weft.while({{.*}}) : (tensor<i32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x3xf32>, tensor<?x3xf32>)
func.func @loop(%n: tensor<i32>, %x: tensor<1x3xf32>) -> tensor<*xf32> {
  %one = weft.constant dense<1> : tensor<i32>
  %zero = weft.constant dense<0> : tensor<i32>
  %0:3 = weft.while(%n, %x, %x) : (tensor<i32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<*xf32>, tensor<*xf32>) {
  ^bb0(%i: tensor<i32>, %a: tensor<*xf32>, %b: tensor<*xf32>):
    %1 = weft.greater %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weft.condition %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<*xf32>, %b: tensor<*xf32>):
    %1 = weft.sub %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = weft.neg %a : (tensor<*xf32>) -> tensor<*xf32>
    %3 = weft.concat %b, %a {axis = 0 : i64} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    weft.yield %1, %2, %3 : tensor<i32>, tensor<*xf32>, tensor<*xf32>
  }
  return %0#2 : tensor<*xf32>
}
