// Ordering of elements.
#include "stage/numpy/sort.h"

#include "stage/numpy/binary_functors.h"

#include <algorithm>
#include <vector>

namespace weft::np {

namespace {
template <typename T> bool before(const T &a, const T &b) {
  if constexpr (std::is_same_v<T, wrt_string>) {
    return wrt::text(a) < wrt::text(b);
  } else if constexpr (isComplexType<T>) {
    const auto less = [](auto x, auto y) { return x < y || (std::isnan(y) && !std::isnan(x)); };
    if (less(a.real(), b.real())) return true;
    return !less(b.real(), a.real()) && less(a.imag(), b.imag());
  } else
    return a < b || (functors::isNan(b) && !functors::isNan(a));
}
template <typename F> bool dispatchSortable(const DType &d, F &&f) {
  if (d.isText()) {
    f.template operator()<wrt_string>();
    return true;
  }
  return dispatch(d.code, f);
}
} // namespace

int compareElements(const DType &dtype, const char *a, const char *b) {
  int result = 0;
  dispatchSortable(dtype, [&]<typename T>() {
    const T &x = *reinterpret_cast<const T *>(a), &y = *reinterpret_cast<const T *>(b);
    result = before(x, y) ? -1 : before(y, x) ? 1 : 0;
  });
  return result;
}

Array argsort(const Array &a, int axis) {
  Array out = Array::empty(WRT_INT64, a.dims);
  if (!out) return {};
  const Array from = slice(a, axis, 0, std::min<int64_t>(1, a.dims[axis]), 1),
              to = slice(out, axis, 0, from.dims[axis], 1);
  char *const data[2] = {to.data, from.data};
  const Dims *const strides[2] = {&to.strides, &from.strides};
  const int64_t n = a.dims[axis], inStep = a.strides[axis], outStep = out.strides[axis];
  std::vector<int64_t> order(static_cast<size_t>(n));
  const bool known = dispatchSortable(a.dtype, [&]<typename T>() {
    forEachRun<2>(from.dims, data, strides, [&](char **p, int64_t count, const int64_t *step) {
      for (char *o = p[0], *i = p[1]; count--; o += step[0], i += step[1]) {
        for (int64_t k = 0; k < n; k++) order[static_cast<size_t>(k)] = k;
        std::sort(order.begin(), order.end(), [&](int64_t x, int64_t y) {
          const T &a = *reinterpret_cast<const T *>(i + x * inStep), &b = *reinterpret_cast<const T *>(i + y * inStep);
          return before(a, b) || (!before(b, a) && x < y);
        });
        for (int64_t k = 0; k < n; k++) *reinterpret_cast<int64_t *>(o + k * outStep) = order[static_cast<size_t>(k)];
      }
    });
  });
  if (!known) return raise("TypeError", "cannot sort arrays of {}", a.dtype.name());
  return out;
}

Array sort(const Array &a, int axis) {
  const Array order = argsort(a, axis);
  if (!order) return {};
  Array out = Array::zeros(a.dtype, a.dims);
  if (!out) return {};
  const int64_t n = a.dims[axis];
  const Array from = slice(a, axis, 0, std::min<int64_t>(1, n), 1), to = slice(out, axis, 0, from.dims[axis], 1),
              how = slice(order, axis, 0, from.dims[axis], 1);
  char *const data[3] = {to.data, from.data, how.data};
  const Dims *const strides[3] = {&to.strides, &from.strides, &how.strides};
  const int64_t inStep = a.strides[axis], outStep = out.strides[axis], orderStep = order.strides[axis];
  forEachRun<3>(from.dims, data, strides, [&](char **p, int64_t count, const int64_t *step) {
    for (char *o = p[0], *i = p[1], *k = p[2]; count--; o += step[0], i += step[1], k += step[2])
      for (int64_t at = 0; at < n; at++) {
        const char *source = i + *reinterpret_cast<int64_t *>(k + at * orderStep) * inStep;
        if (a.dtype.isText()) {
          const auto *s = reinterpret_cast<const wrt_string *>(source);
          wrt_string_assign(reinterpret_cast<wrt_string *>(o + at * outStep), s->data, s->size);
        } else
          __builtin_memcpy(o + at * outStep, source, static_cast<size_t>(a.dtype.stride()));
      }
  });
  return out;
}

Array searchSorted(const Array &a, const Array &values, bool right) {
  const Array x = contiguous(a), v = contiguous(values);
  Array out = Array::empty(WRT_INT64, values.dims);
  if (!x || !v || !out) return {};
  const int64_t n = x.size(), item = a.dtype.stride();
  for (int64_t i = 0, count = v.size(); i < count; i++) {
    int64_t low = 0, high = n;
    while (low < high) {
      const int64_t middle = low + (high - low) / 2;
      const int c = compareElements(a.dtype, x.data + middle * item, v.data + i * item);
      if (c < 0 || (right && c == 0))
        low = middle + 1;
      else
        high = middle;
    }
    out.as<int64_t>()[i] = low;
  }
  return out;
}

} // namespace weft::np
