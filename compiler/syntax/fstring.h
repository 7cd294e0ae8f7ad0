// The parts of an f-string token: what CPython 3.11's hand-written scanner in its string parser does (since 3.12 it is
// another one). Quotes and backslashes inside `{}` follow 3.11's rules.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/literals.h"

namespace weft {

struct FormatPart {
  bool isExpression = false;
  std::string literal;                 // decoded; where isExpression, the text that `{x=}` prints before the value
  uint32_t exprBegin = 0, exprEnd = 0; // offsets in the token
  char conversion = 0;                 // 's', 'r', 'a' or 0
  bool hasSpec = false;
  std::vector<FormatPart> spec;
};

/// Called for each expression (offsets in the token) as soon as its end is known; false stops.
using ExpressionCheck = std::function<bool(uint32_t begin, uint32_t end)>;

/// Splits the f-string `token`. False with `error` set, or with `error` empty if `check` said stop.
bool splitFormatString(std::string_view token, std::vector<FormatPart> &parts, LiteralError &error,
                       const ExpressionCheck &check = {});

} // namespace weft
