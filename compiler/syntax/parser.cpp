#include "syntax/parser.h"

#include <algorithm>
#include <iterator>

#include "base/stages.h"
#include "syntax/check.h"
#include "syntax/lower_cst.h"
#include "syntax/normalize.h"
#include "syntax/semantics.h"
#include "syntax/tokens.h"

namespace weft {
namespace {

Failure report(uint32_t file, const SyntaxProblem &problem, Diagnostics &diagnostics) {
  diagnostics.report({file, problem.begin, problem.end}, DiagnosticKind::SyntaxError, problem.message)
      .raises(problem.exceptionClass);
  return failure;
}

// Bytes that cannot be a Python text at all.
bool checkEncoding(uint32_t file, std::string_view text, Diagnostics &diagnostics) {
  const std::string encoding = declaredEncoding(text);
  static constexpr std::string_view known[] = {"", "utf-8", "utf8", "iso-8859-1", "ascii", "us-ascii"};
  const bool isKnown = std::find(std::begin(known), std::end(known), encoding) != std::end(known);
  for (uint32_t i = 0; i < text.size();) {
    const unsigned char c = static_cast<unsigned char>(text[i]);
    if (c == 0) {
      report(file, {"source code cannot contain null bytes", "SyntaxError", i, i + 1}, diagnostics);
      return false;
    }
    if (c < 0x80) {
      ++i;
      continue;
    }
    if (!isKnown || encoding == "ascii" || encoding == "us-ascii") {
      report(file, {"encoding problem: " + encoding, "SyntaxError", i, i + 1}, diagnostics);
      return false;
    }
    const uint32_t start = i;
    const uint32_t code = decodeUtf8(text, i);
    const bool shortest = code >= (i - start == 2 ? 0x80U : i - start == 3 ? 0x800U : 0x10000U);
    const bool replaced = code == 0xFFFD && text.substr(start, 3) != "\xEF\xBF\xBD";
    if (!replaced && shortest && code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF) && c < 0xF8) continue;
    diagnostics.report({file, start, start + 1}, DiagnosticKind::NotUtf8, fmt::format("0x{:02x}", c), start)
        .raises("SyntaxError");
    return false;
  }
  return true;
}

template <typename Lower>
auto parseText(uint32_t file, CheckMode mode, ast::Context &context, Diagnostics &diagnostics, Lower lower)
    -> Result<decltype(lower(std::declval<Lowering &>()))> {
  const StageScope stage(Stage::Parse);
  const std::string_view text = SourceManager::instance().buffer(file).text();
  if (!checkEncoding(file, text, diagnostics)) return failure;
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
  auto module =
      parseText(file, CheckMode::Module, context, diagnostics, [](Lowering &lowering) { return lowering.module(); });
  if (!module) return failure;
  const StageScope stage(Stage::Check);
  if (const SyntaxProblem problem = checkSemantics(**module)) return report(file, problem, diagnostics);
  return module;
}

Result<ast::Expr *> parseExpression(std::string text, ast::Context &context, Diagnostics &diagnostics,
                                    std::string name) {
  const uint32_t file = SourceManager::instance().add(std::move(name), std::move(text));
  return parseText(file, CheckMode::Expression, context, diagnostics,
                   [](Lowering &lowering) { return lowering.expressionOnly(); });
}

} // namespace weft
