// The one context of the program.
#include "stage/context.h"

#include "core/context.h"
#include "value/interpreter.h"

namespace weft::stage {

Context &context() {
  static Context &only = *[] {
    auto *made = new Context();
    wrt_hooks hooks{};
    hooks.print = [](void *, const char *text, size_t size) {
      auto &write = py::interpreter().writeOutput;
      if (write) write(std::string_view(text, size));
    };
    hooks.print_error = [](void *, const char *text, size_t size) {
      py::interpreter().flush();
      auto &write = py::interpreter().writeError;
      if (write) write(std::string_view(text, size));
    };
    made->runtime = wrt_context_new(&hooks, 0);
    made->frame = wrt_frame_new(made->runtime);
    return made;
  }();
  return only;
}

} // namespace weft::stage
