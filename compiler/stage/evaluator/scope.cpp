#include "stage/evaluator/scope.h"

#include <algorithm>

namespace weft::py {
namespace {

using namespace ast;

const Symbol classSymbol = Symbol::intern("__class__");
const Symbol superSymbol = Symbol::intern("super");

// Walks one scope's text; inner scopes are collected as children.
class Collector {
public:
  explicit Collector(Scope &scope) : scope_(scope) {}

  void statements(const std::vector<Stmt *> &body) {
    for (const Stmt *statement : body) visit(statement);
  }

  void visit(const Node *node) {
    if (!node) return;
    switch (node->kind) {
    case Kind::FunctionDef:
      return function(*node->as<FunctionDef>());
    case Kind::AsyncFunctionDef:
      return function(*node->as<AsyncFunctionDef>());
    case Kind::Lambda: {
      auto &lambda = *node->as<Lambda>();
      defaults(*lambda.args);
      Scope &inner = addChild(ScopeKind::Lambda, node, "<lambda>");
      Collector collector(inner);
      collector.parameters(*lambda.args);
      collector.visit(lambda.body);
      return;
    }
    case Kind::ClassDef: {
      auto &cls = *node->as<ClassDef>();
      for (const Expr *decorator : cls.decorator_list) visit(decorator);
      for (const Expr *base : cls.bases) visit(base);
      for (const Keyword *keyword : cls.keywords) visit(keyword->value);
      bind(cls.name);
      Scope &inner = addChild(ScopeKind::Class, node, cls.name.str());
      // Methods find __class__ here; it is a cell of the class body without being one of its names.
      Collector(inner).statements(cls.body);
      return;
    }
    case Kind::ListComp:
      return comprehension(node, node->as<ListComp>()->generators, {node->as<ListComp>()->elt}, "<listcomp>");
    case Kind::SetComp:
      return comprehension(node, node->as<SetComp>()->generators, {node->as<SetComp>()->elt}, "<setcomp>");
    case Kind::GeneratorExp:
      return comprehension(node, node->as<GeneratorExp>()->generators, {node->as<GeneratorExp>()->elt}, "<genexpr>");
    case Kind::DictComp:
      return comprehension(node, node->as<DictComp>()->generators,
                           {node->as<DictComp>()->key, node->as<DictComp>()->value}, "<dictcomp>");
    case Kind::Name: {
      auto &name = *node->as<Name>();
      if (name.ctx == ExprContext::Load) {
        read(name.id);
        if (name.id == superSymbol) read(classSymbol);
      } else {
        bind(name.id);
      }
      return;
    }
    case Kind::NamedExpr: {
      visit(node->as<NamedExpr>()->value);
      bindWalrus(node->as<NamedExpr>()->target->as<Name>()->id);
      return;
    }
    case Kind::Global:
      for (Symbol name : node->as<Global>()->names) use(name).global = true;
      return;
    case Kind::Nonlocal:
      for (Symbol name : node->as<Nonlocal>()->names) use(name).nonlocal = true;
      return;
    case Kind::Import:
      for (const Alias *alias : node->as<Import>()->names) {
        if (alias->asname)
          bind(alias->asname);
        else
          bind(Symbol::intern(alias->name.str().substr(0, alias->name.str().find('.'))));
      }
      return;
    case Kind::ImportFrom:
      for (const Alias *alias : node->as<ImportFrom>()->names)
        if (alias->name.str() != "*") bind(alias->asname ? alias->asname : alias->name);
      return;
    case Kind::ExceptHandler:
      if (node->as<ExceptHandler>()->name) bind(node->as<ExceptHandler>()->name);
      break;
    case Kind::AnnAssign: {
      auto &assign = *node->as<AnnAssign>();
      // Annotations of local variables are never evaluated.
      if (!scope_.isFunctionLike()) visit(assign.annotation);
      if (assign.value || !assign.target->is<Name>()) {
        visit(assign.value);
        visit(assign.target);
      } else {
        bind(assign.target->as<Name>()->id);
      }
      return;
    }
    case Kind::MatchAs:
      if (node->as<MatchAs>()->name) bind(node->as<MatchAs>()->name);
      break;
    case Kind::MatchStar:
      if (node->as<MatchStar>()->name) bind(node->as<MatchStar>()->name);
      break;
    case Kind::MatchMapping:
      if (node->as<MatchMapping>()->rest) bind(node->as<MatchMapping>()->rest);
      break;
    case Kind::Yield:
    case Kind::YieldFrom:
      scope_.isGenerator = true;
      break;
    default:
      break;
    }
    forEachChild(*node, [&](Node *child) { visit(child); });
  }

