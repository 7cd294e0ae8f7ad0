// Which dimensions a reduction goes over, as alternating groups of kept and reduced extents.
#pragma once
#include "core/call.h"
#include <vector>

namespace wrt {

struct ReducePlan {
  std::vector<int64_t> outDims; // as the result has them
  std::vector<int64_t> extent;  // merged, extents of 1 left out
  std::vector<bool> reduced;    // of each of `extent`
  int64_t outCount = 1, reduceCount = 1;
};

/// From the attributes (axis, keepdims) of a reduction; 0 or the code of the failure.
int32_t planReduction(wrt_call *call, const wrt_tensor *x, ReducePlan &plan);

/// An axis given as an attribute, moved into [0, rank); fails the call in TensorFlow's words.
int32_t normalizeAxis(wrt_call *call, int64_t axis, int rank, int *out);

} // namespace wrt
