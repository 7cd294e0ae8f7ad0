// `weft check`: every diagnostic of every stage, without making anything, and what runs only while tracing.
#include <algorithm>

#include "base/stages.h"
#include "codegen/weftc.h"
#include "driver/apply_fixes.h"
#include "driver/commands.h"
#include "driver/large_stack.h"
#include "driver/output.h"
#include "driver/print_stage.h"
#include "driver/session.h"
#include "driver/traced_functions.h"
#include "stage/function.h"
#include "stage/trace_effects.h"
#include "stage/user_code.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/type.h"

namespace weft::driver {
namespace {

/// tf.functions of the module: those at its top, and methods of its objects (`object.method`).
std::vector<std::string> checkedFunctions(const py::Module &module) {
  std::vector<std::string> names = decoratedFunctions(module);
  for (const py::HashTable::Entry &entry : module.dict->table.entries) {
    if (!entry.key || !entry.value.isObject() || entry.value.as<py::Type>()) continue;
    const py::Type *type = entry.value.type();
    for (const py::HashTable::Entry &member : type->dict().table.entries)
      if (member.key && member.value.as<stage::FunctionObject>())
        names.push_back(py::asStr(entry.key)->text + "." + py::asStr(member.key)->text);
  }
  return names;
}

/// Methods that are tf.functions of classes without an object in the module: only their effects can be looked at.
std::vector<py::Value> methodsOfClasses(const py::Module &module) {
  std::vector<py::Value> methods;
  for (const py::HashTable::Entry &entry : module.dict->table.entries)
    if (const auto *type = entry.key ? entry.value.as<py::Type>() : nullptr)
      for (const py::HashTable::Entry &member : type->dict().table.entries)
        if (member.key && member.value.as<stage::FunctionObject>()) methods.push_back(member.value);
  return methods;
}

/// The module's own code has raised: at the innermost line of the user's.
bool reportImportFailure(Diagnostics &out) {
  py::interpreter().flush();
  const py::Value exception = py::takePending();
  const auto &raised = *exception.as<py::Exception>();
  out.report(stage::userPlace(raised), DiagnosticKind::ModuleRaises, py::exceptionText(raised))
      .raises(raised.type->name);
  return false;
}

void byPlace(std::vector<Diagnostic> &all) {
  std::stable_sort(all.begin(), all.end(), [](const Diagnostic &a, const Diagnostic &b) {
    return std::pair(a.range.file, a.range.begin) < std::pair(b.range.file, b.range.begin);
  });
}

/// Whether another dtype or rank of the arguments could make this error go away.
bool dependsOnTypes(const Diagnostic &diagnostic) {
  switch (diagnostic.kind) {
  case DiagnosticKind::BranchDtypeMismatch:
  case DiagnosticKind::ConditionNotBool:
  case DiagnosticKind::LoopDtypeMismatch:
  case DiagnosticKind::LoopShapeInvariant:
    return true;
  case DiagnosticKind::CannotStage:
    return diagnostic.exceptionClass == "TypeError" || diagnostic.exceptionClass == "ValueError" ||
           diagnostic.exceptionClass == "IndexError" || diagnostic.exceptionClass == "InvalidArgumentError";
  default:
    return false;
  }
}

/// Traces once. Parameters without a type are taken as unknown, then as the commonest dtypes; where none of that works
/// but the reason may be the types, a note asks for them.
void checkTrace(const std::string &name, const py::Value &function, const stage::SignatureText *signature,
                Diagnostics &found) {
  Diagnostics first;
  for (int32_t dtype : {WRT_INVALID, WRT_FLOAT32, WRT_INT32}) {
    Diagnostics attempt;
    stage::UntypedParameters untyped{TensorType{dtype, wrt::PartialShape()}, {}};
    if (stage::traceFunction(function, signature, attempt, &untyped)) return;
    if (dtype == WRT_INVALID) first = attempt;
    if (untyped.names.empty() || !dependsOnTypes(attempt.all().front())) {
      found.adopt(attempt.all().front());
      return;
    }
  }
  const Diagnostic &reason = first.all().front();
  Diagnostic &note = found.report(reason.range, DiagnosticKind::TypesNotKnown, name);
  note.note("the trace with unknown types ends in " + reason.exceptionClass + ": " + reason.message);
  note.notes.insert(note.notes.end(), reason.notes.begin(), reason.notes.end());
}

bool check(Session &session, const std::string &file, const std::vector<stage::SignatureText> &signatures,
           Diagnostics &out) {
  const py::Unit *unit = session.load(file);
  if (!unit) return false;
  const StageScope running(Stage::Run);
  const py::Ref<py::Module> module = py::runAsImport(*unit, file);
  if (!module) return reportImportFailure(out);
  Diagnostics found;
  std::unordered_set<const ast::Node *> seen;
  for (const std::string &name : checkedFunctions(*module)) {
    const py::Value function = findFunction(*module, name);
    if (!function) continue;
    stage::reportTraceEffects(function, seen, found);
    checkTrace(name, function, signatureOf(signatures, name), found);
  }
  for (const py::Value &method : methodsOfClasses(*module)) stage::reportTraceEffects(method, seen, found);
  py::interpreter().flush();
  std::vector<Diagnostic> sorted = found.all();
  byPlace(sorted);
  for (Diagnostic &diagnostic : sorted) out.adopt(std::move(diagnostic));
  return true;
}

/// With `--print-after` the stage's text is the result, as for `weft graph`.
int printStages(Session &session, const CheckArguments &arguments) {
  int code = ExitOk;
  for (const std::string &file : arguments.files) {
    session.exitCode = ExitProgramWrong;
    const auto graphs = traceFunctions(session, arguments.common, file, {}, arguments.signatures);
    std::string error;
    if (!graphs)
      code = std::max<int>(code, session.exitCode);
    else if (!writeStage(arguments.common, {}, printGraphs(*graphs, arguments.common.printAfter, {}, error)))
      code = ExitProgramWrong;
    if (!error.empty()) {
      Diagnostics diagnostics;
      diagnostics.report({}, DiagnosticKind::CannotCompile, error);
      printDiagnostics(diagnostics, arguments.common);
      code = ExitProgramWrong;
    }
  }
  return code;
}

} // namespace

int runCheckCommand(const CheckArguments &arguments) {
  int code = ExitOk;
  runOnLargeStack([&] {
    Session session(arguments.common);
    if (!arguments.common.printAfter.empty()) {
      code = printStages(session, arguments);
      return;
    }
    const auto signatures = readSignatures(session, arguments.common, arguments.signatures);
    if (!signatures) {
      code = session.exitCode;
      return;
    }
    Diagnostics found;
    for (const std::string &file : arguments.files)
      if (!check(session, file, *signatures, found)) code = ExitProgramWrong;
    if (arguments.fix) found = applyFixes(found);
    printDiagnostics(found, arguments.common);
    if (found.hasErrors()) code = ExitProgramWrong;
  });
  return code;
}

} // namespace weft::driver
