// One-operand ops that need no functions of libm: sign, rounding, squares, comparisons with special values, copies.
#include "kernels/elementwise.h"
#include "state/list.h"
#include <cstring>

namespace wrt {
namespace {

struct Abs {
  template <typename T> static T apply(T x) {
    if constexpr (std::is_floating_point_v<T>)
      return std::fabs(x);
    else if constexpr (std::is_signed_v<T>)
      return x < 0 ? static_cast<T>(0u - static_cast<std::make_unsigned_t<T>>(x)) : x;
    else
      return x;
  }
};
struct Neg {
  template <typename T> static T apply(T x) {
    if constexpr (std::is_integral_v<T>)
      return static_cast<T>(0u - static_cast<std::make_unsigned_t<T>>(x));
    else
      return -x;
  }
};
struct Sign {
  template <typename T> static T apply(T x) {
    if constexpr (requires { x.imag(); })
      return x == T(0) ? T(0) : x / std::abs(x);
    else if constexpr (std::is_floating_point_v<T>)
      return x != x ? x : static_cast<T>((x > 0) - (x < 0));
    else
      return static_cast<T>((x > T(0)) - (x < T(0)));
  }
};
struct Square {
  template <typename T> static T apply(T x) {
    if constexpr (std::is_integral_v<T>) {
      using U = std::conditional_t<(sizeof(T) < 4), uint32_t, std::make_unsigned_t<T>>;
      return static_cast<T>(static_cast<U>(x) * static_cast<U>(x));
    } else
      return x * x;
  }
};
struct Reciprocal {
  template <typename T> static T apply(T x) { return T(1) / x; }
};
struct Floor {
  template <typename T> static T apply(T x) { return std::floor(x); }
};
struct Ceil {
  template <typename T> static T apply(T x) { return std::ceil(x); }
};
struct Rint { // half to even: the default rounding mode
  template <typename T> static T apply(T x) { return std::rint(x); }
};
struct Round {
  template <typename T> static T apply(T x) {
    if constexpr (std::is_integral_v<T>)
      return x;
    else
      return std::rint(x);
  }
};
struct IsNan {
  template <typename T> static bool apply(T x) { return x != x; }
};
struct IsInf {
  template <typename T> static bool apply(T x) { return std::isinf(x); }
};
struct IsFinite {
  template <typename T> static bool apply(T x) { return std::isfinite(x); }
};

using SignTypes = Join<FloatTypes, SignedTypes, ComplexTypes>;
using AbsTypes = Join<FloatTypes, SignedTypes>;
using RoundTypes = Join<FloatTypes, IntegerTypes>;
using SquareTypes = Join<FloatTypes, IntegerTypes, ComplexTypes>;
using FloatComplex = Join<FloatTypes, ComplexTypes>;
using NegTypes = Join<FloatTypes, IntegerTypes, ComplexTypes>;

/// The input itself: tensors are immutable.
int32_t same(wrt_call *call) {
  wrt_retain(call->inputs[0]);
  call->outputs[0] = call->inputs[0];
  return 0;
}

} // namespace
} // namespace wrt

using namespace wrt;
WRT_UNARY_KERNEL(abs, "Abs", Abs, AbsTypes)
WRT_UNARY_KERNEL(neg, "Neg", Neg, NegTypes)
WRT_UNARY_KERNEL(sign, "Sign", Sign, SignTypes)
WRT_UNARY_KERNEL(square, "Square", Square, SquareTypes)
WRT_UNARY_KERNEL(reciprocal, "Reciprocal", Reciprocal, FloatComplex)
WRT_UNARY_KERNEL(floor, "Floor", Floor, FloatTypes)
WRT_UNARY_KERNEL(ceil, "Ceil", Ceil, FloatTypes)
WRT_UNARY_KERNEL(rint, "Rint", Rint, FloatTypes)
WRT_UNARY_KERNEL(round, "Round", Round, RoundTypes)
WRT_UNARY_KERNEL(is_nan, "IsNan", IsNan, FloatTypes)
WRT_UNARY_KERNEL(is_inf, "IsInf", IsInf, FloatTypes)
WRT_UNARY_KERNEL(is_finite, "IsFinite", IsFinite, FloatTypes)

extern "C" {
int32_t wrt_op_identity(wrt_call *call) { return same(call); }
int32_t wrt_op_stop_gradient(wrt_call *call) { return same(call); }
int32_t wrt_op_prevent_gradient(wrt_call *call) { return same(call); }

int32_t wrt_op_zeros_like(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  if (const TensorList *list = TensorList::of(x)) {
    TensorList *zeros = zeroList(call->frame, *list);
    call->outputs[0] = zeros ? wrt_tensor_of_object(call->frame, WRT_VARIANT, zeros) : nullptr;
    return call->outputs[0] ? 0 : WRT_RESOURCE_EXHAUSTED;
  }
  call->outputs[0] = wrt_tensor_zeros(call->frame, x->dtype, x->rank, x->dims);
  return call->outputs[0] ? 0 : WRT_RESOURCE_EXHAUSTED;
}
}
