// The only door to tensor computation: apply runs a kernel (eager) or adds a node (tracing), and tapes note what went
// through.
//
// Also the control flow of graphs as functions over C++ callables: autograph's operators, tf.cond and tf.while_loop,
// the gradients of loops and the inlining of functions are all made of emitIf and emitWhile.
#pragma once
#include <functional>

#include "stage/tensor.h"

namespace weft::stage {

/// All results of one op. Inputs in the order of the record; a variadic operand's tensors stand in its place. Inputs of
/// one group must have one dtype (TF's error otherwise); nothing is converted. `name` is the user's `name=`.
MaybeTensors apply(OpId op, const TensorList &inputs, Attributes attributes = {}, const std::string &name = {});
/// The same for ops with one result; null with an exception pending.
Tensor applyOne(OpId op, const TensorList &inputs, Attributes attributes = {}, const std::string &name = {});

/// A value known now: itself in eager mode, a constant of the graph when tracing.
Tensor constant(wrt::Tensor value, const std::string &name = {});
template <typename T> Tensor scalar(T value) { return constant(wrt::Tensor::scalar<T>(value)); }
/// A rank-0 tensor of any numeric or bool dtype.
Tensor scalarOf(int32_t dtype, double value);
/// A vector of int32 or int64.
Tensor intVector(const std::vector<int64_t> &values, int32_t dtype = WRT_INT32);

/// One value that a loop carries or a branch gives.
using Branch = std::function<MaybeTensors()>;
using LoopCondition = std::function<Tensor(const TensorList &)>;
using LoopBody = std::function<MaybeTensors(const TensorList &)>;

/// `condition` is a bool of rank 0. An eager condition runs one branch; a symbolic one traces both, which must give
/// equally many tensors of the same dtypes (shapes are joined). `names` are the Python variables that the results stand
/// for.
MaybeTensors emitIf(const Tensor &condition, const Branch &thenBranch, const Branch &elseBranch,
                    std::vector<std::string> names = {});

/// The same where what the branches give is only settled when both have been traced: `run(i)` traces branch i (0: then)
/// and keeps its own notes, then `settle()` is called once, then `results(i)` in the branch again gives its tensors,
/// equally many and of equal dtypes. Only for symbolic conditions.
struct TwoStepBranches {
  std::function<bool(int)> run;
  std::function<bool()> settle;
  std::function<MaybeTensors(int)> results;
};
MaybeTensors emitIf(const Tensor &condition, const TwoStepBranches &branches, std::vector<std::string> names);

struct LoopOptions {
  std::vector<std::optional<wrt::PartialShape>> invariants; // by value; empty: none
  int64_t maximumIterations = -1;
  std::vector<std::string> names;
  bool keepShapes = false; // no widening: a loop whose shapes change is refused
};
/// Loops while the condition holds. Eager values run it; in a trace a While is made, and its body traced again until
/// the types of the carried values no longer widen.
MaybeTensors emitWhile(const TensorList &initial, const LoopCondition &condition, const LoopBody &body,
                       LoopOptions options = {});

/// Nodes of a region of another graph (or of this one) done again here: eagerly, or as nodes of the present trace.
/// `known` gives tensors for the region's arguments and for values from above; results are the region's. Nothing: an
/// exception is pending.
class ValueMap;
MaybeTensors replay(const std::shared_ptr<FuncGraph> &graph, const Region &region, ValueMap &known);
class ValueMap {
public:
  void set(ValueId id, Tensor tensor) {
    if (id >= tensors_.size()) tensors_.resize(id + 1);
    tensors_[id] = std::move(tensor);
  }
  Tensor get(ValueId id) const { return id < tensors_.size() ? tensors_[id] : Tensor(); }

private:
  TensorList tensors_;
};
/// All of `graph` on these inputs: the interpreter of traced functions, and the inliner.
MaybeTensors callGraph(const std::shared_ptr<FuncGraph> &graph, const TensorList &inputs);

} // namespace weft::stage
