// Linear algebra ops on batches of matrices: shapes, batches and messages here, the mathematics in linalg_backend.cpp.
#include "kernels/linalg.h"
#include "kernels/broadcast.h"
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cstring>

namespace wrt {
namespace {

struct Batch {
  int64_t count = 1, m = 0, n = 0;
  std::vector<int64_t> lead;
};

int32_t split(wrt_call *call, int input, bool square, Batch &b) {
  const wrt_tensor *x = call->inputs[input];
  if (x->rank < 2) return invalid(call, "Input tensor %d must have rank >= 2, got %d", input, x->rank);
  b.m = x->dims[x->rank - 2];
  b.n = x->dims[x->rank - 1];
  if (square && b.m != b.n) return invalid(call, "Input matrix must be square.");
  b.lead.assign(x->dims, x->dims + x->rank - 2);
  for (int64_t n : b.lead) b.count *= n;
  return 0;
}

std::vector<int64_t> shape(const Batch &b, std::initializer_list<int64_t> tail) {
  std::vector<int64_t> s = b.lead;
  s.insert(s.end(), tail);
  return s;
}

/// f(T{}) for the element type of input 0.
template <typename F> int32_t withType(wrt_call *call, const char *tfName, F &&f) {
  for (int i = 1; i < std::min(call->n_inputs, 2); ++i)
    if (call->inputs[i]->dtype != call->inputs[0]->dtype)
      return dtypeMismatch(call, tfName, i, call->inputs[0]->dtype, call->inputs[i]->dtype);
  switch (call->inputs[0]->dtype) {
  case WRT_FLOAT32:
    return f(float{});
  case WRT_FLOAT64:
    return f(double{});
  default:
    return noKernel(call, tfName, call->inputs[0]->dtype);
  }
}

/// One square matrix to one of the same shape; `step` may fail.
template <typename F> int32_t squareToSquare(wrt_call *call, const char *tfName, const char *failure, F &&step) {
  Batch b;
  if (const int32_t code = split(call, 0, true, b)) return code;
  return withType(call, tfName, [&](auto zero) -> int32_t {
    using T = decltype(zero);
    wrt_tensor *y = newOutput(call, 0, dtypeOf<T>, dims(call->inputs[0]));
    if (!y) return WRT_RESOURCE_EXHAUSTED;
    const int64_t size = b.n * b.n;
    for (int64_t i = 0; i < b.count && size; ++i)
      if (!step(data<T>(call->inputs[0]) + i * size, mutableData<T>(y) + i * size, b.n))
        return invalid(call, "%s", failure);
    return 0;
  });
}

int32_t solveSystem(wrt_call *call, const char *tfName, auto &&step) {
  Batch a, r;
  if (const int32_t code = split(call, 0, true, a)) return code;
  if (const int32_t code = split(call, 1, false, r)) return code;
  if (a.lead != r.lead) return invalid(call, "All input tensors must have the same outer dimensions.");
  if (a.n != r.m) return invalid(call, "Input matrix and rhs are incompatible.");
  return withType(call, tfName, [&](auto zero) -> int32_t {
    using T = decltype(zero);
    wrt_tensor *y = newOutput(call, 0, dtypeOf<T>, dims(call->inputs[1]));
    if (!y) return WRT_RESOURCE_EXHAUSTED;
    for (int64_t i = 0; i < a.count && y->size; ++i)
      if (!step(data<T>(call->inputs[0]) + i * a.n * a.n, data<T>(call->inputs[1]) + i * r.m * r.n,
                mutableData<T>(y) + i * r.m * r.n, a.n, r.n))
        return invalid(call, "Input matrix is not invertible.");
    return 0;
  });
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_cholesky(wrt_call *call) {
  return squareToSquare(call, "Cholesky", "", [](const auto *x, auto *y, int64_t n) {
    if (linalg::cholesky(x, y, n)) return true;
    // Not positive definite: TensorFlow gives a factor of NaNs rather than an error.
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j < n; ++j) y[i * n + j] = j <= i ? std::nanf("") : 0;
    return true;
  });
}

int32_t wrt_op_matrix_inverse(wrt_call *call) {
  const bool adjoint = boolOr(attrOf(call, 0), false);
  return squareToSquare(call, "MatrixInverse", "Input is not invertible.",
                        [&](const auto *x, auto *y, int64_t n) { return linalg::inverse(x, y, n, adjoint); });
}

int32_t wrt_op_matrix_square_root(wrt_call *call) {
  return squareToSquare(call, "MatrixSquareRoot", "Input matrix has no real square root.",
                        [](const auto *x, auto *y, int64_t n) { return linalg::squareRoot(x, y, n); });
}

int32_t wrt_op_matrix_determinant(wrt_call *call) {
  Batch b;
  if (const int32_t code = split(call, 0, true, b)) return code;
  return withType(call, "MatrixDeterminant", [&](auto zero) -> int32_t {
    using T = decltype(zero);
    wrt_tensor *y = newOutput(call, 0, dtypeOf<T>, b.lead);
    if (!y) return WRT_RESOURCE_EXHAUSTED;
    for (int64_t i = 0; i < b.count; ++i) {
      T sign, logAbs;
      linalg::logDeterminant(data<T>(call->inputs[0]) + i * b.n * b.n, b.n, &sign, &logAbs);
      mutableData<T>(y)[i] = sign * std::exp(logAbs);
    }
    return 0;
  });
}

int32_t wrt_op_log_matrix_determinant(wrt_call *call) {
  Batch b;
  if (const int32_t code = split(call, 0, true, b)) return code;
  return withType(call, "LogMatrixDeterminant", [&](auto zero) -> int32_t {
    using T = decltype(zero);
    wrt_tensor *sign = newOutput(call, 0, dtypeOf<T>, b.lead),
               *logAbs = sign ? newOutput(call, 1, dtypeOf<T>, b.lead) : nullptr;
    if (!logAbs) return WRT_RESOURCE_EXHAUSTED;
    for (int64_t i = 0; i < b.count; ++i)
      linalg::logDeterminant(data<T>(call->inputs[0]) + i * b.n * b.n, b.n, mutableData<T>(sign) + i,
                             mutableData<T>(logAbs) + i);
    return 0;
  });
}

int32_t wrt_op_matrix_solve(wrt_call *call) {
  const bool adjoint = boolOr(attrOf(call, 0), false);
  return solveSystem(call, "MatrixSolve", [&](const auto *a, const auto *b, auto *x, int64_t n, int64_t columns) {
    return linalg::solve(a, b, x, n, columns, adjoint);
  });
}

int32_t wrt_op_matrix_triangular_solve(wrt_call *call) { // batches are broadcast
  const bool lower = boolOr(attrOf(call, 0), true), adjoint = boolOr(attrOf(call, 1), false);
  Batch a, r;
  if (const int32_t code = split(call, 0, true, a)) return code;
  if (const int32_t code = split(call, 1, false, r)) return code;
  if (a.n != r.m)
    return invalid(call, "In[0] mismatch In[1] shape: %lld vs. %lld: %s %s %d %d", static_cast<long long>(a.n),
                   static_cast<long long>(r.m), shapeText(dims(call->inputs[0])).c_str(),
                   shapeText(dims(call->inputs[1])).c_str(), lower, adjoint);
  int64_t lead[16];
  int rank;
  if (a.lead.size() > 16 || r.lead.size() > 16 || !broadcastDims(a.lead, r.lead, lead, &rank))
    return invalid(call, "In[0] and In[1] must have compatible batch dimensions: %s vs. %s",
                   shapeText(dims(call->inputs[0])).c_str(), shapeText(dims(call->inputs[1])).c_str());
  return withType(call, "MatrixTriangularSolve", [&](auto zero) -> int32_t {
    using T = decltype(zero);
    Batch both;
    both.lead.assign(lead, lead + rank);
    wrt_tensor *y = newOutput(call, 0, dtypeOf<T>, shape(both, {r.m, r.n}));
    if (!y) return WRT_RESOURCE_EXHAUSTED;
    if (!y->size) return 0;
    bool ok = true;
    const auto plan = planBroadcast<2>(both.lead, {a.lead, r.lead});
    forEachRun<2>(plan, [&](const std::array<int64_t, 2> &at, int64_t done, int64_t count) {
      const int64_t sa = plan.stride[0][plan.rank - 1], sb = plan.stride[1][plan.rank - 1];
      for (int64_t i = 0; i < count; ++i)
        ok = ok && linalg::solveTriangular(data<T>(call->inputs[0]) + (at[0] + i * sa) * a.n * a.n,
                                           data<T>(call->inputs[1]) + (at[1] + i * sb) * r.m * r.n,
                                           mutableData<T>(y) + (done + i) * r.m * r.n, a.n, r.n, lower, adjoint);
    });
    return ok ? 0 : invalid(call, "Input matrix is not invertible.");
  });
}

int32_t wrt_op_matrix_solve_ls(wrt_call *call) { // matrix, rhs, l2
  Batch a, r;
  if (const int32_t code = split(call, 0, false, a)) return code;
  if (const int32_t code = split(call, 1, false, r)) return code;
  if (a.lead != r.lead || a.m != r.m) return invalid(call, "Input matrix and rhs are incompatible.");
  const double l2 = call->inputs[2]->dtype == WRT_FLOAT64 ? *data<double>(call->inputs[2]) : 0.0;
  const bool fast = boolOr(attrOf(call, 0), true);
  return withType(call, "MatrixSolveLs", [&](auto zero) -> int32_t {
    using T = decltype(zero);
    wrt_tensor *y = newOutput(call, 0, dtypeOf<T>, shape(a, {a.n, r.n}));
    if (!y) return WRT_RESOURCE_EXHAUSTED;
    for (int64_t i = 0; i < a.count && y->size; ++i)
      if (!linalg::leastSquares(data<T>(call->inputs[0]) + i * a.m * a.n, data<T>(call->inputs[1]) + i * r.m * r.n,
                                mutableData<T>(y) + i * a.n * r.n, a.m, a.n, r.n, l2, fast))
        return invalid(call, "Input matrix was rank deficient or ill-conditioned. Try setting fast=False or provide a "
                             "larger l2_regularizer > 0.");
    return 0;
  });
}

int32_t wrt_op_qr(wrt_call *call) {
  Batch b;
  if (const int32_t code = split(call, 0, false, b)) return code;
  const bool full = boolOr(attrOf(call, 0), false);
  const int64_t k = full ? b.m : std::min(b.m, b.n);
  return withType(call, "Qr", [&](auto zero) -> int32_t {
    using T = decltype(zero);
    wrt_tensor *q = newOutput(call, 0, dtypeOf<T>, shape(b, {b.m, k})),
               *r = q ? newOutput(call, 1, dtypeOf<T>, shape(b, {k, b.n})) : nullptr;
    if (!r) return WRT_RESOURCE_EXHAUSTED;
    for (int64_t i = 0; i < b.count && b.m && b.n; ++i)
      linalg::qr(data<T>(call->inputs[0]) + i * b.m * b.n, mutableData<T>(q) + i * b.m * k,
                 mutableData<T>(r) + i * k * b.n, b.m, b.n, full);
    return 0;
  });
}

int32_t wrt_op_self_adjoint_eig(wrt_call *call) {
  Batch b;
  if (const int32_t code = split(call, 0, true, b)) return code;
  const bool vectors = boolOr(attrOf(call, 0), true);
  return withType(call, "SelfAdjointEigV2", [&](auto zero) -> int32_t {
    using T = decltype(zero);
    const int64_t none[] = {0};
    wrt_tensor *e = newOutput(call, 0, dtypeOf<T>, shape(b, {b.n}));
    wrt_tensor *v =
        e ? newOutput(call, 1, dtypeOf<T>,
                      vectors ? std::span<const int64_t>(dims(call->inputs[0])) : std::span<const int64_t>(none))
          : nullptr;
    if (!v) return WRT_RESOURCE_EXHAUSTED;
    for (int64_t i = 0; i < b.count && b.n; ++i)
      if (!linalg::eigenSymmetric(data<T>(call->inputs[0]) + i * b.n * b.n, mutableData<T>(e) + i * b.n,
                                  vectors ? mutableData<T>(v) + i * b.n * b.n : nullptr, b.n))
        return invalid(call, "Self-adjoint eigen decomposition was not successful. The input might not be valid.");
    return 0;
  });
}

int32_t wrt_op_svd(wrt_call *call) {
  Batch b;
  if (const int32_t code = split(call, 0, false, b)) return code;
  const bool vectors = boolOr(attrOf(call, 0), true), full = boolOr(attrOf(call, 1), false);
  const int64_t k = std::min(b.m, b.n), uk = full ? b.m : k, vk = full ? b.n : k;
  return withType(call, "Svd", [&](auto zero) -> int32_t {
    using T = decltype(zero);
    const std::vector<int64_t> none{0};
    wrt_tensor *s = newOutput(call, 0, dtypeOf<T>, shape(b, {k}));
    wrt_tensor *u = s ? newOutput(call, 1, dtypeOf<T>, vectors ? shape(b, {b.m, uk}) : none) : nullptr;
    wrt_tensor *v = u ? newOutput(call, 2, dtypeOf<T>, vectors ? shape(b, {b.n, vk}) : none) : nullptr;
    if (!v) return WRT_RESOURCE_EXHAUSTED;
    for (int64_t i = 0; i < b.count && k; ++i)
      linalg::svd(data<T>(call->inputs[0]) + i * b.m * b.n, mutableData<T>(s) + i * k,
                  vectors ? mutableData<T>(u) + i * b.m * uk : nullptr,
                  vectors ? mutableData<T>(v) + i * b.n * vk : nullptr, b.m, b.n, full);
    return 0;
  });
}

int32_t wrt_op_lu(wrt_call *call) {
  Batch b;
  if (const int32_t code = split(call, 0, true, b)) return code;
  const int32_t index = dtypeOr(attrOf(call, 0), WRT_INT32);
  return withType(call, "Lu", [&](auto zero) -> int32_t {
    using T = decltype(zero);
    wrt_tensor *y = newOutput(call, 0, dtypeOf<T>, dims(call->inputs[0])),
               *p = y ? newOutput(call, 1, index, shape(b, {b.n})) : nullptr;
    if (!p) return WRT_RESOURCE_EXHAUSTED;
    std::vector<int64_t> order(static_cast<size_t>(b.n));
    for (int64_t i = 0; i < b.count && b.n; ++i) {
      if (!linalg::lu(data<T>(call->inputs[0]) + i * b.n * b.n, mutableData<T>(y) + i * b.n * b.n, order.data(), b.n))
        return invalid(call, "Input is not invertible.");
      for (int64_t j = 0; j < b.n; ++j) {
        if (index == WRT_INT64)
          mutableData<int64_t>(p)[i * b.n + j] = order[static_cast<size_t>(j)];
        else
          mutableData<int32_t>(p)[i * b.n + j] = static_cast<int32_t>(order[static_cast<size_t>(j)]);
      }
    }
    return 0;
  });
}
}
