#include "driver/stage_report.h"

#include <cstdio>
#include <fmt/format.h>

namespace weft::driver {

StageReport::StageReport(bool wanted) : wanted_(wanted) {
  if (wanted_) threadStageTimes() = &times_;
}

StageReport::~StageReport() {
  if (!wanted_) return;
  threadStageTimes() = nullptr;
  std::fputs(stageTable(times_, StageTimes::Clock::now() - start_).c_str(), stderr);
}

std::string stageTable(const StageTimes &times, StageTimes::Clock::duration total) {
  using Milliseconds = std::chrono::duration<double, std::milli>;
  const double whole = Milliseconds(total).count();
  std::string out = "stage          ms  share\n";
  double counted = 0;
  const auto line = [&](const char *name, double ms) {
    out += fmt::format("{:<9}{:>8.1f}{:>6.0f}%\n", name, ms, whole > 0 ? 100 * ms / whole : 0);
  };
  for (size_t i = 0; i < stageCount; ++i) {
    const auto spent = times.spent(static_cast<Stage>(i));
    if (spent == StageTimes::Clock::duration::zero()) continue;
    const double ms = Milliseconds(spent).count();
    counted += ms;
    line(stageNames[i], ms);
  }
  // Start, end, and files. Several threads may have counted more than the clock did.
  if (whole > counted) line("other", whole - counted);
  line("total", whole);
  return out;
}

} // namespace weft::driver
