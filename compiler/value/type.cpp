// Type: attribute lookup along the mro, C3 linearisation, native classes, and the generic attribute access of
// instances.
#include "value/type.h"

#include "value/class_slots.h"
#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::py {

namespace {

// Every lookup of an attribute on a class goes through this table; a change of any class makes all entries stale.
struct CacheEntry {
  const Type *type;
  const void *name;
  uint64_t version;
  const Value *value;
};
CacheEntry lookupCache[4096];
uint64_t classVersion = 1;

std::vector<Type *> &nativeTypes() {
  static std::vector<Type *> all;
  return all;
}

} // namespace

namespace detail {
void releaseTypes() {
  for (Type *type : nativeTypes()) type->release();
  nativeTypes().clear();
}
} // namespace detail

Type::Type(Type *metaclass, std::string typeName)
    : Container(metaclass), name(std::move(typeName)), qualifiedName(name), dict_(new Dict(types().dict)) {
  // Held until the end: instances point to their types without counting.
  retain();
  nativeTypes().push_back(this);
}

void Type::clear() {
  Container::clear();
  dict_->clear();
  bases.clear();
}

bool Type::classof(const Object &object) {
  const Type *meta = object.type;
  return meta == types().type || (meta && meta->isSubtypeOf(types().type));
}

const Value *Type::lookup(Symbol attribute) const {
  size_t at = (reinterpret_cast<uintptr_t>(this) / 64 * 31 + reinterpret_cast<uintptr_t>(attribute.id()) / 16) & 4095;
  CacheEntry &entry = lookupCache[at];
  if (entry.type == this && entry.name == attribute.id() && entry.version == classVersion) return entry.value;
  const Value *found = nullptr;
  for (Type *cls : mro)
    if ((found = cls->dict_->table.find(attribute))) break;
  entry = {this, attribute.id(), classVersion, found};
  return found;
}

bool Type::isSubtypeOf(const Type *other) const {
  if (this == other) return true;
  for (const Type *cls : mro)
    if (cls == other) return true;
  return false;
}

void Type::setOwn(Symbol attribute, const Value &value) {
  dict_->table.insert(attribute, value);
  ++classVersion;
  if (!mro.empty() && !isNative) updateSlots(*this, attribute);
}

bool Type::removeOwn(Symbol attribute) {
  bool removed = dict_->table.remove(attribute);
  ++classVersion;
  if (removed && !isNative) updateSlots(*this, attribute);
  return removed;
}

Type &Type::method(std::string_view methodName, NativeMethod function) {
  setOwn(Symbol::intern(methodName), Value(new MethodDescriptor(this, std::string(methodName), function)));
  return *this;
}
Type &Type::staticMethod(std::string_view methodName, NativeFunctionPointer function) {
  Value native = makeFunction(std::string(methodName), function);
  setOwn(Symbol::intern(methodName), Value(new Wrapper(types().staticMethod, native)));
  return *this;
}
Type &Type::classMethod(std::string_view methodName, Value (*function)(Type *, const Args &)) {
  Value native = makeFunction(std::string(methodName), [function](const Args &args) {
    return function(static_cast<Type *>(args[0].object()), args.dropFirst());
  });
  setOwn(Symbol::intern(methodName), Value(new Wrapper(types().classMethod, native)));
  return *this;
}
Type &Type::property(std::string_view propertyName, UnarySlot get, bool (*set)(const Value &, const Value &)) {
  setOwn(Symbol::intern(propertyName), Value(new GetSet(this, std::string(propertyName), get, set)));
  return *this;
}
Type &Type::constant(std::string_view constantName, const Value &value) {
  setOwn(Symbol::intern(constantName), value);
  return *this;
}

