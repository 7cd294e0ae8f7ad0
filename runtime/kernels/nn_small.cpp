// add_n, bias_add and its gradient, l2_loss, clip_by_value, in_top_k.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "kernels/reduce_order.h"
#include "shapes/shape_context.h"
#include "state/list.h"
#include <algorithm>

namespace wrt {
namespace {

template <typename A> struct Squares {
  using Acc = A;
  static Acc start() { return 0; }
  static Acc load(A v) { return v * v; }
  static Acc step(Acc a, Acc b) { return a + b; }
};

template <typename T> void l2(const wrt_tensor *x, wrt_tensor *y) {
  using A = Compute<T>;
  std::vector<A> v(data<T>(x), data<T>(x) + x->size);
  *mutableData<T>(y) = static_cast<T>(reduceInOrder<Squares<A>>(v.data(), x->size) * A(0.5));
}

template <typename T>
void biasGrad(const wrt_tensor *dy, wrt_tensor *db, int64_t outer, int64_t channels, int64_t inner) {
  using A = Compute<T>;
  std::vector<A> sum(static_cast<size_t>(channels));
  for (int64_t i = 0; i < outer; ++i)
    for (int64_t c = 0; c < channels; ++c)
      for (int64_t k = 0; k < inner; ++k)
        sum[static_cast<size_t>(c)] += static_cast<A>(data<T>(dy)[(i * channels + c) * inner + k]);
  for (int64_t c = 0; c < channels; ++c) mutableData<T>(db)[c] = static_cast<T>(sum[static_cast<size_t>(c)]);
}

/// Extents before, of and after the channel dimension.
bool channelExtents(const wrt_tensor *x, std::string_view format, int64_t &outer, int64_t &channels, int64_t &inner) {
  if (x->rank < 2) return false;
  const int at = format == "NCHW" ? 1 : x->rank - 1;
  outer = inner = 1;
  for (int i = 0; i < x->rank; ++i) {
    if (i < at) outer *= x->dims[i];
    if (i > at) inner *= x->dims[i];
  }
  channels = x->dims[at];
  return true;
}

template <typename T>
void topK(const wrt_tensor *predictions, const std::vector<int64_t> &targets, int64_t k, bool *out) {
  const int64_t n = predictions->dims[1];
  for (size_t b = 0; b < targets.size(); ++b) {
    const T *row = data<T>(predictions) + static_cast<int64_t>(b) * n;
    const int64_t target = targets[b];
    bool cannot = target < 0 || target >= n || !std::isfinite(row[target]);
    int64_t better = 0;
    for (int64_t i = 0; i < n && !cannot; ++i) {
      if (!std::isfinite(row[i]))
        cannot = true;
      else if (row[i] > row[target])
        ++better;
    }
    out[b] = !cannot && better < k;
  }
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_add_n(wrt_call *call) {
  if (call->n_inputs < 1) return invalid(call, "AddN needs at least one input");
  const wrt_tensor *first = call->inputs[0];
  if (first->dtype == WRT_VARIANT) return addLists(call);
  const BinaryLoop add = combineLoop(Combine::Add, first->dtype);
  if (!add) return noKernel(call, "AddN", first->dtype);
  for (int i = 1; i < call->n_inputs; ++i) {
    if (call->inputs[i]->dtype != first->dtype)
      return dtypeMismatch(call, "AddN", i, first->dtype, call->inputs[i]->dtype);
    if (!std::ranges::equal(dims(first), dims(call->inputs[i])))
      return invalid(
          call, "Inputs to operation AddN of type AddN must have the same size and shape.  Input 0: %s != input %d: %s",
          shapeText(dims(first)).c_str(), i, shapeText(dims(call->inputs[i])).c_str());
  }
  if (call->n_inputs == 1) {
    wrt_retain(first);
    call->outputs[0] = call->inputs[0];
    return 0;
  }
  wrt_tensor *y = newOutput(call, 0, first->dtype, dims(first));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  add(first->data, 1, call->inputs[1]->data, 1, y->data, y->size);
  for (int i = 2; i < call->n_inputs; ++i) add(y->data, 1, call->inputs[i]->data, 1, y->data, y->size);
  return 0;
}

int32_t wrt_op_bias_add(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0], *b = call->inputs[1];
  int64_t outer, channels, inner;
  if (!channelExtents(x, stringOr(attrOf(call, 0), "NHWC"), outer, channels, inner))
    return invalid(call, "Input tensor must be at least 2D: %s", shapeText(dims(x)).c_str());
  if (b->rank != 1) return invalid(call, "Biases must be 1D: %s", shapeText(dims(b)).c_str());
  if (b->dims[0] != channels)
    return invalid(call, "Must provide as many biases as the last dimension of the input tensor: %s vs. %s",
                   shapeText(dims(b)).c_str(), shapeText(dims(x)).c_str());
  if (b->dtype != x->dtype) return dtypeMismatch(call, "BiasAdd", 1, x->dtype, b->dtype);
  const BinaryLoop add = combineLoop(Combine::Add, x->dtype);
  if (!add) return noKernel(call, "BiasAdd", x->dtype);
  wrt_tensor *y = newOutput(call, 0, x->dtype, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const int64_t size = wrt_dtype_size(x->dtype);
  const auto *in = static_cast<const char *>(x->data), *bias = static_cast<const char *>(b->data);
  auto *out = static_cast<char *>(y->data);
  for (int64_t i = 0; i < outer; ++i) {
    if (inner == 1) {
      add(in + i * channels * size, 1, bias, 1, out + i * channels * size, channels);
      continue;
    }
    for (int64_t c = 0; c < channels; ++c) {
      const int64_t at = (i * channels + c) * inner * size;
      add(in + at, 1, bias + c * size, 0, out + at, inner);
    }
  }
  return 0;
}

int32_t wrt_op_bias_add_grad(wrt_call *call) {
  const wrt_tensor *dy = call->inputs[0];
  int64_t outer, channels, inner;
  if (!channelExtents(dy, stringOr(attrOf(call, 0), "NHWC"), outer, channels, inner))
    return invalid(call, "Input tensor must be at least 2D: %s", shapeText(dims(dy)).c_str());
  wrt_tensor *db = newOutput(call, 0, dy->dtype, std::span(&channels, 1));
  if (!db) return WRT_RESOURCE_EXHAUSTED;
  switch (dy->dtype) {
  case WRT_FLOAT32:
    biasGrad<float>(dy, db, outer, channels, inner);
    return 0;
  case WRT_FLOAT64:
    biasGrad<double>(dy, db, outer, channels, inner);
    return 0;
  case WRT_HALF:
    biasGrad<Half>(dy, db, outer, channels, inner);
    return 0;
  case WRT_BFLOAT16:
    biasGrad<BFloat16>(dy, db, outer, channels, inner);
    return 0;
  case WRT_INT32:
    biasGrad<int32_t>(dy, db, outer, channels, inner);
    return 0;
  case WRT_INT64:
    biasGrad<int64_t>(dy, db, outer, channels, inner);
    return 0;
  default:
    return noKernel(call, "BiasAddGrad", dy->dtype);
  }
}

int32_t wrt_op_l2_loss(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  wrt_tensor *y = newOutput(call, 0, x->dtype, {});
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  switch (x->dtype) {
  case WRT_FLOAT32:
    l2<float>(x, y);
    return 0;
  case WRT_FLOAT64:
    l2<double>(x, y);
    return 0;
  case WRT_HALF:
    l2<Half>(x, y);
    return 0;
  case WRT_BFLOAT16:
    l2<BFloat16>(x, y);
    return 0;
  default:
    return noKernel(call, "L2Loss", x->dtype);
  }
}

int32_t wrt_op_clip_by_value(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const BinaryLoop least = combineLoop(Combine::Min, x->dtype), most = combineLoop(Combine::Max, x->dtype);
  if (!least) return noKernel(call, "ClipByValue", x->dtype);
  for (int i = 1; i < 3; ++i) {
    if (call->inputs[i]->dtype != x->dtype)
      return dtypeMismatch(call, "ClipByValue", i, x->dtype, call->inputs[i]->dtype);
    if (call->inputs[i]->size != 1 && !std::ranges::equal(dims(call->inputs[i]), dims(x)))
      return invalid(call,
                     "clip_value_min and clip_value_max must be either of the same shape as input, or a scalar. input "
                     "shape: %sclip_value_min shape: %sclip_value_max shape: %s",
                     shapeText(dims(x)).c_str(), shapeText(dims(call->inputs[1])).c_str(),
                     shapeText(dims(call->inputs[2])).c_str());
  }
  wrt_tensor *y = newOutput(call, 0, x->dtype, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (!y->size) return 0;
  least(x->data, 1, call->inputs[2]->data, call->inputs[2]->size == x->size, y->data, y->size);
  most(y->data, 1, call->inputs[1]->data, call->inputs[1]->size == x->size, y->data, y->size);
  return 0;
}

int32_t wrt_op_in_top_k(wrt_call *call) { // predictions, targets, k
  const wrt_tensor *p = call->inputs[0], *t = call->inputs[1];
  if (p->rank != 2) return invalid(call, "predictions must be 2-dimensional");
  if (t->rank != 1) return invalid(call, "targets must be 1-dimensional");
  if (p->dims[0] != t->dims[0])
    return invalid(call, "First dimension of predictions %lld must match length of targets %lld",
                   static_cast<long long>(p->dims[0]), static_cast<long long>(t->dims[0]));
  if (p->dtype != WRT_FLOAT32) return noKernel(call, "InTopKV2", p->dtype);
  std::vector<int64_t> targets;
  if (!readInts(call, t, targets)) return WRT_INVALID_ARGUMENT;
  wrt_tensor *y = newOutput(call, 0, WRT_BOOL, dims(t));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  topK<float>(p, targets, intAt(call->inputs[2], 0), mutableData<bool>(y));
  return 0;
}
}
