// References to tensors and variables as dictionary keys.
#include "stage/tf/reference.h"

#include "stage/tensor.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::tf {
namespace {

using py::Value;

py::Type &referenceType();

class Reference final : public py::Object {
public:
  explicit Reference(Value object) : Object(&referenceType()), referenced(std::move(object)) {}
  static bool classof(const py::Object &object) { return object.type == &referenceType(); }
  Value referenced;
};

/// The identity of what is behind: variables that share a handle (the result of assign) are one.
const void *identity(const Value &self) {
  const Value &v = self.as<Reference>()->referenced;
  if (const stage::VariableObject *variable = stage::asVariable(v)) return variable->handle.get();
  return v.object();
}

py::Type &referenceType() {
  static py::Type *type = [] {
    py::Type &t = py::newNativeType("Reference", nullptr, "tensorflow.python.util.object_identity");
    t.slots.hash = [](const Value &self, int64_t &out) {
      out = static_cast<int64_t>(reinterpret_cast<uintptr_t>(identity(self)) >> 4);
      return true;
    };
    t.slots.compare = [](const Value &self, const Value &other, py::CompareOp op) -> Value {
      if ((op != py::CompareOp::Eq && op != py::CompareOp::NotEq)) return Value::notImplemented();
      const bool same = other.as<Reference>() && identity(self) == identity(other);
      return py::makeBool(same == (op == py::CompareOp::Eq));
    };
    t.slots.repr = [](const Value &self) -> Value {
      std::string text;
      if (!py::reprText(self.as<Reference>()->referenced, text)) return {};
      return py::makeStr("<Reference wrapping " + text + ">");
    };
    t.method("deref", [](const Value &self, const py::Args &) { return self.as<Reference>()->referenced; });
    t.ready();
    return &t;
  }();
  return *type;
}

} // namespace

Value makeReference(const Value &object) { return Value(new Reference(object)); }

} // namespace weft::tf
