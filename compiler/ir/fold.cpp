// Constant folding of table ops: values that kernels would compute, to the last bit.
//
// Folded are arithmetic, comparisons, logic and casts between numbers, of tensors with a few elements; shapes where
// they are known; and moves of elements. Functions of the C library are left alone: they are to give at run time what
// they give there. A division by zero is left too, since it is an error with a place.
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

// What is folded has no more elements than this: a larger constant costs more than it saves.
constexpr int64_t mostElements = 64;

// Elements of a small constant of numbers; empty for all else.
SmallVector<Scalar> read(Attribute attribute) {
  const auto elements = dyn_cast_if_present<DenseElementsAttr>(attribute);
  if (!elements || elements.getNumElements() > mostElements) return {};
  SmallVector<Scalar> out;
  const Type element = elements.getElementType();
  if (element.isF32() || element.isF64()) {
    for (const APFloat &value : elements.getValues<APFloat>()) {
      Scalar &scalar = out.emplace_back();
      scalar.isFloat = true;
      scalar.real = value;
    }
  } else if (isa<IntegerType>(element)) {
    for (const APInt &value : elements.getValues<APInt>()) {
      Scalar &scalar = out.emplace_back();
      scalar.integer = value;
      scalar.isUnsigned = element.isUnsignedInteger();
      scalar.isBool = element.isInteger(1);
    }
  }
  return out;
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

// One element; `type` is of rank 0.
Attribute foldScalar(StringRef name, const Scalar &x, const Scalar *y, RankedTensorType type) {
  if (y) {
    if (x.isFloat != y->isFloat) return {};
    return x.isFloat ? foldFloat(name, x.real, y->real, type) : foldInteger(name, x, *y, type);
  }
  if (name == "cast") return foldCast(x, type);
  if (name == "neg") return x.isFloat ? write(-x.real, type) : write(-x.integer, type);
  if (name == "logical_not" && x.isBool) return write(x.integer.isZero(), type);
  if (name == "square" && x.isFloat) return foldFloat("mul", x.real, x.real, type);
  return {};
}

// Element by element; an operand of one element goes with each.
Attribute foldElements(StringRef name, ArrayRef<Attribute> operands, RankedTensorType type) {
  if (operands.empty() || operands.size() > 2 || !type.hasStaticShape() || type.getNumElements() > mostElements)
    return {};
  // Kernels broadcast; here one shape is the result's, the other one is equal or of rank 0.
  for (Attribute operand : operands) {
    const auto elements = dyn_cast_if_present<DenseElementsAttr>(operand);
    if (!elements || (elements.getType().getRank() != 0 && elements.getType().getShape() != type.getShape())) return {};
  }
  const SmallVector<Scalar> x = read(operands[0]), y = operands.size() == 2 ? read(operands[1]) : SmallVector<Scalar>();
  if (x.empty() || (operands.size() == 2 && y.empty())) return {};
  const auto one = RankedTensorType::get({}, type.getElementType());
  SmallVector<Attribute> folded;
  for (int64_t i = 0; i < type.getNumElements(); ++i) {
    const auto at = static_cast<size_t>(i);
    const Attribute element =
        foldScalar(name, x[x.size() == 1 ? 0 : at], y.empty() ? nullptr : &y[y.size() == 1 ? 0 : at], one);
    if (!element) return {};
    folded.push_back(cast<DenseElementsAttr>(element).getSplatValue<Attribute>());
  }
  return DenseElementsAttr::get(type, folded);
}

// What is known of a tensor without its elements.
Attribute foldShapeQuestion(StringRef name, Type operand, RankedTensorType type) {
  const auto ranked = dyn_cast<RankedTensorType>(operand);
  const auto integer = dyn_cast<IntegerType>(type.getElementType());
  if (!ranked || !integer) return {};
  const auto number = [&](int64_t value) { return APInt(integer.getWidth(), static_cast<uint64_t>(value), true); };
  if (name == "rank" && type.getRank() == 0) return DenseElementsAttr::get(type, number(ranked.getRank()));
  if (!ranked.hasStaticShape()) return {};
  if (name == "size" && type.getRank() == 0) return DenseElementsAttr::get(type, number(ranked.getNumElements()));
  if (name != "shape" || type.getShape() != ArrayRef<int64_t>{ranked.getRank()}) return {};
  SmallVector<APInt> extents;
  for (const int64_t extent : ranked.getShape()) extents.push_back(number(extent));
  return DenseElementsAttr::get(type, extents);
}

// The same elements in another shape, or several numbers in a row.
Attribute foldMove(StringRef name, ArrayRef<Attribute> operands, RankedTensorType type) {
  if (operands.empty() || !type.hasStaticShape() || type.getNumElements() > mostElements) return {};
  auto first = dyn_cast_if_present<DenseElementsAttr>(operands[0]);
  if (!first || first.getElementType() != type.getElementType()) return {};
  if (name == "reshape" || name == "expand_dims" || name == "squeeze")
    return first.getNumElements() == type.getNumElements() ? first.reshape(type) : Attribute();
  if (name != "stack" || type.getRank() != 1) return {};
  SmallVector<Attribute> elements;
  for (Attribute operand : operands) {
    const auto number = dyn_cast_if_present<DenseElementsAttr>(operand);
    if (!number || number.getType().getRank() != 0 || number.getElementType() != type.getElementType()) return {};
    elements.push_back(number.getSplatValue<Attribute>());
  }
  return static_cast<int64_t>(elements.size()) == type.getNumElements() ? DenseElementsAttr::get(type, elements)
                                                                        : Attribute();
}

} // namespace

LogicalResult foldTableOp(Operation *op, ArrayRef<Attribute> operands, SmallVectorImpl<OpFoldResult> &results) {
  if (op->getNumResults() != 1 || op->getNumOperands() == 0) return failure();
  const StringRef name = op->getName().stripDialect();
  const Type type = op->getResult(0).getType();
  if (name == "identity" && op->getOperand(0).getType() == type) {
    results.push_back(op->getOperand(0));
    return success();
  }
  const auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked) return failure();
  Attribute folded = foldShapeQuestion(name, op->getOperand(0).getType(), ranked);
  if (!folded && operands[0]) folded = foldElements(name, operands, ranked);
  if (!folded && operands[0]) folded = foldMove(name, operands, ranked);
  if (!folded) return failure();
  results.push_back(folded);
  return success();
}

OpFoldResult foldElement(Attribute tensor, ArrayRef<Attribute> indices, Type type) {
  const auto elements = dyn_cast_if_present<DenseElementsAttr>(tensor);
  const auto scalar = dyn_cast<RankedTensorType>(type);
  if (!elements || !scalar || elements.getElementType() != scalar.getElementType()) return {};
  const ShapedType from = elements.getType();
  if (from.getRank() != static_cast<int64_t>(indices.size())) return {};
  int64_t place = 0;
  for (auto [axis, attribute] : llvm::enumerate(indices)) {
    const SmallVector<Scalar> index = read(attribute);
    if (index.size() != 1 || index[0].isFloat) return {};
    const int64_t extent = from.getDimSize(static_cast<unsigned>(axis));
    int64_t at =
        index[0].isUnsigned ? static_cast<int64_t>(index[0].integer.getZExtValue()) : index[0].integer.getSExtValue();
    if (at < 0) at += extent;
    if (at < 0 || at >= extent) return {}; // an error with a place
    place = place * extent + at;
  }
  const Attribute element = elements.getValues<Attribute>()[static_cast<size_t>(place)];
  return DenseElementsAttr::get(scalar, ArrayRef<Attribute>(element));
}

} // namespace weft::ir
