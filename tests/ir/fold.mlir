// RUN: weft-opt %s --canonicalize | FileCheck %s
// Scalars are folded as the kernels compute: integers wrap, floor rounds down, floats keep the sign of zero.

// CHECK-LABEL: func @integers
// CHECK-DAG: weft.constant dense<-2147483648> : tensor<i32>
// CHECK-DAG: weft.constant dense<-4> : tensor<i32>
// CHECK-DAG: weft.constant dense<1> : tensor<i32>
// CHECK-NOT: weft.add_v2
func.func @integers() -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %max = weft.constant dense<2147483647> : tensor<i32>
  %one = weft.constant dense<1> : tensor<i32>
  %minus = weft.constant dense<-7> : tensor<i32>
  %two = weft.constant dense<2> : tensor<i32>
  %0 = weft.add_v2 %max, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %1 = weft.floor_div %minus, %two : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %2 = weft.floor_mod %minus, %two : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0, %1, %2 : tensor<i32>, tensor<i32>, tensor<i32>
}

// A division by zero stays: it is an error at its line.
// CHECK-LABEL: func @zero
// CHECK: weft.floor_div
func.func @zero() -> tensor<i32> {
  %one = weft.constant dense<1> : tensor<i32>
  %nil = weft.constant dense<0> : tensor<i32>
  %0 = weft.floor_div %one, %nil : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// x + 0 is not x: -0 + 0 is 0.
// CHECK-LABEL: func @signedZero
// CHECK: weft.add_v2
func.func @signedZero(%x: tensor<f32>) -> tensor<f32> {
  %nil = weft.constant dense<0.0> : tensor<f32>
  %0 = weft.add_v2 %x, %nil : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
