#include "syntax/bigint.h"

#include <cstdint>
#include <vector>

namespace weft {

// Schoolbook conversion into limbs of nine decimal digits. Boost.Multiprecision's is quadratic as well, and wants
// exceptions.
std::string toDecimal(std::string_view digits, int base) {
  const int shift = base == 16 ? 4 : base == 8 ? 3 : 1;
  std::vector<uint32_t> limbs{0};
  uint64_t chunk = 0;
  int bits = 0;
  auto flush = [&] {
    uint64_t carry = chunk;
    for (uint32_t &limb : limbs) {
      carry += static_cast<uint64_t>(limb) << bits;
      limb = static_cast<uint32_t>(carry % 1000000000);
      carry /= 1000000000;
    }
    for (; carry; carry /= 1000000000) limbs.push_back(static_cast<uint32_t>(carry % 1000000000));
    chunk = 0;
    bits = 0;
  };
  for (char c : digits) {
    chunk = chunk << shift | static_cast<uint64_t>(c <= '9' ? c - '0' : (c | 32) - 'a' + 10);
    bits += shift;
    if (bits > 26) flush();
  }
  flush();
  std::string result = std::to_string(limbs.back());
  for (size_t i = limbs.size() - 1; i-- > 0;) {
    const std::string part = std::to_string(limbs[i]);
    result += std::string(9 - part.size(), '0') + part;
  }
  return result;
}

} // namespace weft
