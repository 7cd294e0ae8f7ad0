// The classes int, bool, float and complex: construction from text and other objects, operators, text, methods.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

#include "value/builtin_types.h"
#include "value/errors.h"
#include "value/ints.h"
#include "value/objects.h"
#include "value/protocol.h"
#include "value/signature.h"
#include "value/text_util.h"

namespace weft::py {

namespace {

// ---- int

template <BinaryOp Op> Value intOp(const Value &self, const Value &other) {
  if (!isAnyInt(other)) return Value::notImplemented();
  const Value &a = unbox(self), &b = unbox(other);
  if constexpr (Op == BinaryOp::BitAnd || Op == BinaryOp::BitOr || Op == BinaryOp::BitXor) {
    if (a.isBool() && b.isBool()) {
      bool x = a.asBool(), y = b.asBool();
      return makeBool(Op == BinaryOp::BitAnd ? x && y : Op == BinaryOp::BitOr ? x || y : x != y);
    }
  }
  if (!a.isObject() && !b.isObject()) {
    int64_t x = a.asInt(), y = b.asInt(), result;
    if constexpr (Op == BinaryOp::Add)
      if (!__builtin_add_overflow(x, y, &result)) return makeInt(result);
    if constexpr (Op == BinaryOp::Sub)
      if (!__builtin_sub_overflow(x, y, &result)) return makeInt(result);
    if constexpr (Op == BinaryOp::Mult)
      if (!__builtin_mul_overflow(x, y, &result)) return makeInt(result);
    if constexpr (Op == BinaryOp::BitAnd) return makeInt(x & y);
    if constexpr (Op == BinaryOp::BitOr) return makeInt(x | y);
    if constexpr (Op == BinaryOp::BitXor) return makeInt(x ^ y);
  }
  return intBinary(Op, a, b);
}
template <BinaryOp Op> Value intReflected(const Value &self, const Value &other) {
  if (!isAnyInt(other)) return Value::notImplemented();
  return intOp<Op>(other, self);
}
Value plainInt(const Value &self) {
  const Value &v = unbox(self);
  return v.isBool() ? makeInt(v.asInt()) : v;
}
Value intRepr(const Value &self) { return makeStr(intText(unbox(self))); }
bool intHashSlot(const Value &self, int64_t &out) {
  out = intHash(unbox(self));
  return true;
}
Value intCompareSlot(const Value &self, const Value &other, CompareOp op) {
  if (!isAnyInt(other)) return Value::notImplemented();
  int c = intCompare(unbox(self), unbox(other));
  switch (op) {
  case CompareOp::Eq:
    return makeBool(c == 0);
  case CompareOp::NotEq:
    return makeBool(c != 0);
  case CompareOp::Lt:
    return makeBool(c < 0);
  case CompareOp::LtE:
    return makeBool(c <= 0);
  case CompareOp::Gt:
    return makeBool(c > 0);
  case CompareOp::GtE:
    return makeBool(c >= 0);
  }
  return {};
}

Value intFormat(const Value &self, std::string_view text) {
  const Value &v = unbox(self);
  if (text.empty()) return str(self);
  FormatSpec spec;
  if (!parseFormatSpec(text, spec, typeName(self))) return {};
  switch (spec.type) {
  case 'e':
  case 'E':
  case 'f':
  case 'F':
  case 'g':
  case 'G':
  case '%': {
    double d;
    std::string out;
    if (!intToDouble(v, d) || !formatDouble(d, spec, out)) return {};
    return makeStr(std::move(out));
  }
  case 'c': {
    int64_t code;
    if (!toInt64(v, code) || code < 0 || code > 0x10FFFF)
      return raise(exceptions().OverflowError, "%c arg not in range(0x110000)");
    std::string out;
    appendCodePoint(out, static_cast<uint32_t>(code));
    return makeStr(padText(spec, out, '<'));
  }
  case 0:
  case 'd':
  case 'n':
  case 'b':
  case 'o':
  case 'x':
  case 'X':
    break;
  default:
    return raiseValueError("Unknown format code '{}' for object of type '{}'", spec.type, typeName(self));
  }
  if (spec.precision >= 0) return raiseValueError("Precision not allowed in integer format specifier");
  int base = spec.type == 'b' ? 2 : spec.type == 'o' ? 8 : spec.type == 'x' || spec.type == 'X' ? 16 : 10;
  std::string digits = intText(v.isBool() ? makeInt(v.asInt()) : v, base);
  bool negative = digits[0] == '-';
  if (negative) digits.erase(0, 1);
  std::string prefix;
  if (spec.alternate && base != 10) prefix = base == 2 ? "0b" : base == 8 ? "0o" : spec.type == 'X' ? "0X" : "0x";
  if (spec.type == 'X')
    for (char &c : digits) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return makeStr(padNumber(spec, negative, prefix, digits, ""));
}

std::string_view trimmed(std::string_view text) {
  size_t begin = 0;
  while (begin < text.size()) {
    size_t at = begin;
    if (!isSpaceCodePoint(decodeAt(text, at))) break;
    begin = at;
  }
  while (text.size() > begin && std::isspace(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  return text.substr(begin);
}

Value intFromText(std::string_view text, int64_t base, const Value &shown) {
  std::string_view digits = trimmed(text);
  std::string cleaned(digits);
  bool negative = !digits.empty() && digits[0] == '-';
  if (!digits.empty() && (digits[0] == '-' || digits[0] == '+')) digits.remove_prefix(1);
  int actual = static_cast<int>(base);
  if (digits.size() > 1 && digits[0] == '0' && !digits.empty()) {
    char mark = static_cast<char>(std::tolower(static_cast<unsigned char>(digits[1])));
    int named = mark == 'x' ? 16 : mark == 'o' ? 8 : mark == 'b' ? 2 : 0;
    if (named && (base == 0 || base == named)) {
      actual = named;
      digits.remove_prefix(2);
      if (!digits.empty() && digits[0] == '_') digits.remove_prefix(1);
    }
  }
  if (actual == 0) {
    actual = 10;
    if (digits.size() > 1 && digits[0] == '0' && digits.find_first_not_of("0_") != std::string_view::npos) digits = "";
  }
  Value result;
  if (digits.empty() || digits[0] == '-' || digits[0] == '+' || !(result = intFromDigits(digits, actual))) {
    std::string quoted;
    if (!reprText(shown, quoted)) return {};
    return raiseValueError("invalid literal for int() with base {}: {}", base, quoted);
  }
  return negative ? intNegate(result) : result;
}

Value convertToInt(const Value &source) {
  if (const Str *text = asStr(source)) return intFromText(text->text, 10, source);
  if (const Bytes *text = asBytes(source)) return intFromText(text->data, 10, source);
  const Value &plain = unbox(source);
  if (isAnyInt(plain) && &plain == &source) return plainInt(source);
  if (plain.isFloat()) {
    if (std::isnan(plain.asFloat())) return raiseValueError("cannot convert float NaN to integer");
    if (std::isinf(plain.asFloat()))
      return raise(exceptions().OverflowError, "cannot convert float infinity to integer");
    return intFromDouble(plain.asFloat());
  }
  const Slots &slots = source.type()->slots;
  if (slots.toInt) {
    Value result = slots.toInt(source);
    if (result && !isAnyInt(result)) return raiseTypeError("__int__ returned non-int (type {})", typeName(result));
    return result ? plainInt(result) : result;
  }
  if (slots.toIndex) return slots.toIndex(source);
  if (isAnyInt(plain)) return plainInt(source);
  bool found = false;
  Value result = callSpecial(source, WEFT_SYMBOL("__trunc__"), {}, found);
  if (found) return result ? convertToInt(result) : Value();
  return raiseTypeError("int() argument must be a string, a bytes-like object or a real number, not '{}'",
                        typeName(source));
}

Value intCreate(Type *cls, const Args &args) {
  static const Signature signature("int", "x=?, /, base=?");
  Value bound[2];
  if (!signature.bind(args, bound)) return {};
  Value result = makeInt(0);
  if (bound[1]) {
    int64_t base;
    if (!index(bound[1], base)) return {};
    if (!bound[0]) return raiseTypeError("int() missing string argument");
    if (base != 0 && (base < 2 || base > 36)) return raiseValueError("int() base must be >= 2 and <= 36, or 0");
    const Str *text = asStr(bound[0]);
    const Bytes *bytes = asBytes(bound[0]);
    if (!text && !bytes) return raiseTypeError("int() can't convert non-string with explicit base");
    result = intFromText(text ? text->text : bytes->data, base, bound[0]);
  } else if (bound[0]) {
    result = convertToInt(bound[0]);
  }
  if (!result || cls == types().integer) return result;
  return Value(new Boxed(cls, result));
}

Value intToBytes(const Value &self, const Args &args) {
  static const Signature signature("to_bytes", "length=1, byteorder='big', *, signed=False");
  Value bound[3];
  int64_t size;
  if (!signature.bind(args, bound) || !index(bound[0], size)) return {};
  Value number = unbox(self);
  bool isSigned = truth(bound[2]) == 1, negative = intSign(number) < 0;
  if (negative && !isSigned) return raise(exceptions().OverflowError, "can't convert negative int to unsigned");
  if (negative) number = intBinary(BinaryOp::Add, number, intBinary(BinaryOp::LShift, makeInt(1), makeInt(8 * size)));
  std::string bytes = intBytes(number);
  if (static_cast<int64_t>(bytes.size()) > size ||
      (isSigned && !negative && intBitLength(number) >= 8 * size && size > 0))
    return raise(exceptions().OverflowError, "int too big to convert");
  bytes.resize(static_cast<size_t>(size));
  const Str *order = asStr(bound[1]);
  if (order && order->text == "big") std::reverse(bytes.begin(), bytes.end());
  return makeBytes(bytes);
}

void fillInt() {
  Type &t = *types().integer;
  Slots &s = t.slots;
  s.create = intCreate;
  s.repr = intRepr;
  s.hash = intHashSlot;
  s.compare = intCompareSlot;
  s.format = intFormat;
  s.truth = [](const Value &self) -> int { return !intIsZero(unbox(self)); };
  s.toInt = s.toIndex = plainInt;
  s.toFloat = [](const Value &self) -> Value {
    double d;
    return intToDouble(unbox(self), d) ? makeFloat(d) : Value();
  };
  s.unary[0] = [](const Value &self) { return intNegate(unbox(self)); };
  s.unary[1] = plainInt;
  s.unary[2] = [](const Value &self) { return intInvert(unbox(self)); };
  s.unary[3] = [](const Value &self) { return intSign(unbox(self)) < 0 ? intNegate(unbox(self)) : plainInt(self); };
#define OP(name)                                                                                                       \
  s.binary[static_cast<size_t>(BinaryOp::name)] = intOp<BinaryOp::name>;                                               \
  s.reflected[static_cast<size_t>(BinaryOp::name)] = intReflected<BinaryOp::name>;
  OP(Add)
  OP(Sub)
  OP(Mult)
  OP(Div)
  OP(Mod) OP(Pow) OP(LShift) OP(RShift) OP(BitOr) OP(BitXor) OP(BitAnd) OP(FloorDiv) OP(Divmod)
#undef OP
      t.method("bit_length", [](const Value &self, const Args &) { return makeInt(intBitLength(unbox(self))); });
  t.method("bit_count", [](const Value &self, const Args &) {
    std::string bits = intText(unbox(self), 2);
    return makeInt(std::count(bits.begin(), bits.end(), '1'));
  });
  t.method("conjugate", [](const Value &self, const Args &) { return plainInt(self); });
  t.method("__trunc__", [](const Value &self, const Args &) { return plainInt(self); });
  t.method("__floor__", [](const Value &self, const Args &) { return plainInt(self); });
  t.method("__ceil__", [](const Value &self, const Args &) { return plainInt(self); });
  t.method("__round__", [](const Value &self, const Args &args) -> Value {
    int64_t digits = 0;
    if (args.count && !args[0].isNone() && !index(args[0], digits)) return {};
    if (digits >= 0) return plainInt(self);
    Value unit = intBinary(BinaryOp::Pow, makeInt(10), makeInt(-digits)), self_ = plainInt(self);
    Value twice = intBinary(BinaryOp::Mult, intBinary(BinaryOp::Mod, self_, unit), makeInt(2));
    Value down = intBinary(BinaryOp::Sub, self_, intBinary(BinaryOp::Mod, self_, unit));
    int c = intCompare(twice, unit);
    bool odd = !intIsZero(intBinary(BinaryOp::Mod, intBinary(BinaryOp::FloorDiv, down, unit), makeInt(2)));
    return c > 0 || (c == 0 && odd) ? intBinary(BinaryOp::Add, down, unit) : down;
  });
  t.method("as_integer_ratio", [](const Value &self, const Args &) { return makeTuple({plainInt(self), makeInt(1)}); });
  t.method("to_bytes", intToBytes);
  t.method("__getnewargs__", [](const Value &self, const Args &) { return makeTuple({plainInt(self)}); });
  t.classMethod("from_bytes", [](Type *, const Args &args) -> Value {
    static const Signature signature("from_bytes", "bytes, byteorder='big', *, signed=False");
    Value bound[3];
    if (!signature.bind(args, bound)) return {};
    const Bytes *bytes = asBytes(bound[0]);
    std::string data;
    if (bytes)
      data = bytes->data;
    else {
      std::vector<Value> items;
      if (!collect(bound[0], items)) return {};
      for (const Value &item : items) data += static_cast<char>(item.asInt());
    }
    const Str *order = asStr(bound[1]);
    if (order && order->text == "big") std::reverse(data.begin(), data.end());
    Value result = intFromBytes(data);
    if (truth(bound[2]) == 1 && !data.empty() && (data.back() & 0x80))
      result = intBinary(BinaryOp::Sub, result,
                         intBinary(BinaryOp::LShift, makeInt(1), makeInt(8 * static_cast<int64_t>(data.size()))));
    return result;
  });
  t.property("real", plainInt);
  t.property("numerator", plainInt);
  t.property("imag", [](const Value &) { return makeInt(0); });
  t.property("denominator", [](const Value &) { return makeInt(1); });
  t.ready();

  Type &b = *types().boolean;
  b.slots.create = [](Type *, const Args &args) -> Value {
    if (args.named) return raiseTypeError("bool() takes no keyword arguments");
    if (args.count > 1) return raiseTypeError("bool expected at most 1 argument, got {}", args.count);
    int result = args.count ? truth(args[0]) : 0;
    return result < 0 ? Value() : makeBool(result != 0);
  };
  b.slots.repr = [](const Value &self) { return makeStr(self.asBool() ? "True" : "False"); };
  b.isFinal = true;
  b.ready();
}

// ---- float

bool realOperand(const Value &value, double &out, bool &fine) {
  const Value &plain = unbox(value);
  fine = true;
  if (plain.isFloat()) {
    out = plain.asFloat();
    return true;
  }
  if (isAnyInt(plain)) {
    fine = intToDouble(plain, out);
    return true;
  }
  return false;
}

double floatModulo(double a, double b) {
  double result = std::fmod(a, b);
  if (result != 0) {
    if ((b < 0) != (result < 0)) result += b;
  } else {
    result = std::copysign(0.0, b);
  }
  return result;
}
double floatFloorDivide(double a, double b) {
  double remainder = std::fmod(a, b), quotient = (a - remainder) / b;
  if (remainder != 0 && (b < 0) != (remainder < 0)) quotient -= 1.0;
  if (quotient == 0) return std::copysign(0.0, a / b);
  double floored = std::floor(quotient);
  return quotient - floored > 0.5 ? floored + 1.0 : floored;
}

template <BinaryOp Op> Value realOp(double a, double b) {
  switch (Op) {
  case BinaryOp::Add:
    return makeFloat(a + b);
  case BinaryOp::Sub:
    return makeFloat(a - b);
  case BinaryOp::Mult:
    return makeFloat(a * b);
  case BinaryOp::Div:
    if (b == 0) return raise(exceptions().ZeroDivisionError, "float division by zero");
    return makeFloat(a / b);
  case BinaryOp::Mod:
    if (b == 0) return raise(exceptions().ZeroDivisionError, "float modulo");
    return makeFloat(floatModulo(a, b));
  case BinaryOp::FloorDiv:
    if (b == 0) return raise(exceptions().ZeroDivisionError, "float floor division by zero");
    return makeFloat(floatFloorDivide(a, b));
  case BinaryOp::Divmod:
    if (b == 0) return raise(exceptions().ZeroDivisionError, "float divmod()");
    return makeTuple({makeFloat(floatFloorDivide(a, b)), makeFloat(floatModulo(a, b))});
  case BinaryOp::Pow: {
    if (a == 0 && b < 0) return raise(exceptions().ZeroDivisionError, "0.0 cannot be raised to a negative power");
    if (a < 0 && std::isfinite(a) && std::isfinite(b) && b != std::floor(b)) {
      double radius = std::pow(-a, b), angle = M_PI * b;
      return makeComplex(radius * std::cos(angle), radius * std::sin(angle));
    }
    double result = std::pow(a, b);
    if (std::isinf(result) && std::isfinite(a) && std::isfinite(b)) {
      auto exception = make<Exception>(exceptions().OverflowError);
      exception->args = makeTuple({makeInt(34), makeStr("Numerical result out of range")});
      return raiseValue(exception.value());
    }
    return makeFloat(result);
  }
  default:
    return Value::notImplemented();
  }
}
template <BinaryOp Op> Value floatOp(const Value &self, const Value &other) {
  double a, b;
  bool fine;
  if (!realOperand(other, b, fine)) return Value::notImplemented();
  if (!fine || !realOperand(self, a, fine)) return {};
  return realOp<Op>(a, b);
}
template <BinaryOp Op> Value floatReflected(const Value &self, const Value &other) {
  double a, b;
  bool fine;
  if (!realOperand(other, a, fine)) return Value::notImplemented();
  if (!fine || !realOperand(self, b, fine)) return {};
  return realOp<Op>(a, b);
}

Value floatCompare(const Value &self, const Value &other, CompareOp op) {
  double a = unbox(self).asFloat();
  const Value &plain = unbox(other);
  int c;
  if (plain.isFloat()) {
    double b = plain.asFloat();
    c = std::isnan(a) || std::isnan(b) ? 2 : a < b ? -1 : a > b;
  } else if (isAnyInt(plain)) {
    c = compareIntFloat(plain, a);
    if (c != 2) c = -c;
  } else {
    return Value::notImplemented();
  }
  switch (op) {
  case CompareOp::Eq:
    return makeBool(c == 0);
  case CompareOp::NotEq:
    return makeBool(c != 0);
  case CompareOp::Lt:
    return makeBool(c == -1);
  case CompareOp::LtE:
    return makeBool(c == -1 || c == 0);
  case CompareOp::Gt:
    return makeBool(c == 1);
  case CompareOp::GtE:
    return makeBool(c == 1 || c == 0);
  }
  return {};
}

bool floatHash(const Value &self, int64_t &out) {
  double v = unbox(self).asFloat();
  if (std::isinf(v))
    out = v > 0 ? 314159 : -314159;
  else if (std::isnan(v))
    out = 0;
  else if (v == std::floor(v) && std::fabs(v) < 1e300)
    out = intHash(intFromDouble(v));
  else {
    // CPython's reduction modulo 2**61 - 1 of mantissa and exponent.
    constexpr uint64_t modulus = (uint64_t(1) << 61) - 1;
    int exponent;
    double m = std::frexp(std::fabs(v), &exponent);
    uint64_t x = 0;
    while (m != 0) {
      x = ((x << 28) & modulus) | x >> (61 - 28);
      m *= 268435456.0;
      exponent -= 28;
      auto y = static_cast<uint64_t>(m);
      m -= static_cast<double>(y);
      x += y;
      if (x >= modulus) x -= modulus;
    }
    exponent = exponent >= 0 ? exponent % 61 : 60 - ((-1 - exponent) % 61);
    if (exponent) x = ((x << exponent) & modulus) | x >> (61 - exponent);
    out = v < 0 ? -static_cast<int64_t>(x) : static_cast<int64_t>(x);
    if (out == -1) out = -2;
  }
  return true;
}

Value floatFromText(std::string_view source, const Value &shown) {
  std::string text(trimmed(source));
  std::string clean;
  bool fine = !text.empty();
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '_') {
      if (i == 0 || i + 1 == text.size() || !std::isdigit(static_cast<unsigned char>(text[i - 1])) ||
          !std::isdigit(static_cast<unsigned char>(text[i + 1])))
        fine = false;
      continue;
    }
    clean += static_cast<char>(std::tolower(static_cast<unsigned char>(text[i])));
  }
  std::string_view body = clean;
  bool negative = !body.empty() && body[0] == '-';
  if (!body.empty() && (body[0] == '-' || body[0] == '+')) body.remove_prefix(1);
  double result = 0;
  if (body == "inf" || body == "infinity")
    result = INFINITY;
  else if (body == "nan")
    result = NAN;
  else if (body.empty() || !(std::isdigit(static_cast<unsigned char>(body[0])) || body[0] == '.'))
    fine = false;
  else {
    auto [end, error] = std::from_chars(body.data(), body.data() + body.size(), result);
    if (end != body.data() + body.size() || error == std::errc::invalid_argument) fine = false;
    if (error == std::errc::result_out_of_range) result = std::strtod(std::string(body).c_str(), nullptr);
  }
  if (!fine) {
    std::string quoted;
    if (!reprText(shown, quoted)) return {};
    return raiseValueError("could not convert string to float: {}", quoted);
  }
  return makeFloat(negative ? -result : result);
}

Value floatCreate(Type *cls, const Args &args) {
  if (args.named && cls == types().real) return raiseTypeError("float() takes no keyword arguments");
  if (args.count > 1 && cls == types().real)
    return raiseTypeError("float expected at most 1 argument, got {}", args.count);
  Value result = makeFloat(0);
  if (args.count) {
    if (const Str *text = asStr(args[0]))
      result = floatFromText(text->text, args[0]);
    else if (const Bytes *bytes = asBytes(args[0]))
      result = floatFromText(bytes->data, args[0]);
    else {
      const Slots &slots = args[0].type()->slots;
      if (!args[0].isFloat() && !slots.toFloat && !slots.toIndex && !isAnyFloat(args[0]))
        return raiseTypeError("float() argument must be a string or a real number, not '{}'", typeName(args[0]));
      double d;
      if (!number(args[0], d)) return {};
      result = makeFloat(d);
    }
  }
  if (!result || cls == types().real) return result;
  return Value(new Boxed(cls, result));
}

Value roundFloat(double value, int64_t digits) {
  if (!std::isfinite(value) || digits > 323) return makeFloat(value);
  if (digits < -308) return makeFloat(std::copysign(0.0, value));
  if (digits >= 0) {
    // Correctly rounded decimal text, read back.
    char text[800];
    snprintf(text, sizeof text, "%.*f", static_cast<int>(digits), value);
    return makeFloat(std::strtod(text, nullptr));
  }
  double unit = std::pow(10.0, static_cast<double>(-digits)), scaled = value / unit, rounded = std::nearbyint(scaled);
  return makeFloat(rounded * unit);
}

Value exactRatio(double value) {
  int exponent;
  double m = std::frexp(value, &exponent);
  for (int i = 0; i < 300 && m != std::floor(m); ++i) {
    m *= 2;
    --exponent;
  }
  Value top = intFromDouble(m), bottom = makeInt(1);
  Value shift = intBinary(BinaryOp::LShift, makeInt(1), makeInt(std::abs(exponent)));
  if (exponent > 0)
    top = intBinary(BinaryOp::Mult, top, shift);
  else
    bottom = shift;
  return makeTuple({top, bottom});
}

void fillFloat() {
  Type &t = *types().real;
  Slots &s = t.slots;
  s.create = floatCreate;
  s.repr = [](const Value &self) { return makeStr(reprOfDouble(unbox(self).asFloat())); };
  s.hash = floatHash;
  s.compare = floatCompare;
  s.truth = [](const Value &self) -> int { return unbox(self).asFloat() != 0; };
  s.format = [](const Value &self, std::string_view text) -> Value {
    if (text.empty()) return str(self);
    FormatSpec spec;
    std::string out;
    if (!parseFormatSpec(text, spec, typeName(self))) return {};
    if (spec.type && !std::strchr("eEfFgGn%", spec.type))
      return raiseValueError("Unknown format code '{}' for object of type '{}'", spec.type, typeName(self));
    return formatDouble(unbox(self).asFloat(), spec, out) ? makeStr(out) : Value();
  };
  s.toFloat = [](const Value &self) { return unbox(self); };
  s.toInt = [](const Value &self) { return convertToInt(unbox(self)); };
  s.unary[0] = [](const Value &self) { return makeFloat(-unbox(self).asFloat()); };
  s.unary[1] = [](const Value &self) { return unbox(self); };
  s.unary[3] = [](const Value &self) { return makeFloat(std::fabs(unbox(self).asFloat())); };
#define OP(name)                                                                                                       \
  s.binary[static_cast<size_t>(BinaryOp::name)] = floatOp<BinaryOp::name>;                                             \
  s.reflected[static_cast<size_t>(BinaryOp::name)] = floatReflected<BinaryOp::name>;
  OP(Add)
  OP(Sub)
  OP(Mult)
  OP(Div)
  OP(Mod) OP(Pow) OP(FloorDiv) OP(Divmod)
#undef OP
      t.method("is_integer", [](const Value &self, const Args &) {
        double v = unbox(self).asFloat();
        return makeBool(std::isfinite(v) && v == std::floor(v));
      });
  t.method("conjugate", [](const Value &self, const Args &) { return unbox(self); });
  t.method("__trunc__", [](const Value &self, const Args &) { return convertToInt(unbox(self)); });
  t.method("__floor__",
           [](const Value &self, const Args &) { return convertToInt(makeFloat(std::floor(unbox(self).asFloat()))); });
  t.method("__ceil__",
           [](const Value &self, const Args &) { return convertToInt(makeFloat(std::ceil(unbox(self).asFloat()))); });
  t.method("__round__", [](const Value &self, const Args &args) -> Value {
    double v = unbox(self).asFloat();
    if (args.count == 0 || args[0].isNone()) return convertToInt(makeFloat(std::nearbyint(v)));
    int64_t digits;
    return index(args[0], digits) ? roundFloat(v, digits) : Value();
  });
  t.method("as_integer_ratio", [](const Value &self, const Args &) { return exactRatio(unbox(self).asFloat()); });
  t.method("hex", [](const Value &self, const Args &) {
    char text[64];
    snprintf(text, sizeof text, "%a", unbox(self).asFloat());
    return makeStr(text);
  });
  t.property("real", [](const Value &self) { return unbox(self); });
  t.property("imag", [](const Value &) { return makeFloat(0); });
  t.ready();
}

// ---- complex

bool complexOperand(const Value &value, double &re, double &im) {
  if (auto *c = unbox(value).as<Complex>()) {
    re = c->re;
    im = c->im;
    return true;
  }
  im = 0;
  bool fine;
  return realOperand(value, re, fine) && fine;
}
std::string complexText(double re, double im) {
  auto part = [](double v) {
    std::string text = reprOfDouble(v);
    return text.ends_with(".0") ? text.substr(0, text.size() - 2) : text;
  };
  if (re == 0 && !std::signbit(re)) return part(im) + "j";
  std::string second = part(im);
  return "(" + part(re) + (second[0] == '-' ? "" : "+") + second + "j)";
}
template <BinaryOp Op> Value complexCombine(double a, double b, double c, double d) {
  switch (Op) {
  case BinaryOp::Add:
    return makeComplex(a + c, b + d);
  case BinaryOp::Sub:
    return makeComplex(a - c, b - d);
  case BinaryOp::Mult:
    return makeComplex(a * c - b * d, a * d + b * c);
  case BinaryOp::Div: {
    if (c == 0 && d == 0) return raise(exceptions().ZeroDivisionError, "complex division by zero");
    if (std::fabs(c) >= std::fabs(d)) {
      double ratio = d / c, denominator = c + d * ratio;
      return makeComplex((a + b * ratio) / denominator, (b - a * ratio) / denominator);
    }
    double ratio = c / d, denominator = c * ratio + d;
    return makeComplex((a * ratio + b) / denominator, (b * ratio - a) / denominator);
  }
  case BinaryOp::Pow: {
    if (c == 0 && d == 0) return makeComplex(1, 0);
    if (a == 0 && b == 0) {
      if (d != 0 || c < 0) return raise(exceptions().ZeroDivisionError, "0.0 to a negative or complex power");
      return makeComplex(0, 0);
    }
    if (d == 0 && c == std::floor(c) && std::fabs(c) <= 100) {
      // Small whole powers by multiplication, as CPython does.
      double re = 1, im = 0, x = a, y = b;
      auto n = static_cast<int>(std::fabs(c));
      for (; n; n >>= 1) {
        if (n & 1) {
          double t = re * x - im * y;
          im = re * y + im * x;
          re = t;
        }
        double t = x * x - y * y;
        y = 2 * x * y;
        x = t;
      }
      return c < 0 ? complexCombine<BinaryOp::Div>(1, 0, re, im) : makeComplex(re, im);
    }
    double modulus = std::hypot(a, b), length = std::pow(modulus, c), angle = std::atan2(b, a), phase = angle * c;
    if (d != 0) {
      length /= std::exp(angle * d);
      phase += d * std::log(modulus);
    }
    return makeComplex(length * std::cos(phase), length * std::sin(phase));
  }
  default:
    return Value::notImplemented();
  }
}
template <BinaryOp Op> Value complexOp(const Value &self, const Value &other) {
  double a, b, c, d;
  if (!complexOperand(self, a, b) || !complexOperand(other, c, d)) return pending() ? Value() : Value::notImplemented();
  return complexCombine<Op>(a, b, c, d);
}
template <BinaryOp Op> Value complexReflected(const Value &self, const Value &other) {
  return complexOp<Op>(other, self);
}

Value complexFromText(std::string_view source) {
  std::string text(trimmed(source));
  if (text.size() > 2 && text.front() == '(' && text.back() == ')') text = text.substr(1, text.size() - 2);
  const char *at = text.c_str();
  double parts[2] = {0, 0};
  bool fine = !text.empty();
  char *end;
  double first = std::strtod(at, &end);
  if (end == at && (*at == 'j' || ((*at == '+' || *at == '-') && at[1] == 'j'))) {
    first = *at == '-' ? -1 : 1;
    end = const_cast<char *>(at) + (*at == 'j' ? 0 : 1);
  } else if (end == at)
    fine = false;
  if (fine && *end == 'j') {
    parts[1] = first;
    ++end;
  } else if (fine) {
    parts[0] = first;
    if (*end == '+' || *end == '-') {
      char *last;
      double second = std::strtod(end, &last);
      if (last == end) {
        second = *end == '-' ? -1 : 1;
        last = end + 1;
      }
      parts[1] = second;
      fine = *last == 'j';
      end = last + 1;
    }
  }
  if (!fine || *end) return raiseValueError("complex() arg is a malformed string");
  return makeComplex(parts[0], parts[1]);
}

void fillComplex() {
  Type &t = *types().complex;
  Slots &s = t.slots;
  s.create = [](Type *cls, const Args &args) -> Value {
    static const Signature signature("complex", "real=0, imag=?");
    Value bound[2];
    if (!signature.bind(args, bound)) return {};
    if (const Str *text = asStr(bound[0])) return complexFromText(text->text);
    double re = 0, im = 0, re2 = 0, im2 = 0;
    Value source = bound[0];
    if (auto convert = source.type()->slots.toComplex) {
      source = convert(source);
      if (!source) return {};
    }
    if (!complexOperand(source, re, im)) {
      if (!source.type()->slots.toFloat)
        return raiseTypeError("complex() first argument must be a string or a number, not '{}'", typeName(bound[0]));
      if (!number(source, re)) return {};
    }
    if (bound[1] && !complexOperand(bound[1], re2, im2))
      return raiseTypeError("complex() second argument must be a number, not '{}'", typeName(bound[1]));
    Value result = makeComplex(re - im2, im + re2);
    return cls == types().complex ? result : Value(new Boxed(cls, result));
  };
  s.repr = [](const Value &self) {
    auto *c = unbox(self).as<Complex>();
    return makeStr(complexText(c->re, c->im));
  };
  s.hash = [](const Value &self, int64_t &out) {
    auto *c = unbox(self).as<Complex>();
    int64_t re, im;
    if (!floatHash(makeFloat(c->re), re) || !floatHash(makeFloat(c->im), im)) return false;
    out = static_cast<int64_t>(static_cast<uint64_t>(re) + 1000003u * static_cast<uint64_t>(im));
    return true;
  };
  s.compare = [](const Value &self, const Value &other, CompareOp op) -> Value {
    double a, b, c, d;
    if ((op != CompareOp::Eq && op != CompareOp::NotEq) || !complexOperand(self, a, b) || !complexOperand(other, c, d))
      return pending() ? Value() : Value::notImplemented();
    return makeBool((a == c && b == d) == (op == CompareOp::Eq));
  };
  s.truth = [](const Value &self) -> int {
    auto *c = unbox(self).as<Complex>();
    return c->re != 0 || c->im != 0;
  };
  s.format = [](const Value &self, std::string_view text) -> Value {
    if (text.empty()) return str(self);
    FormatSpec spec;
    if (!parseFormatSpec(text, spec, "complex")) return {};
    auto *c = unbox(self).as<Complex>();
    FormatSpec part = spec;
    part.width = -1;
    std::string re, im;
    if (!formatDouble(c->re, part, re)) return {};
    part.sign = '+';
    if (!formatDouble(c->im, part, im)) return {};
    return makeStr(padText(spec, spec.type ? re + im + "j" : "(" + re + im + "j)", '>'));
  };
  s.unary[0] = [](const Value &self) {
    auto *c = unbox(self).as<Complex>();
    return makeComplex(-c->re, -c->im);
  };
  s.unary[1] = [](const Value &self) { return unbox(self); };
  s.unary[3] = [](const Value &self) {
    auto *c = unbox(self).as<Complex>();
    return makeFloat(std::hypot(c->re, c->im));
  };
#define OP(name)                                                                                                       \
  s.binary[static_cast<size_t>(BinaryOp::name)] = complexOp<BinaryOp::name>;                                           \
  s.reflected[static_cast<size_t>(BinaryOp::name)] = complexReflected<BinaryOp::name>;
  OP(Add)
  OP(Sub)
  OP(Mult)
  OP(Div)
  OP(Pow)
#undef OP
      t.method("conjugate", [](const Value &self, const Args &) {
        auto *c = unbox(self).as<Complex>();
        return makeComplex(c->re, -c->im);
      });
  t.property("real", [](const Value &self) { return makeFloat(unbox(self).as<Complex>()->re); });
  t.property("imag", [](const Value &self) { return makeFloat(unbox(self).as<Complex>()->im); });
  t.ready();
}

} // namespace

void fillNumberTypes() {
  fillInt();
  fillFloat();
  fillComplex();
}

std::string reprOfDouble(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  char buffer[40];
  // Shortest digits in scientific form, then laid out as repr does: fixed for exponents -4 .. 15.
  auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific).ptr;
  std::string_view text(buffer, static_cast<size_t>(end - buffer));
  size_t e = text.find('e');
  int exponent = std::atoi(std::string(text.substr(e + 1)).c_str());
  if (exponent >= -4 && exponent < 16) {
    end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed).ptr;
    std::string fixed(buffer, static_cast<size_t>(end - buffer));
    if (fixed.find('.') == std::string::npos) fixed += ".0";
    return fixed;
  }
  return std::string(text);
}

Value makeComplex(double re, double im) { return Value(new Complex(re, im)); }

} // namespace weft::py
