// The weft dialect: types, control flow, and the ops of the table (which have no C++ classes of their own).
#pragma once
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace weft::ops {
struct Op;
}
namespace weft::ir {
/// Whether the type may stand for a tensor: a builtin tensor type or !weft.any.
bool isTensorType(mlir::Type type);
} // namespace weft::ir

#include "ir/dialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "ir/types.h.inc"
#define GET_OP_CLASSES
#include "ir/control_ops.h.inc"

namespace weft::ir {

/// TensorFlow's DataType number of an element type; 0 for types that are none.
int32_t dtypeOf(mlir::Type element);
/// The element type of a DataType number; null for 0 and unknown ones.
mlir::Type elementType(mlir::MLIRContext *context, int32_t dtype);
/// The dtype of a tensor type; 0 for !weft.any.
int32_t tensorDtype(mlir::Type tensor);
/// True for a tensor of rank 0 that is known to be one.
bool isRank0(mlir::Type tensor);

/// On functions with random ops, which draw from streams that are theirs alone: the function's number in the process.
inline constexpr llvm::StringLiteral streamsAttribute = "weft.streams";

/// `value` itself if it is of this type, else a weft.identity of it that is.
mlir::Value asType(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value, mlir::Type type);

/// What the table says of the operation; NULL for control flow and other dialects' operations.
const ops::Op *tableOp(mlir::Operation *op);

} // namespace weft::ir
