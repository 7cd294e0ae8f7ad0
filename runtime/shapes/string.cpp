// Shape rules of string ops.
#include "shapes/rules.h"

using namespace wrt;

WRT_RULE(string_scalar) {
  c.set(0, WRT_STRING, PartialShape(std::vector<int64_t>{}));
  return 0;
}
WRT_RULE(as_string) {
  c.set(0, WRT_STRING, c.shape(0));
  return 0;
}
WRT_RULE(string_length) {
  c.set(0, WRT_INT32, c.shape(0));
  return 0;
}
WRT_RULE(string_join) {
  PartialShape shape(std::vector<int64_t>{});
  for (const ShapeInput &input : c.inputs) {
    if (input.shape.hasRank() && input.shape.rank() == 0) continue;
    auto merged = shape.hasRank() && shape.rank() == 0 ? std::optional(input.shape) : mergeShapes(shape, input.shape);
    if (!merged)
      return c.invalid("Dimension 0 in both shapes must be equal, but are " + shape.str() + " and " +
                       input.shape.str());
    shape = *merged;
  }
  c.set(0, WRT_STRING, shape);
  return 0;
}
WRT_RULE(substr) {
  auto shape = broadcastShapes(c.shape(0), c.shape(1));
  if (!shape) return c.invalid("Incompatible shapes: " + c.shape(0).str() + " vs. " + c.shape(1).str());
  c.set(0, WRT_STRING, *shape);
  return 0;
}
WRT_RULE(string_split) {
  c.set(0, WRT_INT64, PartialShape({-1, 2}));
  c.set(1, WRT_STRING, PartialShape({-1}));
  c.set(2, WRT_INT64, PartialShape({2}));
  return 0;
}
