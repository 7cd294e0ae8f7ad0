// Calls, attributes, items, iteration, classes: the operations on any object that go through slots. Operators:
// operators.cpp.
#include "value/protocol.h"

#include "value/errors.h"
#include "value/ints.h"

namespace weft::py {

const std::string &typeName(const Value &value) { return value.type()->name; }

// ---- Calls.

Value call(const Value &callable, const Args &args) {
  if (callable.isObject())
    if (auto code = callable.object()->type->slots.call) return code(callable, args);
  return raiseTypeError("'{}' object is not callable", typeName(callable));
}
Value call(const Value &callable, const std::vector<Value> &positional) {
  return call(callable, Args{positional.data(), positional.size(), nullptr, 0});
}
Value callWithDict(const Value &callable, const std::vector<Value> &positional, const Dict *keywords) {
  if (!keywords || keywords->table.size() == 0) return call(callable, positional);
  std::vector<Value> all = positional;
  std::vector<Symbol> names;
  for (const HashTable::Entry &entry : keywords->table.entries) {
    if (!entry.key) continue;
    const Str *name = asStr(entry.key);
    if (!name) return raiseTypeError("keywords must be strings");
    names.push_back(name->symbol());
    all.push_back(entry.value);
  }
  return call(callable, Args{all.data(), positional.size(), names.data(), names.size()});
}
Value callMethod(const Value &self, Symbol method, const std::vector<Value> &positional) {
  Value bound = getAttr(self, method);
  return bound ? call(bound, positional) : Value();
}
Value callSpecial(const Value &self, Symbol name, const std::vector<Value> &positional, bool &found) {
  const Value *onClass = self.type()->lookup(name);
  found = onClass != nullptr;
  if (!found) return {};
  Value function = *onClass;
  if (auto *method = function.as<MethodDescriptor>()) {
    Args args{positional.data(), positional.size(), nullptr, 0};
    return method->slotCode ? method->slotCode(*method->owner, self, args) : method->code(self, args);
  }
  if (function.type()->bindsAsMethod) {
    Value all[5];
    if (positional.size() < 5) {
      all[0] = self;
      for (size_t i = 0; i < positional.size(); ++i) all[i + 1] = positional[i];
      return call(function, Args{all, positional.size() + 1, nullptr, 0});
    }
  }
  if (auto get = function.type()->slots.descriptorGet) function = get(function, self, self.type());
  return function ? call(function, positional) : Value();
}
bool isCallable(const Value &value) { return value && value.type()->slots.call != nullptr; }

// ---- Attributes.

Value getAttr(const Value &object, Symbol name) {
  if (auto get = object.type()->slots.getAttr) return get(object, name);
  return genericGetAttr(object, name);
}
Value getAttrOptional(const Value &object, Symbol name) {
  Value saved = takePending();
  Value result = getAttr(object, name);
  if (!result && pendingMatches(exceptions().AttributeError)) {
    clearPending();
    if (saved) restorePending(std::move(saved));
  }
  return result;
}
bool hasAttr(const Value &object, Symbol name) { return static_cast<bool>(getAttrOptional(object, name)); }
bool setAttr(const Value &object, Symbol name, const Value &value) {
  if (auto set = object.type()->slots.setAttr) return set(object, name, value);
  return genericSetAttr(object, name, value);
}
bool delAttr(const Value &object, Symbol name) { return setAttr(object, name, Value()); }

// ---- Items.

Value getItem(const Value &object, const Value &key) {
  if (auto get = object.type()->slots.getItem) return get(object, key);
  if (auto *cls = object.as<Type>()) {
    if (const Value *maker = cls->lookup(WEFT_SYMBOL("__class_getitem__"))) {
      Value function = *maker;
      if (auto get = function.type()->slots.descriptorGet) function = get(function, Value(), cls);
      return function ? call(function, std::vector<Value>{key}) : Value();
    }
    return raiseTypeError("type '{}' is not subscriptable", cls->name);
  }
  return raiseTypeError("'{}' object is not subscriptable", typeName(object));
}
bool setItem(const Value &object, const Value &key, const Value &value) {
  if (auto set = object.type()->slots.setItem) return set(object, key, value);
  (void)raiseTypeError("'{}' object does not support item assignment", typeName(object));
  return false;
}
bool delItem(const Value &object, const Value &key) {
  if (auto set = object.type()->slots.setItem) return set(object, key, Value());
  (void)raiseTypeError("'{}' object doesn't support item deletion", typeName(object));
  return false;
}
int64_t length(const Value &object) {
  if (auto get = object.type()->slots.length) return get(object);
  (void)raiseTypeError("object of type '{}' has no len()", typeName(object));
  return -1;
}
int contains(const Value &container, const Value &item) {
  if (auto has = container.type()->slots.contains) return has(container, item);
  if (!container.type()->slots.iterate && !container.type()->slots.getItem) {
    (void)raiseTypeError("argument of type '{}' is not iterable", typeName(container));
    return -1;
  }
  int result = 0;
  bool fine = forEach(container, [&](const Value &candidate) {
    result = equal(candidate, item);
    return result == 0;
  });
  return !fine && result == 0 ? -1 : result;
}

// ---- Iteration.

Value iterate(const Value &object) {
  if (auto get = object.type()->slots.iterate) return get(object);
  if (object.type()->slots.getItem && !object.as<Dict>()) {
    // The old protocol: items 0, 1, ... until IndexError.
    return makeIterator(
        [](Iterator &self, Value &out) {
          out = getItem(self.held, makeInt(self.position++));
          if (out) return Next::Item;
          if (!pendingMatches(exceptions().IndexError) && !pendingMatches(exceptions().StopIteration))
            return Next::Error;
          clearPending();
          return Next::Stop;
        },
        object);
  }
  return raiseTypeError("'{}' object is not iterable", typeName(object));
}
Next next(const Value &iterator, Value &out) {
  if (auto step = iterator.type()->slots.next) return step(iterator, out);
  (void)raiseTypeError("'{}' object is not an iterator", typeName(iterator));
  return Next::Error;
}
bool collect(const Value &iterable, std::vector<Value> &out) {
  if (const std::vector<Value> *items = asSequence(iterable);
      items && (iterable.type() == types().list || iterable.type() == types().tuple)) {
    out.insert(out.end(), items->begin(), items->end());
    return true;
  }
  return forEach(iterable, [&](const Value &item) {
    out.push_back(item);
    return true;
  });
}

// ---- Numbers.

Value indexValue(const Value &value) {
  const Value &plain = unbox(value);
  if (plain.isInt() || isBigInt(plain)) return plain;
  if (plain.isBool()) return makeInt(plain.asInt());
  if (auto convert = value.type()->slots.toIndex) return convert(value);
  return raiseTypeError("'{}' object cannot be interpreted as an integer", typeName(value));
}
bool index(const Value &value, int64_t &out) {
  if (toInt64(value, out)) return true;
  Value converted = indexValue(value);
  if (!converted) return false;
  if (toInt64(converted, out)) return true;
  (void)raise(exceptions().IndexError, "cannot fit '{}' into an index-sized integer", typeName(value));
  return false;
}
bool number(const Value &value, double &out) {
  const Value &plain = unbox(value);
  if (toDouble(plain, out)) return true;
  if (isBigInt(plain)) return intToDouble(plain, out);
  if (auto convert = value.type()->slots.toFloat) {
    Value result = convert(value);
    if (!result) return false;
    if (toDouble(result, out)) return true;
    (void)raiseTypeError("{}.__float__ returned non-float (type {})", typeName(value), typeName(result));
    return false;
  }
  if (auto convert = value.type()->slots.toIndex) {
    Value result = convert(value);
    return result && intToDouble(result, out);
  }
  (void)raiseTypeError("must be real number, not {}", typeName(value));
  return false;
}

// ---- Truth and hash.

int truth(const Value &value) {
  switch (value.tag()) {
  case Tag::Null:
    return -1;
  case Tag::None:
    return 0;
  case Tag::NotImplemented:
  case Tag::Ellipsis:
    return 1;
  case Tag::Bool:
  case Tag::Int:
    return value.asInt() != 0;
  case Tag::Float:
    return value.asFloat() != 0;
  case Tag::Object:
    break;
  }
  const Slots &slots = value.object()->type->slots;
  if (slots.truth) return slots.truth(value);
  if (slots.length) {
    int64_t size = slots.length(value);
    return size < 0 ? -1 : size != 0;
  }
  return 1;
}

bool hashOf(const Value &value, int64_t &out) {
  if (value.isInt() || value.isBool()) {
    out = value.isInt() ? intHash(value) : value.asInt();
    return true;
  }
  if (const Str *text = value.as<Str>()) {
    out = text->hash();
    return true;
  }
  if (auto hash = value.type()->slots.hash) return hash(value, out);
  (void)raiseTypeError("unhashable type: '{}'", typeName(value));
  return false;
}

// ---- Classes.

bool isInstance(const Value &value, const Type *type) { return value && value.type()->isSubtypeOf(type); }

int isInstanceOf(const Value &value, const Value &classInfo) {
  if (auto *cls = classInfo.as<Type>()) {
    if (value.type() == cls) return 1;
    if (cls->type != types().type) {
      bool found = false;
      Value result = callSpecial(classInfo, WEFT_SYMBOL("__instancecheck__"), {value}, found);
      if (found) return result ? truth(result) : -1;
    }
    return isInstance(value, cls);
  }
  if (auto *tuple = classInfo.as<Tuple>()) {
    for (const Value &item : tuple->items)
      if (int result = isInstanceOf(value, item)) return result;
    return 0;
  }
  bool found = false;
  Value result = callSpecial(classInfo, WEFT_SYMBOL("__instancecheck__"), {value}, found);
  if (found) return result ? truth(result) : -1;
  (void)raiseTypeError("isinstance() arg 2 must be a type, a tuple of types, or a union");
  return -1;
}
int isSubclassOf(const Value &cls, const Value &classInfo) {
  auto *type = cls.as<Type>();
  if (!type) {
    (void)raiseTypeError("issubclass() arg 1 must be a class");
    return -1;
  }
  if (auto *other = classInfo.as<Type>()) {
    if (other->type != types().type) {
      bool found = false;
      Value result = callSpecial(classInfo, WEFT_SYMBOL("__subclasscheck__"), {cls}, found);
      if (found) return result ? truth(result) : -1;
    }
    return type->isSubtypeOf(other);
  }
  if (auto *tuple = classInfo.as<Tuple>()) {
    for (const Value &item : tuple->items)
      if (int result = isSubclassOf(cls, item)) return result;
    return 0;
  }
  (void)raiseTypeError("issubclass() arg 2 must be a class, a tuple of classes, or a union");
  return -1;
}

// ---- Text.

Value repr(const Value &value) {
  if (auto make = value.type()->slots.repr) return make(value);
  return makeStr("<" + typeName(value) + ">");
}
Value str(const Value &value) {
  if (value.as<Str>()) return value;
  if (auto make = value.type()->slots.str) return make(value);
  return repr(value);
}
bool reprText(const Value &value, std::string &out) {
  Value text = repr(value);
  if (!text) return false;
  out = asStr(text)->text;
  return true;
}
bool strText(const Value &value, std::string &out) {
  if (const Str *direct = value.as<Str>()) {
    out = direct->text;
    return true;
  }
  Value text = str(value);
  if (!text) return false;
  out = asStr(text)->text;
  return true;
}
Value format(const Value &value, std::string_view spec) {
  if (auto make = value.type()->slots.format) return make(value, spec);
  if (spec.empty()) return str(value);
  return raiseTypeError("unsupported format string passed to {}.__format__", typeName(value));
}

} // namespace weft::py
