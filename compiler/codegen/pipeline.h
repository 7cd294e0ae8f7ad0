// The stages from graphs to LLVM IR, one function each.
#pragma once
#include "codegen/weftc.h"
#include "lower/lower.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace weft::codegen {

/// Collects MLIR's diagnostics as text while it lives.
class ErrorCollector {
public:
  explicit ErrorCollector(mlir::MLIRContext &context);
  ~ErrorCollector();
  /// What was reported, or `otherwise` if nothing was.
  std::string text(const char *otherwise) const { return text_.empty() ? otherwise : text_; }

private:
  mlir::MLIRContext &context_;
  mlir::DiagnosticEngine::HandlerID handler_;
  std::string text_;
};

/// LLVM IR of a lowered module after convertToLlvm; bodies become internal.
std::unique_ptr<llvm::Module> toLlvm(mlir::ModuleOp module, llvm::LLVMContext &context);

} // namespace weft::codegen
