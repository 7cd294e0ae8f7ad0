// Result types of table ops by the runtime's shape rules: the same rules that tracing runs.
#pragma once
#include "mlir/IR/Operation.h"
#include "mlir/IR/Types.h"

namespace weft::ir {

/// Types that the op's results surely have if its operands have `operands`; empty if its rule says nothing or refuses.
llvm::SmallVector<mlir::Type> inferResultTypes(mlir::Operation *op, llvm::ArrayRef<mlir::Type> operands);

/// Both facts together (the narrower dtype and extents); `type` itself where `other` contradicts it.
mlir::Type narrowed(mlir::Type type, mlir::Type other);
/// What holds for both.
mlir::Type joined(mlir::Type a, mlir::Type b);

} // namespace weft::ir
