// Products and small dense linear algebra in float32, float64 and (products only) the other dtypes.
#pragma once
#include "stage/numpy/array.h"

namespace weft::np {

/// a @ b with NumPy's rules for vectors and stacks of matrices.
Array matmul(const Array &a, const Array &b);
/// np.dot
Array dot(const Array &a, const Array &b);

/// For stacks of square matrices. Integers are computed as float64. LinAlgError if singular.
Array solve(const Array &a, const Array &b);
Array inverse(const Array &a);
Array determinant(const Array &a);
Array cholesky(const Array &a);
/// Least squares for one matrix a (m x n) and b (m or m x k) by a complete orthogonal method: minimum norm.
/// Also gives singular values of a (descending).
bool leastSquares(const Array &a, const Array &b, double rcond, Array &x, Array &singular, int64_t &rank);
/// Reduced QR of one matrix, with LAPACK's signs.
bool qr(const Array &a, Array &q, Array &r);
/// Eigenvalues (ascending) and vectors of one symmetric matrix.
bool eigh(const Array &a, Array &values, Array &vectors);
/// Thin SVD of one matrix: u (m x k), s (k, descending), vt (k x n).
bool svd(const Array &a, Array &u, Array &s, Array &vt);

} // namespace weft::np
