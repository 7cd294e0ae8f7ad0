// The evaluator's shared state. Modules are registered and imported by stage/evaluator.
#include <cstdio>

#include "value/interpreter.h"

namespace weft::py {

InterpreterState &interpreter() {
  static InterpreterState state = [] {
    InterpreterState s;
    s.writeOutput = [](std::string_view text) { fwrite(text.data(), 1, text.size(), stdout); };
    s.writeError = [](std::string_view text) { fwrite(text.data(), 1, text.size(), stderr); };
    return s;
  }();
  return state;
}

void InterpreterState::flush() {
  fflush(stdout);
  fflush(stderr);
}

namespace detail {
void releaseModules() {
  interpreter().handled = Value();
  interpreter().modules = Ref<Dict>();
}
} // namespace detail

} // namespace weft::py
