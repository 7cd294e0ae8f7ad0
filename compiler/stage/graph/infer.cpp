// Runs shape rules on nodes of a graph: when a node is made, and again when types of loop values have widened.
#include "stage/graph/constants.h"

#include "shapes/shape_context.h"

namespace weft {

namespace {

/// A handle's type says nothing of the variable's content; the capture does.
void refineVariableRead(const FuncGraph &graph, OpId op, const std::vector<ValueId> &inputs, InferredTypes &result) {
  if (result.code || result.types.size() != 1 || (op != OpId::read_variable && op != OpId::resource_gather)) return;
  const Capture *capture = graph.captureOf(inputs[0]);
  if (!capture) return;
  TensorType &type = result.types[0];
  const wrt::PartialShape &content = capture->content.shape;
  if (op == OpId::read_variable) {
    type = capture->content;
    return;
  }
  const wrt::PartialShape &indices = graph.type(inputs[1]).shape;
  if (!content.hasRank() || content.rank() == 0 || !indices.hasRank()) return;
  std::vector<int64_t> dims = indices.dims();
  dims.insert(dims.end(), content.dims().begin() + 1, content.dims().end());
  type.shape = wrt::PartialShape(std::move(dims));
}

} // namespace

InferredTypes inferTypes(const FuncGraph &graph, OpId op, const std::vector<ValueId> &inputs,
                         const Attributes &attributes) {
  const ops::Op &info = ops::info(op);
  std::vector<wrt::ShapeInput> shapes(inputs.size());
  std::vector<wrt::Tensor> constants(inputs.size());
  std::vector<std::optional<wrt::PartialShape>> elements(inputs.size());
  for (size_t i = 0; i < inputs.size(); ++i) {
    const TensorType &type = graph.type(inputs[i]);
    shapes[i].dtype = type.dtype;
    shapes[i].shape = type.shape;
    constants[i] = constantValue(graph, inputs[i]);
    shapes[i].constant = constants[i].get();
    // Rules read partly known elements as an extent each.
    if (!constants[i] && (type.dtype == WRT_INT32 || type.dtype == WRT_INT64)) {
      elements[i] = constantValueAsShape(graph, inputs[i]);
      if (elements[i]) shapes[i].values = &*elements[i];
    }
  }
  const BorrowedAttrs borrowed(attributes, info.attributes.size());
  wrt::ShapeContext context;
  context.inputs = shapes;
  context.attrs = borrowed.span();
  context.tfName = info.tfName;
  if (!info.variadicResults()) context.outputs.resize(info.results.size());
  InferredTypes result;
  wrt::ShapeRule rule = wrt::findShapeRule(info.name);
  if (!rule) {
    result.code = WRT_UNIMPLEMENTED;
    result.message = std::string("no shape rule for ") + info.name;
    return result;
  }
  result.code = rule(context);
  result.message = context.message;
  for (const wrt::ShapeOutput &o : context.outputs) result.types.push_back({o.dtype, o.shape});
  refineVariableRead(graph, op, inputs, result);
  return result;
}

TensorType joinTypes(const TensorType &a, const TensorType &b) {
  return {a.dtype == b.dtype ? a.dtype : static_cast<int32_t>(WRT_INVALID), wrt::joinShapes(a.shape, b.shape)};
}

namespace {

std::optional<ReinferFailure> reinferNode(FuncGraph &graph, Node &node) {
  auto set = [&](ValueId id, const TensorType &type) { graph.values[id].type = type; };
  switch (node.kind) {
  case NodeKind::Constant:
  case NodeKind::Call:
    return {};
  case NodeKind::Op: {
    const InferredTypes inferred = inferTypes(graph, node.op, node.inputs, node.attributes);
    if (inferred.code) return ReinferFailure{&node, inferred.code, inferred.message};
    for (size_t i = 0; i < node.results.size() && i < inferred.types.size(); ++i)
      set(node.results[i], inferred.types[i]);
    return {};
  }
  case NodeKind::If:
    for (Region &region : node.regions)
      if (auto failed = reinferTypes(graph, region)) return failed;
    for (size_t i = 0; i < node.results.size(); ++i)
      set(node.results[i], joinTypes(graph.type(node.regions[0].results[i]), graph.type(node.regions[1].results[i])));
    return {};
  case NodeKind::While: {
    Region &condition = node.regions[0], &body = node.regions[1];
    auto setArgument = [&](size_t i, const TensorType &type) {
      set(condition.arguments[i], type);
      set(body.arguments[i], type);
      set(node.results[i], type);
    };
    for (size_t i = 0; i < node.inputs.size(); ++i) {
      TensorType type = graph.type(node.inputs[i]);
      if (i < node.invariants.size() && node.invariants[i]) type.shape = *node.invariants[i];
      setArgument(i, type);
    }
    for (bool changed = true; changed;) {
      changed = false;
      if (auto failed = reinferTypes(graph, body)) return failed;
      for (size_t i = 0; i < node.inputs.size(); ++i) {
        if (i < node.invariants.size() && node.invariants[i]) continue;
        const TensorType &now = graph.type(body.arguments[i]);
        const TensorType joined = joinTypes(now, graph.type(body.results[i]));
        if (joined == now) continue;
        setArgument(i, joined);
        changed = true;
      }
    }
    return reinferTypes(graph, condition);
  }
  }
  return {};
}

} // namespace

std::optional<ReinferFailure> reinferTypes(FuncGraph &graph, Region &region) {
  for (const auto &node : region.nodes)
    if (auto failed = reinferNode(graph, *node)) return failed;
  return {};
}

} // namespace weft
