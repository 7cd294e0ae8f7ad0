// One function that is being traced: its graph, the regions that are open, what it has captured.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <unordered_map>
#include <unordered_set>

#include "stage/backend.h"
#include "stage/context.h"

namespace weft::stage {

class Trace {
public:
  /// Becomes the context's trace until it is destroyed.
  explicit Trace(std::string functionName);
  ~Trace();
  Trace(const Trace &) = delete;

  const std::shared_ptr<FuncGraph> &graph() const { return graph_; }
  Trace *outer() const { return outer_; }

  /// A tensor for a new input.
  Tensor addInput(const std::string &name, const TensorType &type);
  /// The graph's value for any tensor that may be used here: of this trace, of an outer one (becomes an input whose
  /// value is passed at each call), or eager (becomes a constant; a handle of a variable becomes a capture). noValue
  /// with TF's exception pending for a tensor that is out of scope.
  ValueId use(const Tensor &tensor);
  Tensor wrap(ValueId id) const;
  /// Adds a node to the innermost region; fills name and place. `base` is the name without its scope.
  Node &addNode(std::unique_ptr<Node> node, const std::vector<TensorType> &types, const std::string &base);

  /// Fills line, column and file of a node from its range.
  void place(Node &node);

  /// Opens a region of a node that is not in the graph yet.
  class Scope {
  public:
    /// `serial` continues a region that was open before.
    Scope(Trace &trace, Region &region, const std::string &name, uint32_t serial = 0);
    ~Scope();
    Scope(const Scope &) = delete;

  private:
    Trace &trace_;
  };
  Region &region() { return *scopes_.back().region; }
  uint32_t scopeSerial() const { return scopes_.back().serial; }
  bool inScope(uint32_t serial) const;
  size_t depth() const { return scopes_.size(); }
  Region &openRegion(size_t depth) { return *scopes_[depth].region; }

  void pushNameScope(const std::string &name);
  void popNameScope() { nameScopes_.pop_back(); }
  std::string nameScope() const { return nameScopes_.empty() ? std::string() : nameScopes_.back(); }

  /// Tensors of outer traces that became inputs, after the signature's own inputs.
  struct OuterInput {
    Tensor tensor;
    ValueId value;
  };
  const std::vector<OuterInput> &outerInputs() const { return outerInputs_; }
  /// Puts inputs, then outer inputs, then captures in order into the graph's arguments. After tracing.
  bool finish(const TensorList &results); // false: an exception is pending
  /// Loop values that began as Python numbers, and values computed from them in the same dtype: the mark of the loop
  /// value. Where such a value meets another dtype, the clash is noted, and the loop is traced again with that dtype.
  std::unordered_map<ValueId, uint32_t> weak;
  std::unordered_map<uint32_t, int32_t> weakClash;
  /// Python lists to which tensors of a region were appended: for messages.
  struct Appended {
    std::string list;
    SourceRange where;
  };
  std::unordered_map<ValueId, Appended> appended;
  /// Writes of TensorArrays, whose results must be used.
  struct Write {
    ValueId result, array;
    std::string object, method;
    SourceRange where;
  };
  std::vector<Write> writes;
  /// Loops over Python ranges that were found to need their numbers: they need not be tried again.
  std::unordered_set<uint64_t> unrolled;
  /// Set when a variable is made; null: variables may not be made in this trace.
  bool *created = nullptr;
  /// Forgets nodes that were traced for nothing.
  void discard(Region &region);

private:
  ValueId capture(const Tensor &tensor);
  struct OpenRegion {
    Region *region;
    uint32_t serial;
  };
  std::shared_ptr<FuncGraph> graph_;
  Trace *outer_;
  std::vector<OpenRegion> scopes_;
  std::vector<std::string> nameScopes_;                // full prefixes: "while/body/"
  std::unordered_map<const void *, ValueId> captured_; // by address of the tensor, or of a handle's variable
  std::unordered_map<ValueId, Tensor> originals_;      // of captured values: what tapes know them by
  std::vector<OuterInput> outerInputs_;
  size_t hoisted_ = 0; // constants at the head of the body
};

} // namespace weft::stage
