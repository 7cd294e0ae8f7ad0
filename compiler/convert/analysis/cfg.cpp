#include "convert/analysis/cfg.h"

#include <set>

namespace weft::convert {

namespace {

struct ByIndex {
  bool operator()(const CfgNode *a, const CfgNode *b) const { return a->index < b->index; }
};
// Nodes that wait for their successor. Shared on purpose: AutoGraph's builder changes such sets in place while several
// parts of it hold the same one, and a raise inside a `try` reaches the code after it only because of that.
using Leaves = std::shared_ptr<std::set<CfgNode *, ByIndex>>;
Leaves makeLeaves() { return std::make_shared<std::set<CfgNode *, ByIndex>>(); }

class GraphBuilder {
public:
  ControlFlowGraph graph;
  Leaves leaves = makeLeaves();

  void begin(const ast::Node *statement) {
    auto owner = std::make_unique<CfgNode::Owner>();
    *owner = {statement, owner_, owner_ ? owner_->depth + 1 : 1};
    owner_ = owner.get();
    graph.owners.push_back(std::move(owner));
  }
  void end() { owner_ = owner_->outer; }

  CfgNode *addOrdinary(const ast::Node *node) {
    CfgNode *added = add(node);
    leaves = makeLeaves();
    leaves->insert(added);
    return added;
  }
  CfgNode *addJump(const ast::Node *node, std::vector<const ast::Node *> guards) {
    CfgNode *added = add(node);
    leaves = makeLeaves();
    guards_[added] = std::move(guards);
    return added;
  }
  void addExit(const ast::Node *node, const ast::Node *section, std::vector<const ast::Node *> guards) {
    exits_[section].push_back(addJump(node, std::move(guards)));
  }
  void addContinue(const ast::Node *node, const ast::Node *section, std::vector<const ast::Node *> guards) {
    continues_[section].push_back(addJump(node, std::move(guards)));
  }
  void connectRaise(CfgNode *node, const std::vector<const ast::Node *> &handlers) {
    for (const ast::Node *handler : handlers) raises_[handler].push_back(node);
  }

  void enterSection(const ast::Node *section) { exits_[section]; }
  void exitSection(const ast::Node *section) {
    for (CfgNode *jump : exits_[section]) {
      Leaves ends = connectJump(jump);
      if (ends == leaves) continue;
      leaves->insert(ends->begin(), ends->end());
    }
    exits_.erase(section);
  }

  void enterLoop(const ast::Node *section, const ast::Node *test) {
    continues_[section];
    loopEntry_[section] = addOrdinary(test);
  }
  void exitLoop(const ast::Node *section) {
    CfgNode *entry = loopEntry_[section];
    connect(*leaves, entry);
    for (CfgNode *jump : continues_[section]) connect(*connectJump(jump), entry);
    leaves = makeLeaves();
    leaves->insert(entry);
    continues_.erase(section);
    loopEntry_.erase(section);
  }

  void enterCond(const ast::Node *section) { condLeaves_[section]; }
  /// Whether a cond section of this key is open (AutoGraph asserts that it is not).
  bool condIsOpen(const ast::Node *section) const { return condLeaves_.count(section) != 0; }
  void newBranch(const ast::Node *section) {
    auto entry = condEntry_.find(section);
    if (entry == condEntry_.end()) {
      condEntry_[section] = leaves;
      return;
    }
    condLeaves_[section].push_back(leaves);
    leaves = entry->second;
  }
  void exitCond(const ast::Node *section) {
    for (const Leaves &branch : condLeaves_[section])
      if (branch != leaves) leaves->insert(branch->begin(), branch->end());
    condEntry_.erase(section);
    condLeaves_.erase(section);
  }

  void enterExcept(const ast::Node *handler) {
    auto at = raises_.find(handler);
    if (at != raises_.end()) leaves->insert(at->second.begin(), at->second.end());
  }

  void enterFinally(const ast::Node *section) {
    finallyParts_[section] = {nullptr, nullptr, !leaves->empty()};
    pendingFinally_.push_back(section);
  }
  void exitFinally(const ast::Node *section) {
    finallyParts_[section].ends = leaves;
    if (!finallyParts_[section].direct) leaves = makeLeaves();
  }

