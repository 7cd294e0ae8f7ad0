// Running texts: parse, execute as a module, and end a script as CPython ends one.
#pragma once
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "base/result.h"
#include "stage/evaluator/code.h"

namespace weft::py {

/// Parses buffer `file` of the SourceManager and analyses its names. Failures are in `diagnostics`.
Result<Unit *> parseUnit(uint32_t file, Diagnostics &diagnostics);

/// A Unit around a function that exists as a tree already (a converted one); `outer` are the names of its closure,
/// `className` is the class in which it was written, if any. The tree must live as long as the evaluator.
Unit &unitOfFunction(const ast::Node &function, const std::vector<Symbol> &outer, Symbol className);

/// Runs the unit's text in `module`. False with an exception pending when it fails.
bool executeModule(const Unit &unit, Module &module);

/// Runs the unit as `__main__` with sys.argv = [path, arguments...] and gives the process's exit code: that of
/// sys.exit, or 1 after an uncaught exception, whose traceback is written to standard error.
int runMain(const Unit &unit, const std::string &path, const std::vector<std::string> &arguments);

/// Runs the unit as an import would: `__name__` is the file's name without folder and ending. Null with an exception
/// pending when it fails; `partial` is set in any case, to the module as far as it got.
Ref<Module> runAsImport(const Unit &unit, const std::string &path, Ref<Module> *partial = nullptr);

/// Writes the pending exception's traceback to standard error (nothing for SystemExit, whose code is the result) and
/// clears it. The exit code to end with.
int reportUncaught();

} // namespace weft::py
