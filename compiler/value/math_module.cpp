// The module math.
#include <cmath>

#include "value/errors.h"
#include "value/ints.h"
#include "value/native_modules.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::py {

namespace {

Value domainError() { return raiseValueError("math domain error"); }
Value rangeError() { return raise(exceptions().OverflowError, "math range error"); }

// A function of one double; a NaN from a number is a domain error, an infinity from a finite one a range error.
template <double (*F)(double)> Value oneDouble(const Value *a) {
  double x;
  if (!number(a[0], x)) return {};
  double result = F(x);
  if (std::isnan(result) && !std::isnan(x)) return domainError();
  if (std::isinf(result) && std::isfinite(x))
    return F == static_cast<double (*)(double)>(std::exp) || F == static_cast<double (*)(double)>(std::sinh) ||
                   F == static_cast<double (*)(double)>(std::cosh) ||
                   F == static_cast<double (*)(double)>(std::expm1) || F == static_cast<double (*)(double)>(std::exp2)
               ? rangeError()
               : domainError();
  return makeFloat(result);
}
double gammaOf(double x) { return x <= 0 && x == std::floor(x) ? NAN : std::tgamma(x); }

double logOfInt(const Value &value, bool &fine) {
  // Beyond a double's range: by the bits.
  double d;
  fine = true;
  int64_t bits = intBitLength(value);
  if (bits < 1000) {
    (void)intToDouble(value, d);
    return std::log(d);
  }
  Value head = intBinary(BinaryOp::RShift, value, makeInt(bits - 60));
  (void)intToDouble(head, d);
  return std::log(d) + static_cast<double>(bits - 60) * std::log(2.0);
}

Value logarithm(const Value &value, double (*f)(double), double unit) {
  const Value &plain = unbox(value);
  if (isAnyInt(plain)) {
    if (intSign(plain) <= 0) return domainError();
    if (isBigInt(plain)) {
      bool fine;
      return makeFloat(logOfInt(plain, fine) / std::log(unit));
    }
  }
  double x;
  if (!number(value, x)) return {};
  if (x <= 0) return domainError();
  return makeFloat(f(x));
}

Value roundWith(const Value &value, Symbol method, double (*f)(double)) {
  bool found = false;
  Value result = callSpecial(value, method, {}, found);
  if (found) return result;
  double x;
  if (!number(value, x)) return {};
  return call(Value(types().integer), std::vector<Value>{makeFloat(f(x))});
}

double exactSum(const std::vector<double> &values) {
  // Shewchuk's partial sums, rounded once at the end.
  std::vector<double> partials;
  for (double x : values) {
    size_t used = 0;
    for (double y : partials) {
      if (std::fabs(x) < std::fabs(y)) std::swap(x, y);
      double high = x + y, low = y - (high - x);
      if (low != 0) partials[used++] = low;
      x = high;
    }
    partials.resize(used);
    partials.push_back(x);
  }
  double high = 0, low = 0;
  size_t n = partials.size();
  if (n) {
    high = partials[--n];
    while (n > 0) {
      double x = high, y = partials[--n];
      high = x + y;
      low = y - (high - x);
      if (low != 0) break;
    }
    if (n > 0 && ((low < 0 && partials[n - 1] < 0) || (low > 0 && partials[n - 1] > 0))) {
      double y = low * 2, x = high + y;
      if (y == x - high) high = x;
    }
  }
  return high;
}

Value factorial(const Value *a) {
  if (!isAnyInt(a[0]) && !a[0].type()->slots.toIndex)
    return raiseTypeError("'{}' object cannot be interpreted as an integer", typeName(a[0]));
  int64_t n;
  if (!index(a[0], n)) return {};
  if (n < 0) return raiseValueError("factorial() not defined for negative values");
  Value result = makeInt(1);
  for (int64_t i = 2; i <= n; ++i) result = binary(BinaryOp::Mult, result, makeInt(i));
  return result;
}
Value combinations(const Value *a) {
  int64_t n, k;
  if (!index(a[0], n) || !index(a[1], k)) return {};
  if (n < 0) return raiseValueError("n must be a non-negative integer");
  if (k < 0) return raiseValueError("k must be a non-negative integer");
  if (k > n) return makeInt(0);
  k = std::min(k, n - k);
  Value result = makeInt(1);
  for (int64_t i = 1; i <= k; ++i)
    result = binary(BinaryOp::FloorDiv, binary(BinaryOp::Mult, result, makeInt(n - k + i)), makeInt(i));
  return result;
}
Value permutations(const Value *a) {
  int64_t n, k;
  if (a[1].isNone()) return factorial(a);
  if (!index(a[0], n) || !index(a[1], k)) return {};
  if (k > n) return makeInt(0);
  Value result = makeInt(1);
  for (int64_t i = 0; i < k; ++i) result = binary(BinaryOp::Mult, result, makeInt(n - i));
  return result;
}

bool allNumbers(const Value &iterable, std::vector<double> &out) {
  return forEach(iterable, [&](const Value &item) {
    double x;
    if (!number(item, x)) return false;
    out.push_back(x);
    return true;
  });
}
double length2(const std::vector<double> &values) {
  double largest = 0;
  for (double x : values) {
    if (std::isinf(x)) return INFINITY;
    largest = std::max(largest, std::fabs(x));
  }
  if (largest == 0) return 0;
  if (values.size() == 2) return std::hypot(values[0], values[1]);
  double total = 0;
  for (double x : values) total += (x / largest) * (x / largest);
  return largest * std::sqrt(total);
}

} // namespace

