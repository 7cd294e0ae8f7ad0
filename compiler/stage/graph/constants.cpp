// Folds small integer values backwards from their use.
#include "stage/graph/constants.h"

#include <algorithm>

namespace weft {
namespace {

using Element = std::optional<int64_t>;
constexpr int64_t mostElements = 64;
constexpr int deepest = 48;

/// A small integer (or bool) tensor of which some elements are known.
struct Known {
  int32_t dtype;
  std::vector<int64_t> dims;
  std::vector<Element> elements;
};
using MaybeKnown = std::optional<Known>;

bool isCounting(int32_t dtype) { return wrt::isInteger(dtype) || dtype == WRT_BOOL; }

int64_t elementAt(const wrt_tensor *t, int64_t i) {
  switch (t->dtype) {
  case WRT_INT8:
    return wrt::data<int8_t>(t)[i];
  case WRT_INT16:
    return wrt::data<int16_t>(t)[i];
  case WRT_INT32:
    return wrt::data<int32_t>(t)[i];
  case WRT_INT64:
    return wrt::data<int64_t>(t)[i];
  case WRT_UINT8:
    return wrt::data<uint8_t>(t)[i];
  case WRT_UINT16:
    return wrt::data<uint16_t>(t)[i];
  case WRT_UINT32:
    return wrt::data<uint32_t>(t)[i];
  case WRT_UINT64:
    return static_cast<int64_t>(wrt::data<uint64_t>(t)[i]);
  default:
    return wrt::data<bool>(t)[i];
  }
}

wrt::Tensor toTensor(const Known &known) {
  for (const Element &e : known.elements)
    if (!e) return {};
  wrt::Tensor t = wrt::Tensor::make(known.dtype, known.dims);
  if (!t) return {};
  for (size_t i = 0; i < known.elements.size(); ++i) {
    const int64_t v = *known.elements[i];
    switch (known.dtype) {
    case WRT_INT8:
      t.data<int8_t>()[i] = static_cast<int8_t>(v);
      break;
    case WRT_INT16:
      t.data<int16_t>()[i] = static_cast<int16_t>(v);
      break;
    case WRT_INT32:
      t.data<int32_t>()[i] = static_cast<int32_t>(v);
      break;
    case WRT_INT64:
      t.data<int64_t>()[i] = v;
      break;
    case WRT_UINT8:
      t.data<uint8_t>()[i] = static_cast<uint8_t>(v);
      break;
    case WRT_UINT16:
      t.data<uint16_t>()[i] = static_cast<uint16_t>(v);
      break;
    case WRT_UINT32:
      t.data<uint32_t>()[i] = static_cast<uint32_t>(v);
      break;
    case WRT_UINT64:
      t.data<uint64_t>()[i] = static_cast<uint64_t>(v);
      break;
    case WRT_BOOL:
      t.data<bool>()[i] = v != 0;
      break;
    default:
      return {};
    }
  }
  return t;
}

int64_t floorDivide(int64_t a, int64_t b) { return a / b - ((a % b != 0) && ((a < 0) != (b < 0))); }

class Folder {
public:
  explicit Folder(const FuncGraph &graph) : graph_(graph) {}

  MaybeKnown fold(ValueId id, int depth = 0) {
    const Value &value = graph_.value(id);
    if (!value.definition || depth > deepest) return {};
    const Node &node = *value.definition;
    if (node.kind == NodeKind::Constant) return fromConstant(node.constant);
    if (node.kind != NodeKind::Op) return {};
    if (value.type.dtype != WRT_INVALID && !isCounting(value.type.dtype)) return {};
    // Each value once: `x = x * y + x` uses its own past twice in every line.
    if (const auto found = folded_.find(id); found != folded_.end()) return found->second;
    MaybeKnown known = foldOp(node, value.index, depth + 1);
    folded_.emplace(id, known);
    return known;
  }

private:
  static MaybeKnown fromConstant(const wrt::Tensor &t) {
    if (!isCounting(t.dtype()) || t.size() > mostElements) return {};
    Known known{t.dtype(), {t.dims().begin(), t.dims().end()}, {}};
    for (int64_t i = 0; i < t.size(); ++i) known.elements.push_back(elementAt(t.get(), i));
    return known;
  }
  const TensorType &inputType(const Node &node, size_t i) { return graph_.type(node.inputs[i]); }
  /// Nothing known of the elements, but their number.
  MaybeKnown blank(ValueId id) {
    const TensorType &type = graph_.type(id);
    if (!isCounting(type.dtype) || !type.shape.isFullyKnown() || type.shape.count() > mostElements) return {};
    return Known{type.dtype, type.shape.dims(), std::vector<Element>(static_cast<size_t>(type.shape.count()))};
  }
  MaybeKnown input(const Node &node, size_t i, int depth) {
    MaybeKnown known = fold(node.inputs[i], depth);
    return known ? known : blank(node.inputs[i]);
  }

