// From the weft dialect to functions of arith, math, scf and llvm: what LLVM can translate after standard conversions.
//
// Rank-0 numbers are values in registers, control flow is branches, and everything else calls the runtime on
// reference-counted handles (runtime/core/compiled.h). Lowered functions, for each weft function NAME:
//   `NAME.body`  (frame, arguments...) -> results...: numbers in registers, other tensors as handles; arguments are
//                borrowed, results owned by the caller; internal
//   `NAME.entry` void (wrt_frame *, wrt_tensor *const *arguments, wrt_tensor **results): the same for callers that know
//                nothing of the types; after an error in the frame results may be NULL, and are owned if they are not
#pragma once
#include "lower/sources.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace weft::lower {

/// A new module with every function of `module` lowered; null after a diagnostic of MLIR's. Places that can fail are
/// added to `sources`.
mlir::OwningOpRef<mlir::ModuleOp> lowerToRuntime(mlir::ModuleOp module, SourceTable &sources);

/// The standard conversions: scf, math, arith, cf and func to the llvm dialect.
mlir::LogicalResult convertToLlvm(mlir::ModuleOp lowered);

std::string bodyName(llvm::StringRef function);
std::string entryName(llvm::StringRef function);

} // namespace weft::lower
