// `for i in range(n)` with a Python range, as a loop of the graph.
#pragma once
#include "value/objects.h"

namespace weft::stage {

enum class Rolled : uint8_t {
  Yes,
  No,     // nothing has happened; the loop is to be unrolled
  Failed, // an exception is pending
};
/// Traces the body once for all steps, with a number that is not known, where nothing in it needs the number and
/// nothing of what it does is Python's own; see architecture.md, section 6.
Rolled rollRange(const py::Range &range, const py::Value &extraTest, const py::Value &body, const py::Value &getState,
                 const py::Value &setState, const py::Value &names);

} // namespace weft::stage
