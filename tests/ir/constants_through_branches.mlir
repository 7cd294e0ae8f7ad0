// RUN: weft-opt %s --sccp --canonicalize | FileCheck %s
// Constants go through branches; loops are left to their steps.

// CHECK-LABEL: func @branch
// CHECK-NEXT: %[[C:.*]] = weft.constant dense<5> : tensor<i32>
// CHECK-NEXT: return %[[C]]
func.func @branch(%c: tensor<i1>) -> tensor<i32> {
  %two = weft.constant dense<2> : tensor<i32>
  %three = weft.constant dense<3> : tensor<i32>
  %0 = weft.if %c : tensor<i1> -> tensor<i32> {
    %1 = weft.add_v2 %two, %three : (tensor<i32>, tensor<i32>) -> tensor<i32>
    weft.yield %1 : tensor<i32>
  } else {
    %five = weft.constant dense<5> : tensor<i32>
    weft.yield %five : tensor<i32>
  }
  return %0 : tensor<i32>
}

// CHECK-LABEL: func @loop
// CHECK: weft.while
// CHECK: weft.greater
// CHECK: weft.sub
func.func @loop() -> tensor<i32> {
  %zero = weft.constant dense<0> : tensor<i32>
  %one = weft.constant dense<1> : tensor<i32>
  %ten = weft.constant dense<10> : tensor<i32>
  %0 = weft.while(%ten) : (tensor<i32>) -> tensor<i32> {
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