  ControlFlowGraph finish() {
    graph.exits.assign(leaves->begin(), leaves->end());
    for (auto &node : graph.nodes)
      for (const CfgNode::Owner *o = node->owner; o; o = o->outer)
        if (!graph.statements.try_emplace(o->statement).second) break; // outer ones are there already
    for (auto &first : graph.nodes)
      for (CfgNode *second : first->next) noteCrossing(*first, *second);
    return std::move(graph);
  }

private:
  struct FinallyPart {
    CfgNode *begin = nullptr;
    Leaves ends;
    bool direct = false;
  };

  CfgNode *add(const ast::Node *node) {
    auto made = std::make_unique<CfgNode>();
    CfgNode *added = made.get();
    added->node = node;
    added->index = static_cast<int>(graph.nodes.size());
    added->owner = owner_;
    graph.nodes.push_back(std::move(made));
    graph.index[node] = added;
    if (!graph.entry) graph.entry = added;
    connect(*leaves, added);
    for (const ast::Node *section : pendingFinally_) finallyParts_[section].begin = added;
    pendingFinally_.clear();
    return added;
  }

  void connect(CfgNode *first, CfgNode *second) {
    auto &to = first->next.size() <= second->previous.size() ? first->next : second->previous;
    CfgNode *wanted = &to == &first->next ? second : first;
    for (CfgNode *seen : to)
      if (seen == wanted) return;
    first->next.push_back(second);
    second->previous.push_back(first);
  }
  void connect(const std::set<CfgNode *, ByIndex> &from, CfgNode *second) {
    for (CfgNode *first : from) connect(first, second);
  }

  // Leads a jump through the `finally` parts that guard it; gives the nodes from which it arrives.
  Leaves connectJump(CfgNode *jump) {
    Leaves cursor = makeLeaves();
    cursor->insert(jump);
    auto at = guards_.find(jump);
    if (at == guards_.end()) return cursor;
    for (const ast::Node *guard : at->second) {
      const FinallyPart &part = finallyParts_[guard];
      if (!part.begin || !part.ends) continue;
      connect(*cursor, part.begin);
      cursor = part.ends;
    }
    guards_.erase(at);
    return cursor;
  }

  void noteCrossing(CfgNode &first, CfgNode &second) {
    const CfgNode::Owner *a = first.owner, *b = second.owner;
    auto depth = [](const CfgNode::Owner *o) { return o ? o->depth : 0; };
    while (a != b) {
      if (depth(a) >= depth(b)) {
        graph.statements[a->statement].after.push_back(&second);
        a = a->outer;
      } else {
        graph.statements[b->statement].before.push_back(&first);
        b = b->outer;
      }
    }
  }

  const CfgNode::Owner *owner_ = nullptr;
  std::unordered_map<CfgNode *, std::vector<const ast::Node *>> guards_;
  std::unordered_map<const ast::Node *, std::vector<CfgNode *>> exits_, continues_, raises_;
  std::unordered_map<const ast::Node *, CfgNode *> loopEntry_;
  std::unordered_map<const ast::Node *, Leaves> condEntry_;
  std::unordered_map<const ast::Node *, std::vector<Leaves>> condLeaves_;
  std::unordered_map<const ast::Node *, FinallyPart> finallyParts_;
  std::vector<const ast::Node *> pendingFinally_;
};

class AstToCfg {
public:
  explicit AstToCfg(ConvertContext &context) : context_(context) {}
  ControlFlowGraphs graphs;

