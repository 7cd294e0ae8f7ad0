// Things that a staged `for` walks over by index: tensors, and enumerate, zip and reversed of tensors.
#pragma once
#include <functional>

#include "stage/tensor.h"

namespace weft::stage {

struct IndexedSource {
  Tensor length; // int32
  std::function<py::Value(const Tensor &index)> item;
};
/// False where `value` is none of them (nothing pending), or with an exception pending.
bool indexedSource(const py::Value &value, IndexedSource &out);

/// enumerate(x, start), zip(...), reversed(x) where some of them are symbolic tensors; null with nothing pending where
/// none is.
py::Value enumerateTensor(const py::Value &iterable, const py::Value &start);
py::Value zipTensors(const std::vector<py::Value> &iterables);
py::Value reversedTensor(const py::Value &iterable);

/// What tf.TensorShape(value) takes. False with an exception pending.
bool readShapeValue(const py::Value &value, wrt::PartialShape &out);

} // namespace weft::stage
