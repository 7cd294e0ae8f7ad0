// What each binary universal function does with two elements; shared by the element loops and the reductions.
#pragma once
#include "stage/numpy/array.h"

#include <cmath>
#include <numeric>

namespace weft::np::functors {

using wrt::BFloat16;
using wrt::Half;

/// Order of complex numbers: by real part, then imaginary part.
template <typename T> bool lessThan(T a, T b) {
  if constexpr (isComplexType<T>)
    return a.real() < b.real() || (a.real() == b.real() && a.imag() < b.imag());
  else
    return a < b;
}
template <typename T> bool isNan(T a) {
  if constexpr (isComplexType<T>)
    return std::isnan(a.real()) || std::isnan(a.imag());
  else if constexpr (isFloatType<T>)
    return std::isnan(static_cast<double>(a));
  else
    return false;
}
/// The type in which small floats compute.
template <typename T> using Wide = std::conditional_t<isSmallFloat<T>, float, T>;
template <typename T> using Unsigned = std::make_unsigned_t<std::conditional_t<std::is_same_v<T, bool>, uint8_t, T>>;

#define WEFT_WRAPPING(Name, op)                                                                                        \
  struct Name {                                                                                                        \
    template <typename T> static T apply(T a, T b) {                                                                   \
      if constexpr (std::is_integral_v<T>)                                                                             \
        return static_cast<T>(static_cast<uint64_t>(a) op static_cast<uint64_t>(b));                                   \
      else                                                                                                             \
        return static_cast<T>(static_cast<Wide<T>>(a) op static_cast<Wide<T>>(b));                                     \
    }                                                                                                                  \
  };
struct Add {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_same_v<T, bool>)
      return a || b;
    else if constexpr (std::is_integral_v<T>)
      return static_cast<T>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
    else
      return static_cast<T>(static_cast<Wide<T>>(a) + static_cast<Wide<T>>(b));
  }
};
WEFT_WRAPPING(Subtract, -)
struct Multiply {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_same_v<T, bool>)
      return a && b;
    else if constexpr (std::is_integral_v<T>)
      return static_cast<T>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
    else if constexpr (isComplexType<T>) // NumPy does not repair infinities as C does
      return T(a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real());
    else
      return static_cast<T>(static_cast<Wide<T>>(a) * static_cast<Wide<T>>(b));
  }
};
#undef WEFT_WRAPPING
struct Divide {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>)
      return T(0); // no such loop
    else if constexpr (isComplexType<T>) {
      const auto br = b.real(), bi = b.imag();
      if (std::fabs(br) >= std::fabs(bi)) {
        if (br == 0 && bi == 0) return T(a.real() / std::fabs(br), a.imag() / std::fabs(br));
        const auto ratio = bi / br, scale = 1 / (br + bi * ratio);
        return T((a.real() + a.imag() * ratio) * scale, (a.imag() - a.real() * ratio) * scale);
      }
      const auto ratio = br / bi, scale = 1 / (bi + br * ratio);
      return T((a.real() * ratio + a.imag()) * scale, (a.imag() * ratio - a.real()) * scale);
    } else
      return static_cast<T>(static_cast<Wide<T>>(a) / static_cast<Wide<T>>(b));
  }
};
/// Python's divmod for floats, as NumPy computes it.
template <typename W> W floatDivmod(W a, W b, W *modulus) {
  W mod = std::fmod(a, b);
  if (b == 0) {
    *modulus = mod;
    return a / b;
  }
  W div = (a - mod) / b;
  if (mod != 0) {
    if ((b < 0) != (mod < 0)) {
      mod += b;
      div -= W(1);
    }
  } else
    mod = std::copysign(W(0), b);
  if (div != 0) {
    W floored = std::floor(div);
    if (div - floored > W(0.5)) floored += W(1);
    div = floored;
  } else
    div = std::copysign(W(0), a / b);
  *modulus = mod;
  return div;
}
struct FloorDivide {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_same_v<T, bool> || isComplexType<T>)
      return T(0);
    else if constexpr (std::is_integral_v<T>) {
      if (b == 0) return 0;
      if constexpr (std::is_signed_v<T>) {
        if (b == -1) return static_cast<T>(0 - static_cast<uint64_t>(a));
        const T q = static_cast<T>(a / b);
        return static_cast<T>((a % b != 0 && (a < 0) != (b < 0)) ? q - 1 : q);
      } else
        return static_cast<T>(a / b);
    } else {
      Wide<T> mod;
      return static_cast<T>(floatDivmod<Wide<T>>(a, b, &mod));
    }
  }
};
struct Remainder {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_same_v<T, bool> || isComplexType<T>)
      return T(0);
    else if constexpr (std::is_integral_v<T>) {
      if (b == 0) return 0;
      if constexpr (std::is_signed_v<T>) {
        if (b == -1) return 0;
        const T r = static_cast<T>(a % b);
        return static_cast<T>((r != 0 && (r < 0) != (b < 0)) ? r + b : r);
      } else
        return static_cast<T>(a % b);
    } else {
      Wide<T> mod;
      floatDivmod<Wide<T>>(a, b, &mod);
      return static_cast<T>(mod);
    }
  }
};
struct Fmod {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_same_v<T, bool> || isComplexType<T>)
      return T(0);
    else if constexpr (std::is_integral_v<T>) {
      if (b == 0) return 0;
      if constexpr (std::is_signed_v<T>)
        if (b == -1) return 0;
      return static_cast<T>(a % b);
    } else
      return static_cast<T>(std::fmod(static_cast<Wide<T>>(a), static_cast<Wide<T>>(b)));
  }
};
struct Power {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_same_v<T, bool>)
      return !b || a;
    else if constexpr (std::is_integral_v<T>) {
      uint64_t result = 1, base = static_cast<uint64_t>(a);
      for (uint64_t e = static_cast<uint64_t>(b); e; e >>= 1, base *= base)
        if (e & 1) result *= base;
      return static_cast<T>(result);
    } else if constexpr (isComplexType<T>) {
      if (b == T(0)) return T(1);
      if (a == T(0)) return b.real() > 0 && b.imag() == 0 ? T(0) : T(NAN, NAN);
      if (b.imag() == 0 && b.real() == std::trunc(b.real()) && std::fabs(b.real()) < 100) {
        const int n = static_cast<int>(b.real());
        T result(1), base = a;
        for (int e = n < 0 ? -n : n; e; e >>= 1, base = Multiply::apply(base, base))
          if (e & 1) result = Multiply::apply(result, base);
        return n < 0 ? Divide::apply(T(1), result) : result;
      }
      return std::pow(a, b);
    } else
      return static_cast<T>(std::pow(static_cast<Wide<T>>(a), static_cast<Wide<T>>(b)));
  }
};
struct Maximum {
  template <typename T> static T apply(T a, T b) { return isNan(a) ? a : isNan(b) ? b : lessThan(a, b) ? b : a; }
};
struct Minimum {
  template <typename T> static T apply(T a, T b) { return isNan(a) ? a : isNan(b) ? b : lessThan(b, a) ? b : a; }
};
struct Fmax {
  template <typename T> static T apply(T a, T b) { return isNan(a) ? b : isNan(b) ? a : lessThan(a, b) ? b : a; }
};
struct Fmin {
  template <typename T> static T apply(T a, T b) { return isNan(a) ? b : isNan(b) ? a : lessThan(b, a) ? b : a; }
};
#define WEFT_FLOAT_ONLY(Name, ...)                                                                                     \
  struct Name {                                                                                                        \
    template <typename T> static T apply(T x, T y) {                                                                   \
      if constexpr (isFloatType<T>) {                                                                                  \
        using W = Wide<T>;                                                                                             \
        const W a = x, b = y;                                                                                          \
        return static_cast<T>(__VA_ARGS__);                                                                            \
      } else                                                                                                           \
        return T(0);                                                                                                   \
    }                                                                                                                  \
  };
