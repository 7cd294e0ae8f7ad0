// tf.GradientTape as a Python class.
#pragma once
#include "stage/backend.h"
#include "stage/context.h"
#include "stage/gradients/tape.h"

namespace weft::stage {

py::Type &gradientTapeType();

} // namespace weft::stage
