// Entry points of compiled code.
#include "core/compiled.h"
#include <cstring>

namespace {

template <typename To> To readScalar(wrt_frame *frame, const wrt_tensor *tensor) {
  if (frame->error || !tensor) return To{};
  if (tensor->size != 1) {
    wrt::fail(frame, WRT_INVALID_ARGUMENT, "a scalar is needed here, got a tensor of %lld elements",
              static_cast<long long>(tensor->size));
    return To{};
  }
  switch (tensor->dtype) {
#define CASE(number, type)                                                                                             \
  case number:                                                                                                         \
    return static_cast<To>(*wrt::data<type>(tensor));
    CASE(WRT_FLOAT32, float)
    CASE(WRT_FLOAT64, double)
    CASE(WRT_INT8, int8_t)
    CASE(WRT_INT16, int16_t)
    CASE(WRT_INT32, int32_t)
    CASE(WRT_INT64, int64_t)
    CASE(WRT_UINT8, uint8_t)
    CASE(WRT_UINT16, uint16_t)
    CASE(WRT_UINT32, uint32_t)
    CASE(WRT_UINT64, uint64_t)
    CASE(WRT_BOOL, bool)
#undef CASE
  case WRT_HALF:
    return static_cast<To>(static_cast<float>(*wrt::data<wrt::Half>(tensor)));
  case WRT_BFLOAT16:
    return static_cast<To>(static_cast<float>(*wrt::data<wrt::BFloat16>(tensor)));
  default:
    wrt::fail(frame, WRT_INVALID_ARGUMENT, "a %s tensor has no numeric value", wrt_dtype_name(tensor->dtype));
    return To{};
  }
}

template <typename T> wrt_tensor *makeScalar(wrt_frame *frame, T value) {
  if (frame->error) return nullptr;
  wrt_tensor *tensor = wrt_tensor_new(frame, wrt::dtypeOf<T>, 0, nullptr);
  if (tensor) *wrt::mutableData<T>(tensor) = value;
  return tensor;
}

} // namespace

extern "C" {

void wrt_call_op(wrt_frame *frame, wrt_kernel kernel, wrt_tensor *const *inputs, int32_t n_inputs,
                 const wrt_attr *attrs, int32_t n_attrs, wrt_tensor **outputs, int32_t n_outputs, int32_t source,
                 uint64_t node) {
  for (int32_t i = 0; i < n_outputs; ++i) outputs[i] = nullptr;
  if (frame->error) return;
  wrt_call call{frame, inputs, outputs, attrs, n_inputs, n_outputs, n_attrs, source, node};
  const int32_t code = kernel(&call);
  if (!code) return;
  if (!frame->error) wrt_set_error(frame, code, "the kernel failed", source);
  frame->source = source;
  for (int32_t i = 0; i < n_outputs; ++i) {
    wrt_release(outputs[i]);
    outputs[i] = nullptr;
  }
}

bool wrt_scalar_bool(wrt_frame *frame, const wrt_tensor *tensor) { return readScalar<bool>(frame, tensor); }
int32_t wrt_scalar_i32(wrt_frame *frame, const wrt_tensor *tensor) { return readScalar<int32_t>(frame, tensor); }
int64_t wrt_scalar_i64(wrt_frame *frame, const wrt_tensor *tensor) { return readScalar<int64_t>(frame, tensor); }
float wrt_scalar_f32(wrt_frame *frame, const wrt_tensor *tensor) { return readScalar<float>(frame, tensor); }
double wrt_scalar_f64(wrt_frame *frame, const wrt_tensor *tensor) { return readScalar<double>(frame, tensor); }

wrt_tensor *wrt_from_scalar_bool(wrt_frame *frame, bool value) { return makeScalar(frame, value); }
wrt_tensor *wrt_from_scalar_i8(wrt_frame *frame, int8_t value) { return makeScalar(frame, value); }
wrt_tensor *wrt_from_scalar_i16(wrt_frame *frame, int16_t value) { return makeScalar(frame, value); }
wrt_tensor *wrt_from_scalar_i32(wrt_frame *frame, int32_t value) { return makeScalar(frame, value); }
wrt_tensor *wrt_from_scalar_i64(wrt_frame *frame, int64_t value) { return makeScalar(frame, value); }
wrt_tensor *wrt_from_scalar_f32(wrt_frame *frame, float value) { return makeScalar(frame, value); }
wrt_tensor *wrt_from_scalar_f64(wrt_frame *frame, double value) { return makeScalar(frame, value); }

wrt_tensor *wrt_from_scalar(wrt_frame *frame, int32_t dtype, const void *value) {
  if (frame->error) return nullptr;
  wrt_tensor *tensor = wrt_tensor_new(frame, dtype, 0, nullptr);
  if (tensor) std::memcpy(tensor->data, value, static_cast<size_t>(wrt_dtype_size(dtype)));
  return tensor;
}

wrt_tensor *wrt_constant(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims, const void *data) {
  if (frame->error) return nullptr;
  return wrt_tensor_wrap(frame, dtype, rank, dims, const_cast<void *>(data), nullptr, nullptr);
}

wrt_tensor *wrt_constant_strings(wrt_frame *frame, int32_t rank, const int64_t *dims, const char *bytes,
                                 const int64_t *offsets) {
  if (frame->error) return nullptr;
  wrt_tensor *tensor = wrt_tensor_new(frame, WRT_STRING, rank, dims);
  if (!tensor) return nullptr;
  auto *strings = wrt::mutableData<wrt_string>(tensor);
  for (int64_t i = 0; i < tensor->size; ++i)
    wrt_string_assign(&strings[i], bytes + offsets[i], offsets[i + 1] - offsets[i]);
  return tensor;
}

void wrt_index_error(wrt_frame *frame, int64_t index, int32_t axis, int32_t source) {
  if (frame->error) return;
  wrt::fail(frame, WRT_INVALID_ARGUMENT, "slice index %lld of dimension %d out of bounds.",
            static_cast<long long>(index), axis);
  frame->source = source;
}

wrt_tensor *wrt_alloc(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims) {
  return frame->error ? nullptr : wrt_tensor_new(frame, dtype, rank, dims);
}
}
