// Activations, convolutions, pooling, losses.
#ifndef WEFT_NN_OPS
#define WEFT_NN_OPS

include "ops/op_base.td"

def Weft_AvgPoolOp : Weft_Op<"avg_pool", [Weft_NoEffects]> {
  let summary = "mean of each window";
  let arguments = (ins Weft_Of<"T">:$value, Weft_Ints<>:$ksize, Weft_Ints<>:$strides, Weft_String<>:$padding,
                       Weft_String<"'NHWC'">:$data_format);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "AvgPool";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"pool">;
  let gradient = Gradient<"avgPoolGrad">;
  let lowering = RuntimeCall;
}

def Weft_AvgPoolGradOp : Weft_Op<"avg_pool_grad", [Weft_NoEffects]> {
  let summary = "gradient of `avg_pool` with respect to its input";
  let arguments = (ins Weft_Of<"int32">:$orig_input_shape, Weft_Of<"T">:$grad, Weft_Ints<>:$ksize, Weft_Ints<>:$strides,
                       Weft_String<>:$padding, Weft_String<"'NHWC'">:$data_format);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "AvgPoolGrad";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"shape_from_input0">;
  let gradient = Gradient<"avgPoolGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_BiasAddOp : Weft_Op<"bias_add", [Weft_NoEffects]> {
  let summary = "adds a vector along the channel axis";
  let arguments = (ins Weft_Of<"T">:$value, Weft_Of<"T">:$bias, Weft_String<"'NHWC'">:$data_format);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "BiasAdd";
  let types = [TypeParam<"T", BiasAddTypes>];
  let shape = ShapeRule<"bias_add">;
  let gradient = Gradient<"biasAddGrad">;
  let lowering = RuntimeCall;
}

def Weft_BiasAddGradOp : Weft_Op<"bias_add_grad", [Weft_NoEffects]> {
  let summary = "sum over all but the channel axis";
  let arguments = (ins Weft_Of<"T">:$out_backprop, Weft_String<"'NHWC'">:$data_format);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "BiasAddGrad";
  let types = [TypeParam<"T", BiasAddTypes>];
  let shape = ShapeRule<"bias_add_grad">;
  let gradient = Gradient<"biasAddGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_Conv2dOp : Weft_Op<"conv2d", [Weft_NoEffects]> {
  let summary = "two-dimensional convolution";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"T">:$filter, Weft_Ints<>:$strides, Weft_String<>:$padding,
                       Weft_Ints<"[]">:$explicit_paddings, Weft_String<"'NHWC'">:$data_format,
                       Weft_Ints<"[1, 1, 1, 1]">:$dilations);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Conv2D";
  let types = [TypeParam<"T", Conv2dTypes>];
  let shape = ShapeRule<"conv2d">;
  let gradient = Gradient<"conv2dGrad">;
  let lowering = RuntimeCall;
}

def Weft_Conv2dBackpropFilterOp : Weft_Op<"conv2d_backprop_filter", [Weft_NoEffects]> {
  let summary = "gradient of `conv2d` with respect to the filter";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"int32">:$filter_sizes, Weft_Of<"T">:$out_backprop,
                       Weft_Ints<>:$strides, Weft_String<>:$padding, Weft_Ints<"[]">:$explicit_paddings,
                       Weft_String<"'NHWC'">:$data_format, Weft_Ints<"[1, 1, 1, 1]">:$dilations);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Conv2DBackpropFilter";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"shape_from_input1">;
  let gradient = Gradient<"conv2dBackpropFilterGrad">;
  let lowering = RuntimeCall;
}

def Weft_Conv2dBackpropInputOp : Weft_Op<"conv2d_backprop_input", [Weft_NoEffects]> {
  let summary = "gradient of `conv2d` with respect to the input";
  let arguments = (ins Weft_Of<"int32">:$input_sizes, Weft_Of<"T">:$filter, Weft_Of<"T">:$out_backprop,
                       Weft_Ints<>:$strides, Weft_String<>:$padding, Weft_Ints<"[]">:$explicit_paddings,
                       Weft_String<"'NHWC'">:$data_format, Weft_Ints<"[1, 1, 1, 1]">:$dilations);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Conv2DBackpropInput";
  let types = [TypeParam<"T", Conv2dTypes>];
  let shape = ShapeRule<"shape_from_input0_like_last">;
  let gradient = Gradient<"conv2dBackpropInputGrad">;
  let lowering = RuntimeCall;
}

