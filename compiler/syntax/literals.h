// Values of literal tokens: numbers, strings, bytes, and the parts of an f-string.
//
// The text given is a valid token (tokens.h has checked its shape); what can still be wrong is inside: escapes, ASCII
// of bytes, digits of an int.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "syntax/ast.h"

namespace weft {

/// A number token's value; nothing, with `problem` set, if the text is none or has too many digits.
std::optional<ast::ConstantValue> parseNumber(std::string_view text, std::string &problem);

/// Prefix, quotes and contents of a string token.
struct StringToken {
  bool raw = false, bytes = false, format = false, unicode = false;
  uint32_t contentBegin = 0, contentEnd = 0; // offsets in the token's text
};
StringToken splitString(std::string_view text);

/// What is wrong in a string, in CPython's words, and where (offset in the decoded text).
struct LiteralError {
  std::string message;
  uint32_t offset = 0;
};
/// The characters that `text` (the contents, without quotes) stands for. False with `error` set if an escape is wrong.
bool decodeString(std::string_view text, bool raw, bool bytes, std::string &out, LiteralError &error);

void appendUtf8(std::string &out, uint32_t codePoint);

/// The code point of `\N{name}`, or nothing. Names are those that the system's own character data has; see
/// literals.cpp.
std::optional<uint32_t> characterByName(std::string_view name);

} // namespace weft
