// Handles of variables and reading them.
#include "stage/variable.h"

#include "stage/backend.h"
#include "stage/context.h"
#include "stage/gradients/tape.h"
#include "state/variable.h"

namespace weft::stage {

py::Type &variableType() {
  static py::Type &type = py::newNativeType("ResourceVariable", nullptr, "tensorflow.python.ops.resource_variable_ops");
  return type;
}

bool VariableObject::classof(const py::Object &object) { return object.type->isSubtypeOf(&variableType()); }

bool makeHandle(VariableObject &variable) {
  variable.handle = wrt::Tensor::adopt(wrt_variable_new(nullptr, variable.name.c_str(), variable.dtype, nullptr));
  if (!variable.handle) return false;
  if (wrt::Variable *v = wrt::Variable::of(variable.handle.get())) {
    v->anyShape = !variable.shape.hasRank();
    if (!v->anyShape) v->shape = variable.shape.dims();
  }
  variable.handleTensor = Tensor(variable.handle);
  variable.handleTensor->variable = &variable;
  return true;
}

TensorType variableContent(const wrt_tensor *handle) {
  const wrt::Variable *v = wrt::Variable::of(handle);
  if (!v) return {};
  return {v->dtype, v->anyShape ? wrt::PartialShape::unknown() : wrt::PartialShape(v->shape)};
}

Tensor readVariable(VariableObject &variable) {
  if (variable.trainable)
    for (Tape *tape : context().tapes)
      if (tape->watchAccessedVariables) tape->watchVariable(variable);
  return applyOne(OpId::read_variable, {variable.handleTensor}, {Attr::dtype(variable.dtype)}, "ReadVariableOp");
}

} // namespace weft::stage
