// Removes loop values that nothing needs.
//
// AutoGraph carries every variable that a loop writes, also those that are read by nobody afterwards. A value is needed
// if its result is used, if the condition or an op with an effect depends on it, or a needed value does. The ops that
// computed the others are then dead and go with the next clean-up.
#include "ir/dialect.h"
#include "transforms/passes.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

namespace weft::transforms {
using namespace mlir;

namespace {

// Values of the body and condition that are needed, found backwards from the roots.
llvm::BitVector neededValues(ir::WhileOp loop) {
  const unsigned count = loop.getNumResults();
  llvm::BitVector needed(count);
  Block &condition = loop.getCondition().front(), &body = loop.getBody().front();
  Operation *yield = body.getTerminator();
  llvm::SetVector<Operation *> work;
  const auto need = [&](Value value) {
    if (const auto argument = dyn_cast<BlockArgument>(value)) {
      if (argument.getOwner() == &condition || argument.getOwner() == &body)
        needed.set(argument.getArgNumber());
      else if (Operation *parent = argument.getOwner()->getParentOp(); loop->isProperAncestor(parent))
        work.insert(parent);
    } else if (loop->isProperAncestor(value.getDefiningOp())) {
      work.insert(value.getDefiningOp());
    }
  };
  for (unsigned i = 0; i < count; ++i)
    if (!loop.getResult(i).use_empty()) needed.set(i);
  need(condition.getTerminator()->getOperand(0));
  for (Region *region : {&loop.getCondition(), &loop.getBody()})
    for (Operation &op : region->front().without_terminator())
      if (!isMemoryEffectFree(&op)) work.insert(&op);
  llvm::BitVector yielded(count);
  while (true) {
    // A needed op needs its operands, and all that its regions take from outside.
    for (size_t i = 0; i < work.size(); ++i) {
      Operation *op = work[i];
      op->walk([&](Operation *inner) {
        for (Value operand : inner->getOperands()) need(operand);
      });
      // An op inside of another one keeps that one.
      for (Operation *parent = op->getParentOp(); parent && parent != loop; parent = parent->getParentOp())
        work.insert(parent);
    }
    bool changed = false;
    for (const int i : needed.set_bits())
      if (!yielded.test(static_cast<unsigned>(i))) {
        yielded.set(static_cast<unsigned>(i));
        need(yield->getOperand(static_cast<unsigned>(i)));
        changed = true;
      }
    if (!changed) return needed;
  }
}

void keepOnly(ir::WhileOp loop, const llvm::BitVector &needed) {
  SmallVector<Value> inits;
  SmallVector<Type> types;
  SmallVector<Attribute> names;
  const auto oldNames = loop->getAttrOfType<ArrayAttr>("names");
  for (const int i : needed.set_bits()) {
    inits.push_back(loop.getInitialValues()[static_cast<unsigned>(i)]);
    types.push_back(loop.getResult(static_cast<unsigned>(i)).getType());
    if (oldNames && static_cast<size_t>(i) < oldNames.size()) names.push_back(oldNames[static_cast<unsigned>(i)]);
  }
  OpBuilder builder(loop);
  auto fewer = ir::WhileOp::create(builder, loop.getLoc(), types, inits, loop.getMaximumIterationsAttr());
  if (oldNames) fewer->setAttr("names", builder.getArrayAttr(names));
  for (auto [from, to] : llvm::zip(loop->getRegions(), fewer->getRegions())) to.takeBody(from);
  Block &body = fewer.getBody().front();
  Operation *yield = body.getTerminator();
  for (unsigned i = needed.size(); i-- > 0;)
    if (!needed.test(i)) yield->eraseOperand(i);
  // Dead ops that still use a dropped value, users first.
  for (Block *block : {&fewer.getCondition().front(), &body}) {
    SmallVector<Operation *> ops; // a reversed range of ops does not survive erasing one of them
    for (Operation &op : block->without_terminator()) ops.push_back(&op);
    for (Operation *op : llvm::reverse(ops))
      if (isOpTriviallyDead(op)) op->erase();
  }
  for (Region &region : fewer->getRegions())
    for (unsigned i = needed.size(); i-- > 0;)
      if (!needed.test(i)) region.front().eraseArgument(i);
  unsigned next = 0;
  for (const int i : needed.set_bits())
    loop.getResult(static_cast<unsigned>(i)).replaceAllUsesWith(fewer.getResult(next++));
  loop.erase();
}

struct DropDeadLoopValues : PassWrapper<DropDeadLoopValues, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DropDeadLoopValues)
  StringRef getArgument() const override { return "weft-drop-dead-loop-values"; }
  StringRef getDescription() const override { return "remove loop values that nothing needs"; }
  void runOnOperation() override {
    SmallVector<ir::WhileOp> loops;
    getOperation()->walk([&](ir::WhileOp loop) { loops.push_back(loop); }); // inner loops first
    for (ir::WhileOp loop : loops) {
      const llvm::BitVector needed = neededValues(loop);
      if (!needed.all()) keepOnly(loop, needed);
    }
  }
};

} // namespace

std::unique_ptr<Pass> createDropDeadLoopValues() { return std::make_unique<DropDeadLoopValues>(); }

} // namespace weft::transforms
