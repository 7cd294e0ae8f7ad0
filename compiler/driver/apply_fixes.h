// `weft check --fix`: diagnostics' edits, made in the files.
#pragma once
#include "base/diagnostic.h"

namespace weft::driver {

/// Applies the edits of `found` to the files they point into, first come first served where two overlap. What was
/// mended, or cannot be written (a file that is standard input, or whose text is not as it was read), is said on
/// standard error. Returns the diagnostics that remain.
Diagnostics applyFixes(const Diagnostics &found);

} // namespace weft::driver
