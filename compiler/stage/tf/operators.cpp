// The operators of tensors and variables.
#include "stage/context.h"
#include "stage/tf/support.h"
#include "stage/tf/types.h"

namespace weft::tf {

using py::BinaryOp;
using py::CompareOp;
using py::Value;

namespace {

Value one(OpId op, const TensorList &inputs, weft::Attributes attributes = {}) {
  return stage::applyOne(op, inputs, std::move(attributes)).value();
}

/// What may stand on the other side of an operator; for all else Python tries the other object's operator.
bool isOperand(const Value &value) {
  if (value.as<TensorObject>() || stage::asVariable(value)) return true;
  return !value.isNotImplemented();
}

Value logicalXor(const Tensor &x, const Tensor &y) {
  Tensor either = stage::applyOne(OpId::logical_or, {x, y});
  Tensor both = either ? stage::applyOne(OpId::logical_and, {x, y}) : Tensor();
  Tensor notBoth = both ? stage::applyOne(OpId::logical_not, {both}) : Tensor();
  return notBoth ? one(OpId::logical_and, {either, notBoth}) : Value();
}

Value bitwise(OpId integers, OpId bools, const Value &left, const Value &right) {
  Tensor x, y;
  if (!unify(integers, left, right, false, x, y)) return {};
  if (x.dtype() != WRT_BOOL) return one(integers, {x, y});
  return bools == OpId::bitwise_xor ? logicalXor(x, y) : one(bools, {x, y});
}

/// `name` is what TF calls the nodes of an operator; eager ops have no names.
Value arithmetic(OpId op, const Value &left, const Value &right, const char *name = "") {
  Tensor x, y;
  if (!unify(op, left, right, false, x, y)) return {};
  return stage::applyOne(op, {x, y}, {}, stage::executingEagerly() ? "" : name).value();
}

Value add(const Value &left, const Value &right) {
  Tensor x, y;
  if (!unify(OpId::add_v2, left, right, true, x, y)) return {};
  if (x.dtype() == WRT_STRING && y.dtype() == WRT_STRING) return one(OpId::string_join, {x, y}, {weft::Attr("")});
  return stage::applyOne(OpId::add_v2, {x, y}, {}, stage::executingEagerly() ? "" : "add").value();
}

} // namespace

Tensor trueDivide(const Value &left, const Value &right, const char *method) {
  Tensor x, y;
  const auto tensorOf = [](const Value &v) { return v.as<TensorObject>() || stage::asVariable(v); };
  if (!tensorOf(left) && tensorOf(right)) {
    y = stage::convertToTensor(right);
    x = y ? stage::convertToTensor(left, y.dtype()) : Tensor();
  } else {
    x = stage::convertToTensor(left);
    y = x ? stage::convertToTensor(right, WRT_INVALID, x.dtype()) : Tensor();
  }
  if (!x || !y) return {};
  const int32_t d = x.dtype();
  if (d != y.dtype()) {
    (void)py::raiseTypeError("`x` and `y` must have the same dtype, got tf.{} != tf.{}.", wrt_dtype_name(d),
                             wrt_dtype_name(y.dtype()));
    return {};
  }
  if (!wrt::isNumeric(d)) {
    (void)py::raiseTypeError(
        "Invalid dtype tf.{} in {}. Expected one of {{tf.uint8, tf.int8, tf.uint16, tf.int16, tf.uint32, "
        "tf.int32, tf.uint64, tf.int64, tf.bfloat16, tf.float16, tf.float32, tf.float64, tf.complex64, "
        "tf.complex128}}.",
        wrt_dtype_name(d), method);
    return {};
  }
  if (wrt::isInteger(d)) {
    const auto wide = weft::Attr::dtype(wrt_dtype_size(d) <= 2 ? WRT_FLOAT32 : WRT_FLOAT64);
    x = stage::applyOne(OpId::cast, {x}, {wide});
    y = x ? stage::applyOne(OpId::cast, {y}, {wide}) : Tensor();
    if (!y) return {};
  }
  return stage::applyOne(OpId::real_div, {x, y}, {}, stage::executingEagerly() ? "" : "truediv");
}

Tensor matmul(const Value &left, const Value &right, bool transposeA, bool transposeB, const std::string &name) {
  Tensor x, y;
  if (!unify(OpId::matmul, left, right, true, x, y)) return {};
  const wrt::PartialShape a = x.shape(), b = y.shape();
  const bool batch = (!a.hasRank() || a.rank() > 2) && (!b.hasRank() || b.rank() > 2);
  const bool mixed = (a.hasRank() && a.rank() > 2) || (b.hasRank() && b.rank() > 2);
  if (batch || mixed)
    return stage::applyOne(OpId::batch_matmul, {x, y}, {weft::Attr(transposeA), weft::Attr(transposeB)}, name);
  return stage::applyOne(OpId::matmul, {x, y}, {weft::Attr(transposeA), weft::Attr(transposeB)}, name);
}

Value binaryOperator(BinaryOp op, const Value &left, const Value &right) {
  if (!isOperand(left) || !isOperand(right)) return Value::notImplemented();
  switch (op) {
  case BinaryOp::Add:
    return add(left, right);
  case BinaryOp::Sub:
    return arithmetic(OpId::sub, left, right, "sub");
  case BinaryOp::Mult:
    return arithmetic(OpId::mul, left, right, "mul");
  case BinaryOp::Div:
    return trueDivide(left, right, "__truediv__").value();
  case BinaryOp::FloorDiv:
    return arithmetic(OpId::floor_div, left, right, "floordiv");
  case BinaryOp::Mod:
    return arithmetic(OpId::floor_mod, left, right, "mod");
  case BinaryOp::Pow:
    return arithmetic(OpId::pow, left, right, "pow");
  case BinaryOp::MatMult:
    return matmul(left, right, false, false, stage::executingEagerly() ? "" : "matmul").value();
  case BinaryOp::BitAnd:
    return bitwise(OpId::bitwise_and, OpId::logical_and, left, right);
  case BinaryOp::BitOr:
    return bitwise(OpId::bitwise_or, OpId::logical_or, left, right);
  case BinaryOp::BitXor:
    return bitwise(OpId::bitwise_xor, OpId::bitwise_xor, left, right);
  default:
    return Value::notImplemented();
  }
}

Value compareOperator(CompareOp op, const Value &left, const Value &right) {
  switch (op) {
  case CompareOp::Lt:
    return arithmetic(OpId::less, left, right);
  case CompareOp::LtE:
    return arithmetic(OpId::less_equal, left, right);
  case CompareOp::Gt:
    return arithmetic(OpId::greater, left, right);
  case CompareOp::GtE:
    return arithmetic(OpId::greater_equal, left, right);
  case CompareOp::Eq:
  case CompareOp::NotEq:
    break;
  }
  const OpId id = op == CompareOp::Eq ? OpId::equal : OpId::not_equal;
  if (right.isNone()) return py::makeBool(op == CompareOp::NotEq);
  if (!stage::isTensorLike(right)) return Value::notImplemented();
  Tensor x, y;
  if (!unify(id, left, right, false, x, y)) return {};
  // Shapes that do not fit make the tensors unequal, they are no error.
  return one(id, {x, y}, {weft::Attr(false)});
}

Value unaryOperator(py::UnaryOp op, const Value &operand) {
  Tensor x = stage::convertToTensor(operand);
  if (!x) return {};
  switch (op) {
  case py::UnaryOp::Neg:
    return one(OpId::neg, {x});
  case py::UnaryOp::Pos:
    return x.value();
  case py::UnaryOp::Invert:
    return one(x.dtype() == WRT_BOOL ? OpId::logical_not : OpId::invert, {x});
  case py::UnaryOp::Abs:
    return one(wrt::isComplex(x.dtype()) ? OpId::complex_abs : OpId::abs, {x});
  }
  return {};
}

} // namespace weft::tf
