// RUN: weft-opt %s --split-input-file --verify-diagnostics
// The verifier reads the table of ops.

func.func @operands(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{takes 2 operands, not 1}}
  %0 = weft.add_v2 %x : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @dtypes(%x: tensor<f32>, %y: tensor<i32>) -> tensor<f32> {
  // expected-error @+1 {{operand `y` is of another dtype than the operands before it}}
  %0 = weft.add_v2 %x, %y : (tensor<f32>, tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @attribute(%x: tensor<2xf32>) -> tensor<f32> {
  // expected-error @+1 {{attribute `axis` is of the wrong kind}}
  %0 = weft.sum %x {axis = "0"} : (tensor<2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
