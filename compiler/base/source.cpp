#include "base/source.h"

#include "base/source_texts.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <deque>
#include <mutex>

namespace weft {

std::string declaredEncoding(std::string_view text) {
  for (int line = 0; line < 2 && !text.empty(); ++line) {
    const std::string_view current = text.substr(0, text.find_first_of("\r\n"));
    const size_t first = current.find_first_not_of(" \t\f");
    if (first != std::string_view::npos && current[first] != '#') return {};
    for (size_t at = current.find("coding"); first != std::string_view::npos && at != std::string_view::npos;
         at = current.find("coding", at + 1)) {
      size_t begin = at + 6;
      if (begin >= current.size() || (current[begin] != ':' && current[begin] != '=')) continue;
      begin = current.find_first_not_of(" \t", begin + 1);
      if (begin == std::string_view::npos) continue;
      std::string name;
      for (char c : current.substr(begin)) {
        if (c == '_') c = '-';
        if (!std::isalnum(static_cast<unsigned char>(c)) && c != '-' && c != '.') break;
        name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      }
      if (name.empty()) continue;
      if (name == "utf-8" || name.starts_with("utf-8-")) return "utf-8";
      for (const char *latin : {"latin-1", "iso-8859-1", "iso-latin-1"})
        if (name == latin || name.starts_with(std::string(latin) + "-")) return "iso-8859-1";
      return name;
    }
    if (current.size() >= text.size()) break;
    text.remove_prefix(current.size() + (text.substr(current.size(), 2) == "\r\n" ? 2 : 1));
  }
  return {};
}

namespace {

// LF for each line end, no byte order mark, UTF-8; `original` says what was where.
std::string normalized(std::string_view bytes, OriginalText *original) {
  const bool mark = bytes.starts_with("\xEF\xBB\xBF");
  const bool latin = !mark && declaredEncoding(bytes) == "iso-8859-1";
  if (!mark && !latin && bytes.find('\r') == std::string_view::npos) return std::string(bytes);
  std::string text;
  text.reserve(bytes.size());
  // From here on, text and bytes differ by another distance.
  auto shift = [&](size_t at) {
    if (!original) return;
    const OriginalText::Shift next{static_cast<uint32_t>(text.size()), static_cast<uint32_t>(at - text.size())};
    if (!original->shifts.empty() && original->shifts.back().from == next.from)
      original->shifts.back() = next;
    else
      original->shifts.push_back(next);
  };
  if (original) original->latin = latin;
  shift(mark ? 3 : 0);
  for (size_t i = mark ? 3 : 0; i < bytes.size(); ++i) {
    if (latin && (bytes[i] & 0x80)) {
      text += static_cast<char>(0xC0 | (static_cast<unsigned char>(bytes[i]) >> 6));
      text += static_cast<char>(bytes[i] & 0xBF);
      shift(i + 1);
      continue;
    }
    if (bytes[i] != '\r') {
      text += bytes[i];
      continue;
    }
    text += '\n';
    if (i + 1 < bytes.size() && bytes[i + 1] == '\n') shift(++i + 1);
  }
  return text;
}

} // namespace

uint32_t OriginalText::offset(uint32_t offset) const {
  auto next = std::upper_bound(shifts.begin(), shifts.end(), offset,
                               [](uint32_t at, const Shift &shift) { return at < shift.from; });
  return next == shifts.begin() ? offset : offset + (next - 1)->by;
}

SourceBuffer::SourceBuffer(std::string path, std::string text)
    : path_(std::move(path)), text_(normalized(text, nullptr)) {
  starts_.push_back(0);
  for (size_t i = 0; i < text_.size(); ++i)
    if (text_[i] == '\n') starts_.push_back(static_cast<uint32_t>(i + 1));
}

LineColumn SourceBuffer::position(uint32_t offset) const {
  auto next = std::upper_bound(starts_.begin(), starts_.end(), offset);
  uint32_t line = static_cast<uint32_t>(next - starts_.begin());
  return {line, offset - starts_[line - 1]};
}

uint32_t SourceBuffer::lineStart(uint32_t line) const {
  return line >= 1 && line <= starts_.size() ? starts_[line - 1] : static_cast<uint32_t>(text_.size());
}

std::string_view SourceBuffer::line(uint32_t line) const {
  uint32_t begin = lineStart(line);
  size_t end = text_.find('\n', begin);
  return text().substr(begin, end == std::string::npos ? std::string::npos : end - begin);
}

namespace {
struct Buffers {
  mutable std::mutex mutex;
  std::deque<SourceBuffer> all;
  std::deque<OriginalText> originals; // one for each
};
Buffers &buffers() {
  static auto &instance = *new Buffers();
  return instance;
}
} // namespace

SourceManager &SourceManager::instance() {
  static SourceManager manager;
  return manager;
}

uint32_t SourceManager::add(std::string path, std::string text) {
  OriginalText original;
  (void)normalized(text, &original);
  if (original.differs()) original.bytes = text;
  std::lock_guard<std::mutex> lock(buffers().mutex);
  buffers().all.emplace_back(std::move(path), std::move(text));
  buffers().originals.push_back(std::move(original));
  return static_cast<uint32_t>(buffers().all.size());
}

const SourceBuffer &SourceManager::buffer(uint32_t file) const {
  std::lock_guard<std::mutex> lock(buffers().mutex);
  return buffers().all[file - 1];
}

const OriginalText &originalText(uint32_t file) {
  std::lock_guard<std::mutex> lock(buffers().mutex);
  return buffers().originals[file - 1];
}

uint32_t sourceTextCount() {
  std::lock_guard<std::mutex> lock(buffers().mutex);
  return static_cast<uint32_t>(buffers().all.size());
}

void forgetSourceTexts(uint32_t count) {
  std::lock_guard<std::mutex> lock(buffers().mutex);
  while (buffers().all.size() > count) {
    buffers().all.pop_back();
    buffers().originals.pop_back();
  }
}

std::optional<std::string> readFile(const std::string &path, std::string &error) {
  errno = 0;
  std::FILE *file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  std::string text;
  char chunk[65536];
  size_t got = 0;
  if (file)
    while ((got = std::fread(chunk, 1, sizeof chunk, file)) > 0) text.append(chunk, got);
  bool failed = !file || std::ferror(file);
  if (failed) error = std::strerror(errno);
  if (file && file != stdin) std::fclose(file);
  if (failed) return std::nullopt;
  return text;
}

} // namespace weft
