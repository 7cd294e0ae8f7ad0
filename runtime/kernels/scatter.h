// Writing rows at given places: shared by scatter_nd, tensor_scatter_* and the variables' scatters.
#pragma once
#include "kernels/copy.h"
#include "kernels/elementwise.h"

namespace wrt {

/// target[indices[..., :]] = target[...] (combine) updates[...]. `target` must be writable.
int32_t scatterNd(wrt_call *call, Combine combine, wrt_tensor *target, const wrt_tensor *indices,
                  const wrt_tensor *updates);
/// target[indices[...]] along the first dimension; a scalar `updates` serves all.
int32_t scatterRows(wrt_call *call, Combine combine, wrt_tensor *target, const wrt_tensor *indices,
                    const wrt_tensor *updates);

} // namespace wrt
