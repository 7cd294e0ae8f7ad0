// Making a class from a class statement's name, bases and namespace.
#include "value/class_slots.h"
#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::py {

namespace {

// The most derived metaclass of the bases, or an error.
Type *chooseMetaclass(Type *wanted, const std::vector<Type *> &bases) {
  Type *winner = wanted;
  for (Type *base : bases) {
    if (winner->isSubtypeOf(base->type)) continue;
    if (base->type->isSubtypeOf(winner)) {
      winner = base->type;
      continue;
    }
    (void)raiseTypeError("metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the "
                         "metaclasses of all its bases");
    return nullptr;
  }
  return winner;
}

// The native class whose C++ object the instances are; null after a layout conflict.
Type *nativeBase(const std::vector<Type *> &bases) {
  Type *best = types().object;
  for (Type *base : bases)
    for (Type *cls : base->mro) {
      if (!cls->isNative || cls == types().object) continue;
      if (best->isSubtypeOf(cls)) break;
      if (cls->isSubtypeOf(best)) {
        best = cls;
        break;
      }
      if (cls->slots.create == types().object->slots.create) break; // no own data
      (void)raiseTypeError("multiple bases have instance lay-out conflict");
      return nullptr;
    }
  return best;
}

bool setNames(Type &type) {
  // Over a copy: __set_name__ may change the class.
  std::vector<HashTable::Entry> entries = type.dict().table.entries;
  for (const HashTable::Entry &entry : entries) {
    if (!entry.key || !entry.value.isObject()) continue;
    bool found = false;
    Value result = callSpecial(entry.value, WEFT_SYMBOL("__set_name__"), {Value(&type), entry.key}, found);
    if (found && !result) return false;
  }
  return true;
}

bool initSubclass(Type &type, const Args &keywords) {
  // super(cls, cls).__init_subclass__(**keywords)
  for (size_t i = 1; i < type.mro.size(); ++i) {
    const Value *found = type.mro[i]->dict().table.find(WEFT_SYMBOL("__init_subclass__"));
    if (!found) continue;
    Value function = *found;
    if (auto get = function.type()->slots.descriptorGet) function = get(function, Value(), &type);
    return function && call(function, keywords);
  }
  return true;
}

} // namespace

Value newClass(Type *metaclass, const std::string &name, const std::vector<Value> &bases, const Value &namespaceDict,
               const Args &keywords) {
  std::vector<Type *> baseTypes;
  for (const Value &base : bases) {
    auto *type = base.as<Type>();
    if (!type) return raiseTypeError("bases must be types");
    if (type->isFinal) return raiseTypeError("type '{}' is not an acceptable base type", type->name);
    for (Type *earlier : baseTypes)
      if (earlier == type) return raiseTypeError("duplicate base class {}", type->name);
    baseTypes.push_back(type);
  }
  if (baseTypes.empty()) baseTypes.push_back(types().object);
  Type *meta = chooseMetaclass(metaclass, baseTypes);
  if (!meta) return {};
  Type *native = nativeBase(baseTypes);
  if (!native) return {};

  auto *type = new Type(meta, name);
  Value result(type);
  type->isNative = false;
  type->hasInstanceDict = native != types().type;
  type->isException = native->isException;
  type->layout = native->layout == Layout::Scalar   ? Layout::Boxed
                 : native->layout == Layout::Object ? Layout::Other
                                                    : native->layout;
  type->bindsAsMethod = native->bindsAsMethod;
  for (Type *base : baseTypes) type->bases.push_back(base);
  if (!computeMro(*type)) return {};
  for (Type *base : baseTypes) base->subclasses.push_back(type);
  for (Type *cls : type->mro) type->hasFinalizer |= cls->hasFinalizer;

  HashTable &dict = type->dict().table;
  for (const HashTable::Entry &entry : namespaceDict.as<Dict>()->table.entries)
    if (entry.key && !dict.insert(entry.key, entry.value)) return {};
  if (const Value *qualified = dict.find(WEFT_SYMBOL("__qualname__"))) {
    if (const Str *text = asStr(*qualified)) type->qualifiedName = text->text;
    dict.remove(WEFT_SYMBOL("__qualname__"));
  }
  // The body's __class__ cell (for super()) is filled as soon as the class exists.
  if (const Value *cell = dict.find(WEFT_SYMBOL("__classcell__"))) {
    Value held = *cell;
    dict.remove(WEFT_SYMBOL("__classcell__"));
    if (auto *target = held.as<Cell>()) target->value = result;
  }
  if (!dict.find(WEFT_SYMBOL("__doc__"))) dict.insert(WEFT_SYMBOL("__doc__"), Value::none());
  if (dict.find(WEFT_SYMBOL("__eq__")) && !dict.find(WEFT_SYMBOL("__hash__")))
    dict.insert(WEFT_SYMBOL("__hash__"), Value::none());
  // These two are class and static methods without being marked.
  for (Symbol implicit : {WEFT_SYMBOL("__init_subclass__"), WEFT_SYMBOL("__class_getitem__")})
    if (const Value *own = dict.find(implicit); own && !own->as<Wrapper>())
      dict.insert(implicit, Value(new Wrapper(types().classMethod, *own)));
  if (const Value *own = dict.find(WEFT_SYMBOL("__new__")); own && !own->as<Wrapper>())
    dict.insert(WEFT_SYMBOL("__new__"), Value(new Wrapper(types().staticMethod, *own)));
  type->setOwn(WEFT_SYMBOL("__module__"),
               dict.find(WEFT_SYMBOL("__module__")) ? *dict.find(WEFT_SYMBOL("__module__")) : makeStr("builtins"));
  updateAllSlots(*type);
  if (!setNames(*type) || !initSubclass(*type, keywords)) return {};
  return result;
}

} // namespace weft::py
