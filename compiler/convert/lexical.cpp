#include "convert/lexical.h"

#include <algorithm>

namespace weft::convert {

namespace {

bool isFunction(const ast::Node &node) {
  return node.is<ast::FunctionDef>() || node.is<ast::AsyncFunctionDef>() || node.is<ast::Lambda>();
}

const ast::Arguments *argumentsOf(const ast::Node &function) {
  if (const auto *def = function.as<ast::FunctionDef>()) return def->args;
  if (const auto *def = function.as<ast::AsyncFunctionDef>()) return def->args;
  return function.as<ast::Lambda>()->args;
}

// What one block of code binds, uses and declares, nested functions and classes aside.
struct Names {
  SymbolSet bound, used, globals, nonlocals;
  std::vector<const ast::Node *> inner; // functions and classes in it
};

class Collector {
public:
  explicit Collector(Names &names) : names_(names) {}

  void visit(const ast::Node &node) {
    switch (node.kind) {
    case ast::Kind::FunctionDef: {
      const auto *def = node.as<ast::FunctionDef>();
      return definition(def->name, node, *def->args, def->decorator_list, def->returns);
    }
    case ast::Kind::AsyncFunctionDef: {
      const auto *def = node.as<ast::AsyncFunctionDef>();
      return definition(def->name, node, *def->args, def->decorator_list, def->returns);
    }
    case ast::Kind::Lambda:
      return definition(Symbol(), node, *node.as<ast::Lambda>()->args, {}, nullptr);
    case ast::Kind::ClassDef: {
      const auto *def = node.as<ast::ClassDef>();
      names_.bound.insert(def->name);
      names_.inner.push_back(&node);
      visitAll(def->bases);
      visitAll(def->keywords);
      return visitAll(def->decorator_list);
    }
    case ast::Kind::Name: {
      const auto *name = node.as<ast::Name>();
      (name->ctx == ast::ExprContext::Load ? names_.used : names_.bound).insert(name->id);
      return;
    }
    case ast::Kind::Alias: {
      const auto *alias = node.as<ast::Alias>();
      const std::string &full = alias->name.str();
      names_.bound.insert(alias->asname ? alias->asname
                                        : Symbol::intern(std::string_view(full).substr(0, full.find('.'))));
      return;
    }
    case ast::Kind::ExceptHandler:
      if (Symbol name = node.as<ast::ExceptHandler>()->name) names_.bound.insert(name);
      break;
    case ast::Kind::Global:
      for (Symbol name : node.as<ast::Global>()->names) names_.globals.insert(name);
      return;
    case ast::Kind::Nonlocal:
      for (Symbol name : node.as<ast::Nonlocal>()->names) names_.nonlocals.insert(name);
      return;
    case ast::Kind::MatchAs:
      if (Symbol name = node.as<ast::MatchAs>()->name) names_.bound.insert(name);
      break;
    case ast::Kind::MatchStar:
      if (Symbol name = node.as<ast::MatchStar>()->name) names_.bound.insert(name);
      break;
    case ast::Kind::MatchMapping:
      if (Symbol name = node.as<ast::MatchMapping>()->rest) names_.bound.insert(name);
      break;
    case ast::Kind::ListComp:
    case ast::Kind::SetComp:
    case ast::Kind::DictComp:
    case ast::Kind::GeneratorExp:
      return comprehension(node);
    default:
      break;
    }
    ast::forEachChild(node, [&](ast::Node *child) { visit(*child); });
  }

  void visitAll(const auto &nodes) {
    for (const auto *node : nodes)
      if (node) visit(*node);
  }

private:
  void definition(Symbol name, const ast::Node &node, const ast::Arguments &args,
                  const std::vector<ast::Expr *> &decorators, const ast::Expr *returns) {
    if (name) names_.bound.insert(name);
    names_.inner.push_back(&node);
    visitAll(decorators);
    if (returns) visit(*returns);
    visitAll(args.defaults);
    visitAll(args.kw_defaults);
  }

