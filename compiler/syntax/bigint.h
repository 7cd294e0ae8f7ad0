// Ints of any size as text.
#pragma once
#include <string>
#include <string_view>

namespace weft {

/// Digits of `base` (2, 8 or 16; no prefix, no underscores) as decimal digits.
std::string toDecimal(std::string_view digits, int base);

} // namespace weft
