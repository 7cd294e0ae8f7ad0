// Notes of tapes, and the walk backwards through them.
#include "stage/gradients/tape.h"

#include <algorithm>

#include "stage/gradients/control.h"
#include "stage/gradients/helpers.h"
#include "stage/gradients/regions.h"
#include "stage/gradients/registry.h"
#include "stage/trace.h"
#include "value/errors.h"

namespace weft::stage {

const Attr &OpCall::attr(std::string_view name) const {
  static const Attr none;
  const int index = ops::info(op).attributeIndex(name);
  return index < 0 || static_cast<size_t>(index) >= attributes.size() ? none : attributes[static_cast<size_t>(index)];
}

bool Tape::wants(const TensorList &inputs) const {
  if (watched_.empty()) return false;
  return std::any_of(inputs.begin(), inputs.end(), [&](const Tensor &t) { return isWatched(t); });
}

void Tape::watchVariable(VariableObject &variable) {
  if (!watched_.insert(variable.handleTensor.serial()).second) return;
  variables_.emplace_back(&variable);
}

void Tape::record(const OpCall &call) {
  if (!wants(call.inputs)) return;
  bool any = false;
  for (const Tensor &output : call.outputs)
    if (isDifferentiable(output.dtype())) {
      watched_.insert(output.serial());
      any = true;
    }
  if (any) calls_.push_back(call);
}

void Tape::reset() {
  watched_.clear();
  calls_.clear();
  variables_.clear();
}

ActiveTape::ActiveTape(Tape &tape) : tape_(&tape) { context().tapes.push_back(tape_); }
ActiveTape::~ActiveTape() {
  auto &tapes = context().tapes;
  auto found = std::find(tapes.rbegin(), tapes.rend(), tape_);
  if (found != tapes.rend()) tapes.erase(std::next(found).base());
}
PausedTapes::PausedTapes() { saved_.swap(context().tapes); }
PausedTapes::~PausedTapes() { context().tapes = std::move(saved_); }

void recordNode(Trace &trace, Node &node) {
  if (context().tapes.empty()) return;
  const OpCall call = callOf(trace, node);
  for (const Tensor &t : call.inputs)
    if (t->variable && static_cast<VariableObject *>(t->variable)->trainable)
      for (Tape *tape : context().tapes)
        if (tape->watchAccessedVariables) tape->watchVariable(*static_cast<VariableObject *>(t->variable));
  for (Tape *tape : context().tapes) tape->record(call);
}

Tensor addGradients(const Tensor &a, const Tensor &b) {
  Emitter emit;
  return a && a.dtype() == WRT_VARIANT ? emit.addN({a, b}) : emit.add(a, b);
}

void recordCustom(const TensorList &inputs, const TensorList &outputs,
                  std::function<MaybeTensors(const TensorList &)> gradient) {
  OpCall call;
  call.kind = OpCall::Kind::Custom;
  call.inputs = inputs;
  call.outputs = outputs;
  call.custom = std::move(gradient);
  for (Tape *tape : context().tapes) tape->record(call);
}

namespace {

class Backward {
public:
  Backward(std::vector<OpCall> &calls, size_t count) : calls_(calls), count_(count) {}

  MaybeTensors run(const TensorList &targets, const TensorList &sources, const TensorList &outputGradients) {
    for (size_t i = 0; i < count_; ++i)
      if (calls_[i].kind == OpCall::Kind::If || calls_[i].kind == OpCall::Kind::While) refresh(calls_[i]);
    markReached(sources);
    Emitter emit;
    for (size_t i = 0; i < targets.size(); ++i) {
      if (!targets[i] || !isDifferentiable(targets[i].dtype())) continue;
      Tensor start = i < outputGradients.size() ? outputGradients[i] : Tensor();
      if (!start) start = emit.onesLike(targets[i]);
      if (!start || !add(targets[i], start)) return {};
    }
    for (size_t i = count_; i-- > 0;)
      if (!step(calls_[i])) return {};
    TensorList results;
    for (const Tensor &source : sources) {
      auto found = gradients_.find(source.serial());
      results.push_back(found == gradients_.end() ? Tensor() : found->second);
      if (!results.back() && connected_.contains(source.serial())) {
        results.back() = zeroGradient(source);
        if (!results.back()) return {};
      }
    }
    return results;
  }

private:
  /// Values that depend on a source.
  void markReached(const TensorList &sources) {
    for (const Tensor &t : sources) reached_.insert(t.serial());
    for (size_t i = 0; i < count_; ++i) {
      const OpCall &call = calls_[i];
      if (stops(call)) continue;
      if (std::none_of(call.inputs.begin(), call.inputs.end(), [&](const Tensor &t) { return reached(t); })) continue;
      for (const Tensor &output : call.outputs)
        if (isDifferentiable(output.dtype())) reached_.insert(output.serial());
    }
  }
  /// An op through which nothing flows.
  static bool stops(const OpCall &call) {
    if (call.kind != OpCall::Kind::Op) return false;
    const ops::Op &info = ops::info(call.op);
    const std::string_view reason = info.noGradient ? info.noGradient : "";
    return (!info.gradient || !*info.gradient) && reason.find("raises") == std::string_view::npos;
  }
  bool reached(const Tensor &t) const { return reached_.count(t.serial()) != 0; }

