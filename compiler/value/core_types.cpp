// The classes object, type, NoneType, NotImplementedType, ellipsis; making all builtin types; small helpers on Values.
#include "value/builtin_types.h"
#include "value/class_slots.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/ints.h"
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::py {

BuiltinTypes &types() {
  static BuiltinTypes all{};
  return all;
}

bool Boxed::classof(const Object &object) { return object.type->layout == Layout::Boxed; }
Complex::Complex(double a, double b) : Object(types().complex), re(a), im(b) {}
bool Complex::classof(const Object &object) { return object.type == types().complex; }

const Value &unbox(const Value &value) {
  if (auto *boxed = value.as<Boxed>()) return boxed->inner;
  return value;
}
bool isAnyInt(const Value &value) {
  if (value.isInt() || value.isBool()) return true;
  if (!value.isObject()) return false;
  if (isBigInt(value)) return true;
  auto *boxed = value.as<Boxed>();
  return boxed && isAnyInt(boxed->inner);
}
bool isAnyFloat(const Value &value) { return unbox(value).isFloat(); }
bool toInt64(const Value &value, int64_t &out) {
  const Value &plain = value.isObject() ? unbox(value) : value;
  if (!plain.isInt() && !plain.isBool()) return false;
  out = plain.asInt();
  return true;
}
bool toDouble(const Value &value, double &out) {
  const Value &plain = value.isObject() ? unbox(value) : value;
  if (plain.isFloat())
    out = plain.asFloat();
  else if (plain.isInt() || plain.isBool())
    out = static_cast<double>(plain.asInt());
  else
    return false;
  return true;
}

std::string qualifiedTypeName(const Type &type) {
  std::string module = type.module;
  if (const Value *own = type.isNative ? nullptr : type.lookup(WEFT_SYMBOL("__module__")))
    if (const Str *text = asStr(*own)) module = text->text;
  return module == "builtins" ? type.qualifiedName : module + "." + type.qualifiedName;
}

namespace {

Value objectRepr(const Value &self) {
  return makeStr(fmt::format("<{} object at 0x{:012x}>", qualifiedTypeName(*self.type()),
                             reinterpret_cast<uintptr_t>(self.object())));
}

void fillObject() {
  Type &t = *types().object;
  Slots &s = t.slots;
  s.create = [](Type *cls, const Args &args) -> Value {
    if (args.count + args.named && (cls == types().object || cls->slots.create != types().object->slots.create)) {
      // Extra arguments are the business of __init__ alone.
      if (cls->slots.init == types().object->slots.init)
        return raiseTypeError("{}", cls == types().object
                                        ? "object() takes no arguments"
                                        : "object.__new__() takes exactly one argument (the type to instantiate)");
    }
    if (args.count + args.named && cls->slots.init == types().object->slots.init)
      return raiseTypeError("{}() takes no arguments", cls->name);
    if (const Value *abstract = cls->lookup(WEFT_SYMBOL("__abstractmethods__"))) {
      std::vector<Value> names;
      if (!collect(*abstract, names)) return {};
      if (!names.empty()) {
        if (!sortValues(names, Value(), false)) return {};
        std::string list;
        for (const Value &name : names) list += (list.empty() ? "" : ", ") + asStr(name)->text;
        return raiseTypeError("Can't instantiate abstract class {} with abstract method{} {}", cls->name,
                              names.size() == 1 ? "" : "s", list);
      }
    }
    return Value(new Instance(cls));
  };
  s.init = [](const Value &self, const Args &args) {
    if (args.count + args.named && self.type()->slots.init != types().object->slots.init) {
      (void)raiseTypeError("object.__init__() takes exactly one argument (the instance to initialize)");
      return false;
    }
    return true;
  };
  s.repr = objectRepr;
  s.str = [](const Value &self) { return repr(self); };
  s.getAttr = genericGetAttr;
  s.setAttr = genericSetAttr;
  s.hash = [](const Value &self, int64_t &out) {
    out = self.isObject() ? static_cast<int64_t>(reinterpret_cast<uintptr_t>(self.object()) >> 4)
                          : self.asInt() + static_cast<int>(self.tag());
    return true;
  };
  s.compare = [](const Value &self, const Value &other, CompareOp op) -> Value {
    if (op == CompareOp::Eq) return self.same(other) ? makeBool(true) : Value::notImplemented();
    if (op == CompareOp::NotEq) {
      auto own = self.type()->slots.compare;
      Value result = own ? own(self, other, CompareOp::Eq) : Value::notImplemented();
      if (!result || result.isNotImplemented()) return result;
      int same = truth(result);
      return same < 0 ? Value() : makeBool(!same);
    }
    return Value::notImplemented();
  };
  s.format = [](const Value &self, std::string_view spec) -> Value {
    if (!spec.empty()) return raiseTypeError("unsupported format string passed to {}.__format__", typeName(self));
    return str(self);
  };
  t.property("__class__", [](const Value &self) { return Value(self.type()); });
  t.property("__doc__", [](const Value &) { return Value::none(); });
  t.method("__dir__", [](const Value &self, const Args &) {
    auto names = makeSet();
    if (self.isObject() && self.type()->hasInstanceDict)
      if (Dict *own = static_cast<Container *>(self.object())->attributes)
        for (const HashTable::Entry &entry : own->table.entries)
          if (entry.key) names->table.insert(entry.key, Value::none());
    std::vector<Type *> classes = self.type()->mro;
    if (auto *cls = self.as<Type>()) classes = cls->mro;
    for (Type *cls : classes)
      for (const HashTable::Entry &entry : cls->dict().table.entries)
        if (entry.key) names->table.insert(entry.key, Value::none());
    std::vector<Value> list;
    (void)collect(names.value(), list);
    (void)sortValues(list, Value(), false);
    return makeList(std::move(list));
  });
  t.method("__reduce_ex__",
           [](const Value &self, const Args &) { return raiseTypeError("cannot pickle '{}' object", typeName(self)); });
  t.setOwn(WEFT_SYMBOL("__init_subclass__"),
           Value(new Wrapper(types().classMethod, makeFunction("__init_subclass__", [](const Args &args) -> Value {
                               if (args.named) {
                                 auto *cls = args[0].as<Type>();
                                 return raiseTypeError("{}.__init_subclass__() takes no keyword arguments",
                                                       cls ? cls->name : "object");
                               }
                               return Value::none();
                             }))));
  t.setOwn(WEFT_SYMBOL("__subclasshook__"),
           Value(new Wrapper(types().classMethod,
                             makeFunction("__subclasshook__", [](const Args &) { return Value::notImplemented(); }))));
  t.ready();
}

Type *typeOf(const Value &self) { return static_cast<Type *>(self.object()); }

Value typeGetAttr(const Value &self, Symbol name) {
  Type *cls = typeOf(self), *meta = self.type();
  const Value *onMeta = meta->lookup(name);
  Value metaValue = onMeta ? *onMeta : Value();
  if (metaValue && metaValue.isObject()) {
    const Slots &slots = metaValue.type()->slots;
    if (slots.descriptorSet && slots.descriptorGet) return slots.descriptorGet(metaValue, self, meta);
  }
  if (const Value *own = cls->lookup(name)) {
    Value value = *own;
    if (value.isObject())
      if (auto get = value.type()->slots.descriptorGet) return get(value, Value(), cls);
    return value;
  }
  if (metaValue) {
    if (metaValue.isObject())
      if (auto get = metaValue.type()->slots.descriptorGet) return get(metaValue, self, meta);
    return metaValue;
  }
  return raiseAttributeError(self, name);
}
bool typeSetAttr(const Value &self, Symbol name, const Value &value) {
  Type *cls = typeOf(self);
  if (const Value *onMeta = self.type()->lookup(name);
      onMeta && onMeta->isObject() && onMeta->type()->slots.descriptorSet)
    return onMeta->type()->slots.descriptorSet(*onMeta, self, value);
  if (cls->isNative) {
    (void)raiseTypeError("cannot set '{}' attribute of immutable type '{}'", name.str(), cls->name);
    return false;
  }
  if (value) {
    cls->setOwn(name, value);
    return true;
  }
  if (cls->removeOwn(name)) return true;
  (void)raise(exceptions().AttributeError, "type object '{}' has no attribute '{}'", cls->name, name.str());
  return false;
}

Value typeCall(const Value &self, const Args &args) {
  Type *cls = typeOf(self);
  if (cls == types().type && args.count == 1 && !args.named) return Value(args[0].type());
  if (!cls->slots.create) return raiseTypeError("cannot create '{}' instances", qualifiedTypeName(*cls));
  Value object = cls->slots.create(cls, args);
  if (!object) return {};
  if (object.isObject() && object.object()->type->slots.init &&
      (object.object()->type == cls || isInstance(object, cls)))
    if (auto init = object.object()->type->slots.init; !(cls == types().type) && !init(object, args)) return {};
  return object;
}

Value typeCreate(Type *meta, const Args &args) {
  if (args.count != 3) return raiseTypeError("type.__new__() takes exactly 3 arguments ({} given)", args.count);
  const Str *name = asStr(args[0]);
  auto *bases = args[1].as<Tuple>();
  if (!name) return raiseTypeError("type.__new__() argument 1 must be str, not {}", typeName(args[0]));
  if (!bases) return raiseTypeError("type.__new__() argument 2 must be tuple, not {}", typeName(args[1]));
  if (!args[2].as<Dict>()) return raiseTypeError("type.__new__() argument 3 must be dict, not {}", typeName(args[2]));
  // Keywords stay with the values behind the three positional ones.
  Args keywords{args.values + 3, 0, args.names, args.named};
  return newClass(meta, name->text, bases->items, args[2], keywords);
}

void fillTypeType() {
  Type &t = *types().type;
  Slots &s = t.slots;
  s.create = typeCreate;
  s.init = [](const Value &, const Args &) { return true; };
  s.call = typeCall;
  s.getAttr = typeGetAttr;
  s.setAttr = typeSetAttr;
  s.repr = [](const Value &self) { return makeStr("<class '" + qualifiedTypeName(*typeOf(self)) + "'>"); };
  s.binary[static_cast<size_t>(BinaryOp::BitOr)] =
      s.reflected[static_cast<size_t>(BinaryOp::BitOr)] = [](const Value &self, const Value &other) -> Value {
    if (!other.isNone() && !other.as<Type>() && !other.as<Tuple>()) return Value::notImplemented();
    // A union is the tuple of its classes: all that isinstance needs.
    std::vector<Value> parts{self};
    if (auto *more = other.as<Tuple>())
      parts.insert(parts.end(), more->items.begin(), more->items.end());
    else
      parts.push_back(other.isNone() ? Value(types().none) : other);
    return makeTuple(std::move(parts));
  };
  t.property(
      "__name__", [](const Value &self) { return makeStr(typeOf(self)->name); },
      [](const Value &self, const Value &value) {
        if (const Str *text = asStr(value)) typeOf(self)->name = text->text;
        return true;
      });
  t.property(
      "__qualname__", [](const Value &self) { return makeStr(typeOf(self)->qualifiedName); },
      [](const Value &self, const Value &value) {
        if (const Str *text = asStr(value)) typeOf(self)->qualifiedName = text->text;
        return true;
      });
  t.property(
      "__module__",
      [](const Value &self) {
        const Value *own = typeOf(self)->dict().table.find(WEFT_SYMBOL("__module__"));
        return own ? *own : makeStr(typeOf(self)->module);
      },
      [](const Value &self, const Value &value) {
        typeOf(self)->setOwn(WEFT_SYMBOL("__module__"), value);
        return true;
      });
  t.property(
      "__doc__",
      [](const Value &self) {
        const Value *own = typeOf(self)->dict().table.find(WEFT_SYMBOL("__doc__"));
        return own && !own->as<GetSet>() ? *own : Value::none();
      },
      [](const Value &self, const Value &value) {
        typeOf(self)->setOwn(WEFT_SYMBOL("__doc__"), value);
        return true;
      });
  t.property("__mro__", [](const Value &self) {
    std::vector<Value> items;
    for (Type *cls : typeOf(self)->mro) items.push_back(Value(cls));
    return makeTuple(std::move(items));
  });
  t.property("__bases__", [](const Value &self) {
    std::vector<Value> items;
    for (const Ref<Type> &cls : typeOf(self)->bases) items.push_back(cls.value());
    return makeTuple(std::move(items));
  });
  t.property("__base__", [](const Value &self) {
    return typeOf(self)->bases.empty() ? Value::none() : typeOf(self)->bases[0].value();
  });
  t.property("__dict__", [](const Value &self) { return makeMappingProxy(Value(&typeOf(self)->dict())); });
  t.method("mro", [](const Value &self, const Args &) {
    std::vector<Value> items;
    for (Type *cls : typeOf(self)->mro) items.push_back(Value(cls));
    return makeList(std::move(items));
  });
  t.method("__subclasses__", [](const Value &self, const Args &) {
    std::vector<Value> items;
    for (Type *cls : typeOf(self)->subclasses) items.push_back(Value(cls));
    return makeList(std::move(items));
  });
  t.method("__instancecheck__",
           [](const Value &self, const Args &args) { return makeBool(isInstance(args[0], typeOf(self))); });
  t.method("__subclasscheck__", [](const Value &self, const Args &args) -> Value {
    auto *cls = args[0].as<Type>();
    if (!cls) return raiseTypeError("issubclass() arg 1 must be a class");
    return makeBool(cls->isSubtypeOf(typeOf(self)));
  });
  t.classMethod("__prepare__", [](Type *, const Args &) { return makeDict().value(); });
  t.ready();
}

void fillSingletons() {
  Type &none = *types().none;
  none.slots.repr = [](const Value &) { return makeStr("None"); };
  none.slots.truth = [](const Value &) { return 0; };
  none.slots.create = [](Type *, const Args &) { return Value::none(); };
  none.isFinal = true;
  none.ready();
  types().notImplemented->slots.repr = [](const Value &) { return makeStr("NotImplemented"); };
  types().notImplemented->isFinal = true;
  types().notImplemented->ready();
  types().ellipsis->slots.repr = [](const Value &) { return makeStr("Ellipsis"); };
  types().ellipsis->isFinal = true;
  types().ellipsis->ready();
}

} // namespace

void fillCoreTypes() {
  fillObject();
  fillTypeType();
  fillSingletons();
}

void initializeObjects() {
  BuiltinTypes &t = types();
  if (t.object) return;
  // `type` is its own class, and both it and `object` must be there before any name or dict is.
  t.type = new Type(nullptr, "type");
  t.type->type = t.type;
  t.object = new Type(t.type, "object");
  t.object->layout = Layout::Object;
  t.type->bases.push_back(t.object);
  t.type->hasInstanceDict = false;
  struct Wanted {
    Type **slot;
    const char *name;
    Layout layout;
  };
  const Wanted wanted[] = {{&t.str, "str", Layout::Scalar},
                           {&t.dict, "dict", Layout::Dict},
                           {&t.tuple, "tuple", Layout::Tuple},
                           {&t.list, "list", Layout::List},
                           {&t.none, "NoneType", Layout::Other},
                           {&t.notImplemented, "NotImplementedType", Layout::Other},
                           {&t.ellipsis, "ellipsis", Layout::Other},
                           {&t.integer, "int", Layout::Scalar},
                           {&t.real, "float", Layout::Scalar},
                           {&t.complex, "complex", Layout::Scalar},
                           {&t.bytes, "bytes", Layout::Scalar},
                           {&t.set, "set", Layout::Set},
                           {&t.frozenset, "frozenset", Layout::Set},
                           {&t.range, "range", Layout::Other},
                           {&t.slice, "slice", Layout::Other},
                           {&t.nativeFunction, "builtin_function_or_method", Layout::Other},
                           {&t.methodDescriptor, "method_descriptor", Layout::Other},
                           {&t.boundMethod, "method", Layout::Other},
                           {&t.property, "property", Layout::Other},
                           {&t.getset, "getset_descriptor", Layout::Other},
                           {&t.staticMethod, "staticmethod", Layout::Other},
                           {&t.classMethod, "classmethod", Layout::Other},
                           {&t.module, "module", Layout::Other},
                           {&t.super, "super", Layout::Other},
                           {&t.cell, "cell", Layout::Other},
                           {&t.iterator, "iterator", Layout::Other},
                           {&t.dictKeys, "dict_keys", Layout::Other},
                           {&t.dictValues, "dict_values", Layout::Other},
                           {&t.dictItems, "dict_items", Layout::Other},
                           {&t.mappingProxy, "mappingproxy", Layout::Other},
                           {&t.traceback, "traceback", Layout::Other}};
  for (const Wanted &w : wanted) {
    *w.slot = &newNativeType(w.name, t.object);
    (*w.slot)->layout = w.layout;
  }
  t.boolean = &newNativeType("bool", t.integer);
  t.boolean->layout = Layout::Scalar;
  // Dicts made before the class dict existed.
  for (Type *early : {t.type, t.object}) early->dict().type = t.dict;
  for (const Wanted &w : wanted) (*w.slot)->dict().type = t.dict;
  fillCoreTypes();
  fillNumberTypes();
  fillStrType();
  fillBytesType();
  fillSequenceTypes();
  fillDictTypes();
  fillSetTypes();
  fillRangeSlice();
  fillFunctionTypes();
  types().traceback->ready();
  (void)exceptions();
  if (!interpreter().modules) interpreter().modules = makeDict();
}

} // namespace weft::py
