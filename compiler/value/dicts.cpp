// The class dict and its views.
#include <algorithm>

#include "value/builtin_types.h"
#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::py {

bool Dict::classof(const Object &object) { return object.type->layout == Layout::Dict; }
Dict::Dict() : Container(types().dict) {}
Ref<Dict> makeDict() { return Ref<Dict>(new Dict()); }

namespace {

HashTable &tableOf(const Value &self) { return self.as<Dict>()->table; }
Value keyError(const Value &key) { return raiseWith(exceptions().KeyError, key); }

std::vector<const Object *> running;

Value dictRepr(const Value &self) {
  if (std::find(running.begin(), running.end(), self.object()) != running.end()) return makeStr("{...}");
  running.push_back(self.object());
  std::string out = "{";
  bool fine = true;
  for (size_t i = 0; i < tableOf(self).entries.size() && fine; ++i) {
    HashTable::Entry entry = tableOf(self).entries[i];
    if (!entry.key) continue;
    std::string key, value;
    fine = reprText(entry.key, key) && reprText(entry.value, value);
    out += (out.size() > 1 ? ", " : "") + key + ": " + value;
  }
  running.pop_back();
  return fine ? makeStr(out + "}") : Value();
}

Value dictCompare(const Value &self, const Value &other, CompareOp op) {
  auto *b = other.as<Dict>();
  if (!b || (op != CompareOp::Eq && op != CompareOp::NotEq)) return Value::notImplemented();
  bool same = tableOf(self).size() == b->table.size();
  for (size_t i = 0; same && i < tableOf(self).entries.size(); ++i) {
    HashTable::Entry entry = tableOf(self).entries[i];
    if (!entry.key) continue;
    size_t at;
    HashTable::Found found = b->table.find(entry.key, at);
    if (found == HashTable::Found::Error) return {};
    if (found == HashTable::Found::No) {
      same = false;
      break;
    }
    Value right = b->table.entries[at].value;
    int result = equal(entry.value, right);
    if (result < 0) return {};
    same = result != 0;
  }
  return makeBool(same == (op == CompareOp::Eq));
}

Value dictGetItem(const Value &self, const Value &key) {
  size_t at;
  switch (tableOf(self).find(key, at)) {
  case HashTable::Found::Yes:
    return tableOf(self).entries[at].value;
  case HashTable::Found::Error:
    return {};
  case HashTable::Found::No:
    break;
  }
  if (self.type() != types().dict) {
    bool found = false;
    Value result = callSpecial(self, WEFT_SYMBOL("__missing__"), {key}, found);
    if (found) return result;
  }
  return keyError(key);
}
bool dictSetItem(const Value &self, const Value &key, const Value &value) {
  if (value) return tableOf(self).insert(key, value);
  switch (tableOf(self).remove(key)) {
  case HashTable::Found::Yes:
    return true;
  case HashTable::Found::No:
    (void)keyError(key);
    return false;
  case HashTable::Found::Error:
    return false;
  }
  return false;
}

// Iterates what `pick` makes of each entry, and notices changes of size as CPython does.
template <typename Pick> Value iterateEntries(const Value &dict, bool backwards, Pick pick) {
  auto size = static_cast<int64_t>(tableOf(dict).size());
  bool done = false;
  return makeIterator(
      [pick, size, backwards, done](Iterator &it, Value &out) mutable {
        if (done || !it.held) return Next::Stop;
        HashTable &table = tableOf(it.held);
        if (static_cast<int64_t>(table.size()) != size) {
          done = true;
          (void)raise(exceptions().RuntimeError, "dictionary changed size during iteration");
          return Next::Error;
        }
        while (static_cast<size_t>(it.position) < table.entries.size()) {
          size_t i = backwards ? table.entries.size() - 1 - static_cast<size_t>(it.position)
                               : static_cast<size_t>(it.position);
          ++it.position;
          if (!table.entries[i].key) continue;
          out = pick(table.entries[i]);
          return Next::Item;
        }
        done = true;
        return Next::Stop;
      },
      dict);
}
Value pickKey(const HashTable::Entry &entry) { return entry.key; }
Value pickValue(const HashTable::Entry &entry) { return entry.value; }
Value pickItem(const HashTable::Entry &entry) { return makeTuple({entry.key, entry.value}); }

class View : public Container {
public:
  View(Type *cls, Value d) : Container(cls), dict(std::move(d)) {}
  void clear() override {
    Container::clear();
    dict = Value();
  }
  Value dict;
};
const Value &viewed(const Value &self) { return static_cast<View *>(self.object())->dict; }
Value iterateView(const Value &self) {
  if (self.type() == types().dictKeys) return iterateEntries(viewed(self), false, pickKey);
  if (self.type() == types().dictValues) return iterateEntries(viewed(self), false, pickValue);
  return iterateEntries(viewed(self), false, pickItem);
}
bool isSetLike(const Value &value) {
  return value.as<Set>() || value.type() == types().dictKeys || value.type() == types().dictItems;
}
template <BinaryOp Op> Value viewOp(const Value &self, const Value &other) {
  auto set = makeSet();
  if (!forEach(self, [&](const Value &item) { return set->table.insert(item, Value::none()); })) return {};
  Value right = other;
  if (!other.as<Set>()) {
    auto more = makeSet();
    if (!forEach(other, [&](const Value &item) { return more->table.insert(item, Value::none()); })) return {};
    right = more.value();
  }
  return binary(Op, set.value(), right);
}

void fillViews() {
  for (Type *type : {types().dictKeys, types().dictValues, types().dictItems}) {
    Slots &s = type->slots;
    s.length = [](const Value &self) { return static_cast<int64_t>(tableOf(viewed(self)).size()); };
    s.iterate = iterateView;
    s.repr = [](const Value &self) -> Value {
      std::vector<Value> items;
      std::string text;
      if (!collect(self, items) || !reprText(makeList(std::move(items)), text)) return {};
      return makeStr(typeName(self) + "(" + text + ")");
    };
    if (type != types().dictValues) {
      s.binary[static_cast<size_t>(BinaryOp::BitAnd)] = viewOp<BinaryOp::BitAnd>;
      s.binary[static_cast<size_t>(BinaryOp::BitOr)] = viewOp<BinaryOp::BitOr>;
      s.binary[static_cast<size_t>(BinaryOp::Sub)] = viewOp<BinaryOp::Sub>;
      s.binary[static_cast<size_t>(BinaryOp::BitXor)] = viewOp<BinaryOp::BitXor>;
      s.compare = [](const Value &self, const Value &other, CompareOp op) -> Value {
        if (!isSetLike(other)) return Value::notImplemented();
        auto a = makeSet(), b = makeSet();
        if (!forEach(self, [&](const Value &item) { return a->table.insert(item, Value::none()); })) return {};
        if (!forEach(other, [&](const Value &item) { return b->table.insert(item, Value::none()); })) return {};
        return compare(op, a.value(), b.value());
      };
    }
    type->method("__reversed__", [](const Value &self, const Args &) {
      if (self.type() == types().dictKeys) return iterateEntries(viewed(self), true, pickKey);
      if (self.type() == types().dictValues) return iterateEntries(viewed(self), true, pickValue);
      return iterateEntries(viewed(self), true, pickItem);
    });
  }
  types().dictKeys->slots.contains = [](const Value &self, const Value &item) { return contains(viewed(self), item); };
  types().dictItems->slots.contains = [](const Value &self, const Value &item) -> int {
    const std::vector<Value> *pair = asSequence(item);
    if (!pair || pair->size() != 2) return 0;
    size_t at;
    HashTable::Found found = tableOf(viewed(self)).find((*pair)[0], at);
    if (found != HashTable::Found::Yes) return found == HashTable::Found::Error ? -1 : 0;
    return equal(tableOf(viewed(self)).entries[at].value, (*pair)[1]);
  };
  for (Type *type : {types().dictKeys, types().dictValues, types().dictItems}) type->ready();
}

Value popItem(const Value &self, const Args &) {
  HashTable &table = tableOf(self);
  if (table.size() == 0) return raiseWith(exceptions().KeyError, makeStr("popitem(): dictionary is empty"));
  HashTable::Entry last = table.entries.back();
  table.remove(last.key);
  return makeTuple({last.key, last.value});
}

} // namespace

