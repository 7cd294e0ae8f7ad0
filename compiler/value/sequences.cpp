// The classes list and tuple.
#include <algorithm>

#include "value/builtin_types.h"
#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::py {

bool List::classof(const Object &object) { return object.type->layout == Layout::List; }
bool Tuple::classof(const Object &object) { return object.type->layout == Layout::Tuple; }
List::List() : Container(types().list) {}
Tuple::Tuple(std::vector<Value> values) : Container(types().tuple), items(std::move(values)) {}

Value makeList(std::vector<Value> items) {
  auto *list = new List();
  list->items = std::move(items);
  return Value(list);
}
Value makeTuple(std::vector<Value> items) { return Value(new Tuple(std::move(items))); }
const std::vector<Value> *asSequence(const Value &value) {
  if (auto *list = value.as<List>()) return &list->items;
  if (auto *tuple = value.as<Tuple>()) return &tuple->items;
  return nullptr;
}

namespace {

// Objects whose repr is running, for [...] in self-containing ones.
std::vector<const Object *> &running() {
  static std::vector<const Object *> stack;
  return stack;
}

Value sequenceRepr(const Value &self, const char *open, const char *close, bool isTuple) {
  if (std::find(running().begin(), running().end(), self.object()) != running().end())
    return makeStr(std::string(open) + "..." + close);
  running().push_back(self.object());
  std::string out = open;
  bool fine = true;
  for (size_t i = 0; i < asSequence(self)->size(); ++i) { // __repr__ may change the list
    Value item = (*asSequence(self))[i];
    std::string text;
    if (!reprText(item, text)) {
      fine = false;
      break;
    }
    out += (i ? ", " : "") + text;
  }
  running().pop_back();
  if (!fine) return {};
  if (isTuple && asSequence(self)->size() == 1) out += ",";
  return makeStr(out + close);
}

Value sequenceCompare(const Value &self, const Value &other, CompareOp op) {
  for (size_t i = 0;; ++i) {
    const std::vector<Value> &a = *asSequence(self), &b = *asSequence(other);
    if (i == 0 && a.size() != b.size() && (op == CompareOp::Eq || op == CompareOp::NotEq))
      return makeBool(op == CompareOp::NotEq);
    if (i >= a.size() || i >= b.size()) {
      int64_t x = static_cast<int64_t>(a.size()), y = static_cast<int64_t>(b.size());
      return compare(op, makeInt(x), makeInt(y));
    }
    Value left = a[i], right = b[i];
    int same = equal(left, right);
    if (same < 0) return {};
    if (!same) {
      if (op == CompareOp::Eq) return makeBool(false);
      if (op == CompareOp::NotEq) return makeBool(true);
      return compare(op, left, right);
    }
  }
}

bool normalIndex(const Value &self, const Value &key, const char *kind, const char *verb, int64_t &at) {
  if (!isAnyInt(key) && !key.type()->slots.toIndex) {
    (void)raiseTypeError("{} indices must be integers or slices, not {}", kind, typeName(key));
    return false;
  }
  if (!index(key, at)) return false;
  auto size = static_cast<int64_t>(asSequence(self)->size());
  if (at < 0) at += size;
  if (at < 0 || at >= size) {
    (void)raise(exceptions().IndexError, "{} {}index out of range", kind, verb);
    return false;
  }
  return true;
}

bool sliced(const Value &self, const Slice &slice, std::vector<Value> &out) {
  const std::vector<Value> &items = *asSequence(self);
  int64_t first, last, step, count;
  if (!slice.indices(static_cast<int64_t>(items.size()), first, last, step, count)) return false;
  out.reserve(static_cast<size_t>(count));
  for (int64_t i = 0, at = first; i < count; ++i, at += step) out.push_back(items[static_cast<size_t>(at)]);
  return true;
}

int sequenceContains(const Value &self, const Value &item) {
  for (size_t i = 0; i < asSequence(self)->size(); ++i) {
    Value candidate = (*asSequence(self))[i];
    if (int result = equal(candidate, item)) return result;
  }
  return 0;
}

Value sequenceIterate(const Value &self) {
  return makeIterator(
      [](Iterator &it, Value &out) {
        if (!it.held) return Next::Stop;
        const std::vector<Value> &items = *asSequence(it.held);
        if (static_cast<size_t>(it.position) >= items.size()) {
          it.held = Value();
          return Next::Stop;
        }
        out = items[static_cast<size_t>(it.position++)];
        return Next::Item;
      },
      self);
}

/// How often `self * other` repeats. False: `failure` is the result (another object's product, NotImplemented, or
/// null).
bool repeatCount(const Value &self, const Value &other, int64_t &count, Value &failure) {
  // As in CPython the other object's own product comes first: a list times a tensor is a tensor.
  if (const BinarySlot product = other.type()->slots.reflected[static_cast<size_t>(BinaryOp::Mult)];
      product && !isAnyInt(other) && !asSequence(other)) {
    failure = product(other, self);
    if (!failure || !failure.isNotImplemented()) return false;
  }
  if (!isAnyInt(other) && !other.type()->slots.toIndex) {
    failure = Value::notImplemented();
    return false;
  }
  return index(other, count);
}
std::vector<Value> repeated(const std::vector<Value> &items, int64_t count) {
  std::vector<Value> out;
  if (count > 0) out.reserve(items.size() * static_cast<size_t>(count));
  for (int64_t i = 0; i < count; ++i) out.insert(out.end(), items.begin(), items.end());
  return out;
}
Value listRepeat(const Value &self, const Value &other) {
  int64_t count;
  Value failure;
  return repeatCount(self, other, count, failure) ? makeList(repeated(*asSequence(self), count)) : failure;
}
Value tupleRepeat(const Value &self, const Value &other) {
  int64_t count;
  Value failure;
  return repeatCount(self, other, count, failure) ? makeTuple(repeated(*asSequence(self), count)) : failure;
}

bool setSlice(const Value &self, const Slice &slice, const Value &value) {
  std::vector<Value> fresh;
  if (value) {
    if (!value.type()->slots.iterate && !value.type()->slots.getItem) {
      (void)raiseTypeError("can only assign an iterable");
      return false;
    }
    if (!collect(value, fresh)) return false;
  }
  std::vector<Value> &items = self.as<List>()->items;
  int64_t first, last, step, count;
  if (!slice.indices(static_cast<int64_t>(items.size()), first, last, step, count)) return false;
  std::vector<Value> old; // freed at the end, when the list is whole again
  if (step == 1) {
    old.assign(items.begin() + first, items.begin() + first + count);
    items.erase(items.begin() + first, items.begin() + first + count);
    items.insert(items.begin() + first, fresh.begin(), fresh.end());
    return true;
  }
  if (value) {
    if (static_cast<int64_t>(fresh.size()) != count) {
      (void)raiseValueError("attempt to assign sequence of size {} to extended slice of size {}", fresh.size(), count);
      return false;
    }
    for (int64_t i = 0, at = first; i < count; ++i, at += step)
      std::swap(items[static_cast<size_t>(at)], fresh[static_cast<size_t>(i)]);
    return true;
  }
  std::vector<int64_t> gone;
  for (int64_t i = 0, at = first; i < count; ++i, at += step) gone.push_back(at);
  std::sort(gone.rbegin(), gone.rend());
  for (int64_t at : gone) {
    old.push_back(items[static_cast<size_t>(at)]);
    items.erase(items.begin() + at);
  }
  return true;
}

bool listSetItem(const Value &self, const Value &key, const Value &value) {
  if (auto *slice = key.as<Slice>()) return setSlice(self, *slice, value);
  int64_t at;
  if (!normalIndex(self, key, "list", value ? "assignment " : "assignment ", at)) return false;
  std::vector<Value> &items = self.as<List>()->items;
  Value old = std::move(items[static_cast<size_t>(at)]);
  if (value)
    items[static_cast<size_t>(at)] = value;
  else
    items.erase(items.begin() + at);
  return true;
}

Value listInit(const Value &self, const Args &args, bool &fine) {
  fine = false;
  if (args.named) return raiseTypeError("list() takes no keyword arguments");
  if (args.count > 1) return raiseTypeError("list expected at most 1 argument, got {}", args.count);
  std::vector<Value> items;
  if (args.count && !collect(args[0], items)) return {};
  self.as<List>()->items = std::move(items);
  fine = true;
  return {};
}

std::vector<Value> &itemsOf(const Value &self) { return self.as<List>()->items; }

bool exactly(const Args &args, size_t count, const char *name) {
  if (args.named) {
    (void)raiseTypeError("{}() takes no keyword arguments", name);
    return false;
  }
  if (args.count == count) return true;
  if (count == 0)
    (void)raiseTypeError("{}() takes no arguments ({} given)", name, args.count);
  else if (count == 1)
    (void)raiseTypeError("{}() takes exactly one argument ({} given)", name, args.count);
  else
    (void)raiseTypeError("{} expected {} arguments, got {}", name, count, args.count);
  return false;
}

Value sequenceIndex(const Value &self, const Args &args, const char *kind) {
  if (args.count < 1 || args.count > 3) return raiseTypeError("index expected at least 1 argument, got {}", args.count);
  int64_t begin = 0, end = INT64_MAX;
  if (args.count > 1 && !index(args[1], begin)) return {};
  if (args.count > 2 && !index(args[2], end)) return {};
  auto size = static_cast<int64_t>(asSequence(self)->size());
  if (begin < 0) begin = std::max<int64_t>(0, begin + size);
  if (end < 0) end += size;
  for (int64_t i = begin; i < static_cast<int64_t>(asSequence(self)->size()) && i < end; ++i) {
    Value candidate = (*asSequence(self))[static_cast<size_t>(i)];
    int same = equal(candidate, args[0]);
    if (same < 0) return {};
    if (same) return makeInt(i);
  }
  if (std::string_view(kind) == "tuple") return raiseValueError("tuple.index(x): x not in tuple");
  std::string text;
  if (!reprText(args[0], text)) return {};
  return raiseValueError("{} is not in list", text);
}
Value sequenceCount(const Value &self, const Args &args) {
  if (!exactly(args, 1, "count")) return {};
  int64_t count = 0;
  for (size_t i = 0; i < asSequence(self)->size(); ++i) {
    Value candidate = (*asSequence(self))[i];
    int same = equal(candidate, args[0]);
    if (same < 0) return {};
    count += same;
  }
  return makeInt(count);
}

void fillList() {
  Type &t = *types().list;
  Slots &s = t.slots;
  s.create = [](Type *cls, const Args &) { return Value(new List(cls)); };
  s.init = [](const Value &self, const Args &args) {
    bool fine;
    (void)listInit(self, args, fine);
    return fine;
  };
  s.repr = [](const Value &self) { return sequenceRepr(self, "[", "]", false); };
  s.compare = [](const Value &self, const Value &other, CompareOp op) {
    return other.as<List>() ? sequenceCompare(self, other, op) : Value::notImplemented();
  };
  s.length = [](const Value &self) { return static_cast<int64_t>(itemsOf(self).size()); };
  s.getItem = [](const Value &self, const Value &key) -> Value {
    if (key.isInt()) {
      const std::vector<Value> &items = itemsOf(self);
      int64_t at = key.asInt();
      if (at < 0) at += static_cast<int64_t>(items.size());
      if (static_cast<uint64_t>(at) < items.size()) return items[static_cast<size_t>(at)];
    }
    if (auto *slice = key.as<Slice>()) {
      std::vector<Value> out;
      return sliced(self, *slice, out) ? makeList(std::move(out)) : Value();
    }
    int64_t at;
    return normalIndex(self, key, "list", "", at) ? itemsOf(self)[static_cast<size_t>(at)] : Value();
  };
  s.setItem = listSetItem;
  s.contains = sequenceContains;
  s.iterate = sequenceIterate;
  s.binary[static_cast<size_t>(BinaryOp::Add)] = [](const Value &self, const Value &other) -> Value {
    auto *b = other.as<List>();
    if (!b) return Value::notImplemented();
    std::vector<Value> out = itemsOf(self);
    out.insert(out.end(), b->items.begin(), b->items.end());
    return makeList(std::move(out));
  };
  s.binary[static_cast<size_t>(BinaryOp::Mult)] = s.reflected[static_cast<size_t>(BinaryOp::Mult)] = listRepeat;
  s.inplace[static_cast<size_t>(BinaryOp::Add)] = [](const Value &self, const Value &other) -> Value {
    std::vector<Value> more;
    if (!collect(other, more)) return {};
    itemsOf(self).insert(itemsOf(self).end(), more.begin(), more.end());
    return self;
  };
  s.inplace[static_cast<size_t>(BinaryOp::Mult)] = [](const Value &self, const Value &other) -> Value {
    int64_t count;
    Value failure;
    if (!repeatCount(self, other, count, failure)) return failure;
    itemsOf(self) = repeated(itemsOf(self), count);
    return self;
  };
  t.method("append", [](const Value &self, const Args &args) -> Value {
    if (!exactly(args, 1, "list.append")) return {};
    itemsOf(self).push_back(args[0]);
    return Value::none();
  });
  t.method("extend", [](const Value &self, const Args &args) -> Value {
    std::vector<Value> more;
    if (!exactly(args, 1, "list.extend") || !collect(args[0], more)) return {};
    itemsOf(self).insert(itemsOf(self).end(), more.begin(), more.end());
    return Value::none();
  });
  t.method("insert", [](const Value &self, const Args &args) -> Value {
    int64_t at;
    if (!exactly(args, 2, "insert") || !index(args[0], at)) return {};
    auto size = static_cast<int64_t>(itemsOf(self).size());
    if (at < 0) at = std::max<int64_t>(0, at + size);
    itemsOf(self).insert(itemsOf(self).begin() + std::min(at, size), args[1]);
    return Value::none();
  });
  t.method("pop", [](const Value &self, const Args &args) -> Value {
    int64_t at = -1;
    if (args.count > 1) return raiseTypeError("pop expected at most 1 argument, got {}", args.count);
    if (args.count && !index(args[0], at)) return {};
    std::vector<Value> &items = itemsOf(self);
    if (items.empty()) return raise(exceptions().IndexError, "pop from empty list");
    if (at < 0) at += static_cast<int64_t>(items.size());
    if (at < 0 || at >= static_cast<int64_t>(items.size()))
      return raise(exceptions().IndexError, "pop index out of range");
    Value result = std::move(items[static_cast<size_t>(at)]);
    items.erase(items.begin() + at);
    return result;
  });
  t.method("remove", [](const Value &self, const Args &args) -> Value {
    if (!exactly(args, 1, "list.remove")) return {};
    for (size_t i = 0; i < itemsOf(self).size(); ++i) {
      Value candidate = itemsOf(self)[i];
      int same = equal(candidate, args[0]);
      if (same < 0) return {};
      if (same) {
        itemsOf(self).erase(itemsOf(self).begin() + static_cast<int64_t>(i));
        return Value::none();
      }
    }
    return raiseValueError("list.remove(x): x not in list");
  });
  t.method("clear", [](const Value &self, const Args &) {
    std::vector<Value> old;
    old.swap(itemsOf(self));
    return Value::none();
  });
  t.method("copy", [](const Value &self, const Args &) { return makeList(itemsOf(self)); });
  t.method("reverse", [](const Value &self, const Args &) {
    std::reverse(itemsOf(self).begin(), itemsOf(self).end());
    return Value::none();
  });
  t.method("index", [](const Value &self, const Args &args) { return sequenceIndex(self, args, "list"); });
  t.method("count", sequenceCount);
  t.method("sort", [](const Value &self, const Args &args) -> Value {
    static const Signature signature("sort", "*, key=None, reverse=False");
    Value bound[2];
    if (args.count) return raiseTypeError("sort() takes no positional arguments");
    if (!signature.bind(args, bound)) return {};
    std::vector<Value> items;
    items.swap(itemsOf(self)); // CPython too shows an empty list meanwhile
    bool fine = sortValues(items, bound[0], truth(bound[1]) == 1);
    itemsOf(self) = std::move(items);
    return fine ? Value::none() : Value();
  });
  t.method("__reversed__", [](const Value &self, const Args &) {
    return makeIterator(
        [](Iterator &it, Value &out) {
          const std::vector<Value> &items = *asSequence(it.held);
          if (it.position >= static_cast<int64_t>(items.size())) return Next::Stop;
          out = items[items.size() - 1 - static_cast<size_t>(it.position++)];
          return Next::Item;
        },
        self);
  });
  t.classMethod("__class_getitem__", [](Type *cls, const Args &) { return Value(cls); });
  t.ready();
}

void fillTuple() {
  Type &t = *types().tuple;
  Slots &s = t.slots;
  s.create = [](Type *cls, const Args &args) -> Value {
    if (args.named && cls == types().tuple) return raiseTypeError("tuple() takes no keyword arguments");
    if (args.count > 1 && cls == types().tuple)
      return raiseTypeError("tuple expected at most 1 argument, got {}", args.count);
    std::vector<Value> items;
    if (args.count) {
      if (cls == types().tuple && args[0].type() == cls) return args[0];
      if (!collect(args[0], items)) return {};
    }
    return Value(new Tuple(cls, std::move(items)));
  };
  s.repr = [](const Value &self) { return sequenceRepr(self, "(", ")", true); };
  s.compare = [](const Value &self, const Value &other, CompareOp op) {
    return other.as<Tuple>() ? sequenceCompare(self, other, op) : Value::notImplemented();
  };
  s.hash = [](const Value &self, int64_t &out) {
    uint64_t total = 2870177450012600261u;
    for (const Value &item : *asSequence(self)) {
      int64_t hash;
      if (!hashOf(item, hash)) return false;
      total += static_cast<uint64_t>(hash) * 14029467366897019727u;
      total = (total << 31 | total >> 33) * 11400714785074694791u;
    }
    total += asSequence(self)->size() ^ (2870177450012600261u ^ 3527539u);
    out = total == UINT64_MAX ? 1546275796 : static_cast<int64_t>(total);
    return true;
  };
  s.length = [](const Value &self) { return static_cast<int64_t>(asSequence(self)->size()); };
  s.getItem = [](const Value &self, const Value &key) -> Value {
    if (auto *slice = key.as<Slice>()) {
      std::vector<Value> out;
      return sliced(self, *slice, out) ? makeTuple(std::move(out)) : Value();
    }
    int64_t at;
    return normalIndex(self, key, "tuple", "", at) ? (*asSequence(self))[static_cast<size_t>(at)] : Value();
  };
  s.contains = sequenceContains;
  s.iterate = sequenceIterate;
  s.binary[static_cast<size_t>(BinaryOp::Add)] = [](const Value &self, const Value &other) -> Value {
    auto *b = other.as<Tuple>();
    if (!b) return Value::notImplemented();
    std::vector<Value> out = *asSequence(self);
    out.insert(out.end(), b->items.begin(), b->items.end());
    return makeTuple(std::move(out));
  };
  s.binary[static_cast<size_t>(BinaryOp::Mult)] = s.reflected[static_cast<size_t>(BinaryOp::Mult)] = tupleRepeat;
  t.method("index", [](const Value &self, const Args &args) { return sequenceIndex(self, args, "tuple"); });
  t.method("count", sequenceCount);
  t.method("__getnewargs__", [](const Value &self, const Args &) { return makeTuple({makeTuple(*asSequence(self))}); });
  t.classMethod("__class_getitem__", [](Type *cls, const Args &) { return Value(cls); });
  t.ready();
}

} // namespace

