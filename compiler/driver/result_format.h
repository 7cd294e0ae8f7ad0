// How an executable prints what its function returns.
#pragma once
#include <string>

namespace weft {
struct FuncGraph;
}

namespace weft::driver {
/// The text that `print` shows of the result, with \1 NUMBER s for the str and \1 NUMBER r for the repr of a tensor.
std::string resultFormat(const FuncGraph &graph);
} // namespace weft::driver
