// Puts the bodies of called functions in the place of the calls.
//
// Inlined are functions that do not call themselves, if they are small or called once; what nobody calls any more is
// removed by symbol-dce. A function with random ops stays: each of them has one stream of numbers for all calls, and a
// copy would have one of its own. Ops keep their places in the program, with the call's around them.
#include "ir/dialect.h"
#include "ir/infer_types.h"
#include "transforms/passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

namespace weft::transforms {
using namespace mlir;

namespace {

constexpr int64_t smallFunction = 64;      // ops
constexpr int64_t largestCaller = 100'000; // ops, after which it takes in no more

class Inliner {
public:
  explicit Inliner(ModuleOp module) : symbols_(module), module_(module) {}

  void run() {
    for (auto function : module_.getOps<func::FuncOp>())
      function.walk([&](ir::CallOp call) { ++calls_[symbols_.lookup<func::FuncOp>(call.getCallee())]; });
    for (auto function : llvm::make_early_inc_range(module_.getOps<func::FuncOp>())) visit(function);
  }

private:
  static int64_t sizeOf(func::FuncOp function) {
    int64_t count = 0;
    function.walk([&](Operation *) { ++count; });
    return count;
  }

  // Callees first, so that each body is copied as it will be.
  void visit(func::FuncOp function) {
    if (!visited_.insert(function)) return;
    active_.insert(function);
    SmallVector<ir::CallOp> calls;
    function.walk([&](ir::CallOp call) { calls.push_back(call); });
    for (ir::CallOp call : calls) {
      auto callee = symbols_.lookup<func::FuncOp>(call.getCallee());
      if (!callee || callee.isExternal()) continue;
      if (active_.contains(callee)) { // a cycle: none of its functions is inlined
        for (func::FuncOp in : active_) recursive_.insert(in);
        continue;
      }
      visit(callee);
      if (recursive_.contains(callee) || callee->hasAttr(ir::streamsAttribute)) continue;
      const int64_t size = sizeOf(callee);
      if ((size > smallFunction && calls_.lookup(callee) > 1) || sizes_[function] + size > largestCaller) continue;
      sizes_[function] += size;
      inlineCall(call, callee);
    }
    active_.remove(function);
  }

  void inlineCall(ir::CallOp call, func::FuncOp callee) {
    OpBuilder builder(call);
    Block &body = callee.getBody().front();
    IRMapping map;
    for (auto [argument, value] : llvm::zip(body.getArguments(), call.getInputs())) {
      // A value of which less is known than the callee was traced with becomes what the callee expects.
      const bool fits = ir::narrowed(argument.getType(), value.getType()) == value.getType();
      map.map(argument, fits ? value : ir::asType(builder, call.getLoc(), value, argument.getType()));
    }
    for (Operation &op : body.without_terminator()) {
      Operation *copy = builder.clone(op, map);
      copy->walk([&](Operation *inner) { inner->setLoc(CallSiteLoc::get(inner->getLoc(), call.getLoc())); });
    }
    for (auto [result, value] : llvm::zip(call.getResults(), body.getTerminator()->getOperands())) {
      const Value made = map.lookupOrDefault(value);
      result.replaceAllUsesWith(ir::asType(builder, call.getLoc(), made, result.getType()));
    }
    call.erase();
  }

  SymbolTable symbols_;
  ModuleOp module_;
  llvm::DenseMap<func::FuncOp, int64_t> calls_, sizes_;
  llvm::SetVector<func::FuncOp> visited_, active_;
  llvm::DenseSet<func::FuncOp> recursive_;
};

struct InlineCalls : PassWrapper<InlineCalls, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(InlineCalls)
  StringRef getArgument() const override { return "weft-inline-calls"; }
  StringRef getDescription() const override { return "put called functions in the place of their calls"; }
  void runOnOperation() override { Inliner(getOperation()).run(); }
};

} // namespace

std::unique_ptr<Pass> createInlineCalls() { return std::make_unique<InlineCalls>(); }

} // namespace weft::transforms
