// Operations on any object: what Python's operators and builtin functions do. All can fail with a pending exception.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "value/objects.h"

namespace weft::py {

// Calls.
Value call(const Value &callable, const Args &args);
Value call(const Value &callable, const std::vector<Value> &positional = {});
Value callWithDict(const Value &callable, const std::vector<Value> &positional, const Dict *keywords);
Value callMethod(const Value &self, Symbol method, const std::vector<Value> &positional = {});
/// Looks `name` up on the type (as operators do) and calls it; null and nothing pending with found=false where it is
/// absent.
Value callSpecial(const Value &self, Symbol name, const std::vector<Value> &positional, bool &found);
bool isCallable(const Value &value);

// Attributes.
Value getAttr(const Value &object, Symbol name);
/// Null with nothing pending when there is no such attribute; null with something pending on other errors.
Value getAttrOptional(const Value &object, Symbol name);
bool hasAttr(const Value &object, Symbol name); // swallows AttributeError; other errors stay pending
bool setAttr(const Value &object, Symbol name, const Value &value);
bool delAttr(const Value &object, Symbol name);
inline Value getAttr(const Value &object, std::string_view name) { return getAttr(object, Symbol::intern(name)); }
inline bool setAttr(const Value &object, std::string_view name, const Value &value) {
  return setAttr(object, Symbol::intern(name), value);
}

// Operators.
Value binary(BinaryOp op, const Value &left, const Value &right);
Value inplace(BinaryOp op, const Value &left, const Value &right);
Value unary(UnaryOp op, const Value &operand);
Value power(const Value &base, const Value &exponent, const Value &modulus);
Value compare(CompareOp op, const Value &left, const Value &right);
/// 1, 0, or -1 on error: truth of `left op right`.
int compareTruth(CompareOp op, const Value &left, const Value &right);
/// Identity or equality, as containers compare items. 1, 0, -1.
int equal(const Value &left, const Value &right);
int truth(const Value &value); // 1, 0, -1
int contains(const Value &container, const Value &item);
bool hashOf(const Value &value, int64_t &out);

// Items.
Value getItem(const Value &object, const Value &key);
bool setItem(const Value &object, const Value &key, const Value &value);
bool delItem(const Value &object, const Value &key);
int64_t length(const Value &object); // -1 on error

// Iteration.
Value iterate(const Value &object);
Next next(const Value &iterator, Value &out);
/// All items, or false.
bool collect(const Value &iterable, std::vector<Value> &out);
/// Calls `body(item)` for each item until it returns false; the result is false if an exception is pending.
template <typename F> bool forEach(const Value &iterable, F &&body) {
  Value iterator = iterate(iterable);
  if (!iterator) return false;
  for (;;) {
    Value item;
    switch (next(iterator, item)) {
    case Next::Stop:
      return true;
    case Next::Error:
      return false;
    case Next::Item:
      break;
    }
    if (!body(item)) return false;
  }
}

/// Stable, by `key` (null or None: the items themselves). False on error; the items are all there still.
bool sortValues(std::vector<Value> &items, const Value &key, bool reverse);

// Text and numbers.
/// repr() and str(); the Values are str objects.
Value repr(const Value &value);
Value str(const Value &value);
/// The same as UTF-8; false on error.
bool reprText(const Value &value, std::string &out);
bool strText(const Value &value, std::string &out);
Value format(const Value &value, std::string_view spec);
std::string reprOfText(std::string_view utf8); // repr of a str
std::string reprOfBytes(std::string_view data);
std::string reprOfDouble(double value);
/// __index__: false with "'str' object cannot be interpreted as an integer" or OverflowError pending.
bool index(const Value &value, int64_t &out);
Value indexValue(const Value &value); // an int of any size
/// __float__ or __index__: "must be real number, not str".
bool number(const Value &value, double &out);

// Classes.
bool isInstance(const Value &value, const Type *type);
/// isinstance(value, classinfo) with tuples, unions and __instancecheck__; -1 on error.
int isInstanceOf(const Value &value, const Value &classInfo);
int isSubclassOf(const Value &cls, const Value &classInfo);
/// CPython's name in messages: type(x).__name__.
const std::string &typeName(const Value &value);

} // namespace weft::py
