// A tape: notes the ops whose inputs it watches, and computes gradients backwards through its notes.
#pragma once
#include <functional>
#include <unordered_set>

#include "stage/tensor.h"
#include "stage/variable.h"

namespace weft::stage {

/// One thing that happened, as a gradient function sees it.
struct OpCall {
  enum class Kind : uint8_t { Op, If, While, Custom };
  Kind kind = Kind::Op;
  OpId op{};
  TensorList inputs, outputs;
  Attributes attributes;
  Node *node = nullptr;             // of If and While: in `graph`
  std::shared_ptr<FuncGraph> graph; // of If and While
  /// Of Custom: from gradients of the outputs (never null) to those of the inputs (null: none).
  std::function<MaybeTensors(const TensorList &)> custom;

  const Tensor &input(size_t i) const { return inputs[i]; }
  const Tensor &output(size_t i) const { return outputs[i]; }
  const Attr &attr(std::string_view name) const;
};

class Tape {
public:
  bool persistent = false;
  bool watchAccessedVariables = true;

  void watch(const Tensor &tensor) { watched_.insert(tensor.serial()); }
  bool isWatched(const Tensor &tensor) const { return watched_.count(tensor.serial()) != 0; }
  void watchVariable(VariableObject &variable);
  /// Called by the backend for each op while the tape is active.
  void record(const OpCall &call);
  bool wants(const TensorList &inputs) const;
  void reset();
  /// Drops the notes; which variables were watched stays known.
  void forgetCalls() {
    watched_.clear();
    calls_.clear();
  }
  const std::vector<py::Ref<VariableObject>> &watchedVariables() const { return variables_; }

  /// d targets / d sources; `outputGradients` may have null entries (ones). A null entry of the result: not connected.
  /// Nothing: an exception is pending.
  MaybeTensors gradient(const TensorList &targets, const TensorList &sources, const TensorList &outputGradients);

private:
  std::unordered_set<int64_t> watched_; // serials of tensors
  std::vector<OpCall> calls_;
  std::vector<py::Ref<VariableObject>> variables_;
};

/// Makes the tape active until it goes.
class ActiveTape {
public:
  explicit ActiveTape(Tape &tape);
  ~ActiveTape();
  ActiveTape(const ActiveTape &) = delete;

private:
  Tape *tape_;
};
/// No tape is active while it lives.
class PausedTapes {
public:
  PausedTapes();
  ~PausedTapes();
  PausedTapes(const PausedTapes &) = delete;

private:
  std::vector<Tape *> saved_;
};

/// What all active tapes note for a computation with a gradient of its own (tf.custom_gradient).
void recordCustom(const TensorList &inputs, const TensorList &outputs,
                  std::function<MaybeTensors(const TensorList &)> gradient);

} // namespace weft::stage
