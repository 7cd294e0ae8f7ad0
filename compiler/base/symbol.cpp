#include "base/symbol.h"

#include <mutex>
#include <unordered_set>

namespace weft {

Symbol Symbol::intern(std::string_view text) {
  static std::mutex mutex;
  // Node-based, so addresses stay valid; never destroyed, because symbols may be read by static destructors.
  static auto &table = *new std::unordered_set<std::string>();
  std::lock_guard<std::mutex> lock(mutex);
  Symbol symbol;
  symbol.text_ = &*table.emplace(text).first;
  return symbol;
}

const std::string &Symbol::str() const {
  static const std::string empty;
  return text_ ? *text_ : empty;
}

} // namespace weft
