// Tracing of one call: arguments become inputs, the converted function runs, its result becomes outputs.
#include <algorithm>

#include "base/stages.h"
#include "stage/autograph/operators.h"
#include "stage/autograph/undefined.h"
#include "stage/convert_value.h"
#include "stage/diagnose.h"
#include "stage/evaluator/function.h"
#include "stage/function.h"
#include "stage/gradients/tape.h"
#include "stage/nest.h"
#include "stage/recursion.h"
#include "stage/staged_list.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

/// The place of a structure's leaves in an argument, for the signature of compiled code.
Structure structureOf(const Value &value, uint32_t &next) {
  Structure s;
  if (const auto *items = py::asSequence(value)) {
    s.kind = py::asList(value)                   ? Structure::Kind::List
             : value.type() == py::types().tuple ? Structure::Kind::Tuple
                                                 : Structure::Kind::NamedTuple;
    if (s.kind == Structure::Kind::NamedTuple) {
      s.text = value.type()->name;
      const Value fields = py::getAttrOptional(value, Symbol::intern("_fields"));
      py::clearPending();
      if (fields && py::asSequence(fields))
        for (const Value &field : *py::asSequence(fields)) s.keys.push_back(py::asStr(field)->text);
    }
    for (const Value &item : *items) s.elements.push_back(structureOf(item, next));
    return s;
  }
  if (const py::Dict *dict = py::asDict(value)) {
    s.kind = Structure::Kind::Dict;
    // In the order of tf.nest: sorted keys, as the leaves were numbered.
    std::vector<std::pair<std::string, Value>> sorted;
    for (const auto &entry : dict->table.entries) {
      if (!entry.key) continue;
      std::string key;
      if (!py::strText(entry.key, key)) py::clearPending();
      sorted.emplace_back(key, entry.value);
    }
    std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[key, item] : sorted) {
      s.keys.push_back(key);
      s.elements.push_back(structureOf(item, next));
    }
    return s;
  }
  if (const auto *list = value.as<ListResult>()) next += static_cast<uint32_t>(flowCount(list->elements));
  TensorType spec;
  if (asTensor(value) || readSpec(value, spec)) {
    s.kind = Structure::Kind::Tensor;
    s.tensor = next++;
    return s;
  }
  s.kind = value.isNone() ? Structure::Kind::None : Structure::Kind::Python;
  if (!value.isNone() && !py::reprText(value, s.text)) py::clearPending();
  return s;
}

void describe(FuncGraph &graph, const Value &callable) {
  const Value *at = &callable;
  while (true) {
    if (auto *method = at->as<py::BoundMethod>())
      at = &method->function;
    else if (auto *object = at->as<FunctionObject>())
      at = &object->function;
    else
      break;
  }
  auto *function = at->as<py::Function>();
  if (!function) return;
  graph.where = function->code.node->range;
  if (const py::Str *text = py::asStr(function->documentation)) graph.docstring = text->text;
  if (graph.where) graph.files.push_back(SourceManager::instance().buffer(graph.where.file).path());
}

/// Makes inputs of the tensors and specs among the leaves of an argument.
bool makeInputs(Trace &trace, const std::string &name, Value &value, ConcreteFunction &concrete) {
  std::vector<Value> leaves;
  if (!flatten(value, leaves)) return false;
  const bool nested = isNested(value);
  for (Value &leaf : leaves) {
    TensorType type;
    if (const Tensor t = asTensor(leaf))
      type = {t.dtype(), t.shape()};
    else if (!readSpec(leaf, type)) {
      if (py::pending()) return false;
      continue;
    }
    const std::string inputName = nested ? name + "_" + std::to_string(&leaf - leaves.data()) : name;
    leaf = trace.addInput(inputName, type).value();
    ++concrete.inputs;
  }
  value = nested ? pack(value, leaves) : leaves[0];
  return static_cast<bool>(value);
}

