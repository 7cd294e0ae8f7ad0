// Symbolic Python numbers: expressions over the step's number, their bounds, and their tensors.
#include "stage/autograph/symbolic_number.h"

#include <cmath>

#include "stage/backend.h"
#include "stage/evaluator/effects.h"
#include "stage/trace.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::stage {

using py::BinaryOp;
using py::Value;

/// An expression as Python would compute it. Ints have bounds, so that none leaves int32 unnoticed.
struct NumberExpression {
  enum class Kind : uint8_t { Index, Constant, Binary, Negative, Float };
  using Pointer = std::shared_ptr<const NumberExpression>;
  Kind kind = Kind::Index;
  bool isFloat = false;
  int64_t low = 0, high = 0; // of ints
  Tensor index;
  Value constant;
  BinaryOp op{};
  Pointer left, right;
  // The tensor (int32 or float64) that was made last, and the region in which it may be used.
  mutable Tensor made;
  mutable uint32_t madeIn = 0;
};

namespace {

using Expression = NumberExpression;
using Kind = Expression::Kind;

constexpr int64_t greatest = (int64_t{1} << 31) - 1;

Value wrap(Expression expression) {
  if (!expression.isFloat && (expression.low < -greatest || expression.high > greatest)) {
    (void)SymbolicNumber::refuse("a number beyond 32 bits");
    return {};
  }
  return py::make<SymbolicNumber>(std::make_shared<const Expression>(std::move(expression))).value();
}

/// The expression of a Python number or a symbolic one; null where `value` is neither.
Expression::Pointer expressionOf(const Value &value) {
  if (const auto *number = value.as<SymbolicNumber>()) return number->expression;
  Expression made;
  made.kind = Kind::Constant;
  made.constant = value;
  if (value.isInt()) {
    made.low = made.high = value.asInt();
  } else if (value.isFloat()) {
    made.isFloat = true;
  } else {
    return nullptr;
  }
  return std::make_shared<const Expression>(std::move(made));
}

int64_t floorDivide(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a % b < 0) != (b < 0) ? 1 : 0); }

Value arithmetic(BinaryOp op, const Value &left, const Value &right) {
  const auto a = expressionOf(left), b = expressionOf(right);
  if (!a || !b) {
    // Bools are numbers too; all else has operators of its own.
    if (left.isBool() || right.isBool() || left.isInt() || right.isInt()) return {};
    return Value::notImplemented();
  }
  Expression made;
  made.kind = Kind::Binary;
  made.op = op;
  made.left = a;
  made.right = b;
  made.isFloat = a->isFloat || b->isFloat || op == BinaryOp::Div;
  if (op == BinaryOp::Div) {
    // A divisor that may be zero raises in some step.
    const bool safe =
        b->kind == Kind::Constant ? py::truth(b->constant) == 1 : !b->isFloat && (b->low > 0 || b->high < 0);
    if (!safe) return {};
  }
  if (made.isFloat) {
    if (op == BinaryOp::FloorDiv || op == BinaryOp::Mod) return {};
    return wrap(std::move(made));
  }
  switch (op) {
  case BinaryOp::Add:
    made.low = a->low + b->low;
    made.high = a->high + b->high;
    break;
  case BinaryOp::Sub:
    made.low = a->low - b->high;
    made.high = a->high - b->low;
    break;
  case BinaryOp::Mult: {
    const int64_t products[] = {a->low * b->low, a->low * b->high, a->high * b->low, a->high * b->high};
    made.low = *std::min_element(std::begin(products), std::end(products));
    made.high = *std::max_element(std::begin(products), std::end(products));
    break;
  }
  case BinaryOp::FloorDiv:
    if (b->low <= 0) return {};
    made.low = std::min(floorDivide(a->low, b->low), floorDivide(a->low, b->high));
    made.high = std::max(floorDivide(a->high, b->low), floorDivide(a->high, b->high));
    break;
  case BinaryOp::Mod:
    if (b->low <= 0) return {};
    made.low = 0;
    made.high = b->high - 1;
    break;
  default:
    return {};
  }
  return wrap(std::move(made));
}

template <BinaryOp op> Value forward(const Value &self, const Value &other) {
  Value result = arithmetic(op, self, other);
  if (!result && !py::pending()) (void)SymbolicNumber::refuse("arithmetic that tensors do otherwise");
  return result;
}
template <BinaryOp op> Value backward(const Value &self, const Value &other) {
  Value result = arithmetic(op, other, self);
  if (!result && !py::pending()) (void)SymbolicNumber::refuse("arithmetic that tensors do otherwise");
  return result;
}

Value power(const Value &self, const Value &exponent) {
  if (exponent.isInt() && exponent.asInt() == 2) return forward<BinaryOp::Mult>(self, self);
  if (expressionOf(exponent) || exponent.isBool()) {
    (void)SymbolicNumber::refuse("a power");
    return {};
  }
  return Value::notImplemented();
}
Value powerOf(const Value &, const Value &base) {
  if (!expressionOf(base) && !base.isBool()) return Value::notImplemented();
  (void)SymbolicNumber::refuse("a power");
  return {};
}
Value otherOperator(const Value &, const Value &other) {
  if (!expressionOf(other) && !other.isBool()) return Value::notImplemented();
  (void)SymbolicNumber::refuse("an operator on bits");
  return {};
}

