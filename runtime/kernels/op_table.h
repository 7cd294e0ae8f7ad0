// The table of all ops: name, TensorFlow's name, kernel, shape rule, counts, attribute order.
//
// Referring to the table links every kernel; compiled programs refer to single kernels instead.
#pragma once
#include "core/call.h"
#include "shapes/shape_context.h"

namespace wrt {

struct OpInfo {
  const char *name;
  const char *tfName;
  wrt_kernel kernel;
  ShapeRule rule;
  int32_t inputs;  // -1: any number
  int32_t outputs; // -1: decided by attributes
  std::span<const char *const> attrs;

  /// Position of an attribute, -1 if the op has none of that name.
  int attrIndex(std::string_view attr) const;
};

/// All ops, sorted by name.
std::span<const OpInfo> opTable();
/// By weft's (snake_case) name; NULL if there is none.
const OpInfo *findOp(std::string_view name);
/// By TensorFlow's name; NULL if there is none.
const OpInfo *findTfOp(std::string_view tfName);

} // namespace wrt

extern "C" {
#define WEFT_OP(name, tfName, inputs, outputs, rule, ...) int32_t wrt_op_##name(wrt_call *call);
#include "kernels/ops.inc"
}
