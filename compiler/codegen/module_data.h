// What a compiled module has besides its functions: descriptions, entry points, initial values of variables.
#pragma once
#include "codegen/weftc.h"
#include "lower/sources.h"

namespace llvm {
class Module;
}

namespace weft::codegen {

/// Adds the constant structures of runtime/core/module.h and of weft/abi.h, and the functions that applications call:
/// NAME_module, NAME_FUNCTION_run, NAME_state_create, NAME_state_destroy, NAME_state_VARIABLE, and `main` for an
/// executable.
void addModuleData(llvm::Module &module, const ModuleRequest &request, const std::vector<lower::SourcePlace> &places);

/// `text` as part of a C identifier: what is not a letter, digit or underscore becomes an underscore.
std::string symbolPart(const std::string &text);

} // namespace weft::codegen
