// dynamic_partition, dynamic_stitch, space_to_depth, depth_to_space, histogram_fixed_width, mirror_pad_grad.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cmath>

namespace wrt {
namespace {

char *at(const wrt_tensor *t, int64_t element) {
  return static_cast<char *>(t->data) + element * wrt_dtype_size(t->dtype);
}

int32_t blocks(wrt_call *call, const char *tfName, bool toDepth) {
  const wrt_tensor *x = call->inputs[0];
  const int64_t s = intOr(attrOf(call, 0), 2);
  if (stringOr(attrOf(call, 1), "NHWC") != "NHWC")
    return fail(call, WRT_UNIMPLEMENTED, "Only NHWC data_format supported on CPU. Got %s", "NCHW");
  if (x->rank != 4) return invalid(call, "Input rank should be: 4 instead of: %d", x->rank);
  const int64_t n = x->dims[0], h = x->dims[1], w = x->dims[2], c = x->dims[3];
  if (toDepth && (h % s || w % s))
    return invalid(call, "Image width %lld and height %lld should be divisible by block_size: %lld",
                   static_cast<long long>(w), static_cast<long long>(h), static_cast<long long>(s));
  if (!toDepth && c % (s * s))
    return invalid(call, "Input depth dimension %lld should be divisible by: %lld", static_cast<long long>(c),
                   static_cast<long long>(s * s));
  const int64_t oh = toDepth ? h / s : h * s, ow = toDepth ? w / s : w * s, oc = toDepth ? c * s * s : c / (s * s);
  const int64_t shape[] = {n, oh, ow, oc};
  wrt_tensor *y = newOutput(call, 0, x->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const int64_t fineH = toDepth ? h : oh, fineW = toDepth ? w : ow,
                channels = toDepth ? c : oc; // the picture with the small depth
  for (int64_t b = 0; b < n; ++b)
    for (int64_t i = 0; i < fineH; ++i)
      for (int64_t j = 0; j < fineW; ++j) {
        const int64_t fine = ((b * fineH + i) * fineW + j) * channels;
        const int64_t coarse =
            (((b * (fineH / s) + i / s) * (fineW / s) + j / s) * s * s + (i % s) * s + j % s) * channels;
        copyElements(x->dtype, at(y, toDepth ? coarse : fine), at(x, toDepth ? fine : coarse), channels);
      }
  return 0;
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_dynamic_partition(wrt_call *call) { // data, partitions
  const wrt_tensor *x = call->inputs[0], *p = call->inputs[1];
  const int64_t n = intOr(attrOf(call, 0), call->n_outputs);
  if (p->rank > x->rank || !std::equal(p->dims, p->dims + p->rank, x->dims))
    return invalid(call, "data.shape must start with partitions.shape, got data.shape = %s, partitions.shape = %s",
                   shapeText(dims(x)).c_str(), shapeText(dims(p)).c_str());
  std::vector<int64_t> part, counts(static_cast<size_t>(n));
  if (!readInts(call, p, part)) return WRT_INVALID_ARGUMENT;
  for (size_t i = 0; i < part.size(); ++i) {
    if (part[i] < 0 || part[i] >= n)
      return invalid(call, "partitions%s = %lld is not in [0, %lld)",
                     p->rank ? ("[" + std::to_string(i) + "]").c_str() : "", static_cast<long long>(part[i]),
                     static_cast<long long>(n));
    ++counts[static_cast<size_t>(part[i])];
  }
  std::vector<int64_t> shape(x->dims + p->rank, x->dims + x->rank);
  int64_t inner = 1;
  for (int64_t d : shape) inner *= d;
  shape.insert(shape.begin(), 0);
  for (int64_t k = 0; k < n; ++k) {
    shape[0] = counts[static_cast<size_t>(k)];
    if (!newOutput(call, static_cast<int>(k), x->dtype, shape)) return WRT_RESOURCE_EXHAUSTED;
    counts[static_cast<size_t>(k)] = 0;
  }
  for (size_t i = 0; i < part.size(); ++i)
    copyElements(x->dtype, at(call->outputs[part[i]], counts[static_cast<size_t>(part[i])]++ * inner),
                 at(x, static_cast<int64_t>(i) * inner), inner);
  return 0;
}

int32_t wrt_op_dynamic_stitch(wrt_call *call) { // indices..., data...
  const int n = call->n_inputs / 2;
  if (n < 1) return invalid(call, "DynamicStitchOp: Must have some inputs");
  int64_t most = -1;
  std::vector<std::vector<int64_t>> index(static_cast<size_t>(n));
  const wrt_tensor *first = call->inputs[n];
  std::span<const int64_t> inner;
  for (int k = 0; k < n; ++k) {
    const wrt_tensor *i = call->inputs[k], *x = call->inputs[n + k];
    if (!readInts(call, i, index[static_cast<size_t>(k)])) return WRT_INVALID_ARGUMENT;
    if (i->rank > x->rank || !std::equal(i->dims, i->dims + i->rank, x->dims))
      return invalid(call, "data[%d].shape = %s does not start with indices[%d].shape = %s", k,
                     shapeText(dims(x)).c_str(), k, shapeText(dims(i)).c_str());
    const auto rest = dims(x).subspan(static_cast<size_t>(i->rank));
    if (k == 0)
      inner = rest;
    else if (!std::ranges::equal(inner, rest))
      return invalid(call,
                     "Need data[0].shape[%d:] = data[%d].shape[%d:], got data[0].shape = %s, data[%d].shape = %s, "
                     "indices[0].shape = %s, indices[%d].shape = %s",
                     call->inputs[0]->rank, k, i->rank, shapeText(dims(first)).c_str(), k, shapeText(dims(x)).c_str(),
                     shapeText(dims(call->inputs[0])).c_str(), k, shapeText(dims(i)).c_str());
    for (int64_t v : index[static_cast<size_t>(k)]) {
      if (v < 0) return invalid(call, "indices[%d] is out of range", k);
      most = std::max(most, v);
    }
  }
  std::vector<int64_t> shape(inner.begin(), inner.end());
  int64_t size = 1;
  for (int64_t d : shape) size *= d;
  shape.insert(shape.begin(), most + 1);
  wrt_tensor *y = call->outputs[0] =
      wrt_tensor_zeros(call->frame, first->dtype, static_cast<int32_t>(shape.size()), shape.data());
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int k = 0; k < n; ++k)
    for (size_t i = 0; i < index[static_cast<size_t>(k)].size(); ++i)
      copyElements(first->dtype, at(y, index[static_cast<size_t>(k)][i] * size),
                   at(call->inputs[n + k], static_cast<int64_t>(i) * size), size);
  return 0;
}

int32_t wrt_op_space_to_depth(wrt_call *call) { return blocks(call, "SpaceToDepth", true); }
int32_t wrt_op_depth_to_space(wrt_call *call) { return blocks(call, "DepthToSpace", false); }

int32_t wrt_op_histogram_fixed_width(wrt_call *call) { // values, range, nbins
  const wrt_tensor *x = call->inputs[0], *range = call->inputs[1];
  const int64_t bins = intAt(call->inputs[2], 0);
  if (range->rank != 1 || range->size != 2) return invalid(call, "value_range should be a vector of 2 elements.");
  if (bins <= 0)
    return invalid(call, "nbins should be a positive number, but got '%lld'", static_cast<long long>(bins));
  const auto value = [](const wrt_tensor *t, int64_t i) -> double {
    switch (t->dtype) {
    case WRT_FLOAT32:
      return static_cast<double>(data<float>(t)[i]);
    case WRT_FLOAT64:
      return data<double>(t)[i];
    case WRT_INT32:
      return data<int32_t>(t)[i];
    default:
      return static_cast<double>(data<int64_t>(t)[i]);
    }
  };
  const double low = value(range, 0), high = value(range, 1);
  if (!(low < high))
    return invalid(call, "value_range should satisfy value_range[0] < value_range[1], but got '[%g, %g]'", low, high);
  const int32_t dtype = dtypeOr(attrOf(call, 0), WRT_INT32);
  wrt_tensor *y = call->outputs[0] = wrt_tensor_zeros(call->frame, dtype, 1, &bins);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const double step = (high - low) / static_cast<double>(bins);
  for (int64_t i = 0; i < x->size; ++i) {
    const double v = value(x, i);
    if (std::isnan(v)) return invalid(call, "values must not contain NaN");
    const double place = std::clamp((v - low) / step, 0.0, static_cast<double>(bins - 1));
    const auto bin = static_cast<int64_t>(place);
    if (dtype == WRT_INT64)
      ++mutableData<int64_t>(y)[bin];
    else
      ++mutableData<int32_t>(y)[bin];
  }
  return 0;
}

int32_t wrt_op_mirror_pad_grad(wrt_call *call) { // dy, paddings: what was mirrored is added back
  const wrt_tensor *dy = call->inputs[0], *p = call->inputs[1];
  const bool symmetric = stringOr(attrOf(call, 0), "REFLECT") == "SYMMETRIC";
  std::vector<int64_t> paddings;
  if (p->rank != 2 || p->dims[1] != 2 || p->dims[0] != dy->rank)
    return invalid(call, "paddings must be a matrix with 2 columns: %s", shapeText(dims(p)).c_str());
  if (!readInts(call, p, paddings)) return WRT_INVALID_ARGUMENT;
  std::vector<int64_t> shape;
  for (int i = 0; i < dy->rank; ++i)
    shape.push_back(dy->dims[i] - paddings[static_cast<size_t>(2 * i)] - paddings[static_cast<size_t>(2 * i + 1)]);
  wrt_tensor *dx = call->outputs[0] = wrt_tensor_zeros(call->frame, dy->dtype, dy->rank, shape.data());
  if (!dx) return WRT_RESOURCE_EXHAUSTED;
  const BinaryLoop add = combineLoop(Combine::Add, dy->dtype);
  if (!add) return noKernel(call, "MirrorPadGrad", dy->dtype);
  const std::vector<int64_t> strides = denseStrides(shape);
  for (int64_t k = 0; k < dy->size; ++k) {
    int64_t to = 0, rest = k;
    for (size_t i = shape.size(); i-- > 0;) {
      const int64_t n = shape[i];
      int64_t j = rest % dy->dims[i] - paddings[2 * i];
      rest /= dy->dims[i];
      if (j < 0)
        j = symmetric ? -j - 1 : -j;
      else if (j >= n)
        j = symmetric ? 2 * n - 1 - j : 2 * n - 2 - j;
      to += j * strides[i];
    }
    add(at(dx, to), 1, at(dy, k), 1, at(dx, to), 1);
  }
  return 0;
}
}
