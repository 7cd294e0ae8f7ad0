// Names of characters for \N{...}: Unicode 14's, as CPython 3.11 knows them.
//
// The names themselves would be 900 KB; 40 bits of a hash of each are enough to tell them apart, and a wrong name is
// taken for a right one once in thirty million times.
#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <string>

#include "syntax/literals.h"

namespace weft {
namespace {

struct Entry {
  uint64_t hash;
  uint32_t code;
};
const Entry entries[] = {
#include "syntax/character_names.inc"
};

uint64_t digest(std::string_view name) {
  uint64_t value = 0xCBF29CE484222325;
  for (char c : name) value = (value ^ static_cast<unsigned char>(c)) * 0x100000001B3;
  return value >> 24;
}

struct Block {
  uint32_t first, last;
};

// Names that end in the code point, where the block has one.
std::optional<uint32_t> byNumber(std::string_view name) {
  static constexpr Block unified[] = {{0x3400, 0x4DBF},   {0x4E00, 0x9FFF},   {0x20000, 0x2A6DF}, {0x2A700, 0x2B738},
                                      {0x2B740, 0x2B81D}, {0x2B820, 0x2CEA1}, {0x2CEB0, 0x2EBE0}, {0x30000, 0x3134A}};
  static constexpr Block compatibility[] = {{0xF900, 0xFA6D}, {0xFA70, 0xFAD9}, {0x2F800, 0x2FA1D}};
  static constexpr Block tangut[] = {{0x17000, 0x187F7}, {0x18D00, 0x18D08}};
  static constexpr Block nushu[] = {{0x1B170, 0x1B2FB}};
  static constexpr Block khitan[] = {{0x18B00, 0x18CD5}};
  auto within = [&](std::string_view prefix, const auto &blocks) -> std::optional<uint32_t> {
    if (!name.starts_with(prefix)) return std::nullopt;
    const std::string_view digits = name.substr(prefix.size());
    if (digits.size() != 4 && digits.size() != 5) return std::nullopt;
    uint32_t code = 0;
    for (char c : digits) {
      if (!((c >= '0' && c <= '9') || (c >= 'A' && c <= 'F'))) return std::nullopt;
      code = code * 16 + static_cast<uint32_t>(c <= '9' ? c - '0' : c - 'A' + 10);
    }
    for (const Block &block : blocks)
      if (code >= block.first && code <= block.last) return code;
    return std::nullopt;
  };
  if (auto found = within("CJK UNIFIED IDEOGRAPH-", unified)) return found;
  if (auto found = within("CJK COMPATIBILITY IDEOGRAPH-", compatibility)) return found;
  if (auto found = within("TANGUT IDEOGRAPH-", tangut)) return found;
  if (auto found = within("NUSHU CHARACTER-", nushu)) return found;
  return within("KHITAN SMALL SCRIPT CHARACTER-", khitan);
}

std::optional<uint32_t> hangul(std::string_view name) {
  static constexpr std::string_view prefix = "HANGUL SYLLABLE ";
  if (!name.starts_with(prefix)) return std::nullopt;
  name.remove_prefix(prefix.size());
  static constexpr std::array<std::string_view, 19> leads = {"G",  "GG", "N", "D",  "DD", "R", "M", "B", "BB", "S",
                                                             "SS", "",   "J", "JJ", "C",  "K", "T", "P", "H"};
  static constexpr std::array<std::string_view, 21> vowels = {"A",   "AE", "YA", "YAE", "EO", "E",  "YEO",
                                                              "YE",  "O",  "WA", "WAE", "OE", "YO", "U",
                                                              "WEO", "WE", "WI", "YU",  "EU", "YI", "I"};
  static constexpr std::array<std::string_view, 28> tails = {"",   "G",  "GG", "GS", "N",  "NJ", "NH", "D", "L",  "LG",
                                                             "LM", "LB", "LS", "LT", "LP", "LH", "M",  "B", "BS", "S",
                                                             "SS", "NG", "J",  "C",  "K",  "T",  "P",  "H"};
  auto longest = [&](const auto &parts) {
    size_t best = parts.size();
    for (size_t i = 0; i < parts.size(); ++i)
      if (name.starts_with(parts[i]) && (best == parts.size() || parts[i].size() > parts[best].size())) best = i;
    if (best < parts.size()) name.remove_prefix(parts[best].size());
    return best;
  };
  const size_t lead = longest(leads), vowel = longest(vowels);
  if (vowel == vowels.size()) return std::nullopt;
  const size_t tail = longest(tails);
  if (!name.empty()) return std::nullopt;
  return static_cast<uint32_t>(0xAC00 + (lead * 21 + vowel) * 28 + tail);
}

} // namespace

std::optional<uint32_t> characterByName(std::string_view name) {
  std::string upper;
  for (char c : name) upper += c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
  if (auto found = byNumber(upper)) return found;
  if (auto found = hangul(upper)) return found;
  const uint64_t key = digest(upper);
  const auto found = std::lower_bound(std::begin(entries), std::end(entries), key,
                                      [](const Entry &e, uint64_t k) { return e.hash < k; });
  if (found == std::end(entries) || found->hash != key) return std::nullopt;
  return found->code;
}

} // namespace weft
