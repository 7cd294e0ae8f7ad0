// Statements of lower_cst.h.
#include "syntax/lower_cst.h"

namespace weft {

using namespace ast;
using cst::Field;
using K = cst::Kind;

Module *Lowering::module() {
  Module *result = context_.make<Module>(SourceRange{file_, base_, base_ + static_cast<uint32_t>(text_.size())});
  if (tree_.entries.size() > 1) statements(at(1).first, result->body);
  return result;
}

Expr *Lowering::expressionOnly() {
  const Index root = 1;
  Index statement = tree_.entries.size() > 1 ? at(root).first : 0;
  if (!statement || kind(statement) != K::expression_statement_) return broken(statement);
  return listOf(at(statement).first, 0);
}

void Lowering::statements(Index first, std::vector<Stmt *> &out) {
  for (Index item = first; item; item = at(item).next) {
    if (kind(item) == K::Token) continue; // `;`
    if (Stmt *lowered = statement(item)) out.push_back(lowered);
  }
}

void Lowering::block(Index parent, std::vector<Stmt *> &out) {
  if (const Index body = childKind(parent, K::block_)) statements(at(body).first, out);
}

Stmt *Lowering::statement(Index node) {
  switch (kind(node)) {
  case K::expression_statement_:
    return expressionStatement(node);
  case K::import_statement_:
    return importStatement(node);
  case K::import_from_statement_:
  case K::future_import_statement_:
    return importFrom(node);
  case K::pass_statement_:
    return make<Pass>(node);
  case K::break_statement_:
    return make<Break>(node);
  case K::continue_statement_:
    return make<Continue>(node);
  case K::return_statement_: {
    Return *result = make<Return>(node);
    if (const Index value = at(at(node).first).next) result->value = expr(value);
    return result;
  }
  case K::assert_statement_: {
    Assert *result = make<Assert>(node);
    const Index test = at(at(node).first).next;
    result->test = expr(test);
    if (const Index comma = at(test).next) result->msg = expr(at(comma).next);
    return result;
  }
  case K::delete_statement_: {
    Delete *result = make<Delete>(node);
    const Index value = at(at(node).first).next;
    if (kind(value) == K::expression_list_) {
      for (Index item = at(value).first; item; item = at(item).next)
        if (kind(item) != K::Token) result->targets.push_back(expr(item));
    } else {
      result->targets.push_back(expr(value));
    }
    for (Expr *target : result->targets) setContext(target, ExprContext::Del);
    return result;
  }
  case K::raise_statement_: {
    Raise *result = make<Raise>(node);
    const Index from = childToken(node, "from");
    const Index first = at(at(node).first).next;
    if (first && first != from) result->exc = expr(first);
    if (from) result->cause = expr(at(from).next);
    return result;
  }
  case K::global_statement_:
  case K::nonlocal_statement_: {
    std::vector<Symbol> names;
    for (Index item = at(at(node).first).next; item; item = at(item).next)
      if (kind(item) != K::Token) names.push_back(name(item));
    if (kind(node) == K::global_statement_) {
      Global *result = make<Global>(node);
      result->names = std::move(names);
      return result;
    }
    Nonlocal *result = make<Nonlocal>(node);
    result->names = std::move(names);
    return result;
  }
  case K::if_statement_:
    return ifStatement(node);
  case K::for_statement_:
  case K::while_statement_:
    return loop(node);
  case K::try_statement_:
    return tryStatement(node);
  case K::with_statement_:
    return with(node);
  case K::match_statement_:
    return matchStatement(node);
  case K::function_definition_:
    return function(node);
  case K::class_definition_:
    return classDefinition(node);
  case K::decorated_definition_:
    return decorated(node);
  default: {
    ExprStmt *result = make<ExprStmt>(node);
    result->value = broken(node);
    return result;
  }
  }
}

Stmt *Lowering::expressionStatement(Index node) {
  const Index first = at(node).first;
  if (!at(first).next && (kind(first) == K::assignment_ || kind(first) == K::augmented_assignment_))
    return assignment(first);
  ExprStmt *result = make<ExprStmt>(node);
  result->value = listOf(first, 0);
  return result;
}

Stmt *Lowering::assignment(Index node) {
  const Index left = at(node).first;
  if (kind(node) == K::augmented_assignment_) {
    AugAssign *result = make<AugAssign>(node);
    result->target = expr(left);
    setContext(result->target, ExprContext::Store);
    const Index op = at(left).next;
    const std::string_view word = text(op);
    switch (word[0]) {
    case '+':
      result->op = Operator::Add;
      break;
    case '-':
      result->op = Operator::Sub;
      break;
    case '*':
      result->op = word.size() == 3 ? Operator::Pow : Operator::Mult;
      break;
    case '/':
      result->op = word.size() == 3 ? Operator::FloorDiv : Operator::Div;
      break;
    case '%':
      result->op = Operator::Mod;
      break;
    case '@':
      result->op = Operator::MatMult;
      break;
    case '&':
      result->op = Operator::BitAnd;
      break;
    case '|':
      result->op = Operator::BitOr;
      break;
    case '^':
      result->op = Operator::BitXor;
      break;
    case '<':
      result->op = Operator::LShift;
      break;
    default:
      result->op = Operator::RShift;
      break;
    }
    result->value = expr(at(op).next);
    return result;
  }
  if (const Index annotationNode = childField(node, Field::type_)) {
    AnnAssign *result = make<AnnAssign>(node);
    result->target = expr(left);
    setContext(result->target, ExprContext::Store);
    result->simple = result->target->is<Name>() && original_[at(left).begin] != '(';
    result->annotation = expr(annotationNode);
    if (const Index right = childField(node, Field::right_)) result->value = expr(right);
    return result;
  }
  Assign *result = make<Assign>(node);
  Index current = node;
  while (true) {
    const Index target = at(current).first;
    result->targets.push_back(expr(target));
    setContext(result->targets.back(), ExprContext::Store);
    const Index value = at(at(target).next).next;
    if (kind(value) != K::assignment_) {
      result->value = expr(value);
      return result;
    }
    current = value;
  }
}

Alias *Lowering::alias(Index node) {
  Alias *result = make<Alias>(node);
  Index dotted = node;
  if (kind(node) == K::aliased_import_) {
    dotted = at(node).first;
    result->asname = name(at(at(dotted).next).next);
  }
  if (kind(node) == K::wildcard_import_) {
    result->name = Symbol::intern("*");
    return result;
  }
  std::string full;
  for (Index part = at(dotted).first; part; part = at(part).next)
    full += kind(part) == K::Token ? "." : name(part).str();
  result->name = Symbol::intern(full);
  return result;
}

Stmt *Lowering::importStatement(Index node) {
  Import *result = make<Import>(node);
  for (Index item = at(at(node).first).next; item; item = at(item).next)
    if (kind(item) != K::Token) result->names.push_back(alias(item));
  return result;
}

Stmt *Lowering::importFrom(Index node) {
  ImportFrom *result = make<ImportFrom>(node);
  const Index import = childToken(node, "import");
  const Index module = at(at(node).first).next;
  Index dotted = module;
  if (kind(node) == K::future_import_statement_) {
    result->module = Symbol::intern("__future__");
    dotted = 0;
  } else if (kind(module) == K::relative_import_) {
    for (char c : text(at(module).first)) result->level += c == '.';
    dotted = at(at(module).first).next;
  }
  if (dotted) {
    std::string full;
    for (Index part = at(dotted).first; part; part = at(part).next)
      full += kind(part) == K::Token ? "." : name(part).str();
    result->module = Symbol::intern(full);
  }
  for (Index item = at(import).next; item; item = at(item).next)
    if (kind(item) != K::Token) result->names.push_back(alias(item));
  return result;
}

Stmt *Lowering::ifStatement(Index node) {
  const uint32_t end = at(node).end;
  If *result = make<If>(node);
  result->test = expr(childField(node, Field::condition_));
  block(node, result->body);
  If *innermost = result;
  for (Index item = at(node).first; item; item = at(item).next) {
    if (kind(item) == K::elif_clause_) {
      If *next = make<If>(at(item).begin, end);
      next->test = expr(childField(item, Field::condition_));
      block(item, next->body);
      innermost->orelse.push_back(next);
      innermost = next;
    } else if (kind(item) == K::else_clause_) {
      block(item, innermost->orelse);
    }
  }
  return result;
}

Stmt *Lowering::loop(Index node) {
  if (kind(node) == K::while_statement_) {
    While *result = make<While>(node);
    result->test = expr(childField(node, Field::condition_));
    block(node, result->body);
    if (const Index orelse = childKind(node, K::else_clause_)) block(orelse, result->orelse);
    return result;
  }
  auto fill = [&](auto *result) {
    result->target = expr(childField(node, Field::left_));
    setContext(result->target, ExprContext::Store);
    result->iter = expr(childField(node, Field::right_));
    block(node, result->body);
    if (const Index orelse = childKind(node, K::else_clause_)) block(orelse, result->orelse);
    return static_cast<Stmt *>(result);
  };
  return isToken(at(node).first, "async") ? fill(make<AsyncFor>(node)) : fill(make<For>(node));
}

Stmt *Lowering::tryStatement(Index node) {
  std::vector<ExceptHandler *> handlers;
  std::vector<Stmt *> body, orelse, finalbody;
  bool star = false;
  block(node, body);
  for (Index item = at(node).first; item; item = at(item).next) {
    if (kind(item) == K::else_clause_) block(item, orelse);
    if (kind(item) == K::finally_clause_) block(item, finalbody);
    if (kind(item) != K::except_clause_) continue;
    ExceptHandler *handler = make<ExceptHandler>(item);
    for (Index part = at(at(item).first).next; part && kind(part) != K::block_; part = at(part).next) {
      if (kind(part) == K::Token) {
        star |= text_[at(part).begin] == '*';
        continue;
      }
      Index value = part;
      if (kind(part) == K::list_splat_ || kind(part) == K::list_splat_pattern_) { // `except *E`, read as a splat
        star = true;
        value = at(at(part).first).next;
      }
      if (!handler->type)
        handler->type = expr(value);
      else
        handler->name = name(value);
    }
    block(item, handler->body);
    handlers.push_back(handler);
  }
  auto fill = [&](auto *result) {
    result->body = std::move(body);
    result->handlers = std::move(handlers);
    result->orelse = std::move(orelse);
    result->finalbody = std::move(finalbody);
    return static_cast<Stmt *>(result);
  };
  return star ? fill(make<TryStar>(node)) : fill(make<Try>(node));
}

// In the text that tree-sitter saw, `as` is a comma (mask.h), so the items are one flat list.
Stmt *Lowering::with(Index node) {
  const Index clause = childKind(node, K::with_clause_);
  std::vector<Index> parts; // expressions and separators
  for (Index item = at(clause).first; item; item = at(item).next)
    parts.push_back(kind(item) == K::with_item_ ? at(item).first : item);
  auto isSeparator = [&](Index part) { return isToken(part, ","); };
  // `with (a as b, c):` and `with (a, b):` are items in parentheses; tree-sitter says tuple or parenthesized items.
  std::vector<Index> inner;
  if (parts.size() == 1 && (kind(parts[0]) == K::tuple_ || kind(parts[0]) == K::parenthesized_expression_)) {
    for (Index item = at(at(parts[0]).first).next; item && !isToken(item, ")"); item = at(item).next)
      inner.push_back(item);
  } else if (isToken(parts[0], "(")) {
    for (size_t i = 1; i + 1 < parts.size(); ++i) inner.push_back(parts[i]);
  }
  bool plain = !inner.empty();
  for (Index part : inner) {
    const K what = kind(part);
    if (what == K::list_splat_ || what == K::list_splat_pattern_ || what == K::named_expression_ || what == K::yield_ ||
        starred(part))
      plain = false;
  }
  if (plain) parts = inner;

  std::vector<WithItem *> items;
  bool target = false;
  for (Index part : parts) {
    if (isSeparator(part)) {
      target = isOriginal(part, "as");
      continue;
    }
    if (target) {
      items.back()->optional_vars = expr(part);
      setContext(items.back()->optional_vars, ExprContext::Store);
    } else {
      WithItem *item = context_.make<WithItem>(SourceRange{file_, base_ + at(part).begin, base_ + at(part).end});
      item->context_expr = expr(part);
      items.push_back(item);
    }
  }
  auto fill = [&](auto *result) {
    result->items = std::move(items);
    block(node, result->body);
    return static_cast<Stmt *>(result);
  };
  return isToken(at(node).first, "async") ? fill(make<AsyncWith>(node)) : fill(make<With>(node));
}

Stmt *Lowering::function(Index node) {
  auto fill = [&](auto *result) {
    result->name = name(childField(node, Field::name_));
    result->args = parameters(childField(node, Field::parameters_));
    if (const Index returns = childField(node, Field::return_type_)) result->returns = expr(returns);
    block(node, result->body);
    return static_cast<Stmt *>(result);
  };
  return isToken(at(node).first, "async") ? fill(make<AsyncFunctionDef>(node)) : fill(make<FunctionDef>(node));
}

Stmt *Lowering::classDefinition(Index node) {
  ClassDef *result = make<ClassDef>(node);
  result->name = name(childField(node, Field::name_));
  if (const Index bases = childField(node, Field::superclasses_)) arguments(bases, result->bases, result->keywords);
  block(node, result->body);
  return result;
}

Stmt *Lowering::decorated(Index node) {
  std::vector<Expr *> decorators;
  Stmt *result = nullptr;
  for (Index item = at(node).first; item; item = at(item).next) {
    if (kind(item) == K::decorator_)
      decorators.push_back(expr(at(at(item).first).next));
    else
      result = statement(item);
  }
  if (!result) return nullptr;
  if (auto *definition = result->as<FunctionDef>())
    definition->decorator_list = std::move(decorators);
  else if (auto *async = result->as<AsyncFunctionDef>())
    async->decorator_list = std::move(decorators);
  else if (auto *klass = result->as<ClassDef>())
    klass->decorator_list = std::move(decorators);
  return result;
}

Arguments *Lowering::parameters(Index node) {
  Arguments *result = context_.make<Arguments>();
  if (!node) return result;
  result->range = SourceRange{file_, base_ + at(node).begin, base_ + at(node).end};
  auto makeArg = [&](Index nameNode, uint32_t end) {
    Arg *arg = make<Arg>(at(nameNode).begin, end);
    arg->arg = name(nameNode);
    return arg;
  };
  bool keywordOnly = false;
  for (Index item = at(node).first; item; item = at(item).next) {
    Index target = item, type = 0, value = 0;
    switch (kind(item)) {
    case K::positional_separator_:
      result->posonlyargs = std::move(result->args);
      result->args.clear();
      continue;
    case K::keyword_separator_:
      keywordOnly = true;
      continue;
    case K::default_parameter_:
    case K::typed_default_parameter_:
      target = at(item).first;
      type = childField(item, Field::type_);
      value = childField(item, Field::value_);
      break;
    case K::typed_parameter_:
      target = at(item).first;
      type = childField(item, Field::type_);
      break;
    case K::Token:
      continue;
    default:
      break;
    }
    const K what = kind(target);
    const bool star = what == K::list_splat_pattern_, doubleStar = what == K::dictionary_splat_pattern_;
    if (star || doubleStar) target = at(at(target).first).next;
    Arg *arg = makeArg(target, type ? at(type).end : at(target).end);
    if (type) arg->annotation = expr(type);
    if (star) {
      result->vararg = arg;
      keywordOnly = true;
    } else if (doubleStar) {
      result->kwarg = arg;
    } else if (keywordOnly) {
      result->kwonlyargs.push_back(arg);
      result->kw_defaults.push_back(value ? expr(value) : nullptr);
    } else {
      result->args.push_back(arg);
      if (value) result->defaults.push_back(expr(value));
    }
  }
  return result;
}

} // namespace weft
