// `weft run`: a script, eagerly, with tf.function bodies compiled.
#include "driver/commands.h"
#include "driver/large_stack.h"
#include "driver/session.h"

namespace weft::driver {

int runRunCommand(const RunArguments &arguments) {
  int code = ExitProgramWrong;
  runOnLargeStack([&] {
    Session session(arguments.common);
    const py::Unit *unit = arguments.hasCode ? session.loadText("<string>", arguments.code) : session.load(arguments.file);
    if (unit) code = py::runMain(*unit, arguments.hasCode ? "-c" : arguments.file, arguments.arguments);
  });
  return code;
}

} // namespace weft::driver
