// Places in the user's program that compiled code can name when it fails: an index into a table.
#pragma once
#include "mlir/IR/Location.h"

#include <map>
#include <string>
#include <vector>

namespace weft::lower {

struct SourcePlace {
  std::string file;
  uint32_t line = 0, column = 0; // from 1; line 0: unknown
  auto operator<=>(const SourcePlace &) const = default;
};

/// Numbers places in the order of their first use.
class SourceTable {
public:
  /// -1 for a location without a file.
  int32_t add(mlir::Location location);
  const std::vector<SourcePlace> &places() const { return places_; }

private:
  std::vector<SourcePlace> places_;
  std::map<SourcePlace, int32_t> index_;
};

/// The first place of a file that the location names.
SourcePlace placeOf(mlir::Location location);

} // namespace weft::lower
