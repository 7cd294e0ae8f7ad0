// The part of a module that has to run so that one of its names gets its value.
#pragma once
#include <optional>
#include <string>

#include "convert/convert.h"

namespace weft::convert {

/// The text of the file with all statements blanked that `name` does not depend on; every byte keeps its offset.
/// Nothing if no statement binds the name.
///
/// Kept are the statements that bind a needed name, store into its attributes or items, or call one of its methods as a
/// statement, and all names that these mention are needed too. A function that changes a needed object counts where it
/// is called as a statement or used as a decorator. What reaches an object by another way (an alias, exec) is not seen.
std::optional<std::string> sliceForName(const ast::Module &module, uint32_t file, Symbol name);

} // namespace weft::convert
