// Element by element arithmetic, comparison, reductions and cumulative sums.
#ifndef WEFT_MATH_OPS
#define WEFT_MATH_OPS

include "ops/op_base.td"

def Weft_AbsOp : Weft_Op<"abs", [Weft_NoEffects]> {
  let summary = "absolute value of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Abs";
  let types = [TypeParam<"T", AbsTypes>];
  let python = [Python<["tf.abs", "tf.math.abs"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"absGrad">;
  let lowering = Scalar<"math.absf", "math.absi", "", "">;
}

def Weft_AcosOp : Weft_Op<"acos", [Weft_NoEffects]> {
  let summary = "inverse cosine of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Acos";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.acos", "tf.math.acos"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"acosGrad">;
  let lowering = Scalar<"math.acos", "", "", "">;
}

def Weft_AcoshOp : Weft_Op<"acosh", [Weft_NoEffects]> {
  let summary = "inverse hyperbolic cosine of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Acosh";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.acosh", "tf.math.acosh"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"acoshGrad">;
  let lowering = Scalar<"math.acosh", "", "", "">;
}

def Weft_AddNOp : Weft_Op<"add_n", [Weft_NoEffects]> {
  let summary = "sum of all inputs, element by element";
  let arguments = (ins Variadic<Weft_Of<"T">>:$inputs);
  let results = (outs Weft_Of<"T">:$sum);
  let tfName = "AddN";
  let types = [TypeParam<"T", AddNTypes>];
  let shape = ShapeRule<"add_n">;
  let gradient = Gradient<"addNGrad">;
  let lowering = RuntimeCall;
}

def Weft_AddV2Op : Weft_Op<"add_v2", [Weft_NoEffects]> {
  let summary = "sum with broadcasting";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "AddV2";
  let types = [TypeParam<"T", AddV2Types>];
  let python = [Python<["tf.add", "tf.math.add"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"addV2Grad">;
  let lowering = Scalar<"arith.addf", "arith.addi", "arith.addi", "">;
}

def Weft_AllOp : Weft_Op<"all", [Weft_NoEffects]> {
  let summary = "whether all elements along the axes are true";
  let arguments = (ins Weft_Of<"bool">:$input, Weft_Ints<"None">:$axis, Weft_Bool<"False">:$keepdims);
  let results = (outs Weft_Of<"bool">:$output);
  let tfName = "All";
  let python = [
                Python<["tf.reduce_all", "tf.math.reduce_all"], "input_tensor: input, axis=None, keepdims=False, name=None">];
  let shape = ShapeRule<"reduce">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_AngleOp : Weft_Op<"angle", [Weft_NoEffects]> {
  let summary = "argument of each complex element";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Tensor:$output);
  let tfName = "Angle";
  let types = [TypeParam<"T", AngleTypes>];
  let shape = ShapeRule<"to_real">;
  let gradient = Gradient<"angleGrad">;
  let lowering = RuntimeCall;
}

def Weft_AnyOp : Weft_Op<"any", [Weft_NoEffects]> {
  let summary = "whether any element along the axes is true";
  let arguments = (ins Weft_Of<"bool">:$input, Weft_Ints<"None">:$axis, Weft_Bool<"False">:$keepdims);
  let results = (outs Weft_Of<"bool">:$output);
  let tfName = "Any";
  let python = [
                Python<["tf.reduce_any", "tf.math.reduce_any"], "input_tensor: input, axis=None, keepdims=False, name=None">];
  let shape = ShapeRule<"reduce">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ArgMaxOp : Weft_Op<"arg_max", [Weft_NoEffects]> {
  let summary = "index of the first greatest element along an axis";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Int<"0">:$axis, Weft_DType<"tf.int64">:$output_type);
  let results = (outs Weft_Of<"@output_type">:$output);
  let tfName = "ArgMax";
  let types = [TypeParam<"T", ArgMaxTypes>];
  let shape = ShapeRule<"arg_minmax">;
  let gradient = Gradient<"argMaxGrad">;
  let lowering = RuntimeCall;
}

def Weft_ArgMinOp : Weft_Op<"arg_min", [Weft_NoEffects]> {
  let summary = "index of the first least element along an axis";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Int<"0">:$axis, Weft_DType<"tf.int64">:$output_type);
  let results = (outs Weft_Of<"@output_type">:$output);
  let tfName = "ArgMin";
  let types = [TypeParam<"T", ArgMaxTypes>];
  let shape = ShapeRule<"arg_minmax">;
  let gradient = Gradient<"argMinGrad">;
  let lowering = RuntimeCall;
}

def Weft_AsinOp : Weft_Op<"asin", [Weft_NoEffects]> {
  let summary = "inverse sine of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Asin";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.asin", "tf.math.asin"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"asinGrad">;
  let lowering = Scalar<"math.asin", "", "", "">;
}

def Weft_AsinhOp : Weft_Op<"asinh", [Weft_NoEffects]> {
  let summary = "inverse hyperbolic sine of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Asinh";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.asinh", "tf.math.asinh"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"asinhGrad">;
  let lowering = Scalar<"math.asinh", "", "", "">;
}

def Weft_AtanOp : Weft_Op<"atan", [Weft_NoEffects]> {
  let summary = "inverse tangent of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Atan";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.atan", "tf.math.atan"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"atanGrad">;
  let lowering = Scalar<"math.atan", "", "", "">;
}

def Weft_Atan2Op : Weft_Op<"atan2", [Weft_NoEffects]> {
  let summary = "angle of the point (x, y), in the right quadrant";
  let arguments = (ins Weft_Of<"T">:$y, Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "Atan2";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.atan2", "tf.math.atan2"], "y, x, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"atan2Grad">;
  let lowering = Scalar<"math.atan2", "", "", "">;
}

def Weft_AtanhOp : Weft_Op<"atanh", [Weft_NoEffects]> {
  let summary = "inverse hyperbolic tangent of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Atanh";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.atanh", "tf.math.atanh"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"atanhGrad">;
  let lowering = Scalar<"math.atanh", "", "", "">;
}

def Weft_BesselI0Op : Weft_Op<"bessel_i0", [Weft_NoEffects]> {
  let summary = "modified Bessel function of order 0";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "BesselI0";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.bessel_i0", "tf.math.special.bessel_i0"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"besselI0Grad">;
  let lowering = RuntimeCall;
}

def Weft_BesselI0eOp : Weft_Op<"bessel_i0e", [Weft_NoEffects]> {
  let summary = "modified Bessel function of order 0, scaled by exp(-|x|)";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "BesselI0e";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.bessel_i0e", "tf.math.special.bessel_i0e"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"besselI0eGrad">;
  let lowering = RuntimeCall;
}

def Weft_BesselI1Op : Weft_Op<"bessel_i1", [Weft_NoEffects]> {
  let summary = "modified Bessel function of order 1";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "BesselI1";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.bessel_i1", "tf.math.special.bessel_i1"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"besselI1Grad">;
  let lowering = RuntimeCall;
}

def Weft_BesselI1eOp : Weft_Op<"bessel_i1e", [Weft_NoEffects]> {
  let summary = "modified Bessel function of order 1, scaled by exp(-|x|)";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "BesselI1e";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.bessel_i1e", "tf.math.special.bessel_i1e"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"besselI1eGrad">;
  let lowering = RuntimeCall;
}

def Weft_BincountOp : Weft_Op<"bincount", [Weft_NoEffects]> {
  let summary = "how often each number occurs, or the sum of its weights";
  let arguments = (ins Weft_Of<"Tidx">:$input, Weft_Of<"Tidx">:$size, Weft_Of<"T">:$weights,
                       Weft_Bool<"False">:$binary_output);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "DenseBincount";
  let types = [TypeParam<"Tidx", IndexTypes>, TypeParam<"T", BincountTypes>];
  let shape = ShapeRule<"bincount">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_BitwiseAndOp : Weft_Op<"bitwise_and", [Weft_NoEffects]> {
  let summary = "bits that are set in both";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "BitwiseAnd";
  let types = [TypeParam<"T", BitwiseAndTypes>];
  let python = [Python<["tf.bitwise.bitwise_and"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = Scalar<"", "arith.andi", "arith.andi", "">;
}

def Weft_BitwiseOrOp : Weft_Op<"bitwise_or", [Weft_NoEffects]> {
  let summary = "bits that are set in either";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "BitwiseOr";
  let types = [TypeParam<"T", BitwiseAndTypes>];
  let python = [Python<["tf.bitwise.bitwise_or"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = Scalar<"", "arith.ori", "arith.ori", "">;
}

def Weft_BitwiseXorOp : Weft_Op<"bitwise_xor", [Weft_NoEffects]> {
  let summary = "bits that differ";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "BitwiseXor";
  let types = [TypeParam<"T", BitwiseAndTypes>];
  let python = [Python<["tf.bitwise.bitwise_xor"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = Scalar<"", "arith.xori", "arith.xori", "">;
}

def Weft_CastOp : Weft_Op<"cast", [Weft_NoEffects]> {
  let summary = "each element converted to another dtype";
  let arguments = (ins Weft_Of<"SrcT">:$x, Weft_DType<>:$dtype, Weft_Bool<"False">:$truncate);
  let results = (outs Weft_Of<"@dtype">:$y);
  let tfName = "Cast";
  let python = [Python<["tf.cast", "tf.dtypes.cast"], "x, dtype, name=None">];
  let shape = ShapeRule<"cast">;
  let gradient = Gradient<"castGrad">;
  let lowering = ScalarCustom;
}

def Weft_CeilOp : Weft_Op<"ceil", [Weft_NoEffects]> {
  let summary = "least integer not below each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Ceil";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.ceil"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"ceilGrad">;
  let lowering = Scalar<"math.ceil", "", "", "">;
}

def Weft_ClipByValueOp : Weft_Op<"clip_by_value", [Weft_NoEffects]> {
  let summary = "each element moved into the interval";
  let arguments = (ins Weft_Of<"T">:$t, Weft_Of<"T">:$clip_value_min, Weft_Of<"T">:$clip_value_max);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "ClipByValue";
  let types = [TypeParam<"T", BiasAddTypes>];
  let shape = ShapeRule<"clip">;
  let gradient = Gradient<"clipByValueGrad">;
  let lowering = ScalarCustom;
}

def Weft_ComplexOp : Weft_Op<"complex", [Weft_NoEffects]> {
  let summary = "complex numbers of their parts";
  let arguments = (ins Weft_Of<"T">:$real, Weft_Of<"T">:$imag);
  let results = (outs Weft_Tensor:$out);
  let tfName = "Complex";
  let types = [TypeParam<"T", ComplexTypes>];
  let python = [Python<["tf.complex", "tf.dtypes.complex"], "real, imag, name=None">];
  let shape = ShapeRule<"complex">;
  let gradient = Gradient<"complexGrad">;
  let lowering = RuntimeCall;
}

def Weft_ComplexAbsOp : Weft_Op<"complex_abs", [Weft_NoEffects]> {
  let summary = "modulus of each complex element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Tensor:$y);
  let tfName = "ComplexAbs";
  let types = [TypeParam<"T", AngleTypes>];
  let shape = ShapeRule<"to_real">;
  let gradient = Gradient<"complexAbsGrad">;
  let lowering = RuntimeCall;
}

def Weft_ConjOp : Weft_Op<"conj", [Weft_NoEffects]> {
  let summary = "conjugate of each element";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Conj";
  let types = [TypeParam<"T", ConjTypes>];
  let python = [Python<["tf.math.conj"], "x: input, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"conjGrad">;
  let lowering = RuntimeCall;
}

def Weft_CosOp : Weft_Op<"cos", [Weft_NoEffects]> {
  let summary = "cosine of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Cos";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.cos", "tf.math.cos"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"cosGrad">;
  let lowering = Scalar<"math.cos", "", "", "">;
}

def Weft_CoshOp : Weft_Op<"cosh", [Weft_NoEffects]> {
  let summary = "hyperbolic cosine of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Cosh";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.cosh", "tf.math.cosh"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"coshGrad">;
  let lowering = Scalar<"math.cosh", "", "", "">;
}

def Weft_CrossOp : Weft_Op<"cross", [Weft_NoEffects]> {
  let summary = "cross product of vectors of three";
  let arguments = (ins Weft_Of<"T">:$a, Weft_Of<"T">:$b);
  let results = (outs Weft_Of<"T">:$product);
  let tfName = "Cross";
  let types = [TypeParam<"T", CrossTypes>];
  let python = [Python<["tf.linalg.cross"], "a, b, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"crossGrad">;
  let lowering = RuntimeCall;
}

def Weft_CumprodOp : Weft_Op<"cumprod", [Weft_NoEffects]> {
  let summary = "products of the elements up to each place";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Int<"0">:$axis, Weft_Bool<"False">:$exclusive,
                       Weft_Bool<"False">:$reverse);
  let results = (outs Weft_Of<"T">:$out);
  let tfName = "Cumprod";
  let types = [TypeParam<"T", BiasAddTypes>];
  let shape = ShapeRule<"cumulative">;
  let gradient = Gradient<"cumprodGrad">;
  let lowering = RuntimeCall;
}

def Weft_CumsumOp : Weft_Op<"cumsum", [Weft_NoEffects]> {
  let summary = "sums of the elements up to each place";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Int<"0">:$axis, Weft_Bool<"False">:$exclusive,
                       Weft_Bool<"False">:$reverse);
  let results = (outs Weft_Of<"T">:$out);
  let tfName = "Cumsum";
  let types = [TypeParam<"T", BiasAddTypes>];
  let shape = ShapeRule<"cumulative">;
  let gradient = Gradient<"cumsumGrad">;
  let lowering = RuntimeCall;
}

def Weft_CumulativeLogsumexpOp : Weft_Op<"cumulative_logsumexp", [Weft_NoEffects]> {
  let summary = "logarithms of the sums of exponentials up to each place";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Int<"0">:$axis, Weft_Bool<"False">:$exclusive,
                       Weft_Bool<"False">:$reverse);
  let results = (outs Weft_Of<"T">:$out);
  let tfName = "CumulativeLogsumexp";
  let types = [TypeParam<"T", FloatTypes>];
  let shape = ShapeRule<"cumulative">;
  let gradient = Gradient<"cumulativeLogsumexpGrad">;
  let lowering = RuntimeCall;
}

def Weft_DigammaOp : Weft_Op<"digamma", [Weft_NoEffects]> {
  let summary = "derivative of the logarithm of the gamma function";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Digamma";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.digamma"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"digammaGrad">;
  let lowering = RuntimeCall;
}

def Weft_DivNoNanOp : Weft_Op<"div_no_nan", [Weft_NoEffects]> {
  let summary = "quotient, 0 where the divisor is 0";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "DivNoNan";
  let types = [TypeParam<"T", DivNoNanTypes>];
  let python = [Python<["tf.math.divide_no_nan"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"divNoNanGrad">;
  let lowering = ScalarCustom;
}

def Weft_EqualOp : Weft_Op<"equal", [Weft_NoEffects]> {
  let summary = "whether elements are equal";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y, Weft_Bool<"True">:$incompatible_shape_error);
  let results = (outs Weft_Of<"bool">:$z);
  let tfName = "Equal";
  let python = [Python<["tf.equal", "tf.math.equal"], "x, y, name=None">];
  let shape = ShapeRule<"compare">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_ErfOp : Weft_Op<"erf", [Weft_NoEffects]> {
  let summary = "error function of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Erf";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.erf"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"erfGrad">;
  let lowering = Scalar<"math.erf", "", "", "">;
}

def Weft_ErfcOp : Weft_Op<"erfc", [Weft_NoEffects]> {
  let summary = "one minus the error function";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Erfc";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.erfc"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"erfcGrad">;
  let lowering = Scalar<"math.erfc", "", "", "">;
}

def Weft_ErfinvOp : Weft_Op<"erfinv", [Weft_NoEffects]> {
  let summary = "inverse of the error function";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Erfinv";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.erfinv"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"erfinvGrad">;
  let lowering = RuntimeCall;
}

def Weft_EuclideanNormOp : Weft_Op<"euclidean_norm", [Weft_NoEffects]> {
  let summary = "square root of the sum of squares along the axes";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Ints<"None">:$axis, Weft_Bool<"False">:$keepdims);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "EuclideanNorm";
  let types = [TypeParam<"T", BiasAddTypes>];
  let python = [Python<["tf.math.reduce_euclidean_norm"], "input_tensor: input, axis=None, keepdims=False, name=None">];
  let shape = ShapeRule<"reduce">;
  let gradient = Gradient<"euclideanNormGrad">;
  let lowering = RuntimeCall;
}

def Weft_ExpOp : Weft_Op<"exp", [Weft_NoEffects]> {
  let summary = "e to the power of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Exp";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.exp", "tf.math.exp"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"expGrad">;
  let lowering = Scalar<"math.exp", "", "", "">;
}

def Weft_Expm1Op : Weft_Op<"expm1", [Weft_NoEffects]> {
  let summary = "exp(x) - 1, exact near 0";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Expm1";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.math.expm1"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"expm1Grad">;
  let lowering = Scalar<"math.expm1", "", "", "">;
}

def Weft_FloorOp : Weft_Op<"floor", [Weft_NoEffects]> {
  let summary = "greatest integer not above each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Floor";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.floor", "tf.math.floor"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"floorGrad">;
  let lowering = Scalar<"math.floor", "", "", "">;
}

def Weft_FloorDivOp : Weft_Op<"floor_div", [Weft_NoEffects]> {
  let summary = "quotient rounded down";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "FloorDiv";
  let types = [TypeParam<"T", FloorDivTypes>];
  let python = [Python<["tf.math.floordiv"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"floorDivGrad">;
  let lowering = ScalarCustom;
}

def Weft_FloorModOp : Weft_Op<"floor_mod", [Weft_NoEffects]> {
  let summary = "remainder with the sign of the divisor";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "FloorMod";
  let types = [TypeParam<"T", FloorModTypes>];
  let python = [Python<["tf.math.floormod", "tf.math.mod"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"floorModGrad">;
  let lowering = ScalarCustom;
}

def Weft_GreaterOp : Weft_Op<"greater", [Weft_NoEffects]> {
  let summary = "whether x is greater than y";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"bool">:$z);
  let tfName = "Greater";
  let types = [TypeParam<"T", CrossTypes>];
  let python = [Python<["tf.greater", "tf.math.greater"], "x, y, name=None">];
  let shape = ShapeRule<"compare">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_GreaterEqualOp : Weft_Op<"greater_equal", [Weft_NoEffects]> {
  let summary = "whether x is greater than or equal to y";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"bool">:$z);
  let tfName = "GreaterEqual";
  let types = [TypeParam<"T", CrossTypes>];
  let python = [Python<["tf.greater_equal", "tf.math.greater_equal"], "x, y, name=None">];
  let shape = ShapeRule<"compare">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_ImagOp : Weft_Op<"imag", [Weft_NoEffects]> {
  let summary = "imaginary part of each element";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Tensor:$output);
  let tfName = "Imag";
  let types = [TypeParam<"T", AngleTypes>];
  let python = [Python<["tf.math.imag"], "input, name=None">];
  let shape = ShapeRule<"to_real">;
  let gradient = Gradient<"imagGrad">;
  let lowering = RuntimeCall;
}

def Weft_InvertOp : Weft_Op<"invert", [Weft_NoEffects]> {
  let summary = "all bits flipped";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Invert";
  let types = [TypeParam<"T", BitwiseAndTypes>];
  let python = [Python<["tf.bitwise.invert"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_IsFiniteOp : Weft_Op<"is_finite", [Weft_NoEffects]> {
  let summary = "whether each element is neither infinite nor NaN";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"bool">:$y);
  let tfName = "IsFinite";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.is_finite"], "x, name=None">];
  let shape = ShapeRule<"unary_bool">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = ScalarCustom;
}

def Weft_IsInfOp : Weft_Op<"is_inf", [Weft_NoEffects]> {
  let summary = "whether each element is infinite";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"bool">:$y);
  let tfName = "IsInf";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.is_inf"], "x, name=None">];
  let shape = ShapeRule<"unary_bool">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = ScalarCustom;
}

def Weft_IsNanOp : Weft_Op<"is_nan", [Weft_NoEffects]> {
  let summary = "whether each element is NaN";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"bool">:$y);
  let tfName = "IsNan";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.is_nan"], "x, name=None">];
  let shape = ShapeRule<"unary_bool">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = ScalarCustom;
}

def Weft_LeftShiftOp : Weft_Op<"left_shift", [Weft_NoEffects]> {
  let summary = "bits moved to the left";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "LeftShift";
  let types = [TypeParam<"T", BitwiseAndTypes>];
  let python = [Python<["tf.bitwise.left_shift"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_LessOp : Weft_Op<"less", [Weft_NoEffects]> {
  let summary = "whether x is less than y";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"bool">:$z);
  let tfName = "Less";
  let types = [TypeParam<"T", CrossTypes>];
  let python = [Python<["tf.less", "tf.math.less"], "x, y, name=None">];
  let shape = ShapeRule<"compare">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_LessEqualOp : Weft_Op<"less_equal", [Weft_NoEffects]> {
  let summary = "whether x is less than or equal to y";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"bool">:$z);
  let tfName = "LessEqual";
  let types = [TypeParam<"T", CrossTypes>];
  let python = [Python<["tf.less_equal", "tf.math.less_equal"], "x, y, name=None">];
  let shape = ShapeRule<"compare">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_LgammaOp : Weft_Op<"lgamma", [Weft_NoEffects]> {
  let summary = "logarithm of the modulus of the gamma function";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Lgamma";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.lgamma"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"lgammaGrad">;
  let lowering = RuntimeCall;
}

def Weft_LogOp : Weft_Op<"log", [Weft_NoEffects]> {
  let summary = "natural logarithm of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Log";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.math.log"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"logGrad">;
  let lowering = Scalar<"math.log", "", "", "">;
}

def Weft_Log1pOp : Weft_Op<"log1p", [Weft_NoEffects]> {
  let summary = "log(1 + x), exact near 0";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Log1p";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.math.log1p"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"log1pGrad">;
  let lowering = Scalar<"math.log1p", "", "", "">;
}

def Weft_LogicalAndOp : Weft_Op<"logical_and", [Weft_NoEffects]> {
  let summary = "whether both are true";
  let arguments = (ins Weft_Of<"bool">:$x, Weft_Of<"bool">:$y);
  let results = (outs Weft_Of<"bool">:$z);
  let tfName = "LogicalAnd";
  let python = [Python<["tf.logical_and", "tf.math.logical_and"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = Scalar<"", "", "", "arith.andi">;
}

def Weft_LogicalNotOp : Weft_Op<"logical_not", [Weft_NoEffects]> {
  let summary = "whether each element is false";
  let arguments = (ins Weft_Of<"bool">:$x);
  let results = (outs Weft_Of<"bool">:$y);
  let tfName = "LogicalNot";
  let python = [Python<["tf.logical_not", "tf.math.logical_not"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_LogicalOrOp : Weft_Op<"logical_or", [Weft_NoEffects]> {
  let summary = "whether at least one is true";
  let arguments = (ins Weft_Of<"bool">:$x, Weft_Of<"bool">:$y);
  let results = (outs Weft_Of<"bool">:$z);
  let tfName = "LogicalOr";
  let python = [Python<["tf.logical_or", "tf.math.logical_or"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = Scalar<"", "", "", "arith.ori">;
}

def Weft_MaxOp : Weft_Op<"max", [Weft_NoEffects]> {
  let summary = "greatest element along the axes";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Ints<"None">:$axis, Weft_Bool<"False">:$keepdims);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Max";
  let types = [TypeParam<"T", CrossTypes>];
  let python = [
                Python<["tf.reduce_max", "tf.math.reduce_max"], "input_tensor: input, axis=None, keepdims=False, name=None">];
  let shape = ShapeRule<"reduce">;
  let gradient = Gradient<"maxGrad">;
  let lowering = RuntimeCall;
}

def Weft_MaximumOp : Weft_Op<"maximum", [Weft_NoEffects]> {
  let summary = "the greater of two elements; NaN if one is NaN";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "Maximum";
  let types = [TypeParam<"T", MaximumTypes>];
  let python = [Python<["tf.math.maximum", "tf.maximum"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"maximumGrad">;
  let lowering = ScalarCustom;
}

def Weft_MeanOp : Weft_Op<"mean", [Weft_NoEffects]> {
  let summary = "mean along the axes";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Ints<"None">:$axis, Weft_Bool<"False">:$keepdims);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Mean";
  let types = [TypeParam<"T", BiasAddTypes>];
  let python = [
                Python<["tf.reduce_mean", "tf.math.reduce_mean"], "input_tensor: input, axis=None, keepdims=False, name=None">];
  let shape = ShapeRule<"reduce">;
  let gradient = Gradient<"meanGrad">;
  let lowering = RuntimeCall;
}

def Weft_MinOp : Weft_Op<"min", [Weft_NoEffects]> {
  let summary = "least element along the axes";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Ints<"None">:$axis, Weft_Bool<"False">:$keepdims);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Min";
  let types = [TypeParam<"T", CrossTypes>];
  let python = [
                Python<["tf.reduce_min", "tf.math.reduce_min"], "input_tensor: input, axis=None, keepdims=False, name=None">];
  let shape = ShapeRule<"reduce">;
  let gradient = Gradient<"minGrad">;
  let lowering = RuntimeCall;
}

def Weft_MinimumOp : Weft_Op<"minimum", [Weft_NoEffects]> {
  let summary = "the lesser of two elements; NaN if one is NaN";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "Minimum";
  let types = [TypeParam<"T", MaximumTypes>];
  let python = [Python<["tf.math.minimum", "tf.minimum"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"minimumGrad">;
  let lowering = ScalarCustom;
}

def Weft_MulOp : Weft_Op<"mul", [Weft_NoEffects]> {
  let summary = "product with broadcasting";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "Mul";
  let types = [TypeParam<"T", FloorDivTypes>];
  let python = [Python<["tf.multiply", "tf.math.multiply"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"mulGrad">;
  let lowering = Scalar<"arith.mulf", "arith.muli", "arith.muli", "">;
}

def Weft_MulNoNanOp : Weft_Op<"mul_no_nan", [Weft_NoEffects]> {
  let summary = "product, 0 where y is 0 even if x is not finite";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "MulNoNan";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.math.multiply_no_nan"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"mulNoNanGrad">;
  let lowering = RuntimeCall;
}

def Weft_NdtriOp : Weft_Op<"ndtri", [Weft_NoEffects]> {
  let summary = "inverse of the normal distribution function";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Ndtri";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.ndtri"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"ndtriGrad">;
  let lowering = RuntimeCall;
}

def Weft_NegOp : Weft_Op<"neg", [Weft_NoEffects]> {
  let summary = "each element negated";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Neg";
  let types = [TypeParam<"T", NegTypes>];
  let python = [Python<["tf.math.negative", "tf.negative"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"negGrad">;
  let lowering = ScalarCustom;
}

def Weft_NextAfterOp : Weft_Op<"next_after", [Weft_NoEffects]> {
  let summary = "next floating number in the direction of another";
  let arguments = (ins Weft_Of<"T">:$x1, Weft_Of<"T">:$x2);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "NextAfter";
  let types = [TypeParam<"T", NextAfterTypes>];
  let python = [Python<["tf.math.nextafter"], "x1, x2, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"nextAfterGrad">;
  let lowering = RuntimeCall;
}

def Weft_NotEqualOp : Weft_Op<"not_equal", [Weft_NoEffects]> {
  let summary = "whether elements differ";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y, Weft_Bool<"True">:$incompatible_shape_error);
  let results = (outs Weft_Of<"bool">:$z);
  let tfName = "NotEqual";
  let python = [Python<["tf.not_equal", "tf.math.not_equal"], "x, y, name=None">];
  let shape = ShapeRule<"compare">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_PowOp : Weft_Op<"pow", [Weft_NoEffects]> {
  let summary = "x to the power of y";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "Pow";
  let types = [TypeParam<"T", PowTypes>];
  let python = [Python<["tf.pow", "tf.math.pow"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"powGrad">;
  let lowering = ScalarCustom;
}

def Weft_ProdOp : Weft_Op<"prod", [Weft_NoEffects]> {
  let summary = "product along the axes";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Ints<"None">:$axis, Weft_Bool<"False">:$keepdims);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Prod";
  let types = [TypeParam<"T", BiasAddTypes>];
  let python = [
                Python<["tf.reduce_prod", "tf.math.reduce_prod"], "input_tensor: input, axis=None, keepdims=False, name=None">];
  let shape = ShapeRule<"reduce">;
  let gradient = Gradient<"prodGrad">;
  let lowering = RuntimeCall;
}

def Weft_RealOp : Weft_Op<"real", [Weft_NoEffects]> {
  let summary = "real part of each element";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Tensor:$output);
  let tfName = "Real";
  let types = [TypeParam<"T", AngleTypes>];
  let python = [Python<["tf.math.real"], "input, name=None">];
  let shape = ShapeRule<"to_real">;
  let gradient = Gradient<"realGrad">;
  let lowering = RuntimeCall;
}

def Weft_RealDivOp : Weft_Op<"real_div", [Weft_NoEffects]> {
  let summary = "quotient of floating or complex numbers";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "RealDiv";
  let types = [TypeParam<"T", FloorDivTypes>];
  let python = [Python<["tf.realdiv"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"realDivGrad">;
  let lowering = Scalar<"arith.divf", "", "", "">;
}

def Weft_ReciprocalOp : Weft_Op<"reciprocal", [Weft_NoEffects]> {
  let summary = "one over each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Reciprocal";
  let types = [TypeParam<"T", NegTypes>];
  let python = [Python<["tf.math.reciprocal"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"reciprocalGrad">;
  let lowering = ScalarCustom;
}

def Weft_ReciprocalGradOp : Weft_Op<"reciprocal_grad", [Weft_NoEffects]> {
  let summary = "gradient of `reciprocal` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$y, Weft_Of<"T">:$dy);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "ReciprocalGrad";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let shape = ShapeRule<"same_pair">;
  let gradient = Gradient<"reciprocalGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_RightShiftOp : Weft_Op<"right_shift", [Weft_NoEffects]> {
  let summary = "bits moved to the right, keeping the sign";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "RightShift";
  let types = [TypeParam<"T", BitwiseAndTypes>];
  let python = [Python<["tf.bitwise.right_shift"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_RintOp : Weft_Op<"rint", [Weft_NoEffects]> {
  let summary = "nearest integer, halves to even";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Rint";
  let types = [TypeParam<"T", FloatTypes>];
  let python = [Python<["tf.math.rint"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"rintGrad">;
  let lowering = Scalar<"math.roundeven", "", "", "">;
}

def Weft_RoundOp : Weft_Op<"round", [Weft_NoEffects]> {
  let summary = "nearest integer, halves to even";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Round";
  let types = [TypeParam<"T", NegTypes>];
  let python = [Python<["tf.round", "tf.math.round"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"roundGrad">;
  let lowering = Scalar<"math.roundeven", "", "", "">;
}

def Weft_RsqrtOp : Weft_Op<"rsqrt", [Weft_NoEffects]> {
  let summary = "one over the square root of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Rsqrt";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.math.rsqrt"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"rsqrtGrad">;
  let lowering = ScalarCustom;
}

def Weft_RsqrtGradOp : Weft_Op<"rsqrt_grad", [Weft_NoEffects]> {
  let summary = "gradient of `rsqrt` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$y, Weft_Of<"T">:$dy);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "RsqrtGrad";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let shape = ShapeRule<"same_pair">;
  let gradient = Gradient<"rsqrtGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_SegmentMaxOp : Weft_Op<"segment_max", [Weft_NoEffects]> {
  let summary = "max of the rows that have the same segment number";
  let arguments = (ins Weft_Of<"T">:$data, Weft_Of<"Tindices">:$segment_ids);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "SegmentMax";
  let types = [TypeParam<"T", CrossTypes>, TypeParam<"Tindices", IndexTypes>];
  let python = [Python<["tf.math.segment_max"], "data, segment_ids, name=None">];
  let shape = ShapeRule<"segment">;
  let gradient = Gradient<"segmentMaxGrad">;
  let lowering = RuntimeCall;
}

def Weft_SegmentMeanOp : Weft_Op<"segment_mean", [Weft_NoEffects]> {
  let summary = "mean of the rows that have the same segment number";
  let arguments = (ins Weft_Of<"T">:$data, Weft_Of<"Tindices">:$segment_ids);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "SegmentMean";
  let types = [TypeParam<"T", BiasAddTypes>, TypeParam<"Tindices", IndexTypes>];
  let python = [Python<["tf.math.segment_mean"], "data, segment_ids, name=None">];
  let shape = ShapeRule<"segment">;
  let gradient = Gradient<"segmentMeanGrad">;
  let lowering = RuntimeCall;
}

def Weft_SegmentMinOp : Weft_Op<"segment_min", [Weft_NoEffects]> {
  let summary = "min of the rows that have the same segment number";
  let arguments = (ins Weft_Of<"T">:$data, Weft_Of<"Tindices">:$segment_ids);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "SegmentMin";
  let types = [TypeParam<"T", CrossTypes>, TypeParam<"Tindices", IndexTypes>];
  let python = [Python<["tf.math.segment_min"], "data, segment_ids, name=None">];
  let shape = ShapeRule<"segment">;
  let gradient = Gradient<"segmentMinGrad">;
  let lowering = RuntimeCall;
}

def Weft_SegmentProdOp : Weft_Op<"segment_prod", [Weft_NoEffects]> {
  let summary = "prod of the rows that have the same segment number";
  let arguments = (ins Weft_Of<"T">:$data, Weft_Of<"Tindices">:$segment_ids);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "SegmentProd";
  let types = [TypeParam<"T", BiasAddTypes>, TypeParam<"Tindices", IndexTypes>];
  let python = [Python<["tf.math.segment_prod"], "data, segment_ids, name=None">];
  let shape = ShapeRule<"segment">;
  let gradient = Gradient<"segmentProdGrad">;
  let lowering = RuntimeCall;
}

def Weft_SegmentSumOp : Weft_Op<"segment_sum", [Weft_NoEffects]> {
  let summary = "sum of the rows that have the same segment number";
  let arguments = (ins Weft_Of<"T">:$data, Weft_Of<"Tindices">:$segment_ids);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "SegmentSum";
  let types = [TypeParam<"T", BiasAddTypes>, TypeParam<"Tindices", IndexTypes>];
  let python = [Python<["tf.math.segment_sum"], "data, segment_ids, name=None">];
  let shape = ShapeRule<"segment">;
  let gradient = Gradient<"segmentSumGrad">;
  let lowering = RuntimeCall;
}

def Weft_SigmoidOp : Weft_Op<"sigmoid", [Weft_NoEffects]> {
  let summary = "1 / (1 + exp(-x))";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Sigmoid";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.sigmoid", "tf.math.sigmoid", "tf.nn.sigmoid"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"sigmoidGrad">;
  let lowering = ScalarCustom;
}

def Weft_SigmoidGradOp : Weft_Op<"sigmoid_grad", [Weft_NoEffects]> {
  let summary = "gradient of `sigmoid` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$y, Weft_Of<"T">:$dy);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "SigmoidGrad";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let shape = ShapeRule<"same_pair">;
  let gradient = Gradient<"sigmoidGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_SignOp : Weft_Op<"sign", [Weft_NoEffects]> {
  let summary = "-1, 0 or 1 by the sign of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Sign";
  let types = [TypeParam<"T", NegTypes>];
  let python = [Python<["tf.sign", "tf.math.sign"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"signGrad">;
  let lowering = ScalarCustom;
}

def Weft_SinOp : Weft_Op<"sin", [Weft_NoEffects]> {
  let summary = "sine of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Sin";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.math.sin", "tf.sin"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"sinGrad">;
  let lowering = Scalar<"math.sin", "", "", "">;
}

def Weft_SinhOp : Weft_Op<"sinh", [Weft_NoEffects]> {
  let summary = "hyperbolic sine of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Sinh";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.math.sinh", "tf.sinh"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"sinhGrad">;
  let lowering = Scalar<"math.sinh", "", "", "">;
}

def Weft_SqrtOp : Weft_Op<"sqrt", [Weft_NoEffects]> {
  let summary = "square root of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Sqrt";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.sqrt", "tf.math.sqrt"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"sqrtGrad">;
  let lowering = Scalar<"math.sqrt", "", "", "">;
}

def Weft_SqrtGradOp : Weft_Op<"sqrt_grad", [Weft_NoEffects]> {
  let summary = "gradient of `sqrt` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$y, Weft_Of<"T">:$dy);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "SqrtGrad";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let shape = ShapeRule<"same_pair">;
  let gradient = Gradient<"sqrtGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_SquareOp : Weft_Op<"square", [Weft_NoEffects]> {
  let summary = "each element times itself";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Square";
  let types = [TypeParam<"T", SquareTypes>];
  let python = [Python<["tf.math.square", "tf.square"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"squareGrad">;
  let lowering = ScalarCustom;
}

def Weft_SquaredDifferenceOp : Weft_Op<"squared_difference", [Weft_NoEffects]> {
  let summary = "square of the difference, with broadcasting";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "SquaredDifference";
  let types = [TypeParam<"T", DiagTypes>];
  let python = [Python<["tf.math.squared_difference"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"squaredDifferenceGrad">;
  let lowering = ScalarCustom;
}

def Weft_SubOp : Weft_Op<"sub", [Weft_NoEffects]> {
  let summary = "difference with broadcasting";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "Sub";
  let types = [TypeParam<"T", SubTypes>];
  let python = [Python<["tf.subtract", "tf.math.subtract"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"subGrad">;
  let lowering = Scalar<"arith.subf", "arith.subi", "arith.subi", "">;
}

def Weft_SumOp : Weft_Op<"sum", [Weft_NoEffects]> {
  let summary = "sum along the axes";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Ints<"None">:$axis, Weft_Bool<"False">:$keepdims);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Sum";
  let types = [TypeParam<"T", BiasAddTypes>];
  let python = [
                Python<["tf.reduce_sum", "tf.math.reduce_sum"], "input_tensor: input, axis=None, keepdims=False, name=None">];
  let shape = ShapeRule<"reduce">;
  let gradient = Gradient<"sumGrad">;
  let lowering = RuntimeCall;
}

def Weft_TanOp : Weft_Op<"tan", [Weft_NoEffects]> {
  let summary = "tangent of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Tan";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.math.tan", "tf.tan"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"tanGrad">;
  let lowering = Scalar<"math.tan", "", "", "">;
}

def Weft_TanhOp : Weft_Op<"tanh", [Weft_NoEffects]> {
  let summary = "hyperbolic tangent of each element";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Tanh";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let python = [Python<["tf.math.tanh", "tf.nn.tanh", "tf.tanh"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"tanhGrad">;
  let lowering = Scalar<"math.tanh", "", "", "">;
}

def Weft_TanhGradOp : Weft_Op<"tanh_grad", [Weft_NoEffects]> {
  let summary = "gradient of `tanh` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$y, Weft_Of<"T">:$dy);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "TanhGrad";
  let types = [TypeParam<"T", FloatOrComplexTypes>];
  let shape = ShapeRule<"same_pair">;
  let gradient = Gradient<"tanhGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_TruncateDivOp : Weft_Op<"truncate_div", [Weft_NoEffects]> {
  let summary = "quotient rounded towards zero";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "TruncateDiv";
  let types = [TypeParam<"T", FloorDivTypes>];
  let python = [Python<["tf.truncatediv"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"truncateDivGrad">;
  let lowering = ScalarCustom;
}

def Weft_TruncateModOp : Weft_Op<"truncate_mod", [Weft_NoEffects]> {
  let summary = "remainder with the sign of the dividend";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "TruncateMod";
  let types = [TypeParam<"T", TruncateModTypes>];
  let python = [Python<["tf.truncatemod"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = ScalarCustom;
}

def Weft_UnsortedSegmentMaxOp : Weft_Op<"unsorted_segment_max", [Weft_NoEffects]> {
  let summary = "max of the rows that have the same segment number, in any order";
  let arguments = (ins Weft_Of<"T">:$data, Weft_Of<"Tindices">:$segment_ids, Weft_Of<"Tnumsegments">:$num_segments);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "UnsortedSegmentMax";
  let types = [TypeParam<"T", CrossTypes>, TypeParam<"Tindices", IndexTypes>, TypeParam<"Tnumsegments", IndexTypes>];
  let python = [Python<["tf.math.unsorted_segment_max"], "data, segment_ids, num_segments, name=None">];
  let shape = ShapeRule<"unsorted_segment">;
  let gradient = Gradient<"unsortedSegmentMaxGrad">;
  let lowering = RuntimeCall;
}

def Weft_UnsortedSegmentMinOp : Weft_Op<"unsorted_segment_min", [Weft_NoEffects]> {
  let summary = "min of the rows that have the same segment number, in any order";
  let arguments = (ins Weft_Of<"T">:$data, Weft_Of<"Tindices">:$segment_ids, Weft_Of<"Tnumsegments">:$num_segments);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "UnsortedSegmentMin";
  let types = [TypeParam<"T", CrossTypes>, TypeParam<"Tindices", IndexTypes>, TypeParam<"Tnumsegments", IndexTypes>];
  let python = [Python<["tf.math.unsorted_segment_min"], "data, segment_ids, num_segments, name=None">];
  let shape = ShapeRule<"unsorted_segment">;
  let gradient = Gradient<"unsortedSegmentMinGrad">;
  let lowering = RuntimeCall;
}

def Weft_UnsortedSegmentProdOp : Weft_Op<"unsorted_segment_prod", [Weft_NoEffects]> {
  let summary = "prod of the rows that have the same segment number, in any order";
  let arguments = (ins Weft_Of<"T">:$data, Weft_Of<"Tindices">:$segment_ids, Weft_Of<"Tnumsegments">:$num_segments);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "UnsortedSegmentProd";
  let types = [TypeParam<"T", BiasAddTypes>, TypeParam<"Tindices", IndexTypes>, TypeParam<"Tnumsegments", IndexTypes>];
  let python = [Python<["tf.math.unsorted_segment_prod"], "data, segment_ids, num_segments, name=None">];
  let shape = ShapeRule<"unsorted_segment">;
  let gradient = Gradient<"unsortedSegmentProdGrad">;
  let lowering = RuntimeCall;
}

def Weft_UnsortedSegmentSumOp : Weft_Op<"unsorted_segment_sum", [Weft_NoEffects]> {
  let summary = "sum of the rows that have the same segment number, in any order";
  let arguments = (ins Weft_Of<"T">:$data, Weft_Of<"Tindices">:$segment_ids, Weft_Of<"Tnumsegments">:$num_segments);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "UnsortedSegmentSum";
  let types = [TypeParam<"T", BiasAddTypes>, TypeParam<"Tindices", IndexTypes16>,
               TypeParam<"Tnumsegments", IndexTypes>];
  let python = [Python<["tf.math.unsorted_segment_sum"], "data, segment_ids, num_segments, name=None">];
  let shape = ShapeRule<"unsorted_segment">;
  let gradient = Gradient<"unsortedSegmentSumGrad">;
  let lowering = RuntimeCall;
}

def Weft_XdivyOp : Weft_Op<"xdivy", [Weft_NoEffects]> {
  let summary = "x / y, 0 where x is 0";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "Xdivy";
  let types = [TypeParam<"T", XdivyTypes>];
  let python = [Python<["tf.math.xdivy"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"xdivyGrad">;
  let lowering = RuntimeCall;
}

def Weft_Xlog1pyOp : Weft_Op<"xlog1py", [Weft_NoEffects]> {
  let summary = "x * log(1 + y), 0 where x is 0";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "Xlog1py";
  let types = [TypeParam<"T", XdivyTypes>];
  let python = [Python<["tf.math.xlog1py"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"xlog1pyGrad">;
  let lowering = RuntimeCall;
}

def Weft_XlogyOp : Weft_Op<"xlogy", [Weft_NoEffects]> {
  let summary = "x * log(y), 0 where x is 0";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y);
  let results = (outs Weft_Of<"T">:$z);
  let tfName = "Xlogy";
  let types = [TypeParam<"T", XdivyTypes>];
  let python = [Python<["tf.math.xlogy"], "x, y, name=None">];
  let shape = ShapeRule<"binary">;
  let gradient = Gradient<"xlogyGrad">;
  let lowering = RuntimeCall;
}

#endif