  void visit(const ast::Node *node) {
    switch (node->kind) {
    case ast::Kind::FunctionDef:
      return function(*node);
    case ast::Kind::Lambda:
      return function(*node);
    case ast::Kind::ClassDef:
      return classDef(*node->as<ast::ClassDef>());
    case ast::Kind::AsyncFunctionDef:
      if (!context_.deviates(Deviation::AsyncInside)) return visitFields(*node);
      builder_->addOrdinary(node);
      return;
    case ast::Kind::Return:
      visitFields(*node);
      return exitStatement(node, {ast::Kind::FunctionDef});
    case ast::Kind::Raise: {
      visitFields(*node);
      exitStatement(node, {ast::Kind::FunctionDef});
      if (CfgNode *raised = builder_->graph.at(node)) builder_->connectRaise(raised, enclosingHandlers());
      return;
    }
    case ast::Kind::Break:
      return exitStatement(node, {ast::Kind::While, ast::Kind::For});
    case ast::Kind::Continue:
      return continueStatement(node);
    case ast::Kind::NamedExpr:
      if (context_.deviates(Deviation::Walrus)) return visitFields(*node);
      return basic(node);
    case ast::Kind::Import:
    case ast::Kind::ImportFrom:
    case ast::Kind::ExprStmt:
    case ast::Kind::Assign:
    case ast::Kind::AnnAssign:
    case ast::Kind::AugAssign:
    case ast::Kind::Pass:
    case ast::Kind::Global:
    case ast::Kind::Nonlocal:
    case ast::Kind::Assert:
    case ast::Kind::Delete:
      return basic(node);
    case ast::Kind::If:
      return ifStatement(*node->as<ast::If>());
    case ast::Kind::While: {
      const auto &loop = *node->as<ast::While>();
      return loopStatement(loop, loop.test, nullptr, loop.body, loop.orelse);
    }
    case ast::Kind::For: {
      const auto &loop = *node->as<ast::For>();
      auto extra = context_.extraTests.find(node);
      return loopStatement(loop, loop.iter, extra == context_.extraTests.end() ? nullptr : extra->second, loop.body,
                           loop.orelse);
    }
    case ast::Kind::ExceptHandler:
      return handler(*node->as<ast::ExceptHandler>());
    case ast::Kind::Try:
      return tryStatement(*node->as<ast::Try>());
    case ast::Kind::With:
      for (const ast::WithItem *item : node->as<ast::With>()->items) basic(item);
      return visitAll(node->as<ast::With>()->body);
    case ast::Kind::Match:
      if (context_.deviates(Deviation::MatchStatement)) return matchStatement(*node->as<ast::Match>());
      return visitFields(*node);
    default:
      return visitFields(*node);
    }
  }

private:
  void visitFields(const ast::Node &node) {
    ast::forEachChild(node, [&](ast::Node *child) { visit(child); });
  }
  void visitAll(const auto &nodes) {
    for (const auto *node : nodes) visit(node);
  }
  void basic(const ast::Node *node) {
    visitFields(*node);
    builder_->addOrdinary(node);
  }

  // The innermost scope of one of these kinds, and the try statements with `finally` up to it.
  const ast::Node *enclosing(std::initializer_list<ast::Kind> kinds, std::vector<const ast::Node *> &guards) {
    for (size_t i = lexicalScopes_.size(); i-- > 0;) {
      const ast::Node *scope = lexicalScopes_[i];
      const auto *guard = scope->as<ast::Try>();
      if (guard && !guard->finalbody.empty()) guards.push_back(guard);
      for (ast::Kind kind : kinds)
        if (scope->kind == kind) return scope;
    }
    return nullptr;
  }

  void exitStatement(const ast::Node *node, std::initializer_list<ast::Kind> kinds) {
    std::vector<const ast::Node *> guards;
    const ast::Node *target = enclosing(kinds, guards);
    if (!target) return context_.refuseConversion(node->range, "a jump with nothing to leave around it");
    builder_->addExit(node, target, std::move(guards));
  }

  void continueStatement(const ast::Node *node) {
    std::vector<const ast::Node *> guards;
    const ast::Node *target = enclosing({ast::Kind::While, ast::Kind::For}, guards);
    if (!target) return context_.refuseConversion(node->range, "a jump with nothing to leave around it");
    builder_->addContinue(node, target, std::move(guards));
  }

  std::vector<const ast::Node *> enclosingHandlers() {
    std::vector<const ast::Node *> handlers;
    for (size_t i = lexicalScopes_.size(); i-- > 0;) {
      const ast::Node *scope = lexicalScopes_[i];
      if (scope->is<ast::FunctionDef>()) break;
      if (const auto *guard = scope->as<ast::Try>())
        for (const ast::ExceptHandler *one : guard->handlers) handlers.push_back(one);
    }
    return handlers;
  }

  void function(const ast::Node &node) {
    const auto *def = node.as<ast::FunctionDef>();
    const auto *lambda = node.as<ast::Lambda>();
    if (builder_) {
      if (def && context_.deviates(Deviation::DecoratorLambda)) {
        visitAll(def->decorator_list);
        if (def->returns) visit(def->returns);
      }
      builder_->addOrdinary(&node);
    }
    GraphBuilder *outer = builder_;
    GraphBuilder own;
    builder_ = &own;
    lexicalScopes_.push_back(&node);
    own.enterSection(&node);
    basic(def ? def->args : lambda->args);
    if (lambda) {
      visitFields(*lambda->body);
      exitStatement(lambda->body, {ast::Kind::Lambda});
    } else {
      visitAll(def->body);
    }
    own.exitSection(&node);
    lexicalScopes_.pop_back();
    graphs[&node] = own.finish();
    builder_ = outer;
  }

