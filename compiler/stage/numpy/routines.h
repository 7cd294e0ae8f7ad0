// Private to this folder: functions that exist both as methods (a.sum()) and in the module (np.sum(a)).
#pragma once
#include "stage/numpy/binding.h"

namespace weft::np {

/// The code gets the array, the object it came from (null for module functions), and the values of the parameters.
using RoutineCode = py::Value (*)(const Array &a, const py::Value &self, const py::Value *v);
struct Routine {
  const char *name;
  const char *parameters; // without the array
  RoutineCode code;
  bool method, function;
};
constexpr int maxParameters = 10;

std::span<const Routine> reductionRoutines();
std::span<const Routine> shapeRoutines();

} // namespace weft::np
