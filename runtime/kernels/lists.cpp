// Ops on tensor lists.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "state/list.h"
#include <algorithm>
#include <cstring>

extern "C" int32_t wrt_op_add_n(wrt_call *call);

namespace wrt {
namespace {

PartialShape shapeInput(const wrt_tensor *t) {
  if (t->rank == 0) return PartialShape::unknown(); // -1: unknown rank
  std::vector<int64_t> dims(static_cast<size_t>(t->size));
  for (int64_t i = 0; i < t->size; ++i) dims[static_cast<size_t>(i)] = intAt(t, i);
  return dims;
}

TensorList *listInput(wrt_call *call, int i) {
  TensorList *list = TensorList::of(call->inputs[i]);
  if (!list) invalid(call, "Input handle is not a list. Saw: '%s'", wrt_dtype_name(call->inputs[i]->dtype));
  return list;
}

int32_t give(wrt_call *call, TensorList *list) {
  if (!list) return WRT_RESOURCE_EXHAUSTED;
  call->outputs[0] = wrt_tensor_of_object(call->frame, WRT_VARIANT, list);
  return call->outputs[0] ? 0 : WRT_RESOURCE_EXHAUSTED;
}

/// The input list as this call's result, to be changed: a copy of the handles.
TensorList *copied(wrt_call *call, const TensorList *list) {
  TensorList *copy = TensorList::make(list->dtype, list->elementShape);
  if (!copy) return nullptr;
  copy->items = list->items;
  copy->maxSize = list->maxSize;
  return copy;
}

/// True if this call alone holds the list of input 0, which then may be changed in place. Compiled code and the eager
/// driver hold one reference to the tensor while the kernel runs; the tensor is the object's only owner.
bool ownsList(const wrt_call *call) {
  const wrt_tensor *t = call->inputs[0];
  return (t->flags & WRT_MOVED) && wrt_tensor_is_unique(t) && (*data<wrt_object *>(t))->refcount == 1;
}

/// The list to change: input 0's own where allowed, otherwise a copy. Sets output 0.
TensorList *mutableList(wrt_call *call) {
  TensorList *list = listInput(call, 0);
  if (!list) return nullptr;
  if (ownsList(call)) {
    wrt_retain(call->inputs[0]);
    call->outputs[0] = call->inputs[0];
    return list;
  }
  TensorList *copy = copied(call, list);
  return give(call, copy) ? nullptr : copy;
}

int32_t checkItem(wrt_call *call, const TensorList *list, const wrt_tensor *item) {
  if (list->dtype != item->dtype && list->dtype != WRT_INVALID)
    return invalid(call, "Invalid data types; op elements %s but list elements %s", wrt_dtype_cpp_name(item->dtype),
                   wrt_dtype_cpp_name(list->dtype));
  if (!mergeShapes(list->elementShape, PartialShape(dims(item))))
    return invalid(call,
                   "Tried to append a tensor with incompatible shape to a list. Op element shape: %s list shape: %s",
                   shapeText(dims(item)).c_str(), list->elementShape.str().c_str());
  return 0;
}

/// A zero element where none was written; needs a fully known shape.
wrt_tensor *missing(wrt_call *call, const TensorList *list, const PartialShape &wanted, int32_t dtype) {
  PartialShape shape = mergeShapes(list->elementShape, wanted).value_or(wanted);
  for (const Tensor &item : list->items)
    if (item && !shape.isFullyKnown()) shape = mergeShapes(shape, PartialShape(item.dims())).value_or(shape);
  if (!shape.isFullyKnown()) {
    invalid(
        call,
        "Trying to read an uninitialized tensor but element_shape is not fully defined %s and no list element is set.",
        shape.str().c_str());
    return nullptr;
  }
  return wrt_tensor_zeros(call->frame, dtype, shape.rank(), shape.dims().data());
}

/// The sum of two elements, of which either may not be written. False: the frame has the error.
bool addItems(wrt_call *call, const Tensor &a, const Tensor &b, Tensor &sum) {
  if (!a || !b) {
    sum = a ? a : b;
    return true;
  }
  wrt_tensor *inputs[] = {a.get(), b.get()}, *output = nullptr;
  wrt_call inner = *call;
  inner.inputs = inputs;
  inner.n_inputs = 2;
  inner.outputs = &output;
  inner.n_outputs = 1;
  inner.node = 0;
  const int32_t code = wrt_op_add_n(&inner);
  sum = Tensor::adopt(output);
  return code == 0 && output;
}

/// Zeros in place of an element. Where its shape is that of the list it need not be there.
Tensor zeroItem(wrt_frame *frame, const TensorList &list, const Tensor &item) {
  if (!item || (list.elementShape.isFullyKnown() && item.dtype() != WRT_VARIANT)) return {};
  if (const TensorList *inner = TensorList::of(item.get())) {
    TensorList *zeros = zeroList(frame, *inner);
    return zeros ? Tensor::adopt(wrt_tensor_of_object(frame, WRT_VARIANT, zeros)) : Tensor();
  }
  return Tensor::adopt(wrt_tensor_zeros(frame, item.dtype(), item.rank(), item.dims().data()));
}

} // namespace

TensorList *zeroList(wrt_frame *frame, const TensorList &list) {
  TensorList *zeros = TensorList::make(list.dtype, list.elementShape);
  if (!zeros) return nullptr;
  for (const Tensor &item : list.items) zeros->items.push_back(zeroItem(frame, list, item));
  return zeros;
}

int32_t addLists(wrt_call *call) {
  const TensorList *first = listInput(call, 0);
  if (!first) return call->frame->error;
  TensorList *sum = copied(call, first);
  if (!sum) return WRT_RESOURCE_EXHAUSTED;
  for (int i = 1; i < call->n_inputs; ++i) {
    const TensorList *list = listInput(call, i);
    if (list && list->items.size() > sum->items.size()) sum->items.resize(list->items.size());
    for (size_t k = 0; list && k < list->items.size(); ++k) {
      Tensor item;
      if (!addItems(call, sum->items[k], list->items[k], item))
        list = nullptr;
      else
        sum->items[k] = std::move(item);
    }
    if (!list) {
      wrt_object_release(sum);
      return call->frame->error ? call->frame->error : WRT_RESOURCE_EXHAUSTED;
    }
    // What either knows of its elements holds for both.
    if (const auto merged = mergeShapes(sum->elementShape, list->elementShape)) sum->elementShape = *merged;
  }
  return give(call, sum);
}

} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_empty_tensor_list(wrt_call *call) { // element_shape, max_num_elements
  TensorList *list = TensorList::make(dtypeOr(attrOf(call, 0), WRT_INVALID), shapeInput(call->inputs[0]));
  if (list) list->maxSize = intAt(call->inputs[1], 0);
  return give(call, list);
}