/// A write whose result nobody uses, of an array that is used: the user thinks that the array has changed.
bool refuseDroppedWrites(const Trace &trace, const TensorList &outputs) {
  if (trace.writes.empty()) return true;
  const FuncGraph &graph = *trace.graph();
  std::unordered_map<ValueId, int> uses;
  auto count = [&](auto &self, const Region &region) -> void {
    for (const auto &node : region.nodes) {
      for (ValueId id : node->inputs) ++uses[id];
      for (const Region &inner : node->regions) self(self, inner);
    }
    for (ValueId id : region.results) ++uses[id];
  };
  count(count, graph.body);
  for (const Tensor &t : outputs)
    if (t.isSymbolic() && t->graph == trace.graph()) ++uses[t->id];
  for (const Trace::Write &write : trace.writes) {
    if (uses[write.result] || !graph.value(write.result).definition) continue;
    if (write.array == noValue || uses[write.array] < 2) continue;
    Diagnostics sink;
    sink.report(write.where, DiagnosticKind::DroppedWrite, write.object, write.method)
        .fix(fmt::format("assign it: `{} = {}.{}(...)`", write.object, write.object, write.method),
             {{{write.where.file, write.where.begin, write.where.begin}, write.object + " = "}});
    (void)raiseDiagnostic(py::exceptions().ValueError, sink);
    return false;
  }
  return true;
}

/// Outputs of the graph from what the function returned.
bool makeOutputs(Trace &trace, const Value &returned, ConcreteFunction &concrete) {
  std::vector<Value> leaves;
  if (!flatten(returned, leaves)) return false;
  TensorList outputs;
  for (Value &leaf : leaves) {
    if (isMovedElement(leaf)) {
      (void)py::raiseTypeError("an {} is returned", py::typeName(leaf));
      return false;
    }
    if (isStagedList(leaf)) {
      concrete.isOutput.push_back(false);
      const Value elements = elementsOf(leaf);
      for (Tensor &flow : flowsOf(leaf)) outputs.push_back(std::move(flow));
      leaf = py::make<ListResult>(elements).value();
      continue;
    }
    Tensor t = asTensor(leaf);
    if (!t && asVariable(leaf)) t = readVariable(*asVariable(leaf));
    if (!t && !leaf.isNone() && (isPythonScalar(leaf) || (leaf.isObject() && isTensorLike(leaf))))
      t = convertToTensor(leaf);
    if (py::pending()) return false;
    if (t) {
      outputs.push_back(t);
      leaf = py::makeInt(static_cast<int64_t>(outputs.size() - 1));
    } else if (isUndefined(leaf)) {
      leaf = Value::none();
    }
    concrete.isOutput.push_back(static_cast<bool>(t));
  }
  concrete.result = isNested(returned) ? pack(returned, leaves) : leaves[0];
  if (!concrete.result) return false;
  // The structure with tensors in their places, for compiled code.
  std::vector<Value> shown = leaves;
  for (size_t i = 0; i < shown.size(); ++i)
    if (concrete.isOutput[i]) shown[i] = outputs[static_cast<size_t>(shown[i].asInt())].value();
  const Value packed = isNested(returned) ? pack(returned, shown) : shown[0];
  uint32_t next = 0;
  if (!packed) return false;
  trace.graph()->result = structureOf(packed, next);
  if (!refuseDroppedWrites(trace, outputs)) return false;
  return trace.finish(outputs);
}

} // namespace

