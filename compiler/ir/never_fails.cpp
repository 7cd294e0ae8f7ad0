// An op that is not listed here can fail. Kernels refuse shapes that do not fit, dtypes that they do not have, indices
// out of range, and division of integers by zero.
#include "ir/never_fails.h"
#include "ir/dialect.h"
#include "ops/op_table.h"

#include "core/dtype.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringSet.h"

namespace weft::ir {
using namespace mlir;

namespace {

// Each element by itself: no shape can be wrong.
const llvm::StringSet<> ofOne = {
    "abs",    "acos",   "acosh", "asin",       "asinh",        "atan",  "atanh",     "ceil",       "cos",
    "cosh",   "erf",    "erfc",  "exp",        "expm1",        "floor", "identity",  "invert",     "is_finite",
    "is_inf", "is_nan", "log",   "log1p",      "logical_not",  "neg",   "ones_like", "reciprocal", "relu",
    "rint",   "round",  "rsqrt", "sigmoid",    "sign",         "sin",   "sinh",      "softplus",   "sqrt",
    "square", "tan",    "tanh",  "zeros_like", "stop_gradient"};

// Two operands whose shapes must fit.
const llvm::StringSet<> ofTwo = {"add_v2",
                                 "sub",
                                 "mul",
                                 "maximum",
                                 "minimum",
                                 "less",
                                 "less_equal",
                                 "greater",
                                 "greater_equal",
                                 "equal",
                                 "not_equal",
                                 "logical_and",
                                 "logical_or",
                                 "bitwise_and",
                                 "bitwise_or",
                                 "bitwise_xor",
                                 "squared_difference",
                                 "atan2"};

// Two operands whose shapes must fit, and that may not divide by zero.
const llvm::StringSet<> divisions = {"real_div", "floor_div", "floor_mod", "truncate_div", "truncate_mod", "div"};

// Reductions over axes that an attribute gives: the shape rule has checked them if the rank is known.
const llvm::StringSet<> reductions = {"sum", "prod", "max", "min", "all", "any"};

const llvm::StringSet<> ofShape = {"shape", "size", "rank"};

bool isNumber(Type type) {
  const int32_t dtype = tensorDtype(type);
  return dtype == WRT_BOOL || wrt::isInteger(dtype) || dtype == WRT_FLOAT32 || dtype == WRT_FLOAT64;
}
bool isReal(Type type) {
  const int32_t dtype = tensorDtype(type);
  return dtype == WRT_FLOAT32 || dtype == WRT_FLOAT64;
}

// Whether the shapes fit whenever their tensors exist.
bool surelyBroadcasts(Type a, Type b) {
  const auto x = dyn_cast<RankedTensorType>(a), y = dyn_cast<RankedTensorType>(b);
  if ((x && x.getRank() == 0) || (y && y.getRank() == 0)) return true;
  if (!x || !y) return false;
  const int64_t common = std::min(x.getRank(), y.getRank());
  for (int64_t i = 1; i <= common; ++i) {
    const int64_t m = x.getDimSize(x.getRank() - i), n = y.getDimSize(y.getRank() - i);
    if (m == 1 || n == 1) continue;
    if (ShapedType::isDynamic(m) || ShapedType::isDynamic(n) || m != n) return false;
  }
  return true;
}

// A constant without a zero, and without the -1 that no least integer may be divided by.
bool isSafeDivisor(Value value) {
  DenseIntElementsAttr elements;
  if (!matchPattern(value, m_Constant(&elements))) return false;
  return llvm::none_of(elements.getValues<APInt>(), [](const APInt &n) { return n.isZero() || n.isAllOnes(); });
}

bool productFits(Operation *op) {
  const auto x = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  const auto y = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
  if (!x || !y || x.getRank() != 2 || y.getRank() != 2 || !isReal(x) || !isReal(y)) return false;
  const auto flag = [&](StringRef name) {
    const auto attribute = op->getAttrOfType<BoolAttr>(name);
    return attribute && attribute.getValue();
  };
  const int64_t m = x.getDimSize(flag("transpose_a") ? 0 : 1), n = y.getDimSize(flag("transpose_b") ? 1 : 0);
  return !ShapedType::isDynamic(m) && m == n;
}

} // namespace

bool neverFails(Operation *op) {
  const ops::Op *info = tableOp(op);
  if (!info || info->effects != ops::Effects::None || op->getNumResults() != 1) return false;
  const StringRef name = info->name;
  const auto operands = op->getOperandTypes();
  if (ofShape.contains(name)) return isa<TensorType>(operands[0]);
  if (!llvm::all_of(operands, isNumber) || !isNumber(op->getResult(0).getType())) return false;
  if (ofOne.contains(name)) return true;
  if (name == "cast") return true;
  if (ofTwo.contains(name)) return surelyBroadcasts(operands[0], operands[1]);
  if (name == "pow") return isReal(operands[0]) && surelyBroadcasts(operands[0], operands[1]);
  if (divisions.contains(name))
    return surelyBroadcasts(operands[0], operands[1]) && (isReal(operands[0]) || isSafeDivisor(op->getOperand(1)));
  if (reductions.contains(name) || name == "expand_dims" || name == "transpose")
    return isa<RankedTensorType>(operands[0]);
  if (name == "mean") return isReal(operands[0]) && isa<RankedTensorType>(operands[0]);
  if (name == "matmul") return productFits(op);
  if (name == "stack")
    return llvm::all_of(operands, [&](Type type) {
      const auto ranked = dyn_cast<RankedTensorType>(type);
      return ranked && ranked.hasStaticShape() && type == operands[0];
    });
  return false;
}

} // namespace weft::ir
