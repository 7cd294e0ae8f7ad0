// `weft check`: every diagnostic of every stage, without making anything.
#include "driver/commands.h"
#include "driver/large_stack.h"
#include "driver/session.h"
#include "driver/traced_functions.h"

namespace weft::driver {
int runCheckCommand(const CheckArguments &arguments) {
  int code = ExitOk;
  runOnLargeStack([&] {
    Session session(arguments.common);
    for (const std::string &file : arguments.files) {
      if (!traceFunctions(session, arguments.common, file, {}, arguments.signatures)) code = session.exitCode;
    }
  });
  return code;
}

} // namespace weft::driver
