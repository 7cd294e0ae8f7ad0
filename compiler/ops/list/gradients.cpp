// Gradients of lists of tensors: the gradient of a list is a list.
#include "stage/gradients/helpers.h"

namespace weft::stage {
namespace {

#define GRADIENT(name) Gradients name(Emitter &e, const OpCall &call, const TensorList &d)

Tensor elementShapeOf(Emitter &e, const Tensor &x) { return shapeOf(e, x); }

GRADIENT(tensorListPushBackGrad) {
  const Tensor &item = call.input(1);
  const TensorList parts = e.tensorListPopBack(d[0], elementShapeOf(e, item), Attr::dtype(item.dtype()));
  return parts.size() == 2 ? Gradients{parts[0], parts[1]} : Gradients(2);
}
GRADIENT(tensorListPopBackGrad) {
  const Tensor item = orZeros(e, d[1], call.output(1));
  const Tensor list = orZeros(e, d[0], call.output(0));
  return {e.tensorListPushBack(list, item), {}};
}
GRADIENT(tensorListGetItemGrad) {
  const Tensor &list = call.input(0), &index = call.input(1);
  const Tensor zeros =
      e.tensorListReserve(elementShapeOf(e, call.output(0)), e.tensorListLength(list), Attr::dtype(d[0].dtype()));
  return {e.tensorListSetItem(zeros, index, d[0]), {}, {}};
}
GRADIENT(tensorListSetItemGrad) {
  const Tensor &index = call.input(1), &item = call.input(2);
  return {e.tensorListSetItem(d[0], index, e.zerosLike(item)),
          {},
          e.tensorListGetItem(d[0], index, elementShapeOf(e, item), Attr::dtype(item.dtype()))};
}
GRADIENT(tensorListStackGrad) { return {e.tensorListFromTensor(d[0], call.input(1)), {}}; }
GRADIENT(tensorListFromTensorGrad) {
  const Tensor &rows = call.input(0);
  const wrt::PartialShape shape = rows.shape();
  return {e.tensorListStack(d[0], call.input(1), Attr::dtype(rows.dtype()),
                            Attr(shape.hasRank() ? shape.dim(0) : int64_t{-1})),
          {}};
}
GRADIENT(tensorListResizeGrad) { return {e.tensorListResize(d[0], e.tensorListLength(call.input(0))), {}}; }
GRADIENT(tensorListConcatGrad) { return {e.tensorListSplit(d[0], call.input(1), call.output(1)), {}, {}}; }
GRADIENT(tensorListSplitGrad) {
  const TensorList joined = e.tensorListConcat(d[0], call.input(1), call.input(2), Attr::dtype(call.input(0).dtype()));
  return joined.empty() ? Gradients(3) : Gradients{joined[0], {}, {}};
}

#define ENTRY(name) {#name, name}
const GradientEntry entries[] = {
    ENTRY(tensorListConcatGrad),  ENTRY(tensorListFromTensorGrad), ENTRY(tensorListGetItemGrad),
    ENTRY(tensorListPopBackGrad), ENTRY(tensorListPushBackGrad),   ENTRY(tensorListResizeGrad),
    ENTRY(tensorListSetItemGrad), ENTRY(tensorListSplitGrad),      ENTRY(tensorListStackGrad),
};

} // namespace

std::span<const GradientEntry> listGradients() { return entries; }

} // namespace weft::stage
