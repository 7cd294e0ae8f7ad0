// From the concrete tree (cst.h) to the syntax tree (ast.h).
//
// The text has passed the syntax check before, so this file's job is meaning and places, not refusing.
// tree-sitter-python builds some Python wrongly; where it does, the lowering takes the tokens' order from the tree and
// the structure from Python's rules (operators, `with` items, parenthesised targets, annotations).
#pragma once
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/diagnostic.h"
#include "syntax/ast.h"
#include "syntax/cst.h"
#include "syntax/tokens.h"

namespace weft {

/// How CPython counts lines and columns in a text that is not a file of its own: the `{expression}` of an f-string is
/// parsed as "(expression)" that starts on some line with some indentation.
struct PlaceRule {
  bool isFile = true;
  uint32_t firstLine = 1;   // of the text's first line
  uint32_t firstColumn = 0; // added to columns of that line
};

class Lowering {
public:
  /// `text` are the bytes as the user wrote them, which begin at byte `base` of buffer `file`; `tokens` are its tokens
  /// after the syntax check.
  Lowering(std::string_view text, const TokenList &tokens, uint32_t file, uint32_t base, const PlaceRule &rule,
           ast::Context &context, Diagnostics &diagnostics);
  /// The same with the masked text and its tree made already.
  Lowering(std::string_view text, const TokenList &tokens, std::string masked, cst::Tree tree, uint32_t file,
           uint32_t base, const PlaceRule &rule, ast::Context &context, Diagnostics &diagnostics);

  ast::Module *module();
  /// The expression of a text that is one expression statement.
  ast::Expr *expressionOnly();
  bool failed() const { return failed_; }

private:
  using Index = cst::Index;
  struct Sequence { // an operand of operators with the extent of its parentheses
    ast::Expr *expr;
    uint32_t begin, end;
  };

  // statements
  void statements(Index first, std::vector<ast::Stmt *> &out);
  ast::Stmt *statement(Index node);
  ast::Stmt *expressionStatement(Index node);
  ast::Stmt *assignment(Index node);
  ast::Stmt *importStatement(Index node);
  ast::Stmt *importFrom(Index node);
  ast::Alias *alias(Index node);
  ast::Stmt *ifStatement(Index node);
  ast::Stmt *loop(Index node);
  ast::Stmt *tryStatement(Index node);
  ast::Stmt *with(Index node);
  ast::Stmt *matchStatement(Index node);
  ast::Stmt *function(Index node);
  ast::Stmt *classDefinition(Index node);
  ast::Stmt *decorated(Index node);
  void block(Index parent, std::vector<ast::Stmt *> &out);
  ast::Arguments *parameters(Index node);

  // expressions
  ast::Expr *expr(Index node);
  ast::Expr *unstarred(Index node);
  ast::Expr *exprHere(Index node);
  ast::Expr *postfix(Index node);
  ast::Expr *operators(Index node);
  ast::Expr *boolOp(Index node);
  ast::Expr *compare(Index node);
  ast::Expr *comprehension(Index node);
  ast::Expr *dictionary(Index node);
  ast::Expr *lambda(Index node);
  ast::Expr *annotation(Index node);
  ast::Expr *sliceItems(Index firstItem, Index closer);
  ast::Expr *slice(Index node);
  ast::Expr *strings(Index node);
  ast::Expr *number(Index node);
  /// `node` itself, or the tuple that it and its siblings up to `stop` (a token's index, or 0) make.
  ast::Expr *listOf(Index first, Index stop);
  ast::Expr *bracketed(Index node);
  void arguments(Index node, std::vector<ast::Expr *> &args, std::vector<ast::Keyword *> &keywords);
  void setContext(ast::Expr *expr, ast::ExprContext ctx);

  // patterns
  ast::Pattern *pattern(Index first, Index stop);
  ast::Pattern *patternHere(Index node);
  ast::Pattern *sequencePattern(Index first, Index stop, uint32_t begin, uint32_t end, bool brackets);
  ast::Pattern *mapping(Index node);
  ast::Pattern *classPattern(Index node);
  ast::Expr *patternValue(Index first, Index stop);
  ast::Expr *dottedName(Index node);

  // strings (lower_strings.cpp)
  friend class EmbeddedExpressions;
  friend class FormatString;

  // places
  template <typename T> T *make(uint32_t begin, uint32_t end) {
    T *node = context_.make<T>(SourceRange{file_, base_ + begin, base_ + end});
    if (!rule_.isFile) place(node, begin, end);
    return node;
  }
  template <typename T> T *make(Index node) { return make<T>(tree_[node].begin, tree_[node].end); }
  void place(ast::Node *node, uint32_t begin, uint32_t end);
  LineColumn cpythonPlace(uint32_t offset) const;

  // the concrete tree
  const cst::Entry &at(Index node) const { return tree_[node]; }
  cst::Kind kind(Index node) const { return tree_[node].kind; }
  std::string_view text(Index node) const { return original_.substr(at(node).begin, at(node).end - at(node).begin); }
  bool isToken(Index node, std::string_view word) const {
    return kind(node) == cst::Kind::Token &&
           std::string_view(text_).substr(at(node).begin, at(node).end - at(node).begin) == word;
  }
  Index childToken(Index node, std::string_view word) const;
  Index childField(Index node, cst::Field field) const;
  Index childKind(Index node, cst::Kind kind) const;
  Symbol name(Index node) const;
  uint32_t beginOf(Index node) const; // with its star
  bool starred(Index node) const { return !stars_.empty() && stars_.count(at(node).begin) != 0; }
  ast::Expr *broken(Index node);
  bool isOriginal(Index node, std::string_view word) const {
    return original_.substr(at(node).begin, word.size()) == word;
  }
  void fail(uint32_t begin, uint32_t end, std::string message);

  std::string text_; // what tree-sitter saw
  std::string_view original_;
  cst::Tree tree_;
  std::unordered_map<uint32_t, uint32_t> stars_; // where an operand of a prefix star begins -> where the star is
  uint32_t file_, base_;
  PlaceRule rule_;
  ast::Context &context_;
  Diagnostics &diagnostics_;
  bool failed_ = false;
  int depth_ = 0;
  mutable std::vector<uint32_t> lineStarts_;                        // where !rule_.isFile; made when first needed
  mutable std::pair<uint32_t, bool> longString_{0xFFFFFFFF, false}; // what startsLongString() said last
};

} // namespace weft
