// Python's builtin functions as converted code calls them: on tensors they do what AutoGraph's overloads do.
#pragma once
#include <vector>

#include "value/objects.h"

namespace weft::stage {

/// False where the builtin `callee` has no overload for these arguments; else `out` is the result (null: exception
/// pending).
bool callBuiltin(const py::Value &callee, const std::vector<py::Value> &args, const py::Dict *keywords, py::Value &out);

} // namespace weft::stage
