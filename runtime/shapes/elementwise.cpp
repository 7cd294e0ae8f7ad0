// Shape rules of elementwise ops.
#include "shapes/rules.h"

using namespace wrt;

WRT_RULE(unary) {
  c.set(0, c.dtype(0), c.shape(0));
  return 0;
}
WRT_RULE(unary_bool) {
  c.set(0, WRT_BOOL, c.shape(0));
  return 0;
}
WRT_RULE(unary_int64) {
  c.set(0, WRT_INT64, c.shape(0));
  return 0;
}
WRT_RULE(to_real) {
  c.set(0, realDtype(c.dtype(0)), c.shape(0));
  return 0;
}
WRT_RULE(none) { return 0; }
WRT_RULE(scalar_same) {
  c.set(0, c.dtype(0), PartialShape({}));
  return 0;
}

namespace {
int32_t broadcast(ShapeContext &c, int32_t dtype) {
  auto shape = broadcastShapes(c.shape(0), c.shape(1));
  if (!shape)
    return c.invalid("Dimensions must be equal, but are " + [&] {
      // The first pair from the right that does not fit.
      const PartialShape &a = c.shape(0), &b = c.shape(1);
      for (int i = 1;; ++i) {
        const int64_t x = a.dim(-i), y = b.dim(-i);
        if (x >= 0 && y >= 0 && x != y && x != 1 && y != 1) return std::to_string(x) + " and " + std::to_string(y);
      }
    }());
  c.set(0, dtype, *shape);
  return 0;
}
} // namespace

WRT_RULE(binary) { return broadcast(c, c.dtype(0) ? c.dtype(0) : c.dtype(1)); }
WRT_RULE(compare) {
  if (!c.attrs.empty() && !boolOr(c.attr(0), true) && !broadcastShapes(c.shape(0), c.shape(1))) {
    c.set(0, WRT_BOOL, PartialShape({}));
    return 0;
  }
  return broadcast(c, WRT_BOOL);
}
WRT_RULE(same_pair) {
  auto shape = mergeShapes(c.shape(0), c.shape(1));
  if (!shape) return c.invalid("Shapes must be equal, but are " + c.shape(0).str() + " and " + c.shape(1).str());
  c.set(0, c.dtype(0), *shape);
  return 0;
}
WRT_RULE(select) {
  auto shape = broadcastShapes(c.shape(1), c.shape(2));
  if (shape) shape = broadcastShapes(c.shape(0), *shape);
  if (!shape)
    return c.invalid("condition " + c.shape(0).str() + ", then " + c.shape(1).str() + ", and else " + c.shape(2).str() +
                     " must be broadcastable");
  c.set(0, c.dtype(1), *shape);
  return 0;
}
WRT_RULE(clip) {
  c.set(0, c.dtype(0), c.shape(0));
  return 0;
}
WRT_RULE(add_n) {
  PartialShape shape;
  for (size_t i = 0; i < c.inputs.size(); ++i) {
    auto merged = mergeShapes(shape, c.inputs[i].shape);
    if (!merged) return c.invalid("Shapes must be equal, but are " + shape.str() + " and " + c.inputs[i].shape.str());
    shape = *merged;
  }
  c.set(0, c.dtype(0), shape);
  return 0;
}
WRT_RULE(cast) {
  c.set(0, dtypeOr(c.attr(0), WRT_FLOAT32), c.shape(0));
  return 0;
}
WRT_RULE(complex) {
  auto shape = broadcastShapes(c.shape(0), c.shape(1));
  if (!shape) return c.invalid("Incompatible shapes: " + c.shape(0).str() + " vs. " + c.shape(1).str());
  c.set(0, c.dtype(0) == WRT_FLOAT64 ? WRT_COMPLEX128 : WRT_COMPLEX64, *shape);
  return 0;
}
WRT_RULE(bitcast) {
  const int32_t to = dtypeOr(c.attr(0), WRT_INVALID);
  const int64_t in = wrt_dtype_size(c.dtype(0)), out = wrt_dtype_size(to);
  if (!c.shape(0).hasRank() || in == 0 || out == 0 || in == out) {
    c.set(0, to, in == out ? c.shape(0) : PartialShape::unknown());
    return 0;
  }
  std::vector<int64_t> dims = c.shape(0).dims();
  if (in > out) {
    dims.push_back(in / out);
  } else {
    if (dims.empty() || (dims.back() >= 0 && dims.back() != out / in))
      return c.invalid("Cannot bitcast due to shape. " + c.shape(0).str());
    dims.pop_back();
  }
  c.set(0, to, dims);
  return 0;
}
