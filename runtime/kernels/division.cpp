// Division and remainder in all their kinds. Integer division by zero fails the call as TensorFlow does.
#include "kernels/elementwise.h"

namespace wrt {
namespace {

template <typename T> T quotient(T a, T b) { // truncates; the one overflow (minimum / -1) wraps
  if constexpr (std::is_signed_v<T>)
    if (b == T(-1)) return static_cast<T>(0u - static_cast<std::make_unsigned_t<T>>(a));
  return static_cast<T>(a / b);
}
template <typename T> T remainder(T a, T b) {
  if constexpr (std::is_signed_v<T>)
    if (b == T(-1)) return T(0);
  return static_cast<T>(a % b);
}

struct RealDiv {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>)
      return quotient(a, b);
    else
      return a / b;
  }
};
struct DivNoNan {
  template <typename T> static T apply(T a, T b) { return b == T(0) ? T(0) : a / b; }
};
struct FloorDiv {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      const T q = quotient(a, b);
      if constexpr (std::is_signed_v<T>)
        if (remainder(a, b) != 0 && ((a < 0) != (b < 0))) return static_cast<T>(q - 1);
      return q;
    } else {
      return std::floor(a / b);
    }
  }
};
struct FloorMod {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      const T r = remainder(a, b);
      if constexpr (std::is_signed_v<T>)
        if (r != 0 && ((r < 0) != (b < 0))) return static_cast<T>(r + b);
      return r;
    } else {
      const T r = std::fmod(a, b);
      return (r != 0 && ((r < 0) != (b < 0))) ? r + b : r;
    }
  }
};
struct TruncateDiv {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>)
      return quotient(a, b);
    else if constexpr (std::is_floating_point_v<T>)
      return std::trunc(a / b);
    else
      return a / b;
  }
};
struct TruncateMod {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>)
      return remainder(a, b);
    else
      return std::fmod(a, b);
  }
};

template <typename T> bool hasZero(const wrt_tensor *t) {
  const T *v = data<T>(t);
  bool zero = false;
  for (int64_t i = 0; i < t->size; ++i) zero |= v[i] == 0;
  return zero;
}

bool dividesByZero(const wrt_tensor *x, const wrt_tensor *y) {
  if (!isInteger(y->dtype) || x->size == 0) return false;
  bool zero = false;
  switch (wrt_dtype_size(y->dtype)) {
  case 1:
    zero = hasZero<uint8_t>(y);
    break;
  case 2:
    zero = hasZero<uint16_t>(y);
    break;
  case 4:
    zero = hasZero<uint32_t>(y);
    break;
  default:
    zero = hasZero<uint64_t>(y);
    break;
  }
  return zero;
}
int32_t checkDivisor(wrt_call *call, const wrt_tensor *x, const wrt_tensor *y) {
  return dividesByZero(x, y) ? invalid(call, "Integer division by zero") : 0;
}
// TensorFlow's message for the truncating ops, which it forgot when it worded the other.
int32_t checkTruncatingDivisor(wrt_call *call, const wrt_tensor *x, const wrt_tensor *y) {
  return dividesByZero(x, y) ? fail(call, WRT_INTERNAL,
                                    "Unexpected error in binary operator (only integer div and mod should have errors)")
                             : 0;
}

using DivTypes = NumberTypes;
using FloatAndComplex = Join<FloatTypes, ComplexTypes>;

} // namespace

/// Truncating for integers, as RealDiv; used by scatters.
BinaryLoop divideLoop(int32_t dtype) {
  for (const BinaryEntry &entry : binaryEntries<RealDiv>(DivTypes{}))
    if (entry.in == dtype) return entry.loop;
  return nullptr;
}

} // namespace wrt

using namespace wrt;
WRT_BINARY_KERNEL(real_div, "RealDiv", RealDiv, DivTypes, checkDivisor)
WRT_BINARY_KERNEL(div_no_nan, "DivNoNan", DivNoNan, FloatAndComplex)
WRT_BINARY_KERNEL(floor_div, "FloorDiv", FloorDiv, RealTypes, checkDivisor)
WRT_BINARY_KERNEL(floor_mod, "FloorMod", FloorMod, RealTypes, checkDivisor)
WRT_BINARY_KERNEL(truncate_div, "TruncateDiv", TruncateDiv, NumberTypes, checkTruncatingDivisor)
WRT_BINARY_KERNEL(truncate_mod, "TruncateMod", TruncateMod, RealTypes, checkTruncatingDivisor)
