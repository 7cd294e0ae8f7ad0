// Decimal digits of floating-point numbers: the shortest that read back exactly, and correctly rounded ones.
#pragma once
#include "core/half.h"
#include <string>

namespace wrt {

/// value = d.ddd * 10^exponent with the digits "dddd" (at least one, no needless zeros at the end). Sign apart; finite
/// only.
struct FloatDigits {
  std::string digits;
  int exponent = 0;
};
FloatDigits shortestDigits(float value);
FloatDigits shortestDigits(double value);
FloatDigits shortestDigits(Half value);

enum class Trim {
  None,  // keep zeros
  Point, // "1."
  Zero,  // "1.0"
  All,   // "1"
};

// NumPy's dragon4 in its "unique" mode, sign included: the shortest digits, but not more than `precision` (-1: no
// limit) after the point, where the exact value is rounded; not fewer than `minDigits`, where exact digits are added.
template <typename T> std::string formatPositional(T value, int precision, int minDigits, Trim trim);
/// `expDigits`: at least that many digits in the exponent (never fewer than 2).
template <typename T> std::string formatScientific(T value, int precision, int minDigits, Trim trim, int expDigits);

} // namespace wrt
