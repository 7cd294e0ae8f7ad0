// Ops that make tensors: fill, ones_like, range, linspace, one_hot.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cmath>

using namespace wrt;

namespace {

template <typename T> int32_t rangeOf(wrt_call *call) {
  const T start = *data<T>(call->inputs[0]), limit = *data<T>(call->inputs[1]), delta = *data<T>(call->inputs[2]);
  const auto text = [](T v) {
    if constexpr (std::is_floating_point_v<T>) {
      char buffer[40];
      std::snprintf(buffer, sizeof buffer, "%g", static_cast<double>(v));
      return std::string(buffer);
    } else
      return std::to_string(v);
  };
  if (delta == T(0)) return invalid(call, "Requires delta != 0: %s", text(delta).c_str());
  if (delta > T(0) ? start > limit : limit > start)
    return invalid(call,
                   delta > T(0) ? "Requires start <= limit when delta > 0: %s/%s"
                                : "Requires start >= limit when delta < 0: %s/%s",
                   text(start).c_str(), text(limit).c_str());
  int64_t n;
  if constexpr (std::is_integral_v<T>) {
    const auto distance = static_cast<uint64_t>(start < limit ? limit - start : start - limit);
    uint64_t step;
    if constexpr (std::is_signed_v<T>)
      step = delta < 0 ? 0 - static_cast<uint64_t>(delta) : static_cast<uint64_t>(delta);
    else
      step = delta;
    n = static_cast<int64_t>((distance + step - 1) / step);
  } else {
    n = static_cast<int64_t>(std::ceil(std::abs((limit - start) / delta)));
  }
  wrt_tensor *y = newOutput(call, 0, dtypeOf<T>, std::span(&n, 1));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  T *out = mutableData<T>(y);
  for (int64_t i = 0; i < n; ++i) {
    if constexpr (std::is_integral_v<T>)
      out[i] = static_cast<T>(static_cast<uint64_t>(start) + static_cast<uint64_t>(i) * static_cast<uint64_t>(delta));
    else
      out[i] = start + static_cast<T>(i) * delta;
  }
  return 0;
}

template <typename T> int32_t linspaceOf(wrt_call *call) {
  const T start = *data<T>(call->inputs[0]), stop = *data<T>(call->inputs[1]);
  const int64_t n = intAt(call->inputs[2], 0);
  if (n <= 0) return invalid(call, "Requires num > 0: %lld", static_cast<long long>(n));
  wrt_tensor *y = newOutput(call, 0, dtypeOf<T>, std::span(&n, 1));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  T *out = mutableData<T>(y);
  out[0] = start;
  if (n > 1) {
    const T step = (stop - start) / static_cast<T>(n - 1);
    for (int64_t i = 1; i < n - 1; ++i) out[i] = start + step * static_cast<T>(i);
    out[n - 1] = stop;
  }
  return 0;
}

} // namespace

