// Scalar lowerings. Those that are one MLIR op for a kind of dtype come from the records; the others are here, each
// with the formula of its kernel, so that a value never depends on whether a tensor was known to be of rank 0.
#include "lower/scalar_ops.h"
#include "ir/dialect.h"
#include "ops/op_table.h"

#include "core/dtype.h"
#include "core/status.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/StringMap.h"

namespace weft::lower {
using namespace mlir;

bool isScalarType(Type tensor) {
  if (!ir::isRank0(tensor)) return false;
  const int32_t dtype = ir::tensorDtype(tensor);
  return dtype == WRT_BOOL || wrt::isInteger(dtype) || dtype == WRT_FLOAT32 || dtype == WRT_FLOAT64;
}

Type registerType(Type tensor) {
  const Type element = cast<TensorType>(tensor).getElementType();
  if (const auto integer = dyn_cast<IntegerType>(element))
    return IntegerType::get(element.getContext(), integer.getWidth());
  return element;
}

namespace {

// What a scalar lowering works with: the builder, dtypes of the source, and short names for the usual ops.
struct Emit {
  OpBuilder &b;
  Location loc;
  Operation *op;
  ErrorEmitter &errors;
  int32_t dtype; // of the first operand, or the last one for `select`

  bool isFloat() const { return wrt::isFloating(dtype); }
  bool isUnsigned() const { return wrt::isUnsigned(dtype) || dtype == WRT_BOOL; }
  Type resultType() const { return registerType(op->getResult(0).getType()); }

