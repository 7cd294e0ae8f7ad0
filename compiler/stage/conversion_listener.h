// Who wants to see functions as they are converted for tracing (`--print-after=converted`).
#pragma once
#include <functional>
#include <string>

namespace weft::stage {
/// Told the text of each function that is converted; may be empty.
std::function<void(const std::string &text)> &conversionListener();
} // namespace weft::stage
