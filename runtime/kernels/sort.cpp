// top_k, unique, lower_bound, upper_bound, invert_permutation.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cstring>
#include <numeric>
#include <unordered_map>

namespace wrt {
namespace {

template <typename T> void largest(const wrt_tensor *x, wrt_tensor *values, wrt_tensor *indices, int64_t k) {
  const int64_t n = x->dims[x->rank - 1], rows = n ? x->size / n : 0;
  std::vector<int32_t> order(static_cast<size_t>(n));
  for (int64_t r = 0; r < rows; ++r) {
    const T *row = data<T>(x) + r * n;
    std::iota(order.begin(), order.end(), 0);
    const auto before = [&](int32_t a, int32_t b) { // greater first, the earlier of equals
      const auto u = static_cast<Compute<T>>(row[a]), v = static_cast<Compute<T>>(row[b]);
      return u > v || (!(v > u) && a < b);
    };
    std::partial_sort(order.begin(), order.begin() + k, order.end(), before);
    for (int64_t i = 0; i < k; ++i) {
      const int32_t at = order[static_cast<size_t>(i)];
      mutableData<T>(values)[r * k + i] = row[at];
      mutableData<int32_t>(indices)[r * k + i] = at;
    }
  }
}

template <typename T> void bounds(const wrt_tensor *sorted, const wrt_tensor *values, wrt_tensor *y, bool upper) {
  using C = Compute<T>;
  const int64_t rows = sorted->dims[0], n = sorted->dims[1], m = values->dims[1];
  for (int64_t r = 0; r < rows; ++r) {
    const T *first = data<T>(sorted) + r * n;
    for (int64_t j = 0; j < m; ++j) {
      const T v = data<T>(values)[r * m + j];
      const auto less = [](const T &a, const T &b) { return static_cast<C>(a) < static_cast<C>(b); };
      const int64_t at =
          (upper ? std::upper_bound(first, first + n, v, less) : std::lower_bound(first, first + n, v, less)) - first;
      if (y->dtype == WRT_INT64)
        mutableData<int64_t>(y)[r * m + j] = at;
      else
        mutableData<int32_t>(y)[r * m + j] = static_cast<int32_t>(at);
    }
  }
}

int32_t searchSorted(wrt_call *call, const char *tfName, bool upper) {
  const wrt_tensor *sorted = call->inputs[0], *values = call->inputs[1];
  if (sorted->rank != 2 || values->rank != 2) return invalid(call, "sorted input argument must be a matrix");
  if (sorted->dims[0] != values->dims[0]) return invalid(call, "Leading dim_size of both tensors must match.");
  if (sorted->dtype != values->dtype) return dtypeMismatch(call, tfName, 1, sorted->dtype, values->dtype);
  wrt_tensor *y = newOutput(call, 0, dtypeOr(attrOf(call, 0), WRT_INT32), dims(values));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  switch (sorted->dtype) {
  case WRT_FLOAT32:
    bounds<float>(sorted, values, y, upper);
    return 0;
  case WRT_FLOAT64:
    bounds<double>(sorted, values, y, upper);
    return 0;
  case WRT_INT32:
    bounds<int32_t>(sorted, values, y, upper);
    return 0;
  case WRT_INT64:
    bounds<int64_t>(sorted, values, y, upper);
    return 0;
  case WRT_INT16:
    bounds<int16_t>(sorted, values, y, upper);
    return 0;
  case WRT_INT8:
    bounds<int8_t>(sorted, values, y, upper);
    return 0;
  case WRT_UINT8:
    bounds<uint8_t>(sorted, values, y, upper);
    return 0;
  case WRT_HALF:
    bounds<Half>(sorted, values, y, upper);
    return 0;
  case WRT_BFLOAT16:
    bounds<BFloat16>(sorted, values, y, upper);
    return 0;
  default:
    return noKernel(call, tfName, sorted->dtype);
  }
}

/// Bytes that identify an element. -0.0 equals 0.0 as floats do.
std::string keyOf(const wrt_tensor *x, int64_t i) {
  if (x->dtype == WRT_STRING) return std::string(text(data<wrt_string>(x)[i]));
  if (x->dtype == WRT_FLOAT32 && data<float>(x)[i] == 0) return std::string(4, '\0');
  if (x->dtype == WRT_FLOAT64 && data<double>(x)[i] == 0) return std::string(8, '\0');
  const auto n = static_cast<size_t>(wrt_dtype_size(x->dtype));
  return std::string(static_cast<const char *>(x->data) + static_cast<size_t>(i) * n, n);
}

int32_t uniqueElements(wrt_call *call, const char *tfName, bool counts) {
  const wrt_tensor *x = call->inputs[0];
  const int32_t index = dtypeOr(attrOf(call, 0), WRT_INT32);
  if (x->rank != 1) return invalid(call, "unique expects a 1D vector.");
  std::unordered_map<std::string, int64_t> seen;
  std::vector<int64_t> firsts, places(static_cast<size_t>(x->size)), times;
  for (int64_t i = 0; i < x->size; ++i) {
    const auto [it, fresh] = seen.try_emplace(keyOf(x, i), static_cast<int64_t>(firsts.size()));
    if (fresh) {
      firsts.push_back(i);
      times.push_back(0);
    }
    places[static_cast<size_t>(i)] = it->second;
    ++times[static_cast<size_t>(it->second)];
  }
  const auto ints = [&](int out, const std::vector<int64_t> &values) {
    const int64_t n[] = {static_cast<int64_t>(values.size())};
    wrt_tensor *t = newOutput(call, out, index, n);
    if (!t) return false;
    for (size_t i = 0; i < values.size(); ++i) {
      if (index == WRT_INT64)
        mutableData<int64_t>(t)[i] = values[i];
      else
        mutableData<int32_t>(t)[i] = static_cast<int32_t>(values[i]);
    }
    return true;
  };
  const int64_t n[] = {static_cast<int64_t>(firsts.size())};
  wrt_tensor *y = newOutput(call, 0, x->dtype, n);
  if (!y || !ints(1, places) || (counts && !ints(2, times))) return WRT_RESOURCE_EXHAUSTED;
  const int64_t size = wrt_dtype_size(x->dtype);
  for (size_t i = 0; i < firsts.size(); ++i)
    copyElements(x->dtype, static_cast<char *>(y->data) + static_cast<int64_t>(i) * size,
                 static_cast<const char *>(x->data) + firsts[i] * size, 1);
  return 0;
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_top_k(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  if (call->inputs[1]->size != 1)
    return invalid(call, "k must be scalar, got shape %s", shapeText(dims(call->inputs[1])).c_str());
  const int64_t k = intAt(call->inputs[1], 0);
  if (k < 0) return invalid(call, "Need k >= 0, got %lld", static_cast<long long>(k));
  if (x->rank < 1) return invalid(call, "input must be >= 1-D, got shape %s", shapeText(dims(x)).c_str());
  if (x->dims[x->rank - 1] < k)
    return invalid(call, "input must have at least k columns. Had %lld, needed %lld",
                   static_cast<long long>(x->dims[x->rank - 1]), static_cast<long long>(k));
  std::vector<int64_t> shape(dims(x).begin(), dims(x).end());
  shape.back() = k;
  wrt_tensor *values = newOutput(call, 0, x->dtype, shape),
             *indices = values ? newOutput(call, 1, WRT_INT32, shape) : nullptr;
  if (!indices) return WRT_RESOURCE_EXHAUSTED;
  switch (x->dtype) {
  case WRT_FLOAT32:
    largest<float>(x, values, indices, k);
    return 0;
  case WRT_FLOAT64:
    largest<double>(x, values, indices, k);
    return 0;
  case WRT_HALF:
    largest<Half>(x, values, indices, k);
    return 0;
  case WRT_BFLOAT16:
    largest<BFloat16>(x, values, indices, k);
    return 0;
  case WRT_INT8:
    largest<int8_t>(x, values, indices, k);
    return 0;
  case WRT_INT16:
    largest<int16_t>(x, values, indices, k);
    return 0;
  case WRT_INT32:
    largest<int32_t>(x, values, indices, k);
    return 0;
  case WRT_INT64:
    largest<int64_t>(x, values, indices, k);
    return 0;
  case WRT_UINT8:
    largest<uint8_t>(x, values, indices, k);
    return 0;
  case WRT_UINT16:
    largest<uint16_t>(x, values, indices, k);
    return 0;
  case WRT_UINT32:
    largest<uint32_t>(x, values, indices, k);
    return 0;
  case WRT_UINT64:
    largest<uint64_t>(x, values, indices, k);
    return 0;
  default:
    return noKernel(call, "TopKV2", x->dtype);
  }
}

int32_t wrt_op_lower_bound(wrt_call *call) { return searchSorted(call, "LowerBound", false); }
int32_t wrt_op_upper_bound(wrt_call *call) { return searchSorted(call, "UpperBound", true); }
int32_t wrt_op_unique(wrt_call *call) { return uniqueElements(call, "Unique", false); }
int32_t wrt_op_unique_with_counts(wrt_call *call) { return uniqueElements(call, "UniqueWithCounts", true); }

int32_t wrt_op_invert_permutation(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  if (x->rank != 1) return invalid(call, "invert_permutation expects a 1D vector.");
  std::vector<int64_t> p;
  if (!readInts(call, x, p)) return WRT_INVALID_ARGUMENT;
  wrt_tensor *y = newOutput(call, 0, x->dtype, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  std::vector<bool> seen(p.size());
  for (size_t i = 0; i < p.size(); ++i) {
    if (p[i] < 0 || p[i] >= x->size)
      return invalid(call, "%lld is not between 0 and %lld", static_cast<long long>(p[i]),
                     static_cast<long long>(x->size));
    if (seen[static_cast<size_t>(p[i])])
      return invalid(call, "%lld is duplicated in the input.", static_cast<long long>(p[i]));
    seen[static_cast<size_t>(p[i])] = true;
    if (x->dtype == WRT_INT64)
      mutableData<int64_t>(y)[p[i]] = static_cast<int64_t>(i);
    else
      mutableData<int32_t>(y)[p[i]] = static_cast<int32_t>(i);
  }
  return 0;
}
}
