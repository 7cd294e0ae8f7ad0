// cumsum, cumprod, cumulative_logsumexp.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include <algorithm>
#include <limits>

namespace wrt {
namespace {

template <typename T> struct RunningSum {
  static T start() { return T(0); }
  static T step(T a, T b) {
    if constexpr (std::is_integral_v<T>)
      return static_cast<T>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
    else
      return a + b;
  }
};
template <typename T> struct RunningProduct {
  static T start() { return T(1); }
  static T step(T a, T b) {
    if constexpr (std::is_integral_v<T>)
      return static_cast<T>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
    else
      return a * b;
  }
};
template <typename T> struct RunningLogSumExp {
  static T start() { return -std::numeric_limits<T>::infinity(); }
  static T step(T a, T b) {
    const T most = std::max(a, b), least = std::min(a, b);
    return std::isinf(most) ? most : most + std::log1p(std::exp(least - most));
  }
};

template <template <typename> class R, typename T>
void scan(const wrt_tensor *x, wrt_tensor *y, int64_t outer, int64_t n, int64_t inner, bool exclusive, bool reverse) {
  using C = Compute<T>;
  for (int64_t i = 0; i < outer; ++i)
    for (int64_t j = 0; j < inner; ++j) {
      const T *in = data<T>(x) + i * n * inner + j;
      T *out = mutableData<T>(y) + i * n * inner + j;
      C acc = R<C>::start();
      for (int64_t k = 0; k < n; ++k) {
        const int64_t at = (reverse ? n - 1 - k : k) * inner;
        if (exclusive) out[at] = static_cast<T>(acc);
        acc = R<C>::step(acc, static_cast<C>(in[at]));
        if constexpr (isHalf<T>) acc = static_cast<C>(static_cast<T>(acc)); // kept in the element type
        if (!exclusive) out[at] = static_cast<T>(acc);
      }
    }
}

using Scan = void (*)(const wrt_tensor *, wrt_tensor *, int64_t, int64_t, int64_t, bool, bool);
template <template <typename> class R, typename... Ts> Scan find(int32_t dtype, Types<Ts...>) {
  Scan f = nullptr;
  (void)((dtypeOf<Ts> == dtype && (f = scan<R, Ts>, true)) || ...);
  return f;
}

int32_t cumulate(wrt_call *call, const char *tfName, Scan f) {
  const wrt_tensor *x = call->inputs[0];
  if (!f) return noKernel(call, tfName, x->dtype);
  const int64_t given = intOr(attrOf(call, 0), 0), axis = given < 0 ? given + x->rank : given;
  if ((axis < 0 || axis >= x->rank) && x->rank > 0)
    return invalid(call, "ScanOp: Expected scan axis in the range [%d, %d), but got %lld", -x->rank, x->rank,
                   static_cast<long long>(given));
  wrt_tensor *y = newOutput(call, 0, x->dtype, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  int64_t outer = 1, inner = 1;
  for (int i = 0; i < x->rank; ++i) {
    if (i < axis) outer *= x->dims[i];
    if (i > axis) inner *= x->dims[i];
  }
  f(x, y, outer, x->rank ? x->dims[axis] : 1, inner, boolOr(attrOf(call, 1), false), boolOr(attrOf(call, 2), false));
  return 0;
}

} // namespace
} // namespace wrt

using namespace wrt;
extern "C" {
int32_t wrt_op_cumsum(wrt_call *call) {
  return cumulate(call, "Cumsum", find<RunningSum>(call->inputs[0]->dtype, NumberTypes{}));
}
int32_t wrt_op_cumprod(wrt_call *call) {
  return cumulate(call, "Cumprod", find<RunningProduct>(call->inputs[0]->dtype, NumberTypes{}));
}
int32_t wrt_op_cumulative_logsumexp(wrt_call *call) {
  return cumulate(call, "CumulativeLogsumexp", find<RunningLogSumExp>(call->inputs[0]->dtype, FloatTypes{}));
}
}
