// Gradients of reads of variables: they belong to the handle.
#include "stage/gradients/helpers.h"

namespace weft::stage {
namespace {

Gradients readVariableGrad(Emitter &, const OpCall &, const TensorList &d) { return {d[0]}; }
/// Dense: rows that were not read get zeros.
Gradients resourceGatherGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor whole = e.readVariable(call.input(0), Attr::dtype(d[0].dtype()));
  if (!whole) return {{}, {}};
  const wrt::PartialShape shape = whole.shape();
  const int64_t rows = shape.hasRank() && shape.rank() > 0 ? shape.dim(0) : -1;
  const Tensor count =
      rows >= 0 ? scalar<int32_t>(static_cast<int32_t>(rows)) : e.gather(e.shape(whole), scalar<int32_t>(0));
  return {e.unsortedSegmentSum(d[0], call.input(1), count), {}};
}

const GradientEntry entries[] = {{"readVariableGrad", readVariableGrad}, {"resourceGatherGrad", resourceGatherGrad}};

} // namespace

std::span<const GradientEntry> stateGradients() { return entries; }

} // namespace weft::stage
