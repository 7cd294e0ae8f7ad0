// import: native modules, modules of the prelude, and .py files beside the script.
#include <map>

#include "stage/evaluator/run.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::py {
namespace {

struct Known {
  std::function<bool(Module &)> fill; // native
  std::string_view source;            // or of the prelude
  bool isPrelude = false;
};
std::map<std::string, Known, std::less<>> &knownModules() {
  static auto &known = *new std::map<std::string, Known, std::less<>>();
  return known;
}

bool hasModulesBelow(const std::string &package) {
  auto at = knownModules().lower_bound(package + ".");
  return at != knownModules().end() && at->first.starts_with(package + ".");
}

Value notFound(const std::string &name) {
  return raiseText(exceptions().ModuleNotFoundError, fmt::format("No module named '{}'", name));
}

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

Value load(const std::string &name) {
  auto known = knownModules().find(name);
  if (known == knownModules().end()) {
    Value found = loadFile(name);
    if (found || pending()) return found;
    if (!hasModulesBelow(name)) return notFound(name);
    Ref<Module> module = makeModule(name); // a package of which only inner modules are known
    dictSet(*module->dict, Symbol::intern("__name__"), makeStr(name));
    dictSet(*interpreter().modules, Symbol::intern(name), module.value());
    return module.value();
  }
  if (known->second.isPrelude)
    return execute(name, "<" + name + ">", std::string(known->second.source), hasModulesBelow(name));
  Ref<Module> module = makeModule(name);
  dictSet(*module->dict, Symbol::intern("__name__"), makeStr(name));
  dictSet(*interpreter().modules, Symbol::intern(name), module.value());
  if (!known->second.fill(*module)) {
    interpreter().modules->table.remove(Symbol::intern(name));
    return {};
  }
  return module.value();
}

} // namespace

void registerModule(std::string name, std::function<bool(Module &)> fill) {
  knownModules()[std::move(name)].fill = std::move(fill);
}

void registerPreludeModule(std::string name, std::string_view source) {
  Known &known = knownModules()[std::move(name)];
  known.source = source;
  known.isPrelude = true;
}

Value importModule(const std::string &name) {
  if (!interpreter().modules) interpreter().modules = makeDict();
  Value parent;
  for (size_t end = 0; end != std::string::npos;) {
    size_t start = end == 0 ? 0 : end + 1;
    end = name.find('.', start);
    std::string part = name.substr(0, end);
    Symbol key = Symbol::intern(part);
    Value module = dictGet(*interpreter().modules, key);
    if (!module && parent) { // tf.keras.layers: an attribute that is a module
      Value attribute = getAttrOptional(parent, Symbol::intern(part.substr(start)));
      if (attribute && attribute.as<Module>() && !knownModules().contains(part)) {
        module = attribute;
        dictSet(*interpreter().modules, key, module);
      }
      clearPending();
    }
    if (!module) module = load(part);
    if (!module) return {};
    if (parent && parent.as<Module>()) dictSet(*parent.as<Module>()->dict, Symbol::intern(part.substr(start)), module);
    parent = std::move(module);
  }
  return parent;
}

void defineFunction(Module &module, std::string_view name, std::string_view parameters,
                    std::function<Value(const Value *)> code) {
  auto signature = std::make_shared<Signature>(name, parameters);
  Value function = makeFunction(
      std::string(name),
      [signature, code = std::move(code)](const Args &args) -> Value {
        std::vector<Value> values(signature->size());
        if (!signature->bind(args, values.data())) return {};
        return code(values.data());
      },
      module.name);
  dictSet(*module.dict, Symbol::intern(name), function);
}

} // namespace weft::py
