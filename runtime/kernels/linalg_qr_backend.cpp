// Orthogonal factors by Eigen: QR, least squares.
#include "kernels/linalg_eigen.h"
#include <Eigen/Cholesky>
#include <Eigen/QR>

namespace wrt::linalg {
template <typename T> void qr(const T *x, T *q, T *r, int64_t m, int64_t n, bool full) {
  Eigen::HouseholderQR<Matrix<T>> qr(in(x, m, n));
  const int64_t k = std::min(m, n);
  if (full) {
    out(q, m, m) = qr.householderQ();
    out(r, m, n) = qr.matrixQR().template triangularView<Eigen::Upper>();
  } else {
    Matrix<T> thin = Matrix<T>::Identity(m, k);
    out(q, m, k) = qr.householderQ() * thin;
    Matrix<T> upper = qr.matrixQR().template triangularView<Eigen::Upper>();
    out(r, k, n) = upper.topRows(k);
  }
}

template <typename T>
bool leastSquares(const T *a, const T *b, T *x, int64_t m, int64_t n, int64_t columns, double l2, bool fast) {
  const auto matrix = in(a, m, n);
  const auto rhs = in(b, m, columns);
  if (!fast) {
    Eigen::CompleteOrthogonalDecomposition<Matrix<T>> decomposition(matrix);
    out(x, n, columns) = decomposition.solve(rhs);
    return true;
  }
  const T shift = static_cast<T>(l2);
  if (m >= n) {
    Matrix<T> gram = matrix.transpose() * matrix;
    gram.diagonal().array() += shift;
    Eigen::LLT<Matrix<T>> llt(gram);
    if (llt.info() != Eigen::Success) return false;
    out(x, n, columns) = llt.solve(matrix.transpose() * rhs);
  } else {
    Matrix<T> gram = matrix * matrix.transpose();
    gram.diagonal().array() += shift;
    Eigen::LLT<Matrix<T>> llt(gram);
    if (llt.info() != Eigen::Success) return false;
    out(x, n, columns) = matrix.transpose() * llt.solve(rhs);
  }
  return true;
}

#define INSTANCES(T)                                                                                                   \
  template void qr(const T *, T *, T *, int64_t, int64_t, bool);                                                       \
  template bool leastSquares(const T *, const T *, T *, int64_t, int64_t, int64_t, double, bool);
INSTANCES(float)
INSTANCES(double)

} // namespace wrt::linalg
