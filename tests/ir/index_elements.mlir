// RUN: weft-opt %s --weft-index-elements --canonicalize | FileCheck %s
// x[i] by a number is one element; the tensors of bounds are gone. A slice of a row stays.

// CHECK-LABEL: func @element
// CHECK-NEXT: %[[E:.*]] = weft.element %arg0[%arg1] : (tensor<?xf32>, tensor<i32>) -> tensor<f32>
// CHECK-NEXT: return %[[E]]
func.func @element(%x: tensor<?xf32>, %i: tensor<i32>) -> tensor<f32> {
  %one = weft.constant dense<1> : tensor<i32>
  %ones = weft.constant dense<1> : tensor<1xi32>
  %next = weft.add_v2 %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %begin = weft.stack %i {axis = 0} : (tensor<i32>) -> tensor<1xi32>
  %end = weft.stack %next {axis = 0} : (tensor<i32>) -> tensor<1xi32>
  %0 = weft.strided_slice %x, %begin, %end, %ones {shrink_axis_mask = 1} : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func @row
// CHECK: weft.strided_slice
func.func @row(%x: tensor<?x3xf32>) -> tensor<3xf32> {
  %zero = weft.constant dense<0> : tensor<1xi32>
  %one = weft.constant dense<1> : tensor<1xi32>
  %0 = weft.strided_slice %x, %zero, %one, %one {shrink_axis_mask = 1} : (tensor<?x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
