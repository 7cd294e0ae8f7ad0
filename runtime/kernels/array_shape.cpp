// Ops that change or report shapes: reshape, expand_dims, squeeze, shape, size, rank, ensure_shape, transpose,
// broadcast.
#include "kernels/broadcast.h"
#include "kernels/copy.h"
#include "kernels/reduce_plan.h"
#include "shapes/shape_context.h"
#include <algorithm>

using namespace wrt;

namespace {
wrt_tensor *intScalar(wrt_call *call, int32_t dtype, int64_t value) {
  wrt_tensor *y = newOutput(call, 0, dtype, {});
  if (y && dtype == WRT_INT64)
    *mutableData<int64_t>(y) = value;
  else if (y)
    *mutableData<int32_t>(y) = static_cast<int32_t>(value);
  return y;
}
int32_t intVector(wrt_call *call, int out, int32_t dtype, std::span<const int64_t> values) {
  const int64_t n[] = {static_cast<int64_t>(values.size())};
  wrt_tensor *y = newOutput(call, out, dtype, n);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (size_t i = 0; i < values.size(); ++i) {
    if (dtype == WRT_INT64)
      mutableData<int64_t>(y)[i] = values[i];
    else
      mutableData<int32_t>(y)[i] = static_cast<int32_t>(values[i]);
  }
  return 0;
}
} // namespace

extern "C" {

int32_t wrt_op_reshape(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0], *sizes = call->inputs[1];
  if (sizes->rank != 1 && !(sizes->rank == 0 && sizes->size == 1))
    return invalid(call, "sizes input must be 1-D, not %s", shapeText(dims(sizes)).c_str());
  if (sizes->rank == 0) return invalid(call, "sizes input must be 1-D, not []");
  std::vector<int64_t> shape;
  if (!readInts(call, sizes, shape)) return WRT_INVALID_ARGUMENT;
  int64_t product = 1;
  int unknown = -1;
  bool zero = false;
  for (size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == -1) {
      if (unknown >= 0)
        return invalid(call, "Only one input size may be -1, not both %d and %d", unknown, static_cast<int>(i));
      unknown = static_cast<int>(i);
    } else if (shape[i] < 0) {
      return invalid(call, "Size %d must be non-negative, not %lld", static_cast<int>(i),
                     static_cast<long long>(shape[i]));
    } else if (shape[i] == 0) {
      zero = true;
    } else if (__builtin_mul_overflow(product, shape[i], &product)) {
      return invalid(call, "Reshape: the requested shape overflows");
    }
  }
  if (unknown >= 0) {
    // With a zero among the sizes, the other extents decide: zero extents of the input are left out as well.
    int64_t count = 1;
    bool left = false;
    for (int64_t n : dims(x)) {
      if (n > 0 || !zero)
        count *= n;
      else
        left = true;
    }
    const int64_t missing = count / product;
    if (!left && product * missing != count)
      return invalid(
          call, "Input to reshape is a tensor with %lld values, but the requested shape requires a multiple of %lld",
          static_cast<long long>(count), static_cast<long long>(product));
    shape[static_cast<size_t>(unknown)] = missing;
  } else if ((zero ? 0 : product) != x->size) {
    return invalid(call, "Input to reshape is a tensor with %lld values, but the requested shape has %lld",
                   static_cast<long long>(x->size), static_cast<long long>(zero ? 0 : product));
  }
  return viewOutput(call, 0, x, shape) ? 0 : WRT_RESOURCE_EXHAUSTED;
}

int32_t wrt_op_expand_dims(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const int64_t axis = intOr(attrOf(call, 0), 0);
  if (axis < -1 - x->rank || axis > x->rank)
    return invalid(call, "Tried to expand dim index %lld for tensor with %d dimensions.", static_cast<long long>(axis),
                   x->rank);
  std::vector<int64_t> shape(dims(x).begin(), dims(x).end());
  shape.insert(shape.begin() + (axis < 0 ? axis + x->rank + 1 : axis), 1);
  return viewOutput(call, 0, x, shape) ? 0 : WRT_RESOURCE_EXHAUSTED;
}

