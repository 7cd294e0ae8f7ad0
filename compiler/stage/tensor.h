// The tensor as Python and the stage see it: an eager one holds its value, a symbolic one stands for a value of the
// graph that is being traced.
//
// TensorObject is a Python object; its methods and operators are in stage/tf. Tensor is the handle that C++ code
// (gradients, autograph) passes around; it may be null, which after a call means that a Python exception is pending.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "stage/graph/func_graph.h"
#include "value/objects.h"

namespace weft::stage {

class TensorObject final : public py::Container {
public:
  explicit TensorObject(wrt::Tensor tensor);
  TensorObject(std::shared_ptr<FuncGraph> owner, uint32_t scopeSerial, ValueId value);
  static bool classof(const py::Object &object);

  bool isSymbolic() const { return !eager; }
  int32_t dtype() const;
  wrt::PartialShape shape() const;

  wrt::Tensor eager;                // null: symbolic
  std::shared_ptr<FuncGraph> graph; // of a symbolic one
  ValueId id = noValue;
  uint32_t scope = 0; // serial of the region in which it may be used; see Trace
  int64_t serial = 0; // tells tensors apart, for tapes; the same for all objects that stand for one value of a graph
  py::Object *variable = nullptr; // of a handle: its VariableObject (not counted: it owns this)
};

class Tensor {
public:
  Tensor() = default;
  Tensor(TensorObject *object) : object_(object) {}
  /// An eager tensor.
  explicit Tensor(wrt::Tensor value) : object_(value ? new TensorObject(std::move(value)) : nullptr) {}
  explicit operator bool() const { return static_cast<bool>(object_); }
  TensorObject *operator->() const { return object_.get(); }
  TensorObject *get() const { return object_.get(); }
  int32_t dtype() const { return object_->dtype(); }
  wrt::PartialShape shape() const { return object_->shape(); }
  bool isSymbolic() const { return object_->isSymbolic(); }
  int64_t serial() const { return object_->serial; }
  /// As a Python value; null for a null handle.
  py::Value value() const { return object_ ? py::Value(object_.get()) : py::Value(); }
  bool same(const Tensor &other) const { return object_.get() == other.object_.get(); }

private:
  py::Ref<TensorObject> object_;
};
using TensorList = std::vector<Tensor>;
/// Nothing: a Python exception is pending.
using MaybeTensors = std::optional<TensorList>;

/// The tensor in `value`, or null (nothing pending) if it is none.
inline Tensor asTensor(const py::Value &value) { return value.as<TensorObject>(); }

/// tf.Tensor and its two classes, in which `base`'s slots are inherited. stage/tf adds slots, methods and properties to
/// `base` and then calls readyTensorTypes; tests without stage/tf just call it.
struct TensorTypes {
  py::Type *base, *eager, *symbolic;
};
TensorTypes &tensorTypes();
void readyTensorTypes();

/// The value if it is known: an eager tensor's, or a constant of the graph (tf.get_static_value). Null if it is not.
wrt::Tensor staticValue(const Tensor &tensor);
/// The elements of a vector of integers as a shape, as far as they are known.
std::optional<wrt::PartialShape> staticShapeValue(const Tensor &tensor);

} // namespace weft::stage
