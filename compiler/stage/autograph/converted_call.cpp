// ag__.converted_call: what a call in converted code does, and the cache of converted functions.
#include <unordered_map>

#include "convert/convert.h"
#include "stage/autograph/builtins.h"
#include "stage/autograph/operators.h"
#include "stage/autograph/undefined.h"
#include "stage/conversion_listener.h"
#include "stage/diagnose.h"
#include "stage/evaluator/effects.h"
#include "stage/evaluator/function.h"
#include "stage/evaluator/run.h"
#include "stage/module.h"
#include "stage/nest.h"
#include "stage/trace.h"
#include "stage/user_code.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

const Symbol artifactMark = Symbol::intern("ag_artifact"),
             doNotConvertMark = Symbol::intern("autograph_do_not_convert");

bool isMarked(const Value &function, Symbol mark) {
  auto *container = function.as<py::Function>();
  return container && container->attributes && container->attributes->table.find(mark);
}

/// What the converter has to know of a function's surroundings.
struct Surroundings {
  convert::SymbolSet globals;
  std::unordered_map<Symbol, std::string> modules;
  convert::EntityContext entity;

  explicit Surroundings(const py::Function &function) {
    for (const auto &entry : function.globals->table.entries) {
      const py::Str *name = entry.key ? py::asStr(entry.key) : nullptr;
      if (!name) continue;
      globals.insert(name->symbol());
      remember(name->symbol(), entry.value);
    }
    const std::vector<Symbol> &free = function.code.scope->freeCells;
    for (size_t i = 0; i < free.size(); ++i) {
      entity.closureNames.insert(free[i]);
      if (i < function.closure.size()) remember(free[i], function.closure[i]->value);
    }
    entity.moduleGlobals = &globals;
    entity.modulePaths = &modules;
  }

private:
  // Directives are recognised by what a name stands for: a module, or the directive itself under any name.
  void remember(Symbol name, const Value &value) {
    if (!value) return;
    const auto *native = value.as<py::NativeFunction>();
    if (const auto *module = value.as<py::Module>())
      modules[name] = module->name;
    else if (native && native->name == "set_loop_options")
      modules[name] = "tensorflow.autograph.experimental.set_loop_options";
  }
};

struct ConvertedText {
  const ast::Node *node = nullptr; // null: runs as it is
  const py::Unit *unit = nullptr;
};

/// The converted tree of a `def` or lambda; one for all functions made by it.
const ConvertedText *convertedText(const py::Function &function, bool userRequested) {
  static auto &cache = *new std::unordered_map<const ast::Node *, ConvertedText>();
  static auto &trees = *new ast::Context();
  const ast::Node *node = function.code.node;
  if (auto found = cache.find(node); found != cache.end()) return &found->second;
  Diagnostics diagnostics;
  const Surroundings surroundings(function);
  convert::ConvertOptions options;
  options.policy = convert::Policy::Stage;
  options.userRequested = userRequested;
  auto converted = convert::convertFunction(*node, surroundings.entity, options, trees, diagnostics);
  if (!converted) {
    const std::string &cls = diagnostics.all().front().exceptionClass;
    const Value type = cls.empty() ? Value() : py::getAttrOptional(py::importModule("builtins"), Symbol::intern(cls));
    py::clearPending();
    auto *asType = type ? type.as<py::Type>() : nullptr;
    (void)raiseDiagnostic(asType ? asType : py::exceptions().NotImplementedError, diagnostics);
    return nullptr;
  }
  ConvertedText text;
  if (!converted->unchanged) {
    if (conversionListener()) conversionListener()(convert::printConverted(*converted));
    text.node = converted->node;
    std::vector<Symbol> outer = function.code.scope->freeCells;
    outer.push_back(Symbol::intern("ag__"));
    text.unit =
        &py::unitOfFunction(*converted->node, outer, py::enclosingClass(*function.code.unit, *function.code.scope));
  }
  return &cache.emplace(node, text).first->second;
}

} // namespace

std::function<void(const std::string &)> &conversionListener() {
  static auto &listener = *new std::function<void(const std::string &)>();
  return listener;
}