int32_t wrt_op_tensor_list_reserve(wrt_call *call) { // element_shape, num_elements
  const int64_t n = intAt(call->inputs[1], 0);
  if (n < 0)
    return invalid(call, "The num_elements to reserve must be a non negative number, but got %lld",
                   static_cast<long long>(n));
  TensorList *list = TensorList::make(dtypeOr(attrOf(call, 0), WRT_INVALID), shapeInput(call->inputs[0]));
  if (list) list->items.resize(static_cast<size_t>(n));
  return give(call, list);
}

int32_t wrt_op_tensor_list_from_tensor(wrt_call *call) { // tensor, element_shape
  const wrt_tensor *x = call->inputs[0];
  if (x->rank < 1)
    return invalid(call, "Tensor must be at least a vector, but saw shape: %s", shapeText(dims(x)).c_str());
  TensorList *list = TensorList::make(x->dtype, shapeInput(call->inputs[1]));
  if (!list) return WRT_RESOURCE_EXHAUSTED;
  const int64_t n = x->dims[0], inner = n ? x->size / n : 0;
  for (int64_t i = 0; i < n; ++i) {
    Tensor item = Tensor::adopt(wrt_tensor_view(call->frame, x, i * inner, x->rank - 1, x->dims + 1));
    if (!item) {
      wrt_object_release(list);
      return WRT_RESOURCE_EXHAUSTED;
    }
    list->items.push_back(std::move(item));
  }
  return give(call, list);
}

int32_t wrt_op_tensor_list_get_item(wrt_call *call) { // list, index, element_shape
  TensorList *list = listInput(call, 0);
  if (!list) return call->frame->error;
  const int64_t i = intAt(call->inputs[1], 0);
  if (i < 0 || i >= static_cast<int64_t>(list->items.size()))
    return invalid(call, "Trying to access element %lld in a list with %d elements.", static_cast<long long>(i),
                   static_cast<int>(list->items.size()));
  const Tensor &item = list->items[static_cast<size_t>(i)];
  if (item) {
    wrt_retain(item.get());
    call->outputs[0] = item.get();
    return 0;
  }
  call->outputs[0] = missing(call, list, shapeInput(call->inputs[2]), dtypeOr(attrOf(call, 0), list->dtype));
  return call->outputs[0] ? 0 : call->frame->error;
}

