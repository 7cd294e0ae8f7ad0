// Slots that call dunder methods (for classes made by `class`), and dunder methods that call slots (for native
// classes).
#include "value/class_slots.h"

#include <unordered_map>

#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::py {

namespace {

constexpr const char *binaryNames[binaryOpCount] = {"__add__", "__sub__", "__mul__",      "__matmul__", "__truediv__",
                                                    "__mod__", "__pow__", "__lshift__",   "__rshift__", "__or__",
                                                    "__xor__", "__and__", "__floordiv__", "__divmod__"};
constexpr const char *reflectedNames[binaryOpCount] = {
    "__radd__",    "__rsub__",    "__rmul__", "__rmatmul__", "__rtruediv__", "__rmod__",      "__rpow__",
    "__rlshift__", "__rrshift__", "__ror__",  "__rxor__",    "__rand__",     "__rfloordiv__", "__rdivmod__"};
constexpr const char *inplaceNames[binaryOpCount] = {
    "__iadd__",    "__isub__",    "__imul__", "__imatmul__", "__itruediv__", "__imod__",      "__ipow__",
    "__ilshift__", "__irshift__", "__ior__",  "__ixor__",    "__iand__",     "__ifloordiv__", "__idivmod__"};
constexpr const char *compareNames[6] = {"__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__"};
constexpr const char *unaryNames[4] = {"__neg__", "__pos__", "__invert__", "__abs__"};

Symbol binaryName(size_t i) {
  static Symbol names[binaryOpCount];
  return names[i] ? names[i] : names[i] = Symbol::intern(binaryNames[i]);
}
Symbol reflectedName(size_t i) {
  static Symbol names[binaryOpCount];
  return names[i] ? names[i] : names[i] = Symbol::intern(reflectedNames[i]);
}
Symbol inplaceName(size_t i) {
  static Symbol names[binaryOpCount];
  return names[i] ? names[i] : names[i] = Symbol::intern(inplaceNames[i]);
}
Symbol compareName(size_t i) {
  static Symbol names[6];
  return names[i] ? names[i] : names[i] = Symbol::intern(compareNames[i]);
}
Symbol unaryName(size_t i) {
  static Symbol names[4];
  return names[i] ? names[i] : names[i] = Symbol::intern(unaryNames[i]);
}

Value dunder(const Value &self, Symbol name, const std::vector<Value> &args = {}) {
  bool found = false;
  Value result = callSpecial(self, name, args, found);
  if (!found) return raise(exceptions().AttributeError, "{}", name.str());
  return result;
}
Value dunderOr(const Value &self, Symbol name, const Value &other) {
  bool found = false;
  Value result = callSpecial(self, name, {other}, found);
  return found ? result : Value::notImplemented();
}

// ---- Slots that call dunder methods.

template <size_t I> Value callBinary(const Value &self, const Value &other) {
  return dunderOr(self, binaryName(I), other);
}
template <size_t I> Value callReflected(const Value &self, const Value &other) {
  return dunderOr(self, reflectedName(I), other);
}
template <size_t I> Value callInplace(const Value &self, const Value &other) {
  return dunderOr(self, inplaceName(I), other);
}
template <size_t I> Value callUnary(const Value &self) { return dunder(self, unaryName(I)); }

Value callCompare(const Value &self, const Value &other, CompareOp op) {
  return dunderOr(self, compareName(static_cast<size_t>(op)), other);
}
Value callCreate(Type *cls, const Args &args) {
  const Value *maker = cls->lookup(WEFT_SYMBOL("__new__"));
  Value function = *maker;
  if (auto *wrapper = function.as<Wrapper>()) function = wrapper->function;
  std::vector<Value> all{Value(cls)};
  all.insert(all.end(), args.values, args.values + args.count + args.named);
  return call(function, Args{all.data(), args.count + 1, args.names, args.named});
}
bool callInit(const Value &self, const Args &args) {
  const Value *init = self.type()->lookup(WEFT_SYMBOL("__init__"));
  Value function = *init, result;
  if (function.type()->bindsAsMethod) {
    Value small[8];
    std::vector<Value> large;
    size_t total = args.count + args.named + 1;
    Value *all = small;
    if (total > 8) {
      large.resize(total);
      all = large.data();
    }
    all[0] = self;
    for (size_t i = 0; i + 1 < total; ++i) all[i + 1] = args.values[i];
    result = call(function, Args{all, args.count + 1, args.names, args.named});
  } else {
    if (auto get = function.type()->slots.descriptorGet) function = get(function, self, self.type());
    if (!function) return false;
    result = call(function, args);
  }
  if (!result) return false;
  if (!result.isNone()) {
    (void)raiseTypeError("__init__() should return None, not '{}'", typeName(result));
    return false;
  }
  return true;
}
Value callCall(const Value &self, const Args &args) {
  const Value *found = self.type()->lookup(WEFT_SYMBOL("__call__"));
  Value function = *found;
  if (function.type()->bindsAsMethod) {
    std::vector<Value> all{self};
    all.insert(all.end(), args.values, args.values + args.count + args.named);
    return call(function, Args{all.data(), args.count + 1, args.names, args.named});
  }
  if (auto get = function.type()->slots.descriptorGet) function = get(function, self, self.type());
  return function ? call(function, args) : Value();
}
Value callGetAttribute(const Value &self, Symbol name) {
  const Value *own = self.type()->lookup(WEFT_SYMBOL("__getattribute__"));
  Value result;
  if (own && !own->as<MethodDescriptor>()) {
    result = dunder(self, WEFT_SYMBOL("__getattribute__"), {makeStr(name)});
  } else if (auto *method = own ? own->as<MethodDescriptor>() : nullptr; method && method->owner->slots.getAttr) {
    result = method->owner->slots.getAttr(self, name);
  } else {
    result = genericGetAttr(self, name);
  }
  if (result || !pendingMatches(exceptions().AttributeError)) return result;
  bool found = false;
  Value saved = takePending();
  result = callSpecial(self, WEFT_SYMBOL("__getattr__"), {makeStr(name)}, found);
  if (!found) restorePending(saved);
  return result;
}
bool callSetAttr(const Value &self, Symbol name, const Value &value) {
  if (value) return static_cast<bool>(dunder(self, WEFT_SYMBOL("__setattr__"), {makeStr(name), value}));
  return static_cast<bool>(dunder(self, WEFT_SYMBOL("__delattr__"), {makeStr(name)}));
}
Value callText(const Value &self, Symbol name) {
  Value result = dunder(self, name);
  if (result && !asStr(result)) return raiseTypeError("{} returned non-string (type {})", name.str(), typeName(result));
  return result;
}
Value callRepr(const Value &self) { return callText(self, WEFT_SYMBOL("__repr__")); }
Value callStr(const Value &self) { return callText(self, WEFT_SYMBOL("__str__")); }
bool callHash(const Value &self, int64_t &out) {
  Value result = dunder(self, WEFT_SYMBOL("__hash__"));
  if (!result) return false;
  if (!isAnyInt(result)) {
    (void)raiseTypeError("__hash__ method should return an integer");
    return false;
  }
  return hashOf(unbox(result), out);
}
int callTruth(const Value &self) {
  Value result = dunder(self, WEFT_SYMBOL("__bool__"));
  if (!result) return -1;
  if (!result.isBool()) {
    (void)raiseTypeError("__bool__ should return bool, returned {}", typeName(result));
    return -1;
  }
  return result.asBool();
}
int64_t callLength(const Value &self) {
  Value result = dunder(self, WEFT_SYMBOL("__len__"));
  int64_t size;
  if (!result || !index(result, size)) return -1;
  if (size < 0) {
    (void)raiseValueError("__len__() should return >= 0");
    return -1;
  }
  return size;
}
Value callGetItem(const Value &self, const Value &key) { return dunder(self, WEFT_SYMBOL("__getitem__"), {key}); }
bool callSetItem(const Value &self, const Value &key, const Value &value) {
  bool found = false;
  Value result = value ? callSpecial(self, WEFT_SYMBOL("__setitem__"), {key, value}, found)
                       : callSpecial(self, WEFT_SYMBOL("__delitem__"), {key}, found);
  if (!found)
    (void)raiseTypeError("'{}' object {}", typeName(self),
                         value ? "does not support item assignment" : "doesn't support item deletion");
  return static_cast<bool>(result);
}
int callContains(const Value &self, const Value &item) {
  Value result = dunder(self, WEFT_SYMBOL("__contains__"), {item});
  return result ? truth(result) : -1;
}
Value callIterate(const Value &self) {
  Value result = dunder(self, WEFT_SYMBOL("__iter__"));
  if (result && !result.type()->slots.next)
    return raiseTypeError("iter() returned non-iterator of type '{}'", typeName(result));
  return result;
}
Next callNext(const Value &self, Value &out) {
  out = dunder(self, WEFT_SYMBOL("__next__"));
  if (out) return Next::Item;
  if (pendingMatches(exceptions().StopIteration)) {
    clearPending();
    return Next::Stop;
  }
  return Next::Error;
}
Value callFormat(const Value &self, std::string_view spec) {
  Value result = dunder(self, WEFT_SYMBOL("__format__"), {makeStr(std::string(spec))});
  if (result && !asStr(result)) return raiseTypeError("__format__ must return a str, not {}", typeName(result));
  return result;
}
Value callToInt(const Value &self) { return dunder(self, WEFT_SYMBOL("__int__")); }
Value callToFloat(const Value &self) { return dunder(self, WEFT_SYMBOL("__float__")); }
Value callToIndex(const Value &self) { return dunder(self, WEFT_SYMBOL("__index__")); }
Value callToComplex(const Value &self) { return dunder(self, WEFT_SYMBOL("__complex__")); }
Value callGet(const Value &self, const Value &instance, Type *owner) {
  return dunder(self, WEFT_SYMBOL("__get__"), {instance ? instance : Value::none(), Value(owner)});
}
bool callSet(const Value &self, const Value &instance, const Value &value) {
  bool found = false;
  Value result = value ? callSpecial(self, WEFT_SYMBOL("__set__"), {instance, value}, found)
                       : callSpecial(self, WEFT_SYMBOL("__delete__"), {instance}, found);
  if (!found) (void)raise(exceptions().AttributeError, "{}", value ? "__set__" : "__delete__");
  return static_cast<bool>(result);
}

template <size_t... I> void fillBinary(Slots &slots, std::index_sequence<I...>) {
  ((slots.binary[I] = callBinary<I>), ...);
  ((slots.reflected[I] = callReflected<I>), ...);
  ((slots.inplace[I] = callInplace<I>), ...);
}
// Every slot filled with its dispatching function.
const Slots &dispatchers() {
  static const Slots all = [] {
    Slots s;
    s.create = callCreate;
    s.init = callInit;
    s.call = callCall;
    s.getAttr = callGetAttribute;
    s.setAttr = callSetAttr;
    s.repr = callRepr;
    s.str = callStr;
    s.hash = callHash;
    s.truth = callTruth;
    s.length = callLength;
    s.getItem = callGetItem;
    s.setItem = callSetItem;
    s.contains = callContains;
    s.iterate = callIterate;
    s.next = callNext;
    s.compare = callCompare;
    s.format = callFormat;
    s.unary[0] = callUnary<0>;
    s.unary[1] = callUnary<1>;
    s.unary[2] = callUnary<2>;
    s.unary[3] = callUnary<3>;
    s.toInt = callToInt;
    s.toFloat = callToFloat;
    s.toIndex = callToIndex;
    s.toComplex = callToComplex;
    s.descriptorGet = callGet;
    s.descriptorSet = callSet;
    fillBinary(s, std::make_index_sequence<binaryOpCount>());
    return s;
  }();
  return all;
}

// ---- Which slot a dunder name stands for.

using SlotCopier = void (*)(Slots &to, const Slots &from);
struct NamedSlot {
  SlotCopier copy;
  bool (*filled)(const Slots &slots);
};
#define SLOT(field)                                                                                                    \
  NamedSlot {                                                                                                          \
    [](Slots &to, const Slots &from) { to.field = from.field; }, [](const Slots &s) { return s.field != nullptr; }     \
  }
template <size_t I> NamedSlot binarySlot() { return SLOT(binary[I]); }
template <size_t I> NamedSlot reflectedSlot() { return SLOT(reflected[I]); }
template <size_t I> NamedSlot inplaceSlot() { return SLOT(inplace[I]); }

using SlotTable = std::unordered_map<Symbol, NamedSlot>;
template <size_t... I> void addBinary(SlotTable &table, std::index_sequence<I...>) {
  ((table[binaryName(I)] = binarySlot<I>()), ...);
  ((table[reflectedName(I)] = reflectedSlot<I>()), ...);
  ((table[inplaceName(I)] = inplaceSlot<I>()), ...);
}
const SlotTable &slotTable() {
  static const SlotTable table = [] {
    SlotTable t;
    auto add = [&](const char *name, NamedSlot slot) { t[Symbol::intern(name)] = slot; };
    add("__new__", SLOT(create));
    add("__init__", SLOT(init));
    add("__call__", SLOT(call));
    add("__getattribute__", SLOT(getAttr));
    add("__getattr__", SLOT(getAttr));
    add("__setattr__", SLOT(setAttr));
    add("__delattr__", SLOT(setAttr));
    add("__repr__", SLOT(repr));
    add("__str__", SLOT(str));
    add("__hash__", SLOT(hash));
    add("__bool__", SLOT(truth));
    add("__len__", SLOT(length));
    add("__getitem__", SLOT(getItem));
    add("__setitem__", SLOT(setItem));
    add("__delitem__", SLOT(setItem));
    add("__contains__", SLOT(contains));
    add("__iter__", SLOT(iterate));
    add("__next__", SLOT(next));
    for (const char *name : compareNames) add(name, SLOT(compare));
    add("__format__", SLOT(format));
    add("__neg__", SLOT(unary[0]));
    add("__pos__", SLOT(unary[1]));
    add("__invert__", SLOT(unary[2]));
    add("__abs__", SLOT(unary[3]));
    add("__int__", SLOT(toInt));
    add("__float__", SLOT(toFloat));
    add("__index__", SLOT(toIndex));
    add("__complex__", SLOT(toComplex));
    add("__get__", SLOT(descriptorGet));
    add("__set__", SLOT(descriptorSet));
    add("__delete__", SLOT(descriptorSet));
    addBinary(t, std::make_index_sequence<binaryOpCount>());
    return t;
  }();
  return table;
}

// ---- Dunder methods that call slots.

bool expect(const Args &args, size_t count, const char *name) {
  if (args.count == count && args.named == 0) return true;
  (void)raiseTypeError("expected {} argument{}, got {}", count, count == 1 ? "" : "s", args.count);
  return false;
}
template <size_t I> Value runBinary(const Type &owner, const Value &self, const Args &args) {
  return expect(args, 1, "") ? owner.slots.binary[I](self, args[0]) : Value();
}
template <size_t I> Value runReflected(const Type &owner, const Value &self, const Args &args) {
  if (!expect(args, 1, "")) return {};
  return owner.slots.reflected[I](self, args[0]);
}
template <size_t I> Value runInplace(const Type &owner, const Value &self, const Args &args) {
  return expect(args, 1, "") ? owner.slots.inplace[I](self, args[0]) : Value();
}
template <size_t I> Value runCompare(const Type &owner, const Value &self, const Args &args) {
  return expect(args, 1, "") ? owner.slots.compare(self, args[0], static_cast<CompareOp>(I)) : Value();
}
template <size_t I> Value runUnary(const Type &owner, const Value &self, const Args &args) {
  return expect(args, 0, "") ? owner.slots.unary[I](self) : Value();
}
using SlotCode = Value (*)(const Type &, const Value &, const Args &);
void addWrapper(Type &type, Symbol name, SlotCode code) {
  if (type.dict().table.find(name)) return;
  auto *method = new MethodDescriptor(&type, name.str(), nullptr);
  method->slotCode = code;
  type.dict().table.insert(name, Value(method));
}
template <size_t... I> void addBinaryWrappers(Type &type, std::index_sequence<I...>) {
  ((type.slots.binary[I] ? addWrapper(type, binaryName(I), runBinary<I>) : void()), ...);
  ((type.slots.reflected[I] ? addWrapper(type, reflectedName(I), runReflected<I>) : void()), ...);
  ((type.slots.inplace[I] ? addWrapper(type, inplaceName(I), runInplace<I>) : void()), ...);
}
bool nameArgument(const Args &args, size_t count, Symbol &name) {
  if (!expect(args, count, "")) return false;
  const Str *text = asStr(args[0]);
  if (!text) {
    (void)raiseTypeError("attribute name must be string, not '{}'", typeName(args[0]));
    return false;
  }
  name = text->symbol();
  return true;
}
Value okOr(bool ok) { return ok ? Value::none() : Value(); }
} // namespace

