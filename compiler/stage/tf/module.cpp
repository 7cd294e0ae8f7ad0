// The module `tensorflow`: natives, the op table's functions, and the prelude's Python, each made when it is first
// named.
#include "stage/tf/module.h"

#include <deque>
#include <map>
#include <set>

#include "prelude/prelude.h"
#include "stage/context.h"
#include "stage/errors.h"
#include "stage/module.h"
#include "stage/tensor.h"
#include "stage/tf/types.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::tf {

using py::Value;

namespace {

/// Where a public name is defined in the prelude.
struct Definition {
  std::string_view path;
  std::string symbol;
};

struct Index {
  std::map<std::string, Definition, std::less<>> definitions; // "tf.linalg.norm"
  std::set<std::string, std::less<>> modules;                 // "tf.linalg"
};

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && s.front() == ' ') s.remove_prefix(1);
  while (!s.empty() && s.back() == ' ') s.remove_suffix(1);
  return s;
}

/// The name that a line at the left margin defines: `def f(`, `class C`, `x = 1`.
std::string definedName(std::string_view line) {
  for (const std::string_view keyword : {"def ", "class "})
    if (line.starts_with(keyword)) line.remove_prefix(keyword.size());
  size_t n = 0;
  while (n < line.size() && (isalnum(static_cast<unsigned char>(line[n])) || line[n] == '_')) ++n;
  return std::string(line.substr(0, n));
}

void addModules(Index &index, std::string_view name) {
  for (size_t dot = name.rfind('.'); dot != std::string_view::npos && dot > 0; dot = name.rfind('.', dot - 1))
    index.modules.emplace(name.substr(0, dot));
}

/// Reads the `#: tf.a, tf.b` lines of a file; each stands above the definition that it names.
void scan(Index &index, const PreludeFile &file) {
  std::vector<std::string> names;
  std::string_view rest = file.text;
  while (!rest.empty()) {
    const size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    if (line.starts_with("#: ")) {
      std::string_view list = line.substr(3);
      while (!list.empty()) {
        const size_t comma = list.find(',');
        names.emplace_back(trimmed(list.substr(0, comma)));
        list = comma == std::string_view::npos ? std::string_view() : list.substr(comma + 1);
      }
    } else if (!names.empty() && !line.empty() && line.front() != '#' && line.front() != '@' && line.front() != ' ') {
      const std::string symbol = definedName(line);
      for (std::string &name : names) {
        addModules(index, name);
        index.definitions[std::move(name)] = {file.path, symbol};
      }
      names.clear();
    }
  }
}

const Index &preludeIndex() {
  static const Index *index = [] {
    auto *made = new Index;
    for (const PreludeFile &file : preludeFiles())
      if (file.path.starts_with("tensorflow/")) scan(*made, file);
    for (const ops::Op &op : ops::all())
      for (const ops::Binding &binding : op.bindings)
        for (const char *name : binding.names) addModules(*made, name);
    for (const char *name : {"tf.errors", "tf.dtypes", "tf.compat.v1", "tf.compat.v2", "tf.version", "tf.config"}) {
      made->modules.emplace(name);
      addModules(*made, name);
    }
    return made;
  }();
  return *index;
}

/// The Python module of a prelude file; it sees the names `tf` and `_weft`.
Value preludeModule(std::string_view path) {
  static std::deque<std::string> sources; // must stay where they are
  static std::set<std::string, std::less<>> registered;
  std::string name = "_weft_" + std::string(path.substr(0, path.size() - 3));
  for (char &c : name)
    if (c == '/') c = '_';
  if (registered.emplace(name).second) {
    const PreludeFile *file = findPreludeFile(path);
    sources.push_back("import tensorflow as tf, _weft\n" + std::string(file->text));
    py::registerPreludeModule(name, sources.back());
  }
  return py::importModule(name);
}

/// Namespaces that offer all names of another one besides their own.
std::string_view fallback(std::string_view prefix) {
  for (const std::string_view shim : {"tf.compat.v1", "tf.compat.v2", "tf.contrib.eager", "tf.dtypes", "tf.contrib"})
    if (prefix == shim) return "tf";
  if (prefix == "tf.compat.v1.math") return "tf.math";
  if (prefix == "tf.compat.v1.nn") return "tf.nn";
  if (prefix == "tf.optimizers") return "tf.keras.optimizers";
  if (prefix == "tf.losses") return "tf.keras.losses";
  if (prefix == "tf.initializers") return "tf.keras.initializers";
  if (prefix == "tf.metrics") return "tf.keras.metrics";
  return {};
}

Value subModule(const std::string &full);

/// Names that are natives of the root under another path: tf.math.abs is tf.abs.
Value rootNative(std::string_view full) {
  static const std::set<std::string_view> shared = {
      "tf.math.abs",  "tf.math.round", "tf.math.truediv", "tf.linalg.matmul", "tf.math.logical_xor",
      "tf.math.real", "tf.math.imag",  "tf.math.conj",    "tf.dtypes.cast",   "tf.dtypes.as_dtype"};
  if (!shared.contains(full)) return {};
  return callPublic("__get__", {py::makeStr(std::string(full.substr(full.rfind('.') + 1)))});
}

/// The value of a public name, or null (nothing pending) if there is none.
Value lookUp(const std::string &full) {
  const Index &index = preludeIndex();
  if (Value v = rootNative(full); v || py::pending()) return v;
  if (const auto it = index.definitions.find(full); it != index.definitions.end()) {
    const Value module = preludeModule(it->second.path);
    return module ? py::getAttr(module, it->second.symbol) : Value();
  }
  if (Value bound = boundFunction(full)) return bound;
  if (index.modules.contains(full)) return subModule(full);
  const size_t dot = full.rfind('.');
  const std::string_view other =
      dot == std::string::npos ? std::string_view() : fallback(std::string_view(full).substr(0, dot));
  if (other.empty()) return {};
  if (other == "tf") return callPublic("__get__", {py::makeStr(full.substr(dot + 1))});
  return lookUp(std::string(other) + full.substr(dot));
}

