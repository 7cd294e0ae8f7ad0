// Elementary functions of one operand, by libm in the operand's own precision.
#include "kernels/elementwise.h"

namespace wrt {
namespace {

#define LIBM(Name, function)                                                                                           \
  struct Name {                                                                                                        \
    template <typename T> static T apply(T x) { return std::function(x); }                                             \
  };
LIBM(Exp, exp)
LIBM(Log, log)
LIBM(Sqrt, sqrt)
LIBM(Sin, sin)
LIBM(Cos, cos)
LIBM(Tan, tan)
LIBM(Sinh, sinh)
LIBM(Cosh, cosh)
LIBM(Tanh, tanh)
LIBM(Asin, asin)
LIBM(Acos, acos)
LIBM(Atan, atan)
LIBM(Asinh, asinh)
LIBM(Acosh, acosh)
LIBM(Atanh, atanh)
LIBM(Erf, erf)
LIBM(Erfc, erfc)
#undef LIBM

struct Expm1 {
  template <typename T> static T apply(T x) {
    if constexpr (requires { x.imag(); })
      return std::exp(x) - T(1);
    else
      return std::expm1(x);
  }
};
struct Log1p {
  template <typename T> static T apply(T x) {
    if constexpr (requires { x.imag(); })
      return std::log(T(1) + x);
    else
      return std::log1p(x);
  }
};
struct Rsqrt {
  template <typename T> static T apply(T x) { return T(1) / std::sqrt(x); }
};
struct Sigmoid {
  template <typename T> static T apply(T x) {
    if constexpr (requires { x.imag(); })
      return T(1) / (T(1) + std::exp(-x));
    else if (x >= 0)
      return T(1) / (T(1) + std::exp(-x));
    else {
      const T e = std::exp(x);
      return e / (T(1) + e);
    }
  }
};
struct Lgamma {
  template <typename T> static T apply(T x) {
    int sign;
    if constexpr (sizeof(T) == 4)
      return lgammaf_r(x, &sign);
    else
      return lgamma_r(x, &sign);
  }
};

using FloatComplex = Join<FloatTypes, ComplexTypes>;

} // namespace
} // namespace wrt

using namespace wrt;
WRT_UNARY_KERNEL(exp, "Exp", Exp, FloatComplex)
WRT_UNARY_KERNEL(expm1, "Expm1", Expm1, FloatComplex)
WRT_UNARY_KERNEL(log, "Log", Log, FloatComplex)
WRT_UNARY_KERNEL(log1p, "Log1p", Log1p, FloatComplex)
WRT_UNARY_KERNEL(sqrt, "Sqrt", Sqrt, FloatComplex)
WRT_UNARY_KERNEL(rsqrt, "Rsqrt", Rsqrt, FloatComplex)
WRT_UNARY_KERNEL(sin, "Sin", Sin, FloatComplex)
WRT_UNARY_KERNEL(cos, "Cos", Cos, FloatComplex)
WRT_UNARY_KERNEL(tan, "Tan", Tan, FloatComplex)
WRT_UNARY_KERNEL(sinh, "Sinh", Sinh, FloatComplex)
WRT_UNARY_KERNEL(cosh, "Cosh", Cosh, FloatComplex)
WRT_UNARY_KERNEL(tanh, "Tanh", Tanh, FloatComplex)
WRT_UNARY_KERNEL(asin, "Asin", Asin, FloatComplex)
WRT_UNARY_KERNEL(acos, "Acos", Acos, FloatComplex)
WRT_UNARY_KERNEL(atan, "Atan", Atan, FloatComplex)
WRT_UNARY_KERNEL(asinh, "Asinh", Asinh, FloatComplex)
WRT_UNARY_KERNEL(acosh, "Acosh", Acosh, FloatComplex)
WRT_UNARY_KERNEL(atanh, "Atanh", Atanh, FloatComplex)
WRT_UNARY_KERNEL(sigmoid, "Sigmoid", Sigmoid, FloatComplex)
WRT_UNARY_KERNEL(erf, "Erf", Erf, FloatTypes)
WRT_UNARY_KERNEL(erfc, "Erfc", Erfc, FloatTypes)
WRT_UNARY_KERNEL(lgamma, "Lgamma", Lgamma, FloatTypes)
