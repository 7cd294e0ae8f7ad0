// What a traced function does only while it is traced: Python's print, changes of objects that outlive the trace, the
// clock and Python's random numbers. TF does it silently once for each signature; `weft check` warns.
#pragma once
#include <unordered_set>

#include "base/diagnostic.h"
#include "syntax/ast.h"
#include "value/value.h"

namespace weft::stage {

/// Reports the trace-time effects of a function (Python function, method or tf.function) and of the functions of the
/// program that it calls, as far as names and attributes say which these are. `seen` holds the functions that were
/// looked at, so that a helper of several functions is reported once.
void reportTraceEffects(const py::Value &function, std::unordered_set<const ast::Node *> &seen,
                        Diagnostics &diagnostics);

} // namespace weft::stage
