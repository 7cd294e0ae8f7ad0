// The implementation of weftc.h: graphs in, functions in memory or objects out.
#include "codegen/jit.h"
#include "codegen/module_data.h"
#include "codegen/pipeline.h"
#include "codegen/target.h"
#include "codegen/weftc.h"
#include "ir/dialect.h"
#include "ir/import.h"
#include "stage/graph/func_graph.h"
#include "transforms/passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include <mutex>

namespace weft::codegen {
using namespace mlir;

namespace {

// A weft module on its way down; each step may fail with diagnostics in the collector.
struct Build {
  StageTimes *times = nullptr;
  MLIRContext context{MLIRContext::Threading::DISABLED};
  ErrorCollector errors{context};
  lower::SourceTable sources;
  OwningOpRef<ModuleOp> graph, lowered;
  std::unique_ptr<llvm::LLVMContext> llvmContext = std::make_unique<llvm::LLVMContext>();
  std::unique_ptr<llvm::Module> llvmModule;
  std::unique_ptr<llvm::TargetMachine> target;
  std::string failure; // of LLVM's side

  bool import(const std::vector<CompiledUnit> &functions, const std::string &prefix) {
    const StageScope stage(Stage::Import, times);
    SmallVector<ir::ImportedFunction> wanted;
    for (const CompiledUnit &unit : functions) wanted.push_back({unit.graph, prefix + unit.name});
    graph = ir::importGraphs(&context, wanted);
    return static_cast<bool>(graph);
  }
  bool simplify() {
    const StageScope stage(Stage::Optimize, times);
    return succeeded(transforms::simplify(*graph));
  }
  bool lower() {
    const StageScope stage(Stage::Lower, times);
    lowered = lower::lowerToRuntime(*graph, sources);
    return static_cast<bool>(lowered);
  }
  bool translate(const CompileOptions &options, const ModuleRequest *request = nullptr) {
    const StageScope stage(Stage::Llvm, times);
    if (failed(lower::convertToLlvm(*lowered))) return false;
    target = makeTarget({options.triple, options.cpu, options.optimize}, failure);
    if (!target) return false;
    llvmModule = toLlvm(*lowered, *llvmContext);
    if (!llvmModule) return false;
    if (request) addModuleData(*llvmModule, *request, sources.places());
    optimize(*llvmModule, *target, options.optimize);
    return true;
  }
  bool emitCode(llvm::Module &module, bool assembly, std::string &out) {
    const StageScope stage(Stage::Codegen, times);
    return emit(module, *target, assembly, out, failure);
  }
  std::string error() const { return failure.empty() ? errors.text("the function cannot be compiled") : failure; }
};

std::string text(Operation *op) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  op->print(stream);
  return out + "\n";
}
std::string text(const llvm::Module &module) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  module.print(stream, nullptr);
  return out;
}

std::vector<CompiledPlace> placesOf(const lower::SourceTable &sources) {
  std::vector<CompiledPlace> places;
  for (const lower::SourcePlace &place : sources.places()) places.push_back({place.file, place.line, place.column});
  return places;
}

class CompilerImplementation : public Compiler {
public:
  std::string print(const std::vector<CompiledUnit> &functions, const std::string &stage, const CompileOptions &options,
                    std::string &error) override {
    Build build;
    build.times = options.times;
    std::string out;
    const bool fine = [&] {
      if (!build.import(functions, "")) return false;
      if (stage != "graph" && options.simplify && !build.simplify()) return false;
      if (stage == "graph" || stage == "graph-opt") return out = text(build.graph->getOperation()), true;
      if (!build.lower()) return false;
      if (stage == "lowered") return out = text(build.lowered->getOperation()), true;
      if (!build.translate(options)) return false;
      if (stage == "llvm") return out = text(*build.llvmModule), true;
      return build.emitCode(*build.llvmModule, true, out);
    }();
    if (!fine) error = build.error();
    return fine ? out : std::string();
  }

  std::unique_ptr<CompiledFunction> compile(const CompiledUnit &function, const CompileOptions &options,
                                            std::string &error) override {
    Build build;
    build.times = options.times;
    if (!build.import({{"f", function.graph, {}, {}}}, "") || (options.simplify && !build.simplify()) ||
        !build.lower() || !build.translate(options)) {
      error = build.error();
      return nullptr;
    }
    const StageScope stage(Stage::Codegen, options.times);
    const std::lock_guard lock(mutex_);
    if (!jit_ && !(jit_ = Jit::create(error))) return nullptr;
    auto made = std::make_unique<CompiledFunction>();
    void *address = jit_->add(std::move(build.llvmModule), std::move(build.llvmContext), lower::entryName("f"), error);
    if (!address) return nullptr;
    made->call = reinterpret_cast<decltype(made->call)>(address);
    made->argumentCount = function.graph->body.arguments.size();
    made->resultCount = function.graph->body.results.size();
    made->places = placesOf(build.sources);
    return made;
  }

  bool compileModule(const ModuleRequest &request, const CompileOptions &options, ModuleOutput &out,
                     std::string &error) override {
    Build build;
    build.times = options.times;
    const bool fine = [&] {
      if (!build.import(request.functions, request.module + ".") || (options.simplify && !build.simplify()) ||
          !build.lower() || !build.translate(options, &request))
        return false;
      if (request.llvm) out.llvm = text(*build.llvmModule);
      if (request.assembly) {
        const auto copy = llvm::CloneModule(*build.llvmModule); // code generation changes its module
        if (!build.emitCode(*copy, true, out.assembly)) return false;
      }
      if (!request.object && !request.archive) return true;
      if (!build.emitCode(*build.llvmModule, false, out.object)) return false;
      return !request.archive || makeArchive(request.module + ".o", out.object, out.archive, build.failure);
    }();
    if (!fine) error = build.error();
    return fine;
  }

  std::string llvmVersion() const override { return LLVM_VERSION_STRING; }

private:
  std::mutex mutex_;
  std::unique_ptr<Jit> jit_;
};

} // namespace
} // namespace weft::codegen

weft::Compiler *weftc_create() { return new weft::codegen::CompilerImplementation; }
