// Finds what makes the converted text invalid Python. TensorFlow finds it when it loads the text it has made; the cause
// is some clash of generated code with the user's.
#include <algorithm>

#include "convert/passes/passes.h"

namespace weft::convert {

namespace {

constexpr int maximalLevel = 99; // of indentation, in CPython's tokenizer
constexpr int firstLevel = 2;    // the function stands inside two generated ones

class TextCheck {
public:
  explicit TextCheck(ConvertContext &context) : context_(context) {}

  // Layout first: Python reports it before it looks at names.
  void layout(const ast::Node &node, int level) {
    if (context_.failed) return;
    auto block = [&](const std::vector<ast::Stmt *> &body, bool mayBeEmpty = false) {
      if (body.empty() && !mayBeEmpty)
        return context_.refuseText(
            node.range, "IndentationError",
            "nothing is left in a block of the converted function; put `pass` after the docstring");
      if (!body.empty() && level + 1 > maximalLevel && !context_.deviates(Deviation::NestingDepth))
        return context_.refuseText(node.range, "IndentationError",
                                   "too many levels of indentation in the converted function");
      for (const ast::Stmt *statement : body) layout(*statement, level + 1);
    };
    switch (node.kind) {
    case ast::Kind::FunctionDef:
      return block(node.as<ast::FunctionDef>()->body);
    case ast::Kind::AsyncFunctionDef:
      return block(node.as<ast::AsyncFunctionDef>()->body);
    case ast::Kind::ClassDef:
      return block(node.as<ast::ClassDef>()->body);
    case ast::Kind::With:
      return block(node.as<ast::With>()->body);
    case ast::Kind::If:
      block(node.as<ast::If>()->body);
      return block(node.as<ast::If>()->orelse, true);
    case ast::Kind::For:
      block(node.as<ast::For>()->body);
      return block(node.as<ast::For>()->orelse, true);
    case ast::Kind::While:
      block(node.as<ast::While>()->body);
      return block(node.as<ast::While>()->orelse, true);
    case ast::Kind::Try: {
      const auto *statement = node.as<ast::Try>();
      block(statement->body);
      for (const ast::ExceptHandler *handler : statement->handlers) block(handler->body);
      block(statement->orelse, true);
      return block(statement->finalbody, true);
    }
    default:
      return;
    }
  }

  // Annotations of the function itself are evaluated when the text is loaded, where of the surrounding functions' names
  // only those exist that the function uses elsewhere.
  void annotationNames(const ast::FunctionDef &def) {
    if (context_.entity.futureAnnotations || context_.deviates(Deviation::ReturnAnnotation)) return;
    auto visit = [&](auto &self, const ast::Node &node) -> void {
      if (const auto *name = node.as<ast::Name>()) {
        bool known = !context_.entity.surroundingNames.count(name->id) ||
                     context_.entity.closureNames.count(name->id) ||
                     (context_.entity.moduleGlobals && context_.entity.moduleGlobals->count(name->id));
        if (!known) context_.refuseConversion(name->range, "NameError: name '" + name->id.str() + "' is not defined");
      }
      ast::forEachChild(node, [&](ast::Node *child) { self(self, *child); });
    };
    const ast::Arguments &args = *def.args;
    for (const auto *list : {&args.posonlyargs, &args.args, &args.kwonlyargs})
      for (const ast::Arg *arg : *list)
        if (arg->annotation) visit(visit, *arg->annotation);
    for (const ast::Arg *arg : {args.vararg, args.kwarg})
      if (arg && arg->annotation) visit(visit, *arg->annotation);
    if (def.returns) visit(visit, *def.returns);
  }

  void names(const ast::Node &node) {
    if (context_.failed) return;
    if (const auto *def = node.as<ast::FunctionDef>()) {
      std::vector<std::pair<Symbol, const char *>> declared;
      for (const ast::Stmt *statement : def->body) declarations(*statement, declared);
      for (const auto &[name, word] : declared)
        if (isParameter(*def->args, name))
          return context_.refuseText(def->range, "SyntaxError", "name '" + name.str() + "' is parameter and " + word);
      if (!declared.empty())
        for (const ast::Stmt *statement : def->body) annotations(*statement, declared);
    }
    ast::forEachChild(node, [&](ast::Node *child) { names(*child); });
  }

private:
  using Declared = std::vector<std::pair<Symbol, const char *>>;

  static void declarations(const ast::Node &node, Declared &declared) {
    if (const auto *statement = node.as<ast::Nonlocal>())
      for (Symbol name : statement->names) declared.emplace_back(name, "nonlocal");
    if (const auto *statement = node.as<ast::Global>())
      for (Symbol name : statement->names) declared.emplace_back(name, "global");
  }

  static bool isParameter(const ast::Arguments &args, Symbol name) {
    auto has = [&](const std::vector<ast::Arg *> &list) {
      return std::any_of(list.begin(), list.end(), [&](const ast::Arg *arg) { return arg->arg == name; });
    };
    return has(args.posonlyargs) || has(args.args) || has(args.kwonlyargs) ||
           (args.vararg && args.vararg->arg == name) || (args.kwarg && args.kwarg->arg == name);
  }

  void annotations(const ast::Node &node, const Declared &declared) {
    if (node.is<ast::FunctionDef>() || node.is<ast::AsyncFunctionDef>() || node.is<ast::ClassDef>() ||
        node.is<ast::Expr>())
      return;
    if (const auto *annotated = node.as<ast::AnnAssign>())
      if (const auto *target = annotated->target->as<ast::Name>(); target && annotated->simple)
        for (const auto &[name, word] : declared)
          if (name == target->id)
            return context_.refuseText(annotated->range, "SyntaxError",
                                       "annotated name '" + name.str() + "' can't be " + word +
                                           ": it is state of a converted block; put the annotation outside");
    ast::forEachChild(node, [&](ast::Node *child) { annotations(*child, declared); });
  }

  ConvertContext &context_;
};

} // namespace

void checkConvertedText(const ast::Node &root, ConvertContext &context) {
  TextCheck check(context);
  check.layout(root, firstLevel);
  check.names(root);
  if (const auto *def = root.as<ast::FunctionDef>(); def && !context.failed) check.annotationNames(*def);
}

} // namespace weft::convert