void addSlotWrappers(Type &type) {
  Slots &s = type.slots;
  auto add = [&](bool filled, const char *name, SlotCode code) {
    if (filled) addWrapper(type, Symbol::intern(name), code);
  };
  if (s.create && !type.dict().table.find(WEFT_SYMBOL("__new__"))) {
    Type *owner = &type;
    Value maker = makeFunction("__new__", [owner](const Args &args) -> Value {
      Type *cls = args.count ? args[0].as<Type>() : nullptr;
      if (!cls) return raiseTypeError("{}.__new__(X): X is not a type object", owner->name);
      if (!cls->isSubtypeOf(owner))
        return raiseTypeError("{0}.__new__({1}): {1} is not a subtype of {0}", owner->name, cls->name);
      return owner->slots.create(cls, args.dropFirst());
    });
    type.dict().table.insert(WEFT_SYMBOL("__new__"), Value(new Wrapper(types().staticMethod, maker)));
  }
  add(s.init, "__init__",
      [](const Type &o, const Value &self, const Args &args) { return okOr(o.slots.init(self, args)); });
  add(s.call, "__call__", [](const Type &o, const Value &self, const Args &args) { return o.slots.call(self, args); });
  add(s.getAttr, "__getattribute__", [](const Type &o, const Value &self, const Args &args) {
    Symbol name;
    return nameArgument(args, 1, name) ? o.slots.getAttr(self, name) : Value();
  });
  add(s.setAttr, "__setattr__", [](const Type &o, const Value &self, const Args &args) {
    Symbol name;
    return nameArgument(args, 2, name) ? okOr(o.slots.setAttr(self, name, args[1])) : Value();
  });
  add(s.setAttr, "__delattr__", [](const Type &o, const Value &self, const Args &args) {
    Symbol name;
    return nameArgument(args, 1, name) ? okOr(o.slots.setAttr(self, name, Value())) : Value();
  });
  add(s.repr, "__repr__", [](const Type &o, const Value &self, const Args &) { return o.slots.repr(self); });
  add(s.str, "__str__", [](const Type &o, const Value &self, const Args &) { return o.slots.str(self); });
  add(s.hash, "__hash__", [](const Type &o, const Value &self, const Args &) -> Value {
    int64_t hash;
    return o.slots.hash(self, hash) ? makeInt(hash) : Value();
  });
  add(s.truth, "__bool__", [](const Type &o, const Value &self, const Args &) -> Value {
    int result = o.slots.truth(self);
    return result < 0 ? Value() : makeBool(result != 0);
  });
  add(s.length, "__len__", [](const Type &o, const Value &self, const Args &) -> Value {
    int64_t size = o.slots.length(self);
    return size < 0 ? Value() : makeInt(size);
  });
  add(s.getItem, "__getitem__", [](const Type &o, const Value &self, const Args &args) {
    return expect(args, 1, "") ? o.slots.getItem(self, args[0]) : Value();
  });
  add(s.setItem, "__setitem__", [](const Type &o, const Value &self, const Args &args) {
    return expect(args, 2, "") ? okOr(o.slots.setItem(self, args[0], args[1])) : Value();
  });
  add(s.setItem, "__delitem__", [](const Type &o, const Value &self, const Args &args) {
    return expect(args, 1, "") ? okOr(o.slots.setItem(self, args[0], Value())) : Value();
  });
  add(s.contains, "__contains__", [](const Type &o, const Value &self, const Args &args) -> Value {
    if (!expect(args, 1, "")) return {};
    int result = o.slots.contains(self, args[0]);
    return result < 0 ? Value() : makeBool(result != 0);
  });
  add(s.iterate, "__iter__", [](const Type &o, const Value &self, const Args &) { return o.slots.iterate(self); });
  add(s.next, "__next__", [](const Type &o, const Value &self, const Args &) -> Value {
    Value item;
    switch (o.slots.next(self, item)) {
    case Next::Item:
      return item;
    case Next::Stop:
      return raiseValue(Value(exceptions().StopIteration));
    case Next::Error:
      return {};
    }
    return {};
  });
  add(s.compare, "__eq__", runCompare<0>);
  add(s.compare, "__ne__", runCompare<1>);
  add(s.compare, "__lt__", runCompare<2>);
  add(s.compare, "__le__", runCompare<3>);
  add(s.compare, "__gt__", runCompare<4>);
  add(s.compare, "__ge__", runCompare<5>);
  add(s.format, "__format__", [](const Type &o, const Value &self, const Args &args) -> Value {
    if (!expect(args, 1, "")) return {};
    const Str *spec = asStr(args[0]);
    if (!spec) return raiseTypeError("__format__() argument must be str, not {}", typeName(args[0]));
    return o.slots.format(self, spec->text);
  });
  add(s.unary[0], "__neg__", runUnary<0>);
  add(s.unary[1], "__pos__", runUnary<1>);
  add(s.unary[2], "__invert__", runUnary<2>);
  add(s.unary[3], "__abs__", runUnary<3>);
  add(s.toInt, "__int__", [](const Type &o, const Value &self, const Args &) { return o.slots.toInt(self); });
  add(s.toFloat, "__float__", [](const Type &o, const Value &self, const Args &) { return o.slots.toFloat(self); });
  add(s.toIndex, "__index__", [](const Type &o, const Value &self, const Args &) { return o.slots.toIndex(self); });
  add(s.toComplex, "__complex__",
      [](const Type &o, const Value &self, const Args &) { return o.slots.toComplex(self); });
  add(s.descriptorGet, "__get__", [](const Type &o, const Value &self, const Args &args) -> Value {
    if (args.count < 1) return raiseTypeError("expected at least 1 argument, got 0");
    Type *owner = args.count > 1 ? args[1].as<Type>() : nullptr;
    bool onClass = args[0].isNone() && owner;
    return o.slots.descriptorGet(self, onClass ? Value() : args[0], owner ? owner : args[0].type());
  });
  add(s.descriptorSet, "__set__", [](const Type &o, const Value &self, const Args &args) {
    return expect(args, 2, "") ? okOr(o.slots.descriptorSet(self, args[0], args[1])) : Value();
  });
  add(s.descriptorSet, "__delete__", [](const Type &o, const Value &self, const Args &args) {
    return expect(args, 1, "") ? okOr(o.slots.descriptorSet(self, args[0], Value())) : Value();
  });
  addBinaryWrappers(type, std::make_index_sequence<binaryOpCount>());
}

