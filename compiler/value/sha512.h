// SHA-512, for seeding `random` with text as CPython does. Private to value/.
#pragma once
#include <string>
#include <string_view>

namespace weft::py {
/// The 64 bytes of the digest.
std::string sha512(std::string_view data);
} // namespace weft::py
