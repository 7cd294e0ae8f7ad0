#include "convert/entities.h"

#include <algorithm>
#include <deque>
#include <utility>

#include <fmt/format.h>

#include "syntax/parser.h"
#include "syntax/unparse.h"

namespace weft::convert {

namespace {

struct Environment;

// What is known of a value without running anything.
struct Value {
  enum class Kind : uint8_t { Unknown, Function, Class, Transparent, Foreign, Path } kind = Kind::Unknown;
  const ast::Node *node = nullptr;    // Function, Class
  Environment *environment = nullptr; // Function: where it was defined. Class: its names
  std::string text;                   // Path: "tensorflow.function". Foreign: what it is
};
// Transparent: a decorator that gives back its function, or an object through which TF finds it (tf.function).

struct Environment {
  Environment *outer = nullptr;
  std::unordered_map<Symbol, Value> values;
  std::vector<Symbol> order; // of first binding
  void set(Symbol name, Value value) {
    if (values.insert_or_assign(name, std::move(value)).second) order.push_back(name);
  }
};

Value unknown() { return {}; }
Value transparent() {
  Value value;
  value.kind = Value::Kind::Transparent;
  return value;
}
Value foreign(std::string what) {
  Value value;
  value.kind = Value::Kind::Foreign;
  value.text = std::move(what);
  return value;
}

} // namespace

struct ModuleEntities::Evaluator {
  const std::unordered_map<Symbol, std::string> &paths;
  std::deque<Environment> environments; // owned here: values and environments refer to each other
  Environment *module = create();
  int depth = 0, calls = 0;

  explicit Evaluator(const std::unordered_map<Symbol, std::string> &paths) : paths(paths) {}

  Environment *create() { return &environments.emplace_back(); }

  // Runs statements as far as they bind names; gives what a `return` among them returns.
  std::optional<Value> run(const std::vector<ast::Stmt *> &body, Environment *environment) {
    for (const ast::Stmt *statement : body) {
      switch (statement->kind) {
      case ast::Kind::FunctionDef: {
        const auto *def = statement->as<ast::FunctionDef>();
        define(def->name, def, def->decorator_list, environment);
        break;
      }
      case ast::Kind::AsyncFunctionDef: {
        const auto *def = statement->as<ast::AsyncFunctionDef>();
        define(def->name, def, def->decorator_list, environment);
        break;
      }
      case ast::Kind::ClassDef: {
        const auto *def = statement->as<ast::ClassDef>();
        Value value;
        value.kind = Value::Kind::Class;
        value.node = def;
        value.environment = create();
        value.environment->outer = environment;
        run(def->body, value.environment);
        environment->set(def->name, value);
        break;
      }
      case ast::Kind::Assign: {
        const auto *assign = statement->as<ast::Assign>();
        for (const ast::Expr *target : assign->targets) bind(*target, assign->value, environment);
        break;
      }
      case ast::Kind::AnnAssign: {
        const auto *assign = statement->as<ast::AnnAssign>();
        if (assign->value) bind(*assign->target, assign->value, environment);
        break;
      }
      case ast::Kind::Delete:
        for (const ast::Expr *target : statement->as<ast::Delete>()->targets)
          if (const auto *name = target->as<ast::Name>()) environment->values.erase(name->id);
        break;
      case ast::Kind::Return: {
        const auto *value = statement->as<ast::Return>()->value;
        return value ? evaluate(*value, environment) : unknown();
      }
      case ast::Kind::If: {
        // Which branch runs is not known; if both do the same it does not matter.
        const auto *branch = statement->as<ast::If>();
        auto results = alternatives(branch->body, branch->orelse, environment);
        if (results.first && results.second)
          return results.first->node == results.second->node ? *results.first : unknown();
        if (results.first || results.second) return unknown();
        break;
      }
      case ast::Kind::Try: {
        const auto *attempt = statement->as<ast::Try>();
        std::vector<ast::Stmt *> handlers;
        for (const ast::ExceptHandler *handler : attempt->handlers)
          handlers.insert(handlers.end(), handler->body.begin(), handler->body.end());
        auto results = alternatives(attempt->body, handlers, environment);
        if (results.first) return results.first;
        if (auto result = run(attempt->orelse, environment)) return result;
        if (auto result = run(attempt->finalbody, environment)) return result;
        break;
      }
      case ast::Kind::For:
        run(statement->as<ast::For>()->body, environment);
        break;
      case ast::Kind::While:
        run(statement->as<ast::While>()->body, environment);
        break;
      case ast::Kind::With:
        if (auto result = run(statement->as<ast::With>()->body, environment)) return result;
        break;
      default:
        break;
      }
    }
    return std::nullopt;
  }

