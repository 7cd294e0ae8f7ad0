// tf.Variable as the stage sees it: a handle, a dtype, a static shape. Its methods are in stage/tf.
#pragma once
#include "stage/tensor.h"

namespace weft::stage {

class VariableObject : public py::Container {
public:
  explicit VariableObject(py::Type *cls) : Container(cls) {}
  static bool classof(const py::Object &object);

  wrt::Tensor handle; // rank-0 resource: the runtime's variable
  int32_t dtype = WRT_INVALID;
  wrt::PartialShape shape; // what may be assigned
  std::string name = "Variable:0";
  bool trainable = true;
  Tensor handleTensor; // `handle` as a tensor, one object so that tapes know it
};
/// Made, not ready: stage/tf adds methods and calls ready().
py::Type &variableType();

inline VariableObject *asVariable(const py::Value &value) { return value.as<VariableObject>(); }
/// A runtime variable without a value yet: fills handle and handleTensor from dtype, shape and name.
bool makeHandle(VariableObject &variable);
/// dtype and shape of what a handle's variable holds.
TensorType variableContent(const wrt_tensor *handle);
/// The present value: a read_variable through the backend (tapes see it and watch it if it is trainable).
Tensor readVariable(VariableObject &variable);

} // namespace weft::stage
