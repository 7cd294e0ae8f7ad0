// The table of shape rules by the name of the op.
#include "shapes/rules.h"
#include <algorithm>
#include <string_view>

namespace wrt {
namespace {
struct Row {
  std::string_view name;
  const char *tfName;
  ShapeRule rule;
  int outputs;
};
const Row rows[] = {
#define WEFT_OP(name, tfName, inputs, outputs, rule, ...) {#name, tfName, shapes::rule, outputs},
#include "kernels/ops.inc"
};
const Row *find(std::string_view name) {
  const auto *it = std::ranges::lower_bound(rows, name, {}, &Row::name);
  return it != std::end(rows) && it->name == name ? it : nullptr;
}
} // namespace

ShapeRule findShapeRule(std::string_view name) {
  const Row *row = find(name);
  return row ? row->rule : nullptr;
}

int32_t inferShapes(std::string_view name, ShapeContext &context) {
  const Row *row = find(name);
  if (!row) return context.fail(WRT_NOT_FOUND, "there is no op `" + std::string(name) + "`");
  context.tfName = row->tfName;
  context.code = 0;
  context.message.clear();
  context.outputs.assign(row->outputs > 0 ? static_cast<size_t>(row->outputs) : 0, {});
  return row->rule(context);
}

} // namespace wrt
