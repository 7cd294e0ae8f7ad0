// Narrows the types of values to what the runtime's shape rules say of them.
//
// Tracing has run the same rules; they say more where a graph has changed since: after a call was inlined with narrower
// arguments, a branch chosen, a shape folded to a constant. Types of loop values are least fixed points: from the
// initial values' types, joined with the next step's until nothing changes. A function keeps the types of its arguments
// and results, since callers rely on them.
#include "ir/dialect.h"
#include "ir/infer_types.h"
#include "transforms/passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

namespace weft::transforms {
using namespace mlir;

namespace {

// Loops in loops are iterated this deep; those further in keep the types of their values. (Each level may double the
// work.)
constexpr int deepestIteration = 5;

class Refinement {
public:
  void run(func::FuncOp function) {
    if (function.isExternal()) return;
    Block &body = function.getBody().front();
    for (BlockArgument argument : body.getArguments()) types_[argument] = argument.getType();
    visit(body, 0);
    for (auto &[value, type] : types_) {
      Value narrow = value;
      narrow.setType(ir::narrowed(value.getType(), type));
    }
    Operation *end = body.getTerminator();
    OpBuilder builder(end);
    for (auto [operand, type] : llvm::zip(end->getOpOperands(), function.getResultTypes()))
      operand.set(ir::asType(builder, end->getLoc(), operand.get(), type));
  }

private:
  Type typeOf(Value value) const {
    const auto found = types_.find(value);
    return found == types_.end() ? value.getType() : found->second;
  }

  void visit(Block &block, int depth) {
    for (Operation &op : block.without_terminator()) visit(&op, depth);
  }

  void visit(Operation *op, int depth) {
    if (auto branch = dyn_cast<ir::IfOp>(op)) {
      visit(branch.getThenRegion().front(), depth);
      visit(branch.getElseRegion().front(), depth);
      Operation *first = branch.getThenRegion().front().getTerminator();
      Operation *second = branch.getElseRegion().front().getTerminator();
      for (auto [result, a, b] : llvm::zip(branch.getResults(), first->getOperands(), second->getOperands()))
        types_[result] = ir::narrowed(result.getType(), ir::joined(typeOf(a), typeOf(b)));
      return;
    }
    if (auto loop = dyn_cast<ir::WhileOp>(op)) return visitLoop(loop, depth);
    SmallVector<Type> operands;
    for (Value operand : op->getOperands()) operands.push_back(typeOf(operand));
    const SmallVector<Type> inferred = ir::inferResultTypes(op, operands);
    for (auto [i, result] : llvm::enumerate(op->getResults()))
      types_[result] = inferred.empty() ? result.getType() : ir::narrowed(result.getType(), inferred[i]);
  }

  void visitLoop(ir::WhileOp loop, int depth) {
    Block &condition = loop.getCondition().front(), &body = loop.getBody().front();
    SmallVector<Type> values;
    const bool iterates = depth < deepestIteration;
    for (auto [init, result] : llvm::zip(loop.getInitialValues(), loop.getResults()))
      values.push_back(iterates ? typeOf(init) : result.getType());
    for (bool changed = true; changed;) {
      changed = false;
      for (auto [i, type] : llvm::enumerate(values)) {
        const auto index = static_cast<unsigned>(i);
        for (Value value :
             {Value(condition.getArgument(index)), Value(body.getArgument(index)), Value(loop.getResult(index))})
          types_[value] = ir::narrowed(value.getType(), type);
      }
      visit(body, depth + 1);
      for (auto [type, next] : llvm::zip(values, body.getTerminator()->getOperands())) {
        const Type both = ir::joined(type, typeOf(next));
        if (!iterates || both == type) continue;
        type = both;
        changed = true;
      }
    }
    visit(condition, depth + 1);
  }

  llvm::DenseMap<Value, Type> types_;
};

struct RefineShapes : PassWrapper<RefineShapes, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RefineShapes)
  StringRef getArgument() const override { return "weft-refine-shapes"; }
  StringRef getDescription() const override { return "narrow types to what the shape rules say"; }
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) Refinement().run(function);
  }
};

} // namespace

std::unique_ptr<Pass> createRefineShapes() { return std::make_unique<RefineShapes>(); }

} // namespace weft::transforms
