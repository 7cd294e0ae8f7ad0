// policies FILE...: converts every function of the files, nested ones and methods included, under both policies and
// compares the texts. Policy Stage is made to print what Mirror prints by undoing one deviation after another in the
// question that passes ask (ConvertOptions::mirrored), so each difference is put down to a deviation by name.
//
// Prints "DEVIATION FILE LABEL" for each function and deviation that makes a difference of its own, and "none" where
// the texts differ though all deviations are undone: that is a fault.
#include <cstdio>

#include "convert/deviations.h"
#include "convert/entities.h"
#include "syntax/parser.h"

namespace {

using namespace weft;

// The text under `options`, or "refused".
std::string textOf(const ast::Node &function, const convert::EntityContext &entity,
                   const convert::ConvertOptions &options) {
  ast::Context nodes;
  Diagnostics diagnostics;
  Result<convert::Converted> converted = convert::convertFunction(function, entity, options, nodes, diagnostics);
  return converted ? convert::printConverted(*converted) : "refused";
}

void compare(const std::string &file, const convert::Entity &entity, const convert::EntityContext &context) {
  convert::ConvertOptions mirror, stage;
  stage.policy = convert::Policy::Stage;
  const std::string want = textOf(*entity.node, context, mirror);
  if (textOf(*entity.node, context, stage) == want) {
    std::printf("same %s %s\n", file.c_str(), entity.label.c_str());
    return;
  }
  for (int i = 0; i < convert::deviationCount(); ++i) stage.mirrored.set(i);
  if (textOf(*entity.node, context, stage) != want) {
    std::printf("none %s %s\n", file.c_str(), entity.label.c_str());
    return;
  }
  bool found = false;
  for (int i = 0; i < convert::deviationCount(); ++i) {
    stage.mirrored.reset(i);
    if (textOf(*entity.node, context, stage) != want) {
      std::printf("%s %s %s\n", convert::deviationInfo(convert::Deviation(i)).name, file.c_str(), entity.label.c_str());
      found = true;
    }
    stage.mirrored.set(i);
  }
  if (found) return;
  // Only several together make a difference: those of a smallest such set.
  stage.mirrored.reset();
  for (int i = 0; i < convert::deviationCount(); ++i) {
    stage.mirrored.set(i);
    if (textOf(*entity.node, context, stage) == want) stage.mirrored.reset(i);
  }
  for (int i = 0; i < convert::deviationCount(); ++i)
    if (!stage.mirrored.test(i))
      std::printf("%s %s %s\n", convert::deviationInfo(convert::Deviation(i)).name, file.c_str(), entity.label.c_str());
}

} // namespace

int main(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    std::string error;
    std::optional<std::string> text = readFile(argv[i], error);
    if (!text) {
      std::fprintf(stderr, "policies: %s\n", error.c_str());
      return 2;
    }
    const uint32_t file = SourceManager::instance().add(argv[i], std::move(*text));
    Diagnostics diagnostics;
    ast::Context nodes;
    Result<ast::Module *> module = parseModule(file, nodes, diagnostics);
    if (!module) continue; // programs that are refused before conversion
    const convert::ModuleEntities entities(**module, file);
    for (const convert::Entity &entity : entities.all()) compare(argv[i], entity, entities.context(entity));
  }
  return 0;
}