void addUserCodeReport() {
  const py::Exception *error = py::pending();
  if (!error || py::pendingMatches(py::exceptions().KeyboardInterrupt) ||
      py::pendingMatches(py::exceptions().SystemExit))
    return;
  const std::string message = py::exceptionText(*error);
  if (message.starts_with("in user code:") || error->trace.empty()) return;
  if (!py::pendingMatches(py::exceptions().Exception)) return;
  std::string report = "in user code:\n\n";
  SourceRange last{};
  for (auto at = error->trace.rbegin(); at != error->trace.rend(); ++at) {
    if (!at->range || at->range == last) continue;
    const SourceBuffer &buffer = SourceManager::instance().buffer(at->range.file);
    if (buffer.path().starts_with('<')) continue;
    last = at->range;
    const LineColumn place = buffer.position(at->range.begin);
    std::string_view line = buffer.line(place.line);
    while (line.starts_with(' ') || line.starts_with('\t')) line.remove_prefix(1);
    const std::string &function = at->function;
    // Generated functions (loop bodies, branches) are not the user's.
    if (function == "if_body" || function == "else_body" || function.starts_with("loop_body") ||
        function == "<lambda>" || function.starts_with("if_body_") || function.starts_with("else_body_"))
      continue;
    report += fmt::format("    File \"{}\", line {}, in {}  *\n        {}\n", buffer.path(), place.line,
                          function.starts_with("tf__") ? function.substr(4) : function, line);
  }
  const std::string line = py::exceptionLine(*error);
  report += "\n    ";
  for (char c : error->type->name + ": " + message) {
    report += c;
    if (c == '\n') report += "    ";
  }
  (void)line;
  const Value taken = py::takePending();
  auto *exception = taken.as<py::Exception>();
  exception->args = py::makeTuple({py::makeStr(report)});
  py::restorePending(taken);
}

std::shared_ptr<ConcreteFunction> traceCall(const Value &callable, bool autograph, const std::string &name,
                                            const BoundArguments &arguments, bool *created, Recursion *recursion) {
  const StageScope stage(Stage::Trace);
  auto concrete = std::make_shared<ConcreteFunction>();
  Trace trace(name);
  trace.created = created;
  if (recursion) recursion->graph = trace.graph().get();
  concrete->graph = trace.graph();
  describe(*trace.graph(), callable);
  PausedTapes paused;
  FunctionScope *scopeBefore = std::exchange(currentFunctionScope(), nullptr);
  BoundArguments symbolic = arguments;
  uint32_t next = 0;
  bool good = true;
  for (size_t i = 0; good && i < symbolic.values.size(); ++i) {
    trace.graph()->parameters.push_back({symbolic.names[i], structureOf(symbolic.values[i], next), ""});
    good = makeInputs(trace, symbolic.names[i], symbolic.values[i], *concrete);
  }
  Value returned;
  if (good) {
    std::vector<Symbol> names;
    for (size_t i = symbolic.positional; i < symbolic.values.size(); ++i)
      names.push_back(Symbol::intern(symbolic.names[i]));
    Value target = callable;
    std::vector<Value> values = symbolic.values;
    size_t positional = symbolic.positional;
    if (autograph) {
      if (auto *method = callable.as<py::BoundMethod>()) {
        target = convertedFunction(method->function, true);
        values.insert(values.begin(), method->self);
        ++positional;
      } else if (callable.as<py::Function>()) {
        target = convertedFunction(callable, true);
      } else if (callable.isObject() && !callable.as<py::NativeFunction>() && !callable.as<py::Type>()) {
        // Callable objects and partials: as converted code would call them.
        auto keywords = py::makeDict();
        for (size_t i = positional; i < values.size(); ++i) py::dictSet(*keywords, names[i - positional], values[i]);
        values.resize(positional);
        returned = convertedCallWith(callable, values, keywords->table.size() ? keywords.get() : nullptr);
        target = Value();
      }
    }
    if (target) returned = py::call(target, py::Args{values.data(), positional, names.data(), names.size()});
  }
  good = returned && makeOutputs(trace, returned, *concrete);
  currentFunctionScope() = scopeBefore;
  if (!good) {
    addUserCodeReport();
    return nullptr;
  }
  for (const Trace::OuterInput &outer : trace.outerInputs()) concrete->outerInputs.push_back(outer.tensor);
  if (context().printGraphs) py::interpreter().writeError(dump(*trace.graph()));
  return concrete;
}

} // namespace weft::stage
