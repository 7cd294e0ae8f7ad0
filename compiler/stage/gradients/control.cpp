// Gradients of if and while: the forward region is computed again under a tape of its own, from what the forward node
// saved.
//
// An `if` gives the results of its branches' ops that read or draw (variables, random numbers) as further results, so
// that computing again sees the same. A `while` keeps the values at the begin of each step, and such results, in lists;
// the backward loop takes them off again, last first.
#include "stage/gradients/control.h"

#include <algorithm>

#include "stage/autograph/branches.h"
#include "stage/trace.h"
#include "stage/variable.h"
#include "value/errors.h"

namespace weft::stage {
namespace {

/// Values from above that the node's regions use, in the order of their first use.
std::vector<ValueId> freeValues(const Node &node) {
  std::unordered_map<ValueId, bool> seen;
  std::vector<ValueId> order;
  auto walk = [&](auto &self, const Region &region) -> void {
    for (ValueId id : region.arguments) seen[id] = true;
    auto use = [&](ValueId id) {
      if (seen.emplace(id, false).second) order.push_back(id);
    };
    for (const auto &n : region.nodes) {
      for (ValueId id : n->inputs) use(id);
      for (const Region &inner : n->regions) self(self, inner);
      for (ValueId id : n->results) seen[id] = true;
    }
    for (ValueId id : region.results) use(id);
  };
  for (const Region &region : node.regions) walk(walk, region);
  return order;
}

/// Results of a region's own ops that another run would not give again.
std::vector<ValueId> unrepeatable(const Region &region) {
  std::vector<ValueId> ids;
  for (const auto &node : region.nodes)
    if (node->kind == NodeKind::Op && node->info().effects != ops::Effects::None)
      ids.insert(ids.end(), node->results.begin(), node->results.end());
  return ids;
}

/// The open region that holds `node`.
Region *regionOf(Trace &trace, const Node &node, size_t &index) {
  auto search = [&](auto &self, Region &region) -> Region * {
    for (size_t i = 0; i < region.nodes.size(); ++i) {
      if (region.nodes[i].get() == &node) {
        index = i;
        return &region;
      }
      for (Region &inner : region.nodes[i]->regions)
        if (Region *found = self(self, inner)) return found;
    }
    return nullptr;
  };
  for (size_t depth = 0; depth < trace.depth(); ++depth)
    if (Region *found = search(search, trace.openRegion(depth))) return found;
  return nullptr;
}

Tensor elementShape(const TensorType &type) {
  if (!type.shape.hasRank()) return constant(wrt::Tensor::scalar<int32_t>(-1));
  return intVector(type.shape.dims());
}

/// Gradients by a tape of its own around `forward`.
MaybeTensors differentiate(const std::function<MaybeTensors()> &forward, const TensorList &sources,
                           const TensorList &outputGradients) {
  Tape tape;
  for (const Tensor &t : sources) tape.watch(t);
  MaybeTensors results;
  {
    ActiveTape active(tape);
    results = forward();
  }
  if (!results) return {};
  TensorList targets, gradients;
  for (size_t i = 0; i < results->size() && i < outputGradients.size(); ++i)
    if (outputGradients[i] && (*results)[i] && isDifferentiable((*results)[i].dtype()) &&
        (*results)[i].dtype() != WRT_VARIANT) {
      targets.push_back((*results)[i]);
      gradients.push_back(outputGradients[i]);
    }
  MaybeTensors found = tape.gradient(targets, sources, gradients);
  if (!found) return {};
  for (size_t i = 0; i < found->size(); ++i)
    if (!(*found)[i]) {
      (*found)[i] = zeroGradient(sources[i]);
      if (!(*found)[i]) return {};
    }
  return found;
}

} // namespace

Tensor zeroGradient(const Tensor &like) {
  if (like.dtype() != WRT_RESOURCE) return Emitter().zerosLike(like);
  auto *variable = static_cast<VariableObject *>(like->variable);
  if (variable && variable->shape.isFullyKnown()) return zerosOf({variable->dtype, variable->shape});
  const int32_t dtype = variable ? variable->dtype : variableContent(like->eager.get()).dtype;
  return Emitter().zerosLike(applyOne(OpId::read_variable, {like}, {Attr::dtype(dtype)}));
}

void refresh(OpCall &call) {
  Trace *trace = context().trace;
  if (!trace || !call.node || trace->graph() != call.graph) return;
  call.inputs.clear();
  call.outputs.clear();
  for (ValueId id : call.node->inputs) call.inputs.push_back(trace->wrap(id));
  for (ValueId id : freeValues(*call.node)) call.inputs.push_back(trace->wrap(id));
  for (ValueId id : call.node->results) call.outputs.push_back(trace->wrap(id));
}

MaybeTensors ifGradient(const OpCall &call, const std::vector<bool> &wanted, const TensorList &outputGradients) {
  Trace &trace = *context().trace;
  FuncGraph &graph = *call.graph;
  Node &node = *call.node;
  const std::vector<ValueId> free = freeValues(node);
  TensorList sources;
  std::vector<size_t> places;
  for (size_t i = 1; i < call.inputs.size(); ++i)
    if (wanted[i]) {
      sources.push_back(call.inputs[i]);
      places.push_back(i);
    }
  // What cannot be computed again becomes a result; the other branch gives zeros for it.
  ValueMap saved;
  const size_t results = node.valueResults < 0 ? node.results.size() : static_cast<size_t>(node.valueResults);
  if (node.valueResults < 0) {
    node.valueResults = static_cast<int64_t>(node.results.size());
    for (int b = 0; b < 2; ++b)
      for (ValueId id : unrepeatable(node.regions[b])) {
        const TensorType type = graph.type(id);
        if (type.dtype == WRT_VARIANT || type.dtype == WRT_RESOURCE) continue;
        {
          PausedTapes paused;
          Trace::Scope scope(trace, node.regions[1 - b], node.name + "/");
          const Tensor zeros = zerosOf(type);
          if (!zeros) return {};
          node.regions[1 - b].results.push_back(zeros->id);
        }
        node.regions[b].results.push_back(id);
        node.savedValues.push_back(id);
        node.results.push_back(graph.addValue({type.dtype, wrt::PartialShape::unknown()}, &node,
                                              static_cast<uint32_t>(node.results.size())));
      }
  }
  for (size_t k = 0; k < node.savedValues.size(); ++k)
    saved.set(node.savedValues[k], trace.wrap(node.results[results + k]));
  auto branch = [&](int b) -> MaybeTensors {
    return differentiate(
        [&]() -> MaybeTensors {
          ValueMap known = saved;
          for (ValueId id : free) known.set(id, trace.wrap(id));
          for (size_t k = 0; k < sources.size(); ++k) known.set(free[places[k] - 1], sources[k]);
          return replay(call.graph, node.regions[b], known, Replay::ForGradient);
        },
        sources, TensorList(outputGradients.begin(), outputGradients.begin() + static_cast<std::ptrdiff_t>(results)));
  };
  const MaybeTensors found = emitIf(call.inputs[0], [&] { return branch(0); }, [&] { return branch(1); });
  if (!found) return {};
  TensorList gradients(call.inputs.size());
  for (size_t k = 0; k < places.size(); ++k) gradients[places[k]] = (*found)[k];
  return gradients;
}

namespace {

/// Adds a list to the loop for each of `ids` (values of its body): each step pushes the value. Gives the loop's results
/// that are these lists.
bool saveSteps(Trace &trace, FuncGraph &graph, Node &node, const std::vector<ValueId> &ids) {
  size_t at = 0;
  Region *around = regionOf(trace, node, at);
  if (!around) {
    (void)py::raise(py::exceptions().NotImplementedError, "the gradient of a loop outside of where it was made");
    return false;
  }
  PausedTapes paused;
  for (ValueId id : ids) {
    const TensorType type = graph.type(id);
    Region before;
    Tensor empty;
    {
      Trace::Scope scope(trace, before, trace.nameScope());
      empty = Emitter().emptyTensorList(elementShape(type), scalar<int32_t>(-1), Attr::dtype(type.dtype));
    }
    if (!empty) return false;
    around->nodes.insert(around->nodes.begin() + static_cast<std::ptrdiff_t>(at),
                         std::make_move_iterator(before.nodes.begin()), std::make_move_iterator(before.nodes.end()));
    at += before.nodes.size();
    const TensorType list{WRT_VARIANT, wrt::PartialShape(std::vector<int64_t>())};
    node.inputs.push_back(empty->id);
    graph.addArgument(node.regions[0], list);
    const ValueId argument = graph.addArgument(node.regions[1], list);
    {
      Trace::Scope scope(trace, node.regions[1], node.name + "/");
      const Tensor pushed = Emitter().tensorListPushBack(trace.wrap(argument), trace.wrap(id));
      if (!pushed) return false;
      node.regions[1].results.push_back(pushed->id);
    }
    node.results.push_back(graph.addValue(list, &node, static_cast<uint32_t>(node.results.size())));
    if (!node.invariants.empty()) node.invariants.resize(node.inputs.size());
    if (!node.valueNames.empty()) node.valueNames.resize(node.inputs.size());
  }
  return true;
}

} // namespace

MaybeTensors whileGradient(const OpCall &call, const std::vector<bool> &wanted, const TensorList &outputGradients) {
  Trace &trace = *context().trace;
  FuncGraph &graph = *call.graph;
  Node &node = *call.node;
  Emitter emit;
  const std::vector<ValueId> free = freeValues(node);
  const size_t inputsBefore = node.inputs.size();
  if (node.valueResults < 0) {
    node.valueResults = static_cast<int64_t>(node.results.size());
    std::vector<ValueId> ids(node.regions[1].arguments);
    const std::vector<ValueId> more = unrepeatable(node.regions[1]);
    ids.insert(ids.end(), more.begin(), more.end());
    node.savedValues = ids;
    if (!saveSteps(trace, graph, node, ids)) return {};
  }
  const size_t values = static_cast<size_t>(node.valueResults);
  for (size_t i = values; i < outputGradients.size(); ++i)
    if (outputGradients[i]) {
      (void)py::raise(
          py::exceptions().NotImplementedError,
          "second derivatives through a loop of a graph; take the outer gradient outside of the tf.function");
      return {};
    }
  // Carried values through which gradients flow, and values from above that are asked for.
  std::vector<size_t> flowing;
  for (size_t i = 0; i < values; ++i)
    if (isDifferentiable(graph.type(node.regions[1].arguments[i]).dtype) &&
        graph.type(node.regions[1].arguments[i]).dtype != WRT_VARIANT)
      flowing.push_back(i);
  TensorList freeSources;
  std::vector<size_t> freePlaces;
  for (size_t i = inputsBefore; i < call.inputs.size(); ++i)
    if (i < wanted.size() && wanted[i]) {
      freeSources.push_back(call.inputs[i]);
      freePlaces.push_back(i);
    }
  const size_t lists = node.savedValues.size();
  TensorList state;
  for (size_t k = 0; k < lists; ++k) state.push_back(trace.wrap(node.results[values + k]));
  for (size_t i : flowing) {
    const Tensor result = trace.wrap(node.results[i]);
    state.push_back(outputGradients[i] ? outputGradients[i] : emit.zerosLike(result));
  }
  for (const Tensor &source : freeSources) state.push_back(zeroGradient(source));
  for (const Tensor &t : state)
    if (!t) return {};
  const LoopCondition condition = [&](const TensorList &now) {
    return emit.greater(emit.tensorListLength(now[0]), scalar<int32_t>(0));
  };
  const LoopBody body = [&](const TensorList &now) -> MaybeTensors {
    TensorList next;
    ValueMap known;
    for (ValueId id : free) known.set(id, trace.wrap(id));
    TensorList arguments;
    for (size_t k = 0; k < lists; ++k) {
      const TensorType type = graph.type(node.savedValues[k]);
      const TensorList popped = emit.tensorListPopBack(now[k], elementShape(type), Attr::dtype(type.dtype));
      if (popped.size() != 2) return {};
      next.push_back(popped[0]);
      known.set(node.savedValues[k], popped[1]);
      if (k < values) arguments.push_back(popped[1]);
    }
    TensorList sources, gradients(values);
    for (size_t f = 0; f < flowing.size(); ++f) {
      sources.push_back(arguments[flowing[f]]);
      gradients[flowing[f]] = now[lists + f];
    }
    for (size_t k = 0; k < freeSources.size(); ++k) {
      sources.push_back(freeSources[k]);
      known.set(free[freePlaces[k] - inputsBefore], freeSources[k]);
    }
    MaybeTensors found = differentiate([&] { return replay(call.graph, node.regions[1], known, Replay::ForGradient); },
                                       sources, gradients);
    if (!found) return {};
    for (size_t f = 0; f < flowing.size(); ++f) next.push_back((*found)[f]);
    for (size_t k = 0; k < freeSources.size(); ++k)
      next.push_back(emit.add(now[lists + flowing.size() + k], (*found)[flowing.size() + k]));
    for (const Tensor &t : next)
      if (!t) return {};
    return next;
  };
  const MaybeTensors done = emitWhile(state, condition, body);
  if (!done) return {};
  TensorList result(call.inputs.size());
  for (size_t f = 0; f < flowing.size(); ++f) result[flowing[f]] = (*done)[lists + f];
  for (size_t k = 0; k < freePlaces.size(); ++k) result[freePlaces[k]] = (*done)[lists + flowing.size() + k];
  return result;
}

} // namespace weft::stage
