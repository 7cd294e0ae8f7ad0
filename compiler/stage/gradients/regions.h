// What gradients of control flow need of a graph: nodes as tapes see them, nodes put into regions that are not open,
// and the forward values of a region as its backward region sees them.
//
// The gradient of an `if` or a `while` walks backwards through the nodes of its regions and emits its ops into regions
// of its own. Where such an op needs a value that the forward region computed, a ForwardRegion brings it over: anew
// where that is cheap, otherwise saved by the forward node (a further result of an `if`, a list of a `while`). So only
// what the backward pass uses is saved, and nothing is computed or drawn twice.
#pragma once
#include <unordered_set>

#include "stage/gradients/tape.h"
#include "stage/trace.h"

namespace weft::stage {

/// Gradients of `sources` through `calls`, which are in the order in which they happened. Entries as in Tape::gradient.
MaybeTensors walkBackwards(std::vector<OpCall> calls, const TensorList &targets, const TensorList &sources,
                           const TensorList &outputGradients);
/// Their sum; of lists that of their elements.
Tensor addGradients(const Tensor &a, const Tensor &b);
/// All active tapes note an If or a While of the graph.
void recordNode(Trace &trace, Node &node);

/// Values from above that the node's regions use, in the order of their first use.
std::vector<ValueId> freeValues(const Node &node);
/// The node as a tape notes it; of If and While the inputs are the node's, then its freeValues.
OpCall callOf(const Trace &trace, Node &node);
/// The nodes of a region but for constants.
std::vector<OpCall> callsOf(const Trace &trace, Region &region);

/// An op in `region` before its node `at`, past the present scope and unseen by tapes. Null: an exception is pending.
Node *insertOp(Trace &trace, Region &region, size_t at, OpId op, std::vector<ValueId> inputs, Attributes attributes,
               const std::string &scope);
ValueId insertConstant(Trace &trace, Region &region, size_t at, wrt::Tensor value, const std::string &scope);
wrt::Tensor intVectorValue(const std::vector<int64_t> &values);
/// Extents as list ops take them: -1 for unknown ones, the scalar -1 for an unknown rank.
wrt::Tensor elementShapeValue(const TensorType &type);
/// The region that holds `node`, with its place there; null if the trace has none.
Region *regionOf(Trace &trace, const Node &node, size_t &index);

class ForwardRegion;
/// Closed regions whose gradient is being made, outermost first: their values may be used.
std::vector<ForwardRegion *> &forwardRegions();
/// The one that has the value, or null.
ForwardRegion *forwardOwner(const FuncGraph &graph, ValueId id);

/// A region whose gradient is being made. While it lives, its values may be used in the backward region.
class ForwardRegion {
public:
  /// The innermost open region of `trace` is the backward one.
  ForwardRegion(Trace &trace, Node &node, size_t region);
  virtual ~ForwardRegion();
  ForwardRegion(const ForwardRegion &) = delete;

  bool owns(ValueId id) const;
  const FuncGraph &graph() const { return graph_; }
  uint32_t serial() const { return serial_; }
  /// The value in the backward region. noValue: an exception is pending.
  ValueId resolve(ValueId id);
  /// The result of a small op on a value of this region (its shape, its length), which is computed there, so that the
  /// value itself need not be saved. noValue: an exception is pending.
  ValueId derive(OpId op, ValueId id, const Attributes &attributes);
  /// Whether the value costs nothing in the backward region.
  bool isAvailable(ValueId id);

protected:
  /// Brings over a value that cannot be computed again.
  virtual ValueId save(ValueId id) = 0;
  /// A value with a way of its own into the backward region: arguments of loops that count or do not change.
  /// noValue: there is none.
  virtual ValueId shortCut(ValueId id) = 0;
  virtual bool hasShortCut(ValueId id) const = 0;
  /// An op at the head of the backward region.
  Node *atHead(OpId op, std::vector<ValueId> inputs, Attributes attributes);
  ValueId constantAtHead(wrt::Tensor value);
  /// `id` where the backward region is, if it is not this region's own.
  ValueId visible(ValueId id);

  Trace &trace_;
  FuncGraph &graph_;
  Node &node_;
  Region &forward_;
  Region &backward_;

private:
  bool isCheap(const Node &node) const;
  ValueId again(const Node &node, ValueId id);

  uint32_t serial_;
  size_t head_ = 0;
  std::string scope_;
  std::unordered_set<ValueId> arguments_;
  std::unordered_set<const Node *> nodes_;
  std::unordered_map<ValueId, ValueId> known_;
  std::unordered_map<ValueId, bool> available_;
  std::vector<std::pair<std::pair<OpId, ValueId>, ValueId>> derived_;
};

} // namespace weft::stage
