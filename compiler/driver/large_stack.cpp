#include "driver/large_stack.h"

#include "base/stages.h"

#include <pthread.h>

namespace weft::driver {

void runOnLargeStack(const std::function<void()> &work) {
  const std::function<void()> counted = [&work, times = threadStageTimes()] {
    threadStageTimes() = times;
    work();
  };
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  bool large = pthread_attr_setstacksize(&attributes, size_t(512) << 20) == 0;
  auto entry = [](void *data) -> void * {
    (*static_cast<const std::function<void()> *>(data))();
    return nullptr;
  };
  bool started =
      large && pthread_create(&thread, &attributes, entry, const_cast<std::function<void()> *>(&counted)) == 0;
  pthread_attr_destroy(&attributes);
  if (started)
    pthread_join(thread, nullptr);
  else
    work(); // no room for it: better on the ordinary stack than not at all
}

} // namespace weft::driver