bool fillMath(Module &m) {
  auto def = [&](const char *name, const char *parameters, Value (*code)(const Value *)) {
    defineFunction(m, name, parameters, code);
  };
  auto set = [&](const char *name, double value) { dictSet(*m.dict, Symbol::intern(name), makeFloat(value)); };
  set("pi", M_PI);
  set("e", M_E);
  set("tau", 2 * M_PI);
  set("inf", INFINITY);
  set("nan", NAN);
  def("sqrt", "x, /", oneDouble<std::sqrt>);
  def("cbrt", "x, /", oneDouble<std::cbrt>);
  def("exp", "x, /", oneDouble<std::exp>);
  def("exp2", "x, /", oneDouble<std::exp2>);
  def("expm1", "x, /", oneDouble<std::expm1>);
  def("log1p", "x, /", oneDouble<std::log1p>);
  def("sin", "x, /", oneDouble<std::sin>);
  def("cos", "x, /", oneDouble<std::cos>);
  def("tan", "x, /", oneDouble<std::tan>);
  def("asin", "x, /", oneDouble<std::asin>);
  def("acos", "x, /", oneDouble<std::acos>);
  def("atan", "x, /", oneDouble<std::atan>);
  def("sinh", "x, /", oneDouble<std::sinh>);
  def("cosh", "x, /", oneDouble<std::cosh>);
  def("tanh", "x, /", oneDouble<std::tanh>);
  def("asinh", "x, /", oneDouble<std::asinh>);
  def("acosh", "x, /", oneDouble<std::acosh>);
  def("atanh", "x, /", oneDouble<std::atanh>);
  def("erf", "x, /", oneDouble<std::erf>);
  def("erfc", "x, /", oneDouble<std::erfc>);
  def("gamma", "x, /", oneDouble<gammaOf>);
  def("lgamma", "x, /", oneDouble<std::lgamma>);
  def("fabs", "x, /", oneDouble<std::fabs>);
  def("degrees", "x, /", [](const Value *a) -> Value {
    double x;
    return number(a[0], x) ? makeFloat(x * (180.0 / M_PI)) : Value();
  });
  def("radians", "x, /", [](const Value *a) -> Value {
    double x;
    return number(a[0], x) ? makeFloat(x * (M_PI / 180.0)) : Value();
  });
  def("log", "x, base=?, /", [](const Value *a) -> Value {
    Value top = logarithm(a[0], std::log, M_E);
    if (!top || !a[1]) return top;
    Value bottom = logarithm(a[1], std::log, M_E);
    return bottom ? binary(BinaryOp::Div, top, bottom) : Value();
  });
  def("log2", "x, /", [](const Value *a) { return logarithm(a[0], std::log2, 2); });
  def("log10", "x, /", [](const Value *a) { return logarithm(a[0], std::log10, 10); });
  def("atan2", "y, x, /", [](const Value *a) -> Value {
    double y, x;
    return number(a[0], y) && number(a[1], x) ? makeFloat(std::atan2(y, x)) : Value();
  });
  def("pow", "x, y, /", [](const Value *a) -> Value {
    double x, y;
    if (!number(a[0], x) || !number(a[1], y)) return {};
    double result = std::pow(x, y);
    if (std::isnan(result) && !std::isnan(x) && !std::isnan(y)) return domainError();
    if (std::isinf(result) && std::isfinite(x) && std::isfinite(y)) return x == 0 ? domainError() : rangeError();
    return makeFloat(result);
  });
  def("fmod", "x, y, /", [](const Value *a) -> Value {
    double x, y;
    if (!number(a[0], x) || !number(a[1], y)) return {};
    double result = std::fmod(x, y);
    return std::isnan(result) && !std::isnan(x) && !std::isnan(y) ? domainError() : makeFloat(result);
  });
  def("remainder", "x, y, /", [](const Value *a) -> Value {
    double x, y;
    return number(a[0], x) && number(a[1], y) ? makeFloat(std::remainder(x, y)) : Value();
  });
  def("copysign", "x, y, /", [](const Value *a) -> Value {
    double x, y;
    return number(a[0], x) && number(a[1], y) ? makeFloat(std::copysign(x, y)) : Value();
  });
  def("nextafter", "x, y, /", [](const Value *a) -> Value {
    double x, y;
    return number(a[0], x) && number(a[1], y) ? makeFloat(std::nextafter(x, y)) : Value();
  });
  def("ldexp", "x, i, /", [](const Value *a) -> Value {
    double x;
    int64_t i;
    return number(a[0], x) && index(a[1], i) ? makeFloat(std::ldexp(x, static_cast<int>(i))) : Value();
  });
  def("frexp", "x, /", [](const Value *a) -> Value {
    double x;
    int exponent = 0;
    if (!number(a[0], x)) return {};
    double mantissa = std::isfinite(x) ? std::frexp(x, &exponent) : x;
    return makeTuple({makeFloat(mantissa), makeInt(exponent)});
  });
  def("modf", "x, /", [](const Value *a) -> Value {
    double x, whole;
    if (!number(a[0], x)) return {};
    double rest = std::modf(x, &whole);
    return makeTuple({makeFloat(rest), makeFloat(whole)});
  });
  def("floor", "x, /", [](const Value *a) { return roundWith(a[0], WEFT_SYMBOL("__floor__"), std::floor); });
  def("ceil", "x, /", [](const Value *a) { return roundWith(a[0], WEFT_SYMBOL("__ceil__"), std::ceil); });
  def("trunc", "x, /", [](const Value *a) -> Value {
    bool found = false;
    Value result = callSpecial(a[0], WEFT_SYMBOL("__trunc__"), {}, found);
    return found ? result : raiseTypeError("type {} doesn't define __trunc__ method", typeName(a[0]));
  });
  def("isnan", "x, /", [](const Value *a) -> Value {
    double x;
    return number(a[0], x) ? makeBool(std::isnan(x)) : Value();
  });
  def("isinf", "x, /", [](const Value *a) -> Value {
    double x;
    return number(a[0], x) ? makeBool(std::isinf(x)) : Value();
  });
  def("isfinite", "x, /", [](const Value *a) -> Value {
    double x;
    return number(a[0], x) ? makeBool(std::isfinite(x)) : Value();
  });
  def("isclose", "a, b, *, rel_tol=1e-09, abs_tol=0.0", [](const Value *a) -> Value {
    double x, y, relative, absolute;
    if (!number(a[0], x) || !number(a[1], y) || !number(a[2], relative) || !number(a[3], absolute)) return {};
    if (relative < 0 || absolute < 0) return raiseValueError("tolerances must be non-negative");
    if (x == y) return makeBool(true);
    if (std::isinf(x) || std::isinf(y)) return makeBool(false);
    double difference = std::fabs(x - y);
    return makeBool(difference <= std::fabs(relative * y) || difference <= std::fabs(relative * x) ||
                    difference <= absolute);
  });
  def("hypot", "*coordinates", [](const Value *a) -> Value {
    std::vector<double> values;
    return allNumbers(a[0], values) ? makeFloat(length2(values)) : Value();
  });
  def("dist", "p, q, /", [](const Value *a) -> Value {
    std::vector<double> p, q;
    if (!allNumbers(a[0], p) || !allNumbers(a[1], q)) return {};
    if (p.size() != q.size()) return raiseValueError("both points must have the same number of dimensions");
    for (size_t i = 0; i < p.size(); ++i) p[i] -= q[i];
    return makeFloat(length2(p));
  });
  def("fsum", "seq, /", [](const Value *a) -> Value {
    std::vector<double> values;
    return allNumbers(a[0], values) ? makeFloat(exactSum(values)) : Value();
  });
  def("prod", "iterable, /, *, start=1", [](const Value *a) -> Value {
    Value total = a[1];
    bool fine = forEach(a[0], [&](const Value &item) {
      total = binary(BinaryOp::Mult, total, item);
      return static_cast<bool>(total);
    });
    return fine ? total : Value();
  });
  auto fold = [](const Value &values, bool lcm) -> Value {
    Value total = makeInt(lcm ? 1 : 0);
    for (const Value &item : *asSequence(values)) {
      Value number = indexValue(item);
      if (!number) return {};
      Value divisor = intGcd(total, number);
      if (!lcm)
        total = divisor;
      else if (intIsZero(divisor))
        total = makeInt(0);
      else
        total = intBinary(BinaryOp::Mult, intBinary(BinaryOp::FloorDiv, total, divisor), number);
    }
    return intSign(total) < 0 ? intNegate(total) : total;
  };
  static auto folded = fold;
  def("gcd", "*integers", [](const Value *a) { return folded(a[0], false); });
  def("lcm", "*integers", [](const Value *a) { return folded(a[0], true); });
  def("factorial", "x, /", factorial);
  def("comb", "n, k, /", combinations);
  def("perm", "n, k=None, /", permutations);
  def("isqrt", "n, /", [](const Value *a) -> Value {
    Value number = indexValue(a[0]);
    if (!number) return {};
    if (intSign(number) < 0) return raiseValueError("isqrt() argument must be nonnegative");
    return intIsqrt(number);
  });
  return true;
}

} // namespace weft::py
