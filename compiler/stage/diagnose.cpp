// Diagnostics of tracing as Python exceptions.
#include "stage/diagnose.h"

namespace weft::stage {

py::Value raiseDiagnostic(py::Type *cls, const Diagnostics &sink) {
  std::string text = renderText(sink.all().front(), false);
  while (text.ends_with('\n')) text.pop_back();
  return py::raiseText(cls, std::move(text));
}

} // namespace weft::stage
