// A traced function: ops on tensors, with regions for control flow. What tracing makes, and what the interpreter, the
// gradients, the exporters and libweftc read.
//
// Plain data without pointers between nodes: a value is a number, unique in its FuncGraph, also across regions. A
// region may use values of the regions around it. Nodes stand in the order in which the program does them; that order
// is the order of effects. No evaluator, no LLVM here, and nothing global.
#pragma once
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/source.h"
#include "ops/op_table.h"
#include "stage/graph/attr.h"

namespace weft {

using ValueId = uint32_t;
inline constexpr ValueId noValue = ~ValueId{0};

/// What is known of a value. WRT_INVALID is an unknown dtype.
struct TensorType {
  int32_t dtype = WRT_INVALID;
  wrt::PartialShape shape;
  bool operator==(const TensorType &) const = default;
  /// "float32[2,?]", "int32[]", "float32*" for unknown rank, "any" for nothing known.
  std::string str() const;
};

struct Node;

struct Region {
  std::vector<ValueId> arguments;
  std::vector<std::unique_ptr<Node>> nodes;
  std::vector<ValueId> results;
};

enum class NodeKind : uint8_t {
  Op,       // an op of the table
  Constant, // one result: `constant`
  // inputs: the condition, a bool of rank 0. regions: then, else; without arguments, each with as many results as the
  // node
  If,
  // inputs: the initial values. regions: condition (result: one bool of rank 0), body (results: next values); both have
  // the loop values as arguments. Results: the values for which the condition is false
  While,
  // inputs: arguments of `callee`, another traced function that may be the one that is being traced (recursion)
  Call,
};

struct FuncGraph;

struct Node {
  NodeKind kind = NodeKind::Op;
  OpId op{}; // of kind Op
  std::vector<ValueId> inputs;
  Attributes attributes; // of kind Op
  std::vector<ValueId> results;
  std::vector<Region> regions;
  wrt::Tensor constant;              // of kind Constant
  std::shared_ptr<FuncGraph> callee; // of kind Call
  std::string name;                  // TF's naming: "add_1", "while/mul"
  SourceRange where;                 // what the user wrote
  uint32_t file = 0, line = 0,
           column = 0; // the same for those who have no SourceManager: FuncGraph::files[file], from 1; line 0: none
  int64_t maximumIterations = -1;                           // of kind While; -1: no limit
  std::vector<std::optional<wrt::PartialShape>> invariants; // of While: shape_invariants, by loop value; may be empty
  // Of If and While after a gradient was asked for: how many results are the program's own (-1: all), and the inner
  // values that the further ones save.
  int64_t valueResults = -1;
  std::vector<ValueId> savedValues;
  std::vector<std::string> valueNames; // of If and While: the Python variables that the results stand for

  const ops::Op &info() const { return ops::info(op); }
  bool is(OpId id) const { return kind == NodeKind::Op && op == id; }
  /// The attribute, a not given one if it is missing at the end.
  const Attr &attribute(size_t index) const;
  const Attr &attribute(std::string_view attributeName) const;
};

struct Value {
  TensorType type;
  Node *definition = nullptr; // null: an argument of a region, an input or a capture
  uint32_t index = 0;         // among the results of its definition, or the arguments
};

struct GraphInput {
  ValueId value = noValue;
  std::string name; // the parameter's, with an index or key for parts of structures: "x", "batch_0"
  TensorType type;  // as the signature gave it
};

/// A variable (dtype of the value: resource) from outside of the function. Other tensors from outside are constants.
struct Capture {
  ValueId value = noValue;
  std::string name;
  wrt::Tensor tensor;             // rank-0 resource: the handle
  TensorType content;             // of the variable's value
  std::shared_ptr<void> original; // the tracer's own note
};

/// How tensors are nested in arguments and results.
struct Structure {
  enum class Kind : uint8_t { Tensor, None, Tuple, List, Dict, NamedTuple, Python };
  Kind kind = Kind::None;
  uint32_t tensor = 0;             // of Tensor: the number of the input or output
  std::vector<std::string> keys;   // of Dict and NamedTuple
  std::string text;                // of NamedTuple: the class's name; of Python: repr of the value
  std::vector<Structure> elements; // of Tuple ... NamedTuple
};
struct Parameter {
  std::string name;
  Structure structure;
  std::string annotation; // as written; empty if there is none
};

struct FuncGraph {
  std::string name;      // the Python function's, "Class.method"
  std::string signature; // "(x, k=3)" as in the source
  std::string docstring;
  SourceRange where;
  uint32_t number = 0;            // tells graphs of one process apart
  std::vector<std::string> files; // see Node::file; [0] is the file of the function

  std::vector<GraphInput> inputs;
  std::vector<Capture> captures;
  Region body; // arguments: inputs, then captures, in this order
  std::vector<Parameter> parameters;
  Structure result; // over body.results

  /// The capture that `id` is, or null.
  const Capture *captureOf(ValueId id) const;
  const Value &value(ValueId id) const { return values[id]; }
  const TensorType &type(ValueId id) const { return values[id].type; }
  /// A new value. Nodes are made with addNode.
  ValueId addValue(TensorType type, Node *definition, uint32_t index);
  /// An argument of `region`.
  ValueId addArgument(Region &region, TensorType type);
  /// Puts a node at the end of `region`, with results of these types.
  Node &addNode(Region &region, std::unique_ptr<Node> node, const std::vector<TensorType> &resultTypes);
  /// TF's unique names: "add", "add_1", ...
  std::string uniqueName(const std::string &base);
  /// "add_1:0"
  std::string valueName(ValueId id) const;
  size_t countNodes() const;

  std::deque<Value> values; // index: ValueId
  std::unordered_map<std::string, int> usedNames;
  std::unordered_map<ValueId, std::string> argumentNames;
};

/// Text form: one line a node, regions indented. What `--print-after=graph` shows.
std::string dump(const FuncGraph &graph);
/// Empty if the graph is well formed (values are defined before their use, counts and types of regions agree);
/// otherwise what is wrong.
std::string verify(const FuncGraph &graph);

/// f(node) for each node, before the nodes of its regions.
template <typename RegionOrConst, typename F> void forEachNode(RegionOrConst &region, F &&f) {
  for (const auto &node : region.nodes) {
    f(*node);
    for (Region &inner : node->regions) forEachNode(inner, f);
  }
}

} // namespace weft
