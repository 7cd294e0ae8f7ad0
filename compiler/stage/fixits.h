// Remedies as edits of the source, for diagnostics of tracing whose remedy can be written in one way only.
#pragma once
#include "base/diagnostic.h"
#include "syntax/ast.h"

namespace weft::stage {

/// Adds edits to the first fix of `diagnostic` where its kind has any: `module` is the tree of the file it points into.
void addEdits(const ast::Module &module, Diagnostic &diagnostic);

} // namespace weft::stage
