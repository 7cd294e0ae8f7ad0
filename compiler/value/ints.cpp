// Python's ints: 64 bits inline, Boost's cpp_int beyond. The only file of value/ that includes Boost.
#include "value/ints.h"

#include <cmath>
#include <limits>

#include <boost/multiprecision/cpp_int.hpp>

#include "value/errors.h"
#include "value/objects.h"

namespace weft::py {

namespace {

using Big = boost::multiprecision::cpp_int;

class BigInt : public Object {
public:
  explicit BigInt(Big number) : Object(types().integer), value(std::move(number)) {}
  const Big value;
};

// Every Object whose class is exactly `int` is a BigInt; instances of subclasses are Boxed.
const Big &bigOf(const Value &value) { return static_cast<BigInt *>(value.object())->value; }
Big toBig(const Value &value) { return value.isObject() ? bigOf(value) : Big(value.asInt()); }

Value fromBig(const Big &value) {
  if (value >= std::numeric_limits<int64_t>::min() && value <= std::numeric_limits<int64_t>::max())
    return Value::integer(static_cast<int64_t>(value));
  return Value(new BigInt(value));
}

// Floor division: the remainder has the divisor's sign.
void floorDivide(const Big &a, const Big &b, Big &quotient, Big &remainder) {
  boost::multiprecision::divide_qr(a, b, quotient, remainder);
  if (remainder != 0 && (remainder < 0) != (b < 0)) {
    remainder += b;
    quotient -= 1;
  }
}

// Two's complement of unlimited width for & | ^ on signed numbers.
template <typename F> Big bitwise(const Big &a, const Big &b, F combine) {
  unsigned bits = 1;
  for (const Big *x : {&a, &b})
    if (*x != 0) bits = std::max(bits, static_cast<unsigned>(msb(abs(*x))) + 2);
  Big modulus = Big(1) << bits;
  Big left = a < 0 ? Big(a + modulus) : a, right = b < 0 ? Big(b + modulus) : b;
  Big result = combine(left, right);
  if (bit_test(result, bits - 1)) result -= modulus;
  return result;
}

bool bigToDouble(const Big &value, double &out) {
  // Round half to even from the top 64 bits and a sticky bit.
  Big magnitude = abs(value);
  if (magnitude == 0) {
    out = 0;
    return true;
  }
  unsigned top = static_cast<unsigned>(msb(magnitude));
  double result;
  if (top < 63) {
    result = static_cast<double>(static_cast<uint64_t>(magnitude));
  } else {
    unsigned shift = top - 62;
    uint64_t head = static_cast<uint64_t>(magnitude >> shift);
    if ((Big(head) << shift) != magnitude) head |= 1;
    result = std::ldexp(static_cast<double>(head), static_cast<int>(shift));
  }
  if (std::isinf(result)) {
    (void)raise(exceptions().OverflowError, "int too large to convert to float");
    return false;
  }
  out = value < 0 ? -result : result;
  return true;
}

Value trueDivide(const Value &a, const Value &b) {
  if (intIsZero(b)) return raise(exceptions().ZeroDivisionError, "division by zero");
  constexpr int64_t exact = int64_t(1) << 53;
  if (!a.isObject() && !b.isObject() && a.asInt() <= exact && a.asInt() >= -exact && b.asInt() <= exact &&
      b.asInt() >= -exact)
    return Value::real(static_cast<double>(a.asInt()) / static_cast<double>(b.asInt()));
  // Scale so that the quotient has 66 bits or more, keep a sticky bit, and round once.
  Big x = toBig(a), y = toBig(b);
  bool negative = (x < 0) != (y < 0);
  x = abs(x);
  y = abs(y);
  if (x == 0) return Value::real(0.0);
  int shift = static_cast<int>(msb(x)) - static_cast<int>(msb(y)) - 62;
  if (shift > 0)
    y <<= shift;
  else
    x <<= -shift;
  Big quotient, remainder;
  divide_qr(x, y, quotient, remainder);
  uint64_t head = static_cast<uint64_t>(quotient);
  if (remainder != 0) head |= 1;
  double result = std::ldexp(static_cast<double>(head), shift);
  if (std::isinf(result)) return raise(exceptions().OverflowError, "integer division result too large for a float");
  return Value::real(negative ? -result : result);
}

Value intPower(const Value &a, const Value &b) {
  if (intSign(b) < 0) {
    if (intIsZero(a)) return raise(exceptions().ZeroDivisionError, "0.0 cannot be raised to a negative power");
    double x, y;
    if (!intToDouble(a, x) || !intToDouble(b, y)) return {};
    return Value::real(std::pow(x, y));
  }
  if (b.isObject()) {
    if (!a.isObject() && (a.asInt() == 0 || a.asInt() == 1)) return Value::integer(a.asInt());
    return raise(exceptions().MemoryError, "");
  }
  uint64_t exponent = static_cast<uint64_t>(b.asInt());
  if (!a.isObject()) {
    int64_t base = a.asInt(), result = 1;
    uint64_t left = exponent;
    bool overflow = false;
    while (left && !overflow) {
      if (left & 1) overflow = __builtin_mul_overflow(result, base, &result);
      left >>= 1;
      if (left && !overflow) overflow = __builtin_mul_overflow(base, base, &base);
    }
    if (!overflow) return Value::integer(result);
  }
  return fromBig(pow(toBig(a), static_cast<unsigned>(exponent)));
}

Value shift(BinaryOp op, const Value &a, const Value &b) {
  if (intSign(b) < 0) return raise(exceptions().ValueError, "negative shift count");
  if (intIsZero(a)) return Value::integer(0);
  if (b.isObject()) {
    if (op == BinaryOp::RShift) return Value::integer(intSign(a) < 0 ? -1 : 0);
    return raise(exceptions().OverflowError, "too many digits in integer");
  }
  int64_t count = b.asInt();
  if (op == BinaryOp::LShift) {
    if (!a.isObject() && count < 62 && a.asInt() < (int64_t(1) << (62 - count)) &&
        a.asInt() > -(int64_t(1) << (62 - count)))
      return Value::integer(a.asInt() * (int64_t(1) << count));
    return fromBig(toBig(a) << static_cast<unsigned>(count));
  }
  Big quotient, remainder;
  floorDivide(toBig(a), Big(1) << static_cast<unsigned>(std::min<int64_t>(count, intBitLength(a) + 1)), quotient,
              remainder);
  return fromBig(quotient);
}

} // namespace

bool isBigInt(const Value &value) { return value.isObject() && value.object()->type == types().integer; }

Value intBinary(BinaryOp op, const Value &a, const Value &b) {
  switch (op) {
  case BinaryOp::Add:
    return fromBig(toBig(a) + toBig(b));
  case BinaryOp::Sub:
    return fromBig(toBig(a) - toBig(b));
  case BinaryOp::Mult:
    return fromBig(toBig(a) * toBig(b));
  case BinaryOp::Div:
    return trueDivide(a, b);
  case BinaryOp::FloorDiv:
  case BinaryOp::Mod:
  case BinaryOp::Divmod: {
    if (intIsZero(b))
      return raise(exceptions().ZeroDivisionError, "{}",
                   op == BinaryOp::Mod ? "integer modulo by zero" : "integer division or modulo by zero");
    Big quotient, remainder;
    floorDivide(toBig(a), toBig(b), quotient, remainder);
    if (op == BinaryOp::FloorDiv) return fromBig(quotient);
    if (op == BinaryOp::Mod) return fromBig(remainder);
    return makeTuple({fromBig(quotient), fromBig(remainder)});
  }
  case BinaryOp::Pow:
    return intPower(a, b);
  case BinaryOp::LShift:
  case BinaryOp::RShift:
    return shift(op, a, b);
  case BinaryOp::BitOr:
    return fromBig(bitwise(toBig(a), toBig(b), [](const Big &x, const Big &y) { return Big(x | y); }));
  case BinaryOp::BitXor:
    return fromBig(bitwise(toBig(a), toBig(b), [](const Big &x, const Big &y) { return Big(x ^ y); }));
  case BinaryOp::BitAnd:
    return fromBig(bitwise(toBig(a), toBig(b), [](const Big &x, const Big &y) { return Big(x & y); }));
  case BinaryOp::MatMult:
    break;
  }
  return Value::notImplemented();
}

Value intPowerModulo(const Value &base, const Value &exponent, const Value &modulus) {
  if (intIsZero(modulus)) return raiseValueError("pow() 3rd argument cannot be 0");
  Big m = toBig(modulus), positive = abs(m), b = toBig(base), e = toBig(exponent), quotient, r;
  floorDivide(b, positive, quotient, r);
  if (e < 0) {
    // Extended Euclid for the inverse.
    Big oldR = r, newR = positive, oldS = 1, newS = 0;
    while (newR != 0) {
      Big q = oldR / newR, t = oldR - q * newR;
      oldR = newR;
      newR = t;
      t = oldS - q * newS;
      oldS = newS;
      newS = t;
    }
    if (oldR != 1) return raiseValueError("base is not invertible for the given modulus");
    floorDivide(oldS, positive, quotient, r);
    e = -e;
  }
  Big result = powm(r, e, positive), out;
  floorDivide(result, m, quotient, out);
  return fromBig(out);
}

Value intNegate(const Value &a) {
  if (!a.isObject() && a.asInt() != std::numeric_limits<int64_t>::min()) return Value::integer(-a.asInt());
  return fromBig(-toBig(a));
}
Value intInvert(const Value &a) { return a.isObject() ? fromBig(-toBig(a) - 1) : Value::integer(~a.asInt()); }
int intCompare(const Value &a, const Value &b) {
  if (!a.isObject() && !b.isObject()) return a.asInt() < b.asInt() ? -1 : a.asInt() > b.asInt();
  int result = toBig(a).compare(toBig(b));
  return result < 0 ? -1 : result > 0;
}
int compareIntFloat(const Value &a, double b) {
  if (std::isnan(b)) return 2;
  if (std::isinf(b)) return b > 0 ? -1 : 1;
  double whole = std::floor(b);
  int result = intCompare(a, intFromDouble(whole));
  return result != 0 ? result : (whole < b ? -1 : 0);
}

int64_t intHash(const Value &a) {
  constexpr int64_t modulus = (int64_t(1) << 61) - 1;
  int64_t result;
  if (!a.isObject()) {
    int64_t v = a.asInt();
    if (v > -modulus && v < modulus) return v == -1 ? -2 : v;
    uint64_t magnitude = v < 0 ? 0 - static_cast<uint64_t>(v) : static_cast<uint64_t>(v);
    result = static_cast<int64_t>(magnitude % modulus);
    if (v < 0) result = -result;
  } else {
    Big magnitude = abs(bigOf(a)) % modulus;
    result = static_cast<int64_t>(magnitude);
    if (bigOf(a) < 0) result = -result;
  }
  return result == -1 ? -2 : result;
}
bool intIsZero(const Value &a) { return !a.isObject() && a.asInt() == 0; }
int intSign(const Value &a) { return a.isObject() ? bigOf(a).sign() : (a.asInt() > 0) - (a.asInt() < 0); }

std::string intText(const Value &a, int base) {
  if (base == 10) return a.isObject() ? bigOf(a).str() : std::to_string(a.asInt());
  Big magnitude = abs(toBig(a));
  std::string digits;
  do {
    digits += "0123456789abcdefghijklmnopqrstuvwxyz"[static_cast<unsigned>(magnitude % base)];
    magnitude /= base;
  } while (magnitude != 0);
  if (intSign(a) < 0) digits += '-';
  return std::string(digits.rbegin(), digits.rend());
}

Value intFromDigits(std::string_view digits, int base) {
  bool negative = false;
  if (!digits.empty() && (digits[0] == '-' || digits[0] == '+')) {
    negative = digits[0] == '-';
    digits.remove_prefix(1);
  }
  if (digits.empty() || digits.back() == '_' || digits.front() == '_') return {};
  Big result = 0;
  int64_t small = 0;
  bool isSmall = true, underscore = false;
  for (char c : digits) {
    if (c == '_') {
      if (underscore) return {};
      underscore = true;
      continue;
    }
    underscore = false;
    int digit = c >= '0' && c <= '9'   ? c - '0'
                : c >= 'a' && c <= 'z' ? c - 'a' + 10
                : c >= 'A' && c <= 'Z' ? c - 'A' + 10
                                       : 99;
    if (digit >= base) return {};
    if (isSmall) {
      if (small > (std::numeric_limits<int64_t>::max() - 40) / base) {
        isSmall = false;
        result = small;
      } else {
        small = small * base + digit;
        continue;
      }
    }
    result = result * base + digit;
  }
  if (isSmall) return Value::integer(negative ? -small : small);
  return fromBig(negative ? Big(-result) : result);
}

Value intFromDouble(double value) {
  value = std::trunc(value);
  if (std::fabs(value) < 9.2e18) return Value::integer(static_cast<int64_t>(value));
  int exponent;
  double fraction = std::frexp(value, &exponent);
  Big result(static_cast<int64_t>(std::ldexp(fraction, 53)));
  return fromBig(result << static_cast<unsigned>(exponent - 53));
}

bool intToDouble(const Value &a, double &out) {
  if (a.isObject()) return bigToDouble(bigOf(a), out);
  out = static_cast<double>(a.asInt());
  return true;
}
int64_t intBitLength(const Value &a) {
  Big magnitude = abs(toBig(a));
  return magnitude == 0 ? 0 : static_cast<int64_t>(msb(magnitude)) + 1;
}
Value intIsqrt(const Value &a) { return fromBig(sqrt(toBig(a))); }
Value intGcd(const Value &a, const Value &b) { return fromBig(gcd(toBig(a), toBig(b))); }

std::string intBytes(const Value &a) {
  std::string out;
  for (Big rest = abs(toBig(a)); rest != 0; rest >>= 8) out += static_cast<char>(static_cast<unsigned>(rest & 0xFF));
  return out;
}
Value intFromBytes(std::string_view littleEndian) {
  Big result = 0;
  for (size_t i = littleEndian.size(); i-- > 0;) result = (result << 8) | static_cast<unsigned char>(littleEndian[i]);
  return fromBig(result);
}

} // namespace weft::py
