// The values that a staged loop carries: Python state taken apart into tensors, and put together again.
#pragma once
#include <functional>

#include "stage/autograph/branches.h"
#include "stage/backend.h"

namespace weft::stage {

/// What a staged loop is made of. `test` gives a bool tensor; state is read and written through the two functions.
struct StagedLoop {
  std::function<py::Value()> test;
  std::function<bool()> body;
  std::function<bool(std::vector<py::Value> &)> read;
  std::function<bool(const std::vector<py::Value> &)> write;
  std::vector<std::string> names;
  std::vector<std::pair<py::Value, wrt::PartialShape>> invariants; // by identity of the initial value
  int64_t maximumIterations = -1;
  SourceRange where;
  bool keepShapes = false;
};
/// Makes the While, and leaves the state after the loop behind. False: an exception is pending.
bool stageLoop(const StagedLoop &loop);

} // namespace weft::stage
