#include "convert/analysis/activity.h"

namespace weft::convert {

const NodeScopes &Activity::of(const ast::Node *node) const {
  static const NodeScopes none;
  auto at = scopes_.find(node);
  return at == scopes_.end() ? none : at->second;
}

class ActivityAnalyzer {
public:
  ActivityAnalyzer(ConvertContext &context, Activity &result)
      : context_(context), symbols_(context.symbols), result_(result) {}

  void run(const ast::Node &root) {
    enter(true);
    visit(&root);
    leave();
  }

private:
  using Slot = const Scope *NodeScopes::*;

  void enter(bool isolated) {
    auto scope = std::make_unique<Scope>();
    scope->parent = scope_;
    scope->isolated = isolated;
    scope_ = scope.get();
    result_.owned_.push_back(std::move(scope));
  }

  Scope *leave() {
    Scope *done = scope_;
    scope_ = done->parent;
    if (Scope *parent = done->parent) {
      if (done->isolated) {
        parent->read.addAllBut(done->read, done->bound);
      } else {
        parent->read.addAllBut(done->read, done->isolatedNames);
        parent->modified.addAllBut(done->modified, done->isolatedNames);
        parent->bound.addAllBut(done->bound, done->isolatedNames);
        parent->changed.addAll(done->changed);
        parent->globals.addAll(done->globals);
        parent->nonlocals.addAll(done->nonlocals);
        // `deleted` stays: a block that deletes a name on one path does not count as deleting it.
      }
    }
    return done;
  }

  void leave(const ast::Node *node, Slot slot = &NodeScopes::own) { result_.scopes_[node].*slot = leave(); }

  void visitAll(const auto &nodes) {
    for (const auto *node : nodes)
      if (node) visit(node);
  }
  void visitFields(const ast::Node &node) {
    ast::forEachChild(node, [&](ast::Node *child) { visit(child); });
  }
  void statement(const ast::Node *node) {
    enter(false);
    visitFields(*node);
    leave(node);
  }
  void bind(Symbol name) {
    SymbolId id = symbols_.simple(name);
    scope_->modified.add(id);
    scope_->bound.add(id);
  }
  template <typename T> void block(const std::vector<T *> &body, const ast::Node *node, Slot slot) {
    enter(false);
    visitAll(body);
    leave(node, slot);
  }

  bool isComprehensionTarget(SymbolId id) const {
    for (const std::vector<SymbolId> &targets : comprehensions_)
      for (SymbolId target : targets)
        for (SymbolId s = id; s; s = symbols_[s].parent)
          if (s == target) return true;
    return false;
  }

  bool inConstructor() const {
    if (definitions_.size() < 2) return false;
    const auto *method = definitions_.back()->as<ast::FunctionDef>();
    static const Symbol init = Symbol::intern("__init__");
    return method && method->name == init && definitions_[definitions_.size() - 2]->is<ast::ClassDef>();
  }

  void track(const ast::Expr *node, ast::ExprContext ctx) {
    if (annotationsOnly_ && !inAnnotation_) return;
    SymbolId id = symbols_.of(node);
    if (!id || isComprehensionTarget(id)) return;
    switch (ctx) {
    case ast::ExprContext::Store:
      if (!comprehensions_.empty() && !inWalrusTarget_) {
        comprehensions_.back().push_back(id);
        return;
      }
      scope_->modified.add(id);
      scope_->bound.add(id);
      if (node->is<ast::Attribute>() && inConstructor()) {
        static const Symbol self = Symbol::intern("self");
        SymbolId parent = symbols_[id].parent;
        if (!symbols_[parent].composite() && symbols_[parent].name == self) scope_->modified.add(parent);
      }
      if (inAugmentedTarget_) scope_->read.add(id);
      return;
    case ast::ExprContext::Load:
      scope_->read.add(id);
      return;
    case ast::ExprContext::Del:
      scope_->read.add(id);
      scope_->bound.add(id);
      scope_->deleted.add(id);
      return;
    }
  }

