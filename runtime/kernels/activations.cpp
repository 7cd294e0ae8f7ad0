// Activations and their gradient ops. A gradient op takes the gradient first, except that those that use the result
// take the result first, as TensorFlow's ops do.
#include "kernels/elementwise.h"

namespace wrt {
namespace {

struct Relu {
  template <typename T> static T apply(T x) { return x > T(0) || x != x ? x : T(0); }
};
struct Relu6 {
  template <typename T> static T apply(T x) { return x != x ? x : x > T(6) ? T(6) : x > T(0) ? x : T(0); }
};
struct Elu {
  template <typename T> static T apply(T x) { return x < T(0) ? std::expm1(x) : x; }
};
constexpr double seluScale = 1.0507009873554804934193349852946, seluScaleAlpha = 1.7580993408473768599402175208123;
struct Selu {
  template <typename T> static T apply(T x) {
    return x < T(0) ? static_cast<T>(seluScaleAlpha) * std::expm1(x) : static_cast<T>(seluScale) * x;
  }
};
struct Softplus {
  template <typename T> static T apply(T x) {
    // Where exp(x) is lost next to 1, or 1 next to exp(x), the answer is exp(x) or x.
    const T threshold = std::log(std::numeric_limits<T>::epsilon()) + T(2);
    if (x > -threshold) return x;
    if (x < threshold) return std::exp(x);
    return std::log1p(std::exp(x));
  }
};
struct Softsign {
  template <typename T> static T apply(T x) { return x / (T(1) + std::fabs(x)); }
};

struct ReluGrad {
  template <typename T> static T apply(T dy, T x) { return x > T(0) ? dy : T(0); }
};
struct Relu6Grad {
  template <typename T> static T apply(T dy, T x) { return x > T(0) && x < T(6) ? dy : T(0); }
};
struct EluGrad { // of the result
  template <typename T> static T apply(T dy, T y) { return y < T(0) ? (y + T(1)) * dy : dy; }
};
struct SeluGrad { // of the result
  template <typename T> static T apply(T dy, T y) {
    return y < T(0) ? dy * (y + static_cast<T>(seluScaleAlpha)) : dy * static_cast<T>(seluScale);
  }
};
struct SoftplusGrad {
  template <typename T> static T apply(T dy, T x) { return dy / (std::exp(-x) + T(1)); }
};
struct SoftsignGrad {
  template <typename T> static T apply(T dy, T x) {
    const T d = T(1) + std::fabs(x);
    return dy / (d * d);
  }
};
template <typename T> T conjugate(T y) {
  if constexpr (requires { y.imag(); })
    return std::conj(y);
  else
    return y;
}
struct SigmoidGrad { // of (result, dy)
  template <typename T> static T apply(T y, T dy) { return dy * conjugate(y * (T(1) - y)); }
};
struct TanhGrad {
  template <typename T> static T apply(T y, T dy) { return dy * conjugate(T(1) - y * y); }
};
/// Narrow floats are rounded after each step, as TensorFlow does here.
template <typename Narrow> struct NarrowTanhGrad {
  static float rounded(float x) { return static_cast<float>(static_cast<Narrow>(x)); }
  static float apply(float y, float dy) { return dy * rounded(1 - rounded(y * y)); }
};
struct SqrtGrad {
  template <typename T> static T apply(T y, T dy) { return dy * T(0.5) / conjugate(y); }
};
struct RsqrtGrad {
  template <typename T> static T apply(T y, T dy) {
    const T c = conjugate(y);
    return T(-0.5) * dy * c * c * c;
  }
};
struct ReciprocalGrad {
  template <typename T> static T apply(T y, T dy) {
    const T c = conjugate(y);
    return -dy * c * c;
  }
};

using FloatComplex = Join<FloatTypes, ComplexTypes>;

template <typename T> void leakyLoop(const wrt_tensor *x, wrt_tensor *y, double slope) {
  using C = Compute<T>;
  const auto alpha = static_cast<C>(slope);
  const T *in = data<T>(x);
  T *out = mutableData<T>(y);
  for (int64_t i = 0; i < x->size; ++i) {
    const auto v = static_cast<C>(in[i]);
    out[i] = static_cast<T>(v > C(0) ? v : alpha * v);
  }
}
template <typename T> void leakyGradLoop(const wrt_tensor *dy, const wrt_tensor *x, wrt_tensor *dx, double slope) {
  using C = Compute<T>;
  const auto alpha = static_cast<C>(slope);
  for (int64_t i = 0; i < x->size; ++i) {
    const auto g = static_cast<C>(data<T>(dy)[i]);
    mutableData<T>(dx)[i] = static_cast<T>(static_cast<C>(data<T>(x)[i]) > C(0) ? g : alpha * g);
  }
}

} // namespace
} // namespace wrt