Value negative(const Value &self) {
  const auto a = expressionOf(self);
  Expression made;
  made.kind = Kind::Negative;
  made.left = a;
  made.isFloat = a->isFloat;
  made.low = -a->high;
  made.high = -a->low;
  return wrap(std::move(made));
}

/// Decided by the bounds where they decide it.
Value compare(const Value &self, const Value &other, py::CompareOp op) {
  const auto a = expressionOf(self), b = expressionOf(other);
  if (!b && !other.isBool()) return Value::notImplemented();
  if (b && !a->isFloat && !b->isFloat) {
    int known = -1;
    switch (op) {
    case py::CompareOp::Lt:
      known = a->high < b->low ? 1 : a->low >= b->high ? 0 : -1;
      break;
    case py::CompareOp::LtE:
      known = a->high <= b->low ? 1 : a->low > b->high ? 0 : -1;
      break;
    case py::CompareOp::Gt:
      known = a->low > b->high ? 1 : a->high <= b->low ? 0 : -1;
      break;
    case py::CompareOp::GtE:
      known = a->low >= b->high ? 1 : a->high < b->low ? 0 : -1;
      break;
    case py::CompareOp::Eq:
    case py::CompareOp::NotEq:
      if (a->high < b->low || a->low > b->high) known = op == py::CompareOp::NotEq;
      break;
    }
    if (known >= 0) return py::makeBool(known);
  }
  (void)SymbolicNumber::refuse("a comparison");
  return {};
}

Value evaluate(const Expression &expression, int64_t index) {
  switch (expression.kind) {
  case Kind::Index:
    return py::makeInt(index);
  case Kind::Constant:
    return expression.constant;
  case Kind::Negative: {
    const Value a = evaluate(*expression.left, index);
    return a ? py::unary(py::UnaryOp::Neg, a) : Value();
  }
  case Kind::Float: {
    double number = 0;
    const Value a = evaluate(*expression.left, index);
    return a && py::number(a, number) ? py::makeFloat(number) : Value();
  }
  case Kind::Binary: {
    const Value a = evaluate(*expression.left, index), b = a ? evaluate(*expression.right, index) : Value();
    return b ? py::binary(expression.op, a, b) : Value();
  }
  }
  return {};
}

Tensor castTo(const Tensor &t, int32_t dtype) {
  return t.dtype() == dtype ? t : applyOne(OpId::cast, {t}, {Attr::dtype(dtype)}, "Cast");
}

/// int32 for ints, float64 for floats: what Python computes in.
Tensor lower(const Expression &expression) {
  const Trace *trace = context().trace;
  if (!trace) return {};
  if (expression.made && trace->inScope(expression.madeIn)) return expression.made;
  const int32_t dtype = expression.isFloat ? WRT_FLOAT64 : WRT_INT32;
  Tensor made;
  switch (expression.kind) {
  case Kind::Index:
    return expression.index;
  case Kind::Constant: {
    double number = 0;
    if (!py::number(expression.constant, number)) return {};
    made = scalarOf(dtype, number);
    break;
  }
  case Kind::Float:
    made = castTo(lower(*expression.left), WRT_FLOAT64);
    break;
  case Kind::Negative: {
    const Tensor a = lower(*expression.left);
    if (a) made = applyOne(OpId::neg, {a}, {}, "Neg");
    break;
  }
  case Kind::Binary: {
    Tensor a = lower(*expression.left), b = a ? lower(*expression.right) : Tensor();
    if (b && expression.isFloat) {
      a = castTo(a, WRT_FLOAT64);
      b = castTo(b, WRT_FLOAT64);
    }
    if (!a || !b) return {};
    const OpId op = expression.op == BinaryOp::Add        ? OpId::add_v2
                    : expression.op == BinaryOp::Sub      ? OpId::sub
                    : expression.op == BinaryOp::Mult     ? OpId::mul
                    : expression.op == BinaryOp::Div      ? OpId::real_div
                    : expression.op == BinaryOp::FloorDiv ? OpId::floor_div
                                                          : OpId::floor_mod;
    made = applyOne(op, {a, b});
    break;
  }
  }
  if (made) {
    expression.made = made;
    expression.madeIn = trace->scopeSerial();
  }
  return made;
}

bool fits(const Expression &expression, int32_t dtype) {
  if (wrt::isFloating(dtype) || wrt::isComplex(dtype)) return true;
  if (expression.isFloat || !wrt::isInteger(dtype)) return false;
  const bool isUnsigned = dtype == WRT_UINT8 || dtype == WRT_UINT16 || dtype == WRT_UINT32 || dtype == WRT_UINT64;
  if (isUnsigned && expression.low < 0) return false;
  const size_t bits = 8 * wrt_dtype_size(dtype) - (isUnsigned ? 0 : 1);
  return bits >= 31 || (expression.high < (int64_t{1} << bits) && expression.low >= -(int64_t{1} << bits));
}

