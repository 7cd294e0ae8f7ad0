// The table of gradient functions.
#include "stage/gradients/registry.h"

#include <unordered_map>

namespace weft::stage {

GradientFunction findGradient(std::string_view name) {
  static const auto &table = *[] {
    auto *made = new std::unordered_map<std::string_view, GradientFunction>();
    for (auto entries :
         {mathGradients(), arrayGradients(), nnGradients(), linalgGradients(), listGradients(), stateGradients()})
      for (const GradientEntry &entry : entries) made->emplace(entry.name, entry.function);
    return made;
  }();
  auto found = table.find(name);
  return found == table.end() ? nullptr : found->second;
}

} // namespace weft::stage
