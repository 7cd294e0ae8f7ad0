// ag__.and_, or_, not_, eq, not_eq, assert_stmt.
#include "stage/autograph/branches.h"
#include "stage/autograph/operators.h"
#include "stage/backend.h"
#include "stage/convert_value.h"
#include "stage/recursion.h"
#include "stage/staged_list.h"
#include "stage/trace.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

/// Nodes that may be computed although Python would not: they cannot fail, and cost next to nothing.
bool isHarmless(const Region &region) {
  if (region.nodes.size() > 6) return false;
  for (const auto &node : region.nodes) {
    if (node->kind == NodeKind::Constant) continue;
    if (node->kind != NodeKind::Op) return false;
    switch (node->op) {
    case OpId::logical_not:
    case OpId::logical_and:
    case OpId::logical_or:
    case OpId::less:
    case OpId::less_equal:
    case OpId::greater:
    case OpId::greater_equal:
    case OpId::equal:
    case OpId::not_equal:
      break;
    default:
      return false;
    }
    for (ValueId id : node->results) {
      const wrt::PartialShape &shape = context().trace->graph()->type(id).shape;
      if (!shape.hasRank() || shape.rank() != 0) return false;
    }
  }
  return true;
}

/// `first` decides whether `second` is asked: it is when `first` equals `asks`.
Value lazily(const Tensor &first, const Value &second, bool asks) {
  Trace &trace = *context().trace;
  const Tensor flag = conditionTensor(first, "boolean expression");
  if (!flag) return {};
  // What the second operand is decides what is made of it, so it is traced aside first.
  Region aside;
  Value value;
  {
    Trace::Scope scope(trace, aside, trace.nameScope());
    value = truthOf(py::call(second));
    if (value && asVariable(value)) value = readVariable(*asVariable(value)).value();
  }
  if (!value) {
    trace.discard(aside);
    if (!recursionPending()) return {};
    py::clearPending(); // the other path: see recursion.h
    return flag.value();
  }
  Tensor other = asTensor(value);
  if (!other) {
    trace.discard(aside);
    const int truth = py::truth(value);
    if (truth < 0) return {};
    return (truth != 0) == asks ? flag.value() : py::makeBool(!asks);
  }
  if (!other.isSymbolic() || isHarmless(aside)) {
    for (auto &node : aside.nodes) trace.region().nodes.push_back(std::move(node));
    if (other.isSymbolic() && other->graph == trace.graph()) other = trace.wrap(other->id);
    other = conditionTensor(other, "boolean expression");
    if (!other) return {};
    return applyOne(asks ? OpId::logical_and : OpId::logical_or, {flag, other}, {}, asks ? "and" : "or").value();
  }
  const ValueId result = other->id;
  const Branch asked = [&]() -> MaybeTensors {
    for (auto &node : aside.nodes) trace.region().nodes.push_back(std::move(node));
    const Tensor here = conditionTensor(trace.wrap(result), "boolean expression");
    if (!here) return {};
    return TensorList{here};
  };
  const Branch decided = [&]() -> MaybeTensors { return TensorList{scalar<bool>(!asks)}; };
  const MaybeTensors results = emitIf(flag, asks ? asked : decided, asks ? decided : asked);
  return results ? results->front().value() : Value();
}

Value lazyOperator(const Value &a, const Value &b, bool asks) {
  Value first = py::call(a);
  if (first) first = truthOf(first);
  if (!first) return {};
  Tensor t = asTensor(first);
  if (!t && asVariable(first) && context().trace) {
    t = readVariable(*asVariable(first));
    if (!t) return {};
  }
  if (t && t.isSymbolic()) {
    // What is known while tracing decides, as it does for `if`: the second operand may not be possible then.
    const wrt::Tensor known = staticValue(t);
    if (!known || known.dtype() != WRT_BOOL || known.size() != 1) return lazily(t, b, asks);
    return known.data<bool>()[0] == asks ? py::call(b) : first;
  }
  const int truth = py::truth(first);
  if (truth < 0) return {};
  return (truth != 0) == asks ? py::call(b) : first;
}

} // namespace

Value logicalAnd(const Value &a, const Value &b) { return lazyOperator(a, b, true); }
Value logicalOr(const Value &a, const Value &b) { return lazyOperator(a, b, false); }

Value logicalNot(const Value &operand) {
  const Value a = truthOf(operand);
  if (!a) return {};
  const Tensor t = asTensor(a);
  if (t && t.isSymbolic()) return applyOne(OpId::logical_not, {t}, {}, "LogicalNot").value();
  if (asVariable(a) && context().trace) {
    const Tensor read = readVariable(*asVariable(a));
    return read ? applyOne(OpId::logical_not, {read}, {}, "LogicalNot").value() : Value();
  }
  const int truth = py::truth(a);
  return truth < 0 ? Value() : py::makeBool(!truth);
}

Value equalTo(const Value &a, const Value &b) { return py::compare(py::CompareOp::Eq, a, b); }
Value notEqualTo(const Value &a, const Value &b) { return py::compare(py::CompareOp::NotEq, a, b); }

Value assertStatement(const Value &condition, const Value &message) {
  Tensor t = asTensor(condition);
  if (!t && asVariable(condition) && context().trace) t = readVariable(*asVariable(condition));
  if (py::pending()) return {};
  const wrt::Tensor known = t && t.isSymbolic() ? staticValue(t) : wrt::Tensor();
  if (!t || !t.isSymbolic() || (known && known.size() == 1)) {
    const int truth = known ? known.data<bool>()[0] : py::truth(condition);
    if (truth < 0) return {};
    if (truth) return Value::none();
    const Value text = py::call(message);
    if (!text) return {};
    const Value error = text.isNone() ? py::call(Value(py::exceptions().AssertionError))
                                      : py::call(Value(py::exceptions().AssertionError), {text});
    return error ? py::raiseValue(error) : Value();
  }
  const Tensor flag = conditionTensor(t, "assert statement");
  const Value text = flag ? py::call(message) : Value();
  if (!text) return {};
  Tensor data;
  if (asTensor(text)) {
    data = asTensor(text);
  } else {
    std::string shown;
    if (!text.isNone() && !py::strText(text, shown)) return {};
    data = convertToTensor(py::makeStr(text.isNone() ? std::string("AssertionError") : shown), WRT_STRING);
  }
  if (!data || !apply(OpId::assert, {flag, data}, {}, "Assert")) return {};
  return Value::none();
}

} // namespace weft::stage
