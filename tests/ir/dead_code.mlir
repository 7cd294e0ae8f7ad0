// RUN: weft-opt %s --weft-simplify | FileCheck %s
// What no result and no effect needs is gone, as in TensorFlow's graphs: with it the errors that it could have had.

// CHECK-LABEL: func @unused
// CHECK-NEXT: return %arg0
func.func @unused(%x: tensor<i32>, %y: tensor<?xi32>) -> tensor<i32> {
  %0 = weft.floor_div %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %1 = weft.mul %0, %y : (tensor<i32>, tensor<?xi32>) -> tensor<?xi32>
  return %x : tensor<i32>
}

// Effects stay, in their order, and so does what they need.
// CHECK-LABEL: func @effects
// CHECK: weft.floor_div
// CHECK: weft.assign_variable
// CHECK: weft.assert
// CHECK: weft.assign_variable
func.func @effects(%x: tensor<i32>, %v: tensor<!weft.resource>, %c: tensor<i1>, %t: tensor<!weft.string>) {
  %0 = weft.floor_div %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i32>
  weft.assign_variable %v, %0 : (tensor<!weft.resource>, tensor<i32>) -> ()
  weft.assert %c, %t : (tensor<i1>, tensor<!weft.string>) -> ()
  weft.assign_variable %v, %x : (tensor<!weft.resource>, tensor<i32>) -> ()
  return
}

// A loop without effects whose results nobody uses; the loop inside of one that somebody uses.
// CHECK-LABEL: func @loops
// CHECK: weft.while
// CHECK-NOT: weft.while
// CHECK: return
func.func @loops(%n: tensor<i32>) -> tensor<i32> {
  %zero = weft.constant dense<0> : tensor<i32>
  %one = weft.constant dense<1> : tensor<i32>
  %0:2 = weft.while(%n, %n) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  ^bb0(%i: tensor<i32>, %a: tensor<i32>):
    %1 = weft.greater %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weft.condition %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<i32>):
    %1 = weft.sub %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = weft.while(%i) : (tensor<i32>) -> tensor<i32> {
    ^bb0(%j: tensor<i32>):
      %3 = weft.greater %j, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      weft.condition %3 : tensor<i1>
    } do {
    ^bb0(%j: tensor<i32>):
      %3 = weft.sub %j, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
      weft.yield %3 : tensor<i32>
    }
    weft.yield %1, %2 : tensor<i32>, tensor<i32>
  }
  %4 = weft.while(%n) : (tensor<i32>) -> tensor<i32> {
  ^bb0(%i: tensor<i32>):
    %1 = weft.greater %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weft.condition %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %1 = weft.sub %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    weft.yield %1 : tensor<i32>
  }
  return %0#0 : tensor<i32>
}
