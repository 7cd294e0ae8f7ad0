#include "driver/traced_functions.h"

#include "base/stages.h"
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

std::optional<std::vector<stage::SignatureText>> readSignatures(Session &session, const CommonOptions &common,
                                                                const std::vector<std::string> &texts) {
  std::vector<stage::SignatureText> parsed;
  for (const std::string &text : texts) {
    std::string error;
    std::optional<stage::SignatureText> signature = stage::parseSignature(text, error);
    if (!signature) {
      Diagnostics wrong;
      wrong.report({}, DiagnosticKind::WrongSignature, text, error)
          .fix("write it as `NAME(x: float32[2,?], n: int32[], k=3)`");
      printDiagnostics(wrong, common);
      session.exitCode = ExitUsage;
      return {};
    }
    parsed.push_back(std::move(*signature));
  }
  return parsed;
}

const stage::SignatureText *signatureOf(const std::vector<stage::SignatureText> &signatures, const std::string &name) {
  const stage::SignatureText *found = nullptr;
  for (const stage::SignatureText &candidate : signatures)
    if (candidate.function == name) found = &candidate;
  return found;
}

py::Ref<py::Module> importFile(Session &session, const std::string &file) {
  const py::Unit *unit = session.load(file);
  if (!unit) return {};
  const StageScope running(Stage::Run);
  py::Ref<py::Module> module = py::runAsImport(*unit, file);
  if (!module) py::reportUncaught();
  return module;
}

std::vector<std::string> decoratedFunctions(const py::Module &module) {
  std::vector<std::string> names;
  for (const py::HashTable::Entry &entry : module.dict->table.entries)
    if (entry.key && entry.value.as<stage::FunctionObject>()) names.push_back(py::asStr(entry.key)->text);
  return names;
}

std::optional<std::vector<std::shared_ptr<FuncGraph>>> traceFunctions(Session &session, const CommonOptions &common,
                                                                      const std::string &file,
                                                                      const std::vector<std::string> &functions,
                                                                      const std::vector<std::string> &signatures) {
  const auto parsed = readSignatures(session, common, signatures);
  if (!parsed) return {};
  const py::Ref<py::Module> module = importFile(session, file);
  if (!module) return {};
  Diagnostics diagnostics;
  std::vector<std::shared_ptr<FuncGraph>> graphs;
  for (const std::string &name : functions.empty() ? decoratedFunctions(*module) : functions) {
    py::Value function = findFunction(*module, name);
    if (!function || !py::isCallable(function)) {
      Diagnostic &missing = diagnostics.report({}, DiagnosticKind::NoSuchFunction, name);
      if (std::string known = listFunctions(*module); !known.empty()) missing.note("the file has " + known);
      continue;
    }
    Result<std::shared_ptr<FuncGraph>> graph = stage::traceFunction(function, signatureOf(*parsed, name), diagnostics);
    if (graph) graphs.push_back(*graph);
  }
  py::interpreter().flush();
  printDiagnostics(diagnostics, common);
  if (diagnostics.hasErrors() || session.finishConversions()) return {};
  return graphs;
}

} // namespace weft::driver
