// softmax, log_softmax (of the last dimension) and the cross-entropy ops with their gradients.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "kernels/reduce_order.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <limits>

namespace wrt {
namespace {

template <typename A> struct Plain { // adds values as they are, in TensorFlow's order
  using Acc = A;
  static Acc start() { return 0; }
  static Acc load(A v) { return v; }
  static Acc step(Acc a, Acc b) { return a + b; }
};

template <typename A> A largest(const A *x, int64_t n) {
  A most = -std::numeric_limits<A>::infinity();
  for (int64_t i = 0; i < n; ++i)
    if (x[i] > most || x[i] != x[i]) most = x[i];
  return most;
}

template <typename T, bool Log> void softmaxRows(const wrt_tensor *x, wrt_tensor *y, int64_t rows, int64_t n) {
  using A = Compute<T>;
  std::vector<A> v(static_cast<size_t>(n)), e(static_cast<size_t>(n));
  for (int64_t r = 0; r < rows; ++r) {
    const T *in = data<T>(x) + r * n;
    T *out = mutableData<T>(y) + r * n;
    for (int64_t i = 0; i < n; ++i) v[static_cast<size_t>(i)] = static_cast<A>(in[i]);
    const A most = largest(v.data(), n);
    for (int64_t i = 0; i < n; ++i) {
      v[static_cast<size_t>(i)] -= most;
      e[static_cast<size_t>(i)] = std::exp(v[static_cast<size_t>(i)]);
    }
    const A sum = reduceInOrder<Plain<A>>(e.data(), n);
    if constexpr (Log) {
      const A logSum = std::log(sum);
      for (int64_t i = 0; i < n; ++i) out[i] = static_cast<T>(v[static_cast<size_t>(i)] - logSum);
    } else {
      const A scale = A(1) / sum;
      for (int64_t i = 0; i < n; ++i) out[i] = static_cast<T>(e[static_cast<size_t>(i)] * scale);
    }
  }
}

template <bool Log> int32_t softmaxOp(wrt_call *call, const char *tfName) {
  const wrt_tensor *x = call->inputs[0];
  if (!isFloating(x->dtype)) return noKernel(call, tfName, x->dtype);
  if (x->rank < 1) return invalid(call, "logits must have >= 1 dimension, got %s", shapeText(dims(x)).c_str());
  wrt_tensor *y = newOutput(call, 0, x->dtype, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const int64_t n = x->dims[x->rank - 1], rows = n ? x->size / n : 0;
  switch (x->dtype) {
  case WRT_FLOAT32:
    softmaxRows<float, Log>(x, y, rows, n);
    break;
  case WRT_FLOAT64:
    softmaxRows<double, Log>(x, y, rows, n);
    break;
  case WRT_HALF:
    softmaxRows<Half, Log>(x, y, rows, n);
    break;
  default:
    softmaxRows<BFloat16, Log>(x, y, rows, n);
    break;
  }
  return 0;
}

/// loss and gradient for each row; label(r, i) is the weight of class i.
template <typename T, typename Label>
void crossEntropyRows(const wrt_tensor *x, wrt_tensor *loss, wrt_tensor *grad, int64_t xRows, int64_t xColumns,
                      Label &&label) {
  using A = Compute<T>;
  const int64_t rows = grad->dims[0], n = grad->dims[1];
  std::vector<A> v(static_cast<size_t>(n)), e(static_cast<size_t>(n)), terms(static_cast<size_t>(n));
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t i = 0; i < n; ++i)
      v[static_cast<size_t>(i)] = static_cast<A>(data<T>(x)[(xRows == 1 ? 0 : r) * xColumns + (xColumns == 1 ? 0 : i)]);
    const A most = largest(v.data(), n);
    for (int64_t i = 0; i < n; ++i) {
      v[static_cast<size_t>(i)] -= most;
      e[static_cast<size_t>(i)] = std::exp(v[static_cast<size_t>(i)]);
    }
    const A sum = reduceInOrder<Plain<A>>(e.data(), n), logSum = std::log(sum);
    for (int64_t i = 0; i < n; ++i) {
      const A p = label(r, i);
      terms[static_cast<size_t>(i)] = p == A(0) ? A(0) : p * (logSum - v[static_cast<size_t>(i)]);
      mutableData<T>(grad)[r * n + i] = static_cast<T>(e[static_cast<size_t>(i)] / sum - p);
    }
    mutableData<T>(loss)[r] = static_cast<T>(reduceInOrder<Plain<A>>(terms.data(), n));
  }
}

template <typename T> int32_t denseLoss(wrt_call *call, wrt_tensor *loss, wrt_tensor *grad) {
  const wrt_tensor *x = call->inputs[0], *labels = call->inputs[1];
  crossEntropyRows<T>(x, loss, grad, x->dims[0], x->dims[1], [&](int64_t r, int64_t i) {
    return static_cast<Compute<T>>(
        data<T>(labels)[(labels->dims[0] == 1 ? 0 : r) * labels->dims[1] + (labels->dims[1] == 1 ? 0 : i)]);
  });
  return 0;
}

template <typename T>
int32_t sparseLoss(wrt_call *call, wrt_tensor *loss, wrt_tensor *grad, const std::vector<int64_t> &labels) {
  const wrt_tensor *x = call->inputs[0];
  const int64_t n = x->dims[1];
  crossEntropyRows<T>(x, loss, grad, x->dims[0], n,
                      [&](int64_t r, int64_t i) { return Compute<T>(labels[static_cast<size_t>(r)] == i); });
  return 0;
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_softmax(wrt_call *call) { return softmaxOp<false>(call, "Softmax"); }
int32_t wrt_op_log_softmax(wrt_call *call) { return softmaxOp<true>(call, "LogSoftmax"); }

int32_t wrt_op_softmax_cross_entropy_with_logits(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0], *labels = call->inputs[1];
  if (x->dtype != labels->dtype)
    return dtypeMismatch(call, "SoftmaxCrossEntropyWithLogits", 1, x->dtype, labels->dtype);
  if (x->rank != 2 || labels->rank != 2)
    return invalid(call, "logits and labels must be either 2-dimensional, or broadcasted to be 2-dimensional");
  std::vector<int64_t> shape(2);
  for (int i = 0; i < 2; ++i) {
    const int64_t a = x->dims[i], b = labels->dims[i];
    if (a != b && a != 1 && b != 1)
      return invalid(call, "logits and labels must be broadcastable: logits_size=%s labels_size=%s",
                     shapeText(dims(x)).c_str(), shapeText(dims(labels)).c_str());
    shape[static_cast<size_t>(i)] = a == 1 ? b : a;
  }
  wrt_tensor *loss = newOutput(call, 0, x->dtype, std::span(shape).first(1));
  wrt_tensor *grad = loss ? newOutput(call, 1, x->dtype, shape) : nullptr;
  if (!grad) return WRT_RESOURCE_EXHAUSTED;
  switch (x->dtype) {
  case WRT_FLOAT32:
    return denseLoss<float>(call, loss, grad);
  case WRT_FLOAT64:
    return denseLoss<double>(call, loss, grad);
  case WRT_HALF:
    return denseLoss<Half>(call, loss, grad);
  case WRT_BFLOAT16:
    return denseLoss<BFloat16>(call, loss, grad);
  default:
    return noKernel(call, "SoftmaxCrossEntropyWithLogits", x->dtype);
  }
}

int32_t wrt_op_sparse_softmax_cross_entropy_with_logits(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0], *labels = call->inputs[1];
  if (x->rank != 2) return invalid(call, "logits must be 2-D, but got shape %s", shapeText(dims(x)).c_str());
  if (labels->rank != 1) return invalid(call, "labels must be 1-D, but got shape %s", shapeText(dims(labels)).c_str());
  if (labels->dims[0] != x->dims[0])
    return invalid(call,
                   "logits and labels must have the same first dimension, got logits shape %s and labels shape %s",
                   shapeText(dims(x)).c_str(), shapeText(dims(labels)).c_str());
  if (x->dims[1] <= 0)
    return invalid(call, "Must have at least one class, but got logits shape %s", shapeText(dims(x)).c_str());
  std::vector<int64_t> index;
  if (!readInts(call, labels, index)) return WRT_INVALID_ARGUMENT;
  for (int64_t label : index)
    if (label < 0 || label >= x->dims[1]) {
      std::string all;
      for (int64_t v : index) all += (all.empty() ? "" : " ") + std::to_string(v);
      return invalid(call,
                     "Received a label value of %lld which is outside the valid range of [0, %lld).  Label values: %s",
                     static_cast<long long>(label), static_cast<long long>(x->dims[1]), all.c_str());
    }
  wrt_tensor *loss = newOutput(call, 0, x->dtype, dims(x).first(1));
  wrt_tensor *grad = loss ? newOutput(call, 1, x->dtype, dims(x)) : nullptr;
  if (!grad) return WRT_RESOURCE_EXHAUSTED;
  switch (x->dtype) {
  case WRT_FLOAT32:
    return sparseLoss<float>(call, loss, grad, index);
  case WRT_FLOAT64:
    return sparseLoss<double>(call, loss, grad, index);
  case WRT_HALF:
    return sparseLoss<Half>(call, loss, grad, index);
  case WRT_BFLOAT16:
    return sparseLoss<BFloat16>(call, loss, grad, index);
  default:
    return noKernel(call, "SparseSoftmaxCrossEntropyWithLogits", x->dtype);
  }
}
}
