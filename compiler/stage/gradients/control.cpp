// Gradients of if and while.
//
// The gradient of an `if` is an `if` on the same condition; that of a `while` is a `while` that does as many steps and
// carries the gradients of the carried values, last step first. See regions.h for how they get at forward values: an
// `if` gives them as further results (of the other branch comes a placeholder), a `while` pushes one element a step on
// a list, from which the backward loop takes it off. All of these are ordinary nodes, so that the gradient of a
// gradient is made in the same way.
#include "stage/gradients/control.h"

#include <algorithm>

#include "stage/gradients/connections.h"
#include "stage/gradients/regions.h"
#include "stage/graph/constants.h"
#include "value/errors.h"
#include "value/interpreter.h"

namespace weft::stage {

Tensor zeroGradient(const Tensor &like) {
  TensorType type{like.dtype(), like.shape()};
  if (like.dtype() == WRT_RESOURCE) {
    auto *variable = static_cast<VariableObject *>(like->variable);
    if (variable && variable->shape.isFullyKnown())
      type = {variable->dtype, variable->shape};
    else {
      const int32_t dtype = variable ? variable->dtype : variableContent(like->eager.get()).dtype;
      return Emitter().zerosLike(applyOne(OpId::read_variable, {like}, {Attr::dtype(dtype)}));
    }
  }
  if (context().trace && type.dtype != WRT_VARIANT && type.shape.isFullyKnown()) {
    const std::vector<int64_t> dims = type.shape.dims();
    return constant(
        wrt::Tensor::adopt(wrt_tensor_zeros(nullptr, type.dtype, static_cast<int32_t>(dims.size()), dims.data())));
  }
  return Emitter().zerosLike(like);
}

void refresh(OpCall &call) {
  Trace *trace = context().trace;
  if (!trace || !call.node || trace->graph() != call.graph) return;
  call = callOf(*trace, *call.node);
}

namespace {

/// `gradient` with what is known of the shape of the value that it belongs to.
Tensor fitted(const Tensor &gradient, const TensorType &type) {
  if (!gradient || type.dtype == WRT_VARIANT || type.dtype == WRT_RESOURCE || !type.shape.hasRank()) return gradient;
  if (wrt::joinShapes(gradient.shape(), type.shape) == type.shape) return gradient;
  return Emitter().ensureShape(gradient, Attr(type.shape));
}

/// Values of a region on which gradients from `sources` arrive, and which lead to `targets`.
class Activity {
public:
  Activity(const FuncGraph &graph, const Region &region) : graph_(graph), region_(region) {}

  /// `carried`: arguments get the values of the results (a loop's body).
  void mark(std::vector<ValueId> sources, std::vector<ValueId> targets, bool carried) {
    varied_.insert(sources.begin(), sources.end());
    useful_.insert(targets.begin(), targets.end());
    for (bool more = true; more;) {
      more = false;
      for (const auto &node : region_.nodes)
        if (passes(*node) && any(inputsOf(*node), varied_))
          for (ValueId id : node->results)
            if (isDifferentiable(graph_.type(id).dtype)) varied_.insert(id);
      for (auto node = region_.nodes.rbegin(); node != region_.nodes.rend(); ++node)
        if (passes(**node) && any((*node)->results, useful_))
          for (ValueId id : inputsOf(**node)) useful_.insert(id);
      for (size_t i = 0; carried && i < region_.arguments.size(); ++i) {
        const ValueId argument = region_.arguments[i], result = region_.results[i];
        if (isDifferentiable(graph_.type(argument).dtype) && varied_.contains(result))
          more |= varied_.insert(argument).second;
        if (useful_.contains(argument)) more |= useful_.insert(result).second;
      }
    }
  }
  bool isVaried(ValueId id) const { return varied_.contains(id); }
  bool isUseful(ValueId id) const { return useful_.contains(id); }

private:
  static bool passes(const Node &node) {
    if (node.kind == NodeKind::Constant) return false;
    return node.kind != NodeKind::Op || (node.info().gradient && *node.info().gradient);
  }
  static bool any(const std::vector<ValueId> &ids, const std::unordered_set<ValueId> &set) {
    return std::any_of(ids.begin(), ids.end(), [&](ValueId id) { return set.contains(id); });
  }
  static std::vector<ValueId> inputsOf(const Node &node) {
    std::vector<ValueId> ids = node.inputs;
    const std::vector<ValueId> free = freeValues(node);
    ids.insert(ids.end(), free.begin(), free.end());
    return ids;
  }

