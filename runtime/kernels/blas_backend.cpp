// Matrix products: OpenBLAS where the build found a CBLAS, otherwise loops with the inner loop over adjacent elements.
#include "kernels/blas.h"
#include <algorithm>
#include <vector>
#if WEFT_WITH_BLAS
#include <cblas.h>
#endif

namespace wrt {
namespace {

// A library call costs more than the arithmetic of a product of this many steps.
constexpr int64_t blasFrom = 16 * 16 * 16;

template <typename T> T at(const T *x, bool transposed, int64_t i, int64_t j, int64_t ld) {
  return transposed ? x[j * ld + i] : x[i * ld + j];
}

template <typename T>
void loops(bool ta, bool tb, int64_t m, int64_t n, int64_t k, const T *a, int64_t lda, const T *b, int64_t ldb, T *c,
           int64_t ldc) {
  if (tb && !ta && n < 8) { // both run along k
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = 0; j < n; ++j) {
        T sum = 0;
        for (int64_t p = 0; p < k; ++p) sum += a[i * lda + p] * b[j * ldb + p];
        c[i * ldc + j] = sum;
      }
    return;
  }
  std::vector<T> packed; // b without transposition, so that the inner loop is contiguous
  if (tb) {
    packed.resize(static_cast<size_t>(k * n));
    for (int64_t j = 0; j < n; ++j)
      for (int64_t p = 0; p < k; ++p) packed[static_cast<size_t>(p * n + j)] = b[j * ldb + p];
    b = packed.data();
    ldb = n;
  }
  for (int64_t i = 0; i < m; ++i) {
    T *row = c + i * ldc;
    std::fill(row, row + n, T(0));
    for (int64_t p = 0; p < k; ++p) {
      const T left = at(a, ta, i, p, lda);
      const T *right = b + p * ldb;
      for (int64_t j = 0; j < n; ++j) row[j] += left * right[j];
    }
  }
}

} // namespace

void gemm(bool ta, bool tb, int64_t m, int64_t n, int64_t k, const float *a, int64_t lda, const float *b, int64_t ldb,
          float *c, int64_t ldc) {
#if WEFT_WITH_BLAS
  if (m * n * k >= blasFrom && m < INT32_MAX && n < INT32_MAX && k < INT32_MAX)
    return cblas_sgemm(CblasRowMajor, ta ? CblasTrans : CblasNoTrans, tb ? CblasTrans : CblasNoTrans,
                       static_cast<int>(m), static_cast<int>(n), static_cast<int>(k), 1.0f, a, static_cast<int>(lda), b,
                       static_cast<int>(ldb), 0.0f, c, static_cast<int>(ldc));
#endif
  loops(ta, tb, m, n, k, a, lda, b, ldb, c, ldc);
}

void gemm(bool ta, bool tb, int64_t m, int64_t n, int64_t k, const double *a, int64_t lda, const double *b, int64_t ldb,
          double *c, int64_t ldc) {
#if WEFT_WITH_BLAS
  if (m * n * k >= blasFrom && m < INT32_MAX && n < INT32_MAX && k < INT32_MAX)
    return cblas_dgemm(CblasRowMajor, ta ? CblasTrans : CblasNoTrans, tb ? CblasTrans : CblasNoTrans,
                       static_cast<int>(m), static_cast<int>(n), static_cast<int>(k), 1.0, a, static_cast<int>(lda), b,
                       static_cast<int>(ldb), 0.0, c, static_cast<int>(ldc));
#endif
  loops(ta, tb, m, n, k, a, lda, b, ldb, c, ldc);
}

} // namespace wrt