Value convertedFunction(const Value &value, bool userRequested) {
  auto *function = value.as<py::Function>();
  if (!function || isOwnText(*function) || isMarked(value, artifactMark) || isMarked(value, doNotConvertMark))
    return value;
  if (function->original) return value;
  static auto &cache = *new std::unordered_map<py::Function *, std::pair<py::Ref<py::Function>, Value>>();
  if (auto found = cache.find(function); found != cache.end()) return found->second.second;
  const ConvertedText *text = convertedText(*function, userRequested);
  if (!text) return {};
  Value made = value;
  if (text->node) {
    static const Symbol ag = Symbol::intern("ag__");
    made = py::makeConvertedFunction(*function, *text->unit, *text->node, {{ag, autographModule().value()}});
    if (!made) return {};
  }
  cache.emplace(function, std::make_pair(py::Ref<py::Function>(function), made));
  return made;
}

Value convertedSource(const Value &value, bool recursive, const Value &features) {
  Value entity = value;
  if (auto *method = entity.as<py::BoundMethod>()) entity = method->function;
  if (!entity.as<py::Function>()) {
    // A tf.function knows the Python function it was made of.
    entity = py::getAttrOptional(value, Symbol::intern("python_function"));
    py::clearPending();
  }
  const auto *function = entity ? entity.as<py::Function>() : nullptr;
  if (!function) {
    std::string text;
    if (!py::reprText(value, text)) return {};
    return py::raise(py::exceptions().NotImplementedError, "to_code takes a function that is written in Python, got {}",
                     text);
  }
  convert::ConvertOptions options;
  options.recursive = recursive;
  std::vector<Value> wanted;
  if (const py::Str *one = py::asStr(features))
    options.features = convert::featureNamed(one->text);
  else if (!features.isNone() && !py::collect(features, wanted))
    return {};
  for (const Value &feature : wanted)
    if (const py::Str *name = py::asStr(feature))
      options.features = options.features | convert::featureNamed(name->text);
  ast::Context nodes;
  Diagnostics diagnostics;
  Surroundings surroundings(*function);
  surroundings.entity.surroundingNames = surroundings.entity.closureNames;
  auto converted = convert::convertFunction(*function->code.node, surroundings.entity, options, nodes, diagnostics);
  if (converted) return py::makeStr(convert::printConverted(*converted));
  const std::string &cls = diagnostics.all().front().exceptionClass;
  const Value type = cls.empty() ? Value() : py::getAttrOptional(py::importModule("builtins"), Symbol::intern(cls));
  py::clearPending();
  auto *asType = type ? type.as<py::Type>() : nullptr;
  return raiseDiagnostic(asType ? asType : py::exceptions().NotImplementedError, diagnostics);
}

namespace {

/// `list.append` of a tensor inside of a loop or branch: remembered for the message that follows when it is used
/// outside.
void noteAppend(const Value &callee, const std::vector<Value> &args) {
  Trace *trace = context().trace;
  if (!trace || trace->depth() < 2 || args.size() != 1) return;
  auto *native = callee.as<py::NativeFunction>();
  auto *method = callee.as<py::BoundMethod>();
  auto *descriptor = method ? method->function.as<py::MethodDescriptor>() : nullptr;
  if ((!native || native->name != "append") && (!descriptor || descriptor->name != "append")) return;
  const Tensor t = asTensor(args[0]);
  if (!t || !t.isSymbolic() || t->graph != trace->graph()) return;
  const SourceRange where = py::interpreter().currentRange();
  if (!where) return;
  std::string text(SourceManager::instance().buffer(where.file).slice(where));
  text.resize(std::min(text.size(), text.find(".append")));
  trace->appended[t->id] = {text, where};
}

/// A call that the evaluator does not see, with what it says to Effects.
Value callWatched(const Value &callee, const std::vector<Value> &args, const py::Dict *keywords) {
  noteAppend(callee, args);
  if (!py::Effects::current()) return py::callWithDict(callee, args, keywords);
  std::vector<Value> values = args;
  std::vector<Symbol> names;
  for (size_t i = 0; keywords && i < keywords->table.entries.size(); ++i) {
    const auto &entry = keywords->table.entries[i];
    if (!entry.key) continue;
    values.push_back(entry.value);
    names.push_back(py::asStr(entry.key)->symbol());
  }
  if (!py::Effects::beforeCall(callee, py::Args{values.data(), args.size(), names.data(), names.size()})) return {};
  Value result = py::callWithDict(callee, args, keywords);
  py::Effects::afterCall(callee, result);
  return result;
}

/// A TensorArray of a graph does not change: whoever drops what `write` gives loses the write.
void noteWrite(const py::BoundMethod &method, const Value &result) {
  Trace *trace = context().trace;
  const auto *function = method.function.as<py::Function>();
  if (!trace || !function || !isOwnText(*function)) return;
  const std::string &name = function->code.name.str();
  if (name != "write" && name != "unstack" && name != "scatter" && name != "split") return;
  const Tensor before = flowOf(method.self), after = flowOf(result);
  const SourceRange where = py::interpreter().currentRange();
  if (!before || !after || !after.isSymbolic() || after->graph != trace->graph() || !where) return;
  std::string text(SourceManager::instance().buffer(where.file).slice(where));
  text.resize(std::min(text.size(), text.find("." + name)));
  trace->writes.push_back({after->id, before.isSymbolic() ? before->id : noValue, text, name, where});
}

} // namespace

