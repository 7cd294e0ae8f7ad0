// RUN: weft-opt %s --weft-lower | FileCheck %s
// A handle is released after its last use; a result is given away; an argument that is returned is shared.

// CHECK-LABEL: func private @chain.body
// CHECK: llvm.call @wrt_call_op
// CHECK: %[[SUM:.*]] = llvm.load
// CHECK: llvm.call @wrt_call_op
// CHECK: %[[PRODUCT:.*]] = llvm.load
// CHECK-NEXT: llvm.call @wrt_release(%[[SUM]])
// CHECK: return %[[PRODUCT]]
func.func @chain(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = weft.add_v2 %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = weft.mul %0, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func private @same.body
// CHECK: llvm.call @wrt_retain(%[[X:[a-z0-9]+]])
// CHECK: return %[[X]]
func.func @same(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
