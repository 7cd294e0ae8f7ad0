// Singular values by Eigen.
#include "kernels/linalg_eigen.h"
#include <Eigen/SVD>

namespace wrt::linalg {
template <typename T> void svd(const T *x, T *s, T *u, T *v, int64_t m, int64_t n, bool full) {
  const int64_t k = std::min(m, n);
  unsigned options = 0;
  if (u) options = full ? Eigen::ComputeFullU | Eigen::ComputeFullV : Eigen::ComputeThinU | Eigen::ComputeThinV;
  Eigen::BDCSVD<Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>> svd(in(x, m, n), options);
  out(s, k, 1) = svd.singularValues();
  if (!u) return;
  out(u, m, full ? m : k) = svd.matrixU();
  out(v, n, full ? n : k) = svd.matrixV();
}

#define INSTANCES(T) template void svd(const T *, T *, T *, T *, int64_t, int64_t, bool);
INSTANCES(float)
INSTANCES(double)

} // namespace wrt::linalg
