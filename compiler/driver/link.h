// Programs and shared libraries by the system's compiler, with weft's runtime inside.
#pragma once
#include <string>

namespace weft::driver {

enum class LinkKind { Executable, Shared };

/// Links an object file into `output`, which appears whole or not at all. False with `error` set.
bool linkModule(LinkKind kind, const std::string &object, const std::string &output, std::string &error);

} // namespace weft::driver
