// Rewrites `break` into a loop condition: a flag is set, and `continue` skips the rest of the body.
//
// Every loop draws a flag name, used or not. After this pass no `break` is left, and `else` clauses of loops (policy
// Stage) have become statements after the loop that look at the flag.
#include "convert/analysis/activity.h"
#include "convert/passes/passes.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

class BreakStatements final : public Transformer {
public:
  BreakStatements(ConvertContext &context, const Activity &activity) : Transformer(context), activity_(activity) {}

private:
  struct Loop {
    Symbol flag;
    bool used = false;
  };

  void statement(ast::Stmt *node, StmtList &out) override {
    switch (node->kind) {
    case ast::Kind::Break: {
      if (loops_.empty()) break;
      Loop &loop = loops_.back();
      loop.used = true;
      context_.notes.push_back({node->range, "`break` sets the flag " + loop.flag.str() + ", which the loop tests"});
      Template make = at(node);
      out.push_back(make.assign(loop.flag, make.boolean(true)));
      out.push_back(make.make<ast::Continue>());
      return;
    }
    case ast::Kind::While: {
      auto *loop = node->as<ast::While>();
      Symbol flag = context_.fresh("break_", activity_.of(loop).body);
      rewrite(loop->test);
      bool used = body(loop->body, flag);
      block(loop->orelse);
      Template make = at(loop);
      if (used) {
        out.push_back(make.assign(flag, make.boolean(false)));
        loop->test = make.both(make.notFlag(flag), loop->test);
      }
      out.push_back(loop);
      return moveElse(loop->orelse, used, flag, make, out);
    }
    case ast::Kind::For: {
      auto *loop = node->as<ast::For>();
      Symbol flag = context_.fresh("break_", activity_.of(loop).body);
      rewrite(loop->target);
      rewrite(loop->iter);
      bool used = body(loop->body, flag);
      block(loop->orelse);
      Template make = at(loop);
      if (used) {
        out.push_back(make.assign(flag, make.boolean(false)));
        // The extra test is not in the tree; this statement lets analyses see that the flag is read.
        loop->body.insert(loop->body.begin(), make.statement(make.tuple({make.load(flag)})));
        context_.extraTests[loop] = make.notFlag(flag);
      }
      out.push_back(loop);
      return moveElse(loop->orelse, used, flag, make, out);
    }
    default:
      break;
    }
    Transformer::statement(node, out);
  }

  bool body(StmtList &statements, Symbol flag) {
    loops_.push_back({flag, false});
    block(statements);
    bool used = loops_.back().used;
    loops_.pop_back();
    return used;
  }

  void moveElse(StmtList &orelse, bool guarded, Symbol flag, Template &make, StmtList &out) {
    if (orelse.empty()) return;
    if (guarded)
      out.push_back(make.ifNotFlag(flag, std::move(orelse)));
    else
      out.insert(out.end(), orelse.begin(), orelse.end());
    orelse.clear();
  }

  const Activity &activity_;
  std::vector<Loop> loops_;
};

} // namespace

void convertBreakStatements(ast::Node *root, ConvertContext &context) {
  Activity activity = analyzeActivity(*root, context);
  BreakStatements(context, activity).run(root);
}

} // namespace weft::convert
