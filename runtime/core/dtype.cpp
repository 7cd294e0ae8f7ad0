// Tables of element types.
#include "core/dtype.h"
#include "core/status.h"
#include <cstring>

namespace {
struct Row {
  int32_t dtype;
  int32_t size;
  const char *name;
  const char *cppName;
};
constexpr Row rows[] = {
    {WRT_FLOAT32, 4, "float32", "float"},
    {WRT_FLOAT64, 8, "float64", "double"},
    {WRT_INT32, 4, "int32", "int32"},
    {WRT_UINT8, 1, "uint8", "uint8"},
    {WRT_INT16, 2, "int16", "int16"},
    {WRT_INT8, 1, "int8", "int8"},
    {WRT_STRING, 16, "string", "string"},
    {WRT_COMPLEX64, 8, "complex64", "complex64"},
    {WRT_INT64, 8, "int64", "int64"},
    {WRT_BOOL, 1, "bool", "bool"},
    {WRT_BFLOAT16, 2, "bfloat16", "bfloat16"},
    {WRT_UINT16, 2, "uint16", "uint16"},
    {WRT_COMPLEX128, 16, "complex128", "complex128"},
    {WRT_HALF, 2, "float16", "half"},
    {WRT_RESOURCE, 8, "resource", "resource"},
    {WRT_VARIANT, 8, "variant", "variant"},
    {WRT_UINT32, 4, "uint32", "uint32"},
    {WRT_UINT64, 8, "uint64", "uint64"},
};
const Row *find(int32_t dtype) {
  for (const Row &row : rows)
    if (row.dtype == dtype) return &row;
  return nullptr;
}
} // namespace

extern "C" {
int64_t wrt_dtype_size(int32_t dtype) {
  const Row *row = find(dtype);
  return row ? row->size : 0;
}
const char *wrt_dtype_name(int32_t dtype) {
  const Row *row = find(dtype);
  return row ? row->name : "invalid";
}
const char *wrt_dtype_cpp_name(int32_t dtype) {
  const Row *row = find(dtype);
  return row ? row->cppName : "INVALID";
}
int32_t wrt_dtype_from_name(const char *name) {
  for (const Row &row : rows)
    if (!std::strcmp(row.name, name) || !std::strcmp(row.cppName, name)) return row.dtype;
  return WRT_INVALID;
}

const char *wrt_code_exception(int32_t code) {
  switch (code) {
  case WRT_CANCELLED:
    return "CancelledError";
  case WRT_INVALID_ARGUMENT:
    return "InvalidArgumentError";
  case WRT_DEADLINE_EXCEEDED:
    return "DeadlineExceededError";
  case WRT_NOT_FOUND:
    return "NotFoundError";
  case WRT_ALREADY_EXISTS:
    return "AlreadyExistsError";
  case WRT_PERMISSION_DENIED:
    return "PermissionDeniedError";
  case WRT_RESOURCE_EXHAUSTED:
    return "ResourceExhaustedError";
  case WRT_FAILED_PRECONDITION:
    return "FailedPreconditionError";
  case WRT_ABORTED:
    return "AbortedError";
  case WRT_OUT_OF_RANGE:
    return "OutOfRangeError";
  case WRT_UNIMPLEMENTED:
    return "UnimplementedError";
  case WRT_INTERNAL:
    return "InternalError";
  case WRT_UNAVAILABLE:
    return "UnavailableError";
  case WRT_DATA_LOSS:
    return "DataLossError";
  default:
    return "UnknownError";
  }
}
}