WEFT_FLOAT_ONLY(Arctan2, std::atan2(a, b))
WEFT_FLOAT_ONLY(Hypot, std::hypot(a, b))
WEFT_FLOAT_ONLY(Logaddexp, a == b   ? a + W(M_LN2)
                           : a > b  ? a + std::log1p(std::exp(b - a))
                           : a <= b ? b + std::log1p(std::exp(a - b))
                                    : a - b)
WEFT_FLOAT_ONLY(Logaddexp2, a == b   ? a + W(1)
                            : a > b  ? a + std::log1p(std::exp2(b - a)) * W(M_LOG2E)
                            : a <= b ? b + std::log1p(std::exp2(a - b)) * W(M_LOG2E)
                                     : a - b)
WEFT_FLOAT_ONLY(Copysign, std::copysign(a, b))
WEFT_FLOAT_ONLY(Heaviside, std::isnan(a) ? a : a == 0 ? b : a < 0 ? W(0) : W(1))
struct Nextafter {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_floating_point_v<T>)
      return std::nextafter(a, b);
    else
      return a;
  }
};
#undef WEFT_FLOAT_ONLY

struct Equal {
  template <typename T> static bool apply(T a, T b) { return a == b; }
};
struct NotEqual {
  template <typename T> static bool apply(T a, T b) { return a != b; }
};
struct Less {
  template <typename T> static bool apply(T a, T b) { return lessThan(a, b); }
};
struct LessEqual {
  template <typename T> static bool apply(T a, T b) { return lessThan(a, b) || a == b; }
};
struct Greater {
  template <typename T> static bool apply(T a, T b) { return lessThan(b, a); }
};
struct GreaterEqual {
  template <typename T> static bool apply(T a, T b) { return lessThan(b, a) || a == b; }
};
template <typename T> bool truth(T a) { return a != T(0); }
template <> inline bool truth(Half a) { return static_cast<float>(a) != 0; }
template <> inline bool truth(BFloat16 a) { return static_cast<float>(a) != 0; }
struct LogicalAnd {
  template <typename T> static bool apply(T a, T b) { return truth(a) && truth(b); }
};
struct LogicalOr {
  template <typename T> static bool apply(T a, T b) { return truth(a) || truth(b); }
};
struct LogicalXor {
  template <typename T> static bool apply(T a, T b) { return truth(a) != truth(b); }
};
#define WEFT_INTEGER_ONLY(Name, ...)                                                                                   \
  struct Name {                                                                                                        \
    template <typename T> static T apply(T a, T b) {                                                                   \
      if constexpr (std::is_integral_v<T>)                                                                             \
        return static_cast<T>(__VA_ARGS__);                                                                            \
      else                                                                                                             \
        return T(0);                                                                                                   \
    }                                                                                                                  \
  };
WEFT_INTEGER_ONLY(BitwiseAnd, a &b)
WEFT_INTEGER_ONLY(BitwiseOr, a | b)
WEFT_INTEGER_ONLY(BitwiseXor, a ^ b)
WEFT_INTEGER_ONLY(LeftShift,
                  static_cast<uint64_t>(b) < sizeof(T) * 8 ? static_cast<uint64_t>(a) << static_cast<uint64_t>(b) : 0)
WEFT_INTEGER_ONLY(RightShift, static_cast<uint64_t>(b) < sizeof(T) * 8 ? a >> b : (a < T(0) ? -1 : 0))
WEFT_INTEGER_ONLY(Gcd, std::gcd(static_cast<std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>>(a),
                                static_cast<std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>>(b)))
WEFT_INTEGER_ONLY(Lcm, a == 0 || b == 0
                           ? 0
                           : std::lcm(static_cast<std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>>(a),
                                      static_cast<std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>>(b)))
#undef WEFT_INTEGER_ONLY

} // namespace weft::np::functors
