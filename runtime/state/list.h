// Tensor lists: what TensorArray and the gradients of loops keep their elements in. A list is a value: ops give new
// lists, and change one in place only when nobody else holds it.
#pragma once
#include "core/call.h"
#include "shapes/shape_context.h"
#include <vector>

namespace wrt {

struct TensorList : wrt_object {
  int32_t dtype = WRT_INVALID;
  PartialShape elementShape;
  std::vector<Tensor> items; // null: not written yet
  int64_t maxSize = -1;

  static TensorList *make(int32_t dtype, PartialShape shape);
  /// The list of a variant tensor; NULL if it holds another object.
  static TensorList *of(const wrt_tensor *variant);
};

/// Zeros for each element. NULL: no memory.
TensorList *zeroList(wrt_frame *frame, const TensorList &list);
/// AddN of lists: element by element, where an element that is not there counts as zeros.
int32_t addLists(wrt_call *call);

} // namespace wrt
