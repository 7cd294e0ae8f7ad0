// Shape rules of slicing, gathering, scattering and sorting.
#include "shapes/rules.h"
#include "shapes/slice_spec.h"

using namespace wrt;

namespace {
std::string str(int64_t v) { return std::to_string(v); }
std::vector<int64_t> constantInts(const ShapeInput &input) {
  std::vector<int64_t> values;
  if (!input.constant) return values;
  for (int64_t i = 0; i < input.constant->size; ++i)
    values.push_back(input.constant->dtype == WRT_INT32 ? data<int32_t>(input.constant)[i]
                                                        : data<int64_t>(input.constant)[i]);
  return values;
}

int32_t stridedSlice(ShapeContext &c, int first, std::span<const int64_t> dims, StridedSliceSpec &spec) {
  const StridedSliceMasks masks{intOr(c.attr(0), 0), intOr(c.attr(1), 0), intOr(c.attr(2), 0), intOr(c.attr(3), 0),
                                intOr(c.attr(4), 0)};
  const auto k = static_cast<size_t>(first);
  const auto strides = constantInts(c.inputs[k + 2]);
  std::vector<int64_t> begin = constantInts(c.inputs[k]), end = constantInts(c.inputs[k + 1]);
  std::string error;
  if (!resolveStridedSlice(dims, begin, end, strides, masks, spec, error)) return c.invalid(error);
  return 0;
}
} // namespace

WRT_RULE(strided_slice) {
  if (!c.shape(0).hasRank() || !c.inputs[3].constant) {
    c.set(0, c.dtype(0), PartialShape::unknown());
    return 0;
  }
  StridedSliceSpec spec;
  if (const int32_t code = stridedSlice(c, 1, c.shape(0).dims(), spec)) return code;
  c.set(0, c.dtype(0), spec.shape);
  return 0;
}
WRT_RULE(strided_slice_grad) {
  c.set(0, c.dtype(4), c.valueAsShape(0));
  return 0;
}

WRT_RULE(slice) {
  const PartialShape &x = c.shape(0);
  const bool haveBegin = c.inputs[1].constant, haveSize = c.inputs[2].constant;
  const std::vector<int64_t> begin = constantInts(c.inputs[1]), size = constantInts(c.inputs[2]);
  int rank = x.rank();
  if (rank < 0 && haveSize) rank = static_cast<int>(size.size());
  if (rank < 0 && haveBegin) rank = static_cast<int>(begin.size());
  if (rank < 0) {
    c.set(0, c.dtype(0), PartialShape::unknown());
    return 0;
  }
  PartialShape result = PartialShape::ofRank(rank);
  for (int i = 0; i < rank && haveSize && static_cast<int>(size.size()) == rank; ++i) {
    const auto k = static_cast<size_t>(i);
    if (size[k] >= 0) {
      if (x.hasRank() && x.dim(i) >= 0 && haveBegin && (begin[k] < 0 || begin[k] + size[k] > x.dim(i)))
        return c.invalid("Expected size[" + str(i) + "] in [0, " + str(x.dim(i) - begin[k]) + "], but got " +
                         str(size[k]));
      result.setDim(i, size[k]);
    } else if (x.hasRank() && x.dim(i) >= 0 && haveBegin) {
      result.setDim(i, x.dim(i) - begin[k]);
    }
  }
  c.set(0, c.dtype(0), result);
  return 0;
}

namespace {
int32_t gatherShape(ShapeContext &c, const PartialShape &params, const PartialShape &indices, int32_t dtype,
                    int64_t axis, int64_t batch) {
  if (!params.hasRank() || !indices.hasRank()) {
    c.set(0, dtype, PartialShape::unknown());
    return 0;
  }
  if (params.rank() < 1) return c.invalid("Shape must be at least rank 1 but is rank 0");
  if (axis < 0) axis += params.rank();
  if (batch < 0) batch += indices.rank();
  if (axis < 0 || axis >= params.rank())
    return c.invalid("Shape must be at least rank " + str(axis + 1) + " but is rank " + str(params.rank()));
  if (batch > axis)
    return c.invalid("batch_dims (" + str(batch) + ") must be less than or equal to axis (" + str(axis) + ").");
  std::vector<int64_t> dims(params.dims().begin(), params.dims().begin() + axis);
  for (int i = 0; i < batch; ++i)
    if (dims[static_cast<size_t>(i)] < 0) dims[static_cast<size_t>(i)] = indices.dim(i);
  dims.insert(dims.end(), indices.dims().begin() + batch, indices.dims().end());
  dims.insert(dims.end(), params.dims().begin() + axis + 1, params.dims().end());
  c.set(0, dtype, dims);
  return 0;
}
} // namespace

