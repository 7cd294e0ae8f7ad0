// The names of the optional features.
#pragma once
#include <string>
#include <vector>

#include "convert/convert.h"

namespace weft::convert {

/// The names of the features in `set`, in a fixed order; All stands for itself.
std::vector<std::string> featureNames(Feature set);

} // namespace weft::convert
