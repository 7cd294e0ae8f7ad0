// `weft check`: every diagnostic of every stage, without making anything.
#include "driver/commands.h"
#include "driver/large_stack.h"
#include "driver/session.h"
#include "driver/traced_functions.h"
#include "stage/function.h"

namespace weft::driver {
namespace {

// Whether the text has a decorated function: a file without one has nothing to trace, which is no mistake here.
bool mentionsTfFunction(const py::Unit &unit) {
  for (const ast::Stmt *statement : unit.module->body)
    if (auto *def = statement->as<ast::FunctionDef>(); def && !def->decorator_list.empty()) return true;
  return false;
}

} // namespace

int runCheckCommand(const CheckArguments &arguments) {
  int code = ExitOk;
  runOnLargeStack([&] {
    Session session(arguments.common);
    for (const std::string &file : arguments.files) {
      const py::Unit *unit = session.load(file);
      bool good = unit && (!mentionsTfFunction(*unit) ||
                           traceFunctions(session, arguments.common, file, {}, arguments.signatures));
      if (!good) code = session.exitCode;
    }
  });
  return code;
}

} // namespace weft::driver
