// Policy Stage: puts into words that the passes know what AutoGraph cannot take.
//
// - `match` on values becomes a chain of ifs, so that its subject may be a tensor; other patterns stay.
// - Annotations of local names go: Python does not evaluate them in functions, and they collide with `nonlocal`.
#include <algorithm>

#include "convert/passes/passes.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

// Whether a pattern only compares the whole subject with values.
bool comparesValues(const ast::Pattern &pattern) {
  switch (pattern.kind) {
  case ast::Kind::MatchValue:
  case ast::Kind::MatchSingleton:
    return true;
  case ast::Kind::MatchOr: {
    const auto &patterns = pattern.as<ast::MatchOr>()->patterns;
    return std::all_of(patterns.begin(), patterns.end(),
                       [](const ast::Pattern *one) { return !one->is<ast::MatchAs>() && comparesValues(*one); });
  }
  case ast::Kind::MatchAs: {
    const auto *inner = pattern.as<ast::MatchAs>()->pattern;
    return !inner || (!inner->is<ast::MatchAs>() && comparesValues(*inner));
  }
  default:
    return false;
  }
}

// Puts one name for another where it is read.
class Rename final : public Transformer {
public:
  Rename(ConvertContext &context, Symbol from, Symbol to) : Transformer(context), from_(from), to_(to) {}
  ast::Expr *expression(ast::Expr *node) override {
    if (auto *name = node->as<ast::Name>())
      if (name->id == from_) name->id = to_;
    return Transformer::expression(node);
  }

private:
  Symbol from_, to_;
};

class StageForms final : public Transformer {
public:
  using Transformer::Transformer;

private:
  void statement(ast::Stmt *node, StmtList &out) override {
    switch (node->kind) {
    case ast::Kind::AnnAssign: {
      if (inClass_ || !context_.deviates(Deviation::AnnotatedState)) break;
      auto *annotated = node->as<ast::AnnAssign>();
      fields(*annotated);
      Template make = at(annotated);
      if (annotated->value)
        out.push_back(make.assign(annotated->target, annotated->value));
      else
        out.push_back(make.make<ast::Pass>());
      return;
    }
    case ast::Kind::ClassDef:
    case ast::Kind::FunctionDef: {
      bool outer = inClass_;
      inClass_ = node->is<ast::ClassDef>();
      fields(*node);
      inClass_ = outer;
      out.push_back(node);
      return;
    }
    case ast::Kind::Match: {
      fields(*node);
      auto *match = node->as<ast::Match>();
      if (!inClass_ && context_.deviates(Deviation::MatchStatement) &&
          std::all_of(match->cases.begin(), match->cases.end(),
                      [](const ast::MatchCase *one) { return comparesValues(*one->pattern); }))
        return chain(match, out);
      out.push_back(match);
      return;
    }
    default:
      break;
    }
    Transformer::statement(node, out);
  }

  void chain(ast::Match *match, StmtList &out) {
    Template make = at(match->subject);
    Symbol subject;
    if (auto *name = match->subject->as<ast::Name>()) {
      subject = name->id;
    } else {
      subject = context_.freshAnywhere("match_subject");
      out.push_back(make.assign(subject, match->subject));
    }
    StmtList rest;
    for (size_t i = match->cases.size(); i-- > 0;) rest = oneCase(match->cases[i], subject, std::move(rest));
    out.insert(out.end(), rest.begin(), rest.end());
  }

  StmtList oneCase(ast::MatchCase *one, Symbol subject, StmtList rest) {
    Template make = at(one);
    const ast::Pattern *pattern = one->pattern;
    Symbol capture;
    if (const auto *as = pattern->as<ast::MatchAs>()) {
      capture = as->name;
      pattern = as->pattern;
    }
    ast::Expr *test = pattern ? testOf(*pattern, subject) : nullptr;
    if (one->guard) {
      // The captured name is bound after the guard, not before it; the guard reads the subject instead.
      ast::Expr *guard = one->guard;
      if (capture) {
        guard = Rename(context_, capture, subject).expression(guard);
      }
      test = test ? make.both(test, guard) : guard;
    }
    StmtList body;
    if (capture && capture != subject) body.push_back(make.assign(capture, make.load(subject)));
    body.insert(body.end(), one->body.begin(), one->body.end());
    if (!test) return body; // always matches
    auto *branch = make.make<ast::If>();
    branch->test = test;
    branch->body = std::move(body);
    branch->orelse = std::move(rest);
    return {branch};
  }

  ast::Expr *testOf(const ast::Pattern &pattern, Symbol subject) {
    Template make = at(&pattern);
    if (const auto *either = pattern.as<ast::MatchOr>()) {
      auto *test = make.make<ast::BoolOp>();
      test->op = ast::BoolOperator::Or;
      for (const ast::Pattern *one : either->patterns) test->values.push_back(testOf(*one, subject));
      return test;
    }
    auto *test = make.make<ast::Compare>();
    test->left = make.load(subject);
    if (const auto *value = pattern.as<ast::MatchValue>()) {
      test->ops = {ast::CompareOperator::Eq};
      test->comparators = {value->value};
    } else {
      test->ops = {ast::CompareOperator::Is};
      test->comparators = {make.constant(pattern.as<ast::MatchSingleton>()->value)};
    }
    return test;
  }

  bool inClass_ = false; // directly in the body of a local class
};

} // namespace

void convertForStage(ast::Node *root, ConvertContext &context) { StageForms(context).run(root); }

} // namespace weft::convert