Value needed(const char *what) {
  (void)SymbolicNumber::refuse(what);
  return {};
}

} // namespace

bool SymbolicNumber::refuse(const std::string &what) {
  // Nothing catches this: the attempt is given up where it began.
  if (py::Effects::refuse(what + " needs the number of the step"))
    (void)py::raiseText(&py::traceAgainType(), "the number of a step is used after its loop");
  return false;
}

Value SymbolicNumber::ofIndex(const Tensor &index, int64_t low, int64_t high) {
  Expression made;
  made.index = index;
  made.low = low;
  made.high = high;
  return wrap(std::move(made));
}

Tensor SymbolicNumber::tensor(int32_t dtype, int32_t preferred) const {
  const bool wanted = dtype != WRT_INVALID;
  if (!wanted)
    dtype = preferred != WRT_INVALID && fits(*expression, preferred) ? preferred
                                                                     : (expression->isFloat ? WRT_FLOAT32 : WRT_INT32);
  if (!fits(*expression, dtype)) {
    (void)refuse("a conversion");
    return {};
  }
  const Tensor made = lower(*expression);
  return made ? castTo(made, dtype) : Tensor();
}

Value SymbolicNumber::asInt() const {
  if (expression->isFloat) return needed("int()");
  return py::make<SymbolicNumber>(expression).value();
}
Value SymbolicNumber::asFloat() const {
  if (expression->isFloat) return py::make<SymbolicNumber>(expression).value();
  Expression made;
  made.kind = Kind::Float;
  made.isFloat = true;
  made.left = expression;
  return wrap(std::move(made));
}
Value SymbolicNumber::at(int64_t index) const { return evaluate(*expression, index); }

py::Type &symbolicNumberType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("int_of_step");
    py::Slots &s = t.slots;
    const auto set = [&](BinaryOp op, py::BinarySlot left, py::BinarySlot right) {
      s.binary[static_cast<size_t>(op)] = left;
      s.reflected[static_cast<size_t>(op)] = right;
    };
    set(BinaryOp::Add, forward<BinaryOp::Add>, backward<BinaryOp::Add>);
    set(BinaryOp::Sub, forward<BinaryOp::Sub>, backward<BinaryOp::Sub>);
    set(BinaryOp::Mult, forward<BinaryOp::Mult>, backward<BinaryOp::Mult>);
    set(BinaryOp::Div, forward<BinaryOp::Div>, backward<BinaryOp::Div>);
    set(BinaryOp::FloorDiv, forward<BinaryOp::FloorDiv>, backward<BinaryOp::FloorDiv>);
    set(BinaryOp::Mod, forward<BinaryOp::Mod>, backward<BinaryOp::Mod>);
    set(BinaryOp::Pow, power, powerOf);
    for (BinaryOp op :
         {BinaryOp::LShift, BinaryOp::RShift, BinaryOp::BitAnd, BinaryOp::BitOr, BinaryOp::BitXor, BinaryOp::Divmod})
      set(op, otherOperator, otherOperator);
    s.unary[static_cast<size_t>(py::UnaryOp::Neg)] = negative;
    s.unary[static_cast<size_t>(py::UnaryOp::Pos)] = [](const Value &self) { return self; };
    s.unary[static_cast<size_t>(py::UnaryOp::Abs)] = [](const Value &self) {
      const auto a = expressionOf(self);
      return !a->isFloat && a->low >= 0 ? self : needed("abs()");
    };
    s.unary[static_cast<size_t>(py::UnaryOp::Invert)] = [](const Value &) { return needed("an operator on bits"); };
    s.compare = compare;
    s.truth = [](const Value &self) {
      const auto a = expressionOf(self);
      if (!a->isFloat && (a->low > 0 || a->high < 0)) return 1;
      (void)SymbolicNumber::refuse("a condition");
      return -1;
    };
    s.hash = [](const Value &, int64_t &) { return SymbolicNumber::refuse("a key"); };
    s.repr = [](const Value &) { return needed("text"); };
    s.str = s.repr;
    s.format = [](const Value &, std::string_view) { return needed("text"); };
    s.toIndex = [](const Value &) { return needed("an index"); };
    s.toInt = [](const Value &) { return needed("int()"); };
    s.toFloat = [](const Value &) { return needed("float()"); };
    s.toComplex = [](const Value &) { return needed("complex()"); };
    s.getAttr = [](const Value &, Symbol) { return needed("an attribute"); };
    t.ready();
    py::Effects::setUnknownNumber(&t);
    return t;
  }();
  return type;
}
SymbolicNumber::SymbolicNumber(std::shared_ptr<const NumberExpression> made)
    : Object(&symbolicNumberType()), expression(std::move(made)) {}
bool SymbolicNumber::classof(const py::Object &object) { return object.type == &symbolicNumberType(); }

} // namespace weft::stage
