#include "stage/evaluator/run.h"

#include "stage/evaluator/effects.h"
#include "stage/evaluator/frame.h"
#include "stage/evaluator/function.h"
#include "syntax/parser.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

bool importsAnnotations(const ast::Module &module) {
  for (const ast::Stmt *statement : module.body) {
    auto *import = statement->as<ast::ImportFrom>();
    if (!import || import->module.str() != "__future__") continue;
    for (const ast::Alias *alias : import->names)
      if (alias->name.str() == "annotations") return true;
  }
  return false;
}

int exitCodeOf(const Exception &exit) {
  const std::vector<Value> *args = exit.args ? asSequence(exit.args) : nullptr;
  if (!args || args->empty() || args->front().isNone()) return 0;
  int64_t code = 0;
  if (args->size() == 1 && toInt64(args->front(), code)) return static_cast<int>(code & 0xFF);
  std::string text;
  if (!strText(args->size() == 1 ? args->front() : exit.args, text)) clearPending();
  interpreter().writeError(text + "\n");
  return 1;
}

} // namespace

Result<Unit *> parseUnit(uint32_t file, Diagnostics &diagnostics) {
  Unit &unit = newUnit();
  Result<ast::Module *> module = parseModule(file, unit.nodes, diagnostics);
  if (!module) return failure;
  unit.module = *module;
  unit.stringAnnotations = importsAnnotations(*unit.module);
  unit.root = analyzeModule(*unit.module);
  return &unit;
}

Unit &unitOfFunction(const ast::Node &function, const std::vector<Symbol> &outer, Symbol className) {
  Unit &unit = newUnit();
  unit.converted = true;
  unit.className = className;
  unit.root = analyzeFunction(function, outer);
  return unit;
}

bool executeModule(const Unit &unit, Module &module) {
  const SuspendedEffects kept;
  const Code &code = codeOf(unit, *unit.root, nullptr);
  static const Symbol documentation = Symbol::intern("__doc__");
  dictSet(*module.dict, documentation, code.documentation ? code.documentation : Value::none());
  Ref<Module> keep(&module);
  Frame frame(code, *module.dict, nullptr, nullptr);
  frame.names = module.dict.get();
  return bool(runFrame(frame));
}

namespace {

// A SyntaxError of text given to eval or exec.
Value raiseSyntaxError(const Diagnostics &diagnostics) {
  const Diagnostic &first = diagnostics.all().front();
  std::string where;
  if (first.range) {
    const SourceBuffer &buffer = SourceManager::instance().buffer(first.range.file);
    where = fmt::format(" ({}, line {})", buffer.path(), buffer.position(first.range.begin).line);
  }
  return raiseText(exceptions().SyntaxError, first.message + where);
}

Value evaluateText(const std::string &text, Dict &globals, Dict *locals, bool statements) {
  Diagnostics diagnostics;
  if (statements) {
    Result<Unit *> unit = parseUnit(SourceManager::instance().add("<string>", text), diagnostics);
    if (!unit) return raiseSyntaxError(diagnostics);
    Frame frame(codeOf(**unit, *(*unit)->root, nullptr), globals, nullptr, nullptr);
    frame.names = locals ? locals : &globals;
    return runFrame(frame) ? Value::none() : Value();
  }
  // An expression is the body of a lambda whose closure holds the locals.
  Unit &unit = newUnit();
  size_t start = text.find_first_not_of(" \t");
  Result<ast::Expr *> expression =
      parseExpression(start == std::string::npos ? text : text.substr(start), unit.nodes, diagnostics, "<string>");
  if (!expression) return raiseSyntaxError(diagnostics);
  auto *lambda = unit.nodes.make<ast::Lambda>((*expression)->range);
  lambda->args = unit.nodes.make<ast::Arguments>();
  lambda->body = *expression;
  std::vector<Symbol> outer;
  if (locals && locals != &globals)
    for (const HashTable::Entry &entry : locals->table.entries)
      if (const Str *name = entry.key ? asStr(entry.key) : nullptr) outer.push_back(name->symbol());
  unit.root = analyzeFunction(*lambda, outer);
  const Scope &own = *unit.root->children.front();
  Ref<Function> function = make<Function>(codeOf(unit, own, nullptr), Ref<Dict>(&globals));
  for (Symbol name : own.freeCells) {
    Ref<Cell> cell = make<Cell>();
    cell->value = dictGet(*locals, name);
    function->closure.push_back(cell);
  }
  return callFunction(*function, Args{});
}

} // namespace

int runMain(const Unit &unit, const std::string &path, const std::vector<std::string> &arguments) {
  InterpreterState &state = interpreter();
  size_t slash = path.rfind('/');
  state.scriptDirectory = slash == std::string::npos ? "" : path.substr(0, slash);
  if (!state.modules) state.modules = makeDict();
  state.evaluate = evaluateText;
  Ref<Module> module = makeModule("__main__");
  dictSet(*module->dict, Symbol::intern("__name__"), makeStr("__main__"));
  dictSet(*module->dict, Symbol::intern("__file__"), makeStr(path));
  dictSet(*state.modules, Symbol::intern("__main__"), module.value());
  std::vector<Value> argv = {makeStr(path)};
  for (const std::string &argument : arguments) argv.push_back(makeStr(argument));
  Value sys = importModule("sys");
  bool ok = sys && setAttr(sys, "argv", makeList(std::move(argv))) && executeModule(unit, *module);
  int code = ok ? 0 : reportUncaught();
  state.flush();
  return code;
}

Ref<Module> runAsImport(const Unit &unit, const std::string &path, Ref<Module> *partial) {
  InterpreterState &state = interpreter();
  size_t slash = path.rfind('/');
  state.scriptDirectory = slash == std::string::npos ? "" : path.substr(0, slash);
  if (!state.modules) state.modules = makeDict();
  state.evaluate = evaluateText;
  std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
  if (name.ends_with(".py")) name.resize(name.size() - 3);
  Ref<Module> module = makeModule(name);
  dictSet(*module->dict, Symbol::intern("__name__"), makeStr(name));
  dictSet(*module->dict, Symbol::intern("__file__"), makeStr(path));
  dictSet(*state.modules, Symbol::intern(name), module.value());
  if (partial) *partial = module;
  if (!executeModule(unit, *module)) return {};
  return module;
}

int reportUncaught() {
  InterpreterState &state = interpreter();
  state.flush();
  Value exception = takePending();
  if (!exception) return 0;
  Exception &raised = *exception.as<Exception>();
  if (raised.type->isSubtypeOf(exceptions().SystemExit)) return exitCodeOf(raised);
  state.writeError(formatTraceback(raised));
  return 1;
}

} // namespace weft::py
