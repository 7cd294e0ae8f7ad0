// Random numbers, from the state of the context or from a seed.
#ifndef WEFT_RANDOM_OPS
#define WEFT_RANDOM_OPS

include "ops/op_base.td"

def Weft_MultinomialOp : Weft_Op<"multinomial", [Weft_Effects]> {
  let summary = "draws classes by their logits";
  let arguments = (ins Weft_Of<"T">:$logits, Weft_Of<"int32">:$num_samples, Weft_Int<"0">:$seed, Weft_Int<"0">:$seed2,
                       Weft_DType<"tf.int64">:$output_dtype);
  let results = (outs Weft_Of<"@output_dtype">:$output);
  let tfName = "Multinomial";
  let types = [TypeParam<"T", CrossTypes>];
  let shape = ShapeRule<"multinomial">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_RandomShuffleOp : Weft_Op<"random_shuffle", [Weft_Effects]> {
  let summary = "rows in a random order";
  let arguments = (ins Weft_Of<"T">:$value, Weft_Int<"0">:$seed, Weft_Int<"0">:$seed2);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "RandomShuffle";
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_RandomStandardNormalOp : Weft_Op<"random_standard_normal", [Weft_Effects]> {
  let summary = "normally distributed numbers";
  let arguments = (ins Weft_Of<"T">:$shape, Weft_DType<>:$dtype, Weft_Int<"0">:$seed, Weft_Int<"0">:$seed2);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "RandomStandardNormal";
  let types = [TypeParam<"T", IndexTypes>];
  let shape = ShapeRule<"random">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_RandomUniformOp : Weft_Op<"random_uniform", [Weft_Effects]> {
  let summary = "numbers spread evenly over [0, 1)";
  let arguments = (ins Weft_Of<"T">:$shape, Weft_DType<>:$dtype, Weft_Int<"0">:$seed, Weft_Int<"0">:$seed2);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "RandomUniform";
  let types = [TypeParam<"T", IndexTypes>];
  let shape = ShapeRule<"random">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_RandomUniformIntOp : Weft_Op<"random_uniform_int", [Weft_Effects]> {
  let summary = "integers spread evenly over an interval";
  let arguments = (ins Weft_Of<"T">:$shape, Weft_Of<"Tout">:$minval, Weft_Of<"Tout">:$maxval, Weft_Int<"0">:$seed,
                       Weft_Int<"0">:$seed2);
  let results = (outs Weft_Of<"Tout">:$output);
  let tfName = "RandomUniformInt";
  let types = [TypeParam<"T", IndexTypes>, TypeParam<"Tout", IndexTypes>];
  let shape = ShapeRule<"random_int">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_StatelessMultinomialOp : Weft_Op<"stateless_multinomial", [Weft_NoEffects]> {
  let summary = "classes drawn by their logits, from a seed";
  let arguments = (ins Weft_Of<"T">:$logits, Weft_Of<"int32">:$num_samples, Weft_Of<"Tseed">:$seed,
                       Weft_DType<"tf.int64">:$output_dtype);
  let results = (outs Weft_Of<"@output_dtype">:$output);
  let tfName = "StatelessMultinomial";
  let types = [TypeParam<"T", CrossTypes>, TypeParam<"Tseed", IndexTypes>];
  let shape = ShapeRule<"multinomial">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StatelessRandomNormalOp : Weft_Op<"stateless_random_normal", [Weft_NoEffects]> {
  let summary = "normally distributed numbers, from a seed";
  let arguments = (ins Weft_Of<"Tshape">:$shape, Weft_Tensor:$seed, Weft_DType<"tf.float32">:$dtype);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "StatelessRandomNormalV2";
  let types = [TypeParam<"Tshape", IndexTypes>];
  let shape = ShapeRule<"random">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StatelessRandomNormalKcOp : Weft_Op<"stateless_random_normal_kc", [Weft_NoEffects]> {
  let summary = "as `stateless_random_normal`, with key and counter of the generator as operands";
  let arguments = (ins Weft_Of<"Tshape">:$shape, Weft_Of<"uint64">:$key, Weft_Of<"uint64">:$counter,
                       Weft_DType<"tf.float32">:$dtype);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "StatelessRandomNormalV2";
  let types = [TypeParam<"Tshape", IndexTypes>];
  let shape = ShapeRule<"random">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StatelessRandomUniformOp : Weft_Op<"stateless_random_uniform", [Weft_NoEffects]> {
  let summary = "numbers spread evenly over [0, 1), from a seed";
  let arguments = (ins Weft_Of<"Tshape">:$shape, Weft_Tensor:$seed, Weft_DType<"tf.float32">:$dtype);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "StatelessRandomUniformV2";
  let types = [TypeParam<"Tshape", IndexTypes>];
  let shape = ShapeRule<"random">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StatelessRandomUniformFullIntOp : Weft_Op<"stateless_random_uniform_full_int", [Weft_NoEffects]> {
  let summary = "integers over the whole range of the dtype, from a seed";
  let arguments = (ins Weft_Of<"Tshape">:$shape, Weft_Tensor:$seed, Weft_DType<"tf.uint64">:$dtype);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "StatelessRandomUniformFullIntV2";
  let types = [TypeParam<"Tshape", IndexTypes>];
  let shape = ShapeRule<"random">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StatelessRandomUniformFullIntKcOp : Weft_Op<"stateless_random_uniform_full_int_kc", [Weft_NoEffects]> {
  let summary = "as `stateless_random_uniform_full_int`, with key and counter of the generator as operands";
  let arguments = (ins Weft_Of<"Tshape">:$shape, Weft_Of<"uint64">:$key, Weft_Of<"uint64">:$counter,
                       Weft_DType<"tf.uint64">:$dtype);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "StatelessRandomUniformFullIntV2";
  let types = [TypeParam<"Tshape", IndexTypes>];
  let shape = ShapeRule<"random">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StatelessRandomUniformIntOp : Weft_Op<"stateless_random_uniform_int", [Weft_NoEffects]> {
  let summary = "integers spread evenly over an interval, from a seed";
  let arguments = (ins Weft_Of<"Tshape">:$shape, Weft_Tensor:$seed, Weft_Of<"dtype">:$minval, Weft_Of<"dtype">:$maxval);
  let results = (outs Weft_Of<"dtype">:$output);
  let tfName = "StatelessRandomUniformIntV2";
  let types = [TypeParam<"Tshape", IndexTypes>, TypeParam<"dtype", StatelessRandomUniformIntTypes>];
  let shape = ShapeRule<"stateless_random_int">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StatelessRandomUniformIntKcOp : Weft_Op<"stateless_random_uniform_int_kc", [Weft_NoEffects]> {
  let summary = "as `stateless_random_uniform_int`, with key and counter of the generator as operands";
  let arguments = (ins Weft_Of<"Tshape">:$shape, Weft_Of<"uint64">:$key, Weft_Of<"uint64">:$counter,
                       Weft_Of<"dtype">:$minval, Weft_Of<"dtype">:$maxval);
  let results = (outs Weft_Of<"dtype">:$output);
  let tfName = "StatelessRandomUniformIntV2";
  let types = [TypeParam<"Tshape", IndexTypes>, TypeParam<"dtype", StatelessRandomUniformIntTypes>];
  let shape = ShapeRule<"stateless_random_int_kc">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StatelessRandomUniformKcOp : Weft_Op<"stateless_random_uniform_kc", [Weft_NoEffects]> {
  let summary = "as `stateless_random_uniform`, with key and counter of the generator as operands";
  let arguments = (ins Weft_Of<"Tshape">:$shape, Weft_Of<"uint64">:$key, Weft_Of<"uint64">:$counter,
                       Weft_DType<"tf.float32">:$dtype);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "StatelessRandomUniformV2";
  let types = [TypeParam<"Tshape", IndexTypes>];
  let shape = ShapeRule<"random">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StatelessShuffleOp : Weft_Op<"stateless_shuffle", [Weft_NoEffects]> {
  let summary = "rows in an order made from a seed";
  let arguments = (ins Weft_Of<"T">:$value, Weft_Tensor:$seed);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "StatelessShuffle";
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_StatelessTruncatedNormalOp : Weft_Op<"stateless_truncated_normal", [Weft_NoEffects]> {
  let summary = "normally distributed numbers within two deviations, from a seed";
  let arguments = (ins Weft_Of<"Tshape">:$shape, Weft_Tensor:$seed, Weft_DType<"tf.float32">:$dtype);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "StatelessTruncatedNormalV2";
  let types = [TypeParam<"Tshape", IndexTypes>];
  let shape = ShapeRule<"random">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StatelessTruncatedNormalKcOp : Weft_Op<"stateless_truncated_normal_kc", [Weft_NoEffects]> {
  let summary = "as `stateless_truncated_normal`, with key and counter of the generator as operands";
  let arguments = (ins Weft_Of<"Tshape">:$shape, Weft_Of<"uint64">:$key, Weft_Of<"uint64">:$counter,
                       Weft_DType<"tf.float32">:$dtype);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "StatelessTruncatedNormalV2";
  let types = [TypeParam<"Tshape", IndexTypes>];
  let shape = ShapeRule<"random">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_TruncatedNormalOp : Weft_Op<"truncated_normal", [Weft_Effects]> {
  let summary = "normally distributed numbers within two deviations";
  let arguments = (ins Weft_Of<"T">:$shape, Weft_DType<>:$dtype, Weft_Int<"0">:$seed, Weft_Int<"0">:$seed2);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "TruncatedNormal";
  let types = [TypeParam<"T", IndexTypes>];
  let shape = ShapeRule<"random">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

#endif
