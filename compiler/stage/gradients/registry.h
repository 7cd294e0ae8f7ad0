// Gradient functions by the names that op records give.
#pragma once
#include <string_view>

#include "stage/emitter.h"

namespace weft::stage {

/// Null if no family defines it.
GradientFunction findGradient(std::string_view name);
/// For ops/FAMILY/gradients.cpp: `static const GradientEntry entries[] = {{"tanhGrad", tanhGrad}, ...}`.
struct GradientEntry {
  std::string_view name;
  GradientFunction function;
};
std::span<const GradientEntry> mathGradients();
std::span<const GradientEntry> arrayGradients();
std::span<const GradientEntry> nnGradients();
std::span<const GradientEntry> linalgGradients();
std::span<const GradientEntry> listGradients();
std::span<const GradientEntry> stateGradients();

} // namespace weft::stage
