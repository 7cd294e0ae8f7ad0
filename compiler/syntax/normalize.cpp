#include "syntax/normalize.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <vector>

#include "syntax/literals.h"

namespace weft {
namespace {

struct Range {
  uint32_t first, last;
};
struct ClassRange {
  uint32_t first, last, value;
};
struct Decomposition {
  uint32_t code;
  const char *text; // UTF-8
};
struct Composition {
  uint32_t first, second, composed;
};

#include "syntax/unicode_tables.inc"

template <typename Table> auto findRange(const Table &table, uint32_t c) {
  auto found = std::upper_bound(std::begin(table), std::end(table), c,
                                [](uint32_t code, const auto &r) { return code < r.first; });
  if (found == std::begin(table)) return std::end(table);
  --found;
  return c <= found->last ? found : std::end(table);
}
template <size_t N> bool contains(const Range (&table)[N], uint32_t c) {
  return findRange(table, c) != std::end(table);
}

uint32_t combiningClass(uint32_t c) {
  const auto found = findRange(combiningClasses, c);
  return found == std::end(combiningClasses) ? 0 : found->value;
}

constexpr uint32_t hangulBase = 0xAC00, leadBase = 0x1100, vowelBase = 0x1161, tailBase = 0x11A7;
constexpr uint32_t leads = 19, vowels = 21, tails = 28;

void decompose(uint32_t c, std::vector<uint32_t> &out) {
  if (c >= hangulBase && c < hangulBase + leads * vowels * tails) {
    const uint32_t s = c - hangulBase;
    out.push_back(leadBase + s / (vowels * tails));
    out.push_back(vowelBase + s % (vowels * tails) / tails);
    if (s % tails) out.push_back(tailBase + s % tails);
    return;
  }
  const auto found = std::lower_bound(std::begin(decompositions), std::end(decompositions), c,
                                      [](const Decomposition &d, uint32_t code) { return d.code < code; });
  if (found == std::end(decompositions) || found->code != c) {
    out.push_back(c);
    return;
  }
  const std::string_view text = found->text;
  for (uint32_t i = 0; i < text.size();) out.push_back(decodeUtf8(text, i));
}

uint32_t compose(uint32_t first, uint32_t second) {
  if (first >= leadBase && first < leadBase + leads && second >= vowelBase && second < vowelBase + vowels)
    return hangulBase + ((first - leadBase) * vowels + (second - vowelBase)) * tails;
  if (first >= hangulBase && first < hangulBase + leads * vowels * tails && (first - hangulBase) % tails == 0 &&
      second > tailBase && second < tailBase + tails)
    return first + (second - tailBase);
  const auto found = std::lower_bound(std::begin(compositions), std::end(compositions), std::pair(first, second),
                                      [](const Composition &c, const std::pair<uint32_t, uint32_t> &p) {
                                        return c.first != p.first ? c.first < p.first : c.second < p.second;
                                      });
  return found != std::end(compositions) && found->first == first && found->second == second ? found->composed : 0;
}

} // namespace

uint32_t decodeUtf8(std::string_view text, uint32_t &offset) {
  const unsigned char lead = static_cast<unsigned char>(text[offset++]);
  if (lead < 0x80) return lead;
  const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
  if (more == 0) return 0xFFFD;
  uint32_t code = lead & (0x3FU >> more);
  for (int i = 0; i < more; ++i) {
    if (offset >= text.size() || (static_cast<unsigned char>(text[offset]) & 0xC0) != 0x80) return 0xFFFD;
    code = (code << 6) | (static_cast<unsigned char>(text[offset++]) & 0x3F);
  }
  return code;
}

bool isIdentifierStart(uint32_t c) {
  return c < 128 ? (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' : contains(identifierStart, c);
}
bool isIdentifierContinue(uint32_t c) {
  return c < 128 ? isIdentifierStart(c) || (c >= '0' && c <= '9') : contains(identifierContinue, c);
}
bool isPrintable(uint32_t c) { return c < 127 ? c >= 32 : !contains(notPrintable, c); }

std::string normalizeIdentifier(std::string_view utf8) {
  std::vector<uint32_t> codes;
  for (uint32_t i = 0; i < utf8.size();) decompose(decodeUtf8(utf8, i), codes);
  for (size_t i = 0; i < codes.size();) { // canonical order of marks
    size_t end = i;
    while (end < codes.size() && combiningClass(codes[end])) ++end;
    std::stable_sort(codes.begin() + static_cast<long>(i), codes.begin() + static_cast<long>(end),
                     [](uint32_t a, uint32_t b) { return combiningClass(a) < combiningClass(b); });
    i = end + 1;
  }
  std::vector<uint32_t> composed;
  size_t starter = SIZE_MAX;
  uint32_t lastClass = 0;
  for (uint32_t c : codes) {
    const uint32_t kind = combiningClass(c);
    if (starter != SIZE_MAX && (lastClass < kind || (lastClass == 0 && starter + 1 == composed.size()))) {
      if (const uint32_t joined = compose(composed[starter], c)) {
        composed[starter] = joined;
        continue;
      }
    }
    if (kind == 0) starter = composed.size();
    lastClass = kind;
    composed.push_back(c);
  }
  std::string out;
  for (uint32_t c : composed) appendUtf8(out, c);
  return out;
}

} // namespace weft
