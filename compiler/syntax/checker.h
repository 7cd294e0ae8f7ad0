// The state behind check.h.
#pragma once
#include <string>
#include <vector>

#include "syntax/check.h"

namespace weft {

class Checker {
public:
  Checker(std::string_view text, TokenList &list, CheckMode mode) : text_(text), list_(list), mode_(mode) {
    nodes_.emplace_back();
  }
  SyntaxProblem run();

private:
  // What an expression is, as far as targets and messages ask.
  enum class Ex : uint8_t {
    Attribute,
    Subscript,
    Starred,
    Name,
    List,
    Tuple,
    Lambda,
    Call,
    Operation,
    BoolOperation,
    Generator,
    Yield,
    Await,
    ListComp,
    SetComp,
    DictComp,
    Dict,
    Set,
    FString,
    Literal,
    None,
    True,
    False,
    Ellipsis,
    Compare,
    Conditional,
    Named,
    Not
  };
  using Id = uint32_t; // into nodes_; 0: the parse failed
  struct Node {
    Ex kind = Ex::Name;
    bool parenthesized = false, firstIsIn = false; // the latter: a comparison whose first operator is `in`
    uint32_t begin = 0, end = 0;                   // tokens [begin, end)
    uint32_t shownBegin = 0, shownEnd = 0;         // the same without brackets around: where CPython's node is
    Id child = 0, next = 0; // elements of list and tuple, value of starred, left side of a comparison
  };
  enum class Targets { Star, Del, For };

  // tokens
  Tok peek(uint32_t ahead = 0);
  bool at(Tok type) { return peek() == type; }
  bool accept(Tok type);
  bool expect(Tok type) { return accept(type); }
  const Token &token(uint32_t index) const { return list_.tokens[index]; }
  std::string_view word(uint32_t index) const;
  bool isWord(uint32_t ahead, std::string_view text);
  void mark(uint32_t index, Tok type) {
    if (quiet_ == 0 && !hints_) list_.tokens[index].type = type;
  }

  // problems
  bool failed() const { return static_cast<bool>(problem_) || stop_; }
  bool raise(uint32_t beginToken, uint32_t endToken, std::string message, const char *exceptionClass = "SyntaxError");
  bool raiseBytes(uint32_t begin, uint32_t end, std::string message, const char *exceptionClass = "SyntaxError");
  bool raiseHere(std::string message, const char *exceptionClass = "SyntaxError"); // at the last token looked at
  bool raiseNode(Id node, std::string message) {
    return raise(nodes_[node].shownBegin, nodes_[node].shownEnd, std::move(message));
  }
  bool missingBlock(const std::string &after, uint32_t keyword);
  SyntaxProblem generic();
  void unmark();

  // statements
  void module();
  bool statement();
  bool simpleStatements();
  bool simpleStatement();
  bool expressionStatement();
  bool assignmentChain(Id first);
  bool importStatement();
  bool importFrom();
  bool dottedName();
  bool del();
  bool nameList();
  bool ifStatement(bool elif);
  bool whileStatement();
  bool forStatement();
  bool tryStatement();
  bool withStatement();
  bool withItems(bool parenthesized);
  bool withItem();
  bool functionDefinition();
  bool classDefinition();
  bool decorated();
  bool asyncStatement();
  bool matchStatement();
  bool caseBlock();
  bool elseBlock();
  bool block(const std::string &after, uint32_t keyword);
  bool colon(bool forced);
  bool parameters(Tok closer, bool lambda);

  // patterns
  bool patterns();
  bool asPattern();
  bool orPattern();
  bool closedPattern();
  bool patternNumber();
  bool maybeStarPattern();
  bool sequencePattern(Tok closer);
  bool mappingPattern();
  bool classPattern();

  // expressions
  Id make(Ex kind, uint32_t begin) {
    nodes_.push_back({kind, false, false, begin, pos_, begin, pos_, 0, 0});
    return static_cast<Id>(nodes_.size() - 1);
  }
  Id starExpressions();
  Id starExpression();
  Id starNamedExpression();
  Id namedExpression();
  Id expression();
  Id disjunction();
  Id conjunction();
  Id operands(Id left, uint32_t begin, Tok op, Id (Checker::*operand)());
  Id inversion();
  Id comparison();
  Id binary(int minimum);
  Id factor();
  Id primary();
  Id atom();
  Id strings();
  Id parenthesized();
  Id listDisplay();
  Id braceDisplay();
  Id dictKey();
  Id lambda();
  Id yieldExpression();
  bool arguments();
  bool slices();
  bool slice(bool &starred);
  bool comprehension();
  bool comprehensionFollows() { return at(Tok::Kw_for) || (at(Tok::Kw_async) && peek(1) == Tok::Kw_for); }
  Id starTargets();
  bool validTarget(Id node, Targets targets) { return invalidTarget(node, targets) == 0 && assignable(node, targets); }
  bool assignable(Id node, Targets targets);
  Id invalidTarget(Id node, Targets targets);
  const char *describe(Id node) const;

  // the second pass
  bool hintAfterDisjunction(Id node);
  bool hintNamed(Id node);
  bool startsExpression(Tok type) const;
  bool canParse(Id (Checker::*rule)(), Id *result = nullptr);

  struct Deeper {
    Checker &checker;
    bool ok;
    explicit Deeper(Checker &c) : checker(c), ok(++c.depth_ <= 2900) {
      if (!ok && !c.failed()) c.raiseHere("maximum recursion depth exceeded during compilation", "RecursionError");
    }
    ~Deeper() { --checker.depth_; }
  };

  std::string_view text_;
  TokenList &list_;
  CheckMode mode_;
  std::vector<Node> nodes_;
  SyntaxProblem problem_;
  bool stop_ = false;                         // the tokens ended early
  bool accepted_ = true;                      // module() has met no statement that fails
  bool hints_ = false;                        // the second pass
  int quiet_ = 0;                             // trying something: neither hints nor marks
  uint32_t pos_ = 0, far_ = 0, farthest_ = 0; // `far_` goes back with a failed try of a hint, `farthest_` never
  int depth_ = 0;
};

} // namespace weft
