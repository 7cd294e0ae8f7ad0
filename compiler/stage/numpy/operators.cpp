// Operators of arrays and scalars: operands, NumPy 2's promotion with Python numbers, element loops over objects.
#include "stage/numpy/binding.h"

#include "stage/numpy/linalg.h"

#include <cmath>
#include <cstring>

namespace weft::np {

using namespace py;

bool readOperand(const Value &value, Operand &out) {
  out.original = value;
  if (NdArray *a = value.as<NdArray>()) return out.array = a->array, true;
  if (scalarArray(value, out.array)) return true;
  if (value.isBool()) return out.array = Array::scalar<bool>(value.asBool()), true;
  if (isAnyInt(value)) {
    out.weak = Operand::Int;
    out.array = asArray(value);
    return static_cast<bool>(out.array);
  }
  if (isAnyFloat(value)) {
    out.weak = Operand::Float;
    out.array = Array::scalar<double>(unbox(value).asFloat());
    return true;
  }
  if (value.as<Complex>()) {
    out.weak = Operand::Complex;
    out.array = asArray(value);
    return true;
  }
  out.array = asArray(value);
  return static_cast<bool>(out.array);
}

/// Gives the weak operand `w` the dtype that it has beside `strong`.
static bool adapt(Operand &w, const DType &strong, bool comparison) {
  const char k = strong.kind();
  if (k == 'O' || k == 'U' || k == 'S' || w.array.dtype.isObject()) return true;
  DType target = strong;
  switch (w.weak) {
  case Operand::Int:
    if (k == 'b') target = WRT_INT64;
    break;
  case Operand::Float:
    if (k == 'b' || k == 'i' || k == 'u') target = WRT_FLOAT64;
    break;
  case Operand::Complex:
    if (k == 'f' || k == 'V') target = strong.itemSize() <= 4 ? WRT_COMPLEX64 : WRT_COMPLEX128;
    if (k == 'b' || k == 'i' || k == 'u') target = WRT_COMPLEX128;
    break;
  case Operand::Strong:
    return true;
  }
  if (w.weak == Operand::Int && wrt::isInteger(target.code) && !(w.array.dtype == target)) {
    if (w.array.dtype.code == WRT_UINT64) {
      if (comparison) return true;
      return raise("OverflowError", "Python integer {} out of bounds for {}", *w.array.as<uint64_t>(), target.name());
    }
    const int64_t v = *w.array.as<int64_t>();
    bool fits = true;
    dispatchReal(target.code, [&]<typename T>() {
      if constexpr (std::is_integral_v<T>)
        fits = std::is_same_v<T, uint64_t> ? v >= 0 : static_cast<int64_t>(static_cast<T>(v)) == v;
    });
    if (!fits) {
      if (comparison) return true; // compared by value
      return raise("OverflowError", "Python integer {} out of bounds for {}", v, target.name());
    }
  }
  if (!(w.array.dtype == target)) w.array = cast(w.array, target);
  return static_cast<bool>(w.array);
}

bool resolve(Operand &a, Operand &b, bool comparison) {
  if (a.weak == Operand::Strong && b.weak != Operand::Strong) return adapt(b, a.array.dtype, comparison);
  if (b.weak == Operand::Strong && a.weak != Operand::Strong) return adapt(a, b.array.dtype, comparison);
  return true;
}

// Objects: element by element with Python's own operators.
static const BinaryOp *pythonOperator(Binary op) {
  static const std::pair<Binary, BinaryOp> table[] = {{Binary::Add, BinaryOp::Add},
                                                      {Binary::Subtract, BinaryOp::Sub},
                                                      {Binary::Multiply, BinaryOp::Mult},
                                                      {Binary::Divide, BinaryOp::Div},
                                                      {Binary::Remainder, BinaryOp::Mod},
                                                      {Binary::Power, BinaryOp::Pow},
                                                      {Binary::FloorDivide, BinaryOp::FloorDiv},
                                                      {Binary::BitwiseAnd, BinaryOp::BitAnd},
                                                      {Binary::BitwiseOr, BinaryOp::BitOr},
                                                      {Binary::BitwiseXor, BinaryOp::BitXor},
                                                      {Binary::LeftShift, BinaryOp::LShift},
                                                      {Binary::RightShift, BinaryOp::RShift}};
  for (const auto &row : table)
    if (row.first == op) return &row.second;
  return nullptr;
}
static Array objectBinary(Binary op, const Array &a, const Array &b) {
  Dims dims;
  if (!broadcastShapes({&a, &b}, dims)) return {};
  const Array x = contiguous(broadcastTo(castAny(a, WRT_VARIANT), dims)),
              y = contiguous(broadcastTo(castAny(b, WRT_VARIANT), dims));
  const bool compares = op >= Binary::Equal && op <= Binary::GreaterEqual;
  Array out = Array::zeros(compares ? WRT_BOOL : WRT_VARIANT, dims);
  if (!out) return {};
  for (int64_t i = 0, n = out.size(); i < n; i++) {
    const Value l = objectAt(x.data + i * 8), r = objectAt(y.data + i * 8);
    if (compares) {
      const int t = compareTruth(static_cast<CompareOp>(static_cast<int>(op) - static_cast<int>(Binary::Equal)), l, r);
      if (t < 0) return {};
      out.as<bool>()[i] = t;
      continue;
    }
    Value result;
    if (const BinaryOp *python = pythonOperator(op)) {
      result = py::binary(*python, l, r);
    } else if (op == Binary::Maximum || op == Binary::Minimum) {
      const int t = compareTruth(op == Binary::Maximum ? CompareOp::GtE : CompareOp::LtE, l, r);
      if (t >= 0) result = t ? l : r;
    } else
      return raise("TypeError", "loop of ufunc does not support argument 0 of type {} which has no callable {} method",
                   typeName(l), ufuncName(op));
    if (!result) return {};
    const Array one = objectArray(result);
    Array slot = out;
    slot.data += i * 8;
    slot.dims.n = slot.strides.n = 0;
    if (!assign(slot, one)) return {};
  }
  return out;
}

Array applyBinary(Binary op, Operand a, Operand b) {
  const bool comparison = op >= Binary::Equal && op <= Binary::GreaterEqual;
  if (!resolve(a, b, comparison)) return {};
  if (a.array.dtype.isObject() || b.array.dtype.isObject()) return objectBinary(op, a.array, b.array);
  return binary(op, a.array, b.array);
}
Array applyUnary(Unary op, const Array &a) {
  if (!a.dtype.isObject()) return unary(op, a);
  Array out = Array::zeros(WRT_VARIANT, a.dims);
  const Array from = contiguous(a);
  for (int64_t i = 0, n = a.size(); i < n; i++) {
    const Value item = objectAt(from.data + i * 8);
    Value result;
    if (op == Unary::Negative)
      result = py::unary(UnaryOp::Neg, item);
    else if (op == Unary::Absolute)
      result = py::unary(UnaryOp::Abs, item);
    else if (op == Unary::Positive)
      result = py::unary(UnaryOp::Pos, item);
    else if (op == Unary::Square)
      result = py::binary(BinaryOp::Mult, item, item);
    else
      return raise("TypeError", "loop of ufunc does not support argument 0 of type {} which has no callable {} method",
                   typeName(item), ufuncName(op));
    if (!result) return {};
    Array slot = out;
    slot.data += i * 8;
    slot.dims.n = slot.strides.n = 0;
    if (!assign(slot, objectArray(result))) return {};
  }
  return out;
}

/// Tensors take operators over from arrays, as their __array_priority__ asks.
static bool defers(const Value &other) {
  static const Symbol priority = Symbol::intern("__array_priority__");
  if (!other.isObject() || isArrayOrScalar(other)) return false;
  return other.type()->lookup(priority) != nullptr;
}
/// Things that an operator of arrays does not touch.
static bool foreign(const Value &other) {
  if (defers(other)) return true;
  if (!other.isObject() || isArrayOrScalar(other) || other.as<List>() || other.as<Tuple>()) return false;
  if (isAnyInt(other) || isAnyFloat(other) || unbox(other).as<Complex>()) return false;
  return asStr(other) == nullptr && asBytes(other) == nullptr && !other.as<Range>();
}

template <Binary op, bool swapped> static Value binarySlot(const Value &self, const Value &other) {
  if (foreign(other)) return Value::notImplemented();
  if constexpr (op == Binary::Multiply) { // np.int64(2) * [1, 2] repeats the list
    if (!self.as<NdArray>() && (asSequence(other) || asStr(other) || asBytes(other)) && !isArrayOrScalar(other) &&
        wrt::isInteger(selfArray(self).dtype.code))
      return Value::notImplemented();
  }
  Operand a, b;
  if (!readOperand(self, a) || !readOperand(other, b)) return raisePending();
  if constexpr (op == Binary::Power && !swapped) {
    double exponent; // NumPy's shortcuts for Python exponents
    if (b.weak != Operand::Strong && toDouble(other, exponent)) {
      const char k = a.array.dtype.kind();
      if (k == 'f' || k == 'c') {
        if (exponent == 2) return wrapOrScalar(unary(Unary::Square, a.array));
        if (exponent == 1) return wrapOrScalar(unary(Unary::Positive, a.array));
        if (exponent == 0.5) return wrapOrScalar(unary(Unary::Sqrt, a.array));
        if (exponent == -1) return wrapOrScalar(unary(Unary::Reciprocal, a.array));
      }
    }
  }
  return swapped ? wrapOrScalar(applyBinary(op, b, a)) : wrapOrScalar(applyBinary(op, a, b));
}

template <bool swapped> static Value matmulSlot(const Value &self, const Value &other) {
  if (foreign(other)) return Value::notImplemented();
  Operand a, b;
  if (!readOperand(self, a) || !readOperand(other, b)) return raisePending();
  return wrapOrScalar(swapped ? matmul(b.array, a.array) : matmul(a.array, b.array));
}
template <bool swapped> static Value divmodSlot(const Value &self, const Value &other) {
  const Value q = binarySlot<Binary::FloorDivide, swapped>(self, other);
  if (!q || q.isNotImplemented()) return q;
  const Value r = binarySlot<Binary::Remainder, swapped>(self, other);
  if (!r) return {};
  return makeTuple({q, r});
}

template <Binary op> static Value inplaceSlot(const Value &self, const Value &other) {
  NdArray *target = self.as<NdArray>();
  if (!target || defers(other)) return Value::notImplemented();
  Operand a, b;
  if (!readOperand(self, a) || !readOperand(other, b)) return raisePending();
  const Array result = applyBinary(op, a, b);
  if (!result) return raisePending();
  return finish(result, self, ufuncName(op));
}
static Value inplaceMatmul(const Value &self, const Value &other) {
  const Value result = matmulSlot<false>(self, other);
  NdArray *target = self.as<NdArray>();
  if (!result || !target || result.isNotImplemented()) return result;
  return finish(selfArray(result), self, "matmul");
}

Value finish(Array result, const Value &out, const char *ufunc) {
  if (!result) return raisePending();
  Value target = out;
  if (const Tuple *t = out.as<Tuple>(); t && t->items.size() == 1) target = t->items[0];
  if (!target || target.isNone()) return wrapOrScalar(std::move(result));
  NdArray *a = target.as<NdArray>();
  if (!a) return py::raiseTypeError("return arrays must be of ArrayType");
  if (!a->array.writeable) return py::raiseValueError("output array is read-only");
  if (!canCast(result.dtype, a->array.dtype, 'k'))
    return raiseText(
        exceptionClass("UFuncTypeError"),
        fmt::format("Cannot cast ufunc '{}' output from dtype('{}') to dtype('{}') with casting rule 'same_kind'",
                    ufunc, result.dtype.name(), a->array.dtype.name()));
  Dims dims;
  if (!broadcastShapes({&a->array, &result}, dims)) return raisePending();
  if (!(dims == a->array.dims)) {
    const auto tight = [](std::string s) {
      std::erase(s, ' ');
      return s;
    };
    return py::raiseValueError("non-broadcastable output operand with shape {} doesn't match the broadcast shape {}",
                               tight(a->array.dims.str()), tight(dims.str()));
  }
  if (!assign(a->array,
              result.dtype.isObject() != a->array.dtype.isObject() ? castAny(result, a->array.dtype) : result))
    return raisePending();
  return target;
}

static Value compareSlot(const Value &self, const Value &other, CompareOp op) {
  if (defers(other)) return Value::notImplemented();
  const Binary binaryOp = static_cast<Binary>(static_cast<int>(Binary::Equal) + static_cast<int>(op));
  Operand a, b;
  if (foreign(other) && !other.isNone()) {
    if (op != CompareOp::Eq && op != CompareOp::NotEq) return Value::notImplemented();
    if (!other.as<Dict>() && !other.as<Set>()) return Value::notImplemented(); // let the other side decide
  }
  if (!readOperand(self, a)) return raisePending();
  if (!readOperand(other, b)) return raisePending();
  const bool equality = op == CompareOp::Eq || op == CompareOp::NotEq;
  if (!equality && !self.as<NdArray>() && !other.as<NdArray>() && a.array.dtype.isText() != b.array.dtype.isText())
    return Value::notImplemented();
  return wrapOrScalar(applyBinary(binaryOp, a, b));
}

template <Unary op> static Value unarySlot(const Value &self) {
  if constexpr (op == Unary::Invert) {
    const Array a = selfArray(self);
    if (a.dtype.kind() == 'f' || a.dtype.kind() == 'c')
      return py::raiseTypeError(
          "ufunc 'invert' not supported for the input types, and the inputs could not be safely coerced to any "
          "supported types according to the casting rule ''safe''");
  }
  return wrapOrScalar(applyUnary(op, selfArray(self)));
}

void addOperators(Type &type) {
  Slots &s = type.slots;
  const auto set = [&]<Binary op>(BinaryOp python) {
    const size_t i = static_cast<size_t>(python);
    s.binary[i] = binarySlot<op, false>;
    s.reflected[i] = binarySlot<op, true>;
    if (&type == classes().ndarray) s.inplace[i] = inplaceSlot<op>;
  };
  set.operator()<Binary::Add>(BinaryOp::Add);
  set.operator()<Binary::Subtract>(BinaryOp::Sub);
  set.operator()<Binary::Multiply>(BinaryOp::Mult);
  set.operator()<Binary::Divide>(BinaryOp::Div);
  set.operator()<Binary::FloorDivide>(BinaryOp::FloorDiv);
  set.operator()<Binary::Remainder>(BinaryOp::Mod);
  set.operator()<Binary::Power>(BinaryOp::Pow);
  set.operator()<Binary::BitwiseAnd>(BinaryOp::BitAnd);
  set.operator()<Binary::BitwiseOr>(BinaryOp::BitOr);
  set.operator()<Binary::BitwiseXor>(BinaryOp::BitXor);
  set.operator()<Binary::LeftShift>(BinaryOp::LShift);
  set.operator()<Binary::RightShift>(BinaryOp::RShift);
  const size_t mat = static_cast<size_t>(BinaryOp::MatMult), both = static_cast<size_t>(BinaryOp::Divmod);
  s.binary[mat] = matmulSlot<false>;
  s.reflected[mat] = matmulSlot<true>;
  if (&type == classes().ndarray) s.inplace[mat] = inplaceMatmul;
  s.binary[both] = divmodSlot<false>;
  s.reflected[both] = divmodSlot<true>;
  s.compare = compareSlot;
  s.unary[static_cast<size_t>(UnaryOp::Neg)] = unarySlot<Unary::Negative>;
  s.unary[static_cast<size_t>(UnaryOp::Pos)] = unarySlot<Unary::Positive>;
  s.unary[static_cast<size_t>(UnaryOp::Invert)] = unarySlot<Unary::Invert>;
  s.unary[static_cast<size_t>(UnaryOp::Abs)] = unarySlot<Unary::Absolute>;
}

} // namespace weft::np
