// Entry points of compiled code. Small and stable; everything here is extern "C" and takes plain types.
//
// All of them do nothing when the frame has an error already (and give NULL or zero), so that compiled code needs no
// early exits: loops test `frame->error` (offset 0). Tensors are nullable pointers.
#pragma once
#include "core/call.h"

extern "C" {
/// Calls `kernel`, stores owned results (NULL after an error) in outputs[0..n_outputs), and notes `source` in the frame
/// if it fails. `node` identifies the call site for ops with state; 0 otherwise.
void wrt_call_op(wrt_frame *frame, wrt_kernel kernel, wrt_tensor *const *inputs, int32_t n_inputs,
                 const wrt_attr *attrs, int32_t n_attrs, wrt_tensor **outputs, int32_t n_outputs, int32_t source,
                 uint64_t node);

// Value of a tensor with one element, converted from the tensor's own dtype; 0 after an error.
bool wrt_scalar_bool(wrt_frame *frame, const wrt_tensor *tensor);
int32_t wrt_scalar_i32(wrt_frame *frame, const wrt_tensor *tensor);
int64_t wrt_scalar_i64(wrt_frame *frame, const wrt_tensor *tensor);
float wrt_scalar_f32(wrt_frame *frame, const wrt_tensor *tensor);
double wrt_scalar_f64(wrt_frame *frame, const wrt_tensor *tensor);

// New rank-0 tensors.
wrt_tensor *wrt_from_scalar_bool(wrt_frame *frame, bool value);
wrt_tensor *wrt_from_scalar_i8(wrt_frame *frame, int8_t value);
wrt_tensor *wrt_from_scalar_i16(wrt_frame *frame, int16_t value);
wrt_tensor *wrt_from_scalar_i32(wrt_frame *frame, int32_t value);
wrt_tensor *wrt_from_scalar_i64(wrt_frame *frame, int64_t value);
wrt_tensor *wrt_from_scalar_f32(wrt_frame *frame, float value);
wrt_tensor *wrt_from_scalar_f64(wrt_frame *frame, double value);
/// Any dtype of fixed size: copies wrt_dtype_size(dtype) bytes.
wrt_tensor *wrt_from_scalar(wrt_frame *frame, int32_t dtype, const void *value);

/// A tensor over constant data of the module (dtype of fixed size); the data must outlive every use. The result is
/// owned as any other.
wrt_tensor *wrt_constant(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims, const void *data);
/// A string tensor from `count` texts that stand one after the other in `bytes`; offsets has count + 1 entries.
wrt_tensor *wrt_constant_strings(wrt_frame *frame, int32_t rank, const int64_t *dims, const char *bytes,
                                 const int64_t *offsets);
/// The error of a subscript that is out of bounds.
void wrt_index_error(wrt_frame *frame, int64_t index, int32_t axis, int32_t source);
/// A new tensor for a fused kernel to write into; NULL after an error.
wrt_tensor *wrt_alloc(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims);
}
