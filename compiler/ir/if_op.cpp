// Simplifications of weft.if: known conditions, results that nobody uses or that do not depend on the condition.
#include "ir/dialect.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

namespace weft::ir {
using namespace mlir;

namespace {

/// An `if` whose condition is known becomes the region that runs.
struct FoldKnownIf : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    auto constant = op.getCondition().getDefiningOp<ConstantOp>();
    const auto value = constant ? dyn_cast<DenseElementsAttr>(constant.getValue()) : DenseElementsAttr();
    if (!value || value.getNumElements() != 1 || !value.getElementType().isInteger(1)) return failure();
    Block &taken = (*value.getValues<bool>().begin() ? op.getThenRegion() : op.getElseRegion()).front();
    auto yield = cast<YieldOp>(taken.getTerminator());
    SmallVector<Value> results(yield.getValues());
    rewriter.eraseOp(yield);
    rewriter.inlineBlockBefore(&taken, op);
    rewriter.setInsertionPoint(op);
    for (auto [result, type] : llvm::zip(results, op.getResultTypes()))
      result = asType(rewriter, op.getLoc(), result, type);
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

/// A result for which both regions give the same value from outside, or the same constant.
struct ForwardEqualIfResults : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    auto first = cast<YieldOp>(op.getThenRegion().front().getTerminator());
    auto second = cast<YieldOp>(op.getElseRegion().front().getTerminator());
    bool changed = false;
    for (auto [result, a, b] : llvm::zip(op.getResults(), first.getValues(), second.getValues())) {
      if (result.use_empty() || a.getType() != result.getType()) continue;
      if (a == b && !op->isAncestor(a.getParentRegion()->getParentOp())) {
        rewriter.replaceAllUsesWith(result, a);
        changed = true;
        continue;
      }
      Attribute one, other;
      if (b.getType() != result.getType() || !matchPattern(a, m_Constant(&one)) ||
          !matchPattern(b, m_Constant(&other)) || one != other)
        continue;
      rewriter.setInsertionPoint(op);
      auto made = ConstantOp::create(rewriter, a.getLoc(), result.getType(), cast<ElementsAttr>(one));
      rewriter.replaceAllUsesWith(result, made.getResult());
      changed = true;
    }
    return success(changed);
  }
};

} // namespace

void IfOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<FoldKnownIf, DropUnusedIfResults, ForwardEqualIfResults>(context);
}

// What dataflow analyses (sccp) know of the control flow: one of the regions, then on.
void IfOp::getSuccessorRegions(RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  if (!point.isParent()) {
    regions.push_back(RegionSuccessor(getOperation(), getResults()));
    return;
  }
  regions.push_back(RegionSuccessor(&getThenRegion()));
  regions.push_back(RegionSuccessor(&getElseRegion()));
}

bool IfOp::areTypesCompatible(Type, Type) { return true; } // a narrower value is joined with the other one

} // namespace weft::ir
