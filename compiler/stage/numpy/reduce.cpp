// Reductions and running totals, adding in NumPy's order (pairwise along the fastest axis).
#include "stage/numpy/binary_functors.h"
#include "stage/numpy/elementwise.h"

#include <algorithm>
#include <cstring>

namespace weft::np {

namespace {
using functors::Wide;

/// NumPy's pairwise sum: eight running totals for blocks of up to 128 elements, halves above that.
template <typename W, typename T> W pairwise(const char *p, int64_t n, int64_t step) {
  const auto at = [&](int64_t i) { return static_cast<W>(*reinterpret_cast<const T *>(p + i * step)); };
  if (n < 8) {
    W sum = static_cast<W>(-0.0f);
    for (int64_t i = 0; i < n; i++) sum += at(i);
    return sum;
  }
  if (n <= 128) {
    W r[8];
    for (int k = 0; k < 8; k++) r[k] = at(k);
    int64_t i = 8;
    for (; i < n - n % 8; i += 8)
      for (int k = 0; k < 8; k++) r[k] += at(i + k);
    W sum = ((r[0] + r[1]) + (r[2] + r[3])) + ((r[4] + r[5]) + (r[6] + r[7]));
    for (; i < n; i++) sum += at(i);
    return sum;
  }
  int64_t half = n / 2;
  half -= half % 8;
  return pairwise<W, T>(p, half, step) + pairwise<W, T>(p + half * step, n - half, step);
}
/// The same for complex numbers: NumPy counts their parts as elements, so blocks are half as long.
template <typename T> T pairwiseComplex(const char *p, int64_t n, int64_t step) {
  const auto at = [&](int64_t i) { return *reinterpret_cast<const T *>(p + i * step); };
  if (n < 4) {
    T sum(static_cast<typename T::value_type>(-0.0), static_cast<typename T::value_type>(-0.0));
    for (int64_t i = 0; i < n; i++) sum += at(i);
    return sum;
  }
  if (n <= 64) {
    T r[4];
    for (int k = 0; k < 4; k++) r[k] = at(k);
    int64_t i = 4;
    for (; i < n - n % 4; i += 4)
      for (int k = 0; k < 4; k++) r[k] += at(i + k);
    T sum = (r[0] + r[1]) + (r[2] + r[3]);
    for (; i < n; i++) sum += at(i);
    return sum;
  }
  int64_t half = n; // of the 2n parts
  half -= half % 8;
  half /= 2;
  return pairwiseComplex<T>(p, half, step) + pairwiseComplex<T>(p + half * step, n - half, step);
}

template <typename F, typename T> void foldRun(T *total, const char *p, int64_t n, int64_t step) {
  if constexpr (std::is_same_v<F, functors::Add> && isComplexType<T>) {
    *total += pairwiseComplex<T>(p, n, step);
  } else if constexpr (std::is_same_v<F, functors::Add> && isFloatType<T>) {
    *total = static_cast<T>(static_cast<Wide<T>>(*total) + pairwise<Wide<T>, T>(p, n, step));
  } else {
    T value = *total;
    for (; n--; p += step) value = static_cast<T>(F::template apply<T>(value, *reinterpret_cast<const T *>(p)));
    *total = value;
  }
}

/// `out` has the identity or the first elements already; its strides are 0 along reduced axes.
template <typename F, typename T> void fold(const Array &out, const Array &a) {
  char *const data[2] = {out.data, a.data};
  const Dims *const strides[2] = {&out.strides, &a.strides};
  forEachRun<2>(a.dims, data, strides, [](char **p, int64_t n, const int64_t *step) {
    if (step[0] == 0) {
      foldRun<F, T>(reinterpret_cast<T *>(p[0]), p[1], n, step[1]);
      return;
    }
    for (char *o = p[0], *i = p[1]; n--; o += step[0], i += step[1]) {
      T &total = *reinterpret_cast<T *>(o);
      total = static_cast<T>(F::template apply<T>(total, *reinterpret_cast<const T *>(i)));
    }
  });
}

bool identityOf(Binary op, DType d, Array &out) {
  out = Array::zeros(d, {});
  switch (op) {
  case Binary::Add:
    if (d.kind() == 'f')
      dispatch(d.code, [&]<typename T>() {
        if constexpr (isFloatType<T>) *out.as<T>() = static_cast<T>(-0.0f);
      });
    return true;
  case Binary::LogicalOr:
  case Binary::BitwiseOr:
  case Binary::BitwiseXor:
  case Binary::LogicalXor:
    return true;
  case Binary::Multiply:
  case Binary::LogicalAnd:
    dispatch(d.code, [&]<typename T>() { *out.as<T>() = T(1); });
    return true;
  case Binary::BitwiseAnd:
    dispatch(d.code, [&]<typename T>() {
      if constexpr (std::is_same_v<T, bool>)
        *out.as<T>() = true;
      else if constexpr (std::is_integral_v<T>)
        *out.as<T>() = static_cast<T>(-1);
    });
    return true;
  default:
    return false;
  }
}

template <typename F> void foldAny(const Array &out, const Array &a) {
  dispatch(a.dtype.code, [&]<typename T>() { fold<F, T>(out, a); });
}
} // namespace

Array reduce(Binary op, const Array &input, AxisSet axes, bool keepDims) {
  Array a = input;
  const bool logical = op == Binary::LogicalAnd || op == Binary::LogicalOr || op == Binary::LogicalXor;
  if (logical) a = asType(a, WRT_BOOL);
  if (!a) return {};
  if (a.dtype.isText() || a.dtype.isObject())
    return raise("TypeError", "ufunc '{}' did not contain a loop with signature matching types", ufuncName(op));
  Dims kept, full;
  for (int i = 0; i < a.ndim(); i++) {
    const bool gone = axes >> i & 1;
    full.push(gone ? 1 : a.dims[i]);
    if (!gone) kept.push(a.dims[i]);
  }
  Array out = Array::empty(a.dtype, full);
  if (!out) return {};
  Array view = out; // over the input's dims, stride 0 along the reduced ones
  view.dims = a.dims;
  for (int i = 0; i < a.ndim(); i++)
    if (axes >> i & 1 || a.dims[i] == 1) view.strides[i] = 0;
  Array identity, rest = a;
  if (identityOf(op, a.dtype, identity)) {
    if (op == Binary::Add && a.size() == 0) identity = Array::zeros(a.dtype, {}); // 0.0; -0.0 is for sums of -0.0
    if (!assign(out, identity)) return {};
  } else { // begin with the first element along the reduced axes
    Array first = a;
    for (int i = 0; i < a.ndim(); i++)
      if (axes >> i & 1) {
        if (a.dims[i] == 0)
          return raise("ValueError", "zero-size array to reduction operation {} which has no identity", ufuncName(op));
        first = slice(first, i, 0, 1, 1);
      }
    if (!assign(out, first)) return {};
    // Folding the first elements again is harmless for maximum and the like, which are idempotent.
    int reduced = 0, axis = 0;
    for (int i = 0; i < a.ndim(); i++)
      if (axes >> i & 1) reduced++, axis = i;
    if (reduced == 1) {
      rest = slice(a, axis, 1, a.dims[axis] - 1, 1);
      view.dims = rest.dims;
    } else if (op == Binary::Subtract || op == Binary::Divide || op == Binary::Power || op == Binary::FloorDivide)
      return raise("ValueError", "reduction operation '{}' is not reorderable, so at most one axis may be specified",
                   ufuncName(op));
  }
  // Walk as NumPy's iterator does: the axis of the smallest stride innermost.
  int order[maxRank];
  for (int i = 0; i < rest.ndim(); i++) order[i] = i;
  for (int i = 1; i < rest.ndim(); i++) // insertion sort: stable, and the ranks are small
    for (int j = i; j > 0 && std::abs(rest.strides[order[j - 1]]) < std::abs(rest.strides[order[j]]); j--)
      std::swap(order[j - 1], order[j]);
  Array from = transpose(rest, order), to = transpose(view, order);
  switch (op) {
#define X(e)                                                                                                           \
  case Binary::e:                                                                                                      \
    foldAny<functors::e>(to, from);                                                                                    \
    break;
    X(Add)
    X(Multiply)
    X(Maximum)
    X(Minimum) X(Fmax) X(Fmin) X(LogicalAnd) X(LogicalOr) X(LogicalXor) X(BitwiseAnd) X(BitwiseOr) X(BitwiseXor)
        X(Subtract) X(Divide) X(FloorDivide) X(Power) X(Gcd) X(Lcm) X(Hypot) X(Logaddexp)
#undef X
            default : return raise("NotImplementedError", "{}.reduce is not supported", ufuncName(op));
  }
  return keepDims ? out : reshape(out, kept);
}

Array accumulate(Binary op, const Array &input, int axis) {
  Array out = copy(input);
  if (!out || out.size() == 0) return out;
  const auto run = [&]<typename F>(F) {
    dispatch(out.dtype.code, [&]<typename T>() {
      const int64_t n = out.dims[axis], step = out.strides[axis];
      const Array heads = slice(out, axis, 0, 1, 1);
      char *const data[1] = {heads.data};
      const Dims *const strides[1] = {&heads.strides};
      forEachRun<1>(heads.dims, data, strides, [&](char **p, int64_t count, const int64_t *steps) {
        for (char *head = p[0]; count--; head += steps[0]) {
          T total = *reinterpret_cast<T *>(head);
          for (int64_t i = 1; i < n; i++) {
            T &slot = *reinterpret_cast<T *>(head + i * step);
            slot = total = static_cast<T>(F::template apply<T>(total, slot));
          }
        }
      });
    });
  };
  switch (op) {
#define X(e)                                                                                                           \
  case Binary::e:                                                                                                      \
    run(functors::e{});                                                                                                \
    return out;
    X(Add)
    X(Multiply)
    X(Maximum)
    X(Minimum) X(LogicalAnd) X(LogicalOr) X(Subtract) X(Divide) X(BitwiseXor)
#undef X
        default : return raise("NotImplementedError", "{}.accumulate is not supported", ufuncName(op));
  }
}

Array argReduce(const Array &a, int axis, bool largest) {
  if (a.dims[axis] == 0)
    return raise("ValueError", "attempt to get {} of an empty sequence", largest ? "argmax" : "argmin");
  const Array heads = dropAxis(slice(a, axis, 0, 1, 1), axis);
  Array out = Array::empty(WRT_INT64, heads.dims);
  if (!out) return {};
  const int64_t n = a.dims[axis], step = a.strides[axis];
  char *const data[2] = {out.data, heads.data};
  const Dims *const strides[2] = {&out.strides, &heads.strides};
  const bool known = dispatch(a.dtype.code, [&]<typename T>() {
    forEachRun<2>(heads.dims, data, strides, [&](char **p, int64_t count, const int64_t *steps) {
      for (char *o = p[0], *head = p[1]; count--; o += steps[0], head += steps[1]) {
        int64_t best = 0;
        T value = *reinterpret_cast<T *>(head);
        for (int64_t i = 1; i < n && !functors::isNan(value); i++) {
          const T x = *reinterpret_cast<T *>(head + i * step);
          if (functors::isNan(x) || (largest ? functors::lessThan(value, x) : functors::lessThan(x, value))) {
            value = x;
            best = i;
          }
        }
        *reinterpret_cast<int64_t *>(o) = best;
      }
    });
  });
  if (!known) return raise("TypeError", "data type not supported by {}", largest ? "argmax" : "argmin");
  return out;
}

} // namespace weft::np
