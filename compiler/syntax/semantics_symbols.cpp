// semantics.h: the symbol table's rules.
#include <algorithm>

#include "syntax/semantics.h"

namespace weft {

using namespace ast;

namespace {
constexpr int maxDepth = 2985; // CPython: three times its recursion limit, less a few
}

SyntaxProblem SymbolCheck::run(const Module &module) {
  future(module);
  if (problem_) return problem_;
  enter(BlockKind::Module);
  for (const Stmt *statement : module.body) {
    visit(statement);
    if (problem_) return problem_;
  }
  std::vector<Block *> functions;
  analyze(*blocks_.front(), functions);
  return problem_;
}

bool SymbolCheck::fail(const Node &node, std::string message) {
  if (!problem_) problem_ = {std::move(message), "SyntaxError", node.range.begin, node.range.end};
  return false;
}

void SymbolCheck::future(const Module &module) {
  static const char *const features[] = {"nested_scopes",  "generators",     "division",         "absolute_import",
                                         "with_statement", "print_function", "unicode_literals", "barry_as_FLUFL",
                                         "generator_stop", "annotations"};
  bool docstring = false;
  for (const Stmt *statement : module.body) {
    const ImportFrom *import = statement->as<ImportFrom>();
    if (import && import->module.str() == "__future__" && import->level == 0) {
      for (const Alias *alias : import->names) {
        const std::string &name = alias->name.str();
        if (name == "annotations") futureAnnotations_ = true;
        if (std::find(std::begin(features), std::end(features), name) != std::end(features)) continue;
        if (name == "braces")
          fail(*statement, "not a chance");
        else
          fail(*statement, "future feature " + name + " is not defined");
        return;
      }
      continue;
    }
    const ExprStmt *expression = statement->as<ExprStmt>();
    const Constant *text = expression ? expression->value->as<Constant>() : nullptr;
    if (!docstring && text && std::holds_alternative<std::string>(text->value)) {
      docstring = true;
      continue;
    }
    return;
  }
}

SymbolCheck::Block *SymbolCheck::enter(BlockKind kind) {
  blocks_.push_back(std::make_unique<Block>());
  Block *block = blocks_.back().get();
  block->kind = kind;
  block->parent = current_;
  if (current_) {
    block->className = current_->className;
    current_->children.push_back(block);
    block->comprehensionIterable = 0;
  }
  current_ = block;
  return block;
}

Symbol SymbolCheck::mangle(Symbol name) const {
  const std::string &text = name.str();
  if (current_->className.empty() || !text.starts_with("__") || text.ends_with("__") ||
      text.find('.') != std::string::npos)
    return name;
  const size_t letter = current_->className.find_first_not_of('_');
  if (letter == std::string::npos) return name;
  return Symbol::intern("_" + current_->className.substr(letter) + text);
}

uint16_t SymbolCheck::flags(Symbol name) const {
  const auto found = current_->names.find(mangle(name));
  return found == current_->names.end() ? 0 : found->second;
}

void SymbolCheck::define(Symbol name, uint16_t flag, const Node &node) { defineIn(*current_, name, flag, node); }

void SymbolCheck::defineIn(Block &block, Symbol name, uint16_t flag, const Node &node) {
  const Symbol mangled = mangle(name);
  const auto [entry, fresh] = block.names.try_emplace(mangled, 0);
  if (fresh) block.order.push_back(mangled);
  if ((flag & Param) && (entry->second & Param)) {
    fail(node, "duplicate argument '" + name.str() + "' in function definition");
    return;
  }
  entry->second |= flag;
  if (block.iterationTarget) {
    if (entry->second & (GlobalDecl | NonlocalDecl)) {
      fail(node, "comprehension inner loop cannot rebind assignment expression target '" + name.str() + "'");
      return;
    }
    entry->second |= CompIter;
  }
}

void SymbolCheck::children(const Node &node) {
  forEachChild(node, [&](Node *child) { visit(child); });
}

void SymbolCheck::visit(const Node *base) {
  if (problem_ || !base) return;
  if (++depth_ > maxDepth) {
    problem_ = {"maximum recursion depth exceeded during compilation", "RecursionError", base->range.begin,
                base->range.end};
    --depth_;
    return;
  }
  switch (base->kind) {
  case Kind::FunctionDef:
    function(*base->as<FunctionDef>());
    break;
  case Kind::AsyncFunctionDef:
    function(*base->as<AsyncFunctionDef>());
    break;
  case Kind::ClassDef:
    classDef(*base->as<ClassDef>());
    break;
  case Kind::Lambda:
    lambda(*base->as<Lambda>());
    break;
  case Kind::AnnAssign:
    annAssign(*base->as<AnnAssign>());
    break;
  case Kind::Global:
    directive(*base, base->as<Global>()->names, true);
    break;
  case Kind::Nonlocal:
    directive(*base, base->as<Nonlocal>()->names, false);
    break;
  case Kind::Import:
    importNames(base->as<Import>()->names, *base);
    break;
  case Kind::ImportFrom:
    importNames(base->as<ImportFrom>()->names, *base);
    break;
  case Kind::ExceptHandler: {
    const ExceptHandler &node = *base->as<ExceptHandler>();
    visit(node.type);
    if (node.name) define(node.name, Local, node);
    all(node.body);
    break;
  }
  case Kind::Name: {
    const Name &node = *base->as<Name>();
    define(node.id, node.ctx == ExprContext::Load ? Use : Local, node);
    break;
  }
  case Kind::MatchAs: {
    const MatchAs &node = *base->as<MatchAs>();
    visit(node.pattern);
    if (node.name) define(node.name, Local, node);
    break;
  }
  case Kind::MatchStar:
    if (const Symbol name = base->as<MatchStar>()->name) define(name, Local, *base);
    break;
  case Kind::MatchMapping: {
    const MatchMapping &node = *base->as<MatchMapping>();
    all(node.keys);
    all(node.patterns);
    if (node.rest) define(node.rest, Local, node);
    break;
  }
  case Kind::NamedExpr:
    namedExpr(*base->as<NamedExpr>());
    break;
  case Kind::ListComp: {
    const ListComp &node = *base->as<ListComp>();
    comprehension(node, node.generators, node.elt, nullptr, CompKind::List);
    break;
  }
  case Kind::SetComp: {
    const SetComp &node = *base->as<SetComp>();
    comprehension(node, node.generators, node.elt, nullptr, CompKind::Set);
    break;
  }
  case Kind::GeneratorExp: {
    const GeneratorExp &node = *base->as<GeneratorExp>();
    comprehension(node, node.generators, node.elt, nullptr, CompKind::Generator);
    break;
  }
  case Kind::DictComp: {
    const DictComp &node = *base->as<DictComp>();
    comprehension(node, node.generators, node.key, node.value, CompKind::Dict);
    break;
  }
  case Kind::Yield:
  case Kind::YieldFrom:
    if (current_->kind == BlockKind::Annotation) {
      fail(*base, "'yield expression' can not be used within an annotation");
      break;
    }
    children(*base);
    yields(*base);
    break;
  case Kind::Await:
    if (current_->kind == BlockKind::Annotation) {
      fail(*base, "'await expression' can not be used within an annotation");
      break;
    }
    children(*base);
    break;
  default:
    children(*base);
  }
  --depth_;
}

void SymbolCheck::yields(const Node &node) {
  const char *where = nullptr;
  switch (current_->comprehension) {
  case CompKind::None:
    return;
  case CompKind::List:
    where = "'yield' inside list comprehension";
    break;
  case CompKind::Set:
    where = "'yield' inside set comprehension";
    break;
  case CompKind::Dict:
    where = "'yield' inside dict comprehension";
    break;
  case CompKind::Generator:
    where = "'yield' inside generator expression";
    break;
  }
  fail(node, where);
}

void SymbolCheck::defaults(const Arguments &args) {
  all(args.defaults);
  all(args.kw_defaults);
}

void SymbolCheck::annotation(const Expr *node) {
  if (!node) return;
  if (!futureAnnotations_) return visit(node);
  enter(BlockKind::Annotation);
  visit(node);
  leave();
}

void SymbolCheck::annotations(const Arguments &args) {
  for (const Arg *arg : args.posonlyargs) annotation(arg->annotation);
  for (const Arg *arg : args.args) annotation(arg->annotation);
  if (args.vararg) annotation(args.vararg->annotation);
  if (args.kwarg) annotation(args.kwarg->annotation);
  for (const Arg *arg : args.kwonlyargs) annotation(arg->annotation);
}

void SymbolCheck::parameters(const Arguments &args) {
  for (const Arg *arg : args.posonlyargs) define(arg->arg, Param, *arg);
  for (const Arg *arg : args.args) define(arg->arg, Param, *arg);
  for (const Arg *arg : args.kwonlyargs) define(arg->arg, Param, *arg);
  if (args.vararg) define(args.vararg->arg, Param, *args.vararg);
  if (args.kwarg) define(args.kwarg->arg, Param, *args.kwarg);
}

template <typename T> void SymbolCheck::function(const T &node) {
  define(node.name, Local, node);
  defaults(*node.args);
  annotations(*node.args);
  annotation(node.returns);
  all(node.decorator_list);
  enter(BlockKind::Function);
  parameters(*node.args);
  all(node.body);
  leave();
}

void SymbolCheck::lambda(const Lambda &node) {
  defaults(*node.args);
  enter(BlockKind::Function);
  parameters(*node.args);
  visit(node.body);
  leave();
}

void SymbolCheck::classDef(const ClassDef &node) {
  define(node.name, Local, node);
  all(node.bases);
  all(node.keywords);
  all(node.decorator_list);
  enter(BlockKind::Class);
  current_->className = node.name.str();
  all(node.body);
  leave();
}

void SymbolCheck::directive(const Node &node, const std::vector<Symbol> &names, bool isGlobal) {
  const std::string word = isGlobal ? "global" : "nonlocal";
  for (Symbol name : names) {
    const uint16_t now = flags(name);
    const std::string quoted = "name '" + name.str() + "' ";
    if (now & Param) {
      fail(node, quoted + "is parameter and " + word);
    } else if (now & Use) {
      fail(node, quoted + "is used prior to " + word + " declaration");
    } else if (now & Annotated) {
      fail(node, "annotated name '" + name.str() + "' can't be " + word);
    } else if (now & Local) {
      fail(node, quoted + "is assigned to before " + word + " declaration");
    }
    if (problem_) return;
    define(name, isGlobal ? GlobalDecl : NonlocalDecl, node);
    current_->directives.push_back({mangle(name), &node});
  }
}

void SymbolCheck::annAssign(const AnnAssign &node) {
  if (const Name *target = node.target->as<Name>()) {
    const uint16_t now = flags(target->id);
    if ((now & (GlobalDecl | NonlocalDecl)) && current_->kind != BlockKind::Module && node.simple) {
      fail(node, "annotated name '" + target->id.str() + "' can't be " + (now & GlobalDecl ? "global" : "nonlocal"));
      return;
    }
    if (node.simple)
      define(target->id, Annotated | Local, *target);
    else if (node.value)
      define(target->id, Local, *target);
  } else {
    visit(node.target);
  }
  annotation(node.annotation);
  visit(node.value);
}

void SymbolCheck::importNames(const std::vector<Alias *> &names, const Node &statement) {
  for (const Alias *alias : names) {
    if (alias->name.str() == "*") {
      if (current_->kind != BlockKind::Module) fail(*alias, "import * only allowed at module level");
      continue;
    }
    const std::string &full = (alias->asname ? alias->asname : alias->name).str();
    define(Symbol::intern(full.substr(0, full.find('.'))), Imported, *alias);
  }
}

void SymbolCheck::namedExpr(const NamedExpr &node) {
  if (current_->kind == BlockKind::Annotation) {
    fail(node, "'named expression' can not be used within an annotation");
    return;
  }
  if (current_->comprehensionIterable > 0) {
    fail(node, "assignment expression cannot be used in a comprehension iterable expression");
    return;
  }
  const Name *target = node.target->as<Name>();
  if (current_->comprehension != CompKind::None && target) {
    const Symbol name = target->id;
    for (Block *block = current_; block; block = block->parent) {
      if (block->comprehension != CompKind::None) {
        const auto found = block->names.find(mangle(name));
        if (found != block->names.end() && (found->second & CompIter) && (found->second & Local)) {
          fail(node, "assignment expression cannot rebind comprehension iteration variable '" + name.str() + "'");
          return;
        }
        continue;
      }
      if (block->kind == BlockKind::Class) {
        fail(node, "assignment expression within a comprehension cannot be used in a class body");
        return;
      }
      const auto found = block->names.find(mangle(name));
      const bool global =
          block->kind == BlockKind::Module || (found != block->names.end() && (found->second & GlobalDecl));
      define(name, global ? GlobalDecl : NonlocalDecl, node);
      defineIn(*block, name, block->kind == BlockKind::Module ? GlobalDecl : Local, node);
      break;
    }
  }
  visit(node.value);
  visit(node.target);
}

void SymbolCheck::comprehension(const Node &, const std::vector<Comprehension *> &generators, const Expr *element,
                                const Expr *value, CompKind kind) {
  if (generators.empty()) return;
  ++current_->comprehensionIterable;
  visit(generators[0]->iter); // in the scope around
  --current_->comprehensionIterable;
  const int outerIterable = current_->comprehensionIterable;
  Block *block = enter(BlockKind::Function);
  block->comprehension = kind;
  block->comprehensionIterable = outerIterable;
  for (size_t i = 0; i < generators.size() && !problem_; ++i) {
    const Comprehension &generator = *generators[i];
    block->iterationTarget = true;
    visit(generator.target);
    block->iterationTarget = false;
    if (i > 0) {
      ++block->comprehensionIterable;
      visit(generator.iter);
      --block->comprehensionIterable;
    }
    all(generator.ifs);
  }
  visit(value);
  visit(element);
  leave();
}

// `nonlocal` needs a binding in a function around; known only when everything has been seen.
void SymbolCheck::analyze(Block &block, std::vector<Block *> &functions) {
  for (const Symbol name : block.order) {
    const uint16_t flag = block.names[name];
    if (!(flag & NonlocalDecl) || problem_) continue;
    const Node *where = nullptr;
    for (const Directive &directive : block.directives)
      if (directive.name == name) {
        where = directive.node;
        break;
      }
    if (!where) continue; // by an assignment expression, which has bound it
    if (flag & GlobalDecl) {
      fail(*where, "name '" + name.str() + "' is nonlocal and global");
    } else if (block.kind == BlockKind::Module) {
      fail(*where, "nonlocal declaration not allowed at module level");
    } else {
      bool bound = false;
      for (size_t i = functions.size(); i-- > 0 && !bound;) {
        const auto found = functions[i]->names.find(name);
        if (found == functions[i]->names.end()) continue;
        if (found->second & GlobalDecl) break;
        bound = found->second & (Param | Local | Imported);
      }
      if (!bound) fail(*where, "no binding for nonlocal '" + name.str() + "' found");
    }
  }
  const bool isFunction = block.kind == BlockKind::Function;
  if (isFunction) functions.push_back(&block);
  for (Block *child : block.children) analyze(*child, functions);
  if (isFunction) functions.pop_back();
}

} // namespace weft
