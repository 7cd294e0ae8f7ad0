// Matrix products.
#include "stage/numpy/binary_functors.h"
#include "stage/numpy/linalg.h"

#include <algorithm>
#include <vector>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace weft::np {

namespace {
/// out (m x n, dense, zeroed) += a (m x k) b (k x n), both dense. Sums over k in order, fused as BLAS does.
template <typename T> void multiplyPlain(const T *a, const T *b, T *out, int64_t m, int64_t k, int64_t n) {
  if constexpr (isSmallFloat<T>) {
    std::vector<float> row(static_cast<size_t>(n));
    for (int64_t i = 0; i < m; i++) {
      std::fill(row.begin(), row.end(), 0.0f);
      for (int64_t p = 0; p < k; p++)
        for (int64_t j = 0; j < n; j++)
          row[static_cast<size_t>(j)] += static_cast<float>(a[i * k + p]) * static_cast<float>(b[p * n + j]);
      for (int64_t j = 0; j < n; j++) out[i * n + j] = T(row[static_cast<size_t>(j)]);
    }
  } else
    for (int64_t i = 0; i < m; i++)
      for (int64_t p = 0; p < k; p++) {
        const T x = a[i * k + p];
        for (int64_t j = 0; j < n; j++)
          out[i * n + j] = functors::Add::apply(out[i * n + j], functors::Multiply::apply(x, b[p * n + j]));
      }
}
#if defined(__x86_64__)
template <typename T>
__attribute__((target("avx2,fma"))) void multiplyFused(const T *a, const T *b, T *out, int64_t m, int64_t k,
                                                       int64_t n) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t p = 0; p < k; p++) {
      // Vectors by hand: builds without optimisation must not be slow at this.
      constexpr int64_t lanes = 32 / sizeof(T);
      const T x = a[i * k + p];
      T *o = out + i * n;
      const T *row = b + p * n;
      int64_t j = 0;
      for (; j + lanes <= n; j += lanes) {
        if constexpr (std::is_same_v<T, double>)
          _mm256_storeu_pd(o + j, _mm256_fmadd_pd(_mm256_set1_pd(x), _mm256_loadu_pd(row + j), _mm256_loadu_pd(o + j)));
        else
          _mm256_storeu_ps(o + j, _mm256_fmadd_ps(_mm256_set1_ps(x), _mm256_loadu_ps(row + j), _mm256_loadu_ps(o + j)));
      }
      for (; j < n; j++) o[j] = std::fma(x, row[j], o[j]);
    }
}
#endif
template <typename T> void multiply(const T *a, const T *b, T *out, int64_t m, int64_t k, int64_t n) {
#if defined(__x86_64__)
  if constexpr (std::is_floating_point_v<T>) {
    static const bool fused = __builtin_cpu_supports("fma") && __builtin_cpu_supports("avx2");
    if (fused) return multiplyFused(a, b, out, m, k, n);
  }
#endif
  multiplyPlain(a, b, out, m, k, n);
}
} // namespace

Array matmul(const Array &left, const Array &right) {
  for (const Array *x : {&left, &right})
    if (x->ndim() == 0)
      return raise("ValueError",
                   "matmul: Input operand {} does not have enough dimensions (has 0, gufunc core with signature "
                   "(n?,k),(k,m?)->(n?,m?) requires 1)",
                   x == &right ? 1 : 0);
  DType dtype;
  if (!promote(left.dtype, right.dtype, dtype)) return {};
  if (dtype.isText() || dtype.isObject())
    return raise("TypeError", "ufunc 'matmul' did not contain a loop with signature matching types");
  Array a = asType(left, dtype), b = asType(right, dtype);
  const bool vectorA = a.ndim() == 1, vectorB = b.ndim() == 1;
  if (vectorA) a = insertAxis(a, 0);
  if (vectorB) b = insertAxis(b, 1);
  const int64_t m = a.dims[a.ndim() - 2], k = a.dims[a.ndim() - 1], n = b.dims[b.ndim() - 1];
  if (b.dims[b.ndim() - 2] != k)
    return raise("ValueError",
                 "matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature "
                 "(n?,k),(k,m?)->(n?,m?) (size {} is different from {})",
                 b.dims[b.ndim() - 2], k);
  const auto batchOf = [](const Array &x) {
    Array batch = x;
    batch.dims.n = batch.strides.n = x.ndim() - 2;
    return batch;
  };
  const Array batchA = batchOf(a), batchB = batchOf(b);
  Dims dims;
  if (!broadcastShapes({&batchA, &batchB}, dims)) return {};
  const auto widen = [&](const Array &x) {
    Dims d = dims;
    d.push(x.dims[x.ndim() - 2]);
    d.push(x.dims[x.ndim() - 1]);
    return contiguous(broadcastTo(x, d));
  };
  a = widen(a);
  b = widen(b);
  Dims result = dims;
  result.push(m);
  result.push(n);
  Array out = Array::zeros(dtype, result);
  if (!a || !b || !out) return {};
  dispatch(dtype.code, [&]<typename T>() {
    for (int64_t i = 0, count = dims.product(); i < count; i++)
      multiply(a.as<T>() + i * m * k, b.as<T>() + i * k * n, out.as<T>() + i * m * n, m, k, n);
  });
  if (vectorB) out = dropAxis(out, out.ndim() - 1);
  if (vectorA) out = dropAxis(out, out.ndim() - (vectorB ? 1 : 2));
  return out;
}

Array dot(const Array &a, const Array &b) {
  DType dtype;
  if (!promote(a.dtype, b.dtype, dtype)) return {};
  const int64_t k = a.ndim() ? a.dims[a.ndim() - 1] : 1;
  const int axisB = b.ndim() > 1 ? b.ndim() - 2 : 0;
  if (a.ndim() == 0 || b.ndim() == 0) return raise("TypeError", "dot of a scalar"); // callers multiply instead
  if (b.dims[axisB] != k)
    return raise(
        "ValueError", "shapes {} and {} not aligned: {} (dim {}) != {} (dim {})",
        [](std::string s) {
          s.erase(std::remove(s.begin(), s.end(), ' '), s.end());
          return s;
        }(a.dims.str()),
        [](std::string s) {
          s.erase(std::remove(s.begin(), s.end(), ' '), s.end());
          return s;
        }(b.dims.str()),
        k, a.ndim() - 1, b.dims[axisB], axisB);
  if (a.ndim() <= 2 && b.ndim() <= 2) return matmul(a, b);
  // (..., k) . (..., k, n): every row of a with every column of b.
  const Array rows = reshape(a, {-1, k});
  int order[maxRank];
  order[0] = axisB;
  int at = 1;
  for (int i = 0; i < b.ndim(); i++)
    if (i != axisB) order[at++] = i;
  const Array columns = reshape(copy(transpose(b, order)), {k, b.size() / std::max<int64_t>(k, 1)});
  Array out = matmul(rows, columns);
  if (!out) return {};
  Dims dims;
  for (int i = 0; i + 1 < a.ndim(); i++) dims.push(a.dims[i]);
  for (int i = 0; i < b.ndim(); i++)
    if (i != axisB) dims.push(b.dims[i]);
  return reshape(out, dims);
}

} // namespace weft::np