  // Targets are local to the comprehension; `:=` in it binds outside.
  void comprehension(const ast::Node &node) {
    Names own;
    Collector inside(own);
    SymbolSet targets;
    ast::forEachChild(node, [&](ast::Node *child) {
      const auto *generator = child->as<ast::Comprehension>();
      if (!generator) return inside.visit(*child);
      Names target;
      Collector(target).visit(*generator->target);
      targets.insert(target.bound.begin(), target.bound.end());
      own.used.insert(target.used.begin(), target.used.end());
      inside.visit(*generator->iter);
      inside.visitAll(generator->ifs);
    });
    for (Symbol name : own.used)
      if (!targets.count(name)) names_.used.insert(name);
    for (Symbol name : own.bound)
      if (!targets.count(name)) names_.bound.insert(name);
    names_.inner.insert(names_.inner.end(), own.inner.begin(), own.inner.end());
  }

  Names &names_;
};

Names namesOf(const ast::Node &scope) {
  Names names;
  Collector collector(names);
  if (isFunction(scope)) {
    const ast::Arguments &args = *argumentsOf(scope);
    auto parameter = [&](const ast::Arg *arg) {
      if (arg) names.bound.insert(arg->arg);
    };
    for (const ast::Arg *arg : args.posonlyargs) parameter(arg);
    for (const ast::Arg *arg : args.args) parameter(arg);
    for (const ast::Arg *arg : args.kwonlyargs) parameter(arg);
    parameter(args.vararg);
    parameter(args.kwarg);
  }
  if (const auto *def = scope.as<ast::FunctionDef>()) collector.visitAll(def->body);
  if (const auto *def = scope.as<ast::AsyncFunctionDef>()) collector.visitAll(def->body);
  if (const auto *def = scope.as<ast::ClassDef>()) collector.visitAll(def->body);
  if (const auto *lambda = scope.as<ast::Lambda>()) collector.visit(*lambda->body);
  for (Symbol name : names.globals) names.bound.erase(name);
  for (Symbol name : names.nonlocals) names.bound.erase(name);
  return names;
}

// Names that a function or class takes from around it, globals included.
SymbolSet freeNames(const ast::Node &scope) {
  Names names = namesOf(scope);
  SymbolSet result = names.nonlocals;
  for (Symbol name : names.used)
    if (!names.bound.count(name) && !names.globals.count(name)) result.insert(name);
  static const Symbol superName = Symbol::intern("super"), classCell = Symbol::intern("__class__");
  if (isFunction(scope) && names.used.count(superName)) result.insert(classCell);
  for (const ast::Node *inner : names.inner)
    for (Symbol name : freeNames(*inner))
      // A class's own names are not seen by its methods, but they are by the class body's comprehensions; close enough.
      if (scope.is<ast::ClassDef>() || !names.bound.count(name))
        if (!names.globals.count(name)) result.insert(name);
  if (scope.is<ast::ClassDef>()) result.erase(classCell);
  return result;
}

class SurroundingsWalk {
public:
  Surroundings result;
  void visit(const ast::Node &node) {
    bool scope = isFunction(node) || node.is<ast::ClassDef>();
    if (scope) {
      result[&node] = around_;
      around_.push_back(&node);
    }
    ast::forEachChild(node, [&](ast::Node *child) { visit(*child); });
    if (scope) around_.pop_back();
  }

private:
  std::vector<const ast::Node *> around_;
};

} // namespace

SymbolSet moduleGlobals(const ast::Module &module) {
  Names names;
  Collector collector(names);
  collector.visitAll(module.body);
  for (const char *name :
       {"__name__", "__doc__", "__package__", "__loader__", "__spec__", "__file__", "__cached__", "__builtins__"})
    names.bound.insert(Symbol::intern(name));
  return names.bound;
}

SymbolSet boundNames(const ast::Stmt &statement) {
  Names names;
  Collector(names).visit(statement);
  return std::move(names.bound);
}

const std::vector<ast::Expr *> *decoratorsOf(const ast::Node &node) {
  if (const auto *def = node.as<ast::FunctionDef>()) return &def->decorator_list;
  if (const auto *def = node.as<ast::AsyncFunctionDef>()) return &def->decorator_list;
  if (const auto *def = node.as<ast::ClassDef>()) return &def->decorator_list;
  return nullptr;
}

uint32_t firstByte(const ast::Stmt &statement) {
  uint32_t begin = statement.range.begin;
  if (const auto *decorators = decoratorsOf(statement))
    for (const ast::Expr *decorator : *decorators) begin = std::min(begin, decorator->range.begin);
  return begin;
}

SymbolSet surroundingNames(const std::vector<const ast::Node *> &around) {
  SymbolSet bound;
  for (const ast::Node *scope : around) {
    if (!isFunction(*scope)) continue;
    Names names = namesOf(*scope);
    for (Symbol name : names.globals) bound.erase(name);
    bound.insert(names.bound.begin(), names.bound.end());
  }
  return bound;
}

SymbolSet closureNames(const ast::Node &function, const std::vector<const ast::Node *> &around) {
  SymbolSet result;
  if (around.empty()) return result;
  bool inClass = false;
  for (const ast::Node *scope : around) inClass |= scope->is<ast::ClassDef>();
  static const Symbol classCell = Symbol::intern("__class__");
  SymbolSet bound = surroundingNames(around);
  for (Symbol name : freeNames(function))
    if (bound.count(name) || (name == classCell && inClass)) result.insert(name);
  return result;
}

Surroundings findSurroundings(const ast::Module &module) {
  SurroundingsWalk walk;
  walk.visit(module);
  return std::move(walk.result);
}

std::string dottedPath(const ast::Expr &expr, const std::unordered_map<Symbol, std::string> &paths) {
  if (const auto *name = expr.as<ast::Name>()) {
    auto at = paths.find(name->id);
    return at == paths.end() ? std::string() : at->second;
  }
  if (const auto *attribute = expr.as<ast::Attribute>()) {
    std::string base = dottedPath(*attribute->value, paths);
    return base.empty() ? base : base + "." + attribute->attr.str();
  }
  return {};
}

void addModulePaths(const std::vector<ast::Stmt *> &body, ModulePaths &paths) {
  for (const ast::Stmt *statement : body) {
    if (const auto *import = statement->as<ast::Import>()) {
      for (const ast::Alias *alias : import->names) {
        const std::string &full = alias->name.str();
        if (alias->asname)
          paths[alias->asname] = full;
        else
          paths[Symbol::intern(std::string_view(full).substr(0, full.find('.')))] = full.substr(0, full.find('.'));
      }
    } else if (const auto *from = statement->as<ast::ImportFrom>()) {
      if (from->level == 0)
        for (const ast::Alias *alias : from->names)
          paths[alias->asname ? alias->asname : alias->name] = from->module.str() + "." + alias->name.str();
    } else if (const auto *assign = statement->as<ast::Assign>()) {
      for (const ast::Expr *target : assign->targets)
        if (const auto *name = target->as<ast::Name>()) {
          std::string path = dottedPath(*assign->value, paths);
          if (path.empty())
            paths.erase(name->id);
          else
            paths[name->id] = path;
        }
    } else if (const auto *attempt = statement->as<ast::Try>()) {
      addModulePaths(attempt->body, paths);
    } else if (const auto *branch = statement->as<ast::If>()) {
      addModulePaths(branch->body, paths);
    }
  }
}

ModulePaths modulePaths(const ast::Module &module) {
  ModulePaths paths;
  addModulePaths(module.body, paths);
  return paths;
}

} // namespace weft::convert
