// Classes, verifiers and folders of the ops with C++ classes. Simplifications of `if` and `while` are in if_op.cpp and
// while_op.cpp.
#include "ir/dialect.h"
#include "ir/fold.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"

#define GET_OP_CLASSES
#include "ir/control_ops.cpp.inc"

namespace weft::ir {
using namespace mlir;

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

OpFoldResult ElementOp::fold(FoldAdaptor adaptor) {
  return foldElement(adaptor.getTensor(), adaptor.getIndices(), getType());
}

static LogicalResult verifyYield(Operation *op, Region &region, TypeRange wanted, const char *what) {
  auto yield = dyn_cast<YieldOp>(region.front().getTerminator());
  if (!yield) return op->emitOpError() << what << " must end in weft.yield";
  if (yield.getNumOperands() != wanted.size())
    return op->emitOpError() << what << " yields " << yield.getNumOperands() << " values, wanted " << wanted.size();
  return success();
}

LogicalResult IfOp::verify() {
  if (failed(verifyYield(*this, getThenRegion(), getResultTypes(), "the first region"))) return failure();
  return verifyYield(*this, getElseRegion(), getResultTypes(), "the second region");
}

LogicalResult WhileOp::verify() {
  const auto count = getInitialValues().size();
  if (getNumResults() != count) return emitOpError("needs as many results as initial values");
  for (Region *region : {&getCondition(), &getBody()})
    if (region->getNumArguments() != count) return emitOpError("each region takes the loop's values");
  if (!isa<ConditionOp>(getCondition().front().getTerminator()))
    return emitOpError("the first region must end in weft.condition");
  return verifyYield(*this, getBody(), getResultTypes(), "the body");
}

} // namespace weft::ir
