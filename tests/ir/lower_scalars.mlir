// RUN: weft-opt %s --weft-lower | FileCheck %s
// A loop over rank-0 tensors keeps no tensor.

// CHECK-LABEL: func private @countdown.body
// CHECK: scf.while (%{{.*}} = %{{.*}}) : (i32) -> i32
// CHECK-NOT: llvm.call
// CHECK: arith.subi
// CHECK: return
// CHECK-LABEL: func @countdown.entry
func.func @countdown(%n: tensor<i32>) -> tensor<i32> {
  %zero = weft.constant dense<0> : tensor<i32>
  %one = weft.constant dense<1> : tensor<i32>
  %0 = weft.while(%n) : (tensor<i32>) -> tensor<i32> {
  ^bb0(%i: tensor<i32>):
    %1 = weft.greater %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weft.condition %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %1 = weft.sub %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    weft.yield %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}