using namespace wrt;
WRT_UNARY_KERNEL(relu, "Relu", Relu, RealTypes)
WRT_UNARY_KERNEL(relu6, "Relu6", Relu6, RealTypes)
WRT_UNARY_KERNEL(elu, "Elu", Elu, FloatTypes)
WRT_UNARY_KERNEL(selu, "Selu", Selu, FloatTypes)
WRT_UNARY_KERNEL(softplus, "Softplus", Softplus, FloatTypes)
WRT_UNARY_KERNEL(softsign, "Softsign", Softsign, FloatTypes)
WRT_SAME_SHAPE_KERNEL(relu_grad, "ReluGrad", ReluGrad, RealTypes)
WRT_SAME_SHAPE_KERNEL(relu6_grad, "Relu6Grad", Relu6Grad, RealTypes)
WRT_SAME_SHAPE_KERNEL(elu_grad, "EluGrad", EluGrad, FloatTypes)
WRT_SAME_SHAPE_KERNEL(selu_grad, "SeluGrad", SeluGrad, FloatTypes)
WRT_SAME_SHAPE_KERNEL(softplus_grad, "SoftplusGrad", SoftplusGrad, FloatTypes)
WRT_SAME_SHAPE_KERNEL(softsign_grad, "SoftsignGrad", SoftsignGrad, FloatTypes)
WRT_SAME_SHAPE_KERNEL(sigmoid_grad, "SigmoidGrad", SigmoidGrad, FloatComplex)
extern "C" int32_t wrt_op_tanh_grad(wrt_call *call) {
  switch (call->inputs[0]->dtype) {
  case WRT_HALF:
    return runSameShape(call, "TanhGrad", binaryEntries<NarrowTanhGrad<Half>>(Types<Half>{}));
  case WRT_BFLOAT16:
    return runSameShape(call, "TanhGrad", binaryEntries<NarrowTanhGrad<BFloat16>>(Types<BFloat16>{}));
  default:
    return runSameShape(call, "TanhGrad", binaryEntries<TanhGrad>(FloatComplex{}));
  }
}
WRT_SAME_SHAPE_KERNEL(sqrt_grad, "SqrtGrad", SqrtGrad, FloatComplex)
WRT_SAME_SHAPE_KERNEL(rsqrt_grad, "RsqrtGrad", RsqrtGrad, FloatComplex)
WRT_SAME_SHAPE_KERNEL(reciprocal_grad, "ReciprocalGrad", ReciprocalGrad, FloatComplex)

extern "C" int32_t wrt_op_leaky_relu(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const double alpha = call->n_attrs > 0 ? floatOr(call->attrs[0], 0.2f) : 0.2f;
  if (!isFloating(x->dtype)) return noKernel(call, "LeakyRelu", x->dtype);
  wrt_tensor *y = newOutput(call, 0, x->dtype, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  switch (x->dtype) {
  case WRT_FLOAT32:
    leakyLoop<float>(x, y, alpha);
    break;
  case WRT_FLOAT64:
    leakyLoop<double>(x, y, alpha);
    break;
  case WRT_HALF:
    leakyLoop<Half>(x, y, alpha);
    break;
  default:
    leakyLoop<BFloat16>(x, y, alpha);
    break;
  }
  return 0;
}

extern "C" int32_t wrt_op_leaky_relu_grad(wrt_call *call) {
  const wrt_tensor *dy = call->inputs[0], *x = call->inputs[1];
  const double alpha = call->n_attrs > 0 ? floatOr(call->attrs[0], 0.2f) : 0.2f;
  if (!isFloating(x->dtype)) return noKernel(call, "LeakyReluGrad", x->dtype);
  if (dy->size != x->size || dy->dtype != x->dtype)
    return invalid(call, "LeakyReluGrad: the inputs must have one shape");
  wrt_tensor *dx = newOutput(call, 0, x->dtype, dims(x));
  if (!dx) return WRT_RESOURCE_EXHAUSTED;
  switch (x->dtype) {
  case WRT_FLOAT32:
    leakyGradLoop<float>(dy, x, dx, alpha);
    break;
  case WRT_FLOAT64:
    leakyGradLoop<double>(dy, x, dx, alpha);
    break;
  case WRT_HALF:
    leakyGradLoop<Half>(dy, x, dx, alpha);
    break;
  default:
    leakyGradLoop<BFloat16>(dy, x, dx, alpha);
    break;
  }
  return 0;
}
