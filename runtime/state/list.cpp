// Tensor lists.
#include "state/list.h"
#include <new>

namespace wrt {

TensorList *TensorList::make(int32_t dtype, PartialShape shape) {
  auto *list = new (std::nothrow) TensorList;
  if (!list) return nullptr;
  list->refcount = 1;
  list->kind = WRT_OBJECT_LIST;
  list->destroy = [](wrt_object *self) { delete static_cast<TensorList *>(self); };
  list->dtype = dtype;
  list->elementShape = std::move(shape);
  return list;
}

TensorList *TensorList::of(const wrt_tensor *variant) {
  if (variant->dtype != WRT_VARIANT || variant->size != 1) return nullptr;
  auto *object = *data<wrt_object *>(variant);
  return object && object->kind == WRT_OBJECT_LIST ? static_cast<TensorList *>(object) : nullptr;
}

} // namespace wrt