WRT_RULE(gather) {
  return gatherShape(c, c.shape(0), c.shape(1), c.dtype(0), intOr(c.attr(0), 0), intOr(c.attr(1), 0));
}
WRT_RULE(resource_gather) {
  // Of the variable only the dtype is an attribute; its shape is the caller's knowledge.
  c.set(0, dtypeOr(c.attr(1), WRT_INVALID), PartialShape::unknown());
  return 0;
}

WRT_RULE(gather_nd) {
  const PartialShape &params = c.shape(0), &indices = c.shape(1);
  if (!params.hasRank() || !indices.hasRank() || indices.rank() < 1 || indices.dim(-1) < 0) {
    c.set(0, c.dtype(0), PartialShape::unknown());
    return 0;
  }
  const int64_t depth = indices.dim(-1) + intOr(c.attr(0), 0);
  if (depth > params.rank())
    return c.invalid("indices.shape[-1] must be <= params.rank, but saw indices.shape[-1]: " + str(depth) +
                     ", params.rank: " + str(params.rank()));
  std::vector<int64_t> dims(indices.dims().begin(), indices.dims().end() - 1);
  dims.insert(dims.end(), params.dims().begin() + depth, params.dims().end());
  c.set(0, c.dtype(0), dims);
  return 0;
}

WRT_RULE(where) {
  c.set(0, WRT_INT64, PartialShape({-1, c.shape(0).hasRank() ? c.shape(0).rank() : -1}));
  return 0;
}

WRT_RULE(scatter_nd) {
  c.set(0, c.dtype(1), c.valueAsShape(2));
  return 0;
}

WRT_RULE(top_k) {
  PartialShape shape = c.shape(0);
  if (shape.hasRank()) {
    if (shape.rank() < 1) return c.invalid("input must have at least 1 dimension but is rank 0");
    const auto k = constantInts(c.inputs[1]);
    if (!k.empty() && shape.dim(-1) >= 0 && k[0] > shape.dim(-1))
      return c.invalid("input must have last dimension >= k = " + str(k[0]) + " but is " + str(shape.dim(-1)));
    shape.setDim(-1, k.empty() ? -1 : k[0]);
  }
  c.set(0, c.dtype(0), shape);
  c.set(1, WRT_INT32, shape);
  return 0;
}

WRT_RULE(unique) {
  const int32_t index = dtypeOr(c.attr(0), WRT_INT32);
  const size_t n = c.outputs.size();
  c.set(0, c.dtype(0), PartialShape({-1}));
  c.set(1, index, c.shape(0));
  if (n > 2) c.set(2, index, PartialShape({-1}));
  return 0;
}

WRT_RULE(search_sorted) {
  c.set(0, dtypeOr(c.attr(0), WRT_INT32), c.shape(1));
  return 0;
}

namespace {
int32_t segments(ShapeContext &c, int64_t count) {
  const PartialShape &x = c.shape(0), &ids = c.shape(1);
  if (!x.hasRank() || !ids.hasRank()) {
    c.set(0, c.dtype(0), PartialShape::unknown());
    return 0;
  }
  std::vector<int64_t> dims{count};
  if (x.rank() >= ids.rank()) dims.insert(dims.end(), x.dims().begin() + ids.rank(), x.dims().end());
  c.set(0, c.dtype(0), dims);
  return 0;
}
} // namespace
WRT_RULE(segment) {
  int64_t count = -1;
  const auto ids = constantInts(c.inputs[1]);
  if (!ids.empty()) count = ids.back() + 1;
  return segments(c, count);
}
WRT_RULE(unsorted_segment) {
  const auto n = constantInts(c.inputs[2]);
  return segments(c, n.empty() ? -1 : n[0]);
}
WRT_RULE(bincount) {
  const auto n = constantInts(c.inputs[1]);
  const int64_t bins = n.empty() ? -1 : n[0];
  if (!c.shape(0).hasRank())
    c.set(0, c.dtype(2), PartialShape::unknown());
  else if (c.shape(0).rank() == 2)
    c.set(0, c.dtype(2), PartialShape({c.shape(0).dim(0), bins}));
  else
    c.set(0, c.dtype(2), PartialShape({bins}));
  return 0;
}

