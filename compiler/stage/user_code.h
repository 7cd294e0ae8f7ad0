// Which Python code is the user's: weft's own texts are named "<...>".
#pragma once
#include "stage/evaluator/function.h"
#include "value/errors.h"

namespace weft::stage {

/// True for no place at all, too.
bool isOwnText(SourceRange place);
inline bool isOwnText(const py::Function &function) { return isOwnText(function.code.node->range); }
/// The innermost place of the user's that an exception came through; `otherwise` where there is none.
SourceRange userPlace(const py::Exception &error, SourceRange otherwise = {});

} // namespace weft::stage
