// Modules: every function lowered, then the standard conversions.
#include "lower/lower.h"
#include "lower/function_lowering.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVMPass.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringMap.h"

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

// Functions of the C library, called as the kernels call them: MLIR would expand some (log1p as log(1 + x)), and LLVM
// would rewrite others (pow(2, x) as exp2(x)), which changes last bits. What is left of math is exact in one
// instruction.
static void callLibm(ModuleOp lowered) {
  static const llvm::StringMap<const char *> names = {
      {"math.exp", "exp"},     {"math.expm1", "expm1"}, {"math.log", "log"},     {"math.log1p", "log1p"},
      {"math.sin", "sin"},     {"math.cos", "cos"},     {"math.tan", "tan"},     {"math.asin", "asin"},
      {"math.acos", "acos"},   {"math.atan", "atan"},   {"math.sinh", "sinh"},   {"math.cosh", "cosh"},
      {"math.asinh", "asinh"}, {"math.acosh", "acosh"}, {"math.atanh", "atanh"}, {"math.tanh", "tanh"},
      {"math.erf", "erf"},     {"math.erfc", "erfc"},   {"math.atan2", "atan2"}, {"math.powf", "pow"}};
  MLIRContext *context = lowered.getContext();
  OpBuilder top(lowered.getBodyRegion());
  lowered.walk([&](Operation *op) {
    const auto found = names.find(op->getName().getStringRef());
    if (found == names.end()) return;
    const Type type = op->getResult(0).getType();
    const std::string name = std::string(found->second) + (type.isF32() ? "f" : "");
    auto callee = lowered.lookupSymbol<LLVM::LLVMFuncOp>(name);
    if (!callee) {
      const SmallVector<Type> parameters(op->getNumOperands(), type);
      callee = LLVM::LLVMFuncOp::create(top, op->getLoc(), name, LLVM::LLVMFunctionType::get(type, parameters));
      const auto none = LLVM::ModRefInfo::NoModRef;
      callee.setMemoryEffectsAttr(LLVM::MemoryEffectsAttr::get(context, {none, none, none, none, none, none}));
      callee.setNoUnwind(true);
      callee.setWillReturn(true);
      callee.setPassthroughAttr(ArrayAttr::get(context, {StringAttr::get(context, "nobuiltin")}));
    }
    OpBuilder builder(op);
    auto call = LLVM::CallOp::create(builder, op->getLoc(), callee, op->getOperands());
    op->getResult(0).replaceAllUsesWith(call.getResult());
    op->erase();
  });
}

LogicalResult convertToLlvm(ModuleOp lowered) {
  callLibm(lowered);
  PassManager passes(lowered.getContext());
  passes.enableVerifier(false); // MLIR's own conversions; the translation to LLVM IR checks what it is given
  passes.addPass(createSCFToControlFlowPass());
  passes.addPass(createConvertMathToLLVMPass());
  passes.addPass(createArithToLLVMConversionPass());
  passes.addPass(createConvertControlFlowToLLVMPass());
  passes.addPass(createConvertFuncToLLVMPass());
  passes.addPass(createReconcileUnrealizedCastsPass());
  return passes.run(lowered);
}

} // namespace weft::lower
