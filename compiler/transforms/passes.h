// Simplification of graphs. No pass changes a value: NaN, signed zeros and overflow are what they were.
#pragma once
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir {
class OpPassManager;
}

namespace weft::transforms {

/// The passes of `graph-opt`: folding, equal subexpressions, dead values of loops, and what becomes dead.
void addSimplification(mlir::OpPassManager &passes);
mlir::LogicalResult simplify(mlir::ModuleOp module);

/// Removes loop values that no result, condition or other value needs.
std::unique_ptr<mlir::Pass> createDropDeadLoopValues();

/// Reads of single elements (strided_slice of every axis by a number) become weft.element, which needs no tensor of
/// bounds and no call.
std::unique_ptr<mlir::Pass> createIndexElements();

/// Makes the passes known to weft-opt.
void registerPasses();

} // namespace weft::transforms
