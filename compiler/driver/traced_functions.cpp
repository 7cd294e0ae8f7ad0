#include "driver/traced_functions.h"

#include "driver/output.h"
#include "driver/session.h"
#include "stage/evaluator/function.h"
#include "stage/function.h"
#include "stage/signature.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::driver {
namespace {

// "outer" or "Class.method" in the module; null where there is none.
py::Value findFunction(const py::Module &module, const std::string &path) {
  py::Value found;
  for (size_t begin = 0; begin <= path.size();) {
    size_t end = std::min(path.find('.', begin), path.size());
    Symbol name = Symbol::intern(path.substr(begin, end - begin));
    found = begin == 0 ? py::dictGet(*module.dict, name) : py::getAttrOptional(found, name);
    py::clearPending();
    if (!found) return {};
    begin = end + 1;
  }
  return found;
}

std::string listFunctions(const py::Module &module) {
  std::string names;
  for (const py::HashTable::Entry &entry : module.dict->table.entries) {
    const py::Str *name = entry.key ? py::asStr(entry.key) : nullptr;
    if (!name || name->text.starts_with("_") || entry.value.as<py::Type>()) continue;
    bool ours = entry.value.as<stage::FunctionObject>() ||
                (entry.value.isObject() && entry.value.object()->type == py::functionType());
    if (!ours) continue;
    if (!names.empty()) names += ", ";
    names += "`" + name->text + "`";
  }
  return names;
}

} // namespace

std::optional<std::vector<std::shared_ptr<FuncGraph>>> traceFunctions(Session &session, const CommonOptions &common,
                                                                      const std::string &file,
                                                                      const std::vector<std::string> &functions,
                                                                      const std::vector<std::string> &signatures) {
  std::vector<stage::SignatureText> parsed;
  for (const std::string &text : signatures) {
    std::string error;
    std::optional<stage::SignatureText> signature = stage::parseSignature(text, error);
    if (!signature) {
      Diagnostics wrong;
      wrong.report({}, DiagnosticKind::WrongSignature, text, error);
      printDiagnostics(wrong, common);
      session.exitCode = ExitUsage;
      return {};
    }
    parsed.push_back(std::move(*signature));
  }
  const py::Unit *unit = session.load(file);
  if (!unit) return {};
  py::Ref<py::Module> module = py::runAsImport(*unit, file);
  if (!module) {
    py::reportUncaught();
    return {};
  }
  Diagnostics diagnostics;
  std::vector<std::string> names = functions;
  if (names.empty())
    for (const py::HashTable::Entry &entry : module->dict->table.entries)
      if (entry.key && entry.value.as<stage::FunctionObject>()) names.push_back(py::asStr(entry.key)->text);
  std::vector<std::shared_ptr<FuncGraph>> graphs;
  for (const std::string &name : names) {
    py::Value function = findFunction(*module, name);
    if (!function || !py::isCallable(function)) {
      Diagnostic &missing = diagnostics.report({}, DiagnosticKind::NoSuchFunction, name);
      if (std::string known = listFunctions(*module); !known.empty()) missing.note("the file has " + known);
      continue;
    }
    const stage::SignatureText *signature = nullptr;
    for (const stage::SignatureText &candidate : parsed)
      if (candidate.function == name) signature = &candidate;
    Result<std::shared_ptr<FuncGraph>> graph = stage::traceFunction(function, signature, diagnostics);
    if (graph) graphs.push_back(*graph);
  }
  py::interpreter().flush();
  printDiagnostics(diagnostics, common);
  if (diagnostics.hasErrors()) return {};
  return graphs;
}

} // namespace weft::driver
