// semantics.h: the compiler's rules for the patterns of `match`.
#include <algorithm>
#include <utility>

#include "syntax/semantics.h"
#include "syntax/unparse.h"

namespace weft {

using namespace ast;

namespace {

// A pattern that always matches: a bare name or `_`.
bool irrefutable(const Pattern &pattern) {
  const MatchAs *as = pattern.as<MatchAs>();
  return as && !as->pattern;
}

bool isNumberOrText(const Expr *node) {
  if (const Constant *constant = node->as<Constant>()) return !std::holds_alternative<EllipsisValue>(constant->value);
  if (const UnaryOp *unary = node->as<UnaryOp>())
    return unary->op == UnaryOperator::USub && unary->operand->is<Constant>();
  if (const BinOp *binary = node->as<BinOp>())
    return (binary->op == Operator::Add || binary->op == Operator::Sub) && isNumberOrText(binary->left) &&
           isNumberOrText(binary->right);
  return false;
}

} // namespace

void CompileCheck::matchStatement(const Match &node) {
  visit(node.subject);
  for (size_t i = 0; i < node.cases.size() && !problem_; ++i) {
    const MatchCase &matchCase = *node.cases[i];
    PatternNames state;
    state.allowIrrefutable = matchCase.guard || i + 1 == node.cases.size();
    pattern(*matchCase.pattern, state);
    for (Symbol name : state.names) forbidden(*matchCase.pattern, name, ExprContext::Store);
    visit(matchCase.guard);
    all(matchCase.body);
  }
}

void CompileCheck::patternName(const Node &node, Symbol name, PatternNames &state) {
  if (!name) return;
  if (std::find(state.names.begin(), state.names.end(), name) != state.names.end()) {
    fail(node, "multiple assignments to name '" + name.str() + "' in pattern");
    return;
  }
  state.names.push_back(name);
}

void CompileCheck::pattern(const Pattern &base, PatternNames &state) {
  if (problem_) return;
  switch (base.kind) {
  case Kind::MatchValue: {
    const Expr *value = base.as<MatchValue>()->value;
    if (!isNumberOrText(value) && !value->is<Attribute>())
      fail(base, "patterns may only match literals and attribute lookups");
    return;
  }
  case Kind::MatchSequence:
    return patternSequence(*base.as<MatchSequence>(), state);
  case Kind::MatchMapping:
    return patternMapping(*base.as<MatchMapping>(), state);
  case Kind::MatchClass:
    return patternClass(*base.as<MatchClass>(), state);
  case Kind::MatchStar:
    return patternName(base, base.as<MatchStar>()->name, state);
  case Kind::MatchOr:
    return patternOr(*base.as<MatchOr>(), state);
  case Kind::MatchAs: {
    const MatchAs &node = *base.as<MatchAs>();
    if (!node.pattern) {
      if (!state.allowIrrefutable) {
        fail(node, node.name ? "name capture '" + node.name.str() + "' makes remaining patterns unreachable"
                             : "wildcard makes remaining patterns unreachable");
        return;
      }
      return patternName(node, node.name, state);
    }
    patternName(node, node.name, state);
    return pattern(*node.pattern, state);
  }
  default:
    return;
  }
}

void CompileCheck::patternSequence(const MatchSequence &node, PatternNames &state) {
  bool star = false;
  for (size_t i = 0; i < node.patterns.size(); ++i) {
    if (!node.patterns[i]->is<MatchStar>()) continue;
    if (star) {
      fail(node, "multiple starred names in sequence pattern");
      return;
    }
    star = true;
    if (i >= 256) {
      fail(node, "too many expressions in star-unpacking sequence pattern");
      return;
    }
  }
  const bool outer = std::exchange(state.allowIrrefutable, true);
  for (const Pattern *item : node.patterns) pattern(*item, state);
  state.allowIrrefutable = outer;
}

void CompileCheck::patternMapping(const MatchMapping &node, PatternNames &state) {
  std::vector<std::string> seen;
  for (const Expr *key : node.keys) {
    if (!isNumberOrText(key) && !key->is<Attribute>()) {
      fail(node, "mapping pattern keys may only match literals and attribute lookups");
      return;
    }
    if (key->is<Attribute>()) continue;
    std::string text = unparse(*key);
    // equal in Python are also 1, 1.0 and True
    if (text == "True" || text == "1.0") text = "1";
    if (text == "False" || text == "0.0" || text == "-0" || text == "-0.0") text = "0";
    if (std::find(seen.begin(), seen.end(), text) != seen.end()) {
      fail(node, "mapping pattern checks duplicate key (" + unparse(*key) + ")");
      return;
    }
    seen.push_back(std::move(text));
  }
  const bool outer = std::exchange(state.allowIrrefutable, true);
  for (const Pattern *item : node.patterns) pattern(*item, state);
  state.allowIrrefutable = outer;
  patternName(node, node.rest, state);
}

void CompileCheck::patternClass(const MatchClass &node, PatternNames &state) {
  for (size_t i = 0; i < node.kwd_attrs.size(); ++i) {
    forbidden(*node.kwd_patterns[i], node.kwd_attrs[i], ExprContext::Store);
    for (size_t k = i + 1; k < node.kwd_attrs.size(); ++k)
      if (node.kwd_attrs[i] == node.kwd_attrs[k]) {
        fail(*node.kwd_patterns[k], "attribute name repeated in class pattern: " + node.kwd_attrs[i].str());
        return;
      }
  }
  visit(node.cls);
  const bool outer = std::exchange(state.allowIrrefutable, true);
  for (const Pattern *item : node.patterns) pattern(*item, state);
  for (const Pattern *item : node.kwd_patterns) pattern(*item, state);
  state.allowIrrefutable = outer;
}

void CompileCheck::patternOr(const MatchOr &node, PatternNames &state) {
  const PatternNames before = state;
  std::vector<Symbol> first;
  for (size_t i = 0; i < node.patterns.size() && !problem_; ++i) {
    PatternNames alternative = before;
    alternative.names.clear(); // each alternative binds on its own
    alternative.allowIrrefutable = i + 1 == node.patterns.size() && before.allowIrrefutable;
    if (i + 1 < node.patterns.size() && irrefutable(*node.patterns[i])) alternative.allowIrrefutable = false;
    pattern(*node.patterns[i], alternative);
    std::vector<Symbol> names = alternative.names;
    std::sort(names.begin(), names.end());
    if (i == 0) {
      first = names;
    } else if (names != first) {
      fail(node, "alternative patterns bind different names");
      return;
    }
  }
  for (Symbol name : first) patternName(node, name, state);
}

} // namespace weft
