// Gradients of activations, losses, convolutions and pooling.
#include "stage/gradients/helpers.h"
#include "value/errors.h"

namespace weft::stage {
namespace {

#define GRADIENT(name) Gradients name(Emitter &e, const OpCall &call, const TensorList &d)
const Attr lastAxis(std::vector<int64_t>{-1});
const Attr keep(true);

// Activations.
GRADIENT(reluGrad) { return {e.reluGrad(d[0], call.output(0))}; }
GRADIENT(relu6Grad) { return {e.relu6Grad(d[0], call.output(0))}; }
GRADIENT(eluGrad) { return {e.eluGrad(d[0], call.output(0))}; }
GRADIENT(seluGrad) { return {e.seluGrad(d[0], call.output(0))}; }
GRADIENT(leakyReluGrad) { return {e.leakyReluGrad(d[0], call.input(0), call.attr("alpha"))}; }
GRADIENT(softplusGrad) { return {e.softplusGrad(d[0], call.input(0))}; }
GRADIENT(softsignGrad) { return {e.softsignGrad(d[0], call.input(0))}; }
GRADIENT(reluGradGrad) { return {e.reluGrad(d[0], call.input(1)), {}}; }
GRADIENT(relu6GradGrad) { return {e.relu6Grad(d[0], call.input(1)), {}}; }
GRADIENT(leakyReluGradGrad) { return {e.leakyReluGrad(d[0], call.input(1), call.attr("alpha")), {}}; }
GRADIENT(eluGradGrad) {
  const Tensor &gradients = call.input(0), &outputs = call.input(1);
  return {e.eluGrad(d[0], outputs),
          e.select(e.less(outputs, e.number(outputs, 0)), e.mul(d[0], gradients), e.zerosLike(outputs))};
}
GRADIENT(seluGradGrad) {
  const Tensor &gradients = call.input(0), &outputs = call.input(1);
  return {e.seluGrad(d[0], outputs),
          e.select(e.less(outputs, e.number(outputs, 0)), e.mul(d[0], gradients), e.zerosLike(outputs))};
}
GRADIENT(softplusGradGrad) {
  const Tensor &dy = call.input(0), &x = call.input(1);
  const Tensor curve = e.add(e.add(e.exp(e.neg(x)), e.number(x, 2)), e.exp(x));
  return {e.softplusGrad(d[0], x), e.div(e.mul(d[0], dy), curve)};
}

// Losses.
GRADIENT(softmaxGrad) {
  const Tensor &y = call.output(0);
  return {e.mul(e.sub(d[0], e.sum(e.mul(d[0], y), lastAxis, keep)), y)};
}
GRADIENT(logSoftmaxGrad) {
  const Tensor &y = call.output(0);
  return {e.sub(d[0], e.mul(e.sum(d[0], lastAxis, keep), e.exp(y)))};
}
/// What flows through the op's own gradient (its second result) when second derivatives are asked for.
Tensor throughSoftmax(Emitter &e, const Tensor &logits, const Tensor &gradient) {
  const Tensor p = e.softmax(logits);
  return e.mul(e.sub(gradient, e.sum(e.mul(gradient, p), lastAxis, keep)), p);
}
Tensor crossEntropyToLogits(Emitter &e, const OpCall &call, const TensorList &d) {
  Tensor result;
  if (d[0]) result = e.mul(e.expandDims(d[0], Attr(-1)), call.output(1));
  if (d.size() > 1 && d[1]) {
    const Tensor more = throughSoftmax(e, call.input(0), d[1]);
    result = result ? e.add(result, more) : more;
  }
  return result;
}
GRADIENT(softmaxCrossEntropyWithLogitsGrad) {
  Tensor toLabels;
  if (d[0]) toLabels = e.mul(e.expandDims(d[0], Attr(-1)), e.neg(e.logSoftmax(call.input(0))));
  // The second result is softmax - labels; TensorFlow forgets the labels there.
  if (d[1] && isWanted(1)) toLabels = toLabels ? e.sub(toLabels, d[1]) : e.neg(d[1]);
  return {crossEntropyToLogits(e, call, d), toLabels};
}
GRADIENT(sparseSoftmaxCrossEntropyWithLogitsGrad) { return {crossEntropyToLogits(e, call, d), {}}; }
GRADIENT(l2LossGrad) { return {e.mul(call.input(0), d[0])}; }

// Bias.
GRADIENT(biasAddGrad) { return {d[0], e.biasAddGrad(d[0], call.attr("data_format"))}; }
GRADIENT(biasAddGradGrad) {
  const Tensor &x = call.input(0);
  if (call.attr("data_format").stringOr("NHWC") == "NCHW" && x.shape().hasRank()) {
    Tensor bias = d[0];
    for (int i = 2; i < x.shape().rank(); ++i) bias = e.expandDims(bias, Attr(-1));
    return {e.broadcastTo(bias, shapeOf(e, x))};
  }
  return {e.broadcastTo(d[0], shapeOf(e, x))};
}

// Convolutions: strides, padding, explicit_paddings, data_format, dilations stand in every record in this order.
#define CONV                                                                                                           \
  call.attr("strides"), call.attr("padding"), call.attr("explicit_paddings"), call.attr("data_format"),                \
      call.attr("dilations")
GRADIENT(conv2dGrad) {
  const Tensor &x = call.input(0), &filter = call.input(1);
  Gradients result(2);
  if (isWanted(0)) result[0] = e.conv2dBackpropInput(shapeOf(e, x), filter, d[0], CONV);
  if (isWanted(1)) result[1] = e.conv2dBackpropFilter(x, shapeOf(e, filter), d[0], CONV);
  return result;
}
GRADIENT(conv2dBackpropInputGrad) {
  const Tensor &filter = call.input(1), &dy = call.input(2);
  return {{}, e.conv2dBackpropFilter(d[0], shapeOf(e, filter), dy, CONV), e.conv2d(d[0], filter, CONV)};
}
GRADIENT(conv2dBackpropFilterGrad) {
  const Tensor &x = call.input(0), &dy = call.input(2);
  return {e.conv2dBackpropInput(shapeOf(e, x), d[0], dy, CONV), {}, e.conv2d(x, d[0], CONV)};
}
GRADIENT(depthwiseConv2dNativeGrad) {
  const Tensor &x = call.input(0), &filter = call.input(1);
  return {e.depthwiseConv2dNativeBackpropInput(shapeOf(e, x), filter, d[0], CONV),
          e.depthwiseConv2dNativeBackpropFilter(x, shapeOf(e, filter), d[0], CONV)};
}
GRADIENT(depthwiseConv2dNativeBackpropInputGrad) {
  const Tensor &filter = call.input(1), &dy = call.input(2);
  return {{},
          e.depthwiseConv2dNativeBackpropFilter(d[0], shapeOf(e, filter), dy, CONV),
          e.depthwiseConv2dNative(d[0], filter, CONV)};
}
GRADIENT(depthwiseConv2dNativeBackpropFilterGrad) {
  const Tensor &x = call.input(0), &dy = call.input(2);
  return {
      e.depthwiseConv2dNativeBackpropInput(shapeOf(e, x), d[0], dy, CONV), {}, e.depthwiseConv2dNative(x, d[0], CONV)};
}

// Pooling.
#define POOL call.attr("ksize"), call.attr("strides"), call.attr("padding"), call.attr("data_format")
GRADIENT(avgPoolGrad) { return {e.avgPoolGrad(shapeOf(e, call.input(0)), d[0], POOL)}; }
GRADIENT(avgPoolGradGrad) { return {{}, e.avgPool(d[0], POOL)}; }
GRADIENT(maxPoolGrad) { return {e.maxPoolGrad(call.input(0), call.output(0), d[0], POOL)}; }

/// Gradients of the values go back to where they were found.
GRADIENT(topKGrad) {
  const Tensor &x = call.input(0), &indices = call.output(1);
  const wrt::PartialShape shape = x.shape();
  if (!d[0]) return {{}, {}};
  if (!shape.hasRank()) {
    (void)py::raise(py::exceptions().NotImplementedError, "the gradient of top_k of unknown rank");
    return {};
  }
  const Tensor dims = shapeOf(e, x), last = e.gather(dims, scalar<int32_t>(shape.rank() - 1));
  const Tensor found = e.gather(shapeOf(e, indices), scalar<int32_t>(shape.rank() - 1));
  const Tensor rows = e.reshape(indices, e.stack({scalar<int32_t>(-1), found}));
  const Tensor count = e.gather(e.shape(rows), scalar<int32_t>(0));
  const Tensor starts = e.range(scalar<int32_t>(0), e.mul(count, last), last);
  const Tensor flat = e.reshape(e.add(rows, e.expandDims(starts, Attr(-1))), intVector({-1}));
  const Tensor total = e.reshape(e.prod(dims), intVector({1}));
  const Tensor scattered = e.scatterNd(e.expandDims(flat, Attr(-1)), e.reshape(d[0], intVector({-1})), total);
  return {e.reshape(scattered, dims), {}};
}

#define ENTRY(name) {#name, name}
const GradientEntry entries[] = {
    ENTRY(avgPoolGrad),
    ENTRY(avgPoolGradGrad),
    ENTRY(biasAddGrad),
    ENTRY(biasAddGradGrad),
    ENTRY(conv2dGrad),
    ENTRY(conv2dBackpropFilterGrad),
    ENTRY(conv2dBackpropInputGrad),
    ENTRY(depthwiseConv2dNativeGrad),
    ENTRY(depthwiseConv2dNativeBackpropFilterGrad),
    ENTRY(depthwiseConv2dNativeBackpropInputGrad),
    ENTRY(eluGrad),
    ENTRY(eluGradGrad),
    ENTRY(l2LossGrad),
    ENTRY(leakyReluGrad),
    ENTRY(leakyReluGradGrad),
    ENTRY(logSoftmaxGrad),
    ENTRY(maxPoolGrad),
    ENTRY(reluGrad),
    ENTRY(relu6Grad),
    ENTRY(relu6GradGrad),
    ENTRY(reluGradGrad),
    ENTRY(seluGrad),
    ENTRY(seluGradGrad),
    ENTRY(softmaxGrad),
    ENTRY(softmaxCrossEntropyWithLogitsGrad),
    ENTRY(softplusGrad),
    ENTRY(softplusGradGrad),
    ENTRY(softsignGrad),
    ENTRY(sparseSoftmaxCrossEntropyWithLogitsGrad),
    ENTRY(topKGrad),
};

} // namespace

std::span<const GradientEntry> nnGradients() { return entries; }

} // namespace weft::stage
