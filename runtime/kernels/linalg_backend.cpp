// Triangular factors by Eigen, which TensorFlow's CPU kernels use too: Cholesky, LU and what follows from them.
#include "kernels/linalg_eigen.h"
#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <cmath>
#include <limits>

namespace wrt::linalg {
namespace {
template <typename T> bool regular(const Eigen::PartialPivLU<Matrix<T>> &lu) {
  return lu.matrixLU().diagonal().cwiseAbs().minCoeff() > T(0);
}
} // namespace

template <typename T> bool cholesky(const T *x, T *y, int64_t n) {
  Eigen::LLT<Matrix<T>> llt(in(x, n, n));
  if (llt.info() != Eigen::Success) return false;
  out(y, n, n) = llt.matrixL();
  return true;
}

template <typename T> void logDeterminant(const T *x, int64_t n, T *sign, T *logAbs) {
  *sign = 1;
  *logAbs = 0;
  if (n == 0) return;
  Eigen::PartialPivLU<Matrix<T>> lu(in(x, n, n));
  *sign = static_cast<T>(lu.permutationP().determinant());
  for (int64_t i = 0; i < n; ++i) {
    const T d = lu.matrixLU()(i, i), a = std::abs(d);
    *logAbs += std::log(a);
    *sign *= d / a;
  }
  if (!std::isfinite(*logAbs)) {
    *sign = 0;
    *logAbs = *logAbs > 0 ? std::numeric_limits<T>::infinity() : -std::numeric_limits<T>::infinity();
  }
}

template <typename T> bool inverse(const T *x, T *y, int64_t n, bool transposed) {
  Matrix<T> a = in(x, n, n);
  if (transposed) a.transposeInPlace();
  Eigen::PartialPivLU<Matrix<T>> lu(a);
  if (!regular<T>(lu)) return false;
  out(y, n, n) = lu.inverse();
  return true;
}

template <typename T> bool solve(const T *a, const T *b, T *x, int64_t n, int64_t columns, bool transposed) {
  Matrix<T> matrix = in(a, n, n);
  if (transposed) matrix.transposeInPlace();
  Eigen::PartialPivLU<Matrix<T>> lu(matrix);
  if (!regular<T>(lu)) return false;
  out(x, n, columns) = lu.solve(in(b, n, columns));
  return true;
}

template <typename T>
bool solveTriangular(const T *a, const T *b, T *x, int64_t n, int64_t columns, bool lower, bool transposed) {
  const auto matrix = in(a, n, n);
  const auto rhs = in(b, n, columns);
  if (n && !(matrix.diagonal().cwiseAbs().minCoeff() > T(0))) return false;
  auto result = out(x, n, columns);
  if (lower) {
    if (transposed)
      result = matrix.template triangularView<Eigen::Lower>().transpose().solve(rhs);
    else
      result = matrix.template triangularView<Eigen::Lower>().solve(rhs);
  } else {
    if (transposed)
      result = matrix.template triangularView<Eigen::Upper>().transpose().solve(rhs);
    else
      result = matrix.template triangularView<Eigen::Upper>().solve(rhs);
  }
  return true;
}

template <typename T> bool lu(const T *x, T *y, int64_t *permutation, int64_t n) {
  Eigen::PartialPivLU<Matrix<T>> lu(in(x, n, n));
  if (!regular<T>(lu)) return false;
  out(y, n, n) = lu.matrixLU();
  Eigen::PermutationMatrix<Eigen::Dynamic> p = lu.permutationP().transpose();
  for (int64_t i = 0; i < n; ++i) permutation[i] = p.indices()[i];
  return true;
}

#define INSTANCES(T)                                                                                                   \
  template bool cholesky(const T *, T *, int64_t);                                                                     \
  template void logDeterminant(const T *, int64_t, T *, T *);                                                          \
  template bool inverse(const T *, T *, int64_t, bool);                                                                \
  template bool solve(const T *, const T *, T *, int64_t, int64_t, bool);                                              \
  template bool solveTriangular(const T *, const T *, T *, int64_t, int64_t, bool, bool);                              \
  template bool lu(const T *, T *, int64_t *, int64_t);
INSTANCES(float)
INSTANCES(double)

} // namespace wrt::linalg
