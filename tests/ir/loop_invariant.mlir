// RUN: weft-opt %s --loop-invariant-code-motion | FileCheck %s
// Invariant ops leave the loop if they cannot fail: the loop may run zero times.

// CHECK-LABEL: func @hoisted
// CHECK: weft.mul %arg1, %arg1
// CHECK: weft.matmul
// CHECK: weft.while
// CHECK-NOT: weft.matmul
func.func @hoisted(%n: tensor<i32>, %x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0:2 = weft.while(%n, %x) : (tensor<i32>, tensor<2x2xf32>) -> (tensor<i32>, tensor<2x2xf32>) {
  ^bb0(%i: tensor<i32>, %a: tensor<2x2xf32>):
    %zero = weft.constant dense<0> : tensor<i32>
    %1 = weft.greater %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weft.condition %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<2x2xf32>):
    %one = weft.constant dense<1> : tensor<i32>
    %1 = weft.sub %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = weft.mul %x, %x : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %3 = weft.matmul %2, %x : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %4 = weft.add_v2 %a, %3 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    weft.yield %1, %4 : tensor<i32>, tensor<2x2xf32>
  }
  return %0#1 : tensor<2x2xf32>
}

// A division of integers, an index, and shapes that perhaps do not fit: errors of a loop that perhaps does not run. A read
// of a variable, which the body changes.
// CHECK-LABEL: func @kept
// CHECK-NEXT: weft.constant
// CHECK-NEXT: weft.constant
// CHECK-NEXT: weft.while
// CHECK: do {
// CHECK: weft.floor_div
// CHECK: weft.element
// CHECK: weft.mul
// CHECK: weft.read_variable
func.func @kept(%n: tensor<i32>, %d: tensor<i32>, %x: tensor<?xf32>, %y: tensor<?xf32>, %v: tensor<!weft.resource>) -> tensor<i32> {
  %zero = weft.constant dense<0> : tensor<i32>
  %one = weft.constant dense<1> : tensor<i32>
  %0 = weft.while(%n) : (tensor<i32>) -> tensor<i32> {
  ^bb0(%i: tensor<i32>):
    %1 = weft.greater %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weft.condition %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %1 = weft.floor_div %n, %d : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = weft.element %x[%d] : (tensor<?xf32>, tensor<i32>) -> tensor<f32>
    %3 = weft.mul %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %4 = weft.read_variable %v {dtype = f32} : (tensor<!weft.resource>) -> tensor<f32>
    %5 = weft.add_v2 %4, %2 : (tensor<f32>, tensor<f32>) -> tensor<f32>
    weft.assign_variable %v, %5 : (tensor<!weft.resource>, tensor<f32>) -> ()
    %6 = weft.mul %3, %5 : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
    weft.assign_variable %v, %6 : (tensor<!weft.resource>, tensor<?xf32>) -> ()
    %7 = weft.sub %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    weft.yield %7 : tensor<i32>
  }
  return %0 : tensor<i32>
}

// A division by a number that is not zero, and a branch of which both sides are harmless.
// CHECK-LABEL: func @harmless
// CHECK: weft.floor_div
// CHECK: weft.if
// CHECK: weft.while
// CHECK: do {
// CHECK-NOT: weft.if
func.func @harmless(%n: tensor<i32>, %c: tensor<i1>) -> tensor<i32> {
  %zero = weft.constant dense<0> : tensor<i32>
  %seven = weft.constant dense<7> : tensor<i32>
  %0 = weft.while(%n) : (tensor<i32>) -> tensor<i32> {
  ^bb0(%i: tensor<i32>):
    %1 = weft.greater %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weft.condition %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %1 = weft.floor_div %n, %seven : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = weft.if %c : tensor<i1> -> tensor<i32> {
      weft.yield %1 : tensor<i32>
    } else {
      %3 = weft.neg %1 : (tensor<i32>) -> tensor<i32>
      weft.yield %3 : tensor<i32>
    }
    %4 = weft.sub %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    weft.yield %4 : tensor<i32>
  }
  return %0 : tensor<i32>
}

// A loop in a loop is not moved: it may not end.
// CHECK-LABEL: func @endless
// CHECK: weft.while
// CHECK: weft.while
func.func @endless(%n: tensor<i32>, %c: tensor<i1>) -> tensor<i32> {
  %0 = weft.while(%n) : (tensor<i32>) -> tensor<i32> {
  ^bb0(%i: tensor<i32>):
    weft.condition %c : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %1 = weft.while(%n) : (tensor<i32>) -> tensor<i32> {
    ^bb0(%j: tensor<i32>):
      weft.condition %c : tensor<i1>
    } do {
    ^bb0(%j: tensor<i32>):
      weft.yield %n : tensor<i32>
    }
    weft.yield %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}
