#include "stage/fixits.h"

#include <fmt/format.h>

namespace weft::stage {
namespace {

using Edits = std::vector<Diagnostic::Edit>;

std::string textOf(SourceRange range) { return std::string(SourceManager::instance().buffer(range.file).slice(range)); }

/// The innermost statement of kind T whose range holds `range`; null where there is none.
template <typename T> const T *enclosing(const ast::Node &node, SourceRange range) {
  const T *found =
      node.range && node.range.begin <= range.begin && range.end <= node.range.end ? node.as<T>() : nullptr;
  ast::forEachChild(node, [&](ast::Node *child) {
    if (child->range && (range.end < child->range.begin || child->range.end < range.begin)) return;
    if (const T *inner = enclosing<T>(*child, range)) found = inner;
  });
  return found;
}

/// The last assignment to the name among these statements.
const ast::Assign *lastAssignment(const std::vector<ast::Stmt *> &statements, std::string_view name) {
  const ast::Assign *last = nullptr;
  for (const ast::Stmt *statement : statements)
    if (const auto *assign = statement->as<ast::Assign>(); assign && assign->targets.size() == 1)
      if (const auto *target = assign->targets[0]->as<ast::Name>(); target && target->id.str() == name) last = assign;
  return last;
}

/// The file's name of tensorflow ("tf"); empty where it is not imported at the top.
std::string tensorflowName(const ast::Module &module) {
  for (const ast::Stmt *statement : module.body)
    if (const auto *import = statement->as<ast::Import>())
      for (const ast::Alias *alias : import->names)
        if (alias->name.str() == "tensorflow") return (alias->asname ? alias->asname : alias->name).str();
  return {};
}

/// `x[i] = v` as a scatter.
Edits itemAssignment(const ast::Module &module, SourceRange place) {
  const auto *assign = enclosing<ast::Assign>(module, place);
  const ast::Expr *target = assign && assign->targets.size() == 1 ? assign->targets[0] : nullptr;
  const auto *item = target ? target->as<ast::Subscript>() : nullptr;
  const auto *name = item ? item->value->as<ast::Name>() : nullptr;
  if (!name || item->slice->is<ast::Slice>()) return {};
  const auto *indices = item->slice->as<ast::Tuple>();
  if (indices)
    for (const ast::Expr *index : indices->elts)
      if (index->is<ast::Slice>() || index->is<ast::Starred>()) return {};
  const std::string tensorflow = tensorflowName(module);
  if (tensorflow.empty()) return {};
  std::string text = fmt::format("{0} = {1}.tensor_scatter_nd_update({0}, [[{2}]], [{3}])", name->id.str(), tensorflow,
                                 textOf(item->slice->range), textOf(assign->value->range));
  return {{assign->range, std::move(text)}};
}

/// The initial value `0` becomes `0.0`.
Edits floatStart(const ast::Module &module, SourceRange place, std::string_view variable) {
  const auto *function = enclosing<ast::FunctionDef>(module, place);
  if (!function) return {};
  std::vector<ast::Stmt *> before;
  for (ast::Stmt *statement : function->body)
    if (statement->range.end <= place.begin) before.push_back(statement);
  const ast::Assign *start = lastAssignment(before, variable);
  const auto *constant = start ? start->value->as<ast::Constant>() : nullptr;
  if (!constant || !std::holds_alternative<ast::IntValue>(constant->value)) return {};
  return {{constant->range, textOf(constant->range) + ".0"}};
}

/// The first word in backticks of a message: the variable.
std::string quoted(const std::string &message) {
  const size_t begin = message.find('`'), end = message.find('`', begin + 1);
  return end == std::string::npos ? std::string() : message.substr(begin + 1, end - begin - 1);
}

/// The value that one branch assigns, in a cast: the fix's words name dtype and branch.
Edits castInBranch(const ast::Module &module, const Diagnostic &diagnostic) {
  const auto *branch = enclosing<ast::If>(module, diagnostic.range);
  const std::string &words = diagnostic.fixes.front().text;
  const size_t begin = words.find("..., ");
  if (!branch || begin == std::string::npos) return {};
  // "tf.float32", under the file's own name of the module.
  const std::string dtype = words.substr(begin + 8, words.find(')') - begin - 8), tensorflow = tensorflowName(module);
  const bool main = words.find("in the main") != std::string::npos;
  const ast::Assign *assign = lastAssignment(main ? branch->body : branch->orelse, quoted(diagnostic.message));
  if (!assign || tensorflow.empty()) return {};
  return {
      {assign->value->range, fmt::format("{0}.cast({1}, {0}.{2})", tensorflow, textOf(assign->value->range), dtype)}};
}

} // namespace

void addEdits(const ast::Module &module, Diagnostic &diagnostic) {
  if (diagnostic.fixes.empty() || !diagnostic.range) return;
  Edits &edits = diagnostic.fixes.front().edits;
  switch (diagnostic.kind) {
  case DiagnosticKind::ItemAssignment:
    edits = itemAssignment(module, diagnostic.range);
    break;
  case DiagnosticKind::BranchDtypeMismatch:
    edits = castInBranch(module, diagnostic);
    break;
  case DiagnosticKind::LoopDtypeMismatch:
    if (diagnostic.message.find("dtype int") != std::string::npos) // before the loop
      edits = floatStart(module, diagnostic.range, quoted(diagnostic.message));
    break;
  default:
    break;
  }
}

} // namespace weft::stage
