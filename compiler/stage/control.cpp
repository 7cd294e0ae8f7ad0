// If and while of graphs, made from C++ callables; the same callables run directly on eager values.
#include <algorithm>

#include "stage/diagnose.h"
#include "stage/evaluator/effects.h"
#include "stage/gradients/regions.h"
#include "stage/graph/constants.h"
#include "stage/recursion.h"
#include "stage/trace.h"
#include "value/errors.h"
#include "value/interpreter.h"

namespace weft::stage {
namespace {

/// The value of a condition that is known now: 0, 1, or -1.
int knownCondition(const Tensor &condition) {
  if (condition.isSymbolic()) return -1;
  const wrt::Tensor &t = condition->eager;
  return t.dtype() == WRT_BOOL && t.size() == 1 ? t.data<bool>()[0] : -1;
}

/// Results of a region as values of the graph. False: an exception is pending.
bool yield(Trace &trace, Region &region, const TensorList &results) {
  for (const Tensor &t : results) {
    const ValueId id = trace.use(t);
    if (id == noValue) return false;
    region.results.push_back(id);
  }
  return true;
}

} // namespace

MaybeTensors emitIf(const Tensor &condition, const Branch &thenBranch, const Branch &elseBranch,
                    std::vector<std::string> names) {
  const int known = knownCondition(condition);
  if (known >= 0) return known ? thenBranch() : elseBranch();
  MaybeTensors kept[2];
  const TwoStepBranches branches{[&](int i) {
                                   kept[i] = i == 0 ? thenBranch() : elseBranch();
                                   return kept[i].has_value();
                                 },
                                 [] { return true; }, [&](int i) { return kept[i]; }};
  return emitIf(condition, branches, std::move(names));
}

MaybeTensors emitIf(const Tensor &condition, const TwoStepBranches &branches, std::vector<std::string> names) {
  Trace &trace = *context().trace;
  auto node = std::make_unique<Node>();
  node->kind = NodeKind::If;
  node->inputs.push_back(trace.use(condition));
  if (node->inputs[0] == noValue) return {};
  node->regions.resize(2);
  node->valueNames = std::move(names);
  node->where = py::interpreter().currentRange();
  node->name = trace.graph()->uniqueName(trace.nameScope() + "cond");
  uint32_t serials[2];
  auto failed = [&] {
    trace.discard(node->regions[0]);
    trace.discard(node->regions[1]);
    return MaybeTensors();
  };
  {
    PausedTapes paused;
    for (int i = 0; i < 2; ++i) {
      Trace::Scope scope(trace, node->regions[i], node->name + "/");
      serials[i] = trace.scopeSerial();
      if (!branches.run(i)) return failed();
    }
    if (!branches.settle()) return failed();
    for (int i = 0; i < 2; ++i) {
      Trace::Scope scope(trace, node->regions[i], node->name + "/", serials[i]);
      MaybeTensors results = branches.results(i);
      if (!results || !yield(trace, node->regions[i], *results)) return failed();
    }
  }
  const auto &thenIds = node->regions[0].results, &elseIds = node->regions[1].results;
  if (thenIds.size() != elseIds.size()) {
    (void)py::raiseTypeError("true_fn and false_fn must return the same number of values: {} and {}", thenIds.size(),
                             elseIds.size());
    return {};
  }
  std::vector<TensorType> types;
  for (size_t i = 0; i < thenIds.size(); ++i) {
    const TensorType &a = trace.graph()->type(thenIds[i]), &b = trace.graph()->type(elseIds[i]);
    if (a.dtype != b.dtype && a.dtype != WRT_INVALID && b.dtype != WRT_INVALID) {
      (void)py::raiseTypeError(
          "Outputs of true_fn and false_fn must have the same type(s). Received {} from true_fn and {} from "
          "false_fn.",
          wrt_dtype_name(a.dtype), wrt_dtype_name(b.dtype));
      return {};
    }
    types.push_back(joinTypes(a, b));
  }
  Node &added = trace.addNode(std::move(node), types, "cond");
  TensorList results;
  for (ValueId id : added.results) results.push_back(trace.wrap(id));
  recordNode(trace, added);
  return results;
}

namespace {

MaybeTensors runLoop(TensorList values, const LoopCondition &condition, const LoopBody &body,
                     const LoopOptions &options) {
  for (int64_t i = 0; options.maximumIterations < 0 || i < options.maximumIterations; ++i) {
    const Tensor again = condition(values);
    if (!again) return {};
    const int known = knownCondition(again);
    if (known < 0) {
      (void)py::raiseTypeError("the condition of a loop is not a bool of rank 0");
      return {};
    }
    if (!known) break;
    MaybeTensors next = body(values);
    if (!next) return {};
    values = std::move(*next);
  }
  return values;
}

TensorList makeArguments(Trace &trace, Region &region, const std::vector<TensorType> &types, const Node &node) {
  TensorList arguments;
  for (size_t i = 0; i < types.size(); ++i) {
    const ValueId id = trace.graph()->addArgument(region, types[i]);
    trace.graph()->argumentNames[id] = trace.graph()->uniqueName(node.name + "/Placeholder");
    arguments.push_back(trace.wrap(id));
  }
  return arguments;
}

/// One attempt at tracing both regions for these types. False: an exception is pending.
bool traceLoop(Trace &trace, Node &node, const std::vector<TensorType> &types, const LoopCondition &condition,
               const LoopBody &body) {
  for (int i = 0; i < 2; ++i) {
    Region &region = node.regions[i];
    PausedTapes paused;
    Trace::Scope scope(trace, region, node.name + "/");
    const TensorList arguments = makeArguments(trace, region, types, node);
    MaybeTensors results;
    if (i == 0) {
      if (Tensor again = condition(arguments)) results = TensorList{again};
    } else {
      results = body(arguments);
    }
    if (!results || !yield(trace, region, *results)) return false;
  }
  return true;
}

} // namespace

MaybeTensors emitWhile(const TensorList &initial, const LoopCondition &condition, const LoopBody &body,
                       LoopOptions options) {
  Trace *tracing = context().trace;
  if (!tracing) return runLoop(initial, condition, body, options);
  Trace &trace = *tracing;
  auto node = std::make_unique<Node>();
  node->kind = NodeKind::While;
  node->maximumIterations = options.maximumIterations;
  node->invariants = options.invariants;
  node->valueNames = options.names;
  node->where = py::interpreter().currentRange();
  node->name = trace.graph()->uniqueName(trace.nameScope() + "while");
  std::vector<TensorType> types;
  auto invariant = [&](size_t i) { return i < options.invariants.size() ? options.invariants[i] : std::nullopt; };
  for (size_t i = 0; i < initial.size(); ++i) {
    node->inputs.push_back(trace.use(initial[i]));
    if (node->inputs.back() == noValue) return {};
    types.push_back({initial[i].dtype(), invariant(i) ? *invariant(i) : initial[i].shape()});
  }
  const auto namesBefore = trace.graph()->usedNames;
  // Each round widens at least one extent or rank, so it ends; a loop that adds an axis at each step ends at unknown
  // rank.
  for (;;) {
    node->regions.clear();
    node->regions.resize(2);
    if (!traceLoop(trace, *node, types, condition, body)) {
      for (Region &region : node->regions) trace.discard(region);
      return {};
    }
    const std::vector<ValueId> &next = node->regions[1].results;
    if (next.size() != types.size()) {
      (void)py::raiseValueError("The body of a loop gives {} values, not {}", next.size(), types.size());
      return {};
    }
    bool widened = false;
    for (size_t i = 0; i < types.size(); ++i) {
      const TensorType &stepped = trace.graph()->type(next[i]);
      if (stepped.dtype != types[i].dtype) {
        (void)py::raiseTypeError("A loop value is {} before the loop, but {} after one iteration",
                                 wrt_dtype_name(types[i].dtype), wrt_dtype_name(stepped.dtype));
        return {};
      }
      const wrt::PartialShape joined = wrt::joinShapes(types[i].shape, stepped.shape);
      if (joined == types[i].shape) continue;
      if (invariant(i)) {
        Diagnostics sink;
        sink.report(py::interpreter().currentRange(), DiagnosticKind::LoopShapeInvariant,
                    i < options.names.size() ? options.names[i] : trace.graph()->valueName(node->inputs[i]),
                    types[i].shape.str(), stepped.shape.str())
            .fix("give a less specific shape in `shape_invariants`: None for each extent that varies");
        (void)raiseDiagnostic(py::exceptions().ValueError, sink);
        return {};
      }
      if (options.keepShapes) {
        (void)py::raiseText(&py::traceAgainType(), "a shape changes from step to step");
        for (Region &region : node->regions) trace.discard(region);
        return {};
      }
      types[i].shape = joined;
      widened = true;
    }
    if (!widened) break;
    for (Region &region : node->regions) trace.discard(region);
    trace.graph()->usedNames = namesBefore;
  }
  Node &added = trace.addNode(std::move(node), types, "while");
  TensorList results;
  for (ValueId id : added.results) results.push_back(trace.wrap(id));
  recordNode(trace, added);
  return results;
}

namespace {

/// A call in a graph: done eagerly, or a call again: what calls itself cannot be inlined.
MaybeTensors callAgain(const std::shared_ptr<FuncGraph> &graph, const Node &node, const TensorList &inputs) {
  const std::shared_ptr<FuncGraph> callee = node.callee.get() == graph.get() ? graph : node.callee;
  if (!context().trace) return callGraph(callee, inputs);
  std::vector<TensorType> types;
  for (ValueId id : node.results) types.push_back(graph->type(id));
  return emitCall(callee, inputs, types);
}

} // namespace

MaybeTensors replay(const std::shared_ptr<FuncGraph> &graph, const Region &region, ValueMap &known) {
  auto mapped = [&](const std::vector<ValueId> &ids) {
    TensorList tensors;
    for (ValueId id : ids) tensors.push_back(known.get(id));
    return tensors;
  };
  auto bind = [&](const std::vector<ValueId> &ids, const TensorList &tensors) {
    for (size_t i = 0; i < ids.size(); ++i) known.set(ids[i], tensors[i]);
  };
  for (const auto &node : region.nodes) {
    MaybeTensors results;
    const std::string leaf = node->name.substr(node->name.find_last_of('/') + 1);
    switch (node->kind) {
    case NodeKind::Constant:
      results = TensorList{constant(node->constant, leaf)};
      break;
    case NodeKind::Op:
      results = apply(node->op, mapped(node->inputs), node->attributes, leaf);
      break;
    case NodeKind::Call:
      results = callAgain(graph, *node, mapped(node->inputs));
      break;
    case NodeKind::If:
      results = emitIf(
          known.get(node->inputs[0]), [&] { return replay(graph, node->regions[0], known); },
          [&] { return replay(graph, node->regions[1], known); }, node->valueNames);
      break;
    case NodeKind::While: {
      LoopOptions options{node->invariants, node->maximumIterations, node->valueNames};
      results = emitWhile(
          mapped(node->inputs),
          [&](const TensorList &values) {
            bind(node->regions[0].arguments, values);
            MaybeTensors again = replay(graph, node->regions[0], known);
            return again ? again->front() : Tensor();
          },
          [&](const TensorList &values) {
            bind(node->regions[1].arguments, values);
            return replay(graph, node->regions[1], known);
          },
          std::move(options));
      break;
    }
    }
    if (!results) return {};
    bind(node->results, *results);
  }
  return mapped(region.results);
}

MaybeTensors callGraph(const std::shared_ptr<FuncGraph> &graph, const TensorList &inputs) {
  ValueMap known;
  // A call in a graph passes the captures as well.
  const size_t count = std::min(inputs.size(), graph->inputs.size());
  for (size_t i = 0; i < count; ++i) known.set(graph->inputs[i].value, inputs[i]);
  for (const Capture &capture : graph->captures)
    known.set(capture.value, *static_cast<Tensor *>(capture.original.get()));
  return replay(graph, graph->body, known);
}

} // namespace weft::stage
