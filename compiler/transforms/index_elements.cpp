// Turns `x[i]`, `x[i, j]` (strided_slice of each axis by a number) into weft.element.
//
// As strided_slice such a read makes three tensors of bounds and one for its result. Only tensors of numbers whose rank
// is known and equal to the number of indices are read so; the rest stays as it is.
#include "ir/dialect.h"
#include "transforms/passes.h"

#include "core/dtype.h"

#include "mlir/IR/Builders.h"

namespace weft::transforms {
using namespace mlir;

namespace {

bool isNumber(Type type) {
  const int32_t dtype = ir::tensorDtype(type);
  return dtype == WRT_BOOL || wrt::isInteger(dtype) || dtype == WRT_FLOAT32 || dtype == WRT_FLOAT64;
}

int64_t intOf(Operation *op, StringRef name) {
  const auto attribute = op->getAttrOfType<IntegerAttr>(name);
  return attribute ? attribute.getInt() : 0;
}

// The `count` numbers that a tensor of bounds consists of; empty if it is not made of numbers here.
SmallVector<Value> numbersIn(Value bounds, int64_t count, OpBuilder &builder) {
  Operation *op = bounds.getDefiningOp();
  SmallVector<Value> numbers;
  if (!op) return numbers;
  if (auto constant = dyn_cast<ir::ConstantOp>(op)) {
    const auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
    if (!elements || elements.getNumElements() != count) return numbers;
    const auto type = RankedTensorType::get({}, elements.getElementType());
    for (const APInt &value : elements.getValues<APInt>())
      numbers.push_back(ir::ConstantOp::create(builder, constant.getLoc(), type, DenseElementsAttr::get(type, value)));
    return numbers;
  }
  if (op->getName().getStringRef() != "weft.stack" || static_cast<int64_t>(op->getNumOperands()) != count)
    return numbers;
  for (Value operand : op->getOperands())
    if (!ir::isRank0(operand.getType()) || !wrt::isInteger(ir::tensorDtype(operand.getType()))) return {};
  return SmallVector<Value>(op->getOperands());
}

void rewrite(Operation *op) {
  const auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!type || type.getRank() == 0 || type.getRank() > 30 || !isNumber(type)) return;
  if (!ir::isRank0(op->getResult(0).getType()) || !isNumber(op->getResult(0).getType())) return;
  for (const char *mask : {"begin_mask", "end_mask", "ellipsis_mask", "new_axis_mask"})
    if (intOf(op, mask)) return;
  if (intOf(op, "shrink_axis_mask") != (int64_t{1} << type.getRank()) - 1) return;
  OpBuilder builder(op);
  const SmallVector<Value> indices = numbersIn(op->getOperand(1), type.getRank(), builder);
  if (indices.empty()) return;
  auto element = ir::ElementOp::create(builder, op->getLoc(), op->getResult(0).getType(), op->getOperand(0), indices);
  op->getResult(0).replaceAllUsesWith(element.getResult());
  op->erase();
}

struct IndexElements : PassWrapper<IndexElements, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(IndexElements)
  StringRef getArgument() const override { return "weft-index-elements"; }
  StringRef getDescription() const override { return "read single elements without tensors of bounds"; }
  void runOnOperation() override {
    SmallVector<Operation *> slices;
    getOperation()->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "weft.strided_slice") slices.push_back(op);
    });
    for (Operation *op : slices) rewrite(op);
  }
};

} // namespace

std::unique_ptr<Pass> createIndexElements() { return std::make_unique<IndexElements>(); }

} // namespace weft::transforms
