// The classes set and frozenset.
#include <algorithm>

#include "value/builtin_types.h"
#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::py {

bool Set::classof(const Object &object) { return object.type->layout == Layout::Set; }
Ref<Set> makeSet(bool frozen) { return Ref<Set>(new Set(frozen ? types().frozenset : types().set)); }

namespace {

HashTable &tableOf(const Value &self) { return self.as<Set>()->table; }
bool isFrozen(const Value &self) { return self.type()->isSubtypeOf(types().frozenset); }
bool addAll(HashTable &table, const Value &iterable) {
  if (auto *other = iterable.as<Set>()) {
    for (size_t i = 0; i < other->table.entries.size(); ++i) {
      Value key = other->table.entries[i].key;
      if (key && !table.insert(key, Value::none())) return false;
    }
    return true;
  }
  return forEach(iterable, [&](const Value &item) { return table.insert(item, Value::none()); });
}
int has(const HashTable &table, const Value &item) {
  size_t at;
  HashTable::Found found = table.find(item, at);
  return found == HashTable::Found::Error ? -1 : found == HashTable::Found::Yes;
}

enum class Operation { Union, Intersection, Difference, Symmetric };
// `other` is a set.
Value combine(const Value &self, const Value &other, Operation operation) {
  auto result = makeSet(isFrozen(self));
  const HashTable &a = tableOf(self), &b = tableOf(other);
  auto copyIf = [&](const HashTable &from, const HashTable &test, bool wanted) {
    for (size_t i = 0; i < from.entries.size(); ++i) {
      Value key = from.entries[i].key;
      if (!key) continue;
      int found = has(test, key);
      if (found < 0 || ((found != 0) == wanted && !result->table.insert(key, Value::none()))) return false;
    }
    return true;
  };
  bool fine = true;
  switch (operation) {
  case Operation::Union:
    fine = addAll(result->table, self) && addAll(result->table, other);
    break;
  case Operation::Intersection:
    fine = b.size() < a.size() ? copyIf(b, a, true) : copyIf(a, b, true);
    break;
  case Operation::Difference:
    fine = copyIf(a, b, false);
    break;
  case Operation::Symmetric:
    fine = copyIf(a, b, false) && copyIf(b, a, false);
    break;
  }
  return fine ? result.value() : Value();
}
bool toSet(const Value &value, Value &out) {
  if (value.as<Set>()) {
    out = value;
    return true;
  }
  auto set = makeSet();
  out = set.value();
  return addAll(set->table, value);
}
template <Operation Op> Value setOperator(const Value &self, const Value &other) {
  return other.as<Set>() ? combine(self, other, Op) : Value::notImplemented();
}
template <Operation Op> Value setInplace(const Value &self, const Value &other) {
  if (!other.as<Set>() || isFrozen(self)) return Value::notImplemented();
  Value result = combine(self, other, Op);
  if (!result) return {};
  std::swap(tableOf(self), tableOf(result));
  return self;
}
template <Operation Op> Value setMethod(const Value &self, const Args &args) {
  Value result = self;
  if (args.count == 0) return callMethod(self, WEFT_SYMBOL("copy"));
  for (size_t i = 0; i < args.count; ++i) {
    Value other;
    if (!toSet(args[i], other)) return {};
    result = combine(result, other, Op);
    if (!result) return {};
  }
  return result;
}
template <Operation Op> Value setUpdate(const Value &self, const Args &args) {
  for (size_t i = 0; i < args.count; ++i) {
    Value other;
    if (!toSet(args[i], other)) return {};
    if (Op == Operation::Union) {
      if (!addAll(tableOf(self), other)) return {};
      continue;
    }
    Value result = combine(self, other, Op);
    if (!result) return {};
    std::swap(tableOf(self), tableOf(result));
  }
  return Value::none();
}
int isSubset(const Value &a, const Value &b) {
  for (size_t i = 0; i < tableOf(a).entries.size(); ++i) {
    Value key = tableOf(a).entries[i].key;
    if (!key) continue;
    int found = has(tableOf(b), key);
    if (found <= 0) return found;
  }
  return 1;
}

Value setCompare(const Value &self, const Value &other, CompareOp op) {
  if (!other.as<Set>()) return Value::notImplemented();
  size_t a = tableOf(self).size(), b = tableOf(other).size();
  int result = 0;
  switch (op) {
  case CompareOp::Eq:
  case CompareOp::NotEq:
    result = a == b ? isSubset(self, other) : 0;
    if (result >= 0 && op == CompareOp::NotEq) result = !result;
    break;
  case CompareOp::Lt:
    result = a < b ? isSubset(self, other) : 0;
    break;
  case CompareOp::LtE:
    result = isSubset(self, other);
    break;
  case CompareOp::Gt:
    result = a > b ? isSubset(other, self) : 0;
    break;
  case CompareOp::GtE:
    result = isSubset(other, self);
    break;
  }
  return result < 0 ? Value() : makeBool(result != 0);
}

// Whether CPython's hash of this value is the same in each run (that of a str is not), and the same as ours.
bool hasFixedHash(const Value &value) {
  if (value.isInt() || value.isBool() || value.isFloat()) return true;
  auto *tuple = value.as<Tuple>();
  return tuple && std::all_of(tuple->items.begin(), tuple->items.end(), hasFixedHash);
}

// CPython's place for a hash in its table of a set: nine neighbours, then a jump.
size_t freePlace(const std::vector<int32_t> &places, uint64_t hash) {
  size_t mask = places.size() - 1, i = hash & mask;
  for (uint64_t perturb = hash;;) {
    size_t probes = i + 9 <= mask ? 9 : 0;
    for (size_t step = 0; step <= probes; ++step)
      if (places[i + step] < 0) return i + step;
    perturb >>= 5;
    i = (i * 5 + 1 + perturb) & mask;
  }
}

// The order in which CPython shows and iterates a set. Where it would differ from run to run: the order of insertion.
std::vector<Value> shownOrder(const HashTable &table) {
  std::vector<Value> items;
  std::vector<uint64_t> hashes;
  bool fixed = true;
  for (const HashTable::Entry &entry : table.entries)
    if (entry.key) {
      items.push_back(entry.key);
      hashes.push_back(static_cast<uint64_t>(entry.hash));
      fixed = fixed && hasFixedHash(entry.key);
    }
  if (!fixed) return items;
  std::vector<int32_t> places(8, -1);
  for (size_t i = 0; i < items.size(); ++i) {
    places[freePlace(places, hashes[i])] = static_cast<int32_t>(i);
    size_t used = i + 1;
    if (used * 5 < (places.size() - 1) * 3) continue;
    size_t wanted = used > 50000 ? used * 2 : used * 4, size = 8;
    while (size <= wanted) size *= 2;
    std::vector<int32_t> grown(size, -1);
    for (int32_t held : places)
      if (held >= 0) grown[freePlace(grown, hashes[static_cast<size_t>(held)])] = held;
    places.swap(grown);
  }
  std::vector<Value> ordered;
  for (int32_t held : places)
    if (held >= 0) ordered.push_back(items[static_cast<size_t>(held)]);
  return ordered;
}

Value setRepr(const Value &self) {
  std::string name = typeName(self);
  if (tableOf(self).size() == 0) return makeStr(name + "()");
  std::string out;
  for (const Value &item : shownOrder(tableOf(self))) {
    std::string text;
    if (!reprText(item, text)) return {};
    out += (out.empty() ? "" : ", ") + text;
  }
  return makeStr(self.type() == types().set ? "{" + out + "}" : name + "({" + out + "})");
}

bool setHash(const Value &self, int64_t &out) {
  auto *set = self.as<Set>();
  if (set->hash == -1) {
    uint64_t total = 1927868237u * (set->table.size() + 1);
    for (const HashTable::Entry &entry : set->table.entries) {
      if (!entry.key) continue;
      auto h = static_cast<uint64_t>(entry.hash);
      total ^= (h ^ (h << 16) ^ 89869747u) * 3644798167u;
    }
    set->hash = static_cast<int64_t>(total & 0x7FFFFFFFFFFFFFFF);
  }
  out = set->hash;
  return true;
}

Value iterateSet(const Value &self) {
  Value order = makeTuple(shownOrder(tableOf(self)));
  auto size = tableOf(self).size();
  Value set = self;
  return makeIterator(
      [size](Iterator &it, Value &out) {
        const std::vector<Value> &pair = *asSequence(it.held);
        const std::vector<Value> &items = *asSequence(pair[0]);
        if (static_cast<size_t>(it.position) >= items.size()) return Next::Stop;
        if (tableOf(pair[1]).size() != size) {
          (void)raise(exceptions().RuntimeError, "Set changed size during iteration");
          return Next::Error;
        }
        out = items[static_cast<size_t>(it.position++)];
        return Next::Item;
      },
      makeTuple({order, set}));
}

void fillShared(Type &t) {
  Slots &s = t.slots;
  s.repr = setRepr;
  s.compare = setCompare;
  s.length = [](const Value &self) { return static_cast<int64_t>(tableOf(self).size()); };
  s.contains = [](const Value &self, const Value &item) { return has(tableOf(self), item); };
  s.iterate = iterateSet;
  s.binary[static_cast<size_t>(BinaryOp::BitOr)] = setOperator<Operation::Union>;
  s.binary[static_cast<size_t>(BinaryOp::BitAnd)] = setOperator<Operation::Intersection>;
  s.binary[static_cast<size_t>(BinaryOp::Sub)] = setOperator<Operation::Difference>;
  s.binary[static_cast<size_t>(BinaryOp::BitXor)] = setOperator<Operation::Symmetric>;
  t.method("union", setMethod<Operation::Union>);
  t.method("intersection", setMethod<Operation::Intersection>);
  t.method("difference", setMethod<Operation::Difference>);
  t.method("symmetric_difference", setMethod<Operation::Symmetric>);
  t.method("copy", [](const Value &self, const Args &) -> Value {
    auto result = makeSet(isFrozen(self));
    return addAll(result->table, self) ? result.value() : Value();
  });
  t.method("issubset", [](const Value &self, const Args &args) -> Value {
    Value other;
    return toSet(args[0], other) ? compare(CompareOp::LtE, self, other) : Value();
  });
  t.method("issuperset", [](const Value &self, const Args &args) -> Value {
    Value other;
    return toSet(args[0], other) ? compare(CompareOp::GtE, self, other) : Value();
  });
  t.method("isdisjoint", [](const Value &self, const Args &args) -> Value {
    Value other;
    if (!toSet(args[0], other)) return {};
    Value common = combine(self, other, Operation::Intersection);
    return common ? makeBool(tableOf(common).size() == 0) : Value();
  });
  t.classMethod("__class_getitem__", [](Type *cls, const Args &) { return Value(cls); });
}

} // namespace