  const FuncGraph &graph_;
  const Region &region_;
  std::unordered_set<ValueId> varied_, useful_;
};

} // namespace

void noteConnections(const FuncGraph &graph, const TensorList &inputs, const TensorList &outputs) {
  bool branches = false;
  for (const auto &node : graph.body.nodes) branches |= node->kind != NodeKind::Op && node->kind != NodeKind::Constant;
  if (!branches) return;
  std::vector<ValueId> sources, targets;
  for (size_t i = 0; i < inputs.size(); ++i)
    if (isDifferentiable(inputs[i].dtype())) sources.push_back(graph.body.arguments[i]);
  for (size_t i = 0; i < outputs.size(); ++i)
    if (isDifferentiable(outputs[i].dtype())) targets.push_back(graph.body.results[i]);
  Activity activity(graph, graph.body);
  activity.mark(sources, targets, false);
  TensorList from, to;
  for (size_t i = 0; i < inputs.size(); ++i)
    if (isDifferentiable(inputs[i].dtype()) && activity.isUseful(graph.body.arguments[i])) from.push_back(inputs[i]);
  for (size_t i = 0; i < outputs.size(); ++i)
    if (isDifferentiable(outputs[i].dtype()) && activity.isVaried(graph.body.results[i])) to.push_back(outputs[i]);
  if (!from.empty() && !to.empty()) recordCustom(from, to, nullptr);
}

namespace {

/// Node::savedValues has the value for each further result, from Node::valueResults on; noValue for results of another
/// kind.
constexpr size_t notSaved = ~size_t{0};
size_t savedResult(const Node &node, ValueId id) {
  for (size_t k = 0; k < node.savedValues.size(); ++k)
    if (node.savedValues[k] == id) return static_cast<size_t>(node.valueResults) + k;
  return notSaved;
}
/// The newest result is the saved `id`.
void noteSaved(Node &node, ValueId id) {
  if (node.valueResults < 0) node.valueResults = static_cast<int64_t>(node.results.size()) - 1;
  node.savedValues.resize(node.results.size() - static_cast<size_t>(node.valueResults) - 1, noValue);
  node.savedValues.push_back(id);
}

//===-- If ----------------------------------------------------------------===//

class ForwardBranch final : public ForwardRegion {
public:
  ForwardBranch(Trace &trace, Node &node, size_t branch) : ForwardRegion(trace, node, branch), branch_(branch) {}

protected:
  ValueId shortCut(ValueId) override { return noValue; }
  bool hasShortCut(ValueId) const override { return false; }
  ValueId save(ValueId id) override {
    const TensorType type = graph_.type(id);
    size_t result = savedResult(node_, id);
    if (result == notSaved) {
      result = node_.results.size();
      const ValueId placeholder = otherwise(type);
      if (placeholder == noValue) return noValue;
      node_.regions[1 - branch_].results.push_back(placeholder);
      forward_.results.push_back(id);
      node_.results.push_back(graph_.addValue(joinTypes(type, graph_.type(placeholder)), &node_,
                                              static_cast<uint32_t>(node_.results.size())));
      noteSaved(node_, id);
    }
    const ValueId whole = visible(node_.results[result]);
    if (whole == noValue || !type.shape.hasRank() || graph_.type(whole).shape == type.shape) return whole;
    const Node *fit = atHead(OpId::ensure_shape, {whole}, {Attr(type.shape)});
    return fit ? fit->results[0] : noValue;
  }

private:
  /// What the other branch gives for a value: as small as can be.
  ValueId otherwise(const TensorType &type) {
    Region &other = node_.regions[1 - branch_];
    if (type.dtype != WRT_VARIANT)
      return insertConstant(trace_, other, other.nodes.size(),
                            wrt::Tensor::adopt(wrt_tensor_zeros(nullptr, type.dtype, 0, nullptr)), node_.name + "/");
    const ValueId shape = insertConstant(trace_, other, other.nodes.size(), wrt::Tensor::scalar<int32_t>(-1), "");
    const Node *list = insertOp(trace_, other, other.nodes.size(), OpId::empty_tensor_list, {shape, shape},
                                {Attr::dtype(WRT_VARIANT)}, node_.name + "/");
    return list ? list->results[0] : noValue;
  }
  size_t branch_;
};

} // namespace

MaybeTensors ifGradient(const OpCall &call, const std::vector<bool> &wanted, const TensorList &outputGradients) {
  Trace &trace = *context().trace;
  Node &node = *call.node;
  const std::vector<ValueId> free = freeValues(node);
  TensorList sources;
  std::vector<size_t> places;
  std::vector<ValueId> sourceIds;
  for (size_t i = 1; i < call.inputs.size(); ++i)
    if (wanted[i]) {
      sourceIds.push_back(free[i - 1]);
      places.push_back(i);
    }
  // Only those that a branch connects with a result.
  std::vector<bool> connected(places.size());
  for (const Region &region : node.regions) {
    std::vector<ValueId> targets;
    for (size_t k = 0; k < outputGradients.size(); ++k)
      if (outputGradients[k]) targets.push_back(region.results[k]);
    Activity activity(*call.graph, region);
    activity.mark(sourceIds, targets, false);
    for (size_t s = 0; s < places.size(); ++s)
      if (activity.isUseful(sourceIds[s])) connected[s] = true;
  }
  std::vector<size_t> kept;
  for (size_t s = 0; s < places.size(); ++s)
    if (connected[s]) {
      kept.push_back(places[s]);
      sources.push_back(call.inputs[places[s]]);
    }
  TensorList gradients(call.inputs.size());
  if (kept.empty()) return gradients;
  auto branch = [&](size_t b) -> MaybeTensors {
    const ForwardBranch forward(trace, node, b);
    TensorList targets, given;
    for (size_t k = 0; k < outputGradients.size(); ++k)
      if (outputGradients[k]) {
        targets.push_back(trace.wrap(node.regions[b].results[k]));
        given.push_back(outputGradients[k]);
      }
    MaybeTensors found = walkBackwards(callsOf(trace, node.regions[b]), targets, sources, given);
    if (!found) return {};
    for (size_t i = 0; i < found->size(); ++i) {
      Tensor &gradient = (*found)[i];
      if (!gradient) gradient = zeroGradient(sources[i]);
      // Named here, while the forward values can be.
      const ValueId id = gradient ? trace.use(gradient) : noValue;
      if (id == noValue) return {};
      gradient = trace.wrap(id);
    }
    return found;
  };
  const MaybeTensors found = emitIf(call.inputs[0], [&] { return branch(0); }, [&] { return branch(1); });
  if (!found) return {};
  for (size_t k = 0; k < kept.size(); ++k) gradients[kept[k]] = (*found)[k];
  return gradients;
}

//===-- While -------------------------------------------------------------===//

namespace {

const TensorType listType{WRT_VARIANT, wrt::PartialShape(std::vector<int64_t>())};

/// A value that the loop carries besides: `initial` stands in the region around. Gives the body's argument; the caller
/// pushes the body's result.
ValueId addCarried(FuncGraph &graph, Node &node, ValueId initial, const TensorType &type) {
  node.inputs.push_back(initial);
  graph.addArgument(node.regions[0], type);
  const ValueId argument = graph.addArgument(node.regions[1], type);
  node.results.push_back(graph.addValue(type, &node, static_cast<uint32_t>(node.results.size())));
  if (!node.invariants.empty()) node.invariants.resize(node.inputs.size());
  if (!node.valueNames.empty()) node.valueNames.resize(node.inputs.size());
  return argument;
}

/// How a carried integer changes from step to step.
struct Counting {
  ValueId delta = noValue; // noValue: it does not count
  bool down = false;
};
Counting countingOf(const FuncGraph &graph, const Node &node, size_t index) {
  const Region &body = node.regions[1];
  const ValueId argument = body.arguments[index];
  const TensorType &type = graph.type(argument);
  const Node *step = graph.value(body.results[index]).definition;
  if ((type.dtype != WRT_INT32 && type.dtype != WRT_INT64) || !type.shape.hasRank() || type.shape.rank() != 0 ||
      !step || (!step->is(OpId::add_v2) && !step->is(OpId::sub)))
    return {};
  const bool down = step->is(OpId::sub);
  ValueId delta = noValue;
  if (step->inputs[0] == argument)
    delta = step->inputs[1];
  else if (!down && step->inputs[1] == argument)
    delta = step->inputs[0];
  if (delta == noValue || !graph.type(delta).shape.hasRank() || graph.type(delta).shape.rank() != 0) return {};
  // The same at each step: a constant, or from outside of the body.
  const Node *definition = graph.value(delta).definition;
  bool inside = std::find(body.arguments.begin(), body.arguments.end(), delta) != body.arguments.end();
  for (const auto &n : body.nodes) inside |= n.get() == definition && n->kind != NodeKind::Constant;
  return inside ? Counting{} : Counting{delta, down};
}
int64_t integerOf(const wrt::Tensor &t) { return t.dtype() == WRT_INT64 ? *t.data<int64_t>() : *t.data<int32_t>(); }

/// The number of steps that the loop did, as an int32 of the region around.
Tensor stepsOf(Trace &trace, Node &node) {
  FuncGraph &graph = *trace.graph();
  Emitter emit;
  for (size_t i = 0; i < node.results.size(); ++i) {
    const Counting counting = countingOf(graph, node, i);
    if (counting.delta == noValue) continue;
    const wrt::Tensor delta = constantValue(graph, counting.delta);
    const int64_t by = delta ? (counting.down ? -1 : 1) * integerOf(delta) : 0;
    if (by != 1 && by != -1) continue;
    const Tensor first = trace.wrap(node.inputs[i]), last = trace.wrap(node.results[i]);
    const wrt::Tensor known = constantValue(graph, node.inputs[i]);
    if (by == 1 && known && integerOf(known) == 0) return emit.castTo(last, WRT_INT32);
    return emit.castTo(by == 1 ? emit.sub(last, first) : emit.sub(first, last), WRT_INT32);
  }
  size_t at = 0;
  Region *around = regionOf(trace, node, at);
  if (!around) {
    (void)py::raise(py::exceptions().NotImplementedError, "the gradient of a loop outside of where it was made");
    return {};
  }
  const ValueId zero = insertConstant(trace, *around, at, wrt::Tensor::scalar<int32_t>(0), node.name + "/");
  const ValueId argument = addCarried(graph, node, zero, {WRT_INT32, wrt::PartialShape(std::vector<int64_t>())});
  Region &body = node.regions[1];
  const ValueId one = insertConstant(trace, body, body.nodes.size(), wrt::Tensor::scalar<int32_t>(1), node.name + "/");
  const Node *next = insertOp(trace, body, body.nodes.size(), OpId::add_v2, {argument, one}, {}, node.name + "/");
  if (!next) return {};
  body.results.push_back(next->results[0]);
  return trace.wrap(node.results.back());
}

class ForwardBody final : public ForwardRegion {
public:
  /// `backward` is the loop that is being made; its body is open.
  ForwardBody(Trace &trace, Node &node, Node &backward) : ForwardRegion(trace, node, 1), loop_(backward) {}

