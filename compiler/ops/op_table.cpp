// The generated table and look-ups in it.
#include "ops/op_table.h"

#include <algorithm>

namespace weft::ops {
namespace {
#include "ops/op_table.inc"
} // namespace

bool Op::variadicOperands() const {
  return std::any_of(operands.begin(), operands.end(), [](const Operand &o) { return o.variadic; });
}
bool Op::variadicResults() const {
  return std::any_of(results.begin(), results.end(), [](const Operand &o) { return o.variadic; });
}
int Op::attributeIndex(std::string_view attribute) const {
  for (size_t i = 0; i < attributes.size(); ++i)
    if (attribute == attributes[i].name) return static_cast<int>(i);
  return -1;
}

std::span<const Op> all() { return allOps; }
const Op &info(OpId id) { return allOps[static_cast<size_t>(id)]; }
const Op *find(std::string_view name) {
  const auto *at = std::lower_bound(std::begin(allOps), std::end(allOps), name,
                                    [](const Op &op, std::string_view n) { return op.name < n; });
  return at != std::end(allOps) && at->name == name ? at : nullptr;
}
const Op *findTf(std::string_view tfName) {
  for (const Op &op : allOps)
    if (op.tfName == tfName) return &op;
  return nullptr;
}
OpId idOf(const Op &op) { return static_cast<OpId>(&op - allOps); }

} // namespace weft::ops
