#include "stage/user_code.h"

namespace weft::stage {

bool isOwnText(SourceRange place) {
  return !place || SourceManager::instance().buffer(place.file).path().starts_with('<');
}

SourceRange userPlace(const py::Exception &error, SourceRange otherwise) {
  for (const py::TraceEntry &entry : error.trace)
    if (!isOwnText(entry.range)) return entry.range;
  return otherwise;
}

} // namespace weft::stage
