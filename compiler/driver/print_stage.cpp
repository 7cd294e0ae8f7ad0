#include "driver/print_stage.h"

#include "codegen/weftc.h"
#include "driver/compiler_library.h"
#include "driver/output.h"

namespace weft::driver {

bool isGraphStage(const std::string &stage) {
  return stage == "graph" || stage == "graph-opt" || stage == "lowered" || stage == "llvm" || stage == "asm";
}

std::string printGraphs(const std::vector<std::shared_ptr<FuncGraph>> &graphs, const std::string &stage,
                        const CompileOptions &options, std::string &error) {
  Compiler *compiler = loadCompiler(error);
  if (!compiler) {
    error = "the compiler cannot be loaded: " + error;
    return {};
  }
  std::vector<CompiledUnit> units;
  for (const auto &graph : graphs) units.push_back({graph->name, graph.get(), {}, {}});
  CompileOptions counted = options;
  counted.times = threadStageTimes();
  return compiler->print(units, stage, counted, error);
}

bool writeStage(const CommonOptions &common, const std::string &path, const std::string &text) {
  if (common.stagesToStderr) {
    std::fputs(text.c_str(), stderr);
    return true;
  }
  Diagnostics diagnostics;
  const bool written = writeOutput(path, text, diagnostics);
  printDiagnostics(diagnostics, common);
  return written;
}

} // namespace weft::driver
