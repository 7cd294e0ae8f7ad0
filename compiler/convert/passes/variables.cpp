// Each read of a name of the user's text becomes ag__.ld(name), which complains about undefined variables.
#include "convert/passes/passes.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

class Variables final : public Transformer {
public:
  using Transformer::Transformer;

private:
  ast::Expr *expression(ast::Expr *node) override {
    auto *name = node->as<ast::Name>();
    if (!name) return Transformer::expression(node);
    if (name->ctx != ast::ExprContext::Load || !context_.userNames.count(name)) return name;
    return at(name).agCall("ld", {name});
  }

  void statement(ast::Stmt *node, StmtList &out) override {
    if (auto *del = node->as<ast::Delete>()) return deletion(del, out);
    if (auto *assign = node->as<ast::AugAssign>()) {
      if (auto *target = assign->target->as<ast::Name>()) {
        // The value keeps its plain names, as in AutoGraph.
        Template make = at(assign);
        out.push_back(make.assign(target->id, make.agCall("ld", {make.load(target->id)})));
        out.push_back(assign);
        return;
      }
    }
    Transformer::statement(node, out);
  }

  void deletion(ast::Delete *del, StmtList &out) {
    fields(*del);
    ExprList rest;
    Template make = at(del);
    for (ast::Expr *target : del->targets) {
      if (auto *name = target->as<ast::Name>())
        out.push_back(make.assign(name->id, make.agCall("Undefined", {make.string(name->id.str())})));
      else
        rest.push_back(target);
    }
    if (rest.empty()) return;
    del->targets = std::move(rest);
    out.push_back(del);
  }
};

} // namespace

void convertVariables(ast::Node *root, ConvertContext &context) { Variables(context).run(root); }

} // namespace weft::convert
