// Names without a value in converted code, and the scope object of a converted function.
#pragma once
#include "stage/tensor.h"

namespace weft::stage {

/// ag__.Undefined('x'): a name that has no value on this path.
class Undefined final : public py::Object {
public:
  explicit Undefined(std::string variable);
  static bool classof(const py::Object &object);
  const std::string name;
};
py::Type &undefinedType();

/// ag__.UndefinedReturnValue(): no `return` was reached yet.
class UndefinedReturn final : public py::Object {
public:
  UndefinedReturn();
  static bool classof(const py::Object &object);
};
py::Type &undefinedReturnType();

inline bool isUndefined(const py::Value &v) { return v.as<Undefined>() || v.as<UndefinedReturn>(); }

/// ag__.FunctionScope(name, scope_name, options): the context manager around a converted body, with ret().
class FunctionScope final : public py::Object {
public:
  FunctionScope(std::string functionName, SourceRange place, bool convertsCalls);
  static bool classof(const py::Object &object);
  std::string name;
  SourceRange where;
  bool recursive;
  FunctionScope *before = nullptr; // what was current when it was entered
  SourceRange missingReturn;       // an `if` one of whose branches gives no value where the other returns one
};
py::Type &functionScopeType();
/// The scope of the converted function that runs now, or null.
FunctionScope *&currentFunctionScope();

} // namespace weft::stage