  void listChange(const ast::Call *call) {
    static const Symbol append = Symbol::intern("append"), extend = Symbol::intern("extend"),
                        pop = Symbol::intern("pop"), clear = Symbol::intern("clear");
    static const Symbol convertedCall = Symbol::intern("converted_call");
    const auto *method = call->func->as<ast::Attribute>();
    // Calls are ag__.converted_call(xs.append, ...) by the time that blocks are looked at.
    if (method && method->attr == convertedCall && !call->args.empty()) method = call->args[0]->as<ast::Attribute>();
    if (!method || (method->attr != append && method->attr != extend && method->attr != pop && method->attr != clear))
      return;
    if (!method->value->is<ast::Name>() && !method->value->is<ast::Attribute>()) return;
    const SymbolId id = symbols_.of(method->value);
    if (id && !isComprehensionTarget(id)) scope_->changed.add(id);
  }

  // What a nested function sets by `nonlocal` changes where it is called.
  void closureChange(const ast::Call *call) {
    static const Symbol convertedCall = Symbol::intern("converted_call"), load = Symbol::intern("ld");
    const ast::Expr *callee = call->func;
    // ag__.converted_call(ag__.ld(f), ...) by the time that blocks are looked at
    const auto isOperator = [](const ast::Call *c, Symbol name) {
      const auto *attribute = c->func->as<ast::Attribute>();
      return attribute && attribute->attr == name && !c->args.empty();
    };
    if (isOperator(call, convertedCall)) callee = call->args[0];
    if (const auto *loaded = callee->as<ast::Call>(); loaded && isOperator(loaded, load)) callee = loaded->args[0];
    const auto *name = callee->as<ast::Name>();
    if (!name) return;
    if (const auto at = nonlocalsOf_.find(name->id); at != nonlocalsOf_.end()) scope_->changed.addAll(at->second);
  }

  void annotation(const ast::Expr *node) {
    if (!node) return;
    inAnnotation_ = true;
    visit(node);
    inAnnotation_ = false;
  }

  void parameter(const ast::Arg *arg) {
    if (!arg) return;
    annotation(arg->annotation);
    if (annotationsOnly_) return;
    SymbolId id = symbols_.simple(arg->arg);
    if (!isComprehensionTarget(id)) scope_->bound.add(id);
  }
  void parameters(const ast::Arguments &args) {
    for (const ast::Arg *arg : args.posonlyargs) parameter(arg);
    for (const ast::Arg *arg : args.args) parameter(arg);
    parameter(args.vararg);
    for (const ast::Arg *arg : args.kwonlyargs) parameter(arg);
    parameter(args.kwarg);
  }
  // Defaults and annotations belong to the place of the definition.
  void parameterExpressions(const ast::Arguments &args) {
    visitAll(args.kw_defaults);
    visitAll(args.defaults);
    annotationsOnly_ = true;
    parameters(args);
    annotationsOnly_ = false;
  }

  void function(const ast::FunctionDef *def) {
    definitions_.push_back(def);
    enter(false);
    visitAll(def->decorator_list);
    annotation(def->returns);
    parameterExpressions(*def->args);
    bind(def->name);
    leave(def);

    enter(true);
    enter(false);
    parameters(*def->args);
    leave(def->args);
    block(def->body, def, &NodeScopes::body);
    if (context_.deviates(Deviation::ClosureReads))
      nonlocalsOf_[def->name].addAll(result_.scopes_[def].body->nonlocals);
    leave(def, &NodeScopes::argumentsAndBody);
    definitions_.pop_back();
  }

  // One statement that binds a name; what it reads counts where it stands.
  void asyncFunction(const ast::AsyncFunctionDef *def) {
    enter(false);
    visitAll(def->decorator_list);
    parameterExpressions(*def->args);
    bind(def->name);
    enter(true);
    parameters(*def->args);
    visitAll(def->body);
    leave();
    leave(def);
  }

  void lambda(const ast::Lambda *lambda) {
    definitions_.push_back(lambda);
    enter(false);
    parameterExpressions(*lambda->args);
    leave(lambda);

    enter(true);
    enter(false);
    parameters(*lambda->args);
    leave(lambda->args);
    enter(false);
    visit(lambda->body);
    NodeScopes &body = result_.scopes_[lambda->body];
    if (!body.own) body.own = scope_;
    leave(lambda, &NodeScopes::body);
    // As for every isolated scope, its reads count for the statement around it.
    leave(lambda, &NodeScopes::argumentsAndBody);
    definitions_.pop_back();
  }

  void classDef(const ast::ClassDef *def) {
    definitions_.push_back(def);
    enter(false);
    visitAll(def->decorator_list);
    bind(def->name);
    visitAll(def->bases);
    visitAll(def->keywords);
    leave(def);
    enter(true);
    visitFields(*def);
    leave();
    definitions_.pop_back();
  }

