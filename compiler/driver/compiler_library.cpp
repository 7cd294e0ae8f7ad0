#include "driver/compiler_library.h"

#include <climits>
#include <dlfcn.h>
#include <unistd.h>

#include "base/stages.h"
#include "codegen/weftc.h"

namespace weft::driver {

std::string installationFolder() {
  char path[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path);
  std::string program(path, length > 0 ? static_cast<size_t>(length) : 0);
  for (int up = 0; up < 2; ++up) program.erase(program.rfind('/') == std::string::npos ? 0 : program.rfind('/'));
  return program;
}

Compiler *loadCompiler(std::string &error) {
  static Compiler *compiler = nullptr;
  if (compiler) return compiler;
  const StageScope stage(Stage::Load);
  std::string path = installationFolder() + "/lib/libweftc.so";
  // Not closed again: the compiler's static data is in use until the process ends.
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  auto *open = library ? reinterpret_cast<decltype(&weftc_open)>(dlsym(library, "weftc_open")) : nullptr;
  if (!open) {
    const char *reason = dlerror();
    error = reason ? reason : path + " is not weft's compiler";
    return nullptr;
  }
  compiler = open();
  return compiler;
}

} // namespace weft::driver
