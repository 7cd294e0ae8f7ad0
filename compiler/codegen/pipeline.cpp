// Translation to LLVM IR and the collection of diagnostics.
#include "codegen/pipeline.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/Module.h"

namespace weft::codegen {

ErrorCollector::ErrorCollector(mlir::MLIRContext &context) : context_(context) {
  handler_ = context.getDiagEngine().registerHandler([this](mlir::Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != mlir::DiagnosticSeverity::Error) return mlir::success();
    if (!text_.empty()) text_ += '\n';
    const lower::SourcePlace place = lower::placeOf(diagnostic.getLocation());
    if (place.line) text_ += place.file + ":" + std::to_string(place.line) + ": ";
    text_ += diagnostic.str();
    return mlir::success();
  });
}
ErrorCollector::~ErrorCollector() { context_.getDiagEngine().eraseHandler(handler_); }

std::unique_ptr<llvm::Module> toLlvm(mlir::ModuleOp module, llvm::LLVMContext &context) {
  mlir::registerBuiltinDialectTranslation(*module.getContext());
  mlir::registerLLVMDialectTranslation(*module.getContext());
  std::unique_ptr<llvm::Module> made = mlir::translateModuleToLLVMIR(module, context, "weft");
  if (!made) return nullptr;
  for (llvm::Function &function : *made)
    if (!function.isDeclaration() && function.getName().ends_with(".body"))
      function.setLinkage(llvm::GlobalValue::InternalLinkage);
  return made;
}

} // namespace weft::codegen
