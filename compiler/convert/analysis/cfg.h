// The order in which a function's statements may run: one graph for each function and lambda.
//
// The graph is AutoGraph's own simplification: calls do not raise; a `try` body runs in full, then any handler may run.
// Nodes are simple statements, tests, iterables, `with` items, argument lists, and definitions.
#pragma once
#include <memory>
#include <unordered_map>
#include <vector>

#include "convert/context.h"

namespace weft::convert {

struct CfgNode {
  /// The compound statements around a node, innermost first.
  struct Owner {
    const ast::Node *statement;
    const Owner *outer;
    int depth;
  };
  const ast::Node *node = nullptr;
  int index = 0; // in ControlFlowGraph::nodes
  const Owner *owner = nullptr;
  std::vector<CfgNode *> next, previous;
};

struct ControlFlowGraph {
  std::vector<std::unique_ptr<CfgNode>> nodes;
  std::vector<std::unique_ptr<CfgNode::Owner>> owners;
  CfgNode *entry = nullptr;
  std::vector<CfgNode *> exits;
  std::unordered_map<const ast::Node *, CfgNode *> index;
  struct Neighbours {
    std::vector<CfgNode *> before,
        after; // nodes from which control enters a compound statement, and to which it leaves
  };
  std::unordered_map<const ast::Node *, Neighbours> statements;

  CfgNode *at(const ast::Node *node) const {
    auto found = index.find(node);
    return found == index.end() ? nullptr : found->second;
  }
};

/// The graphs by their FunctionDef or Lambda.
using ControlFlowGraphs = std::unordered_map<const ast::Node *, ControlFlowGraph>;

/// Reports what AutoGraph's graph builder fails on.
ControlFlowGraphs buildControlFlowGraphs(const ast::Node &root, ConvertContext &context);

} // namespace weft::convert