int32_t wrt_op_squeeze(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const auto axes = intsOf(attrOf(call, 0));
  std::vector<bool> drop(static_cast<size_t>(x->rank));
  for (int64_t axis : axes) {
    if (axis < -x->rank || axis >= x->rank)
      return invalid(call, "Tried to squeeze dim index %lld for tensor with %d dimensions.",
                     static_cast<long long>(axis), x->rank);
    drop[static_cast<size_t>(axis < 0 ? axis + x->rank : axis)] = true;
  }
  std::vector<int64_t> shape;
  for (int i = 0; i < x->rank; ++i) {
    if (axes.empty() ? x->dims[i] == 1 : drop[static_cast<size_t>(i)]) {
      if (x->dims[i] != 1)
        return invalid(call, "Can not squeeze dim[%d], expected a dimension of 1, got %lld", i,
                       static_cast<long long>(x->dims[i]));
    } else {
      shape.push_back(x->dims[i]);
    }
  }
  return viewOutput(call, 0, x, shape) ? 0 : WRT_RESOURCE_EXHAUSTED;
}

int32_t wrt_op_shape(wrt_call *call) {
  return intVector(call, 0, dtypeOr(attrOf(call, 0), WRT_INT32), dims(call->inputs[0]));
}
int32_t wrt_op_size(wrt_call *call) {
  return intScalar(call, dtypeOr(attrOf(call, 0), WRT_INT32), call->inputs[0]->size) ? 0 : WRT_RESOURCE_EXHAUSTED;
}
int32_t wrt_op_rank(wrt_call *call) {
  return intScalar(call, WRT_INT32, call->inputs[0]->rank) ? 0 : WRT_RESOURCE_EXHAUSTED;
}

int32_t wrt_op_ensure_shape(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const wrt_attr &shape = attrOf(call, 0);
  if (shape.kind == WRT_ATTR_SHAPE && shape.count >= 0) {
    const PartialShape expected(intsOf(shape));
    if (!mergeShapes(expected, PartialShape(dims(x))))
      return invalid(call, "Shape of tensor %s is not compatible with expected shape %s.", shapeText(dims(x)).c_str(),
                     expected.str().c_str());
  }
  wrt_retain(x);
  call->outputs[0] = call->inputs[0];
  return 0;
}