  void parameters(const Arguments &arguments) {
    auto parameter = [&](const Arg *arg) {
      if (!arg) return;
      bind(arg->arg);
      scope_.uses[arg->arg].parameter = true;
    };
    for (const Arg *arg : arguments.posonlyargs) parameter(arg);
    for (const Arg *arg : arguments.args) parameter(arg);
    for (const Arg *arg : arguments.kwonlyargs) parameter(arg);
    parameter(arguments.vararg);
    parameter(arguments.kwarg);
  }

private:
  Scope::Use &use(Symbol name) {
    auto [at, fresh] = scope_.uses.try_emplace(name);
    if (fresh) scope_.order.push_back(name);
    return at->second;
  }
  void bind(Symbol name) { use(name).bound = true; }
  void read(Symbol name) { use(name).read = true; }

  // The target of `:=` belongs to the scope around all comprehensions.
  void bindWalrus(Symbol name) {
    Scope *owner = &scope_;
    while (owner->kind == ScopeKind::Comprehension) {
      auto [at, fresh] = owner->uses.try_emplace(name);
      if (fresh) owner->order.push_back(name);
      at->second.read = true;
      owner = owner->parent;
    }
    auto [at, fresh] = owner->uses.try_emplace(name);
    if (fresh) owner->order.push_back(name);
    at->second.bound = true;
    if (owner->kind == ScopeKind::Module)
      for (Scope *inner = &scope_; inner != owner; inner = inner->parent) inner->uses[name].global = true;
  }

  Scope &addChild(ScopeKind kind, const Node *node, std::string_view name) {
    auto child = std::make_unique<Scope>();
    child->kind = kind;
    child->parent = &scope_;
    child->node = node;
    child->name = Symbol::intern(name);
    scope_.children.push_back(std::move(child));
    return *scope_.children.back();
  }

  void defaults(const Arguments &arguments) {
    for (const Expr *value : arguments.defaults) visit(value);
    for (const Expr *value : arguments.kw_defaults) visit(value);
  }

  void annotations(const Arguments &arguments) {
    for (const Arg *arg : arguments.posonlyargs) visit(arg->annotation);
    for (const Arg *arg : arguments.args) visit(arg->annotation);
    if (arguments.vararg) visit(arguments.vararg->annotation);
    for (const Arg *arg : arguments.kwonlyargs) visit(arg->annotation);
    if (arguments.kwarg) visit(arguments.kwarg->annotation);
  }

  template <typename F> void function(const F &def) {
    for (const Expr *decorator : def.decorator_list) visit(decorator);
    defaults(*def.args);
    annotations(*def.args);
    visit(def.returns);
    bind(def.name);
    Scope &inner = addChild(ScopeKind::Function, &def, def.name.str());
    Collector collector(inner);
    collector.parameters(*def.args);
    collector.statements(def.body);
  }

  void comprehension(const Node *node, const std::vector<Comprehension *> &generators,
                     std::initializer_list<const Expr *> elements, std::string_view name) {
    visit(generators[0]->iter); // evaluated outside
    Scope &inner = addChild(ScopeKind::Comprehension, node, name);
    inner.isGenerator = node->kind == Kind::GeneratorExp;
    Collector collector(inner);
    for (size_t i = 0; i < generators.size(); ++i) {
      if (i > 0) collector.visit(generators[i]->iter);
      collector.visit(generators[i]->target);
      for (const Expr *condition : generators[i]->ifs) collector.visit(condition);
    }
    for (const Expr *element : elements) collector.visit(element);
  }

