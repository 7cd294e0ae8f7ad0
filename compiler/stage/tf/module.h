// The module `tensorflow`, and `_weft`, the natives that the prelude's Python calls.
#pragma once
#include <string_view>
#include <vector>

#include "value/objects.h"

namespace weft::tf {

/// Makes `import tensorflow` work. Once, before the first script runs.
void registerTensorFlow();

/// tf.NAME(args...): a function of the module by its public name without "tf.", native or Python.
py::Value callPublic(std::string_view name, const std::vector<py::Value> &args);

/// Names of the op table bound as native functions; null (nothing pending) if `publicName` ("tf.math.exp") is none.
py::Value boundFunction(std::string_view publicName);
/// _weft.ops.NAME
py::Value rawOp(std::string_view opName);

// Native functions of tf and _weft, by file.
void addCoreFunctions(py::Module &tensorflow);
void addPrinting(py::Module &tensorflow);
void addGraphMode(py::Module &tensorflow);
void addInternals(py::Module &internals);

/// Fills the slots of tensors and variables.
void prepareTensorType();
void prepareVariableType();

} // namespace weft::tf
