// Modules: every function lowered, then the standard conversions.
#include "lower/lower.h"
#include "lower/function_lowering.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVMPass.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

namespace weft::lower {
using namespace mlir;

OwningOpRef<ModuleOp> lowerToRuntime(ModuleOp module, SourceTable &sources) {
  MLIRContext *context = module.getContext();
  context->loadDialect<arith::ArithDialect, math::MathDialect, scf::SCFDialect, cf::ControlFlowDialect,
                       func::FuncDialect, LLVM::LLVMDialect>();
  OwningOpRef<ModuleOp> target = ModuleOp::create(module.getLoc());
  Statics statics(*target);
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal() && failed(FunctionLowering(module, *target, statics, sources).run(function))) return {};
  return target;
}

LogicalResult convertToLlvm(ModuleOp lowered) {
  PassManager passes(lowered.getContext());
  passes.addPass(createSCFToControlFlowPass());
  passes.addPass(createConvertMathToLLVMPass());
  passes.addPass(createConvertMathToLibmPass());
  passes.addPass(createArithToLLVMConversionPass());
  passes.addPass(createConvertControlFlowToLLVMPass());
  passes.addPass(createConvertFuncToLLVMPass());
  passes.addPass(createReconcileUnrealizedCastsPass());
  return passes.run(lowered);
}

} // namespace weft::lower