  // Two blocks of which one runs. A name that they leave with different functions is unknown afterwards.
  std::pair<std::optional<Value>, std::optional<Value>>
  alternatives(const std::vector<ast::Stmt *> &one, const std::vector<ast::Stmt *> &other, Environment *environment) {
    const std::unordered_map<Symbol, Value> before = environment->values;
    auto first = run(one, environment);
    const std::unordered_map<Symbol, Value> afterOne = std::exchange(environment->values, before);
    auto second = run(other, environment);
    for (const auto &[name, value] : afterOne) {
      auto [at, isNew] = environment->values.try_emplace(name, value);
      if (!isNew && (at->second.node != value.node || at->second.text != value.text)) at->second = unknown();
    }
    return {std::move(first), std::move(second)};
  }

  void bind(const ast::Expr &target, const ast::Expr *value, Environment *environment) {
    if (const auto *name = target.as<ast::Name>()) return environment->set(name->id, evaluate(*value, environment));
    auto elements = [](const ast::Expr &node) -> const std::vector<ast::Expr *> * {
      if (const auto *tuple = node.as<ast::Tuple>()) return &tuple->elts;
      if (const auto *list = node.as<ast::List>()) return &list->elts;
      return nullptr;
    };
    const auto *targets = elements(target), *values = elements(*value);
    if (targets && values && targets->size() == values->size())
      for (size_t i = 0; i < targets->size(); ++i) bind(*(*targets)[i], (*values)[i], environment);
  }

  void define(Symbol name, const ast::Node *node, const std::vector<ast::Expr *> &decorators,
              Environment *environment) {
    Value value;
    value.kind = Value::Kind::Function;
    value.node = node;
    value.environment = environment;
    for (size_t i = decorators.size(); i-- > 0;) {
      // `@size.setter` adds to a property whose getter stays.
      if (const auto *attribute = decorators[i]->as<ast::Attribute>(); attribute && attribute->value->is<ast::Name>()) {
        const std::string &what = attribute->attr.str();
        if ((what == "setter" || what == "deleter") &&
            environment->values.count(attribute->value->as<ast::Name>()->id)) {
          value = environment->values[attribute->value->as<ast::Name>()->id];
          continue;
        }
      }
      value = apply(evaluate(*decorators[i], environment), {value}, nullptr);
    }
    environment->set(name, value);
  }

  Value lookup(Symbol name, Environment *environment) {
    for (Environment *e = environment; e; e = e->outer) {
      auto at = e->values.find(name);
      if (at != e->values.end()) return at->second;
    }
    auto path = paths.find(name);
    Value value;
    value.kind = Value::Kind::Path;
    value.text = path == paths.end() ? "builtins." + name.str() : path->second;
    return value;
  }

