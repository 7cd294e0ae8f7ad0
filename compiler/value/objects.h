// The builtin objects as C++ classes: str, bytes, list, tuple, dict, set, range, slice, functions, modules ...
//
// Ints beyond 64 bits are opaque here (ints.h); Python functions are the evaluator's (stage/evaluator).
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "value/type.h"

namespace weft::py {

/// The types of builtin objects: types().str ...
struct BuiltinTypes {
  Type *object, *type, *none, *notImplemented, *ellipsis, *boolean, *integer, *real, *complex, *str, *bytes, *list,
      *tuple, *dict, *set, *frozenset, *range, *slice, *nativeFunction, *methodDescriptor, *boundMethod, *property,
      *getset, *staticMethod, *classMethod, *module, *super, *cell, *iterator, *dictKeys, *dictValues, *dictItems,
      *mappingProxy, *traceback, *namespace_;
};
BuiltinTypes &types();
/// Makes all builtin types; called by the Interpreter, and by tests of natives. Further calls do nothing.
void initializeObjects();
/// Frees every Python object, in cycles or not. Called once at the very end.
void finalizeObjects();

class Str : public Object {
public:
  explicit Str(std::string utf8);
  static bool classof(const Object &object);
  const std::string text; // UTF-8
  /// Length in code points.
  size_t length() const;
  bool isAscii() const { return length() == text.size(); }
  int64_t hash() const;
  /// The name as a Symbol (interned at first use).
  Symbol symbol() const;
  mutable size_t length_ = SIZE_MAX;
  mutable int64_t hash_ = -1;
  mutable Symbol symbol_;
};
class Bytes : public Object {
public:
  explicit Bytes(std::string data);
  static bool classof(const Object &object);
  const std::string data;
};
class Complex : public Object {
public:
  Complex(double re, double im);
  static bool classof(const Object &object);
  double re, im;
};
/// An instance of a subclass of int, float, str, bytes or complex: `inner` is the plain value.
class Boxed : public Container {
public:
  Boxed(Type *cls, Value value) : Container(cls), inner(std::move(value)) {}
  void clear() override;
  static bool classof(const Object &object);
  Value inner;
};
class List : public Container {
public:
  explicit List(Type *cls) : Container(cls) {}
  List();
  void clear() override;
  static bool classof(const Object &object);
  std::vector<Value> items;
};
class Tuple : public Container {
public:
  Tuple(Type *cls, std::vector<Value> values) : Container(cls), items(std::move(values)) {}
  explicit Tuple(std::vector<Value> values);
  void clear() override;
  static bool classof(const Object &object);
  std::vector<Value> items; // does not change after the making
};

/// A hash table that keeps the order of insertion. Functions that may call Python code (__eq__, __hash__) can fail.
class HashTable {
public:
  struct Entry {
    Value key, value; // key is null where an entry was removed
    int64_t hash;
  };
  enum class Found { No, Yes, Error };
  Found find(const Value &key, size_t &index) const;
  /// False with an exception pending (unhashable).
  bool insert(const Value &key, const Value &value);
  Found remove(const Value &key, Value *removed = nullptr);
  // By name: cannot fail.
  const Value *find(Symbol key) const;
  void insert(Symbol key, const Value &value);
  bool remove(Symbol key);
  size_t indexOf(Symbol key) const; // SIZE_MAX if absent
  size_t size() const { return live_; }
  void clear();
  /// Entries in order, with removed ones (null keys) among them.
  std::vector<Entry> entries;
  /// Changes when entries move, come or go; not when a value is replaced. No two tables ever have the same.
  uint64_t layoutVersion = nextVersion();

private:
  static uint64_t nextVersion();
  Found probe(const Value &key, int64_t hash, size_t &slot, size_t &index) const;
  void grow();
  void compact();
  bool insertHashed(const Value &key, int64_t hash, const Value &value);
  std::vector<int32_t> index_;
  size_t live_ = 0, used_ = 0;
};
class Dict : public Container {
public:
  explicit Dict(Type *cls) : Container(cls) {}
  Dict();
  void clear() override;
  static bool classof(const Object &object);
  HashTable table;
};
/// set and frozenset.
class Set : public Container {
public:
  explicit Set(Type *cls) : Container(cls) {}
  void clear() override;
  static bool classof(const Object &object);
  HashTable table; // values are None
  mutable int64_t hash = -1;
};
class Range : public Object {
public:
  Range(int64_t start, int64_t stop, int64_t step);
  static bool classof(const Object &object);
  int64_t start, stop, step;
  int64_t length() const;
};
class Slice : public Container {
public:
  Slice(Value first, Value second, Value third);
  void clear() override;
  static bool classof(const Object &object);
  Value start, stop, step; // None where left out
  /// CPython's slice.indices. False with TypeError or ValueError pending.
  bool indices(int64_t length, int64_t &first, int64_t &last, int64_t &stride, int64_t &count) const;
};
/// A function written in C++, maybe with values it holds.
class NativeFunction : public Container {
public:
  NativeFunction(std::string functionName, std::function<Value(const Args &)> code);
  void clear() override;
  static bool classof(const Object &object);
  std::string name, module;
  Value documentation; // __doc__ or null
  std::function<Value(const Args &)> code;
  bool binds = false; // as an attribute of a class it becomes a method
};
/// A native class's method, before it is bound.
class MethodDescriptor : public Container {
public:
  MethodDescriptor(Type *cls, std::string methodName, NativeMethod code);
  static bool classof(const Object &object);
  Type *owner;
  std::string name;
  NativeMethod code;
  // For dunder methods that stand for a slot: runs the owner's slot, whatever the class of `self`.
  Value (*slotCode)(const Type &owner, const Value &self, const Args &args) = nullptr;
};
class GetSet : public Container {
public:
  GetSet(Type *cls, std::string propertyName, UnarySlot getter, bool (*setter)(const Value &, const Value &));
  static bool classof(const Object &object);
  Type *owner;
  std::string name;
  UnarySlot get;
  bool (*set)(const Value &, const Value &);
};
class BoundMethod : public Container {
public:
  BoundMethod(Value function, Value instance);
  void clear() override;
  static bool classof(const Object &object);
  Value function, self;
};
/// property(fget, fset, fdel).
class Property : public Container {
public:
  explicit Property(Type *cls) : Container(cls) {}
  void clear() override;
  static bool classof(const Object &object);
  Value get, set, remove, documentation;
};
/// staticmethod(f) and classmethod(f).
class Wrapper : public Container {
public:
  Wrapper(Type *cls, Value wrapped) : Container(cls), function(std::move(wrapped)) {}
  void clear() override;
  static bool classof(const Object &object);
  Value function;
};
class Cell : public Container {
public:
  Cell();
  void clear() override;
  static bool classof(const Object &object);
  Value value; // null: unbound
};
class Module : public Container {
public:
  explicit Module(std::string moduleName);
  void clear() override;
  static bool classof(const Object &object);
  std::string name;
  Ref<Dict> dict;
  /// Called for a name that the dict does not have; returns null without an exception where there is no such attribute.
  /// The result is kept in the dict.
  std::function<Value(Symbol)> lazy;
};
/// An instance of a class whose native base is `object`; its attributes are Container::attributes.
class Instance : public Container {
public:
  explicit Instance(Type *cls) : Container(cls) {}
  ~Instance() override;
};
/// An iterator in C++: `step` gives items until Stop. Holds what it needs in `held` (so that clear can drop it).
class Iterator : public Container {
public:
  Iterator(Type *cls, std::function<Next(Iterator &, Value &)> code);
  void clear() override;
  static bool classof(const Object &object);
  Value held;
  int64_t position = 0;
  std::function<Next(Iterator &, Value &)> step;
};

// Making.
Value makeStr(std::string utf8);
Value makeStr(Symbol name); // one object per name
Value makeBytes(std::string data);
inline Value makeInt(int64_t value) { return Value::integer(value); }
inline Value makeFloat(double value) { return Value::real(value); }
inline Value makeBool(bool value) { return Value::boolean(value); }
Value makeComplex(double re, double im);
Value makeList(std::vector<Value> items = {});
Value makeTuple(std::vector<Value> items = {});
Ref<Dict> makeDict();
Ref<Set> makeSet(bool frozen = false);
Value makeSlice(Value start, Value stop, Value step);
Value makeFunction(std::string name, std::function<Value(const Args &)> code, std::string module = "builtins");
Value makeIterator(std::function<Next(Iterator &, Value &)> step, Value held = {}, Type *cls = nullptr);
Ref<Module> makeModule(std::string name);

// Looking into: each sees through subclasses of the builtin (Boxed).
/// The text of a str, or null if it is none.
const Str *asStr(const Value &value);
const Bytes *asBytes(const Value &value);
inline List *asList(const Value &value) { return value.as<List>(); }
inline Tuple *asTuple(const Value &value) { return value.as<Tuple>(); }
inline Dict *asDict(const Value &value) { return value.as<Dict>(); }
/// The items of a list or tuple, or null.
const std::vector<Value> *asSequence(const Value &value);
/// bool, int of any size, or a subclass's instance.
bool isAnyInt(const Value &value);
bool isAnyFloat(const Value &value);
/// Takes a Boxed value's inner value; else the value itself.
const Value &unbox(const Value &value);
/// An int or bool of 64 bits without any conversion; false (nothing pending) for others.
bool toInt64(const Value &value, int64_t &out);
/// int, bool or float as a double without conversion slots; false (nothing pending) for others.
bool toDouble(const Value &value, double &out);
/// dict.update(source): a mapping or an iterable of pairs.
bool dictUpdate(Dict &dict, const Value &source);
Value makeMappingProxy(const Value &dict);
/// Keyed by names.
inline Value dictGet(const Dict &dict, Symbol name) {
  const Value *found = dict.table.find(name);
  return found ? *found : Value();
}
inline void dictSet(Dict &dict, Symbol name, const Value &value) { dict.table.insert(name, value); }

} // namespace weft::py
