// Shape rules of convolutions and pools.
#include "shapes/rules.h"

using namespace wrt;

namespace {

std::string str(int64_t v) { return std::to_string(v); }

/// Extent of the result along picture axis i (0 or 1); -1 if unknown.
int64_t slide(ShapeContext &c, int64_t in, int64_t kernel, int i, bool nchw, const wrt_attr &strides,
              const wrt_attr &padding, const wrt_attr &explicits, const wrt_attr &dilations) {
  if (in < 0 || kernel < 0) return -1;
  const size_t at = static_cast<size_t>(i) + (nchw ? 2 : 1);
  const auto s = intsOf(strides), d = intsOf(dilations), e = intsOf(explicits);
  const int64_t stride = s.size() == 4 ? s[at] : 1, dilation = d.size() == 4 ? d[at] : 1;
  if (stride <= 0) {
    c.invalid("Stride must be > 0, but got " + str(stride));
    return -1;
  }
  const std::string_view kind = stringOr(padding, "VALID");
  if (kind == "SAME") return (in + stride - 1) / stride;
  const int64_t extra = kind == "EXPLICIT" && e.size() == 8 ? e[2 * at] + e[2 * at + 1] : 0,
                reach = (kernel - 1) * dilation + 1;
  if (in + extra < reach) {
    c.invalid("Negative dimension size caused by subtracting " + str(reach) + " from " + str(in + extra));
    return -1;
  }
  return (in + extra - reach + stride) / stride;
}

PartialShape image(bool nchw, int64_t n, int64_t h, int64_t w, int64_t channels) {
  return nchw ? PartialShape({n, channels, h, w}) : PartialShape({n, h, w, channels});
}

int32_t convolution(ShapeContext &c, bool depthwise) {
  for (int i = 0; i < 2; ++i)
    if (c.shape(i).hasRank() && c.shape(i).rank() != 4)
      return c.invalid("Shape must be rank 4 but is rank " + str(c.shape(i).rank()));
  const bool nchw = stringOr(c.attr(3), "NHWC") == "NCHW";
  const PartialShape x = c.shape(0).hasRank() ? c.shape(0) : PartialShape::ofRank(4),
                     f = c.shape(1).hasRank() ? c.shape(1) : PartialShape::ofRank(4);
  const int64_t channels = x.dim(nchw ? 1 : 3);
  if (channels >= 0 && f.dim(2) > 0 && (depthwise ? channels != f.dim(2) : channels % f.dim(2) != 0))
    return c.invalid("Depth of input (" + str(channels) + ") is not a multiple of input depth of filter (" +
                     str(f.dim(2)) + ")");
  int64_t out[2];
  for (int i = 0; i < 2; ++i)
    out[i] = slide(c, x.dim(i + (nchw ? 2 : 1)), f.dim(i), i, nchw, c.attr(0), c.attr(1), c.attr(2), c.attr(4));
  if (c.code) return c.code;
  const int64_t depth = !depthwise ? f.dim(3) : f.dim(2) < 0 || f.dim(3) < 0 ? -1 : f.dim(2) * f.dim(3);
  c.set(0, c.dtype(0), image(nchw, x.dim(0), out[0], out[1], depth));
  return 0;
}

} // namespace

WRT_RULE(conv2d) { return convolution(c, false); }
WRT_RULE(depthwise_conv2d) { return convolution(c, true); }
WRT_RULE(pool) {
  if (c.shape(0).hasRank() && c.shape(0).rank() != 4)
    return c.invalid("Shape must be rank 4 but is rank " + str(c.shape(0).rank()));
  const bool nchw = stringOr(c.attr(3), "NHWC") == "NCHW";
  const PartialShape x = c.shape(0).hasRank() ? c.shape(0) : PartialShape::ofRank(4);
  const auto ksize = intsOf(c.attr(0));
  int64_t out[2];
  for (int i = 0; i < 2; ++i) {
    const int at = i + (nchw ? 2 : 1);
    out[i] = slide(c, x.dim(at), ksize.size() == 4 ? ksize[static_cast<size_t>(at)] : -1, i, nchw, c.attr(1), c.attr(2),
                   Attr(), Attr());
  }
  if (c.code) return c.code;
  c.set(0, c.dtype(0), image(nchw, x.dim(0), out[0], out[1], x.dim(nchw ? 1 : 3)));
  return 0;
}
WRT_RULE(shape_from_input0) {
  c.set(0, c.dtype(1), c.valueAsShape(0));
  return 0;
}
WRT_RULE(shape_from_input1) {
  c.set(0, c.dtype(0), c.valueAsShape(1));
  return 0;
}
WRT_RULE(shape_from_input0_like_last) {
  PartialShape shape = c.valueAsShape(0);
  if (shape.hasRank() && shape.rank() != 4) shape = PartialShape::ofRank(4);
  c.set(0, c.dtype(2), shape);
  return 0;
}