bool sortValues(std::vector<Value> &items, const Value &key, bool reverse) {
  struct Keyed {
    Value key, value;
  };
  std::vector<Keyed> keyed(items.size());
  bool plain = !key || key.isNone();
  for (size_t i = 0; i < items.size(); ++i) {
    keyed[i].value = items[i];
    keyed[i].key = plain ? items[i] : call(key, std::vector<Value>{items[i]});
    if (!keyed[i].key) return false;
  }
  // A stable merge sort that stops at the first error; `reverse` keeps the order of equal items too.
  bool failed = false;
  auto less = [&](const Keyed &a, const Keyed &b) {
    if (failed) return false;
    int result = reverse ? compareTruth(CompareOp::Lt, b.key, a.key) : compareTruth(CompareOp::Lt, a.key, b.key);
    if (result < 0) failed = true;
    return result > 0;
  };
  std::vector<Keyed> buffer(keyed.size());
  // Insertion sort of runs of 16, then merging; comparisons are `later < earlier` as CPython's.
  size_t run = 16;
  for (size_t begin = 0; begin < keyed.size(); begin += run)
    for (size_t i = begin + 1; i < std::min(begin + run, keyed.size()) && !failed; ++i)
      for (size_t j = i; j > begin && less(keyed[j], keyed[j - 1]); --j) std::swap(keyed[j], keyed[j - 1]);
  for (; run < keyed.size() && !failed; run *= 2) {
    for (size_t begin = 0; begin < keyed.size(); begin += 2 * run) {
      size_t middle = std::min(begin + run, keyed.size()), end = std::min(begin + 2 * run, keyed.size());
      size_t a = begin, b = middle, out = begin;
      while (a < middle && b < end)
        buffer[out++] = less(keyed[b], keyed[a]) ? std::move(keyed[b++]) : std::move(keyed[a++]);
      while (a < middle) buffer[out++] = std::move(keyed[a++]);
      while (b < end) buffer[out++] = std::move(keyed[b++]);
    }
    keyed.swap(buffer);
  }
  for (size_t i = 0; i < items.size(); ++i) items[i] = keyed[i].value;
  return !failed;
}

void fillSequenceTypes() {
  fillList();
  fillTuple();
}

} // namespace weft::py
