// Reading arguments: shapes, axes, flags.
#include "stage/numpy/binding.h"

namespace weft::np {

using namespace py;

bool readShape(const Value &value, Dims &out) {
  out = {};
  int64_t one;
  if (const std::vector<Value> *items = asSequence(value)) {
    for (const Value &v : *items) {
      if (!py::index(v, one)) return false;
      if (out.n == maxRank)
        return static_cast<bool>(
            py::raiseValueError("maximum supported dimension for an ndarray is currently 64, found {}", items->size()));
      out.push(one);
    }
    return true;
  }
  if (NdArray *a = value.as<NdArray>(); a && a->array.ndim() == 1) {
    std::vector<Value> items;
    return collect(value, items) && readShape(makeTuple(std::move(items)), out);
  }
  if (value.isObject() && !isArrayOrScalar(value) && !isAnyInt(value) && value.type()->slots.iterate &&
      !value.type()->slots.toIndex) { // tf.TensorShape
    std::vector<Value> items;
    return collect(value, items) && readShape(makeTuple(std::move(items)), out);
  }
  if (!py::index(value, one)) return false;
  out.push(one);
  return true;
}

bool readAxis(const Value &value, int rank, int &out) {
  int64_t axis;
  if (!py::index(value, axis)) return false;
  if (normalizeAxis(axis, rank, out)) return true;
  (void)raisePending();
  return false;
}

bool readAxes(const Value &value, int rank, AxisSet &out) {
  if (!value || value.isNone()) return out = ~0u, true;
  out = 0;
  int axis;
  if (const std::vector<Value> *items = asSequence(value)) {
    for (const Value &v : *items) {
      if (!readAxis(v, rank, axis)) return false;
      if (out >> axis & 1) return static_cast<bool>(py::raiseValueError("duplicate value in 'axis'"));
      out |= 1u << axis;
    }
    return true;
  }
  if (rank == 0) { // NumPy lets scalars have the axes 0 and -1
    int64_t number;
    if (!py::index(value, number)) return false;
    if (number == 0 || number == -1) return true;
  }
  if (!readAxis(value, rank, axis)) return false;
  out = 1u << axis;
  return true;
}

bool readFlag(const Value &value, bool &out) {
  const int t = py::truth(value);
  out = t > 0;
  return t >= 0;
}

} // namespace weft::np
