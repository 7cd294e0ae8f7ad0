// Declarations of all shape rules by name; ops.inc says which op has which.
#pragma once
#include "shapes/shape_context.h"

namespace wrt::shapes {

// Many ops share a rule: declaring it once more is harmless.
#define WEFT_OP(name, tfName, inputs, outputs, rule, ...) int32_t rule(ShapeContext &c);
#define WEFT_OP_PLANNED WEFT_OP
#include "kernels/ops.inc"

} // namespace wrt::shapes

/// Defines a rule; the context is called `c`.
#define WRT_RULE(name) int32_t wrt::shapes::name(ShapeContext &c)
