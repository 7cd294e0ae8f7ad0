// Python's repr() of literal values.
#include <charconv>
#include <cmath>

#include "syntax/normalize.h"
#include "syntax/unparse.h"

namespace weft {

namespace {

void appendHex(std::string &out, const char *prefix, uint32_t value, int digits) {
  out += prefix;
  for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4) out += "0123456789abcdef"[(value >> shift) & 15];
}

char chooseQuote(const std::string &text) {
  return text.find('\'') != std::string::npos && text.find('"') == std::string::npos ? '"' : '\'';
}

} // namespace

void appendEscape(std::string &out, uint32_t c) {
  switch (c) {
  case '\n':
    out += "\\n";
    return;
  case '\r':
    out += "\\r";
    return;
  case '\t':
    out += "\\t";
    return;
  case '\\':
    out += "\\\\";
    return;
  default:
    break;
  }
  if (c < 0x100)
    appendHex(out, "\\x", c, 2);
  else if (c < 0x10000)
    appendHex(out, "\\u", c, 4);
  else
    appendHex(out, "\\U", c, 8);
}

std::string reprString(const std::string &utf8) {
  const char quote = chooseQuote(utf8);
  std::string out(1, quote);
  for (uint32_t i = 0; i < utf8.size();) {
    const uint32_t start = i;
    const uint32_t c = decodeUtf8(utf8, i);
    if (c == static_cast<unsigned char>(quote)) {
      out += '\\';
      out += quote;
    } else if (c == '\\' || !isPrintable(c)) {
      appendEscape(out, c);
    } else {
      out.append(utf8, start, i - start);
    }
  }
  return out += quote;
}

std::string reprBytes(const std::string &bytes) {
  const char quote = chooseQuote(bytes);
  std::string out = "b";
  out += quote;
  for (char byte : bytes) {
    const unsigned char c = static_cast<unsigned char>(byte);
    if (byte == quote) {
      out += '\\';
      out += quote;
    } else if (c == '\\' || c < 0x20 || c >= 0x7F) {
      appendEscape(out, c);
    } else {
      out += byte;
    }
  }
  return out += quote;
}

// `addDot` adds ".0" to what would read as an int.
static std::string formatDouble(double value, bool addDot) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific).ptr;
  std::string text(buffer, end);
  std::string sign;
  if (text[0] == '-') {
    sign = "-";
    text.erase(0, 1);
  }
  const size_t e = text.find('e');
  const int exponent = std::stoi(text.substr(e + 1));
  std::string digits = text.substr(0, e);
  if (digits.size() > 1) digits.erase(1, 1);
  const int point = exponent + 1; // where the decimal point stands in `digits`
  std::string out;
  if (point > 16 || point <= -4) {
    out = digits.substr(0, 1);
    if (digits.size() > 1) out += "." + digits.substr(1);
    out += exponent < 0 ? "e-" : "e+";
    const std::string magnitude = std::to_string(std::abs(exponent));
    return sign + out + (magnitude.size() < 2 ? "0" : "") + magnitude;
  }
  if (point <= 0) return sign + "0." + std::string(static_cast<size_t>(-point), '0') + digits;
  const size_t whole = static_cast<size_t>(point);
  if (digits.size() <= whole) return sign + digits + std::string(whole - digits.size(), '0') + (addDot ? ".0" : "");
  return sign + digits.substr(0, whole) + "." + digits.substr(whole);
}

std::string reprDouble(double value) { return formatDouble(value, true); }

std::string reprConstant(const ast::ConstantValue &value) {
  struct Visitor {
    std::string operator()(const ast::NoneValue &) const { return "None"; }
    std::string operator()(const ast::EllipsisValue &) const { return "Ellipsis"; }
    std::string operator()(bool b) const { return b ? "True" : "False"; }
    std::string operator()(const ast::IntValue &i) const { return i.decimal; }
    std::string operator()(double d) const { return reprDouble(d); }
    std::string operator()(const std::complex<double> &c) const {
      const std::string imaginary = formatDouble(c.imag(), false);
      if (c.real() == 0 && !std::signbit(c.real())) return imaginary + "j";
      const bool plus = imaginary[0] != '-';
      return "(" + formatDouble(c.real(), false) + (plus ? "+" : "") + imaginary + "j)";
    }
    std::string operator()(const std::string &s) const { return reprString(s); }
    std::string operator()(const ast::BytesValue &b) const { return reprBytes(b.bytes); }
  };
  return std::visit(Visitor{}, value);
}

} // namespace weft
