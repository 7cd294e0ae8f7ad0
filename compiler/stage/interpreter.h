// Runs a traced function op by op on the runtime's tensors: the way without the JIT, and the JIT's oracle.
//
// No tapes and no Python objects here; a tape around a call replays the graph through the backend instead (backend.h).
#pragma once
#include "stage/context.h"

namespace weft::stage {

class InterpreterRunner final : public Runner {
public:
  std::optional<std::vector<wrt::Tensor>> run(const std::shared_ptr<FuncGraph> &graph,
                                              const std::vector<wrt::Tensor> &inputs) override;
};

/// The context's runner, or the interpreter if it has none.
Runner &currentRunner();

} // namespace weft::stage