WRT_RULE(dynamic_partition) {
  const int64_t n = intOr(c.attr(0), 0);
  PartialShape part;
  if (c.shape(0).hasRank() && c.shape(1).hasRank() && c.shape(0).rank() >= c.shape(1).rank()) {
    std::vector<int64_t> dims(c.shape(0).dims().begin() + c.shape(1).rank(), c.shape(0).dims().end());
    dims.insert(dims.begin(), -1);
    part = dims;
  }
  for (int64_t i = 0; i < n; ++i) c.set(static_cast<int>(i), c.dtype(0), part);
  return 0;
}
WRT_RULE(dynamic_stitch) {
  const int n = static_cast<int>(c.inputs.size() / 2);
  int64_t most = -1;
  bool known = true;
  PartialShape result;
  for (int k = 0; k < n; ++k) {
    known = known && c.inputs[static_cast<size_t>(k)].constant;
    for (int64_t v : constantInts(c.inputs[static_cast<size_t>(k)])) most = std::max(most, v);
    if (c.shape(k).hasRank() && c.shape(n + k).hasRank() && c.shape(n + k).rank() >= c.shape(k).rank()) {
      std::vector<int64_t> dims(c.shape(n + k).dims().begin() + c.shape(k).rank(), c.shape(n + k).dims().end());
      dims.insert(dims.begin(), -1);
      result = mergeShapes(result, dims).value_or(PartialShape::unknown());
    }
  }
  if (result.hasRank() && known) result.setDim(0, most + 1);
  c.set(0, c.dtype(n), result);
  return 0;
}
namespace {
int32_t blockShape(ShapeContext &c, bool toDepth) {
  const int64_t s = intOr(c.attr(0), 2);
  if (!c.shape(0).hasRank()) {
    c.set(0, c.dtype(0), PartialShape::ofRank(4));
    return 0;
  }
  PartialShape x = c.shape(0);
  if (x.rank() != 4) return c.invalid("Shape must be rank 4 but is rank " + str(x.rank()));
  for (int i = 1; i < 4; ++i) {
    const int64_t d = x.dim(i), by = i == 3 ? s * s : s;
    if (d < 0) continue;
    const bool divides = (i == 3) != toDepth;
    if (divides && d % by)
      return c.invalid("Dimension size must be evenly divisible by " + str(by) + " but is " + str(d));
    x.setDim(i, divides ? d / by : d * by);
  }
  c.set(0, c.dtype(0), x);
  return 0;
}
} // namespace
WRT_RULE(space_to_depth) { return blockShape(c, true); }
WRT_RULE(depth_to_space) { return blockShape(c, false); }
WRT_RULE(histogram_fixed_width) {
  const auto n = constantInts(c.inputs[2]);
  c.set(0, dtypeOr(c.attr(0), WRT_INT32), PartialShape({n.empty() ? -1 : n[0]}));
  return 0;
}
WRT_RULE(mirror_pad_grad) {
  PartialShape x = c.shape(0);
  const auto p = constantInts(c.inputs[1]);
  for (int i = 0; x.hasRank() && i < x.rank(); ++i)
    x.setDim(i, x.dim(i) < 0 || p.size() != 2 * static_cast<size_t>(x.rank())
                    ? -1
                    : x.dim(i) - p[static_cast<size_t>(2 * i)] - p[static_cast<size_t>(2 * i + 1)]);
  c.set(0, c.dtype(0), x);
  return 0;
}
