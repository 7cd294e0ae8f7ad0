// Value: the handle of every Python object, and Object: what it points to when it is not held inline.
//
// A Value is 16 bytes. None, NotImplemented, Ellipsis, bool, int of 64 bits and float are inline; all else is a counted
// reference to an Object. Counts are not atomic: Python objects belong to one thread, the evaluator's.
//
// The null Value (default made) means "no value". As a function's result it means: an exception is pending
// (errors.h: raise, pending). So every caller of a function that returns a Value tests `if (!v) return {};`. Functions
// that return bool return false, and those that return an int return a negative number, with an exception pending.
#pragma once
#include <cstdint>
#include <utility>

namespace weft::py {

class Type;
class Value;

class Object {
public:
  explicit Object(Type *objectType) : type(objectType) {}
  Object(const Object &) = delete;
  Object &operator=(const Object &) = delete;
  virtual ~Object() = default;
  Type *type; // types live until the end of the process's evaluator, so this is not counted
  uint32_t references = 0;

  void retain() { ++references; }
  void release() {
    if (--references == 0) free(this);
  }

private:
  static void free(Object *object);
};

class Dict;

/// An object that can refer to others. All of them are in one list, so that what cycles keep alive is freed at exit. It
/// may have instance attributes (when its type says so).
class Container : public Object {
public:
  explicit Container(Type *objectType);
  ~Container() override;
  /// Drops every reference this object holds. Called at exit for objects in cycles; override and call the base.
  virtual void clear();
  Dict *attributes = nullptr; // counted; null until the first attribute is set
  Container *previous = nullptr, *next = nullptr;
};

enum class Tag : uint8_t { Null, None, NotImplemented, Ellipsis, Bool, Int, Float, Object };

class Value {
public:
  Value() : tag_(Tag::Null) { payload_.integer = 0; }
  static Value none() { return Value(Tag::None, 0); }
  static Value notImplemented() { return Value(Tag::NotImplemented, 0); }
  static Value ellipsis() { return Value(Tag::Ellipsis, 0); }
  static Value boolean(bool value) { return Value(Tag::Bool, value ? 1 : 0); }
  static Value integer(int64_t value) { return Value(Tag::Int, value); }
  static Value real(double value) {
    Value result;
    result.tag_ = Tag::Float;
    result.payload_.real = value;
    return result;
  }
  /// A new counted reference. `object` must not be null.
  Value(Object *object) : tag_(Tag::Object) {
    payload_.object = object;
    object->retain();
  }
  Value(const Value &other) : tag_(other.tag_), payload_(other.payload_) {
    if (tag_ == Tag::Object) payload_.object->retain();
  }
  Value(Value &&other) noexcept : tag_(other.tag_), payload_(other.payload_) { other.tag_ = Tag::Null; }
  Value &operator=(const Value &other) {
    Value copy(other);
    swap(copy);
    return *this;
  }
  Value &operator=(Value &&other) noexcept {
    if (this != &other) {
      Tag oldTag = tag_;
      Payload oldPayload = payload_;
      tag_ = other.tag_;
      payload_ = other.payload_;
      other.tag_ = Tag::Null;
      if (oldTag == Tag::Object) oldPayload.object->release(); // last: it may run code that sees this Value
    }
    return *this;
  }
  ~Value() {
    if (tag_ == Tag::Object) payload_.object->release();
  }
  void swap(Value &other) noexcept {
    std::swap(tag_, other.tag_);
    std::swap(payload_, other.payload_);
  }

  explicit operator bool() const { return tag_ != Tag::Null; }
  Tag tag() const { return tag_; }
  bool isNull() const { return tag_ == Tag::Null; }
  bool isNone() const { return tag_ == Tag::None; }
  bool isNotImplemented() const { return tag_ == Tag::NotImplemented; }
  bool isEllipsis() const { return tag_ == Tag::Ellipsis; }
  bool isBool() const { return tag_ == Tag::Bool; }
  bool isInt() const { return tag_ == Tag::Int; } // an inline int; see objects.h isAnyInt for bools and big ones
  bool isFloat() const { return tag_ == Tag::Float; }
  bool isObject() const { return tag_ == Tag::Object; }
  bool asBool() const { return payload_.integer != 0; }
  int64_t asInt() const { return payload_.integer; } // of Bool and Int
  double asFloat() const { return payload_.real; }
  Object *object() const { return payload_.object; }
  /// Python's `is`.
  bool same(const Value &other) const { return tag_ == other.tag_ && payload_.integer == other.payload_.integer; }
  /// This as a T if the object's C++ class is T (T has `static bool classof(const Object &)`), or null.
  template <typename T> T *as() const {
    return tag_ == Tag::Object && T::classof(*payload_.object) ? static_cast<T *>(payload_.object) : nullptr;
  }
  /// The class: `type(x)`. Never null for a value that is not null.
  Type *type() const;
  /// Gives the reference up without counting down; for an Object only.
  Object *take() {
    tag_ = Tag::Null;
    return payload_.object;
  }

private:
  union Payload {
    int64_t integer;
    double real;
    Object *object;
  };
  Value(Tag tag, int64_t integer) : tag_(tag) { payload_.integer = integer; }
  Tag tag_;
  Payload payload_;
};
static_assert(sizeof(Value) == 16);

/// A counted reference to an Object class T that may be null.
template <typename T> class Ref {
public:
  Ref() = default;
  Ref(T *object) : object_(object) {
    if (object_) object_->retain();
  }
  Ref(const Ref &other) : Ref(other.object_) {}
  Ref(Ref &&other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  Ref &operator=(Ref other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~Ref() {
    if (object_) object_->release();
  }
  T *get() const { return object_; }
  T *operator->() const { return object_; }
  T &operator*() const { return *object_; }
  explicit operator bool() const { return object_ != nullptr; }
  Value value() const { return object_ ? Value(object_) : Value(); }

private:
  T *object_ = nullptr;
};

/// Makes an Object of class T.
template <typename T, typename... Args> Ref<T> make(Args &&...args) {
  return Ref<T>(new T(std::forward<Args>(args)...));
}

} // namespace weft::py
