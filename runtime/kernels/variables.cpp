// Ops on variables.
#include "kernels/scatter.h"
#include "shapes/shape_context.h"
#include "state/variable.h"
#include <algorithm>

namespace wrt {
int32_t gatherInto(wrt_call *call, const wrt_tensor *params, const wrt_tensor *indices, int64_t axis,
                   int64_t batch);                                                           // gather.cpp
int32_t assignSlice(wrt_call *call, wrt_tensor *target, int first, const wrt_tensor *value); // array_slice.cpp

namespace {

/// The variable of input 0 with a value; NULL and the call failed otherwise.
Variable *initialized(wrt_call *call) {
  Variable *v = Variable::of(call->inputs[0]);
  if (!v) {
    invalid(call, "the resource is not a variable");
    return nullptr;
  }
  if (!v->value) {
    fail(call, WRT_FAILED_PRECONDITION,
         "Could not find variable %s. This could mean that the variable has been deleted. In TF1, it can also mean the "
         "variable is uninitialized.",
         v->name.c_str());
    return nullptr;
  }
  return v;
}

int32_t update(wrt_call *call, const char *tfName, Combine combine) {
  Variable *v = initialized(call);
  if (!v) return call->frame->error;
  const wrt_tensor *value = call->inputs[1];
  if (value->dtype != v->dtype) return dtypeMismatch(call, tfName, 1, v->dtype, value->dtype);
  if (!std::ranges::equal(dims(value), v->value.dims()))
    return invalid(call, "Cannot update variable with shape %s using a Tensor with shape %s, shapes must be equal.",
                   shapeText(v->value.dims()).c_str(), shapeText(dims(value)).c_str());
  const BinaryLoop loop = combineLoop(combine, v->dtype);
  if (!loop) return noKernel(call, tfName, v->dtype);
  const wrt_tensor *old = v->value.get();
  if (wrt_tensor_is_unique(old)) {
    loop(old->data, 1, value->data, 1, old->data, old->size);
    return 0;
  }
  Tensor result = Tensor::make(v->dtype, dims(old), call->frame);
  if (!result) return WRT_RESOURCE_EXHAUSTED;
  loop(old->data, 1, value->data, 1, result->data, old->size);
  v->value = std::move(result);
  return 0;
}

int32_t scatter(wrt_call *call, Combine combine, bool nd) {
  Variable *v = initialized(call);
  if (!v) return call->frame->error;
  wrt_tensor *target = v->writable(call->frame);
  if (!target) return WRT_RESOURCE_EXHAUSTED;
  return nd ? scatterNd(call, combine, target, call->inputs[1], call->inputs[2])
            : scatterRows(call, combine, target, call->inputs[1], call->inputs[2]);
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_var_handle(wrt_call *call) {
  const std::string name(stringOr(attrOf(call, 2), "Variable"));
  Variable *v = Variable::make(name, dtypeOr(attrOf(call, 0), WRT_FLOAT32));
  if (!v) return WRT_RESOURCE_EXHAUSTED;
  const wrt_attr &shape = attrOf(call, 1);
  v->anyShape = shape.kind != WRT_ATTR_SHAPE || shape.count < 0;
  v->shape.assign(intsOf(shape).begin(), intsOf(shape).end());
  call->outputs[0] = wrt_tensor_of_object(call->frame, WRT_RESOURCE, v);
  return call->outputs[0] ? 0 : WRT_RESOURCE_EXHAUSTED;
}

int32_t wrt_op_var_is_initialized(wrt_call *call) {
  const Variable *v = Variable::of(call->inputs[0]);
  wrt_tensor *y = newOutput(call, 0, WRT_BOOL, {});
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  *mutableData<bool>(y) = v && v->value;
  return 0;
}

int32_t wrt_op_read_variable(wrt_call *call) {
  Variable *v = initialized(call);
  if (!v) return call->frame->error;
  const int32_t dtype = dtypeOr(attrOf(call, 0), v->dtype);
  if (dtype != v->dtype)
    return invalid(call, "Trying to read variable with wrong dtype. Expected %s got %s", wrt_dtype_cpp_name(dtype),
                   wrt_dtype_cpp_name(v->dtype));
  wrt_retain(v->value.get());
  call->outputs[0] = v->value.get();
  return 0;
}

int32_t wrt_op_assign_variable(wrt_call *call) {
  Variable *v = Variable::of(call->inputs[0]);
  const wrt_tensor *value = call->inputs[1];
  if (v && boolOr(attrOf(call, 0), false) && !v->anyShape &&
      !mergeShapes(PartialShape(v->shape), PartialShape(dims(value))))
    return invalid(call, "Trying to assign to variable with tensor with wrong shape. Expected %s got %s",
                   PartialShape(v->shape).str().c_str(), shapeText(dims(value)).c_str());
  return wrt_variable_assign(call->frame, call->inputs[0], value);
}

int32_t wrt_op_assign_add_variable(wrt_call *call) { return update(call, "AssignAddVariableOp", Combine::Add); }
int32_t wrt_op_assign_sub_variable(wrt_call *call) { return update(call, "AssignSubVariableOp", Combine::Sub); }

int32_t wrt_op_resource_gather(wrt_call *call) {
  Variable *v = initialized(call);
  if (!v) return call->frame->error;
  const Tensor value = v->value;
  return gatherInto(call, value.get(), call->inputs[1], intOr(attrOf(call, 0), 0), intOr(attrOf(call, 0), 0));
}

int32_t wrt_op_resource_scatter_add(wrt_call *call) { return scatter(call, Combine::Add, false); }
int32_t wrt_op_resource_scatter_sub(wrt_call *call) { return scatter(call, Combine::Sub, false); }
int32_t wrt_op_resource_scatter_mul(wrt_call *call) { return scatter(call, Combine::Mul, false); }
int32_t wrt_op_resource_scatter_div(wrt_call *call) { return scatter(call, Combine::Div, false); }
int32_t wrt_op_resource_scatter_min(wrt_call *call) { return scatter(call, Combine::Min, false); }
int32_t wrt_op_resource_scatter_max(wrt_call *call) { return scatter(call, Combine::Max, false); }
int32_t wrt_op_resource_scatter_update(wrt_call *call) { return scatter(call, Combine::Update, false); }
int32_t wrt_op_resource_scatter_nd_add(wrt_call *call) { return scatter(call, Combine::Add, true); }
int32_t wrt_op_resource_scatter_nd_sub(wrt_call *call) { return scatter(call, Combine::Sub, true); }
int32_t wrt_op_resource_scatter_nd_min(wrt_call *call) { return scatter(call, Combine::Min, true); }
int32_t wrt_op_resource_scatter_nd_max(wrt_call *call) { return scatter(call, Combine::Max, true); }
int32_t wrt_op_resource_scatter_nd_update(wrt_call *call) { return scatter(call, Combine::Update, true); }

int32_t wrt_op_resource_strided_slice_assign(wrt_call *call) { // resource, begin, end, strides, value
  Variable *v = initialized(call);
  if (!v) return call->frame->error;
  if (call->inputs[4]->dtype != v->dtype)
    return dtypeMismatch(call, "ResourceStridedSliceAssign", 4, v->dtype, call->inputs[4]->dtype);
  wrt_tensor *target = v->writable(call->frame);
  return target ? assignSlice(call, target, 1, call->inputs[4]) : WRT_RESOURCE_EXHAUSTED;
}
}
