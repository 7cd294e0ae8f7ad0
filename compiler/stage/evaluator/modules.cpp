// import of texts: modules of the prelude, and .py files beside the script.
#include "stage/evaluator/run.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

// A SyntaxError of an imported file, as an exception.
Value raiseSyntaxError(const Diagnostics &diagnostics) {
  const Diagnostic &first = diagnostics.all().front();
  std::string where;
  if (first.range) {
    const SourceBuffer &buffer = SourceManager::instance().buffer(first.range.file);
    where = fmt::format(" ({}, line {})", buffer.path(), buffer.position(first.range.begin).line);
  }
  Type *cls = first.exceptionClass == "IndentationError" ? exceptions().IndentationError : exceptions().SyntaxError;
  return raiseText(cls, first.message + where);
}

Value execute(const std::string &name, std::string path, std::string text, bool isPackage) {
  Diagnostics diagnostics;
  uint32_t file = SourceManager::instance().add(path, std::move(text));
  Result<Unit *> unit = parseUnit(file, diagnostics);
  if (!unit) return raiseSyntaxError(diagnostics);
  Ref<Module> module = makeModule(name);
  Dict &dict = *module->dict;
  dictSet(dict, Symbol::intern("__name__"), makeStr(name));
  dictSet(dict, Symbol::intern("__file__"), makeStr(path));
  size_t dot = name.rfind('.');
  dictSet(dict, Symbol::intern("__package__"),
          makeStr(isPackage                  ? name
                  : dot == std::string::npos ? ""
                                             : name.substr(0, dot)));
  dictSet(*interpreter().modules, Symbol::intern(name), module.value());
  if (!executeModule(**unit, *module)) {
    interpreter().modules->table.remove(Symbol::intern(name));
    return {};
  }
  return module.value();
}

Value loadFile(const std::string &name) {
  std::string relative = name;
  for (char &c : relative)
    if (c == '.') c = '/';
  std::string folder = interpreter().scriptDirectory.empty() ? "" : interpreter().scriptDirectory + "/";
  for (bool package : {true, false}) {
    std::string path = folder + relative + (package ? "/__init__.py" : ".py"), error;
    if (std::optional<std::string> text = readFile(path, error)) return execute(name, path, std::move(*text), package);
  }
  return {};
}

// A module of the prelude or of a file; null with nothing pending where there is none.
Value importText(const std::string &name) {
  if (const std::string_view *source = findPreludeModule(name)) return execute(name, "<" + name + ">", std::string(*source), false);
  return loadFile(name);
}

} // namespace

void enableImportOfTexts() { interpreter().importFile = importText; }

} // namespace weft::py
