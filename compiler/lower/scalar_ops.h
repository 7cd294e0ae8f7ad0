// Ops on rank-0 numbers as values in registers.
#pragma once
#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"

namespace weft::lower {

/// Whether values of this tensor type live in registers: rank 0 and bool, an integer, float32 or float64.
bool isScalarType(mlir::Type tensor);
/// The register type: i1, i8..i64 (signless), f32, f64.
mlir::Type registerType(mlir::Type tensor);

/// Whether `op`, on its operand and result types, is computed in registers.
bool isScalarOp(mlir::Operation *op);
/// Whether a scalar op can fail (division of integers).
bool canFail(mlir::Operation *op);

/// Reports an error of the program at the place of `source`: called by ops that check their operands.
struct ErrorEmitter {
  virtual ~ErrorEmitter() = default;
  /// If `condition`: sets the frame's error, unless it has one. `status` is one of core/status.h.
  virtual void failIf(mlir::Value condition, int32_t status, const char *message) = 0;
};

/// The value of a scalar op from its operands in registers. Equal to the kernel's to the last bit.
mlir::Value emitScalarOp(mlir::OpBuilder &builder, mlir::Operation *op, mlir::ValueRange operands,
                         ErrorEmitter &errors);

} // namespace weft::lower
