// Hashes of texts that TensorFlow's results show.
#pragma once
#include <cstdint>
#include <string_view>

namespace wrt {

/// FarmHash's 64-bit fingerprint, the same on all machines.
uint64_t fingerprint64(std::string_view text);

} // namespace wrt
