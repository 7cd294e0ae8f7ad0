// Parts of complex numbers.
#include "kernels/broadcast.h"
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"

namespace wrt {
namespace {

struct Real {
  template <typename T> static typename T::value_type apply(T x) { return x.real(); }
};
struct Imag {
  template <typename T> static typename T::value_type apply(T x) { return x.imag(); }
};
struct Angle {
  template <typename T> static typename T::value_type apply(T x) { return std::arg(x); }
};
struct Magnitude {
  template <typename T> static typename T::value_type apply(T x) { return std::abs(x); }
};
struct Conj {
  template <typename T> static T apply(T x) { return std::conj(x); }
};

template <typename T> void join(const void *x, int64_t xs, const void *y, int64_t ys, void *z, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    static_cast<std::complex<T> *>(z)[i] = {static_cast<const T *>(x)[i * xs], static_cast<const T *>(y)[i * ys]};
}

int32_t same(wrt_call *call) {
  wrt_retain(call->inputs[0]);
  call->outputs[0] = call->inputs[0];
  return 0;
}

} // namespace
} // namespace wrt

using namespace wrt;
WRT_UNARY_KERNEL(complex_abs, "ComplexAbs", Magnitude, ComplexTypes)
WRT_UNARY_KERNEL(angle, "Angle", Angle, ComplexTypes)

// Of a real number the real part and the conjugate are itself.
extern "C" int32_t wrt_op_real(wrt_call *call) {
  return isComplex(call->inputs[0]->dtype) ? runUnary(call, "Real", unaryEntries<Real>(ComplexTypes{})) : same(call);
}
extern "C" int32_t wrt_op_imag(wrt_call *call) { return runUnary(call, "Imag", unaryEntries<Imag>(ComplexTypes{})); }
extern "C" int32_t wrt_op_conj(wrt_call *call) {
  return isComplex(call->inputs[0]->dtype) ? runUnary(call, "Conj", unaryEntries<Conj>(ComplexTypes{})) : same(call);
}
extern "C" int32_t wrt_op_complex(wrt_call *call) {
  static constexpr BinaryEntry entries[] = {{WRT_FLOAT32, WRT_COMPLEX64, join<float>},
                                            {WRT_FLOAT64, WRT_COMPLEX128, join<double>}};
  return runBinary(call, "Complex", entries);
}
