// Lowers `return`: each sets a flag and a value, what may not run afterwards is guarded, and one return stands at the
// end.
//
// First, statements after an `if` of which one branch definitely returns move into the other branch, so that both
// branches have a value. Every `def` draws its two names, used or not.
#include "convert/analysis/activity.h"
#include "convert/passes/passes.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

class ConditionalReturns final : public Transformer {
public:
  explicit ConditionalReturns(ConvertContext &context) : Transformer(context) { returns_.push_back(false); }

private:
  void statement(ast::Stmt *node, StmtList &out) override {
    switch (node->kind) {
    case ast::Kind::Return:
      returns_.back() = true;
      break;
    case ast::Kind::While:
      visitBlock(node->as<ast::While>()->body);
      visitBlock(node->as<ast::While>()->orelse);
      break;
    case ast::Kind::For:
      visitBlock(node->as<ast::For>()->body);
      visitBlock(node->as<ast::For>()->orelse);
      break;
    case ast::Kind::With:
      // A `with` whose body definitely returns does so itself.
      if (visitBlock(node->as<ast::With>()->body)) returns_.back() = true;
      break;
    case ast::Kind::Try: {
      auto *statement = node->as<ast::Try>();
      visitBlock(statement->body);
      visitBlock(statement->orelse);
      visitBlock(statement->finalbody);
      for (ast::ExceptHandler *handler : statement->handlers) visitBlock(handler->body);
      break;
    }
    case ast::Kind::If: {
      auto *branch = node->as<ast::If>();
      branchReturns_ = {};
      bool body = visitBlock(branch->body);
      bool orelse = visitBlock(branch->orelse);
      if (body && orelse) returns_.back() = true;
      branchReturns_ = {branch, body, orelse};
      break;
    }
    case ast::Kind::FunctionDef:
      visitBlock(node->as<ast::FunctionDef>()->body);
      break;
    case ast::Kind::Match:
      if (!context_.deviates(Deviation::MatchStatement)) return Transformer::statement(node, out);
      for (ast::MatchCase *one : node->as<ast::Match>()->cases) visitBlock(one->body);
      break;
    default:
      return Transformer::statement(node, out);
    }
    out.push_back(node);
  }

  void part(ast::Node *node) override {
    if (auto *handler = node->as<ast::ExceptHandler>()) // of `except*`
      visitBlock(handler->body);
    else
      fields(*node);
  }

  // Tells whether the block definitely returns.
  bool visitBlock(StmtList &body) {
    returns_.push_back(false);
    StmtList result;
    StmtList *destination = &result;
    for (ast::Stmt *node : body) {
      branchReturns_ = {};
      StmtList made;
      visit(node, made);
      Branches branches = branchReturns_;
      destination->insert(destination->end(), made.begin(), made.end());
      if (branches.node != node) continue;
      if (branches.body)
        destination = &branches.node->orelse;
      else if (branches.orelse)
        destination = &branches.node->body;
    }
    body = std::move(result);
    bool returns = returns_.back();
    returns_.pop_back();
    return returns;
  }

  struct Branches {
    ast::If *node = nullptr;
    bool body = false, orelse = false;
  };
  Branches branchReturns_; // of the `if` visited last
  std::vector<char> returns_;
};

class ReturnStatements final : public Transformer {
public:
  ReturnStatements(ConvertContext &context, const Activity &activity) : Transformer(context), activity_(activity) {
    blocks_.emplace_back();
  }

private:
  struct Block {
    bool isFunction = false, used = false, guardNow = false, guardNext = false;
  };
  struct Function {
    Symbol flag, value;
  };

