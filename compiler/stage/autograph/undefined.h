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

/// A name that has a value on some paths only: which one was taken is known when the graph runs. Branches and loops
/// carry it as a structure of its value's leaves and `defined`; reading it checks `defined` at the place that reads.
class Maybe final : public py::Container {
public:
  Maybe(py::Value held, py::Value flag, std::string message);
  void clear() override;
  static bool classof(const py::Object &object);
  py::Value value;
  py::Value defined;      // a bool or a bool tensor
  std::string text;       // of the error where it is read without a value
  uint32_t checkedIn = 0; // serial of the trace's region in which it was checked
};
py::Type &maybeType();

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
