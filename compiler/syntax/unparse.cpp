// unparse.h: statements and patterns; expressions are in unparse_expressions.cpp.
#include "syntax/unparse.h"

#include "syntax/unparser.h"

namespace weft {

using namespace ast;

void Unparser::fill(std::string_view text) {
  newlineUnlessFirst();
  out_.append(static_cast<size_t>(indent_) * 4, ' ');
  out_ += text;
}

void Unparser::body(const std::vector<Stmt *> &statements, const std::optional<std::string> &typeComment) {
  out_ += ':';
  if (typeComment) out_ += " # type: " + *typeComment;
  ++indent_;
  for (const Stmt *statement : statements) this->statement(*statement);
  --indent_;
}

void Unparser::bodyWithDocstring(const std::vector<Stmt *> &statements) {
  size_t first = 0;
  if (!statements.empty()) {
    const ExprStmt *only = statements[0]->as<ExprStmt>();
    const Constant *constant = only ? only->value->as<Constant>() : nullptr;
    if (constant && std::holds_alternative<std::string>(constant->value)) {
      if (places_) places_->push_back({out_.size(), only});
      fill();
      if (constant->kind == "u") out_ += 'u';
      writeAvoidingBackslashes(std::get<std::string>(constant->value), {"\"\"\"", "'''"});
      first = 1;
    }
  }
  for (size_t i = first; i < statements.size(); ++i) statement(*statements[i]);
}

void Unparser::orelse(const char *word, const std::vector<Stmt *> &statements) {
  if (statements.empty()) return;
  fill(word);
  body(statements);
}

template <typename T> void Unparser::function(const T &node, const char *keyword) {
  newlineUnlessFirst();
  for (const Expr *decorator : node.decorator_list) {
    fill("@");
    expr(*decorator);
  }
  fill(keyword);
  out_ += node.name.str();
  out_ += '(';
  arguments(*node.args);
  out_ += ')';
  if (node.returns) {
    out_ += " -> ";
    expr(*node.returns);
  }
  out_ += ':';
  if (node.type_comment) out_ += " # type: " + *node.type_comment;
  ++indent_;
  bodyWithDocstring(node.body);
  --indent_;
}

void Unparser::classDef(const ClassDef &node) {
  newlineUnlessFirst();
  for (const Expr *decorator : node.decorator_list) {
    fill("@");
    expr(*decorator);
  }
  fill("class ");
  out_ += node.name.str();
  if (!node.bases.empty() || !node.keywords.empty()) {
    out_ += '(';
    callArguments(node.bases, node.keywords);
    out_ += ')';
  }
  out_ += ':';
  ++indent_;
  bodyWithDocstring(node.body);
  --indent_;
}

template <typename T> void Unparser::forLoop(const T &node, const char *keyword) {
  fill(keyword);
  expr(*node.target, Precedence::Tuple);
  out_ += " in ";
  expr(*node.iter);
  body(node.body, node.type_comment);
  orelse("else", node.orelse);
}

template <typename T> void Unparser::withStatement(const T &node, const char *keyword) {
  fill(keyword);
  bool first = true;
  for (const WithItem *item : node.items) {
    if (!first) out_ += ", ";
    first = false;
    withItem(*item);
  }
  body(node.body, node.type_comment);
}

void Unparser::withItem(const WithItem &item) {
  expr(*item.context_expr);
  if (!item.optional_vars) return;
  out_ += " as ";
  expr(*item.optional_vars);
}

template <typename T> void Unparser::tryStatement(const T &node, bool star) {
  const bool outer = inTryStar_;
  inTryStar_ = star;
  fill("try");
  body(node.body);
  for (const ExceptHandler *handler : node.handlers) this->handler(*handler);
  orelse("else", node.orelse);
  orelse("finally", node.finalbody);
  inTryStar_ = outer;
}

void Unparser::handler(const ExceptHandler &node) {
  fill(inTryStar_ ? "except*" : "except");
  if (node.type) {
    out_ += ' ';
    expr(*node.type);
  }
  if (node.name) out_ += " as " + node.name.str();
  body(node.body);
}

void Unparser::ifStatement(const If &node) {
  const If *current = &node;
  fill("if ");
  while (true) {
    expr(*current->test);
    body(current->body);
    const If *next = current->orelse.size() == 1 ? current->orelse[0]->as<If>() : nullptr;
    if (!next) break;
    current = next;
    fill("elif ");
  }
  orelse("else", current->orelse);
}

void Unparser::alias(const Alias &node) {
  out_ += node.name.str();
  if (node.asname) out_ += " as " + node.asname.str();
}

void Unparser::names(const std::vector<Symbol> &names) {
  for (size_t i = 0; i < names.size(); ++i) {
    if (i) out_ += ", ";
    out_ += names[i].str();
  }
}

void Unparser::aliases(const std::vector<Alias *> &names) {
  for (size_t i = 0; i < names.size(); ++i) {
    if (i) out_ += ", ";
    alias(*names[i]);
  }
}

void Unparser::statement(const Stmt &base) {
  if (places_) places_->push_back({out_.size(), &base});
  switch (base.kind) {
  case Kind::FunctionDef:
    return function(*base.as<FunctionDef>(), "def ");
  case Kind::AsyncFunctionDef:
    return function(*base.as<AsyncFunctionDef>(), "async def ");
  case Kind::ClassDef:
    return classDef(*base.as<ClassDef>());
  case Kind::Return: {
    const Return &node = *base.as<Return>();
    fill("return");
    if (!node.value) return;
    out_ += ' ';
    return expr(*node.value);
  }
  case Kind::Delete: {
    fill("del ");
    const auto &targets = base.as<Delete>()->targets;
    for (size_t i = 0; i < targets.size(); ++i) {
      if (i) out_ += ", ";
      expr(*targets[i]);
    }
    return;
  }
  case Kind::Assign: {
    const Assign &node = *base.as<Assign>();
    fill();
    for (const Expr *target : node.targets) {
      expr(*target, Precedence::Tuple);
      out_ += " = ";
    }
    expr(*node.value);
    if (node.type_comment) out_ += " # type: " + *node.type_comment;
    return;
  }
  case Kind::AugAssign: {
    const AugAssign &node = *base.as<AugAssign>();
    fill();
    expr(*node.target);
    out_ += ' ';
    out_ += operatorText(node.op);
    out_ += "= ";
    return expr(*node.value);
  }
  case Kind::AnnAssign: {
    const AnnAssign &node = *base.as<AnnAssign>();
    fill();
    const bool parentheses = !node.simple && node.target->is<Name>();
    if (parentheses) out_ += '(';
    expr(*node.target);
    if (parentheses) out_ += ')';
    out_ += ": ";
    expr(*node.annotation);
    if (!node.value) return;
    out_ += " = ";
    return expr(*node.value);
  }
  case Kind::For:
    return forLoop(*base.as<For>(), "for ");
  case Kind::AsyncFor:
    return forLoop(*base.as<AsyncFor>(), "async for ");
  case Kind::While: {
    const While &node = *base.as<While>();
    fill("while ");
    expr(*node.test);
    body(node.body);
    return orelse("else", node.orelse);
  }
  case Kind::If:
    return ifStatement(*base.as<If>());
  case Kind::With:
    return withStatement(*base.as<With>(), "with ");
  case Kind::AsyncWith:
    return withStatement(*base.as<AsyncWith>(), "async with ");
  case Kind::Match: {
    const Match &node = *base.as<Match>();
    fill("match ");
    expr(*node.subject);
    out_ += ':';
    ++indent_;
    for (const MatchCase *matchCase : node.cases) this->matchCase(*matchCase);
    --indent_;
    return;
  }
  case Kind::Raise: {
    const Raise &node = *base.as<Raise>();
    fill("raise");
    if (!node.exc) return;
    out_ += ' ';
    expr(*node.exc);
    if (!node.cause) return;
    out_ += " from ";
    return expr(*node.cause);
  }
  case Kind::Try:
    return tryStatement(*base.as<Try>(), false);
  case Kind::TryStar:
    return tryStatement(*base.as<TryStar>(), true);
  case Kind::Assert: {
    const Assert &node = *base.as<Assert>();
    fill("assert ");
    expr(*node.test);
    if (!node.msg) return;
    out_ += ", ";
    return expr(*node.msg);
  }
  case Kind::Import:
    fill("import ");
    return aliases(base.as<Import>()->names);
  case Kind::ImportFrom: {
    const ImportFrom &node = *base.as<ImportFrom>();
    fill("from ");
    out_.append(static_cast<size_t>(node.level), '.');
    out_ += node.module.str();
    out_ += " import ";
    return aliases(node.names);
  }
  case Kind::Global:
    fill("global ");
    return names(base.as<Global>()->names);
  case Kind::Nonlocal:
    fill("nonlocal ");
    return names(base.as<Nonlocal>()->names);
  case Kind::ExprStmt:
    fill();
    return expr(*base.as<ExprStmt>()->value, Precedence::Yield);
  case Kind::Pass:
    return fill("pass");
  case Kind::Break:
    return fill("break");
  case Kind::Continue:
    return fill("continue");
  default:
    return;
  }
}

void Unparser::matchCase(const MatchCase &node) {
  fill("case ");
  pattern(*node.pattern);
  if (node.guard) {
    out_ += " if ";
    expr(*node.guard);
  }
  body(node.body);
}

void Unparser::patternList(const std::vector<Pattern *> &patterns, const char *separator, Precedence precedence) {
  for (size_t i = 0; i < patterns.size(); ++i) {
    if (i) out_ += separator;
    pattern(*patterns[i], precedence);
  }
}

void Unparser::pattern(const Pattern &base, Precedence precedence) {
  switch (base.kind) {
  case Kind::MatchValue:
    return expr(*base.as<MatchValue>()->value);
  case Kind::MatchSingleton:
    out_ += reprConstant(base.as<MatchSingleton>()->value);
    return;
  case Kind::MatchSequence:
    out_ += '[';
    patternList(base.as<MatchSequence>()->patterns, ", ");
    out_ += ']';
    return;
  case Kind::MatchStar: {
    const Symbol name = base.as<MatchStar>()->name;
    out_ += '*';
    out_ += name ? name.str() : "_";
    return;
  }
  case Kind::MatchMapping: {
    const MatchMapping &node = *base.as<MatchMapping>();
    out_ += '{';
    for (size_t i = 0; i < node.keys.size(); ++i) {
      if (i) out_ += ", ";
      expr(*node.keys[i]);
      out_ += ": ";
      pattern(*node.patterns[i]);
    }
    if (node.rest) {
      if (!node.keys.empty()) out_ += ", ";
      out_ += "**" + node.rest.str();
    }
    out_ += '}';
    return;
  }
  case Kind::MatchClass: {
    const MatchClass &node = *base.as<MatchClass>();
    expr(*node.cls, Precedence::Atom);
    out_ += '(';
    patternList(node.patterns, ", ");
    for (size_t i = 0; i < node.kwd_attrs.size(); ++i) {
      if (i || !node.patterns.empty()) out_ += ", ";
      out_ += node.kwd_attrs[i].str() + "=";
      pattern(*node.kwd_patterns[i]);
    }
    out_ += ')';
    return;
  }
  case Kind::MatchAs: {
    const MatchAs &node = *base.as<MatchAs>();
    if (!node.name) {
      out_ += '_';
    } else if (!node.pattern) {
      out_ += node.name.str();
    } else {
      const bool parentheses = precedence > Precedence::Test;
      if (parentheses) out_ += '(';
      pattern(*node.pattern, Precedence::BitOr);
      out_ += " as " + node.name.str();
      if (parentheses) out_ += ')';
    }
    return;
  }
  case Kind::MatchOr: {
    const bool parentheses = precedence > Precedence::BitOr;
    if (parentheses) out_ += '(';
    patternList(base.as<MatchOr>()->patterns, " | ", Precedence::BitXor);
    if (parentheses) out_ += ')';
    return;
  }
  default:
    return;
  }
}

void Unparser::any(const Node &node) {
  if (const Module *module = node.as<Module>()) return bodyWithDocstring(module->body);
  if (const Stmt *stmt = node.as<Stmt>()) return statement(*stmt);
  if (const Expr *expression = node.as<Expr>()) return expr(*expression);
  if (const Pattern *pattern = node.as<Pattern>()) return this->pattern(*pattern);
  switch (node.kind) {
  case Kind::Comprehension:
    return comprehension(*node.as<Comprehension>());
  case Kind::ExceptHandler:
    return handler(*node.as<ExceptHandler>());
  case Kind::Arguments:
    return arguments(*node.as<Arguments>());
  case Kind::Arg:
    return arg(*node.as<Arg>());
  case Kind::Keyword:
    return keyword(*node.as<Keyword>());
  case Kind::Alias:
    return alias(*node.as<Alias>());
  case Kind::WithItem:
    return withItem(*node.as<WithItem>());
  case Kind::MatchCase:
    return matchCase(*node.as<MatchCase>());
  default:
    return;
  }
}

std::string unparse(const Node &node) {
  Unparser unparser;
  unparser.any(node);
  return unparser.take();
}

} // namespace weft
