// `--print-after` for the stages from the graph on, which libweftc prints.
#pragma once
#include "driver/options.h"
#include "stage/graph/func_graph.h"

#include <memory>
#include <string>
#include <vector>

namespace weft {
struct CompileOptions;
}

namespace weft::driver {

/// Whether the stage is libweftc's: graph, graph-opt, lowered, llvm, asm.
bool isGraphStage(const std::string &stage);

/// The text of the graphs after `stage`. Empty with `error` set.
std::string printGraphs(const std::vector<std::shared_ptr<FuncGraph>> &graphs, const std::string &stage,
                        const CompileOptions &options, std::string &error);

/// Puts out what `--print-after` asked for: to `path` (empty: standard output), or to standard error for `run`, whose
/// standard output is the script's. False after a diagnostic was printed.
bool writeStage(const CommonOptions &common, const std::string &path, const std::string &text);

} // namespace weft::driver
