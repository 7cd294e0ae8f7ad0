// From syntax tree to executable nodes. One Compiler serves one Code; each kind of node is made in the file that also
// has its execution.
#pragma once
#include "stage/evaluator/code.h"

namespace weft::py {

struct Compiler {
  const Unit &unit;
  const Scope &scope;

  /// `__x` inside a class is `_Class__x`.
  Symbol mangled(Symbol name) const;
  ExprPtr expression(const ast::Expr *node);
  std::vector<ExprPtr> expressions(const std::vector<ast::Expr *> &nodes);
  TargetPtr target(const ast::Expr *node);
  TargetPtr nameTarget(Symbol name, SourceRange range);
  ExprPtr nameLoad(Symbol name, SourceRange range);
  StmtPtr statement(const ast::Stmt *node);
  Block block(const std::vector<ast::Stmt *> &nodes);

  // expressions.cpp
  ExprPtr constant(const ast::Constant &node);
  ExprPtr binary(const ast::BinOp &node);
  ExprPtr unary(const ast::UnaryOp &node);
  ExprPtr boolean(const ast::BoolOp &node);
  ExprPtr comparison(const ast::Compare &node);
  ExprPtr conditional(const ast::IfExp &node);
  ExprPtr attribute(const ast::Attribute &node);
  ExprPtr subscript(const ast::Subscript &node);
  ExprPtr slice(const ast::Slice &node);
  ExprPtr walrus(const ast::NamedExpr &node);
  // calls.cpp
  ExprPtr call(const ast::Call &node);
  // displays.cpp
  ExprPtr sequence(const std::vector<ast::Expr *> &elements, ast::Kind kind, SourceRange range);
  ExprPtr dict(const ast::Dict &node);
  ExprPtr formatted(const ast::JoinedStr &node);
  // comprehensions.cpp
  ExprPtr comprehension(const ast::Node &node);
  Block comprehensionBody(const ast::Node &node);
  // definitions.cpp
  ExprPtr lambda(const ast::Lambda &node);
  StmtPtr functionDef(const ast::FunctionDef &node);
  StmtPtr asyncDef(const ast::AsyncFunctionDef &node);
  StmtPtr classDef(const ast::ClassDef &node);
  // generator.cpp
  ExprPtr yield(const ast::Yield &node);
  ExprPtr yieldFrom(const ast::YieldFrom &node);
  static ExprPtr yieldOf(ExprPtr value);
  // control.cpp
  StmtPtr ifStatement(const ast::If &node);
  StmtPtr whileStatement(const ast::While &node);
  StmtPtr forStatement(const ast::For &node);
  // exceptions.cpp
  StmtPtr tryStatement(const ast::Try &node);
  StmtPtr tryStatement(const ast::TryStar &node);
  StmtPtr tryStatement(const std::vector<ast::Stmt *> &body, const std::vector<ast::ExceptHandler *> &handlers,
                       const std::vector<ast::Stmt *> &otherwise, const std::vector<ast::Stmt *> &finally, bool star);
  StmtPtr raiseStatement(const ast::Raise &node);
  StmtPtr assertStatement(const ast::Assert &node);
  StmtPtr withStatement(const ast::With &node);
  // imports.cpp
  StmtPtr import(const ast::Import &node);
  StmtPtr importFrom(const ast::ImportFrom &node);
  // match.cpp
  StmtPtr matchStatement(const ast::Match &node);
  // statements.cpp
  StmtPtr assignment(const ast::Assign &node);
  StmtPtr augmented(const ast::AugAssign &node);
  StmtPtr annotated(const ast::AnnAssign &node);
  /// The annotation, or its text under `from __future__ import annotations`.
  ExprPtr annotation(const ast::Expr *node);
};

Block compileBody(const Code &code);
Value literalValue(const ast::ConstantValue &constant);

/// Raised when it is run: syntax that the evaluator does not have (async).
StmtPtr unsupportedStatement(SourceRange range, const char *what);
ExprPtr unsupportedExpression(SourceRange range, const char *what);

} // namespace weft::py