  Value real(double value, Type type) { return arith::ConstantOp::create(b, loc, FloatAttr::get(type, value)); }
  Value integer(const APInt &value) {
    return arith::ConstantOp::create(b, loc, IntegerAttr::get(b.getIntegerType(value.getBitWidth()), value));
  }
  Value integer(int64_t value, Type type) {
    return integer(APInt(type.getIntOrFloatBitWidth(), static_cast<uint64_t>(value), false, true));
  }
  Value zero(Type type) { return isa<FloatType>(type) ? real(0.0, type) : integer(0, type); }
  Value compare(arith::CmpFPredicate p, Value x, Value y) { return arith::CmpFOp::create(b, loc, p, x, y); }
  Value compare(arith::CmpIPredicate p, Value x, Value y) { return arith::CmpIOp::create(b, loc, p, x, y); }
  Value select(Value c, Value x, Value y) { return arith::SelectOp::create(b, loc, c, x, y); }
  Value isNan(Value x) { return compare(arith::CmpFPredicate::UNO, x, x); }
  Value both(Value x, Value y) { return arith::AndIOp::create(b, loc, x, y); }
  Value either(Value x, Value y) { return arith::OrIOp::create(b, loc, x, y); }
  Value differ(Value x, Value y) { return arith::XOrIOp::create(b, loc, x, y); }
  Value less(Value x, Value y) {
    if (isa<FloatType>(x.getType())) return compare(arith::CmpFPredicate::OLT, x, y);
    return compare(isUnsigned() ? arith::CmpIPredicate::ult : arith::CmpIPredicate::slt, x, y);
  }
};

using Function = Value (*)(Emit &e, ValueRange v);

template <arith::CmpFPredicate F, arith::CmpIPredicate S, arith::CmpIPredicate U>
Value comparison(Emit &e, ValueRange v) {
  if (e.isFloat()) return e.compare(F, v[0], v[1]);
  return e.compare(e.isUnsigned() ? U : S, v[0], v[1]);
}

Value maximum(Emit &e, ValueRange v) { // (a > b || a != a) ? a : b; a NaN in b compares false and is given as well
  const Value greater = e.less(v[1], v[0]);
  if (!e.isFloat()) return e.select(greater, v[0], v[1]);
  return e.select(e.either(greater, e.isNan(v[0])), v[0], v[1]);
}
Value minimum(Emit &e, ValueRange v) {
  const Value less = e.less(v[0], v[1]);
  if (!e.isFloat()) return e.select(less, v[0], v[1]);
  return e.select(e.either(less, e.isNan(v[0])), v[0], v[1]);
}

Value negate(Emit &e, ValueRange v) {
  if (e.isFloat()) return arith::NegFOp::create(e.b, e.loc, v[0]);
  return arith::SubIOp::create(e.b, e.loc, e.zero(v[0].getType()), v[0]);
}
Value multiply(Emit &e, Value x, Value y) {
  if (e.isFloat()) return arith::MulFOp::create(e.b, e.loc, x, y);
  return arith::MulIOp::create(e.b, e.loc, x, y);
}
Value square(Emit &e, ValueRange v) { return multiply(e, v[0], v[0]); }
Value squaredDifference(Emit &e, ValueRange v) {
  const Value d = e.isFloat() ? Value(arith::SubFOp::create(e.b, e.loc, v[0], v[1]))
                              : Value(arith::SubIOp::create(e.b, e.loc, v[0], v[1]));
  return multiply(e, d, d);
}

// Integer quotient and remainder, towards zero, without traps: a zero divisor is an error (and then divides by one),
// the smallest number by -1 wraps.
std::pair<Value, Value> divide(Emit &e, Value x, Value y, int32_t status = WRT_INVALID_ARGUMENT,
                               const char *byZero = "Integer division by zero") {
  const Type type = y.getType();
  const Value isZero = e.compare(arith::CmpIPredicate::eq, y, e.zero(type)), one = e.integer(1, type);
  e.errors.failIf(isZero, status, byZero);
  if (e.isUnsigned()) {
    const Value safe = e.select(isZero, one, y);
    return {arith::DivUIOp::create(e.b, e.loc, x, safe), arith::RemUIOp::create(e.b, e.loc, x, safe)};
  }
  const Value isMinusOne = e.compare(arith::CmpIPredicate::eq, y, e.integer(-1, type));
  const Value safe = e.select(e.either(isZero, isMinusOne), one, y);
  const Value quotient = arith::DivSIOp::create(e.b, e.loc, x, safe);
  const Value negated = arith::SubIOp::create(e.b, e.loc, e.zero(type), x);
  return {e.select(isMinusOne, negated, quotient), arith::RemSIOp::create(e.b, e.loc, x, safe)};
}
// Whether a remainder is not zero and of the other sign than the divisor.
Value needsStepDown(Emit &e, Value remainder, Value divisor) {
  const Value zero = e.zero(remainder.getType());
  const Value notZero = isa<FloatType>(remainder.getType()) ? e.compare(arith::CmpFPredicate::UNE, remainder, zero)
                                                            : e.compare(arith::CmpIPredicate::ne, remainder, zero);
  return e.both(notZero, e.differ(e.less(remainder, zero), e.less(divisor, zero)));
}
Value floorDiv(Emit &e, ValueRange v) {
  if (e.isFloat()) return math::FloorOp::create(e.b, e.loc, arith::DivFOp::create(e.b, e.loc, v[0], v[1]));
  const auto [quotient, remainder] = divide(e, v[0], v[1]);
  if (e.isUnsigned()) return quotient;
  const Value lower = arith::SubIOp::create(e.b, e.loc, quotient, e.integer(1, quotient.getType()));
  return e.select(needsStepDown(e, remainder, v[1]), lower, quotient);
}
Value floorMod(Emit &e, ValueRange v) {
  if (e.isFloat()) {
    const Value remainder = arith::RemFOp::create(e.b, e.loc, v[0], v[1]);
    const Value moved = arith::AddFOp::create(e.b, e.loc, remainder, v[1]);
    return e.select(needsStepDown(e, remainder, v[1]), moved, remainder);
  }
  const Value remainder = divide(e, v[0], v[1]).second;
  if (e.isUnsigned()) return remainder;
  const Value moved = arith::AddIOp::create(e.b, e.loc, remainder, v[1]);
  return e.select(needsStepDown(e, remainder, v[1]), moved, remainder);
}
// TF's words for a zero divisor of TruncateDiv and TruncateMod.
constexpr const char *truncateByZero =
    "Unexpected error in binary operator (only integer div and mod should have errors)";
Value truncateDiv(Emit &e, ValueRange v) {
  return e.isFloat() ? Value(math::TruncOp::create(e.b, e.loc, arith::DivFOp::create(e.b, e.loc, v[0], v[1])))
                     : divide(e, v[0], v[1], WRT_INTERNAL, truncateByZero).first;
}
Value truncateMod(Emit &e, ValueRange v) {
  return e.isFloat() ? Value(arith::RemFOp::create(e.b, e.loc, v[0], v[1]))
                     : divide(e, v[0], v[1], WRT_INTERNAL, truncateByZero).second;
}
Value divNoNan(Emit &e, ValueRange v) {
  const Value zero = e.zero(v[1].getType());
  return e.select(e.compare(arith::CmpFPredicate::OEQ, v[1], zero), zero,
                  arith::DivFOp::create(e.b, e.loc, v[0], v[1]));
}

Value logicalNot(Emit &e, ValueRange v) { return e.differ(v[0], e.integer(1, v[0].getType())); }
Value invert(Emit &e, ValueRange v) { return e.differ(v[0], e.integer(-1, v[0].getType())); }
Value shiftCount(Emit &e, Value n) { // clamped into [0, bits - 1]
  const Value last = e.integer(n.getType().getIntOrFloatBitWidth() - 1, n.getType()), zero = e.zero(n.getType());
  const Value high = e.select(e.less(last, n), last, n);
  return e.isUnsigned() ? high : e.select(e.less(high, zero), zero, high);
}
Value leftShift(Emit &e, ValueRange v) { return arith::ShLIOp::create(e.b, e.loc, v[0], shiftCount(e, v[1])); }
Value rightShift(Emit &e, ValueRange v) {
  const Value count = shiftCount(e, v[1]);
  if (e.isUnsigned()) return arith::ShRUIOp::create(e.b, e.loc, v[0], count);
  return arith::ShRSIOp::create(e.b, e.loc, v[0], count);
}

Value chooseValue(Emit &e, ValueRange v) { return e.select(v[0], v[1], v[2]); }
Value first(Emit &, ValueRange v) { return v[0]; }
Value zeroLike(Emit &e, ValueRange) { return e.zero(e.resultType()); }
Value oneLike(Emit &e, ValueRange) {
  const Type type = e.resultType();
  return isa<FloatType>(type) ? e.real(1.0, type) : e.integer(1, type);
}

Value relu(Emit &e, ValueRange v) { // the kernel: x > 0 || x != x ? x : 0, so that -0 becomes 0
  const Value zero = e.zero(v[0].getType()), positive = e.less(zero, v[0]);
  return e.select(e.isFloat() ? e.either(positive, e.isNan(v[0])) : positive, v[0], zero);
}
Value sigmoid(Emit &e, ValueRange v) { // without overflow on either side
  const Type type = v[0].getType();
  const Value one = e.real(1.0, type), negative = e.less(v[0], e.zero(type));
  const Value down = math::ExpOp::create(e.b, e.loc, arith::NegFOp::create(e.b, e.loc, v[0]));
  const Value up = math::ExpOp::create(e.b, e.loc, v[0]);
  const Value right = arith::DivFOp::create(e.b, e.loc, one, arith::AddFOp::create(e.b, e.loc, one, down));
  const Value left = arith::DivFOp::create(e.b, e.loc, up, arith::AddFOp::create(e.b, e.loc, one, up));
  return e.select(negative, left, right);
}
Value reciprocal(Emit &e, ValueRange v) { return arith::DivFOp::create(e.b, e.loc, e.real(1.0, v[0].getType()), v[0]); }
Value rsqrt(Emit &e, ValueRange v) {
  return arith::DivFOp::create(e.b, e.loc, e.real(1.0, v[0].getType()), math::SqrtOp::create(e.b, e.loc, v[0]));
}
Value isNan(Emit &e, ValueRange v) { return e.isNan(v[0]); }
Value isInf(Emit &e, ValueRange v) {
  const Value size = math::AbsFOp::create(e.b, e.loc, v[0]);
  return e.compare(arith::CmpFPredicate::OEQ, size, e.real(INFINITY, v[0].getType()));
}
Value isFinite(Emit &e, ValueRange v) {
  const Value size = math::AbsFOp::create(e.b, e.loc, v[0]);
  return e.compare(arith::CmpFPredicate::OLT, size, e.real(INFINITY, v[0].getType()));
}
Value sign(Emit &e, ValueRange v) {
  const Type type = v[0].getType();
  const Value zero = e.zero(type), positive = e.less(zero, v[0]), negative = e.less(v[0], zero);
  if (!e.isFloat()) return e.select(positive, e.integer(1, type), e.select(negative, e.integer(-1, type), zero));
  const Value known = e.select(positive, e.real(1.0, type), e.select(negative, e.real(-1.0, type), zero));
  return e.select(e.isNan(v[0]), v[0], known);
}

Value toInteger(Emit &e, Value x, Type to, bool isUnsigned) {
  // cvttsd2si: out of range gives the smallest number of the register, of which narrower types keep the low bits.
  const unsigned width = to.getIntOrFloatBitWidth();
  const Type wide = e.b.getIntegerType(width < 32 || (width == 32 && !isUnsigned) ? 32 : 64);
  const unsigned bits = wide.getIntOrFloatBitWidth();
  const Type real = x.getType();
  // uint32 goes through 64 bits and has a range of its own.
  const bool toUint32 = width == 32 && isUnsigned;
  const double limit = bits == 32 ? 2147483648.0 : 9223372036854775808.0;
  const double low = toUint32 ? -2147483648.0 : -limit, high = toUint32 ? 4294967296.0 : limit;
  const Value least = toUint32 ? e.integer(int64_t{1} << 31, wide) : e.integer(APInt::getSignedMinValue(bits));
  const auto within = [&](Value v, double from, double below) {
    return e.both(e.compare(arith::CmpFPredicate::OGE, v, e.real(from, real)),
                  e.compare(arith::CmpFPredicate::OLT, v, e.real(below, real)));
  };
  const auto convert = [&](Value v) {
    const Value fits = within(v, low, high);
    const Value safe = e.select(fits, v, e.zero(real));
    return e.select(fits, arith::FPToSIOp::create(e.b, e.loc, wide, safe), least);
  };
  Value out = convert(x);
  if (width == 64 && isUnsigned) {
    const Value rest = convert(arith::SubFOp::create(e.b, e.loc, x, e.real(limit, real)));
    out = e.select(within(x, limit, 2 * limit), e.differ(rest, least), out);
  }
  return width < bits ? Value(arith::TruncIOp::create(e.b, e.loc, to, out)) : out;
}

Value castValue(Emit &e, ValueRange v) {
  const Value x = v[0];
  const Type from = x.getType(), to = e.resultType();
  const int32_t wanted = ir::tensorDtype(e.op->getResult(0).getType());
  if (wanted == e.dtype) return x;
  if (wanted == WRT_BOOL)
    return e.isFloat() ? e.compare(arith::CmpFPredicate::UNE, x, e.zero(from))
                       : e.compare(arith::CmpIPredicate::ne, x, e.zero(from));
  if (isa<FloatType>(from) && isa<FloatType>(to)) {
    if (to.getIntOrFloatBitWidth() > from.getIntOrFloatBitWidth()) return arith::ExtFOp::create(e.b, e.loc, to, x);
    return arith::TruncFOp::create(e.b, e.loc, to, x);
  }
  if (isa<FloatType>(from)) return toInteger(e, x, to, wrt::isUnsigned(wanted));
  if (isa<FloatType>(to)) {
    if (e.isUnsigned()) return arith::UIToFPOp::create(e.b, e.loc, to, x);
    return arith::SIToFPOp::create(e.b, e.loc, to, x);
  }
  const unsigned a = from.getIntOrFloatBitWidth(), b = to.getIntOrFloatBitWidth();
  if (a == b) return x;
  if (a > b) return arith::TruncIOp::create(e.b, e.loc, to, x);
  if (e.isUnsigned()) return arith::ExtUIOp::create(e.b, e.loc, to, x);
  return arith::ExtSIOp::create(e.b, e.loc, to, x);
}

Value power(Emit &e, ValueRange v) { return math::PowFOp::create(e.b, e.loc, v[0], v[1]); }

enum Kinds : unsigned { Floats = 1, Signed = 2, Unsigned = 4, Bools = 8, Integers = 6, Numbers = 7, Every = 15 };

struct Custom {
  Function function;
  unsigned kinds; // dtypes of the deciding operand for which it holds
};

const llvm::StringMap<Custom> &customs() {
  using F = arith::CmpFPredicate;
  using I = arith::CmpIPredicate;
  static const llvm::StringMap<Custom> table = {
      {"equal", {comparison<F::OEQ, I::eq, I::eq>, Every}},
      {"not_equal", {comparison<F::UNE, I::ne, I::ne>, Every}},
      {"less", {comparison<F::OLT, I::slt, I::ult>, Numbers}},
      {"less_equal", {comparison<F::OLE, I::sle, I::ule>, Numbers}},
      {"greater", {comparison<F::OGT, I::sgt, I::ugt>, Numbers}},
      {"greater_equal", {comparison<F::OGE, I::sge, I::uge>, Numbers}},
      {"maximum", {maximum, Numbers}},
      {"minimum", {minimum, Numbers}},
      {"neg", {negate, Numbers}},
      {"square", {square, Numbers}},
      {"squared_difference", {squaredDifference, Floats | Signed}},
      {"floor_div", {floorDiv, Numbers}},
      {"floor_mod", {floorMod, Numbers}},
      {"truncate_div", {truncateDiv, Numbers}},
      {"truncate_mod", {truncateMod, Numbers}},
      {"div_no_nan", {divNoNan, Floats}},
      {"logical_not", {logicalNot, Bools}},
      {"invert", {invert, Integers}},
      {"left_shift", {leftShift, Integers}},
      {"right_shift", {rightShift, Integers}},
      {"select", {chooseValue, Every}},
      {"cast", {castValue, Every}},
      {"identity", {first, Every}},
      {"stop_gradient", {first, Every}},
      {"prevent_gradient", {first, Every}},
      {"zeros_like", {zeroLike, Every}},
      {"ones_like", {oneLike, Every}},
      {"relu", {relu, Numbers}},
      {"sigmoid", {sigmoid, Floats}},
      {"reciprocal", {reciprocal, Floats}},
      {"rsqrt", {rsqrt, Floats}},
      {"is_nan", {isNan, Floats}},
      {"is_inf", {isInf, Floats}},
      {"is_finite", {isFinite, Floats}},
      {"sign", {sign, Floats | Signed}},
      {"pow", {power, Floats}},
  };
  return table;
}

unsigned kindOf(int32_t dtype) {
  if (dtype == WRT_BOOL) return Bools;
  return wrt::isFloating(dtype) ? Floats : wrt::isUnsigned(dtype) ? Unsigned : Signed;
}

// The dtype that decides: of the last operand, so that it is not `select`'s condition.
int32_t decidingDtype(Operation *op) { return ir::tensorDtype(op->getOperand(op->getNumOperands() - 1).getType()); }

const char *directOp(const ops::ScalarOps &names, int32_t dtype) {
  switch (kindOf(dtype)) {
  case Floats:
    return names.floating;
  case Signed:
    return names.signedInteger;
  case Unsigned:
    return names.unsignedInteger;
  default:
    return names.boolean;
  }
}

} // namespace

bool isScalarOp(Operation *op) {
  const ops::Op *info = ir::tableOp(op);
  if (!info || info->lowering == ops::Lowering::RuntimeCall || op->getNumOperands() == 0) return false;
  if (op->getNumResults() != 1 || !isScalarType(op->getResult(0).getType())) return false;
  for (Type type : op->getOperandTypes())
    if (!isScalarType(type)) return false;
  const int32_t dtype = decidingDtype(op);
  if (info->lowering == ops::Lowering::Scalar) return *directOp(info->scalarOps, dtype) != 0;
  const auto custom = customs().find(info->name);
  return custom != customs().end() && (custom->second.kinds & kindOf(dtype));
}

bool canFail(Operation *op) {
  const ops::Op *info = ir::tableOp(op);
  const std::string_view name = info->name;
  const bool divides = name == "floor_div" || name == "floor_mod" || name == "truncate_div" || name == "truncate_mod";
  return divides && wrt::isInteger(decidingDtype(op));
}

Value emitScalarOp(OpBuilder &builder, Operation *op, ValueRange operands, ErrorEmitter &errors) {
  const ops::Op *info = ir::tableOp(op);
  Emit emit{builder, op->getLoc(), op, errors, decidingDtype(op)};
  if (info->lowering == ops::Lowering::ScalarCustom) return customs().find(info->name)->second.function(emit, operands);
  OperationState state(op->getLoc(), directOp(info->scalarOps, emit.dtype), operands, emit.resultType());
  if (StringRef(state.name.getStringRef()) == "math.absi") // of the smallest number: itself, as in the kernel
    return emit.select(emit.less(operands[0], emit.zero(operands[0].getType())), negate(emit, operands), operands[0]);
  return builder.create(state)->getResult(0);
}

} // namespace weft::lower
