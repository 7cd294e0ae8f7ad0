#include "stage/staged_list.h"

#include "stage/backend.h"
#include "stage/context.h"
#include "stage/evaluator/effects.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

const Symbol withFlowsName = Symbol::intern("_with_flows"), flowsName = Symbol::intern("_flows"),
             elementsName = Symbol::intern("_elements"), lengthName = Symbol::intern("_length");

Value callPrelude(const char *name, const std::vector<Value> &args) {
  const py::SuspendedEffects kept; // what these functions make outlives the tracing that asked for it
  const Value module = py::importModule("_weft");
  const Value function = module ? py::getAttr(module, name) : Value();
  return function ? py::call(function, args) : Value();
}

} // namespace

namespace {
// Its name is what Python's errors say when it is used.
py::Type &movedElementType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t =
        py::newNativeType("element of a list that a loop or branch of the graph has changed under another name");
    t.ready();
    return t;
  }();
  return type;
}
class MovedElement final : public py::Object {
public:
  MovedElement() : Object(&movedElementType()) {}
};

py::Type &listResultType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("list_result");
    t.ready();
    return t;
  }();
  return type;
}
} // namespace

bool isMovedElement(const Value &value) { return value.isObject() && value.type() == &movedElementType(); }

ListResult::ListResult(Value elementsOfList) : Object(&listResultType()), elements(std::move(elementsOfList)) {}
bool ListResult::classof(const py::Object &object) { return object.type == &listResultType(); }

bool isStagedList(const Value &value) {
  return value.isObject() && !asTensor(value) && value.type()->lookup(withFlowsName);
}

bool isAnyList(const Value &value) {
  return (value.isObject() && value.type() == py::types().list) || isStagedList(value);
}

Value joinedElements(const Value &first, const Value &second) {
  Value elements = callPrelude("joined_elements", {first, second});
  if (elements && elements.isNone()) return py::raiseTypeError("a list without elements");
  return elements;
}

Value makeStagedList(const Value &list, const Value &elements) { return callPrelude("staged_list", {list, elements}); }

Value elementsOf(const Value &stagedList) { return py::getAttr(stagedList, elementsName); }

std::vector<Tensor> flowsOf(const Value &stagedList) {
  std::vector<Tensor> flows;
  const Value list = py::getAttr(stagedList, flowsName);
  for (const Value &flow : *py::asSequence(list)) flows.push_back(asTensor(flow));
  return flows;
}

size_t flowCount(const Value &elements) {
  static const Symbol dtypes = Symbol::intern("dtypes");
  const Value list = py::getAttr(elements, dtypes);
  return py::asSequence(list)->size();
}

Value stagedListOf(const Value &elements, std::vector<Value> flows) {
  return callPrelude("list_of_flows", {elements, py::makeList(std::move(flows))});
}

Value listItems(const Value &elements, std::vector<Value> flows) {
  return callPrelude("list_items", {elements, py::makeList(std::move(flows))});
}

Value withFlows(const Value &stagedList, std::vector<Value> flows) {
  return py::callMethod(stagedList, withFlowsName, {py::makeList(std::move(flows))});
}

Tensor lengthOfList(const Value &stagedList) {
  const Value length = py::callMethod(stagedList, lengthName, {});
  return length ? asTensor(length) : Tensor();
}

Value truthOf(const Value &condition) {
  if (!condition || !isStagedList(condition)) return condition;
  const Tensor length = lengthOfList(condition);
  return length ? applyOne(OpId::greater, {length, scalar<int32_t>(0)}, {}, "Greater").value() : Value();
}

void keepList(const Value &before, Value &after) {
  if (!isAnyList(before) || isStagedList(before) || before.same(after)) return;
  if (isStagedList(after)) {
    py::asList(before)->items = {py::make<MovedElement>().value()};
  } else if (isAnyList(after)) {
    py::asList(before)->items = py::asList(after)->items;
    after = before;
  }
}

} // namespace weft::stage
