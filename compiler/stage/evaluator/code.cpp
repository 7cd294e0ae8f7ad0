#include "stage/evaluator/code.h"

#include <unordered_map>

#include "stage/evaluator/compile.h"

namespace weft::py {
namespace {

// A docstring is a str constant as first statement.
Value docstringOf(const std::vector<ast::Stmt *> &body) {
  if (body.empty()) return {};
  auto *statement = body[0]->as<ast::ExprStmt>();
  auto *constant = statement ? statement->value->as<ast::Constant>() : nullptr;
  auto *text = constant ? std::get_if<std::string>(&constant->value) : nullptr;
  return text ? makeStr(*text) : Value();
}

void addParameters(Code &code, const ast::Arguments &arguments) {
  auto add = [&](const ast::Arg *arg) { code.parameters.push_back({arg->arg, code.scope->access(arg->arg)}); };
  for (const ast::Arg *arg : arguments.posonlyargs) add(arg);
  for (const ast::Arg *arg : arguments.args) add(arg);
  for (const ast::Arg *arg : arguments.kwonlyargs) add(arg);
  code.positionalOnly = static_cast<uint32_t>(arguments.posonlyargs.size());
  code.positional = code.positionalOnly + static_cast<uint32_t>(arguments.args.size());
  code.keywordOnly = static_cast<uint32_t>(arguments.kwonlyargs.size());
  if (arguments.vararg) add(arguments.vararg);
  if (arguments.kwarg) add(arguments.kwarg);
  code.hasVarArgs = arguments.vararg != nullptr;
  code.hasVarKeywords = arguments.kwarg != nullptr;
}

std::unordered_map<const ast::Node *, std::unique_ptr<Code>> &allCode() {
  static auto &codes = *new std::unordered_map<const ast::Node *, std::unique_ptr<Code>>();
  return codes;
}

} // namespace

Unit &newUnit() {
  static auto &units = *new std::vector<std::unique_ptr<Unit>>();
  units.push_back(std::make_unique<Unit>());
  return *units.back();
}

const Code &codeOf(const Unit &unit, const Scope &ownScope, const Scope *enclosing) {
  std::unique_ptr<Code> &slot = allCode()[ownScope.node];
  if (slot) return *slot;
  slot = std::make_unique<Code>();
  Code &code = *slot;
  code.unit = &unit;
  code.scope = &ownScope;
  code.node = ownScope.node;
  code.name = ownScope.name;
  code.qualifiedName = enclosing ? enclosing->qualifiedName(ownScope.name) : ownScope.name.str();
  if (auto *def = code.node->as<ast::FunctionDef>()) {
    addParameters(code, *def->args);
    code.documentation = docstringOf(def->body);
  } else if (auto *asyncDef = code.node->as<ast::AsyncFunctionDef>()) {
    addParameters(code, *asyncDef->args);
    code.documentation = docstringOf(asyncDef->body);
  } else if (auto *lambda = code.node->as<ast::Lambda>()) {
    addParameters(code, *lambda->args);
  } else if (auto *cls = code.node->as<ast::ClassDef>()) {
    code.documentation = docstringOf(cls->body);
  } else if (auto *module = code.node->as<ast::Module>()) {
    code.documentation = docstringOf(module->body);
  }
  return code;
}

const Block &Code::body() const {
  if (!compiled_) {
    body_ = compileBody(*this);
    compiled_ = true;
  }
  return body_;
}

} // namespace weft::py
