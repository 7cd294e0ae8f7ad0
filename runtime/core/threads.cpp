// Loops over parts of an index range, through the host's hook or on threads made for the loop.
#include "core/context.h"
#include <algorithm>
#include <system_error>
#include <thread>
#include <vector>

extern "C" void wrt_parallel_for(wrt_frame *frame, int64_t n, int64_t grain, void (*body)(void *, int64_t, int64_t),
                                 void *arg) {
  if (n <= 0) return;
  wrt_context *context = frame ? frame->context : nullptr;
  if (!context || context->threads == 1 || n <= grain) return body(arg, 0, n);
  if (context->hooks.parallel_for) return context->hooks.parallel_for(context->hooks.host, n, body, arg);
  const int64_t parts = std::min<int64_t>(context->threads, (n + grain - 1) / std::max<int64_t>(grain, 1));
  const int64_t step = (n + parts - 1) / parts;
  // Only loops of a millisecond and more ask for threads (callers choose `grain` so), next to which starting one is
  // cheap.
  std::vector<std::thread> threads;
  threads.reserve(static_cast<size_t>(parts));
  for (int64_t begin = step; begin < n; begin += step)
    threads.emplace_back(body, arg, begin, std::min(begin + step, n));
  body(arg, 0, std::min(step, n));
  for (std::thread &thread : threads) thread.join();
}
