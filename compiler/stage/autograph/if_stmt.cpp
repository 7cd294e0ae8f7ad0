// ag__.if_stmt and ag__.if_exp.
#include "stage/autograph/branches.h"
#include "stage/autograph/operators.h"
#include "stage/autograph/undefined.h"
#include "stage/backend.h"
#include "stage/convert_value.h"
#include "stage/graph/constants.h"
#include "stage/recursion.h"
#include "stage/staged_list.h"
#include "stage/trace.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

/// Whether `value` is known from `condition` being `truth`: 1 true, 0 false, -1 not known.
int implied(const FuncGraph &graph, ValueId condition, bool truth, ValueId value, int depth = 0) {
  if (condition == value) return truth;
  const Node *v = graph.value(value).definition;
  if (v && v->is(OpId::logical_not) && v->inputs[0] == condition) return !truth;
  if (v && v->kind == NodeKind::If && v->inputs[0] == condition) {
    const wrt::Tensor known = constantValue(graph, v->regions[truth ? 0 : 1].results[graph.value(value).index]);
    return known && known.dtype() == WRT_BOOL && known.size() == 1 ? known.data<bool>()[0] : -1;
  }
  const Node *c = graph.value(condition).definition;
  if (!c || depth > 8) return -1;
  if (c->is(OpId::logical_not)) return implied(graph, c->inputs[0], !truth, value, depth + 1);
  if ((c->is(OpId::logical_and) && truth) || (c->is(OpId::logical_or) && !truth))
    for (ValueId part : c->inputs)
      if (const int known = implied(graph, part, truth, value, depth + 1); known >= 0) return known;
  return -1;
}

/// Whether two lists hold the very same objects.
bool sameItems(const Value &a, const Value &b) {
  if (!isAnyList(a) || !isAnyList(b) || isStagedList(a) != isStagedList(b)) return false;
  if (isStagedList(a)) {
    const TensorList first = flowsOf(a), second = flowsOf(b);
    for (size_t i = 0; i < first.size(); ++i)
      if (first[i]->id != second[i]->id) return false;
    return true;
  }
  const auto &first = py::asList(a)->items, &second = py::asList(b)->items;
  return std::equal(first.begin(), first.end(), second.begin(), second.end(),
                    [](const Value &x, const Value &y) { return x.same(y); });
}

/// State at a branch's begin: flags that the condition decides are Python bools there.
std::vector<Value> assume(const std::vector<Value> &state, const Tensor &condition, bool truth) {
  std::vector<Value> result = state;
  auto known = [&](const Value &v) {
    const Tensor t = asTensor(v);
    if (!t || !t.isSymbolic() || t->graph != condition->graph || t.dtype() != WRT_BOOL) return -1;
    return implied(*t->graph, condition->id, truth, t->id);
  };
  for (Value &v : result) {
    // Each branch changes lists of its own.
    if (isAnyList(v))
      v = isStagedList(v) ? py::callMethod(v, Symbol::intern("copy")) : py::makeList(py::asList(v)->items);
    if (const auto *maybe = v.as<Maybe>()) {
      if (known(maybe->defined) == 1) v = maybe->value;
    } else if (const int is = known(v); is >= 0) {
      v = py::makeBool(is);
    }
  }
  return result;
}

/// A `raise` or `assert` statement of the user's is pending (and not a failure of something called).
bool raisedByStatement(SourceRange &where) {
  const py::Exception *error = py::pending();
  if (!error || error->trace.empty()) return false;
  where = error->trace.front().range;
  if (!where) return false;
  const std::string_view text = SourceManager::instance().buffer(where.file).slice(where);
  return text.starts_with("raise") || text.starts_with("assert");
}

/// Makes the pending exception one that the graph raises when it comes here.
bool raiseInGraph(SourceRange where) {
  const Value error = py::takePending();
  const std::string text = py::exceptionLine(*error.as<py::Exception>());
  const Tensor never = scalar<bool>(false);
  const Tensor message = convertToTensor(py::makeStr(text), WRT_STRING);
  if (!never || !message || !apply(OpId::assert, {never, message}, {}, "Raise")) return false;
  Node &node = *context().trace->region().nodes.back();
  node.where = where;
  node.line = 0;
  context().trace->place(node);
  return true;
}

