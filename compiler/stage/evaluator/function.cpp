#include <algorithm>

#include "stage/evaluator/function.h"

#include "stage/evaluator/frame.h"
#include "stage/evaluator/generator.h"
#include "value/errors.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::py {
namespace {

Function &self(const Value &value) { return *static_cast<Function *>(value.object()); }

std::string display(const Function &function) {
  const Str *text = asStr(function.qualifiedName);
  return (text ? text->text : function.code.qualifiedName) + "()";
}

void store(Frame &frame, NameAccess access, Value value) {
  if (access.kind == NameKind::Cell)
    frame.cells[access.index]->value = std::move(value);
  else
    frame.slots[access.index] = std::move(value);
}

bool tooManyPositional(const Function &function, size_t given, const Args &args) {
  const Code &code = function.code;
  size_t required = code.positional - function.defaults.size();
  size_t keywordOnlyGiven = 0;
  for (uint32_t i = 0; i < code.keywordOnly; ++i)
    if (args.find(code.parameters[code.positional + i].name)) ++keywordOnlyGiven;
  std::string takes = function.defaults.empty()
                          ? std::to_string(code.positional)
                          : "from " + std::to_string(required) + " to " + std::to_string(code.positional);
  bool plural = function.defaults.empty() ? code.positional != 1 : true;
  std::string was = std::to_string(given);
  if (keywordOnlyGiven)
    was += fmt::format(" positional argument{} (and {} keyword-only argument{})", given == 1 ? "" : "s",
                       keywordOnlyGiven, keywordOnlyGiven == 1 ? "" : "s");
  raiseTypeError("{} takes {} positional argument{} but {} {} given", display(function), takes, plural ? "s" : "", was,
                 given == 1 && !keywordOnlyGiven ? "was" : "were");
  return false;
}

bool missing(const Function &function, const std::vector<std::string> &names, const char *kind) {
  raiseTypeError("{} missing {} required {} argument{}: {}", display(function), names.size(), kind,
                 names.size() == 1 ? "" : "s", listNames(names));
  return false;
}

// Puts the arguments into the frame's slots and cells. CPython's order of checks.
bool bindArguments(Function &function, const Args &args, Frame &frame) {
  const Code &code = function.code;
  size_t total = code.positional + code.keywordOnly;
  size_t direct = std::min<size_t>(args.count, code.positional);
  for (size_t i = 0; i < direct; ++i) store(frame, code.parameters[i].access, args.values[i]);
  size_t next = total;
  if (code.hasVarArgs) {
    std::vector<Value> rest(args.values + direct, args.values + args.count);
    store(frame, code.parameters[next++].access, makeTuple(std::move(rest)));
  }
  if (args.named == 0 && !code.hasVarKeywords && code.keywordOnly == 0 && args.count == code.positional) return true;

  auto valueOf = [&](size_t i) -> const Value & {
    NameAccess access = code.parameters[i].access;
    return access.kind == NameKind::Cell ? frame.cells[access.index]->value : frame.slots[access.index];
  };
  Ref<Dict> keywords;
  if (code.hasVarKeywords) {
    keywords = makeDict();
    store(frame, code.parameters[next].access, keywords.value());
  }
  for (size_t i = 0; i < args.named; ++i) {
    Symbol name = args.names[i];
    size_t found = code.positionalOnly;
    while (found < total && !(code.parameters[found].name == name)) ++found;
    if (found == total) {
      if (keywords) {
        if (keywords->table.find(name)) {
          raiseTypeError("{} got multiple values for keyword argument '{}'", display(function), name.str());
          return false;
        }
        dictSet(*keywords, name, args.namedValue(i));
        continue;
      }
      std::vector<std::string> positionalOnly;
      for (uint32_t p = 0; p < code.positionalOnly; ++p)
        if (args.find(code.parameters[p].name)) positionalOnly.push_back(code.parameters[p].name.str());
      if (!positionalOnly.empty()) {
        raiseTypeError("{} got some positional-only arguments passed as keyword arguments: '{}'", display(function),
                       fmt::format("{}", fmt::join(positionalOnly, ", ")));
        return false;
      }
      raiseTypeError("{} got an unexpected keyword argument '{}'", display(function), name.str());
      return false;
    }
    if (valueOf(found)) {
      raiseTypeError("{} got multiple values for argument '{}'", display(function), name.str());
      return false;
    }
    store(frame, code.parameters[found].access, args.namedValue(i));
  }
  if (args.count > code.positional && !code.hasVarArgs) return tooManyPositional(function, args.count, args);
  size_t firstDefault = code.positional - function.defaults.size();
  std::vector<std::string> absent;
  for (size_t i = direct; i < code.positional; ++i) {
    if (valueOf(i)) continue;
    if (i >= firstDefault)
      store(frame, code.parameters[i].access, function.defaults[i - firstDefault]);
    else
      absent.push_back(code.parameters[i].name.str());
  }
  if (!absent.empty()) return missing(function, absent, "positional");
  for (size_t i = code.positional; i < total; ++i) {
    if (valueOf(i)) continue;
    const Value &fallback = function.keywordDefaults[i - code.positional];
    if (fallback)
      store(frame, code.parameters[i].access, fallback);
    else
      absent.push_back(code.parameters[i].name.str());
  }
  return absent.empty() || missing(function, absent, "keyword-only");
}

Value functionCall(const Value &value, const Args &args) { return callFunction(self(value), args); }

Value functionRepr(const Value &value) {
  const Str *name = asStr(self(value).qualifiedName);
  return makeStr(
      fmt::format("<function {} at 0x{:x}>", name ? name->text : "?", reinterpret_cast<uintptr_t>(value.object())));
}

Value bind(const Value &function, const Value &instance, Type *owner) {
  if (instance.isNull()) return function;
  return make<BoundMethod>(function, instance).value();
}

Ref<Dict> attributesOf(Function &function) {
  if (!function.attributes) {
    Ref<Dict> made = makeDict();
    made->retain();
    function.attributes = made.get();
  }
  return Ref<Dict>(function.attributes);
}

Value getDefaults(const Value &value) {
  return self(value).defaults.empty() ? Value::none() : makeTuple(self(value).defaults);
}
bool setDefaults(const Value &value, const Value &to) {
  const std::vector<Value> *items = asSequence(to);
  self(value).defaults = items ? *items : std::vector<Value>();
  return true;
}

Value getKeywordDefaults(const Value &value) {
  Function &function = self(value);
  Ref<Dict> result = makeDict();
  for (uint32_t i = 0; i < function.code.keywordOnly; ++i)
    if (function.keywordDefaults[i])
      dictSet(*result, function.code.parameters[function.code.positional + i].name, function.keywordDefaults[i]);
  return result->table.size() ? result.value() : Value::none();
}

Value getClosure(const Value &value) {
  Function &function = self(value);
  if (function.closure.empty()) return Value::none();
  std::vector<Value> cells;
  for (const Ref<Cell> &cell : function.closure) cells.push_back(cell.value());
  return makeTuple(std::move(cells));
}

Value namesTuple(const std::vector<Symbol> &names) {
  std::vector<Value> items;
  for (Symbol name : names) items.push_back(makeStr(name));
  return makeTuple(std::move(items));
}

Value getCode(const Value &value) {
  static Type &type = [&]() -> Type & {
    Type &made = newNativeType("code");
    made.hasInstanceDict = true;
    made.ready();
    return made;
  }();
  Function &function = self(value);
  const Code &code = function.code;
  Ref<Instance> result = make<Instance>(&type);
  auto set = [&](const char *name, const Value &attribute) { setAttr(result.value(), name, attribute); };
  std::vector<Symbol> names;
  for (const Code::Parameter &parameter : code.parameters) names.push_back(parameter.name);
  for (Symbol name : code.scope->locals)
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  set("co_name", makeStr(code.name));
  set("co_qualname", makeStr(code.qualifiedName));
  set("co_argcount", makeInt(code.positional));
  set("co_posonlyargcount", makeInt(code.positionalOnly));
  set("co_kwonlyargcount", makeInt(code.keywordOnly));
  set("co_varnames", namesTuple(names));
  set("co_freevars", namesTuple(code.scope->freeCells));
  set("co_nlocals", makeInt(static_cast<int64_t>(names.size())));
  set("co_flags", makeInt((code.hasVarArgs ? 4 : 0) | (code.hasVarKeywords ? 8 : 0) | (code.isGenerator() ? 32 : 0)));
  if (SourceRange range = code.node->range) {
    const SourceBuffer &buffer = SourceManager::instance().buffer(range.file);
    set("co_filename", makeStr(buffer.path()));
    set("co_firstlineno", makeInt(buffer.position(range.begin).line));
  }
  return result.value();
}

// A Value member of Function as an attribute.
template <Value Function::*member> Value getMember(const Value &value) {
  const Value &found = self(value).*member;
  return found ? found : Value::none();
}
template <Value Function::*member> bool setMember(const Value &value, const Value &to) {
  self(value).*member = to ? to : Value::none();
  return true;
}

Value getAnnotations(const Value &value) {
  Function &function = self(value);
  if (!function.annotations) function.annotations = makeDict().value();
  return function.annotations;
}

} // namespace

