// One call of a kernel: what every `wrt_op_NAME` is given.
#pragma once
#include "core/attr.h"
#include "core/context.h"

/// Inputs are borrowed. The kernel stores new references into outputs (NULL on entry), which the caller owns
/// afterwards, also those stored before a failure. Attributes come in the order of ops.inc.
struct wrt_call {
  wrt_frame *frame;
  wrt_tensor *const *inputs;
  wrt_tensor **outputs;
  const wrt_attr *attrs;
  int32_t n_inputs, n_outputs, n_attrs;
  int32_t source; // index of the source range for messages; -1 if there is none
  uint64_t node;  // identity of the call site for ops with a state of their own (random ops); 0 in eager mode
};

/// 0 or a wrt_code; then the frame holds the message.
typedef int32_t (*wrt_kernel)(wrt_call *call);

namespace wrt {

template <typename... Args> int32_t fail(wrt_call *call, int32_t code, const char *format, Args... args) {
  if constexpr (sizeof...(Args) == 0)
    return wrt_set_error(call->frame, code, format, call->source);
  else {
    const int32_t result = fail(call->frame, code, format, args...);
    if (call->frame) call->frame->source = call->source;
    return result;
  }
}
template <typename... Args> int32_t invalid(wrt_call *call, const char *format, Args... args) {
  return fail(call, WRT_INVALID_ARGUMENT, format, args...);
}

/// Makes output `i` with undefined elements; NULL after an error.
inline wrt_tensor *newOutput(wrt_call *call, int i, int32_t dtype, std::span<const int64_t> dims) {
  return call->outputs[i] = wrt_tensor_new(call->frame, dtype, static_cast<int32_t>(dims.size()), dims.data());
}

} // namespace wrt
