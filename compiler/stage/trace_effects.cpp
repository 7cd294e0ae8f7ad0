// Finds effects by reading the function's tree. Names are looked up in the function's own scope, then among the values
// that the module and the closure hold; nothing is run.
#include "stage/trace_effects.h"

#include <algorithm>
#include <array>

#include "stage/function.h"
#include "stage/user_code.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

constexpr std::array containerChanges = {"append",  "extend",     "insert",     "remove",  "pop",        "clear",
                                         "sort",    "reverse",    "update",     "popitem", "setdefault", "add",
                                         "discard", "appendleft", "extendleft", "popleft", "rotate"};
constexpr std::array clockModules = {"time", "datetime"};
constexpr std::array clockFunctions = {"time",         "time_ns",      "perf_counter", "perf_counter_ns", "monotonic",
                                       "monotonic_ns", "process_time", "now",          "utcnow",          "today"};

template <size_t n> bool contains(const std::array<const char *, n> &list, std::string_view name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

std::string_view textOf(SourceRange range) {
  return range ? SourceManager::instance().buffer(range.file).slice(range) : std::string_view();
}

/// The Python function behind methods, whose object becomes `self`, and tf.functions; null where there is none.
py::Function *unwrap(Value &callable, Value &self) {
  for (;;) {
    if (auto *method = callable.as<py::BoundMethod>()) {
      self = method->self;
      callable = Value(method->function);
    } else if (auto *object = callable.as<FunctionObject>()) {
      callable = Value(object->function);
    } else {
      return callable.as<py::Function>();
    }
  }
}

bool isContainer(const Value &value) {
  return py::asDict(value) || value.as<py::List>() || value.as<py::Set>() ||
         (value.isObject() && value.type()->name == "deque");
}

/// A local name that stands for an object from outside: a parameter that was given one.
using Outside = std::unordered_map<Symbol, Value>; // the value is null where it is not known

class EffectFinder {
public:
  EffectFinder(const py::Function &function, Outside outside, std::string traced,
               std::unordered_set<const ast::Node *> &seen, Diagnostics &diagnostics)
      : function_(function), outside_(std::move(outside)), traced_(std::move(traced)), seen_(seen),
        diagnostics_(diagnostics) {}

  void run() { walkChildren(*function_.code.node); }

private:
  /// What a name or a chain of attributes stands for. `outside`: an object that is not the trace's own.
  struct Found {
    bool outside = false;
    Value value; // null: not known
  };

  Found lookUp(Symbol name) const {
    if (auto parameter = outside_.find(name); parameter != outside_.end()) return {true, parameter->second};
    const auto known = function_.code.scope->names.find(name);
    const py::NameAccess access = known == function_.code.scope->names.end() ? py::NameAccess() : known->second;
    if (access.kind == py::NameKind::Global) {
      Value value = py::dictGet(*function_.globals, name);
      py::clearPending();
      return {static_cast<bool>(value), value};
    }
    const uint32_t own = function_.code.ownCellCount();
    if (access.kind == py::NameKind::Cell && access.index >= own && access.index - own < function_.closure.size())
      return {true, function_.closure[access.index - own]->value};
    return {};
  }

  Found resolve(const ast::Expr &expr) const {
    if (const auto *name = expr.as<ast::Name>()) return lookUp(name->id);
    if (const auto *attribute = expr.as<ast::Attribute>()) {
      Found base = resolve(*attribute->value);
      if (!base.value) return {base.outside, {}};
      // Properties would run; those of modules and instances are plain look-ups.
      if (base.value.isObject() && base.value.type()->lookup(attribute->attr) &&
          base.value.type()->lookup(attribute->attr)->as<py::Property>())
        return {base.outside, {}};
      Value value = py::getAttrOptional(base.value, attribute->attr);
      py::clearPending();
      return {base.outside, value};
    }
    if (const auto *item = expr.as<ast::Subscript>()) return {resolve(*item->value).outside, {}};
    return {};
  }

  bool isBuiltin(const ast::Expr &expr, std::string_view name) const {
    const auto *called = expr.as<ast::Name>();
    if (!called || called->id.str() != name || outside_.count(called->id)) return false;
    const auto known = function_.code.scope->names.find(called->id);
    if (known != function_.code.scope->names.end() && known->second.kind != py::NameKind::Global) return false;
    const bool shadowed = static_cast<bool>(py::dictGet(*function_.globals, called->id));
    py::clearPending();
    return !shadowed;
  }

  /// The module's name of tensorflow ("tf"), or nothing.
  std::string tensorflowName() const {
    for (const py::HashTable::Entry &entry : function_.globals->table.entries)
      if (auto *module = entry.key ? entry.value.as<py::Module>() : nullptr)
        if (module->name == "tensorflow") return py::asStr(entry.key)->text;
    return {};
  }

  void reportWrite(const ast::Node &node, const ast::Expr &changed) {
    diagnostics_.report(node.range, DiagnosticKind::TraceTimeWrite, textOf(changed.range), traced_)
        .fix(fmt::format("keep it in a tf.Variable and change it with `assign`, or return the new value from `{}`",
                         traced_));
  }

  void checkTarget(const ast::Node &statement, const ast::Expr &target, const ast::Expr *value) {
    if (const auto *name = target.as<ast::Name>()) {
      const auto use = function_.code.scope->uses.find(name->id);
      if (use != function_.code.scope->uses.end() && (use->second.global || use->second.nonlocal) &&
          !makesVariable(value))
        reportWrite(statement, target);
    } else if (const auto *attribute = target.as<ast::Attribute>()) {
      if (resolve(*attribute->value).outside && !makesVariable(value) && !guarded(target))
        reportWrite(statement, target);
    } else if (const auto *item = target.as<ast::Subscript>()) {
      const Found found = resolve(*item->value);
      // A tensor's item cannot be assigned, which is an error of its own.
      if (found.outside && (!found.value || isContainer(found.value)) && couldBeContainer(*item->value))
        reportWrite(statement, target);
    } else if (const auto *list = target.as<ast::Tuple>()) {
      for (const ast::Expr *element : list->elts) checkTarget(statement, *element, nullptr);
    } else if (const auto *list = target.as<ast::List>()) {
      for (const ast::Expr *element : list->elts) checkTarget(statement, *element, nullptr);
    }
  }

  /// A parameter that nothing is known of is a tensor rather than a list.
  bool couldBeContainer(const ast::Expr &expr) const { return !expr.is<ast::Name>() || resolve(expr).value; }

  /// `self.v = tf.Variable(...)`: made at the first call, as TF's guide shows.
  static bool makesVariable(const ast::Expr *value) {
    const auto *call = value ? value->as<ast::Call>() : nullptr;
    if (!call) return false;
    const auto *attribute = call->func->as<ast::Attribute>();
    const auto *name = call->func->as<ast::Name>();
    return (attribute && attribute->attr.str() == "Variable") || (name && name->id.str() == "Variable");
  }

  /// Under `if self.x is None:` or `if not self.built:`, which is how the first call is told from later ones.
  bool guarded(const ast::Expr &target) const {
    const std::string_view written = textOf(target.range);
    return std::any_of(guards_.begin(), guards_.end(), [&](const ast::Expr *test) {
      if (const auto *compare = test->as<ast::Compare>())
        return compare->ops.size() == 1 && compare->ops[0] == ast::CompareOperator::Is &&
               textOf(compare->left->range) == written;
      const auto *negation = test->as<ast::UnaryOp>();
      return negation && negation->op == ast::UnaryOperator::Not && textOf(negation->operand->range) == written;
    });
  }

  void checkCall(const ast::Call &call) {
    if (isBuiltin(*call.func, "print") || isBuiltin(*call.func, "input")) {
      const bool print = isBuiltin(*call.func, "print");
      Diagnostic &warning =
          diagnostics_.report(call.range, DiagnosticKind::TraceTimeCall, textOf(call.func->range), traced_);
      const std::string tensorflow = tensorflowName();
      const bool plain = std::none_of(call.keywords.begin(), call.keywords.end(), [](const ast::Keyword *keyword) {
        return keyword->arg.str() == "file" || keyword->arg.str() == "flush";
      });
      if (print && plain && !tensorflow.empty())
        warning.fix(fmt::format("`{0}.print` prints each time the graph runs (on standard error)", tensorflow),
                    {{call.func->range, tensorflow + ".print"}});
      else
        warning.fix("move it out of `" + traced_ + "`");
      return;
    }
    if (const auto *attribute = call.func->as<ast::Attribute>()) {
      const Found receiver = resolve(*attribute->value);
      if (auto *module = receiver.value ? receiver.value.as<py::Module>() : nullptr;
          module || isClock(receiver.value)) {
        checkModuleCall(call, *attribute, module);
      } else if (receiver.outside && contains(containerChanges, attribute->attr.str()) &&
                 (receiver.value ? isContainer(receiver.value) : attribute->attr.str() == "append") &&
                 couldBeContainer(*attribute->value)) {
        reportWrite(call, *attribute->value);
        return;
      }
    }
    follow(call);
  }

  static bool isClock(const Value &value) {
    auto *type = value ? value.as<py::Type>() : nullptr;
    return type && (type->name == "datetime" || type->name == "date");
  }

  void checkModuleCall(const ast::Call &call, const ast::Attribute &attribute, const py::Module *module) {
    const std::string tensorflow = tensorflowName();
    const std::string name = attribute.attr.str().data();
    if (!module || (contains(clockModules, module->name) && contains(clockFunctions, name))) {
      if (!contains(clockFunctions, name)) return;
      Diagnostic &warning =
          diagnostics_.report(call.range, DiagnosticKind::TraceTimeValue, textOf(call.func->range), traced_);
      if (module && name == "time" && call.args.empty() && !tensorflow.empty())
        warning.fix(fmt::format("`{}.timestamp` reads the clock each time the graph runs", tensorflow),
                    {{call.func->range, tensorflow + ".timestamp"}});
      else
        warning.fix("read the clock outside of `" + traced_ + "` and pass it as an argument");
    } else if (module->name == "time" && name == "sleep") {
      diagnostics_.report(call.range, DiagnosticKind::TraceTimeCall, textOf(call.func->range), traced_)
          .fix("move it out of `" + traced_ + "`");
    } else if (module->name == "random" || module->name == "numpy.random") {
      if (name == "seed" || name == "default_rng" || name == "RandomState" || name == "Random") return;
      diagnostics_.report(call.range, DiagnosticKind::TraceTimeValue, textOf(call.func->range), traced_)
          .fix(fmt::format("draw with `{}.random`, or pass the number as an argument",
                           tensorflow.empty() ? "tf" : tensorflow));
    }
  }

  /// Into a function of the program: its parameters stand for objects from outside where the arguments do.
  void follow(const ast::Call &call) {
    Value callee = resolve(*call.func).value;
    if (!callee) return;
    Value self;
    auto *function = unwrap(callee, self);
    if (!function || isOwnText(*function) || !seen_.insert(function->code.node).second) return;
    Outside outside;
    size_t parameter = 0;
    const auto &parameters = function->code.parameters;
    if (self && parameter < parameters.size()) outside[parameters[parameter++].name] = self;
    for (const ast::Expr *argument : call.args) {
      if (argument->is<ast::Starred>() || parameter >= function->code.positional) break;
      if (const Found found = resolve(*argument); found.outside) outside[parameters[parameter].name] = found.value;
      ++parameter;
    }
    EffectFinder(*function, std::move(outside), traced_, seen_, diagnostics_).run();
  }

  void walkChildren(const ast::Node &node) {
    if (const auto *definition = node.as<ast::FunctionDef>()) {
      for (const ast::Stmt *statement : definition->body) walk(*statement);
      return;
    }
    if (const auto *lambda = node.as<ast::Lambda>()) {
      walk(*lambda->body);
      return;
    }
    ast::forEachChild(node, [this](ast::Node *child) { walk(*child); });
  }

  void walk(const ast::Node &node) {
    switch (node.kind) {
    case ast::Kind::FunctionDef: // a nested function or class has scopes of its own
    case ast::Kind::AsyncFunctionDef:
    case ast::Kind::Lambda:
    case ast::Kind::ClassDef:
      return;
    case ast::Kind::If: {
      const auto &branch = *node.as<ast::If>();
      walk(*branch.test);
      guards_.push_back(branch.test);
      for (const ast::Stmt *statement : branch.body) walk(*statement);
      guards_.pop_back();
      for (const ast::Stmt *statement : branch.orelse) walk(*statement);
      return;
    }
    case ast::Kind::Assign:
      for (const ast::Expr *target : node.as<ast::Assign>()->targets)
        checkTarget(node, *target, node.as<ast::Assign>()->value);
      break;
    case ast::Kind::AugAssign:
      checkTarget(node, *node.as<ast::AugAssign>()->target, nullptr);
      break;
    case ast::Kind::AnnAssign:
      if (node.as<ast::AnnAssign>()->value)
        checkTarget(node, *node.as<ast::AnnAssign>()->target, node.as<ast::AnnAssign>()->value);
      break;
    case ast::Kind::Delete:
      for (const ast::Expr *target : node.as<ast::Delete>()->targets) checkTarget(node, *target, nullptr);
      break;
    case ast::Kind::Call:
      checkCall(*node.as<ast::Call>());
      break;
    default:
      break;
    }
    walkChildren(node);
  }

  const py::Function &function_;
  Outside outside_;
  std::string traced_;
  std::unordered_set<const ast::Node *> &seen_;
  Diagnostics &diagnostics_;
  std::vector<const ast::Expr *> guards_;
};

} // namespace

void reportTraceEffects(const Value &callable, std::unordered_set<const ast::Node *> &seen, Diagnostics &diagnostics) {
  Value target = callable, self;
  auto *function = unwrap(target, self);
  if (!function || isOwnText(*function) || !seen.insert(function->code.node).second) return;
  // All arguments come from outside.
  Outside outside;
  for (const py::Code::Parameter &parameter : function->code.parameters) outside[parameter.name] = Value();
  if (self && !function->code.parameters.empty()) outside[function->code.parameters.front().name] = self;
  const std::string name = function->name.isNone() ? "lambda" : py::asStr(function->name)->text;
  EffectFinder(*function, std::move(outside), name, seen, diagnostics).run();
}

} // namespace weft::stage