def Weft_DepthwiseConv2dNativeOp : Weft_Op<"depthwise_conv2d_native", [Weft_NoEffects]> {
  let summary = "convolution of each channel by its own filters";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"T">:$filter, Weft_Ints<>:$strides, Weft_String<>:$padding,
                       Weft_Ints<"[]">:$explicit_paddings, Weft_String<"'NHWC'">:$data_format,
                       Weft_Ints<"[1, 1, 1, 1]">:$dilations);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "DepthwiseConv2dNative";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"depthwise_conv2d">;
  let gradient = Gradient<"depthwiseConv2dNativeGrad">;
  let lowering = RuntimeCall;
}

def Weft_DepthwiseConv2dNativeBackpropFilterOp : Weft_Op<"depthwise_conv2d_native_backprop_filter", [Weft_NoEffects]> {
  let summary = "gradient of `depthwise_conv2d_native` with respect to the filter";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"int32">:$filter_sizes, Weft_Of<"T">:$out_backprop,
                       Weft_Ints<>:$strides, Weft_String<>:$padding, Weft_Ints<"[]">:$explicit_paddings,
                       Weft_String<"'NHWC'">:$data_format, Weft_Ints<"[1, 1, 1, 1]">:$dilations);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "DepthwiseConv2dNativeBackpropFilter";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"shape_from_input1">;
  let gradient = Gradient<"depthwiseConv2dNativeBackpropFilterGrad">;
  let lowering = RuntimeCall;
}

def Weft_DepthwiseConv2dNativeBackpropInputOp : Weft_Op<"depthwise_conv2d_native_backprop_input", [Weft_NoEffects]> {
  let summary = "gradient of `depthwise_conv2d_native` with respect to the input";
  let arguments = (ins Weft_Of<"int32">:$input_sizes, Weft_Of<"T">:$filter, Weft_Of<"T">:$out_backprop,
                       Weft_Ints<>:$strides, Weft_String<>:$padding, Weft_Ints<"[]">:$explicit_paddings,
                       Weft_String<"'NHWC'">:$data_format, Weft_Ints<"[1, 1, 1, 1]">:$dilations);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "DepthwiseConv2dNativeBackpropInput";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"shape_from_input0_like_last">;
  let gradient = Gradient<"depthwiseConv2dNativeBackpropInputGrad">;
  let lowering = RuntimeCall;
}