Function::Function(const Code &functionCode, Ref<Dict> functionGlobals)
    : Container(functionType()), code(functionCode), globals(std::move(functionGlobals)),
      name(makeStr(functionCode.name)), qualifiedName(makeStr(functionCode.qualifiedName)),
      documentation(functionCode.documentation) {
  module = globals ? dictGet(*globals, Symbol::intern("__name__")) : Value();
}

void Function::clear() {
  Container::clear();
  globals = {};
  closure.clear();
  defaults.clear();
  keywordDefaults.clear();
  name = qualifiedName = module = documentation = annotations = Value();
  original = {};
}

bool Function::classof(const Object &object) { return object.type == functionType(); }

Type *functionType() {
  static Type *type = [] {
    Type &made = newNativeType("function");
    made.hasInstanceDict = true;
    made.isFinal = true;
    made.slots.call = functionCall;
    made.slots.repr = functionRepr;
    made.slots.descriptorGet = bind;
    made.property("__name__", getMember<&Function::name>, setMember<&Function::name>);
    made.property("__qualname__", getMember<&Function::qualifiedName>, setMember<&Function::qualifiedName>);
    made.property("__module__", getMember<&Function::module>, setMember<&Function::module>);
    made.property("__doc__", getMember<&Function::documentation>, setMember<&Function::documentation>);
    made.property("__annotations__", getAnnotations, setMember<&Function::annotations>);
    made.property("__defaults__", getDefaults, setDefaults);
    made.property("__kwdefaults__", getKeywordDefaults);
    made.property("__closure__", getClosure);
    made.property("__code__", getCode);
    made.property("__globals__", [](const Value &value) { return self(value).globals.value(); });
    made.property("__dict__", [](const Value &value) { return attributesOf(self(value)).value(); });
    made.ready();
    return &made;
  }();
  return type;
}

