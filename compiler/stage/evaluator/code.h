// Code: one function, lambda, class body, comprehension or module, ready to run; and Unit, the text it comes from.
#pragma once
#include <string>

#include "stage/evaluator/node.h"
#include "stage/evaluator/scope.h"
#include "syntax/ast.h"

namespace weft::py {

/// A parsed text and its scopes. Units live until the evaluator ends, because functions point into them.
struct Unit {
  ast::Context nodes;
  ast::Module *module = nullptr;
  std::unique_ptr<Scope> root;
  bool stringAnnotations = false; // from __future__ import annotations
  bool converted = false;         // made by conversion: unitOfFunction
  Symbol className;               // of a function by itself: the class around it, whose private names it uses
};
Unit &newUnit();
/// The innermost class around `scope`; an empty name where there is none.
Symbol enclosingClass(const Unit &unit, const Scope &scope);

struct Code {
  const Unit *unit = nullptr;
  const Scope *scope = nullptr;
  const ast::Node *node = nullptr; // FunctionDef, Lambda, ClassDef, Module or a comprehension
  Symbol name;
  std::string qualifiedName;
  Value documentation; // str or null

  // Parameters: positional-only, then ordinary, then keyword-only, then *args, then **kwargs; so are the slots they go
  // to.
  struct Parameter {
    Symbol name;
    NameAccess access;
  };
  std::vector<Parameter> parameters;
  uint32_t positionalOnly = 0, positional = 0, keywordOnly = 0; // positional counts the positional-only ones too
  bool hasVarArgs = false, hasVarKeywords = false;

  uint32_t localCount() const { return static_cast<uint32_t>(scope->locals.size()); }
  uint32_t ownCellCount() const { return static_cast<uint32_t>(scope->ownCells.size()); }
  bool isGenerator() const { return scope->isGenerator; }

  /// The body; made when it is first run.
  const Block &body() const;

private:
  mutable bool compiled_ = false;
  mutable Block body_;
};

/// The code of `node`, which stands in `scope` (its own scope is scope.child(node)). One Code a node, kept for ever.
const Code &codeOf(const Unit &unit, const Scope &ownScope, const Scope *enclosing);

} // namespace weft::py
