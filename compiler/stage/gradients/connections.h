// Which inputs of a traced function lead to its results, for eager tapes.
#pragma once
#include "stage/gradients/tape.h"

namespace weft::stage {

/// An eager tape sees only the ops that a run of the function did. Where none of them connects an input with a result,
/// but the graph does (a loop of no steps, the other branch), the gradient is zeros, not None: the active tapes note
/// that connection. `inputs`: of the graph's arguments.
void noteConnections(const FuncGraph &graph, const TensorList &inputs, const TensorList &outputs);

} // namespace weft::stage
