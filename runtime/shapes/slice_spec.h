// What a strided slice means: begin, end, strides and masks made into one range a dimension. Shared by the kernels and
// the shape rule, which may not know all extents.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace wrt {

struct StridedSliceMasks {
  int64_t begin = 0, end = 0, ellipsis = 0, newAxis = 0, shrink = 0;
};

struct StridedSliceSpec {
  // One for each dimension of the input.
  std::vector<int64_t> begin, stride, extent; // extent -1: unknown
  // Of the result: extents with new axes put in and indexed dimensions left out. -1: unknown.
  std::vector<int64_t> shape;
};

/// `begin` and `end` may be empty when not known (then all that depends on them is unknown). Returns false with `error`
/// set in TensorFlow's words. `dims` may have -1.
bool resolveStridedSlice(std::span<const int64_t> dims, std::span<const int64_t> begin, std::span<const int64_t> end,
                         std::span<const int64_t> strides, const StridedSliceMasks &masks, StridedSliceSpec &spec,
                         std::string &error);

} // namespace wrt
