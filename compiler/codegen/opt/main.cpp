// weft-opt: reads MLIR text, runs passes, prints: for tests of passes and for looking at what a pass does.
//
// --weft-lower stands for the lowering to runtime calls (it makes another module, so it is no pass of MLIR's).
#include "ir/dialect.h"
#include "lower/lower.h"
#include "transforms/passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

namespace {
using namespace mlir;

struct LowerPass : PassWrapper<LowerPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LowerPass)
  StringRef getArgument() const override { return "weft-lower"; }
  StringRef getDescription() const override { return "scalars to registers, other ops to calls of the runtime"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, math::MathDialect, scf::SCFDialect, cf::ControlFlowDialect, func::FuncDialect,
                    LLVM::LLVMDialect>();
  }
  void runOnOperation() override {
    weft::lower::SourceTable sources;
    OwningOpRef<ModuleOp> lowered = weft::lower::lowerToRuntime(getOperation(), sources);
    if (!lowered) return signalPassFailure();
    getOperation().getBodyRegion().takeBody(lowered->getBodyRegion());
  }
};

} // namespace

int main(int argc, char **argv) {
  DialectRegistry registry;
  registry.insert<weft::ir::WeftDialect, arith::ArithDialect, math::MathDialect, scf::SCFDialect,
                  cf::ControlFlowDialect, func::FuncDialect, LLVM::LLVMDialect>();
  weft::transforms::registerPasses();
  registerTransformsPasses();
  PassRegistration<LowerPass>();
  return asMainReturnCode(MlirOptMain(argc, argv, "weft's passes\n", registry));
}
