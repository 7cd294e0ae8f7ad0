// Graphs written by hand, for tests of libweftc.
#pragma once
#include "stage/graph/func_graph.h"

namespace weft::test {

inline TensorType scalarType(int32_t dtype) { return {dtype, wrt::PartialShape(std::vector<int64_t>{})}; }

/// Adds nodes to one region of a graph.
struct GraphBuilder {
  FuncGraph &graph;
  Region *region;
  uint32_t line = 1;

  explicit GraphBuilder(FuncGraph &g) : graph(g), region(&g.body) {
    if (g.files.empty()) g.files.push_back("test.py");
  }
  ValueId input(const std::string &name, TensorType type) {
    const ValueId id = graph.addArgument(graph.body, type);
    graph.inputs.push_back({id, name, type});
    return id;
  }
  template <typename T> ValueId constant(T value) {
    auto node = std::make_unique<Node>();
    node->kind = NodeKind::Constant;
    node->constant = wrt::Tensor::scalar(value);
    const TensorType type = scalarType(node->constant.dtype());
    return graph.addNode(*region, std::move(node), {type}).results[0];
  }
  ValueId op(OpId id, std::vector<ValueId> inputs, TensorType type, Attributes attributes = {}) {
    auto node = std::make_unique<Node>();
    node->op = id;
    node->inputs = std::move(inputs);
    node->attributes = std::move(attributes);
    node->line = line++;
    node->column = 3;
    return graph.addNode(*region, std::move(node), {type}).results[0];
  }
  Node &loop(std::vector<ValueId> inits) {
    auto node = std::make_unique<Node>();
    node->kind = NodeKind::While;
    node->inputs = inits;
    node->regions.resize(2);
    std::vector<TensorType> types;
    for (const ValueId id : inits) types.push_back(graph.type(id));
    Node &made = graph.addNode(*region, std::move(node), types);
    for (Region &inner : made.regions)
      for (const TensorType &type : types) graph.addArgument(inner, type);
    return made;
  }
  Node &branch(ValueId condition, std::vector<TensorType> types) {
    auto node = std::make_unique<Node>();
    node->kind = NodeKind::If;
    node->inputs = {condition};
    node->regions.resize(2);
    return graph.addNode(*region, std::move(node), types);
  }
};

/// def newton(x): y = x; i = 0; while i < steps: y = 0.5 * (y + x / y); i += 1; return y
inline FuncGraph newton(int32_t steps) {
  FuncGraph graph;
  graph.name = "newton";
  GraphBuilder b(graph);
  const TensorType f32 = scalarType(WRT_FLOAT32), i32 = scalarType(WRT_INT32), boolean = scalarType(WRT_BOOL);
  const ValueId x = b.input("x", f32);
  Node &loop = b.loop({x, b.constant(int32_t{0})});
  b.region = &loop.regions[0];
  loop.regions[0].results = {b.op(OpId::less, {loop.regions[0].arguments[1], b.constant(steps)}, boolean)};
  b.region = &loop.regions[1];
  const ValueId y = loop.regions[1].arguments[0], i = loop.regions[1].arguments[1];
  const ValueId sum = b.op(OpId::add_v2, {y, b.op(OpId::real_div, {x, y}, f32)}, f32);
  const ValueId next = b.op(OpId::mul, {b.constant(0.5f), sum}, f32);
  loop.regions[1].results = {next, b.op(OpId::add_v2, {i, b.constant(int32_t{1})}, i32)};
  b.region = &graph.body;
  graph.body.results = {loop.results[0]};
  return graph;
}

} // namespace weft::test
