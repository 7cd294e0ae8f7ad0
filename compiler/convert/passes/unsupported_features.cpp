// Refuses what AutoGraph knows that it cannot convert. One walk in text order; the first hit wins.
#include "convert/passes/passes.h"

namespace weft::convert {

namespace {

void check(const ast::Node &node, ConvertContext &context) {
  if (context.failed) return;
  switch (node.kind) {
  case ast::Kind::Attribute: {
    const std::string &name = node.as<ast::Attribute>()->attr.str();
    if (name.starts_with("__") && !name.ends_with("__") && !context.deviates(Deviation::PrivateNames))
      return context.refuseUnsupported(node.range, "mangled names are not yet supported");
    break;
  }
  case ast::Kind::For:
    if (!node.as<ast::For>()->orelse.empty() && !context.deviates(Deviation::LoopElse))
      return context.refuseUnsupported(node.range, "for/else statement not yet supported");
    break;
  case ast::Kind::While:
    if (!node.as<ast::While>()->orelse.empty() && !context.deviates(Deviation::LoopElse))
      return context.refuseUnsupported(node.range, "while/else statement not yet supported");
    break;
  case ast::Kind::Yield:
  case ast::Kind::YieldFrom:
    if (!context.deviates(Deviation::Generators))
      return context.refuseUnsupported(node.range, "generators are not supported");
    break;
  default:
    break;
  }
  ast::forEachChild(node, [&](ast::Node *child) { check(*child, context); });
}

} // namespace

void checkUnsupportedFeatures(const ast::Node &root, ConvertContext &context) { check(root, context); }

} // namespace weft::convert