bool dictUpdate(Dict &dict, const Value &source) {
  if (auto *other = source.as<Dict>()) {
    for (size_t i = 0; i < other->table.entries.size(); ++i) {
      HashTable::Entry entry = other->table.entries[i];
      if (entry.key && !dict.table.insert(entry.key, entry.value)) return false;
    }
    return true;
  }
  if (Value keys = getAttrOptional(source, WEFT_SYMBOL("keys"))) {
    Value list = call(keys);
    return list && forEach(list, [&](const Value &key) {
             Value value = getItem(source, key);
             return value && dict.table.insert(key, value);
           });
  }
  if (pending()) return false;
  size_t position = 0;
  return forEach(source, [&](const Value &item) {
    std::vector<Value> pair;
    if (!item.type()->slots.iterate && !item.type()->slots.getItem) {
      (void)raiseTypeError("cannot convert dictionary update sequence element #{} to a sequence", position);
      return false;
    }
    if (!collect(item, pair)) return false;
    if (pair.size() != 2) {
      (void)raiseValueError("dictionary update sequence element #{} has length {}; 2 is required", position,
                            pair.size());
      return false;
    }
    ++position;
    return dict.table.insert(pair[0], pair[1]);
  });
}

namespace {
bool updateFromArgs(const Value &self, const Args &args, const char *name) {
  if (args.count > 1) {
    (void)raiseTypeError("{} expected at most 1 argument, got {}", name, args.count);
    return false;
  }
  if (args.count && !dictUpdate(*self.as<Dict>(), args[0])) return false;
  for (size_t i = 0; i < args.named; ++i) tableOf(self).insert(args.names[i], args.namedValue(i));
  return true;
}
} // namespace

