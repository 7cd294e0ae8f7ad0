// Static arguments of an op call. They go by position, in the order of the op's record; WRT_ATTR_NONE means that the
// caller leaves the default.
#pragma once
#include "core/dtype.h"
#include "core/tensor.h"
#include <cstdint>
#include <span>
#include <string_view>

enum wrt_attr_kind : int32_t {
  WRT_ATTR_NONE = 0,
  WRT_ATTR_INT = 1,
  WRT_ATTR_FLOAT = 2,
  WRT_ATTR_BOOL = 3,
  WRT_ATTR_DTYPE = 4,
  WRT_ATTR_SHAPE = 5, // ints, -1 is an unknown extent; count -1 is an unknown rank
  WRT_ATTR_INTS = 6,  // also lists of dtypes or bools
  WRT_ATTR_FLOATS = 7,
  WRT_ATTR_STRING = 8, // count bytes
  WRT_ATTR_STRINGS = 9,
};

/// Layout frozen with the tensor's: compiled code has constant arrays of these. Borrows what it points to.
struct wrt_attr {
  int32_t kind;
  int32_t count; // of ints, floats, strings; bytes of a string
  union {
    int64_t i; // INT, BOOL, DTYPE
    double f;
    const int64_t *ints; // INTS, SHAPE
    const double *floats;
    const char *string;
    const wrt_string *strings;
  };
};
static_assert(sizeof(wrt_attr) == 16, "frozen layout");

namespace wrt {

struct Attr : wrt_attr {
  Attr() : wrt_attr{WRT_ATTR_NONE, 0, {.i = 0}} {}
  Attr(const wrt_attr &a) : wrt_attr(a) {}
  static Attr integer(int64_t v) { return make(WRT_ATTR_INT, 0, {.i = v}); }
  static Attr boolean(bool v) { return make(WRT_ATTR_BOOL, 0, {.i = v}); }
  static Attr dtype(int32_t v) { return make(WRT_ATTR_DTYPE, 0, {.i = v}); }
  static Attr real(double v) { return make(WRT_ATTR_FLOAT, 0, {.f = v}); }
  static Attr ints(std::span<const int64_t> v) { return make(WRT_ATTR_INTS, v.size(), {.ints = v.data()}); }
  static Attr shape(std::span<const int64_t> v) { return make(WRT_ATTR_SHAPE, v.size(), {.ints = v.data()}); }
  static Attr unknownShape() { return make(WRT_ATTR_SHAPE, static_cast<size_t>(-1), {.ints = nullptr}); }
  static Attr floats(std::span<const double> v) { return make(WRT_ATTR_FLOATS, v.size(), {.floats = v.data()}); }
  static Attr string(std::string_view v) { return make(WRT_ATTR_STRING, v.size(), {.string = v.data()}); }
  static Attr strings(std::span<const wrt_string> v) { return make(WRT_ATTR_STRINGS, v.size(), {.strings = v.data()}); }

private:
  union Value {
    int64_t i;
    double f;
    const int64_t *ints;
    const double *floats;
    const char *string;
    const wrt_string *strings;
  };
  static Attr make(int32_t kind, size_t count, Value value) {
    Attr a;
    a.kind = kind;
    a.count = static_cast<int32_t>(count);
    __builtin_memcpy(&a.i, &value, sizeof value);
    return a;
  }
};

inline bool given(const wrt_attr &a) { return a.kind != WRT_ATTR_NONE; }
inline int64_t intOr(const wrt_attr &a, int64_t otherwise) {
  return a.kind == WRT_ATTR_NONE ? otherwise : a.kind == WRT_ATTR_FLOAT ? static_cast<int64_t>(a.f) : a.i;
}
inline bool boolOr(const wrt_attr &a, bool otherwise) { return a.kind == WRT_ATTR_NONE ? otherwise : a.i != 0; }
inline double floatOr(const wrt_attr &a, double otherwise) {
  return a.kind == WRT_ATTR_NONE ? otherwise : a.kind == WRT_ATTR_FLOAT ? a.f : static_cast<double>(a.i);
}
inline int32_t dtypeOr(const wrt_attr &a, int32_t otherwise) {
  return a.kind == WRT_ATTR_NONE ? otherwise : static_cast<int32_t>(a.i);
}
/// A single int counts as a list of one.
inline std::span<const int64_t> intsOf(const wrt_attr &a) {
  if (a.kind == WRT_ATTR_INT) return {&a.i, 1};
  if (a.kind != WRT_ATTR_INTS && a.kind != WRT_ATTR_SHAPE) return {};
  return {a.ints, a.count < 0 ? 0 : static_cast<size_t>(a.count)};
}
inline std::string_view stringOr(const wrt_attr &a, std::string_view otherwise) {
  return a.kind == WRT_ATTR_STRING ? std::string_view(a.string, static_cast<size_t>(a.count)) : otherwise;
}

} // namespace wrt
