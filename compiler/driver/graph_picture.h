// Graphs as pictures.
#pragma once
#include "stage/graph/func_graph.h"

#include <memory>
#include <string>
#include <vector>

namespace weft::driver {
/// Graphviz text: a cluster for each function, and inside for each region of `if` and `while`. With `all` also the
/// nodes that no result and no effect needs.
std::string writeDot(const std::vector<std::shared_ptr<FuncGraph>> &graphs, bool all);
/// Replaces DOT text by SVG, through Graphviz's `dot`. False with `error` set.
bool dotToSvg(std::string &text, std::string &error);
} // namespace weft::driver