py::Module &rootModule() {
  static py::Ref<py::Module> root;
  if (!root) {
    const Value v = py::importModule("tensorflow");
    root = v.as<py::Module>();
  }
  return *root;
}

Value noSuchName(const std::string &prefix, Symbol name) {
  const std::string shown = prefix == "tf" ? "tensorflow" : "tensorflow._api.v2" + prefix.substr(2);
  return py::raise(py::exceptions().AttributeError, "module '{}' has no attribute '{}'", shown, name.str());
}

std::function<Value(Symbol)> lazyLookUp(std::string prefix) {
  return [prefix](Symbol name) -> Value {
    if (name.str().starts_with("__")) return {};
    Value found = lookUp(prefix + "." + name.str());
    if (found || py::pending()) return found;
    return noSuchName(prefix, name);
  };
}

void addErrors(py::Module &m) {
  for (py::Type *type : stage::errorTypes()) py::dictSet(*m.dict, Symbol::intern(type->name), Value(type));
}

bool fillSub(const std::string &full, py::Module &m) {
  m.lazy = lazyLookUp(full);
  if (full == "tf.errors") addErrors(m);
  if (full == "tf.version") py::dictSet(*m.dict, Symbol::intern("VERSION"), py::makeStr(std::string("2.21.0")));
  if (full == "tf.dtypes") py::dictSet(*m.dict, Symbol::intern("DType"), Value(&dtypeType()));
  return true;
}

/// tf.a.b as the importable module tensorflow.a.b. The import asks the parent module for the name first: that inner
/// question is answered with no.
Value subModule(const std::string &full) {
  static std::set<std::string, std::less<>> importing;
  if (!importing.emplace(full).second) return {};
  Value module = py::importModule("tensorflow" + full.substr(2));
  importing.erase(full);
  return module;
}

void addTypes(py::Module &m) {
  const auto set = [&](const char *name, Value value) { py::dictSet(*m.dict, Symbol::intern(name), value); };
  for (const int32_t d : {WRT_FLOAT32, WRT_FLOAT64, WRT_INT32, WRT_UINT8, WRT_INT16, WRT_INT8, WRT_STRING,
                          WRT_COMPLEX64, WRT_INT64, WRT_BOOL, WRT_BFLOAT16, WRT_UINT16, WRT_COMPLEX128, WRT_HALF,
                          WRT_RESOURCE, WRT_VARIANT, WRT_UINT32, WRT_UINT64})
    set(wrt_dtype_name(d), makeDType(d));
  set("half", makeDType(WRT_HALF));
  set("double", makeDType(WRT_FLOAT64));
  set("DType", Value(&dtypeType()));
  set("TensorShape", Value(&tensorShapeType()));
  set("TensorSpec", Value(&tensorSpecType()));
  set("Tensor", Value(stage::tensorTypes().base));
  set("Variable", Value(&stage::variableType()));
  set("newaxis", Value::none());
  set("__version__", py::makeStr(std::string("2.21.0")));
}

bool fillRoot(py::Module &m) {
  addTypes(m);
  addCoreFunctions(m);
  addPrinting(m);
  addGraphMode(m);
  py::defineFunction(m, "__get__", "name", [](const Value *a) -> Value {
    const py::Str *name = py::asStr(a[0]);
    return name ? py::getAttrOptional(Value(&rootModule()), name->symbol()) : Value();
  });
  m.lazy = lazyLookUp("tf");
  const Value config = py::importModule("tensorflow.config");
  if (!config) return false;
  stage::addStageNames(m, *config.as<py::Module>());
  return true;
}

} // namespace

Value callPublic(std::string_view name, const std::vector<Value> &args) {
  for (const Value &a : args)
    if (!a) return {};
  Value function = Value(&rootModule());
  while (!name.empty()) {
    const size_t dot = name.find('.');
    function = py::getAttr(function, name.substr(0, dot));
    if (!function) return {};
    name = dot == std::string_view::npos ? std::string_view() : name.substr(dot + 1);
  }
  return py::call(function, args);
}

void registerTensorFlow() {
  prepareTensorType();
  prepareVariableType();
  py::registerModule("tensorflow", fillRoot);
  py::registerModule("_weft", [](py::Module &m) {
    addInternals(m);
    m.lazy = [](Symbol name) -> Value {
      const Index &index = preludeIndex();
      const auto it = index.definitions.find("_weft." + name.str());
      if (it == index.definitions.end()) return {};
      const Value module = preludeModule(it->second.path);
      return module ? py::getAttr(module, it->second.symbol) : Value();
    };
    return true;
  });
  // Other libraries that scripts import and that are not needed to run them.
  for (const PreludeFile &file : preludeFiles()) {
    constexpr std::string_view shims = "shims/", package = "/__init__";
    if (!file.path.starts_with(shims)) continue;
    std::string name(file.path.substr(shims.size(), file.path.size() - shims.size() - 3));
    if (name.ends_with(package)) name.resize(name.size() - package.size());
    for (char &c : name)
      if (c == '/') c = '.';
    py::registerPreludeModule(name, file.text);
  }
  for (const std::string &full : preludeIndex().modules)
    if (full.starts_with("tf."))
      py::registerModule("tensorflow" + full.substr(2), [full](py::Module &m) { return fillSub(full, m); });
}

} // namespace weft::tf
