// The evaluator's shared state, and the registry of built-in modules.
#include "value/interpreter.h"

#include <cstdio>
#include <map>
#include <memory>

#include "value/errors.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::py {

namespace {

std::map<std::string, std::function<bool(Module &)>> &registry() {
  static std::map<std::string, std::function<bool(Module &)>> all;
  return all;
}
std::map<std::string, std::string_view> &preludeSources() {
  static std::map<std::string, std::string_view> all;
  return all;
}

} // namespace

InterpreterState &interpreter() {
  static InterpreterState state = [] {
    InterpreterState s;
    s.writeOutput = [](std::string_view text) { fwrite(text.data(), 1, text.size(), stdout); };
    s.writeError = [](std::string_view text) { fwrite(text.data(), 1, text.size(), stderr); };
    return s;
  }();
  return state;
}

void InterpreterState::flush() {
  fflush(stdout);
  fflush(stderr);
}

namespace detail {
void releaseModules() {
  interpreter().handled = Value();
  interpreter().modules = Ref<Dict>();
  interpreter().importFile = nullptr;
  registry().clear();
}
} // namespace detail

void registerModule(std::string name, std::function<bool(Module &)> fill) { registry()[std::move(name)] = std::move(fill); }
void registerPreludeModule(std::string name, std::string_view source) { preludeSources()[std::move(name)] = source; }
const std::string_view *findPreludeModule(const std::string &name) {
  auto found = preludeSources().find(name);
  return found == preludeSources().end() ? nullptr : &found->second;
}

namespace {

// One part of a dotted name; null and nothing pending if it does not exist.
Value importPart(const std::string &name) {
  Symbol symbol = Symbol::intern(name);
  if (const Value *loaded = interpreter().modules->table.find(symbol)) return *loaded;
  if (auto found = registry().find(name); found != registry().end()) {
    Ref<Module> module = makeModule(name);
    dictSet(*interpreter().modules, symbol, module.value());
    auto fill = found->second;
    if (!fill(*module)) {
      interpreter().modules->table.remove(symbol);
      return {};
    }
    const Value *current = interpreter().modules->table.find(symbol);
    return current ? *current : module.value();
  }
  return interpreter().importFile ? interpreter().importFile(name) : Value();
}

} // namespace

Value importModule(const std::string &name) {
  Value parent, module;
  for (size_t end = 0; end != std::string::npos;) {
    end = name.find('.', end ? end + 1 : 0);
    std::string path = name.substr(0, end), last = path.substr(path.rfind('.') == std::string::npos ? 0 : path.rfind('.') + 1);
    module = importPart(path);
    if (!module && !pending() && parent) {
      // `import tensorflow.keras.layers`: what the parent has as an attribute counts as its sub-module.
      module = getAttrOptional(parent, Symbol::intern(last));
      if (module) dictSet(*interpreter().modules, Symbol::intern(path), module);
    }
    if (!module) {
      if (pending()) return {};
      std::string notPackage = parent ? fmt::format("; '{}' is not a package", name.substr(0, path.rfind('.'))) : "";
      (void)raiseText(exceptions().ModuleNotFoundError, fmt::format("No module named '{}'{}", path, notPackage));
      (void)genericSetAttr(Value(pending()), WEFT_SYMBOL("name"), makeStr(path));
      return {};
    }
    if (parent && parent.as<Module>() && !parent.as<Module>()->dict->table.find(Symbol::intern(last)))
      dictSet(*parent.as<Module>()->dict, Symbol::intern(last), module);
    parent = module;
  }
  return module;
}

void defineFunction(Module &module, std::string_view name, std::string_view parameters, std::function<Value(const Value *)> code) {
  auto signature = std::make_shared<Signature>(name, parameters);
  Value function = makeFunction(
      std::string(name),
      [signature, code = std::move(code)](const Args &args) -> Value {
        Value small[8];
        std::vector<Value> large;
        Value *bound = small;
        if (signature->size() > 8) {
          large.resize(signature->size());
          bound = large.data();
        }
        return signature->bind(args, bound) ? code(bound) : Value();
      },
      module.name);
  dictSet(*module.dict, Symbol::intern(name), function);
}

} // namespace weft::py
