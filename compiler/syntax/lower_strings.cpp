// String literals of lower_cst.h: implicit concatenation, bytes, f-strings.
#include "syntax/check.h"
#include "syntax/fstring.h"
#include "syntax/literals.h"
#include "syntax/lower_cst.h"
#include "syntax/mask.h"

namespace weft {

using namespace ast;
using K = cst::Kind;

// The expressions of one string's f-string tokens, in text order. CPython compiles each as "(" + expression + ")" with
// the first line and column that the f-string's token has plus what stands before the brace. tree-sitter reads many of
// them at once, each as a line: to start it for each would take longer than all the rest.
class EmbeddedExpressions {
public:
  explicit EmbeddedExpressions(Lowering &lowering) : lowering_(lowering) {}

  void add(const FormatPart &part, std::string_view token, uint32_t tokenBegin) {
    if (!part.isExpression) return;
    places_.push_back({token, tokenBegin, part.exprBegin, part.exprEnd});
    for (const FormatPart &inner : part.spec) add(inner, token, tokenBegin);
  }

  Expr *next() {
    const Place &place = places_[next_];
    if (lowering_.depth_ >= 100) {
      ++next_;
      lowering_.fail(place.tokenBegin, place.tokenBegin + static_cast<uint32_t>(place.token.size()),
                     "f-string: expressions nested too deeply");
      return lowering_.broken(0);
    }
    if (next_ == batchEnd_) read();
    const Line &line = lines_[next_ - batchBegin_];
    // Which statement of the module begins on this line; none where tree-sitter could not read the text.
    while (statement_ && tree_[statement_].begin < line.begin) statement_ = tree_[statement_].next;
    const uint32_t end = line.begin + static_cast<uint32_t>(line.masked.size());
    const bool found = statement_ && tree_[statement_].begin < end;
    cst::Tree tree;
    if (found)
      tree = cst::slice(tree_, statement_, line.begin);
    else
      tree.entries.resize(1);
    tree.hasError = tree_.hasError && tree_.errorOffset >= line.begin && tree_.errorOffset <= end;
    const PlaceRule rule = placeRule(place);
    Lowering inner(line.text, line.tokens, line.masked, std::move(tree), lowering_.file_,
                   lowering_.base_ + place.tokenBegin + place.exprBegin - 1, rule, lowering_.context_,
                   lowering_.diagnostics_);
    inner.depth_ = lowering_.depth_ + 1;
    Expr *result = inner.expressionOnly();
    lowering_.failed_ |= inner.failed_;
    ++next_;
    return result;
  }

private:
  struct Place {
    std::string_view token;
    uint32_t tokenBegin, exprBegin, exprEnd;
  };
  struct Line {
    std::string text, masked;
    TokenList tokens;
    uint32_t begin; // in the text that tree-sitter reads
  };

  void read() {
    constexpr size_t batchSize = 1 << 14;
    lines_.clear();
    batchBegin_ = batchEnd_;
    std::string all;
    while (batchEnd_ < places_.size() && all.size() < batchSize) {
      const Place &place = places_[batchEnd_++];
      Line line;
      line.text = "(" + std::string(place.token.substr(place.exprBegin, place.exprEnd - place.exprBegin)) + ")";
      line.tokens = tokenize(line.text);
      checkSyntax(line.text, line.tokens, CheckMode::FormatExpression);
      line.masked = maskText(line.text, line.tokens);
      line.begin = static_cast<uint32_t>(all.size());
      all += line.masked;
      all += '\n';
      lines_.push_back(std::move(line));
    }
    tree_ = cst::parse(all);
    statement_ = tree_.entries.size() > 1 ? tree_[1].first : 0;
  }

  PlaceRule placeRule(const Place &place) {
    const uint32_t brace = place.exprBegin - 1;
    if (countedToken_ != place.token.data()) {
      countedToken_ = place.token.data();
      counted_ = linesCounted_ = lineStart_ = 0;
      start_ = lowering_.cpythonPlace(place.tokenBegin);
    }
    for (; counted_ < brace; ++counted_) {
      if (place.token[counted_] != '\n') continue;
      ++linesCounted_;
      lineStart_ = counted_ + 1;
    }
    uint32_t columns = 0;
    const size_t firstDark = place.token.find_first_not_of(" \t\f", place.exprBegin);
    if (firstDark == std::string_view::npos || place.token[firstDark] != '\n') columns = brace - lineStart_;
    PlaceRule rule;
    rule.isFile = false;
    rule.firstLine = start_.line + linesCounted_;
    rule.firstColumn = linesCounted_ ? columns : start_.column + columns;
    return rule;
  }

  Lowering &lowering_;
  std::vector<Place> places_;
  std::vector<Line> lines_; // of places_[batchBegin_, batchEnd_)
  cst::Tree tree_;
  cst::Index statement_ = 0;
  size_t next_ = 0, batchBegin_ = 0, batchEnd_ = 0;
  const char *countedToken_ = nullptr; // how many line ends stand before a place of this token
  uint32_t counted_ = 0, linesCounted_ = 0, lineStart_ = 0;
  LineColumn start_;
};

// Collects the parts of one JoinedStr: neighbouring texts become one Constant.
class FormatString {
public:
  FormatString(Lowering &lowering, EmbeddedExpressions &expressions, uint32_t begin, uint32_t end, bool unicodeKind)
      : lowering_(lowering), expressions_(expressions), begin_(begin), end_(end), unicodeKind_(unicodeKind) {}

  void text(std::string_view literal) { pending_ += literal; }

  void add(const FormatPart &part, std::string_view token, uint32_t tokenBegin) {
    pending_ += part.literal;
    if (!part.isExpression) return;
    if (!pending_.empty()) values_.push_back(constant());
    FormattedValue *value = lowering_.make<FormattedValue>(begin_, end_);
    value->value = expressions_.next();
    value->conversion = part.conversion ? part.conversion : -1;
    if (part.hasSpec) {
      FormatString spec(lowering_, expressions_, begin_, end_, unicodeKind_);
      for (const FormatPart &inner : part.spec) spec.add(inner, token, tokenBegin);
      value->format_spec = spec.joined(tokenBegin, tokenBegin + static_cast<uint32_t>(token.size()), false);
    }
    values_.push_back(value);
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

  Lowering &lowering_;
  EmbeddedExpressions &expressions_;
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
  EmbeddedExpressions expressions(*this);
  std::vector<std::vector<FormatPart>> parts(tokens.size()); // of each f-string token
  for (size_t i = 0; i < tokens.size(); ++i) {
    const std::string_view token = text(tokens[i]);
    if (!splitString(token).format) continue;
    format = true;
    LiteralError error;
    if (!splitFormatString(token, parts[i], error)) fail(at(tokens[i]).begin, at(tokens[i]).end, error.message);
    for (const FormatPart &part : parts[i]) expressions.add(part, token, at(tokens[i]).begin);
  }
  FormatString result(*this, expressions, begin, end, !tokens.empty() && splitString(text(tokens[0])).unicode);
  std::string allBytes;
  for (size_t i = 0; i < tokens.size(); ++i) {
    const Index item = tokens[i];
    const std::string_view token = text(item);
    const StringToken shape = splitString(token);
    bytes = shape.bytes;
    if (shape.format) {
      for (const FormatPart &part : parts[i]) result.add(part, token, at(item).begin);
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

} // namespace weft
