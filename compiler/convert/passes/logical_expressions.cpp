// and, or, not and chained comparisons become ag__ calls with their operands as lambdas; == and != too where a feature
// asks for it.
#include "convert/passes/passes.h"
#include "convert/passes/walrus.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

class LogicalExpressions final : public Transformer {
public:
  using Transformer::Transformer;

private:
  ast::Expr *expression(ast::Expr *node) override {
    switch (node->kind) {
    case ast::Kind::Compare:
      if (keepsWalrus(*node)) break;
      fields(*node);
      return compare(node->as<ast::Compare>());
    case ast::Kind::UnaryOp: {
      auto *unary = node->as<ast::UnaryOp>();
      fields(*unary);
      if (unary->op != ast::UnaryOperator::Not) return unary;
      return at(unary).agCall("not_", {unary->operand});
    }
    case ast::Kind::BoolOp: {
      if (keepsWalrus(*node)) break;
      auto *operation = node->as<ast::BoolOp>();
      fields(*operation);
      Template make = at(operation);
      const char *name = operation->op == ast::BoolOperator::And ? "and_" : "or_";
      ast::Expr *right = operation->values.back();
      for (size_t i = operation->values.size() - 1; i-- > 0;)
        right = make.agCall(name, {make.thunk(operation->values[i]), make.thunk(right)});
      return right;
    }
    default:
      break;
    }
    return Transformer::expression(node);
  }

  // A lambda would hide what `:=` binds.
  bool keepsWalrus(const ast::Expr &node) const { return context_.deviates(Deviation::Walrus) && holdsWalrus(node); }

  ast::Expr *pair(ast::Expr *left, ast::CompareOperator op, ast::Expr *right, Template &make) {
    if (context_.usesFeature(Feature::EqualityOperators)) {
      if (op == ast::CompareOperator::Eq) return make.agCall("eq", {left, right});
      if (op == ast::CompareOperator::NotEq) return make.agCall("not_eq", {left, right});
    }
    auto *comparison = make.make<ast::Compare>();
    comparison->left = left;
    comparison->ops = {op};
    comparison->comparators = {right};
    return comparison;
  }

  ast::Expr *compare(ast::Compare *node) {
    Template make = at(node);
    size_t count = node->comparators.size();
    if (count > 1 && context_.deviates(Deviation::ChainedCompareOnce))
      for (size_t i = 0; i + 1 < count; ++i)
        if (!isPlain(*node->comparators[i])) return compareOnce(node, 0, node->left, make);
    ast::Expr *left = node->left, *result = nullptr;
    for (size_t i = 0; i < count; ++i) {
      ast::Expr *right = node->comparators[i];
      // The middle operand stands in two comparisons; the second one gets a copy.
      ast::Expr *again = i + 1 < count ? context_.copy(right) : nullptr;
      ast::Expr *comparison = pair(left, node->ops[i], right, make);
      result = result ? make.agCall("and_", {make.thunk(result), make.thunk(comparison)}) : comparison;
      left = again;
    }
    return result;
  }

  static bool isPlain(const ast::Expr &node) {
    if (node.is<ast::Name>() || node.is<ast::Constant>()) return true;
    const auto *unary = node.as<ast::UnaryOp>();
    return unary && unary->operand->is<ast::Constant>();
  }

  // `a < f() < b` as (lambda left, right: ag__.and_(lambda: left < right, lambda: right < b))(a, f()): both operands of
  // a comparison are evaluated, in order, before it is known whether the rest is.
  ast::Expr *compareOnce(ast::Compare *node, size_t index, ast::Expr *left, Template &make) {
    ast::Expr *right = node->comparators[index];
    if (index + 1 == node->comparators.size()) return pair(left, node->ops[index], right, make);
    Symbol leftName = context_.freshAnywhere("left"), rightName = context_.freshAnywhere("right");
    ast::Expr *first = pair(make.load(leftName), node->ops[index], make.load(rightName), make);
    ast::Expr *rest = compareOnce(node, index + 1, make.load(rightName), make);
    ast::Expr *both = make.agCall("and_", {make.thunk(first), make.thunk(rest)});
    return make.call(make.lambda({leftName, rightName}, both), {left, right});
  }
};

} // namespace

void convertLogicalExpressions(ast::Node *root, ConvertContext &context) { LogicalExpressions(context).run(root); }

} // namespace weft::convert
