// The table of all ops, from ops.inc.
#include "kernels/op_table.h"
#include "shapes/rules.h"
#include <algorithm>

namespace wrt {
namespace {

#define WEFT_OP(name, tfName, inputs, outputs, rule, ...)                                                              \
  std::span<const char *const> attrs_##name() {                                                                        \
    static const char *const array[] = {__VA_ARGS__ __VA_OPT__(, ) nullptr};                                           \
    return {array, std::size(array) - 1};                                                                              \
  }
#include "kernels/ops.inc"

const OpInfo table[] = {
#define WEFT_OP(name, tfName, inputs, outputs, rule, ...)                                                              \
  {#name, tfName, wrt_op_##name, shapes::rule, inputs, outputs, attrs_##name()},
#include "kernels/ops.inc"
};

} // namespace

int OpInfo::attrIndex(std::string_view attr) const {
  for (size_t i = 0; i < attrs.size(); ++i)
    if (attr == attrs[i]) return static_cast<int>(i);
  return -1;
}

std::span<const OpInfo> opTable() { return table; }

const OpInfo *findOp(std::string_view name) {
  const auto *it =
      std::ranges::lower_bound(table, name, {}, [](const OpInfo &op) { return std::string_view(op.name); });
  return it != std::end(table) && name == it->name ? it : nullptr;
}

const OpInfo *findTfOp(std::string_view tfName) {
  for (const OpInfo &op : table)
    if (tfName == op.tfName) return &op;
  return nullptr;
}

} // namespace wrt
