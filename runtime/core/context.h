// What a running program shares (wrt_context: memory, threads, output, random state) and what one call needs
// (wrt_frame: the first error). Eager mode uses one frame for all its calls and clears the error after having raised
// it.
#pragma once
#include "core/status.h"
#include "core/tensor.h"
#include <memory>
#include <string>

namespace wrt {
struct RandomState; // state/random.h
} // namespace wrt

/// Hooks of the host; any function may be NULL: then the runtime's own is used.
struct wrt_hooks {
  void *host;
  void *(*allocate)(void *host, size_t bytes, size_t alignment);
  void (*release)(void *host, void *p, size_t bytes);
  void (*parallel_for)(void *host, int64_t n, void (*body)(void *arg, int64_t begin, int64_t end), void *arg);
  void (*print)(void *host, const char *text, size_t size);       // print: standard output
  void (*print_error)(void *host, const char *text, size_t size); // tf.print's default: standard error
};

struct wrt_context {
  wrt_hooks hooks{};
  int32_t threads = 1;
  wrt::RandomState *random = nullptr;
};

struct wrt_frame {
  int32_t error = 0;  // offset 0, read by compiled code: 0 or a wrt_code
  int32_t source = 0; // source index of the failing call
  wrt_context *context = nullptr;
  std::string message; // of the first error
};

extern "C" {
wrt_context *wrt_context_new(const wrt_hooks *hooks, int32_t threads); // hooks may be NULL; threads 0: one per core
void wrt_context_free(wrt_context *context);
wrt_frame *wrt_frame_new(wrt_context *context);
void wrt_frame_free(wrt_frame *frame);
void wrt_frame_clear(wrt_frame *frame);
/// Records the error unless one is recorded already. Returns `code`. `frame` may be NULL.
int32_t wrt_set_error(wrt_frame *frame, int32_t code, const char *message, int32_t source);
/// Writes through the context's hook, or to standard output (`error`: standard error).
void wrt_write(wrt_frame *frame, const char *text, size_t size, bool error);
/// Calls body(arg, begin, end) for parts of [0, n), none smaller than `grain` except the last, maybe on several
/// threads.
void wrt_parallel_for(wrt_frame *frame, int64_t n, int64_t grain, void (*body)(void *, int64_t, int64_t), void *arg);
}

namespace wrt {

/// Sets the error with words made as printf makes them; returns the code.
[[gnu::format(printf, 3, 4)]] int32_t fail(wrt_frame *frame, int32_t code, const char *format, ...);

/// f(begin, end) over parts of [0, n).
template <typename F> void parallelFor(wrt_frame *frame, int64_t n, int64_t grain, F &&f) {
  if (n <= grain || !frame || !frame->context || frame->context->threads == 1) {
    if (n > 0) f(int64_t{0}, n);
    return;
  }
  wrt_parallel_for(
      frame, n, grain,
      [](void *arg, int64_t begin, int64_t end) { (*static_cast<std::remove_reference_t<F> *>(arg))(begin, end); }, &f);
}

} // namespace wrt
