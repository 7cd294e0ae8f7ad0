// ConcreteFunction as a Python object: get_concrete_function's result, with its graph.
#include "stage/convert_value.h"
#include "stage/errors.h"
#include "stage/function.h"
#include "stage/nest.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Args;
using py::Value;

namespace {

std::string inferenceName(const ConcreteFunction &concrete) {
  return fmt::format("__inference_{}_{}", concrete.graph->name, concrete.graph->number);
}

/// A traced function by itself: get_concrete_function's result.
class ConcreteObject final : public py::Container {
public:
  ConcreteObject(std::shared_ptr<ConcreteFunction> made, Value from, BoundArguments given);
  static bool classof(const py::Object &object);
  std::shared_ptr<ConcreteFunction> concrete;
  Value owner;
  BoundArguments traced; // what it was traced for
};

/// The arguments of a call, with those Python values that are part of the trace where they are not given.
bool completeArguments(const ConcreteObject &object, const Args &args, BoundArguments &out) {
  std::vector<Value> values(args.values, args.values + args.count);
  std::vector<Symbol> names(args.names, args.names + args.named);
  std::vector<Value> named(args.values + args.count, args.values + args.count + args.named);
  const BoundArguments &traced = object.traced;
  for (size_t i = args.count; i < traced.values.size(); ++i) {
    const Symbol name = Symbol::intern(traced.names[i]);
    TensorType spec;
    if (args.find(name) || asTensor(traced.values[i]) || readSpec(traced.values[i], spec)) continue;
    names.push_back(name);
    named.push_back(traced.values[i]);
  }
  values.insert(values.end(), named.begin(), named.end());
  return bindArguments(object.owner.as<FunctionObject>()->function,
                       Args{values.data(), values.size() - names.size(), names.data(), names.size()}, out);
}

Value callConcreteObject(const Value &self, const Args &args) {
  const ConcreteObject &object = *self.as<ConcreteObject>();
  const ConcreteFunction &concrete = *object.concrete;
  BoundArguments arguments;
  if (!completeArguments(object, args, arguments)) return {};
  TensorList tensors;
  for (const Value &value : arguments.values) {
    std::vector<Value> leaves;
    if (!flatten(value, leaves)) return {};
    for (const Value &leaf : leaves) {
      if (tensors.size() >= concrete.inputs) break;
      Tensor t = asTensor(leaf);
      const int32_t dtype = concrete.graph->inputs[tensors.size()].type.dtype;
      if (!t && isTensorLike(leaf)) t = convertToTensor(leaf, dtype);
      if (py::pending()) return {};
      if (!t) continue; // a Python value: part of the trace
      if (t.dtype() != dtype)
        return py::raise(errorType(WRT_INVALID_ARGUMENT),
                         "cannot compute {} as input #{}(zero-based) was expected to be a {} tensor but is a {} "
                         "tensor [Op:{}]",
                         inferenceName(concrete), tensors.size(), wrt_dtype_name(dtype), wrt_dtype_name(t.dtype()),
                         inferenceName(concrete));
      tensors.push_back(t);
    }
  }
  return callConcrete(concrete, tensors);
}

Value symbolic(const std::shared_ptr<FuncGraph> &graph, ValueId id) {
  return Tensor(new TensorObject(graph, 0, id)).value();
}

/// One node of a graph, or an input or output of it.
class OperationObject final : public py::Object {
public:
  OperationObject(std::string opType, std::string opName);
  static bool classof(const py::Object &object);
  const std::string kind, name;
};
py::Type &operationType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("Operation", nullptr, "tensorflow.python.framework.ops");
    t.slots.repr = [](const Value &self) {
      const auto *op = self.as<OperationObject>();
      return py::makeStr(fmt::format("<tf.Operation '{}' type={}>", op->name, op->kind));
    };
    t.property("type", [](const Value &self) { return py::makeStr(self.as<OperationObject>()->kind); });
    t.property("name", [](const Value &self) { return py::makeStr(self.as<OperationObject>()->name); });
    t.ready();
    return t;
  }();
  return type;
}
OperationObject::OperationObject(std::string opType, std::string opName)
    : Object(&operationType()), kind(std::move(opType)), name(std::move(opName)) {}
bool OperationObject::classof(const py::Object &object) { return object.type == &operationType(); }

/// TF's name for what a node does.
std::string operationKind(const Node &node) {
  switch (node.kind) {
  case NodeKind::Op:
    return node.info().tfName;
  case NodeKind::Constant:
    return "Const";
  case NodeKind::If:
    return "StatelessIf";
  case NodeKind::While:
    return "StatelessWhile";
  case NodeKind::Call:
    return "PartitionedCall";
  }
  return "";
}

class GraphView final : public py::Object {
public:
  explicit GraphView(std::shared_ptr<FuncGraph> of);
  static bool classof(const py::Object &object);
  const std::shared_ptr<FuncGraph> graph;
};

