// What `weft --version` prints: weft's own version, and those of what it is built on and mirrors.
#pragma once
#include <string>

namespace weft::driver {
std::string versionText();
} // namespace weft::driver
