// Recursion on tensors.
#include "stage/recursion.h"

#include "stage/diagnose.h"
#include "stage/evaluator/effects.h"
#include "stage/evaluator/function.h"
#include "stage/gradients/tape.h"
#include "stage/nest.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

py::Type &recursionType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t =
        py::newExceptionType("RecursionOnTensor", py::exceptions().BaseException, "tensorflow.python.autograph");
    t.ready();
    return t;
  }();
  return type;
}
bool recursionPending() { return py::pendingMatches(&recursionType()); }

bool mayRecurse(const Value &callable, const std::string &name) {
  const Value *inner = &callable;
  if (auto *method = callable.as<py::BoundMethod>()) inner = &method->function;
  const auto *function = inner->as<py::Function>();
  if (!function || name.empty() || !function->code.node->range) return false;
  const SourceRange range = function->code.node->range;
  const std::string_view text = SourceManager::instance().buffer(range.file).slice(range);
  size_t count = 0;
  for (size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + name.size()))
    count += at + name.size() < text.size() && text[at + name.size()] == '(';
  return count > 1;
}

std::shared_ptr<ConcreteFunction> traceRecursive(Recursion &recursion,
                                                 const std::function<std::shared_ptr<ConcreteFunction>()> &trace) {
  // Each round widens a shape, so there are few.
  for (int round = 0; round < 8; ++round) {
    py::Effects effects(py::Effects::Mode::Undo);
    recursion.met = false;
    auto concrete = trace();
    if (!concrete) {
      if (!recursionPending()) effects.commit();
      return nullptr;
    }
    if (!recursion.met) {
      effects.commit();
      return concrete;
    }
    std::vector<TensorType> types;
    for (ValueId id : concrete->graph->body.results) types.push_back(concrete->graph->type(id));
    if (recursion.known) {
      bool same = types.size() == recursion.types.size(), wider = false;
      for (size_t i = 0; same && i < types.size(); ++i) {
        const TensorType &assumed = recursion.types[i];
        same = assumed.dtype == types[i].dtype;
        types[i].shape = wrt::joinShapes(assumed.shape, types[i].shape);
        wider |= !(types[i].shape == assumed.shape);
      }
      if (!same) {
        (void)py::raiseTypeError("`{}` calls itself and returns tensors of other dtypes on the paths that do so",
                                 concrete->graph->name);
        return nullptr;
      }
      if (!wider) {
        effects.commit();
        completeCalls(*concrete->graph);
        return concrete;
      }
    }
    recursion.known = true;
    recursion.result = concrete->result;
    recursion.isOutput = concrete->isOutput;
    recursion.types = std::move(types);
  }
  return nullptr;
}

Value callItself(Recursion &recursion, const TensorList &tensors) {
  recursion.met = true;
  Trace *trace = context().trace;
  if (!recursion.known) return py::raiseText(&recursionType(), "a function calls itself");
  if (!trace || trace->graph().get() != recursion.graph)
    return py::raise(py::exceptions().NotImplementedError,
                     "a function that calls itself through another tf.function; decorate the outer one only");
  const MaybeTensors results = emitCall(trace->graph(), tensors, recursion.types);
  if (!results) return {};
  std::vector<Value> leaves;
  if (!flatten(recursion.result, leaves)) return {};
  size_t next = 0;
  for (size_t i = 0; i < leaves.size(); ++i)
    if (recursion.isOutput[i]) leaves[i] = (*results)[next++].value();
  return isNested(recursion.result) ? pack(recursion.result, leaves) : leaves[0];
}

MaybeTensors emitCall(const std::shared_ptr<FuncGraph> &graph, const TensorList &inputs,
                      const std::vector<TensorType> &types) {
  Trace &trace = *context().trace;
  for (const Tape *tape : context().tapes)
    if (tape->wants(inputs)) {
      (void)py::raise(py::exceptions().NotImplementedError,
                      "the gradient through `{}`, which calls itself, inside of a tf.function; take it outside",
                      graph->name);
      return {};
    }
  auto node = std::make_unique<Node>();
  node->kind = NodeKind::Call;
  // A graph does not own itself.
  node->callee = trace.graph() == graph ? std::shared_ptr<FuncGraph>(std::shared_ptr<FuncGraph>(), graph.get()) : graph;
  for (const Tensor &input : inputs) {
    node->inputs.push_back(trace.use(input));
    if (node->inputs.back() == noValue) return {};
  }
  Node &added = trace.addNode(std::move(node), types, "PartitionedCall");
  TensorList results;
  for (ValueId id : added.results) results.push_back(trace.wrap(id));
  return results;
}

void completeCalls(FuncGraph &graph) {
  forEachNode(graph.body, [&](Node &node) {
    if (node.kind != NodeKind::Call || node.callee.get() != &graph) return;
    for (size_t i = node.inputs.size(); i < graph.body.arguments.size(); ++i)
      node.inputs.push_back(graph.body.arguments[i]);
  });
}

} // namespace weft::stage
