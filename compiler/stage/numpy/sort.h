// Ordering of elements.
#pragma once
#include "stage/numpy/array.h"

namespace weft::np {

/// A sorted copy; NaNs go last.
Array sort(const Array &a, int axis);
/// Stable order, as int64.
Array argsort(const Array &a, int axis);
/// Positions of `values` in the sorted vector `a` (of the same dtype).
Array searchSorted(const Array &a, const Array &values, bool right);
/// -1, 0 or 1 for two elements, NaN above all numbers.
int compareElements(const DType &dtype, const char *a, const char *b);

} // namespace weft::np
