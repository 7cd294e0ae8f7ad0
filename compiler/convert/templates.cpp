#include "convert/templates.h"

namespace weft::convert {

ast::Name *Template::named(Symbol name, ast::ExprContext ctx) {
  auto *node = make<ast::Name>();
  node->id = name;
  node->ctx = ctx;
  return node;
}

ast::Constant *Template::constant(ast::ConstantValue value) {
  auto *node = make<ast::Constant>();
  node->value = std::move(value);
  return node;
}

ast::Attribute *Template::attribute(ast::Expr *value, std::string_view name) {
  auto *node = make<ast::Attribute>();
  node->value = value;
  node->attr = Symbol::intern(name);
  return node;
}

ast::Tuple *Template::tuple(ExprList elements, ast::ExprContext ctx) {
  auto *node = make<ast::Tuple>();
  node->elts = std::move(elements);
  node->ctx = ctx;
  return node;
}

ast::Call *Template::call(ast::Expr *function, ExprList arguments, std::vector<ast::Keyword *> keywords) {
  auto *node = make<ast::Call>();
  node->func = function;
  node->args = std::move(arguments);
  node->keywords = std::move(keywords);
  return node;
}

ast::Keyword *Template::keyword(std::string_view name, ast::Expr *value) {
  auto *node = make<ast::Keyword>();
  node->arg = Symbol::intern(name);
  node->value = value;
  return node;
}

ast::Arguments *Template::arguments(const std::vector<Symbol> &parameters) {
  auto *node = make<ast::Arguments>();
  for (Symbol name : parameters) {
    auto *arg = make<ast::Arg>();
    arg->arg = name;
    node->args.push_back(arg);
  }
  return node;
}

ast::Lambda *Template::lambda(const std::vector<Symbol> &parameters, ast::Expr *body) {
  auto *node = make<ast::Lambda>();
  node->args = arguments(parameters);
  node->body = body;
  return node;
}

ast::Expr *Template::notFlag(Symbol flag) {
  auto *node = make<ast::UnaryOp>();
  node->op = ast::UnaryOperator::Not;
  node->operand = load(flag);
  return node;
}

ast::Expr *Template::both(ast::Expr *left, ast::Expr *right) {
  auto *node = make<ast::BoolOp>();
  node->op = ast::BoolOperator::And;
  node->values = {left, right};
  return node;
}

ast::Expr *Template::symbol(SymbolId id, ast::ExprContext ctx) {
  const QualifiedName &name = context_.symbols[id];
  switch (name.form) {
  case QualifiedName::Form::Simple:
    return named(name.name, ctx);
  case QualifiedName::Form::Attribute: {
    ast::Attribute *node = attribute(symbol(name.parent, ast::ExprContext::Load), name.name.str());
    node->ctx = ctx;
    return node;
  }
  case QualifiedName::Form::Subscript: {
    auto *node = make<ast::Subscript>();
    node->value = symbol(name.parent, ast::ExprContext::Load);
    node->slice = name.keySymbol ? symbol(name.keySymbol, ast::ExprContext::Load)
                                 : constant(static_cast<const ast::Constant *>(name.key)->value);
    node->ctx = ctx;
    return node;
  }
  }
  return nullptr;
}

ast::Assign *Template::assign(ast::Expr *target, ast::Expr *value) {
  auto *node = make<ast::Assign>();
  node->targets = {target};
  node->value = value;
  return node;
}

ast::ExprStmt *Template::statement(ast::Expr *value) {
  auto *node = make<ast::ExprStmt>();
  node->value = value;
  return node;
}

ast::Return *Template::returns(ast::Expr *value) {
  auto *node = make<ast::Return>();
  node->value = value;
  return node;
}

ast::If *Template::ifNotFlag(Symbol flag, StmtList body) {
  auto *node = make<ast::If>();
  node->test = notFlag(flag);
  node->body = std::move(body);
  return node;
}

ast::FunctionDef *Template::define(Symbol name, const std::vector<Symbol> &parameters, StmtList body) {
  auto *node = make<ast::FunctionDef>();
  node->name = name;
  node->args = arguments(parameters);
  node->body = std::move(body);
  return node;
}

void setExprContext(ast::Expr *target, ast::ExprContext ctx) {
  switch (target->kind) {
  case ast::Kind::Name:
    static_cast<ast::Name *>(target)->ctx = ctx;
    return;
  case ast::Kind::Attribute:
    static_cast<ast::Attribute *>(target)->ctx = ctx;
    return;
  case ast::Kind::Subscript:
    static_cast<ast::Subscript *>(target)->ctx = ctx;
    return;
  case ast::Kind::Starred:
    static_cast<ast::Starred *>(target)->ctx = ctx;
    return setExprContext(static_cast<ast::Starred *>(target)->value, ctx);
  case ast::Kind::Tuple:
    static_cast<ast::Tuple *>(target)->ctx = ctx;
    for (ast::Expr *element : static_cast<ast::Tuple *>(target)->elts) setExprContext(element, ctx);
    return;
  case ast::Kind::List:
    static_cast<ast::List *>(target)->ctx = ctx;
    for (ast::Expr *element : static_cast<ast::List *>(target)->elts) setExprContext(element, ctx);
    return;
  default:
    return;
  }
}

} // namespace weft::convert
