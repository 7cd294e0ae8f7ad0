// Functions of two operands from libm, and products with logarithms that are zero where the factor is.
#include "kernels/elementwise.h"

namespace wrt {
namespace {

struct Pow {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) { // by squaring, wrapping; negative exponents were refused
      using U = std::conditional_t<(sizeof(T) < 4), uint32_t, std::make_unsigned_t<T>>;
      U base = static_cast<U>(a), result = 1;
      for (T n = b; n > 0; n = static_cast<T>(n >> 1)) {
        if (n & 1) result *= base;
        base *= base;
      }
      return static_cast<T>(result);
    } else
      return std::pow(a, b);
  }
};
struct Atan2 {
  template <typename T> static T apply(T a, T b) { return std::atan2(a, b); }
};
struct NextAfter {
  template <typename T> static T apply(T a, T b) { return std::nextafter(a, b); }
};
struct Xdivy {
  template <typename T> static T apply(T x, T y) { return x == T(0) ? T(0) : x / y; }
};
struct Xlogy {
  template <typename T> static T apply(T x, T y) { return x == T(0) ? T(0) : x * std::log(y); }
};
struct Xlog1py {
  template <typename T> static T apply(T x, T y) {
    if (x == T(0)) return T(0);
    if constexpr (requires { x.imag(); })
      return x * std::log(T(1) + y);
    else
      return x * std::log1p(y);
  }
};

template <typename T> bool hasNegative(const wrt_tensor *t) {
  bool negative = false;
  for (int64_t i = 0; i < t->size; ++i) negative |= data<T>(t)[i] < 0;
  return negative;
}
int32_t checkExponent(wrt_call *call, const wrt_tensor *, const wrt_tensor *y) {
  bool negative = false;
  switch (y->dtype) {
  case WRT_INT8:
    negative = hasNegative<int8_t>(y);
    break;
  case WRT_INT16:
    negative = hasNegative<int16_t>(y);
    break;
  case WRT_INT32:
    negative = hasNegative<int32_t>(y);
    break;
  case WRT_INT64:
    negative = hasNegative<int64_t>(y);
    break;
  default:
    break;
  }
  return negative ? invalid(call, "Integers to negative integer powers are not allowed") : 0;
}

using FloatComplex = Join<FloatTypes, ComplexTypes>;
using PowTypes = NumberTypes;
using NextTypes = Types<float, double>;

} // namespace
} // namespace wrt

using namespace wrt;
WRT_BINARY_KERNEL(pow, "Pow", Pow, PowTypes, checkExponent)
WRT_BINARY_KERNEL(atan2, "Atan2", Atan2, FloatTypes)
WRT_BINARY_KERNEL(next_after, "NextAfter", NextAfter, NextTypes)
WRT_BINARY_KERNEL(xdivy, "Xdivy", Xdivy, FloatComplex)
WRT_BINARY_KERNEL(xlogy, "Xlogy", Xlogy, FloatComplex)
WRT_BINARY_KERNEL(xlog1py, "Xlog1py", Xlog1py, FloatComplex)