  template <typename T> void comprehension(const T *node, auto... results) {
    comprehensions_.emplace_back();
    for (const ast::Comprehension *generator : node->generators) {
      visit(generator->iter); // before the target, so that a read of the target's name counts here
      visit(generator->target);
      visitAll(generator->ifs);
    }
    (visit(results), ...);
    comprehensions_.pop_back();
  }

  void loopOrIf(const ast::Node *node, const ast::Expr *test, const std::vector<ast::Stmt *> &body,
                const std::vector<ast::Stmt *> &orelse) {
    if (test) {
      enter(false);
      visit(test);
      leave(test);
    }
    block(body, node, &NodeScopes::body);
    block(orelse, node, &NodeScopes::orelse);
  }

  void forLoop(const ast::For *loop) {
    enter(false);
    visit(loop->target);
    visit(loop->iter);
    leave(loop->iter);
    enter(false);
    visit(loop->target);
    if (auto at = context_.extraTests.find(loop); at != context_.extraTests.end()) {
      enter(false);
      visit(at->second);
      leave(at->second);
    }
    leave(loop, &NodeScopes::iterate);
    loopOrIf(loop, nullptr, loop->body, loop->orelse);
  }

  void matchStatement(const ast::Match *match) {
    enter(false);
    visit(match->subject);
    leave(match->subject);
    for (const ast::MatchCase *one : match->cases) {
      enter(false);
      visit(one->pattern);
      if (one->guard) visit(one->guard);
      leave(one);
      block(one->body, one, &NodeScopes::body);
    }
  }

