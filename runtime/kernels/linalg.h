// Decompositions of one row-major matrix; Eigen does them (linalg_backend.cpp). T is float or double.
#pragma once
#include <cstdint>

namespace wrt::linalg {

/// The principal square root; false if there is none in real numbers.
template <typename T> bool squareRoot(const T *x, T *y, int64_t n);
/// Lower factor; false if x is not positive definite.
template <typename T> bool cholesky(const T *x, T *y, int64_t n);
/// Sign and logarithm of the absolute determinant.
template <typename T> void logDeterminant(const T *x, int64_t n, T *sign, T *logAbs);
/// False if a pivot is zero.
template <typename T> bool inverse(const T *x, T *y, int64_t n, bool transposed);
template <typename T> bool solve(const T *a, const T *b, T *x, int64_t n, int64_t columns, bool transposed);
template <typename T>
bool solveTriangular(const T *a, const T *b, T *x, int64_t n, int64_t columns, bool lower, bool transposed);
/// q is m x k and r is k x n, with k = min(m, n), or m where `full`.
template <typename T> void qr(const T *x, T *q, T *r, int64_t m, int64_t n, bool full);
/// Ascending eigenvalues; eigenvectors as columns of v (may be NULL). False if it did not converge.
template <typename T> bool eigenSymmetric(const T *x, T *values, T *v, int64_t n);
/// Singular values; u and v (both may be NULL) with k or, where `full`, all columns.
template <typename T> void svd(const T *x, T *s, T *u, T *v, int64_t m, int64_t n, bool full);
/// Both factors in one matrix, and which row each row came from.
template <typename T> bool lu(const T *x, T *y, int64_t *permutation, int64_t n);
/// Least squares: regularised normal equations where `fast`, otherwise a complete orthogonal decomposition.
template <typename T>
bool leastSquares(const T *a, const T *b, T *x, int64_t m, int64_t n, int64_t columns, double l2, bool fast);

} // namespace wrt::linalg
