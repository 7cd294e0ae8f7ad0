// Special functions of one operand, computed in double: digamma, inverse error functions, Bessel functions.
//
// Series and Newton steps rather than fitted polynomials: they state the mathematics, and these ops are rare.
#include "kernels/elementwise.h"
#include <limits>

namespace wrt {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();

double digamma(double x) {
  if (std::isinf(x)) return x > 0 ? x : nan;
  double result = 0;
  if (x <= 0) {
    if (x == std::floor(x)) return nan; // a pole
    // psi(x) = psi(1 - x) - pi / tan(pi x); the fraction alone, so that the tangent is exact for large x
    result = -M_PI / std::tan(M_PI * (x - std::floor(x)));
    x = 1 - x;
  }
  for (; x < 10; ++x) result -= 1 / x;
  const double z = 1 / (x * x);
  const double tail =
      z *
      (1.0 / 12 - z * (1.0 / 120 - z * (1.0 / 252 - z * (1.0 / 240 - z * (1.0 / 132 - z * (691.0 / 32760 - z / 12))))));
  return result + std::log(x) - 0.5 / x - tail;
}

constexpr double twoOverSqrtPi = 1.12837916709551257390;

/// x with erfc(x) = q, for q in (0, 1]: a rough start, then Halley's steps.
double inverseErfc(double q) {
  const double t = std::sqrt(-2 * std::log(q / 2));
  double x = -0.70711 * ((2.30753 + t * 0.27061) / (1 + t * (0.99229 + t * 0.04481)) - t);
  for (int i = 0; i < 4; ++i) {
    const double error = std::erfc(x) - q;
    x += error / (twoOverSqrtPi * std::exp(-x * x) - x * error);
  }
  return x;
}

double erfinv(double y) {
  if (std::isnan(y) || std::fabs(y) > 1) return nan;
  if (std::fabs(y) == 1) return y * infinity;
  if (std::fabs(y) > 0.5) return std::copysign(inverseErfc(1 - std::fabs(y)), y);
  double x = y / twoOverSqrtPi;
  for (int i = 0; i < 5; ++i) {
    const double error = std::erf(x) - y;
    x -= error / (twoOverSqrtPi * std::exp(-x * x) + x * error);
  }
  return x;
}

double ndtri(double p) {
  if (std::isnan(p) || p < 0 || p > 1) return nan;
  if (p == 0) return -infinity;
  if (p == 1) return infinity;
  if (p <= 0.25) return -M_SQRT2 * inverseErfc(2 * p);
  if (p >= 0.75) return M_SQRT2 * inverseErfc(2 * (1 - p));
  return M_SQRT2 * erfinv(2 * p - 1);
}

/// exp(-|x|) I_order(x), order 0 or 1.
double besselScaled(double x, int order) {
  const double a = std::fabs(x), sign = order == 1 && x < 0 ? -1.0 : 1.0;
  if (std::isnan(x)) return x;
  if (std::isinf(x)) return 0;
  if (a <= 30) {
    const double z = a * a / 4;
    double term = order ? a / 2 : 1, sum = term;
    for (int k = 1; term > sum * 1e-18; ++k) {
      term *= z / (static_cast<double>(k) * (k + order));
      sum += term;
    }
    return sign * sum * std::exp(-a);
  }
  const double mu = order ? 4 : 0;
  double term = 1, sum = 1;
  for (int k = 1; k < 40; ++k) {
    const double odd = 2 * k - 1;
    term *= -(mu - odd * odd) / (k * 8 * a);
    sum += term;
    if (std::fabs(term) < 1e-18) break;
  }
  return sign * sum / std::sqrt(2 * M_PI * a);
}

double besselI(double x, int order) { return besselScaled(x, order) * std::exp(std::fabs(x)); }

#define IN_DOUBLE(Name, expression)                                                                                    \
  struct Name {                                                                                                        \
    template <typename T> static T apply(T v) {                                                                        \
      const double x = static_cast<double>(v);                                                                         \
      return static_cast<T>(expression);                                                                               \
    }                                                                                                                  \
  };
IN_DOUBLE(Digamma, digamma(x))
IN_DOUBLE(Erfinv, erfinv(x))
IN_DOUBLE(Ndtri, ndtri(x))
IN_DOUBLE(BesselI0, besselI(x, 0))
IN_DOUBLE(BesselI1, besselI(x, 1))
IN_DOUBLE(BesselI0e, besselScaled(x, 0))
IN_DOUBLE(BesselI1e, besselScaled(x, 1))

} // namespace
} // namespace wrt

using namespace wrt;
WRT_UNARY_KERNEL(digamma, "Digamma", Digamma, FloatTypes)
WRT_UNARY_KERNEL(erfinv, "Erfinv", Erfinv, FloatTypes)
WRT_UNARY_KERNEL(ndtri, "Ndtri", Ndtri, FloatTypes)
WRT_UNARY_KERNEL(bessel_i0, "BesselI0", BesselI0, FloatTypes)
WRT_UNARY_KERNEL(bessel_i1, "BesselI1", BesselI1, FloatTypes)
WRT_UNARY_KERNEL(bessel_i0e, "BesselI0e", BesselI0e, FloatTypes)
WRT_UNARY_KERNEL(bessel_i1e, "BesselI1e", BesselI1e, FloatTypes)
