// Variables: an object with a name, a dtype, a shape and a value that is replaced as a whole or changed in place when
// nobody else holds it.
#pragma once
#include "core/call.h"
#include <string>
#include <vector>

namespace wrt {

struct Variable : wrt_object {
  std::string name;
  int32_t dtype = WRT_INVALID;
  std::vector<int64_t> shape; // -1: any extent
  bool anyShape = false;      // of any rank
  Tensor value;               // null before the first assignment

  /// A new variable with one reference.
  static Variable *make(std::string name, int32_t dtype);
  /// The variable of a resource tensor; NULL if it holds another object.
  static Variable *of(const wrt_tensor *resource);
  /// The value, made the variable's own so that it may be written; NULL after an error.
  wrt_tensor *writable(wrt_frame *frame);
};

} // namespace wrt

extern "C" {
/// A resource tensor with a new variable that holds `value` (retained; may be NULL).
wrt_tensor *wrt_variable_new(wrt_frame *frame, const char *name, int32_t dtype, const wrt_tensor *value);
/// A new reference to the value; NULL and an error if there is none yet.
wrt_tensor *wrt_variable_read(wrt_frame *frame, const wrt_tensor *resource);
int32_t wrt_variable_assign(wrt_frame *frame, const wrt_tensor *resource, const wrt_tensor *value);
}
