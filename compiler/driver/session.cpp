#include "driver/session.h"

#include "driver/output.h"
#include "prelude/prelude.h"
#include "stage/numpy/module.h"
#include "stage/tf/module.h"
#include "value/builtins.h"
#include "value/interpreter.h"

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
}

Session::~Session() {
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
  return unit ? *unit : nullptr;
}

} // namespace weft::driver
