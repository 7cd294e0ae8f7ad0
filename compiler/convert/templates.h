// Makers of generated code. Every node gets the range of the node that it replaces (its origin).
//
// Functions rather than quoted snippets with holes: a snippet would be parsed for each use, and its holes are not
// typed.
#pragma once
#include <string>
#include <vector>

#include "convert/context.h"

namespace weft::convert {

using StmtList = std::vector<ast::Stmt *>;
using ExprList = std::vector<ast::Expr *>;

class Template {
public:
  Template(ConvertContext &context, SourceRange origin) : context_(context), origin_(origin) {}

  ast::Name *load(Symbol name) { return named(name, ast::ExprContext::Load); }
  ast::Name *store(Symbol name) { return named(name, ast::ExprContext::Store); }
  ast::Constant *constant(ast::ConstantValue value);
  ast::Constant *string(const std::string &text) { return constant(text); }
  ast::Constant *boolean(bool value) { return constant(value); }
  ast::Constant *none() { return constant(ast::NoneValue{}); }
  ast::Attribute *attribute(ast::Expr *value, std::string_view name);
  ast::Tuple *tuple(ExprList elements, ast::ExprContext ctx = ast::ExprContext::Load);
  ast::Call *call(ast::Expr *function, ExprList arguments, std::vector<ast::Keyword *> keywords = {});
  ast::Keyword *keyword(std::string_view name, ast::Expr *value);
  /// ag__.name
  ast::Expr *ag(std::string_view name) { return attribute(load(context_.agModule), name); }
  /// ag__.name(arguments)
  ast::Call *agCall(std::string_view name, ExprList arguments) { return call(ag(name), std::move(arguments)); }
  /// lambda: body
  ast::Lambda *thunk(ast::Expr *body) { return lambda({}, body); }
  ast::Lambda *lambda(const std::vector<Symbol> &parameters, ast::Expr *body);
  /// not flag
  ast::Expr *notFlag(Symbol flag);
  /// left and right
  ast::Expr *both(ast::Expr *left, ast::Expr *right);
  /// Reads the symbol `id`: `a.b`, `d[k]`.
  ast::Expr *symbol(SymbolId id, ast::ExprContext ctx);

  ast::Assign *assign(ast::Expr *target, ast::Expr *value);
  ast::Assign *assign(Symbol target, ast::Expr *value) { return assign(store(target), value); }
  ast::ExprStmt *statement(ast::Expr *value);
  ast::Return *returns(ast::Expr *value);
  ast::If *ifNotFlag(Symbol flag, StmtList body);
  ast::FunctionDef *define(Symbol name, const std::vector<Symbol> &parameters, StmtList body);
  template <typename T> T *make() { return context_.nodes.make<T>(origin_); }

private:
  ast::Name *named(Symbol name, ast::ExprContext ctx);
  ast::Arguments *arguments(const std::vector<Symbol> &parameters);
  ConvertContext &context_;
  SourceRange origin_;
};

/// Makes `target` (a name, attribute, subscript, or a tuple, list or star of them) something that is read, stored or
/// deleted.
void setExprContext(ast::Expr *target, ast::ExprContext ctx);

} // namespace weft::convert
