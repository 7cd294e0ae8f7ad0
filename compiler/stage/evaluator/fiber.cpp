#include "stage/evaluator/fiber.h"

#include <cstdint>
#include <cstdlib>
#include <pthread.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <vector>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WEFT_ASAN 1
#endif
#endif
#ifdef WEFT_ASAN
#include <sanitizer/common_interface_defs.h>
#endif

namespace weft::py {
namespace {

constexpr size_t fiberStackBytes = size_t{8} << 20; // reserved; pages come into being when touched
constexpr size_t safetyBytes = 256 << 10;

// The lowest address of the running stack; 0 until known.
thread_local uintptr_t stackLimit = 0;

uintptr_t threadStackLimit() {
  pthread_attr_t attributes;
  void *base = nullptr;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    pthread_attr_getstack(&attributes, &base, &size);
    pthread_attr_destroy(&attributes);
  }
  return reinterpret_cast<uintptr_t>(base);
}

std::vector<void *> &freeStacks() {
  static auto &stacks = *new std::vector<void *>();
  return stacks;
}

void *newStack() {
  if (!freeStacks().empty()) {
    void *stack = freeStacks().back();
    freeStacks().pop_back();
    return stack;
  }
  void *stack = mmap(nullptr, fiberStackBytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) std::abort();
  return stack;
}

} // namespace

bool stackHasRoom() {
  if (!stackLimit) stackLimit = threadStackLimit();
  return reinterpret_cast<uintptr_t>(__builtin_frame_address(0)) > stackLimit + safetyBytes;
}

struct Fiber::State {
  std::function<void()> body;
  void *stack = nullptr;
  ucontext_t own, caller;
  uintptr_t callerLimit = 0;
  bool started = false, finished = false;
#ifdef WEFT_ASAN
  void *ownFake = nullptr, *callerFake = nullptr;
  const void *callerStack = nullptr;
  size_t callerSize = 0;
#endif

  static void enter(unsigned high, unsigned low) {
    auto *state = reinterpret_cast<State *>((uintptr_t{high} << 32) | low);
#ifdef WEFT_ASAN
    __sanitizer_finish_switch_fiber(nullptr, &state->callerStack, &state->callerSize);
#endif
    state->body();
    state->finished = true;
    state->leave(true);
  }
  void leave(bool last) {
#ifdef WEFT_ASAN
    __sanitizer_start_switch_fiber(last ? nullptr : &ownFake, callerStack, callerSize);
#endif
    swapcontext(&own, &caller);
#ifdef WEFT_ASAN
    __sanitizer_finish_switch_fiber(ownFake, &callerStack, &callerSize);
#endif
  }
};

Fiber::Fiber(std::function<void()> body) : state_(std::make_unique<State>()) { state_->body = std::move(body); }

Fiber::~Fiber() {
  if (state_->stack) freeStacks().push_back(state_->stack);
}

bool Fiber::started() const { return state_->started; }
bool Fiber::finished() const { return state_->finished; }

void Fiber::resume() {
  State &state = *state_;
  if (!stackLimit) stackLimit = threadStackLimit();
  if (!state.started) {
    state.started = true;
    state.stack = newStack();
    getcontext(&state.own);
    state.own.uc_stack.ss_sp = state.stack;
    state.own.uc_stack.ss_size = fiberStackBytes;
    state.own.uc_link = nullptr;
    auto address = reinterpret_cast<uintptr_t>(&state);
    makecontext(&state.own, reinterpret_cast<void (*)()>(State::enter), 2, static_cast<unsigned>(address >> 32),
                static_cast<unsigned>(address));
  }
  state.callerLimit = stackLimit;
  stackLimit = reinterpret_cast<uintptr_t>(state.stack);
#ifdef WEFT_ASAN
  __sanitizer_start_switch_fiber(&state.callerFake, state.stack, fiberStackBytes);
#endif
  swapcontext(&state.caller, &state.own);
#ifdef WEFT_ASAN
  __sanitizer_finish_switch_fiber(state.callerFake, nullptr, nullptr);
#endif
  stackLimit = state.callerLimit;
  if (state.finished && state.stack) {
    freeStacks().push_back(state.stack);
    state.stack = nullptr;
  }
}

void Fiber::suspend() { state_->leave(false); }

} // namespace weft::py
