// Products of dense matrices; the one place where a BLAS may come in.
#pragma once
#include <cstdint>

namespace wrt {

/// c[m x n] = op(a) * op(b), row-major, leading dimensions as stored. With a BLAS large products go to it.
void gemm(bool transposeA, bool transposeB, int64_t m, int64_t n, int64_t k, const float *a, int64_t lda,
          const float *b, int64_t ldb, float *c, int64_t ldc);
void gemm(bool transposeA, bool transposeB, int64_t m, int64_t n, int64_t k, const double *a, int64_t lda,
          const double *b, int64_t ldb, double *c, int64_t ldc);

} // namespace wrt
