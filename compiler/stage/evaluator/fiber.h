// Fibers: stacks of their own, on which generators run, so that the evaluator can leave a function in the middle.
//
// Also tells how much room is left on the running stack, whichever it is.
#pragma once
#include <cstddef>
#include <functional>
#include <memory>

namespace weft::py {

/// False when less than a safe amount of the running stack is left.
bool stackHasRoom();

class Fiber {
public:
  explicit Fiber(std::function<void()> body);
  Fiber(const Fiber &) = delete;
  ~Fiber(); // must be finished or never started
  /// Runs until the body ends or calls suspend.
  void resume();
  /// From inside the body: back to who called resume.
  void suspend();
  bool started() const;
  bool finished() const;

private:
  struct State;
  std::unique_ptr<State> state_;
};

} // namespace weft::py
