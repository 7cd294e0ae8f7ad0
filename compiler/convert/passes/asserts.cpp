// `assert test, message` becomes ag__.assert_stmt(test, lambda: message).
#include "convert/passes/passes.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

class Asserts final : public Transformer {
public:
  using Transformer::Transformer;

private:
  void statement(ast::Stmt *node, StmtList &out) override {
    auto *assertion = node->as<ast::Assert>();
    if (!assertion) return Transformer::statement(node, out);
    fields(*assertion);
    Template make = at(assertion);
    ast::Expr *message = assertion->msg;
    if (!message) {
      message = make.string("Assertion error");
    } else if (!message->is<ast::Constant>() && !context_.deviates(Deviation::Asserts)) {
      context_.refuseText(message->range, "NotImplementedError", "can only convert string messages for now.");
    }
    out.push_back(make.statement(make.agCall("assert_stmt", {assertion->test, make.thunk(message)})));
  }
};

} // namespace

void convertAsserts(ast::Node *root, ConvertContext &context) { Asserts(context).run(root); }

} // namespace weft::convert
