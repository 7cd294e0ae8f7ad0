// Gradients of ops that move, join and pick elements.
#include <algorithm>

#include "stage/gradients/helpers.h"
#include "value/errors.h"

namespace weft::stage {
namespace {

#define GRADIENT(name) Gradients name(Emitter &e, const OpCall &call, const TensorList &d)

/// dy in the shape of the first input.
GRADIENT(reshapeGrad) {
  Gradients result(call.inputs.size());
  result[0] = e.reshape(d[0], shapeOf(e, call.input(0)));
  return result;
}
GRADIENT(passGrad) {
  Gradients result(call.inputs.size());
  result[0] = d[0];
  return result;
}
GRADIENT(preventGradientGrad) {
  (void)py::raise(py::exceptions().LookupError, "Gradient explicitly disabled. Reason: {}",
                  call.attr("message").stringOr(""));
  return {};
}
GRADIENT(broadcastToGrad) { return {sumTo(e, d[0], call.input(0), {}), {}}; }
GRADIENT(fillGrad) { return {{}, e.sum(d[0])}; }
GRADIENT(selectGrad) {
  const Tensor &condition = call.input(0), &t = call.input(1), &f = call.input(2);
  const Tensor zero = e.zerosLike(d[0]);
  return {{}, sumTo(e, e.select(condition, d[0], zero), t, {}), sumTo(e, e.select(condition, zero, d[0]), f, {})};
}
GRADIENT(concatGrad) {
  int64_t axis = call.attr("axis").intOr(0);
  const int rank = d[0].shape().rank();
  if (axis < 0 && rank >= 0) axis += rank;
  std::vector<int64_t> sizes;
  for (const Tensor &input : call.inputs) {
    const wrt::PartialShape shape = input.shape();
    sizes.push_back(shape.hasRank() ? shape.dim(static_cast<int>(axis)) : -1);
  }
  if (std::find(sizes.begin(), sizes.end(), -1) == sizes.end()) return e.splitV(d[0], Attr(axis), Attr(sizes));
  // Extents that only the run knows: one slice after the other.
  Gradients result;
  Tensor begin = scalar<int32_t>(0);
  for (const Tensor &input : call.inputs) {
    const Tensor shape = e.shape(input);
    TensorList begins;
    for (int64_t i = 0; i < rank; ++i) begins.push_back(i == axis ? begin : scalar<int32_t>(0));
    result.push_back(e.slice(d[0], e.stack(begins), shape));
    const Tensor extent = e.gather(shape, scalar<int32_t>(static_cast<int32_t>(axis)));
    begin = e.add(begin, extent);
  }
  return result;
}
GRADIENT(splitGrad) {
  TensorList parts;
  for (size_t i = 0; i < d.size(); ++i) parts.push_back(orZeros(e, d[i], call.output(i)));
  return {e.concat(parts, call.attr("axis").given() ? call.attr("axis") : Attr(0))};
}
GRADIENT(stackGrad) { return e.unstack(d[0], Attr(static_cast<int64_t>(call.inputs.size())), call.attr("axis")); }
GRADIENT(unstackGrad) {
  TensorList parts;
  for (size_t i = 0; i < d.size(); ++i) parts.push_back(orZeros(e, d[i], call.output(i)));
  return {e.stack(parts, call.attr("axis"))};
}
GRADIENT(depthToSpaceGrad) { return {e.spaceToDepth(d[0], call.attr("block_size"), call.attr("data_format"))}; }
GRADIENT(spaceToDepthGrad) { return {e.depthToSpace(d[0], call.attr("block_size"), call.attr("data_format"))}; }
GRADIENT(dynamicStitchGrad) {
  const size_t count = call.inputs.size() / 2;
  Gradients result(count);
  for (size_t i = 0; i < count; ++i) result.push_back(e.gather(d[0], call.input(i)));
  return result;
}
GRADIENT(dynamicPartitionGrad) {
  const Tensor &data = call.input(0), &partitions = call.input(1);
  const Tensor count = e.size(partitions);
  const Tensor positions = e.reshape(e.range(scalar<int32_t>(0), count, scalar<int32_t>(1)), shapeOf(e, partitions));
  const TensorList indices = e.dynamicPartition(positions, partitions, call.attr("num_partitions"));
  TensorList parts;
  for (size_t i = 0; i < d.size(); ++i) parts.push_back(orZeros(e, d[i], call.output(i)));
  return {e.reshape(e.dynamicStitch(indices, parts), shapeOf(e, data)), {}};
}

/// Rows `updates` added up at `indices` in zeros of the shape of `params`, along the first axis.
Tensor scatterRows(Emitter &e, const Tensor &params, const Tensor &indices, const Tensor &updates) {
  const wrt::PartialShape shape = params.shape();
  const int64_t rows = shape.hasRank() ? shape.dim(0) : -1;
  const Tensor count =
      rows >= 0 ? scalar<int32_t>(static_cast<int32_t>(rows)) : e.gather(e.shape(params), scalar<int32_t>(0));
  // unsorted_segment_sum takes ids of any rank whose shape begins that of the rows.
  return e.unsortedSegmentSum(updates, indices, count);
}
GRADIENT(gatherGrad) {
  const Tensor &params = call.input(0), &indices = call.input(1);
  int64_t axis = call.attr("axis").intOr(0);
  const int64_t batch = call.attr("batch_dims").intOr(0);
  const int rank = params.shape().rank();
  if (axis < 0 && rank >= 0) axis += rank;
  if (batch != 0) {
    const int64_t depth = params.shape().dim(static_cast<int>(axis));
    if (depth < 0 || axis != batch || indices.shape().rank() != batch + 1) {
      (void)py::raise(py::exceptions().NotImplementedError, "the gradient of this gather with batch_dims");
      return {};
    }
    // Rows of each batch are a product with a one-hot matrix: [batch.., n, depth]^T x [batch.., n, rest].
    const Tensor hot =
        e.oneHot(indices, scalar<int32_t>(static_cast<int32_t>(depth)), e.number(d[0], 1), e.number(d[0], 0));
    Tensor rows = d[0];
    const bool plain = rank == batch + 1;
    if (plain) rows = e.expandDims(rows, Attr(-1));
    Tensor result = e.batchMatmul(hot, rows, Attr(true), Attr(false));
    if (plain) result = e.squeeze(result, Attr(std::vector<int64_t>{-1}));
    return {e.reshape(result, shapeOf(e, params)), {}};
  }
  if (axis == 0) return {scatterRows(e, params, indices, d[0]), {}};
  if (rank < 0 || !indices.shape().hasRank()) {
    (void)py::raise(py::exceptions().NotImplementedError, "the gradient of gather along axis {} of unknown rank", axis);
    return {};
  }
  // The gathered axes to the front, then as along the first axis, and back.
  const int64_t k = indices.shape().rank(), outer = d[0].shape().rank();
  std::vector<int64_t> toFront, front, back(static_cast<size_t>(rank));
  for (int64_t i = 0; i < k; ++i) toFront.push_back(axis + i);
  for (int64_t i = 0; i < outer; ++i)
    if (i < axis || i >= axis + k) toFront.push_back(i);
  front.push_back(axis);
  for (int64_t i = 0; i < rank; ++i)
    if (i != axis) front.push_back(i);
  for (size_t i = 0; i < front.size(); ++i) back[static_cast<size_t>(front[i])] = static_cast<int64_t>(i);
  const Tensor rows = scatterRows(e, e.transpose(params, Attr(front)), indices, e.transpose(d[0], Attr(toFront)));
  return {e.transpose(rows, Attr(back)), {}};
}
GRADIENT(gatherNdGrad) {
  if (call.attr("batch_dims").intOr(0) != 0) {
    (void)py::raise(py::exceptions().NotImplementedError, "the gradient of gather_nd with batch_dims");
    return {};
  }
  return {e.scatterNd(call.input(1), d[0], shapeOf(e, call.input(0), call.input(1).dtype())), {}};
}
GRADIENT(scatterNdGrad) { return {{}, e.gatherNd(d[0], call.input(0), Attr(0)), {}}; }
GRADIENT(tensorScatterAddGrad) { return {d[0], {}, e.gatherNd(d[0], call.input(1), Attr(0))}; }
GRADIENT(tensorScatterSubGrad) { return {d[0], {}, e.neg(e.gatherNd(d[0], call.input(1), Attr(0)))}; }
GRADIENT(tensorScatterUpdateGrad) {
  return {e.tensorScatterUpdate(d[0], call.input(1), e.zerosLike(call.input(2))),
          {},
          e.gatherNd(d[0], call.input(1), Attr(0))};
}
/// Where the result is the tensor's or the update's element; equal ones share.
GRADIENT(tensorScatterExtremumGrad) {
  const Tensor &tensor = call.input(0), &indices = call.input(1), &updates = call.input(2), &result = call.output(0);
  const Tensor fromTensor = e.equal(result, tensor),
               fromUpdates = e.equal(updates, e.gatherNd(result, indices, Attr(0)));
  const Tensor counts =
      e.add(e.castTo(fromTensor, tensor.dtype()),
            e.scatterNd(indices, e.castTo(fromUpdates, tensor.dtype()), shapeOf(e, tensor, indices.dtype())));
  const Tensor share = e.divNoNan(d[0], counts);
  return {e.select(fromTensor, share, e.zerosLike(share)),
          {},
          e.mul(e.gatherNd(share, indices, Attr(0)), e.castTo(fromUpdates, tensor.dtype()))};
}

GRADIENT(padGrad) {
  const Tensor &x = call.input(0), &paddings = call.input(1);
  const int64_t rank = x.shape().rank();
  const Tensor begin = e.reshape(
      e.slice(paddings, intVector({0, 0}, paddings.dtype()), intVector({rank, 1}, paddings.dtype())), intVector({-1}));
  return {e.slice(d[0], begin, shapeOf(e, x, paddings.dtype())), {}, {}};
}
GRADIENT(mirrorPadGrad) { return {e.mirrorPadGrad(d[0], call.input(1), call.attr("mode")), {}}; }
GRADIENT(mirrorPadGradGrad) { return {e.mirrorPad(d[0], call.input(1), call.attr("mode")), {}}; }
GRADIENT(sliceGrad) {
  const Tensor &x = call.input(0), &begin = call.input(1);
  const int32_t index = begin.dtype();
  const Tensor after = e.sub(e.sub(shapeOf(e, x, index), begin), shapeOf(e, call.output(0), index));
  return {e.pad(d[0], e.stack({begin, after}, Attr(1)), e.number(x, 0)), {}, {}};
}
GRADIENT(stridedSliceGrad) {
  const Tensor &begin = call.input(1);
  return {e.stridedSliceGrad(shapeOf(e, call.input(0), begin.dtype()), begin, call.input(2), call.input(3), d[0],
                             call.attr("begin_mask"), call.attr("end_mask"), call.attr("ellipsis_mask"),
                             call.attr("new_axis_mask"), call.attr("shrink_axis_mask")),
          {},
          {},
          {}};
}
GRADIENT(stridedSliceGradGrad) {
  return {{},
          {},
          {},
          {},
          e.stridedSlice(d[0], call.input(1), call.input(2), call.input(3), call.attr("begin_mask"),
                         call.attr("end_mask"), call.attr("ellipsis_mask"), call.attr("new_axis_mask"),
                         call.attr("shrink_axis_mask"))};
}
GRADIENT(reverseGrad) { return {e.reverse(d[0], call.attr("axis"))}; }
GRADIENT(rollGrad) {
  std::vector<int64_t> shift = call.attr("shift").ints();
  for (int64_t &s : shift) s = -s;
  return {e.roll(d[0], Attr(shift), call.attr("axis"))};
}
GRADIENT(transposeGrad) {
  const Attr &given = call.attr("perm");
  if (!given.given()) return {e.transpose(d[0])};
  const std::vector<int64_t> perm = given.ints();
  std::vector<int64_t> back(perm.size());
  for (size_t i = 0; i < perm.size(); ++i) back[static_cast<size_t>(perm[i])] = static_cast<int64_t>(i);
  return {e.transpose(d[0], Attr(back))};
}
/// Copies along an axis are an axis of their own, which is summed.
GRADIENT(tileGrad) {
  const Tensor &x = call.input(0), &multiples = call.input(1);
  const int64_t rank = x.shape().rank();
  if (rank < 0) {
    (void)py::raise(py::exceptions().NotImplementedError, "the gradient of tile of unknown rank");
    return {};
  }
  if (rank == 0) return {d[0], {}};
  const Tensor both = e.reshape(e.stack({multiples, shapeOf(e, x, multiples.dtype())}, Attr(1)), intVector({-1}));
  std::vector<int64_t> axes;
  for (int64_t i = 0; i < rank; ++i) axes.push_back(2 * i);
  const Tensor apart = e.reshape(d[0], both);
  Tensor result = e.sum(apart, Attr(axes), Attr(false));
  return {e.reshape(result, shapeOf(e, x)), {}};
}

#define ENTRY(name) {#name, name}
const GradientEntry entries[] = {
    ENTRY(broadcastToGrad),
    ENTRY(concatGrad),
    ENTRY(depthToSpaceGrad),
    ENTRY(dynamicPartitionGrad),
    ENTRY(dynamicStitchGrad),
    {"ensureShapeGrad", passGrad},
    {"expandDimsGrad", reshapeGrad},
    ENTRY(fillGrad),
    ENTRY(gatherGrad),
    ENTRY(gatherNdGrad),
    {"identityGrad", passGrad},
    ENTRY(mirrorPadGrad),
    ENTRY(mirrorPadGradGrad),
    ENTRY(padGrad),
    ENTRY(preventGradientGrad),
    ENTRY(reshapeGrad),
    ENTRY(reverseGrad),
    ENTRY(rollGrad),
    ENTRY(scatterNdGrad),
    ENTRY(selectGrad),
    ENTRY(sliceGrad),
    ENTRY(spaceToDepthGrad),
    ENTRY(splitGrad),
    {"splitVGrad", splitGrad},
    {"squeezeGrad", reshapeGrad},
    ENTRY(stackGrad),
    ENTRY(stridedSliceGrad),
    ENTRY(stridedSliceGradGrad),
    ENTRY(tensorScatterAddGrad),
    {"tensorScatterMaxGrad", tensorScatterExtremumGrad},
    {"tensorScatterMinGrad", tensorScatterExtremumGrad},
    ENTRY(tensorScatterSubGrad),
    ENTRY(tensorScatterUpdateGrad),
    ENTRY(tileGrad),
    ENTRY(transposeGrad),
    ENTRY(unstackGrad),
};

} // namespace

std::span<const GradientEntry> arrayGradients() { return entries; }

} // namespace weft::stage