bool computeMro(Type &type) {
  // C3: merge the bases' own orders and the list of bases.
  std::vector<std::vector<Type *>> lists;
  std::vector<Type *> baseList;
  for (const Ref<Type> &base : type.bases) {
    lists.push_back(base->mro);
    baseList.push_back(base.get());
  }
  lists.push_back(baseList);
  type.mro = {&type};
  for (;;) {
    bool anyLeft = false;
    Type *chosen = nullptr;
    for (const std::vector<Type *> &list : lists) {
      if (list.empty()) continue;
      anyLeft = true;
      Type *candidate = list.front();
      bool inTail = false;
      for (const std::vector<Type *> &other : lists)
        for (size_t i = 1; i < other.size() && !inTail; ++i) inTail = other[i] == candidate;
      if (!inTail) {
        chosen = candidate;
        break;
      }
    }
    if (!anyLeft) return true;
    if (!chosen) {
      std::string names;
      for (Type *base : baseList) names += (names.empty() ? "" : ", ") + base->name;
      type.mro.clear();
      (void)raiseTypeError("Cannot create a consistent method resolution\norder (MRO) for bases {}", names);
      return false;
    }
    type.mro.push_back(chosen);
    for (std::vector<Type *> &list : lists)
      if (!list.empty() && list.front() == chosen) list.erase(list.begin());
  }
}

void Type::ready() {
  if (!bases.empty()) {
    for (const Ref<Type> &base : bases) base->subclasses.push_back(this);
    addSlotWrappers(*this);
    (void)computeMro(*this);
    inheritSlots(*this);
  } else {
    mro = {this};
    addSlotWrappers(*this);
  }
  ++classVersion;
}

Type &newNativeType(std::string_view name, Type *base, std::string_view module) {
  Type *type = new Type(types().type, std::string(name));
  if (!base) base = types().object;
  if (base) {
    type->bases.push_back(base);
    type->hasInstanceDict = base->hasInstanceDict;
    type->isException = base->isException;
    type->layout = base->layout == Layout::Object ? Layout::Other : base->layout;
  }
  type->module = module;
  return *type;
}

Value genericGetAttr(const Value &self, Symbol name) {
  static const Symbol dictName = Symbol::intern("__dict__");
  Type *type = self.type();
  const Value *found = type->lookup(name);
  Value onClass;
  if (found) {
    onClass = *found; // its getter may change the class
    if (onClass.isObject()) {
      const Slots &slots = onClass.type()->slots;
      if (slots.descriptorSet && slots.descriptorGet) return slots.descriptorGet(onClass, self, type);
    }
  }
  if (self.isObject() && type->hasInstanceDict) {
    auto *container = static_cast<Container *>(self.object());
    if (container->attributes)
      if (const Value *own = container->attributes->table.find(name)) return *own;
    if (name == dictName) {
      if (!container->attributes) {
        container->attributes = new Dict();
        container->attributes->retain();
      }
      return Value(container->attributes);
    }
  }
  if (found) {
    if (onClass.isObject())
      if (auto get = onClass.type()->slots.descriptorGet) return get(onClass, self, type);
    return onClass;
  }
  return raiseAttributeError(self, name);
}

bool genericSetAttr(const Value &self, Symbol name, const Value &value) {
  static const Symbol dictName = Symbol::intern("__dict__"), className = Symbol::intern("__class__");
  Type *type = self.type();
  const Value *found = type->lookup(name);
  if (found && found->isObject() && (name != className || type->isNative))
    if (auto set = found->type()->slots.descriptorSet) {
      Value descriptor = *found;
      return set(descriptor, self, value);
    }
  if (self.isObject() && type->hasInstanceDict) {
    auto *container = static_cast<Container *>(self.object());
    if (name == className && value) {
      Type *newType = value.as<Type>();
      if (!newType)
        return (void)raiseTypeError("__class__ must be set to a class, not '{}' object", typeName(value)), false;
      container->type = newType;
      return true;
    }
    if (name == dictName && value) {
      Dict *dict = asDict(value);
      if (!dict)
        return (void)raiseTypeError("__dict__ must be set to a dictionary, not a '{}'", typeName(value)), false;
      dict->retain();
      if (container->attributes) container->attributes->release();
      container->attributes = dict;
      return true;
    }
    if (!container->attributes) {
      if (!value) return (void)raiseAttributeError(self, name), false;
      container->attributes = new Dict();
      container->attributes->retain();
    }
    if (value) {
      container->attributes->table.insert(name, value);
      return true;
    }
    if (container->attributes->table.remove(name)) return true;
    (void)raiseAttributeError(self, name);
    return false;
  }
  if (found) {
    (void)raise(exceptions().AttributeError, "'{}' object attribute '{}' is read-only", type->name, name.str());
    return false;
  }
  (void)raiseAttributeError(self, name);
  return false;
}

} // namespace weft::py
