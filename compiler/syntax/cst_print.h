// The concrete tree as an s-expression.
#pragma once
#include <string>
#include <string_view>

namespace weft {

/// One node a line, inner ones indented: `(kind ...)` with its field before it, text of leaves and tokens as Python
/// writes strings. `text` is one that parseModule accepts.
std::string printCst(std::string_view text);

} // namespace weft
