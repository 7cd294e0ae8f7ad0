// From traced functions (stage/graph) to the weft dialect, node by node.
#pragma once
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace weft {
struct FuncGraph;
struct TensorType;
} // namespace weft

namespace weft::ir {

/// A function to import, and its name in the module.
struct ImportedFunction {
  const FuncGraph *graph = nullptr;
  std::string symbol;
};

/// A module with one func.func a graph, and one for each function that they call. Arguments: inputs, then captures.
/// Null after a diagnostic of MLIR's.
mlir::OwningOpRef<mlir::ModuleOp> importGraphs(mlir::MLIRContext *context, llvm::ArrayRef<ImportedFunction> functions);

mlir::Type importType(mlir::MLIRContext *context, const TensorType &type);

} // namespace weft::ir
