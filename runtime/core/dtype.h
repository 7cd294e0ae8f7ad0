// Element types: numbers, sizes, names and the usual questions about them.
//
// The numbers are those of TensorFlow's DataType, so that exporters and saved constants need no mapping.
#pragma once
#include <cstdint>

enum wrt_dtype : int32_t {
  WRT_INVALID = 0,
  WRT_FLOAT32 = 1,
  WRT_FLOAT64 = 2,
  WRT_INT32 = 3,
  WRT_UINT8 = 4,
  WRT_INT16 = 5,
  WRT_INT8 = 6,
  WRT_STRING = 7,
  WRT_COMPLEX64 = 8,
  WRT_INT64 = 9,
  WRT_BOOL = 10,
  WRT_BFLOAT16 = 14,
  WRT_UINT16 = 17,
  WRT_COMPLEX128 = 18,
  WRT_HALF = 19,
  WRT_RESOURCE = 20,
  WRT_VARIANT = 21,
  WRT_UINT32 = 22,
  WRT_UINT64 = 23,
};

extern "C" {
/// Bytes of one element in memory; 0 for numbers that are not a dtype. Strings are 16 (wrt_string), resources and
/// variants 8 (a pointer to a counted object).
int64_t wrt_dtype_size(int32_t dtype);
/// Python's name: "float32", "bfloat16", "string", ...; "invalid" otherwise. Static storage.
const char *wrt_dtype_name(int32_t dtype);
/// The name in TensorFlow's C++ messages: "float", "double", "half", ... Static storage.
const char *wrt_dtype_cpp_name(int32_t dtype);
/// The dtype of a Python name (also "half", "float", "double"); WRT_INVALID if there is none.
int32_t wrt_dtype_from_name(const char *name);
}

namespace wrt {

constexpr bool isFloating(int32_t d) {
  return d == WRT_FLOAT32 || d == WRT_FLOAT64 || d == WRT_HALF || d == WRT_BFLOAT16;
}
constexpr bool isComplex(int32_t d) { return d == WRT_COMPLEX64 || d == WRT_COMPLEX128; }
constexpr bool isSigned(int32_t d) { return d == WRT_INT8 || d == WRT_INT16 || d == WRT_INT32 || d == WRT_INT64; }
constexpr bool isUnsigned(int32_t d) { return d == WRT_UINT8 || d == WRT_UINT16 || d == WRT_UINT32 || d == WRT_UINT64; }
constexpr bool isInteger(int32_t d) { return isSigned(d) || isUnsigned(d); }
constexpr bool isNumeric(int32_t d) { return isInteger(d) || isFloating(d) || isComplex(d); }
/// Elements that own memory and so need more than a copy of bytes.
constexpr bool isManaged(int32_t d) { return d == WRT_STRING || d == WRT_RESOURCE || d == WRT_VARIANT; }
/// float32 for complex64, float64 for complex128, otherwise the same.
constexpr int32_t realDtype(int32_t d) {
  return d == WRT_COMPLEX64 ? WRT_FLOAT32 : d == WRT_COMPLEX128 ? WRT_FLOAT64 : d;
}

} // namespace wrt
