// Making of graphs: values, nodes, names.
#include "stage/graph/func_graph.h"

#include <fmt/format.h>

namespace weft {

std::string TensorType::str() const {
  if (dtype == WRT_INVALID) return shape.hasRank() ? "any" + shape.str() : "any";
  std::string text = wrt_dtype_name(dtype);
  if (!shape.hasRank()) return text + "*";
  text += '[';
  for (int i = 0; i < shape.rank(); ++i)
    text += fmt::format("{}{}", i ? "," : "", shape.dim(i) < 0 ? std::string("?") : std::to_string(shape.dim(i)));
  return text + ']';
}

const Attr &Node::attribute(size_t index) const {
  static const Attr none;
  return index < attributes.size() ? attributes[index] : none;
}
const Attr &Node::attribute(std::string_view attributeName) const {
  const int index = kind == NodeKind::Op ? info().attributeIndex(attributeName) : -1;
  return attribute(index < 0 ? attributes.size() : static_cast<size_t>(index));
}

const Capture *FuncGraph::captureOf(ValueId id) const {
  for (const Capture &c : captures)
    if (c.value == id) return &c;
  return nullptr;
}

ValueId FuncGraph::addValue(TensorType type, Node *definition, uint32_t index) {
  values.push_back({std::move(type), definition, index});
  return static_cast<ValueId>(values.size() - 1);
}

ValueId FuncGraph::addArgument(Region &region, TensorType type) {
  const ValueId id = addValue(std::move(type), nullptr, static_cast<uint32_t>(region.arguments.size()));
  region.arguments.push_back(id);
  return id;
}

Node &FuncGraph::addNode(Region &region, std::unique_ptr<Node> node, const std::vector<TensorType> &resultTypes) {
  Node &added = *node;
  for (uint32_t i = 0; i < resultTypes.size(); ++i) added.results.push_back(addValue(resultTypes[i], &added, i));
  region.nodes.push_back(std::move(node));
  return added;
}

std::string FuncGraph::uniqueName(const std::string &base) {
  int &uses = usedNames[base];
  if (uses == 0) {
    uses = 1;
    return base;
  }
  for (;;) {
    const std::string name = fmt::format("{}_{}", base, uses++);
    if (usedNames.emplace(name, 1).second) return name;
  }
}

std::string FuncGraph::valueName(ValueId id) const {
  const Value &v = value(id);
  if (v.definition) return fmt::format("{}:{}", v.definition->name, v.index);
  if (auto found = argumentNames.find(id); found != argumentNames.end()) return found->second + ":0";
  return fmt::format("%{}", id);
}

size_t FuncGraph::countNodes() const {
  size_t count = 0;
  forEachNode(body, [&](const Node &) { ++count; });
  return count;
}

} // namespace weft
