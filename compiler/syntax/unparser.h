// The state behind unparse.h. Precedences and their use are those of CPython's ast.py, so that parentheses agree.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/ast.h"

namespace weft {

enum class Precedence : uint8_t {
  NamedExpr,
  Tuple,
  Yield,
  Test,
  Or,
  And,
  Not,
  Compare,
  BitOr,
  BitXor,
  BitAnd,
  Shift,
  Arith,
  Term,
  Factor,
  Power,
  Await,
  Atom
};
inline Precedence next(Precedence p) {
  return p == Precedence::Atom ? p : static_cast<Precedence>(static_cast<int>(p) + 1);
}

class Unparser {
public:
  explicit Unparser(bool avoidBackslashes = false) : avoidBackslashes_(avoidBackslashes) {}
  void any(const ast::Node &node);
  void expr(const ast::Expr &node, Precedence precedence = Precedence::Test);
  std::string take() { return std::move(out_); }

  /// A statement, and where its text begins: behind the line ends at `offset`.
  struct Place {
    size_t offset;
    const ast::Stmt *statement;
  };
  /// Adds each statement to `places` as it is printed.
  void watch(std::vector<Place> *places) { places_ = places; }

private:
  using QuoteList = std::vector<std::string_view>;
  struct Literal {
    std::string text;
    QuoteList quotes;
  };

  void newlineUnlessFirst() {
    if (!out_.empty()) out_ += '\n';
  }
  void fill(std::string_view text = {});
  void body(const std::vector<ast::Stmt *> &statements, const std::optional<std::string> &typeComment = std::nullopt);
  void bodyWithDocstring(const std::vector<ast::Stmt *> &statements);
  void orelse(const char *word, const std::vector<ast::Stmt *> &statements);
  void statement(const ast::Stmt &node);
  template <typename T> void function(const T &node, const char *keyword);
  void classDef(const ast::ClassDef &node);
  template <typename T> void forLoop(const T &node, const char *keyword);
  template <typename T> void withStatement(const T &node, const char *keyword);
  void withItem(const ast::WithItem &item);
  template <typename T> void tryStatement(const T &node, bool star);
  void handler(const ast::ExceptHandler &node);
  void ifStatement(const ast::If &node);
  void alias(const ast::Alias &node);
  void aliases(const std::vector<ast::Alias *> &names);
  void names(const std::vector<Symbol> &names);
  void matchCase(const ast::MatchCase &node);
  void pattern(const ast::Pattern &node, Precedence precedence = Precedence::Test);
  void patternList(const std::vector<ast::Pattern *> &patterns, const char *separator,
                   Precedence precedence = Precedence::Test);

  static const char *operatorText(ast::Operator op);
  void binOp(const ast::BinOp &node, Precedence precedence);
  void boolOp(const ast::BoolOp &node, Precedence precedence);
  void compare(const ast::Compare &node, Precedence precedence);
  void unaryOp(const ast::UnaryOp &node, Precedence precedence);
  void lambda(const ast::Lambda &node, Precedence precedence);
  void dict(const ast::Dict &node);
  void list(const std::vector<ast::Expr *> &items);
  void tupleItems(const std::vector<ast::Expr *> &items);
  void generators(const std::vector<ast::Comprehension *> &generators);
  void comprehension(const ast::Comprehension &node);
  void arguments(const ast::Arguments &node);
  void arg(const ast::Arg &node);
  void keyword(const ast::Keyword &node);
  void callArguments(const std::vector<ast::Expr *> &args, const std::vector<ast::Keyword *> &keywords);
  void constant(const ast::Constant &node);
  void subscript(const ast::Subscript &node);
  void joinedStr(const ast::JoinedStr &node);
  void formatInner(const ast::Expr &node);
  void formattedValue(const ast::FormattedValue &node);
  static Literal literalHelper(const std::string &text, const QuoteList &quotes, bool escapeWhitespace);
  void writeAvoidingBackslashes(const std::string &text, const QuoteList &quotes);

  std::string out_;
  int indent_ = 0;
  bool avoidBackslashes_;
  bool inTryStar_ = false;
  std::vector<Place> *places_ = nullptr;
};

} // namespace weft
