// Simplification of graphs. No pass changes a value: NaN, signed zeros and overflow are what they were.
#pragma once
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir {
class OpPassManager;
}

namespace weft::transforms {

/// The passes of `graph-opt`, in the order of docs/ir.md: calls, shapes, constants and branches, dead values of loops, equal
/// subexpressions, loop-invariant code.
void addSimplification(mlir::OpPassManager &passes);
mlir::LogicalResult simplify(mlir::ModuleOp module);

/// Bodies of functions that are small or called once take the place of the calls.
std::unique_ptr<mlir::Pass> createInlineCalls();

/// Narrows the types of values to what the shape rules say of them.
std::unique_ptr<mlir::Pass> createRefineShapes();

/// An op without effects whose like has run before gives that one's results.
std::unique_ptr<mlir::Pass> createMergeEqualOps();

/// Removes loop values that no result, condition or other value needs.
std::unique_ptr<mlir::Pass> createDropDeadLoopValues();

/// Reads of single elements (strided_slice of every axis by a number) become weft.element, which needs no tensor of
/// bounds and no call.
std::unique_ptr<mlir::Pass> createIndexElements();

/// Makes the passes known to weft-opt.
void registerPasses();

} // namespace weft::transforms