int32_t wrt_op_tensor_list_set_item(wrt_call *call) { // list, index, item
  TensorList *list = listInput(call, 0);
  if (!list) return call->frame->error;
  const int64_t i = intAt(call->inputs[1], 0);
  const bool grows = boolOr(attrOf(call, 0), false);
  const auto n = static_cast<int64_t>(list->items.size());
  if (i < 0 || (i >= n && !grows))
    return invalid(call, "Trying to modify element %lld in a list with %lld elements.", static_cast<long long>(i),
                   static_cast<long long>(n));
  if (const int32_t code = checkItem(call, list, call->inputs[2])) return code;
  list = mutableList(call);
  if (!list) return WRT_RESOURCE_EXHAUSTED;
  if (i >= n) list->items.resize(static_cast<size_t>(i) + 1);
  list->items[static_cast<size_t>(i)] = Tensor::share(call->inputs[2]);
  return 0;
}

int32_t wrt_op_tensor_list_push_back(wrt_call *call) { // list, item
  TensorList *list = listInput(call, 0);
  if (!list) return call->frame->error;
  if (list->maxSize >= 0 && static_cast<int64_t>(list->items.size()) >= list->maxSize)
    return invalid(call, "Tried to push item into a full list list size: %d max_num_elements: %lld",
                   static_cast<int>(list->items.size()), static_cast<long long>(list->maxSize));
  if (const int32_t code = checkItem(call, list, call->inputs[1])) return code;
  list = mutableList(call);
  if (!list) return WRT_RESOURCE_EXHAUSTED;
  list->items.push_back(Tensor::share(call->inputs[1]));
  return 0;
}

int32_t wrt_op_tensor_list_pop_back(wrt_call *call) { // list, element_shape -> list, item
  TensorList *list = listInput(call, 0);
  if (!list) return call->frame->error;
  if (list->items.empty()) return invalid(call, "Trying to pop from an empty list.");
  Tensor item = list->items.back();
  if (!item)
    item = Tensor::adopt(missing(call, list, shapeInput(call->inputs[1]), dtypeOr(attrOf(call, 0), list->dtype)));
  if (!item) return call->frame->error;
  list = mutableList(call);
  if (!list) return WRT_RESOURCE_EXHAUSTED;
  list->items.pop_back();
  call->outputs[1] = item.take();
  return 0;
}

int32_t wrt_op_tensor_list_length(wrt_call *call) {
  TensorList *list = listInput(call, 0);
  if (!list) return call->frame->error;
  wrt_tensor *y = newOutput(call, 0, WRT_INT32, {});
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  *mutableData<int32_t>(y) = static_cast<int32_t>(list->items.size());
  return 0;
}

int32_t wrt_op_tensor_list_resize(wrt_call *call) { // list, size
  const int64_t n = intAt(call->inputs[1], 0);
  if (n < 0)
    return invalid(call, "TensorListSlice expects size to be non-negative. Got: %lld", static_cast<long long>(n));
  TensorList *list = mutableList(call);
  if (!list) return call->frame->error ? call->frame->error : WRT_RESOURCE_EXHAUSTED;
  list->items.resize(static_cast<size_t>(n));
  return 0;
}

int32_t wrt_op_tensor_list_stack(wrt_call *call) { // list, element_shape
  TensorList *list = listInput(call, 0);
  if (!list) return call->frame->error;
  const int32_t dtype = dtypeOr(attrOf(call, 0), list->dtype);
  const int64_t wanted = intOr(attrOf(call, 1), -1);
  const auto n = static_cast<int64_t>(list->items.size());
  if (wanted >= 0 && wanted != n)
    return invalid(call, "Operation expected a list with %lld elements but got a list with %lld elements.",
                   static_cast<long long>(wanted), static_cast<long long>(n));
  PartialShape shape = shapeInput(call->inputs[1]);
  const auto known = mergeShapes(shape, list->elementShape);
  if (!known)
    return invalid(call, "Tried to stack elements from a list with non-fully-defined shape: %s", shape.str().c_str());
  shape = *known;
  for (const Tensor &item : list->items) {
    if (!item) continue;
    const auto merged = mergeShapes(shape, PartialShape(item.dims()));
    if (!merged)
      return invalid(call,
                     "Tried to stack list which contains a tensor with an incompatible shape. Tensor: %s list: %s",
                     shapeText(item.dims()).c_str(), shape.str().c_str());
    shape = *merged;
  }
  if (!shape.isFullyKnown())
    return invalid(call, "Tried to stack elements of an empty list with non-fully-defined element_shape: %s",
                   shape.str().c_str());
  std::vector<int64_t> outDims = shape.dims();
  outDims.insert(outDims.begin(), n);
  wrt_tensor *y = newOutput(call, 0, dtype, outDims);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const int64_t inner = shape.count(), size = wrt_dtype_size(dtype);
  for (int64_t i = 0; i < n; ++i) {
    const Tensor &item = list->items[static_cast<size_t>(i)];
    void *to = static_cast<char *>(y->data) + i * inner * size;
    if (item)
      copyElements(dtype, to, item->data, inner);
    else if (!isManaged(dtype))
      std::memset(to, 0, static_cast<size_t>(inner * size));
  }
  return 0;
}

