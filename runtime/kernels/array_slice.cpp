// slice, strided_slice and its gradient, reverse, roll, pad, mirror_pad.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"
#include "shapes/slice_spec.h"
#include <algorithm>
#include <cstring>

using namespace wrt;

namespace {

char *at(const wrt_tensor *t, int64_t element) {
  return static_cast<char *>(t->data) + element * wrt_dtype_size(t->dtype);
}

/// Start and strides of the elements that a resolved slice names in dense memory.
void sliceStrides(std::span<const int64_t> dims, const StridedSliceSpec &spec, int64_t &start,
                  std::vector<int64_t> &strides) {
  strides = denseStrides(dims);
  start = 0;
  for (size_t i = 0; i < dims.size(); ++i) {
    start += spec.begin[i] * strides[i];
    strides[i] *= spec.stride[i];
  }
}

int32_t resolve(wrt_call *call, std::span<const int64_t> dims, int first, StridedSliceSpec &spec) {
  std::vector<int64_t> begin, end, strides;
  const wrt_tensor *b = call->inputs[first], *e = call->inputs[first + 1], *s = call->inputs[first + 2];
  if (b->rank != 1 || e->rank != 1 || s->rank != 1 || b->size != e->size || b->size != s->size)
    return invalid(
        call, "Expected begin, end, and strides to be 1D equal size tensors, but got shapes %s, %s, and %s instead.",
        shapeText(wrt::dims(b)).c_str(), shapeText(wrt::dims(e)).c_str(), shapeText(wrt::dims(s)).c_str());
  if (!readInts(call, b, begin) || !readInts(call, e, end) || !readInts(call, s, strides)) return WRT_INVALID_ARGUMENT;
  const StridedSliceMasks masks{intOr(attrOf(call, 0), 0), intOr(attrOf(call, 1), 0), intOr(attrOf(call, 2), 0),
                                intOr(attrOf(call, 3), 0), intOr(attrOf(call, 4), 0)};
  std::string error;
  if (!resolveStridedSlice(dims, begin, end, strides, masks, spec, error))
    return fail(call, WRT_INVALID_ARGUMENT, "%s", error.c_str());
  return 0;
}

/// Writes dense `from` into the strided places of dense `to`; elements must not be managed.
void scatterStrided(wrt_tensor *to, int64_t start, std::span<const int64_t> extents, std::span<const int64_t> strides,
                    const void *from) {
  const int64_t size = wrt_dtype_size(to->dtype);
  const auto *in = static_cast<const char *>(from);
  std::vector<int64_t> index(extents.size());
  for (int64_t n : extents)
    if (n == 0) return;
  int64_t offset = start;
  while (true) {
    std::memcpy(at(to, offset), in, static_cast<size_t>(size));
    in += size;
    int i = static_cast<int>(extents.size()) - 1;
    for (; i >= 0; --i) {
      const auto k = static_cast<size_t>(i);
      offset += strides[k];
      if (++index[k] < extents[k]) break;
      offset -= strides[k] * extents[k];
      index[k] = 0;
    }
    if (i < 0) return;
  }
}

} // namespace

namespace wrt {
/// Puts `value` (dense, of the slice's shape, or one element) into the slice of `target` that the call's inputs from
/// `first` on name; for assignment to slices of variables.
int32_t assignSlice(wrt_call *call, wrt_tensor *target, int first, const wrt_tensor *value) {
  StridedSliceSpec spec;
  if (const int32_t code = resolve(call, dims(target), first, spec)) return code;
  int64_t start;
  std::vector<int64_t> strides;
  sliceStrides(dims(target), spec, start, strides);
  Tensor repeated;
  int64_t count = 1;
  for (int64_t n : spec.extent) count *= n;
  if (value->size != count) {
    if (value->size != 1)
      return fail(call, WRT_UNIMPLEMENTED, "Broadcast from %s to %s is not supported", shapeText(dims(value)).c_str(),
                  shapeText(spec.shape).c_str());
    repeated = Tensor::make(value->dtype, std::span(&count, 1), call->frame);
    if (!repeated) return WRT_RESOURCE_EXHAUSTED;
    fillElements(value->dtype, repeated->data, value->data, count);
    value = repeated.get();
  }
  scatterStrided(target, start, spec.extent, strides, value->data);
  return 0;
}
} // namespace wrt

