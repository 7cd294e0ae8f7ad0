// RUN: weft-opt %s --canonicalize | FileCheck %s
// Questions about shapes that are known, and moves of constants' elements.

// CHECK-LABEL: func @known
// CHECK-DAG: dense<[2, 3]> : tensor<2xi32>
// CHECK-DAG: dense<6> : tensor<i64>
// CHECK-DAG: dense<2> : tensor<i32>
// CHECK-NOT: weft.shape
func.func @known(%x: tensor<2x3xf32>) -> (tensor<2xi32>, tensor<i64>, tensor<i32>) {
  %0 = weft.shape %x : (tensor<2x3xf32>) -> tensor<2xi32>
  %1 = weft.size %x {out_type = i64} : (tensor<2x3xf32>) -> tensor<i64>
  %2 = weft.rank %x : (tensor<2x3xf32>) -> tensor<i32>
  return %0, %1, %2 : tensor<2xi32>, tensor<i64>, tensor<i32>
}
// CHECK-LABEL: func @unknown
// CHECK: weft.constant dense<2> : tensor<i32>
// CHECK: weft.shape
// CHECK: weft.size
func.func @unknown(%x: tensor<2x?xf32>) -> (tensor<2xi32>, tensor<i32>, tensor<i32>) {
  %0 = weft.shape %x : (tensor<2x?xf32>) -> tensor<2xi32>
  %1 = weft.size %x : (tensor<2x?xf32>) -> tensor<i32>
  %2 = weft.rank %x : (tensor<2x?xf32>) -> tensor<i32>
  return %0, %1, %2 : tensor<2xi32>, tensor<i32>, tensor<i32>
}
// CHECK-LABEL: func @moves
// CHECK-DAG: dense<[7, 3]> : tensor<2xi32>
// CHECK-DAG: dense<{{\[\[}}1], [2]]> : tensor<2x1xi32>
// CHECK-DAG: dense<2> : tensor<i32>
// CHECK-NOT: weft.stack
// CHECK-NOT: weft.element
func.func @moves() -> (tensor<2xi32>, tensor<2x1xi32>, tensor<i32>) {
  %a = weft.constant dense<7> : tensor<i32>
  %b = weft.constant dense<3> : tensor<i32>
  %v = weft.constant dense<[1, 2]> : tensor<2xi32>
  %m = weft.constant dense<-1> : tensor<i32>
  %0 = weft.stack %a, %b {axis = 0 : i64} : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  %1 = weft.expand_dims %v {axis = 1 : i64} : (tensor<2xi32>) -> tensor<2x1xi32>
  %2 = weft.element %v[%m] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  return %0, %1, %2 : tensor<2xi32>, tensor<2x1xi32>, tensor<i32>
}
// An index out of range is an error at its place.
// CHECK-LABEL: func @outside
// CHECK: weft.element
func.func @outside() -> tensor<i32> {
  %v = weft.constant dense<[1, 2]> : tensor<2xi32>
  %m = weft.constant dense<2> : tensor<i32>
  %0 = weft.element %v[%m] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