  // Statements directly in a class body have a graph that nobody reads.
  void classDef(const ast::ClassDef &def) {
    if (!builder_) return visitFields(def);
    builder_->addOrdinary(&def);
    GraphBuilder *outer = builder_;
    GraphBuilder own;
    builder_ = &own;
    lexicalScopes_.push_back(&def);
    basic(&def);
    lexicalScopes_.pop_back();
    builder_ = outer;
  }

  void ifStatement(const ast::If &branch) {
    builder_->begin(&branch);
    // AutoGraph keys the `else` of a try by its first statement, which collides with that statement's own key.
    if (builder_->condIsOpen(&branch))
      context_.refuseConversion(branch.range, "the `else` of a try statement may not begin with an `if`");
    builder_->enterCond(&branch);
    basic(branch.test);
    builder_->newBranch(&branch);
    visitAll(branch.body);
    builder_->newBranch(&branch);
    visitAll(branch.orelse);
    builder_->exitCond(&branch);
    builder_->end();
  }

  void loopStatement(const ast::Stmt &loop, const ast::Expr *test, const ast::Expr *extraTest,
                     const std::vector<ast::Stmt *> &body, const std::vector<ast::Stmt *> &orelse) {
    builder_->begin(&loop);
    lexicalScopes_.push_back(&loop);
    builder_->enterSection(&loop);
    visitFields(*test);
    builder_->enterLoop(&loop, test);
    if (extraTest) basic(extraTest);
    visitAll(body);
    builder_->exitLoop(&loop);
    lexicalScopes_.pop_back();
    visitAll(orelse);
    builder_->exitSection(&loop);
    builder_->end();
  }

  void handler(const ast::ExceptHandler &one) {
    builder_->begin(&one);
    builder_->enterExcept(&one);
    if (one.type) visit(one.type);
    visitAll(one.body);
    builder_->end();
  }

  void tryStatement(const ast::Try &statement) {
    builder_->begin(&statement);
    lexicalScopes_.push_back(&statement);
    visitAll(statement.body);
    if (!statement.orelse.empty()) {
      const ast::Node *key = statement.orelse.front();
      if (context_.deviates(Deviation::TryElseIf)) key = statement.handlers.front();
      builder_->enterCond(key);
      builder_->newBranch(key);
      visitAll(statement.orelse);
      builder_->newBranch(key);
      builder_->exitCond(key);
    }
    lexicalScopes_.pop_back();
    if (!statement.handlers.empty()) {
      const ast::Node *key = statement.handlers.front();
      builder_->enterCond(key);
      for (const ast::ExceptHandler *one : statement.handlers) {
        builder_->newBranch(key);
        visit(one);
      }
      builder_->newBranch(key);
      builder_->exitCond(key);
    }
    if (!statement.finalbody.empty()) {
      builder_->enterFinally(&statement);
      visitAll(statement.finalbody);
      builder_->exitFinally(&statement);
    }
    builder_->end();
  }

  void matchStatement(const ast::Match &match) {
    builder_->begin(&match);
    basic(match.subject);
    for (const ast::MatchCase *one : match.cases) {
      // Each pattern may fail and the next be tried; a fall through the last one leaves the statement.
      visitFields(*one->pattern);
      if (one->guard) visitFields(*one->guard);
      builder_->addOrdinary(one);
      builder_->enterCond(one);
      builder_->newBranch(one);
      visitAll(one->body);
      builder_->newBranch(one);
    }
    for (size_t i = match.cases.size(); i-- > 0;) builder_->exitCond(match.cases[i]);
    builder_->end();
  }

  ConvertContext &context_;
  GraphBuilder *builder_ = nullptr;
  std::vector<const ast::Node *> lexicalScopes_;
};

} // namespace

ControlFlowGraphs buildControlFlowGraphs(const ast::Node &root, ConvertContext &context) {
  AstToCfg builder(context);
  builder.visit(&root);
  return std::move(builder.graphs);
}

} // namespace weft::convert
