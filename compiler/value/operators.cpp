// Binary, in-place, unary and comparison operators: quick paths for inline numbers, then CPython's protocol of
// NotImplemented.
#include <cmath>

#include "value/errors.h"
#include "value/ints.h"
#include "value/protocol.h"

namespace weft::py {

namespace {

constexpr const char *operatorText[binaryOpCount] = {"+",  "-",  "*", "@", "/", "%",  "** or pow()",
                                                     "<<", ">>", "|", "^", "&", "//", "divmod()"};
constexpr const char *inplaceText[binaryOpCount] = {
    "+=", "-=", "*=", "@=", "/=", "%=", "**=", "<<=", ">>=", "|=", "^=", "&=", "//=", "divmod()"};

bool quickInt(BinaryOp op, int64_t a, int64_t b, Value &out) {
  int64_t result;
  switch (op) {
  case BinaryOp::Add:
    if (__builtin_add_overflow(a, b, &result)) return false;
    break;
  case BinaryOp::Sub:
    if (__builtin_sub_overflow(a, b, &result)) return false;
    break;
  case BinaryOp::Mult:
    if (__builtin_mul_overflow(a, b, &result)) return false;
    break;
  case BinaryOp::FloorDiv:
    if (b == 0 || b == -1) return false;
    result = a / b - ((a % b != 0) && ((a < 0) != (b < 0)));
    break;
  case BinaryOp::Mod:
    if (b == 0 || b == -1) return false;
    result = a % b;
    if (result != 0 && ((result < 0) != (b < 0))) result += b;
    break;
  case BinaryOp::BitAnd:
    result = a & b;
    break;
  case BinaryOp::BitOr:
    result = a | b;
    break;
  case BinaryOp::BitXor:
    result = a ^ b;
    break;
  case BinaryOp::RShift:
    if (b < 0) return false;
    result = b > 63 ? (a < 0 ? -1 : 0) : a >> b;
    break;
  default:
    return false;
  }
  out = Value::integer(result);
  return true;
}

bool quickFloat(BinaryOp op, double a, double b, Value &out) {
  switch (op) {
  case BinaryOp::Add:
    out = Value::real(a + b);
    return true;
  case BinaryOp::Sub:
    out = Value::real(a - b);
    return true;
  case BinaryOp::Mult:
    out = Value::real(a * b);
    return true;
  case BinaryOp::Div:
    if (b == 0) return false;
    out = Value::real(a / b);
    return true;
  default:
    return false;
  }
}

// Left, then right's reflected method; right first when its class is a proper subclass with a method of its own.
Value tryBinary(BinaryOp op, const Value &left, const Value &right) {
  size_t i = static_cast<size_t>(op);
  Type *leftType = left.type(), *rightType = right.type();
  BinarySlot forward = leftType->slots.binary[i];
  BinarySlot backward = leftType != rightType ? rightType->slots.reflected[i] : nullptr;
  if (backward && rightType->isSubtypeOf(leftType) &&
      (backward != leftType->slots.reflected[i] || !rightType->isNative)) {
    Value result = backward(right, left);
    if (!result.isNotImplemented()) return result;
    backward = nullptr;
  }
  if (forward) {
    Value result = forward(left, right);
    if (!result.isNotImplemented()) return result;
  }
  if (backward) return backward(right, left);
  return Value::notImplemented();
}

Value unsupported(BinaryOp op, const Value &left, const Value &right, const char *text) {
  if (op == BinaryOp::Add) {
    if (asStr(left)) return raiseTypeError("can only concatenate str (not \"{}\") to str", typeName(right));
    if (left.as<List>()) return raiseTypeError("can only concatenate list (not \"{}\") to list", typeName(right));
    if (left.as<Tuple>()) return raiseTypeError("can only concatenate tuple (not \"{}\") to tuple", typeName(right));
    if (asBytes(left)) return raiseTypeError("can't concat {} to bytes", typeName(right));
  }
  if (op == BinaryOp::Mult) {
    auto isSequence = [](const Value &v) { return asStr(v) || v.as<List>() || v.as<Tuple>() || asBytes(v); };
    if (isSequence(left)) return raiseTypeError("can't multiply sequence by non-int of type '{}'", typeName(right));
    if (isSequence(right)) return raiseTypeError("can't multiply sequence by non-int of type '{}'", typeName(left));
  }
  return raiseTypeError("unsupported operand type(s) for {}: '{}' and '{}'", text, typeName(left), typeName(right));
}

template <typename T> bool compared(CompareOp op, T a, T b) {
  switch (op) {
  case CompareOp::Eq:
    return a == b;
  case CompareOp::NotEq:
    return a != b;
  case CompareOp::Lt:
    return a < b;
  case CompareOp::LtE:
    return a <= b;
  case CompareOp::Gt:
    return a > b;
  case CompareOp::GtE:
    return a >= b;
  }
  return false;
}
CompareOp swapped(CompareOp op) {
  switch (op) {
  case CompareOp::Lt:
    return CompareOp::Gt;
  case CompareOp::LtE:
    return CompareOp::GtE;
  case CompareOp::Gt:
    return CompareOp::Lt;
  case CompareOp::GtE:
    return CompareOp::LtE;
  case CompareOp::Eq:
  case CompareOp::NotEq:
    break;
  }
  return op;
}
constexpr const char *compareText[6] = {"==", "!=", "<", "<=", ">", ">="};

} // namespace

Value binary(BinaryOp op, const Value &left, const Value &right) {
  Value quick;
  if (left.isInt() && right.isInt()) {
    if (quickInt(op, left.asInt(), right.asInt(), quick)) return quick;
  } else if (left.isFloat()) {
    if (right.isFloat() && quickFloat(op, left.asFloat(), right.asFloat(), quick)) return quick;
    if (right.isInt() && quickFloat(op, left.asFloat(), static_cast<double>(right.asInt()), quick)) return quick;
  } else if (right.isFloat() && left.isInt()) {
    if (quickFloat(op, static_cast<double>(left.asInt()), right.asFloat(), quick)) return quick;
  }
  Value result = tryBinary(op, left, right);
  if (!result.isNotImplemented()) return result;
  return unsupported(op, left, right, operatorText[static_cast<size_t>(op)]);
}

Value inplace(BinaryOp op, const Value &left, const Value &right) {
  if (!left.isObject()) {
    Value quick;
    if (left.isInt() && right.isInt() && quickInt(op, left.asInt(), right.asInt(), quick)) return quick;
    if (left.isFloat() && right.isFloat() && quickFloat(op, left.asFloat(), right.asFloat(), quick)) return quick;
  } else if (auto change = left.type()->slots.inplace[static_cast<size_t>(op)]) {
    Value result = change(left, right);
    if (!result.isNotImplemented()) return result;
  }
  Value result = tryBinary(op, left, right);
  if (!result.isNotImplemented()) return result;
  return unsupported(op, left, right, inplaceText[static_cast<size_t>(op)]);
}

Value unary(UnaryOp op, const Value &operand) {
  if (operand.isFloat()) {
    if (op == UnaryOp::Neg) return Value::real(-operand.asFloat());
    if (op == UnaryOp::Pos) return operand;
    if (op == UnaryOp::Abs) return Value::real(std::fabs(operand.asFloat()));
  }
  if (auto run = operand.type()->slots.unary[static_cast<size_t>(op)]) {
    Value result = run(operand);
    if (!result.isNotImplemented()) return result;
  }
  if (op == UnaryOp::Abs) return raiseTypeError("bad operand type for abs(): '{}'", typeName(operand));
  static constexpr const char *text[] = {"-", "+", "~"};
  return raiseTypeError("bad operand type for unary {}: '{}'", text[static_cast<size_t>(op)], typeName(operand));
}

Value power(const Value &base, const Value &exponent, const Value &modulus) {
  if (modulus.isNull() || modulus.isNone()) return binary(BinaryOp::Pow, base, exponent);
  if (isAnyInt(base) && isAnyInt(exponent) && isAnyInt(modulus))
    return intPowerModulo(unbox(base), unbox(exponent), unbox(modulus));
  return raiseTypeError("pow() 3rd argument not allowed unless all arguments are integers");
}

Value compare(CompareOp op, const Value &left, const Value &right) {
  if (left.isInt() && right.isInt()) return makeBool(compared(op, left.asInt(), right.asInt()));
  if (left.isFloat() && right.isFloat()) return makeBool(compared(op, left.asFloat(), right.asFloat()));
  Type *leftType = left.type(), *rightType = right.type();
  auto forward = leftType->slots.compare, backward = rightType->slots.compare;
  bool rightDone = false;
  if (leftType != rightType && backward && rightType->isSubtypeOf(leftType) && backward != forward) {
    Value result = backward(right, left, swapped(op));
    if (!result.isNotImplemented()) return result;
    rightDone = true;
  }
  if (forward) {
    Value result = forward(left, right, op);
    if (!result.isNotImplemented()) return result;
  }
  if (backward && !rightDone) {
    Value result = backward(right, left, swapped(op));
    if (!result.isNotImplemented()) return result;
  }
  if (op == CompareOp::Eq) return makeBool(left.same(right));
  if (op == CompareOp::NotEq) return makeBool(!left.same(right));
  return raiseTypeError("'{}' not supported between instances of '{}' and '{}'", compareText[static_cast<size_t>(op)],
                        typeName(left), typeName(right));
}

int compareTruth(CompareOp op, const Value &left, const Value &right) {
  Value result = compare(op, left, right);
  if (result.isBool()) return result.asBool();
  return result ? truth(result) : -1;
}

int equal(const Value &left, const Value &right) {
  if (left.same(right)) return 1; // also a NaN in a list equals itself
  return compareTruth(CompareOp::Eq, left, right);
}

} // namespace weft::py