extern "C" {

int32_t wrt_op_strided_slice(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  StridedSliceSpec spec;
  if (const int32_t code = resolve(call, dims(x), 1, spec)) return code;
  int64_t start;
  std::vector<int64_t> strides;
  sliceStrides(dims(x), spec, start, strides);
  // Rows that lie together can be shared.
  bool dense = true;
  const std::vector<int64_t> full = denseStrides(dims(x));
  bool whole = true; // dimensions after the first that is not 1 are taken whole
  for (size_t i = spec.extent.size(); i-- > 0;) {
    if (spec.extent[i] == 1) {
      whole = whole && x->dims[i] == 1;
      continue;
    }
    dense = dense && whole && spec.stride[i] == 1;
    whole = whole && spec.extent[i] == x->dims[i];
  }
  if (dense) {
    call->outputs[0] =
        wrt_tensor_view(call->frame, x, start, static_cast<int32_t>(spec.shape.size()), spec.shape.data());
    return call->outputs[0] ? 0 : WRT_RESOURCE_EXHAUSTED;
  }
  wrt_tensor *y = newOutput(call, 0, x->dtype, spec.shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (y->size) copyStrided(x->dtype, y->data, at(x, start), spec.extent, strides);
  return 0;
}

int32_t wrt_op_strided_slice_grad(wrt_call *call) { // shape, begin, end, strides, dy
  std::vector<int64_t> shape;
  if (!readInts(call, call->inputs[0], shape)) return WRT_INVALID_ARGUMENT;
  const wrt_tensor *dy = call->inputs[4];
  StridedSliceSpec spec;
  if (const int32_t code = resolve(call, shape, 1, spec)) return code;
  if (!std::ranges::equal(dims(dy), spec.shape))
    return invalid(call, "shape of dy was %s instead of %s", shapeText(dims(dy)).c_str(),
                   shapeText(spec.shape).c_str());
  call->outputs[0] = wrt_tensor_zeros(call->frame, dy->dtype, static_cast<int32_t>(shape.size()), shape.data());
  if (!call->outputs[0]) return WRT_RESOURCE_EXHAUSTED;
  int64_t start;
  std::vector<int64_t> strides;
  sliceStrides(shape, spec, start, strides);
  scatterStrided(call->outputs[0], start, spec.extent, strides, dy->data);
  return 0;
}

int32_t wrt_op_slice(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  std::vector<int64_t> begin, size;
  if (!readInts(call, call->inputs[1], begin) || !readInts(call, call->inputs[2], size)) return WRT_INVALID_ARGUMENT;
  if (static_cast<int32_t>(begin.size()) != x->rank || static_cast<int32_t>(size.size()) != x->rank)
    return invalid(call,
                   "Expected begin and size arguments to be 1-D tensors of size %d, but got shapes %s and %s instead.",
                   x->rank, shapeText(dims(call->inputs[1])).c_str(), shapeText(dims(call->inputs[2])).c_str());
  const std::vector<int64_t> strides = denseStrides(dims(x));
  int64_t start = 0;
  for (size_t i = 0; i < begin.size(); ++i) {
    const int64_t n = x->dims[i];
    if (size[i] == -1) size[i] = n - begin[i];
    if (begin[i] < 0 || begin[i] > n)
      return invalid(call, "Expected begin[%d] in [0, %lld], but got %lld", static_cast<int>(i),
                     static_cast<long long>(n), static_cast<long long>(begin[i]));
    if (size[i] < 0 || begin[i] + size[i] > n)
      return invalid(call, "Expected size[%d] in [0, %lld], but got %lld", static_cast<int>(i),
                     static_cast<long long>(n - begin[i]), static_cast<long long>(size[i]));
    start += begin[i] * strides[i];
  }
  wrt_tensor *y = newOutput(call, 0, x->dtype, size);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (y->size) copyStrided(x->dtype, y->data, at(x, start), size, strides);
  return 0;
}

int32_t wrt_op_reverse(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  std::vector<int64_t> strides = denseStrides(dims(x));
  int64_t start = 0;
  std::vector<bool> seen(static_cast<size_t>(x->rank));
  for (int64_t axis : intsOf(attrOf(call, 0))) {
    if (axis < -x->rank || axis >= x->rank)
      return invalid(call, "'axis'[0] = %lld is out of valid range [0, %d", static_cast<long long>(axis), x->rank - 1);
    const auto i = static_cast<size_t>(axis < 0 ? axis + x->rank : axis);
    if (seen[i]) return invalid(call, "axis %d specified more than once.", static_cast<int>(i));
    seen[i] = true;
    start += (x->dims[i] - 1) * strides[i];
    strides[i] = -strides[i];
  }
  wrt_tensor *y = newOutput(call, 0, x->dtype, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (y->size) copyStrided(x->dtype, y->data, at(x, start), dims(x), strides);
  return 0;
}

int32_t wrt_op_roll(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const auto shifts = intsOf(attrOf(call, 0)), axes = intsOf(attrOf(call, 1));
  if (x->rank < 1) return invalid(call, "input must be 1-D or higher");
  if (shifts.size() != axes.size()) return invalid(call, "shift and axis must have the same size");
  std::vector<int64_t> shift(static_cast<size_t>(x->rank));
  for (size_t i = 0; i < axes.size(); ++i) {
    const int64_t axis = axes[i] < 0 ? axes[i] + x->rank : axes[i];
    if (axis < 0 || axis >= x->rank) return invalid(call, "axis %lld is out of range", static_cast<long long>(axes[i]));
    const int64_t n = std::max<int64_t>(x->dims[axis], 1);
    shift[static_cast<size_t>(axis)] = ((shift[static_cast<size_t>(axis)] + shifts[i]) % n + n) % n;
  }
  wrt_tensor *y = newOutput(call, 0, x->dtype, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (!y->size) return 0;
  // Two runs in the last dimension, index arithmetic for the others.
  const int last = x->rank - 1;
  const int64_t n = x->dims[last], s = shift[static_cast<size_t>(last)];
  const std::vector<int64_t> strides = denseStrides(dims(x));
  for (int64_t row = 0; row < x->size / n; ++row) {
    int64_t rest = row, to = 0;
    for (int i = last - 1; i >= 0; --i) {
      const auto k = static_cast<size_t>(i);
      to += (rest % x->dims[i] + shift[k]) % x->dims[i] * strides[k];
      rest /= x->dims[i];
    }
    copyElements(x->dtype, at(y, to + s), at(x, row * n), n - s);
    copyElements(x->dtype, at(y, to), at(x, row * n + n - s), s);
  }
  return 0;
}

int32_t wrt_op_pad(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0], *value = call->n_inputs > 2 ? call->inputs[2] : nullptr;
  std::vector<int64_t> paddings;
  const wrt_tensor *p = call->inputs[1];
  if (p->rank != 2 || p->dims[1] != 2)
    return invalid(call, "paddings must be a matrix with 2 columns: %s", shapeText(dims(p)).c_str());
  if (p->dims[0] != x->rank)
    return invalid(call, "The first dimension of paddings must be the rank of inputs%s %s", shapeText(dims(p)).c_str(),
                   shapeText(dims(x)).c_str());
  if (!readInts(call, p, paddings)) return WRT_INVALID_ARGUMENT;
  if (value && value->dtype != x->dtype) return dtypeMismatch(call, "PadV2", 2, x->dtype, value->dtype);
  if (value && value->rank != 0)
    return invalid(call, "constant_values must be a scalar. Found: %s", shapeText(dims(value)).c_str());
  std::vector<int64_t> shape;
  for (int i = 0; i < x->rank; ++i) {
    const int64_t before = paddings[static_cast<size_t>(2 * i)], after = paddings[static_cast<size_t>(2 * i + 1)];
    if (before < 0 || after < 0)
      return invalid(call, "Paddings must be non-negative: %lld %lld", static_cast<long long>(before),
                     static_cast<long long>(after));
    shape.push_back(before + x->dims[i] + after);
  }
  wrt_tensor *y = newOutput(call, 0, x->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (value)
    fillElements(x->dtype, y->data, value->data, y->size);
  else if (!isManaged(x->dtype) && y->size)
    std::memset(y->data, 0, static_cast<size_t>(y->size * wrt_dtype_size(x->dtype)));
  if (!x->size) return 0;
  if (x->rank == 0) {
    copyElements(x->dtype, y->data, x->data, 1);
    return 0;
  }
  const std::vector<int64_t> strides = denseStrides(shape);
  const int64_t n = x->dims[x->rank - 1];
  for (int64_t row = 0; row < x->size / n; ++row) {
    int64_t rest = row, to = paddings[static_cast<size_t>(2 * (x->rank - 1))];
    for (int i = x->rank - 2; i >= 0; --i) {
      to += (rest % x->dims[i] + paddings[static_cast<size_t>(2 * i)]) * strides[static_cast<size_t>(i)];
      rest /= x->dims[i];
    }
    copyElements(x->dtype, at(y, to), at(x, row * n), n);
  }
  return 0;
}

int32_t wrt_op_mirror_pad(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0], *p = call->inputs[1];
  const bool symmetric = stringOr(attrOf(call, 0), "REFLECT") == "SYMMETRIC";
  std::vector<int64_t> paddings;
  if (p->rank != 2 || p->dims[1] != 2 || p->dims[0] != x->rank)
    return invalid(call, "paddings must be a matrix with 2 columns: %s", shapeText(dims(p)).c_str());
  if (!readInts(call, p, paddings)) return WRT_INVALID_ARGUMENT;
  std::vector<int64_t> shape;
  for (int i = 0; i < x->rank; ++i) {
    const int64_t before = paddings[static_cast<size_t>(2 * i)], after = paddings[static_cast<size_t>(2 * i + 1)];
    const int64_t most = x->dims[i] - (symmetric ? 0 : 1);
    if (before < 0 || after < 0)
      return invalid(call, "paddings must be non-negative: %lld %lld", static_cast<long long>(before),
                     static_cast<long long>(after));
    if (before > most || after > most)
      return invalid(call,
                     symmetric ? "paddings must be no greater than the dimension size: %lld, %lld greater than %lld"
                               : "paddings must be less than the dimension size: %lld, %lld not less than %lld",
                     static_cast<long long>(before), static_cast<long long>(after), static_cast<long long>(x->dims[i]));
    shape.push_back(before + x->dims[i] + after);
  }
  wrt_tensor *y = newOutput(call, 0, x->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const std::vector<int64_t> strides = denseStrides(dims(x));
  std::vector<int64_t> index(shape.size());
  for (int64_t k = 0; k < y->size; ++k) {
    int64_t from = 0, rest = k;
    for (size_t i = shape.size(); i-- > 0;) {
      const int64_t n = x->dims[i];
      int64_t j = rest % shape[i] - paddings[2 * i];
      rest /= shape[i];
      if (j < 0)
        j = symmetric ? -j - 1 : -j;
      else if (j >= n)
        j = symmetric ? 2 * n - 1 - j : 2 * n - 2 - j;
      from += j * strides[i];
    }
    copyElements(x->dtype, at(y, k), at(x, from), 1);
  }
  return 0;
}
}
