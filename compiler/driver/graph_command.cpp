// `weft graph`: traced functions as text, DOT or SVG.
#include "codegen/weftc.h"
#include "driver/commands.h"
#include "driver/graph_picture.h"
#include "driver/large_stack.h"
#include "driver/output.h"
#include "driver/print_stage.h"
#include "driver/session.h"
#include "driver/traced_functions.h"
#include "stage/gradients/gradient_graph.h"

namespace weft::driver {
namespace {

int show(const GraphArguments &arguments, Session &session) {
  auto graphs = traceFunctions(session, arguments.common, arguments.file, arguments.functions, arguments.signatures);
  if (!graphs) return session.exitCode;
  if (arguments.gradient) {
    std::vector<std::shared_ptr<FuncGraph>> both;
    for (const auto &graph : *graphs) {
      both.push_back(graph);
      both.push_back(stage::gradientGraph(graph));
      if (both.back()) continue;
      py::reportUncaught();
      return ExitProgramWrong;
    }
    *graphs = std::move(both);
  }
  Diagnostics diagnostics;
  std::string out, error;
  if (graphs->empty()) {
    diagnostics.report({}, DiagnosticKind::NothingDecorated, arguments.file);
  } else if (arguments.format != "text") {
    out = writeDot(*graphs, !arguments.optimize);
    if (arguments.format == "svg" && !dotToSvg(out, error))
      diagnostics.report({}, DiagnosticKind::CannotCompile, error);
  } else {
    CompileOptions options;
    options.simplify = arguments.optimize;
    std::string stage = arguments.common.printAfter;
    if (stage.empty()) stage = arguments.optimize ? "graph-opt" : "graph";
    out = printGraphs(*graphs, stage, options, error);
    if (out.empty()) diagnostics.report({}, DiagnosticKind::CannotCompile, error);
  }
  if (!diagnostics.hasErrors()) writeOutput(arguments.output, out, diagnostics);
  printDiagnostics(diagnostics, arguments.common);
  return diagnostics.hasErrors() ? ExitProgramWrong : ExitOk;
}

} // namespace

int runGraphCommand(const GraphArguments &arguments) {
  int code = ExitProgramWrong;
  runOnLargeStack([&] {
    Session session(arguments.common);
    session.stageOutput = arguments.output;
    code = show(arguments, session);
  });
  return code;
}

} // namespace weft::driver