  /// What the saved lists are after a step, for the end of the backward body.
  const std::vector<ValueId> &popped() const { return popped_; }

  /// The number of the step, from 0.
  bool begin() {
    const ValueId one = constantAtHead(wrt::Tensor::scalar<int32_t>(1));
    const Node *step = atHead(OpId::sub, {backward_.arguments[0], one}, {});
    step_ = step ? step->results[0] : noValue;
    return step_ != noValue;
  }
  ValueId step() const { return step_; }

protected:
  bool hasShortCut(ValueId id) const override {
    for (size_t i = 0; i < forward_.arguments.size(); ++i)
      if (forward_.arguments[i] == id)
        return forward_.results[i] == id || countingOf(graph_, node_, i).delta != noValue;
    return false;
  }
  ValueId shortCut(ValueId id) override {
    for (size_t i = 0; i < forward_.arguments.size(); ++i) {
      if (forward_.arguments[i] != id) continue;
      const ValueId initial = visible(node_.inputs[i]);
      if (initial == noValue || forward_.results[i] == id) return initial;
      const Counting counting = countingOf(graph_, node_, i);
      ValueId moved = step_;
      if (graph_.type(id).dtype == WRT_INT64) {
        const Node *wide = atHead(OpId::cast, {moved}, {Attr::dtype(WRT_INT64)});
        if (!wide) return noValue;
        moved = wide->results[0];
      }
      const wrt::Tensor delta = constantValue(graph_, counting.delta), first = constantValue(graph_, node_.inputs[i]);
      if (!delta || integerOf(delta) != 1) {
        const ValueId factor = visible(counting.delta);
        const Node *product = factor == noValue ? nullptr : atHead(OpId::mul, {moved, factor}, {});
        if (!product) return noValue;
        moved = product->results[0];
      }
      if (first && integerOf(first) == 0 && !counting.down) return moved;
      const Node *sum = atHead(counting.down ? OpId::sub : OpId::add_v2, {initial, moved}, {});
      return sum ? sum->results[0] : noValue;
    }
    return noValue;
  }
  ValueId save(ValueId id) override {
    const TensorType type = graph_.type(id);
    size_t result = savedResult(node_, id);
    if (result == notSaved && !addList(id, type, result)) return noValue;
    const ValueId whole = visible(node_.results[result]);
    if (whole == noValue) return noValue;
    const ValueId list = addCarried(graph_, loop_, whole, listType);
    const ValueId shape = constantAtHead(elementShapeValue(type));
    const Node *pop = atHead(OpId::tensor_list_pop_back, {list, shape}, {Attr::dtype(type.dtype)});
    if (!pop) return noValue;
    popped_.push_back(pop->results[0]);
    return pop->results[1];
  }

private:
  /// The forward loop pushes the value on a list at each step.
  bool addList(ValueId id, const TensorType &type, size_t &result) {
    size_t at = 0;
    Region *around = regionOf(trace_, node_, at);
    if (!around) {
      (void)py::raise(py::exceptions().NotImplementedError, "the gradient of a loop outside of where it was made");
      return false;
    }
    const std::string scope = node_.name + "/";
    const ValueId shape = insertConstant(trace_, *around, at++, elementShapeValue(type), scope);
    const ValueId noLimit = insertConstant(trace_, *around, at++, wrt::Tensor::scalar<int32_t>(-1), scope);
    const Node *empty =
        insertOp(trace_, *around, at, OpId::empty_tensor_list, {shape, noLimit}, {Attr::dtype(type.dtype)}, scope);
    if (!empty) return false;
    result = node_.results.size();
    const ValueId list = addCarried(graph_, node_, empty->results[0], listType);
    const Node *push =
        insertOp(trace_, forward_, forward_.nodes.size(), OpId::tensor_list_push_back, {list, id}, {}, scope);
    if (!push) return false;
    forward_.results.push_back(push->results[0]);
    noteSaved(node_, id);
    return true;
  }

