// concat, stack, unstack, split, split_v, tile.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"
#include <algorithm>

using namespace wrt;

namespace {

/// Extents before and after `axis`.
struct Split {
  int64_t outer = 1, inner = 1;
};
Split splitAt(std::span<const int64_t> dims, int axis) {
  Split s;
  for (int i = 0; i < static_cast<int>(dims.size()); ++i) {
    if (i < axis) s.outer *= dims[static_cast<size_t>(i)];
    if (i > axis) s.inner *= dims[static_cast<size_t>(i)];
  }
  return s;
}
char *at(const wrt_tensor *t, int64_t element) {
  return static_cast<char *>(t->data) + element * wrt_dtype_size(t->dtype);
}

int32_t splitInto(wrt_call *call, const char *tfName, int axis, std::span<const int64_t> sizes) {
  const wrt_tensor *x = call->inputs[0];
  const Split s = splitAt(dims(x), axis);
  if (call->n_outputs != static_cast<int32_t>(sizes.size()))
    return invalid(call, "%s: %d results are wanted, but %d come", tfName, call->n_outputs,
                   static_cast<int>(sizes.size()));
  int64_t offset = 0;
  const int64_t row = x->dims[axis] * s.inner;
  for (size_t k = 0; k < sizes.size(); ++k) {
    std::vector<int64_t> shape(dims(x).begin(), dims(x).end());
    shape[static_cast<size_t>(axis)] = sizes[k];
    const int64_t part = sizes[k] * s.inner;
    if (s.outer == 1) { // adjacent in memory: share it
      call->outputs[k] = wrt_tensor_view(call->frame, x, offset, static_cast<int32_t>(shape.size()), shape.data());
      if (!call->outputs[k]) return WRT_RESOURCE_EXHAUSTED;
    } else {
      wrt_tensor *y = newOutput(call, static_cast<int>(k), x->dtype, shape);
      if (!y) return WRT_RESOURCE_EXHAUSTED;
      for (int64_t i = 0; i < s.outer; ++i) copyElements(x->dtype, at(y, i * part), at(x, i * row + offset), part);
    }
    offset += part;
  }
  return 0;
}

} // namespace

