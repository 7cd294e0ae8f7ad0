// Variables.
#include "state/variable.h"
#include <new>

namespace wrt {

Variable *Variable::make(std::string name, int32_t dtype) {
  auto *v = new (std::nothrow) Variable;
  if (!v) return nullptr;
  v->refcount = 1;
  v->kind = WRT_OBJECT_VARIABLE;
  v->destroy = [](wrt_object *self) { delete static_cast<Variable *>(self); };
  v->name = std::move(name);
  v->dtype = dtype;
  return v;
}

Variable *Variable::of(const wrt_tensor *resource) {
  if (resource->dtype != WRT_RESOURCE) return nullptr;
  auto *object = *data<wrt_object *>(resource);
  return object && object->kind == WRT_OBJECT_VARIABLE ? static_cast<Variable *>(object) : nullptr;
}

wrt_tensor *Variable::writable(wrt_frame *frame) {
  if (!wrt_tensor_is_unique(value.get())) {
    Tensor copy = Tensor::adopt(wrt_tensor_copy(frame, value.get()));
    if (!copy) return nullptr;
    value = std::move(copy);
  }
  return value.get();
}

} // namespace wrt

using namespace wrt;

extern "C" {

wrt_tensor *wrt_variable_new(wrt_frame *frame, const char *name, int32_t dtype, const wrt_tensor *value) {
  Variable *v = Variable::make(name, dtype);
  if (!v) {
    wrt_set_error(frame, WRT_RESOURCE_EXHAUSTED, "OOM when making a variable", -1);
    return nullptr;
  }
  v->value = Tensor::share(value);
  return wrt_tensor_of_object(frame, WRT_RESOURCE, v);
}

wrt_tensor *wrt_variable_read(wrt_frame *frame, const wrt_tensor *resource) {
  Variable *v = Variable::of(resource);
  if (!v || !v->value) {
    fail(frame, WRT_FAILED_PRECONDITION,
         "Could not find variable %s. This could mean that the variable has been deleted. In TF1, it can also mean the "
         "variable is uninitialized.",
         v ? v->name.c_str() : "<unknown>");
    return nullptr;
  }
  wrt_retain(v->value.get());
  return v->value.get();
}

int32_t wrt_variable_assign(wrt_frame *frame, const wrt_tensor *resource, const wrt_tensor *value) {
  Variable *v = Variable::of(resource);
  if (!v) return fail(frame, WRT_INVALID_ARGUMENT, "the resource is not a variable");
  if (v->dtype != value->dtype)
    return fail(frame, WRT_INVALID_ARGUMENT, "Trying to assign variable with wrong dtype. Expected %s got %s",
                wrt_dtype_cpp_name(v->dtype), wrt_dtype_cpp_name(value->dtype));
  v->value = Tensor::share(value);
  return 0;
}
}
