// One function for each command; each returns the process's exit code (cli.md, "Exit codes").
#pragma once
#include "driver/options.h"

namespace weft::driver {
int runConvertCommand(const ConvertArguments &arguments);
int runCheckCommand(const CheckArguments &arguments);
int runGraphCommand(const GraphArguments &arguments);
int runCompileCommand(const CompileArguments &arguments);
int runRunCommand(const RunArguments &arguments);
} // namespace weft::driver
