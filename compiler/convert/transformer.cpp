#include "convert/transformer.h"

namespace weft::convert {

void Transformer::run(ast::Node *root) {
  if (auto *lambda = root->as<ast::Lambda>()) {
    expression(lambda);
    return;
  }
  StmtList out;
  visit(root->as<ast::FunctionDef>(), out);
}

void Transformer::visit(ast::Stmt *node, StmtList &out) {
  if (context_.leftAlone.count(node))
    out.push_back(node);
  else
    statement(node, out);
}

void Transformer::block(StmtList &body) {
  StmtList out;
  out.reserve(body.size());
  for (ast::Stmt *node : body) visit(node, out);
  body = std::move(out);
}

void Transformer::expressions(std::vector<ast::Expr *> &list) {
  for (ast::Expr *&node : list) rewrite(node);
}

namespace {
// Tells the walk what a field holds, by its static type.
enum class Holds { Expression, Statement, Part };
template <typename T> constexpr Holds holds() {
  if constexpr (std::is_base_of_v<ast::Expr, T>) return Holds::Expression;
  if constexpr (std::is_base_of_v<ast::Stmt, T>) return Holds::Statement;
  return Holds::Part;
}
} // namespace

void Transformer::fields(ast::Node &base) {
  auto one = [&]<typename T>(T *&child) {
    if (!child) return;
    if constexpr (holds<T>() == Holds::Expression)
      child = static_cast<T *>(expression(child));
    else
      part(child);
  };
  auto many = [&]<typename T>(std::vector<T *> &children) {
    if constexpr (holds<T>() == Holds::Statement)
      block(children);
    else
      for (T *&child : children) one(child);
  };
  switch (base.kind) {
#define NODE(type, name) one(node.name);
#define OPT(type, name) one(node.name);
#define LIST(type, name) many(node.name);
#define OPTLIST(type, name) many(node.name);
#define NAME(name)
#define OPTNAME(name)
#define NAMES(name)
#define INT(name)
#define ENUM(type, name)
#define ENUMS(type, name)
#define CONSTANT(name)
#define OPTTEXT(name)
#define WEFT_NODE(kind_, category, fields)                                                                             \
  case ast::Kind::kind_: {                                                                                             \
    [[maybe_unused]] auto &node = static_cast<ast::kind_ &>(base);                                                     \
    fields break;                                                                                                      \
  }
    using namespace ast;
#include "syntax/ast.def"
  }
}

} // namespace weft::convert
