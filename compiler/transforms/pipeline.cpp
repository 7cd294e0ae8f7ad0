// Which passes run on a graph, in which order.
#include "transforms/passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

namespace weft::transforms {
using namespace mlir;

void addSimplification(OpPassManager &passes) {
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createDropDeadLoopValues());
  passes.addPass(createIndexElements());
  passes.addPass(createCSEPass());
  passes.addPass(createCanonicalizerPass());
}

LogicalResult simplify(ModuleOp module) {
  PassManager passes(module.getContext());
  addSimplification(passes);
  return passes.run(module);
}

void registerPasses() {
  PassRegistration<Pass>([] { return createDropDeadLoopValues(); });
  PassRegistration<Pass>([] { return createIndexElements(); });
  PassPipelineRegistration<>("weft-simplify", "the passes of graph-opt",
                             [](OpPassManager &passes) { addSimplification(passes); });
}

} // namespace weft::transforms
