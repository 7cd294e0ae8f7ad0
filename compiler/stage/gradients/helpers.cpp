// Undoing of broadcasts, axes of reductions.
#include "stage/gradients/helpers.h"

#include <algorithm>
#include <utility>

#include "stage/trace.h"

namespace weft::stage {

namespace {
const std::vector<bool> *wantedInputs = nullptr;
} // namespace

bool isWanted(size_t i) { return !wantedInputs || i >= wantedInputs->size() || (*wantedInputs)[i]; }
WantedInputs::WantedInputs(const std::vector<bool> &wanted) : before_(std::exchange(wantedInputs, &wanted)) {}
WantedInputs::~WantedInputs() { wantedInputs = before_; }

Tensor shapeOf(Emitter &emit, const Tensor &x, int32_t dtype) {
  if (!x) return {};
  const wrt::PartialShape shape = x.shape();
  return shape.isFullyKnown() ? intVector(shape.dims(), dtype) : emit.shape(x, Attr::dtype(dtype));
}

namespace {

/// Sums axis `axis` if at run time the operand's extent is 1 there and the gradient's is not.
Tensor sumIfBroadcast(Emitter &emit, const Tensor &gradient, const Tensor &like, int64_t axis) {
  auto extent = [&](const Tensor &t) {
    return emit.stridedSlice(emit.shape(t), intVector({axis}), intVector({axis + 1}), intVector({1}), Attr(), Attr(),
                             Attr(), Attr(), Attr(1));
  };
  const Tensor one = scalar<int32_t>(1);
  const Tensor broadcast = emit.logicalAnd(emit.equal(extent(like), one), emit.notEqual(extent(gradient), one));
  if (!broadcast) return {};
  const MaybeTensors result = emitIf(
      broadcast,
      [&]() -> MaybeTensors { return TensorList{emit.sum(gradient, Attr(std::vector<int64_t>{axis}), Attr(true))}; },
      [&]() -> MaybeTensors { return TensorList{gradient}; });
  return result ? result->front() : Tensor();
}

} // namespace

Tensor sumTo(Emitter &emit, const Tensor &gradient, const Tensor &like, const Tensor &other) {
  if (!gradient || !like) return {};
  const wrt::PartialShape from = gradient.shape(), to = like.shape();
  if (from.isFullyKnown() && from == to) return gradient;
  if (!from.hasRank() || !to.hasRank()) {
    if (to.hasRank() && to.rank() == 0) return emit.sum(gradient);
    // Ranks unknown: operands of one shape are by far the usual case.
    return emit.reshape(gradient, emit.shape(like));
  }
  const int extra = from.rank() - to.rank();
  std::vector<int64_t> dropped, kept, maybe;
  const wrt::PartialShape beside = other ? other.shape() : wrt::PartialShape::unknown();
  for (int i = 0; i < from.rank(); ++i) {
    if (i < extra) {
      dropped.push_back(i);
      continue;
    }
    const int64_t t = to.dim(i - extra), f = from.dim(i);
    if (t == 1 && f != 1) kept.push_back(i);
    // An unknown extent is the result's unless the other operand's may be greater than 1 there.
    if (t < 0 && f != 1) {
      const int at = beside.hasRank() ? i - (from.rank() - beside.rank()) : 0;
      const bool otherIsOne = other && beside.hasRank() && (at < 0 || beside.dim(at) == 1);
      if (!otherIsOne && !(other && other.serial() == like.serial())) maybe.push_back(i);
    }
  }
  Tensor result = gradient;
  if (!kept.empty()) result = emit.sum(result, Attr(kept), Attr(true));
  for (int64_t axis : maybe) {
    if (extra > 0) break; // below, after the leading axes are gone
    result = sumIfBroadcast(emit, result, like, axis);
  }
  if (!dropped.empty()) {
    result = emit.sum(result, Attr(dropped), Attr(false));
    for (int64_t axis : maybe) result = sumIfBroadcast(emit, result, like, axis - extra);
  }
  return result;
}

std::vector<int64_t> reducedAxes(const OpCall &call) {
  const int rank = call.input(0).shape().rank();
  const Attr &axis = call.attr("axis");
  std::vector<int64_t> axes = axis.ints();
  if (!axis.given())
    for (int i = 0; i < rank; ++i) axes.push_back(i);
  for (int64_t &a : axes)
    if (a < 0 && rank >= 0) a += rank;
  return axes;
}

Tensor keepReduced(Emitter &emit, const Tensor &reduced, const Tensor &input, const OpCall &call) {
  if (!reduced || call.attr("keepdims").boolOr(false)) return reduced;
  const wrt::PartialShape shape = input.shape();
  if (!shape.hasRank()) {
    // All axes of a tensor of unknown rank: a scalar broadcasts by itself.
    return reduced;
  }
  std::vector<int64_t> axes = reducedAxes(call);
  if (static_cast<int>(axes.size()) == shape.rank() && !axes.empty())
    return emit.reshape(reduced, intVector(std::vector<int64_t>(axes.size(), 1)));
  std::sort(axes.begin(), axes.end());
  Tensor result = reduced;
  for (int64_t axis : axes) result = emit.expandDims(result, Attr(axis));
  return result;
}

} // namespace weft::stage
