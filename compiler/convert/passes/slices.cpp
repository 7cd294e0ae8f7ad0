// Feature LISTS, second half: reading and writing one element becomes ag__.get_item and ag__.set_item. Slices and
// tuples of indices stay.
#include "convert/passes/passes.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

class Slices final : public Transformer {
public:
  using Transformer::Transformer;

private:
  static bool isElement(const ast::Subscript &node) {
    return !node.slice->is<ast::Tuple>() && !node.slice->is<ast::Slice>();
  }

  ast::Expr *expression(ast::Expr *node) override {
    fields(*node);
    auto *subscript = node->as<ast::Subscript>();
    if (!subscript || !isElement(*subscript) || subscript->ctx != ast::ExprContext::Load) return node;
    Template make = at(subscript);
    ast::Expr *options = make.call(make.ag("GetItemOpts"), {}, {make.keyword("element_dtype", make.none())});
    return make.call(make.ag("get_item"), {subscript->value, subscript->slice}, {make.keyword("opts", options)});
  }

  void statement(ast::Stmt *node, StmtList &out) override {
    auto *assign = node->as<ast::Assign>();
    if (!assign) return Transformer::statement(node, out);
    fields(*assign);
    if (assign->targets.size() != 1)
      return context_.refuseText(assign->range, "NotImplementedError", "multiple assignment");
    auto *target = assign->targets[0]->as<ast::Subscript>();
    if (!target || !isElement(*target)) return out.push_back(assign);
    Template make = at(assign);
    ast::Expr *stored = context_.copy(target->value);
    if (!stored->is<ast::Name>() && !stored->is<ast::Attribute>() && !stored->is<ast::Subscript>())
      context_.refuseText(stored->range, "SyntaxError",
                          "the container is assigned to, which this expression cannot be");
    setExprContext(stored, ast::ExprContext::Store);
    out.push_back(make.assign(stored, make.agCall("set_item", {target->value, target->slice, assign->value})));
  }
};

} // namespace

void convertSlices(ast::Node *root, ConvertContext &context) { Slices(context).run(root); }

} // namespace weft::convert
