// Shapes, indexing, packing: ops that move elements and compute none.
#ifndef WEFT_ARRAY_OPS
#define WEFT_ARRAY_OPS

include "ops/op_base.td"

def Weft_BitcastOp : Weft_Op<"bitcast", [Weft_NoEffects]> {
  let summary = "the same bits read as another dtype";
  let arguments = (ins Weft_Of<"T">:$input, Weft_DType<>:$dtype);
  let results = (outs Weft_Tensor:$output);
  let tfName = "Bitcast";
  let types = [TypeParam<"T", BitcastTypes>];
  let python = [Python<["tf.bitcast"], "input, type: dtype, name=None">];
  let shape = ShapeRule<"bitcast">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_BroadcastArgsOp : Weft_Op<"broadcast_args", [Weft_NoEffects]> {
  let summary = "shape to which two shapes broadcast";
  let arguments = (ins Weft_Of<"T">:$s0, Weft_Of<"T">:$s1);
  let results = (outs Weft_Of<"T">:$r0);
  let tfName = "BroadcastArgs";
  let types = [TypeParam<"T", IndexTypes>];
  let shape = ShapeRule<"broadcast_args">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_BroadcastGradientArgsOp : Weft_Op<"broadcast_gradient_args", [Weft_NoEffects]> {
  let summary = "axes along which gradients of a broadcast op are summed";
  let arguments = (ins Weft_Of<"T">:$s0, Weft_Of<"T">:$s1);
  let results = (outs Weft_Of<"T">:$r0, Weft_Of<"T">:$r1);
  let tfName = "BroadcastGradientArgs";
  let types = [TypeParam<"T", IndexTypes>];
  let shape = ShapeRule<"broadcast_gradient_args">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_BroadcastToOp : Weft_Op<"broadcast_to", [Weft_NoEffects]> {
  let summary = "repeats extents of one until the shape is reached";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"Tidx">:$shape);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "BroadcastTo";
  let types = [TypeParam<"Tidx", IndexTypes>];
  let python = [Python<["tf.broadcast_to"], "input, shape, name=None">];
  let shape = ShapeRule<"broadcast_to">;
  let gradient = Gradient<"broadcastToGrad">;
  let lowering = RuntimeCall;
}

def Weft_ConcatOp : Weft_Op<"concat", [Weft_NoEffects]> {
  let summary = "inputs joined along an axis that they have";
  let arguments = (ins Variadic<Weft_Of<"T">>:$values, Weft_Int<>:$axis);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "ConcatV2";
  let shape = ShapeRule<"concat">;
  let gradient = Gradient<"concatGrad">;
  let lowering = RuntimeCall;
}

def Weft_DepthToSpaceOp : Weft_Op<"depth_to_space", [Weft_NoEffects]> {
  let summary = "moves channels into blocks of rows and columns";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Int<>:$block_size, Weft_String<"'NHWC'">:$data_format);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "DepthToSpace";
  let shape = ShapeRule<"depth_to_space">;
  let gradient = Gradient<"depthToSpaceGrad">;
  let lowering = RuntimeCall;
}

def Weft_DynamicPartitionOp : Weft_Op<"dynamic_partition", [Weft_NoEffects]> {
  let summary = "rows distributed by their partition number";
  let arguments = (ins Weft_Of<"T">:$data, Weft_Of<"int32">:$partitions, Weft_Int<>:$num_partitions);
  let results = (outs Variadic<Weft_Of<"T">>:$outputs);
  let tfName = "DynamicPartition";
  let python = [Python<["tf.dynamic_partition"], "data, partitions, num_partitions, name=None">];
  let shape = ShapeRule<"dynamic_partition">;
  let gradient = Gradient<"dynamicPartitionGrad">;
  let lowering = RuntimeCall;
}

def Weft_DynamicStitchOp : Weft_Op<"dynamic_stitch", [Weft_NoEffects, SameVariadicOperandSize]> {
  let summary = "rows of several inputs put at their indices";
  let arguments = (ins Variadic<Weft_Of<"int32">>:$indices, Variadic<Weft_Of<"T">>:$data);
  let results = (outs Weft_Of<"T">:$merged);
  let tfName = "DynamicStitch";
  let python = [Python<["tf.dynamic_stitch"], "indices, data, name=None">];
  let shape = ShapeRule<"dynamic_stitch">;
  let gradient = Gradient<"dynamicStitchGrad">;
  let lowering = RuntimeCall;
}

def Weft_EnsureShapeOp : Weft_Op<"ensure_shape", [Weft_NoEffects]> {
  let summary = "the input; an error if its shape does not fit";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Shape<>:$shape);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "EnsureShape";
  let shape = ShapeRule<"ensure_shape">;
  let gradient = Gradient<"ensureShapeGrad">;
  let lowering = RuntimeCall;
}

