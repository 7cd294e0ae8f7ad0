// Between the public border (weft_*) and the inside (wrt_*): what generated wrappers of compiled functions call.
//
// A wrapper does: begin a frame of the context; take each argument as a tensor without copying; call the compiled
// function; put each result into the caller's memory; end the frame, which fills in the caller's error.
#pragma once
#include "core/call.h"
#include <weft/abi.h>

extern "C" {
/// The inside of a public context.
wrt_context *wrt_context_of(weft_context *context);

/// A frame for one call. NULL if memory is short (then `error` says so).
wrt_frame *wrt_begin(weft_context *context, weft_error *error);
/// Fills `error` (may be NULL) from the frame and frees it. `lines` is the module's table of source lines, by source
/// index (may be NULL), `file` the module's source. Returns the code.
int32_t wrt_end(wrt_frame *frame, const char *file, const int32_t *lines, int32_t n_lines, weft_error *error);

/// Dense memory of the caller's as a tensor, not copied; it must stay as it is until the call ends.
wrt_tensor *wrt_borrow(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims, const void *data);
/// An argument of the uniform form: checked against dtype and shape (`dims` -1: any), copied only if it has strides.
wrt_tensor *wrt_take_argument(wrt_frame *frame, const weft_tensor *argument, int32_t dtype, int32_t rank,
                              const int64_t *dims, const char *name);
/// Copies a result to `out` if `room` (elements along the first axis; -1: enough) suffices; stores the needed extents
/// in `shape` (may be NULL). WEFT_CAPACITY if it does not fit, which is not an error of the frame. Nothing is done, and
/// the frame's error returned, where the frame has an error.
int32_t wrt_put(wrt_frame *frame, const wrt_tensor *result, void *out, const int64_t *room, int64_t *shape);
/// A result of the uniform form.
int32_t wrt_give_result(wrt_frame *frame, const wrt_tensor *result, weft_tensor *out);

/// DLPack's dtype of one of ours and back; WRT_INVALID for what we lack.
weft_dtype wrt_dlpack_dtype(int32_t dtype);
int32_t wrt_dtype_of_dlpack(weft_dtype dtype);
}
