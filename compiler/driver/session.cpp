#include "driver/session.h"

#include "driver/output.h"
#include "driver/print_stage.h"
#include "prelude/prelude.h"
#include "stage/conversion_listener.h"
#include "stage/numpy/module.h"
#include "stage/tf/module.h"
#include "value/builtins.h"
#include "value/interpreter.h"

#include "syntax/cst_print.h"
#include "syntax/unparse.h"

namespace weft::driver {
namespace {

constexpr std::string_view standardLibrary = "stdlib/";

// stdlib/collections/abc.py is the module collections.abc.
void registerStandardLibrary() {
  for (const PreludeFile &file : preludeFiles()) {
    if (!file.path.starts_with(standardLibrary)) continue;
    std::string name(file.path.substr(standardLibrary.size()));
    name.resize(name.size() - 3);
    for (char &c : name)
      if (c == '/') c = '.';
    py::registerPreludeModule(std::move(name), file.text);
  }
}

} // namespace

Session::Session(const CommonOptions &options) : options_(options) {
  py::initializeObjects();
  py::registerBuiltinModules();
  tf::registerTensorFlow();
  np::registerNumpy();
  registerStandardLibrary();
  if (options.printAfter == "converted")
    stage::conversionListener() = [this](const std::string &text) {
      // A running script goes on; elsewhere the functions come together, one blank line between.
      if (options_.stagesToStderr)
        (void)writeStage(options_, {}, text);
      else
        converted_ += (converted_.empty() ? "" : "\n") + text;
    };
}

Session::~Session() {
  stage::conversionListener() = {};
  py::interpreter().flush();
  py::finalizeObjects();
}

const py::Unit *Session::load(const std::string &path) {
  Diagnostics diagnostics;
  return parse(loadSource(path, diagnostics), diagnostics);
}

const py::Unit *Session::loadText(const std::string &name, std::string text) {
  Diagnostics diagnostics;
  return parse(SourceManager::instance().add(name, std::move(text)), diagnostics);
}

const py::Unit *Session::parse(uint32_t file, Diagnostics &diagnostics) {
  Result<py::Unit *> unit = file ? py::parseUnit(file, diagnostics) : failure;
  printDiagnostics(diagnostics, options_);
  if (!unit) return nullptr;
  const bool done = (options_.printAfter == "cst" && show(printCst(SourceManager::instance().buffer(file).text()))) ||
                    (options_.printAfter == "ast" && show(unparse(*(*unit)->module) + "\n"));
  return done ? nullptr : *unit;
}

bool Session::show(const std::string &text) {
  const bool written = writeStage(options_, stageOutput, text);
  if (!options_.stageIsResult) return false;
  if (written) exitCode = ExitOk;
  return true;
}

bool Session::finishConversions() {
  return options_.printAfter == "converted" && !options_.stagesToStderr && show(converted_);
}

} // namespace weft::driver
