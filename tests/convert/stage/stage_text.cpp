// stage_text FILE: every module-level function of a file, converted under policy Stage. Prints one function after
// another, each behind a line "# NAME -> GENERATED_NAME".
#include <cstdio>

#include "convert/entities.h"
#include "syntax/parser.h"

int main(int argc, char **argv) {
  using namespace weft;
  std::string error;
  std::optional<std::string> text = readFile(argc > 1 ? argv[1] : "-", error);
  if (!text) {
    std::fprintf(stderr, "stage_text: %s\n", error.c_str());
    return 2;
  }
  uint32_t file = SourceManager::instance().add(argv[1], std::move(*text));
  Diagnostics diagnostics;
  ast::Context nodes;
  Result<ast::Module *> module = parseModule(file, nodes, diagnostics);
  if (module) {
    convert::ModuleEntities entities(**module, file);
    convert::ConvertOptions options;
    options.policy = convert::Policy::Stage;
    for (const convert::Entity &entity : entities.all()) {
      if (entity.label.find('.') != std::string::npos) continue;
      Result<convert::Converted> converted =
          convert::convertFunction(*entity.node, entities.context(entity), options, nodes, diagnostics);
      if (!converted) continue;
      std::printf("# %s -> %s %s\n%s", entity.label.c_str(), converted->name.str().c_str(),
                  converted->agModule.str().c_str(), convert::printConverted(*converted).c_str());
    }
  }
  for (const Diagnostic &diagnostic : diagnostics.all()) std::fputs(renderText(diagnostic, false).c_str(), stderr);
  return diagnostics.hasErrors() ? 1 : 0;
}
