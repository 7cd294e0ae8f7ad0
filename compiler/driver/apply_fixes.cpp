#include "driver/apply_fixes.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "driver/output.h"

namespace weft::driver {
namespace {

bool overlap(SourceRange a, SourceRange b) { return a.file == b.file && a.begin < b.end && b.begin < a.end; }

} // namespace

Diagnostics applyFixes(const Diagnostics &found) {
  std::map<uint32_t, std::vector<Diagnostic::Edit>> taken; // by file
  std::vector<const Diagnostic *> mended;
  Diagnostics rest;
  for (const Diagnostic &diagnostic : found.all()) {
    const auto *edits = diagnostic.fixes.empty() ? nullptr : &diagnostic.fixes.front().edits;
    bool free = edits && !edits->empty();
    if (free)
      for (const Diagnostic::Edit &edit : *edits)
        for (const Diagnostic::Edit &other : taken[edit.range.file]) free = free && !overlap(edit.range, other.range);
    if (!free) {
      rest.adopt(diagnostic);
      continue;
    }
    for (const Diagnostic::Edit &edit : *edits) taken[edit.range.file].push_back(edit);
    mended.push_back(&diagnostic);
  }
  std::map<uint32_t, std::string> refused;
  for (auto &[file, edits] : taken) {
    if (edits.empty()) continue;
    const SourceBuffer &buffer = SourceManager::instance().buffer(file);
    std::string error;
    std::optional<std::string> text;
    if (buffer.path().starts_with('<'))
      error = "it was read from standard input";
    else if (text = readFile(buffer.path(), error); text && *text != buffer.text())
      error = "it has line ends other than LF, a byte order mark or another encoding than UTF-8";
    Diagnostics failed;
    if (error.empty()) {
      std::sort(edits.begin(), edits.end(), [](const auto &a, const auto &b) { return a.range.begin > b.range.begin; });
      for (const Diagnostic::Edit &edit : edits)
        text->replace(edit.range.begin, edit.range.end - edit.range.begin, edit.text);
      if (writeOutput(buffer.path(), *text, failed)) continue;
      rest.adopt(failed.all().front());
    } else {
      rest.report({}, DiagnosticKind::CannotWriteFile, buffer.path(), error);
    }
    refused[file] = error;
  }
  std::map<std::string, int> counts;
  for (const Diagnostic *diagnostic : mended) {
    const uint32_t file = diagnostic->fixes.front().edits.front().range.file;
    if (refused.count(file))
      rest.adopt(*diagnostic);
    else
      ++counts[SourceManager::instance().buffer(file).path()];
  }
  for (const auto &[path, count] : counts)
    fmt::print(stderr, "{}: {} {} applied\n", path, count, count == 1 ? "fix" : "fixes");
  return rest;
}

} // namespace weft::driver
