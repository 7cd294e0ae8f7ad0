// Distributions that are made by rejection: gamma and Poisson.
#include "stage/numpy/random.h"

#include <cmath>

namespace weft::np {

double BitGenerator::standardGamma(double shape) {
  if (shape == 1.0) return exponential();
  if (shape == 0.0) return 0.0;
  if (shape < 1.0) {
    for (;;) {
      const double u = nextDouble(), v = exponential();
      if (u <= 1.0 - shape) {
        const double x = std::pow(u, 1. / shape);
        if (x <= v) return x;
      } else {
        const double y = -std::log((1 - u) / shape);
        const double x = std::pow(1.0 - shape + shape * y, 1. / shape);
        if (x <= v + y) return x;
      }
    }
  }
  const double b = shape - 1. / 3., c = 1. / std::sqrt(9 * b); // Marsaglia and Tsang
  for (;;) {
    double x, v;
    do {
      x = gauss();
      v = 1.0 + c * x;
    } while (v <= 0.0);
    v = v * v * v;
    const double u = nextDouble();
    if (u < 1.0 - 0.0331 * (x * x) * (x * x)) return b * v;
    if (std::log(u) < 0.5 * x * x + b * (1. - v + std::log(v))) return b * v;
  }
}

/// Stirling's series with a shift to 7, as NumPy's own loggam.
static double logGamma(double x) {
  static constexpr double a[10] = {8.333333333333333e-02,  -2.777777777777778e-03, 7.936507936507937e-04,
                                   -5.952380952380952e-04, 8.417508417508418e-04,  -1.917526917526918e-03,
                                   6.410256410256410e-03,  -2.955065359477124e-02, 1.796443723688307e-01,
                                   -1.39243221690590e+00};
  if (x == 1.0 || x == 2.0) return 0.0;
  const int64_t n = x < 7.0 ? static_cast<int64_t>(7 - x) : 0;
  double x0 = x + static_cast<double>(n);
  const double x2 = (1.0 / x0) * (1.0 / x0);
  double series = a[9];
  for (int k = 8; k >= 0; k--) series = series * x2 + a[k];
  double result = series / x0 + 0.5 * 1.8378770664093453e+00 + (x0 - 0.5) * std::log(x0) - x0;
  if (x < 7.0)
    for (int64_t k = 1; k <= n; k++) {
      result -= std::log(x0 - 1.0);
      x0 -= 1.0;
    }
  return result;
}

int64_t BitGenerator::poisson(double mean) {
  if (mean == 0) return 0;
  if (mean < 10) { // multiply uniforms until they fall below e^-mean
    const double limit = std::exp(-mean);
    int64_t x = 0;
    double product = 1.0;
    for (;;) {
      product *= nextDouble();
      if (product <= limit) return x;
      x++;
    }
  }
  const double root = std::sqrt(mean), logMean = std::log(mean); // Hörmann's PTRS
  const double b = 0.931 + 2.53 * root, a = -0.059 + 0.02483 * b;
  const double inverseAlpha = 1.1239 + 1.1328 / (b - 3.4), vr = 0.9277 - 3.6224 / (b - 2);
  for (;;) {
    const double u = nextDouble() - 0.5, v = nextDouble();
    const double us = 0.5 - std::fabs(u);
    const int64_t k = static_cast<int64_t>(std::floor((2 * a / us + b) * u + mean + 0.43));
    if (us >= 0.07 && v <= vr) return k;
    if (k < 0 || (us < 0.013 && v > us)) continue;
    if (std::log(v) + std::log(inverseAlpha) - std::log(a / (us * us) + b) <=
        -mean + static_cast<double>(k) * logMean - logGamma(static_cast<double>(k) + 1))
      return k;
  }
}

} // namespace weft::np
