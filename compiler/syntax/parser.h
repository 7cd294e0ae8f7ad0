// From Python text to the syntax tree: the door of the front end.
//
// The tree has the nodes, fields and positions of CPython 3.11's `ast.parse`, and a text that CPython 3.11 refuses to
// compile is refused here, in CPython's words where there is one way to say it (README.md lists the messages).
#pragma once
#include <cstdint>
#include <string>

#include "base/diagnostic.h"
#include "base/result.h"
#include "syntax/ast.h"

namespace weft {

/// Parses buffer `file` of the SourceManager (as in SourceRange::file). On failure exactly one SyntaxError diagnostic
/// was reported, whose exceptionClass is "SyntaxError", "IndentationError" or "TabError". The nodes belong to
/// `context`.
Result<ast::Module *> parseModule(uint32_t file, ast::Context &context, Diagnostics &diagnostics);

/// Parses one expression (as CPython's mode "eval"). The text becomes a buffer of its own, shown as `name` in messages.
Result<ast::Expr *> parseExpression(std::string text, ast::Context &context, Diagnostics &diagnostics,
                                    std::string name = "<expression>");

} // namespace weft
