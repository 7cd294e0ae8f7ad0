// Interned identifiers: comparing two names is comparing two pointers.
//
// Symbols live as long as the process. Interning is safe from several threads; reading one takes no lock.
#pragma once
#include <functional>
#include <string>
#include <string_view>

namespace weft {

class Symbol {
public:
  Symbol() = default;
  /// The symbol for `text`; equal texts give equal symbols.
  static Symbol intern(std::string_view text);

  /// False for the default-made symbol, which stands for "no name".
  explicit operator bool() const { return text_ != nullptr; }
  /// The name in UTF-8; empty for the default-made symbol.
  const std::string &str() const;
  bool operator==(const Symbol &) const = default;
  /// Orders by code point (UTF-8 bytes order the same way), not by address.
  bool operator<(const Symbol &other) const { return str() < other.str(); }
  const void *id() const { return text_; }
  /// One pointer that an owner of symbols may keep with each name (the evaluator: the str object of the name). Null at
  /// first. Not for the default-made symbol; not guarded against several threads.
  void *&attachment() const { return text_->attachment; }

private:
  struct Entry {
    std::string text;
    mutable void *attachment = nullptr;
  };
  const Entry *text_ = nullptr;
};

} // namespace weft

template <> struct std::hash<weft::Symbol> {
  size_t operator()(const weft::Symbol &symbol) const { return std::hash<const void *>()(symbol.id()); }
};
