// `match` statements of lower_cst.h.
#include "syntax/literals.h"
#include "syntax/lower_cst.h"

namespace weft {

using namespace ast;
using cst::Field;
using K = cst::Kind;

Stmt *Lowering::matchStatement(Index node) {
  Match *result = make<Match>(node);
  result->subject = listOf(at(at(node).first).next, childToken(node, ":"));
  const Index body = childKind(node, K::block_);
  for (Index item = at(body).first; item; item = at(item).next) {
    if (kind(item) != K::case_clause_) continue;
    MatchCase *matchCase = context_.make<MatchCase>(SourceRange{file_, base_ + at(item).begin, base_ + at(item).end});
    const Index guard = childKind(item, K::if_clause_);
    const Index first = at(at(item).first).next, stop = guard ? guard : childToken(item, ":");
    matchCase->pattern = pattern(first, stop);
    if (guard) matchCase->guard = expr(at(at(guard).first).next);
    block(item, matchCase->body);
    result->cases.push_back(matchCase);
  }
  return result;
}

// The siblings [first, stop): one pattern, or an open sequence if there is a comma.
Pattern *Lowering::pattern(Index first, Index stop) {
  uint32_t end = at(first).end;
  bool comma = false;
  for (Index item = first; item && item != stop; item = at(item).next) {
    comma |= isToken(item, ",");
    end = at(item).end;
  }
  if (comma) return sequencePattern(first, stop, at(first).begin, end, false);
  const bool negative = isToken(first, "-");
  if (!negative && (!at(first).next || at(first).next == stop)) return patternHere(first);
  MatchValue *value = make<MatchValue>(at(first).begin, end);
  value->value = patternValue(first, stop);
  return value;
}

Pattern *Lowering::sequencePattern(Index first, Index stop, uint32_t begin, uint32_t end, bool) {
  MatchSequence *result = make<MatchSequence>(begin, end);
  for (Index item = first; item && item != stop;) {
    Index comma = item;
    while (comma && comma != stop && !isToken(comma, ",")) comma = at(comma).next;
    result->patterns.push_back(pattern(item, comma));
    item = comma && comma != stop ? at(comma).next : 0;
  }
  return result;
}

// `-1`, `1`, `"s"`, `-1 + 2j`: the siblings [first, stop).
Expr *Lowering::patternValue(Index first, Index stop) {
  Expr *value = nullptr;
  uint32_t begin = 0;
  for (Index item = first; item && item != stop; item = at(item).next) {
    if (isToken(item, "-") && !value) {
      const Index operand = at(item).next;
      UnaryOp *negative = make<UnaryOp>(at(item).begin, at(operand).end);
      negative->op = UnaryOperator::USub;
      negative->operand = expr(operand);
      value = negative;
      begin = at(item).begin;
      item = operand;
    } else if (isToken(item, "-") || isToken(item, "+")) {
      const Index operand = at(item).next;
      BinOp *sum = make<BinOp>(begin, at(operand).end);
      sum->left = value;
      sum->op = isToken(item, "-") ? Operator::Sub : Operator::Add;
      sum->right = expr(operand);
      value = sum;
      item = operand;
    } else if (kind(item) == K::complex_pattern_) {
      return patternValue(at(item).first, 0);
    } else {
      value = expr(item);
      begin = at(item).begin;
    }
  }
  return value ? value : broken(first);
}

Expr *Lowering::dottedName(Index node) {
  Expr *value = nullptr;
  const uint32_t begin = at(node).begin;
  for (Index part = at(node).first; part; part = at(part).next) {
    if (kind(part) == K::Token && !isToken(part, "_")) continue;
    if (!value) {
      Name *base = make<Name>(part);
      base->id = name(part);
      value = base;
    } else {
      Attribute *attribute = make<Attribute>(begin, at(part).end);
      attribute->value = value;
      attribute->attr = name(part);
      value = attribute;
    }
  }
  return value ? value : broken(node);
}

Pattern *Lowering::patternHere(Index node) {
  if (++depth_ > 2900) {
    fail(at(node).begin, at(node).end, "too many nested patterns");
    return make<MatchAs>(node);
  }
  struct Leave {
    int &depth;
    ~Leave() { --depth; }
  } leave{depth_};
  const Index first = at(node).first;
  switch (kind(node)) {
  case K::case_pattern_:
    return pattern(first, 0);
  case K::as_pattern_: {
    MatchAs *result = make<MatchAs>(node);
    result->pattern = patternHere(first);
    result->name = name(at(at(first).next).next);
    return result;
  }
  case K::union_pattern_: {
    MatchOr *result = make<MatchOr>(node);
    for (Index item = first; item;) {
      Index bar = item;
      while (bar && !isToken(bar, "|")) bar = at(bar).next;
      Pattern *alternative = pattern(item, bar);
      if (kind(item) == K::union_pattern_) { // no brackets: one list
        for (Pattern *inner : alternative->as<MatchOr>()->patterns) result->patterns.push_back(inner);
      } else {
        result->patterns.push_back(alternative);
      }
      item = bar ? at(bar).next : 0;
    }
    return result;
  }
  case K::list_pattern_:
  case K::tuple_pattern_: {
    const Index closer = childToken(node, kind(node) == K::list_pattern_ ? "]" : ")");
    bool comma = false;
    for (Index item = first; item; item = at(item).next) comma |= isToken(item, ",");
    const Index item = at(first).next;
    if (kind(node) == K::tuple_pattern_ && !comma && item != closer) return pattern(item, closer);
    return sequencePattern(item == closer ? 0 : item, closer, at(node).begin, at(node).end, true);
  }
  case K::splat_pattern_: {
    MatchStar *result = make<MatchStar>(node);
    if (text(at(first).next) != "_") result->name = name(at(first).next);
    return result;
  }
  case K::dict_pattern_:
    return mapping(node);
  case K::class_pattern_:
    return classPattern(node);
  case K::true_:
  case K::false_:
  case K::none_: {
    MatchSingleton *result = make<MatchSingleton>(node);
    if (kind(node) == K::none_)
      result->value = NoneValue{};
    else
      result->value = kind(node) == K::true_;
    return result;
  }
  case K::Token:
  case K::identifier_:
  case K::dotted_name_: {
    if (kind(node) == K::dotted_name_ && at(first).next) break;
    MatchAs *result = make<MatchAs>(node);
    const Symbol capture = name(kind(node) == K::dotted_name_ ? first : node);
    if (capture.str() != "_") result->name = capture;
    return result;
  }
  default:
    break;
  }
  MatchValue *result = make<MatchValue>(node);
  result->value = kind(node) == K::complex_pattern_ ? patternValue(first, 0) : expr(node);
  return result;
}

Pattern *Lowering::mapping(Index node) {
  MatchMapping *result = make<MatchMapping>(node);
  const Index closer = childToken(node, "}");
  for (Index item = at(at(node).first).next; item && item != closer;) {
    Index comma = item, colon = 0;
    while (comma && comma != closer && !isToken(comma, ",")) {
      if (isToken(comma, ":")) colon = comma;
      comma = at(comma).next;
    }
    if (kind(item) == K::splat_pattern_) {
      result->rest = name(at(at(item).first).next);
    } else if (colon) {
      // a key is a value or a dotted name; True, None are constants here
      result->keys.push_back(patternValue(item, colon));
      result->patterns.push_back(pattern(at(colon).next, comma));
    }
    item = comma && comma != closer ? at(comma).next : 0;
  }
  return result;
}

Pattern *Lowering::classPattern(Index node) {
  MatchClass *result = make<MatchClass>(node);
  const Index cls = at(node).first;
  result->cls = dottedName(cls);
  for (Index item = at(cls).next; item; item = at(item).next) {
    if (kind(item) == K::Token) continue;
    const Index inner = kind(item) == K::case_pattern_ ? at(item).first : item;
    // `x=1 as y` binds the value; tree-sitter takes `x=1` for the pattern
    if (kind(inner) == K::as_pattern_) {
      Index left = at(inner).first;
      if (kind(left) == K::case_pattern_) left = at(left).first;
      if (kind(left) == K::keyword_pattern_) {
        const Index key = at(left).first, value = at(at(key).next).next, target = at(at(at(inner).first).next).next;
        MatchAs *as = make<MatchAs>(at(value).begin, at(target).end);
        as->pattern = pattern(value, 0);
        as->name = name(target);
        result->kwd_attrs.push_back(name(key));
        result->kwd_patterns.push_back(as);
        continue;
      }
    }
    if (kind(inner) == K::keyword_pattern_) {
      const Index key = at(inner).first;
      result->kwd_attrs.push_back(name(key));
      result->kwd_patterns.push_back(pattern(at(at(key).next).next, 0));
    } else {
      result->patterns.push_back(patternHere(item));
    }
  }
  return result;
}

} // namespace weft
