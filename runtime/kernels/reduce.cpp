// sum, mean, max, min, prod, all, any, euclidean_norm.
//
// Floating-point sums follow the order in which TensorFlow's CPU kernels add (several partial sums, then pairwise), so
// that results agree in the last bit as often as possible.
#include "kernels/elementwise.h"
#include "kernels/reduce_order.h"
#include "kernels/reduce_plan.h"
#include <algorithm>
#include <limits>

namespace wrt {

int32_t normalizeAxis(wrt_call *call, int64_t axis, int rank, int *out) {
  if (axis < -rank || axis >= rank)
    return invalid(call, "Invalid reduction dimension (%lld for input with %d dimension(s)",
                   static_cast<long long>(axis), rank);
  *out = static_cast<int>(axis < 0 ? axis + rank : axis);
  return 0;
}

int32_t planReduction(wrt_call *call, const wrt_tensor *x, ReducePlan &plan) {
  std::vector<bool> reduce(static_cast<size_t>(x->rank), call->n_attrs == 0 || !given(call->attrs[0]));
  if (call->n_attrs > 0)
    for (int64_t axis : intsOf(call->attrs[0])) {
      int at;
      if (const int32_t code = normalizeAxis(call, axis, x->rank, &at)) return code;
      if (reduce[static_cast<size_t>(at)])
        return invalid(call, "Invalid reduction arguments: Axes contains duplicate dimension: %d", at);
      reduce[static_cast<size_t>(at)] = true;
    }
  const bool keep = call->n_attrs > 1 && boolOr(call->attrs[1], false);
  for (int i = 0; i < x->rank; ++i) {
    const bool r = reduce[static_cast<size_t>(i)];
    const int64_t n = x->dims[i];
    if (r) {
      plan.reduceCount *= n;
      if (keep) plan.outDims.push_back(1);
    } else {
      plan.outCount *= n;
      plan.outDims.push_back(n);
    }
    if (n == 1) continue;
    if (!plan.extent.empty() && plan.reduced.back() == r) {
      plan.extent.back() *= n;
    } else {
      plan.extent.push_back(n);
      plan.reduced.push_back(r);
    }
  }
  return 0;
}

namespace {

// A reducer: Acc type, start(), step(acc, value), merge, finish(acc, count). `ordered` asks for TensorFlow's order.

template <typename T> using SumAcc = std::conditional_t<isHalf<T>, float, T>;

template <typename T> struct SumOf {
  using Acc = SumAcc<T>;
  static constexpr bool ordered = std::is_floating_point_v<Acc>;
  static Acc start() { return Acc(0); }
  static Acc load(T v) { return static_cast<Acc>(v); }
  static Acc step(Acc a, Acc b) {
    if constexpr (std::is_integral_v<Acc>) {
      using U = std::make_unsigned_t<Acc>;
      return static_cast<Acc>(static_cast<U>(a) + static_cast<U>(b));
    } else
      return a + b;
  }
  static T finish(Acc a, int64_t) { return static_cast<T>(a); }
};
template <typename T> struct MeanOf : SumOf<T> {
  using Acc = typename SumOf<T>::Acc;
  static T finish(Acc a, int64_t n) {
    if constexpr (std::is_integral_v<Acc>)
      return n ? static_cast<T>(a / static_cast<Acc>(n)) : T(0);
    else if constexpr (requires { a.imag(); })
      return static_cast<T>(a / Acc(static_cast<typename Acc::value_type>(n)));
    else
      return static_cast<T>(a / static_cast<Acc>(n));
  }
};
template <typename T> struct ProdOf {
  using Acc = SumAcc<T>;
  static constexpr bool ordered = std::is_floating_point_v<Acc>;
  static Acc start() { return Acc(1); }
  static Acc load(T v) { return static_cast<Acc>(v); }
  static Acc step(Acc a, Acc b) {
    if constexpr (std::is_integral_v<Acc>) {
      using U = std::conditional_t<(sizeof(Acc) < 4), uint32_t, std::make_unsigned_t<Acc>>;
      return static_cast<Acc>(static_cast<U>(a) * static_cast<U>(b));
    } else
      return a * b;
  }
  static T finish(Acc a, int64_t) { return static_cast<T>(a); }
};
template <typename T> struct NormOf : SumOf<T> {
  using Acc = typename SumOf<T>::Acc;
  static Acc load(T v) {
    if constexpr (requires { v.imag(); })
      return v * std::conj(v);
    else
      return static_cast<Acc>(static_cast<Acc>(v) * static_cast<Acc>(v));
  }
  static T finish(Acc a, int64_t) {
    if constexpr (std::is_integral_v<Acc>)
      return static_cast<T>(std::sqrt(static_cast<double>(a)));
    else
      return static_cast<T>(std::sqrt(a));
  }
};
// NaN wins, as in TensorFlow's reductions.
template <typename T> struct MaxOf {
  using Acc = SumAcc<T>;
  static constexpr bool ordered = false;
  static Acc start() {
    if constexpr (std::is_floating_point_v<Acc>)
      return -std::numeric_limits<Acc>::infinity();
    else
      return std::numeric_limits<Acc>::lowest();
  }
  static Acc load(T v) { return static_cast<Acc>(v); }
  static Acc step(Acc a, Acc b) { return b > a || b != b ? b : a; }
  static T finish(Acc a, int64_t) { return static_cast<T>(a); }
};
template <typename T> struct MinOf {
  using Acc = SumAcc<T>;
  static constexpr bool ordered = false;
  static Acc start() {
    if constexpr (std::is_floating_point_v<Acc>)
      return std::numeric_limits<Acc>::infinity();
    else
      return std::numeric_limits<Acc>::max();
  }
  static Acc load(T v) { return static_cast<Acc>(v); }
  static Acc step(Acc a, Acc b) { return b < a || b != b ? b : a; }
  static T finish(Acc a, int64_t) { return static_cast<T>(a); }
};
template <typename T> struct AllOf {
  using Acc = bool;
  static constexpr bool ordered = false;
  static bool start() { return true; }
  static bool load(bool v) { return v; }
  static bool step(bool a, bool b) { return a & b; }
  static bool finish(bool a, int64_t) { return a; }
};
template <typename T> struct AnyOf : AllOf<T> {
  static bool start() { return false; }
  static bool step(bool a, bool b) { return a | b; }
};

/// n contiguous values.
template <typename R, typename T> typename R::Acc reduceRun(const T *x, int64_t n) {
  if constexpr (R::ordered) {
    return reduceInOrder<R>(x, n);
  } else {
    auto acc = R::start();
    for (int64_t i = 0; i < n; ++i) acc = R::step(acc, R::load(x[i]));
    return acc;
  }
}

/// Visits the combinations of `extents` with row-major strides; f(offset).
template <typename F>
void forEachOffset(const std::vector<int64_t> &extents, const std::vector<int64_t> &strides, F &&f) {
  std::vector<int64_t> index(extents.size());
  int64_t offset = 0;
  for (int64_t n : extents)
    if (n == 0) return;
  while (true) {
    f(offset);
    int i = static_cast<int>(extents.size()) - 1;
    for (; i >= 0; --i) {
      const auto k = static_cast<size_t>(i);
      offset += strides[k];
      if (++index[k] < extents[k]) break;
      offset -= strides[k] * extents[k];
      index[k] = 0;
    }
    if (i < 0) return;
  }
}

template <template <typename> class Reducer, typename T>
void reduceLoop(const ReducePlan &plan, const void *in, void *result) {
  using R = Reducer<T>;
  using Acc = typename R::Acc;
  const T *x = static_cast<const T *>(in);
  T *out = static_cast<T *>(result);
  if (plan.outCount == 0) return;
  if (plan.reduceCount == 0) {
    std::fill(out, out + plan.outCount, R::finish(R::start(), 0));
    return;
  }
  // Split into kept and reduced loops; the last group is the inner loop.
  std::vector<int64_t> kept, keptStride, reduced, reducedStride;
  int64_t stride = 1;
  const size_t groups = plan.extent.size();
  for (size_t i = groups; i-- > 0;) {
    if (i != groups - 1) {
      auto &extents = plan.reduced[i] ? reduced : kept;
      auto &strides = plan.reduced[i] ? reducedStride : keptStride;
      extents.insert(extents.begin(), plan.extent[i]);
      strides.insert(strides.begin(), stride);
    }
    stride *= plan.extent[i];
  }
  const bool innerReduced = groups == 0 || plan.reduced.back();
  const int64_t inner = groups == 0 ? 1 : plan.extent.back();
  if (innerReduced) {
    int64_t at = 0;
    forEachOffset(kept, keptStride, [&](int64_t base) {
      if (reduced.empty()) {
        out[at++] = R::finish(reduceRun<R>(x + base, inner), plan.reduceCount);
        return;
      }
      Acc acc = R::start();
      if constexpr (R::ordered) { // TensorFlow's generic reducer: the first reduced dimension varies fastest
        for (int64_t i = 0; i < inner; ++i)
          forEachOffset(reduced, reducedStride,
                        [&](int64_t offset) { acc = R::step(acc, R::load(x[base + offset + i])); });
        out[at++] = R::finish(acc, plan.reduceCount);
        return;
      }
      forEachOffset(reduced, reducedStride,
                    [&](int64_t offset) { acc = R::step(acc, reduceRun<R>(x + base + offset, inner)); });
      out[at++] = R::finish(acc, plan.reduceCount);
    });
    return;
  }
  std::vector<std::conditional_t<std::is_same_v<Acc, bool>, uint8_t, Acc>> row(static_cast<size_t>(inner));
  int64_t at = 0;
  forEachOffset(kept, keptStride, [&](int64_t base) {
    if constexpr (R::ordered) {
      if (reduced.size() == 1) {
        reduceRowsInOrder<R>(x + base, reduced[0], reducedStride[0], inner, row.data());
        for (int64_t j = 0; j < inner; ++j) out[at++] = R::finish(row[static_cast<size_t>(j)], plan.reduceCount);
        return;
      }
    }
    std::fill(row.begin(), row.end(), R::start());
    forEachOffset(reduced, reducedStride, [&](int64_t offset) {
      const T *v = x + base + offset;
      for (int64_t j = 0; j < inner; ++j)
        row[static_cast<size_t>(j)] = R::step(row[static_cast<size_t>(j)], R::load(v[j]));
    });
    for (int64_t j = 0; j < inner; ++j) out[at++] = R::finish(row[static_cast<size_t>(j)], plan.reduceCount);
  });
}

using ReduceLoop = void (*)(const ReducePlan &, const void *, void *);
template <template <typename> class Reducer, typename... Ts> ReduceLoop findLoop(int32_t dtype, Types<Ts...>) {
  ReduceLoop loop = nullptr;
  (void)((dtypeOf<Ts> == dtype && (loop = reduceLoop<Reducer, Ts>, true)) || ...);
  return loop;
}

int32_t runReduction(wrt_call *call, const char *tfName, ReduceLoop loop) {
  const wrt_tensor *x = call->inputs[0];
  if (!loop) return noKernel(call, tfName, x->dtype);
  ReducePlan plan;
  if (const int32_t code = planReduction(call, x, plan)) return code;
  wrt_tensor *y = newOutput(call, 0, x->dtype, plan.outDims);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  loop(plan, x->data, y->data);
  return 0;
}

} // namespace
} // namespace wrt

using namespace wrt;
#define WRT_REDUCE_KERNEL(name, tfName, reducer, types)                                                                \
  extern "C" int32_t wrt_op_##name(wrt_call *call) {                                                                   \
    return runReduction(call, tfName, findLoop<reducer>(call->inputs[0]->dtype, types{}));                             \
  }
using BoolTypes = Types<bool>;
WRT_REDUCE_KERNEL(sum, "Sum", SumOf, NumberTypes)
WRT_REDUCE_KERNEL(mean, "Mean", MeanOf, NumberTypes)
WRT_REDUCE_KERNEL(prod, "Prod", ProdOf, NumberTypes)
WRT_REDUCE_KERNEL(max, "Max", MaxOf, RealTypes)
WRT_REDUCE_KERNEL(min, "Min", MinOf, RealTypes)
WRT_REDUCE_KERNEL(all, "All", AllOf, BoolTypes)
WRT_REDUCE_KERNEL(any, "Any", AnyOf, BoolTypes)
using NormTypes = NumberTypes;
WRT_REDUCE_KERNEL(euclidean_norm, "EuclideanNorm", NormOf, NormTypes)
