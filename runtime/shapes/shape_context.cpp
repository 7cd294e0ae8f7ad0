// Partial shapes and the parts that rules share.
#include "shapes/shape_context.h"

namespace wrt {

int64_t PartialShape::count() const {
  if (!known_) return -1;
  int64_t n = 1;
  bool unknown = false;
  for (int64_t d : dims_) {
    if (d == 0) return 0;
    if (d < 0)
      unknown = true;
    else
      n *= d;
  }
  return unknown ? -1 : n;
}

std::string PartialShape::str() const {
  if (!known_) return "<unknown>";
  std::string text = "[";
  for (size_t i = 0; i < dims_.size(); ++i) {
    if (i) text += ',';
    text += dims_[i] < 0 ? "?" : std::to_string(dims_[i]);
  }
  return text + "]";
}

std::string shapeText(std::span<const int64_t> dims) { return PartialShape(dims).str(); }

const wrt_attr &ShapeContext::attr(int i) const {
  static const Attr none;
  return static_cast<size_t>(i) < attrs.size() ? attrs[static_cast<size_t>(i)] : none;
}

void ShapeContext::set(int i, int32_t dtype, PartialShape shape) {
  if (outputs.size() <= static_cast<size_t>(i)) outputs.resize(static_cast<size_t>(i) + 1);
  outputs[static_cast<size_t>(i)] = {dtype, std::move(shape)};
}

int32_t ShapeContext::fail(int32_t c, std::string text) {
  code = c;
  message = std::move(text);
  return c;
}

PartialShape ShapeContext::valueAsShape(int i) const {
  const ShapeInput &input = inputs[static_cast<size_t>(i)];
  if (input.constant) {
    const wrt_tensor *t = input.constant;
    std::vector<int64_t> dims(static_cast<size_t>(t->size));
    for (int64_t k = 0; k < t->size; ++k)
      dims[static_cast<size_t>(k)] = t->dtype == WRT_INT32 ? wrt::data<int32_t>(t)[k] : wrt::data<int64_t>(t)[k];
    return dims;
  }
  if (input.values) return *input.values;
  if (input.shape.rank() == 1 && input.shape.dim(0) >= 0) return PartialShape::ofRank(input.shape.dim(0));
  return PartialShape::unknown();
}

std::optional<PartialShape> broadcastShapes(const PartialShape &a, const PartialShape &b) {
  if (!a.hasRank() || !b.hasRank()) return PartialShape::unknown();
  const int rank = std::max(a.rank(), b.rank());
  std::vector<int64_t> dims(static_cast<size_t>(rank));
  for (int i = 0; i < rank; ++i) {
    const int ia = i - (rank - a.rank()), ib = i - (rank - b.rank());
    const int64_t x = ia < 0 ? 1 : a.dim(ia), y = ib < 0 ? 1 : b.dim(ib);
    int64_t d;
    if (x == y)
      d = x;
    else if (x == 1)
      d = y;
    else if (y == 1)
      d = x;
    else if (x < 0)
      d = y; // y is known and not 1: x must be 1 or y
    else if (y < 0)
      d = x;
    else
      return std::nullopt;
    dims[static_cast<size_t>(i)] = d;
  }
  return PartialShape(std::move(dims));
}

std::optional<PartialShape> mergeShapes(const PartialShape &a, const PartialShape &b) {
  if (!a.hasRank()) return b;
  if (!b.hasRank()) return a;
  if (a.rank() != b.rank()) return std::nullopt;
  PartialShape result = a;
  for (int i = 0; i < a.rank(); ++i) {
    if (a.dim(i) >= 0 && b.dim(i) >= 0 && a.dim(i) != b.dim(i)) return std::nullopt;
    if (a.dim(i) < 0) result.setDim(i, b.dim(i));
  }
  return result;
}

PartialShape joinShapes(const PartialShape &a, const PartialShape &b) {
  if (!a.hasRank() || !b.hasRank() || a.rank() != b.rank()) return PartialShape::unknown();
  PartialShape result = a;
  for (int i = 0; i < a.rank(); ++i)
    if (a.dim(i) != b.dim(i)) result.setDim(i, -1);
  return result;
}

} // namespace wrt
