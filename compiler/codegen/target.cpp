// The target machine and LLVM's pipelines.
#include "codegen/target.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Object/ArchiveWriter.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"

#include <mutex>

namespace weft::codegen {

std::unique_ptr<llvm::TargetMachine> makeTarget(const TargetOptions &options, std::string &error) {
  static std::once_flag once;
  std::call_once(once, [] {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    llvm::InitializeNativeTargetAsmParser();
  });
  const llvm::Triple triple(options.triple.empty() ? llvm::sys::getDefaultTargetTriple() : options.triple);
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target) return nullptr;
  std::string cpu = options.cpu;
  llvm::SubtargetFeatures features;
  if (cpu == "native") {
    cpu = llvm::sys::getHostCPUName().str();
    for (const auto &[name, on] : llvm::sys::getHostCPUFeatures()) features.AddFeature(name, on);
  }
  llvm::TargetOptions machine;
  machine.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  machine.FunctionSections = machine.DataSections = true;
  const auto level = static_cast<llvm::CodeGenOptLevel>(options.optimize);
  std::unique_ptr<llvm::TargetMachine> made(
      target->createTargetMachine(triple, cpu, features.getString(), machine, llvm::Reloc::PIC_, std::nullopt, level));
  if (!made) {
    error = "no code can be made for " + triple.str();
    return nullptr;
  }
  if (!made->getMCSubtargetInfo()->isCPUStringValid(cpu)) {
    error = "unknown CPU `" + cpu + "`";
    return nullptr;
  }
  return made;
}

void optimize(llvm::Module &module, llvm::TargetMachine &target, int level) {
  module.setDataLayout(target.createDataLayout());
  module.setTargetTriple(target.getTargetTriple());
  for (llvm::Function &function : module) {
    if (function.isDeclaration()) continue;
    function.addFnAttr("target-cpu", target.getTargetCPU());
    if (!target.getTargetFeatureString().empty())
      function.addFnAttr("target-features", target.getTargetFeatureString());
    function.addFnAttr(llvm::Attribute::NoUnwind);
  }
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager callGraph;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&target);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(callGraph);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, callGraph, modules);
  const llvm::OptimizationLevel levels[] = {llvm::OptimizationLevel::O0, llvm::OptimizationLevel::O1,
                                            llvm::OptimizationLevel::O2, llvm::OptimizationLevel::O3};
  auto passes =
      level == 0 ? builder.buildO0DefaultPipeline(levels[0]) : builder.buildPerModuleDefaultPipeline(levels[level]);
  passes.run(module, modules);
}

// LLVM's instruction selection and register allocation take quadratic time in the length of a block: 150,000
// instructions took 90 s. Above this length code is made without them, in linear time.
constexpr size_t longestSelectedBlock = 40000;

bool hasLongBlock(const llvm::Module &module) {
  for (const llvm::Function &function : module)
    for (const llvm::BasicBlock &block : function)
      if (block.size() > longestSelectedBlock) return true;
  return false;
}

bool emit(llvm::Module &module, llvm::TargetMachine &target, bool assembly, std::string &out, std::string &error) {
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  if (hasLongBlock(module)) target.setOptLevel(llvm::CodeGenOptLevel::None);
  llvm::legacy::PassManager passes;
  const auto type = assembly ? llvm::CodeGenFileType::AssemblyFile : llvm::CodeGenFileType::ObjectFile;
  if (target.addPassesToEmitFile(passes, stream, nullptr, type)) {
    error = "this target cannot be written to a file";
    return false;
  }
  passes.run(module);
  out.assign(bytes.begin(), bytes.end());
  return true;
}

bool makeArchive(const std::string &name, const std::string &object, std::string &out, std::string &error) {
  llvm::NewArchiveMember member(llvm::MemoryBufferRef(object, name));
  auto made = llvm::writeArchiveToBuffer(member, llvm::SymtabWritingMode::NormalSymtab, llvm::object::Archive::K_GNU,
                                         true, false);
  if (!made) {
    error = llvm::toString(made.takeError());
    return false;
  }
  out = (*made)->getBuffer().str();
  return true;
}

} // namespace weft::codegen
