// Comparisons, logical and bitwise operations.
#include "kernels/elementwise.h"
#include <cstring>

namespace wrt {
namespace {

#define COMPARISON(Name, op)                                                                                           \
  struct Name {                                                                                                        \
    template <typename T> static bool apply(T a, T b) { return a op b; }                                               \
  };
COMPARISON(Equal, ==)
COMPARISON(NotEqual, !=)
COMPARISON(Less, <)
COMPARISON(LessEqual, <=)
COMPARISON(Greater, >)
COMPARISON(GreaterEqual, >=)
#undef COMPARISON

struct LogicalAnd {
  static bool apply(bool a, bool b) { return a & b; }
};
struct LogicalOr {
  static bool apply(bool a, bool b) { return a | b; }
};
struct LogicalNot {
  static bool apply(bool a) { return !a; }
};

struct BitwiseAnd {
  template <typename T> static T apply(T a, T b) { return static_cast<T>(a & b); }
};
struct BitwiseOr {
  template <typename T> static T apply(T a, T b) { return static_cast<T>(a | b); }
};
struct BitwiseXor {
  template <typename T> static T apply(T a, T b) { return static_cast<T>(a ^ b); }
};
struct Invert {
  template <typename T> static T apply(T a) { return static_cast<T>(~a); }
};
// TensorFlow clamps the count into [0, bits - 1].
template <typename T> int shiftCount(T n) {
  constexpr int last = static_cast<int>(sizeof(T) * 8) - 1;
  if constexpr (std::is_signed_v<T>)
    if (n < 0) return 0;
  return n > static_cast<T>(last) ? last : static_cast<int>(n);
}
struct LeftShift {
  template <typename T> static T apply(T a, T n) {
    return static_cast<T>(static_cast<std::make_unsigned_t<T>>(a) << shiftCount(n));
  }
};
struct RightShift {
  template <typename T> static T apply(T a, T n) { return static_cast<T>(a >> shiftCount(n)); }
};

bool sameText(const wrt_string &a, const wrt_string &b) {
  return a.size == b.size && (a.size == 0 || !std::memcmp(a.data, b.data, static_cast<size_t>(a.size)));
}
template <bool Negate>
void stringLoop(const void *x, int64_t xStride, const void *y, int64_t yStride, void *z, int64_t n) {
  const auto *a = static_cast<const wrt_string *>(x);
  const auto *b = static_cast<const wrt_string *>(y);
  auto *out = static_cast<bool *>(z);
  for (int64_t i = 0; i < n; ++i) out[i] = sameText(a[i * xStride], b[i * yStride]) != Negate;
}

/// With incompatible_shape_error=False operands that do not fit are simply unequal: one bool.
template <typename F, bool Negate> int32_t equality(wrt_call *call, const char *tfName) {
  const wrt_tensor *x = call->inputs[0], *y = call->inputs[1];
  if (call->n_attrs > 0 && !boolOr(call->attrs[0], true)) {
    const size_t a = static_cast<size_t>(x->rank), b = static_cast<size_t>(y->rank), n = a < b ? a : b;
    for (size_t i = 1; i <= n; ++i) {
      const int64_t p = x->dims[a - i], q = y->dims[b - i];
      if (p != q && p != 1 && q != 1) {
        wrt_tensor *z = newOutput(call, 0, WRT_BOOL, {});
        if (!z) return WRT_RESOURCE_EXHAUSTED;
        *mutableData<bool>(z) = Negate;
        return 0;
      }
    }
  }
  if (x->dtype == WRT_STRING) {
    static constexpr BinaryEntry entry[] = {{WRT_STRING, WRT_BOOL, stringLoop<Negate>}};
    return runBinary(call, tfName, entry);
  }
  using AllTypes = Join<NumberTypes, Types<bool>>;
  return runBinary(call, tfName, binaryEntries<F>(AllTypes{}));
}

using Bool = Types<bool>;

} // namespace
} // namespace wrt

using namespace wrt;
extern "C" int32_t wrt_op_equal(wrt_call *call) { return equality<Equal, false>(call, "Equal"); }
extern "C" int32_t wrt_op_not_equal(wrt_call *call) { return equality<NotEqual, true>(call, "NotEqual"); }
WRT_BINARY_KERNEL(less, "Less", Less, RealTypes)
WRT_BINARY_KERNEL(less_equal, "LessEqual", LessEqual, RealTypes)
WRT_BINARY_KERNEL(greater, "Greater", Greater, RealTypes)
WRT_BINARY_KERNEL(greater_equal, "GreaterEqual", GreaterEqual, RealTypes)
WRT_BINARY_KERNEL(logical_and, "LogicalAnd", LogicalAnd, Bool)
WRT_BINARY_KERNEL(logical_or, "LogicalOr", LogicalOr, Bool)
WRT_UNARY_KERNEL(logical_not, "LogicalNot", LogicalNot, Bool)
WRT_BINARY_KERNEL(bitwise_and, "BitwiseAnd", BitwiseAnd, IntegerTypes)
WRT_BINARY_KERNEL(bitwise_or, "BitwiseOr", BitwiseOr, IntegerTypes)
WRT_BINARY_KERNEL(bitwise_xor, "BitwiseXor", BitwiseXor, IntegerTypes)
WRT_BINARY_KERNEL(left_shift, "LeftShift", LeftShift, IntegerTypes)
WRT_BINARY_KERNEL(right_shift, "RightShift", RightShift, IntegerTypes)
WRT_UNARY_KERNEL(invert, "Invert", Invert, IntegerTypes)
