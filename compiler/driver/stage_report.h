// `--time-stages`: the table of times when a command ends.
#pragma once
#include <string>

#include "base/stages.h"

namespace weft::driver {

/// Counts the times of this thread, and of those it starts with runOnLargeStack, while it lives; prints them on
/// standard error in the end. Does nothing if not `wanted`.
class StageReport {
public:
  explicit StageReport(bool wanted);
  ~StageReport();
  StageReport(const StageReport &) = delete;

private:
  const bool wanted_;
  const StageTimes::Clock::time_point start_ = StageTimes::Clock::now();
  StageTimes times_;
};

/// The table: a line for each stage that took time, and the total.
std::string stageTable(const StageTimes &times, StageTimes::Clock::duration total);

} // namespace weft::driver
