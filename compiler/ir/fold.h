// Constant folding of table ops on scalars.
#pragma once
#include "mlir/IR/OpDefinition.h"

namespace weft::ir {
/// Folds an op on rank-0 constants where the result is exactly the kernel's, and ops that give an operand unchanged.
/// The hook that is registered for all table ops.
mlir::LogicalResult foldTableOp(mlir::Operation *op, llvm::ArrayRef<mlir::Attribute> operands,
                                llvm::SmallVectorImpl<mlir::OpFoldResult> &results);
} // namespace weft::ir
