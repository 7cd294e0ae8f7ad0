// A copy of the text, of the same length, that is easier for tree-sitter: see mask.cpp for what is replaced.
#pragma once
#include <string>
#include <string_view>

#include "syntax/tokens.h"

namespace weft {

/// Whether token `index` is a prefix star that begins a logical line. tree-sitter then sees its operand begin at the
/// star.
bool starBeginsLine(const TokenList &list, size_t index);

/// `list` are the tokens of `text` after the syntax check has marked them.
std::string maskText(std::string_view text, const TokenList &list);

} // namespace weft