  MaybeKnown foldOp(const Node &node, uint32_t result, int depth) {
    switch (node.op) {
    case OpId::shape:
      return shapeOf(node);
    case OpId::size: {
      const wrt::PartialShape &s = inputType(node, 0).shape;
      if (s.count() < 0) return {};
      return Known{node.attribute(0).dtypeOr(WRT_INT32), {}, {s.count()}};
    }
    case OpId::rank: {
      const wrt::PartialShape &s = inputType(node, 0).shape;
      if (!s.hasRank()) return {};
      return Known{WRT_INT32, {}, {s.rank()}};
    }
    case OpId::identity:
    case OpId::stop_gradient:
      return input(node, 0, depth);
    case OpId::cast: {
      MaybeKnown known = input(node, 0, depth);
      const int32_t to = node.attribute(0).dtypeOr(WRT_INVALID);
      if (!known || !wrt::isInteger(to) || to < WRT_INT32) return {};
      known->dtype = to;
      return known;
    }
    case OpId::stack:
      return stacked(node, depth);
    case OpId::concat:
      return joined(node, depth);
    case OpId::strided_slice:
      return sliced(node, depth);
    case OpId::slice:
      return plainSlice(node, depth);
    case OpId::unstack: {
      MaybeKnown known = input(node, 0, depth);
      if (!known || known->dims.size() != 1 || result >= known->elements.size()) return {};
      return Known{known->dtype, {}, {known->elements[result]}};
    }
    case OpId::gather: {
      MaybeKnown known = input(node, 0, depth), at = input(node, 1, depth);
      if (!known || !at || known->dims.size() != 1) return {};
      Known out{known->dtype, at->dims, {}};
      for (const Element &e : at->elements) {
        const bool good = e && *e >= 0 && *e < static_cast<int64_t>(known->elements.size());
        out.elements.push_back(good ? known->elements[static_cast<size_t>(*e)] : Element());
      }
      return out;
    }
    case OpId::expand_dims:
    case OpId::squeeze:
    case OpId::reshape: {
      MaybeKnown known = input(node, 0, depth);
      const wrt::PartialShape &s = graph_.type(node.results[0]).shape;
      if (!known || !s.isFullyKnown() || s.count() != static_cast<int64_t>(known->elements.size())) return {};
      known->dims = s.dims();
      return known;
    }
    case OpId::range: {
      MaybeKnown a = input(node, 0, depth), b = input(node, 1, depth), c = input(node, 2, depth);
      if (!a || !b || !c || !a->elements[0] || !b->elements[0] || !c->elements[0] || *c->elements[0] == 0) return {};
      Known out{a->dtype, {0}, {}};
      const int64_t step = *c->elements[0], limit = *b->elements[0];
      for (int64_t v = *a->elements[0]; step > 0 ? v < limit : v > limit; v += step) {
        if (out.elements.size() == mostElements) return {};
        out.elements.push_back(v);
      }
      out.dims[0] = static_cast<int64_t>(out.elements.size());
      return out;
    }
    case OpId::fill:
    case OpId::ones_like:
    case OpId::zeros_like: {
      MaybeKnown known = blank(node.results[0]);
      if (!known) return {};
      Element e = node.op == OpId::ones_like ? 1 : 0;
      if (node.op == OpId::fill) {
        MaybeKnown v = input(node, 1, depth);
        e = v ? v->elements[0] : Element();
      }
      std::fill(known->elements.begin(), known->elements.end(), e);
      return known;
    }
    case OpId::neg:
      return map(node, depth, [](int64_t a) -> Element { return -a; });
    case OpId::logical_not:
      return map(node, depth, [](int64_t a) -> Element { return a == 0; });
    case OpId::add_v2:
      return zip(node, depth, [](int64_t a, int64_t b) -> Element { return a + b; });
    case OpId::sub:
      return zip(node, depth, [](int64_t a, int64_t b) -> Element { return a - b; });
    case OpId::mul:
      return zip(node, depth, [](int64_t a, int64_t b) -> Element { return a * b; });
    case OpId::maximum:
      return zip(node, depth, [](int64_t a, int64_t b) -> Element { return std::max(a, b); });
    case OpId::minimum:
      return zip(node, depth, [](int64_t a, int64_t b) -> Element { return std::min(a, b); });
    case OpId::floor_div:
      return zip(node, depth, [](int64_t a, int64_t b) { return b == 0 ? Element() : Element(floorDivide(a, b)); });
    case OpId::floor_mod:
      return zip(node, depth,
                 [](int64_t a, int64_t b) { return b == 0 ? Element() : Element(a - floorDivide(a, b) * b); });
    case OpId::equal:
      return truth(zip(node, depth, [](int64_t a, int64_t b) -> Element { return a == b; }));
    case OpId::not_equal:
      return truth(zip(node, depth, [](int64_t a, int64_t b) -> Element { return a != b; }));
    case OpId::less:
      return truth(zip(node, depth, [](int64_t a, int64_t b) -> Element { return a < b; }));
    case OpId::less_equal:
      return truth(zip(node, depth, [](int64_t a, int64_t b) -> Element { return a <= b; }));
    case OpId::greater:
      return truth(zip(node, depth, [](int64_t a, int64_t b) -> Element { return a > b; }));
    case OpId::greater_equal:
      return truth(zip(node, depth, [](int64_t a, int64_t b) -> Element { return a >= b; }));
    case OpId::logical_and:
      return zip(node, depth, [](int64_t a, int64_t b) -> Element { return a && b; });
    case OpId::logical_or:
      return zip(node, depth, [](int64_t a, int64_t b) -> Element { return a || b; });
    case OpId::sum:
    case OpId::prod: {
      MaybeKnown known = input(node, 0, depth);
      if (!known || graph_.type(node.results[0]).shape.rank() != 0) return {};
      int64_t total = node.op == OpId::prod;
      for (const Element &e : known->elements) {
        if (!e) return {};
        total = node.op == OpId::prod ? total * *e : total + *e;
      }
      return Known{known->dtype, {}, {total}};
    }
    default:
      return {};
    }
  }

