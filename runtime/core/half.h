// The 16-bit floating-point element types and the map from C++ types to dtypes.
//
// Arithmetic on them is done in float, rounding to nearest even after each operation, as TensorFlow's CPU kernels do.
#pragma once
#include "core/dtype.h"
#include <bit>
#include <complex>
#include <cstdint>

namespace wrt {

inline uint16_t halfBits(float value) {
  uint32_t x = std::bit_cast<uint32_t>(value);
  const uint32_t sign = (x >> 16) & 0x8000u;
  x &= 0x7fffffffu;
  if (x > 0x7f800000u) return static_cast<uint16_t>(sign | 0x7e00u);
  if (x >= 0x477ff000u) return static_cast<uint16_t>(sign | 0x7c00u); // rounds to infinity
  if (x < 0x38800000u) {                                              // subnormal: let the FPU round
    const float magic = std::bit_cast<float>(0x3f000000u);            // 0.5: one ulp is 2^-24
    const float sum = std::bit_cast<float>(x) + magic;
    return static_cast<uint16_t>(sign | (std::bit_cast<uint32_t>(sum) - 0x3f000000u));
  }
  const uint32_t odd = (x >> 13) & 1u;
  x += 0xc8000fffu + odd; // rebias the exponent and round to nearest even
  return static_cast<uint16_t>(sign | (x >> 13));
}

inline float halfToFloat(uint16_t bits) {
  const uint32_t sign = static_cast<uint32_t>(bits & 0x8000u) << 16;
  const uint32_t exponent = (bits >> 10) & 0x1fu, mantissa = bits & 0x3ffu;
  if (exponent == 0) {
    const float magnitude = static_cast<float>(mantissa) * 0x1p-24f;
    return std::bit_cast<float>(std::bit_cast<uint32_t>(magnitude) | sign);
  }
  if (exponent == 31) return std::bit_cast<float>(sign | 0x7f800000u | (mantissa << 13));
  return std::bit_cast<float>(sign | ((exponent + 112) << 23) | (mantissa << 13));
}

inline uint16_t bfloat16Bits(float value) {
  const uint32_t x = std::bit_cast<uint32_t>(value);
  if ((x & 0x7fffffffu) > 0x7f800000u) return static_cast<uint16_t>(((x >> 16) & 0x8000u) | 0x7fc0u);
  return static_cast<uint16_t>((x + 0x7fffu + ((x >> 16) & 1u)) >> 16);
}

struct Half {
  uint16_t bits = 0;
  Half() = default;
  explicit Half(float value) : bits(halfBits(value)) {}
  operator float() const { return halfToFloat(bits); }
};

struct BFloat16 {
  uint16_t bits = 0;
  BFloat16() = default;
  explicit BFloat16(float value) : bits(bfloat16Bits(value)) {}
  operator float() const { return std::bit_cast<float>(static_cast<uint32_t>(bits) << 16); }
};

using Complex64 = std::complex<float>;
using Complex128 = std::complex<double>;

template <typename T> struct DtypeOf;
#define WRT_DTYPE_OF(type, number)                                                                                     \
  template <> struct DtypeOf<type> {                                                                                   \
    static constexpr wrt_dtype value = number;                                                                         \
  };
WRT_DTYPE_OF(float, WRT_FLOAT32)
WRT_DTYPE_OF(double, WRT_FLOAT64)
WRT_DTYPE_OF(int8_t, WRT_INT8)
WRT_DTYPE_OF(int16_t, WRT_INT16)
WRT_DTYPE_OF(int32_t, WRT_INT32)
WRT_DTYPE_OF(int64_t, WRT_INT64)
WRT_DTYPE_OF(uint8_t, WRT_UINT8)
WRT_DTYPE_OF(uint16_t, WRT_UINT16)
WRT_DTYPE_OF(uint32_t, WRT_UINT32)
WRT_DTYPE_OF(uint64_t, WRT_UINT64)
WRT_DTYPE_OF(bool, WRT_BOOL)
WRT_DTYPE_OF(Half, WRT_HALF)
WRT_DTYPE_OF(BFloat16, WRT_BFLOAT16)
WRT_DTYPE_OF(Complex64, WRT_COMPLEX64)
WRT_DTYPE_OF(Complex128, WRT_COMPLEX128)
#undef WRT_DTYPE_OF
template <typename T> inline constexpr wrt_dtype dtypeOf = DtypeOf<T>::value;

} // namespace wrt