int32_t wrt_op_tensor_list_concat(wrt_call *call) { // list, element_shape, leading_dims -> tensor, lengths
  TensorList *list = listInput(call, 0);
  if (!list) return call->frame->error;
  const int32_t dtype = dtypeOr(attrOf(call, 0), list->dtype);
  PartialShape rest;
  int64_t total = 0;
  std::vector<int64_t> lengths;
  for (const Tensor &item : list->items) {
    if (!item) {
      if (!list->elementShape.isFullyKnown() || list->elementShape.rank() < 1)
        return invalid(call, "Concat of a list with elements that were not written");
      const std::vector<int64_t> extents = list->elementShape.dims();
      const auto merged = mergeShapes(rest, PartialShape(std::vector<int64_t>(extents.begin() + 1, extents.end())));
      if (!merged) return invalid(call, "Tried to concat tensors with unequal shapes");
      rest = *merged;
      lengths.push_back(extents[0]);
      total += extents[0];
      continue;
    }
    if (item.rank() < 1)
      return invalid(call, "Concat requires elements to be at least vectors, found scalars instead.");
    const auto merged = mergeShapes(rest, PartialShape(item.dims().subspan(1)));
    if (!merged) return invalid(call, "Tried to concat tensors with unequal shapes");
    rest = *merged;
    lengths.push_back(item.dim(0));
    total += item.dim(0);
  }
  if (!rest.isFullyKnown()) {
    const PartialShape given = shapeInput(call->inputs[1]);
    if (given.hasRank() && given.rank() > 0)
      rest = PartialShape(std::vector<int64_t>(given.dims().begin() + 1, given.dims().end()));
    if (!rest.isFullyKnown())
      return invalid(call, "All except the first dimension must be fully defined when concating an empty tensor list");
  }
  std::vector<int64_t> outDims = rest.dims();
  outDims.insert(outDims.begin(), total);
  wrt_tensor *y = newOutput(call, 0, dtype, outDims);
  const int64_t n[] = {static_cast<int64_t>(lengths.size())};
  wrt_tensor *l = y ? newOutput(call, 1, WRT_INT64, n) : nullptr;
  if (!l) return WRT_RESOURCE_EXHAUSTED;
  char *to = static_cast<char *>(y->data);
  for (const Tensor &item : list->items) {
    const int64_t count = item ? item.size() : list->elementShape.count();
    if (item)
      copyElements(dtype, to, item->data, count);
    else if (!isManaged(dtype))
      std::memset(to, 0, static_cast<size_t>(count * wrt_dtype_size(dtype)));
    to += count * wrt_dtype_size(dtype);
  }
  std::copy(lengths.begin(), lengths.end(), mutableData<int64_t>(l));
  return 0;
}

int32_t wrt_op_tensor_list_split(wrt_call *call) { // tensor, element_shape, lengths
  const wrt_tensor *x = call->inputs[0];
  std::vector<int64_t> lengths;
  if (!readInts(call, call->inputs[2], lengths)) return WRT_INVALID_ARGUMENT;
  if (x->rank < 1)
    return invalid(call, "Tensor must be at least a vector, but saw shape: %s", shapeText(dims(x)).c_str());
  int64_t sum = 0;
  for (int64_t n : lengths) sum += n;
  if (sum != x->dims[0])
    return invalid(call, "Attempting to split [%lld] elements of a tensor with %lld", static_cast<long long>(sum),
                   static_cast<long long>(x->dims[0]));
  TensorList *list = TensorList::make(x->dtype, shapeInput(call->inputs[1]));
  if (!list) return WRT_RESOURCE_EXHAUSTED;
  const int64_t inner = x->dims[0] ? x->size / x->dims[0] : 0;
  int64_t offset = 0;
  std::vector<int64_t> shape(dims(x).begin(), dims(x).end());
  for (int64_t n : lengths) {
    shape[0] = n;
    list->items.push_back(Tensor::adopt(wrt_tensor_view(call->frame, x, offset * inner, x->rank, shape.data())));
    offset += n;
  }
  return give(call, list);
}
}
