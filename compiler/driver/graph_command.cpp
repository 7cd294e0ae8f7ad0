// `weft graph`: traced functions as text, DOT or SVG.
#include "codegen/weftc.h"
#include "driver/commands.h"
#include "driver/compiler_library.h"
#include "driver/graph_picture.h"
#include "driver/large_stack.h"
#include "driver/output.h"
#include "driver/session.h"
#include "driver/traced_functions.h"

namespace weft::driver {
namespace {

int show(const GraphArguments &arguments, Session &session) {
  const auto graphs =
      traceFunctions(session, arguments.common, arguments.file, arguments.functions, arguments.signatures);
  if (!graphs) return session.exitCode;
  Diagnostics diagnostics;
  std::string out, error;
  if (graphs->empty()) {
    diagnostics.report({}, DiagnosticKind::NothingDecorated, arguments.file);
  } else if (arguments.format != "text") {
    out = writeDot(*graphs);
    if (arguments.format == "svg" && !dotToSvg(out, error))
      diagnostics.report({}, DiagnosticKind::CannotCompile, error);
  } else if (!arguments.optimize) {
    for (const auto &graph : *graphs) out += (out.empty() ? "" : "\n") + dump(*graph);
  } else if (Compiler *compiler = loadCompiler(error)) {
    std::vector<CompiledUnit> units;
    for (const auto &graph : *graphs) units.push_back({graph->name, graph.get(), {}, {}});
    const std::string stage = arguments.common.printAfter.empty() ? "graph-opt" : arguments.common.printAfter;
    out = compiler->print(units, stage, {}, error);
    if (out.empty()) diagnostics.report({}, DiagnosticKind::CannotCompile, error);
  } else {
    diagnostics.report({}, DiagnosticKind::CannotCompile, "the compiler cannot be loaded: " + error);
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
    code = show(arguments, session);
  });
  return code;
}

} // namespace weft::driver
