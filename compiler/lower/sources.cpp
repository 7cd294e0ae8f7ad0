// Finding and numbering places.
#include "lower/sources.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace weft::lower {
using namespace mlir;

SourcePlace placeOf(Location location) {
  SourcePlace place;
  location->walk([&](Location inner) {
    if (const auto at = dyn_cast<FileLineColRange>(inner)) {
      place = {at.getFilename().str(), at.getStartLine(), at.getStartColumn()};
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return place;
}

int32_t SourceTable::add(Location location) {
  const SourcePlace place = placeOf(location);
  if (!place.line) return -1;
  const auto [at, isNew] = index_.try_emplace(place, static_cast<int32_t>(places_.size()));
  if (isNew) places_.push_back(place);
  return at->second;
}

} // namespace weft::lower
