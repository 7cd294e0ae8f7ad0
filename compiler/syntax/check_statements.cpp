// check.h: statements, and the hints for mistakes in them.
#include "syntax/checker.h"

namespace weft {

void Checker::module() {
  while (!failed()) {
    if (peek() == Tok::End) return;
    if (!statement()) {
      accepted_ = false;
      return;
    }
    nodes_.resize(1);
  }
}

bool Checker::statement() {
  Deeper deeper(*this);
  if (!deeper.ok) return false;
  switch (peek()) {
  case Tok::Kw_if:
    return ifStatement(false);
  case Tok::Kw_while:
    return whileStatement();
  case Tok::Kw_for:
    return forStatement();
  case Tok::Kw_try:
    return tryStatement();
  case Tok::Kw_with:
    return withStatement();
  case Tok::Kw_def:
    return functionDefinition();
  case Tok::Kw_class:
    return classDefinition();
  case Tok::At:
    return decorated();
  case Tok::Kw_async:
    return asyncStatement();
  case Tok::SoftMatch:
    return matchStatement();
  case Tok::Name: {
    if (word(pos_) != "match") break;
    const uint32_t start = pos_;
    if (matchStatement()) return true;
    if (failed()) return false;
    pos_ = start; // only a name, then
    break;
  }
  default:
    break;
  }
  return simpleStatements();
}

bool Checker::simpleStatements() {
  while (true) {
    if (!simpleStatement()) return false;
    if (!accept(Tok::Semicolon)) return expect(Tok::Newline);
    if (accept(Tok::Newline)) return true;
  }
}

bool Checker::simpleStatement() {
  switch (peek()) {
  case Tok::Kw_pass:
  case Tok::Kw_break:
  case Tok::Kw_continue:
    ++pos_;
    return true;
  case Tok::Kw_return:
    ++pos_;
    return at(Tok::Newline) || at(Tok::Semicolon) || starExpressions();
  case Tok::Kw_raise:
    ++pos_;
    if (at(Tok::Newline) || at(Tok::Semicolon)) return true;
    if (!expression()) return false;
    return !accept(Tok::Kw_from) || expression();
  case Tok::Kw_assert:
    ++pos_;
    if (!expression()) return false;
    return !accept(Tok::Comma) || expression();
  case Tok::Kw_global:
  case Tok::Kw_nonlocal:
    ++pos_;
    return nameList();
  case Tok::Kw_del:
    return del();
  case Tok::Kw_import:
    return importStatement();
  case Tok::Kw_from:
    return importFrom();
  default:
    return expressionStatement();
  }
}

bool Checker::nameList() {
  do
    if (!expect(Tok::Name)) return false;
  while (accept(Tok::Comma));
  return true;
}

bool Checker::del() {
  ++pos_;
  const uint32_t begin = pos_;
  Id targets = 0;
  if (!canParse(&Checker::starTargets, &targets) || !(at(Tok::Semicolon) || at(Tok::Newline)) ||
      invalidTarget(targets, Targets::Del)) {
    if (failed()) return false;
    if (hints_ && !quiet_) {
      pos_ = begin;
      const Id wrong = starExpressions();
      if (!wrong) return false;
      if (const Id bad = invalidTarget(wrong, Targets::Del))
        return raiseNode(bad, std::string("cannot delete ") + describe(bad));
    } else if (!targets) {
      starExpressions(); // moves to where the trouble is
    }
    return false;
  }
  return true;
}

bool Checker::expressionStatement() {
  const bool yields = at(Tok::Kw_yield);
  const Id first = yields ? yieldExpression() : starExpressions();
  if (!first) return false;
  switch (peek()) {
  case Tok::Equal:
    return assignmentChain(first);
  case Tok::PlusEqual:
  case Tok::MinusEqual:
  case Tok::StarEqual:
  case Tok::SlashEqual:
  case Tok::PercentEqual:
  case Tok::AmpersandEqual:
  case Tok::BarEqual:
  case Tok::CaretEqual:
  case Tok::LeftShiftEqual:
  case Tok::RightShiftEqual:
  case Tok::DoubleStarEqual:
  case Tok::DoubleSlashEqual:
  case Tok::AtEqual: {
    const Ex kind = nodes_[first].kind;
    if (yields) return false;
    const bool good = kind == Ex::Name || kind == Ex::Attribute || kind == Ex::Subscript;
    ++pos_;
    if (!good) {
      if (!hints_ || quiet_) {
        --pos_;
        return false;
      }
      if (!(at(Tok::Kw_yield) ? yieldExpression() : starExpressions())) return false;
      return raiseNode(first,
                       std::string("'") + describe(first) + "' is an illegal expression for augmented assignment");
    }
    return at(Tok::Kw_yield) ? yieldExpression() : starExpressions();
  }
  case Tok::Colon: {
    if (yields) return false;
    const Node n = nodes_[first];
    const bool good = n.kind == Ex::Name || n.kind == Ex::Attribute || n.kind == Ex::Subscript;
    if (!good) {
      if (!hints_ || quiet_) return false;
      ++pos_;
      if (!canParse(&Checker::expression)) return false;
      if (n.kind == Ex::List || n.kind == Ex::Tuple) {
        const bool bare = n.kind == Ex::Tuple && token(n.begin).type != Tok::LeftParen;
        const Id shown = bare ? n.child : first;
        return raiseNode(shown, std::string("only single target (not ") + describe(first) + ") can be annotated");
      }
      return raiseNode(first, "illegal target for annotation");
    }
    ++pos_;
    if (!expression()) return false;
    if (!accept(Tok::Equal)) return true;
    return at(Tok::Kw_yield) ? yieldExpression() : starExpressions();
  }
  default:
    return true;
  }
}

// `a = b = value`, from the first `=` on.
bool Checker::assignmentChain(Id first) {
  Id target = first;
  while (at(Tok::Equal)) {
    if (nodes_[target].kind == Ex::Yield && !nodes_[target].parenthesized) {
      if (hints_) raiseNode(target, "assignment to yield expression not possible");
      return false;
    }
    if (!validTarget(target, Targets::Star)) {
      if (!hints_ || quiet_) return false;
      // the elements of a bare tuple, or the target itself, may look like a comparison that lost a `=`
      const Node n = nodes_[first];
      Id last = first;
      if (n.kind == Ex::Tuple && token(n.begin).type != Tok::LeftParen)
        for (Id item = n.child; item; item = nodes_[item].next) last = item;
      pos_ = n.end;
      if (nodes_[last].kind != Ex::Starred && !hintNamed(last)) return false;
      const Id bad = invalidTarget(target, Targets::Star);
      if (bad) return raiseNode(bad, std::string("cannot assign to ") + describe(bad));
      return false;
    }
    ++pos_;
    target = at(Tok::Kw_yield) ? yieldExpression() : starExpressions();
    if (!target) return false;
  }
  return true;
}

bool Checker::dottedName() {
  do
    if (!expect(Tok::Name)) return false;
  while (accept(Tok::Dot));
  return true;
}

bool Checker::importStatement() {
  ++pos_;
  do {
    if (!dottedName()) return false;
    if (accept(Tok::Kw_as) && !expect(Tok::Name)) return false;
  } while (accept(Tok::Comma));
  return true;
}

bool Checker::importFrom() {
  ++pos_;
  bool dots = false;
  while (accept(Tok::Dot) || accept(Tok::Ellipsis)) dots = true;
  if (!(dots && at(Tok::Kw_import)) && !dottedName()) return false;
  if (!expect(Tok::Kw_import)) return false;
  if (accept(Tok::Star)) return true;
  const bool brackets = accept(Tok::LeftParen);
  while (true) {
    if (!expect(Tok::Name)) return false;
    if (accept(Tok::Kw_as) && !expect(Tok::Name)) return false;
    if (!accept(Tok::Comma)) break;
    if (brackets && at(Tok::RightParen)) break;
    if (!brackets && at(Tok::Newline)) {
      if (hints_) return raise(pos_, pos_, "trailing comma not allowed without surrounding parentheses");
      return false;
    }
  }
  return !brackets || expect(Tok::RightParen);
}

bool Checker::colon(bool forced) {
  if (accept(Tok::Colon)) return true;
  if (stop_) return false;
  if (forced) return raise(pos_, pos_, "expected ':'");
  if (hints_ && !quiet_ && at(Tok::Newline)) return raise(pos_, pos_, "expected ':'");
  return false;
}

bool Checker::block(const std::string &after, uint32_t keyword) {
  if (!at(Tok::Newline)) return simpleStatements();
  ++pos_;
  if (!at(Tok::Indent)) return missingBlock(after, keyword);
  ++pos_;
  while (!at(Tok::Dedent)) {
    if (stop_ || at(Tok::End)) return false;
    if (!statement()) return false;
  }
  ++pos_;
  return true;
}

bool Checker::ifStatement(bool) {
  bool elif = false;
  while (true) {
    const uint32_t keyword = pos_++;
    if (!namedExpression() || !colon(false)) return false;
    if (!block(elif ? "'elif' statement" : "'if' statement", keyword)) return false;
    elif = true;
    if (!at(Tok::Kw_elif)) break;
  }
  return elseBlock();
}

bool Checker::elseBlock() {
  if (!at(Tok::Kw_else)) return true;
  const uint32_t keyword = pos_++;
  return colon(true) && block("'else' statement", keyword);
}

bool Checker::whileStatement() {
  const uint32_t keyword = pos_++;
  return namedExpression() && colon(false) && block("'while' statement", keyword) && elseBlock();
}

bool Checker::forStatement() {
  const uint32_t keyword = pos_++;
  const uint32_t begin = pos_;
  if (!starTargets() || !at(Tok::Kw_in)) {
    if (failed()) return false;
    if (hints_ && !quiet_) {
      pos_ = begin;
      Id wrong = 0;
      if ((wrong = starExpressions()))
        if (const Id bad = invalidTarget(wrong, Targets::For))
          return raiseNode(bad, std::string("cannot assign to ") + describe(bad));
    }
    return false;
  }
  ++pos_;
  return starExpressions() && colon(false) && block("'for' statement", keyword) && elseBlock();
}

bool Checker::tryStatement() {
  const uint32_t keyword = pos_++;
  if (!colon(true) || !block("'try' statement", keyword)) return false;
  if (!at(Tok::Kw_except) && !at(Tok::Kw_finally)) {
    if (hints_ && !failed()) raiseHere("expected 'except' or 'finally' block");
    return false;
  }
  bool star = false, any = false;
  while (at(Tok::Kw_except)) {
    const uint32_t except = pos_++;
    const bool thisStar = accept(Tok::Star);
    if (any && thisStar != star) {
      if (hints_ && !quiet_) { // if the rest of the clause is good
        const uint32_t end = pos_;
        ++quiet_;
        const bool bare = at(Tok::Colon) && !thisStar;
        const bool good = (bare || (expression() && (!accept(Tok::Kw_as) || accept(Tok::Name)))) && accept(Tok::Colon);
        --quiet_;
        if (good) return raise(except, end, "cannot have both 'except' and 'except*' on the same 'try'");
      }
      return false;
    }
    star = thisStar;
    any = true;
    if (!at(Tok::Colon)) {
      if (at(Tok::Newline)) {
        if (hints_ && !quiet_) raise(pos_, pos_, star ? "expected one or more exception types" : "expected ':'");
        return false;
      }
      const Id type = expression();
      if (!type) return false;
      if (at(Tok::Comma) && hints_ && !quiet_) {
        const uint32_t comma = pos_++;
        bool good = static_cast<bool>(startsExpression(peek()) && canParse(&Checker::starExpressions));
        if (good && accept(Tok::Kw_as)) good = accept(Tok::Name);
        if (good && at(Tok::Colon))
          return raise(nodes_[type].begin, nodes_[type].end, "multiple exception types must be parenthesized");
        pos_ = comma;
        return false;
      }
      if (at(Tok::Kw_as)) {
        mark(pos_, Tok::TargetAs);
        ++pos_;
        if (!expect(Tok::Name)) return false;
      } else if (at(Tok::TargetAs)) {
        pos_ += 2;
      }
    } else if (star) {
      if (hints_ && !quiet_) raise(pos_, pos_, "expected one or more exception types");
      return false;
    }
    if (!colon(false)) return false;
    if (!block(star ? "'except*' statement" : "'except' statement", except)) return false;
  }
  if (any && !elseBlock()) return false;
  if (at(Tok::Kw_finally)) {
    const uint32_t finally = pos_++;
    if (!colon(true) || !block("'finally' statement", finally)) return false;
  }
  return true;
}

bool Checker::withItem() {
  if (!expression()) return false;
  if (at(Tok::TargetAs)) mark(pos_, Tok::Kw_as);
  if (!at(Tok::Kw_as)) return true;
  const uint32_t as = pos_++;
  const uint32_t begin = pos_;
  const bool star = accept(Tok::Star);
  const bool plain = startsExpression(peek()) && !at(Tok::Minus) && !at(Tok::Plus) && !at(Tok::Tilde) &&
                     !at(Tok::Kw_not) && !at(Tok::Kw_lambda) && !at(Tok::Kw_await);
  const Id target = plain ? primary() : 0;
  auto follows = [&] { return at(Tok::Comma) || at(Tok::RightParen) || at(Tok::Colon); };
  if (target && validTarget(target, Targets::Star) && follows()) {
    mark(as, Tok::TargetAs);
    if (star) mark(begin, Tok::StarPrefix);
    return true;
  }
  if (hints_ && !quiet_ && !failed()) {
    pos_ = begin;
    Id wrong = 0;
    if ((wrong = expression()) && follows())
      if (const Id bad = invalidTarget(wrong, Targets::Star))
        return raiseNode(bad, std::string("cannot assign to ") + describe(bad));
  }
  pos_ = as; // the item ends before `as`
  return !failed();
}

bool Checker::withItems(bool parenthesized) {
  if (parenthesized) ++pos_;
  while (true) {
    if (!withItem()) return false;
    if (!accept(Tok::Comma)) break;
    if (parenthesized && at(Tok::RightParen)) break;
  }
  return !parenthesized || expect(Tok::RightParen);
}

bool Checker::withStatement() {
  const uint32_t keyword = pos_++;
  const uint32_t begin = pos_;
  bool brackets = false;
  if (at(Tok::LeftParen)) { // items in brackets, or an expression that begins with one?
    ++quiet_;
    brackets = withItems(true) && at(Tok::Colon);
    --quiet_;
    if (stop_) return false;
    pos_ = begin;
  }
  if (!withItems(brackets)) {
    if (hints_ && !quiet_ && !failed() && token(begin).type == Tok::LeftParen) {
      pos_ = begin;
      withItems(true);
    }
    return false;
  }
  if (hints_ && !brackets && token(begin).type == Tok::LeftParen && !at(Tok::Colon) && !at(Tok::Newline)) {
    pos_ = begin;
    if (!withItems(true) && failed()) return false;
  }
  return colon(false) && block("'with' statement", keyword);
}

bool Checker::asyncStatement() {
  switch (peek(1)) {
  case Tok::Kw_def:
    ++pos_;
    return functionDefinition();
  case Tok::Kw_with:
    ++pos_;
    return withStatement();
  case Tok::Kw_for:
    ++pos_;
    return forStatement();
  default:
    return false;
  }
}

bool Checker::decorated() {
  while (accept(Tok::At))
    if (!namedExpression() || !expect(Tok::Newline)) return false;
  if (at(Tok::Kw_class)) return classDefinition();
  if (at(Tok::Kw_async) && peek(1) == Tok::Kw_def) ++pos_;
  return at(Tok::Kw_def) && functionDefinition();
}

bool Checker::functionDefinition() {
  const uint32_t keyword = pos_++;
  if (!expect(Tok::Name)) return false;
  if (!at(Tok::LeftParen)) return !stop_ && raise(pos_, pos_, "expected '('");
  ++pos_;
  if (!parameters(Tok::RightParen, false) || !expect(Tok::RightParen)) return false;
  if (at(Tok::Arrow)) {
    const uint32_t arrow = pos_++;
    if (!expression()) pos_ = arrow;
    if (failed()) return false;
  }
  return colon(true) && block("function definition", keyword);
}

bool Checker::classDefinition() {
  const uint32_t keyword = pos_++;
  if (!expect(Tok::Name)) return false;
  if (accept(Tok::LeftParen)) {
    if (!arguments() || !expect(Tok::RightParen)) return false;
  }
  return colon(false) && block("class definition", keyword);
}

bool Checker::parameters(Tok closer, bool lambda) {
  bool defaults = false, slash = false, slashDefaults = false, star = false, any = false;
  int sinceSlash = 0;
  const char *what = lambda ? "Lambda expression parameters" : "Function parameters";
  const bool hint = hints_ && !quiet_;
  while (!at(closer)) {
    if (at(Tok::Slash)) {
      const uint32_t here = pos_++;
      if (!any || slash || star) {
        if (!hint) return false;
        if (star) return raise(here, here, "/ must be ahead of *");
        if (slash) return raise(here, here, "/ may appear only once");
        return at(Tok::Comma) && raise(here, here, "at least one argument must precede /");
      }
      slash = true;
      slashDefaults = defaults;
      sinceSlash = -1; // this one is counted below
      if (hint && at(Tok::Star)) return raise(pos_, pos_, "expected comma between / and *");
    } else if (at(Tok::Star)) {
      const uint32_t here = pos_++;
      if (star) {
        if (hint && (at(Tok::Comma) || at(Tok::Name))) raise(here, here, "* argument may appear only once");
        return false;
      }
      star = true;
      defaults = false;
      if (at(Tok::Name)) {
        ++pos_;
        bool starAnnotation = false;
        if (!lambda && accept(Tok::Colon)) {
          starAnnotation = at(Tok::Star);
          if (!starExpression()) return false;
        }
        if (at(Tok::Equal)) {
          if (hint && !starAnnotation) raise(pos_, pos_, "var-positional argument cannot have default value");
          return false;
        }
      } else {
        const uint32_t comma = pos_;
        const bool bare = at(closer) || (accept(Tok::Comma) && (at(closer) || at(Tok::DoubleStar)));
        if (bare) {
          if (!hint) return false;
          if (lambda) return raiseHere("named arguments must follow bare *");
          return raise(here, here, "named arguments must follow bare *");
        }
        if (pos_ == comma) return false;
        any = true;
        continue;
      }
    } else if (accept(Tok::DoubleStar)) {
      if (!expect(Tok::Name)) return false;
      if (!lambda && accept(Tok::Colon) && !expression()) return false;
      if (at(Tok::Equal)) {
        if (hint) raise(pos_, pos_, "var-keyword argument cannot have default value");
        return false;
      }
      const bool comma = accept(Tok::Comma);
      if (!at(closer)) {
        if (hint && comma && (at(Tok::Name) || at(Tok::Star) || at(Tok::DoubleStar) || at(Tok::Slash)))
          raise(pos_, pos_, "arguments cannot follow var-keyword argument");
        return false;
      }
      return true;
    } else if (at(Tok::Name)) {
      const uint32_t here = pos_++;
      if (!lambda && accept(Tok::Colon) && !expression()) return false;
      if (accept(Tok::Equal)) {
        if (hint && (at(Tok::Comma) || at(closer))) {
          raise(pos_ - 1, pos_ - 1, "expected default value expression");
          return false;
        }
        if (!expression()) return false;
        defaults = true;
      } else if (defaults && !star) {
        if (hint && (at(Tok::Comma) || at(closer)) && (!slash || (slashDefaults && sinceSlash == 0)))
          raise(here, pos_, "non-default argument follows default argument");
        return false;
      }
    } else {
      if (hint && at(Tok::LeftParen)) {
        const uint32_t open = pos_++;
        bool good = false;
        while (accept(Tok::Name)) {
          good = true;
          if (!accept(Tok::Comma)) break;
        }
        if (good && accept(Tok::RightParen)) return raise(open, pos_, std::string(what) + " cannot be parenthesized");
      }
      return false;
    }
    any = true;
    ++sinceSlash;
    if (!accept(Tok::Comma)) break;
  }
  return true;
}

} // namespace weft
