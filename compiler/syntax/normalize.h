// Unicode rules of identifiers: which characters may start or continue one, and NFKC, which CPython applies to each.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace weft {

bool isIdentifierStart(uint32_t codePoint);
bool isIdentifierContinue(uint32_t codePoint);

/// str.isprintable() of one character, as of Unicode 14 (CPython 3.11).
bool isPrintable(uint32_t codePoint);

/// NFKC of an identifier; the text itself where it is ASCII.
std::string normalizeIdentifier(std::string_view utf8);

/// Reads one code point at `offset` and moves past it; 0xFFFD for a byte that starts none.
uint32_t decodeUtf8(std::string_view text, uint32_t &offset);

} // namespace weft
