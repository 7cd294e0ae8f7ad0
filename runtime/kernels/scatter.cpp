// scatter_nd and tensor_scatter_{update,add,sub,max,min}.
#include "kernels/scatter.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cstring>

namespace wrt {
namespace {

char *at(const wrt_tensor *t, int64_t element) {
  return static_cast<char *>(t->data) + element * wrt_dtype_size(t->dtype);
}

void writeRow(Combine combine, BinaryLoop loop, wrt_tensor *target, int64_t offset, const wrt_tensor *updates,
              int64_t from, int64_t n, bool repeat) {
  if (loop) return loop(at(target, offset), 1, at(updates, repeat ? 0 : from), repeat ? 0 : 1, at(target, offset), n);
  if (!isManaged(target->dtype)) {
    if (repeat) return fillElements(target->dtype, at(target, offset), updates->data, n);
    std::memcpy(at(target, offset), at(updates, from), static_cast<size_t>(n * wrt_dtype_size(target->dtype)));
    return;
  }
  // Strings: wrt_string_assign frees what was there. (Objects are never scattered.)
  for (int64_t i = 0; i < n; ++i)
    copyElements(target->dtype, at(target, offset + i), at(updates, repeat ? 0 : from + i), 1);
}

} // namespace

int32_t scatterNd(wrt_call *call, Combine combine, wrt_tensor *target, const wrt_tensor *indices,
                  const wrt_tensor *updates) {
  const BinaryLoop loop = combineLoop(combine, target->dtype);
  if (combine != Combine::Update && !loop) return noKernel(call, "ScatterNd", target->dtype);
  if (updates->dtype != target->dtype) return dtypeMismatch(call, "ScatterNd", 2, target->dtype, updates->dtype);
  if (indices->rank < 1)
    return invalid(call, "Indices shape must have rank at least one. Found:%s", shapeText(dims(indices)).c_str());
  const int64_t depth = indices->dims[indices->rank - 1];
  if (depth > target->rank)
    return invalid(call, "Inner dimension of indices shape must be <= rank of the target: %lld > %d",
                   static_cast<long long>(depth), target->rank);
  std::vector<int64_t> expected(dims(indices).begin(), dims(indices).end() - 1), index;
  int64_t rows = 1, inner = 1;
  for (int64_t n : expected) rows *= n;
  for (int i = static_cast<int>(depth); i < target->rank; ++i) {
    expected.push_back(target->dims[i]);
    inner *= target->dims[i];
  }
  if (!std::ranges::equal(expected, dims(updates)))
    return invalid(call, "Dimensions [0,%d) of indices[shape=%s] must match dimensions [0,%d) of updates[shape=%s]",
                   indices->rank - 1, shapeText(dims(indices)).c_str(), indices->rank - 1,
                   shapeText(dims(updates)).c_str());
  if (!readInts(call, indices, index)) return WRT_INVALID_ARGUMENT;
  for (int64_t r = 0; r < rows; ++r) {
    int64_t offset = 0;
    for (int64_t k = 0; k < depth; ++k) {
      const int64_t v = index[static_cast<size_t>(r * depth + k)];
      if (v < 0 || v >= target->dims[k]) {
        std::string text, where;
        for (int64_t j = 0; j < depth; ++j)
          text += (j ? ", " : "") + std::to_string(index[static_cast<size_t>(r * depth + j)]);
        if (indices->rank > 1) {
          int64_t rest = r;
          for (int i = indices->rank - 2; i >= 0; --i) {
            where = std::to_string(rest % indices->dims[i]) + (where.empty() ? "" : "," + where);
            rest /= indices->dims[i];
          }
          where = "[" + where + "]";
        }
        return invalid(call, "indices%s = [%s] does not index into shape %s", where.c_str(), text.c_str(),
                       shapeText(dims(target)).c_str());
      }
      offset = offset * target->dims[k] + v;
    }
    writeRow(combine, loop, target, offset * inner, updates, r * inner, inner, false);
  }
  return 0;
}

int32_t scatterRows(wrt_call *call, Combine combine, wrt_tensor *target, const wrt_tensor *indices,
                    const wrt_tensor *updates) {
  const BinaryLoop loop = combineLoop(combine, target->dtype);
  if (combine != Combine::Update && !loop) return noKernel(call, "ResourceScatter", target->dtype);
  if (updates->dtype != target->dtype) return dtypeMismatch(call, "ResourceScatter", 2, target->dtype, updates->dtype);
  if (target->rank < 1) return invalid(call, "the variable of a scatter must have at least rank 1");
  int64_t inner = 1;
  for (int i = 1; i < target->rank; ++i) inner *= target->dims[i];
  const bool repeat = updates->rank == 0;
  if (!repeat && updates->size != indices->size * inner)
    return invalid(call, "shape of indices (%s) is not compatible with the shape of updates (%s)",
                   shapeText(dims(indices)).c_str(), shapeText(dims(updates)).c_str());
  std::vector<int64_t> index;
  if (!readInts(call, indices, index)) return WRT_INVALID_ARGUMENT;
  for (size_t i = 0; i < index.size(); ++i)
    if (index[i] < 0 || index[i] >= target->dims[0])
      return invalid(call, "indices[%d] = %lld is not in [0, %lld)", static_cast<int>(i),
                     static_cast<long long>(index[i]), static_cast<long long>(target->dims[0]));
  for (size_t i = 0; i < index.size(); ++i)
    writeRow(combine, loop, target, index[i] * inner, updates, static_cast<int64_t>(i) * inner, inner, repeat);
  return 0;
}

namespace {
int32_t tensorScatter(wrt_call *call, Combine combine) {
  wrt_tensor *y = call->outputs[0] = wrt_tensor_copy(call->frame, call->inputs[0]);
  return y ? scatterNd(call, combine, y, call->inputs[1], call->inputs[2]) : WRT_RESOURCE_EXHAUSTED;
}
} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_scatter_nd(wrt_call *call) { // indices, updates, shape
  std::vector<int64_t> shape;
  if (!readInts(call, call->inputs[2], shape)) return WRT_INVALID_ARGUMENT;
  const wrt_tensor *updates = call->inputs[1];
  wrt_tensor *y = call->outputs[0] =
      wrt_tensor_zeros(call->frame, updates->dtype, static_cast<int32_t>(shape.size()), shape.data());
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const bool adds = isNumeric(updates->dtype);
  return scatterNd(call, adds ? Combine::Add : Combine::Update, y, call->inputs[0], updates);
}

int32_t wrt_op_tensor_scatter_update(wrt_call *call) { return tensorScatter(call, Combine::Update); }
int32_t wrt_op_tensor_scatter_add(wrt_call *call) { return tensorScatter(call, Combine::Add); }
int32_t wrt_op_tensor_scatter_sub(wrt_call *call) { return tensorScatter(call, Combine::Sub); }
int32_t wrt_op_tensor_scatter_max(wrt_call *call) { return tensorScatter(call, Combine::Max); }
int32_t wrt_op_tensor_scatter_min(wrt_call *call) { return tensorScatter(call, Combine::Min); }
}
