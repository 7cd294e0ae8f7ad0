// Constant folding of table ops.
#pragma once
#include "mlir/IR/OpDefinition.h"

namespace weft::ir {
/// Folds an op on small constants where the result is exactly the kernel's, ops that ask for a shape that is known, and
/// ops that give an operand unchanged.
/// The hook that is registered for all table ops.
mlir::LogicalResult foldTableOp(mlir::Operation *op, llvm::ArrayRef<mlir::Attribute> operands,
                                llvm::SmallVectorImpl<mlir::OpFoldResult> &results);

/// The element of a constant tensor at constant indices; null if they are not known or out of range.
mlir::OpFoldResult foldElement(mlir::Attribute tensor, llvm::ArrayRef<mlir::Attribute> indices, mlir::Type type);
} // namespace weft::ir
