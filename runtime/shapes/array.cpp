// Shape rules of ops that change, make or report shapes.
#include "shapes/rules.h"
#include <cmath>

using namespace wrt;

namespace {

/// Axis moved into [0, rank); -1 if it is out of range.
int normalized(int64_t axis, int rank) {
  if (axis < -rank || axis >= rank) return -1;
  return static_cast<int>(axis < 0 ? axis + rank : axis);
}
PartialShape without(const PartialShape &s, int axis) {
  std::vector<int64_t> dims = s.dims();
  dims.erase(dims.begin() + axis);
  return dims;
}
std::string str(int64_t v) { return std::to_string(v); }

std::optional<int64_t> constantInt(const ShapeInput &input) {
  if (!input.constant || input.constant->size != 1) return std::nullopt;
  const wrt_tensor *t = input.constant;
  if (t->dtype == WRT_INT32) return data<int32_t>(t)[0];
  if (t->dtype == WRT_INT64) return data<int64_t>(t)[0];
  return std::nullopt;
}
std::vector<int64_t> constantInts(const ShapeInput &input) {
  std::vector<int64_t> values;
  if (!input.constant) return values;
  for (int64_t i = 0; i < input.constant->size; ++i)
    values.push_back(input.constant->dtype == WRT_INT32 ? data<int32_t>(input.constant)[i]
                                                        : data<int64_t>(input.constant)[i]);
  return values;
}

} // namespace

WRT_RULE(reshape) {
  PartialShape target = c.valueAsShape(1);
  const PartialShape &x = c.shape(0);
  if (c.shape(1).hasRank() && c.shape(1).rank() != 1)
    return c.invalid("Shape must be rank 1 but is rank " + str(c.shape(1).rank()));
  if (!target.hasRank()) {
    c.set(0, c.dtype(0), target);
    return 0;
  }
  // A known -1 means "what is left"; elements that are not known look the same, so only constants count.
  if (c.inputs[1].constant) {
    int64_t product = 1;
    int open = -1;
    for (int i = 0; i < target.rank(); ++i) {
      if (target.dim(i) == -1) {
        if (open >= 0) return c.invalid("Only one input size may be -1, not both " + str(open) + " and " + str(i));
        open = i;
      } else if (target.dim(i) < 0) {
        return c.invalid("Size " + str(i) + " must be non-negative, not " + str(target.dim(i)));
      } else
        product *= target.dim(i);
    }
    const int64_t count = x.count();
    if (product == 0 && open >= 0) {
      // What the open extent becomes depends on the input in ways not worth stating here.
    } else if (open < 0) {
      if (count >= 0 && count != product)
        return c.invalid("Cannot reshape a tensor with " + str(count) + " elements to shape " + target.str() + " (" +
                         str(product) + " elements)");
    } else if (count >= 0) {
      if (product == 0 ? count != 0 : count % product != 0)
        return c.invalid("Dimension size must be evenly divisible by " + str(product) + " but is " + str(count));
      target.setDim(open, product == 0 ? 0 : count / product);
    } else if (x.hasRank()) {
      // One unknown extent on each side: they may cancel.
      int64_t known = 1;
      int unknown = 0;
      for (int64_t d : x.dims()) {
        if (d < 0)
          ++unknown;
        else
          known *= d;
      }
      if (unknown == 1 && product != 0 && known == product) {
        target.setDim(open, -1);
      }
    }
  }
  c.set(0, c.dtype(0), target);
  return 0;
}

WRT_RULE(expand_dims) {
  const PartialShape &x = c.shape(0);
  if (!x.hasRank()) {
    c.set(0, c.dtype(0), x);
    return 0;
  }
  const int64_t axis = intOr(c.attr(0), 0);
  if (axis < -1 - x.rank() || axis > x.rank())
    return c.invalid("dim " + str(axis) + " not in the interval [" + str(-1 - x.rank()) + ", " + str(x.rank()) + "].");
  std::vector<int64_t> dims = x.dims();
  dims.insert(dims.begin() + (axis < 0 ? axis + x.rank() + 1 : axis), 1);
  c.set(0, c.dtype(0), dims);
  return 0;
}

WRT_RULE(squeeze) {
  const PartialShape &x = c.shape(0);
  const auto axes = intsOf(c.attr(0));
  if (!x.hasRank() || (axes.empty() && !x.isFullyKnown())) {
    c.set(0, c.dtype(0), PartialShape::unknown());
    return 0;
  }
  std::vector<bool> drop(static_cast<size_t>(x.rank()), false);
  for (int64_t axis : axes) {
    const int at = normalized(axis, x.rank());
    if (at < 0)
      return c.invalid("Tried to squeeze dim index " + str(axis) + " for tensor with " + str(x.rank()) +
                       " dimensions.");
    drop[static_cast<size_t>(at)] = true;
  }
  std::vector<int64_t> dims;
  for (int i = 0; i < x.rank(); ++i) {
    if (axes.empty() ? x.dim(i) == 1 : drop[static_cast<size_t>(i)]) {
      if (x.dim(i) >= 0 && x.dim(i) != 1)
        return c.invalid("Can not squeeze dim[" + str(i) + "], expected a dimension of 1, got " + str(x.dim(i)));
    } else
      dims.push_back(x.dim(i));
  }
  c.set(0, c.dtype(0), dims);
  return 0;
}

