// Policy Stage: a `while` test that binds names by `:=` moves out of the test, because a test becomes a function of its
// own.
#include "convert/passes/passes.h"
#include "convert/passes/walrus.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

class WalrusTests final : public Transformer {
public:
  using Transformer::Transformer;

private:
  void statement(ast::Stmt *node, StmtList &out) override {
    fields(*node);
    auto *loop = node->as<ast::While>();
    if (!loop || !holdsWalrus(*loop->test)) return out.push_back(node);
    Template make = at(loop->test);
    Symbol test = context_.freshAnywhere("while_test");
    out.push_back(make.assign(test, context_.copy(loop->test)));
    // Flags of break and return stand first in the test, so that it is cut short after these.
    loop->body.push_back(make.assign(test, loop->test));
    loop->test = make.load(test);
    out.push_back(loop);
  }
};

} // namespace

void hoistWalrusTests(ast::Node *root, ConvertContext &context) { WalrusTests(context).run(root); }

} // namespace weft::convert
