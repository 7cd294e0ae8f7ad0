// Shape rules of reductions, arg-reductions and cumulative ops.
#include "shapes/rules.h"

using namespace wrt;

namespace {
std::string badAxis(int64_t axis, int rank) {
  return "Invalid reduction dimension " + std::to_string(axis) + " for input with " + std::to_string(rank) +
         " dimensions.";
}
} // namespace

WRT_RULE(reduce) {
  const PartialShape &x = c.shape(0);
  const bool all = !given(c.attr(0)), keep = boolOr(c.attr(1), false);
  const auto axes = intsOf(c.attr(0));
  if (!x.hasRank()) {
    c.set(0, c.dtype(0), all && !keep ? PartialShape({}) : axes.empty() && !all ? x : PartialShape::unknown());
    return 0;
  }
  std::vector<bool> reduced(static_cast<size_t>(x.rank()), all);
  for (int64_t axis : axes) {
    if (axis < -x.rank() || axis >= x.rank()) return c.invalid(badAxis(axis, x.rank()));
    reduced[static_cast<size_t>(axis < 0 ? axis + x.rank() : axis)] = true;
  }
  std::vector<int64_t> dims;
  for (int i = 0; i < x.rank(); ++i) {
    if (!reduced[static_cast<size_t>(i)])
      dims.push_back(x.dim(i));
    else if (keep)
      dims.push_back(1);
  }
  c.set(0, c.dtype(0), dims);
  return 0;
}

WRT_RULE(arg_minmax) {
  const PartialShape &x = c.shape(0);
  const int32_t dtype = dtypeOr(c.attr(1), WRT_INT64);
  const int64_t axis = intOr(c.attr(0), 0);
  if (!x.hasRank()) {
    c.set(0, dtype, x);
    return 0;
  }
  const int64_t rank = std::max(x.rank(), 1);
  if (axis < -rank || axis >= rank)
    return c.invalid("Dimension (" + std::to_string(axis) + ") must be in the range [" + std::to_string(-x.rank()) +
                     ", " + std::to_string(x.rank()) + "), where " + std::to_string(x.rank()) +
                     " is the number of dimensions in the input.");
  std::vector<int64_t> dims;
  for (int i = 0; i < x.rank(); ++i)
    if (i != (axis < 0 ? axis + x.rank() : axis)) dims.push_back(x.dim(i));
  c.set(0, dtype, dims);
  return 0;
}

WRT_RULE(cumulative) {
  c.set(0, c.dtype(0), c.shape(0));
  return 0;
}