int32_t wrt_op_transpose(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  std::vector<int64_t> perm(intsOf(attrOf(call, 0)).begin(), intsOf(attrOf(call, 0)).end());
  if (!given(attrOf(call, 0)))
    for (int i = x->rank; i-- > 0;) perm.push_back(i);
  if (static_cast<int32_t>(perm.size()) != x->rank)
    return invalid(call, "transpose expects a vector of size %d. But input(1) is a vector of size %d", x->rank,
                   static_cast<int>(perm.size()));
  std::vector<int64_t> shape(perm.size()), strides(perm.size());
  const std::vector<int64_t> from = denseStrides(dims(x));
  std::vector<bool> seen(perm.size());
  for (size_t i = 0; i < perm.size(); ++i) {
    if (perm[i] < -x->rank || perm[i] >= x->rank)
      return invalid(call, "%lld is out of range [0 .. %d)", static_cast<long long>(perm[i]), x->rank);
    const auto at = static_cast<size_t>(perm[i] < 0 ? perm[i] + x->rank : perm[i]);
    if (seen[at])
      return invalid(
          call, "%d is missing from {%s}.",
          [&] {
            for (size_t k = 0; k < perm.size(); ++k)
              if (std::ranges::find(perm, static_cast<int64_t>(k)) == perm.end()) return static_cast<int>(k);
            return 0;
          }(),
          [&] {
            std::string text;
            for (int64_t p : perm) text += (text.empty() ? "" : ",") + std::to_string(p);
            return text;
          }()
              .c_str());
    seen[at] = true;
    shape[i] = x->dims[at];
    strides[i] = from[at];
  }
  if (std::ranges::is_sorted(perm) && std::ranges::all_of(perm, [](int64_t p) { return p >= 0; })) {
    wrt_retain(x);
    call->outputs[0] = call->inputs[0];
    return 0;
  }
  wrt_tensor *y = newOutput(call, 0, x->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  copyStrided(x->dtype, y->data, x->data, shape, strides);
  return 0;
}

int32_t wrt_op_broadcast_to(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  std::vector<int64_t> shape;
  if (call->inputs[1]->rank != 1)
    return invalid(call, "sizes input must be 1-D, not %s", shapeText(dims(call->inputs[1])).c_str());
  if (!readInts(call, call->inputs[1], shape)) return WRT_INVALID_ARGUMENT;
  const int rank = static_cast<int>(shape.size()), lead = rank - x->rank;
  if (lead < 0)
    return invalid(call, "Rank of input (%d) must be no greater than rank of output shape (%d).", x->rank, rank);
  const std::vector<int64_t> from = denseStrides(dims(x));
  std::vector<int64_t> strides(shape.size());
  for (int i = 0; i < rank; ++i) {
    const int64_t in = i < lead ? 1 : x->dims[i - lead];
    if (shape[static_cast<size_t>(i)] < 0) return invalid(call, "Dimension %d must be >= 0", i);
    if (in != 1 && in != shape[static_cast<size_t>(i)])
      return invalid(call, "Incompatible shapes: %s vs. %s", shapeText(dims(x)).c_str(), shapeText(shape).c_str());
    strides[static_cast<size_t>(i)] = in == 1 ? 0 : from[static_cast<size_t>(i - lead)];
  }
  wrt_tensor *y = newOutput(call, 0, x->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (y->size) copyStrided(x->dtype, y->data, x->data, shape, strides);
  return 0;
}

int32_t wrt_op_broadcast_args(wrt_call *call) {
  std::vector<int64_t> a, b;
  if (!readInts(call, call->inputs[0], a) || !readInts(call, call->inputs[1], b)) return WRT_INVALID_ARGUMENT;
  std::vector<int64_t> out(std::max(a.size(), b.size()) + 1);
  int rank;
  if (!broadcastDims(a, b, out.data(), &rank))
    return invalid(call, "Incompatible shapes: %s vs. %s", shapeText(a).c_str(), shapeText(b).c_str());
  out.resize(static_cast<size_t>(rank));
  return intVector(call, 0, call->inputs[0]->dtype, out);
}

int32_t wrt_op_broadcast_gradient_args(wrt_call *call) {
  std::vector<int64_t> a, b;
  if (!readInts(call, call->inputs[0], a) || !readInts(call, call->inputs[1], b)) return WRT_INVALID_ARGUMENT;
  const size_t rank = std::max(a.size(), b.size());
  std::vector<int64_t> ra, rb;
  for (size_t i = 0; i < rank; ++i) {
    const int64_t x = i < rank - a.size() ? 1 : a[i - (rank - a.size())],
                  y = i < rank - b.size() ? 1 : b[i - (rank - b.size())];
    if (x != y && x != 1 && y != 1)
      return invalid(call, "Incompatible shapes: %s vs. %s", shapeText(a).c_str(), shapeText(b).c_str());
    // Only what was widened must be summed; a dimension that both lack (1 and 1) is reduced in both, which is free.
    if (x == 1) ra.push_back(static_cast<int64_t>(i));
    if (y == 1) rb.push_back(static_cast<int64_t>(i));
  }
  if (a == b) ra.clear(), rb.clear();
  if (const int32_t code = intVector(call, 0, call->inputs[0]->dtype, ra)) return code;
  return intVector(call, 1, call->inputs[0]->dtype, rb);
}
}
