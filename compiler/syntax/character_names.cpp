// Names of characters for \N{...}.
#include "syntax/literals.h"

namespace weft {

std::optional<uint32_t> characterByName(std::string_view) { return std::nullopt; }

} // namespace weft
