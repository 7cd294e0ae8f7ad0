// The `weft` command: parses the command line and hands over to the command.
#include "driver/commands.h"
#include "driver/options.h"
#include "driver/stage_report.h"

namespace {

struct RunCommand {
  int operator()(const weft::driver::ConvertArguments &a) const { return weft::driver::runConvertCommand(a); }
  int operator()(const weft::driver::CheckArguments &a) const { return weft::driver::runCheckCommand(a); }
  int operator()(const weft::driver::GraphArguments &a) const { return weft::driver::runGraphCommand(a); }
  int operator()(const weft::driver::CompileArguments &a) const { return weft::driver::runCompileCommand(a); }
  int operator()(const weft::driver::RunArguments &a) const { return weft::driver::runRunCommand(a); }
};

} // namespace

int main(int argc, char **argv) {
  weft::driver::ParsedCommandLine parsed = weft::driver::parseCommandLine(argc, argv);
  if (!parsed.hasCommand) return parsed.exitCode;
  const bool timed = std::visit([](const auto &arguments) { return arguments.common.timeStages; }, parsed.command);
  const weft::driver::StageReport report(timed);
  return std::visit(RunCommand{}, parsed.command);
}