extern "C" {

int32_t wrt_op_fill(wrt_call *call) {
  const wrt_tensor *value = call->inputs[1];
  std::vector<int64_t> shape;
  if (call->inputs[0]->rank != 1)
    return invalid(call, "dims must be a vector of int32, got shape %s", shapeText(dims(call->inputs[0])).c_str());
  if (!readInts(call, call->inputs[0], shape)) return WRT_INVALID_ARGUMENT;
  if (value->rank != 0)
    return invalid(call, "value must represent a scalar, got shape %s", shapeText(dims(value)).c_str());
  for (int64_t n : shape)
    if (n < 0) return invalid(call, "Dimension %lld must be >= 0", static_cast<long long>(n));
  wrt_tensor *y = newOutput(call, 0, value->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  fillElements(value->dtype, y->data, value->data, y->size);
  return 0;
}

int32_t wrt_op_ones_like(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  wrt_tensor *y = newOutput(call, 0, x->dtype, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const auto with = [&](const auto &one) { fillElements(x->dtype, y->data, &one, y->size); };
  switch (x->dtype) {
  case WRT_FLOAT32:
    with(1.0f);
    break;
  case WRT_FLOAT64:
    with(1.0);
    break;
  case WRT_HALF:
    with(Half(1));
    break;
  case WRT_BFLOAT16:
    with(BFloat16(1));
    break;
  case WRT_COMPLEX64:
    with(Complex64(1));
    break;
  case WRT_COMPLEX128:
    with(Complex128(1));
    break;
  case WRT_INT8:
  case WRT_UINT8:
  case WRT_BOOL:
    with(uint8_t{1});
    break;
  case WRT_INT16:
  case WRT_UINT16:
    with(uint16_t{1});
    break;
  case WRT_INT32:
  case WRT_UINT32:
    with(uint32_t{1});
    break;
  case WRT_INT64:
  case WRT_UINT64:
    with(uint64_t{1});
    break;
  default:
    return noKernel(call, "OnesLike", x->dtype);
  }
  return 0;
}

int32_t wrt_op_range(wrt_call *call) {
  static const char *const names[] = {"start", "limit", "delta"};
  for (int i = 0; i < 3; ++i) {
    if (call->inputs[i]->rank != 0)
      return invalid(call, "%s must be a scalar, not shape %s", names[i], shapeText(dims(call->inputs[i])).c_str());
    if (call->inputs[i]->dtype != call->inputs[0]->dtype)
      return dtypeMismatch(call, "Range", i, call->inputs[0]->dtype, call->inputs[i]->dtype);
  }
  switch (call->inputs[0]->dtype) {
  case WRT_INT32:
    return rangeOf<int32_t>(call);
  case WRT_INT64:
    return rangeOf<int64_t>(call);
  case WRT_FLOAT32:
    return rangeOf<float>(call);
  case WRT_FLOAT64:
    return rangeOf<double>(call);
  case WRT_INT8:
    return rangeOf<int8_t>(call);
  case WRT_INT16:
    return rangeOf<int16_t>(call);
  case WRT_UINT16:
    return rangeOf<uint16_t>(call);
  case WRT_UINT32:
    return rangeOf<uint32_t>(call);
  case WRT_UINT64:
    return rangeOf<uint64_t>(call);
  default:
    return noKernel(call, "Range", call->inputs[0]->dtype);
  }
}

int32_t wrt_op_linspace(wrt_call *call) {
  if (call->inputs[0]->rank || call->inputs[1]->rank || call->inputs[2]->rank)
    return invalid(call, "start must be a scalar, not shape []");
  switch (call->inputs[0]->dtype) {
  case WRT_FLOAT32:
    return linspaceOf<float>(call);
  case WRT_FLOAT64:
    return linspaceOf<double>(call);
  default:
    return noKernel(call, "LinSpace", call->inputs[0]->dtype);
  }
}

int32_t wrt_op_one_hot(wrt_call *call) {
  const wrt_tensor *indices = call->inputs[0], *on = call->inputs[2], *off = call->inputs[3];
  const int64_t given = intOr(attrOf(call, 0), -1);
  if (given < -1 || given > indices->rank)
    return invalid(call, "Expected axis to be -1 or between [0, %d).  But received: %lld", indices->rank + 1,
                   static_cast<long long>(given));
  if (call->inputs[1]->rank != 0)
    return invalid(call, "depth must be a scalar, but got: %s", shapeText(dims(call->inputs[1])).c_str());
  if (on->rank != 0) return invalid(call, "on_value must be a scalar, but got: %s", shapeText(dims(on)).c_str());
  if (off->rank != 0) return invalid(call, "off_value must be a scalar, but got: %s", shapeText(dims(off)).c_str());
  if (on->dtype != off->dtype) return dtypeMismatch(call, "OneHot", 3, on->dtype, off->dtype);
  const int64_t depth = intAt(call->inputs[1], 0), axis = given < 0 ? indices->rank : given;
  if (depth < 0) return invalid(call, "depth must be non-negative, got: %lld", static_cast<long long>(depth));
  std::vector<int64_t> shape(dims(indices).begin(), dims(indices).end());
  shape.insert(shape.begin() + axis, depth);
  wrt_tensor *y = newOutput(call, 0, on->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  fillElements(off->dtype, y->data, off->data, y->size);
  int64_t inner = 1;
  for (int i = static_cast<int>(axis); i < indices->rank; ++i) inner *= indices->dims[i];
  const int64_t outer = inner ? indices->size / inner : 0, size = wrt_dtype_size(on->dtype);
  for (int64_t i = 0; i < outer; ++i)
    for (int64_t j = 0; j < inner; ++j) {
      int64_t k;
      const int64_t at = i * inner + j;
      switch (indices->dtype) {
      case WRT_UINT8:
        k = data<uint8_t>(indices)[at];
        break;
      case WRT_INT8:
        k = data<int8_t>(indices)[at];
        break;
      case WRT_INT32:
        k = data<int32_t>(indices)[at];
        break;
      case WRT_INT64:
        k = data<int64_t>(indices)[at];
        break;
      default:
        return noKernel(call, "OneHot", indices->dtype);
      }
      if (k >= 0 && k < depth)
        copyElements(on->dtype, static_cast<char *>(y->data) + ((i * depth + k) * inner + j) * size, on->data, 1);
    }
  return 0;
}
}
