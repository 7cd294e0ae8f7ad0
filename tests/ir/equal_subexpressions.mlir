// RUN: weft-opt %s --weft-merge-equal-ops | FileCheck %s
// Equal ops without effects are one, also where they may fail; ops with effects are as many as they were.

// CHECK-LABEL: func @equal
// CHECK: weft.floor_div
// CHECK-NOT: weft.floor_div
// CHECK: return
func.func @equal(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %0 = weft.floor_div %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %1 = weft.floor_div %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %2 = weft.mul %0, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %2 : tensor<i32>
}

// Zero and its negative are equal numbers and two constants; so are NaNs of different bits.
// CHECK-LABEL: func @constants
// CHECK-DAG: dense<0.000000e+00>
// CHECK-DAG: dense<-0.000000e+00>
// CHECK-DAG: dense<0x7FC00000>
// CHECK-DAG: dense<0x7FC00001>
func.func @constants() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = weft.constant dense<0.0> : tensor<f32>
  %1 = weft.constant dense<-0.0> : tensor<f32>
  %2 = weft.constant dense<0x7FC00000> : tensor<f32>
  %3 = weft.constant dense<0x7FC00001> : tensor<f32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}

// Attributes tell ops apart.
// CHECK-LABEL: func @attributes
// CHECK-COUNT-2: weft.sum
func.func @attributes(%x: tensor<2x2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = weft.sum %x {axis = array<i64: 0>} : (tensor<2x2xf32>) -> tensor<2xf32>
  %1 = weft.sum %x {axis = array<i64: 1>} : (tensor<2x2xf32>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}

// Two reads of a variable are one only if nothing was written between them, also not by a call or a loop.
// CHECK-LABEL: func @reads
// CHECK: weft.read_variable
// CHECK-NOT: weft.read_variable
// CHECK: weft.assign_variable
// CHECK: weft.read_variable
// CHECK: weft.call
// CHECK: weft.read_variable
// CHECK: weft.if
// CHECK: weft.read_variable
func.func @reads(%v: tensor<!weft.resource>, %c: tensor<i1>) -> tensor<f32> {
  %0 = weft.read_variable %v {dtype = f32} : (tensor<!weft.resource>) -> tensor<f32>
  %1 = weft.read_variable %v {dtype = f32} : (tensor<!weft.resource>) -> tensor<f32>
  %2 = weft.add_v2 %0, %1 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  weft.assign_variable %v, %2 : (tensor<!weft.resource>, tensor<f32>) -> ()
  %3 = weft.read_variable %v {dtype = f32} : (tensor<!weft.resource>) -> tensor<f32>
  weft.call @other(%v) : (tensor<!weft.resource>) -> ()
  %4 = weft.read_variable %v {dtype = f32} : (tensor<!weft.resource>) -> tensor<f32>
  weft.if %c : tensor<i1> {
    weft.assign_variable %v, %2 : (tensor<!weft.resource>, tensor<f32>) -> ()
    weft.yield
  } else {
    weft.yield
  }
  %5 = weft.read_variable %v {dtype = f32} : (tensor<!weft.resource>) -> tensor<f32>
  %6 = weft.add_v2 %3, %4 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %7 = weft.add_v2 %6, %5 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %7 : tensor<f32>
}
func.func private @other(%v: tensor<!weft.resource>) {
  return
}

// Two throws of dice are two throws, two prints two lines.
// CHECK-LABEL: func @effects
// CHECK-COUNT-2: weft.random_uniform
// CHECK-COUNT-2: weft.print_v2
func.func @effects(%s: tensor<1xi32>, %t: tensor<!weft.string>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = weft.random_uniform %s {dtype = f32} : (tensor<1xi32>) -> tensor<?xf32>
  %1 = weft.random_uniform %s {dtype = f32} : (tensor<1xi32>) -> tensor<?xf32>
  weft.print_v2 %t : (tensor<!weft.string>) -> ()
  weft.print_v2 %t : (tensor<!weft.string>) -> ()
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// What one branch computes is not what the other one has.
// CHECK-LABEL: func @branches
// CHECK-COUNT-2: weft.floor_div
func.func @branches(%c: tensor<i1>, %x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %0 = weft.if %c : tensor<i1> -> tensor<i32> {
    %1 = weft.floor_div %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i32>
    weft.yield %1 : tensor<i32>
  } else {
    %1 = weft.floor_div %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = weft.neg %1 : (tensor<i32>) -> tensor<i32>
    weft.yield %2 : tensor<i32>
  }
  return %0 : tensor<i32>
}
