// Which passes run on a graph, in which order.
#include "transforms/passes.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

namespace weft::transforms {
using namespace mlir;

void addSimplification(OpPassManager &passes) {
  passes.addPass(createInlineCalls());
  passes.addPass(createSymbolDCEPass());
  passes.addPass(createRefineShapes());
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createSCCPPass());
  passes.addPass(createDropDeadLoopValues());
  passes.addPass(createIndexElements());
  passes.addPass(createMergeEqualOps());
  passes.addPass(createLoopInvariantCodeMotionPass());
  passes.addPass(createCanonicalizerPass());
}

LogicalResult simplify(ModuleOp module) {
  PassManager passes(module.getContext());
  passes.enableVerifier(false); // weft-opt verifies after each pass in the tests; here once is enough
  addSimplification(passes);
  return failed(passes.run(module)) ? failure() : mlir::verify(module);
}

void registerPasses() {
  PassRegistration<Pass>([] { return createInlineCalls(); });
  PassRegistration<Pass>([] { return createRefineShapes(); });
  PassRegistration<Pass>([] { return createMergeEqualOps(); });
  PassRegistration<Pass>([] { return createDropDeadLoopValues(); });
  PassRegistration<Pass>([] { return createIndexElements(); });
  PassPipelineRegistration<>("weft-simplify", "the passes of graph-opt",
                             [](OpPassManager &passes) { addSimplification(passes); });
}

} // namespace weft::transforms
