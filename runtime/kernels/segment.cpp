// Segment and unsorted segment reductions, bincount.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cstring>
#include <limits>

namespace wrt {
namespace {

/// The value of a segment that no row belongs to, as bytes of one element.
template <typename T> T emptyValue(Combine combine) {
  if (combine == Combine::Mul) return T(1);
  if constexpr (std::is_arithmetic_v<T>) {
    if (combine == Combine::Max) return std::numeric_limits<T>::lowest();
    if (combine == Combine::Min) return std::numeric_limits<T>::max();
  } else if constexpr (isHalf<T>) {
    const float most = std::is_same_v<T, Half> ? 65504.0f : 3.38953139e38f;
    if (combine == Combine::Max) return T(-most);
    if (combine == Combine::Min) return T(most);
  }
  return T(0);
}
template <typename... Ts> bool fillEmpty(wrt_tensor *y, Combine combine, Types<Ts...>) {
  bool done = false;
  (void)((dtypeOf<Ts> == y->dtype &&
          (std::fill(mutableData<Ts>(y), mutableData<Ts>(y) + y->size, emptyValue<Ts>(combine)), done = true)) ||
         ...);
  return done;
}

char *row(const wrt_tensor *t, int64_t i, int64_t inner) {
  return static_cast<char *>(t->data) + i * inner * wrt_dtype_size(t->dtype);
}

int32_t unsortedSegment(wrt_call *call, const char *tfName, Combine combine) {
  const wrt_tensor *x = call->inputs[0], *ids = call->inputs[1];
  const BinaryLoop loop = combineLoop(combine, x->dtype);
  if (!loop) return noKernel(call, tfName, x->dtype);
  if (call->inputs[2]->rank != 0)
    return invalid(call, "num_segments should be a scalar, not shape %s", shapeText(dims(call->inputs[2])).c_str());
  const int64_t count = intAt(call->inputs[2], 0);
  if (count < 0)
    return invalid(call, "Input num_segments == %lld must not be negative.", static_cast<long long>(count));
  if (ids->rank > x->rank || !std::equal(ids->dims, ids->dims + ids->rank, x->dims))
    return invalid(call, "data.shape = %s does not start with segment_ids.shape = %s", shapeText(dims(x)).c_str(),
                   shapeText(dims(ids)).c_str());
  std::vector<int64_t> id, shape{count};
  if (!readInts(call, ids, id)) return WRT_INVALID_ARGUMENT;
  int64_t inner = 1;
  for (int i = ids->rank; i < x->rank; ++i) {
    shape.push_back(x->dims[i]);
    inner *= x->dims[i];
  }
  wrt_tensor *y = newOutput(call, 0, x->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  fillEmpty(y, combine, NumberTypes{});
  for (size_t i = 0; i < id.size(); ++i) {
    if (id[i] < 0) continue; // dropped
    if (id[i] >= count) {
      int64_t rest = static_cast<int64_t>(i);
      std::string where;
      for (int k = ids->rank; k-- > 0;) {
        where = std::to_string(rest % ids->dims[k]) + (where.empty() ? "" : "," + where);
        rest /= ids->dims[k];
      }
      return invalid(call, "segment_ids[%s] = %lld is out of range [0, %lld)", where.c_str(),
                     static_cast<long long>(id[i]), static_cast<long long>(count));
    }
    loop(row(y, id[i], inner), 1, row(x, static_cast<int64_t>(i), inner), 1, row(y, id[i], inner), inner);
  }
  return 0;
}

int32_t segment(wrt_call *call, const char *tfName, Combine combine, bool mean) {
  const wrt_tensor *x = call->inputs[0], *ids = call->inputs[1];
  const BinaryLoop loop = combineLoop(combine, x->dtype);
  if (!loop) return noKernel(call, tfName, x->dtype);
  if (ids->rank != 1) return invalid(call, "segment_ids should be a vector.");
  if (x->rank < 1 || ids->dims[0] != x->dims[0])
    return invalid(call, "segment_ids should be the same size as dimension 0 of input.");
  std::vector<int64_t> id;
  if (!readInts(call, ids, id)) return WRT_INVALID_ARGUMENT;
  const int64_t count = id.empty() ? 0 : id.back() + 1;
  std::vector<int64_t> shape(dims(x).begin(), dims(x).end()), members(static_cast<size_t>(std::max<int64_t>(count, 0)));
  shape[0] = count;
  for (size_t i = 0; i < id.size(); ++i) {
    if (id[i] < 0) return invalid(call, "segment ids must be >= 0");
    if (i && id[i] < id[i - 1]) return invalid(call, "segment ids are not increasing");
    if (id[i] >= count) return invalid(call, "segment ids are not increasing");
    ++members[static_cast<size_t>(id[i])];
  }
  wrt_tensor *y = call->outputs[0] = wrt_tensor_zeros(call->frame, x->dtype, x->rank, shape.data());
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const int64_t inner = x->dims[0] ? x->size / x->dims[0] : 0, bytes = inner * wrt_dtype_size(x->dtype);
  if (combine == Combine::Mul) fillEmpty(y, combine, NumberTypes{}); // a product over nothing is 1
  for (size_t i = 0; i < id.size(); ++i) {
    char *to = row(y, id[i], inner);
    const char *from = row(x, static_cast<int64_t>(i), inner);
    if (i == 0 || id[i] != id[i - 1])
      std::memcpy(to, from, static_cast<size_t>(bytes));
    else
      loop(to, 1, from, 1, to, inner);
  }
  if (mean) {
    const BinaryLoop divide = combineLoop(Combine::Div, x->dtype);
    for (int64_t s = 0; s < count; ++s) {
      const double n = static_cast<double>(members[static_cast<size_t>(s)]);
      if (n < 2) continue;
      const auto by = [&](auto value) { divide(row(y, s, inner), 1, &value, 0, row(y, s, inner), inner); };
      switch (x->dtype) {
      case WRT_FLOAT32:
        by(static_cast<float>(n));
        break;
      case WRT_FLOAT64:
        by(n);
        break;
      case WRT_HALF:
        by(Half(static_cast<float>(n)));
        break;
      case WRT_BFLOAT16:
        by(BFloat16(static_cast<float>(n)));
        break;
      case WRT_COMPLEX64:
        by(Complex64(static_cast<float>(n)));
        break;
      case WRT_COMPLEX128:
        by(Complex128(n));
        break;
      case WRT_INT8:
      case WRT_UINT8:
        by(static_cast<int8_t>(n));
        break;
      case WRT_INT16:
      case WRT_UINT16:
        by(static_cast<int16_t>(n));
        break;
      case WRT_INT32:
      case WRT_UINT32:
        by(static_cast<int32_t>(n));
        break;
      default:
        by(static_cast<int64_t>(n));
        break;
      }
    }
  }
  return 0;
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {
int32_t wrt_op_segment_sum(wrt_call *call) { return segment(call, "SegmentSum", Combine::Add, false); }
int32_t wrt_op_segment_mean(wrt_call *call) { return segment(call, "SegmentMean", Combine::Add, true); }
int32_t wrt_op_segment_prod(wrt_call *call) { return segment(call, "SegmentProd", Combine::Mul, false); }
int32_t wrt_op_segment_max(wrt_call *call) { return segment(call, "SegmentMax", Combine::Max, false); }
int32_t wrt_op_segment_min(wrt_call *call) { return segment(call, "SegmentMin", Combine::Min, false); }
int32_t wrt_op_unsorted_segment_sum(wrt_call *call) {
  return unsortedSegment(call, "UnsortedSegmentSum", Combine::Add);
}
int32_t wrt_op_unsorted_segment_prod(wrt_call *call) {
  return unsortedSegment(call, "UnsortedSegmentProd", Combine::Mul);
}
int32_t wrt_op_unsorted_segment_max(wrt_call *call) {
  return unsortedSegment(call, "UnsortedSegmentMax", Combine::Max);
}
int32_t wrt_op_unsorted_segment_min(wrt_call *call) {
  return unsortedSegment(call, "UnsortedSegmentMin", Combine::Min);
}

int32_t wrt_op_bincount(wrt_call *call) { // input, size, weights
  const wrt_tensor *x = call->inputs[0], *weights = call->inputs[2];
  const bool binary = boolOr(attrOf(call, 0), false);
  if (x->rank > 2) return invalid(call, "Shape must be at most rank 2 but is rank %d", x->rank);
  const int64_t n = intAt(call->inputs[1], 0);
  if (n < 0) return invalid(call, "size (%lld) must be non-negative", static_cast<long long>(n));
  std::vector<int64_t> values, shape;
  if (!readInts(call, x, values)) return WRT_INVALID_ARGUMENT;
  const int64_t columns = x->rank == 2 ? x->dims[1] : x->size;
  if (x->rank == 2) shape.push_back(x->dims[0]);
  shape.push_back(n);
  const BinaryLoop add = combineLoop(Combine::Add, weights->dtype);
  if (!add) return noKernel(call, "DenseBincount", weights->dtype);
  wrt_tensor *y = call->outputs[0] =
      wrt_tensor_zeros(call->frame, weights->dtype, static_cast<int32_t>(shape.size()), shape.data());
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  Tensor one = Tensor::make(weights->dtype, {}, call->frame);
  if (!one) return WRT_RESOURCE_EXHAUSTED;
  fillEmpty(one.get(), Combine::Mul, NumberTypes{});
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i] < 0) return invalid(call, "Input arr must be non-negative!");
    if (values[i] >= n) continue;
    char *to = row(y, static_cast<int64_t>(i) / std::max<int64_t>(columns, 1) * (x->rank == 2 ? n : 0) + values[i], 1);
    if (binary)
      std::memcpy(to, one->data, static_cast<size_t>(wrt_dtype_size(y->dtype)));
    else
      add(to, 1, weights->size ? row(weights, static_cast<int64_t>(i), 1) : static_cast<const char *>(one->data), 1, to,
          1);
  }
  return 0;
}
}
