// Common subexpressions: an op without effects whose like has run before gives that one's results.
//
// MLIR's own cse never finds two of our ops equal: the table's ops are dynamic ones, whose (absent) properties compare
// as different. Regions have one block each, so what dominates is what stood before, here or around. An op that only
// reads is merged while nothing has written since. Of two ops that can fail the second one fails no more, being the
// first.
#include "ir/dialect.h"
#include "transforms/passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ScopedHashTable.h"

namespace weft::transforms {
using namespace mlir;

namespace {

// An op as what it computes: name, attributes, operands, types; for a read, how often something was written before it.
struct Key {
  Operation *op = nullptr;
  uint64_t writes = 0;
};

struct KeyInfo {
  static Key getEmptyKey() { return {llvm::DenseMapInfo<Operation *>::getEmptyKey(), 0}; }
  static Key getTombstoneKey() { return {llvm::DenseMapInfo<Operation *>::getTombstoneKey(), 0}; }
  static unsigned getHashValue(const Key &key) {
    Operation *op = key.op;
    return static_cast<unsigned>(llvm::hash_combine(
        op->getName(), op->getAttrDictionary(), llvm::hash_combine_range(op->operand_begin(), op->operand_end()),
        llvm::hash_combine_range(op->result_type_begin(), op->result_type_end()), key.writes));
  }
  static bool isEqual(const Key &a, const Key &b) {
    if (a.op == b.op) return a.writes == b.writes;
    for (const Key &special : {getEmptyKey(), getTombstoneKey()})
      if (a.op == special.op || b.op == special.op) return false;
    return a.writes == b.writes && a.op->getName() == b.op->getName() &&
           a.op->getAttrDictionary() == b.op->getAttrDictionary() && a.op->getOperands() == b.op->getOperands() &&
           a.op->getResultTypes() == b.op->getResultTypes();
  }
};

class Merger {
public:
  void visit(Region &region) {
    for (Block &block : region) {
      const Table::ScopeTy scope(table_);
      for (Operation &op : llvm::make_early_inc_range(block)) visit(&op);
    }
  }

private:
  using Table = llvm::ScopedHashTable<Key, Operation *, KeyInfo>;

  void visit(Operation *op) {
    if (op->getNumRegions()) {
      // A region may run again after it has written, and other ops come after what it has written.
      const bool writes = !isMemoryEffectFree(op);
      for (Region &region : op->getRegions()) {
        writes_ += writes;
        visit(region);
      }
      writes_ += writes;
      return;
    }
    if (op->hasTrait<OpTrait::IsTerminator>()) return;
    auto effects = dyn_cast<MemoryEffectOpInterface>(op);
    const bool pure = isMemoryEffectFree(op);
    if (!pure && (!effects || !effects.onlyHasEffect<MemoryEffects::Read>())) {
      ++writes_;
      return;
    }
    if (op->getNumResults() == 0) return;
    const Key key{op, pure ? 0 : writes_ + 1};
    Operation *earlier = table_.lookup(key);
    if (!earlier) {
      table_.insert(key, op);
      return;
    }
    op->replaceAllUsesWith(earlier);
    op->erase();
  }

  Table table_;
  uint64_t writes_ = 0;
};

struct MergeEqualOps : PassWrapper<MergeEqualOps, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MergeEqualOps)
  StringRef getArgument() const override { return "weft-merge-equal-ops"; }
  StringRef getDescription() const override { return "merge equal ops without effects"; }
  void runOnOperation() override {
    for (Operation &function : getOperation().getBody()->getOperations())
      for (Region &region : function.getRegions()) Merger().visit(region);
  }
};

} // namespace

std::unique_ptr<Pass> createMergeEqualOps() { return std::make_unique<MergeEqualOps>(); }

} // namespace weft::transforms