Value convertedCallWith(const Value &callee, const std::vector<Value> &args, const py::Dict *keywords) {
  static const Symbol func = Symbol::intern("func"), partialArgs = Symbol::intern("args"),
                      partialKeywords = Symbol::intern("keywords");
  Value result;
  if (callBuiltin(callee, args, keywords, result)) return result;
  if (auto *function = callee.as<py::Function>()) {
    (void)function;
    const Value converted = convertedFunction(callee, false);
    Value result = converted ? py::callWithDict(converted, args, keywords) : Value();
    py::Effects::afterCall(callee, result);
    return result;
  }
  if (auto *method = callee.as<py::BoundMethod>()) {
    const Value converted = convertedFunction(method->function, false);
    if (!converted) return {};
    if (!converted.as<py::Function>()) return callWatched(callee, args, keywords);
    std::vector<Value> all{method->self};
    all.insert(all.end(), args.begin(), args.end());
    Value result = py::callWithDict(converted, all, keywords);
    if (result) noteWrite(*method, result);
    return result;
  }
  if (callee.isObject() && !callee.as<py::Type>() && !callee.as<py::NativeFunction>()) {
    if (callee.type()->name == "partial") {
      const Value inner = py::getAttr(callee, func), first = py::getAttr(callee, partialArgs),
                  more = py::getAttr(callee, partialKeywords);
      if (!inner || !first || !more) return {};
      std::vector<Value> all = *py::asSequence(first);
      all.insert(all.end(), args.begin(), args.end());
      auto merged = py::makeDict();
      for (const py::Dict *part : {static_cast<const py::Dict *>(py::asDict(more)), keywords})
        if (part)
          for (const auto &entry : part->table.entries)
            if (entry.key && !merged->table.insert(entry.key, entry.value)) return {};
      return convertedCallWith(inner, all, merged.get());
    }
    // An object with a __call__ written in Python.
    static const Symbol callName = Symbol::intern("__call__");
    const py::Value *found = callee.type()->lookup(callName);
    if (found && found->as<py::Function>()) {
      const Value converted = convertedFunction(*found, false);
      if (!converted) return {};
      std::vector<Value> all{callee};
      all.insert(all.end(), args.begin(), args.end());
      return py::callWithDict(converted, all, keywords);
    }
  }
  return callWatched(callee, args, keywords);
}

namespace {

/// super() without arguments: the class and the instance of the frame that called.
Value superInFrame() {
  static const Symbol cls = Symbol::intern("__class__"), self = Symbol::intern("self");
  const py::FrameInfo *frame = py::interpreter().frame;
  for (; frame; frame = frame->back) {
    const Value owner = frame->local(cls), instance = frame->local(self);
    if (owner && instance) return py::call(Value(py::types().super), {owner, instance});
  }
  return py::raise(py::exceptions().RuntimeError, "super(): no arguments");
}

} // namespace

Value convertedCall(const Value &callee, const Value &args, const Value &keywords, const Value &scope) {
  const auto *items = py::asSequence(args);
  if (!items) return py::raiseTypeError("converted_call needs a tuple of arguments");
  if (items->empty() && keywords.isNone() && callee.isObject() && callee.object() == py::types().super)
    return superInFrame();
  const py::Dict *dict = keywords.isNone() ? nullptr : py::asDict(keywords);
  if (auto *functionScope = scope.as<FunctionScope>(); functionScope && !functionScope->recursive)
    return py::callWithDict(callee, *items, dict);
  return convertedCallWith(callee, *items, dict);
}

} // namespace weft::stage