Value stagedIf(const Tensor &condition, const Value &body, const Value &orElse, const Value &getState,
               const Value &setState, const Value &names, size_t outputs) {
  std::vector<Value> initial;
  std::vector<std::string> variables;
  if (!readState(getState, initial) || !readNames(names, variables)) return {};
  const SourceRange where = py::interpreter().currentRange();
  std::vector<Value> after[2];
  bool raised[2] = {false, false}, recursed = false;
  std::vector<Joined> joined;

  TwoStepBranches branches;
  branches.run = [&](int i) {
    if (!writeState(setState, assume(initial, condition, i == 0))) return false;
    if (!py::call(i == 0 ? body : orElse)) {
      SourceRange place;
      if (recursionPending() || (probingLoop() && py::pendingMatches(py::exceptions().UnboundLocalError))) {
        if (i == 1 && raised[0] && recursed) return false; // no path goes on
        py::clearPending();
        recursed = true;
      } else if (!raisedByStatement(place) || !raiseInGraph(place)) {
        return false;
      }
      raised[i] = true;
    }
    return readState(getState, after[i]);
  };
  branches.settle = [&] {
    for (int i = 0; i < 2; ++i)
      if (raised[i] && !raised[1 - i])
        after[i] = std::vector<Value>(after[i].size(), py::make<UndefinedReturn>().value());
    FunctionScope *scope = currentFunctionScope();
    const SourceRange missingBefore = scope ? scope->missingReturn : SourceRange();
    for (size_t v = 0; v < outputs && v < after[0].size(); ++v) {
      if (sameItems(after[0][v], initial[v]) && sameItems(after[1][v], initial[v]))
        after[0][v] = after[1][v] = initial[v];
      joined.emplace_back(variables[v], after[0][v], after[1][v], where);
      if (!joined.back().settle()) return false;
    }
    // A path that raises is no path without a value.
    if (scope && (raised[0] || raised[1])) scope->missingReturn = missingBefore;
    return true;
  };
  branches.results = [&](int i) -> MaybeTensors {
    TensorList out;
    for (const Joined &j : joined)
      if (!j.tensors(i, out)) return {};
    return out;
  };
  std::vector<std::string> live(variables.begin(), variables.begin() + std::min(outputs, variables.size()));
  const MaybeTensors results = emitIf(condition, branches, std::move(live));
  if (!results) {
    if (py::pending()) {
      const Value error = py::takePending();
      (void)writeState(setState, initial);
      py::restorePending(error);
    }
    return {};
  }
  std::vector<Value> state = initial;
  size_t next = 0;
  for (size_t v = 0; v < joined.size(); ++v) {
    state[v] = joined[v].result(*results, next);
    if (!state[v]) return {};
    keepList(initial[v], state[v]);
  }
  if (!writeState(setState, state)) return {};
  return Value::none();
}

/// A tensor that only the graph will know, or null: then `known` is the truth (-1 with an exception pending).
Tensor undecided(const Value &condition, int &known) {
  Tensor t = asTensor(condition);
  if (!t)
    if (auto *variable = asVariable(condition); variable && context().trace) {
      t = readVariable(*variable);
      if (!t) {
        known = -1;
        return {};
      }
    }
  if (!t || !t.isSymbolic()) {
    known = py::truth(condition);
    return {};
  }
  if (const wrt::Tensor value = staticValue(t); value && value.dtype() == WRT_BOOL && value.size() == 1) {
    known = value.data<bool>()[0];
    return {};
  }
  return t;
}

} // namespace

Value ifStatement(const Value &tested, const Value &body, const Value &orElse, const Value &getState,
                  const Value &setState, const Value &names, int64_t outputs) {
  int known = -1;
  const Value condition = truthOf(tested);
  if (!condition) return {};
  const Tensor symbolic = undecided(condition, known);
  if (!symbolic) return known < 0 ? Value() : py::call(known ? body : orElse);
  const Tensor flag = conditionTensor(symbolic, "if statement");
  if (!flag) return {};
  return stagedIf(flag, body, orElse, getState, setState, names, static_cast<size_t>(outputs));
}

Value ifExpression(const Value &tested, const Value &body, const Value &orElse, const Value &text) {
  int known = -1;
  const Value condition = truthOf(tested);
  if (!condition) return {};
  const Tensor symbolic = undecided(condition, known);
  if (!symbolic) return known < 0 ? Value() : py::call(known ? body : orElse);
  const Tensor flag = conditionTensor(symbolic, "conditional expression");
  if (!flag) return {};
  Value values[2];
  const py::Str *shown = py::asStr(text);
  std::optional<Joined> joined;
  const SourceRange where = py::interpreter().currentRange();
  TwoStepBranches branches;
  int left = 0; // branches that need the result of the function that is being traced
  branches.run = [&](int i) {
    values[i] = py::call(i == 0 ? body : orElse);
    if (values[i] || !recursionPending() || left) return static_cast<bool>(values[i]);
    py::clearPending();
    ++left;
    return true;
  };
  branches.settle = [&] {
    for (int i = 0; i < 2; ++i)
      if (!values[i]) values[i] = py::make<UndefinedReturn>().value();
    joined.emplace(shown ? shown->text : "the conditional expression", values[0], values[1], where);
    FunctionScope *scope = currentFunctionScope();
    const SourceRange missingBefore = scope ? scope->missingReturn : SourceRange();
    const bool settled = joined->settle();
    if (scope && left) scope->missingReturn = missingBefore;
    return settled;
  };
  branches.results = [&](int i) -> MaybeTensors {
    TensorList out;
    if (!joined->tensors(i, out)) return {};
    return out;
  };
  const MaybeTensors results = emitIf(flag, branches, {});
  if (!results) return {};
  size_t next = 0;
  return joined->result(*results, next);
}

} // namespace weft::stage