/// Operations as TF has them: a Placeholder for each argument, the nodes of the body, an Identity for each result.
Value operations(const Value &self, const Args &) {
  const FuncGraph &graph = *self.as<GraphView>()->graph;
  std::vector<Value> list;
  auto add = [&](std::string kind, std::string name) {
    list.push_back(py::make<OperationObject>(std::move(kind), std::move(name)).value());
  };
  for (ValueId id : graph.body.arguments) {
    const std::string name = graph.valueName(id);
    add("Placeholder", name.substr(0, name.rfind(':')));
  }
  for (const auto &node : graph.body.nodes) add(operationKind(*node), node->name);
  for (size_t i = 0; i < graph.body.results.size(); ++i)
    add("Identity", i ? fmt::format("Identity_{}", i) : "Identity");
  return py::makeList(std::move(list));
}

py::Type &graphViewType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("FuncGraph", nullptr, "tensorflow.python.framework.func_graph");
    t.slots.repr = [](const Value &self) {
      return py::makeStr(fmt::format("FuncGraph(name={}, id={})", self.as<GraphView>()->graph->name,
                                     static_cast<const void *>(self.as<GraphView>()->graph.get())));
    };
    t.property("name", [](const Value &self) { return py::makeStr(self.as<GraphView>()->graph->name); });
    t.property("inputs", [](const Value &self) {
      std::vector<Value> list;
      const auto &graph = self.as<GraphView>()->graph;
      for (ValueId id : graph->body.arguments) list.push_back(symbolic(graph, id));
      return py::makeList(std::move(list));
    });
    t.property("outputs", [](const Value &self) {
      std::vector<Value> list;
      const auto &graph = self.as<GraphView>()->graph;
      for (ValueId id : graph->body.results) list.push_back(symbolic(graph, id));
      return py::makeList(std::move(list));
    });
    t.method("get_operations", operations);
    t.ready();
    return t;
  }();
  return type;
}
GraphView::GraphView(std::shared_ptr<FuncGraph> of) : Object(&graphViewType()), graph(std::move(of)) {}
bool GraphView::classof(const py::Object &object) { return object.type == &graphViewType(); }

const ConcreteFunction &concreteOf(const Value &self) { return *self.as<ConcreteObject>()->concrete; }

/// The structure of the result with `leaf(output)` in place of each tensor.
template <typename F> Value overOutputs(const Value &self, F &&leaf) {
  const ConcreteFunction &concrete = concreteOf(self);
  std::vector<Value> leaves;
  if (!flatten(concrete.result, leaves)) return {};
  size_t next = 0;
  for (size_t i = 0; i < leaves.size(); ++i) {
    if (!concrete.isOutput[i]) continue;
    leaves[i] = leaf(symbolic(concrete.graph, concrete.graph->body.results[next++]));
    if (!leaves[i]) return {};
  }
  return isNested(concrete.result) ? pack(concrete.result, leaves) : leaves[0];
}

py::Type &concreteObjectType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("ConcreteFunction", nullptr,
                                    "tensorflow.python.eager.polymorphic_function.concrete_function");
    t.slots.call = callConcreteObject;
    t.hasInstanceDict = true;
    t.property("name", [](const Value &self) { return py::makeStr(inferenceName(concreteOf(self))); });
    t.property("graph", [](const Value &self) { return py::make<GraphView>(concreteOf(self).graph).value(); });
    t.property("inputs", [](const Value &self) {
      return py::getAttr(py::make<GraphView>(concreteOf(self).graph).value(), "inputs");
    });
    t.property("outputs", [](const Value &self) {
      return py::getAttr(py::make<GraphView>(concreteOf(self).graph).value(), "outputs");
    });
    t.property("structured_outputs",
               [](const Value &self) { return overOutputs(self, [](const Value &output) { return output; }); });
    t.property("output_shapes", [](const Value &self) {
      return overOutputs(self, [](const Value &output) { return py::getAttr(output, "shape"); });
    });
    t.property("output_dtypes", [](const Value &self) {
      return overOutputs(self, [](const Value &output) { return py::getAttr(output, "dtype"); });
    });
    t.ready();
    return t;
  }();
  return type;
}
ConcreteObject::ConcreteObject(std::shared_ptr<ConcreteFunction> made, Value from, BoundArguments given)
    : Container(&concreteObjectType()), concrete(std::move(made)), owner(std::move(from)), traced(std::move(given)) {}
bool ConcreteObject::classof(const py::Object &object) { return object.type == &concreteObjectType(); }

} // namespace

Value makeConcreteObject(std::shared_ptr<ConcreteFunction> concrete, const Value &owner,
                         const BoundArguments &arguments) {
  return py::make<ConcreteObject>(std::move(concrete), owner, arguments).value();
}

} // namespace weft::stage
