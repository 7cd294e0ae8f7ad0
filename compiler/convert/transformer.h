// A walk that rewrites a tree in place; passes override the kinds they care about.
#pragma once
#include "convert/templates.h"

namespace weft::convert {

class Transformer {
public:
  explicit Transformer(ConvertContext &context) : context_(context) {}
  virtual ~Transformer() = default;

  /// Rewrites a FunctionDef or Lambda, whose own node stays.
  void run(ast::Node *root);

protected:
  /// What takes the place of an expression. The default rewrites its children.
  virtual ast::Expr *expression(ast::Expr *node) {
    fields(*node);
    return node;
  }
  /// Appends to `out` what takes the place of a statement: nothing, it, or more.
  virtual void statement(ast::Stmt *node, StmtList &out) {
    fields(*node);
    out.push_back(node);
  }
  /// Arguments, handlers, comprehensions and other parts that are neither statements nor expressions.
  virtual void part(ast::Node *node) { fields(*node); }

  /// Rewrites the children of `node`, in the order of its fields.
  void fields(ast::Node &node);
  void block(StmtList &body);
  void expressions(std::vector<ast::Expr *> &list);
  void rewrite(ast::Expr *&node) {
    if (node) node = expression(node);
  }
  /// Statements that a pass must not look into are passed on as they are.
  void visit(ast::Stmt *node, StmtList &out);
  Template at(const ast::Node *origin) { return Template(context_, origin->range); }

  ConvertContext &context_;
};

} // namespace weft::convert
