// Function: a Python function made by `def` or `lambda`.
#pragma once
#include "stage/evaluator/code.h"

namespace weft::py {

class Function final : public Container {
public:
  Function(const Code &functionCode, Ref<Dict> functionGlobals);
  void clear() override;
  static bool classof(const Object &object);

  const Code &code;
  Ref<Dict> globals;
  std::vector<Ref<Cell>> closure;                   // in the order of code.scope->freeCells
  std::vector<Value> defaults;                      // of the last positional parameters
  std::vector<Value> keywordDefaults;               // one for each keyword-only parameter; null where there is none
  Value name, qualifiedName, module, documentation; // str, or None
  Value annotations;                                // a dict, or null: none
  /// For a function made from another one by conversion: that one. Its name shows in tracebacks.
  Ref<Function> original;

  const ast::FunctionDef *definition() const { return code.node->as<ast::FunctionDef>(); } // null for a lambda
  const ast::Lambda *lambda() const { return code.node->as<ast::Lambda>(); }
};

Type *functionType();
Value callFunction(Function &function, const Args &args);

/// A function that runs `converted` (a FunctionDef or Lambda in `unit`) in the surroundings of `original`: free names
/// are first those of original's closure, then `extraNames` (ag__), then original's globals. Default values and
/// attributes are original's, by position.
Value makeConvertedFunction(Function &original, const Unit &unit, const ast::Node &converted,
                            const std::vector<std::pair<Symbol, Value>> &extraNames);

} // namespace weft::py
