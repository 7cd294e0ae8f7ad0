// Elementwise kernels: an op gives one inner loop for each dtype, the drivers do shapes, broadcasting and threads.
//
// Inner loops run over contiguous or repeated (stride 0) operands only; index arithmetic happens once for a run, not
// for an element.
#pragma once
#include "core/call.h"
#include <cmath>
#include <type_traits>

namespace wrt {

using UnaryLoop = void (*)(const void *x, void *y, int64_t n);
/// Strides are 0 or 1.
using BinaryLoop = void (*)(const void *x, int64_t xStride, const void *y, int64_t yStride, void *z, int64_t n);

struct UnaryEntry {
  int32_t in, out;
  UnaryLoop loop;
};
struct BinaryEntry {
  int32_t in, out;
  BinaryLoop loop;
};

/// Looks at the operands before the loop runs; may fail the call (division by zero).
using BinaryCheck = int32_t (*)(wrt_call *call, const wrt_tensor *x, const wrt_tensor *y);

int32_t runUnary(wrt_call *call, const char *tfName, std::span<const UnaryEntry> entries);
/// x and y of one dtype, broadcast against each other.
int32_t runBinary(wrt_call *call, const char *tfName, std::span<const BinaryEntry> entries,
                  BinaryCheck check = nullptr);
/// x and y of one shape (gradients of activations): no broadcasting.
int32_t runSameShape(wrt_call *call, const char *tfName, std::span<const BinaryEntry> entries);

/// "Value for attr 'T' of ... is not in the list of allowed values": the dtype has no kernel.
int32_t noKernel(wrt_call *call, const char *tfName, int32_t dtype);
/// The words for operands of different dtypes.
int32_t dtypeMismatch(wrt_call *call, const char *tfName, int input, int32_t expected, int32_t got);

/// How a scatter or an assignment joins old and new values.
enum class Combine { Update, Add, Sub, Mul, Div, Min, Max };
/// z = x (combine) y; NULL for Update, and where the dtype has no such loop.
BinaryLoop combineLoop(Combine combine, int32_t dtype);

// -- making loops of functors ---------------------------------------------------------------------------------------

template <typename T> inline constexpr bool isHalf = std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>;
/// What arithmetic on T is done in.
template <typename T> using Compute = std::conditional_t<isHalf<T>, float, T>;

template <typename F, typename T>
using UnaryResult = std::conditional_t<std::is_same_v<decltype(F::apply(Compute<T>{})), Compute<T>>, T,
                                       decltype(F::apply(Compute<T>{}))>;

template <typename F, typename T> void unaryLoop(const void *x, void *y, int64_t n) {
  using R = UnaryResult<F, T>;
  const auto *in = static_cast<const T *>(x);
  auto *out = static_cast<R *>(y);
  for (int64_t i = 0; i < n; ++i) out[i] = static_cast<R>(F::apply(static_cast<Compute<T>>(in[i])));
}

template <typename F, typename T>
using BinaryResult = std::conditional_t<std::is_same_v<decltype(F::apply(Compute<T>{}, Compute<T>{})), Compute<T>>, T,
                                        decltype(F::apply(Compute<T>{}, Compute<T>{}))>;

template <typename F, typename T>
void binaryLoop(const void *x, int64_t xStride, const void *y, int64_t yStride, void *z, int64_t n) {
  using R = BinaryResult<F, T>;
  using C = Compute<T>;
  const auto *a = static_cast<const T *>(x);
  const auto *b = static_cast<const T *>(y);
  auto *out = static_cast<R *>(z);
  if (xStride && yStride) {
    for (int64_t i = 0; i < n; ++i) out[i] = static_cast<R>(F::apply(static_cast<C>(a[i]), static_cast<C>(b[i])));
  } else if (xStride) {
    const C right = static_cast<C>(*b);
    for (int64_t i = 0; i < n; ++i) out[i] = static_cast<R>(F::apply(static_cast<C>(a[i]), right));
  } else {
    const C left = static_cast<C>(*a);
    for (int64_t i = 0; i < n; ++i) out[i] = static_cast<R>(F::apply(left, static_cast<C>(b[i * yStride])));
  }
}

template <typename... Ts> struct Types {};
using FloatTypes = Types<float, double, Half, BFloat16>;
using ComplexTypes = Types<Complex64, Complex128>;
using SignedTypes = Types<int8_t, int16_t, int32_t, int64_t>;
using UnsignedTypes = Types<uint8_t, uint16_t, uint32_t, uint64_t>;
template <typename... Lists> struct JoinTypes;
template <typename... A> struct JoinTypes<Types<A...>> {
  using type = Types<A...>;
};
template <typename... A, typename... B, typename... Rest> struct JoinTypes<Types<A...>, Types<B...>, Rest...> {
  using type = typename JoinTypes<Types<A..., B...>, Rest...>::type;
};
template <typename... Lists> using Join = typename JoinTypes<Lists...>::type;
using IntegerTypes = Join<SignedTypes, UnsignedTypes>;
using RealTypes = Join<FloatTypes, IntegerTypes>;
using NumberTypes = Join<RealTypes, ComplexTypes>;

template <typename F, typename... Ts> std::span<const UnaryEntry> unaryEntries(Types<Ts...>) {
  static constexpr UnaryEntry entries[] = {{dtypeOf<Ts>, dtypeOf<UnaryResult<F, Ts>>, unaryLoop<F, Ts>}...};
  return entries;
}
template <typename F, typename... Ts> std::span<const BinaryEntry> binaryEntries(Types<Ts...>) {
  static constexpr BinaryEntry entries[] = {{dtypeOf<Ts>, dtypeOf<BinaryResult<F, Ts>>, binaryLoop<F, Ts>}...};
  return entries;
}

} // namespace wrt

#define WRT_UNARY_KERNEL(name, tfName, functor, types)                                                                 \
  extern "C" int32_t wrt_op_##name(wrt_call *call) {                                                                   \
    return wrt::runUnary(call, tfName, wrt::unaryEntries<functor>(types{}));                                           \
  }
#define WRT_BINARY_KERNEL(name, tfName, functor, types, ...)                                                           \
  extern "C" int32_t wrt_op_##name(wrt_call *call) {                                                                   \
    return wrt::runBinary(call, tfName, wrt::binaryEntries<functor>(types{}) __VA_OPT__(, ) __VA_ARGS__);              \
  }
#define WRT_SAME_SHAPE_KERNEL(name, tfName, functor, types)                                                            \
  extern "C" int32_t wrt_op_##name(wrt_call *call) {                                                                   \
    return wrt::runSameShape(call, tfName, wrt::binaryEntries<functor>(types{}));                                      \
  }
