// Runs traced functions as machine code: compiles a graph when it is first called, and keeps it.
#pragma once
#include <memory>
#include <string>
#include <unordered_map>

#include "codegen/weftc.h"
#include "stage/context.h"
#include "stage/interpreter.h"

namespace weft::driver {

class JitRunner final : public stage::Runner {
public:
  /// `compiled` false: functions are interpreted, and the runner only prints. `printAfter`: a stage whose text is
  /// printed on standard error for each function; empty: none.
  JitRunner(bool compiled, std::string printAfter) : compiled_(compiled), printAfter_(std::move(printAfter)) {}
  bool prints() const { return !printAfter_.empty(); }
  std::optional<std::vector<wrt::Tensor>> run(const std::shared_ptr<FuncGraph> &graph,
                                              const std::vector<wrt::Tensor> &inputs) override;

private:
  struct Entry {
    std::shared_ptr<FuncGraph> graph;       // keeps the key's address taken
    std::unique_ptr<CompiledFunction> code; // null: the interpreter runs it
    std::vector<wrt_tensor *> captures;
  };
  Entry &entryOf(const std::shared_ptr<FuncGraph> &graph);

  const bool compiled_;
  const std::string printAfter_;
  std::unordered_map<const FuncGraph *, Entry> entries_;
  stage::InterpreterRunner interpreter_;
};

} // namespace weft::driver
