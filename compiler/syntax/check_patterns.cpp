// check.h: `match` statements.
#include "syntax/checker.h"

namespace weft {

bool Checker::matchStatement() {
  const uint32_t start = pos_, keyword = pos_;
  auto header = [&] {
    ++pos_;
    if (at(Tok::Star)) {
      if (!starExpression() || !at(Tok::Comma)) return false;
    } else if (!namedExpression()) {
      return false;
    }
    while (accept(Tok::Comma)) {
      if (at(Tok::Colon)) break;
      if (!starNamedExpression()) return false;
    }
    return true;
  };
  // Is this the statement, or only a name? The statement has a block that begins with `case`.
  ++quiet_;
  const bool parsed = startsExpression(peek(1)) || peek(1) == Tok::Star ? header() : false;
  const bool newline = parsed && at(Tok::Newline);
  const bool colonFound = parsed && accept(Tok::Colon);
  const bool lineEnd = colonFound && accept(Tok::Newline);
  const bool indent = lineEnd && accept(Tok::Indent);
  const bool isMatch = indent && isWord(0, "case");
  --quiet_;
  if (stop_) return false;
  if (!isMatch) {
    if (hints_ && !quiet_) {
      if (newline) return raise(pos_, pos_, "expected ':'");
      if (lineEnd && !indent) return missingBlock("'match' statement", keyword);
    }
    pos_ = start;
    return false;
  }
  pos_ = start;
  if (!header()) return false;
  mark(start, Tok::SoftMatch);
  pos_ += 3; // `:`, line end, indent
  while (isWord(0, "case") || at(Tok::SoftCase))
    if (!caseBlock()) return false;
  return expect(Tok::Dedent);
}

bool Checker::caseBlock() {
  const uint32_t keyword = pos_++;
  if (!patterns()) return false;
  if (accept(Tok::Kw_if) && !namedExpression()) return false;
  if (!colon(false)) return false;
  mark(keyword, Tok::SoftCase);
  return block("'case' statement", keyword);
}

bool Checker::patterns() {
  const bool star = at(Tok::Star);
  if (!maybeStarPattern()) return false;
  if (star && !at(Tok::Comma)) return false;
  while (accept(Tok::Comma)) {
    if (at(Tok::Colon) || at(Tok::Kw_if)) break;
    if (!maybeStarPattern()) return false;
  }
  return true;
}

bool Checker::maybeStarPattern() {
  if (!accept(Tok::Star)) return asPattern();
  return expect(Tok::Name) && !at(Tok::Dot) && !at(Tok::LeftParen) && !at(Tok::Equal);
}

bool Checker::asPattern() {
  Deeper deeper(*this);
  if (!deeper.ok || !orPattern()) return false;
  if (!accept(Tok::Kw_as)) return true;
  if (at(Tok::Name)) {
    const bool wildcard = word(pos_) == "_";
    ++pos_;
    if (!wildcard && !at(Tok::Dot) && !at(Tok::LeftParen) && !at(Tok::Equal)) return true;
    if (hints_ && !quiet_ && wildcard) raise(pos_ - 1, pos_ - 1, "cannot use '_' as a target");
    --pos_;
    if (wildcard) return false;
  }
  if (hints_ && !quiet_ && !failed()) {
    Id wrong = 0;
    if (!at(Tok::Name) && (wrong = expression())) raiseNode(wrong, "invalid pattern target");
  }
  return false;
}

bool Checker::orPattern() {
  do
    if (!closedPattern()) return false;
  while (accept(Tok::Bar));
  return true;
}

bool Checker::patternNumber() {
  auto imaginary = [&](uint32_t index) {
    const std::string_view text = word(index);
    return text.back() == 'j' || text.back() == 'J';
  };
  accept(Tok::Minus);
  if (!at(Tok::Number)) return false;
  const uint32_t first = pos_++;
  if (!at(Tok::Plus) && !at(Tok::Minus)) return true;
  ++pos_;
  if (!at(Tok::Number)) return false;
  const uint32_t second = pos_++;
  if (imaginary(first)) return raise(first, first, "real number required in complex literal");
  if (!imaginary(second)) return raise(second, second, "imaginary number required in complex literal");
  return true;
}

bool Checker::closedPattern() {
  switch (peek()) {
  case Tok::Minus:
  case Tok::Number:
    return patternNumber();
  case Tok::String:
    return strings();
  case Tok::Kw_None:
  case Tok::Kw_True:
  case Tok::Kw_False:
    ++pos_;
    return true;
  case Tok::LeftParen:
    ++pos_;
    return sequencePattern(Tok::RightParen);
  case Tok::LeftBracket:
    ++pos_;
    return sequencePattern(Tok::RightBracket);
  case Tok::LeftBrace:
    ++pos_;
    return mappingPattern();
  case Tok::Name: {
    while (true) {
      if (!expect(Tok::Name)) return false;
      if (!accept(Tok::Dot)) break;
    }
    if (accept(Tok::LeftParen)) return classPattern();
    return !at(Tok::Equal);
  }
  default:
    return false;
  }
}

bool Checker::sequencePattern(Tok closer) {
  Deeper deeper(*this);
  if (!deeper.ok) return false;
  bool comma = false, star = false;
  int count = 0;
  while (!at(closer)) {
    star = at(Tok::Star);
    if (!maybeStarPattern()) return false;
    ++count;
    if (!accept(Tok::Comma)) break;
    comma = true;
  }
  if (closer == Tok::RightParen && count == 1 && star && !comma) return false;
  return expect(closer);
}

bool Checker::mappingPattern() {
  Deeper deeper(*this);
  if (!deeper.ok) return false;
  while (!at(Tok::RightBrace)) {
    if (accept(Tok::DoubleStar)) {
      if (!at(Tok::Name) || word(pos_) == "_") return false;
      ++pos_;
      accept(Tok::Comma);
      break;
    }
    switch (peek()) {
    case Tok::Minus:
    case Tok::Number:
      if (!patternNumber()) return false;
      break;
    case Tok::String:
      if (!strings()) return false;
      break;
    case Tok::Kw_None:
    case Tok::Kw_True:
    case Tok::Kw_False:
      ++pos_;
      break;
    case Tok::Name:
      if (peek(1) != Tok::Dot || !dottedName()) return false;
      break;
    default:
      return false;
    }
    if (!expect(Tok::Colon) || !asPattern()) return false;
    if (!accept(Tok::Comma)) break;
  }
  return expect(Tok::RightBrace);
}

bool Checker::classPattern() {
  Deeper deeper(*this);
  if (!deeper.ok) return false;
  bool keyword = false;
  uint32_t firstPositional = 0;
  while (!at(Tok::RightParen)) {
    if (at(Tok::Name) && peek(1) == Tok::Equal) {
      if (firstPositional) return false;
      pos_ += 2;
      keyword = true;
      if (!asPattern()) return false;
    } else {
      const uint32_t begin = pos_;
      if (!asPattern()) return false;
      if (keyword && !firstPositional) {
        if (hints_ && !quiet_) return raise(begin, pos_, "positional patterns follow keyword patterns");
        return false;
      }
    }
    if (!accept(Tok::Comma)) break;
  }
  return expect(Tok::RightParen);
}

} // namespace weft