  bool add(const Tensor &to, const Tensor &gradient) {
    Tensor &sum = gradients_[to.serial()];
    sum = sum ? addGradients(sum, gradient) : gradient;
    return static_cast<bool>(sum);
  }

  bool step(const OpCall &call) {
    TensorList outputGradients;
    bool any = false, needed = false, connected = false;
    for (const Tensor &output : call.outputs) {
      auto found = gradients_.find(output.serial());
      outputGradients.push_back(found == gradients_.end() ? Tensor() : found->second);
      any |= static_cast<bool>(outputGradients.back());
      connected |= connected_.contains(output.serial());
    }
    // A connection of the graph without an op (noteConnections).
    const bool isNote = call.kind == OpCall::Kind::Custom && !call.custom;
    if (connected || (isNote && any))
      for (const Tensor &input : call.inputs)
        if (reached(input) && isDifferentiable(input.dtype())) connected_.insert(input.serial());
    if (isNote) return true;
    std::vector<bool> wanted;
    for (const Tensor &input : call.inputs) {
      wanted.push_back(reached(input) && isDifferentiable(input.dtype()));
      needed = needed || wanted.back();
    }
    if (!any || !needed) return true;
    MaybeTensors found = gradientsOf(call, wanted, outputGradients);
    if (!found) return false;
    for (size_t i = 0; i < found->size() && i < call.inputs.size(); ++i)
      if ((*found)[i] && wanted[i] && !add(call.inputs[i], (*found)[i])) return false;
    return !py::pending();
  }

  MaybeTensors gradientsOf(const OpCall &call, const std::vector<bool> &wanted, TensorList outputGradients) {
    switch (call.kind) {
    case OpCall::Kind::If:
      return ifGradient(call, wanted, outputGradients);
    case OpCall::Kind::While:
      return whileGradient(call, wanted, outputGradients);
    case OpCall::Kind::Custom:
      for (size_t i = 0; i < outputGradients.size(); ++i)
        if (!outputGradients[i]) outputGradients[i] = zeroGradient(call.outputs[i]);
      return call.custom(outputGradients);
    case OpCall::Kind::Op:
      break;
    }
    const ops::Op &info = ops::info(call.op);
    const std::string_view name = info.gradient ? info.gradient : "";
    if (name.empty()) {
      const std::string_view reason = info.noGradient ? info.noGradient : "";
      if (reason.find("raises") == std::string_view::npos) return TensorList(call.inputs.size());
      (void)py::raise(py::exceptions().LookupError, "gradient registry has no entry for: {}", info.tfName);
      return {};
    }
    const GradientFunction function = findGradient(name);
    if (!function) {
      (void)py::raise(py::exceptions().NotImplementedError, "weft has no gradient for {} yet", info.tfName);
      return {};
    }
    Emitter emit;
    const WantedInputs these(wanted);
    Gradients result = function(emit, call, outputGradients);
    if (py::pending()) return {};
    return result;
  }

  std::vector<OpCall> &calls_;
  size_t count_;
  std::unordered_set<int64_t> reached_;
  std::unordered_map<int64_t, Tensor> gradients_;
  std::unordered_set<int64_t> connected_; // of values whose gradient is zeros if no op gives one
};

} // namespace

MaybeTensors walkBackwards(std::vector<OpCall> calls, const TensorList &targets, const TensorList &sources,
                           const TensorList &outputGradients) {
  return Backward(calls, calls.size()).run(targets, sources, outputGradients);
}

MaybeTensors Tape::gradient(const TensorList &targets, const TensorList &sources, const TensorList &outputGradients) {
  // What is computed here is not this tape's business unless it may be asked again.
  auto &active = context().tapes;
  const auto at = std::find(active.begin(), active.end(), this);
  const bool paused = !persistent && at != active.end();
  const std::ptrdiff_t place = at - active.begin();
  if (paused) active.erase(at);
  MaybeTensors result = walkBackwards(calls_, targets, sources, outputGradients);
  if (paused) active.insert(active.begin() + place, this);
  return result;
}

} // namespace weft::stage
