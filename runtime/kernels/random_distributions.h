// From 32-bit samples to distributions, by TensorFlow's formulas.
#pragma once
#include "core/half.h"
#include "state/random.h"
#include <bit>
#include <cmath>

namespace wrt {

/// One sample at a time from a generator that makes four.
class SingleSamples {
public:
  explicit SingleSamples(const Philox &gen) : gen_(gen) {}
  uint32_t operator()() {
    if (next_ == 4) {
      values_ = gen_();
      next_ = 0;
    }
    return values_[static_cast<size_t>(next_++)];
  }

private:
  Philox gen_;
  Philox::Result values_{};
  int next_ = 4;
};

// [0, 1): the sample's low bits as the mantissa of a number in [1, 2).
inline float toFloat(uint32_t x) { return std::bit_cast<float>((127u << 23) | (x & 0x7fffffu)) - 1.0f; }
inline double toDouble(uint32_t x0, uint32_t x1) {
  return std::bit_cast<double>((uint64_t{1023} << 52) | (uint64_t{x0 & 0xfffffu} << 32) | x1) - 1.0;
}
inline Half toHalf(uint32_t x) { return Half(std::bit_cast<float>((127u << 23) | ((x & 0x3ffu) << 13)) - 1.0f); }
inline BFloat16 toBFloat16(uint32_t x) {
  return BFloat16(std::bit_cast<float>((127u << 23) | ((x & 0x7fu) << 16)) - 1.0f);
}

inline void boxMuller(uint32_t x0, uint32_t x1, float *a, float *b) {
  float u1 = toFloat(x0);
  if (u1 < 1.0e-7f) u1 = 1.0e-7f;
  const auto v1 = static_cast<float>(2.0 * M_PI * static_cast<double>(toFloat(x1)));
  const float u2 = std::sqrt(-2.0f * std::log(u1));
  *a = std::sin(v1) * u2;
  *b = std::cos(v1) * u2;
}
inline void boxMuller(uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, double *a, double *b) {
  double u1 = toDouble(x0, x1);
  if (u1 < 1.0e-7) u1 = 1.0e-7;
  const double v1 = 2 * M_PI * toDouble(x2, x3);
  const double u2 = std::sqrt(-2.0 * std::log(u1));
  *a = std::sin(v1) * u2;
  *b = std::cos(v1) * u2;
}

template <typename T> struct Uniform {
  using Value = T;
  static constexpr int group = sizeof(T) == 8 ? 2 : 4;
  static constexpr bool variable = false;
  void operator()(const Philox::Result &x, T *out) const {
    for (size_t i = 0; i < group; ++i) {
      if constexpr (std::is_same_v<T, double>)
        out[i] = toDouble(x[2 * i], x[2 * i + 1]);
      else if constexpr (std::is_same_v<T, float>)
        out[i] = toFloat(x[i]);
      else if constexpr (std::is_same_v<T, Half>)
        out[i] = toHalf(x[i]);
      else
        out[i] = toBFloat16(x[i]);
    }
  }
};

template <typename T> struct Normal {
  using Value = T;
  static constexpr int group = sizeof(T) == 8 ? 2 : 4;
  static constexpr bool variable = false;
  void operator()(const Philox::Result &x, T *out) const {
    if constexpr (std::is_same_v<T, double>) {
      boxMuller(x[0], x[1], x[2], x[3], &out[0], &out[1]);
    } else {
      for (size_t i = 0; i < 4; i += 2) {
        float a, b;
        boxMuller(x[i], x[i + 1], &a, &b);
        out[i] = T(a);
        out[i + 1] = T(b);
      }
    }
  }
};

template <typename T> struct TruncatedNormal { // within two standard deviations
  using Value = T;
  static constexpr int group = sizeof(T) == 8 ? 2 : 4;
  static constexpr bool variable = true;
  void operator()(SingleSamples &samples, T *out) const {
    for (int have = 0;;) {
      using F = std::conditional_t<std::is_same_v<T, double>, double, float>;
      F f[2];
      const uint32_t x0 = samples(), x1 = samples();
      if constexpr (std::is_same_v<T, double>) {
        const uint32_t x2 = samples(), x3 = samples();
        boxMuller(x0, x1, x2, x3, &f[0], &f[1]);
      } else {
        boxMuller(x0, x1, &f[0], &f[1]);
      }
      for (F v : f)
        if (std::fabs(v) < F(2)) {
          out[have++] = T(v);
          if (have == group) return;
        }
    }
  }
};

template <typename T> struct UniformInt {
  using Value = T;
  T low, high;
  static constexpr int group = sizeof(T) == 8 ? 2 : 4;
  static constexpr bool variable = false;
  void operator()(const Philox::Result &x, T *out) const {
    using U = std::make_unsigned_t<T>;
    const U range = static_cast<U>(static_cast<U>(high) - static_cast<U>(low));
    for (size_t i = 0; i < group; ++i) {
      U sample;
      if constexpr (sizeof(T) == 8)
        sample = x[2 * i] | (uint64_t{x[2 * i + 1]} << 32);
      else
        sample = x[i];
      out[i] = static_cast<T>(static_cast<U>(low) + sample % range);
    }
  }
};

template <typename U> struct FullInt {
  using Value = U;
  static constexpr int group = sizeof(U) == 8 ? 2 : 4;
  static constexpr bool variable = false;
  void operator()(const Philox::Result &x, U *out) const {
    for (size_t i = 0; i < group; ++i) {
      if constexpr (sizeof(U) == 8)
        out[i] = x[2 * i] | (uint64_t{x[2 * i + 1]} << 32);
      else
        out[i] = x[i];
    }
  }
};

} // namespace wrt
