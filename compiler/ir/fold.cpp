// Constant folding of table ops on scalars: values that kernels would compute, to the last bit.
//
// Folded are arithmetic, comparisons, logic and casts between numbers. Functions of the C library are left alone: they
// are to give at run time what they give there. A division by zero is left too, since it is an error with a place.
#include "ir/fold.h"
#include "ir/dialect.h"

#include "llvm/ADT/APSInt.h"

namespace weft::ir {
using namespace mlir;

namespace {

struct Scalar {
  bool isFloat = false, isUnsigned = false, isBool = false;
  APInt integer;
  APFloat real{0.0};
};

std::optional<Scalar> read(Attribute attribute) {
  const auto elements = dyn_cast_if_present<DenseElementsAttr>(attribute);
  if (!elements || elements.getType().getRank() != 0) return std::nullopt;
  Scalar scalar;
  const Type element = elements.getElementType();
  if (element.isF32() || element.isF64()) {
    scalar.isFloat = true;
    scalar.real = *elements.getValues<APFloat>().begin();
    return scalar;
  }
  if (!isa<IntegerType>(element)) return std::nullopt;
  scalar.integer = *elements.getValues<APInt>().begin();
  scalar.isUnsigned = element.isUnsignedInteger();
  scalar.isBool = element.isInteger(1);
  return scalar;
}

Attribute write(const APInt &value, Type type) { return DenseElementsAttr::get(cast<ShapedType>(type), value); }
Attribute write(const APFloat &value, Type type) { return DenseElementsAttr::get(cast<ShapedType>(type), value); }
Attribute write(bool value, Type type) { return write(APInt(1, value), type); }

constexpr auto nearest = APFloat::rmNearestTiesToEven;

Attribute foldFloat(StringRef name, const APFloat &a, const APFloat &b, Type type) {
  APFloat r = a;
  if (name == "add_v2")
    r.add(b, nearest);
  else if (name == "sub")
    r.subtract(b, nearest);
  else if (name == "mul")
    r.multiply(b, nearest);
  else if (name == "real_div")
    r.divide(b, nearest);
  else {
    const auto order = a.compare(b);
    const bool less = order == APFloat::cmpLessThan, equal = order == APFloat::cmpEqual,
               greater = order == APFloat::cmpGreaterThan;
    if (name == "less") return write(less, type);
    if (name == "less_equal") return write(less || equal, type);
    if (name == "greater") return write(greater, type);
    if (name == "greater_equal") return write(greater || equal, type);
    if (name == "equal") return write(equal, type);
    if (name == "not_equal") return write(!equal, type);
    return {};
  }
  // The sign and payload of a computed NaN are the processor's affair.
  return r.isNaN() ? Attribute() : write(r, type);
}

Attribute foldInteger(StringRef name, const Scalar &x, const Scalar &y, Type type) {
  const APInt &a = x.integer, &b = y.integer;
  const bool u = x.isUnsigned || x.isBool;
  if (name == "less") return write(u ? a.ult(b) : a.slt(b), type);
  if (name == "less_equal") return write(u ? a.ule(b) : a.sle(b), type);
  if (name == "greater") return write(u ? a.ugt(b) : a.sgt(b), type);
  if (name == "greater_equal") return write(u ? a.uge(b) : a.sge(b), type);
  if (name == "equal") return write(a == b, type);
  if (name == "not_equal") return write(a != b, type);
  if (name == "logical_and" || name == "bitwise_and") return write(a & b, type);
  if (name == "logical_or" || name == "bitwise_or") return write(a | b, type);
  if (name == "bitwise_xor") return write(a ^ b, type);
  if (x.isBool) return {};
  if (name == "add_v2") return write(a + b, type);
  if (name == "sub") return write(a - b, type);
  if (name == "mul") return write(a * b, type);
  if (name == "maximum") return write((u ? a.ult(b) : a.slt(b)) ? b : a, type);
  if (name == "minimum") return write((u ? b.ult(a) : b.slt(a)) ? b : a, type);
  if (b.isZero() || (!u && a.isMinSignedValue() && b.isAllOnes())) return {};
  if (name == "truncate_div") return write(u ? a.udiv(b) : a.sdiv(b), type);
  if (name == "truncate_mod") return write(u ? a.urem(b) : a.srem(b), type);
  if (name == "floor_div" || name == "floor_mod") {
    APInt quotient = u ? a.udiv(b) : a.sdiv(b), remainder = u ? a.urem(b) : a.srem(b);
    if (!u && !remainder.isZero() && remainder.isNegative() != b.isNegative()) {
      --quotient;
      remainder += b;
    }
    return write(name == "floor_div" ? quotient : remainder, type);
  }
  return {};
}

Attribute foldCast(const Scalar &x, RankedTensorType type) {
  const Type element = type.getElementType();
  if (element.isF32() || element.isF64()) {
    APFloat out = x.real;
    bool lossy = false;
    const auto &semantics = cast<FloatType>(element).getFloatSemantics();
    if (x.isFloat) {
      if (x.real.isNaN()) return {};
      out.convert(semantics, nearest, &lossy);
    } else {
      out = APFloat(semantics);
      out.convertFromAPInt(x.integer, !x.isUnsigned && !x.isBool, nearest);
    }
    return write(out, type);
  }
  const auto integer = dyn_cast<IntegerType>(element);
  if (!integer) return {};
  if (integer.getWidth() == 1) return write(x.isFloat ? !x.real.isZero() : !x.integer.isZero(), type);
  if (!x.isFloat) {
    const bool zero = x.isUnsigned || x.isBool;
    return write(zero ? x.integer.zextOrTrunc(integer.getWidth()) : x.integer.sextOrTrunc(integer.getWidth()), type);
  }
  // Out of range is left to the processor.
  bool exact = false;
  llvm::APSInt out(integer.getWidth(), integer.isUnsigned());
  if (x.real.convertToInteger(out, APFloat::rmTowardZero, &exact) & APFloat::opInvalidOp) return {};
  return write(static_cast<const APInt &>(out), type);
}

} // namespace

LogicalResult foldTableOp(Operation *op, ArrayRef<Attribute> operands, SmallVectorImpl<OpFoldResult> &results) {
  if (op->getNumResults() != 1 || op->getNumOperands() == 0 || op->getNumOperands() > 2) return failure();
  const StringRef name = op->getName().stripDialect();
  const Type type = op->getResult(0).getType();
  if (name == "identity" && op->getOperand(0).getType() == type) {
    results.push_back(op->getOperand(0));
    return success();
  }
  const auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || ranked.getRank() != 0) return failure();
  const std::optional<Scalar> x = read(operands[0]);
  if (!x) return failure();
  Attribute folded;
  if (op->getNumOperands() == 2) {
    const std::optional<Scalar> y = read(operands[1]);
    if (!y || x->isFloat != y->isFloat) return failure();
    folded = x->isFloat ? foldFloat(name, x->real, y->real, type) : foldInteger(name, *x, *y, type);
  } else if (name == "cast")
    folded = foldCast(*x, ranked);
  else if (name == "neg")
    folded = x->isFloat ? write(-x->real, type) : write(-x->integer, type);
  else if (name == "logical_not" && x->isBool)
    folded = write(x->integer.isZero(), type);
  else if (name == "square" && x->isFloat)
    folded = foldFloat("mul", x->real, x->real, type);
  if (!folded) return failure();
  results.push_back(folded);
  return success();
}

} // namespace weft::ir
