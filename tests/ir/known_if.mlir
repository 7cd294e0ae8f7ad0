// RUN: weft-opt %s --canonicalize | FileCheck %s
// An `if` on a known condition becomes the branch that runs; results that nobody uses are dropped.

// CHECK-LABEL: func @known
// CHECK-NOT: weft.if
// CHECK: weft.neg
func.func @known(%x: tensor<f32>) -> tensor<f32> {
  %true = weft.constant dense<true> : tensor<i1>
  %0 = weft.if %true : tensor<i1> -> tensor<f32> {
    %1 = weft.neg %x : (tensor<f32>) -> tensor<f32>
    weft.yield %1 : tensor<f32>
  } else {
    weft.yield %x : tensor<f32>
  }
  return %0 : tensor<f32>
}

// CHECK-LABEL: func @unused
// CHECK: weft.if %{{.*}} : tensor<i1> -> tensor<f32> {
func.func @unused(%c: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  %0:2 = weft.if %c : tensor<i1> -> tensor<f32>, tensor<f32> {
    %1 = weft.neg %x : (tensor<f32>) -> tensor<f32>
    weft.yield %1, %x : tensor<f32>, tensor<f32>
  } else {
    weft.yield %x, %x : tensor<f32>, tensor<f32>
  }
  return %0#0 : tensor<f32>
}

// A result that does not depend on the condition is known without it.
// CHECK-LABEL: func @equal
// CHECK-NOT: weft.if
// CHECK: return %arg1, %{{.*}} : tensor<f32>, tensor<i32>
func.func @equal(%c: tensor<i1>, %x: tensor<f32>) -> (tensor<f32>, tensor<i32>) {
  %0:2 = weft.if %c : tensor<i1> -> tensor<f32>, tensor<i32> {
    %one = weft.constant dense<1> : tensor<i32>
    weft.yield %x, %one : tensor<f32>, tensor<i32>
  } else {
    %one = weft.constant dense<1> : tensor<i32>
    weft.yield %x, %one : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
}

// The branch that runs gives a narrower type than the `if` had.
// CHECK-LABEL: func @narrower
// CHECK-NEXT: %[[R:.*]] = weft.identity %arg0 : (tensor<2xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %[[R]]
func.func @narrower(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<?xf32> {
  %true = weft.constant dense<true> : tensor<i1>
  %0 = weft.if %true : tensor<i1> -> tensor<?xf32> {
    weft.yield %x : tensor<2xf32>
  } else {
    weft.yield %y : tensor<3xf32>
  }
  return %0 : tensor<?xf32>
}
