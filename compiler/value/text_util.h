// UTF-8 as Python sees it: code points, classes of characters. Private to value/ and the evaluator.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace weft::py {

/// The code point at byte `at`, which moves past it.
uint32_t decodeAt(std::string_view text, size_t &at);
void appendCodePoint(std::string &out, uint32_t codePoint);
/// Byte offset of the `index`-th code point.
size_t byteOffset(std::string_view text, size_t index);
size_t countCodePoints(std::string_view text);
bool isSpaceCodePoint(uint32_t c);
bool isPrintableCodePoint(uint32_t c);
bool isAlphaCodePoint(uint32_t c);
uint32_t toUpperCodePoint(uint32_t c);
uint32_t toLowerCodePoint(uint32_t c);

/// A format specification: [[fill]align][sign][z][#][0][width][grouping][.precision][type].
struct FormatSpec {
  std::string fill = " ";
  char align = 0, sign = '-', grouping = 0, type = 0;
  bool alternate = false, zero = false;
  int width = -1, precision = -1;
};
/// False with ValueError pending.
bool parseFormatSpec(std::string_view text, FormatSpec &spec, const std::string &typeName);
/// Pads `body` to the width; `defaultAlign` is '<' or '>'.
std::string padText(const FormatSpec &spec, const std::string &body, char defaultAlign);
/// Formats a number: `sign` is "" or "-", `prefix` "0x" ..., digits before and after the point.
std::string padNumber(const FormatSpec &spec, bool negative, const std::string &prefix, std::string digits,
                      const std::string &rest);
/// A double by type e, f, g, n, % or none; false with ValueError pending.
bool formatDouble(double value, const FormatSpec &spec, std::string &out);

} // namespace weft::py