  void visit(const ast::Node *node) {
    switch (node->kind) {
    case ast::Kind::Import:
    case ast::Kind::ImportFrom:
    case ast::Kind::ExprStmt:
    case ast::Kind::Raise:
    case ast::Kind::Return:
    case ast::Kind::Assign:
    case ast::Kind::Delete:
    case ast::Kind::Assert:
    case ast::Kind::WithItem:
      return statement(node);
    case ast::Kind::Global:
      enter(false);
      for (Symbol name : static_cast<const ast::Global *>(node)->names) {
        scope_->read.add(symbols_.simple(name));
        scope_->globals.add(symbols_.simple(name));
      }
      return leave(node);
    case ast::Kind::Nonlocal:
      enter(false);
      for (Symbol name : static_cast<const ast::Nonlocal *>(node)->names) {
        scope_->read.add(symbols_.simple(name));
        scope_->bound.add(symbols_.simple(name));
        scope_->nonlocals.add(symbols_.simple(name));
      }
      return leave(node);
    case ast::Kind::AnnAssign: {
      const auto *assign = static_cast<const ast::AnnAssign *>(node);
      enter(false);
      visit(assign->target);
      if (assign->value) visit(assign->value);
      annotation(assign->annotation);
      return leave(node);
    }
    case ast::Kind::AugAssign: {
      const auto *assign = static_cast<const ast::AugAssign *>(node);
      enter(false);
      inAugmentedTarget_ = true;
      visit(assign->target);
      inAugmentedTarget_ = false;
      visit(assign->value);
      return leave(node);
    }
    case ast::Kind::Alias: {
      const auto *alias = static_cast<const ast::Alias *>(node);
      if (alias->asname) return bind(alias->asname);
      const std::string &full = alias->name.str();
      return bind(Symbol::intern(std::string_view(full).substr(0, full.find('.'))));
    }
    case ast::Kind::Name:
      return track(static_cast<const ast::Expr *>(node), static_cast<const ast::Name *>(node)->ctx);
    case ast::Kind::Attribute:
      visitFields(*node);
      return track(static_cast<const ast::Expr *>(node), static_cast<const ast::Attribute *>(node)->ctx);
    case ast::Kind::Subscript:
      visitFields(*node);
      return track(static_cast<const ast::Expr *>(node), static_cast<const ast::Subscript *>(node)->ctx);
    case ast::Kind::Call: {
      const auto *call = static_cast<const ast::Call *>(node);
      enter(false);
      visitAll(call->args);
      visitAll(call->keywords);
      leave(call, &NodeScopes::arguments);
      if (context_.deviates(Deviation::ListChanges)) listChange(call);
      if (context_.deviates(Deviation::ClosureReads)) closureChange(call);
      return visit(call->func);
    }
    case ast::Kind::NamedExpr: {
      const auto *named = static_cast<const ast::NamedExpr *>(node);
      if (!context_.deviates(Deviation::Walrus)) return visitFields(*node);
      inWalrusTarget_ = true;
      visit(named->target);
      inWalrusTarget_ = false;
      return visit(named->value);
    }
    case ast::Kind::ListComp: {
      const auto *comp = static_cast<const ast::ListComp *>(node);
      return comprehension(comp, comp->elt);
    }
    case ast::Kind::SetComp: {
      const auto *comp = static_cast<const ast::SetComp *>(node);
      return comprehension(comp, comp->elt);
    }
    case ast::Kind::GeneratorExp: {
      const auto *comp = static_cast<const ast::GeneratorExp *>(node);
      return comprehension(comp, comp->elt);
    }
    case ast::Kind::DictComp: {
      const auto *comp = static_cast<const ast::DictComp *>(node);
      return comprehension(comp, comp->key, comp->value);
    }
    case ast::Kind::FunctionDef:
      return function(static_cast<const ast::FunctionDef *>(node));
    case ast::Kind::Lambda:
      return lambda(static_cast<const ast::Lambda *>(node));
    case ast::Kind::ClassDef:
      return classDef(static_cast<const ast::ClassDef *>(node));
    case ast::Kind::AsyncFunctionDef:
      if (!context_.deviates(Deviation::AsyncInside)) return visitFields(*node);
      return asyncFunction(node->as<ast::AsyncFunctionDef>());
    case ast::Kind::Arguments: // of an async def, which has no rules of its own
      parameters(*static_cast<const ast::Arguments *>(node));
      visitAll(static_cast<const ast::Arguments *>(node)->kw_defaults);
      return visitAll(static_cast<const ast::Arguments *>(node)->defaults);
    case ast::Kind::With: {
      const auto *with = static_cast<const ast::With *>(node);
      enter(false);
      visitFields(*with);
      return leave(with, &NodeScopes::body);
    }
    case ast::Kind::If: {
      const auto *branch = static_cast<const ast::If *>(node);
      return loopOrIf(branch, branch->test, branch->body, branch->orelse);
    }
    case ast::Kind::While: {
      const auto *loop = static_cast<const ast::While *>(node);
      return loopOrIf(loop, loop->test, loop->body, loop->orelse);
    }
    case ast::Kind::For:
      return forLoop(static_cast<const ast::For *>(node));
    case ast::Kind::ExceptHandler: {
      const auto *handler = static_cast<const ast::ExceptHandler *>(node);
      enter(false);
      if (handler->type) visit(handler->type);
      if (handler->name) {
        scope_->isolatedNames.add(symbols_.simple(handler->name));
        bind(handler->name);
      }
      visitAll(handler->body);
      leave();
      return;
    }
    case ast::Kind::Match:
      if (!context_.deviates(Deviation::MatchStatement)) return visitFields(*node);
      return matchStatement(static_cast<const ast::Match *>(node));
    case ast::Kind::MatchAs:
      visitFields(*node);
      return bindPattern(static_cast<const ast::MatchAs *>(node)->name);
    case ast::Kind::MatchStar:
      return bindPattern(static_cast<const ast::MatchStar *>(node)->name);
    case ast::Kind::MatchMapping:
      visitFields(*node);
      return bindPattern(static_cast<const ast::MatchMapping *>(node)->rest);
    default:
      return visitFields(*node);
    }
  }

  void bindPattern(Symbol name) {
    if (name && context_.deviates(Deviation::MatchStatement)) bind(name);
  }

  ConvertContext &context_;
  QualNames &symbols_;
  Activity &result_;
  Scope *scope_ = nullptr;
  std::vector<std::vector<SymbolId>> comprehensions_;   // targets of each comprehension around
  std::vector<const ast::Node *> definitions_;          // functions and classes around
  std::unordered_map<Symbol, SymbolIdSet> nonlocalsOf_; // by the name of a nested function
  bool inAugmentedTarget_ = false, inAnnotation_ = false, annotationsOnly_ = false, inWalrusTarget_ = false;
};

Activity analyzeActivity(const ast::Node &root, ConvertContext &context) {
  Activity result;
  ActivityAnalyzer(context, result).run(root);
  return result;
}

} // namespace weft::convert
