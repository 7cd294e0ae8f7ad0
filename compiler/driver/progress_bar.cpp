#include "driver/progress_bar.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <sys/ioctl.h>
#include <unistd.h>

namespace weft::driver {

size_t terminalWidth(int descriptor, size_t otherwise) {
  if (const char *columns = std::getenv("COLUMNS")) {
    const long width = std::strtol(columns, nullptr, 10);
    if (width > 0 && width < 10000) return static_cast<size_t>(width);
  }
  winsize size{};
  if (isatty(descriptor) && ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return otherwise;
}

ProgressBar::ProgressBar(std::string what, size_t total, bool wanted) : what_(std::move(what)), total_(total) {
  const char *terminal = std::getenv("TERM");
  shown_ = wanted && total > 0 && isatty(STDERR_FILENO) && terminal && std::string_view(terminal) != "dumb";
  if (shown_) draw("");
}

ProgressBar::~ProgressBar() {
  if (shown_) std::fputs("\r\033[K", stderr);
}

void ProgressBar::step(const std::string &now) {
  std::lock_guard<std::mutex> lock(mutex_);
  ++done_;
  if (!shown_) return;
  // Twenty times a second is as often as an eye wants it.
  if (done_ < total_ && std::chrono::steady_clock::now() - last_ < std::chrono::milliseconds(50)) return;
  draw(now);
}

void ProgressBar::draw(const std::string &now) {
  last_ = std::chrono::steady_clock::now();
  constexpr size_t length = 30;
  const size_t filled = length * done_ / total_, width = terminalWidth(STDERR_FILENO, 80);
  std::string line = what_ + " [" + std::string(filled, '#') + std::string(length - filled, '.') + "] " +
                     std::to_string(done_) + "/" + std::to_string(total_);
  if (!now.empty() && line.size() + 2 < width) line += ' ' + now.substr(0, width - line.size() - 2);
  std::fprintf(stderr, "\r%s\033[K", line.substr(0, width - 1).c_str());
  std::fflush(stderr);
}

} // namespace weft::driver
