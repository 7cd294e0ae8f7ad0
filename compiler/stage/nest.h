// Nested structures of Python: lists, tuples, named tuples and dicts (keys sorted), as tf.nest sees them.
//
// A TensorArray of a graph counts as a structure whose one leaf is its `_flow` where `expand` is asked for: loops and
// branches carry it so. A list whose length only the graph knows (staged_list.h) is one of several.
#pragma once
#include <vector>

#include "stage/tensor.h"

namespace weft::stage {

enum class Arrays : uint8_t { AsLeaves, Expand };

/// Appends the leaves in order. False: an exception is pending (keys that cannot be sorted).
bool flatten(const py::Value &structure, std::vector<py::Value> &leaves, Arrays arrays = Arrays::AsLeaves);
/// The same structure with other leaves, taken from `next` on. Null: an exception is pending.
py::Value pack(const py::Value &structure, const std::vector<py::Value> &leaves, size_t &next,
               Arrays arrays = Arrays::AsLeaves);
inline py::Value pack(const py::Value &structure, const std::vector<py::Value> &leaves,
                      Arrays arrays = Arrays::AsLeaves) {
  size_t next = 0;
  return pack(structure, leaves, next, arrays);
}
/// Whether both have the same nesting (leaves may be anything). `why` says where they differ, in the user's words.
bool sameStructure(const py::Value &a, const py::Value &b, std::string &why, Arrays arrays = Arrays::AsLeaves);
bool isNested(const py::Value &value);
/// A TensorArray that has a `_flow`: that tensor; null otherwise.
Tensor flowOf(const py::Value &value);

} // namespace weft::stage
