// gather, gather_nd, where (indices of true elements), select.
#include "kernels/broadcast.h"
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cstring>

using namespace wrt;

namespace {
char *at(const wrt_tensor *t, int64_t element) {
  return static_cast<char *>(t->data) + element * wrt_dtype_size(t->dtype);
}

/// "[1,0]": the place of flat element `i`.
std::string place(std::span<const int64_t> dims, int64_t i) {
  std::vector<int64_t> index(dims.size());
  for (size_t k = dims.size(); k-- > 0;) {
    index[k] = i % dims[k];
    i /= dims[k];
  }
  std::string text;
  for (int64_t v : index) text += (text.empty() ? "" : ",") + std::to_string(v);
  return text;
}

template <typename T> bool truthy(T v) { return v != T(0); }
template <typename T> void trueIndices(const wrt_tensor *x, std::vector<int64_t> &out) {
  for (int64_t i = 0; i < x->size; ++i)
    if (truthy(data<T>(x)[i])) out.push_back(i);
}
} // namespace

namespace wrt {

/// y = params gathered along `axis`; for gather and resource_gather.
int32_t gatherInto(wrt_call *call, const wrt_tensor *params, const wrt_tensor *indices, int64_t givenAxis,
                   int64_t givenBatch) {
  if (indices->dtype != WRT_INT32 && indices->dtype != WRT_INT64 && indices->dtype != WRT_INT16)
    return noKernel(call, "GatherV2", indices->dtype);
  const int64_t axis = givenAxis < 0 ? givenAxis + params->rank : givenAxis;
  if (params->rank < 1 && givenAxis == 0) return invalid(call, "params must be at least 1 dimensional");
  if (axis < 0 || axis >= params->rank)
    return invalid(call, "Expected axis in the range [%d, %d), but got %lld", -params->rank, params->rank,
                   static_cast<long long>(givenAxis));
  const int64_t batch = givenBatch < 0 ? givenBatch + indices->rank : givenBatch;
  if (batch < 0 || batch > indices->rank)
    return invalid(call, "Expected batch_dims in the range [%d, %d], but got %lld", -indices->rank, indices->rank,
                   static_cast<long long>(givenBatch));
  if (batch > axis)
    return invalid(call, "batch_dims (%lld) must be less than or equal to axis (%lld).", static_cast<long long>(batch),
                   static_cast<long long>(axis));
  std::vector<int64_t> shape;
  int64_t batches = 1, outer = 1, inner = 1, picked = 1;
  for (int i = 0; i < batch; ++i) {
    if (params->dims[i] != indices->dims[i])
      return invalid(call, "params.shape[%d]: %lld should be equal to indices.shape[%d]: %lld", i,
                     static_cast<long long>(params->dims[i]), i, static_cast<long long>(indices->dims[i]));
    batches *= params->dims[i];
  }
  for (int i = 0; i < axis; ++i) {
    shape.push_back(params->dims[i]);
    if (i >= batch) outer *= params->dims[i];
  }
  for (int i = static_cast<int>(batch); i < indices->rank; ++i) {
    shape.push_back(indices->dims[i]);
    picked *= indices->dims[i];
  }
  for (int i = static_cast<int>(axis) + 1; i < params->rank; ++i) {
    shape.push_back(params->dims[i]);
    inner *= params->dims[i];
  }
  const int64_t n = params->dims[axis];
  std::vector<int64_t> index;
  if (!readInts(call, indices, index)) return WRT_INVALID_ARGUMENT;
  for (size_t i = 0; i < index.size(); ++i)
    if (index[i] < 0 || index[i] >= n)
      return invalid(call, "indices[%s] = %lld is not in [0, %lld)",
                     place(dims(indices), static_cast<int64_t>(i)).c_str(), static_cast<long long>(index[i]),
                     static_cast<long long>(n));
  wrt_tensor *y = newOutput(call, 0, params->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  int64_t to = 0;
  for (int64_t b = 0; b < batches; ++b)
    for (int64_t i = 0; i < outer; ++i)
      for (int64_t k = 0; k < picked; ++k, to += inner)
        copyElements(params->dtype, at(y, to),
                     at(params, ((b * outer + i) * n + index[static_cast<size_t>(b * picked + k)]) * inner), inner);
  return 0;
}

} // namespace wrt

extern "C" {

int32_t wrt_op_gather(wrt_call *call) {
  return gatherInto(call, call->inputs[0], call->inputs[1], intOr(attrOf(call, 0), 0), intOr(attrOf(call, 1), 0));
}

int32_t wrt_op_gather_nd(wrt_call *call) {
  const wrt_tensor *params = call->inputs[0], *indices = call->inputs[1];
  const int64_t batch = intOr(attrOf(call, 0), 0);
  if (params->rank < 1) return invalid(call, "params must be at least a vector");
  if (indices->rank < 1) return invalid(call, "indices must be at least a vector");
  const int64_t depth = indices->dims[indices->rank - 1];
  if (depth + batch > params->rank)
    return invalid(call, "index innermost dimension length must be <= params rank; saw: %lld vs. %d",
                   static_cast<long long>(depth), params->rank);
  std::vector<int64_t> index, shape;
  if (!readInts(call, indices, index)) return WRT_INVALID_ARGUMENT;
  int64_t batches = 1, inner = 1, batchSize = 1;
  for (int i = 0; i < batch; ++i) batches *= params->dims[i];
  for (int i = 0; i < indices->rank - 1; ++i) shape.push_back(indices->dims[i]);
  for (int i = static_cast<int>(batch + depth); i < params->rank; ++i) {
    shape.push_back(params->dims[i]);
    inner *= params->dims[i];
  }
  for (int i = static_cast<int>(batch); i < params->rank; ++i) batchSize *= params->dims[i];
  int64_t rows = 1;
  for (int i = 0; i < indices->rank - 1; ++i) rows *= indices->dims[i];
  wrt_tensor *y = newOutput(call, 0, params->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const int64_t rowsInBatch = batches ? rows / std::max<int64_t>(batches, 1) : 0;
  for (int64_t r = 0; r < rows; ++r) {
    int64_t offset = 0;
    for (int64_t k = 0; k < depth; ++k) {
      const int64_t v = index[static_cast<size_t>(r * depth + k)], n = params->dims[batch + k];
      if (v < 0 || v >= n) {
        std::string text;
        for (int64_t j = 0; j < depth; ++j)
          text += (j ? ", " : "") + std::to_string(index[static_cast<size_t>(r * depth + j)]);
        std::vector<int64_t> lead(dims(indices).begin(), dims(indices).end() - 1);
        const std::string where = lead.empty() ? "" : "[" + place(lead, r) + "]";
        return invalid(call, "indices%s = [%s] does not index into param shape %s, node name: GatherNd", where.c_str(),
                       text.c_str(), shapeText(dims(params)).c_str());
      }
      offset = offset * n + v;
    }
    copyElements(params->dtype, at(y, r * inner),
                 at(params, (rowsInBatch ? r / rowsInBatch : 0) * batchSize + offset * inner), inner);
  }
  return 0;
}

int32_t wrt_op_where(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  std::vector<int64_t> flat;
  switch (x->dtype) {
  case WRT_BOOL:
    trueIndices<bool>(x, flat);
    break;
  case WRT_FLOAT32:
    trueIndices<float>(x, flat);
    break;
  case WRT_FLOAT64:
    trueIndices<double>(x, flat);
    break;
  case WRT_INT8:
  case WRT_UINT8:
    trueIndices<uint8_t>(x, flat);
    break;
  case WRT_INT16:
  case WRT_UINT16:
    trueIndices<uint16_t>(x, flat);
    break;
  case WRT_INT32:
  case WRT_UINT32:
    trueIndices<uint32_t>(x, flat);
    break;
  case WRT_INT64:
  case WRT_UINT64:
    trueIndices<uint64_t>(x, flat);
    break;
  case WRT_COMPLEX64:
    trueIndices<Complex64>(x, flat);
    break;
  case WRT_COMPLEX128:
    trueIndices<Complex128>(x, flat);
    break;
  default:
    return noKernel(call, "Where", x->dtype);
  }
  const int64_t shape[] = {static_cast<int64_t>(flat.size()), x->rank};
  wrt_tensor *y = newOutput(call, 0, WRT_INT64, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  auto *out = mutableData<int64_t>(y);
  for (size_t i = 0; i < flat.size(); ++i) {
    int64_t rest = flat[i];
    for (int k = x->rank; k-- > 0;) {
      out[static_cast<int64_t>(i) * x->rank + k] = rest % x->dims[k];
      rest /= x->dims[k];
    }
  }
  return 0;
}

int32_t wrt_op_select(wrt_call *call) {
  const wrt_tensor *c = call->inputs[0], *a = call->inputs[1], *b = call->inputs[2];
  if (c->dtype != WRT_BOOL) return dtypeMismatch(call, "SelectV2", 0, WRT_BOOL, c->dtype);
  if (a->dtype != b->dtype) return dtypeMismatch(call, "SelectV2", 2, a->dtype, b->dtype);
  int64_t ab[16], out[16];
  int rank = 0;
  if (a->rank > 16 || b->rank > 16 || c->rank > 16) return fail(call, WRT_UNIMPLEMENTED, "SelectV2: rank above 16");
  if (!broadcastDims(dims(a), dims(b), ab, &rank) ||
      !broadcastDims(dims(c), {ab, static_cast<size_t>(rank)}, out, &rank))
    return invalid(call, "condition %s, then %s, and else %s must be broadcastable", shapeText(dims(c)).c_str(),
                   shapeText(dims(a)).c_str(), shapeText(dims(b)).c_str());
  const std::span<const int64_t> shape(out, static_cast<size_t>(rank));
  wrt_tensor *y = newOutput(call, 0, a->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const auto plan = planBroadcast<3>(shape, {dims(c), dims(a), dims(b)});
  const int64_t sc = plan.stride[0][plan.rank - 1], sa = plan.stride[1][plan.rank - 1],
                sb = plan.stride[2][plan.rank - 1];
  const int64_t size = wrt_dtype_size(a->dtype);
  forEachRun<3>(plan, [&](const std::array<int64_t, 3> &from, int64_t done, int64_t n) {
    const bool *cond = data<bool>(c) + from[0];
    const auto run = [&](auto word) {
      using Word = decltype(word);
      const Word *x = static_cast<const Word *>(a->data) + from[1], *z = static_cast<const Word *>(b->data) + from[2];
      Word *to = static_cast<Word *>(y->data) + done;
      for (int64_t i = 0; i < n; ++i) to[i] = cond[i * sc] ? x[i * sa] : z[i * sb];
    };
    if (isManaged(a->dtype) || size > 8) {
      for (int64_t i = 0; i < n; ++i)
        copyElements(a->dtype, at(y, done + i), cond[i * sc] ? at(a, from[1] + i * sa) : at(b, from[2] + i * sb), 1);
      return;
    }
    switch (size) {
    case 1:
      return run(uint8_t{});
    case 2:
      return run(uint16_t{});
    case 4:
      return run(uint32_t{});
    default:
      return run(uint64_t{});
    }
  });
  return 0;
}
}
