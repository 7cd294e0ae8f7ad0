// Names for what the converter adds to a function.
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "convert/convert.h"

namespace weft::convert {

/// Hands out names that no global, closure variable, reserved local or earlier generated name has.
class Namer {
public:
  explicit Namer(const EntityContext &entity) : entity_(entity) {}
  /// `root` itself, or `root_1`, `root_2` ... A number that ends `root` is dropped, and counting starts at it: `conv_2`
  /// gives `conv`, then `conv_3`. `reserved` tells which names the place in question uses already.
  Symbol fresh(std::string_view root, const std::function<bool(Symbol)> &reserved);
  /// Keeps a name from being generated (policy Stage reserves every name of the user's text).
  void reserve(Symbol name) { taken_.insert(name); }

private:
  const EntityContext &entity_;
  SymbolSet taken_;
};

} // namespace weft::convert
