// UTF-8 helpers and the formatting mini-language shared by str, int and float.
#include "value/text_util.h"

#include <charconv>
#include <cmath>
#include <cstring>
#include <cwctype>

#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {

uint32_t decodeAt(std::string_view text, size_t &at) {
  auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  unsigned char lead = byte(at);
  int more = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
  if (at + more >= text.size()) more = static_cast<int>(text.size() - at) - 1;
  uint32_t code = more == 0 ? lead : lead & (0x3F >> more);
  for (int i = 1; i <= more; ++i) code = code << 6 | (byte(at + static_cast<size_t>(i)) & 0x3F);
  at += static_cast<size_t>(more) + 1;
  return code;
}
void appendCodePoint(std::string &out, uint32_t c) {
  if (c < 0x80)
    out += static_cast<char>(c);
  else if (c < 0x800) {
    out += static_cast<char>(0xC0 | c >> 6);
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    out += static_cast<char>(0xE0 | c >> 12);
    out += static_cast<char>(0x80 | (c >> 6 & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | c >> 18);
    out += static_cast<char>(0x80 | (c >> 12 & 0x3F));
    out += static_cast<char>(0x80 | (c >> 6 & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  }
}
size_t byteOffset(std::string_view text, size_t index) {
  size_t at = 0;
  while (index-- > 0 && at < text.size()) {
    ++at;
    while (at < text.size() && (text[at] & 0xC0) == 0x80) ++at;
  }
  return at;
}
size_t countCodePoints(std::string_view text) {
  size_t count = 0;
  for (char c : text) count += (c & 0xC0) != 0x80;
  return count;
}
bool isSpaceCodePoint(uint32_t c) {
  return (c >= 9 && c <= 13) || (c >= 28 && c <= 32) || c == 0x85 || c == 0xA0 || c == 0x1680 ||
         (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}
bool isPrintableCodePoint(uint32_t c) {
  if (c < 32 || (c >= 0x7F && c < 0xA0) || c == 0xAD) return false;
  if (c != 32 && isSpaceCodePoint(c)) return false;
  if ((c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF)
    return false;
  return !(c >= 0xD800 && c <= 0xF8FF) && c < 0xE0000;
}
bool isAlphaCodePoint(uint32_t c) {
  if (c < 128) return std::isalpha(static_cast<int>(c));
  if (c == 0xAA || c == 0xB5 || c == 0xBA) return true;
  if (c < 0xC0 || c == 0xD7 || c == 0xF7) return false;
  if (c >= 0x2000 && c <= 0x2BFF) return (c >= 0x2090 && c <= 0x209C) || (c >= 0x2100 && c <= 0x214F);
  if (c >= 0x3000 && c <= 0x3004) return false;
  return c < 0x1F000 || c >= 0x20000;
}
namespace {
// Simple case pairs of Latin, Greek and Cyrillic; other scripts with case are rare in programs.
uint32_t shiftCase(uint32_t c, bool upper) {
  auto isUpper = [](uint32_t x) {
    return (x >= 'A' && x <= 'Z') || (x >= 0xC0 && x <= 0xDE && x != 0xD7) || (x >= 0x391 && x <= 0x3A9) ||
           (x >= 0x410 && x <= 0x42F);
  };
  if (!upper) {
    if (isUpper(c)) return c + 32;
    if (c >= 0x400 && c <= 0x40F) return c + 80;
    if (c >= 0x100 && c <= 0x17F && c != 0x130 && c != 0x131 && c != 0x138 && c != 0x149 && c != 0x178 && c != 0x17F) {
      bool odd = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E);
      return (c & 1) == (odd ? 1u : 0u) ? c + 1 : c;
    }
    return c;
  }
  if (c == 0xB5 || c == 0x3C2) return c == 0xB5 ? 0x39C : 0x3A3;
  if (c == 0xFF) return 0x178;
  if (c >= 32 && isUpper(c - 32) && c != 0xDF) return c - 32;
  if (c >= 0x450 && c <= 0x45F) return c - 80;
  if (c >= 0x100 && c <= 0x17F && c != 0x131 && c != 0x138 && c != 0x149 && c != 0x17F) {
    bool odd = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E);
    return (c & 1) == (odd ? 0u : 1u) ? c - 1 : c;
  }
  return c;
}
} // namespace
uint32_t toUpperCodePoint(uint32_t c) { return shiftCase(c, true); }
uint32_t toLowerCodePoint(uint32_t c) { return shiftCase(c, false); }

bool parseFormatSpec(std::string_view text, FormatSpec &spec, const std::string &typeName) {
  std::string_view whole = text;
  auto isAlign = [](char c) { return c == '<' || c == '>' || c == '=' || c == '^'; };
  size_t at = 0;
  bool fillGiven = false;
  if (!text.empty()) {
    size_t after = 0;
    (void)decodeAt(text, after);
    if (after < text.size() && isAlign(text[after])) {
      spec.fill = std::string(text.substr(0, after));
      spec.align = text[after];
      at = after + 1;
      fillGiven = true;
    } else if (isAlign(text[0])) {
      spec.align = text[0];
      at = 1;
    }
  }
  auto peek = [&](char c) { return at < text.size() && text[at] == c; };
  if (at < text.size() && (text[at] == '+' || text[at] == '-' || text[at] == ' ')) spec.sign = text[at++];
  if (peek('z')) ++at;
  if (peek('#')) {
    spec.alternate = true;
    ++at;
  }
  if (!fillGiven && peek('0')) {
    spec.fill = "0";
    spec.zero = true;
    if (!spec.align) spec.align = '=';
    ++at;
  }
  auto readNumber = [&](int &out) {
    size_t begin = at;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') ++at;
    if (at == begin) return false;
    std::from_chars(text.data() + begin, text.data() + at, out);
    return true;
  };
  readNumber(spec.width);
  if (peek(',') || peek('_')) {
    spec.grouping = text[at++];
    if (peek(',') || peek('_')) {
      (void)(text[at] == spec.grouping ? raiseValueError("Cannot specify '{0}' with '{0}'.", spec.grouping)
                                       : raiseValueError("Cannot specify both ',' and '_'."));
      return false;
    }
  }
  if (peek('.')) {
    ++at;
    if (!readNumber(spec.precision)) {
      (void)raiseValueError("Format specifier missing precision");
      return false;
    }
  }
  if (at + 1 < text.size()) {
    (void)raiseValueError("Invalid format specifier '{}' for object of type '{}'", whole, typeName);
    return false;
  }
  if (at < text.size()) spec.type = text[at];
  if (spec.grouping && (spec.type == 's' || spec.type == 'c' ||
                        (spec.grouping == ',' && std::strchr("bxXo", spec.type ? spec.type : '!')))) {
    (void)raiseValueError("Cannot specify '{}' with '{}'.", spec.grouping, spec.type);
    return false;
  }
  return true;
}

std::string padText(const FormatSpec &spec, const std::string &body, char defaultAlign) {
  int length = static_cast<int>(countCodePoints(body));
  if (length >= spec.width) return body;
  int missing = spec.width - length;
  char align = spec.align ? spec.align : defaultAlign;
  int left = align == '<' ? 0 : align == '^' ? missing / 2 : missing;
  std::string out;
  for (int i = 0; i < left; ++i) out += spec.fill;
  out += body;
  for (int i = left; i < missing; ++i) out += spec.fill;
  return out;
}

std::string padNumber(const FormatSpec &spec, bool negative, const std::string &prefix, std::string digits,
                      const std::string &rest) {
  std::string sign = negative ? "-" : spec.sign == '+' ? "+" : spec.sign == ' ' ? " " : "";
  std::string head = sign + prefix;
  bool inside = spec.align == '=';
  if (spec.grouping) {
    size_t group = spec.type == 'b' || spec.type == 'o' || spec.type == 'x' || spec.type == 'X' ? 4 : 3;
    auto grouped = [&](const std::string &plain) {
      std::string out;
      for (size_t i = 0; i < plain.size(); ++i) {
        if (i && (plain.size() - i) % group == 0) out += spec.grouping;
        out += plain[i];
      }
      return out;
    };
    if (inside && spec.fill == "0") {
      int room = spec.width - static_cast<int>(head.size() + rest.size());
      while (static_cast<int>(grouped(digits).size()) < room) {
        std::string longer = grouped("0" + digits);
        digits = "0" + digits;
        if (static_cast<int>(longer.size()) >= room) break;
      }
    }
    digits = grouped(digits);
  }
  std::string body = digits + rest;
  if (inside) {
    int missing = spec.width - static_cast<int>(head.size() + body.size());
    std::string out = head;
    for (int i = 0; i < missing; ++i) out += spec.fill;
    return out + body;
  }
  return padText(spec, head + body, '>');
}

namespace {
std::string digitsOf(double magnitude, char type, int precision, bool alternate) {
  char buffer[800];
  std::string format = std::string("%") + (alternate ? "#" : "") + ".*" + type;
  snprintf(buffer, sizeof buffer, format.c_str(), precision, magnitude);
  return buffer;
}
} // namespace

bool formatDouble(double value, const FormatSpec &spec, std::string &out) {
  bool negative = std::signbit(value) && !std::isnan(value);
  double magnitude = std::fabs(value);
  char type = spec.type ? spec.type : 'r';
  std::string body;
  bool upper = type == 'E' || type == 'F' || type == 'G';
  char lower = static_cast<char>(std::tolower(static_cast<unsigned char>(type)));
  if (lower == 'n') lower = 'g';
  if (std::isnan(value))
    body = "nan";
  else if (std::isinf(value))
    body = "inf";
  else if (lower == '%')
    body = digitsOf(magnitude * 100, 'f', spec.precision < 0 ? 6 : spec.precision, spec.alternate);
  else if (lower == 'r' && spec.precision < 0) {
    body = reprOfDouble(magnitude);
  } else if (lower == 'r') {
    // As `g`, but at least one digit after the point, and scientific from exponent == precision on.
    int precision = spec.precision == 0 ? 1 : spec.precision;
    std::string scientific = digitsOf(magnitude, 'e', precision - 1, false);
    int exponent = std::atoi(scientific.c_str() + scientific.find('e') + 1);
    // One digit after the point needs room: CPython goes scientific one exponent earlier than `g`.
    if (magnitude != 0 && (exponent < -4 || exponent >= precision - 1)) {
      size_t e = scientific.find('e');
      std::string mantissa = scientific.substr(0, e);
      if (mantissa.find('.') != std::string::npos) {
        while (mantissa.back() == '0') mantissa.pop_back();
        if (mantissa.back() == '.') mantissa.pop_back();
      }
      body = mantissa + scientific.substr(e);
    } else {
      body = digitsOf(magnitude, 'g', precision, false);
      if (body.find('.') == std::string::npos) body += ".0";
    }
  } else {
    body = digitsOf(magnitude, lower,
                    spec.precision < 0                    ? 6
                    : lower == 'g' && spec.precision == 0 ? 1
                                                          : spec.precision,
                    spec.alternate);
  }
  if (upper)
    for (char &c : body) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  if (type == '%') body += '%';
  size_t split = body.find_first_not_of("0123456789");
  if (split == std::string::npos) split = body.size();
  if (!std::isfinite(value)) {
    FormatSpec plain = spec;
    plain.grouping = 0;
    if (plain.zero) plain.fill = "0";
    out = padNumber(plain, negative, "", body, "");
    return true;
  }
  out = padNumber(spec, negative, "", body.substr(0, split), body.substr(split));
  return true;
}

} // namespace weft::py