void fillDictTypes() {
  Type &t = *types().dict;
  Slots &s = t.slots;
  s.create = [](Type *cls, const Args &) { return Value(new Dict(cls)); };
  s.init = [](const Value &self, const Args &args) { return updateFromArgs(self, args, "dict"); };
  s.repr = dictRepr;
  s.compare = dictCompare;
  s.length = [](const Value &self) { return static_cast<int64_t>(tableOf(self).size()); };
  s.getItem = dictGetItem;
  s.setItem = dictSetItem;
  s.contains = [](const Value &self, const Value &key) -> int {
    size_t at;
    HashTable::Found found = tableOf(self).find(key, at);
    return found == HashTable::Found::Error ? -1 : found == HashTable::Found::Yes;
  };
  s.iterate = [](const Value &self) { return iterateEntries(self, false, pickKey); };
  s.binary[static_cast<size_t>(BinaryOp::BitOr)] = [](const Value &self, const Value &other) -> Value {
    if (!other.as<Dict>()) return Value::notImplemented();
    auto result = makeDict();
    if (!dictUpdate(*result, self) || !dictUpdate(*result, other)) return {};
    return result.value();
  };
  s.inplace[static_cast<size_t>(BinaryOp::BitOr)] = [](const Value &self, const Value &other) -> Value {
    return dictUpdate(*self.as<Dict>(), other) ? self : Value();
  };
  t.method("keys", [](const Value &self, const Args &) { return Value(new View(types().dictKeys, self)); });
  t.method("values", [](const Value &self, const Args &) { return Value(new View(types().dictValues, self)); });
  t.method("items", [](const Value &self, const Args &) { return Value(new View(types().dictItems, self)); });
  t.method("get", [](const Value &self, const Args &args) -> Value {
    if (args.count < 1) return raiseTypeError("get expected at least 1 argument, got 0");
    size_t at;
    switch (tableOf(self).find(args[0], at)) {
    case HashTable::Found::Yes:
      return tableOf(self).entries[at].value;
    case HashTable::Found::Error:
      return {};
    case HashTable::Found::No:
      break;
    }
    return args.count > 1 ? args[1] : Value::none();
  });
  t.method("pop", [](const Value &self, const Args &args) -> Value {
    if (args.count < 1) return raiseTypeError("pop expected at least 1 argument, got 0");
    Value removed;
    switch (tableOf(self).remove(args[0], &removed)) {
    case HashTable::Found::Yes:
      return removed;
    case HashTable::Found::Error:
      return {};
    case HashTable::Found::No:
      break;
    }
    return args.count > 1 ? args[1] : keyError(args[0]);
  });
  t.method("popitem", popItem);
  t.method("setdefault", [](const Value &self, const Args &args) -> Value {
    if (args.count < 1) return raiseTypeError("setdefault expected at least 1 argument, got 0");
    size_t at;
    switch (tableOf(self).find(args[0], at)) {
    case HashTable::Found::Yes:
      return tableOf(self).entries[at].value;
    case HashTable::Found::Error:
      return {};
    case HashTable::Found::No:
      break;
    }
    Value value = args.count > 1 ? args[1] : Value::none();
    return tableOf(self).insert(args[0], value) ? value : Value();
  });
  t.method("update", [](const Value &self, const Args &args) {
    return updateFromArgs(self, args, "update") ? Value::none() : Value();
  });
  t.method("clear", [](const Value &self, const Args &) {
    tableOf(self).clear();
    return Value::none();
  });
  t.method("copy", [](const Value &self, const Args &) {
    auto result = makeDict();
    (void)dictUpdate(*result, self);
    return result.value();
  });
  t.method("__reversed__", [](const Value &self, const Args &) { return iterateEntries(self, true, pickKey); });
  t.classMethod("fromkeys", [](Type *cls, const Args &args) -> Value {
    Value result = call(Value(cls)), value = args.count > 1 ? args[1] : Value::none();
    if (!result || !forEach(args[0], [&](const Value &key) { return setItem(result, key, value); })) return {};
    return result;
  });
  t.classMethod("__class_getitem__", [](Type *cls, const Args &) { return Value(cls); });
  t.ready();
  fillViews();

  // A read-only view of a class's dict.
  Type &proxy = *types().mappingProxy;
  Slots &p = proxy.slots;
  p.length = [](const Value &self) { return length(viewed(self)); };
  p.getItem = [](const Value &self, const Value &key) { return getItem(viewed(self), key); };
  p.contains = [](const Value &self, const Value &key) { return contains(viewed(self), key); };
  p.iterate = [](const Value &self) { return iterate(viewed(self)); };
  p.repr = [](const Value &self) -> Value {
    std::string text;
    return reprText(viewed(self), text) ? makeStr("mappingproxy(" + text + ")") : Value();
  };
  proxy.method("keys", [](const Value &self, const Args &) { return callMethod(viewed(self), WEFT_SYMBOL("keys")); });
  proxy.method("values",
               [](const Value &self, const Args &) { return callMethod(viewed(self), WEFT_SYMBOL("values")); });
  proxy.method("items", [](const Value &self, const Args &) { return callMethod(viewed(self), WEFT_SYMBOL("items")); });
  proxy.method("copy", [](const Value &self, const Args &) { return callMethod(viewed(self), WEFT_SYMBOL("copy")); });
  proxy.method("get", [](const Value &self, const Args &args) {
    return callMethod(viewed(self), WEFT_SYMBOL("get"), std::vector<Value>(args.values, args.values + args.count));
  });
  proxy.ready();
}

Value makeMappingProxy(const Value &dict) { return Value(new View(types().mappingProxy, dict)); }

} // namespace weft::py
