// Source text and places in it.
//
// A SourceRange is 12 bytes and is carried by every AST node and graph node; the text itself is kept by the
// SourceManager until the process ends.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weft {

/// Bytes [begin, end) of a file. `file` is an index into the SourceManager plus one; 0 stands for "no place".
struct SourceRange {
  uint32_t file = 0, begin = 0, end = 0;
  explicit operator bool() const { return file != 0; }
  bool operator==(const SourceRange &) const = default;
};

/// Line from 1, column from 0 in UTF-8 bytes, as CPython's `lineno` and `col_offset`.
struct LineColumn {
  uint32_t line = 0, column = 0;
};

/// The encoding that a Python text declares in one of its first two lines, normalised as CPython does ("utf-8",
/// "iso-8859-1", or the name as written in small letters); empty if it declares none.
std::string declaredEncoding(std::string_view text);

/// One file's text with a table of line starts. Line ends are LF (CRLF and CR are turned into LF on reading, as
/// CPython's tokenizer does), a byte order mark is left out, and Latin-1 becomes UTF-8 where the text declares it.
class SourceBuffer {
public:
  SourceBuffer(std::string path, std::string text);
  const std::string &path() const { return path_; }
  std::string_view text() const { return text_; }
  std::string_view slice(SourceRange range) const { return text().substr(range.begin, range.end - range.begin); }
  LineColumn position(uint32_t offset) const;
  /// The text of line `line` (from 1) without its line end; empty past the end.
  std::string_view line(uint32_t line) const;
  uint32_t lineStart(uint32_t line) const;
  uint32_t lineCount() const { return static_cast<uint32_t>(starts_.size()); }

private:
  std::string path_, text_;
  std::vector<uint32_t> starts_;
};

/// All source texts of this process. Safe from several threads.
class SourceManager {
public:
  static SourceManager &instance();
  /// Keeps `text` under `path` (as it is shown in messages) and returns its file number for SourceRange::file.
  uint32_t add(std::string path, std::string text);
  /// `file` as in SourceRange; must not be 0.
  const SourceBuffer &buffer(uint32_t file) const;
};

/// Reads a whole file, or standard input for "-". On failure returns nothing and sets `error` to the system's words.
std::optional<std::string> readFile(const std::string &path, std::string &error);

} // namespace weft
