// NumPy's array as plain C++: strided views over shared, mutable storage. Nothing here knows Python values; see
// ndarray.h for the Python type.
//
// Functions that fail return an empty Array (or false) and leave the Python exception in `pendingError()`.
#pragma once
#include "core/tensor.h"

#include <cstdint>
#include <initializer_list>
#include <string>

#include <fmt/format.h>

namespace weft::np {

/// An element type. Texts are kept as wrt_string whatever their declared length is; objects are wrt_object pointers.
struct DType {
  int32_t code = WRT_FLOAT64; // a wrt_dtype; WRT_STRING with `text`, WRT_VARIANT for Python objects
  char text = 0;              // 'U' (str) or 'S' (bytes)
  int32_t length = 0;         // of texts: characters
  DType() = default;
  DType(int32_t code) : code(code) {}
  DType(char text, int32_t length) : code(WRT_STRING), text(text), length(length) {}
  bool operator==(const DType &) const = default;
  bool isText() const { return code == WRT_STRING; }
  bool isObject() const { return code == WRT_VARIANT; }
  /// NumPy's kind letter: b i u f c U S O ('V' for bfloat16).
  char kind() const;
  /// Bytes of an element as NumPy counts them, and as they lie in memory.
  int64_t itemSize() const;
  int64_t stride() const { return wrt_dtype_size(code); }
  /// "float32", "bool", "str96", "object"
  std::string name() const;
  /// As in repr(array): "float32", "<U3", "object".
  std::string shortName() const;
  /// "<f4", "|b1", "<U3", "|O"
  std::string code3() const;
  /// The one-letter code: "f", "l", "U"
  std::string charCode() const;
};
/// Reads "float32", "f4", "<i8", "int", "U5", "?", "d", ...; false if there is no such type.
bool parseDType(std::string_view name, DType &out);
/// np.promote_types; false (TypeError) where there is no common type.
bool promote(DType a, DType b, DType &out);
/// np.can_cast by rule: "no" 'n', "safe" 's', "same_kind" 'k', "unsafe" 'u'.
bool canCast(DType from, DType to, char rule);
DType defaultInt();

constexpr int maxRank = 20;
/// Extents or byte strides, of at most maxRank axes.
struct Dims {
  int n = 0;
  int64_t v[maxRank];
  Dims() = default;
  Dims(std::initializer_list<int64_t> values) {
    for (int64_t x : values) v[n++] = x;
  }
  explicit Dims(std::span<const int64_t> values) {
    for (int64_t x : values) push(x);
  }
  static Dims filled(int n, int64_t value) {
    Dims d;
    for (int i = 0; i < n; i++) d.push(value);
    return d;
  }
  int64_t &operator[](int i) { return v[i]; }
  int64_t operator[](int i) const { return v[i]; }
  int64_t *begin() { return v; }
  int64_t *end() { return v + n; }
  const int64_t *begin() const { return v; }
  const int64_t *end() const { return v + n; }
  void push(int64_t x) {
    if (n < maxRank) v[n++] = x;
  }
  void insert(int at, int64_t x);
  void erase(int at);
  int64_t product() const {
    int64_t p = 1;
    for (int64_t x : *this) p *= x;
    return p;
  }
  bool operator==(const Dims &o) const { return std::equal(begin(), end(), o.begin(), o.end()); }
  /// "(2, 3)", "(2,)", "()"
  std::string str() const;
  std::span<const int64_t> span() const { return {v, static_cast<size_t>(n)}; }
};

struct Array {
  wrt::Tensor base; // owns the storage; its own dtype and dims do not matter
  char *data = nullptr;
  DType dtype;
  Dims dims, strides; // strides in bytes of memory
  bool writeable = true;

  explicit operator bool() const { return static_cast<bool>(base); }
  int ndim() const { return dims.n; }
  int64_t size() const { return dims.product(); }
  bool isContiguous() const;
  bool isFortran() const;
  template <typename T> T *as() const { return reinterpret_cast<T *>(data); }

