// weft-ast: prints the front end's view of files, for tests that compare it with CPython's.
//
//   weft-ast dump|positions|unparse|errors FILE...        ("-" reads the names of files from standard input, one a
//   line)
//
// Each file's text is followed by a line with the character U+001E alone. A refused file gives `ERROR
// Class:line:column: message`.
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "base/source.h"
#include "syntax/ast.h"
#include "syntax/parser.h"
#include "syntax/unparse.h"

namespace {

using namespace weft;

std::string describe(const Diagnostic &diagnostic) {
  const LineColumn at = SourceManager::instance().buffer(diagnostic.range.file).position(diagnostic.range.begin);
  return "ERROR " + diagnostic.exceptionClass + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + ": " +
         diagnostic.message;
}

std::string process(const std::string &mode, const std::string &path) {
  std::string error;
  auto text = readFile(path, error);
  if (!text) return "ERROR OSError:0:0: " + error;
  const uint32_t file = SourceManager::instance().add(path, std::move(*text));
  ast::Context context;
  Diagnostics diagnostics;
  auto module = parseModule(file, context, diagnostics);
  if (!module) return describe(diagnostics.all().front());
  if (mode == "errors") return "";
  if (mode == "unparse") return unparse(**module);
  return ast::dump(**module, mode == "positions");
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: weft-ast dump|positions|unparse|errors FILE...\n");
    return 2;
  }
  std::vector<std::string> paths(argv + 2, argv + argc);
  if (paths.size() == 1 && paths[0] == "-") {
    paths.clear();
    for (int c = std::getchar(); c != EOF; c = std::getchar()) {
      std::string line;
      for (; c != EOF && c != '\n'; c = std::getchar()) line += static_cast<char>(c);
      if (!line.empty()) paths.push_back(line);
    }
  }
  for (const std::string &path : paths) {
    const std::string out = process(argv[1], path);
    std::fwrite(out.data(), 1, out.size(), stdout);
    std::fputs("\n\x1e\n", stdout);
  }
  return 0;
}
