// The Python texts that are built into weft: TF functions that are compositions, and modules of the standard library.
#pragma once
#include <span>
#include <string_view>

namespace weft {

struct PreludeFile {
  std::string_view path; // below compiler/prelude: "tensorflow/math.py", "stdlib/functools.py"
  std::string_view text;
};

/// All embedded files, sorted by path. The texts live as long as the process.
std::span<const PreludeFile> preludeFiles();
/// The file of this path; null if there is none.
const PreludeFile *findPreludeFile(std::string_view path);

} // namespace weft
