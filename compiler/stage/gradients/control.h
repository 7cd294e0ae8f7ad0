// Gradients of the graph's if and while.
#pragma once
#include "stage/emitter.h"

namespace weft::stage {

/// Inputs and outputs of a recorded If or While as they are now: loops get further values when a gradient needs what
/// each step computed.
void refresh(OpCall &call);
/// Gradients of call.inputs; `wanted` says which of them lead to a source. Nothing: an exception is pending.
MaybeTensors ifGradient(const OpCall &call, const std::vector<bool> &wanted, const TensorList &outputGradients);
MaybeTensors whileGradient(const OpCall &call, const std::vector<bool> &wanted, const TensorList &outputGradients);

/// Zeros for a gradient of `like`: for a handle, of the variable's content.
Tensor zeroGradient(const Tensor &like);
/// Whether gradients flow through values of this dtype.
inline bool isDifferentiable(int32_t dtype) {
  return wrt::isFloating(dtype) || wrt::isComplex(dtype) || dtype == WRT_RESOURCE || dtype == WRT_VARIANT;
}

} // namespace weft::stage