WRT_RULE(shape) {
  c.set(0, dtypeOr(c.attr(0), WRT_INT32), PartialShape({c.shape(0).hasRank() ? c.shape(0).rank() : -1}));
  return 0;
}
WRT_RULE(size) {
  c.set(0, dtypeOr(c.attr(0), WRT_INT32), PartialShape({}));
  return 0;
}
WRT_RULE(rank) {
  c.set(0, WRT_INT32, PartialShape({}));
  return 0;
}

WRT_RULE(ensure_shape) {
  const wrt_attr &a = c.attr(0);
  PartialShape expected = a.kind == WRT_ATTR_SHAPE && a.count >= 0 ? PartialShape(intsOf(a)) : PartialShape::unknown();
  auto merged = mergeShapes(expected, c.shape(0));
  if (!merged) return c.invalid("Dimensions must be equal, but are " + c.shape(0).str() + " and " + expected.str());
  c.set(0, c.dtype(0), *merged);
  return 0;
}

WRT_RULE(transpose) {
  const PartialShape &x = c.shape(0);
  const auto perm = intsOf(c.attr(0));
  if (!x.hasRank()) {
    c.set(0, c.dtype(0), given(c.attr(0)) ? PartialShape::ofRank(static_cast<int64_t>(perm.size())) : x);
    return 0;
  }
  std::vector<int64_t> dims;
  if (!given(c.attr(0)))
    dims.assign(x.dims().rbegin(), x.dims().rend());
  else {
    if (static_cast<int>(perm.size()) != x.rank())
      return c.invalid("Dimension must be " + str(static_cast<int64_t>(perm.size())) + " but is " + str(x.rank()));
    for (int64_t p : perm) {
      const int at = normalized(p, x.rank());
      if (at < 0) return c.invalid("perm dim " + str(p) + " is out of range of input rank " + str(x.rank()));
      dims.push_back(x.dim(at));
    }
  }
  c.set(0, c.dtype(0), dims);
  return 0;
}

WRT_RULE(broadcast_to) {
  const PartialShape target = c.valueAsShape(1);
  if (target.isFullyKnown() && c.shape(0).hasRank()) {
    const auto joined = broadcastShapes(c.shape(0), target);
    if (!joined || (joined->isFullyKnown() && !(*joined == target)))
      return c.invalid("Incompatible shapes: " + c.shape(0).str() + " vs. " + target.str());
  }
  c.set(0, c.dtype(0), target);
  return 0;
}
WRT_RULE(broadcast_args) {
  const int64_t a = c.shape(0).rank() == 1 ? c.shape(0).dim(0) : -1,
                b = c.shape(1).rank() == 1 ? c.shape(1).dim(0) : -1;
  c.set(0, c.dtype(0), PartialShape({a < 0 || b < 0 ? -1 : std::max(a, b)}));
  return 0;
}
WRT_RULE(broadcast_gradient_args) {
  c.set(0, c.dtype(0), PartialShape({-1}));
  c.set(1, c.dtype(0), PartialShape({-1}));
  return 0;
}

WRT_RULE(concat) {
  if (c.inputs.empty()) return c.invalid("ConcatV2 needs at least one input");
  PartialShape first;
  for (const ShapeInput &input : c.inputs)
    if (!first.hasRank() && input.shape.hasRank()) first = input.shape;
  if (!first.hasRank()) {
    c.set(0, c.dtype(0), first);
    return 0;
  }
  if (first.rank() == 0) return c.invalid("Can't concatenate scalars (use tf.stack instead)");
  const int64_t given = intOr(c.attr(0), 0);
  const int axis = normalized(given, first.rank());
  if (axis < 0)
    return c.invalid("Shape must be at least rank " + str(given < 0 ? -given : given + 1) + " but is rank " +
                     str(first.rank()));
  int64_t total = 0;
  PartialShape merged = PartialShape::ofRank(first.rank());
  for (const ShapeInput &input : c.inputs) {
    PartialShape s = input.shape.hasRank() ? input.shape : PartialShape::ofRank(first.rank());
    if (s.rank() != first.rank())
      return c.invalid("Shapes must be equal rank, but are " + str(first.rank()) + " and " + str(s.rank()));
    const int64_t n = s.dim(axis);
    total = total < 0 || n < 0 ? -1 : total + n;
    s.setDim(axis, -1);
    for (int i = 0; i < s.rank(); ++i)
      if (s.dim(i) >= 0 && merged.dim(i) >= 0 && s.dim(i) != merged.dim(i))
        return c.invalid("Dimension " + str(i) + " in both shapes must be equal, but are " + str(merged.dim(i)) +
                         " and " + str(s.dim(i)) + ". Shapes are " + without(first, axis).str() + " and " +
                         without(input.shape, axis).str() + ".");
    merged = *mergeShapes(merged, s);
  }
  merged.setDim(axis, total);
  c.set(0, c.dtype(0), merged);
  return 0;
}