extern "C" {

int32_t wrt_op_concat(wrt_call *call) {
  const int n = call->n_inputs;
  const wrt_tensor *first = call->inputs[0];
  const int64_t given = intOr(attrOf(call, 0), 0);
  if (n == 0) return invalid(call, "ConcatOp: at least one tensor is needed");
  int rank = first->rank;
  if (rank == 0) return invalid(call, "ConcatOp : Can't concatenate scalars (use tf.stack instead)");
  const int64_t axis = given < 0 ? given + rank : given;
  if (axis < 0 || axis >= std::max(rank, 1))
    return invalid(call, "ConcatOp : Expected concatenating dimensions in the range [%d, %d), but got %lld", -rank,
                   rank, static_cast<long long>(given));
  std::vector<int64_t> shape(dims(first).begin(), dims(first).end());
  if (shape.empty()) shape.push_back(1);
  int64_t total = 0;
  for (int k = 0; k < n; ++k) {
    const wrt_tensor *x = call->inputs[k];
    if (x->dtype != first->dtype) return dtypeMismatch(call, "ConcatV2", k, first->dtype, x->dtype);
    bool same = x->rank == rank;
    for (int i = 0; same && i < rank; ++i) same = i == axis || x->dims[i] == first->dims[i];
    if (x->rank != rank)
      return invalid(call, "ConcatOp : Ranks of all input tensors should match: shape[0] = %s vs. shape[%d] = %s",
                     shapeText(dims(first)).c_str(), k, shapeText(dims(x)).c_str());
    if (!same) {
      int bad = 0;
      while (bad == axis || x->dims[bad] == first->dims[bad]) ++bad;
      return invalid(call, "ConcatOp : Dimension %d in both shapes must be equal: shape[0] = %s vs. shape[%d] = %s",
                     bad, shapeText(dims(first)).c_str(), k, shapeText(dims(x)).c_str());
    }
    total += rank ? x->dims[axis] : 1;
  }
  shape[static_cast<size_t>(axis)] = total;
  wrt_tensor *y = newOutput(call, 0, first->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const Split s = splitAt(shape, static_cast<int>(axis));
  int64_t offset = 0;
  for (int k = 0; k < n; ++k) {
    const wrt_tensor *x = call->inputs[k];
    const int64_t part = (rank ? x->dims[axis] : 1) * s.inner;
    for (int64_t i = 0; i < s.outer; ++i)
      copyElements(x->dtype, at(y, i * total * s.inner + offset), at(x, i * part), part);
    offset += part;
  }
  return 0;
}

int32_t wrt_op_stack(wrt_call *call) {
  const int n = call->n_inputs;
  if (n == 0) return invalid(call, "Must provide at least one input");
  const wrt_tensor *first = call->inputs[0];
  const int64_t given = intOr(attrOf(call, 0), 0), axis = given < 0 ? given + first->rank + 1 : given;
  if (axis < 0 || axis > first->rank)
    return invalid(call, "axis = %lld not in [%d, %d)", static_cast<long long>(given), -first->rank - 1,
                   first->rank + 1);
  for (int k = 0; k < n; ++k) {
    const wrt_tensor *x = call->inputs[k];
    if (x->dtype != first->dtype) return dtypeMismatch(call, "Pack", k, first->dtype, x->dtype);
    if (!std::ranges::equal(dims(x), dims(first)))
      return invalid(call, "Shapes of all inputs must match: values[0].shape = %s != values[%d].shape = %s",
                     shapeText(dims(first)).c_str(), k, shapeText(dims(x)).c_str());
  }
  std::vector<int64_t> shape(dims(first).begin(), dims(first).end());
  shape.insert(shape.begin() + axis, n);
  wrt_tensor *y = newOutput(call, 0, first->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const Split s = splitAt(shape, static_cast<int>(axis));
  for (int k = 0; k < n; ++k)
    for (int64_t i = 0; i < s.outer; ++i)
      copyElements(first->dtype, at(y, (i * n + k) * s.inner), at(call->inputs[k], i * s.inner), s.inner);
  return 0;
}

int32_t wrt_op_unstack(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const int64_t given = intOr(attrOf(call, 1), 0), axis = given < 0 ? given + x->rank : given;
  if (axis < 0 || axis >= x->rank)
    return invalid(call, "axis = %lld not in [%d, %d)", static_cast<long long>(given), -x->rank, x->rank);
  const int64_t n = x->dims[axis];
  const int64_t wanted = intOr(attrOf(call, 0), n);
  if (wanted != n || n != call->n_outputs)
    return invalid(call, "Input shape axis %lld must equal %lld, got shape %s", static_cast<long long>(axis),
                   static_cast<long long>(wanted), shapeText(dims(x)).c_str());
  std::vector<int64_t> shape(dims(x).begin(), dims(x).end());
  shape.erase(shape.begin() + axis);
  const Split s = splitAt(dims(x), static_cast<int>(axis));
  for (int64_t k = 0; k < n; ++k) {
    if (s.outer == 1) {
      call->outputs[k] = wrt_tensor_view(call->frame, x, k * s.inner, static_cast<int32_t>(shape.size()), shape.data());
      if (!call->outputs[k]) return WRT_RESOURCE_EXHAUSTED;
      continue;
    }
    wrt_tensor *y = newOutput(call, static_cast<int>(k), x->dtype, shape);
    if (!y) return WRT_RESOURCE_EXHAUSTED;
    for (int64_t i = 0; i < s.outer; ++i)
      copyElements(x->dtype, at(y, i * s.inner), at(x, (i * n + k) * s.inner), s.inner);
  }
  return 0;
}

int32_t wrt_op_split(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const int64_t given = intOr(attrOf(call, 0), 0), axis = given < 0 ? given + x->rank : given;
  const int64_t n = intOr(attrOf(call, 1), call->n_outputs);
  if (axis < 0 || axis >= x->rank)
    return invalid(call, "-input rank(-%d) <= split_dim < input rank (%d), but got %lld", x->rank, x->rank,
                   static_cast<long long>(given));
  if (n <= 0) return invalid(call, "Number of ways to split should be > 0, but got %lld", static_cast<long long>(n));
  if (x->dims[axis] % n)
    return invalid(call,
                   "Number of ways to split should evenly divide the split dimension, but got split_dim %lld (size = "
                   "%lld) and num_split %lld",
                   static_cast<long long>(axis), static_cast<long long>(x->dims[axis]), static_cast<long long>(n));
  const std::vector<int64_t> sizes(static_cast<size_t>(n), x->dims[axis] / n);
  return splitInto(call, "Split", static_cast<int>(axis), sizes);
}

int32_t wrt_op_split_v(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const int64_t given = intOr(attrOf(call, 0), 0), axis = given < 0 ? given + x->rank : given;
  const auto wanted = intsOf(attrOf(call, 1));
  if (axis < 0 || axis >= x->rank)
    return invalid(call, "-input rank(-%d) <= split_dim < input rank (%d), but got %lld", x->rank, x->rank,
                   static_cast<long long>(given));
  std::vector<int64_t> sizes(wanted.begin(), wanted.end());
  int64_t sum = 0;
  int open = -1;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] == -1) {
      if (open >= 0) return invalid(call, "There can only be one -1 in the input.");
      open = static_cast<int>(i);
    } else {
      sum += sizes[i];
    }
  }
  const int64_t n = x->dims[axis];
  if (open >= 0) sizes[static_cast<size_t>(open)] = n - sum;
  if (open >= 0 ? sum > n : sum != n)
    return invalid(call,
                   "Determined shape must either match input shape along split_dim exactly if fully specified, or be "
                   "less than the size of the input along split_dim if not fully specified.  Got: %lld",
                   static_cast<long long>(sum));
  for (int64_t size : sizes)
    if (size < 0)
      return invalid(call, "Split size at index %d must be >= 0. Got: %lld", 0, static_cast<long long>(size));
  return splitInto(call, "SplitV", static_cast<int>(axis), sizes);
}

int32_t wrt_op_tile(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  std::vector<int64_t> times;
  if (call->inputs[1]->rank != 1)
    return invalid(call, "Expected multiples to be 1-D, but got shape %s", shapeText(dims(call->inputs[1])).c_str());
  if (!readInts(call, call->inputs[1], times)) return WRT_INVALID_ARGUMENT;
  if (static_cast<int32_t>(times.size()) != x->rank)
    return invalid(call, "Expected multiples argument to be a vector of length %d but got length %d", x->rank,
                   static_cast<int>(times.size()));
  std::vector<int64_t> shape, extents, strides;
  const std::vector<int64_t> from = denseStrides(dims(x));
  for (size_t i = 0; i < times.size(); ++i) {
    if (times[i] < 0)
      return invalid(call, "Expected multiples[%d] >= 0, but got %lld", static_cast<int>(i),
                     static_cast<long long>(times[i]));
    shape.push_back(x->dims[i] * times[i]);
    extents.insert(extents.end(), {times[i], x->dims[i]});
    strides.insert(strides.end(), {0, from[i]});
  }
  wrt_tensor *y = newOutput(call, 0, x->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (y->size) copyStrided(x->dtype, y->data, x->data, extents, strides);
  return 0;
}
}
