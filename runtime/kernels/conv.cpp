// conv2d, depthwise_conv2d_native and their gradients: patches as rows of a matrix, then one matrix product. NHWC
// inside; NCHW is turned round at the border.
#include "kernels/blas.h"
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "kernels/window.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cstring>

namespace wrt {
namespace {

struct ConvCall {
  wrt_call *call;
  const char *tfName;
  bool nchw = false;
  Window window{};
  int64_t batch = 0, channels = 0, outChannels = 0, kernelChannels = 0;
};

/// Fills in everything from the input's and the filter's dims; 0 or a code.
int32_t prepare(ConvCall &c, std::span<const int64_t> input, std::span<const int64_t> filter, bool depthwise) {
  wrt_call *call = c.call;
  const std::string_view format = stringOr(attrOf(call, 3), "NHWC");
  c.nchw = format == "NCHW";
  if (input.size() != 4) return invalid(call, "input must be 4-dimensional: %s", shapeText(input).c_str());
  if (filter.size() != 4) return invalid(call, "filter must be 4-dimensional: %s", shapeText(filter).c_str());
  const int h = c.nchw ? 2 : 1;
  c.batch = input[0];
  c.channels = input[c.nchw ? 1 : 3];
  c.kernelChannels = filter[2];
  c.outChannels = depthwise ? filter[2] * filter[3] : filter[3];
  if (depthwise ? c.channels != filter[2] : (filter[2] == 0 || c.channels % filter[2] != 0))
    return invalid(call, "input depth must be evenly divisible by filter depth: %lld vs %lld",
                   static_cast<long long>(c.channels), static_cast<long long>(filter[2]));
  if (!depthwise && c.channels != filter[2] && c.outChannels % (c.channels / filter[2]) != 0)
    return invalid(call, "output depth must be evenly divisible by number of groups: %lld vs %lld",
                   static_cast<long long>(c.outChannels), static_cast<long long>(c.channels / filter[2]));
  const int64_t extents[] = {input[static_cast<size_t>(h)], input[static_cast<size_t>(h + 1)]},
                kernel[] = {filter[0], filter[1]};
  return resolveWindow(call, extents, kernel, attrOf(call, 0), attrOf(call, 1), attrOf(call, 2), attrOf(call, 4),
                       c.nchw, c.window);
}

std::vector<int64_t> imageShape(const ConvCall &c, int64_t h, int64_t w, int64_t channels) {
  if (c.nchw) return {c.batch, channels, h, w};
  return {c.batch, h, w, channels};
}

/// The image with channels last, as float or double.
template <typename A, typename T>
std::vector<A> channelsLast(const T *x, bool nchw, int64_t n, int64_t h, int64_t w, int64_t channels) {
  std::vector<A> out(static_cast<size_t>(n * h * w * channels));
  if (!nchw) {
    for (size_t i = 0; i < out.size(); ++i) out[i] = static_cast<A>(x[i]);
    return out;
  }
  size_t at = 0;
  for (int64_t b = 0; b < n; ++b)
    for (int64_t p = 0; p < h * w; ++p)
      for (int64_t c = 0; c < channels; ++c) out[at++] = static_cast<A>(x[(b * channels + c) * h * w + p]);
  return out;
}
template <typename A, typename T>
void store(const std::vector<A> &x, T *out, bool nchw, int64_t n, int64_t h, int64_t w, int64_t channels) {
  if (!nchw) {
    for (size_t i = 0; i < x.size(); ++i) out[i] = static_cast<T>(x[i]);
    return;
  }
  size_t at = 0;
  for (int64_t b = 0; b < n; ++b)
    for (int64_t p = 0; p < h * w; ++p)
      for (int64_t c = 0; c < channels; ++c) out[(b * channels + c) * h * w + p] = static_cast<T>(x[at++]);
}

/// f(row of the patch matrix, column, element of the image or -1 in the padding) for one image.
template <typename F> void eachTap(const Window &w, F &&f) {
  for (int64_t oy = 0; oy < w.out[0]; ++oy)
    for (int64_t ox = 0; ox < w.out[1]; ++ox)
      for (int64_t ky = 0; ky < w.kernel[0]; ++ky)
        for (int64_t kx = 0; kx < w.kernel[1]; ++kx) {
          const int64_t y = oy * w.stride[0] + ky * w.dilation[0] - w.before[0],
                        x = ox * w.stride[1] + kx * w.dilation[1] - w.before[1];
          const bool inside = y >= 0 && y < w.in[0] && x >= 0 && x < w.in[1];
          f(oy * w.out[1] + ox, ky * w.kernel[1] + kx, inside ? y * w.in[1] + x : -1);
        }
}

enum class What { Forward, InputGradient, FilterGradient };

/// Dense and grouped convolution, all three products. `image` and `filter` in, or out for their gradient.
template <typename A>
void convolve(const ConvCall &c, What what, std::vector<A> &image, std::vector<A> &filter, std::vector<A> &result) {
  const Window &w = c.window;
  const int64_t groups = c.channels / c.kernelChannels, kc = c.kernelChannels, oc = c.outChannels / groups;
  const int64_t rows = w.out[0] * w.out[1], taps = w.kernel[0] * w.kernel[1], columns = taps * kc;
  std::vector<A> patches(static_cast<size_t>(rows * columns)), kernel(static_cast<size_t>(columns * oc)),
      y(static_cast<size_t>(rows * oc)), part(kernel.size());
  for (int64_t b = 0; b < c.batch; ++b)
    for (int64_t g = 0; g < groups; ++g) {
      A *img = image.data() + b * w.in[0] * w.in[1] * c.channels + g * kc;
      A *res = result.data() + b * rows * c.outChannels + g * oc;
      if (what != What::FilterGradient)
        for (int64_t i = 0; i < columns; ++i)
          std::copy_n(filter.data() + i * c.outChannels + g * oc, oc, kernel.data() + i * oc);
      if (what != What::Forward)
        for (int64_t r = 0; r < rows; ++r) std::copy_n(res + r * c.outChannels, oc, y.data() + r * oc);
      if (what == What::InputGradient) {
        gemm(false, true, rows, columns, oc, y.data(), oc, kernel.data(), oc, patches.data(), columns);
        eachTap(w, [&](int64_t r, int64_t tap, int64_t at) {
          if (at < 0) return;
          for (int64_t k = 0; k < kc; ++k)
            img[at * c.channels + k] += patches[static_cast<size_t>(r * columns + tap * kc + k)];
        });
        continue;
      }
      eachTap(w, [&](int64_t r, int64_t tap, int64_t at) {
        A *to = patches.data() + r * columns + tap * kc;
        if (at < 0)
          std::fill_n(to, kc, A(0));
        else
          std::copy_n(img + at * c.channels, kc, to);
      });
      if (what == What::Forward) {
        gemm(false, false, rows, oc, columns, patches.data(), columns, kernel.data(), oc, y.data(), oc);
        for (int64_t r = 0; r < rows; ++r) std::copy_n(y.data() + r * oc, oc, res + r * c.outChannels);
      } else {
        gemm(true, false, columns, oc, rows, patches.data(), columns, y.data(), oc, part.data(), oc);
        for (int64_t i = 0; i < columns; ++i)
          for (int64_t k = 0; k < oc; ++k)
            filter[static_cast<size_t>(i * c.outChannels + g * oc + k)] += part[static_cast<size_t>(i * oc + k)];
      }
    }
}

/// Each channel with its own filters.
template <typename A>
void convolveDepthwise(const ConvCall &c, What what, std::vector<A> &image, std::vector<A> &filter,
                       std::vector<A> &result) {
  const Window &w = c.window;
  const int64_t many = c.outChannels / c.channels, pixels = w.in[0] * w.in[1], rows = w.out[0] * w.out[1];
  for (int64_t b = 0; b < c.batch; ++b)
    eachTap(w, [&](int64_t r, int64_t tap, int64_t at) {
      if (at < 0) return;
      A *img = image.data() + (b * pixels + at) * c.channels, *ker = filter.data() + tap * c.outChannels,
        *res = result.data() + (b * rows + r) * c.outChannels;
      for (int64_t k = 0; k < c.channels; ++k)
        for (int64_t m = 0; m < many; ++m) {
          if (what == What::Forward)
            res[k * many + m] += img[k] * ker[k * many + m];
          else if (what == What::InputGradient)
            img[k] += res[k * many + m] * ker[k * many + m];
          else
            ker[k * many + m] += img[k] * res[k * many + m];
        }
    });
}

template <typename T>
int32_t compute(ConvCall &c, What what, bool depthwise, const wrt_tensor *x, const wrt_tensor *filter,
                const wrt_tensor *dy, std::span<const int64_t> shape) {
  using A = std::conditional_t<std::is_same_v<T, double>, double, float>;
  const Window &w = c.window;
  const auto image = [&](int64_t h, int64_t width, int64_t channels) {
    return static_cast<size_t>(c.batch * h * width * channels);
  };
  const size_t filterSize = static_cast<size_t>(w.kernel[0] * w.kernel[1]) *
                            static_cast<size_t>(depthwise ? c.outChannels : c.kernelChannels * c.outChannels);
  std::vector<A> in = x ? channelsLast<A>(data<T>(x), c.nchw, c.batch, w.in[0], w.in[1], c.channels)
                        : std::vector<A>(image(w.in[0], w.in[1], c.channels));
  std::vector<A> ker = filter ? channelsLast<A>(data<T>(filter), false, 1, 1, 1, static_cast<int64_t>(filterSize))
                              : std::vector<A>(filterSize);
  std::vector<A> out = dy ? channelsLast<A>(data<T>(dy), c.nchw, c.batch, w.out[0], w.out[1], c.outChannels)
                          : std::vector<A>(image(w.out[0], w.out[1], c.outChannels));
  wrt_tensor *y = newOutput(c.call, 0, dtypeOf<T>, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (depthwise)
    convolveDepthwise<A>(c, what, in, ker, out);
  else
    convolve<A>(c, what, in, ker, out);
  T *to = mutableData<T>(y);
  if (what == What::Forward)
    store(out, to, c.nchw, c.batch, w.out[0], w.out[1], c.outChannels);
  else if (what == What::InputGradient)
    store(in, to, c.nchw, c.batch, w.in[0], w.in[1], c.channels);
  else
    store(ker, to, false, 1, 1, 1, static_cast<int64_t>(filterSize));
  return 0;
}

int32_t dispatch(ConvCall &c, What what, bool depthwise, const wrt_tensor *x, const wrt_tensor *filter,
                 const wrt_tensor *dy, std::span<const int64_t> shape, int32_t dtype) {
  switch (dtype) {
  case WRT_FLOAT32:
    return compute<float>(c, what, depthwise, x, filter, dy, shape);
  case WRT_FLOAT64:
    return compute<double>(c, what, depthwise, x, filter, dy, shape);
  case WRT_HALF:
    return compute<Half>(c, what, depthwise, x, filter, dy, shape);
  case WRT_BFLOAT16:
    return compute<BFloat16>(c, what, depthwise, x, filter, dy, shape);
  default:
    return noKernel(c.call, c.tfName, dtype);
  }
}

int32_t forward(wrt_call *call, const char *tfName, bool depthwise) {
  const wrt_tensor *x = call->inputs[0], *filter = call->inputs[1];
  ConvCall c{call, tfName};
  if (x->dtype != filter->dtype) return dtypeMismatch(call, tfName, 1, x->dtype, filter->dtype);
  if (const int32_t code = prepare(c, dims(x), dims(filter), depthwise)) return code;
  return dispatch(c, What::Forward, depthwise, x, filter, nullptr,
                  imageShape(c, c.window.out[0], c.window.out[1], c.outChannels), x->dtype);
}

int32_t inputGradient(wrt_call *call, const char *tfName, bool depthwise) { // input_sizes, filter, dy
  std::vector<int64_t> sizes;
  if (!readInts(call, call->inputs[0], sizes)) return WRT_INVALID_ARGUMENT;
  const wrt_tensor *filter = call->inputs[1], *dy = call->inputs[2];
  ConvCall c{call, tfName};
  if (sizes.size() == 2 && dy->rank == 4) { // extents of the picture alone
    const bool nchw = stringOr(attrOf(call, 3), "NHWC") == "NCHW";
    sizes = nchw ? std::vector<int64_t>{dy->dims[0], filter->dims[2], sizes[0], sizes[1]}
                 : std::vector<int64_t>{dy->dims[0], sizes[0], sizes[1], filter->dims[2]};
  }
  if (const int32_t code = prepare(c, sizes, dims(filter), depthwise)) return code;
  if (!std::ranges::equal(dims(dy), imageShape(c, c.window.out[0], c.window.out[1], c.outChannels)))
    return invalid(call, "%s: Size of out_backprop doesn't match computed: actual = %s, expected = %s", tfName,
                   shapeText(dims(dy)).c_str(),
                   shapeText(imageShape(c, c.window.out[0], c.window.out[1], c.outChannels)).c_str());
  return dispatch(c, What::InputGradient, depthwise, nullptr, filter, dy, sizes, dy->dtype);
}

int32_t filterGradient(wrt_call *call, const char *tfName, bool depthwise) { // input, filter_sizes, dy
  std::vector<int64_t> sizes;
  if (!readInts(call, call->inputs[1], sizes)) return WRT_INVALID_ARGUMENT;
  const wrt_tensor *x = call->inputs[0], *dy = call->inputs[2];
  ConvCall c{call, tfName};
  if (const int32_t code = prepare(c, dims(x), sizes, depthwise)) return code;
  if (!std::ranges::equal(dims(dy), imageShape(c, c.window.out[0], c.window.out[1], c.outChannels)))
    return invalid(call, "%s: Size of out_backprop doesn't match computed: actual = %s", tfName,
                   shapeText(dims(dy)).c_str());
  return dispatch(c, What::FilterGradient, depthwise, x, nullptr, dy, sizes, dy->dtype);
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {
int32_t wrt_op_conv2d(wrt_call *call) { return forward(call, "Conv2D", false); }
int32_t wrt_op_conv2d_backprop_input(wrt_call *call) { return inputGradient(call, "Conv2DBackpropInput", false); }
int32_t wrt_op_conv2d_backprop_filter(wrt_call *call) { return filterGradient(call, "Conv2DBackpropFilter", false); }
int32_t wrt_op_depthwise_conv2d_native(wrt_call *call) { return forward(call, "DepthwiseConv2dNative", true); }
int32_t wrt_op_depthwise_conv2d_native_backprop_input(wrt_call *call) {
  return inputGradient(call, "DepthwiseConv2dNativeBackpropInput", true);
}
int32_t wrt_op_depthwise_conv2d_native_backprop_filter(wrt_call *call) {
  return filterGradient(call, "DepthwiseConv2dNativeBackpropFilter", true);
}
}
