// Verifiers, folders and simplifications of the ops with C++ classes.
#include "ir/dialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"

#define GET_OP_CLASSES
#include "ir/control_ops.cpp.inc"

namespace weft::ir {
using namespace mlir;

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

namespace {

LogicalResult verifyYield(Operation *op, Region &region, TypeRange wanted, const char *what) {
  auto yield = dyn_cast<YieldOp>(region.front().getTerminator());
  if (!yield) return op->emitOpError() << what << " must end in weft.yield";
  if (yield.getNumOperands() != wanted.size())
    return op->emitOpError() << what << " yields " << yield.getNumOperands() << " values, wanted " << wanted.size();
  return success();
}

/// An `if` whose condition is known becomes the region that runs.
struct FoldKnownIf : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    auto constant = op.getCondition().getDefiningOp<ConstantOp>();
    const auto value = constant ? dyn_cast<DenseElementsAttr>(constant.getValue()) : DenseElementsAttr();
    if (!value || value.getNumElements() != 1 || !value.getElementType().isInteger(1)) return failure();
    Block &taken = (*value.getValues<bool>().begin() ? op.getThenRegion() : op.getElseRegion()).front();
    auto yield = cast<YieldOp>(taken.getTerminator());
    const SmallVector<Value> results(yield.getValues());
    for (auto [result, type] : llvm::zip(results, op.getResultTypes()))
      if (result.getType() != type) return failure(); // a value of a narrower type needs the join
    rewriter.eraseOp(yield);
    rewriter.inlineBlockBefore(&taken, op);
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// Results that nobody uses are computed no more (the ops that made them are then dead).
struct DropUnusedIfResults : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    if (llvm::none_of(op.getResults(), [](Value v) { return v.use_empty(); })) return failure();
    SmallVector<Type> types;
    for (Value result : op.getResults())
      if (!result.use_empty()) types.push_back(result.getType());
    auto fewer = IfOp::create(rewriter, op.getLoc(), types, op.getCondition());
    for (auto [from, to] : llvm::zip(op->getRegions(), fewer->getRegions())) {
      to.takeBody(from);
      auto yield = cast<YieldOp>(to.front().getTerminator());
      SmallVector<Value> kept;
      for (auto [value, result] : llvm::zip(yield.getValues(), op.getResults()))
        if (!result.use_empty()) kept.push_back(value);
      rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(kept); });
    }
    unsigned next = 0;
    for (Value result : op.getResults())
      if (!result.use_empty()) rewriter.replaceAllUsesWith(result, fewer.getResult(next++));
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

LogicalResult IfOp::verify() {
  if (failed(verifyYield(*this, getThenRegion(), getResultTypes(), "the first region"))) return failure();
  return verifyYield(*this, getElseRegion(), getResultTypes(), "the second region");
}

void IfOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<FoldKnownIf, DropUnusedIfResults>(context);
}

LogicalResult WhileOp::verify() {
  const auto count = getInits().size();
  if (getNumResults() != count) return emitOpError("needs as many results as initial values");
  for (Region *region : {&getCondition(), &getBody()})
    if (region->getNumArguments() != count) return emitOpError("each region takes the loop's values");
  if (!isa<ConditionOp>(getCondition().front().getTerminator()))
    return emitOpError("the first region must end in weft.condition");
  return verifyYield(*this, getBody(), getResultTypes(), "the body");
}

} // namespace weft::ir
