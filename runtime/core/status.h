// Status codes of kernels and of the whole runtime: TensorFlow's (absl's) canonical codes.
#pragma once
#include <cstdint>

enum wrt_code : int32_t {
  WRT_OK = 0,
  WRT_CANCELLED = 1,
  WRT_UNKNOWN = 2,
  WRT_INVALID_ARGUMENT = 3,
  WRT_DEADLINE_EXCEEDED = 4,
  WRT_NOT_FOUND = 5,
  WRT_ALREADY_EXISTS = 6,
  WRT_PERMISSION_DENIED = 7,
  WRT_RESOURCE_EXHAUSTED = 8,
  WRT_FAILED_PRECONDITION = 9,
  WRT_ABORTED = 10,
  WRT_OUT_OF_RANGE = 11,
  WRT_UNIMPLEMENTED = 12,
  WRT_INTERNAL = 13,
  WRT_UNAVAILABLE = 14,
  WRT_DATA_LOSS = 15,
};

extern "C" {
/// The class in tf.errors: "InvalidArgumentError", ...; "UnknownError" for other numbers. Static storage.
const char *wrt_code_exception(int32_t code);
}