Value callFunction(Function &function, const Args &args) {
  Ref<Function> keep(&function);
  const Code &code = function.code;
  if (code.isGenerator()) {
    return makeGenerator(code, *function.globals, &function.closure, &function,
                         [&](Frame &frame) { return bindArguments(function, args, frame); });
  }
  Frame frame(code, *function.globals, &function.closure, &function);
  if (!bindArguments(function, args, frame)) return {};
  return runFrame(frame);
}

Value makeConvertedFunction(Function &original, const Unit &unit, const ast::Node &converted,
                            const std::vector<std::pair<Symbol, Value>> &extraNames) {
  const Scope &own = *unit.root->children.front();
  Ref<Function> function = make<Function>(codeOf(unit, own, nullptr), original.globals);
  const std::vector<Symbol> &names = original.code.scope->freeCells;
  for (Symbol name : own.freeCells) {
    auto at = std::find(names.begin(), names.end(), name);
    if (at != names.end()) {
      function->closure.push_back(original.closure[at - names.begin()]);
      continue;
    }
    Ref<Cell> cell = make<Cell>();
    for (const auto &[extra, value] : extraNames)
      if (extra == name) cell->value = value;
    function->closure.push_back(cell);
  }
  function->defaults = original.defaults;
  function->keywordDefaults = original.keywordDefaults;
  function->documentation = original.documentation;
  function->annotations = original.annotations;
  function->original = Ref<Function>(&original);
  return function.value();
}

} // namespace weft::py
