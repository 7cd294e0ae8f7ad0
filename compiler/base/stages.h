// The stages that a program goes through, as `--time-stages` and `--print-after` name them, and how long each took.
//
// Times are exclusive: a stage inside of another one (conversion while a function is traced) is not counted twice. A
// thread's times are kept by whoever asked for them; without that, a StageScope costs one look at a pointer. Header
// only, so that libweftc, which has no state, can count into the caller's times.
#pragma once
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace weft {

enum class Stage : uint8_t { Parse, Check, Convert, Run, Trace, Load, Import, Optimize, Lower, Llvm, Codegen, Link };
inline constexpr size_t stageCount = 12;
inline constexpr std::array<const char *, stageCount> stageNames = {
    "parse", "check", "convert", "run", "trace", "load", "import", "optimise", "lower", "llvm", "codegen", "link"};

class StageTimes {
public:
  using Clock = std::chrono::steady_clock;

  void enter(Stage stage) {
    count();
    open_.push_back(stage);
  }
  void leave() {
    count();
    open_.pop_back();
  }
  Clock::duration spent(Stage stage) const { return spent_[static_cast<size_t>(stage)]; }
  /// Adds what another thread has counted.
  void add(const StageTimes &other) {
    for (size_t i = 0; i < stageCount; ++i) spent_[i] += other.spent_[i];
  }

private:
  void count() {
    const Clock::time_point now = Clock::now();
    if (!open_.empty()) spent_[static_cast<size_t>(open_.back())] += now - since_;
    since_ = now;
  }
  std::array<Clock::duration, stageCount> spent_{};
  std::vector<Stage> open_; // the innermost last
  Clock::time_point since_{};
};

/// Where this thread's times go; null: nobody asked.
inline StageTimes *&threadStageTimes() {
  static thread_local StageTimes *times = nullptr;
  return times;
}

/// The thread is in `stage` while this lives.
class StageScope {
public:
  explicit StageScope(Stage stage, StageTimes *times = threadStageTimes()) : times_(times) {
    if (times_) times_->enter(stage);
  }
  ~StageScope() {
    if (times_) times_->leave();
  }
  StageScope(const StageScope &) = delete;

private:
  StageTimes *times_;
};

} // namespace weft
