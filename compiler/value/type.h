// Type: a Python class, native or made by a `class` statement, with its slots: the C++ functions behind operators and
// protocols.
//
// To add a native class: derive an Object, make one Type (newNativeType), fill slots, add methods and properties, call
// ready(). A class statement's type gets slots that call its dunder methods, so C++ code only ever looks at slots.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/symbol.h"
#include "value/value.h"

namespace weft::py {

/// The Symbol of a literal, interned once.
#define WEFT_SYMBOL(text)                                                                                              \
  ([]() -> ::weft::Symbol {                                                                                            \
    static const ::weft::Symbol symbol = ::weft::Symbol::intern(text);                                                 \
    return symbol;                                                                                                     \
  }())

/// Arguments of a call: `count` positional values, then `named` values whose names are in `names`.
struct Args {
  const Value *values = nullptr;
  size_t count = 0;
  const Symbol *names = nullptr;
  size_t named = 0;
  const Value &operator[](size_t index) const { return values[index]; }
  const Value &namedValue(size_t index) const { return values[count + index]; }
  /// The keyword argument `name`, or null.
  const Value *find(Symbol name) const {
    for (size_t i = 0; i < named; ++i)
      if (names[i] == name) return &values[count + i];
    return nullptr;
  }
  Args dropFirst() const { return {values + 1, count - 1, names, named}; }
};

// The order of ast::Operator.
enum class BinaryOp : uint8_t {
  Add,
  Sub,
  Mult,
  MatMult,
  Div,
  Mod,
  Pow,
  LShift,
  RShift,
  BitOr,
  BitXor,
  BitAnd,
  FloorDiv,
  Divmod
};
inline constexpr size_t binaryOpCount = 14;
enum class CompareOp : uint8_t { Eq, NotEq, Lt, LtE, Gt, GtE };
enum class UnaryOp : uint8_t { Neg, Pos, Invert, Abs };

enum class Next { Item, Stop, Error };

using UnarySlot = Value (*)(const Value &self);
using BinarySlot = Value (*)(const Value &self, const Value &other);
/// Null where a class has no such behaviour. Subclasses inherit each slot.
struct Slots {
  Value (*create)(Type *cls, const Args &args) = nullptr;       // __new__; native classes usually do all work here
  bool (*init)(const Value &self, const Args &args) = nullptr;  // __init__
  Value (*call)(const Value &self, const Args &args) = nullptr; // __call__
  Value (*getAttr)(const Value &self, Symbol name) = nullptr;   // the whole attribute lookup; genericGetAttr by default
  bool (*setAttr)(const Value &self, Symbol name, const Value &value) = nullptr; // a null value deletes
  UnarySlot repr = nullptr, str = nullptr;
  bool (*hash)(const Value &self, int64_t &out) = nullptr; // null after ready(): unhashable
  int (*truth)(const Value &self) = nullptr;               // 0, 1, or -1: the hook of `if tensor`
  int64_t (*length)(const Value &self) = nullptr;
  BinarySlot getItem = nullptr;
  bool (*setItem)(const Value &self, const Value &key, const Value &value) = nullptr; // a null value deletes
  int (*contains)(const Value &self, const Value &item) = nullptr;
  UnarySlot iterate = nullptr;                                                     // __iter__
  Next (*next)(const Value &self, Value &out) = nullptr;                           // __next__
  Value (*compare)(const Value &self, const Value &other, CompareOp op) = nullptr; // may return NotImplemented
  Value (*format)(const Value &self, std::string_view spec) = nullptr;             // __format__
  UnarySlot unary[4] = {};
  UnarySlot toInt = nullptr, toFloat = nullptr, toIndex = nullptr, toComplex = nullptr;
  BinarySlot binary[binaryOpCount] = {};    // self is the left operand; may return NotImplemented
  BinarySlot reflected[binaryOpCount] = {}; // self is the right operand
  BinarySlot inplace[binaryOpCount] = {};
  Value (*descriptorGet)(const Value &self, const Value &instance,
                         Type *owner) = nullptr; // instance null: on the class
  bool (*descriptorSet)(const Value &self, const Value &instance, const Value &value) = nullptr; // a null value deletes
};

using NativeMethod = Value (*)(const Value &self, const Args &args);
using NativeFunctionPointer = Value (*)(const Args &args);

/// Which C++ class the instances of a Type are, where it matters for quick tests; inherited by subclasses.
enum class Layout : uint8_t { Other, Object, List, Tuple, Dict, Set, Scalar, Boxed };

class Type : public Container {
public:
  Type(Type *metaclass, std::string typeName);
  void clear() override;
  static bool classof(const Object &object);

  std::string name;          // __name__
  std::string qualifiedName; // __qualname__
  std::string module = "builtins";
  std::vector<Ref<Type>> bases;
  std::vector<Type *> mro; // from this class on; filled by ready
  Slots slots;
  Layout layout = Layout::Other; // Scalar: int, float, str ...; instances of a subclass of one are Boxed
  bool isNative = true;          // not made by a class statement
  bool hasInstanceDict = false;  // instances may have attributes
  bool isFinal = false;          // may not be a base (bool, NoneType)
  bool isException = false;
  bool hasFinalizer = false;      // defines __del__
  bool bindsAsMethod = false;     // instances are functions: binding one to x and calling it is calling it with x first
  std::vector<Type *> subclasses; // direct ones

  /// Along the mro; a borrowed pointer valid until a class changes, or null.
  const Value *lookup(Symbol attribute) const;
  bool isSubtypeOf(const Type *other) const;
  Dict &dict() const { return *dict_; }
  /// Sets an attribute of the class itself, keeping slots and caches right.
  void setOwn(Symbol attribute, const Value &value);
  bool removeOwn(Symbol attribute);

  // For native classes, before ready().
  Type &method(std::string_view methodName, NativeMethod function);
  Type &staticMethod(std::string_view methodName, NativeFunctionPointer function);
  Type &classMethod(std::string_view methodName, Value (*function)(Type *cls, const Args &args));
  Type &property(std::string_view propertyName, UnarySlot get, bool (*set)(const Value &, const Value &) = nullptr);
  Type &constant(std::string_view constantName, const Value &value);
  /// Computes mro, inherits slots, and puts dunder methods for own slots into the dict. Once, after slots are filled.
  void ready();

private:
  Ref<Dict> dict_;
};

/// A native class under `base` (null: object). It lives until the evaluator ends.
Type &newNativeType(std::string_view name, Type *base = nullptr, std::string_view module = "builtins");

/// What a `class` statement does after its body has run. Raises TypeError as CPython does (MRO, layout conflicts).
Value newClass(Type *metaclass, const std::string &name, const std::vector<Value> &bases, const Value &namespaceDict,
               const Args &keywords);

/// The lookup of CPython's object.__getattribute__ and object.__setattr__.
Value genericGetAttr(const Value &self, Symbol name);
bool genericSetAttr(const Value &self, Symbol name, const Value &value);

} // namespace weft::py
