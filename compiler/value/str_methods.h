// The methods of str, and its two ways to format. Private to value/.
#pragma once
#include <string_view>

#include "value/type.h"

namespace weft::py {
void addStrMethods(Type &type);
/// text % arguments
Value percentFormat(const Value &text, const Value &arguments);
/// text.format(*args, **kwargs)
Value braceFormat(std::string_view text, const Args &args, const Value &mapping = {});
} // namespace weft::py
