// Finds `:=` in an expression, as far as it binds a name of the function around (policy Stage).
#pragma once
#include "syntax/ast.h"

namespace weft::convert {

bool holdsWalrus(const ast::Expr &node);

} // namespace weft::convert
