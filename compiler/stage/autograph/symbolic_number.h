// The number of the step while the body of a Python range is traced once for all steps: a Python number that the graph
// knows and the trace does not.
//
// Arithmetic with Python numbers gives further ones; a tensor takes it as it would take a Python number, in its own
// dtype. Whatever needs the value itself (a condition, an index into a list, text) is refused through py::Effects: then
// the loop is unrolled.
#pragma once
#include <memory>

#include "stage/tensor.h"

namespace weft::stage {

struct NumberExpression;

class SymbolicNumber final : public py::Object {
public:
  explicit SymbolicNumber(std::shared_ptr<const NumberExpression> made);
  /// The step's number itself: `index` (int32, of rank 0) lies in [low, high].
  static py::Value ofIndex(const Tensor &index, int64_t low, int64_t high);
  static bool classof(const py::Object &object);

  /// As convertToTensor does with a Python number; null with an exception pending.
  Tensor tensor(int32_t dtype, int32_t preferred = WRT_INVALID) const;
  /// int(x) and float(x).
  py::Value asInt() const;
  py::Value asFloat() const;
  /// The Python value in the step whose number is `index`.
  py::Value at(int64_t index) const;
  /// Says that the value itself is needed. False.
  static bool refuse(const std::string &what);

  const std::shared_ptr<const NumberExpression> expression;
};
py::Type &symbolicNumberType();

} // namespace weft::stage
