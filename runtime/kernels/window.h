// Windows that slide over two dimensions: extents, strides and padding of convolutions and pools.
#pragma once
#include "core/call.h"

namespace wrt {

struct Window {
  int64_t in[2], kernel[2], stride[2], dilation[2], before[2], out[2];
};

/// From the attributes strides, padding ("SAME", "VALID", "EXPLICIT" with explicit_paddings) and dilations, all of four
/// numbers in the data format's order.
int32_t resolveWindow(wrt_call *call, const int64_t *in, const int64_t *kernel, const wrt_attr &strides,
                      const wrt_attr &padding, const wrt_attr &explicitPaddings, const wrt_attr &dilations, bool nchw,
                      Window &window);

} // namespace wrt
