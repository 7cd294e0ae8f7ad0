// Resolution of strided slices.
#include "shapes/slice_spec.h"
#include <algorithm>

namespace wrt {

bool resolveStridedSlice(std::span<const int64_t> dims, std::span<const int64_t> begin, std::span<const int64_t> end,
                         std::span<const int64_t> strides, const StridedSliceMasks &masks, StridedSliceSpec &spec,
                         std::string &error) {
  const int given = static_cast<int>(strides.size()), rank = static_cast<int>(dims.size());
  const bool known = static_cast<int>(begin.size()) == given && static_cast<int>(end.size()) == given;
  const auto bit = [](int64_t mask, int i) { return (mask >> i) & 1; };
  // An ellipsis that is not written stands at the end.
  int ellipsis = given, newAxes = 0;
  for (int i = 0; i < given; ++i) {
    if (bit(masks.ellipsis, i)) {
      if (ellipsis != given) {
        error = "Multiple ellipses in slice spec not allowed";
        return false;
      }
      ellipsis = i;
    }
  }
  for (int i = ellipsis + 1; i < given; ++i) newAxes += bit(masks.newAxis, i);
  spec.begin.assign(dims.size(), 0);
  spec.stride.assign(dims.size(), 1);
  spec.extent.assign(dims.begin(), dims.end());
  spec.shape.clear();
  int dim = 0;
  for (int i = 0; i <= given; ++i) {
    if (i == ellipsis) {
      const int stop = std::min(rank - (given - i) + 1 + newAxes, rank);
      for (; dim < stop; ++dim) spec.shape.push_back(dims[static_cast<size_t>(dim)]);
      continue;
    }
    if (i == given) break;
    if (bit(masks.newAxis, i)) {
      spec.shape.push_back(1);
      continue;
    }
    if (dim >= rank) {
      error = "Index out of range using input dim " + std::to_string(dim) + "; input has only " + std::to_string(rank) +
              " dims";
      return false;
    }
    const auto d = static_cast<size_t>(dim);
    const auto k = static_cast<size_t>(i);
    const int64_t n = dims[d], step = strides[k];
    const bool shrink = bit(masks.shrink, i);
    if (step == 0) {
      error = "strides[" + std::to_string(i) + "] must be non-zero";
      return false;
    }
    if (shrink && step <= 0) {
      error = "only stride 1 allowed on non-range indexing.";
      return false;
    }
    spec.stride[d] = step;
    if (shrink) {
      if (known) {
        int64_t at = begin[k];
        if (n >= 0) {
          if (at < 0) at += n;
          if (at < 0 || at >= n) {
            error = "slice index " + std::to_string(at) + " of dimension " + std::to_string(dim) + " out of bounds.";
            return false;
          }
        }
        spec.begin[d] = at;
      }
      spec.stride[d] = 1;
      spec.extent[d] = 1;
      ++dim;
      continue;
    }
    const bool fromStart = bit(masks.begin, i), toEnd = bit(masks.end, i);
    if (n < 0 || !known) {
      // Without the extent only ranges with both ends on one side tell their length.
      int64_t extent = -1;
      if (known && !fromStart && !toEnd && (begin[k] >= 0) == (end[k] >= 0) && n < 0) extent = -1;
      if (fromStart && toEnd && n >= 0) extent = (n + std::abs(step) - 1) / std::abs(step);
      spec.extent[d] = extent;
      spec.shape.push_back(extent);
      ++dim;
      continue;
    }
    const int64_t low = step > 0 ? 0 : -1, high = step > 0 ? n : n - 1;
    const auto clamp = [&](int64_t v) {
      if (v < 0) v += n;
      return std::clamp(v, low, high);
    };
    const int64_t from = fromStart ? (step > 0 ? low : high) : clamp(begin[k]);
    const int64_t to = toEnd ? (step > 0 ? high : low) : clamp(end[k]);
    const int64_t distance = to - from;
    int64_t extent = 0;
    if (distance != 0 && (distance < 0) == (step < 0)) extent = distance / step + (distance % step != 0);
    spec.begin[d] = from;
    spec.extent[d] = extent;
    spec.shape.push_back(extent);
    ++dim;
  }
  return true;
}

} // namespace wrt
