// Subscripts of arrays: views by ints and slices, gathers and scatters by index arrays.
#pragma once
#include "stage/numpy/array.h"

#include <vector>

namespace weft::np {

struct IndexItem {
  enum Kind { Int, Slice, Ellipsis, NewAxis, IntArray, BoolArray } kind = Int;
  int64_t value = 0;                      // Int
  bool hasStart = false, hasStop = false; // Slice
  int64_t start = 0, stop = 0, step = 1;  // Slice
  Array array = {};                       // IntArray (int64) or BoolArray
};
using Index = std::vector<IndexItem>;

/// a[index]. `isView` tells whether the result shares memory with `a`; `isScalar` whether each axis was indexed by an
/// int (then NumPy gives a scalar).
Array getItem(const Array &a, const Index &index, bool &isView, bool &isScalar);
/// a[index] = value
bool setItem(const Array &a, const Index &index, const Array &value);
/// Indices of true elements, one int64 array an axis.
std::vector<Array> nonzero(const Array &a);

enum class OutOfBounds { Raise, Wrap, Clip };
/// np.take along an axis.
Array take(const Array &a, const Array &indices, int axis, OutOfBounds mode);

} // namespace weft::np
