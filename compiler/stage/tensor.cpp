// Tensor objects and their Python classes.
#include "stage/tensor.h"

#include "stage/graph/constants.h"

namespace weft::stage {
namespace {

int64_t nextSerial() {
  static int64_t last = 0;
  return ++last;
}

} // namespace

TensorTypes &tensorTypes() {
  static TensorTypes types = [] {
    TensorTypes t;
    t.base = &py::newNativeType("Tensor", nullptr, "tensorflow.python.framework.tensor");
    t.eager = &py::newNativeType("EagerTensor", t.base, "tensorflow.python.framework.ops");
    t.symbolic = &py::newNativeType("SymbolicTensor", t.base, "tensorflow.python.framework.ops");
    return t;
  }();
  return types;
}

void readyTensorTypes() {
  tensorTypes().base->ready();
  tensorTypes().eager->ready();
  tensorTypes().symbolic->ready();
}

TensorObject::TensorObject(wrt::Tensor tensor)
    : Container(tensorTypes().eager), eager(std::move(tensor)), serial(nextSerial()) {}
TensorObject::TensorObject(std::shared_ptr<FuncGraph> owner, uint32_t scopeSerial, ValueId value)
    : Container(tensorTypes().symbolic), graph(std::move(owner)), id(value), scope(scopeSerial),
      serial(-(static_cast<int64_t>(graph->number) << 32 | value) - 1) {}

bool TensorObject::classof(const py::Object &object) { return object.type->isSubtypeOf(tensorTypes().base); }

int32_t TensorObject::dtype() const { return eager ? eager.dtype() : graph->type(id).dtype; }
wrt::PartialShape TensorObject::shape() const {
  return eager ? wrt::PartialShape(eager.dims()) : graph->type(id).shape;
}

wrt::Tensor staticValue(const Tensor &tensor) {
  return tensor.isSymbolic() ? constantValue(*tensor->graph, tensor->id) : tensor->eager;
}

std::optional<wrt::PartialShape> staticShapeValue(const Tensor &tensor) {
  if (tensor.isSymbolic()) return constantValueAsShape(*tensor->graph, tensor->id);
  const wrt::Tensor &t = tensor->eager;
  if (t.rank() > 1 || (t.dtype() != WRT_INT32 && t.dtype() != WRT_INT64)) return {};
  std::vector<int64_t> dims;
  for (int64_t i = 0; i < t.size(); ++i)
    dims.push_back(std::max<int64_t>(-1, t.dtype() == WRT_INT32 ? t.data<int32_t>()[i] : t.data<int64_t>()[i]));
  return wrt::PartialShape(std::move(dims));
}

} // namespace weft::stage
