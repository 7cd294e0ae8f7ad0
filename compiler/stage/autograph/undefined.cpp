// Undefined names, ld, ldu, and the scope object of converted functions.
#include "stage/autograph/undefined.h"

#include <utility>

#include "stage/autograph/operators.h"
#include "stage/backend.h"
#include "stage/convert_value.h"
#include "stage/diagnose.h"
#include "stage/trace.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Args;
using py::Value;

py::Type &undefinedType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("Undefined", nullptr, "tensorflow.python.autograph.operators.variables");
    t.slots.repr = [](const Value &self) { return py::makeStr(self.as<Undefined>()->name); };
    t.slots.getAttr = [](const Value &self, Symbol name) {
      const std::string &variable = self.as<Undefined>()->name;
      return py::raise(py::exceptions().UnboundLocalError, "'{}' is used before assignment", variable);
    };
    // Augmented assignments use names without asking for them first.
    t.method("_as_tensor", [](const Value &self, const Args &) { return loadName(self); });
    t.ready();
    return t;
  }();
  return type;
}
Undefined::Undefined(std::string variable) : Object(&undefinedType()), name(std::move(variable)) {}
bool Undefined::classof(const py::Object &object) { return object.type == &undefinedType(); }

py::Type &undefinedReturnType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("UndefinedReturnValue", nullptr, "tensorflow.python.autograph.operators.variables");
    t.ready();
    return t;
  }();
  return type;
}
UndefinedReturn::UndefinedReturn() : Object(&undefinedReturnType()) {}
bool UndefinedReturn::classof(const py::Object &object) { return object.type == &undefinedReturnType(); }

namespace {

template <size_t op> Value operatorOf(const Value &self, const Value &other) {
  const Value value = loadName(self);
  return value ? py::binary(static_cast<py::BinaryOp>(op), value, other) : Value();
}
template <size_t op> Value reflectedOf(const Value &self, const Value &other) {
  const Value value = loadName(self);
  return value ? py::binary(static_cast<py::BinaryOp>(op), other, value) : Value();
}
template <size_t... ops> void forwardOperators(py::Slots &slots, std::index_sequence<ops...>) {
  ((slots.binary[ops] = operatorOf<ops>, slots.reflected[ops] = reflectedOf<ops>), ...);
}

} // namespace

py::Type &maybeType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("Maybe", nullptr, "tensorflow.python.autograph.operators.variables");
    // Augmented assignments use names without asking for them first.
    t.method("_as_tensor", [](const Value &self, const Args &) { return loadName(self); });
    forwardOperators(t.slots, std::make_index_sequence<py::binaryOpCount>());
    t.slots.getItem = [](const Value &self, const Value &key) {
      const Value value = loadName(self);
      return value ? py::getItem(value, key) : Value();
    };
    t.ready();
    return t;
  }();
  return type;
}
Maybe::Maybe(Value held, Value flag, std::string message)
    : Container(&maybeType()), value(std::move(held)), defined(std::move(flag)), text(std::move(message)) {}
void Maybe::clear() {
  value = defined = Value();
  Container::clear();
}
bool Maybe::classof(const py::Object &object) { return object.type == &maybeType(); }

FunctionScope *&currentFunctionScope() {
  static FunctionScope *current = nullptr;
  return current;
}

namespace {

Value scopeReturn(const Value &self, const Args &args) {
  FunctionScope &scope = *self.as<FunctionScope>();
  if (args.count != 2) return py::raiseTypeError("ret() takes two arguments");
  const Value &result = args[0], &returned = args[1];
  if (result.as<UndefinedReturn>()) return Value::none();
  // Both a missing path and one that is only known when the graph runs are an error if the flag is a tensor.
  if (const Tensor flag = asTensor(returned)) {
    const wrt::Tensor known = staticValue(flag);
    if (!known && scope.missingReturn) {
      Diagnostics sink;
      sink.report(scope.missingReturn, DiagnosticKind::BranchGivesNoReturn, "else")
          .fix("return a value at the end of `" + scope.name + "`");
      return raiseDiagnostic(py::exceptions().ValueError, sink);
    }
  }
  return result;
}

} // namespace

py::Type &functionScopeType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("FunctionScope", nullptr, "tensorflow.python.autograph.core.function_wrappers");
    t.method("__enter__", [](const Value &self, const Args &) {
      auto *scope = self.as<FunctionScope>();
      scope->before = std::exchange(currentFunctionScope(), scope);
      return self;
    });
    t.method("__exit__", [](const Value &self, const Args &) {
      currentFunctionScope() = self.as<FunctionScope>()->before;
      return Value::none();
    });
    t.method("ret", scopeReturn);
    t.ready();
    return t;
  }();
  return type;
}
FunctionScope::FunctionScope(std::string functionName, SourceRange place, bool convertsCalls)
    : Object(&functionScopeType()), name(std::move(functionName)), where(place), recursive(convertsCalls) {}
bool FunctionScope::classof(const py::Object &object) { return object.type == &functionScopeType(); }

namespace {

/// The value, after a check that there is one.
Value loadMaybe(Maybe &maybe) {
  int known = -1;
  const Tensor flag = asTensor(maybe.defined);
  if (!flag)
    known = py::truth(maybe.defined);
  else if (const wrt::Tensor constant = staticValue(flag))
    known = constant.data<bool>()[0];
  if (known == 1) return maybe.value;
  if (known == 0) return py::raiseText(py::exceptions().UnboundLocalError, maybe.text);
  Trace *trace = context().trace;
  if (!trace) return maybe.value;
  if (maybe.checkedIn && trace->inScope(maybe.checkedIn)) return maybe.value;
  const Tensor message = convertToTensor(py::makeStr(maybe.text), WRT_STRING);
  if (!message || !apply(OpId::assert, {flag, message}, {}, "Assert")) return {};
  maybe.checkedIn = trace->scopeSerial();
  return maybe.value;
}

} // namespace

Value loadName(const Value &value) {
  if (auto *maybe = value.as<Maybe>()) return loadMaybe(*maybe);
  if (auto *undefined = value.as<Undefined>())
    return py::raise(py::exceptions().UnboundLocalError, "'{}' is used before assignment", undefined->name);
  return value;
}

Value loadOrUndefined(const Value &load, const Value &name) {
  Value found = py::call(load);
  if (found) return found;
  const auto &errors = py::exceptions();
  for (py::Type *cls :
       {errors.UnboundLocalError, errors.NameError, errors.AttributeError, errors.KeyError, errors.IndexError})
    if (py::pendingMatches(cls)) {
      py::clearPending();
      const py::Str *text = py::asStr(name);
      return py::make<Undefined>(text ? text->text : std::string()).value();
    }
  return {};
}

} // namespace weft::stage
