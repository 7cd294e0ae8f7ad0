// Look-up among the embedded files; their texts are in a source that embed.cmake writes at build time.
#include "prelude/prelude.h"

#include <algorithm>

namespace weft {

const PreludeFile *findPreludeFile(std::string_view path) {
  const std::span<const PreludeFile> files = preludeFiles();
  const auto it = std::ranges::lower_bound(files, path, {}, &PreludeFile::path);
  return it != files.end() && it->path == path ? &*it : nullptr;
}

} // namespace weft
