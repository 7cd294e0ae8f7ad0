// Copying elements of any dtype, dense or strided: what the ops that move data share.
#pragma once
#include "core/call.h"
#include <vector>

namespace wrt {

/// Copies n adjacent elements; strings are copied, objects retained. The destination's elements must be fresh
/// (undefined, or empty for managed dtypes).
void copyElements(int32_t dtype, void *to, const void *from, int64_t n);

/// Fills `to` (dense, of these extents) from elements at `from` with these strides (in elements; may be 0 or negative).
void copyStrided(int32_t dtype, void *to, const void *from, std::span<const int64_t> extents,
                 std::span<const int64_t> strides);

/// n copies of one element.
void fillElements(int32_t dtype, void *to, const void *value, int64_t n);

/// Row-major strides of dense extents.
std::vector<int64_t> denseStrides(std::span<const int64_t> dims);

/// Elements of an int32 or int64 tensor; false (and the call failed) for other dtypes.
bool readInts(wrt_call *call, const wrt_tensor *tensor, std::vector<int64_t> &out);
inline int64_t intAt(const wrt_tensor *t, int64_t i) {
  return t->dtype == WRT_INT32 ? data<int32_t>(t)[i] : data<int64_t>(t)[i];
}

/// A view of all elements of `x` under other dims; NULL after an error.
inline wrt_tensor *viewOutput(wrt_call *call, int i, const wrt_tensor *x, std::span<const int64_t> dims) {
  return call->outputs[i] = wrt_tensor_view(call->frame, x, 0, static_cast<int32_t>(dims.size()), dims.data());
}
inline const wrt_attr &attrOf(const wrt_call *call, int i) {
  static const Attr none;
  return i < call->n_attrs ? call->attrs[i] : none;
}

} // namespace wrt
