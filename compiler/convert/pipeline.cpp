// The conversion of one function: the passes, in AutoGraph's order.
#include "convert/convert.h"

#include <algorithm>

#include "base/stages.h"
#include "convert/analysis/dataflow.h"
#include "convert/passes/passes.h"
#include "convert/templates.h"

namespace weft::convert {

namespace {

// Defaults are evaluated where the original was defined; the converted function is given their values.
void eraseDefaults(ast::Arguments &args, ConvertContext &context) {
  for (auto *list : {&args.defaults, &args.kw_defaults})
    for (ast::Expr *&value : *list)
      if (value) value = Template(context, value->range).none();
}

bool isGenerator(const ast::Node &node, bool top = true) {
  if (node.is<ast::Yield>() || node.is<ast::YieldFrom>()) return true;
  if (!top && (node.is<ast::FunctionDef>() || node.is<ast::Lambda>() || node.is<ast::ClassDef>() ||
               node.is<ast::AsyncFunctionDef>()))
    return false;
  bool found = false;
  ast::forEachChild(node, [&](ast::Node *child) { found = found || isGenerator(*child, false); });
  return found;
}

void collectNames(const ast::Node &node, SymbolSet &names) {
  auto add = [&](Symbol name) {
    if (name) names.insert(name);
  };
  switch (node.kind) {
  case ast::Kind::Name:
    add(node.as<ast::Name>()->id);
    break;
  case ast::Kind::Arg:
    add(node.as<ast::Arg>()->arg);
    break;
  case ast::Kind::FunctionDef:
    add(node.as<ast::FunctionDef>()->name);
    break;
  case ast::Kind::AsyncFunctionDef:
    add(node.as<ast::AsyncFunctionDef>()->name);
    break;
  case ast::Kind::ClassDef:
    add(node.as<ast::ClassDef>()->name);
    break;
  case ast::Kind::ExceptHandler:
    add(node.as<ast::ExceptHandler>()->name);
    break;
  case ast::Kind::Alias:
    add(node.as<ast::Alias>()->asname);
    add(node.as<ast::Alias>()->name);
    break;
  case ast::Kind::Global:
    for (Symbol name : node.as<ast::Global>()->names) add(name);
    break;
  case ast::Kind::Nonlocal:
    for (Symbol name : node.as<ast::Nonlocal>()->names) add(name);
    break;
  case ast::Kind::MatchAs:
    add(node.as<ast::MatchAs>()->name);
    break;
  case ast::Kind::MatchStar:
    add(node.as<ast::MatchStar>()->name);
    break;
  case ast::Kind::MatchMapping:
    add(node.as<ast::MatchMapping>()->rest);
    break;
  default:
    break;
  }
  ast::forEachChild(node, [&](ast::Node *child) { collectNames(*child, names); });
}

void keepNamesApart(const ast::Node &root, ConvertContext &context) {
  SymbolSet names;
  collectNames(root, names);
  for (Symbol name : names) context.namer.reserve(name);
  for (Symbol *fixed : {&context.agModule, &context.stateParameter, &context.emptyStateParameter})
    if (names.count(*fixed)) *fixed = context.freshAnywhere(fixed->str());
}

// Local generators and async functions, and statements directly in class bodies: a lambda or function made there would
// not see the class's names.
void markLeftAlone(const ast::Node &node, ConvertContext &context) {
  const auto *cls = node.as<ast::ClassDef>();
  ast::forEachChild(node, [&](ast::Node *child) {
    bool isAsync = child->is<ast::AsyncFunctionDef>() && context.deviates(Deviation::AsyncInside);
    bool inClassBody = cls && context.deviates(Deviation::ClassBody) && child->is<ast::Stmt>() &&
                       !child->is<ast::FunctionDef>() && !child->is<ast::ClassDef>();
    if (isAsync || inClassBody ||
        (child->is<ast::FunctionDef>() && context.deviates(Deviation::Generators) && isGenerator(*child)))
      context.leftAlone.insert(child);
    else
      markLeftAlone(*child, context);
  });
}

void runPasses(ast::Node *root, ConvertContext &context) {
  auto pass = [&](auto convert) {
    if (!context.failed) convert(root, context);
  };
  checkUnsupportedFeatures(*root, context);
  if (context.failed) return;
  if (context.deviates(Deviation::MatchStatement) || context.deviates(Deviation::AnnotatedState)) pass(convertForStage);
  markUserNames(*root, context);
  if (const ast::Expr *key = context.symbols.unsupportedKey(); key && !context.deviates(Deviation::SubscriptText))
    context.refuseConversion(key->range, "AssertionError: a key that is '.', '[' or ']'");
  pass(convertFunctions);
  pass(convertDirectives);
  pass(convertBreakStatements);
  if (context.usesFeature(Feature::AssertStatements)) pass(convertAsserts);
  pass(convertContinueStatements);
  pass(convertReturnStatements);
  if (context.deviates(Deviation::Walrus)) pass(hoistWalrusTests);
  if (context.usesFeature(Feature::Lists)) {
    pass(convertLists);
    pass(convertSlices);
  }
  pass(convertCallTrees);
  pass(convertControlFlow);
  pass(convertConditionalExpressions);
  pass(convertLogicalExpressions);
  pass(convertVariables);
  if (!context.failed) checkConvertedText(*root, context);
}

} // namespace

Result<Converted> convertFunction(const ast::Node &function, const EntityContext &entity, const ConvertOptions &options,
                                  ast::Context &nodes, Diagnostics &diagnostics) {
  const StageScope stageTime(Stage::Convert);
  ConvertContext context(entity, options, nodes, diagnostics);
  if (!function.is<ast::FunctionDef>() && !function.is<ast::Lambda>()) {
    context.refuseConversion(function.range, "ValueError: an async function cannot be converted");
    return failure;
  }
  Converted result;
  result.node = ast::cloneNode(function, nodes);
  auto *def = result.node->as<ast::FunctionDef>();
  bool stage = options.policy == Policy::Stage;
  if (options.operators) context.agModule = options.operators;
  if (context.deviates(Deviation::SafeNames)) keepNamesApart(*result.node, context);
  result.agModule = context.agModule;
  result.name = context.freshAnywhere("tf__" + (def ? def->name.str() : "lam"));
  eraseDefaults(def ? *def->args : *result.node->as<ast::Lambda>()->args, context);
  if (context.deviates(Deviation::Generators) && isGenerator(*result.node)) {
    result.unchanged = true;
    if (def) {
      def->decorator_list.clear();
      result.name = def->name;
    }
    return result;
  }
  if (stage) markLeftAlone(*result.node, context);
  runPasses(result.node, context);
  if (context.failed) return failure;
  if (def) def->name = result.name;
  std::stable_sort(context.notes.begin(), context.notes.end(),
                   [](const ConversionNote &a, const ConversionNote &b) { return a.range.begin < b.range.begin; });
  result.notes = std::move(context.notes);
  return result;
}

} // namespace weft::convert
