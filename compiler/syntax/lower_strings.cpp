// String literals of lower_cst.h: implicit concatenation, bytes, f-strings.
#include "syntax/check.h"
#include "syntax/fstring.h"
#include "syntax/literals.h"
#include "syntax/lower_cst.h"

namespace weft {

using namespace ast;
using K = cst::Kind;

// Collects the parts of one JoinedStr: neighbouring texts become one Constant.
class FormatString {
public:
  FormatString(Lowering &lowering, uint32_t begin, uint32_t end, bool unicodeKind)
      : lowering_(lowering), begin_(begin), end_(end), unicodeKind_(unicodeKind) {}

  void text(std::string_view literal) { pending_ += literal; }

  void token(std::string_view token, uint32_t tokenBegin) {
    std::vector<FormatPart> parts;
    LiteralError error;
    if (!splitFormatString(token, parts, error)) {
      lowering_.fail(tokenBegin, tokenBegin + static_cast<uint32_t>(token.size()), error.message);
      return;
    }
    for (const FormatPart &part : parts) add(part, token, tokenBegin);
  }

  Constant *constant() { return constant(begin_, end_, unicodeKind_); }

  /// `begin` and `end` are where CPython says the whole is: a format's own token, though its parts span all tokens.
  JoinedStr *joined(uint32_t begin, uint32_t end, bool unicodeKind) {
    if (!pending_.empty()) values_.push_back(constant(begin, end, unicodeKind));
    JoinedStr *result = lowering_.make<JoinedStr>(begin, end);
    result->values = std::move(values_);
    return result;
  }

  JoinedStr *joined() { return joined(begin_, end_, unicodeKind_); }

private:
  Constant *constant(uint32_t begin, uint32_t end, bool unicodeKind) {
    Constant *result = lowering_.make<Constant>(begin, end);
    result->value = std::move(pending_);
    pending_.clear();
    if (unicodeKind) result->kind = "u";
    return result;
  }

  void add(const FormatPart &part, std::string_view token, uint32_t tokenBegin) {
    pending_ += part.literal;
    if (!part.isExpression) return;
    if (!pending_.empty()) values_.push_back(constant());
    FormattedValue *value = lowering_.make<FormattedValue>(begin_, end_);
    value->value = lowering_.embedded(token, tokenBegin, part.exprBegin, part.exprEnd);
    value->conversion = part.conversion ? part.conversion : -1;
    if (part.hasSpec) {
      FormatString spec(lowering_, begin_, end_, unicodeKind_);
      for (const FormatPart &inner : part.spec) spec.add(inner, token, tokenBegin);
      value->format_spec = spec.joined(tokenBegin, tokenBegin + static_cast<uint32_t>(token.size()), false);
    }
    values_.push_back(value);
  }

  Lowering &lowering_;
  uint32_t begin_, end_;
  bool unicodeKind_;
  std::string pending_;
  std::vector<Expr *> values_;
};

Expr *Lowering::strings(Index node) {
  std::vector<Index> tokens;
  if (kind(node) == K::concatenated_string_) {
    for (Index item = at(node).first; item; item = at(item).next)
      if (kind(item) == K::string_) tokens.push_back(item);
  } else {
    tokens.push_back(node);
  }
  const uint32_t begin = at(node).begin, end = at(node).end;
  bool format = false, bytes = false;
  FormatString result(*this, begin, end, !tokens.empty() && splitString(text(tokens[0])).unicode);
  std::string allBytes;
  for (Index item : tokens) {
    const std::string_view token = text(item);
    const StringToken shape = splitString(token);
    bytes = shape.bytes;
    if (shape.format) {
      format = true;
      result.token(token, at(item).begin);
      continue;
    }
    std::string value;
    LiteralError error;
    if (!decodeString(token.substr(shape.contentBegin, shape.contentEnd - shape.contentBegin), shape.raw, shape.bytes,
                      value, error))
      fail(at(item).begin, at(item).end, error.message);
    if (shape.bytes)
      allBytes += value;
    else
      result.text(value);
  }
  if (bytes) {
    Constant *constant = make<Constant>(begin, end);
    constant->value = BytesValue{std::move(allBytes)};
    return constant;
  }
  if (format) return result.joined();
  return result.constant();
}

// CPython compiles "(" + expression + ")" with the first line and column that the f-string's token has plus what
// stands before the brace.
Expr *Lowering::embedded(std::string_view token, uint32_t tokenBegin, uint32_t exprBegin, uint32_t exprEnd) {
  if (++depth_ > 100) {
    fail(tokenBegin, tokenBegin + static_cast<uint32_t>(token.size()), "f-string: expressions nested too deeply");
    return broken(0);
  }
  const uint32_t brace = exprBegin - 1;
  const LineColumn start = cpythonPlace(tokenBegin);
  uint32_t lines = 0, columns = 0;
  for (uint32_t i = 0; i < brace; ++i) lines += token[i] == '\n';
  const size_t firstDark = token.find_first_not_of(" \t\f", exprBegin);
  if (firstDark == std::string_view::npos || token[firstDark] != '\n') {
    const size_t newline = token.rfind('\n', brace);
    columns = newline == std::string_view::npos ? brace : brace - static_cast<uint32_t>(newline) - 1;
  }
  PlaceRule rule;
  rule.isFile = false;
  rule.firstLine = start.line + lines;
  rule.firstColumn = lines ? columns : start.column + columns;

  const std::string text = "(" + std::string(token.substr(exprBegin, exprEnd - exprBegin)) + ")";
  TokenList tokens = tokenize(text);
  checkSyntax(text, tokens, CheckMode::FormatExpression);
  Lowering inner(text, tokens, file_, base_ + tokenBegin + brace, rule, context_, diagnostics_);
  inner.depth_ = depth_;
  Expr *result = inner.expressionOnly();
  failed_ |= inner.failed_;
  --depth_;
  return result;
}

} // namespace weft
