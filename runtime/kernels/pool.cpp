// max_pool, avg_pool and their gradients; resolveWindow for convolutions too.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "kernels/window.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <limits>

namespace wrt {

int32_t resolveWindow(wrt_call *call, const int64_t *in, const int64_t *kernel, const wrt_attr &strides,
                      const wrt_attr &padding, const wrt_attr &explicitPaddings, const wrt_attr &dilations, bool nchw,
                      Window &w) {
  const std::string_view kind = stringOr(padding, "VALID");
  const auto s = intsOf(strides), d = intsOf(dilations), e = intsOf(explicitPaddings);
  for (size_t i = 0; i < 2; ++i) {
    const size_t at = i + (nchw ? 2 : 1);
    w.in[i] = in[i];
    w.kernel[i] = kernel[i];
    w.stride[i] = s.size() == 4 ? s[at] : s.size() == 2 ? s[i] : s.size() == 1 ? s[0] : 1;
    w.dilation[i] = d.size() == 4 ? d[at] : 1;
    if (w.stride[i] <= 0) return invalid(call, "Sliding window strides should be greater than 0.");
    if (w.dilation[i] <= 0) return invalid(call, "Dilated rates should be larger than 0.");
    const int64_t reach = (w.kernel[i] - 1) * w.dilation[i] + 1;
    int64_t after = 0;
    w.before[i] = 0;
    if (kind == "SAME") {
      w.out[i] = (w.in[i] + w.stride[i] - 1) / w.stride[i];
      const int64_t needed = std::max<int64_t>(0, (w.out[i] - 1) * w.stride[i] + reach - w.in[i]);
      w.before[i] = needed / 2;
      continue;
    }
    if (kind == "EXPLICIT" && e.size() == 8) {
      w.before[i] = e[2 * at];
      after = e[2 * at + 1];
    }
    w.out[i] = (w.in[i] + w.before[i] + after - reach + w.stride[i]) / w.stride[i];
    if (w.in[i] + w.before[i] + after < reach || w.out[i] < 0)
      return invalid(
          call,
          "Computed output size would be negative: %lld [input_size: %lld, effective_filter_size: %lld, stride: %lld]",
          static_cast<long long>((w.in[i] + w.before[i] + after - reach + w.stride[i]) / w.stride[i]),
          static_cast<long long>(w.in[i]), static_cast<long long>(reach), static_cast<long long>(w.stride[i]));
  }
  return 0;
}

namespace {

struct Pool {
  Window w;
  bool nchw = false;
  int64_t batch = 0, channels = 0;
  int64_t inAt(int64_t b, int64_t y, int64_t x, int64_t c) const {
    return nchw ? ((b * channels + c) * w.in[0] + y) * w.in[1] + x : ((b * w.in[0] + y) * w.in[1] + x) * channels + c;
  }
  int64_t outAt(int64_t b, int64_t y, int64_t x, int64_t c) const {
    return nchw ? ((b * channels + c) * w.out[0] + y) * w.out[1] + x
                : ((b * w.out[0] + y) * w.out[1] + x) * channels + c;
  }
  std::vector<int64_t> outShape() const {
    if (nchw) return {batch, channels, w.out[0], w.out[1]};
    return {batch, w.out[0], w.out[1], channels};
  }
};

int32_t prepare(wrt_call *call, std::span<const int64_t> shape, Pool &p) {
  if (shape.size() != 4) return invalid(call, "tensor_in must be 4-dimensional");
  p.nchw = stringOr(attrOf(call, 3), "NHWC") == "NCHW";
  const auto ksize = intsOf(attrOf(call, 0));
  if (ksize.size() != 4) return invalid(call, "Sliding window ksize field must specify 4 dimensions");
  const size_t h = p.nchw ? 2 : 1;
  p.batch = shape[0];
  p.channels = shape[p.nchw ? 1 : 3];
  const int64_t in[] = {shape[h], shape[h + 1]}, kernel[] = {ksize[h], ksize[h + 1]};
  return resolveWindow(call, in, kernel, attrOf(call, 1), attrOf(call, 2), {}, {}, p.nchw, p.w);
}

/// f(output element, the window's range of rows and columns, batch, channel)
template <typename F> void eachWindow(const Pool &p, F &&f) {
  for (int64_t b = 0; b < p.batch; ++b)
    for (int64_t oy = 0; oy < p.w.out[0]; ++oy)
      for (int64_t ox = 0; ox < p.w.out[1]; ++ox) {
        const int64_t y = oy * p.w.stride[0] - p.w.before[0], x = ox * p.w.stride[1] - p.w.before[1];
        const int64_t y0 = std::max<int64_t>(y, 0), y1 = std::min(y + p.w.kernel[0], p.w.in[0]);
        const int64_t x0 = std::max<int64_t>(x, 0), x1 = std::min(x + p.w.kernel[1], p.w.in[1]);
        for (int64_t c = 0; c < p.channels; ++c) f(p.outAt(b, oy, ox, c), y0, y1, x0, x1, b, c);
      }
}

template <typename T, bool Max> void poolLoop(const Pool &p, const wrt_tensor *x, wrt_tensor *out) {
  using C = Compute<T>;
  eachWindow(p, [&](int64_t to, int64_t y0, int64_t y1, int64_t x0, int64_t x1, int64_t b, int64_t c) {
    C acc = Max ? std::numeric_limits<C>::lowest() : C(0);
    for (int64_t y = y0; y < y1; ++y)
      for (int64_t k = x0; k < x1; ++k) {
        const C v = static_cast<C>(data<T>(x)[p.inAt(b, y, k, c)]);
        if constexpr (Max)
          acc = v > acc || v != v ? v : acc;
        else
          acc += v;
      }
    if constexpr (!Max) acc = acc / static_cast<C>((y1 - y0) * (x1 - x0));
    mutableData<T>(out)[to] = static_cast<T>(acc);
  });
}

/// Gradient to the first greatest element of each window, or an equal share to all.
template <typename T, bool Max>
void gradLoop(const Pool &p, const wrt_tensor *x, const wrt_tensor *dy, wrt_tensor *dx) {
  using C = Compute<T>;
  std::vector<C> sum(static_cast<size_t>(dx->size));
  eachWindow(p, [&](int64_t from, int64_t y0, int64_t y1, int64_t x0, int64_t x1, int64_t b, int64_t c) {
    const C g = static_cast<C>(data<T>(dy)[from]);
    int64_t best = -1;
    for (int64_t y = y0; y < y1; ++y)
      for (int64_t k = x0; k < x1; ++k) {
        const int64_t at = p.inAt(b, y, k, c);
        if constexpr (Max) {
          if (best < 0 || static_cast<C>(data<T>(x)[at]) > static_cast<C>(data<T>(x)[best])) best = at;
        } else {
          sum[static_cast<size_t>(at)] += g / static_cast<C>((y1 - y0) * (x1 - x0));
        }
      }
    if (Max && best >= 0) sum[static_cast<size_t>(best)] += g;
  });
  for (int64_t i = 0; i < dx->size; ++i) mutableData<T>(dx)[i] = static_cast<T>(sum[static_cast<size_t>(i)]);
}

template <bool Max> int32_t pool(wrt_call *call, const char *tfName) {
  const wrt_tensor *x = call->inputs[0];
  Pool p;
  if (const int32_t code = prepare(call, dims(x), p)) return code;
  wrt_tensor *y = newOutput(call, 0, x->dtype, p.outShape());
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  switch (x->dtype) {
  case WRT_FLOAT32:
    poolLoop<float, Max>(p, x, y);
    return 0;
  case WRT_FLOAT64:
    poolLoop<double, Max>(p, x, y);
    return 0;
  case WRT_HALF:
    poolLoop<Half, Max>(p, x, y);
    return 0;
  case WRT_BFLOAT16:
    poolLoop<BFloat16, Max>(p, x, y);
    return 0;
  case WRT_INT32:
    poolLoop<int32_t, Max>(p, x, y);
    return 0;
  case WRT_INT64:
    poolLoop<int64_t, Max>(p, x, y);
    return 0;
  default:
    return noKernel(call, tfName, x->dtype);
  }
}

template <bool Max>
int32_t poolGrad(wrt_call *call, const char *tfName, const wrt_tensor *x, const wrt_tensor *dy,
                 std::span<const int64_t> shape) {
  Pool p;
  if (const int32_t code = prepare(call, shape, p)) return code;
  if (!std::ranges::equal(dims(dy), p.outShape()))
    return invalid(call, "Expected grad shape to be %s, but got %s", shapeText(p.outShape()).c_str(),
                   shapeText(dims(dy)).c_str());
  wrt_tensor *dx = newOutput(call, 0, dy->dtype, shape);
  if (!dx) return WRT_RESOURCE_EXHAUSTED;
  switch (dy->dtype) {
  case WRT_FLOAT32:
    gradLoop<float, Max>(p, x, dy, dx);
    return 0;
  case WRT_FLOAT64:
    gradLoop<double, Max>(p, x, dy, dx);
    return 0;
  case WRT_HALF:
    gradLoop<Half, Max>(p, x, dy, dx);
    return 0;
  case WRT_BFLOAT16:
    gradLoop<BFloat16, Max>(p, x, dy, dx);
    return 0;
  default:
    return noKernel(call, tfName, dy->dtype);
  }
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {
int32_t wrt_op_max_pool(wrt_call *call) { return pool<true>(call, "MaxPool"); }
int32_t wrt_op_avg_pool(wrt_call *call) { return pool<false>(call, "AvgPool"); }
int32_t wrt_op_max_pool_grad(wrt_call *call) { // input, output, dy
  return poolGrad<true>(call, "MaxPoolGrad", call->inputs[0], call->inputs[2], dims(call->inputs[0]));
}
int32_t wrt_op_avg_pool_grad(wrt_call *call) { // input shape, dy
  std::vector<int64_t> shape;
  if (!readInts(call, call->inputs[0], shape)) return WRT_INVALID_ARGUMENT;
  return poolGrad<false>(call, "AvgPoolGrad", nullptr, call->inputs[1], shape);
}
}