  Value evaluate(const ast::Expr &expr, Environment *environment) {
    if (const auto *name = expr.as<ast::Name>()) return lookup(name->id, environment);
    if (expr.is<ast::Lambda>()) {
      Value value;
      value.kind = Value::Kind::Function;
      value.node = &expr;
      value.environment = environment;
      return value;
    }
    if (const auto *attribute = expr.as<ast::Attribute>()) {
      Value base = evaluate(*attribute->value, environment);
      if (base.kind == Value::Kind::Path) {
        base.text += "." + attribute->attr.str();
        return base;
      }
      if (base.kind == Value::Kind::Class) {
        auto at = base.environment->values.find(attribute->attr);
        if (at != base.environment->values.end()) return at->second;
      }
      if (base.kind == Value::Kind::Function && attribute->attr.str() == "python_function") return base;
      return unknown();
    }
    if (const auto *subscript = expr.as<ast::Subscript>()) {
      const std::vector<ast::Expr *> *elements = nullptr;
      if (const auto *list = subscript->value->as<ast::List>()) elements = &list->elts;
      if (const auto *tuple = subscript->value->as<ast::Tuple>()) elements = &tuple->elts;
      const auto *index = subscript->slice->as<ast::Constant>();
      const auto *number = index ? std::get_if<ast::IntValue>(&index->value) : nullptr;
      if (!elements || !number || number->decimal.size() > 4) return unknown();
      size_t at = std::stoul(number->decimal);
      return at < elements->size() ? evaluate(*(*elements)[at], environment) : unknown();
    }
    if (const auto *call = expr.as<ast::Call>()) {
      std::vector<Value> arguments;
      for (const ast::Expr *argument : call->args) arguments.push_back(evaluate(*argument, environment));
      return apply(evaluate(*call->func, environment), arguments, call);
    }
    return unknown();
  }

  static bool isTfFunction(const std::string &path) {
    return path == "tensorflow.function" || path == "tensorflow.compat.v2.function" ||
           path == "tensorflow.compat.v1.function" ||
           path == "tensorflow.autograph.experimental.do_not_convert.function";
  }

  // Calls `function` with positional arguments; `call` has the keywords, if it stands in the text.
  Value apply(const Value &function, const std::vector<Value> &arguments, const ast::Call *call) {
    switch (function.kind) {
    case Value::Kind::Transparent:
      return arguments.empty() ? unknown() : arguments[0];
    case Value::Kind::Path: {
      const std::string &path = function.text;
      if (isTfFunction(path) || path == "tensorflow.py_function") {
        if (arguments.empty()) return transparent();
        return arguments[0];
      }
      if (path == "builtins.staticmethod" || path == "builtins.classmethod" || path == "builtins.property" ||
          path == "functools.cached_property" || path == "abc.abstractmethod" || path == "typing.final" ||
          path == "typing.overload" || path == "typing.no_type_check")
        return arguments.empty() ? unknown() : arguments[0];
      if (path == "functools.wraps") return transparent();
      if (path == "functools.partial") {
        if (!arguments.empty() && arguments[0].kind == Value::Kind::Path && isTfFunction(arguments[0].text))
          return transparent();
        return foreign("a functools.partial object");
      }
      if (path == "tensorflow.autograph.experimental.do_not_convert")
        return foreign("under do_not_convert, and the function that to_code would see is TensorFlow's own wrapper");
      return foreign("made by `" + (path.starts_with("builtins.") ? path.substr(9) : path) + "`");
    }
    case Value::Kind::Function:
      return callFunction(function, arguments, call);
    case Value::Kind::Class:
      return foreign("an object of class `" + function.node->as<ast::ClassDef>()->name.str() + "`");
    default:
      return unknown();
    }
  }

