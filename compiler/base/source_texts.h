// What few need of the SourceManager's texts: the bytes as they were read, and an end to keeping them.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace weft {

/// A file's bytes as they were read, beside the text that SourceBuffer made of them.
struct OriginalText {
  struct Shift {
    uint32_t from; // from this byte of the text on
    uint32_t by;   // the original's byte is so much later, modulo 2**32: Latin-1's letters are shorter
  };
  std::string bytes; // empty where it is the text itself, byte for byte
  std::vector<Shift> shifts;
  bool latin = false; // in Latin-1; the text is UTF-8

  bool differs() const { return !shifts.empty(); }
  /// Where byte `offset` of the text comes from; for the LF of a CRLF, its CR.
  uint32_t offset(uint32_t offset) const;
};
/// `file` as in SourceRange.
const OriginalText &originalText(uint32_t file);

/// How many texts the SourceManager has.
uint32_t sourceTextCount();
/// Drops those with numbers above `count`; nothing may refer to them any more. For processes that read many texts.
void forgetSourceTexts(uint32_t count);

} // namespace weft
