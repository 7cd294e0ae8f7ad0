// Loads libweftc, the part of weft with MLIR and LLVM, when a command first needs it.
#pragma once
#include <string>

namespace weft {
class Compiler;
}

namespace weft::driver {

/// The compiler of this process; null with `error` set where the library cannot be loaded. It lives until the end.
Compiler *loadCompiler(std::string &error);

/// The folder of the installation or build: what is above the folder with this program.
std::string installationFolder();

} // namespace weft::driver
