// The syntax tree as Python source, byte for byte what CPython 3.11's `ast.unparse` prints (it is also AutoGraph's
// printer).
//
// Not a formatter: comments and the user's layout are gone, lines are as long as they get.
#pragma once
#include <string>

#include "syntax/ast.h"

namespace weft {

/// Of a module, a statement or an expression; a statement's text starts with no newline and ends with none.
std::string unparse(const ast::Node &node);

/// repr() of a Python str given as UTF-8, a bytes, a float, and of any literal's value.
std::string reprString(const std::string &utf8);
std::string reprBytes(const std::string &bytes);
std::string reprDouble(double value);
std::string reprConstant(const ast::ConstantValue &value);

} // namespace weft
