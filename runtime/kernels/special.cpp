// Special functions, computed in double: digamma, inverse error functions, Bessel functions.
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

/// Hurwitz's zeta function: the sum of (q + k)^-x over k >= 0, by Euler and Maclaurin's formula from q + 9 on.
double zeta(double x, double q) {
  // (2k)! over the Bernoulli numbers.
  static const double factors[] = {12.0,
                                   -720.0,
                                   30240.0,
                                   -1209600.0,
                                   47900160.0,
                                   -1.8924375803183791606e9,
                                   7.47242496e10,
                                   -2.950130727918164224e12,
                                   1.1646782814350067249e14,
                                   -4.5979787224074726105e15,
                                   1.8152105401943546773e17,
                                   -7.1661652561756670113e18};
  if (x == 1) return INFINITY;
  if (!(x >= 1) || std::isnan(q)) return NAN;
  if (q <= 0) {
    if (q == std::floor(q)) return INFINITY;
    if (x != std::floor(x)) return NAN;
  }
  if (std::isinf(q)) return 0;
  constexpr double tiny = std::numeric_limits<double>::epsilon() / 2;
  double sum = std::pow(q, -x), at = q, term = 0;
  for (int i = 0; i < 9 || at <= 9; ++i) {
    at += 1;
    term = std::pow(at, -x);
    sum += term;
    if (std::fabs(term / sum) < tiny) return sum;
  }
  sum += term * at / (x - 1) - term / 2;
  double product = 1, k = 0;
  for (const double factor : factors) {
    product *= x + k;
    term /= at;
    const double more = product * term / factor;
    sum += more;
    if (std::fabs(more / sum) < tiny) return sum;
    k += 1;
    product *= x + k;
    term /= at;
    k += 1;
  }
  return sum;
}

/// The derivative of order n of digamma.
double polygamma(double n, double x) {
  if (n == 0) return digamma(x);
  if (!(n > 0) || n != std::floor(n)) return NAN;
  return (std::fmod(n, 2) == 0 ? -1 : 1) * std::tgamma(n + 1) * zeta(n + 1, x);
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
struct Polygamma {
  template <typename T> static T apply(T n, T x) {
    return static_cast<T>(polygamma(static_cast<double>(n), static_cast<double>(x)));
  }
};
struct Zeta {
  template <typename T> static T apply(T x, T q) {
    return static_cast<T>(zeta(static_cast<double>(x), static_cast<double>(q)));
  }
};
using TwoFloats = Types<float, double>;
IN_DOUBLE(Ndtri, ndtri(x))
IN_DOUBLE(BesselI0, besselI(x, 0))
IN_DOUBLE(BesselI1, besselI(x, 1))
IN_DOUBLE(BesselI0e, besselScaled(x, 0))
IN_DOUBLE(BesselI1e, besselScaled(x, 1))

} // namespace
} // namespace wrt

using namespace wrt;
WRT_UNARY_KERNEL(digamma, "Digamma", Digamma, FloatTypes)
WRT_BINARY_KERNEL(polygamma, "Polygamma", Polygamma, TwoFloats)
WRT_BINARY_KERNEL(zeta, "Zeta", Zeta, TwoFloats)
WRT_UNARY_KERNEL(erfinv, "Erfinv", Erfinv, FloatTypes)
WRT_UNARY_KERNEL(ndtri, "Ndtri", Ndtri, FloatTypes)
WRT_UNARY_KERNEL(bessel_i0, "BesselI0", BesselI0, FloatTypes)
WRT_UNARY_KERNEL(bessel_i1, "BesselI1", BesselI1, FloatTypes)
WRT_UNARY_KERNEL(bessel_i0e, "BesselI0e", BesselI0e, FloatTypes)
WRT_UNARY_KERNEL(bessel_i1e, "BesselI1e", BesselI1e, FloatTypes)
