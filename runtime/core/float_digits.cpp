// Decimal digits of floating-point numbers.
#include "core/float_digits.h"
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace wrt {
namespace {

FloatDigits parse(const char *begin, const char *end) { // "1.5e+10"
  FloatDigits d;
  const char *p = begin;
  for (; p != end && *p != 'e'; ++p)
    if (*p != '.' && *p != '-') d.digits += *p;
  d.exponent = p != end ? std::atoi(std::string(p + 1, end).c_str()) : 0;
  while (d.digits.size() > 1 && d.digits.back() == '0') d.digits.pop_back();
  return d;
}

template <typename T> FloatDigits shortest(T value) {
  char text[64];
  const auto r = std::to_chars(text, text + sizeof text, std::fabs(value), std::chars_format::scientific);
  return parse(text, r.ptr);
}

/// printf's conversion is exact and rounds half to even, as dragon4 does at its cut-off.
std::string exact(double value, int precision, char conversion) {
  char text[512];
  const char format[] = {'%', '.', '*', conversion, '\0'};
  const int n = std::snprintf(text, sizeof text, format, precision, std::fabs(value));
  return std::string(text, static_cast<size_t>(n));
}

std::string trimmed(std::string text, Trim trim) { // a number with a point in it
  if (trim == Trim::None) return text;
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') {
    if (trim == Trim::Zero) text += '0';
    if (trim == Trim::All) text.pop_back();
  }
  return text;
}

} // namespace

FloatDigits shortestDigits(float value) { return shortest(value); }
FloatDigits shortestDigits(double value) { return shortest(value); }
FloatDigits shortestDigits(Half value) {
  const float exactValue = std::fabs(static_cast<float>(value));
  char text[32];
  for (int precision = 0;; ++precision) {
    const int n = std::snprintf(text, sizeof text, "%.*e", precision, static_cast<double>(exactValue));
    if (precision == 8 || Half(std::strtof(text, nullptr)).bits == Half(exactValue).bits) return parse(text, text + n);
  }
}

template <typename T> std::string formatPositional(T value, int precision, int minDigits, Trim trim) {
  const double exactValue =
      static_cast<double>(static_cast<std::conditional_t<std::is_same_v<T, Half>, float, T>>(value));
  const FloatDigits d = shortestDigits(value);
  const int count = static_cast<int>(d.digits.size());
  const int fraction = std::max(0, count - 1 - d.exponent);
  std::string text;
  if (precision >= 0 && fraction > precision) {
    text = exact(exactValue, precision, 'f');
    if (precision == 0) text += '.';
  } else if (fraction < minDigits) {
    text = exact(exactValue, minDigits, 'f');
  } else {
    if (d.exponent < 0) {
      text = "0." + std::string(static_cast<size_t>(-d.exponent - 1), '0') + d.digits;
      if (exactValue == 0) text = "0.";
    } else {
      std::string digits = d.digits;
      if (count < d.exponent + 1) digits.append(static_cast<size_t>(d.exponent + 1 - count), '0');
      text = digits.substr(0, static_cast<size_t>(d.exponent + 1)) + "." +
             digits.substr(static_cast<size_t>(d.exponent + 1));
    }
  }
  return (std::signbit(exactValue) ? "-" : "") + trimmed(std::move(text), trim);
}

template <typename T> std::string formatScientific(T value, int precision, int minDigits, Trim trim, int expDigits) {
  const double exactValue =
      static_cast<double>(static_cast<std::conditional_t<std::is_same_v<T, Half>, float, T>>(value));
  const FloatDigits d = shortestDigits(value);
  const int fraction = static_cast<int>(d.digits.size()) - 1;
  std::string mantissa;
  int exponent = d.exponent;
  if ((precision >= 0 && fraction > precision) || fraction < minDigits) {
    const std::string text = exact(exactValue, fraction < minDigits ? minDigits : precision, 'e');
    const size_t e = text.find('e');
    mantissa = text.substr(0, e);
    exponent = std::atoi(text.c_str() + e + 1);
    if (mantissa.find('.') == std::string::npos) mantissa += '.';
  } else {
    mantissa = d.digits.substr(0, 1) + "." + d.digits.substr(1);
  }
  char power[16];
  std::snprintf(power, sizeof power, "e%c%0*d", exponent < 0 ? '-' : '+', std::max(expDigits, 2), std::abs(exponent));
  return (std::signbit(exactValue) ? "-" : "") + trimmed(std::move(mantissa), trim) + power;
}

#define INSTANCES(T)                                                                                                   \
  template std::string formatPositional<T>(T, int, int, Trim);                                                         \
  template std::string formatScientific<T>(T, int, int, Trim, int);
INSTANCES(float)
INSTANCES(double)
INSTANCES(Half)

} // namespace wrt
