// What a running program has once: the runtime's context and frame, the function being traced, active tapes.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "stage/tensor.h"

namespace weft::stage {

class Trace;
class Tape;

/// Runs traced functions. The default walks the graph op by op (interpreter.h); the driver puts libweftc's JIT here.
class Runner {
public:
  virtual ~Runner() = default;
  /// Values of the graph's inputs in order (captures are in the graph). Nothing: an exception is pending.
  virtual std::optional<std::vector<wrt::Tensor>> run(const std::shared_ptr<FuncGraph> &graph,
                                                      const std::vector<wrt::Tensor> &inputs) = 0;
};

struct Context {
  wrt_context *runtime = nullptr;
  wrt_frame *frame = nullptr; // of eager calls
  Trace *trace = nullptr;     // innermost function being traced; null: eager
  std::vector<Tape *> tapes;  // active, outermost first
  Runner *runner = nullptr;   // null: the interpreter
  bool runFunctionsEagerly = false;
  bool printGraphs = false;
  Diagnostics *notes = nullptr;        // where tracing says what is no error; null: standard error
  std::vector<std::string> nameScopes; // of eager mode; a Trace has its own
};
/// The one context; made at the first call, with a runtime context whose output goes through the interpreter's hooks.
Context &context();

/// True outside of traced functions.
inline bool executingEagerly() { return context().trace == nullptr; }

/// Leaves all traces while it lives (tf.init_scope): ops run eagerly.
class InitScope {
public:
  InitScope() : saved_(context().trace) { context().trace = nullptr; }
  ~InitScope() { context().trace = saved_; }
  InitScope(const InitScope &) = delete;

private:
  Trace *saved_;
};

} // namespace weft::stage
