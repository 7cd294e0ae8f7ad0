// Any bytes: the front end neither crashes nor contradicts itself. What it accepts, it can print; what it prints, it
// accepts, and prints the same again.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "base/source.h"
#include "syntax/parser.h"
#include "syntax/unparse.h"

namespace {

std::string roundTrip(std::string text, bool &accepted, bool &internal) {
  weft::ast::Context context;
  weft::Diagnostics diagnostics;
  const uint32_t file = weft::SourceManager::instance().add("fuzz.py", std::move(text));
  auto module = weft::parseModule(file, context, diagnostics);
  accepted = static_cast<bool>(module);
  internal = !accepted && diagnostics.all().front().message.find("internal error") != std::string::npos;
  if (!accepted) return {};
  (void)weft::ast::dump(**module, true);
  return weft::unparse(**module);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  bool accepted = false, internal = false;
  const std::string first = roundTrip(std::string(reinterpret_cast<const char *>(data), size), accepted, internal);
  if (internal) {
    std::fprintf(stderr, "tree-sitter cannot read a text that the syntax check accepts\n");
    std::abort();
  }
  // ast.unparse itself prints backslashes into f-strings' expressions and forgets brackets of unusual targets; so only
  // look at texts without.
  if (!accepted || first.find("f'") != std::string::npos || first.find("f\"") != std::string::npos) return 0;
  const std::string second = roundTrip(first + "\n", accepted, internal);
  if (accepted && second != first) {
    std::fprintf(stderr, "printed:\n%s\nprinted again:\n%s\n", first.c_str(), second.c_str());
    std::abort();
  }
  return 0;
}
