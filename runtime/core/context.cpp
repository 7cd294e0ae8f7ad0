// Contexts, frames, errors and output.
#include "core/context.h"
#include "state/random.h"
#include <cstdarg>
#include <cstdio>
#include <new>
#include <thread>

extern "C" {

wrt_context *wrt_context_new(const wrt_hooks *hooks, int32_t threads) {
  auto *context = new (std::nothrow) wrt_context;
  if (!context) return nullptr;
  if (hooks) context->hooks = *hooks;
  if (threads <= 0) threads = static_cast<int32_t>(std::thread::hardware_concurrency());
  context->threads = threads > 0 ? threads : 1;
  context->random = new (std::nothrow) wrt::RandomState;
  return context;
}

void wrt_context_free(wrt_context *context) {
  if (!context) return;
  delete context->random;
  delete context;
}

wrt_frame *wrt_frame_new(wrt_context *context) {
  auto *frame = new (std::nothrow) wrt_frame;
  if (frame) frame->context = context;
  return frame;
}

void wrt_frame_free(wrt_frame *frame) { delete frame; }

void wrt_frame_clear(wrt_frame *frame) {
  frame->error = 0;
  frame->source = 0;
  frame->message.clear();
}

int32_t wrt_set_error(wrt_frame *frame, int32_t code, const char *message, int32_t source) {
  if (frame && !frame->error) {
    frame->error = code;
    frame->source = source;
    frame->message = message;
  }
  return code;
}

void wrt_write(wrt_frame *frame, const char *text, size_t size, bool error) {
  const wrt_hooks *hooks = frame && frame->context ? &frame->context->hooks : nullptr;
  auto *hook = hooks ? (error ? hooks->print_error : hooks->print) : nullptr;
  if (hook) return hook(hooks->host, text, size);
  std::fwrite(text, 1, size, error ? stderr : stdout);
}
}

namespace wrt {

int32_t fail(wrt_frame *frame, int32_t code, const char *format, ...) {
  if (!frame || frame->error) return code;
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  const int size = std::vsnprintf(nullptr, 0, format, args);
  va_end(args);
  std::string message(static_cast<size_t>(size > 0 ? size : 0) + 1, '\0');
  std::vsnprintf(message.data(), message.size(), format, again);
  va_end(again);
  message.pop_back();
  frame->error = code;
  frame->source = -1;
  frame->message = std::move(message);
  return code;
}

} // namespace wrt
