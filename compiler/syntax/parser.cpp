#include "syntax/parser.h"

#include "syntax/cst.h"
#include "syntax/lower_cst.h"
#include "syntax/mask.h"

namespace weft {
namespace {

template <typename Lower>
auto parseText(uint32_t file, ast::Context &context, Diagnostics &diagnostics, Lower lower)
    -> Result<decltype(lower(std::declval<Lowering &>()))> {
  const std::string_view text = SourceManager::instance().buffer(file).text();
  const std::string masked = maskText(text);
  const cst::Tree tree = cst::parse(masked);
  if (tree.hasError) {
    diagnostics.report({file, tree.errorOffset, tree.errorOffset + 1}, DiagnosticKind::SyntaxError, "invalid syntax")
        .raises("SyntaxError");
    return failure;
  }
  Lowering lowering(tree, masked, text, file, 0, PlaceRule{}, context, diagnostics);
  auto result = lower(lowering);
  if (lowering.failed()) return failure;
  return result;
}

} // namespace

Result<ast::Module *> parseModule(uint32_t file, ast::Context &context, Diagnostics &diagnostics) {
  return parseText(file, context, diagnostics, [](Lowering &lowering) { return lowering.module(); });
}

Result<ast::Expr *> parseExpression(std::string text, ast::Context &context, Diagnostics &diagnostics, std::string name) {
  const uint32_t file = SourceManager::instance().add(std::move(name), std::move(text));
  return parseText(file, context, diagnostics, [](Lowering &lowering) { return lowering.expressionOnly(); });
}

} // namespace weft
