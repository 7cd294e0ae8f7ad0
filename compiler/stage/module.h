// What the stage gives to the Python module `tensorflow`: tf.function, GradientTape, autograph, control flow by
// functions.
#pragma once
#include "value/objects.h"
#include "value/signature.h"

namespace weft::stage {

/// Adds to `tensorflow`: function, GradientTape, autograph, init_scope, executing_eagerly, errors' classes are not
/// among them. `config` functions: config.run_functions_eagerly and config.functions_run_eagerly go into `config`.
void addStageNames(py::Module &tensorflow, py::Module &config);

/// tf.cond on a tensor: results may be nested structures, which must agree.
py::Value condStatement(const py::Value &predicate, const py::Value &thenFunction, const py::Value &elseFunction);
/// tf.while_loop: loop_vars is a list or tuple (the result has its type); shape_invariants and maximum_iterations may
/// be None.
py::Value whileLoop(const py::Value &condition, const py::Value &body, const py::Value &loopVariables,
                    const py::Value &shapeInvariants, const py::Value &maximumIterations);
/// tf.custom_gradient(f)(*args, **kwargs): args is a tuple, kwargs a dict.
py::Value customGradient(const py::Value &function, const py::Value &args, const py::Value &kwargs);

/// The module `ag__` of converted code.
py::Ref<py::Module> autographModule();

} // namespace weft::stage
