// matmul (two matrices) and batch_matmul (leading extents broadcast).
#include "kernels/blas.h"
#include "kernels/broadcast.h"
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cstring>

namespace wrt {
namespace {

/// op of a stored matrix: transposed, and for complex numbers conjugated.
struct Operand {
  const wrt_tensor *t;
  bool transposed, conjugated;
  int64_t rows() const { return t->dims[t->rank - (transposed ? 1 : 2)]; }
  int64_t columns() const { return t->dims[t->rank - (transposed ? 2 : 1)]; }
  int64_t stored() const { return t->dims[t->rank - 1]; }
};

template <typename T>
void product(const Operand &a, const Operand &b, int64_t m, int64_t n, int64_t k, const void *x, const void *y,
             void *z) {
  const T *p = static_cast<const T *>(x), *q = static_cast<const T *>(y);
  T *out = static_cast<T *>(z);
  if constexpr (std::is_same_v<T, float> || std::is_same_v<T, double>) {
    gemm(a.transposed, b.transposed, m, n, k, p, a.stored(), q, b.stored(), out, n);
  } else if constexpr (isHalf<T>) { // in float, rounded at the end
    std::vector<float> fa(static_cast<size_t>(m * k)), fb(static_cast<size_t>(k * n)), fc(static_cast<size_t>(m * n));
    std::copy(p, p + m * k, fa.begin());
    std::copy(q, q + k * n, fb.begin());
    gemm(a.transposed, b.transposed, m, n, k, fa.data(), a.stored(), fb.data(), b.stored(), fc.data(), n);
    for (size_t i = 0; i < fc.size(); ++i) out[i] = T(fc[i]);
  } else {
    const auto conjugate = [](T v, bool yes) {
      if constexpr (requires { v.imag(); })
        return yes ? std::conj(v) : v;
      else
        return v;
    };
    using Acc = std::conditional_t<std::is_integral_v<T>, uint64_t, T>; // wraps
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = 0; j < n; ++j) {
        Acc sum = 0;
        for (int64_t r = 0; r < k; ++r) {
          const T left = conjugate(a.transposed ? p[r * a.stored() + i] : p[i * a.stored() + r], a.conjugated);
          const T right = conjugate(b.transposed ? q[j * b.stored() + r] : q[r * b.stored() + j], b.conjugated);
          sum += static_cast<Acc>(left) * static_cast<Acc>(right);
        }
        out[i * n + j] = static_cast<T>(sum);
      }
  }
}

using Product = void (*)(const Operand &, const Operand &, int64_t, int64_t, int64_t, const void *, const void *,
                         void *);
template <typename... Ts> Product find(int32_t dtype, Types<Ts...>) {
  Product f = nullptr;
  (void)((dtypeOf<Ts> == dtype && (f = product<Ts>, true)) || ...);
  return f;
}
using MatmulTypes =
    Join<FloatTypes, Types<int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t>, ComplexTypes>;

int32_t multiply(wrt_call *call, const char *tfName, const Operand &a, const Operand &b,
                 std::span<const int64_t> batch) {
  const Product f = find(a.t->dtype, MatmulTypes{});
  if (!f) return noKernel(call, tfName, a.t->dtype);
  if (a.t->dtype != b.t->dtype) return dtypeMismatch(call, tfName, 1, a.t->dtype, b.t->dtype);
  const int64_t m = a.rows(), k = a.columns(), n = b.columns();
  if (k != b.rows())
    return invalid(call,
                   a.t->rank == 2 && b.t->rank == 2 ? "Matrix size-incompatible: In[0]: %s, In[1]: %s"
                                                    : "Matrix size-incompatible: In[0]: %s, In[1]: %s",
                   shapeText(dims(a.t)).c_str(), shapeText(dims(b.t)).c_str());
  std::vector<int64_t> shape(batch.begin(), batch.end());
  shape.insert(shape.end(), {m, n});
  wrt_tensor *c = newOutput(call, 0, a.t->dtype, shape);
  if (!c) return WRT_RESOURCE_EXHAUSTED;
  const int64_t size = wrt_dtype_size(c->dtype);
  if (c->size == 0) return 0;
  if (k == 0) {
    std::memset(c->data, 0, static_cast<size_t>(c->size * size));
    return 0;
  }
  const auto lead = [](const wrt_tensor *t) { return dims(t).first(static_cast<size_t>(t->rank - 2)); };
  const auto plan = planBroadcast<2>(batch, {lead(a.t), lead(b.t)});
  forEachRun<2>(plan, [&](const std::array<int64_t, 2> &at, int64_t done, int64_t count) {
    const int64_t sa = plan.stride[0][plan.rank - 1], sb = plan.stride[1][plan.rank - 1];
    for (int64_t i = 0; i < count; ++i)
      f(a, b, m, n, k, static_cast<const char *>(a.t->data) + (at[0] + i * sa) * m * k * size,
        static_cast<const char *>(b.t->data) + (at[1] + i * sb) * k * n * size,
        static_cast<char *>(c->data) + (done + i) * m * n * size);
  });
  return 0;
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" int32_t wrt_op_matmul(wrt_call *call) {
  const wrt_tensor *a = call->inputs[0], *b = call->inputs[1];
  if (a->rank != b->rank)
    return invalid(call, "In[0] and In[1] has different ndims: %s vs. %s", shapeText(dims(a)).c_str(),
                   shapeText(dims(b)).c_str());
  if (a->rank != 2) return invalid(call, "In[0] ndims must be >= 2: %d", a->rank);
  return multiply(call, "MatMul", {a, boolOr(attrOf(call, 0), false), false},
                  {b, boolOr(attrOf(call, 1), false), false}, {});
}

extern "C" int32_t wrt_op_batch_matmul(wrt_call *call) {
  const wrt_tensor *a = call->inputs[0], *b = call->inputs[1];
  if (a->rank < 2) return invalid(call, "In[0] ndims must be >= 2: %d", a->rank);
  if (b->rank < 2) return invalid(call, "In[1] ndims must be >= 2: %d", b->rank);
  const bool ta = boolOr(attrOf(call, 0), false), tb = boolOr(attrOf(call, 1), false);
  int64_t batch[16];
  int rank;
  if (a->rank > 18 || b->rank > 18) return fail(call, WRT_UNIMPLEMENTED, "BatchMatMulV2: rank above 18");
  if (!broadcastDims(dims(a).first(static_cast<size_t>(a->rank - 2)), dims(b).first(static_cast<size_t>(b->rank - 2)),
                     batch, &rank))
    return invalid(call, "In[0] and In[1] must have compatible batch dimensions: %s vs. %s", shapeText(dims(a)).c_str(),
                   shapeText(dims(b)).c_str());
  return multiply(call, "BatchMatMulV2", {a, ta, ta}, {b, tb, tb}, {batch, static_cast<size_t>(rank)});
}
