// Eigenvalues of symmetric matrices by Eigen.
#include "kernels/linalg_eigen.h"
#include <Eigen/Eigenvalues>

namespace wrt::linalg {
template <typename T> bool eigenSymmetric(const T *x, T *values, T *v, int64_t n) {
  Eigen::SelfAdjointEigenSolver<Matrix<T>> solver(in(x, n, n), v ? Eigen::ComputeEigenvectors : Eigen::EigenvaluesOnly);
  if (solver.info() != Eigen::Success) return false;
  out(values, n, 1) = solver.eigenvalues();
  if (v) out(v, n, n) = solver.eigenvectors();
  return true;
}

#define INSTANCES(T) template bool eigenSymmetric(const T *, T *, T *, int64_t);
INSTANCES(float)
INSTANCES(double)

} // namespace wrt::linalg
