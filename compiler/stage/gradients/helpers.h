// Pieces that gradient functions of several families share.
#pragma once
#include "stage/gradients/control.h"
#include "stage/gradients/registry.h"

namespace weft::stage {

/// Whether anybody asks for the gradient of input `i` of the op whose gradient function is running: one that is not
/// asked for need not be given, and what it would need need not be saved.
bool isWanted(size_t i);
/// Sets what isWanted says while it lives.
class WantedInputs {
public:
  explicit WantedInputs(const std::vector<bool> &wanted);
  ~WantedInputs();
  WantedInputs(const WantedInputs &) = delete;

private:
  const std::vector<bool> *before_;
};

/// `gradient` of a broadcast result, summed to the shape of the operand `like`; `other` is the other operand (may be
/// null).
Tensor sumTo(Emitter &emit, const Tensor &gradient, const Tensor &like, const Tensor &other);
/// Conjugate of complex tensors; others as they are.
inline Tensor conjugate(Emitter &emit, const Tensor &x) { return x && wrt::isComplex(x.dtype()) ? emit.conj(x) : x; }
/// The shape as a tensor: a constant where it is known.
Tensor shapeOf(Emitter &emit, const Tensor &x, int32_t dtype = WRT_INT32);
/// A reduction's gradient or result with the reduced axes back as extents of 1.
Tensor keepReduced(Emitter &emit, const Tensor &reduced, const Tensor &input, const OpCall &call);
/// Axes of a reduction's record, none negative; all of them where the attribute is missing. Needs the input's rank.
std::vector<int64_t> reducedAxes(const OpCall &call);
/// `gradient`, or zeros like `like` where there is none.
inline Tensor orZeros(Emitter &emit, const Tensor &gradient, const Tensor &like) {
  return gradient ? gradient : emit.zerosLike(like);
}

} // namespace weft::stage