  static MaybeKnown truth(MaybeKnown known) {
    if (known) known->dtype = WRT_BOOL;
    return known;
  }
  MaybeKnown shapeOf(const Node &node) {
    const wrt::PartialShape &s = inputType(node, 0).shape;
    if (!s.hasRank()) return {};
    Known out{node.attribute(0).dtypeOr(WRT_INT32), {s.rank()}, {}};
    for (int64_t d : s.dims()) out.elements.push_back(d < 0 ? Element() : Element(d));
    return out;
  }
  MaybeKnown stacked(const Node &node, int depth) {
    Known out{graph_.type(node.results[0]).dtype, {static_cast<int64_t>(node.inputs.size())}, {}};
    for (size_t i = 0; i < node.inputs.size(); ++i) {
      MaybeKnown part = input(node, i, depth);
      if (!part || !part->dims.empty()) return {};
      out.elements.push_back(part->elements[0]);
    }
    return out;
  }
  MaybeKnown joined(const Node &node, int depth) {
    Known out{graph_.type(node.results[0]).dtype, {0}, {}};
    for (size_t i = 0; i < node.inputs.size(); ++i) {
      MaybeKnown part = input(node, i, depth);
      if (!part || part->dims.size() != 1) return {};
      out.elements.insert(out.elements.end(), part->elements.begin(), part->elements.end());
    }
    if (static_cast<int64_t>(out.elements.size()) > mostElements) return {};
    out.dims[0] = static_cast<int64_t>(out.elements.size());
    return out;
  }
  /// Of a vector by one bound: `shape[i]`, `shape[a:b:c]`.
  MaybeKnown sliced(const Node &node, int depth) {
    MaybeKnown known = input(node, 0, depth), begin = input(node, 1, depth), end = input(node, 2, depth),
               stride = input(node, 3, depth);
    if (!known || !begin || !end || !stride || known->dims.size() != 1 || begin->elements.size() != 1) return {};
    if (node.attribute("ellipsis_mask").intOr(0) || node.attribute("new_axis_mask").intOr(0)) return {};
    const int64_t n = known->dims[0];
    const bool shrink = node.attribute("shrink_axis_mask").intOr(0) & 1;
    auto at = [&](int64_t i) { return i < 0 ? i + n : i; };
    if (shrink) {
      if (!begin->elements[0]) return {};
      const int64_t i = at(*begin->elements[0]);
      if (i < 0 || i >= n) return {};
      return Known{known->dtype, {}, {known->elements[static_cast<size_t>(i)]}};
    }
    const int64_t step = stride->elements[0].value_or(0);
    if (step == 0) return {};
    const bool openBegin = node.attribute("begin_mask").intOr(0) & 1, openEnd = node.attribute("end_mask").intOr(0) & 1;
    if ((!openBegin && !begin->elements[0]) || (!openEnd && !end->elements[0])) return {};
    const int64_t low = step > 0 ? 0 : -1, high = step > 0 ? n : n - 1;
    const int64_t first = openBegin ? (step > 0 ? low : high) : std::clamp(at(*begin->elements[0]), low, high);
    const int64_t last = openEnd ? (step > 0 ? high : low) : std::clamp(at(*end->elements[0]), low, high);
    Known out{known->dtype, {0}, {}};
    for (int64_t i = first; step > 0 ? i < last : i > last; i += step)
      out.elements.push_back(known->elements[static_cast<size_t>(i)]);
    out.dims[0] = static_cast<int64_t>(out.elements.size());
    return out;
  }
  MaybeKnown plainSlice(const Node &node, int depth) {
    MaybeKnown known = input(node, 0, depth), begin = input(node, 1, depth), size = input(node, 2, depth);
    if (!known || !begin || !size || known->dims.size() != 1 || !begin->elements[0] || !size->elements[0]) return {};
    const int64_t first = *begin->elements[0],
                  count = *size->elements[0] < 0 ? known->dims[0] - first : *size->elements[0];
    if (first < 0 || count < 0 || first + count > known->dims[0]) return {};
    return Known{known->dtype, {count}, {known->elements.begin() + first, known->elements.begin() + first + count}};
  }
  template <typename F> MaybeKnown map(const Node &node, int depth, F &&f) {
    MaybeKnown known = input(node, 0, depth);
    if (!known) return {};
    for (Element &e : known->elements)
      if (e) e = f(*e);
    return known;
  }
  template <typename F> MaybeKnown zip(const Node &node, int depth, F &&f) {
    MaybeKnown a = input(node, 0, depth), b = input(node, 1, depth);
    if (!a || !b || (a->dims != b->dims && a->elements.size() != 1 && b->elements.size() != 1)) return {};
    Known out{a->dtype, a->dims.size() >= b->dims.size() ? a->dims : b->dims, {}};
    const size_t count =
        a->elements.empty() || b->elements.empty() ? 0 : std::max(a->elements.size(), b->elements.size());
    if (a->dims != b->dims && count != std::max(a->elements.size(), b->elements.size())) return {};
    if (a->elements.size() != b->elements.size())
      out.dims = a->elements.size() > b->elements.size() ? a->dims : b->dims;
    for (size_t i = 0; i < count; ++i) {
      const Element &x = a->elements[a->elements.size() == 1 ? 0 : i],
                    &y = b->elements[b->elements.size() == 1 ? 0 : i];
      out.elements.push_back(x && y ? f(*x, *y) : Element());
    }
    return out;
  }

  const FuncGraph &graph_;
  std::unordered_map<ValueId, MaybeKnown> folded_;
};

} // namespace

wrt::Tensor constantValue(const FuncGraph &graph, ValueId value) {
  const Node *definition = graph.value(value).definition;
  while (definition && definition->is(OpId::identity)) {
    value = definition->inputs[0];
    definition = graph.value(value).definition;
  }
  if (!definition) return {};
  if (definition->kind == NodeKind::Constant) return definition->constant;
  if (MaybeKnown known = Folder(graph).fold(value)) return toTensor(*known);
  return {};
}

std::optional<wrt::PartialShape> constantValueAsShape(const FuncGraph &graph, ValueId value) {
  const MaybeKnown known = Folder(graph).fold(value);
  if (!known || known->dims.size() > 1) return {};
  std::vector<int64_t> dims;
  for (const Element &e : known->elements) dims.push_back(e && *e >= 0 ? *e : -1);
  return wrt::PartialShape(std::move(dims));
}

} // namespace weft
