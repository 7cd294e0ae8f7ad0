// Small helpers that the files of stage/tf share.
#pragma once
#include <span>
#include <string>

#include "stage/backend.h"
#include "stage/convert_value.h"
#include "stage/errors.h"
#include "stage/tensor.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::tf {

using stage::Tensor;
using stage::TensorList;
using stage::TensorObject;
using stage::VariableObject;

/// A vector of int32 or int64.
wrt::Tensor vectorOf(std::span<const int64_t> values, int32_t dtype);

/// A list of ints from an int, a list of ints, an array, or a tensor whose value is known. False with an exception
/// pending; `what` names the argument ("axis").
bool readInts(const py::Value &value, const char *what, std::vector<int64_t> &out);
/// One int from an int or a tensor whose value is known.
bool readInt(const py::Value &value, const char *what, int64_t &out);
/// A str's or bytes' text.
bool readText(const py::Value &value, std::string &out);

/// Converts the operands of an op that has one type parameter for both, by TF's rule: a tensor among them decides, else
/// the first. `loose` converts each by itself, as the + operator does, so that the op reports what does not fit.
bool unify(OpId op, const py::Value &left, const py::Value &right, bool loose, Tensor &x, Tensor &y);
/// The op's own check of its operands' dtypes, with TF's words; false with an exception pending.
bool checkTypes(OpId op, const TensorList &inputs);

// The arithmetic of tensors and variables, as their operators do it.
py::Value binaryOperator(py::BinaryOp op, const py::Value &left, const py::Value &right);
py::Value compareOperator(py::CompareOp op, const py::Value &left, const py::Value &right);
py::Value unaryOperator(py::UnaryOp op, const py::Value &operand);
Tensor trueDivide(const py::Value &left, const py::Value &right, const char *method);
Tensor matmul(const py::Value &left, const py::Value &right, bool transposeA, bool transposeB, const std::string &name);
/// tensor[key].
py::Value getItem(const Tensor &tensor, const py::Value &key);
/// The begin, end, strides and masks of a subscript, for assignments to slices.
struct SliceSpec {
  Tensor begin, end, strides;
  int64_t beginMask = 0, endMask = 0, ellipsisMask = 0, newAxisMask = 0, shrinkAxisMask = 0;
  stage::Tensor mask; // a boolean mask instead
};
bool readSlice(const py::Value &key, SliceSpec &out);

} // namespace weft::tf