  Node &loop_;
  ValueId step_ = noValue;
  std::vector<ValueId> popped_;
};

/// The body of the backward loop: from gradients after a step to those before it. False: an exception is pending.
bool traceBackwardBody(Trace &trace, const OpCall &call, Node &loop, const std::vector<size_t> &flowing,
                       const TensorList &freeSources) {
  Node &node = *call.node;
  Region &body = loop.regions[1];
  PausedTapes paused;
  const Trace::Scope scope(trace, body, loop.name + "/");
  ForwardBody forward(trace, node, loop);
  if (!forward.begin()) return false;
  TensorList sources, targets, given;
  for (size_t f = 0; f < flowing.size(); ++f) {
    sources.push_back(trace.wrap(node.regions[1].arguments[flowing[f]]));
    targets.push_back(trace.wrap(node.regions[1].results[flowing[f]]));
    given.push_back(trace.wrap(body.arguments[1 + f]));
  }
  sources.insert(sources.end(), freeSources.begin(), freeSources.end());
  const MaybeTensors found = walkBackwards(callsOf(trace, node.regions[1]), targets, sources, given);
  if (!found) return false;
  std::vector<ValueId> next{forward.step()};
  for (size_t i = 0; i < sources.size(); ++i) {
    const ValueId argument = body.arguments[1 + i];
    Tensor gradient = (*found)[i];
    if (i >= flowing.size()) {
      const Tensor sum = trace.wrap(argument);
      gradient = gradient ? addGradients(sum, gradient) : sum;
    } else if (!gradient) {
      gradient = zeroGradient(sources[i]);
    }
    gradient = fitted(gradient, trace.graph()->type(argument));
    next.push_back(gradient ? trace.use(gradient) : noValue);
    if (next.back() == noValue) return false;
  }
  body.results = std::move(next);
  body.results.insert(body.results.end(), forward.popped().begin(), forward.popped().end());
  return true;
}

} // namespace

MaybeTensors whileGradient(const OpCall &call, const std::vector<bool> &wanted, const TensorList &outputGradients) {
  Trace &trace = *context().trace;
  FuncGraph &graph = *call.graph;
  Node &node = *call.node;
  const std::vector<ValueId> free = freeValues(node);
  const size_t carried = call.inputs.size() - free.size();
  std::vector<ValueId> sourceIds, targetIds;
  for (size_t i = 0; i < call.inputs.size(); ++i)
    if (wanted[i]) sourceIds.push_back(i < carried ? node.regions[1].arguments[i] : free[i - carried]);
  for (size_t i = 0; i < carried; ++i)
    if (outputGradients[i]) targetIds.push_back(node.regions[1].results[i]);
  Activity activity(graph, node.regions[1]);
  activity.mark(sourceIds, targetIds, true);
  std::vector<size_t> flowing, freePlaces;
  TensorList freeSources;
  for (size_t i = 0; i < carried; ++i) {
    const ValueId argument = node.regions[1].arguments[i];
    if (activity.isVaried(argument) && (outputGradients[i] || activity.isUseful(argument))) flowing.push_back(i);
  }
  for (size_t i = carried; i < call.inputs.size(); ++i)
    if (wanted[i] && activity.isUseful(free[i - carried])) {
      freeSources.push_back(call.inputs[i]);
      freePlaces.push_back(i);
    }
  TensorList gradients(call.inputs.size());
  if (flowing.empty()) return gradients;

  const Tensor steps = stepsOf(trace, node);
  if (!steps) return {};
  TensorList state{steps};
  std::vector<TensorType> types{{WRT_INT32, wrt::PartialShape(std::vector<int64_t>())}};
  for (size_t i : flowing) {
    types.push_back(graph.type(node.regions[1].arguments[i]));
    const Tensor initial = outputGradients[i] ? outputGradients[i] : zeroGradient(trace.wrap(node.results[i]));
    state.push_back(fitted(initial, types.back()));
  }
  for (const Tensor &source : freeSources) {
    state.push_back(zeroGradient(source));
    if (!state.back()) return {};
    types.push_back({state.back().dtype(), state.back().shape()});
  }
  auto made = std::make_unique<Node>();
  Node &loop = *made;
  loop.kind = NodeKind::While;
  loop.regions.resize(2);
  loop.where = py::interpreter().currentRange();
  loop.name = graph.uniqueName(trace.nameScope() + "while_grad");
  for (size_t i = 0; i < state.size(); ++i) {
    const ValueId id = state[i] ? trace.use(state[i]) : noValue;
    if (id == noValue) return {};
    addCarried(graph, loop, id, types[i]);
  }
  Region &test = loop.regions[0];
  const ValueId zero = insertConstant(trace, test, 0, wrt::Tensor::scalar<int32_t>(0), loop.name + "/");
  const Node *again = insertOp(trace, test, 1, OpId::greater, {test.arguments[0], zero}, {}, loop.name + "/");
  if (!again || !traceBackwardBody(trace, call, loop, flowing, freeSources)) return {};
  test.results = {again->results[0]};
  trace.place(loop);
  trace.region().nodes.push_back(std::move(made));
  recordNode(trace, loop);
  for (size_t f = 0; f < flowing.size(); ++f) gradients[flowing[f]] = trace.wrap(loop.results[1 + f]);
  for (size_t k = 0; k < freePlaces.size(); ++k)
    gradients[freePlaces[k]] = trace.wrap(loop.results[1 + flowing.size() + k]);
  return gradients;
}

} // namespace weft::stage
