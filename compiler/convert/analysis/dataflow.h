// Three data-flow analyses on the control flow graphs: which variables may be defined, which nested functions may
// exist, and which symbols are live.
#pragma once
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "convert/analysis/activity.h"
#include "convert/analysis/cfg.h"

namespace weft::convert {

/// A set of small numbers, dense.
class BitSet {
public:
  explicit BitSet(size_t bits = 0) : words_((bits + 63) / 64) {}
  void set(size_t i) { words_[i / 64] |= uint64_t(1) << (i % 64); }
  void clear(size_t i) { words_[i / 64] &= ~(uint64_t(1) << (i % 64)); }
  bool test(size_t i) const { return words_[i / 64] >> (i % 64) & 1; }
  void merge(const BitSet &other) {
    for (size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  }
  bool operator==(const BitSet &) const = default;

private:
  std::vector<uint64_t> words_;
};

/// What is known at one node of a graph, by CfgNode::index.
struct FlowFacts {
  std::vector<BitSet> in, out;
};

struct DataFlow {
  /// By function or lambda. Bits are SymbolIds.
  std::unordered_map<const ast::Node *, FlowFacts> defined, live;
  size_t symbolCount = 0;

  /// Variables that may be defined where control enters the compound statement.
  BitSet definedBefore(const ControlFlowGraph &graph, const ast::Node *function, const ast::Node *statement) const;
  /// Symbols that are live where control leaves it.
  BitSet liveAfter(const ControlFlowGraph &graph, const ast::Node *function, const ast::Node *statement) const;
  BitSet liveAt(const ControlFlowGraph &graph, const ast::Node *function, const ast::Node *entry) const;
};

/// Needs the activity of the same tree. Reports what AutoGraph's analyses fail on.
DataFlow analyzeDataFlow(const ast::Node &root, const ControlFlowGraphs &graphs, const Activity &activity,
                         ConvertContext &context);

/// The analysis of the user's own tree, whose one lasting result is context.userNames. Reports what AutoGraph fails on.
void markUserNames(const ast::Node &root, ConvertContext &context);

} // namespace weft::convert
