// Shape rules of variables, tensor lists and random numbers.
#include "shapes/rules.h"

using namespace wrt;

namespace {
PartialShape scalar() { return PartialShape(std::vector<int64_t>{}); }
} // namespace

WRT_RULE(var_handle) {
  c.set(0, WRT_RESOURCE, scalar());
  return 0;
}
WRT_RULE(var_is_initialized) {
  c.set(0, WRT_BOOL, scalar());
  return 0;
}
// The variable's shape is not in the op: whoever traces knows it and sets it.
WRT_RULE(read_variable) {
  c.set(0, dtypeOr(c.attr(0), WRT_INVALID), PartialShape::unknown());
  return 0;
}

WRT_RULE(list) {
  c.set(0, WRT_VARIANT, scalar());
  return 0;
}
WRT_RULE(list_length) {
  c.set(0, WRT_INT32, scalar());
  return 0;
}
namespace {
/// The element shape that an input gives, if it is known.
PartialShape elementShape(const ShapeContext &c, int input) {
  if (c.shape(input).hasRank() && c.shape(input).rank() == 0) return PartialShape::unknown(); // the scalar -1
  return c.valueAsShape(input);
}
} // namespace
WRT_RULE(list_get_item) {
  c.set(0, dtypeOr(c.attr(0), WRT_INVALID), elementShape(c, 2));
  return 0;
}
WRT_RULE(list_pop_back) {
  c.set(0, WRT_VARIANT, scalar());
  c.set(1, dtypeOr(c.attr(0), WRT_INVALID), elementShape(c, 1));
  return 0;
}
WRT_RULE(list_stack) {
  const PartialShape element = elementShape(c, 1);
  if (!element.hasRank()) {
    c.set(0, dtypeOr(c.attr(0), WRT_INVALID), element);
    return 0;
  }
  std::vector<int64_t> dims = element.dims();
  dims.insert(dims.begin(), intOr(c.attr(1), -1));
  c.set(0, dtypeOr(c.attr(0), WRT_INVALID), dims);
  return 0;
}
WRT_RULE(list_concat) {
  PartialShape element = elementShape(c, 1);
  if (element.hasRank() && element.rank() > 0) element.setDim(0, -1);
  c.set(0, dtypeOr(c.attr(0), WRT_INVALID), element);
  c.set(1, WRT_INT64, PartialShape({-1}));
  return 0;
}

WRT_RULE(random) {
  c.set(0, dtypeOr(c.attr(0), WRT_FLOAT32), c.valueAsShape(0));
  return 0;
}
WRT_RULE(random_int) {
  c.set(0, c.dtype(1), c.valueAsShape(0));
  return 0;
}
WRT_RULE(stateless_random_int) {
  c.set(0, c.dtype(2), c.valueAsShape(0));
  return 0;
}
WRT_RULE(stateless_random_int_kc) {
  c.set(0, c.dtype(3), c.valueAsShape(0));
  return 0;
}
WRT_RULE(multinomial) {
  const wrt_tensor *n = c.inputs[1].constant;
  const int64_t count = n && n->size == 1 ? (n->dtype == WRT_INT32 ? data<int32_t>(n)[0] : data<int64_t>(n)[0]) : -1;
  c.set(0, dtypeOr(c.attr(static_cast<int>(c.attrs.size()) - 1), WRT_INT64),
        PartialShape({c.shape(0).rank() == 2 ? c.shape(0).dim(0) : -1, count}));
  return 0;
}
