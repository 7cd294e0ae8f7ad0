// arg_max, arg_min: the first of equal values wins; a NaN is never chosen but where there is nothing else.
#include "kernels/elementwise.h"
#include "kernels/reduce_plan.h"
#include "shapes/shape_context.h"

namespace wrt {
namespace {

template <typename T, bool Max, typename Index>
void argLoop(const wrt_tensor *x, wrt_tensor *y, int64_t outer, int64_t n, int64_t inner) {
  using C = Compute<T>;
  for (int64_t i = 0; i < outer; ++i)
    for (int64_t j = 0; j < inner; ++j) {
      const T *v = data<T>(x) + i * n * inner + j;
      C best = Max ? std::numeric_limits<C>::lowest() : std::numeric_limits<C>::max();
      int64_t at = 0;
      for (int64_t k = 0; k < n; ++k) {
        const C value = static_cast<C>(v[k * inner]);
        if (Max ? value > best : value < best) {
          best = value;
          at = k;
        }
      }
      mutableData<Index>(y)[i * inner + j] = static_cast<Index>(at);
    }
}

using ArgLoop = void (*)(const wrt_tensor *, wrt_tensor *, int64_t, int64_t, int64_t);
template <bool Max, typename Index, typename... Ts> ArgLoop find(int32_t dtype, Types<Ts...>) {
  ArgLoop loop = nullptr;
  (void)((dtypeOf<Ts> == dtype && (loop = argLoop<Ts, Max, Index>, true)) || ...);
  return loop;
}

template <bool Max> int32_t argReduce(wrt_call *call, const char *tfName) {
  const wrt_tensor *x = call->inputs[0];
  const int32_t out = call->n_attrs > 1 ? dtypeOr(call->attrs[1], WRT_INT64) : WRT_INT64;
  using ArgTypes = Join<RealTypes, Types<bool>>;
  ArgLoop loop = nullptr;
  switch (out) {
  case WRT_INT64:
    loop = find<Max, int64_t>(x->dtype, ArgTypes{});
    break;
  case WRT_INT32:
    loop = find<Max, int32_t>(x->dtype, ArgTypes{});
    break;
  case WRT_INT16:
    loop = find<Max, int16_t>(x->dtype, ArgTypes{});
    break;
  case WRT_UINT16:
    loop = find<Max, uint16_t>(x->dtype, ArgTypes{});
    break;
  default:
    break;
  }
  if (!loop) return noKernel(call, tfName, x->dtype);
  const int64_t axis = call->n_attrs > 0 ? intOr(call->attrs[0], 0) : 0;
  if (axis < -x->rank || axis >= x->rank)
    return invalid(call, "Expected dimension in the range [%d, %d), but got %lld", -x->rank, x->rank,
                   static_cast<long long>(axis));
  const int at = static_cast<int>(axis < 0 ? axis + x->rank : axis);
  const int64_t n = x->dims[at];
  int64_t outer = 1, inner = 1, rank = 0;
  std::vector<int64_t> shape(static_cast<size_t>(x->rank));
  for (int i = 0; i < x->rank; ++i) {
    if (i < at) outer *= x->dims[i];
    if (i > at) inner *= x->dims[i];
    if (i != at) shape[static_cast<size_t>(rank++)] = x->dims[i];
  }
  shape.resize(static_cast<size_t>(rank));
  if (n == 0) return invalid(call, "Reduction axis %d is empty in shape %s", at, shapeText(dims(x)).c_str());
  wrt_tensor *y = newOutput(call, 0, out, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (y->size) loop(x, y, outer, n, inner);
  return 0;
}

} // namespace
} // namespace wrt

extern "C" {
int32_t wrt_op_arg_max(wrt_call *call) { return wrt::argReduce<true>(call, "ArgMax"); }
int32_t wrt_op_arg_min(wrt_call *call) { return wrt::argReduce<false>(call, "ArgMin"); }
}
