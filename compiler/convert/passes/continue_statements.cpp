// Rewrites `continue` into a flag: in each block from its own outwards to the loop's body, the statements after the one
// that holds the `continue` are put under `if not continue_:`.
//
// Every loop draws a flag name, used or not.
#include "convert/analysis/activity.h"
#include "convert/passes/passes.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

class ContinueStatements final : public Transformer {
public:
  ContinueStatements(ConvertContext &context, const Activity &activity) : Transformer(context), activity_(activity) {}

private:
  struct Loop {
    Symbol flag;
    bool used = false;
  };
  struct Block {
    bool isLoop = false;
    bool guardCurrent = false; // the statement at hand goes under a guard
    bool guardNext = false;
  };

  void statement(ast::Stmt *node, StmtList &out) override {
    switch (node->kind) {
    case ast::Kind::Continue: {
      if (loops_.empty()) break;
      loops_.back().used = true;
      for (size_t i = blocks_.size(); i-- > 0;) {
        blocks_[i].guardNext = true;
        if (blocks_[i].isLoop) break;
      }
      Template make = at(node);
      out.push_back(make.assign(loops_.back().flag, make.boolean(true)));
      return;
    }
    case ast::Kind::While: {
      auto *loop = node->as<ast::While>();
      rewrite(loop->test);
      loopBody(loop, loop->body);
      guardedBlock(loop->orelse, false);
      break;
    }
    case ast::Kind::For: {
      auto *loop = node->as<ast::For>();
      loopBody(loop, loop->body);
      guardedBlock(loop->orelse, false);
      break;
    }
    case ast::Kind::If:
      guardedBlock(node->as<ast::If>()->body, false);
      guardedBlock(node->as<ast::If>()->orelse, false);
      break;
    case ast::Kind::With:
      guardedBlock(node->as<ast::With>()->body, false);
      break;
    case ast::Kind::Try: {
      auto *statement = node->as<ast::Try>();
      guardedBlock(statement->body, false);
      guardedBlock(statement->orelse, false);
      guardedBlock(statement->finalbody, false);
      for (ast::ExceptHandler *handler : statement->handlers) guardedBlock(handler->body, false);
      break;
    }
    case ast::Kind::Match:
      if (!context_.deviates(Deviation::MatchStatement)) return Transformer::statement(node, out);
      for (ast::MatchCase *one : node->as<ast::Match>()->cases) guardedBlock(one->body, false);
      break;
    default:
      return Transformer::statement(node, out);
    }
    out.push_back(node);
  }

  void part(ast::Node *node) override {
    if (auto *handler = node->as<ast::ExceptHandler>()) // of `except*`
      guardedBlock(handler->body, false);
    else
      fields(*node);
  }

  void guardedBlock(StmtList &body, bool isLoop) {
    blocks_.push_back({isLoop});
    StmtList result;
    StmtList *destination = &result;
    for (ast::Stmt *node : body) {
      StmtList made;
      visit(node, made);
      Block &block = blocks_.back();
      if (!made.empty() && !loops_.empty() && loops_.back().used) {
        bool wrap = block.guardCurrent;
        block.guardCurrent = block.guardNext;
        block.guardNext = false;
        if (wrap) {
          ast::If *guard = at(node).ifNotFlag(loops_.back().flag, std::move(made));
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

  void loopBody(ast::Stmt *loop, StmtList &body) {
    Symbol flag = context_.fresh("continue_", activity_.of(loop).body);
    loops_.push_back({flag, false});
    guardedBlock(body, true);
    if (loops_.back().used) {
      Template make = at(loop);
      body.insert(body.begin(), make.assign(flag, make.boolean(false)));
    }
    loops_.pop_back();
  }

  const Activity &activity_;
  std::vector<Loop> loops_;
  std::vector<Block> blocks_;
};

} // namespace

void convertContinueStatements(ast::Node *root, ConvertContext &context) {
  Activity activity = analyzeActivity(*root, context);
  ContinueStatements(context, activity).run(root);
}

} // namespace weft::convert
