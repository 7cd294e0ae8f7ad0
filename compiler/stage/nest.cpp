// Walks over nested structures.
#include "stage/nest.h"

#include <algorithm>

#include "stage/autograph/undefined.h"
#include "stage/staged_list.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::stage {
namespace {

using py::Value;

/// Keys of a dict in sorted order; in the order of insertion if they cannot be compared.
bool sortedKeys(const py::Dict &dict, std::vector<Value> &keys) {
  for (const auto &entry : dict.table.entries)
    if (entry.key) keys.push_back(entry.key);
  bool failed = false;
  std::stable_sort(keys.begin(), keys.end(), [&](const Value &a, const Value &b) {
    if (failed) return false;
    const int less = py::compareTruth(py::CompareOp::Lt, a, b);
    failed |= less < 0;
    return less > 0;
  });
  return !failed;
}

Value dictAt(const py::Dict &dict, const Value &key) {
  size_t index;
  return dict.table.find(key, index) == py::HashTable::Found::Yes ? dict.table.entries[index].value : Value();
}

bool isNamedTuple(const Value &value) {
  static const Symbol fields = Symbol::intern("_fields");
  return value.as<py::Tuple>() && value.type() != py::types().tuple && value.type()->lookup(fields);
}

} // namespace

Tensor flowOf(const Value &value) {
  static const Symbol flow = Symbol::intern("_flow"), with = Symbol::intern("_with_flow");
  if (!value.isObject() || asTensor(value) || !value.type()->lookup(with)) return {};
  const Value found = py::getAttrOptional(value, flow);
  py::clearPending();
  return found ? asTensor(found) : Tensor();
}

bool isNested(const Value &value) { return py::asSequence(value) || py::asDict(value); }

bool flatten(const Value &structure, std::vector<Value> &leaves, Arrays arrays) {
  if (const auto *items = py::asSequence(structure)) {
    for (const Value &item : *items)
      if (!flatten(item, leaves, arrays)) return false;
    return true;
  }
  if (const py::Dict *dict = py::asDict(structure)) {
    std::vector<Value> keys;
    if (!sortedKeys(*dict, keys)) return false;
    for (const Value &key : keys)
      if (!flatten(dictAt(*dict, key), leaves, arrays)) return false;
    return true;
  }
  if (const auto *maybe = arrays == Arrays::Expand ? structure.as<Maybe>() : nullptr) {
    if (!flatten(maybe->value, leaves, arrays)) return false;
    leaves.push_back(maybe->defined);
    return true;
  }
  if (arrays == Arrays::Expand)
    if (const Tensor flow = flowOf(structure)) {
      leaves.push_back(flow.value());
      return true;
    }
  if (arrays == Arrays::Expand && isStagedList(structure)) {
    for (const Tensor &flow : flowsOf(structure)) leaves.push_back(flow.value());
    return true;
  }
  leaves.push_back(structure);
  return true;
}

Value pack(const Value &structure, const std::vector<Value> &leaves, size_t &next, Arrays arrays) {
  if (const auto *items = py::asSequence(structure)) {
    std::vector<Value> packed;
    for (const Value &item : *items) {
      packed.push_back(pack(item, leaves, next, arrays));
      if (!packed.back()) return {};
    }
    if (py::asList(structure)) return py::makeList(std::move(packed));
    if (!isNamedTuple(structure)) return py::makeTuple(std::move(packed));
    return py::call(Value(structure.type()), packed);
  }
  if (const py::Dict *dict = py::asDict(structure)) {
    std::vector<Value> keys;
    if (!sortedKeys(*dict, keys)) return {};
    // The original's order of insertion is kept.
    auto made = py::make<py::Dict>(dict->type);
    for (const auto &entry : dict->table.entries)
      if (entry.key && !made->table.insert(entry.key, Value::none())) return {};
    for (const Value &key : keys) {
      const Value item = pack(dictAt(*dict, key), leaves, next, arrays);
      if (!item || !made->table.insert(key, item)) return {};
    }
    return made.value();
  }
  if (arrays == Arrays::Expand && isStagedList(structure)) {
    const size_t count = flowCount(elementsOf(structure));
    const auto first = leaves.begin() + static_cast<std::ptrdiff_t>(next);
    next += count;
    return withFlows(structure, std::vector<Value>(first, first + static_cast<std::ptrdiff_t>(count)));
  }
  if (const auto *maybe = arrays == Arrays::Expand ? structure.as<Maybe>() : nullptr) {
    const Value inner = pack(maybe->value, leaves, next, arrays);
    return inner ? py::make<Maybe>(inner, leaves[next++], maybe->text).value() : Value();
  }
  const Value &leaf = leaves[next++];
  if (arrays == Arrays::Expand && flowOf(structure)) {
    static const Symbol with = Symbol::intern("_with_flow");
    return py::callMethod(structure, with, {leaf});
  }
  return leaf;
}

bool sameStructure(const Value &a, const Value &b, std::string &why, Arrays arrays) {
  const auto *first = py::asSequence(a), *second = py::asSequence(b);
  if (first || second) {
    if (!first || !second || a.type() != b.type()) {
      why = fmt::format("has type {} in one and {} in the other", py::typeName(a), py::typeName(b));
      return false;
    }
    if (first->size() != second->size()) {
      why = fmt::format("has length {} in one and length {} in the other", first->size(), second->size());
      return false;
    }
    for (size_t i = 0; i < first->size(); ++i)
      if (!sameStructure((*first)[i], (*second)[i], why, arrays)) return false;
    return true;
  }
  const py::Dict *left = py::asDict(a), *right = py::asDict(b);
  if (left || right) {
    std::vector<Value> keys, otherKeys;
    if (!left || !right) {
      why = fmt::format("has type {} in one and {} in the other", py::typeName(a), py::typeName(b));
      return false;
    }
    if (!sortedKeys(*left, keys) || !sortedKeys(*right, otherKeys)) return false;
    bool equal = keys.size() == otherKeys.size();
    for (size_t i = 0; equal && i < keys.size(); ++i) equal = py::equal(keys[i], otherKeys[i]) == 1;
    if (!equal) {
      why = "has other keys in one than in the other";
      return false;
    }
    for (const Value &key : keys)
      if (!sameStructure(dictAt(*left, key), dictAt(*right, key), why, arrays)) return false;
    return true;
  }
  if (arrays == Arrays::Expand && a.as<Maybe>() && b.as<Maybe>())
    return sameStructure(a.as<Maybe>()->value, b.as<Maybe>()->value, why, arrays);
  if (arrays == Arrays::Expand && static_cast<bool>(flowOf(a)) != static_cast<bool>(flowOf(b))) {
    why = "is a TensorArray in one only";
    return false;
  }
  if (arrays == Arrays::Expand && isStagedList(a) != isStagedList(b)) {
    why = fmt::format("has type {} in one and {} in the other", py::typeName(a), py::typeName(b));
    return false;
  }
  return true;
}

} // namespace weft::stage