  void statement(ast::Stmt *node, StmtList &out) override {
    switch (node->kind) {
    case ast::Kind::Return:
      return lower(node->as<ast::Return>(), out);
    case ast::Kind::While: {
      auto *loop = node->as<ast::While>();
      guardedBlock(loop->body);
      if (blocks_.back().used) loop->test = at(loop).both(at(loop).notFlag(functions_.back().flag), loop->test);
      guardedBlock(loop->orelse);
      break;
    }
    case ast::Kind::For: {
      auto *loop = node->as<ast::For>();
      guardedBlock(loop->body);
      if (blocks_.back().used) {
        Template make = at(loop);
        ast::Expr *flag = make.notFlag(functions_.back().flag);
        ast::Expr *&extra = context_.extraTests[loop];
        extra = extra ? make.both(flag, extra) : flag;
      }
      guardedBlock(loop->orelse);
      break;
    }
    case ast::Kind::With:
      guardedBlock(node->as<ast::With>()->body);
      break;
    case ast::Kind::Try: {
      auto *statement = node->as<ast::Try>();
      guardedBlock(statement->body);
      guardedBlock(statement->orelse);
      guardedBlock(statement->finalbody);
      for (ast::ExceptHandler *handler : statement->handlers) guardedBlock(handler->body);
      break;
    }
    case ast::Kind::If:
      guardedBlock(node->as<ast::If>()->body);
      guardedBlock(node->as<ast::If>()->orelse);
      break;
    case ast::Kind::Match:
      if (!context_.deviates(Deviation::MatchStatement)) return Transformer::statement(node, out);
      for (ast::MatchCase *one : node->as<ast::Match>()->cases) guardedBlock(one->body);
      break;
    case ast::Kind::FunctionDef:
      function(node->as<ast::FunctionDef>());
      break;
    default:
      return Transformer::statement(node, out);
    }
    out.push_back(node);
  }

  void part(ast::Node *node) override {
    if (auto *handler = node->as<ast::ExceptHandler>()) // of `except*`
      guardedBlock(handler->body);
    else
      fields(*node);
  }

  void lower(ast::Return *node, StmtList &out) {
    if (functions_.empty()) return out.push_back(node);
    for (size_t i = blocks_.size(); i-- > 0;) {
      blocks_[i].used = true;
      blocks_[i].guardNext = true;
      if (blocks_[i].isFunction) break;
    }
    // If the value raises, the function has not returned.
    Template make = at(node);
    const Function &names = functions_.back();
    context_.notes.push_back({node->range, "`return` sets the flag " + names.flag.str() + " and " + names.value.str()});
    auto *attempt = make.make<ast::Try>();
    attempt->body = {make.assign(names.flag, make.boolean(true)),
                     make.assign(names.value, node->value ? node->value : make.none())};
    auto *handler = make.make<ast::ExceptHandler>();
    handler->body = {make.assign(names.flag, make.boolean(false)), make.make<ast::Raise>()};
    attempt->handlers = {handler};
    out.push_back(attempt);
  }

  void guardedBlock(StmtList &body) {
    blocks_.emplace_back();
    StmtList result;
    StmtList *destination = &result;
    for (ast::Stmt *node : body) {
      StmtList made;
      visit(node, made);
      Block &block = blocks_.back();
      if (!made.empty() && block.used) {
        bool wrap = block.guardNow;
        block.guardNow = block.guardNext;
        block.guardNext = false;
        if (wrap) {
          ast::If *guard = at(node).ifNotFlag(functions_.back().flag, std::move(made));
          destination->push_back(guard);
          destination = &guard->body;
          continue;
        }
      }
      destination->insert(destination->end(), made.begin(), made.end());
    }
    body = std::move(result);
    blocks_.pop_back();
  }

  void function(ast::FunctionDef *def) {
    const Scope *scope = activity_.of(def).body;
    Symbol flag = context_.fresh("do_return", scope);
    Symbol value = context_.fresh("retval_", scope);
    functions_.push_back({flag, value});
    blocks_.push_back({true});
    guardedBlock(def->body);
    bool used = blocks_.back().used;
    blocks_.pop_back();
    functions_.pop_back();
    if (!used) return;
    // The body is a docstring, if there is one, and the `with` of the functions pass.
    auto *with = def->body.back()->as<ast::With>();
    Template make = at(def);
    StmtList body{make.assign(flag, make.boolean(false)), make.assign(value, make.agCall("UndefinedReturnValue", {}))};
    body.insert(body.end(), with->body.begin(), with->body.end());
    ast::Expr *ret = make.attribute(make.load(context_.functionScopeNames.at(def)), "ret");
    body.push_back(make.returns(make.call(ret, {make.load(value), make.load(flag)})));
    with->body = std::move(body);
  }

  const Activity &activity_;
  std::vector<Block> blocks_;
  std::vector<Function> functions_;
};

} // namespace

void convertReturnStatements(ast::Node *root, ConvertContext &context) {
  ConditionalReturns(context).run(root);
  Activity activity = analyzeActivity(*root, context);
  ReturnStatements(context, activity).run(root);
}

} // namespace weft::convert