void fillSetTypes() {
  Type &frozen = *types().frozenset;
  frozen.slots.create = [](Type *cls, const Args &args) -> Value {
    auto result = make<Set>(cls);
    if (args.count && !addAll(result->table, args[0])) return {};
    return result.value();
  };
  frozen.slots.hash = setHash;
  fillShared(frozen);
  frozen.ready();

  Type &t = *types().set;
  t.slots.create = [](Type *cls, const Args &) { return Value(new Set(cls)); };
  t.slots.init = [](const Value &self, const Args &args) {
    if (args.count > 1) {
      (void)raiseTypeError("set expected at most 1 argument, got {}", args.count);
      return false;
    }
    HashTable fresh;
    if (args.count && !addAll(fresh, args[0])) return false;
    std::swap(tableOf(self), fresh);
    return true;
  };
  fillShared(t);
  t.slots.inplace[static_cast<size_t>(BinaryOp::BitOr)] = setInplace<Operation::Union>;
  t.slots.inplace[static_cast<size_t>(BinaryOp::BitAnd)] = setInplace<Operation::Intersection>;
  t.slots.inplace[static_cast<size_t>(BinaryOp::Sub)] = setInplace<Operation::Difference>;
  t.slots.inplace[static_cast<size_t>(BinaryOp::BitXor)] = setInplace<Operation::Symmetric>;
  t.method("update", setUpdate<Operation::Union>);
  t.method("intersection_update", setUpdate<Operation::Intersection>);
  t.method("difference_update", setUpdate<Operation::Difference>);
  t.method("symmetric_difference_update", setUpdate<Operation::Symmetric>);
  t.method("add", [](const Value &self, const Args &args) -> Value {
    if (args.count != 1) return raiseTypeError("set.add() takes exactly one argument ({} given)", args.count);
    return tableOf(self).insert(args[0], Value::none()) ? Value::none() : Value();
  });
  t.method("discard", [](const Value &self, const Args &args) -> Value {
    return tableOf(self).remove(args[0]) == HashTable::Found::Error ? Value() : Value::none();
  });
  t.method("remove", [](const Value &self, const Args &args) -> Value {
    HashTable::Found found = tableOf(self).remove(args[0]);
    if (found == HashTable::Found::No) return raiseWith(exceptions().KeyError, args[0]);
    return found == HashTable::Found::Error ? Value() : Value::none();
  });
  t.method("pop", [](const Value &self, const Args &) -> Value {
    std::vector<Value> items = shownOrder(tableOf(self));
    if (items.empty()) return raiseWith(exceptions().KeyError, makeStr("pop from an empty set"));
    tableOf(self).remove(items[0]);
    return items[0];
  });
  t.method("clear", [](const Value &self, const Args &) {
    tableOf(self).clear();
    return Value::none();
  });
  t.ready();
}

} // namespace weft::py
