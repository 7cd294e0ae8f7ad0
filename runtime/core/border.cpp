// The public border: contexts, and the way of arguments and results.
#include "core/border.h"
#include "core/compiled.h"
#include "shapes/shape_context.h"
#include "state/random.h"
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <new>
#include <string>

struct weft_context {
  wrt_context *inside;
};

extern "C" {

weft_context *weft_context_create(const weft_options *options) {
  weft_options o{};
  if (options)
    std::memcpy(&o, options, std::min<size_t>(options->size, sizeof o)); // an older caller knows fewer fields
  wrt_hooks hooks{};
  hooks.host = o.host;
  if (o.allocate && o.release) { // one without the other would mix two heaps
    hooks.allocate = o.allocate;
    hooks.release = o.release;
  }
  hooks.parallel_for = o.parallel_for;
  hooks.print = o.print;
  hooks.print_error = o.print;
  wrt_context *inside = wrt_context_new(&hooks, o.num_threads);
  if (!inside) return nullptr;
  auto *context = new (std::nothrow) weft_context{inside};
  if (!context) wrt_context_free(inside);
  return context;
}

void weft_context_destroy(weft_context *context) {
  if (!context) return;
  wrt_context_free(context->inside);
  delete context;
}

void weft_context_set_seed(weft_context *context, int64_t seed) { wrt_random_set_seed(context->inside, seed); }

wrt_context *wrt_context_of(weft_context *context) { return context->inside; }

wrt_frame *wrt_begin(weft_context *context, weft_error *error) {
  wrt_frame *frame = wrt_frame_new(context->inside);
  if (!frame && error) {
    *error = {};
    error->code = WEFT_RESOURCE_EXHAUSTED;
    std::snprintf(error->message, sizeof error->message, "no memory for a call");
  }
  return frame;
}

int32_t wrt_end(wrt_frame *frame, const char *file, const int32_t *lines, int32_t n_lines, weft_error *error) {
  const int32_t code = frame->error;
  if (error) {
    error->code = code;
    const bool known = code && lines && frame->source >= 0 && frame->source < n_lines;
    error->line = known ? lines[frame->source] : 0;
    error->file = known ? file : nullptr;
    std::snprintf(error->message, sizeof error->message, "%s", code ? frame->message.c_str() : "");
  }
  wrt_frame_free(frame);
  return code;
}

wrt_tensor *wrt_borrow(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims, const void *data) {
  if (frame->error) return nullptr;
  return wrt_tensor_wrap(frame, dtype, rank, dims, const_cast<void *>(data), nullptr, nullptr);
}

wrt_tensor *wrt_take_argument(wrt_frame *frame, const weft_tensor *a, int32_t dtype, int32_t rank, const int64_t *dims,
                              const char *name) {
  if (frame->error) return nullptr;
  const auto refuse = [&](const char *what) -> wrt_tensor * {
    wrt::fail(frame, WRT_INVALID_ARGUMENT, "argument `%s`: %s", name, what);
    return nullptr;
  };
  if (a->device.type != 1) return refuse("the tensor is not in the CPU's memory");
  if (wrt_dtype_of_dlpack(a->dtype) != dtype)
    return refuse((std::string("the dtype must be ") + wrt_dtype_name(dtype)).c_str());
  if (rank >= 0 && a->rank != rank)
    return refuse(("the rank must be " + std::to_string(rank) + ", not " + std::to_string(a->rank)).c_str());
  for (int32_t i = 0; i < a->rank; ++i)
    if (rank >= 0 && dims && dims[i] >= 0 && dims[i] != a->shape[i])
      return refuse(("extent " + std::to_string(i) + " must be " + std::to_string(dims[i]) + ", not " +
                     std::to_string(a->shape[i]))
                        .c_str());
  char *data = static_cast<char *>(a->data) + a->byte_offset;
  bool dense = true;
  if (a->strides) {
    int64_t step = 1;
    for (int32_t i = a->rank; i-- > 0;) {
      if (a->shape[i] != 1 && a->strides[i] != step) dense = false;
      step *= a->shape[i];
    }
  }
  if (dense) return wrt_tensor_wrap(frame, dtype, a->rank, a->shape, data, nullptr, nullptr);
  wrt_tensor *copy = wrt_tensor_new(frame, dtype, a->rank, a->shape);
  if (!copy) return nullptr;
  const auto bytes = static_cast<size_t>(wrt_dtype_size(dtype));
  for (int64_t k = 0; k < copy->size; ++k) {
    int64_t rest = k, at = 0;
    for (int32_t i = a->rank; i-- > 0;) {
      at += rest % a->shape[i] * a->strides[i];
      rest /= a->shape[i];
    }
    std::memcpy(static_cast<char *>(copy->data) + static_cast<size_t>(k) * bytes,
                data + at * static_cast<int64_t>(bytes), bytes);
  }
  return copy;
}

int32_t wrt_put(wrt_frame *frame, const wrt_tensor *result, void *out, const int64_t *room, int64_t *shape) {
  if (frame->error) return frame->error;
  if (!result) return wrt_set_error(frame, WRT_INTERNAL, "a result was not computed", -1);
  int64_t space = 1;
  for (int32_t i = 0; i < result->rank; ++i) {
    if (room) space *= room[i] < 0 ? result->dims[i] : room[i];
    if (shape) shape[i] = result->dims[i];
  }
  if (room && space < result->size) return WEFT_CAPACITY;
  if (result->size) std::memcpy(out, result->data, static_cast<size_t>(result->size * wrt_dtype_size(result->dtype)));
  return 0;
}

int32_t wrt_give_result(wrt_frame *frame, const wrt_tensor *result, weft_tensor *out) {
  if (frame->error) return frame->error;
  if (!result) return wrt_set_error(frame, WRT_INTERNAL, "a result was not computed", -1);
  if (wrt_dtype_of_dlpack(out->dtype) != result->dtype)
    return wrt::fail(frame, WRT_INVALID_ARGUMENT, "the memory for a result must be of dtype %s",
                     wrt_dtype_name(result->dtype));
  if (out->rank != result->rank)
    return wrt::fail(frame, WRT_INVALID_ARGUMENT, "the memory for a result must have rank %d, not %d", result->rank,
                     out->rank);
  int64_t step = 1;
  for (int32_t i = out->rank; i-- > 0;) {
    if (out->strides && out->shape[i] != 1 && out->strides[i] != step)
      return wrt::fail(frame, WRT_INVALID_ARGUMENT, "the memory for a result must be dense");
    step *= out->shape[i];
  }
  std::string room(reinterpret_cast<const char *>(out->shape),
                   sizeof(int64_t) * static_cast<size_t>(out->rank)); // put overwrites it
  return wrt_put(frame, result, static_cast<char *>(out->data) + out->byte_offset,
                 reinterpret_cast<const int64_t *>(room.data()), out->shape);
}

weft_dtype wrt_dlpack_dtype(int32_t dtype) {
  const auto bits = static_cast<uint8_t>(wrt_dtype_size(dtype) * 8);
  if (dtype == WRT_BOOL) return {6, 8, 1};
  if (dtype == WRT_BFLOAT16) return {4, 16, 1};
  if (wrt::isFloating(dtype)) return {2, bits, 1};
  if (wrt::isComplex(dtype)) return {5, bits, 1};
  if (wrt::isSigned(dtype)) return {0, bits, 1};
  if (wrt::isUnsigned(dtype)) return {1, bits, 1};
  return {3, 64, 1}; // an opaque handle
}

int32_t wrt_dtype_of_dlpack(weft_dtype d) {
  constexpr int32_t all[] = {WRT_FLOAT32, WRT_FLOAT64, WRT_HALF,  WRT_BFLOAT16,  WRT_INT8,
                             WRT_INT16,   WRT_INT32,   WRT_INT64, WRT_UINT8,     WRT_UINT16,
                             WRT_UINT32,  WRT_UINT64,  WRT_BOOL,  WRT_COMPLEX64, WRT_COMPLEX128};
  for (int32_t dtype : all) {
    const weft_dtype have = wrt_dlpack_dtype(dtype);
    if (have.code == d.code && have.bits == d.bits && d.lanes == 1) return dtype;
  }
  return WRT_INVALID;
}
}
