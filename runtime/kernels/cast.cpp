// cast and bitcast. A float that does not fit an integer gives what x86's conversions give, as in TensorFlow.
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"
#include <cstring>
#include <vector>

namespace wrt {
namespace {

template <typename To, typename From> To convert(From v) {
  if constexpr (std::is_same_v<To, From>)
    return v;
  else if constexpr (isHalf<From>)
    return convert<To, float>(static_cast<float>(v));
  else if constexpr (requires { v.imag(); }) { // complex to real drops the imaginary part
    if constexpr (requires(To t) { t.imag(); })
      return To(static_cast<typename To::value_type>(v.real()), static_cast<typename To::value_type>(v.imag()));
    else if constexpr (std::is_same_v<To, bool>)
      return v != From(0);
    else
      return convert<To>(v.real());
  } else if constexpr (requires(To t) { t.imag(); }) {
    return To(static_cast<typename To::value_type>(v), 0);
  } else if constexpr (isHalf<To>) {
    return To(static_cast<float>(v));
  } else if constexpr (std::is_same_v<To, bool>) {
    return v != From(0);
  } else if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
    // cvttss2si: out of range gives the smallest number of the register's width, of which narrower types keep the low
    // bits.
    if constexpr (sizeof(To) < 4 || std::is_same_v<To, int32_t>) {
      const bool fits = v >= From(-2147483648.0) && v < From(2147483648.0);
      return static_cast<To>(fits ? static_cast<int32_t>(v) : INT32_MIN);
    } else if constexpr (std::is_same_v<To, uint32_t>) {
      const bool fits = v >= From(-2147483648.0) && v < From(4294967296.0);
      return fits ? static_cast<uint32_t>(static_cast<int64_t>(v)) : uint32_t{1} << 31;
    } else {
      if constexpr (std::is_same_v<To, uint64_t>)
        if (v >= From(9223372036854775808.0) && v < From(18446744073709551616.0))
          return (uint64_t{1} << 63) + static_cast<uint64_t>(v - From(9223372036854775808.0));
      const bool fits = v >= From(-9223372036854775808.0) && v < From(9223372036854775808.0);
      return static_cast<To>(fits ? static_cast<int64_t>(v) : INT64_MIN);
    }
  } else {
    return static_cast<To>(v);
  }
}

template <typename From, typename To> void castLoop(const void *x, void *y, int64_t n) {
  const auto *in = static_cast<const From *>(x);
  auto *out = static_cast<To *>(y);
  for (int64_t i = 0; i < n; ++i) out[i] = convert<To, From>(in[i]);
}

using CastTypes = Join<NumberTypes, Types<bool>>;

template <typename From, typename... To> UnaryLoop findTo(int32_t dtype, Types<To...>) {
  UnaryLoop loop = nullptr;
  (void)((dtypeOf<To> == dtype && (loop = castLoop<From, To>, true)) || ...);
  return loop;
}
template <typename... From> UnaryLoop find(int32_t from, int32_t to, Types<From...>) {
  UnaryLoop loop = nullptr;
  (void)((dtypeOf<From> == from && (loop = findTo<From>(to, CastTypes{}), true)) || ...);
  return loop;
}

/// `truncate`: floats lose their low bits instead of being rounded.
void clearLowBits(const wrt_tensor *x, wrt_tensor *copy, int32_t to) {
  const int drop = to == WRT_HALF ? 13 : to == WRT_BFLOAT16 ? 16 : 0;
  if (x->dtype == WRT_FLOAT32)
    for (int64_t i = 0; i < x->size; ++i)
      mutableData<uint32_t>(copy)[i] = data<uint32_t>(x)[i] & ~((uint32_t{1} << drop) - 1);
  else
    for (int64_t i = 0; i < x->size; ++i)
      mutableData<uint64_t>(copy)[i] =
          data<uint64_t>(x)[i] & ~((uint64_t{1} << (to == WRT_FLOAT32 ? 29 : drop + 29)) - 1);
}

} // namespace

/// The loop that casts elements, for other kernels too; NULL if there is none.
UnaryLoop castLoopOf(int32_t from, int32_t to) { return find(from, to, CastTypes{}); }

} // namespace wrt

using namespace wrt;
extern "C" int32_t wrt_op_cast(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const int32_t to = dtypeOr(call->attrs[0], WRT_FLOAT32);
  if (x->dtype == to) {
    wrt_retain(x);
    call->outputs[0] = const_cast<wrt_tensor *>(x);
    return 0;
  }
  const UnaryLoop loop = castLoopOf(x->dtype, to);
  if (!loop)
    return fail(call, WRT_UNIMPLEMENTED, "Cast %s to %s is not supported", wrt_dtype_cpp_name(x->dtype),
                wrt_dtype_cpp_name(to));
  Tensor truncated;
  if (call->n_attrs > 1 && boolOr(call->attrs[1], false) && (x->dtype == WRT_FLOAT32 || x->dtype == WRT_FLOAT64) &&
      isFloating(to) && wrt_dtype_size(to) < wrt_dtype_size(x->dtype)) {
    truncated = Tensor::make(x->dtype, dims(x), call->frame);
    if (!truncated) return WRT_RESOURCE_EXHAUSTED;
    clearLowBits(x, truncated.get(), to);
    x = truncated.get();
  }
  wrt_tensor *y = newOutput(call, 0, to, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  loop(x->data, y->data, x->size);
  return 0;
}

extern "C" int32_t wrt_op_bitcast(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const int32_t to = dtypeOr(call->attrs[0], WRT_INVALID);
  const int64_t in = wrt_dtype_size(x->dtype), out = wrt_dtype_size(to);
  std::vector<int64_t> shape(dims(x).begin(), dims(x).end());
  if (out == 0 || isManaged(to) || isManaged(x->dtype)) return noKernel(call, "Bitcast", to);
  if (in > out) shape.push_back(in / out);
  if (in < out) {
    if (shape.empty() || shape.back() != out / in)
      return invalid(call, "Cannot bitcast from %s to %s: shape %s", wrt_dtype_cpp_name(x->dtype),
                     wrt_dtype_cpp_name(to), shapeText(dims(x)).c_str());
    shape.pop_back();
  }
  wrt_tensor *y = newOutput(call, 0, to, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (x->size) std::memcpy(y->data, x->data, static_cast<size_t>(x->size * in));
  return 0;
}
