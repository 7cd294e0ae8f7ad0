// Expressions of lower_cst.h: operators, displays, comprehensions, calls, subscripts, lambda.
#include "syntax/literals.h"
#include "syntax/lower_cst.h"
#include "syntax/normalize.h"

namespace weft {

using namespace ast;
using cst::Field;
using K = cst::Kind;

namespace {

constexpr int maxDepth = 2900; // CPython's parser gives up at about 2,980 nested operators

struct BinaryInfo {
  Operator op;
  int precedence;
};

// Python's precedences. tree-sitter-python's own are wrong for `&` and `^`, so its nesting is not used.
bool binaryInfo(std::string_view text, BinaryInfo &info) {
  switch (text[0]) {
  case '|':
    info = {Operator::BitOr, 1};
    return true;
  case '^':
    info = {Operator::BitXor, 2};
    return true;
  case '&':
    info = {Operator::BitAnd, 3};
    return true;
  case '<':
    info = {Operator::LShift, 4};
    return true;
  case '>':
    info = {Operator::RShift, 4};
    return true;
  case '+':
    info = {Operator::Add, 5};
    return true;
  case '-':
    info = {Operator::Sub, 5};
    return true;
  case '%':
    info = {Operator::Mod, 6};
    return true;
  case '@':
    info = {Operator::MatMult, 6};
    return true;
  case '/':
    info = {text.substr(0, 2) == "//" ? Operator::FloorDiv : Operator::Div, 6};
    return true;
  case '*':
    info = text.substr(0, 2) == "**" ? BinaryInfo{Operator::Pow, 8} : BinaryInfo{Operator::Mult, 6};
    return true;
  default:
    return false;
  }
}
constexpr int unaryPrecedence = 7;

} // namespace

Expr *Lowering::expr(Index node) {
  if (!node) return broken(0);
  if (++depth_ > maxDepth) {
    fail(at(node).begin, at(node).end, "maximum recursion depth exceeded during compilation");
    --depth_;
    return broken(node);
  }
  Expr *result = unstarred(node);
  --depth_;
  return result;
}

// tree-sitter does not see prefix stars; the outermost node behind one is its operand.
Expr *Lowering::unstarred(Index node) {
  if (stars_.empty() || kind(node) == K::expression_list_ || kind(node) == K::pattern_list_) return exprHere(node);
  const auto found = stars_.find(at(node).begin);
  if (found == stars_.end()) return exprHere(node);
  const uint32_t star = found->second;
  stars_.erase(found);
  Starred *result = make<Starred>(star, at(node).end);
  result->value = exprHere(node);
  return result;
}

Expr *Lowering::exprHere(Index node) {
  switch (kind(node)) {
  case K::identifier_: {
    const char first = original_[at(node).begin];
    if ((first >= '0' && first <= '9') || first == '.') return number(node); // masked as a name
    Name *result = make<Name>(node);
    result->id = name(node);
    return result;
  }
  case K::integer_:
  case K::float_:
    return number(node);
  case K::string_:
  case K::concatenated_string_:
    return strings(node);
  case K::true_:
  case K::false_:
  case K::none_:
  case K::ellipsis_: {
    Constant *result = make<Constant>(node);
    switch (kind(node)) {
    case K::true_:
      result->value = true;
      break;
    case K::false_:
      result->value = false;
      break;
    case K::none_:
      result->value = NoneValue{};
      break;
    default:
      result->value = EllipsisValue{};
      break;
    }
    return result;
  }
  case K::attribute_:
  case K::call_:
  case K::subscript_:
    return postfix(node);
  case K::binary_operator_:
  case K::unary_operator_:
  case K::await_:
  case K::union_type_:
    return operators(node);
  case K::boolean_operator_:
    return boolOp(node);
  case K::comparison_operator_:
    return compare(node);
  case K::not_operator_: {
    UnaryOp *result = make<UnaryOp>(node);
    result->op = UnaryOperator::Not;
    result->operand = expr(at(at(node).first).next);
    return result;
  }
  case K::conditional_expression_: {
    IfExp *result = make<IfExp>(node);
    const Index body = at(node).first, test = at(at(body).next).next, orelse = at(at(test).next).next;
    result->body = expr(body);
    result->test = expr(test);
    result->orelse = expr(orelse);
    return result;
  }
  case K::named_expression_: {
    NamedExpr *result = make<NamedExpr>(node);
    result->target = expr(at(node).first);
    setContext(result->target, ExprContext::Store);
    result->value = expr(at(at(at(node).first).next).next);
    return result;
  }
  case K::lambda_:
    return lambda(node);
  case K::yield_: {
    const Index next = at(at(node).first).next;
    if (next && isToken(next, "from")) {
      YieldFrom *result = make<YieldFrom>(node);
      result->value = expr(at(next).next);
      return result;
    }
    Yield *result = make<Yield>(node);
    if (next) result->value = expr(next);
    return result;
  }
  case K::list_splat_:
  case K::list_splat_pattern_:
  case K::splat_type_: {
    Starred *result = make<Starred>(node);
    result->value = expr(at(at(node).first).next);
    return result;
  }
  case K::tuple_:
  case K::tuple_pattern_:
  case K::parenthesized_expression_:
  case K::list_:
  case K::list_pattern_:
  case K::set_:
    return bracketed(node);
  case K::expression_list_:
  case K::pattern_list_:
    return listOf(at(node).first, 0);
  case K::dictionary_:
    return dictionary(node);
  case K::list_comprehension_:
  case K::set_comprehension_:
  case K::dictionary_comprehension_:
  case K::generator_expression_:
    return comprehension(node);
  case K::type_:
  case K::generic_type_:
  case K::member_type_:
  case K::constrained_type_:
    return annotation(node);
  case K::slice_:
    return slice(node);
  case K::as_pattern_target_:
    return expr(at(node).first);
  case K::dotted_name_:
    return dottedName(node);
  case K::Other:
    if (at(node).first && !at(at(node).first).next)
      return expr(at(node).first); // keyword_identifier and other wrappers
    return broken(node);
  default:
    return broken(node);
  }
}

Expr *Lowering::number(Index node) {
  Constant *result = make<Constant>(node);
  std::string problem;
  if (auto value = parseNumber(text(node), problem))
    result->value = std::move(*value);
  else
    fail(at(node).begin, at(node).end, problem);
  return result;
}

// `a.b(c)[d]...` may be as long as the file, so the chain is walked in a loop.
Expr *Lowering::postfix(Index node) {
  std::vector<Index> chain;
  Index base = node;
  while (kind(base) == K::attribute_ || kind(base) == K::call_ || kind(base) == K::subscript_) {
    chain.push_back(base);
    base = at(base).first;
  }
  Expr *value = expr(base);
  for (auto link = chain.rbegin(); link != chain.rend(); ++link) {
    const Index second = at(at(*link).first).next;
    if (kind(*link) == K::attribute_) {
      Attribute *attribute = make<Attribute>(*link);
      attribute->value = value;
      attribute->attr = name(at(second).next);
      value = attribute;
    } else if (kind(*link) == K::subscript_) {
      Subscript *subscript = make<Subscript>(*link);
      subscript->value = value;
      subscript->slice = sliceItems(at(second).next, childToken(*link, "]"));
      value = subscript;
    } else {
      Call *call = make<Call>(*link);
      call->func = value;
      if (kind(second) == K::generator_expression_)
        call->args.push_back(expr(second));
      else
        arguments(second, call->args, call->keywords);
      value = call;
    }
  }
  return value;
}

void Lowering::arguments(Index node, std::vector<Expr *> &args, std::vector<Keyword *> &keywords) {
  for (Index item = at(node).first; item; item = at(item).next) {
    if (kind(item) == K::Token) continue;
    if (kind(item) == K::keyword_argument_) {
      Keyword *keyword = make<Keyword>(item);
      keyword->arg = name(at(item).first);
      keyword->value = expr(at(at(at(item).first).next).next);
      keywords.push_back(keyword);
    } else if (kind(item) == K::dictionary_splat_) {
      Keyword *keyword = make<Keyword>(item);
      keyword->value = expr(at(at(item).first).next);
      keywords.push_back(keyword);
    } else {
      args.push_back(expr(item));
    }
  }
}

// All operators above comparisons at once: the tree gives their order, the precedences here give the structure.
Expr *Lowering::operators(Index node) {
  struct Pending {
    int precedence;
    bool prefix;
    BinaryInfo binary;
    UnaryOperator unary;
    uint32_t begin;
  };
  std::vector<Sequence> operands;
  std::vector<Pending> pending;
  auto reduce = [&] {
    const Pending top = pending.back();
    pending.pop_back();
    if (top.prefix) {
      Sequence &operand = operands.back();
      UnaryOp *result = make<UnaryOp>(top.begin, operand.end);
      result->op = top.unary;
      result->operand = operand.expr;
      operand = {result, top.begin, operand.end};
      return;
    }
    const Sequence right = operands.back();
    operands.pop_back();
    Sequence &left = operands.back();
    BinOp *result = make<BinOp>(left.begin, right.end);
    result->left = left.expr;
    result->op = top.binary.op;
    result->right = right.expr;
    left = {result, left.begin, right.end};
  };

  std::vector<Index> work{node}; // what is still to read, last first
  std::vector<uint32_t> awaits;  // begins of `await`s that wait for their operand
  int nested = 0;
  while (!work.empty()) {
    const Index item = work.back();
    work.pop_back();
    const K what = kind(item);
    if (what == K::binary_operator_ || what == K::union_type_) {
      const Index left = at(item).first, op = at(left).next, right = at(op).next;
      work.insert(work.end(), {right, op, left});
      continue;
    }
    if (what == K::unary_operator_ || what == K::await_) {
      const Index op = at(item).first, operand = at(op).next;
      if (what == K::await_) {
        awaits.push_back(at(item).begin);
      } else {
        const char sign = original_[at(op).begin];
        pending.push_back({unaryPrecedence,
                           true,
                           {},
                           sign == '-'   ? UnaryOperator::USub
                           : sign == '+' ? UnaryOperator::UAdd
                                         : UnaryOperator::Invert,
                           at(item).begin});
        if (++nested > maxDepth) {
          fail(at(item).begin, at(item).end, "maximum recursion depth exceeded during compilation");
          return broken(node);
        }
      }
      work.push_back(operand);
      continue;
    }
    if (what == K::type_ && at(item).first) {
      work.push_back(at(item).first);
      continue;
    }
    BinaryInfo info{};
    if (what == K::Token && binaryInfo(text(item), info)) {
      const bool rightAssociative = info.op == Operator::Pow;
      while (!pending.empty() && (pending.back().precedence > info.precedence ||
                                  (pending.back().precedence == info.precedence && !rightAssociative)))
        reduce();
      pending.push_back({info.precedence, false, info, {}, 0});
      if (rightAssociative && ++nested > maxDepth) {
        fail(at(item).begin, at(item).end, "maximum recursion depth exceeded during compilation");
        return broken(node);
      }
      continue;
    }
    Sequence operand{expr(item), at(item).begin, at(item).end};
    while (!awaits.empty()) { // binds tighter than any operator
      Await *result = make<Await>(awaits.back(), operand.end);
      result->value = operand.expr;
      operand = {result, awaits.back(), operand.end};
      awaits.pop_back();
    }
    operands.push_back(operand);
  }
  while (!pending.empty()) reduce();
  return operands.back().expr;
}

Expr *Lowering::boolOp(Index node) {
  const Index op = at(at(node).first).next;
  const bool isAnd = isToken(op, "and");
  std::vector<Index> values;
  Index left = node;
  while (kind(left) == K::boolean_operator_ && isToken(at(at(left).first).next, "and") == isAnd) {
    values.push_back(at(at(at(left).first).next).next);
    left = at(left).first;
  }
  BoolOp *result = make<BoolOp>(node);
  result->op = isAnd ? BoolOperator::And : BoolOperator::Or;
  result->values.push_back(expr(left));
  for (auto value = values.rbegin(); value != values.rend(); ++value) result->values.push_back(expr(*value));
  return result;
}

Expr *Lowering::compare(Index node) {
  Compare *result = make<Compare>(node);
  result->left = expr(at(node).first);
  for (Index op = at(at(node).first).next; op;) {
    const std::string_view word = text(op);
    CompareOperator code = CompareOperator::Eq;
    switch (word[0]) {
    case '=':
      code = CompareOperator::Eq;
      break;
    case '!':
      code = CompareOperator::NotEq;
      break;
    case '<':
      code = word.size() == 2 ? CompareOperator::LtE : CompareOperator::Lt;
      break;
    case '>':
      code = word.size() == 2 ? CompareOperator::GtE : CompareOperator::Gt;
      break;
    case 'n':
      code = CompareOperator::NotIn;
      break;
    default:
      code = word.size() > 2 ? CompareOperator::IsNot : word == "in" ? CompareOperator::In : CompareOperator::Is;
    }
    result->ops.push_back(code);
    const Index value = at(op).next;
    result->comparators.push_back(expr(value));
    op = value ? at(value).next : 0;
  }
  return result;
}

Expr *Lowering::listOf(Index first, Index stop) {
  std::vector<Index> items;
  uint32_t end = 0;
  bool comma = false;
  for (Index item = first; item && item != stop; item = at(item).next) {
    end = at(item).end;
    if (isToken(item, ","))
      comma = true;
    else
      items.push_back(item);
  }
  if (items.size() == 1 && !comma) return expr(items[0]);
  Tuple *result = make<Tuple>(beginOf(first), end);
  for (Index item : items) result->elts.push_back(expr(item));
  return result;
}

Expr *Lowering::bracketed(Index node) {
  std::vector<Index> items;
  bool comma = false;
  const Index open = at(node).first;
  for (Index item = at(open).next; item; item = at(item).next) {
    if (kind(item) == K::Token) {
      comma |= isToken(item, ",");
      continue;
    }
    items.push_back(item);
  }
  const char bracket = original_[at(open).begin]; // a stretched star may have moved it in the masked text
  auto fill = [&](auto *result) {
    for (Index item : items) result->elts.push_back(expr(item));
    return result;
  };
  if (bracket == '[') return fill(make<List>(node));
  if (bracket == '{') return fill(make<Set>(node));
  if (items.size() == 1 && !comma) return expr(items[0]);
  return fill(make<Tuple>(node));
}

Expr *Lowering::dictionary(Index node) {
  Dict *result = make<Dict>(node);
  for (Index item = at(node).first; item; item = at(item).next) {
    if (kind(item) == K::pair_) {
      const Index key = at(item).first;
      result->keys.push_back(expr(key));
      result->values.push_back(expr(at(at(key).next).next));
    } else if (kind(item) == K::dictionary_splat_) {
      result->keys.push_back(nullptr);
      result->values.push_back(expr(at(at(item).first).next));
    }
  }
  return result;
}

Expr *Lowering::comprehension(Index node) {
  const Index body = at(at(node).first).next;
  std::vector<Comprehension *> generators;
  Expr *element = nullptr, *value = nullptr;
  if (kind(body) == K::pair_) {
    element = expr(at(body).first);
    value = expr(at(at(at(body).first).next).next);
  } else {
    element = expr(body);
  }
  for (Index item = at(body).next; item; item = at(item).next) {
    if (kind(item) == K::if_clause_) {
      if (!generators.empty()) generators.back()->ifs.push_back(expr(at(at(item).first).next));
    } else if (kind(item) == K::for_in_clause_) {
      Comprehension *generator =
          context_.make<Comprehension>(SourceRange{file_, base_ + at(item).begin, base_ + at(item).end});
      Index word = at(item).first;
      if (isToken(word, "async")) {
        generator->is_async = 1;
        word = at(word).next;
      }
      const Index in = childToken(item, "in");
      generator->target = listOf(at(word).next, in);
      setContext(generator->target, ExprContext::Store);
      generator->iter = listOf(at(in).next, 0);
      generators.push_back(generator);
    }
  }
  auto finish = [&](auto *result) {
    result->elt = element;
    result->generators = std::move(generators);
    return result;
  };
  switch (kind(node)) {
  case K::list_comprehension_:
    return finish(make<ListComp>(node));
  case K::set_comprehension_:
    return finish(make<SetComp>(node));
  case K::generator_expression_:
    return finish(make<GeneratorExp>(node));
  default:
    break;
  }
  DictComp *result = make<DictComp>(node);
  result->key = element;
  result->value = value ? value : broken(body);
  result->generators = std::move(generators);
  return result;
}

Expr *Lowering::lambda(Index node) {
  Lambda *result = make<Lambda>(node);
  const Index params = childKind(node, K::lambda_parameters_);
  result->args = parameters(params);
  result->body = expr(childField(node, Field::body_));
  return result;
}

Expr *Lowering::slice(Index node) {
  Slice *result = make<Slice>(node);
  int colons = 0;
  for (Index item = at(node).first; item; item = at(item).next) {
    if (isToken(item, ":")) {
      ++colons;
      continue;
    }
    Expr *value = expr(item);
    (colons == 0 ? result->lower : colons == 1 ? result->upper : result->step) = value;
  }
  return result;
}

Expr *Lowering::sliceItems(Index firstItem, Index closer) {
  if (!starred(firstItem) || at(firstItem).next != closer) return listOf(firstItem, closer);
  Tuple *result = make<Tuple>(beginOf(firstItem), at(firstItem).end); // `a[*b]` is a tuple
  result->elts.push_back(expr(firstItem));
  return result;
}

// tree-sitter reads `list[int]` in an annotation as a "generic type", `a: b` inside it as a "constrained type".
Expr *Lowering::annotation(Index node) {
  const Index first = at(node).first;
  switch (kind(node)) {
  case K::type_:
    return expr(first);
  case K::generic_type_: {
    Subscript *result = make<Subscript>(node);
    result->value = expr(first);
    const Index params = childKind(node, K::type_parameter_);
    const Index open = at(params).first;
    result->slice = listOf(at(open).next, childToken(params, "]"));
    return result;
  }
  case K::member_type_: {
    Attribute *result = make<Attribute>(node);
    result->value = expr(first);
    result->attr = name(at(at(first).next).next);
    return result;
  }
  case K::constrained_type_: {
    // a:b:c nests to the right; flatten it
    std::vector<Index> parts{first};
    Index rest = at(at(first).next).next;
    while (kind(rest) == K::type_ && kind(at(rest).first) == K::constrained_type_) {
      const Index inner = at(rest).first;
      parts.push_back(at(inner).first);
      rest = at(at(at(inner).first).next).next;
    }
    parts.push_back(rest);
    Slice *result = make<Slice>(node);
    result->lower = expr(parts[0]);
    result->upper = expr(parts[1]);
    if (parts.size() > 2) result->step = expr(parts[2]);
    return result;
  }
  default:
    return broken(node);
  }
}

void Lowering::setContext(Expr *target, ExprContext ctx) {
  if (auto *name = target->as<Name>()) name->ctx = ctx;
  if (auto *attribute = target->as<Attribute>()) attribute->ctx = ctx;
  if (auto *subscript = target->as<Subscript>()) subscript->ctx = ctx;
  if (auto *starred = target->as<Starred>()) {
    starred->ctx = ctx;
    setContext(starred->value, ctx);
  }
  if (auto *list = target->as<List>()) {
    list->ctx = ctx;
    for (Expr *item : list->elts) setContext(item, ctx);
  }
  if (auto *tuple = target->as<Tuple>()) {
    tuple->ctx = ctx;
    for (Expr *item : tuple->elts) setContext(item, ctx);
  }
}

} // namespace weft
