// Which ops may run where the program would not have run them.
#pragma once
#include "mlir/IR/Operation.h"

namespace weft::ir {
/// True if the op has no effects and cannot fail, whatever the values of its operands are: only then may a pass run it
/// ahead of a branch that is perhaps not taken or of a loop that perhaps never runs. Types decide (shapes that are sure
/// to fit, a division of floats), and constant operands. False where nothing is known.
bool neverFails(mlir::Operation *op);
} // namespace weft::ir
