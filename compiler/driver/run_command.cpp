// `weft run`: a script, eagerly, with tf.function bodies compiled.
#include "base/stages.h"
#include "driver/commands.h"
#include "driver/jit_runner.h"
#include "driver/large_stack.h"
#include "driver/print_stage.h"
#include "driver/session.h"

namespace weft::driver {

int runRunCommand(const RunArguments &arguments) {
  int code = ExitProgramWrong;
  runOnLargeStack([&] {
    Session session(arguments.common);
    const py::Unit *unit =
        arguments.hasCode ? session.loadText("<string>", arguments.code) : session.load(arguments.file);
    if (!unit) return;
    JitRunner jit(arguments.jit, isGraphStage(arguments.common.printAfter) ? arguments.common.printAfter : "");
    stage::Context &context = stage::context();
    if (arguments.jit || jit.prints()) context.runner = &jit;
    context.printGraphs = arguments.printGraphs;
    const StageScope running(Stage::Run);
    code = py::runMain(*unit, arguments.hasCode ? "-c" : arguments.file, arguments.arguments);
    context.runner = nullptr;
  });
  return code;
}

} // namespace weft::driver
