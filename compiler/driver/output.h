// Where commands put their results and their diagnostics.
#pragma once
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "driver/options.h"

namespace weft::driver {

/// Writes `text` to the file `path`, or to standard output where `path` is empty. A file is written whole or not at
/// all: first beside its place, then renamed. On failure reports CannotWriteFile and returns false.
bool writeOutput(const std::string &path, std::string_view text, Diagnostics &diagnostics);

/// Reads `path` ("-": standard input) into the SourceManager; 0 after a CannotReadFile.
uint32_t loadSource(const std::string &path, Diagnostics &diagnostics);

/// Prints what was reported to standard error, in the form and colours asked for.
void printDiagnostics(const Diagnostics &diagnostics, const CommonOptions &options);

} // namespace weft::driver
