// Matrices of derivatives: GradientTape.jacobian and batch_jacobian.
#pragma once
#include "stage/gradients/tape.h"

namespace weft::stage {

/// d target / d source for each source, of shape target.shape + source.shape; null entries: not connected. Nothing: an
/// exception is pending.
MaybeTensors jacobian(Tape &tape, const Tensor &target, const TensorList &sources);
/// The same row by row, where no row of the target depends on another row of the source: of shape
/// [rows] + target.shape[1:] + source.shape[1:].
MaybeTensors batchJacobian(Tape &tape, const Tensor &target, const Tensor &source);

} // namespace weft::stage
