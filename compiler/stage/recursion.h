// Traced functions that call themselves: a first trace leaves the paths that do so out, which tells what the function
// returns; then each such call becomes a call of the graph that is being traced.
#pragma once
#include "stage/function.h"

namespace weft::stage {

/// What is known of a function while it is being traced.
struct Recursion {
  const FuncGraph *graph = nullptr; // of the present trace
  bool met = false;                 // it has called itself
  bool known = false;               // what follows is; the types may widen yet
  py::Value result;                 // as ConcreteFunction's
  std::vector<bool> isOutput;
  std::vector<TensorType> types;
};

/// The class of the exception that leaves a path which needs the function's own result.
py::Type &recursionType();
/// Whether that exception is pending.
bool recursionPending();

/// Whether the text of `function` calls it by its name: then its trace may have to be done again.
bool mayRecurse(const py::Value &function, const std::string &name);
/// Traces `callable`, again until the types of its result agree with those that its calls of itself assume.
std::shared_ptr<ConcreteFunction> traceRecursive(Recursion &recursion,
                                                 const std::function<std::shared_ptr<ConcreteFunction>()> &trace);
/// The call of the function that is being traced, on `tensors`. Null: an exception is pending.
py::Value callItself(Recursion &recursion, const TensorList &tensors);

/// A node that calls `graph`. `inputs` are those of the graph, `types` those of its results.
MaybeTensors emitCall(const std::shared_ptr<FuncGraph> &graph, const TensorList &inputs,
                      const std::vector<TensorType> &types);
/// Gives the calls of the graph that has been traced what they need besides their arguments: the graph's own captures.
void completeCalls(FuncGraph &graph);

} // namespace weft::stage
