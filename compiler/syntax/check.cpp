// check.h: the two passes, and what both parts of the grammar share.
#include "syntax/check.h"

#include <algorithm>

#include "syntax/checker.h"

namespace weft {

Tok Checker::peek(uint32_t ahead) {
  const uint32_t index = pos_ + ahead;
  if (index >= list_.tokens.size()) { // the tokenizer had a problem here
    stop_ = true;
    far_ = static_cast<uint32_t>(list_.tokens.size());
    return Tok::End;
  }
  if (index > far_) far_ = index;
  if (index > farthest_) farthest_ = index;
  return list_.tokens[index].type;
}

bool Checker::accept(Tok type) {
  if (peek() != type) return false;
  ++pos_;
  return true;
}

std::string_view Checker::word(uint32_t index) const {
  const Token &t = token(index);
  return text_.substr(t.begin, t.end - t.begin);
}

bool Checker::isWord(uint32_t ahead, std::string_view text) {
  return peek(ahead) == Tok::Name && word(pos_ + ahead) == text;
}

bool Checker::raiseBytes(uint32_t begin, uint32_t end, std::string message, const char *exceptionClass) {
  if (quiet_ != 0 || failed()) return false;
  if (mode_ == CheckMode::FormatExpression) message.insert(0, "f-string: ");
  problem_ = {std::move(message), exceptionClass, begin, end};
  return false;
}

bool Checker::raise(uint32_t beginToken, uint32_t endToken, std::string message, const char *exceptionClass) {
  const uint32_t last = endToken > beginToken ? endToken - 1 : beginToken;
  return raiseBytes(token(beginToken).begin, token(last).end, std::move(message), exceptionClass);
}

bool Checker::raiseHere(std::string message, const char *exceptionClass) {
  const uint32_t last = std::min<uint32_t>(farthest_, static_cast<uint32_t>(list_.tokens.size()) - 1);
  return raise(last, last, std::move(message), exceptionClass);
}

bool Checker::missingBlock(const std::string &after, uint32_t keyword) {
  if (!hints_ || quiet_) return false;
  peek();
  return raise(std::min<uint32_t>(pos_, static_cast<uint32_t>(list_.tokens.size()) - 1), pos_,
               "expected an indented block after " + after + " on line " + std::to_string(token(keyword).line),
               "IndentationError");
}

SyntaxProblem Checker::generic() {
  const Token &last = token(far_);
  if (last.type == Tok::Indent) return {"unexpected indent", "IndentationError", last.end ? last.end - 1 : 0, last.end};
  if (last.type == Tok::Dedent) return {"unexpected unindent", "IndentationError", last.begin, last.end};
  const char *message = mode_ == CheckMode::FormatExpression ? "f-string: invalid syntax" : "invalid syntax";
  return {message, "SyntaxError", last.begin, last.end};
}

// The second pass wants the tokens as they came.
void Checker::unmark() {
  for (size_t i = 0; i < list_.tokens.size(); ++i) {
    Tok &type = list_.tokens[i].type;
    if (type == Tok::StarPrefix) type = Tok::Star;
    if (type == Tok::TargetAs) type = Tok::Kw_as;
    if (type == Tok::SoftMatch || type == Tok::SoftCase) type = Tok::Name;
  }
}

SyntaxProblem Checker::run() {
  if (list_.tokens.empty()) return list_.problem;
  auto pass = [&] {
    if (mode_ == CheckMode::Module) {
      module();
      return accepted_ && !failed() && peek() == Tok::End;
    }
    if (!starExpressions()) return false;
    while (accept(Tok::Newline)) {
    }
    return !failed() && peek() == Tok::End && pos_ + 1 == list_.tokens.size();
  };
  if (pass()) return list_.problem;
  if (stop_) return list_.problem;
  SyntaxProblem found = problem_;
  if (!found) {
    const uint32_t firstFar = far_;
    found = generic();
    unmark();
    hints_ = true;
    accepted_ = true;
    depth_ = 0;
    pos_ = 0; // some hints are about statements that are good on their own
    nodes_.resize(1);
    pass();
    // Hints look ahead in their own ways, which may be too deep where the text itself is not.
    if (problem_ && std::string_view(problem_.exceptionClass) == "RecursionError") problem_ = {};
    if (stop_ && !problem_) return list_.problem;
    if (problem_) found = problem_;
    if (!problem_) {
      far_ = firstFar;
      // what is wrong with the indentation is said at once
      if (token(far_).type == Tok::Indent || token(far_).type == Tok::Dedent) return found;
    }
  }
  // CPython reads the rest of the file for problems of tokens, which are more likely the cause.
  if (list_.problem) {
    if (list_.eager) return list_.problem;
    const uint32_t last = std::min<uint32_t>(far_, static_cast<uint32_t>(list_.tokens.size()) - 1);
    if (!list_.open.empty() && token(last).line > list_.open.back().line) {
      const TokenList::Open &open = list_.open.back();
      return {std::string("'") + open.bracket + "' was never closed", "SyntaxError", open.offset, open.offset + 1};
    }
  }
  return found;
}

SyntaxProblem checkSyntax(std::string_view text, TokenList &list, CheckMode mode) {
  return Checker(text, list, mode).run();
}

const char *Checker::describe(Id node) const {
  switch (nodes_[node].kind) {
  case Ex::Attribute:
    return "attribute";
  case Ex::Subscript:
    return "subscript";
  case Ex::Starred:
    return "starred";
  case Ex::Name:
    return "name";
  case Ex::List:
    return "list";
  case Ex::Tuple:
    return "tuple";
  case Ex::Lambda:
    return "lambda";
  case Ex::Call:
    return "function call";
  case Ex::Operation:
  case Ex::BoolOperation:
  case Ex::Not:
    return "expression";
  case Ex::Generator:
    return "generator expression";
  case Ex::Yield:
    return "yield expression";
  case Ex::Await:
    return "await expression";
  case Ex::ListComp:
    return "list comprehension";
  case Ex::SetComp:
    return "set comprehension";
  case Ex::DictComp:
    return "dict comprehension";
  case Ex::Dict:
    return "dict literal";
  case Ex::Set:
    return "set display";
  case Ex::FString:
    return "f-string expression";
  case Ex::Literal:
    return "literal";
  case Ex::None:
    return "None";
  case Ex::True:
    return "True";
  case Ex::False:
    return "False";
  case Ex::Ellipsis:
    return "ellipsis";
  case Ex::Compare:
    return "comparison";
  case Ex::Conditional:
    return "conditional expression";
  case Ex::Named:
    return "named expression";
  }
  return "expression";
}

// The part that may not be assigned to (or deleted), or 0.
Checker::Id Checker::invalidTarget(Id node, Targets targets) {
  const Node &n = nodes_[node];
  switch (n.kind) {
  case Ex::List:
  case Ex::Tuple:
    for (Id item = n.child; item; item = nodes_[item].next)
      if (const Id bad = invalidTarget(item, targets)) return bad;
    return 0;
  case Ex::Starred:
    return targets == Targets::Del ? node : invalidTarget(n.child, targets);
  case Ex::Compare:
    if (targets == Targets::For) return n.firstIsIn ? invalidTarget(n.child, targets) : 0;
    return node;
  case Ex::Name:
  case Ex::Subscript:
  case Ex::Attribute:
    return 0;
  default:
    return node;
  }
}

// Comparisons pass invalidTarget() for `for`, so that its message can look inside; they are no targets all the same.
bool Checker::assignable(Id node, Targets targets) {
  const Node &n = nodes_[node];
  if (n.kind == Ex::Compare) return false;
  if (n.kind == Ex::List || n.kind == Ex::Tuple)
    for (Id item = n.child; item; item = nodes_[item].next)
      if (!assignable(item, targets)) return false;
  return true;
}

bool Checker::startsExpression(Tok type) const {
  switch (type) {
  case Tok::Name:
  case Tok::Number:
  case Tok::String:
  case Tok::LeftParen:
  case Tok::LeftBracket:
  case Tok::LeftBrace:
  case Tok::Minus:
  case Tok::Plus:
  case Tok::Tilde:
  case Tok::Ellipsis:
  case Tok::Kw_not:
  case Tok::Kw_lambda:
  case Tok::Kw_await:
  case Tok::Kw_None:
  case Tok::Kw_True:
  case Tok::Kw_False:
    return true;
  default:
    return false;
  }
}

// Tries a rule without hints; moves past it if it fits.
bool Checker::canParse(Id (Checker::*rule)(), Id *result) {
  const uint32_t start = pos_, far = far_;
  ++quiet_;
  const Id node = (this->*rule)();
  --quiet_;
  if (node && !stop_) {
    if (result) *result = node;
    return true;
  }
  pos_ = start;
  far_ = far;
  return false;
}

} // namespace weft
