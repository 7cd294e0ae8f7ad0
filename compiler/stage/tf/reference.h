// What tensor.ref() and variable.ref() give: a hashable stand-in, equal to another of the same object.
#pragma once
#include "value/objects.h"

namespace weft::tf {

py::Value makeReference(const py::Value &object);
/// Puts the arithmetic and comparison operators into the slots of tensors and variables.
void addOperators(py::Type &type);

} // namespace weft::tf
