// check.h: expressions, and the hints for mistakes in them.
#include "syntax/checker.h"
#include "syntax/fstring.h"
#include "syntax/literals.h"

namespace weft {

namespace {

int binaryPrecedence(Tok type) {
  switch (type) {
  case Tok::Bar:
    return 1;
  case Tok::Caret:
    return 2;
  case Tok::Ampersand:
    return 3;
  case Tok::LeftShift:
  case Tok::RightShift:
    return 4;
  case Tok::Plus:
  case Tok::Minus:
    return 5;
  case Tok::Star:
  case Tok::Slash:
  case Tok::DoubleSlash:
  case Tok::Percent:
  case Tok::At:
    return 6;
  default:
    return 0;
  }
}

} // namespace

// star_expression (',' star_expression)* [',']
Checker::Id Checker::starExpressions() {
  const uint32_t begin = pos_;
  const Id first = starExpression();
  if (!first || !at(Tok::Comma)) return first;
  Id last = first;
  while (accept(Tok::Comma)) {
    if (!startsExpression(peek()) && !at(Tok::Star)) break;
    const Id item = starExpression();
    if (!item) return 0;
    nodes_[last].next = item;
    last = item;
  }
  const Id tuple = make(Ex::Tuple, begin);
  nodes_[tuple].child = first;
  return tuple;
}

Checker::Id Checker::starExpression() {
  if (!at(Tok::Star)) return expression();
  const uint32_t begin = pos_++;
  const Id value = binary(1);
  if (!value) return 0;
  mark(begin, Tok::StarPrefix);
  const Id node = make(Ex::Starred, begin);
  nodes_[node].child = value;
  return node;
}

Checker::Id Checker::starNamedExpression() {
  if (at(Tok::Star)) {
    const Id node = starExpression();
    if (node && hints_ && !quiet_ && !hintAfterDisjunction(nodes_[node].child)) return 0;
    return node;
  }
  return namedExpression();
}

Checker::Id Checker::namedExpression() {
  const uint32_t begin = pos_;
  if (at(Tok::Name) && peek(1) == Tok::ColonEqual) {
    pos_ += 2;
    if (!expression()) return 0;
    return make(Ex::Named, begin);
  }
  const Id node = expression();
  if (!node) return 0;
  if (hints_ && !quiet_ && !hintNamed(node)) return 0;
  if (at(Tok::ColonEqual)) return 0;
  return node;
}

// `x = 1` and `f() := 1` where an expression is wanted.
bool Checker::hintNamed(Id node) {
  if (at(Tok::ColonEqual)) {
    const uint32_t after = pos_++;
    if (expression()) return raiseNode(node, std::string("cannot use assignment expressions with ") + describe(node));
    pos_ = after;
    return !failed();
  }
  if (!at(Tok::Equal)) return true;
  const Node n = nodes_[node];
  const Tok first = token(n.begin).type;
  if (!n.parenthesized && (n.kind == Ex::Compare || n.kind == Ex::BoolOperation || n.kind == Ex::Not ||
                           n.kind == Ex::Conditional || n.kind == Ex::Lambda))
    return true; // what stands before the `=` must bind as tightly as `|`
  const bool isName = n.kind == Ex::Name && n.end == n.begin + 1;
  if (!isName) {
    if (first == Tok::Kw_True || first == Tok::Kw_None || first == Tok::Kw_False) return true;
    if (first == Tok::LeftBracket || first == Tok::LeftParen) { // a list, tuple or generator at the start
      const uint32_t here = pos_;
      pos_ = n.begin;
      Id start = 0;
      const bool parsed = canParse(&Checker::atom, &start);
      pos_ = here;
      if (parsed) {
        const Ex kind = nodes_[start].kind;
        if ((kind == Ex::List || kind == Ex::Tuple || kind == Ex::Generator) &&
            token(nodes_[start].begin).type == first && nodes_[start].begin == n.begin)
          return true;
      }
    }
  }
  const uint32_t equal = pos_++;
  ++quiet_;
  const Id right = binary(1);
  --quiet_;
  const uint32_t end = pos_;
  const bool more = right && (at(Tok::Equal) || at(Tok::ColonEqual));
  pos_ = equal;
  if (!right || more) return true;
  if (isName) return raise(n.begin, end, "invalid syntax. Maybe you meant '==' or ':=' instead of '='?");
  return raiseNode(node,
                   std::string("cannot assign to ") + describe(node) + " here. Maybe you meant '==' instead of '='?");
}

Checker::Id Checker::expression() {
  Deeper deeper(*this);
  if (!deeper.ok) return 0;
  const uint32_t begin = pos_;
  if (at(Tok::Kw_lambda)) return lambda();
  const Id body = disjunction();
  if (!body) return 0;
  if (hints_ && !quiet_ && !hintAfterDisjunction(body)) return 0;
  if (!at(Tok::Kw_if)) return body;
  const uint32_t before = pos_++;
  const Id test = disjunction();
  if (!test || !at(Tok::Kw_else)) {
    if (failed()) return 0;
    if (test && hints_ && !quiet_ && !at(Tok::Colon)) {
      raise(begin, nodes_[test].end, "expected 'else' after 'if' expression");
      return 0;
    }
    pos_ = before; // the `if` is somebody else's
    return body;
  }
  ++pos_;
  if (!expression()) return 0;
  return make(Ex::Conditional, begin);
}

// Two expressions side by side: a comma is missing, or this is Python 2.
bool Checker::hintAfterDisjunction(Id node) {
  if (!startsExpression(peek())) return true;
  const uint32_t begin = nodes_[node].begin;
  const bool simpleName = token(begin).type == Tok::Name;
  const std::string_view first = word(begin);
  const bool nameThenString = simpleName && begin + 1 < list_.tokens.size() && token(begin + 1).type == Tok::String;
  // CPython 3.11 takes any beginning of a soft keyword for one here (`m m`), so its hint stays away
  const auto begins = [&](std::string_view keyword) { return keyword.substr(0, first.size()) == first; };
  const bool soft = simpleName && (begins("match") || begins("case") || begins("_"));
  const bool legacy =
      nodes_[node].kind == Ex::Name && !nodes_[node].parenthesized && (first == "print" || first == "exec");
  const uint32_t here = pos_;
  Id second = 0;
  if (!nameThenString && !soft && canParse(&Checker::expression, &second)) {
    const bool inBrackets = token(pos_ - 1).level != 0;
    pos_ = here;
    if (!legacy && inBrackets)
      return raise(nodes_[node].shownBegin, nodes_[second].shownEnd, "invalid syntax. Perhaps you forgot a comma?");
  }
  pos_ = here;
  // CPython reads what follows a name with all its hints, so `a print "x"` gets print's.
  if (nodes_[node].kind == Ex::Name && nodes_[node].end == begin + 1 && !legacy && !at(Tok::LeftParen)) {
    starExpressions();
    pos_ = here;
    if (failed()) return false;
  }
  if (legacy && nodes_[node].end == begin + 1 && !at(Tok::LeftParen) && canParse(&Checker::starExpressions, &second)) {
    const uint32_t end = pos_;
    const std::string name(first);
    pos_ = here;
    return raise(begin, end, "Missing parentheses in call to '" + name + "'. Did you mean " + name + "(...)?");
  }
  pos_ = here;
  return true;
}

Checker::Id Checker::disjunction() {
  const uint32_t begin = pos_;
  const Id left = conjunction();
  if (!left || !at(Tok::Kw_or)) return left;
  return operands(left, begin, Tok::Kw_or, &Checker::conjunction);
}

Checker::Id Checker::conjunction() {
  const uint32_t begin = pos_;
  const Id left = inversion();
  if (!left || !at(Tok::Kw_and)) return left;
  return operands(left, begin, Tok::Kw_and, &Checker::inversion);
}

// Where an operand does not fit, CPython goes back before its operator; that shows in what it then complains about.
Checker::Id Checker::operands(Id left, uint32_t begin, Tok op, Id (Checker::*operand)()) {
  while (at(op)) {
    const uint32_t before = pos_++;
    if (!(this->*operand)()) {
      if (failed()) return 0;
      pos_ = before;
      return left;
    }
    left = make(Ex::BoolOperation, begin);
  }
  return left;
}

Checker::Id Checker::inversion() {
  if (!at(Tok::Kw_not)) return comparison();
  Deeper deeper(*this);
  if (!deeper.ok) return 0;
  const uint32_t begin = pos_++;
  if (!inversion()) return 0;
  return make(Ex::Not, begin);
}

Checker::Id Checker::comparison() {
  const uint32_t begin = pos_;
  const Id left = binary(1);
  if (!left) return 0;
  bool any = false, firstIsIn = false;
  while (true) {
    const uint32_t before = pos_;
    auto finish = [&] {
      if (!any) return left;
      const Id node = make(Ex::Compare, begin);
      nodes_[node].firstIsIn = firstIsIn;
      nodes_[node].child = left;
      return node;
    };
    const bool isIn = at(Tok::Kw_in);
    switch (peek()) {
    case Tok::EqualEqual:
    case Tok::NotEqual:
    case Tok::Less:
    case Tok::LessEqual:
    case Tok::Greater:
    case Tok::GreaterEqual:
      ++pos_;
      break;
    case Tok::Kw_in:
      ++pos_;
      break;
    case Tok::Kw_is:
      ++pos_;
      accept(Tok::Kw_not);
      break;
    case Tok::Kw_not:
      if (peek(1) == Tok::Kw_in) {
        pos_ += 2;
        break;
      }
      [[fallthrough]];
    default:
      return finish();
    }
    if (!binary(1)) {
      if (failed()) return 0;
      pos_ = before;
      return finish();
    }
    if (!any) firstIsIn = isIn;
    any = true;
  }
}

Checker::Id Checker::binary(int minimum) {
  const uint32_t begin = pos_;
  Id left = factor();
  if (!left) return 0;
  while (true) {
    const int precedence = binaryPrecedence(peek());
    if (precedence < minimum || precedence == 0) return left;
    const uint32_t before = pos_++;
    if (!binary(precedence + 1)) {
      if (failed()) return 0;
      pos_ = before;
      return left;
    }
    left = make(Ex::Operation, begin);
  }
}

Checker::Id Checker::factor() {
  const uint32_t begin = pos_;
  if (at(Tok::Plus) || at(Tok::Minus) || at(Tok::Tilde)) {
    Deeper deeper(*this);
    if (!deeper.ok) return 0;
    ++pos_;
    if (!factor()) return 0;
    return make(Ex::Operation, begin);
  }
  Id base = 0;
  if (accept(Tok::Kw_await)) {
    if (!primary()) return 0;
    base = make(Ex::Await, begin);
  } else {
    base = primary();
  }
  if (!base || !at(Tok::DoubleStar)) return base;
  Deeper deeper(*this);
  if (!deeper.ok) return 0;
  const uint32_t before = pos_++;
  if (!factor()) {
    if (failed()) return 0;
    pos_ = before;
    return base;
  }
  return make(Ex::Operation, begin);
}

Checker::Id Checker::primary() {
  const uint32_t begin = pos_;
  Id node = atom();
  while (node) {
    switch (peek()) {
    case Tok::Dot: {
      const uint32_t before = pos_++;
      if (!expect(Tok::Name)) {
        pos_ = before;
        return failed() ? 0 : node;
      }
      node = make(Ex::Attribute, begin);
      break;
    }
    case Tok::LeftParen: {
      const uint32_t before = pos_++;
      if (!arguments() || !expect(Tok::RightParen)) {
        pos_ = before;
        return failed() ? 0 : node;
      }
      node = make(Ex::Call, begin);
      break;
    }
    case Tok::LeftBracket: {
      const uint32_t before = pos_++;
      if (!slices() || !expect(Tok::RightBracket)) {
        pos_ = before;
        return failed() ? 0 : node;
      }
      node = make(Ex::Subscript, begin);
      break;
    }
    default:
      return node;
    }
  }
  return node;
}

Checker::Id Checker::atom() {
  const uint32_t begin = pos_;
  Ex kind = Ex::Literal;
  switch (peek()) {
  case Tok::Name:
    kind = Ex::Name;
    break;
  case Tok::Number:
    kind = Ex::Literal;
    break;
  case Tok::Kw_None:
    kind = Ex::None;
    break;
  case Tok::Kw_True:
    kind = Ex::True;
    break;
  case Tok::Kw_False:
    kind = Ex::False;
    break;
  case Tok::Ellipsis:
    kind = Ex::Ellipsis;
    break;
  case Tok::String:
    return strings();
  case Tok::LeftParen:
    return parenthesized();
  case Tok::LeftBracket:
    return listDisplay();
  case Tok::LeftBrace:
    return braceDisplay();
  default:
    return 0;
  }
  ++pos_;
  return make(kind, begin);
}

Checker::Id Checker::strings() {
  const uint32_t begin = pos_;
  bool bytes = false, text = false, format = false;
  uint32_t end = pos_;
  while (peek(end - pos_) == Tok::String) {
    const StringToken shape = splitString(word(end));
    (shape.bytes ? bytes : text) = true;
    format |= shape.format;
    ++end;
  }
  if (stop_) return 0;
  if (quiet_ == 0 && !hints_) {
    if (bytes && text) {
      raise(begin, end, "cannot mix bytes and nonbytes literals");
      return 0;
    }
    for (uint32_t i = begin; i < end; ++i) {
      const std::string_view token = word(i);
      const StringToken shape = splitString(token);
      LiteralError error;
      bool good = true;
      if (shape.format) {
        std::vector<FormatPart> parts;
        SyntaxProblem inner;
        uint32_t counted = 0, line = this->token(i).line; // of the token's byte `counted`
        good = splitFormatString(token, parts, error, [&](uint32_t exprBegin, uint32_t exprEnd) {
          const std::string expression = "(" + std::string(token.substr(exprBegin, exprEnd - exprBegin)) + ")";
          for (; counted < exprBegin; ++counted) line += token[counted] == '\n';
          TokenList list = tokenize(expression, line);
          inner = checkSyntax(expression, list, CheckMode::FormatExpression);
          if (!inner) return true;
          const uint32_t shift = this->token(i).begin + exprBegin - 1;
          inner.begin += shift;
          inner.end += shift;
          return false;
        });
        if (inner) {
          problem_ = inner;
          return 0;
        }
      } else {
        std::string value;
        good = decodeString(token.substr(shape.contentBegin, shape.contentEnd - shape.contentBegin), shape.raw,
                            shape.bytes, value, error);
      }
      if (good) continue;
      // CPython points at the last token it has looked at for f-strings, at the string for others
      raise(i, i, error.message);
      return 0;
    }
  }
  pos_ = end;
  return make(format ? Ex::FString : Ex::Literal, begin);
}

Checker::Id Checker::parenthesized() {
  const uint32_t begin = pos_++;
  if (accept(Tok::RightParen)) return make(Ex::Tuple, begin);
  if (at(Tok::Kw_yield)) {
    if (!yieldExpression() || !expect(Tok::RightParen)) return 0;
    const Id node = make(Ex::Yield, begin);
    nodes_[node].parenthesized = true;
    return node;
  }
  if (hints_ && !quiet_ && at(Tok::DoubleStar)) {
    const uint32_t stars = pos_++;
    if (canParse(&Checker::expression) && at(Tok::RightParen))
      raise(stars, pos_, "cannot use double starred expression here");
    return 0;
  }
  const Id first = starNamedExpression();
  if (!first) return 0;
  if (comprehensionFollows()) {
    if (nodes_[first].kind == Ex::Starred && !nodes_[first].parenthesized) {
      if (hints_ && !quiet_) {
        ++quiet_;
        const bool good = comprehension();
        --quiet_;
        if (good) raiseNode(first, "iterable unpacking cannot be used in comprehension");
      }
      return 0;
    }
    if (!comprehension() || !expect(Tok::RightParen)) return 0;
    return make(Ex::Generator, begin);
  }
  if (!at(Tok::Comma)) {
    if (!expect(Tok::RightParen)) return 0;
    if (nodes_[first].kind == Ex::Starred) {
      if (hints_) raiseNode(first, "cannot use starred expression here");
      return 0;
    }
    // A group keeps the node's own kind; its extent includes the brackets.
    const Node inner = nodes_[first];
    const Id node = make(inner.kind, begin);
    nodes_[node].parenthesized = true;
    nodes_[node].shownBegin = inner.shownBegin;
    nodes_[node].shownEnd = inner.shownEnd;
    nodes_[node].firstIsIn = inner.firstIsIn;
    nodes_[node].child = inner.child;
    return node;
  }
  Id last = first;
  while (accept(Tok::Comma)) {
    if (at(Tok::RightParen)) break;
    const Id item = starNamedExpression();
    if (!item) return 0;
    nodes_[last].next = item;
    last = item;
  }
  if (!expect(Tok::RightParen)) return 0;
  const Id node = make(Ex::Tuple, begin);
  nodes_[node].child = first;
  return node;
}

Checker::Id Checker::listDisplay() {
  const uint32_t begin = pos_++;
  Id first = 0, last = 0;
  bool comma = false;
  while (!at(Tok::RightBracket)) {
    const Id item = starNamedExpression();
    if (!item) return 0;
    if (comprehensionFollows()) {
      if (first || nodes_[item].kind == Ex::Starred) {
        if (hints_ && !quiet_) {
          const uint32_t end = nodes_[item].end;
          ++quiet_;
          const bool good = comprehension();
          --quiet_;
          if (good && first)
            raise(nodes_[first].begin, end, "did you forget parentheses around the comprehension target?");
          else if (good)
            raiseNode(item, "iterable unpacking cannot be used in comprehension");
        }
        return 0;
      }
      if (!comprehension() || !expect(Tok::RightBracket)) return 0;
      return make(Ex::ListComp, begin);
    }
    if (first)
      nodes_[last].next = item;
    else
      first = item;
    last = item;
    comma = accept(Tok::Comma);
    if (!comma) break;
    if (hints_ && !quiet_ && nodes_[first].next == 0 && comprehensionFollows()) {
      const uint32_t end = pos_;
      ++quiet_;
      const bool good = comprehension();
      --quiet_;
      if (good) raise(nodes_[first].begin, end, "did you forget parentheses around the comprehension target?");
      return 0;
    }
  }
  if (!expect(Tok::RightBracket)) return 0;
  const Id node = make(Ex::List, begin);
  nodes_[node].child = first;
  return node;
}

Checker::Id Checker::braceDisplay() {
  const uint32_t begin = pos_++;
  if (accept(Tok::RightBrace)) return make(Ex::Dict, begin);
  Id firstItem = 0;
  bool isDict = false, isSet = false;
  while (!at(Tok::RightBrace)) {
    if (at(Tok::DoubleStar) && !isSet) {
      isDict = true;
      const uint32_t stars = pos_++;
      if (!binary(1)) return 0;
      if (comprehensionFollows()) {
        if (hints_ && !quiet_) raise(stars, stars, "dict unpacking cannot be used in dict comprehension");
        return 0;
      }
    } else {
      const Id key = isDict ? dictKey() : starNamedExpression();
      if (!key) return 0;
      if (!isSet && at(Tok::Colon) && nodes_[key].kind != Ex::Starred &&
          !(nodes_[key].kind == Ex::Named && !nodes_[key].parenthesized)) {
        const bool first = !isDict;
        isDict = true;
        const uint32_t colonToken = pos_++;
        if (hints_ && !quiet_) {
          if (at(Tok::Star)) {
            const uint32_t star = pos_++;
            if (canParse(&Checker::expression)) {
              raise(star, pos_, "cannot use a starred expression in a dictionary value");
              return 0;
            }
            pos_ = star;
          }
          if (at(Tok::RightBrace) || at(Tok::Comma)) {
            raise(colonToken, colonToken, "expression expected after dictionary key and ':'");
            return 0;
          }
        }
        if (!expression()) return 0;
        if (first && comprehensionFollows()) {
          if (!comprehension() || !expect(Tok::RightBrace)) return 0;
          return make(Ex::DictComp, begin);
        }
      } else if (isDict) {
        if (hints_ && !quiet_ && !failed()) {
          const uint32_t end = token(nodes_[key].shownEnd - 1).end;
          raiseBytes(end - 1, end, "':' expected after dictionary key");
        }
        return 0;
      } else {
        if (comprehensionFollows()) {
          if (isSet || nodes_[key].kind == Ex::Starred) {
            if (hints_ && !quiet_) {
              const uint32_t end = nodes_[key].end;
              ++quiet_;
              const bool good = comprehension();
              --quiet_;
              if (good && isSet)
                raise(nodes_[firstItem].begin, end, "did you forget parentheses around the comprehension target?");
              else if (good)
                raiseNode(key, "iterable unpacking cannot be used in comprehension");
            }
            return 0;
          }
          if (!comprehension() || !expect(Tok::RightBrace)) return 0;
          return make(Ex::SetComp, begin);
        }
        isSet = true;
        if (!firstItem) firstItem = key;
      }
    }
    if (!accept(Tok::Comma)) break;
  }
  if (!expect(Tok::RightBrace)) return 0;
  return make(isDict ? Ex::Dict : Ex::Set, begin);
}

// A key after the first: CPython has a hint of its own for what follows it.
Checker::Id Checker::dictKey() {
  if (!hints_ || quiet_) return expression();
  const uint32_t start = pos_;
  ++quiet_;
  const Id key = expression();
  --quiet_;
  if (key && !at(Tok::Colon)) return key;
  pos_ = start;
  return expression();
}

Checker::Id Checker::lambda() {
  const uint32_t begin = pos_++;
  if (!parameters(Tok::Colon, true)) return 0;
  if (!expect(Tok::Colon) || !expression()) return 0;
  return make(Ex::Lambda, begin);
}

Checker::Id Checker::yieldExpression() {
  const uint32_t begin = pos_++;
  if (accept(Tok::Kw_from)) {
    if (!expression()) return 0;
  } else if (startsExpression(peek()) || at(Tok::Star)) {
    if (!starExpressions()) return 0;
  }
  return make(Ex::Yield, begin);
}

bool Checker::arguments() {
  bool keyword = false, unpacked = false;
  uint32_t count = 0;
  const uint32_t begin = pos_;
  while (!at(Tok::RightParen)) {
    if (at(Tok::Star)) {
      const uint32_t star = pos_++;
      if (unpacked) {
        if (hints_ && !quiet_) raise(begin, star + 1, "iterable argument unpacking follows keyword argument unpacking");
        return false;
      }
      if (!expression()) {
        if (hints_ && !quiet_ && count > 0 && !failed() && !at(Tok::RightParen))
          raise(begin, star + 1, "iterable argument unpacking follows keyword argument unpacking");
        return false;
      }
      mark(star, Tok::StarPrefix);
    } else if (accept(Tok::DoubleStar)) {
      if (!expression()) return false;
      keyword = unpacked = true;
    } else if (at(Tok::Name) && peek(1) == Tok::Equal) {
      const uint32_t name = pos_;
      pos_ += 2;
      if (!expression()) return false;
      if (hints_ && !quiet_ && comprehensionFollows()) {
        ++quiet_;
        const bool good = comprehension();
        --quiet_;
        if (good) return raise(name, name + 2, "invalid syntax. Maybe you meant '==' or ':=' instead of '='?");
        return false;
      }
      keyword = true;
    } else {
      const uint32_t start = pos_;
      Id value = 0;
      bool named = false;
      if (at(Tok::Name) && peek(1) == Tok::ColonEqual) {
        pos_ += 2;
        value = expression();
        named = true;
      } else {
        value = expression();
      }
      if (!value) return false;
      if (at(Tok::ColonEqual)) return false;
      if (at(Tok::Equal) && !named) {
        if (hints_ && !quiet_) {
          const Ex kind = nodes_[value].kind;
          if (pos_ == start + 1 && (kind == Ex::True || kind == Ex::False || kind == Ex::None))
            return raise(start, pos_ + 1, std::string("cannot assign to ") + describe(value));
          return raise(start, pos_ + 1, "expression cannot contain assignment, perhaps you meant \"==\"?");
        }
        return false;
      }
      if (comprehensionFollows()) {
        const bool alone = count == 0;
        const uint32_t end = pos_;
        if (alone) {
          if (!comprehension()) return false;
          if (at(Tok::RightParen)) return true;
        } else if (hints_ && !quiet_) {
          ++quiet_;
          const bool good = comprehension();
          --quiet_;
          if (!good) return false;
        } else {
          return false;
        }
        if (hints_ && !quiet_ && (!alone || at(Tok::Comma)))
          return raise(start, alone ? pos_ : end, "Generator expression must be parenthesized");
        return false;
      }
      if (keyword) {
        if (hints_ && !quiet_)
          return raiseHere(unpacked ? "positional argument follows keyword argument unpacking"
                                    : "positional argument follows keyword argument");
        return false;
      }
    }
    ++count;
    if (!accept(Tok::Comma)) break;
  }
  return true;
}

bool Checker::slices() {
  bool starred = false;
  if (!slice(starred)) return false;
  while (accept(Tok::Comma)) {
    if (at(Tok::RightBracket)) break;
    if (!slice(starred)) return false;
  }
  return true;
}

bool Checker::slice(bool &starred) {
  if (at(Tok::Star)) {
    const uint32_t star = pos_++;
    if (!expression()) return false;
    mark(star, Tok::StarPrefix);
    starred = true;
    return true;
  }
  if (!at(Tok::Colon)) {
    const Id value = namedExpression();
    if (!value) return false;
    if (nodes_[value].kind == Ex::Named && !nodes_[value].parenthesized) return true;
    if (!at(Tok::Colon)) return true;
  }
  ++pos_; // the colon
  for (int part = 0; part < 2; ++part) {
    if (startsExpression(peek()) && !expression()) return false;
    if (part == 0 && !accept(Tok::Colon)) break;
  }
  return true;
}

bool Checker::comprehension() {
  while (comprehensionFollows()) {
    accept(Tok::Kw_async);
    ++pos_; // for
    const uint32_t begin = pos_;
    const Id target = starTargets();
    if (!target || !at(Tok::Kw_in)) {
      if (hints_ && !quiet_ && !failed()) {
        pos_ = begin;
        Id wrong = 0;
        if ((wrong = starExpressions()))
          if (const Id bad = invalidTarget(wrong, Targets::For))
            return raiseNode(bad, std::string("cannot assign to ") + describe(bad));
      }
      return false;
    }
    ++pos_;
    if (!disjunction()) return false;
    while (accept(Tok::Kw_if))
      if (!disjunction()) return false;
  }
  return true;
}

// The targets of `for`: no operators, because `in` ends them.
Checker::Id Checker::starTargets() {
  const uint32_t begin = pos_;
  Id first = 0, last = 0;
  bool comma = false;
  while (true) {
    const uint32_t itemBegin = pos_;
    const bool star = at(Tok::Star);
    if (star) ++pos_;
    Id item = startsExpression(peek()) && !at(Tok::Minus) && !at(Tok::Plus) && !at(Tok::Tilde) && !at(Tok::Kw_not) &&
                      !at(Tok::Kw_lambda) && !at(Tok::Kw_await)
                  ? primary()
                  : 0;
    if (!item || !validTarget(item, Targets::Star)) return 0;
    if (star) {
      mark(itemBegin, Tok::StarPrefix);
      const Id starred = make(Ex::Starred, itemBegin);
      nodes_[starred].child = item;
      item = starred;
    }
    if (first)
      nodes_[last].next = item;
    else
      first = item;
    last = item;
    if (!at(Tok::Comma)) break;
    ++pos_;
    comma = true;
    if (!startsExpression(peek()) && !at(Tok::Star)) break;
  }
  if (!comma) return first;
  const Id tuple = make(Ex::Tuple, begin);
  nodes_[tuple].child = first;
  return tuple;
}

} // namespace weft
