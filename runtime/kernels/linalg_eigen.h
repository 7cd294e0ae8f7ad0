// Eigen's matrices over ours, for linalg_*_backend.cpp.
#pragma once
#include "kernels/linalg.h"
#include <Eigen/Core>

namespace wrt::linalg {
template <typename T> using Matrix = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
template <typename T> Eigen::Map<const Matrix<T>> in(const T *x, int64_t m, int64_t n) { return {x, m, n}; }
template <typename T> Eigen::Map<Matrix<T>> out(T *x, int64_t m, int64_t n) { return {x, m, n}; }
} // namespace wrt::linalg