  Value callFunction(const Value &function, const std::vector<Value> &arguments, const ast::Call *call) {
    if (depth > 20 || ++calls > 10000) return unknown(); // functions that call others twice, and those again, ...
    auto environment = create();
    environment->outer = function.environment;
    const ast::Arguments *args = nullptr;
    if (const auto *def = function.node->as<ast::FunctionDef>()) args = def->args;
    if (const auto *lambda = function.node->as<ast::Lambda>()) args = lambda->args;
    if (!args) return unknown();
    std::vector<ast::Arg *> parameters = args->posonlyargs;
    parameters.insert(parameters.end(), args->args.begin(), args->args.end());
    for (size_t i = 0; i < parameters.size(); ++i)
      environment->set(parameters[i]->arg, i < arguments.size() ? arguments[i] : unknown());
    for (const ast::Arg *arg : args->kwonlyargs) environment->set(arg->arg, unknown());
    if (args->vararg) environment->set(args->vararg->arg, unknown());
    if (args->kwarg) environment->set(args->kwarg->arg, unknown());
    if (call)
      for (const ast::Keyword *keyword : call->keywords)
        if (keyword->arg && environment->values.count(keyword->arg)) environment->set(keyword->arg, unknown());
    ++depth;
    Value result = unknown();
    if (const auto *lambda = function.node->as<ast::Lambda>()) {
      result = evaluate(*lambda->body, environment);
    } else if (auto returned = run(function.node->as<ast::FunctionDef>()->body, environment)) {
      result = *returned;
    }
    --depth;
    return result;
  }
};

ModuleEntities::ModuleEntities(const ast::Module &module, uint32_t file)
    : module_(module), file_(file), globals_(moduleGlobals(module)), paths_(modulePaths(module)),
      surroundings_(findSurroundings(module)), evaluator_(std::make_unique<Evaluator>(paths_)) {
  evaluator_->run(module.body, evaluator_->module);
  for (const ast::Stmt *statement : module.body)
    if (const auto *from = statement->as<ast::ImportFrom>(); from && from->module && from->module.str() == "__future__")
      for (const ast::Alias *alias : from->names) futureAnnotations_ |= alias->name.str() == "annotations";
}

ModuleEntities::~ModuleEntities() = default;

namespace {

// The last definition of `name` in the body of a function, blocks included, nested functions and classes not.
const ast::Node *findInside(const std::vector<ast::Stmt *> &body, Symbol name) {
  const ast::Node *found = nullptr;
  auto visit = [&](auto &self, const ast::Node &node) -> void {
    if (node.is<ast::Expr>()) return;
    if (const auto *def = node.as<ast::FunctionDef>()) {
      if (def->name == name) found = def;
      return;
    }
    if (const auto *def = node.as<ast::ClassDef>()) {
      if (def->name == name) found = def;
      return;
    }
    if (const auto *assign = node.as<ast::Assign>())
      for (const ast::Expr *target : assign->targets)
        if (const auto *bound = target->as<ast::Name>(); bound && bound->id == name && assign->value->is<ast::Lambda>())
          found = assign->value;
    ast::forEachChild(node, [&](ast::Node *child) { self(self, *child); });
  };
  for (const ast::Stmt *statement : body) visit(visit, *statement);
  return found;
}

bool isFunctionNode(const ast::Node *node) {
  return node && (node->is<ast::FunctionDef>() || node->is<ast::AsyncFunctionDef>() || node->is<ast::Lambda>());
}

} // namespace

std::vector<Symbol> labelParts(std::string_view label) {
  std::vector<Symbol> parts;
  for (size_t at = 0; at <= label.size();) {
    size_t end = std::min(label.find('.', at), label.size());
    parts.push_back(Symbol::intern(label.substr(at, end - at)));
    at = end + 1;
  }
  return parts;
}

Result<Entity> ModuleEntities::find(const std::string &label, Diagnostics &diagnostics) const {
  const std::vector<Symbol> parts = labelParts(label);
  SourceRange where{file_, 0, 0};
  auto found = evaluator_->module->values.find(parts[0]);
  if (found == evaluator_->module->values.end()) {
    diagnostics.report(where, DiagnosticKind::NoSuchFunction, label);
    return failure;
  }
  Value value = found->second;
  const ast::Node *node = value.node;
  for (size_t i = 1; i < parts.size(); ++i) {
    if (value.kind == Value::Kind::Class) {
      auto member = value.environment->values.find(parts[i]);
      if (member == value.environment->values.end()) {
        diagnostics.report(where, DiagnosticKind::NoSuchFunction, label);
        return failure;
      }
      value = member->second;
      node = value.node;
      continue;
    }
    node = node ? inside(*node, parts[i]) : nullptr;
    if (!node) {
      diagnostics.report(where, DiagnosticKind::NoSuchFunction, label);
      return failure;
    }
    value = Value();
    value.kind = node->is<ast::ClassDef>() ? Value::Kind::Unknown : Value::Kind::Function;
    value.node = node;
  }
  if (value.kind == Value::Kind::Function && isFunctionNode(node)) return Entity{label, node};
  if (value.kind == Value::Kind::Class) {
    diagnostics.report(node->range, DiagnosticKind::CannotResolveFunction, label,
                       "it is a class; ask for one of its methods");
    return failure;
  }
  std::string why =
      value.kind == Value::Kind::Foreign ? "it is " + value.text : "its value comes from a call or an expression";
  diagnostics.report(where, DiagnosticKind::CannotResolveFunction, label, why);
  return failure;
}

const ast::Node *ModuleEntities::sameNode(const ast::Node &node) const {
  for (const auto &[candidate, around] : surroundings_)
    if (candidate->kind == node.kind && candidate->range.begin == node.range.begin &&
        candidate->range.end == node.range.end)
      return candidate;
  return nullptr;
}

const ast::Node *ModuleEntities::inside(const ast::Node &outer, Symbol name) {
  const auto *def = outer.as<ast::FunctionDef>();
  const auto *cls = outer.as<ast::ClassDef>();
  return def ? findInside(def->body, name) : cls ? findInside(cls->body, name) : nullptr;
}

std::vector<Entity> ModuleEntities::all() const {
  std::vector<Entity> result;
  auto collect = [&](auto &self, const Environment &environment, const std::string &prefix) -> void {
    for (Symbol name : environment.order) {
      auto at = environment.values.find(name);
      if (at == environment.values.end()) continue;
      const Value &value = at->second;
      if (value.kind == Value::Kind::Function && isFunctionNode(value.node))
        result.push_back({prefix + name.str(), value.node});
      else if (value.kind == Value::Kind::Class && prefix.empty())
        self(self, *value.environment, name.str() + ".");
    }
  };
  collect(collect, *evaluator_->module, "");
  return result;
}

EntityContext ModuleEntities::context(const Entity &entity) const {
  EntityContext context;
  context.moduleGlobals = &globals_;
  context.modulePaths = &paths_;
  context.futureAnnotations = futureAnnotations_;
  auto at = surroundings_.find(entity.node);
  if (at != surroundings_.end()) {
    context.closureNames = closureNames(*entity.node, at->second);
    context.surroundingNames = surroundingNames(at->second);
  }
  return context;
}

namespace {

void collectLambdas(const ast::Node &node, std::vector<const ast::Lambda *> &out) {
  if (const auto *lambda = node.as<ast::Lambda>()) out.push_back(lambda);
  ast::forEachChild(node, [&](ast::Node *child) { collectLambdas(*child, out); });
}

bool sameParameters(const ast::Lambda &candidate, const ast::Lambda &wanted) {
  auto names = [](const std::vector<ast::Arg *> &list) {
    std::vector<Symbol> result;
    for (const ast::Arg *arg : list) result.push_back(arg->arg);
    return result;
  };
  auto name = [](const ast::Arg *arg) { return arg ? arg->arg : Symbol(); };
  // The candidate's positional-only parameters are not looked at, the function's are.
  std::vector<Symbol> all = names(wanted.args->posonlyargs);
  for (Symbol one : names(wanted.args->args)) all.push_back(one);
  return names(candidate.args->args) == all && name(candidate.args->vararg) == name(wanted.args->vararg) &&
         name(candidate.args->kwarg) == name(wanted.args->kwarg) &&
         names(candidate.args->kwonlyargs) == names(wanted.args->kwonlyargs);
}

void reportUnsupported(SourceRange where, const std::string &what, Diagnostics &diagnostics) {
  diagnostics.report(where, DiagnosticKind::UnsupportedLanguageElement, what).raises("UnsupportedLanguageElementError");
}

} // namespace

Result<const ast::Node *> ModuleEntities::source(const Entity &entity, ast::Context &nodes,
                                                 Diagnostics &diagnostics) const {
  const SourceBuffer &buffer = SourceManager::instance().buffer(file_);
  auto line = [&](uint32_t offset) { return buffer.position(offset).line; };

  if (const auto *lambda = entity.node->as<ast::Lambda>()) {
    uint32_t at = line(lambda->range.begin);
    std::vector<const ast::Lambda *> all, matches;
    auto statement =
        std::lower_bound(module_.body.begin(), module_.body.end(), at,
                         [&](const ast::Stmt *one, uint32_t where) { return line(one->range.end) < where; });
    for (; statement != module_.body.end() && line((*statement)->range.begin) <= at; ++statement)
      collectLambdas(**statement, all);
    std::erase_if(all,
                  [&](const ast::Lambda *one) { return line(one->range.begin) > at || line(one->range.end) < at; });
    if (all.size() == 1) return entity.node;
    for (const ast::Lambda *one : all)
      if (sameParameters(*one, *lambda)) matches.push_back(one);
    if (matches.size() == 1) return static_cast<const ast::Node *>(matches[0]);
    reportUnsupported(
        lambda->range,
        fmt::format("{} lambdas on this line have the same parameters, and AutoGraph cannot tell them apart; "
                    "put each on a line of its own or give the parameters different names",
                    matches.size()),
        diagnostics);
    return failure;
  }

  const auto *def = entity.node->as<ast::FunctionDef>();
  if (!def) return entity.node;
  uint32_t begin = def->range.begin;
  for (const ast::Expr *decorator : def->decorator_list) begin = std::min(begin, decorator->range.begin);
  uint32_t start = buffer.lineStart(line(begin));
  std::string_view text = buffer.text().substr(start, def->range.end - start);
  std::string_view indent = text.substr(0, std::min(text.find_first_not_of(" \t"), text.size()));
  if (!indent.empty()) {
    bool tabs = indent.find('\t') != std::string_view::npos;
    char other = tabs ? ' ' : '\t';
    bool mixed = false;
    auto visit = [&](auto &self, const ast::Node &node) -> void {
      if (node.is<ast::Expr>()) return;
      if (node.is<ast::Stmt>()) {
        uint32_t first = buffer.lineStart(line(node.range.begin));
        std::string_view before = buffer.text().substr(first, node.range.begin - first);
        if (before.find_first_not_of(" \t\f") == std::string_view::npos && before.find(other) != std::string_view::npos)
          mixed = true;
      }
      ast::forEachChild(node, [&](ast::Node *child) { self(self, *child); });
    };
    visit(visit, *def);
    if (mixed) {
      reportUnsupported(def->range, "code mixing tabs and spaces for indentation is not allowed", diagnostics);
      return failure;
    }
  }
  if (text.find("\\\n") == std::string_view::npos) return entity.node;

  std::string joined = indent.empty() ? "" : "if 1:\n";
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, 2, "\\\n") == 0)
      ++i;
    else
      joined += text[i];
  }
  joined += '\n';
  uint32_t file = SourceManager::instance().add(buffer.path(), std::move(joined));
  Result<ast::Module *> parsed = parseModule(file, nodes, diagnostics);
  if (!parsed) return failure;
  const std::vector<ast::Stmt *> *body = &(*parsed)->body;
  if (!indent.empty() && !body->empty() && body->front()->is<ast::If>()) body = &body->front()->as<ast::If>()->body;
  if (body->size() == 1 && body->front()->is<ast::FunctionDef>()) return static_cast<const ast::Node *>(body->front());
  reportUnsupported(def->range, "the function's text cannot be read on its own", diagnostics);
  return failure;
}

} // namespace weft::convert