WRT_RULE(stack) {
  PartialShape merged;
  for (const ShapeInput &input : c.inputs) {
    auto next = mergeShapes(merged, input.shape);
    if (!next)
      return c.invalid("Shapes must be equal rank, but are " + str(merged.rank()) + " and " + str(input.shape.rank()));
    merged = *next;
  }
  if (!merged.hasRank()) {
    c.set(0, c.dtype(0), merged);
    return 0;
  }
  const int64_t given = intOr(c.attr(0), 0);
  const int axis = normalized(given, merged.rank() + 1);
  if (axis < 0)
    return c.invalid("Invalid axis " + str(given) + "; not in [" + str(-merged.rank() - 1) + "," +
                     str(merged.rank() + 1) + ").");
  std::vector<int64_t> dims = merged.dims();
  dims.insert(dims.begin() + axis, static_cast<int64_t>(c.inputs.size()));
  c.set(0, c.dtype(0), dims);
  return 0;
}

WRT_RULE(unstack) {
  const PartialShape &x = c.shape(0);
  int64_t n = intOr(c.attr(0), -1);
  PartialShape part;
  if (x.hasRank()) {
    const int64_t given = intOr(c.attr(1), 0);
    const int axis = normalized(given, x.rank());
    if (axis < 0)
      return c.invalid("Invalid axis " + str(given) + "; not in [" + str(-x.rank()) + "," + str(x.rank()) + ").");
    if (n < 0) n = x.dim(axis);
    if (x.dim(axis) >= 0 && x.dim(axis) != n)
      return c.invalid("Dimension must be " + str(n) + " but is " + str(x.dim(axis)));
    part = without(x, axis);
  }
  if (n < 0) return c.invalid("Cannot infer argument `num` from shape " + x.str());
  for (int64_t i = 0; i < n; ++i) c.set(static_cast<int>(i), c.dtype(0), part);
  return 0;
}

WRT_RULE(split) {
  const int64_t n = intOr(c.attr(1), 1);
  PartialShape part = c.shape(0);
  if (part.hasRank()) {
    const int axis = normalized(intOr(c.attr(0), 0), part.rank());
    if (axis < 0) return c.invalid("Dimension value must be in range, got " + str(intOr(c.attr(0), 0)));
    if (part.dim(axis) >= 0) {
      if (n <= 0 || part.dim(axis) % n)
        return c.invalid("Dimension size must be evenly divisible by " + str(n) + " but is " + str(part.dim(axis)) +
                         " Number of ways to split should evenly divide the split dimension");
      part.setDim(axis, part.dim(axis) / n);
    }
  }
  for (int64_t i = 0; i < n; ++i) c.set(static_cast<int>(i), c.dtype(0), part);
  return 0;
}

WRT_RULE(split_v) {
  const auto sizes = intsOf(c.attr(1));
  for (size_t i = 0; i < sizes.size(); ++i) {
    PartialShape part = c.shape(0);
    if (part.hasRank()) {
      const int axis = normalized(intOr(c.attr(0), 0), part.rank());
      if (axis < 0) return c.invalid("Dimension value must be in range, got " + str(intOr(c.attr(0), 0)));
      int64_t n = sizes[i];
      if (n < 0 && part.dim(axis) >= 0) {
        n = part.dim(axis);
        for (int64_t s : sizes)
          if (s >= 0) n -= s;
      }
      part.setDim(axis, n);
    }
    c.set(static_cast<int>(i), c.dtype(0), part);
  }
  return 0;
}

WRT_RULE(tile) {
  const PartialShape &x = c.shape(0);
  const std::vector<int64_t> times = constantInts(c.inputs[1]);
  PartialShape result = x;
  if (c.inputs[1].constant && x.hasRank()) {
    if (static_cast<int>(times.size()) != x.rank())
      return c.invalid("Shape must be rank " + str(static_cast<int64_t>(times.size())) + " but is rank " +
                       str(x.rank()));
    for (int i = 0; i < x.rank(); ++i) result.setDim(i, x.dim(i) < 0 ? -1 : x.dim(i) * times[static_cast<size_t>(i)]);
  } else if (x.hasRank()) {
    result = PartialShape::ofRank(x.rank());
  } else if (c.shape(1).rank() == 1 && c.shape(1).dim(0) >= 0) {
    result = PartialShape::ofRank(c.shape(1).dim(0));
  }
  c.set(0, c.dtype(0), result);
  return 0;
}

