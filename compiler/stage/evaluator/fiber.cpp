#include "stage/evaluator/fiber.h"

#include <cstdint>
#include <cstdlib>
#include <pthread.h>
#include <sys/mman.h>
#include <vector>

// Switching by hand: swapcontext asks the kernel for the signal mask each time, which costs ten times the switch
// itself.
#if defined(__x86_64__) && !defined(__ILP32__)
#define WEFT_SWITCH_X86_64 1
#else
#include <ucontext.h>
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WEFT_ASAN 1
#endif
#endif
#ifdef WEFT_ASAN
#include <sanitizer/common_interface_defs.h>
#endif

#ifdef WEFT_SWITCH_X86_64
// weft_switch_stack(from, to): pushes what a callee must keep (the System V rules: six registers and the two control
// words), stores the stack pointer to *from, and goes on where `to` was stored. A new stack begins in
// weft_begin_stack, with the function to call in r13 and its argument in r12.
asm(R"(
  .text
  .p2align 4
  .type weft_switch_stack, @function
weft_switch_stack:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  subq $8, %rsp
  stmxcsr (%rsp)
  fnstcw 4(%rsp)
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  ldmxcsr (%rsp)
  fldcw 4(%rsp)
  addq $8, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  retq
  .size weft_switch_stack, . - weft_switch_stack

  .p2align 4
  .type weft_begin_stack, @function
weft_begin_stack:
  movq %r12, %rdi
  callq *%r13
  ud2
  .size weft_begin_stack, . - weft_begin_stack
)");
extern "C" void weft_switch_stack(void **from, void *to);
extern "C" void weft_begin_stack();
#endif

namespace weft::py {
namespace {

/// Where a stack goes on.
#ifdef WEFT_SWITCH_X86_64
struct StackState {
  void *pointer = nullptr;
  void begin(void *stack, size_t bytes, void (*function)(void *), void *argument) {
    auto *top = reinterpret_cast<uintptr_t *>(static_cast<char *>(stack) + bytes);
    *--top = 0; // the caller of the first function, for debuggers; and the alignment that a call needs
    *--top = 0;
    *--top = reinterpret_cast<uintptr_t>(weft_begin_stack);
    *--top = 0;                                           // rbp
    *--top = 0;                                           // rbx
    *--top = reinterpret_cast<uintptr_t>(argument);       // r12
    *--top = reinterpret_cast<uintptr_t>(function);       // r13
    *--top = 0;                                           // r14
    *--top = 0;                                           // r15
    *--top = uintptr_t{0x1F80} | uintptr_t{0x037F} << 32; // the control words as a process begins with them
    pointer = top;
  }
};
void switchStack(StackState &from, StackState &to) { weft_switch_stack(&from.pointer, to.pointer); }
#else
struct StackState {
  ucontext_t context;
  void begin(void *stack, size_t bytes, void (*function)(void *), void *argument) {
    getcontext(&context);
    context.uc_stack.ss_sp = stack;
    context.uc_stack.ss_size = bytes;
    context.uc_link = nullptr;
    const auto f = reinterpret_cast<uintptr_t>(function), a = reinterpret_cast<uintptr_t>(argument);
    auto low = [](uintptr_t word) { return static_cast<unsigned>(word); };
    auto high = [](uintptr_t word) { return static_cast<unsigned>(uint64_t{word} >> 32); };
    makecontext(&context, reinterpret_cast<void (*)()>(first), 4, high(f), low(f), high(a), low(a));
  }
  static void first(unsigned highF, unsigned lowF, unsigned highA, unsigned lowA) {
    auto join = [](unsigned high, unsigned low) { return static_cast<uintptr_t>(uint64_t{high} << 32 | low); };
    reinterpret_cast<void (*)(void *)>(join(highF, lowF))(reinterpret_cast<void *>(join(highA, lowA)));
  }
};
void switchStack(StackState &from, StackState &to) { swapcontext(&from.context, &to.context); }
#endif

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
  StackState own, caller;
  uintptr_t callerLimit = 0;
  bool started = false, finished = false;
#ifdef WEFT_ASAN
  void *ownFake = nullptr, *callerFake = nullptr;
  const void *callerStack = nullptr;
  size_t callerSize = 0;
#endif

  static void enter(void *argument) {
    auto *state = static_cast<State *>(argument);
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
    switchStack(own, caller);
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
    state.own.begin(state.stack, fiberStackBytes, State::enter, &state);
  }
  state.callerLimit = stackLimit;
  stackLimit = reinterpret_cast<uintptr_t>(state.stack);
#ifdef WEFT_ASAN
  __sanitizer_start_switch_fiber(&state.callerFake, state.stack, fiberStackBytes);
#endif
  switchStack(state.caller, state.own);
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
