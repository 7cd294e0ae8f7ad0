// Diagnostics of tracing as Python exceptions.
#include "stage/diagnose.h"

namespace weft::stage {

py::Value raiseDiagnostic(py::Type *cls, const Diagnostics &sink) {
  std::string text = renderText(sink.all().front(), false);
  while (text.ends_with('\n')) text.pop_back();
  (void)py::raiseText(cls, std::move(text));
  py::pending()->diagnostic = std::make_shared<Diagnostic>(sink.all().front());
  return {};
}

} // namespace weft::stage