  /// New storage in C order, undefined elements (texts empty, objects null).
  static Array empty(DType dtype, const Dims &dims);
  static Array zeros(DType dtype, const Dims &dims);
  template <typename T> static Array scalar(T value) {
    Array a = empty(wrt::dtypeOf<T>, {});
    *a.as<T>() = value;
    return a;
  }
  /// Shares the tensor's memory, read-only.
  static Array shareTensor(const wrt_tensor *tensor);
  /// A dense tensor of these elements: a view where the layout allows it and `mayShare`, otherwise a copy.
  wrt::Tensor tensor(bool mayShare) const;
};

// Errors --------------------------------------------------------------------------------------------------------------
struct Error {
  const char *type = nullptr; // class name: "ValueError", "LinAlgError", ...; null: none
  std::string message;
};
Error &pendingError();
/// Sets the pending error; converts to an empty Array, false, or nothing.
struct Raised {
  operator Array() const { return {}; }
  operator bool() const { return false; }
};
template <typename... Args> Raised raise(const char *type, fmt::format_string<Args...> text, Args &&...args) {
  pendingError() = {type, fmt::format(text, std::forward<Args>(args)...)};
  return {};
}

// Layout --------------------------------------------------------------------------------------------------------------
/// Itself if in C order (and aligned with its dtype), otherwise a copy in C order.
Array contiguous(const Array &a);
Array copy(const Array &a);
/// A copy in the other dtype (a copy also if the dtype is the same).
Array cast(const Array &a, DType dtype);
/// The same array if it has the dtype already.
Array asType(const Array &a, DType dtype);
/// Copies with broadcasting and any cast; false with an error if shapes or values do not fit.
bool assign(const Array &to, const Array &from);
/// View with the new shape, or a copy in C order if no view can do it. One extent may be -1.
Array reshape(const Array &a, Dims dims, bool fortran = false);
Array transpose(const Array &a, const int *permutation = nullptr);
Array broadcastTo(const Array &a, const Dims &dims);
/// The common shape; false with NumPy's words otherwise.
bool broadcastShapes(std::initializer_list<const Array *> arrays, Dims &out);
bool broadcastShapes(std::span<const Array *const> arrays, Dims &out);
Array insertAxis(const Array &a, int axis);
/// Drops the axis (whose extent must be 1 or which has been narrowed).
Array dropAxis(const Array &a, int axis);
/// Elements begin, begin+step, ... of the axis, `count` of them.
Array slice(const Array &a, int axis, int64_t begin, int64_t count, int64_t step);
/// Axis in [0, n) or AxisError.
bool normalizeAxis(int64_t axis, int n, int &out);

// Loops ---------------------------------------------------------------------------------------------------------------
/// Reference to a loop body f(pointers, count, byte steps).
struct RunBody {
  const void *object;
  void (*call)(const void *object, char **p, int64_t n, const int64_t *step);
  template <typename F>
  RunBody(const F &f)
      : object(&f), call([](const void *o, char **p, int64_t n, const int64_t *step) {
          (*static_cast<const F *>(o))(p, n, step);
        }) {}
};
/// Walks operands over `dims` with the given byte strides; `body` is called for innermost runs. Axes that lie one after
/// the other for all operands are joined. Not a template over the body: with hundreds of loops that costs minutes.
void walkRuns(int operands, const Dims &dims, char *const *data, const Dims *const *strides, RunBody body);
template <int N, typename F>
void forEachRun(const Dims &dims, char *const (&data)[N], const Dims *const (&strides)[N], const F &body) {
  walkRuns(N, dims, data, strides, RunBody(body));
}

/// Calls f.operator()<T>() with the C++ type of a numeric or bool dtype; false for texts and objects.
template <typename F> bool dispatch(int32_t code, F &&f) {
  switch (code) {
#define WEFT_NP_CASE(number, T)                                                                                        \
  case number:                                                                                                         \
    f.template operator()<T>();                                                                                        \
    return true;
#define WEFT_NP_INTS                                                                                                   \
  WEFT_NP_CASE(WRT_INT8, int8_t)                                                                                       \
  WEFT_NP_CASE(WRT_INT16, int16_t)                                                                                     \
  WEFT_NP_CASE(WRT_INT32, int32_t)                                                                                     \
  WEFT_NP_CASE(WRT_INT64, int64_t)                                                                                     \
  WEFT_NP_CASE(WRT_UINT8, uint8_t)                                                                                     \
  WEFT_NP_CASE(WRT_UINT16, uint16_t)                                                                                   \
  WEFT_NP_CASE(WRT_UINT32, uint32_t)                                                                                   \
  WEFT_NP_CASE(WRT_UINT64, uint64_t)
#define WEFT_NP_FLOATS                                                                                                 \
  WEFT_NP_CASE(WRT_FLOAT32, float)                                                                                     \
  WEFT_NP_CASE(WRT_FLOAT64, double)                                                                                    \
  WEFT_NP_CASE(WRT_HALF, wrt::Half)                                                                                    \
  WEFT_NP_CASE(WRT_BFLOAT16, wrt::BFloat16)
#define WEFT_NP_COMPLEX                                                                                                \
  WEFT_NP_CASE(WRT_COMPLEX64, wrt::Complex64)                                                                          \
  WEFT_NP_CASE(WRT_COMPLEX128, wrt::Complex128)
    WEFT_NP_INTS
    WEFT_NP_FLOATS
    WEFT_NP_COMPLEX
    WEFT_NP_CASE(WRT_BOOL, bool)
  default:
    return false;
  }
}
/// The same for integers, floats and bool only.
template <typename F> bool dispatchReal(int32_t code, F &&f) {
  switch (code) {
    WEFT_NP_INTS
    WEFT_NP_FLOATS
    WEFT_NP_CASE(WRT_BOOL, bool)
  default:
    return false;
  }
}

template <typename T> inline constexpr bool isComplexType = false;
template <> inline constexpr bool isComplexType<wrt::Complex64> = true;
template <> inline constexpr bool isComplexType<wrt::Complex128> = true;
template <typename T> inline constexpr bool isSmallFloat = false;
template <> inline constexpr bool isSmallFloat<wrt::Half> = true;
template <> inline constexpr bool isSmallFloat<wrt::BFloat16> = true;
template <typename T> inline constexpr bool isFloatType = std::is_floating_point_v<T> || isSmallFloat<T>;

} // namespace weft::np
