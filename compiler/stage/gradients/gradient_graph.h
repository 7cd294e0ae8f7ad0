// The gradient of a traced function as a graph of its own: what `weft graph --gradient` shows.
#pragma once
#include <memory>

#include "stage/graph/func_graph.h"

namespace weft::stage {

/// Takes the function's inputs, then a gradient for each of its floating results; gives the gradients of the floating
/// inputs, then of the variables. Null: an exception is pending.
std::shared_ptr<FuncGraph> gradientGraph(const std::shared_ptr<FuncGraph> &graph);

} // namespace weft::stage
