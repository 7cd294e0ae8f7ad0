// Unary universal functions, where, and rounding.
#include "stage/numpy/binary_functors.h"
#include "stage/numpy/elementwise.h"

#include <complex>

namespace weft::np {

namespace {
using functors::isNan;
using functors::Wide;

struct Info {
  const char *name;
  char kind;
};
constexpr Info infos[] = {
#define X(e, name, kind) {name, kind},
    WEFT_NP_UNARY(X)
#undef X
};
Info infoOf(Unary op) { return infos[static_cast<int>(op)]; }

// One functor a function. `real`: of float or double; `complexOf`: of a complex number, if there is such a loop.
#define WEFT_MATH(Name, realExpr, complexExpr)                                                                         \
  struct Name {                                                                                                        \
    template <typename T> static T apply(T v) {                                                                        \
      if constexpr (isComplexType<T>) {                                                                                \
        const T x = v;                                                                                                 \
        return complexExpr;                                                                                            \
      } else if constexpr (isFloatType<T>) {                                                                           \
        using W = Wide<T>;                                                                                             \
        const W x = v;                                                                                                 \
        return static_cast<T>(realExpr);                                                                               \
      } else                                                                                                           \
        return v;                                                                                                      \
    }                                                                                                                  \
  };
WEFT_MATH(Sqrt, std::sqrt(x), std::sqrt(x))
WEFT_MATH(Cbrt, std::cbrt(x), x)
WEFT_MATH(Exp, std::exp(x), std::exp(x))
WEFT_MATH(Exp2, std::exp2(x), std::pow(T(2), x))
WEFT_MATH(Expm1, std::expm1(x), std::exp(x) - T(1))
WEFT_MATH(Log, std::log(x), std::log(x))
WEFT_MATH(Log2, std::log2(x), std::log(x) / std::log(T(2)))
WEFT_MATH(Log10, std::log10(x), std::log10(x))
WEFT_MATH(Log1p, std::log1p(x), std::log(T(1) + x))
WEFT_MATH(Sin, std::sin(x), std::sin(x))
WEFT_MATH(Cos, std::cos(x), std::cos(x))
WEFT_MATH(Tan, std::tan(x), std::tan(x))
WEFT_MATH(Arcsin, std::asin(x), std::asin(x))
WEFT_MATH(Arccos, std::acos(x), std::acos(x))
WEFT_MATH(Arctan, std::atan(x), std::atan(x))
WEFT_MATH(Sinh, std::sinh(x), std::sinh(x))
WEFT_MATH(Cosh, std::cosh(x), std::cosh(x))
WEFT_MATH(Tanh, std::tanh(x), std::tanh(x))
WEFT_MATH(Arcsinh, std::asinh(x), std::asinh(x))
WEFT_MATH(Arccosh, std::acosh(x), std::acosh(x))
WEFT_MATH(Arctanh, std::atanh(x), std::atanh(x))
WEFT_MATH(Deg2rad, x *W(M_PI / 180.0), x)
WEFT_MATH(Rad2deg, x *W(180.0 / M_PI), x)
WEFT_MATH(Floor, std::floor(x), x)
WEFT_MATH(Ceil, std::ceil(x), x)
WEFT_MATH(Trunc, std::trunc(x), x)
WEFT_MATH(Rint, std::nearbyint(x), T(std::nearbyint(x.real()), std::nearbyint(x.imag())))
#undef WEFT_MATH

struct Negative {
  template <typename T> static T apply(T x) {
    if constexpr (std::is_integral_v<T>)
      return static_cast<T>(0 - static_cast<uint64_t>(x));
    else
      return static_cast<T>(-static_cast<Wide<T>>(x));
  }
};
struct Positive {
  template <typename T> static T apply(T x) { return x; }
};
struct Sign {
  template <typename T> static T apply(T x) {
    if constexpr (isComplexType<T>) {
      const auto m = std::abs(x);
      return m == 0 ? T(0) : x / m;
    } else {
      const Wide<T> w = x;
      return isNan(x) ? x : static_cast<T>(static_cast<Wide<T>>(w > 0 ? 1 : w < 0 ? -1 : 0));
    }
  }
};
struct Square {
  template <typename T> static T apply(T x) { return functors::Multiply::apply(x, x); }
};
struct Reciprocal {
  template <typename T> static T apply(T x) {
    if constexpr (std::is_integral_v<T>)
      return x == T(1) ? T(1) : x == T(-1) ? T(-1) : T(0);
    else if constexpr (isComplexType<T>)
      return functors::Divide::apply(T(1), x);
    else
      return static_cast<T>(Wide<T>(1) / static_cast<Wide<T>>(x));
  }
};
struct Conjugate {
  template <typename T> static T apply(T x) {
    if constexpr (isComplexType<T>)
      return T(x.real(), -x.imag());
    else
      return x;
  }
};
struct Absolute {
  template <typename T> static auto apply(T x) {
    if constexpr (isComplexType<T>)
      return std::hypot(x.real(), x.imag());
    else if constexpr (isFloatType<T>)
      return static_cast<T>(std::fabs(static_cast<Wide<T>>(x)));
    else if constexpr (std::is_signed_v<T>)
      return static_cast<T>(x < 0 ? 0 - static_cast<uint64_t>(x) : static_cast<uint64_t>(x));
    else
      return x;
  }
};
template <typename T, typename P> bool anyPart(T x, P p) {
  if constexpr (isComplexType<T>)
    return p(x.real()) || p(x.imag());
  else if constexpr (isFloatType<T>)
    return p(static_cast<Wide<T>>(x));
  else
    return false;
}
struct IsNan {
  template <typename T> static bool apply(T x) { return isNan(x); }
};
struct IsInf {
  template <typename T> static bool apply(T x) {
    return anyPart(x, [](auto v) { return std::isinf(v); });
  }
};
struct IsFinite {
  template <typename T> static bool apply(T x) {
    return !anyPart(x, [](auto v) { return !std::isfinite(v); });
  }
};
struct Signbit {
  template <typename T> static bool apply(T x) {
    if constexpr (isComplexType<T>)
      return false;
    else if constexpr (isFloatType<T>)
      return std::signbit(static_cast<Wide<T>>(x));
    else
      return x < T(0);
  }
};
struct LogicalNot {
  template <typename T> static bool apply(T x) { return !functors::truth(x); }
};
struct Invert {
  template <typename T> static T apply(T x) {
    if constexpr (std::is_same_v<T, bool>)
      return !x;
    else if constexpr (std::is_integral_v<T>)
      return static_cast<T>(~x);
    else
      return x;
  }
};

template <typename F> Array run(const Array &x, DType resultType) {
  Array out = Array::empty(resultType, x.dims);
  if (!out) return {};
  char *const data[2] = {out.data, x.data};
  const Dims *const strides[2] = {&out.strides, &x.strides};
  dispatch(x.dtype.code, [&]<typename T>() {
    using R = decltype(F::apply(T{}));
    forEachRun<2>(x.dims, data, strides, [](char **p, int64_t n, const int64_t *step) {
      for (char *o = p[0], *i = p[1]; n--; o += step[0], i += step[1])
        *reinterpret_cast<R *>(o) = F::apply(*reinterpret_cast<const T *>(i));
    });
  });
  return out;
}
} // namespace

const char *ufuncName(Unary op) { return infoOf(op).name; }
bool findUnary(std::string_view name, Unary &op) {
  if (name == "abs" || name == "fabs") name = "absolute";
  if (name == "conj") name = "conjugate";
  if (name == "radians") name = "deg2rad";
  if (name == "degrees") name = "rad2deg";
  if (name == "bitwise_not" || name == "bitwise_invert") name = "invert";
  if (name == "acos" || name == "asin" || name == "atan" || name == "acosh" || name == "asinh" || name == "atanh")
    return findUnary("arc" + std::string(name.substr(1)), op);
  for (size_t i = 0; i < std::size(infos); i++)
    if (name == infos[i].name) return op = static_cast<Unary>(i), true;
  return false;
}

bool loopDType(Unary op, DType a, DType &loop) {
  const char kind = infoOf(op).kind;
  const char k = a.kind();
  loop = a;
  const auto refuse = [&] {
    return raise("TypeError",
                 "ufunc '{}' not supported for the input types, and the inputs could not be safely coerced to any "
                 "supported types according to the casting rule ''safe''",
                 infoOf(op).name);
  };
  if (a.isText() || a.isObject()) return refuse();
  switch (kind) {
  case 'F':
    if (k == 'b' || ((k == 'i' || k == 'u') && a.itemSize() == 1))
      loop = WRT_HALF;
    else if ((k == 'i' || k == 'u') && a.itemSize() == 2)
      loop = WRT_FLOAT32;
    else if (k == 'i' || k == 'u')
      loop = WRT_FLOAT64;
    if (k == 'c' && (op == Unary::Cbrt || op == Unary::Deg2rad || op == Unary::Rad2deg)) return refuse();
    return true;
  case 'R':
    return k == 'c' ? static_cast<bool>(refuse()) : true;
  case 'I':
    return k == 'f' || k == 'c' || k == 'V' ? static_cast<bool>(refuse()) : true;
  case 'A':
    if (k != 'b') return true;
    if (op == Unary::Negative)
      return raise("TypeError",
                   "The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or "
                   "the logical_not function instead.");
    if (op == Unary::Square || op == Unary::Reciprocal) loop = WRT_INT8;
    if (op == Unary::Sign || op == Unary::Positive)
      return raise("TypeError",
                   "ufunc '{}' did not contain a loop with signature matching types <class "
                   "'numpy.dtypes.BoolDType'> -> None",
                   infoOf(op).name);
    return true;
  default:
    if (op == Unary::Signbit && k == 'c') return refuse();
    return true;
  }
}

DType resultDType(Unary op, DType loop) {
  switch (infoOf(op).kind) {
  case 'P':
  case 'L':
    return WRT_BOOL;
  case 'N':
    return wrt::realDtype(loop.code);
  default:
    return loop;
  }
}

Array unary(Unary op, const Array &a) {
  DType loop;
  if (!loopDType(op, a.dtype, loop)) return {};
  return unaryIn(op, a, loop);
}
Array unaryIn(Unary op, const Array &a, DType loop) {
  const Array x = asType(a, loop);
  if (!x) return {};
  const DType result = resultDType(op, loop);
  switch (op) {
#define X(e, name, kind)                                                                                               \
  case Unary::e:                                                                                                       \
    return run<e>(x, result);
    WEFT_NP_UNARY(X)
#undef X
  }
  return {};
}

Array where(const Array &condition, const Array &a, const Array &b) {
  DType common;
  if (!promote(a.dtype, b.dtype, common)) return {};
  Dims dims;
  if (!broadcastShapes({&condition, &a, &b}, dims)) return {};
  const Array c = broadcastTo(asType(condition, WRT_BOOL), dims);
  const Array x = broadcastTo(asType(a, common), dims), y = broadcastTo(asType(b, common), dims);
  Array out = Array::zeros(common, dims);
  if (!c || !x || !y || !out) return {};
  char *const data[4] = {out.data, c.data, x.data, y.data};
  const Dims *const strides[4] = {&out.strides, &c.strides, &x.strides, &y.strides};
  const size_t item = static_cast<size_t>(common.stride());
  forEachRun<4>(dims, data, strides, [&](char **p, int64_t n, const int64_t *step) {
    for (int64_t i = 0; i < n; i++) {
      char *o = p[0] + i * step[0];
      const char *from = *(p[1] + i * step[1]) ? p[2] + i * step[2] : p[3] + i * step[3];
      if (common.isText()) {
        const auto *s = reinterpret_cast<const wrt_string *>(from);
        wrt_string_assign(reinterpret_cast<wrt_string *>(o), s->data, s->size);
      } else if (common.isObject()) {
        auto *object = *reinterpret_cast<wrt_object *const *>(from);
        wrt_object_retain(object);
        *reinterpret_cast<wrt_object **>(o) = object;
      } else
        __builtin_memcpy(o, from, item);
    }
  });
  return out;
}

Array roundTo(const Array &a, int decimals) {
  const char k = a.dtype.kind();
  if (k == 'b') return asType(a, WRT_HALF);
  if (k == 'i' || k == 'u') {
    if (decimals >= 0) return copy(a);
    double p = 1;
    for (int i = 0; i > decimals; i--) p *= 10;
    Array scaled = unary(Unary::Rint, binary(Binary::Divide, a, Array::scalar<double>(p)));
    return cast(binary(Binary::Multiply, scaled, Array::scalar<double>(p)), a.dtype);
  }
  if (decimals == 0) return unary(Unary::Rint, a);
  Array power = Array::scalar<double>(std::pow(10.0, decimals < 0 ? -decimals : decimals));
  power = asType(power, a.dtype);
  const Binary first = decimals > 0 ? Binary::Multiply : Binary::Divide;
  const Binary second = decimals > 0 ? Binary::Divide : Binary::Multiply;
  if (k == 'c') { // parts by themselves: a complex division would not round back
    Array out = copy(a);
    for (int part = 0; part < 2; part++) {
      Array view = out;
      view.dtype = wrt::realDtype(a.dtype.code);
      view.data += part * view.dtype.stride();
      if (!assign(view, roundTo(view, decimals))) return {};
    }
    return out;
  }
  Array scaled = unary(Unary::Rint, binary(first, a, power));
  return scaled ? binary(second, scaled, power) : scaled;
}

} // namespace weft::np
