// What all parts of lower_cst.h share: names, places, string literals.
#include "syntax/lower_cst.h"

#include <algorithm>

#include "syntax/mask.h"
#include "syntax/normalize.h"

namespace weft {

using namespace ast;
using K = cst::Kind;

namespace {

// Where tree-sitter may begin anew: line ends between statements of the module, some thousand bytes apart. What a
// statement's first token cannot tell is whether it goes on with the one before: `else`, or the function of a
// decorator.
std::vector<uint32_t> statementStarts(const TokenList &list) {
  constexpr uint32_t pieceSize = 1 << 14;
  std::vector<uint32_t> starts;
  uint32_t last = 0, lineEnd = 0;
  int depth = 0;
  bool lineBegins = true, decorated = false;
  for (const Token &token : list.tokens) {
    if (token.type == Tok::Newline) {
      lineBegins = true;
      lineEnd = token.end;
      continue;
    }
    if (token.type == Tok::Indent) ++depth;
    if (token.type == Tok::Dedent) --depth;
    if (token.type == Tok::Indent || token.type == Tok::Dedent || !lineBegins) continue;
    lineBegins = false;
    const bool goesOn = token.type == Tok::Kw_elif || token.type == Tok::Kw_else || token.type == Tok::Kw_except ||
                        token.type == Tok::Kw_finally;
    if (depth == 0 && !goesOn && !decorated && lineEnd >= last + pieceSize) starts.push_back(last = lineEnd);
    decorated = token.type == Tok::At;
  }
  return starts;
}

} // namespace

Lowering::Lowering(std::string_view text, const TokenList &tokens, uint32_t file, uint32_t base, const PlaceRule &rule,
                   ast::Context &context, Diagnostics &diagnostics)
    : Lowering(text, tokens, maskText(text, tokens), {}, file, base, rule, context, diagnostics) {}

Lowering::Lowering(std::string_view text, const TokenList &tokens, std::string masked, cst::Tree tree, uint32_t file,
                   uint32_t base, const PlaceRule &rule, ast::Context &context, Diagnostics &diagnostics)
    : text_(std::move(masked)), original_(text), tree_(std::move(tree)), file_(file), base_(base), rule_(rule),
      context_(context), diagnostics_(diagnostics) {
  if (tree_.entries.empty()) tree_ = cst::parse(text_, statementStarts(tokens));
  std::unordered_map<uint32_t, uint32_t>
      stretched; // the star -> its operand, where tree-sitter saw the operand at the star
  for (size_t i = 0; i + 1 < tokens.tokens.size(); ++i) {
    if (tokens.tokens[i].type != Tok::StarPrefix) continue;
    stars_[tokens.tokens[i + 1].begin] = tokens.tokens[i].begin;
    if (starBeginsLine(tokens, i)) stretched[tokens.tokens[i].begin] = tokens.tokens[i + 1].begin;
  }
  if (!stars_.empty()) { // what begins with a starred operand begins at its star
    for (cst::Entry &entry : tree_.entries) {
      const bool holds = entry.kind == K::expression_statement_ || entry.kind == K::assignment_ ||
                         entry.kind == K::expression_list_ || entry.kind == K::pattern_list_;
      const auto &map = holds ? stars_ : stretched;
      if (const auto found = map.find(entry.begin); found != map.end()) entry.begin = found->second;
    }
  }
  // The syntax check has accepted the text, so a repair means that tree-sitter cannot read some valid Python.
  if (tree_.hasError)
    fail(tree_.errorOffset, tree_.errorOffset + 1,
         "internal error: the grammar cannot read this valid text; please report it");
}

uint32_t Lowering::beginOf(Index node) const {
  if (stars_.empty()) return at(node).begin;
  const auto found = stars_.find(at(node).begin);
  return found == stars_.end() ? at(node).begin : found->second;
}

Lowering::Index Lowering::childToken(Index node, std::string_view word) const {
  for (Index child = at(node).first; child; child = at(child).next)
    if (isToken(child, word)) return child;
  return 0;
}

Lowering::Index Lowering::childField(Index node, cst::Field field) const {
  for (Index child = at(node).first; child; child = at(child).next)
    if (at(child).field == field) return child;
  return 0;
}

Lowering::Index Lowering::childKind(Index node, cst::Kind wanted) const {
  for (Index child = at(node).first; child; child = at(child).next)
    if (kind(child) == wanted) return child;
  return 0;
}

Symbol Lowering::name(Index node) const {
  const std::string_view word = text(node);
  for (char c : word)
    if (static_cast<unsigned char>(c) >= 0x80) return Symbol::intern(normalizeIdentifier(word));
  return Symbol::intern(word);
}

void Lowering::fail(uint32_t begin, uint32_t end, std::string message) {
  if (failed_) return;
  failed_ = true;
  diagnostics_.report({file_, base_ + begin, base_ + end}, DiagnosticKind::SyntaxError, message).raises("SyntaxError");
}

Expr *Lowering::broken(Index node) {
  fail(at(node).begin, at(node).end, "invalid syntax");
  Constant *result = make<Constant>(node);
  result->value = NoneValue{};
  return result;
}

namespace {

// Does a triple-quoted string that goes over several lines begin here?
bool startsLongString(std::string_view text, uint32_t offset) {
  uint32_t quote = offset;
  while (quote < text.size() && quote < offset + 2 && ((text[quote] | 32) >= 'a' && (text[quote] | 32) <= 'z')) ++quote;
  if (quote + 3 > text.size() || (text[quote] != '"' && text[quote] != '\'')) return false;
  if (text[quote + 1] != text[quote] || text[quote + 2] != text[quote]) return false;
  const size_t close = text.find(std::string(3, text[quote]), quote + 3);
  return text.substr(0, close).find('\n', quote) != std::string_view::npos;
}

} // namespace

LineColumn Lowering::cpythonPlace(uint32_t offset) const {
  if (rule_.isFile) return SourceManager::instance().buffer(file_).position(base_ + offset);
  if (lineStarts_.empty()) {
    lineStarts_.push_back(0);
    for (uint32_t i = 0; i < original_.size(); ++i)
      if (original_[i] == '\n') lineStarts_.push_back(i + 1);
  }
  const auto next = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset);
  const uint32_t line = static_cast<uint32_t>(next - lineStarts_.begin()) - 1;
  LineColumn result{rule_.firstLine + line, offset - lineStarts_[line]};
  if (line != 0) return result;
  // CPython shifts the columns of the first line; for a string that ends on a later line it forgets to.
  if (longString_.first != offset) longString_ = {offset, startsLongString(original_, offset)};
  if (!longString_.second) result.column += rule_.firstColumn;
  return result;
}

void Lowering::place(Node *node, uint32_t begin, uint32_t end) {
  const LineColumn first = cpythonPlace(begin), last = cpythonPlace(end);
  const ExactPosition exact{first.line, first.column, last.line, last.column};
  const ExactPosition natural = position(*node);
  if (exact.line == natural.line && exact.column == natural.column && exact.endLine == natural.endLine &&
      exact.endColumn == natural.endColumn)
    return;
  node->exact = context_.makePosition(exact);
}

} // namespace weft
