// The syntax check: does CPython 3.11's grammar accept the tokens, and if not, what does CPython say?
//
// tree-sitter accepts what CPython refuses and repairs by leaving tokens out, so acceptance and messages are decided
// here, by a recursive descent over the tokens. It builds no tree, only what targets of assignments need. It works like
// CPython: one pass that only accepts or not; if it does not, a second pass over the same statement that looks for the
// known mistakes
// (`invalid_*` in CPython's grammar); else "invalid syntax" at the last token that the first pass had looked at.
//
// What CPython finds after parsing (`return` outside of functions, `global` after use) is in semantics.h.
#pragma once
#include <string>
#include <string_view>

#include "syntax/tokens.h"

namespace weft {

enum class CheckMode { Module, Expression, FormatExpression };

/// Nothing wrong: an empty problem, and `list` has its soft keywords and prefix stars marked.
SyntaxProblem checkSyntax(std::string_view text, TokenList &list, CheckMode mode);

} // namespace weft
