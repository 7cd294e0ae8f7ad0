// The built-in functions and the native standard modules.
#pragma once
#include "value/interpreter.h"

namespace weft::py {

/// Registers the native modules: builtins, sys, math, time, ... Cheap: each is filled at its first import.
void registerBuiltinModules();

// Each fills one module; registered by registerBuiltinModules.
bool fillBuiltins(Module &module);

} // namespace weft::py
