// A line on the terminal that says how much of a longer piece of work is done.
#pragma once
#include <chrono>
#include <mutex>
#include <string>

namespace weft::driver {

/// Shown only where standard error is a terminal; elsewhere it writes nothing. Safe from several threads.
class ProgressBar {
public:
  ProgressBar(std::string what, size_t total, bool wanted);
  /// Takes the line away.
  ~ProgressBar();
  ProgressBar(const ProgressBar &) = delete;
  ProgressBar &operator=(const ProgressBar &) = delete;
  /// One more is done; `now` names it.
  void step(const std::string &now);

private:
  void draw(const std::string &now);

  std::string what_;
  size_t total_, done_ = 0;
  bool shown_;
  std::mutex mutex_;
  std::chrono::steady_clock::time_point last_;
};

/// The terminal's width in columns: COLUMNS, or what the terminal of `descriptor` says, or `otherwise`.
size_t terminalWidth(int descriptor, size_t otherwise);

} // namespace weft::driver
