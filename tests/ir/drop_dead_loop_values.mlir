// RUN: weft-opt %s --weft-drop-dead-loop-values | FileCheck %s
// A loop value that only feeds itself goes; one that the condition needs stays.

// CHECK-LABEL: func @loop
// CHECK: weft.while(%{{.*}}, %{{.*}}) : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
// CHECK-NOT: weft.mul
func.func @loop(%n: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
  %zero = weft.constant dense<0> : tensor<i32>
  %one = weft.constant dense<1> : tensor<i32>
  %0:3 = weft.while(%zero, %x, %x) : (tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<f32>) {
  ^bb0(%i: tensor<i32>, %a: tensor<f32>, %b: tensor<f32>):
    %1 = weft.less %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weft.condition %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<f32>, %b: tensor<f32>):
    %1 = weft.add_v2 %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = weft.neg %a : (tensor<f32>) -> tensor<f32>
    %3 = weft.mul %b, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
    weft.yield %1, %2, %3 : tensor<i32>, tensor<f32>, tensor<f32>
  }
  return %0#1 : tensor<f32>
}

// What only computed the dropped value goes with it, however many ops that took.
// CHECK-LABEL: func @chain
// CHECK: weft.while(%{{.*}}) : (tensor<i32>) -> tensor<i32>
// CHECK-NOT: weft.mul
// CHECK-NOT: weft.neg
func.func @chain(%n: tensor<i32>, %x: tensor<f32>) -> tensor<i32> {
  %zero = weft.constant dense<0> : tensor<i32>
  %one = weft.constant dense<1> : tensor<i32>
  %0:2 = weft.while(%zero, %x) : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>) {
  ^bb0(%i: tensor<i32>, %a: tensor<f32>):
    %1 = weft.less %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    weft.condition %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<f32>):
    %1 = weft.add_v2 %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = weft.neg %a : (tensor<f32>) -> tensor<f32>
    %3 = weft.mul %2, %2 : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = weft.neg %3 : (tensor<f32>) -> tensor<f32>
    weft.yield %1, %4 : tensor<i32>, tensor<f32>
  }
  return %0#0 : tensor<i32>
}
