// add, sub, mul and the other arithmetic of two operands that needs no functions of libm. Integers wrap.
#include "core/call.h"
#include "kernels/elementwise.h"
#include <cstdlib>
#include <cstring>

namespace wrt {
namespace {

/// Signed overflow is undefined in C++: compute in unsigned.
template <typename T> auto wrapped(T v) {
  if constexpr (std::is_integral_v<T>)
    return static_cast<std::conditional_t<(sizeof(T) < 4), uint32_t, std::make_unsigned_t<T>>>(v);
  else
    return v;
}

struct Add {
  template <typename T> static T apply(T a, T b) { return static_cast<T>(wrapped(a) + wrapped(b)); }
};
struct Sub {
  template <typename T> static T apply(T a, T b) { return static_cast<T>(wrapped(a) - wrapped(b)); }
};
struct Mul {
  template <typename T> static T apply(T a, T b) { return static_cast<T>(wrapped(a) * wrapped(b)); }
};
struct MulNoNan {
  template <typename T> static T apply(T a, T b) { return b == T(0) ? T(0) : a * b; }
};
struct SquaredDifference {
  template <typename T> static T apply(T a, T b) {
    const T d = static_cast<T>(wrapped(a) - wrapped(b));
    if constexpr (requires { d.imag(); })
      return std::conj(d) * d;
    else
      return static_cast<T>(wrapped(d) * wrapped(d));
  }
};
// A NaN on either side is the result.
struct Maximum {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_floating_point_v<T>)
      return (a > b || a != a) ? a : (b != b || !(a > b)) ? b : a;
    else
      return a > b ? a : b;
  }
};
struct Minimum {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_floating_point_v<T>)
      return (a < b || a != a) ? a : b;
    else
      return a < b ? a : b;
  }
};

using AddTypes = NumberTypes;

int32_t concatStrings(wrt_call *call);

} // namespace
} // namespace wrt

using namespace wrt;
extern "C" int32_t wrt_op_add_v2(wrt_call *call) {
  if (call->inputs[0]->dtype == WRT_STRING && call->inputs[1]->dtype == WRT_STRING) return concatStrings(call);
  return runBinary(call, "AddV2", binaryEntries<Add>(AddTypes{}));
}
WRT_BINARY_KERNEL(sub, "Sub", Sub, NumberTypes)
WRT_BINARY_KERNEL(mul, "Mul", Mul, NumberTypes)
using FloatAndComplex = Join<FloatTypes, ComplexTypes>;
WRT_BINARY_KERNEL(mul_no_nan, "MulNoNan", MulNoNan, FloatAndComplex)
using DifferenceTypes = Join<FloatTypes, Types<int32_t, int64_t>, ComplexTypes>;
WRT_BINARY_KERNEL(squared_difference, "SquaredDifference", SquaredDifference, DifferenceTypes)
WRT_BINARY_KERNEL(maximum, "Maximum", Maximum, RealTypes)
WRT_BINARY_KERNEL(minimum, "Minimum", Minimum, RealTypes)

namespace wrt {
namespace {

void concatLoop(const void *x, int64_t xStride, const void *y, int64_t yStride, void *z, int64_t n) {
  const auto *a = static_cast<const wrt_string *>(x);
  const auto *b = static_cast<const wrt_string *>(y);
  auto *out = static_cast<wrt_string *>(z);
  for (int64_t i = 0; i < n; ++i) {
    const wrt_string &left = a[i * xStride], &right = b[i * yStride];
    const int64_t size = left.size + right.size;
    if (!size) continue;
    auto *text = static_cast<char *>(std::malloc(static_cast<size_t>(size)));
    if (!text) std::abort();
    if (left.size) std::memcpy(text, left.data, static_cast<size_t>(left.size));
    if (right.size) std::memcpy(text + left.size, right.data, static_cast<size_t>(right.size));
    out[i] = {text, size};
  }
}

int32_t concatStrings(wrt_call *call) {
  static constexpr BinaryEntry entry[] = {{WRT_STRING, WRT_STRING, concatLoop}};
  return runBinary(call, "AddV2", entry);
}

} // namespace
} // namespace wrt

namespace wrt {

BinaryLoop divideLoop(int32_t dtype); // division.cpp

BinaryLoop combineLoop(Combine combine, int32_t dtype) {
  if (combine == Combine::Div) return divideLoop(dtype);
  std::span<const BinaryEntry> entries;
  switch (combine) {
  case Combine::Update:
  case Combine::Div:
    return nullptr;
  case Combine::Add:
    entries = binaryEntries<Add>(AddTypes{});
    break;
  case Combine::Sub:
    entries = binaryEntries<Sub>(NumberTypes{});
    break;
  case Combine::Mul:
    entries = binaryEntries<Mul>(NumberTypes{});
    break;
  case Combine::Min:
    entries = binaryEntries<Minimum>(RealTypes{});
    break;
  case Combine::Max:
    entries = binaryEntries<Maximum>(RealTypes{});
    break;
  }
  for (const BinaryEntry &entry : entries)
    if (entry.in == dtype) return entry.loop;
  return nullptr;
}

} // namespace wrt
