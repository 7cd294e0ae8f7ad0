#include "driver/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace weft::driver {
namespace {

bool writeAll(std::FILE *file, std::string_view text) {
  return std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

} // namespace

bool writeOutput(const std::string &path, std::string_view text, Diagnostics &diagnostics) {
  if (path.empty()) {
    if (writeAll(stdout, text)) return true;
    diagnostics.report({}, DiagnosticKind::CannotWriteFile, "standard output", std::strerror(errno));
    return false;
  }
  std::string scratch = path + ".tmp" + std::to_string(getpid());
  std::FILE *file = std::fopen(scratch.c_str(), "wb");
  bool written = file && writeAll(file, text);
  int error = errno;
  if (file && std::fclose(file) != 0) written = false;
  if (written && std::rename(scratch.c_str(), path.c_str()) == 0) return true;
  if (written) error = errno;
  if (file) std::remove(scratch.c_str());
  diagnostics.report({}, DiagnosticKind::CannotWriteFile, path, std::strerror(error));
  return false;
}

uint32_t loadSource(const std::string &path, Diagnostics &diagnostics) {
  std::string error;
  std::optional<std::string> text = readFile(path, error);
  if (!text) {
    diagnostics.report({}, DiagnosticKind::CannotReadFile, path, error);
    return 0;
  }
  return SourceManager::instance().add(path == "-" ? "<stdin>" : path, std::move(*text));
}

void printDiagnostics(const Diagnostics &diagnostics, const CommonOptions &options) {
  if (diagnostics.all().empty()) return;
  if (options.jsonDiagnostics) {
    std::fputs(renderJson(diagnostics.all()).c_str(), stderr);
    return;
  }
  bool color = options.color == ColorMode::Always || (options.color == ColorMode::Auto && isatty(STDERR_FILENO));
  for (const Diagnostic &diagnostic : diagnostics.all()) std::fputs(renderText(diagnostic, color).c_str(), stderr);
}

} // namespace weft::driver
