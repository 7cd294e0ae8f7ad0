#include "syntax/literals.h"

#include <cstdlib>

#include "syntax/bigint.h"

namespace weft {

namespace {
// CPython's own limit for decimal literals; for the others, whose value it can hold but not print, it is ours: the
// conversion to decimal digits takes quadratic time.
constexpr size_t maxDecimalDigits = 4300, maxRadixDigits = 16384;
} // namespace

std::optional<ast::ConstantValue> parseNumber(std::string_view text, std::string &problem) {
  std::string digits;
  for (char c : text)
    if (c != '_') digits += c;
  problem = "invalid number";
  if (digits.empty()) return std::nullopt;
  if (digits.size() > 2 && digits[0] == '0') {
    const char kind = static_cast<char>(digits[1] | 32);
    const int base = kind == 'x' ? 16 : kind == 'o' ? 8 : kind == 'b' ? 2 : 0;
    if (base) {
      const size_t first = digits.find_first_not_of('0', 2);
      if (first == std::string::npos) return ast::IntValue{"0"};
      if (digits.size() - first > maxRadixDigits) {
        problem = "integer literal with more than " + std::to_string(maxRadixDigits) + " digits";
        return std::nullopt;
      }
      return ast::IntValue{toDecimal(std::string_view(digits).substr(first), base)};
    }
  }
  const char last = static_cast<char>(digits.back() | 32);
  if (last == 'j') {
    digits.pop_back();
    return std::complex<double>(0.0, std::strtod(digits.c_str(), nullptr));
  }
  if (digits.find_first_of(".eE") != std::string::npos) return std::strtod(digits.c_str(), nullptr);
  if (digits.size() > maxDecimalDigits) {
    problem = "Exceeds the limit (4300 digits) for integer string conversion: value has " +
              std::to_string(digits.size()) +
              " digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer "
              "literals to avoid decimal conversion limits.";
    return std::nullopt;
  }
  const size_t first = digits.find_first_not_of('0');
  return ast::IntValue{first == std::string::npos ? "0" : digits.substr(first)};
}

StringToken splitString(std::string_view text) {
  StringToken token;
  uint32_t i = 0;
  for (; i < text.size() && text[i] != '\'' && text[i] != '"'; ++i) {
    switch (text[i] | 32) {
    case 'r':
      token.raw = true;
      break;
    case 'b':
      token.bytes = true;
      break;
    case 'f':
      token.format = true;
      break;
    case 'u':
      token.unicode = text[i] == 'u';
      break; // CPython records only a small `u` as the kind
    default:
      break;
    }
  }
  const bool triple = text.size() >= i + 6 && text[i + 1] == text[i] && text[i + 2] == text[i];
  const uint32_t quotes = triple ? 3 : 1;
  token.contentBegin = i + quotes;
  token.contentEnd = static_cast<uint32_t>(text.size()) - quotes;
  return token;
}

void appendUtf8(std::string &out, uint32_t c) {
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xC0 | (c >> 6));
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    out += static_cast<char>(0xE0 | (c >> 12));
    out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | (c >> 18));
    out += static_cast<char>(0x80 | ((c >> 12) & 0x3F));
    out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  }
}

namespace {

int hexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char low = static_cast<char>(c | 32);
  return low >= 'a' && low <= 'f' ? low - 'a' + 10 : -1;
}

// CPython's codecs count positions in code points for `unicodeescape`.
std::string escapeMessage(uint32_t begin, uint32_t last, const char *what) {
  return "(unicode error) 'unicodeescape' codec can't decode bytes in position " + std::to_string(begin) + "-" +
         std::to_string(last) + ": " + what;
}

// The codec sees what decode_unicode_with_escapes makes of the text: characters beyond ASCII become `\UXXXXXXXX`.
uint32_t codecPosition(std::string_view text, uint32_t offset) {
  uint32_t position = 0;
  for (uint32_t i = 0; i < offset;) {
    const unsigned char c = static_cast<unsigned char>(text[i]);
    if (c < 0x80) {
      ++position, ++i;
      continue;
    }
    position += 10;
    do ++i;
    while (i < offset && (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80);
  }
  return position;
}

} // namespace