def Weft_ExpandDimsOp : Weft_Op<"expand_dims", [Weft_NoEffects]> {
  let summary = "inserts an axis of extent 1";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Int<>:$axis);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "ExpandDims";
  let python = [Python<["tf.expand_dims"], "input, axis, name=None">];
  let shape = ShapeRule<"expand_dims">;
  let gradient = Gradient<"expandDimsGrad">;
  let lowering = RuntimeCall;
}

def Weft_FillOp : Weft_Op<"fill", [Weft_NoEffects]> {
  let summary = "tensor of one value";
  let arguments = (ins Weft_Of<"index_type">:$dims, Weft_Of<"T">:$value);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Fill";
  let types = [TypeParam<"index_type", IndexTypes>];
  let python = [Python<["tf.fill"], "dims, value, name=None">];
  let shape = ShapeRule<"fill">;
  let gradient = Gradient<"fillGrad">;
  let lowering = RuntimeCall;
}

def Weft_GatherOp : Weft_Op<"gather", [Weft_NoEffects]> {
  let summary = "slices at indices along an axis";
  let arguments = (ins Weft_Of<"Tparams">:$params, Weft_Of<"Tindices">:$indices, Weft_Int<"0">:$axis,
                       Weft_Int<"0">:$batch_dims);
  let results = (outs Weft_Of<"Tparams">:$output);
  let tfName = "GatherV2";
  let types = [TypeParam<"Tindices", IndexTypes16>];
  let shape = ShapeRule<"gather">;
  let gradient = Gradient<"gatherGrad">;
  let lowering = RuntimeCall;
}

def Weft_GatherNdOp : Weft_Op<"gather_nd", [Weft_NoEffects]> {
  let summary = "elements or slices at index vectors";
  let arguments = (ins Weft_Of<"Tparams">:$params, Weft_Of<"Tindices">:$indices, Weft_Int<>:$batch_dims);
  let results = (outs Weft_Of<"Tparams">:$output);
  let tfName = "GatherNd";
  let types = [TypeParam<"Tindices", IndexTypes16>];
  let shape = ShapeRule<"gather_nd">;
  let gradient = Gradient<"gatherNdGrad">;
  let lowering = RuntimeCall;
}