WRT_RULE(fill) {
  c.set(0, c.dtype(1), c.valueAsShape(0));
  return 0;
}

WRT_RULE(range) {
  int64_t n = -1;
  if (c.inputs[0].constant && c.inputs[1].constant && c.inputs[2].constant) {
    const auto value = [&](int i) -> double {
      const wrt_tensor *t = c.inputs[static_cast<size_t>(i)].constant;
      switch (t->dtype) {
      case WRT_INT32:
        return data<int32_t>(t)[0];
      case WRT_INT64:
        return static_cast<double>(data<int64_t>(t)[0]);
      case WRT_FLOAT32:
        return data<float>(t)[0];
      default:
        return data<double>(t)[0];
      }
    };
    const int32_t d = c.dtype(0);
    if (d == WRT_INT32 || d == WRT_INT64 || d == WRT_FLOAT64 || d == WRT_FLOAT32) {
      const double start = value(0), limit = value(1), delta = value(2);
      if (delta == 0) return c.invalid("Requires delta != 0");
      if (delta > 0 && start > limit) return c.invalid("Requires start <= limit when delta > 0");
      if (delta < 0 && start < limit) return c.invalid("Requires start >= limit when delta < 0");
      n = d == WRT_FLOAT32 ? static_cast<int64_t>(std::ceil(std::fabs(
                                 (static_cast<float>(limit) - static_cast<float>(start)) / static_cast<float>(delta))))
                           : static_cast<int64_t>(std::ceil(std::fabs((limit - start) / delta)));
    }
  }
  c.set(0, c.dtype(0), PartialShape({n}));
  return 0;
}

WRT_RULE(linspace) {
  c.set(0, c.dtype(0), PartialShape({constantInt(c.inputs[2]).value_or(-1)}));
  return 0;
}

WRT_RULE(one_hot) {
  if (!c.shape(0).hasRank()) {
    c.set(0, c.dtype(2), PartialShape::unknown());
    return 0;
  }
  const int64_t axis = intOr(c.attr(0), -1);
  if (axis < -1 || axis > c.shape(0).rank()) return c.invalid("axis must be >= -1");
  std::vector<int64_t> dims = c.shape(0).dims();
  dims.insert(axis < 0 ? dims.end() : dims.begin() + axis, constantInt(c.inputs[1]).value_or(-1));
  c.set(0, c.dtype(2), dims);
  return 0;
}

WRT_RULE(reverse) {
  c.set(0, c.dtype(0), c.shape(0));
  return 0;
}
WRT_RULE(roll) {
  c.set(0, c.dtype(0), c.shape(0));
  return 0;
}

WRT_RULE(pad) {
  const PartialShape &x = c.shape(0);
  const std::vector<int64_t> paddings = constantInts(c.inputs[1]);
  PartialShape result = x;
  if (c.inputs[1].constant && x.hasRank()) {
    if (static_cast<int>(paddings.size()) != 2 * x.rank())
      return c.invalid("Shape must be rank " + str(static_cast<int64_t>(paddings.size() / 2)) + " but is rank " +
                       str(x.rank()));
    for (int i = 0; i < x.rank(); ++i)
      if (x.dim(i) >= 0)
        result.setDim(i, x.dim(i) + paddings[static_cast<size_t>(2 * i)] + paddings[static_cast<size_t>(2 * i + 1)]);
  } else if (x.hasRank()) {
    result = PartialShape::ofRank(x.rank());
  } else if (c.shape(1).rank() == 2 && c.shape(1).dim(0) >= 0) {
    result = PartialShape::ofRank(c.shape(1).dim(0));
  }
  c.set(0, c.dtype(0), result);
  return 0;
}

WRT_RULE(diag) {
  if (!c.shape(0).hasRank()) {
    c.set(0, c.dtype(0), PartialShape::unknown());
    return 0;
  }
  std::vector<int64_t> dims = c.shape(0).dims();
  dims.insert(dims.end(), c.shape(0).dims().begin(), c.shape(0).dims().end());
  c.set(0, c.dtype(0), dims);
  return 0;
}
WRT_RULE(diag_part) {
  const PartialShape &x = c.shape(0);
  if (!x.hasRank()) {
    c.set(0, c.dtype(0), x);
    return 0;
  }
  if (x.rank() % 2 || x.rank() == 0)
    return c.invalid("Input must have even and non-zero rank, input rank is " + str(x.rank()));
  c.set(0, c.dtype(0), std::vector<int64_t>(x.dims().begin(), x.dims().begin() + x.rank() / 2));
  return 0;
}