  Scope &scope_;
};

// Names that are bound in the scope and not declared otherwise.
bool binds(const Scope &scope, Symbol name) {
  if (scope.kind == ScopeKind::Class) return false; // inner functions do not see them
  auto found = scope.uses.find(name);
  return found != scope.uses.end() && found->second.bound && !found->second.global && !found->second.nonlocal;
}

// Makes `name` a cell of `owner` and a free variable of each scope from there down to `user`.
void capture(Scope &user, Scope &owner, Symbol name) {
  for (Scope *scope = &user; scope != &owner; scope = scope->parent)
    if (std::find(scope->freeCells.begin(), scope->freeCells.end(), name) == scope->freeCells.end())
      scope->freeCells.push_back(name);
  if (std::find(owner.ownCells.begin(), owner.ownCells.end(), name) == owner.ownCells.end())
    owner.ownCells.push_back(name);
}

void findCells(Scope &scope) {
  for (Symbol name : scope.order) {
    const Scope::Use &use = scope.uses[name];
    if (use.global || (use.bound && !use.nonlocal && (scope.isFunctionLike() || scope.kind == ScopeKind::Module)))
      continue;
    for (Scope *outer = scope.parent; outer; outer = outer->parent) {
      if (outer->kind == ScopeKind::Module) break;
      bool found = outer->isFunctionLike() ? binds(*outer, name) : name == classSymbol && scope.isFunctionLike();
      // A name that an outer function declares global is global in here too.
      if (outer->isFunctionLike() && !found) {
        auto at = outer->uses.find(name);
        if (at != outer->uses.end() && at->second.global) break;
      }
      if (found) {
        capture(scope, *outer, name);
        break;
      }
    }
  }
  for (auto &child : scope.children) findCells(*child);
}

void assign(Scope &scope) {
  auto cellIndex = [&](Symbol name) -> int64_t {
    auto own = std::find(scope.ownCells.begin(), scope.ownCells.end(), name);
    if (own != scope.ownCells.end()) return own - scope.ownCells.begin();
    auto free = std::find(scope.freeCells.begin(), scope.freeCells.end(), name);
    if (free != scope.freeCells.end())
      return static_cast<int64_t>(scope.ownCells.size()) + (free - scope.freeCells.begin());
    return -1;
  };
  for (Symbol name : scope.order) {
    const Scope::Use &use = scope.uses[name];
    NameAccess access;
    int64_t cell = use.global ? -1 : cellIndex(name);
    if (use.global) {
      access.kind = scope.kind == ScopeKind::Module ? NameKind::Namespace : NameKind::Global;
    } else if (scope.kind == ScopeKind::Class) {
      access.kind = use.nonlocal                       ? NameKind::Cell
                    : cell >= 0 && name != classSymbol ? NameKind::ClassCell
                                                       : NameKind::Namespace;
      access.index = cell >= 0 ? static_cast<uint32_t>(cell) : 0;
    } else if (cell >= 0) {
      access = {NameKind::Cell, static_cast<uint32_t>(cell)};
    } else if (scope.kind == ScopeKind::Module) {
      access.kind = NameKind::Namespace;
    } else if (use.bound) {
      access = {NameKind::Local, static_cast<uint32_t>(scope.locals.size())};
      scope.locals.push_back(name);
    }
    scope.names[name] = access;
  }
  for (auto &child : scope.children) assign(*child);
}

} // namespace

NameAccess Scope::access(Symbol symbol) const {
  auto found = names.find(symbol);
  if (found != names.end()) return found->second;
  return {isFunctionLike() ? NameKind::Global : NameKind::Namespace, 0};
}

Scope *Scope::child(const ast::Node *inner) const {
  for (const auto &scope : children)
    if (scope->node == inner) return scope.get();
  return nullptr;
}

std::string Scope::qualifiedName(Symbol inner) const {
  std::string result = inner.str();
  for (const Scope *scope = this; scope && scope->kind != ScopeKind::Module; scope = scope->parent) {
    if (!scope->node) break; // the stand-in around a converted function
    auto use = scope->uses.find(inner);
    if (scope == this && use != scope->uses.end() && use->second.global) break;
    result = scope->name.str() + (scope->kind == ScopeKind::Class ? "." : ".<locals>.") + result;
  }
  return result;
}

std::unique_ptr<Scope> analyzeModule(const ast::Module &module) {
  auto scope = std::make_unique<Scope>();
  scope->kind = ScopeKind::Module;
  scope->parent = nullptr;
  scope->node = &module;
  scope->name = Symbol::intern("<module>");
  Collector(*scope).statements(module.body);
  findCells(*scope);
  assign(*scope);
  return scope;
}

std::unique_ptr<Scope> analyzeFunction(const ast::Node &function, const std::vector<Symbol> &outer) {
  auto scope = std::make_unique<Scope>();
  scope->kind = ScopeKind::Function;
  scope->parent = nullptr;
  scope->node = nullptr;
  for (Symbol name : outer) {
    scope->uses[name].bound = true;
    scope->order.push_back(name);
  }
  if (auto *def = function.as<FunctionDef>()) {
    // The definition's own name belongs to nobody here: a recursive call means what the outer names say.
    Scope holder;
    holder.kind = ScopeKind::Function;
    holder.parent = scope.get();
    holder.node = nullptr;
    Collector(holder).visit(def);
    for (auto &child : holder.children) {
      child->parent = scope.get();
      scope->children.push_back(std::move(child));
    }
  } else {
    Collector(*scope).visit(&function);
  }
  findCells(*scope);
  assign(*scope);
  return scope;
}

} // namespace weft::py
