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
