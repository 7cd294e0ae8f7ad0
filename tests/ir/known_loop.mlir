// RUN: weft-opt %s --canonicalize | FileCheck %s
// Values that no step changes are not loop values; a loop that never runs is its condition, once.

// CHECK-LABEL: func @unchanged
// CHECK: do {
// CHECK: weft.sub %{{.*}}, %arg1
// CHECK: }
// CHECK-NEXT: return %arg1
func.func @unchanged(%n: tensor<i32>, %step: tensor<i32>) -> tensor<i32> {
  %zero = weft.constant dense<0> : tensor<i32>
  %0:2 = weft.while(%n, %step) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %1 = weft.greater %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weft.assert %1, %s : (tensor<i1>, tensor<i32>) -> ()
    weft.condition %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %1 = weft.sub %i, %s : (tensor<i32>, tensor<i32>) -> tensor<i32>
    weft.yield %1, %s : tensor<i32>, tensor<i32>
  }
  return %0#1 : tensor<i32>
}

// CHECK-LABEL: func @never
// CHECK-NOT: weft.while
// CHECK: weft.print_v2
// CHECK-NOT: weft.floor_div
// CHECK: return %arg0
func.func @never(%x: tensor<i32>, %t: tensor<!weft.string>) -> tensor<i32> {
  %false = weft.constant dense<false> : tensor<i1>
  %0 = weft.while(%x) : (tensor<i32>) -> tensor<i32> {
  ^bb0(%i: tensor<i32>):
    weft.print_v2 %t : (tensor<!weft.string>) -> ()
    weft.condition %false : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %1 = weft.floor_div %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i32>
    weft.yield %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}
