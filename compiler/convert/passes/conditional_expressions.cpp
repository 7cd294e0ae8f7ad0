// `a if t else b` becomes ag__.if_exp(t, lambda: a, lambda: b, 't'). One inside another stays as it is, as in
// AutoGraph.
#include "convert/passes/passes.h"
#include "convert/passes/walrus.h"
#include "convert/transformer.h"
#include "syntax/unparse.h"

namespace weft::convert {

namespace {

class ConditionalExpressions final : public Transformer {
public:
  using Transformer::Transformer;

private:
  ast::Expr *expression(ast::Expr *node) override {
    auto *conditional = node->as<ast::IfExp>();
    if (!conditional) return Transformer::expression(node);
    if (context_.deviates(Deviation::Walrus) && holdsWalrus(*conditional)) return Transformer::expression(node);
    Template make = at(conditional);
    std::string text = unparse(*conditional->test);
    if (context_.deviates(Deviation::NestedConditional)) fields(*conditional);
    return make.agCall("if_exp", {conditional->test, make.thunk(conditional->body), make.thunk(conditional->orelse),
                                  make.string(text)});
  }
};

} // namespace

void convertConditionalExpressions(ast::Node *root, ConvertContext &context) {
  ConditionalExpressions(context).run(root);
}

} // namespace weft::convert