void inheritSlots(Type &type) {
  bool ownCompare = type.slots.compare != nullptr;
  for (size_t i = 1; i < type.mro.size(); ++i) {
    Type *base = type.mro[i];
    for (const auto &[name, slot] : slotTable()) {
      if (slot.filled(type.slots) || !slot.filled(base->slots)) continue;
      // A class with an equality of its own is unhashable unless it also says how to hash.
      if (name == WEFT_SYMBOL("__hash__") && ownCompare) continue;
      slot.copy(type.slots, base->slots);
    }
  }
}

namespace {
void applyName(Type &type, Symbol name, const NamedSlot &slot) {
  for (Type *cls : type.mro) {
    const Value *found = cls->dict().table.find(name);
    if (!found) continue;
    if (cls->isNative) return; // inherited by inheritSlots
    if (found->isNone()) {
      static const Slots empty;
      slot.copy(type.slots, empty);
    } else {
      slot.copy(type.slots, dispatchers());
    }
    return;
  }
}
} // namespace

void updateSlots(Type &type, Symbol name) {
  auto found = slotTable().find(name);
  if (found == slotTable().end()) {
    if (name == WEFT_SYMBOL("__del__")) type.hasFinalizer = true;
    return;
  }
  applyName(type, name, found->second);
  for (Type *subclass : type.subclasses) updateSlots(*subclass, name);
}

void updateAllSlots(Type &type) {
  inheritSlots(type);
  for (Type *cls : type.mro) {
    if (cls->isNative) continue;
    for (const HashTable::Entry &entry : cls->dict().table.entries) {
      const Str *text = entry.key ? asStr(entry.key) : nullptr;
      if (!text || text->text.size() < 5 || text->text.compare(0, 2, "__") != 0) continue;
      auto found = slotTable().find(text->symbol());
      if (found != slotTable().end())
        applyName(type, text->symbol(), found->second);
      else if (text->text == "__del__")
        type.hasFinalizer = true;
    }
  }
}

} // namespace weft::py
