// The operators of the module `ag__` as C++ functions: what converted code calls. Each does what Python does on Python
// values and makes a graph on tensors.
#pragma once
#include "value/objects.h"

namespace weft::stage {

// undefined.cpp
py::Value loadName(const py::Value &value);
py::Value loadOrUndefined(const py::Value &load, const py::Value &name);

// if_stmt.cpp
py::Value ifStatement(const py::Value &condition, const py::Value &body, const py::Value &orElse,
                      const py::Value &getState, const py::Value &setState, const py::Value &names, int64_t outputs);
py::Value ifExpression(const py::Value &condition, const py::Value &body, const py::Value &orElse,
                       const py::Value &text);

// loops.cpp
py::Value whileStatement(const py::Value &test, const py::Value &body, const py::Value &getState,
                         const py::Value &setState, const py::Value &names, const py::Value &options);
py::Value forStatement(const py::Value &iterable, const py::Value &extraTest, const py::Value &body,
                       const py::Value &getState, const py::Value &setState, const py::Value &names,
                       const py::Value &options);

// logical.cpp
py::Value logicalAnd(const py::Value &a, const py::Value &b);
py::Value logicalOr(const py::Value &a, const py::Value &b);
py::Value logicalNot(const py::Value &a);
py::Value equalTo(const py::Value &a, const py::Value &b);
py::Value notEqualTo(const py::Value &a, const py::Value &b);
py::Value assertStatement(const py::Value &condition, const py::Value &message);

// converted_call.cpp
py::Value convertedCall(const py::Value &callee, const py::Value &args, const py::Value &keywords,
                        const py::Value &scope);
/// Calls `callee` converted where it is a Python function.
py::Value convertedCallWith(const py::Value &callee, const std::vector<py::Value> &args, const py::Dict *keywords);
/// The converted form of a Python function (a function itself), cached; the same value where it need not be converted.
/// Null with the converter's refusal pending.
py::Value convertedFunction(const py::Value &function, bool userRequested);
/// tf.autograph.to_code: the text of the conversion. `features` is None, the name of one or a sequence of names.
py::Value convertedSource(const py::Value &function, bool recursive, const py::Value &features);

} // namespace weft::stage
