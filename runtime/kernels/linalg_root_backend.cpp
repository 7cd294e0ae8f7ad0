// Square roots of matrices by Eigen: complex Schur form, then one column after the other.
#include "kernels/linalg_eigen.h"
#include <Eigen/Eigenvalues>
#include <cmath>
#include <complex>

namespace wrt::linalg {

template <typename T> bool squareRoot(const T *x, T *y, int64_t n) {
  // In double: the recurrence loses digits where eigenvalues are close.
  using C = std::complex<double>;
  using Square = Eigen::Matrix<C, Eigen::Dynamic, Eigen::Dynamic>;
  const Square input = in(x, n, n).template cast<C>();
  const Eigen::ComplexSchur<Square> schur(input);
  if (schur.info() != Eigen::Success) return false;
  const Square &t = schur.matrixT();
  Square root = Square::Zero(n, n);
  for (int64_t j = 0; j < n; ++j) {
    root(j, j) = std::sqrt(t(j, j));
    for (int64_t i = j; i-- > 0;) {
      C rest = t(i, j);
      for (int64_t k = i + 1; k < j; ++k) rest -= root(i, k) * root(k, j);
      const C sum = root(i, i) + root(j, j);
      root(i, j) = sum == C(0) ? C(0) : rest / sum;
    }
  }
  const Square whole = schur.matrixU() * root * schur.matrixU().adjoint();
  out(y, n, n) = whole.real().template cast<T>();
  return true;
}

template bool squareRoot(const float *, float *, int64_t);
template bool squareRoot(const double *, double *, int64_t);

} // namespace wrt::linalg
