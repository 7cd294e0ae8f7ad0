// NumPy's .npy files, versions 1 to 3, of numbers and bools.
#pragma once
#include "core/tensor.h"
#include <string>
#include <string_view>

namespace wrt {
/// The array in these bytes; null with `error` set for what is not such a file.
Tensor readNpy(std::string_view bytes, std::string &error);
/// The bytes of a file with this array; empty for dtypes that NumPy lacks.
std::string writeNpy(const wrt_tensor *tensor);
} // namespace wrt
