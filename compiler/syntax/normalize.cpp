#include "syntax/normalize.h"

namespace weft {

uint32_t decodeUtf8(std::string_view text, uint32_t &offset) {
  const unsigned char lead = static_cast<unsigned char>(text[offset++]);
  if (lead < 0x80) return lead;
  const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
  if (more == 0) return 0xFFFD;
  uint32_t code = lead & (0x3F >> more);
  for (int i = 0; i < more; ++i) {
    if (offset >= text.size() || (static_cast<unsigned char>(text[offset]) & 0xC0) != 0x80) return 0xFFFD;
    code = (code << 6) | (static_cast<unsigned char>(text[offset++]) & 0x3F);
  }
  return code;
}

bool isPrintable(uint32_t c) { return c >= 0x20 && c != 0x7F && !(c >= 0x80 && c < 0xA1) && c != 0xAD; }

std::string normalizeIdentifier(std::string_view utf8) { return std::string(utf8); }

} // namespace weft
