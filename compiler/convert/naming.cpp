#include "convert/naming.h"

#include <algorithm>

namespace weft::convert {

namespace {

// Decimal strings rather than ints: a user may call a function `layer_99999999999999999999`.
void increment(std::string &digits) {
  for (size_t i = digits.size(); i-- > 0;) {
    if (digits[i] != '9') {
      ++digits[i];
      return;
    }
    digits[i] = '0';
  }
  digits.insert(digits.begin(), '1');
}

} // namespace

Symbol Namer::fresh(std::string_view root, const std::function<bool(Symbol)> &reserved) {
  std::string number = "0";
  std::string_view stem = root;
  size_t cut = root.rfind('_');
  std::string_view last = cut == std::string_view::npos ? root : root.substr(cut + 1);
  if (!last.empty() && std::all_of(last.begin(), last.end(), [](char c) { return c >= '0' && c <= '9'; })) {
    stem = cut == std::string_view::npos ? std::string_view() : root.substr(0, cut);
    number = last;
    number.erase(0, std::min(number.find_first_not_of('0'), number.size() - 1));
  }
  std::string text(stem);
  for (;;) {
    Symbol candidate = Symbol::intern(text);
    bool used = (entity_.moduleGlobals && entity_.moduleGlobals->count(candidate)) ||
                entity_.closureNames.count(candidate) || taken_.count(candidate) || reserved(candidate);
    if (!used) {
      taken_.insert(candidate);
      return candidate;
    }
    increment(number);
    text = std::string(stem) + '_' + number;
  }
}

} // namespace weft::convert
