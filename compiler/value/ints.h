// Python ints of any size on Values: results are inline when they fit 64 bits. Operands are ints or bools (unbox
// first).
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "value/value.h"

namespace weft::py {

enum class BinaryOp : uint8_t;
bool isBigInt(const Value &value);
/// + - * // % ** << >> & | ^ of ints; ZeroDivisionError, ValueError for negative shifts. Div and negative powers give
/// floats.
Value intBinary(BinaryOp op, const Value &a, const Value &b);
Value intPowerModulo(const Value &base, const Value &exponent, const Value &modulus);
Value intNegate(const Value &a);
Value intInvert(const Value &a);
int intCompare(const Value &a, const Value &b); // -1, 0, 1
int compareIntFloat(const Value &a, double b);  // -1, 0, 1; 2 for NaN
int64_t intHash(const Value &a);
bool intIsZero(const Value &a);
int intSign(const Value &a);
/// Decimal digits with sign.
std::string intText(const Value &a, int base = 10);
/// From digits (sign and underscores allowed, no prefix) in `base`; null and nothing pending when malformed.
Value intFromDigits(std::string_view digits, int base);
/// Towards zero; the double must be finite.
Value intFromDouble(double value);
/// OverflowError "int too large to convert to float".
bool intToDouble(const Value &a, double &out);
int64_t intBitLength(const Value &a);
Value intIsqrt(const Value &a);
Value intGcd(const Value &a, const Value &b);
/// Little-endian unsigned bytes of |a|.
std::string intBytes(const Value &a);
Value intFromBytes(std::string_view littleEndian);

} // namespace weft::py
