// What is known of values while a graph is made: constants through foldable ops, and partly known shapes as values.
//
// Shape rules ask (reshape's shape, slices' bounds); tf.get_static_value too. Nothing is changed in the graph.
#pragma once
#include <optional>

#include "stage/graph/func_graph.h"

namespace weft {

/// The value if it is the same whenever the graph runs and cheap to find: constants, and shapes, sizes, ranks, casts,
/// packs, slices, arithmetic of small such values.
wrt::Tensor constantValue(const FuncGraph &graph, ValueId value);
/// Elements of a rank-0 or rank-1 integer value as far as they are known (-1: unknown), as a shape; nothing if not even
/// their number is known. A rank-0 value counts as one element.
std::optional<wrt::PartialShape> constantValueAsShape(const FuncGraph &graph, ValueId value);

/// Types of an op's results by its shape rule, or an error of TF's class and words.
struct InferredTypes {
  std::vector<TensorType> types;
  int32_t code = 0; // a wrt_code
  std::string message;
};
InferredTypes inferTypes(const FuncGraph &graph, OpId op, const std::vector<ValueId> &inputs,
                         const Attributes &attributes);

/// Runs the shape rules of all nodes of a region again, after types of its arguments have changed; regions inside are
/// brought to their fixed points. Returns what a rule said that now fails, with the node.
struct ReinferFailure {
  const Node *node = nullptr;
  int32_t code = 0;
  std::string message;
};
std::optional<ReinferFailure> reinferTypes(FuncGraph &graph, Region &region);

/// What holds for both: equal dtypes (WRT_INVALID if they differ), join of shapes.
TensorType joinTypes(const TensorType &a, const TensorType &b);

} // namespace weft