def Weft_HistogramFixedWidthOp : Weft_Op<"histogram_fixed_width", [Weft_NoEffects]> {
  let summary = "counts of values in bins of one width";
  let arguments = (ins Weft_Of<"T">:$values, Weft_Of<"T">:$value_range, Weft_Of<"int32">:$nbins,
                       Weft_DType<"tf.int32">:$dtype);
  let results = (outs Weft_Of<"@dtype">:$out);
  let tfName = "HistogramFixedWidth";
  let types = [TypeParam<"T", BincountTypes>];
  let shape = ShapeRule<"histogram_fixed_width">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_IdentityOp : Weft_Op<"identity", [Weft_NoEffects]> {
  let summary = "the input";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Identity";
  let python = [Python<["tf.identity"], "input, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"identityGrad">;
  let lowering = ScalarCustom;
}

def Weft_InvertPermutationOp : Weft_Op<"invert_permutation", [Weft_NoEffects]> {
  let summary = "the permutation that undoes the input";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "InvertPermutation";
  let types = [TypeParam<"T", IndexTypes>];
  let python = [Python<["tf.math.invert_permutation"], "x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_LinspaceOp : Weft_Op<"linspace", [Weft_NoEffects]> {
  let summary = "numbers at equal distances";
  let arguments = (ins Weft_Of<"T">:$start, Weft_Of<"T">:$stop, Weft_Of<"Tidx">:$num);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "LinSpace";
  let types = [TypeParam<"T", FloatTypes>, TypeParam<"Tidx", IndexTypes>];
  let shape = ShapeRule<"linspace">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_LowerBoundOp : Weft_Op<"lower_bound", [Weft_NoEffects]> {
  let summary = "first place in a sorted row where a value could stand";
  let arguments = (ins Weft_Of<"T">:$sorted_inputs, Weft_Of<"T">:$values, Weft_DType<"tf.int32">:$out_type);
  let results = (outs Weft_Of<"@out_type">:$output);
  let tfName = "LowerBound";
  let shape = ShapeRule<"search_sorted">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_MirrorPadOp : Weft_Op<"mirror_pad", [Weft_NoEffects]> {
  let summary = "pads with mirrored elements";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"Tpaddings">:$paddings, Weft_String<>:$mode);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MirrorPad";
  let types = [TypeParam<"Tpaddings", IndexTypes>];
  let shape = ShapeRule<"pad">;
  let gradient = Gradient<"mirrorPadGrad">;
  let lowering = RuntimeCall;
}

def Weft_MirrorPadGradOp : Weft_Op<"mirror_pad_grad", [Weft_NoEffects]> {
  let summary = "gradient of `mirror_pad` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"Tpaddings">:$paddings, Weft_String<>:$mode);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MirrorPadGrad";
  let types = [TypeParam<"Tpaddings", IndexTypes>];
  let shape = ShapeRule<"mirror_pad_grad">;
  let gradient = Gradient<"mirrorPadGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_OneHotOp : Weft_Op<"one_hot", [Weft_NoEffects]> {
  let summary = "vectors with one element set";
  let arguments = (ins Weft_Of<"TI">:$indices, Weft_Of<"int32">:$depth, Weft_Of<"T">:$on_value, Weft_Of<"T">:$off_value,
                       Weft_Int<"-1">:$axis);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "OneHot";
  let types = [TypeParam<"TI", OneHotTITypes>];
  let shape = ShapeRule<"one_hot">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_OnesLikeOp : Weft_Op<"ones_like", [Weft_NoEffects]> {
  let summary = "ones in the input's shape";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "OnesLike";
  let types = [TypeParam<"T", OnesLikeTypes>];
  let python = [Python<["tf.ones_like"], "input: x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_PadOp : Weft_Op<"pad", [Weft_NoEffects]> {
  let summary = "pads with a constant";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"Tpaddings">:$paddings, Weft_Of<"T">:$constant_values);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "PadV2";
  let types = [TypeParam<"Tpaddings", IndexTypes>];
  let shape = ShapeRule<"pad">;
  let gradient = Gradient<"padGrad">;
  let lowering = RuntimeCall;
}

def Weft_PreventGradientOp : Weft_Op<"prevent_gradient", [Weft_NoEffects]> {
  let summary = "the input, whose gradient is an error";
  let arguments = (ins Weft_Of<"T">:$input, Weft_String<"''">:$message);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "PreventGradient";
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"preventGradientGrad">;
  let lowering = ScalarCustom;
}

def Weft_RangeOp : Weft_Op<"range", [Weft_NoEffects]> {
  let summary = "numbers from start to limit by steps";
  let arguments = (ins Weft_Of<"Tidx">:$start, Weft_Of<"Tidx">:$limit, Weft_Of<"Tidx">:$delta);
  let results = (outs Weft_Of<"Tidx">:$output);
  let tfName = "Range";
  let types = [TypeParam<"Tidx", RangeTidxTypes>];
  let shape = ShapeRule<"range">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_RankOp : Weft_Op<"rank", [Weft_NoEffects]> {
  let summary = "number of axes";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Of<"int32">:$output);
  let tfName = "Rank";
  let python = [Python<["tf.rank"], "input, name=None">];
  let shape = ShapeRule<"rank">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_ReshapeOp : Weft_Op<"reshape", [Weft_NoEffects]> {
  let summary = "the same elements in another shape";
  let arguments = (ins Weft_Of<"T">:$tensor, Weft_Of<"Tshape">:$shape);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Reshape";
  let types = [TypeParam<"Tshape", IndexTypes>];
  let python = [Python<["tf.reshape"], "tensor, shape, name=None">];
  let shape = ShapeRule<"reshape">;
  let gradient = Gradient<"reshapeGrad">;
  let lowering = RuntimeCall;
}

def Weft_ReverseOp : Weft_Op<"reverse", [Weft_NoEffects]> {
  let summary = "order reversed along the axes";
  let arguments = (ins Weft_Of<"T">:$tensor, Weft_Ints<>:$axis);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "ReverseV2";
  let types = [TypeParam<"T", ReverseTypes>];
  let python = [Python<["tf.reverse"], "tensor, axis, name=None">];
  let shape = ShapeRule<"reverse">;
  let gradient = Gradient<"reverseGrad">;
  let lowering = RuntimeCall;
}

def Weft_RollOp : Weft_Op<"roll", [Weft_NoEffects]> {
  let summary = "elements moved along axes, around the end";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Ints<>:$shift, Weft_Ints<>:$axis);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Roll";
  let shape = ShapeRule<"roll">;
  let gradient = Gradient<"rollGrad">;
  let lowering = RuntimeCall;
}

def Weft_ScatterNdOp : Weft_Op<"scatter_nd", [Weft_NoEffects]> {
  let summary = "zeros with updates added at index vectors";
  let arguments = (ins Weft_Of<"Tindices">:$indices, Weft_Of<"T">:$updates, Weft_Of<"Tindices">:$shape);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "ScatterNd";
  let types = [TypeParam<"Tindices", IndexTypes16>];
  let python = [Python<["tf.scatter_nd"], "indices, updates, shape, name=None">];
  let shape = ShapeRule<"scatter_nd">;
  let gradient = Gradient<"scatterNdGrad">;
  let lowering = RuntimeCall;
}

def Weft_SelectOp : Weft_Op<"select", [Weft_NoEffects]> {
  let summary = "x where the condition holds, y elsewhere, with broadcasting";
  let arguments = (ins Weft_Of<"bool">:$condition, Weft_Of<"T">:$t, Weft_Of<"T">:$e);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "SelectV2";
  let shape = ShapeRule<"select">;
  let gradient = Gradient<"selectGrad">;
  let lowering = ScalarCustom;
}

def Weft_ShapeOp : Weft_Op<"shape", [Weft_NoEffects]> {
  let summary = "extents of the input";
  let arguments = (ins Weft_Of<"T">:$input, Weft_DType<"tf.int32">:$out_type);
  let results = (outs Weft_Of<"@out_type">:$output);
  let tfName = "Shape";
  let python = [Python<["tf.shape"], "input, out_type=None, name=None">];
  let shape = ShapeRule<"shape">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_SizeOp : Weft_Op<"size", [Weft_NoEffects]> {
  let summary = "number of elements";
  let arguments = (ins Weft_Of<"T">:$input, Weft_DType<"tf.int32">:$out_type);
  let results = (outs Weft_Of<"@out_type">:$output);
  let tfName = "Size";
  let python = [Python<["tf.size"], "input, out_type=None, name=None">];
  let shape = ShapeRule<"size">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_SliceOp : Weft_Op<"slice", [Weft_NoEffects]> {
  let summary = "part of a tensor from `begin` of extents `size`";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"Index">:$begin, Weft_Of<"Index">:$size);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Slice";
  let types = [TypeParam<"Index", IndexTypes>];
  let shape = ShapeRule<"slice">;
  let gradient = Gradient<"sliceGrad">;
  let lowering = RuntimeCall;
}

def Weft_SpaceToDepthOp : Weft_Op<"space_to_depth", [Weft_NoEffects]> {
  let summary = "moves blocks of rows and columns into channels";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Int<>:$block_size, Weft_String<"'NHWC'">:$data_format);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "SpaceToDepth";
  let shape = ShapeRule<"space_to_depth">;
  let gradient = Gradient<"spaceToDepthGrad">;
  let lowering = RuntimeCall;
}

def Weft_SplitOp : Weft_Op<"split", [Weft_NoEffects]> {
  let summary = "equal parts along an axis";
  let arguments = (ins Weft_Of<"T">:$value, Weft_Int<"0">:$axis, Weft_Int<>:$num_split);
  let results = (outs Variadic<Weft_Of<"T">>:$output);
  let tfName = "Split";
  let shape = ShapeRule<"split">;
  let gradient = Gradient<"splitGrad">;
  let lowering = RuntimeCall;
}

def Weft_SplitVOp : Weft_Op<"split_v", [Weft_NoEffects]> {
  let summary = "parts of given sizes along an axis";
  let arguments = (ins Weft_Of<"T">:$value, Weft_Int<"0">:$axis, Weft_Ints<>:$sizes);
  let results = (outs Variadic<Weft_Of<"T">>:$output);
  let tfName = "SplitV";
  let shape = ShapeRule<"split_v">;
  let gradient = Gradient<"splitVGrad">;
  let lowering = RuntimeCall;
}

def Weft_SqueezeOp : Weft_Op<"squeeze", [Weft_NoEffects]> {
  let summary = "removes axes of extent 1";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Ints<"[]">:$axis);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Squeeze";
  let shape = ShapeRule<"squeeze">;
  let gradient = Gradient<"squeezeGrad">;
  let lowering = RuntimeCall;
}

def Weft_StackOp : Weft_Op<"stack", [Weft_NoEffects]> {
  let summary = "inputs joined along a new axis";
  let arguments = (ins Variadic<Weft_Of<"T">>:$values, Weft_Int<"0">:$axis);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Pack";
  let shape = ShapeRule<"stack">;
  let gradient = Gradient<"stackGrad">;
  let lowering = RuntimeCall;
}

def Weft_StopGradientOp : Weft_Op<"stop_gradient", [Weft_NoEffects]> {
  let summary = "the input, through which no gradient flows";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "StopGradient";
  let python = [Python<["tf.stop_gradient"], "input, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

def Weft_StridedSliceOp : Weft_Op<"strided_slice", [Weft_NoEffects]> {
  let summary = "Python's subscripts: bounds, steps, new and dropped axes";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"Index">:$begin, Weft_Of<"Index">:$end, Weft_Of<"Index">:$strides,
                       Weft_Int<"0">:$begin_mask, Weft_Int<"0">:$end_mask, Weft_Int<"0">:$ellipsis_mask,
                       Weft_Int<"0">:$new_axis_mask, Weft_Int<"0">:$shrink_axis_mask);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "StridedSlice";
  let types = [TypeParam<"Index", IndexTypes16>];
  let shape = ShapeRule<"strided_slice">;
  let gradient = Gradient<"stridedSliceGrad">;
  let lowering = RuntimeCall;
}

def Weft_StridedSliceGradOp : Weft_Op<"strided_slice_grad", [Weft_NoEffects]> {
  let summary = "zeros with the gradient put where `strided_slice` read";
  let arguments = (ins Weft_Of<"Index">:$shape, Weft_Of<"Index">:$begin, Weft_Of<"Index">:$end,
                       Weft_Of<"Index">:$strides, Weft_Of<"T">:$dy, Weft_Int<"0">:$begin_mask, Weft_Int<"0">:$end_mask,
                       Weft_Int<"0">:$ellipsis_mask, Weft_Int<"0">:$new_axis_mask, Weft_Int<"0">:$shrink_axis_mask);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "StridedSliceGrad";
  let types = [TypeParam<"Index", IndexTypes>];
  let shape = ShapeRule<"strided_slice_grad">;
  let gradient = Gradient<"stridedSliceGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorScatterAddOp : Weft_Op<"tensor_scatter_add", [Weft_NoEffects]> {
  let summary = "tensor with updates added at index vectors";
  let arguments = (ins Weft_Of<"T">:$tensor, Weft_Of<"Tindices">:$indices, Weft_Of<"T">:$updates);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "TensorScatterAdd";
  let types = [TypeParam<"Tindices", IndexTypes>];
  let python = [Python<["tf.tensor_scatter_nd_add"], "tensor, indices, updates, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"tensorScatterAddGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorScatterMaxOp : Weft_Op<"tensor_scatter_max", [Weft_NoEffects]> {
  let summary = "tensor with the greater of element and update at index vectors";
  let arguments = (ins Weft_Of<"T">:$tensor, Weft_Of<"Tindices">:$indices, Weft_Of<"T">:$updates);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "TensorScatterMax";
  let types = [TypeParam<"Tindices", IndexTypes>];
  let python = [Python<["tf.tensor_scatter_nd_max"], "tensor, indices, updates, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"tensorScatterMaxGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorScatterMinOp : Weft_Op<"tensor_scatter_min", [Weft_NoEffects]> {
  let summary = "tensor with the lesser of element and update at index vectors";
  let arguments = (ins Weft_Of<"T">:$tensor, Weft_Of<"Tindices">:$indices, Weft_Of<"T">:$updates);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "TensorScatterMin";
  let types = [TypeParam<"Tindices", IndexTypes>];
  let python = [Python<["tf.tensor_scatter_nd_min"], "tensor, indices, updates, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"tensorScatterMinGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorScatterSubOp : Weft_Op<"tensor_scatter_sub", [Weft_NoEffects]> {
  let summary = "tensor with updates subtracted at index vectors";
  let arguments = (ins Weft_Of<"T">:$tensor, Weft_Of<"Tindices">:$indices, Weft_Of<"T">:$updates);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "TensorScatterSub";
  let types = [TypeParam<"Tindices", IndexTypes>];
  let python = [Python<["tf.tensor_scatter_nd_sub"], "tensor, indices, updates, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"tensorScatterSubGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorScatterUpdateOp : Weft_Op<"tensor_scatter_update", [Weft_NoEffects]> {
  let summary = "tensor with elements at index vectors replaced";
  let arguments = (ins Weft_Of<"T">:$tensor, Weft_Of<"Tindices">:$indices, Weft_Of<"T">:$updates);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "TensorScatterUpdate";
  let types = [TypeParam<"Tindices", TensorScatterUpdateTindicesTypes>];
  let python = [Python<["tf.tensor_scatter_nd_update"], "tensor, indices, updates, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"tensorScatterUpdateGrad">;
  let lowering = RuntimeCall;
}

def Weft_TileOp : Weft_Op<"tile", [Weft_NoEffects]> {
  let summary = "the input repeated along its axes";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"Tmultiples">:$multiples);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Tile";
  let types = [TypeParam<"Tmultiples", IndexTypes>];
  let python = [Python<["tf.tile"], "input, multiples, name=None">];
  let shape = ShapeRule<"tile">;
  let gradient = Gradient<"tileGrad">;
  let lowering = RuntimeCall;
}

def Weft_TransposeOp : Weft_Op<"transpose", [Weft_NoEffects]> {
  let summary = "axes in another order";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Ints<"None">:$perm);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "Transpose";
  let shape = ShapeRule<"transpose">;
  let gradient = Gradient<"transposeGrad">;
  let lowering = RuntimeCall;
}

def Weft_UniqueOp : Weft_Op<"unique", [Weft_NoEffects]> {
  let summary = "distinct elements in the order of their first place, and where each went";
  let arguments = (ins Weft_Of<"T">:$x, Weft_DType<"tf.int32">:$out_idx);
  let results = (outs Weft_Of<"T">:$y, Weft_Of<"@out_idx">:$idx);
  let tfName = "Unique";
  let shape = ShapeRule<"unique">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_UniqueWithCountsOp : Weft_Op<"unique_with_counts", [Weft_NoEffects]> {
  let summary = "as `unique`, with how often each occurs";
  let arguments = (ins Weft_Of<"T">:$x, Weft_DType<"tf.int32">:$out_idx);
  let results = (outs Weft_Of<"T">:$y, Weft_Of<"@out_idx">:$idx, Weft_Of<"@out_idx">:$count);
  let tfName = "UniqueWithCounts";
  let shape = ShapeRule<"unique">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_UnstackOp : Weft_Op<"unstack", [Weft_NoEffects]> {
  let summary = "slices along an axis";
  let arguments = (ins Weft_Of<"T">:$value, Weft_Int<>:$num, Weft_Int<"0">:$axis);
  let results = (outs Variadic<Weft_Of<"T">>:$output);
  let tfName = "Unpack";
  let shape = ShapeRule<"unstack">;
  let gradient = Gradient<"unstackGrad">;
  let lowering = RuntimeCall;
}

def Weft_UpperBoundOp : Weft_Op<"upper_bound", [Weft_NoEffects]> {
  let summary = "last place in a sorted row where a value could stand";
  let arguments = (ins Weft_Of<"T">:$sorted_inputs, Weft_Of<"T">:$values, Weft_DType<"tf.int32">:$out_type);
  let results = (outs Weft_Of<"@out_type">:$output);
  let tfName = "UpperBound";
  let shape = ShapeRule<"search_sorted">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_WhereOp : Weft_Op<"where", [Weft_NoEffects]> {
  let summary = "indices of the true elements";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Of<"int64">:$index);
  let tfName = "Where";
  let types = [TypeParam<"T", WhereTypes>];
  let shape = ShapeRule<"where">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ZerosLikeOp : Weft_Op<"zeros_like", [Weft_NoEffects]> {
  let summary = "zeros in the input's shape";
  let arguments = (ins Weft_Of<"T">:$x);
  let results = (outs Weft_Of<"T">:$y);
  let tfName = "ZerosLike";
  let python = [Python<["tf.zeros_like"], "input: x, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = ScalarCustom;
}

#endif
