// semantics.h: the compiler's rules for statements and expressions; patterns are in semantics_patterns.cpp.
#include <algorithm>
#include <unordered_set>

#include "syntax/semantics.h"

namespace weft {

using namespace ast;

namespace {

// Does the function body have a `yield` of its own?
bool hasYield(const Node *node) {
  if (!node) return false;
  switch (node->kind) {
  case Kind::Yield:
  case Kind::YieldFrom:
    return true;
  case Kind::FunctionDef:
  case Kind::AsyncFunctionDef:
  case Kind::ClassDef:
  case Kind::Lambda:
    return false; // decorators and defaults cannot matter for `return`
  default:
    break;
  }
  bool found = false;
  forEachChild(*node, [&](Node *child) { found = found || hasYield(child); });
  return found;
}

// Is the comprehension itself asynchronous (an `async for`, or an `await` outside its first iterable)?
bool hasAwait(const Node *node) {
  if (!node) return false;
  switch (node->kind) {
  case Kind::Await:
    return true;
  case Kind::Lambda:
    return false;
  case Kind::GeneratorExp:
    return hasAwait(node->as<GeneratorExp>()->generators[0]->iter);
  default:
    break;
  }
  if (const Comprehension *generator = node->as<Comprehension>())
    if (generator->is_async) return true;
  bool found = false;
  forEachChild(*node, [&](Node *child) { found = found || hasAwait(child); });
  return found;
}

} // namespace

SyntaxProblem checkSemantics(const Module &module) {
  if (const SyntaxProblem problem = SymbolCheck().run(module)) return problem;
  return CompileCheck().run(module);
}

SyntaxProblem CompileCheck::run(const Module &module) {
  bool docstring = true;
  for (const Stmt *statement : module.body) {
    const ImportFrom *import = statement->as<ImportFrom>();
    const bool isFuture = import && import->level == 0 && import->module.str() == "__future__";
    const ExprStmt *expression = statement->as<ExprStmt>();
    const Constant *text = expression ? expression->value->as<Constant>() : nullptr;
    const bool isDocstring = docstring && text && std::holds_alternative<std::string>(text->value);
    if (!isFuture && !isDocstring) pastFuture_ = true;
    if (isDocstring) docstring = false;
    visit(statement);
    if (problem_) break;
  }
  return problem_;
}

bool CompileCheck::fail(const Node &node, std::string message) {
  if (!problem_) problem_ = {std::move(message), "SyntaxError", node.range.begin, node.range.end};
  return false;
}

void CompileCheck::children(const Node &node) {
  forEachChild(node, [&](Node *child) { visit(child); });
}

void CompileCheck::forbidden(const Node &node, Symbol name, ExprContext ctx) {
  if (ctx == ExprContext::Load || name.str() != "__debug__") return;
  fail(node, ctx == ExprContext::Store ? "cannot assign to __debug__" : "cannot delete __debug__");
}

void CompileCheck::visit(const Node *base) {
  if (problem_ || !base) return;
  switch (base->kind) {
  case Kind::FunctionDef:
    return function(*base->as<FunctionDef>(), Scope::Function);
  case Kind::AsyncFunctionDef:
    return function(*base->as<AsyncFunctionDef>(), Scope::AsyncFunction);
  case Kind::ClassDef:
    return classDef(*base->as<ClassDef>());
  case Kind::Lambda:
    return lambda(*base->as<Lambda>());
  case Kind::Return: {
    const Return &node = *base->as<Return>();
    if (!isFunction()) {
      fail(node, "'return' outside function");
      return;
    }
    if (node.value && context_.scope == Scope::AsyncFunction && context_.generator) {
      fail(node, "'return' with value in async generator");
      return;
    }
    visit(node.value);
    jump(node);
    return;
  }
  case Kind::Break:
  case Kind::Continue:
    return jump(*base);
  case Kind::For: {
    const For &node = *base->as<For>();
    visit(node.iter);
    visit(node.target);
    loopBody(node, node.body);
    return all(node.orelse);
  }
  case Kind::AsyncFor: {
    const AsyncFor &node = *base->as<AsyncFor>();
    if (context_.scope != Scope::AsyncFunction) {
      fail(node, "'async for' outside async function");
      return;
    }
    visit(node.iter);
    visit(node.target);
    loopBody(node, node.body);
    return all(node.orelse);
  }
  case Kind::While: {
    const While &node = *base->as<While>();
    visit(node.test);
    loopBody(node, node.body);
    return all(node.orelse);
  }
  case Kind::AsyncWith:
    if (context_.scope != Scope::AsyncFunction) {
      fail(*base, "'async with' outside async function");
      return;
    }
    return with(*base->as<AsyncWith>());
  case Kind::With:
    return with(*base->as<With>());
  case Kind::Try:
    return tryStatement(*base->as<Try>(), false);
  case Kind::TryStar:
    return tryStatement(*base->as<TryStar>(), true);
  case Kind::Assign: {
    const Assign &node = *base->as<Assign>();
    visit(node.value);
    return all(node.targets);
  }
  case Kind::AnnAssign: {
    const AnnAssign &node = *base->as<AnnAssign>();
    visit(node.value);
    if (const Name *name = node.target->as<Name>())
      forbidden(*name, name->id, ExprContext::Store);
    else
      visit(node.target);
    return visit(node.annotation);
  }
  case Kind::ImportFrom:
    return importFrom(*base->as<ImportFrom>());
  case Kind::Import: {
    for (const Alias *alias : base->as<Import>()->names) {
      const std::string &full = (alias->asname ? alias->asname : alias->name).str();
      forbidden(*base, Symbol::intern(full.substr(0, full.find('.'))), ExprContext::Store);
    }
    return;
  }
  case Kind::Match:
    return matchStatement(*base->as<Match>());
  case Kind::Name: {
    const Name &node = *base->as<Name>();
    return forbidden(node, node.id, node.ctx);
  }
  case Kind::Attribute: {
    const Attribute &node = *base->as<Attribute>();
    visit(node.value);
    return forbidden(node, node.attr, node.ctx);
  }
  case Kind::Starred:
    fail(*base, base->as<Starred>()->ctx == ExprContext::Store ? "starred assignment target must be in a list or tuple"
                                                               : "can't use starred expression here");
    return;
  case Kind::List: {
    const List &node = *base->as<List>();
    return unpack(node, node.elts, node.ctx);
  }
  case Kind::Tuple: {
    const Tuple &node = *base->as<Tuple>();
    return unpack(node, node.elts, node.ctx);
  }
  case Kind::Set:
    return elements(base->as<Set>()->elts);
  case Kind::Call: {
    const Call &node = *base->as<Call>();
    for (const Keyword *keyword : node.keywords) // validated before anything is compiled
      if (keyword->arg.str() == "__debug__") {
        fail(*keyword, "cannot assign to __debug__");
        return;
      }
    keywords(node.keywords);
    visit(node.func);
    return call(node.args, node.keywords);
  }
  case Kind::Yield:
    if (!isFunction()) {
      fail(*base, "'yield' outside function");
      return;
    }
    return children(*base);
  case Kind::YieldFrom:
    if (!isFunction()) {
      fail(*base, "'yield' outside function");
      return;
    }
    if (context_.scope == Scope::AsyncFunction) {
      fail(*base, "'yield from' inside async function");
      return;
    }
    return children(*base);
  case Kind::Await:
    if (!isFunction()) {
      fail(*base, "'await' outside function");
      return;
    }
    if (context_.scope != Scope::AsyncFunction && context_.scope != Scope::Comprehension) {
      fail(*base, "'await' outside async function");
      return;
    }
    return children(*base);
  case Kind::ListComp: {
    const ListComp &node = *base->as<ListComp>();
    return comprehension(node, node.generators, node.elt, nullptr);
  }
  case Kind::SetComp: {
    const SetComp &node = *base->as<SetComp>();
    return comprehension(node, node.generators, node.elt, nullptr);
  }
  case Kind::DictComp: {
    const DictComp &node = *base->as<DictComp>();
    return comprehension(node, node.generators, node.key, node.value);
  }
  case Kind::GeneratorExp: {
    const GeneratorExp &node = *base->as<GeneratorExp>();
    return comprehension(node, node.generators, node.elt, nullptr);
  }
  default:
    return children(*base);
  }
}

void CompileCheck::jump(const Node &node) {
  const bool isReturn = node.kind == Kind::Return;
  for (size_t i = context_.frames.size(); i-- > 0;) {
    if (context_.frames[i] == Frame::StarHandler) {
      fail(node, "'break', 'continue' and 'return' cannot appear in an except* block");
      return;
    }
    if (!isReturn) return; // a loop
  }
  if (isReturn) return;
  fail(node, node.kind == Kind::Break ? "'break' outside loop" : "'continue' not properly in loop");
}

void CompileCheck::loopBody(const Node &loop, const std::vector<Stmt *> &body) {
  const InBlock block(*this, loop);
  context_.frames.push_back(Frame::Loop);
  all(body);
  context_.frames.pop_back();
}

template <typename T> void CompileCheck::with(const T &node) {
  const int outer = context_.blocks;
  for (const WithItem *item : node.items) {
    visit(item->context_expr);
    if (++context_.blocks > 20) fail(node, "too many statically nested blocks");
    visit(item->optional_vars);
  }
  all(node.body);
  context_.blocks = outer;
}

template <typename T> void CompileCheck::tryStatement(const T &node, bool star) {
  if (node.finalbody.empty()) return tryExcept(node, star);
  {
    const InBlock block(*this, node);
    if (node.handlers.empty())
      all(node.body);
    else
      tryExcept(node, star);
  }
  const InBlock block(*this, node);
  all(node.finalbody);
}

template <typename T> void CompileCheck::tryExcept(const T &node, bool star) {
  {
    const InBlock block(*this, node);
    all(node.body);
  }
  for (size_t i = 0; i < node.handlers.size() && !problem_; ++i) {
    const ExceptHandler &handler = *node.handlers[i];
    if (!handler.type && i + 1 < node.handlers.size()) {
      fail(handler, "default 'except:' must be last");
      return;
    }
    const InBlock outer(*this, node);
    visit(handler.type);
    if (handler.name) forbidden(handler, handler.name, ExprContext::Store);
    if (star) context_.frames.push_back(Frame::StarHandler);
    {
      const InBlock inner(*this, handler);
      all(handler.body);
    }
    if (star) context_.frames.pop_back();
  }
  all(node.orelse);
}

void CompileCheck::importFrom(const ImportFrom &node) {
  if (node.level == 0 && node.module.str() == "__future__" && (pastFuture_ || context_.scope != Scope::Module)) {
    fail(node, "from __future__ imports must occur at the beginning of the file");
    return;
  }
  for (const Alias *alias : node.names)
    forbidden(node, alias->asname ? alias->asname : alias->name, ExprContext::Store);
}

void CompileCheck::checkArg(const Arg *arg) {
  if (arg) forbidden(*arg, arg->arg, ExprContext::Store);
}

void CompileCheck::arguments(const Arguments &args) {
  for (const Arg *arg : args.posonlyargs) checkArg(arg);
  for (const Arg *arg : args.args) checkArg(arg);
  checkArg(args.vararg);
  for (const Arg *arg : args.kwonlyargs) checkArg(arg);
  checkArg(args.kwarg);
}

template <typename T> void CompileCheck::function(const T &node, Scope scope) {
  all(node.decorator_list);
  arguments(*node.args);
  all(node.args->defaults);
  all(node.args->kw_defaults);
  auto annotation = [&](const Arg *arg) {
    if (!arg || !arg->annotation) return;
    if (const Starred *star = arg->annotation->template as<Starred>())
      visit(star->value);
    else
      visit(arg->annotation);
  };
  for (const Arg *arg : node.args->args) annotation(arg);
  for (const Arg *arg : node.args->posonlyargs) annotation(arg);
  annotation(node.args->vararg);
  for (const Arg *arg : node.args->kwonlyargs) annotation(arg);
  annotation(node.args->kwarg);
  visit(node.returns);
  Context outer = std::move(context_);
  context_ = {};
  context_.scope = scope;
  context_.generator = std::any_of(node.body.begin(), node.body.end(), [](const Stmt *s) { return hasYield(s); });
  all(node.body);
  context_ = std::move(outer);
  forbidden(node, node.name, ExprContext::Store);
}

void CompileCheck::lambda(const Lambda &node) {
  arguments(*node.args);
  all(node.args->defaults);
  all(node.args->kw_defaults);
  Context outer = std::move(context_);
  context_ = {};
  context_.scope = Scope::Lambda;
  visit(node.body);
  context_ = std::move(outer);
}

void CompileCheck::classDef(const ClassDef &node) {
  all(node.decorator_list);
  Context outer = std::move(context_);
  context_ = {};
  context_.scope = Scope::Class;
  all(node.body);
  context_ = std::move(outer);
  keywords(node.keywords);
  call(node.bases, node.keywords);
  forbidden(node, node.name, ExprContext::Store);
}

void CompileCheck::keywords(const std::vector<Keyword *> &keywords) {
  std::unordered_set<Symbol> seen;
  for (const Keyword *keyword : keywords) {
    if (!keyword->arg) continue;
    forbidden(*keyword, keyword->arg, ExprContext::Store);
    if (!seen.insert(keyword->arg).second) {
      fail(*keyword, "keyword argument repeated: " + keyword->arg.str());
      return;
    }
  }
}

void CompileCheck::elements(const std::vector<Expr *> &elements) {
  for (const Expr *element : elements) {
    if (const Starred *star = element->as<Starred>())
      visit(star->value);
    else
      visit(element);
  }
}

void CompileCheck::call(const std::vector<Expr *> &args, const std::vector<Keyword *> &keywords) {
  elements(args);
  for (const Keyword *keyword : keywords) visit(keyword->value);
}

void CompileCheck::unpack(const Node &node, const std::vector<Expr *> &items, ExprContext ctx) {
  if (ctx == ExprContext::Store) {
    bool seen = false;
    for (size_t i = 0; i < items.size(); ++i) {
      if (!items[i]->is<Starred>()) continue;
      if (seen) {
        fail(node, "multiple starred expressions in assignment");
        return;
      }
      if (i >= 256 || items.size() - i - 1 >= 0x7FFFFF) {
        fail(node, "too many expressions in star-unpacking assignment");
        return;
      }
      seen = true;
    }
  }
  if (ctx == ExprContext::Del) return all(items);
  elements(items);
}

void CompileCheck::comprehension(const Node &node, const std::vector<Comprehension *> &generators, const Expr *element,
                                 const Expr *value) {
  visit(generators[0]->iter);
  if (problem_) return;
  if (!node.is<GeneratorExp>() && context_.scope != Scope::AsyncFunction && context_.scope != Scope::Comprehension) {
    bool async = hasAwait(element) || hasAwait(value);
    for (size_t i = 0; i < generators.size(); ++i) {
      async = async || generators[i]->is_async || (i > 0 && hasAwait(generators[i]->iter));
      for (const Expr *condition : generators[i]->ifs) async = async || hasAwait(condition);
    }
    if (async) {
      fail(node, "asynchronous comprehension outside of an asynchronous function");
      return;
    }
  }
  Context outer = std::move(context_);
  context_ = {};
  context_.scope = Scope::Comprehension;
  for (size_t i = 0; i < generators.size(); ++i) {
    if (i > 0) visit(generators[i]->iter);
    visit(generators[i]->target);
    all(generators[i]->ifs);
  }
  visit(element);
  visit(value);
  context_ = std::move(outer);
}

} // namespace weft
