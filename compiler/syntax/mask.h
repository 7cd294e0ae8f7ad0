// A copy of the text, of the same length, that is easier for tree-sitter: see mask.cpp for what is replaced.
#pragma once
#include <string>
#include <string_view>

namespace weft {

std::string maskText(std::string_view text);

} // namespace weft