def Weft_EluOp : Weft_Op<"elu", [Weft_NoEffects]> {
  let summary = "exponential linear unit";
  let arguments = (ins Weft_Of<"T">:$features);
  let results = (outs Weft_Of<"T">:$activations);
  let tfName = "Elu";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let python = [Python<["tf.nn.elu"], "features, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"eluGrad">;
  let lowering = RuntimeCall;
}

def Weft_EluGradOp : Weft_Op<"elu_grad", [Weft_NoEffects]> {
  let summary = "gradient of `elu` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$gradients, Weft_Of<"T">:$outputs);
  let results = (outs Weft_Of<"T">:$backprops);
  let tfName = "EluGrad";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"same_pair">;
  let gradient = Gradient<"eluGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_InTopKOp : Weft_Op<"in_top_k", [Weft_NoEffects]> {
  let summary = "whether the target is among the k best predictions";
  let arguments = (ins Weft_Of<"float32">:$predictions, Weft_Of<"T">:$targets, Weft_Of<"T">:$k);
  let results = (outs Weft_Of<"bool">:$precision);
  let tfName = "InTopKV2";
  let types = [TypeParam<"T", IndexTypes>];
  let shape = ShapeRule<"in_top_k">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_L2LossOp : Weft_Op<"l2_loss", [Weft_NoEffects]> {
  let summary = "half the sum of squares";
  let arguments = (ins Weft_Of<"T">:$t);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "L2Loss";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let python = [Python<["tf.nn.l2_loss"], "t, name=None">];
  let shape = ShapeRule<"scalar_same">;
  let gradient = Gradient<"l2LossGrad">;
  let lowering = RuntimeCall;
}

def Weft_LeakyReluOp : Weft_Op<"leaky_relu", [Weft_NoEffects]> {
  let summary = "x where positive, alpha * x elsewhere";
  let arguments = (ins Weft_Of<"T">:$features, Weft_Float<"0.20000000298023224">:$alpha);
  let results = (outs Weft_Of<"T">:$activations);
  let tfName = "LeakyRelu";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"leakyReluGrad">;
  let lowering = RuntimeCall;
}

def Weft_LeakyReluGradOp : Weft_Op<"leaky_relu_grad", [Weft_NoEffects]> {
  let summary = "gradient of `leaky_relu` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$gradients, Weft_Of<"T">:$features, Weft_Float<"0.20000000298023224">:$alpha);
  let results = (outs Weft_Of<"T">:$backprops);
  let tfName = "LeakyReluGrad";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"same_pair">;
  let gradient = Gradient<"leakyReluGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_LogSoftmaxOp : Weft_Op<"log_softmax", [Weft_NoEffects]> {
  let summary = "logarithm of the softmax along the last axis";
  let arguments = (ins Weft_Of<"T">:$logits);
  let results = (outs Weft_Of<"T">:$logsoftmax);
  let tfName = "LogSoftmax";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"softmax">;
  let gradient = Gradient<"logSoftmaxGrad">;
  let lowering = RuntimeCall;
}

def Weft_MaxPoolOp : Weft_Op<"max_pool", [Weft_NoEffects]> {
  let summary = "greatest element of each window";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Ints<>:$ksize, Weft_Ints<>:$strides, Weft_String<>:$padding,
                       Weft_String<"'NHWC'">:$data_format);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MaxPool";
  let types = [TypeParam<"T", MaxPoolTypes>];
  let shape = ShapeRule<"pool">;
  let gradient = Gradient<"maxPoolGrad">;
  let lowering = RuntimeCall;
}

def Weft_MaxPoolGradOp : Weft_Op<"max_pool_grad", [Weft_NoEffects]> {
  let summary = "gradient of `max_pool` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$orig_input, Weft_Of<"T">:$orig_output, Weft_Of<"T">:$grad, Weft_Ints<>:$ksize,
                       Weft_Ints<>:$strides, Weft_String<>:$padding, Weft_String<"'NHWC'">:$data_format);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MaxPoolGrad";
  let types = [TypeParam<"T", CrossTypes>];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"maxPoolGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_ReluOp : Weft_Op<"relu", [Weft_NoEffects]> {
  let summary = "the greater of 0 and each element";
  let arguments = (ins Weft_Of<"T">:$features);
  let results = (outs Weft_Of<"T">:$activations);
  let tfName = "Relu";
  let types = [TypeParam<"T", CrossTypes>];
  let python = [Python<["tf.nn.relu"], "features, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"reluGrad">;
  let lowering = ScalarCustom;
}

def Weft_Relu6Op : Weft_Op<"relu6", [Weft_NoEffects]> {
  let summary = "each element moved into [0, 6]";
  let arguments = (ins Weft_Of<"T">:$features);
  let results = (outs Weft_Of<"T">:$activations);
  let tfName = "Relu6";
  let types = [TypeParam<"T", CrossTypes>];
  let python = [Python<["tf.nn.relu6"], "features, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"relu6Grad">;
  let lowering = RuntimeCall;
}

def Weft_Relu6GradOp : Weft_Op<"relu6_grad", [Weft_NoEffects]> {
  let summary = "gradient of `relu6` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$gradients, Weft_Of<"T">:$features);
  let results = (outs Weft_Of<"T">:$backprops);
  let tfName = "Relu6Grad";
  let types = [TypeParam<"T", CrossTypes>];
  let shape = ShapeRule<"same_pair">;
  let gradient = Gradient<"relu6GradGrad">;
  let lowering = RuntimeCall;
}

def Weft_ReluGradOp : Weft_Op<"relu_grad", [Weft_NoEffects]> {
  let summary = "gradient of `relu` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$gradients, Weft_Of<"T">:$features);
  let results = (outs Weft_Of<"T">:$backprops);
  let tfName = "ReluGrad";
  let types = [TypeParam<"T", CrossTypes>];
  let shape = ShapeRule<"same_pair">;
  let gradient = Gradient<"reluGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_SeluOp : Weft_Op<"selu", [Weft_NoEffects]> {
  let summary = "scaled exponential linear unit";
  let arguments = (ins Weft_Of<"T">:$features);
  let results = (outs Weft_Of<"T">:$activations);
  let tfName = "Selu";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let python = [Python<["tf.nn.selu"], "features, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"seluGrad">;
  let lowering = RuntimeCall;
}

def Weft_SeluGradOp : Weft_Op<"selu_grad", [Weft_NoEffects]> {
  let summary = "gradient of `selu` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$gradients, Weft_Of<"T">:$outputs);
  let results = (outs Weft_Of<"T">:$backprops);
  let tfName = "SeluGrad";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"same_pair">;
  let gradient = Gradient<"seluGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_SoftmaxOp : Weft_Op<"softmax", [Weft_NoEffects]> {
  let summary = "exponentials divided by their sum along the last axis";
  let arguments = (ins Weft_Of<"T">:$logits);
  let results = (outs Weft_Of<"T">:$softmax);
  let tfName = "Softmax";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"softmax">;
  let gradient = Gradient<"softmaxGrad">;
  let lowering = RuntimeCall;
}

def Weft_SoftmaxCrossEntropyWithLogitsOp : Weft_Op<"softmax_cross_entropy_with_logits", [Weft_NoEffects]> {
  let summary = "loss against distributions, and its gradient";
  let arguments = (ins Weft_Of<"T">:$features, Weft_Of<"T">:$labels);
  let results = (outs Weft_Of<"T">:$loss, Weft_Of<"T">:$backprop);
  let tfName = "SoftmaxCrossEntropyWithLogits";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"softmax_cross_entropy">;
  let gradient = Gradient<"softmaxCrossEntropyWithLogitsGrad">;
  let lowering = RuntimeCall;
}

def Weft_SoftplusOp : Weft_Op<"softplus", [Weft_NoEffects]> {
  let summary = "log(1 + exp(x))";
  let arguments = (ins Weft_Of<"T">:$features);
  let results = (outs Weft_Of<"T">:$activations);
  let tfName = "Softplus";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let python = [Python<["tf.nn.softplus", "tf.math.softplus"], "features, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"softplusGrad">;
  let lowering = RuntimeCall;
}

def Weft_SoftplusGradOp : Weft_Op<"softplus_grad", [Weft_NoEffects]> {
  let summary = "gradient of `softplus` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$gradients, Weft_Of<"T">:$features);
  let results = (outs Weft_Of<"T">:$backprops);
  let tfName = "SoftplusGrad";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"same_pair">;
  let gradient = Gradient<"softplusGradGrad">;
  let lowering = RuntimeCall;
}

def Weft_SoftsignOp : Weft_Op<"softsign", [Weft_NoEffects]> {
  let summary = "x / (1 + |x|)";
  let arguments = (ins Weft_Of<"T">:$features);
  let results = (outs Weft_Of<"T">:$activations);
  let tfName = "Softsign";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let python = [Python<["tf.math.softsign", "tf.nn.softsign"], "features, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"softsignGrad">;
  let lowering = RuntimeCall;
}

def Weft_SoftsignGradOp : Weft_Op<"softsign_grad", [Weft_NoEffects]> {
  let summary = "gradient of `softsign` with respect to its input";
  let arguments = (ins Weft_Of<"T">:$gradients, Weft_Of<"T">:$features);
  let results = (outs Weft_Of<"T">:$backprops);
  let tfName = "SoftsignGrad";
  let types = [TypeParam<"T", FloatTypesHalfFirst>];
  let shape = ShapeRule<"same_pair">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_SparseSoftmaxCrossEntropyWithLogitsOp : Weft_Op<"sparse_softmax_cross_entropy_with_logits", [Weft_NoEffects]> {
  let summary = "loss against class numbers, and its gradient";
  let arguments = (ins Weft_Of<"T">:$features, Weft_Of<"Tlabels">:$labels);
  let results = (outs Weft_Of<"T">:$loss, Weft_Of<"T">:$backprop);
  let tfName = "SparseSoftmaxCrossEntropyWithLogits";
  let types = [TypeParam<"T", FloatTypesHalfFirst>, TypeParam<"Tlabels", IndexTypes>];
  let shape = ShapeRule<"sparse_softmax_cross_entropy">;
  let gradient = Gradient<"sparseSoftmaxCrossEntropyWithLogitsGrad">;
  let lowering = RuntimeCall;
}

def Weft_TopKOp : Weft_Op<"top_k", [Weft_NoEffects]> {
  let summary = "greatest elements along the last axis, and their indices";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"Tk">:$k, Weft_Bool<"True">:$sorted);
  let results = (outs Weft_Of<"T">:$values, Weft_Tensor:$indices);
  let tfName = "TopKV2";
  let types = [TypeParam<"T", CrossTypes>, TypeParam<"Tk", IndexTypes16>];
  let shape = ShapeRule<"top_k">;
  let gradient = Gradient<"topKGrad">;
  let lowering = RuntimeCall;
}

#endif