bool decodeString(std::string_view text, bool raw, bool bytes, std::string &out, LiteralError &error) {
  if (bytes) {
    for (uint32_t i = 0; i < text.size(); ++i) {
      if (static_cast<unsigned char>(text[i]) < 0x80) continue;
      error = {"bytes can only contain ASCII literal characters", i};
      return false;
    }
  }
  if (raw || text.find('\\') == std::string_view::npos) {
    out += text;
    return true;
  }
  for (uint32_t i = 0; i < text.size();) {
    if (text[i] != '\\') {
      out += text[i++];
      continue;
    }
    const uint32_t start = i++;
    if (i >= text.size()) {
      error = {"(unicode error) 'unicodeescape' codec can't decode byte 0x5c in position " +
                   std::to_string(codecPosition(text, start)) + ": \\ at end of string",
               start};
      return false;
    }
    const char c = text[i++];
    uint32_t digits = 0;
    switch (c) {
    case '\n':
      continue;
    case '\\':
      out += '\\';
      continue;
    case '\'':
      out += '\'';
      continue;
    case '"':
      out += '"';
      continue;
    case 'a':
      out += '\a';
      continue;
    case 'b':
      out += '\b';
      continue;
    case 'f':
      out += '\f';
      continue;
    case 'n':
      out += '\n';
      continue;
    case 'r':
      out += '\r';
      continue;
    case 't':
      out += '\t';
      continue;
    case 'v':
      out += '\v';
      continue;
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7': {
      uint32_t value = static_cast<uint32_t>(c - '0');
      for (int n = 0; n < 2 && i < text.size() && text[i] >= '0' && text[i] <= '7'; ++n)
        value = value * 8 + static_cast<uint32_t>(text[i++] - '0');
      if (bytes)
        out += static_cast<char>(value & 0xFF);
      else
        appendUtf8(out, value);
      continue;
    }
    case 'x':
      digits = 2;
      break;
    case 'u':
      digits = bytes ? 0 : 4;
      break;
    case 'U':
      digits = bytes ? 0 : 8;
      break;
    case 'N':
      if (!bytes) {
        const uint32_t position = codecPosition(text, start);
        const size_t close = i < text.size() && text[i] == '{' ? text.find('}', i) : std::string_view::npos;
        if (close == std::string_view::npos || close == i + 1) {
          const uint32_t reached = close != std::string_view::npos     ? static_cast<uint32_t>(close)
                                   : i < text.size() && text[i] == '{' ? static_cast<uint32_t>(text.size()) - 1
                                                                       : i - 1;
          error = {escapeMessage(position, codecPosition(text, reached), "malformed \\N character escape"), start};
          return false;
        }
        const auto found = characterByName(text.substr(i + 1, close - i - 1));
        if (!found) {
          error = {escapeMessage(position, codecPosition(text, static_cast<uint32_t>(close)),
                                 "unknown Unicode character name"),
                   start};
          return false;
        }
        appendUtf8(out, *found);
        i = static_cast<uint32_t>(close) + 1;
        continue;
      }
      break;
    default:
      break;
    }
    if (digits == 0) { // not an escape: both characters stay (CPython warns)
      out += '\\';
      --i;
      continue;
    }
    uint32_t value = 0, n = 0;
    for (; n < digits && i + n < text.size() && hexDigit(text[i + n]) >= 0; ++n)
      value = value * 16 + static_cast<uint32_t>(hexDigit(text[i + n]));
    if (n < digits) {
      const uint32_t position = codecPosition(text, start);
      if (bytes)
        error = {"(value error) invalid \\x escape at position " + std::to_string(position), start};
      else
        error = {escapeMessage(position, position + 1 + n,
                               c == 'x'   ? "truncated \\xXX escape"
                               : c == 'u' ? "truncated \\uXXXX escape"
                                          : "truncated \\UXXXXXXXX escape"),
                 start};
      return false;
    }
    i += digits;
    if (bytes) {
      out += static_cast<char>(value);
    } else if (value > 0x10FFFF) {
      const uint32_t position = codecPosition(text, start);
      error = {escapeMessage(position, position + 1 + digits, "illegal Unicode character"), start};
      return false;
    } else {
      appendUtf8(out, value);
    }
  }
  return true;
}

} // namespace weft
