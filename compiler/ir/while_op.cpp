// Simplifications of weft.while: values that no step changes, and loops that never run.
#include "ir/dialect.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

namespace weft::ir {
using namespace mlir;

namespace {

/// A loop value that the body passes on unchanged is its initial value, everywhere. (Autograph carries each variable
/// that any path writes.)
struct ForwardUnchangedLoopValues : OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WhileOp op, PatternRewriter &rewriter) const override {
    Block &condition = op.getCondition().front(), &body = op.getBody().front();
    Operation *yield = body.getTerminator();
    bool changed = false;
    for (unsigned i = 0; i < op.getNumResults(); ++i) {
      const Value init = op.getInitialValues()[i], argument = body.getArgument(i);
      if (yield->getOperand(i) != argument || init.getType() != argument.getType() ||
          init.getType() != op.getResult(i).getType())
        continue;
      // What is left of it, passed on from step to step, goes with the values that nothing needs.
      for (Value from : {Value(condition.getArgument(i)), Value(op.getResult(i)), argument}) {
        for (OpOperand &use : llvm::make_early_inc_range(from.getUses())) {
          if (use.getOwner() == yield && use.getOperandNumber() == i) continue;
          rewriter.modifyOpInPlace(use.getOwner(), [&] { use.set(init); });
          changed = true;
        }
      }
    }
    return success(changed);
  }
};

/// A loop whose condition is false at once: what its condition does happens once, its results are its initial values.
struct RemoveLoopThatNeverRuns : OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WhileOp op, PatternRewriter &rewriter) const override {
    Block &condition = op.getCondition().front();
    DenseElementsAttr value;
    if (!matchPattern(condition.getTerminator()->getOperand(0), m_Constant(&value)) || value.getNumElements() != 1 ||
        !value.getElementType().isInteger(1) || *value.getValues<bool>().begin())
      return failure();
    rewriter.eraseOp(condition.getTerminator());
    SmallVector<Value> inits;
    for (auto [init, type] : llvm::zip(op.getInitialValues(), op.getResultTypes()))
      inits.push_back(asType(rewriter, op.getLoc(), init, type));
    rewriter.inlineBlockBefore(&condition, op, inits);
    rewriter.replaceOp(op, inits);
    return success();
  }
};

} // namespace

void WhileOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<ForwardUnchangedLoopValues, RemoveLoopThatNeverRuns>(context);
}

// Ops of both regions may leave the loop if they are invariant and may run where they did not (ir/never_fails.h).
SmallVector<Region *> WhileOp::getLoopRegions() { return {&getCondition(), &getBody()}; }

} // namespace weft::ir
