#include "syntax/parser.h"

#include "syntax/check.h"
#include "syntax/lower_cst.h"
#include "syntax/semantics.h"
#include "syntax/tokens.h"

namespace weft {
namespace {

Failure report(uint32_t file, const SyntaxProblem &problem, Diagnostics &diagnostics) {
  diagnostics.report({file, problem.begin, problem.end}, DiagnosticKind::SyntaxError, problem.message).raises(problem.exceptionClass);
  return failure;
}

template <typename Lower>
auto parseText(uint32_t file, CheckMode mode, ast::Context &context, Diagnostics &diagnostics, Lower lower)
    -> Result<decltype(lower(std::declval<Lowering &>()))> {
  const std::string_view text = SourceManager::instance().buffer(file).text();
  TokenList tokens = tokenize(text);
  if (const SyntaxProblem problem = checkSyntax(text, tokens, mode)) return report(file, problem, diagnostics);
  Lowering lowering(text, tokens, file, 0, PlaceRule{}, context, diagnostics);
  if (lowering.failed()) return failure;
  auto result = lower(lowering);
  if (lowering.failed()) return failure;
  return result;
}

} // namespace

Result<ast::Module *> parseModule(uint32_t file, ast::Context &context, Diagnostics &diagnostics) {
  auto module = parseText(file, CheckMode::Module, context, diagnostics, [](Lowering &lowering) { return lowering.module(); });
  if (!module) return failure;
  if (const SyntaxProblem problem = checkSemantics(**module)) return report(file, problem, diagnostics);
  return module;
}

Result<ast::Expr *> parseExpression(std::string text, ast::Context &context, Diagnostics &diagnostics, std::string name) {
  const uint32_t file = SourceManager::instance().add(std::move(name), std::move(text));
  return parseText(file, CheckMode::Expression, context, diagnostics, [](Lowering &lowering) { return lowering.expressionOnly(); });
}

} // namespace weft
