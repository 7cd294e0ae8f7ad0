#include "base/symbol.h"

#include <mutex>
#include <unordered_map>

namespace weft {

Symbol Symbol::intern(std::string_view text) {
  static std::mutex mutex;
  // Never destroyed, because symbols may be read by static destructors. Keys point into the entries.
  static auto &table = *new std::unordered_map<std::string_view, const Entry *>();
  std::lock_guard<std::mutex> lock(mutex);
  Symbol symbol;
  if (auto found = table.find(text); found != table.end()) {
    symbol.text_ = found->second;
  } else {
    symbol.text_ = new Entry{std::string(text)};
    table.emplace(symbol.text_->text, symbol.text_);
  }
  return symbol;
}

const std::string &Symbol::str() const {
  static const std::string empty;
  return text_ ? text_->text : empty;
}

} // namespace weft
