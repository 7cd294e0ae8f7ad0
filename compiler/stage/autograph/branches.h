// State of converted blocks: Python values, some of which are tensors, that branches give and loops carry.
#pragma once
#include <string>

#include "stage/nest.h"

namespace weft::stage {

/// get_state() as a list; false with an exception pending.
bool readState(const py::Value &getState, std::vector<py::Value> &out);
bool writeState(const py::Value &setState, const std::vector<py::Value> &values);
bool readNames(const py::Value &names, std::vector<std::string> &out);

/// Joins what two branches left in one variable: results of an `if`.
///
/// `settle` looks at both, then `tensors(i, ...)`, called inside branch i, gives what that branch contributes, and
/// `result` makes the variable's value from the results of the graph's if.
class Joined {
public:
  Joined(std::string variable, py::Value first, py::Value second, SourceRange place)
      : name_(std::move(variable)), values_{std::move(first), std::move(second)}, where_(place) {}
  bool settle();
  bool tensors(int branch, TensorList &out) const;
  py::Value result(const TensorList &results, size_t &next) const;

private:
  enum class How : uint8_t { Python, Tensors, List };
  bool settleLists();
  std::string missingText(const char *branch) const;
  bool settleLeaf(const py::Value &a, const py::Value &b, size_t leaf);
  std::string name_;
  py::Value values_[2];
  SourceRange where_;
  How how_ = How::Python;
  py::Value elements_; // of a list whose length differs between the branches
  std::vector<py::Value> leaves_[2];
  std::vector<How> leafHow_;
  std::vector<int32_t> dtypes_;
  std::vector<TensorType> placeholders_; // of leaves that one branch lacks
  int missing_ = -1;                     // the branch that lacks the value
};

/// Where the statement at `block` assigns `variable` for the first time (a `return` for the returned value); `block`
/// itself where that is not found. With `after`, the first one on a later line. For messages only: it looks at the
/// text.
SourceRange assignmentIn(SourceRange block, const std::string &variable, SourceRange after = {});

/// While a loop's body is traced to see what its names get: a path that reads a name before that is left out.
bool &probingLoop();

/// dtype of a Python number as a tensor: int32, float32, bool, string; WRT_INVALID for other things.
int32_t pythonDtype(const py::Value &value);
/// True where a Python value (int, float, bool) may stand for a tensor of this dtype.
bool numberFits(const py::Value &value, int32_t dtype);
/// A bool of rank 0 from a condition, or null with TF's error pending.
Tensor conditionTensor(const Tensor &condition, const char *what);
/// Zeros of this type; unknown extents are 0, unknown rank is a scalar.
Tensor zerosOf(const TensorType &type);

} // namespace weft::stage
