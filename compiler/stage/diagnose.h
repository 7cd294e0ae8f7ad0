// Diagnostics of tracing as Python exceptions: str(e) is the whole text.
#pragma once
#include "base/diagnostic.h"
#include "value/errors.h"

namespace weft::stage {

/// Raises the first diagnostic of `sink` as an exception of class `cls`.
py::Value raiseDiagnostic(py::Type *cls, const Diagnostics &sink);

} // namespace weft::stage
