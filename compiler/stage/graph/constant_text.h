// Constants as dumps and pictures show them.
#pragma once
#include <string>

struct wrt_tensor;

namespace weft {
/// Elements of a small constant; "..." stands for what is left out.
std::string constantText(const wrt_tensor *tensor);
} // namespace weft
