// Emitter: the ops as C++ functions over `apply`, in which gradients are written. Members are generated from the op
// records (emitters.inc).
//
// A null Tensor among the inputs gives a null result, so that a chain of calls needs no tests: after it a null result
// means that an exception is pending.
#pragma once
#include "stage/backend.h"
#include "stage/gradients/tape.h"

namespace weft::stage {

class Emitter {
public:
#include "ops/emitters.inc"

  // Short forms.
  Tensor add(const Tensor &a, const Tensor &b) { return addV2(a, b); }
  Tensor div(const Tensor &a, const Tensor &b) { return realDiv(a, b); }
  Tensor number(const Tensor &like, double value) { return like ? scalarOf(like.dtype(), value) : Tensor(); }
  Tensor ints(const std::vector<int64_t> &values, int32_t dtype = WRT_INT32) { return intVector(values, dtype); }
  Tensor castTo(const Tensor &x, int32_t dtype) { return !x || x.dtype() == dtype ? x : cast(x, Attr::dtype(dtype)); }

private:
  static Tensor one(OpId op, const TensorList &inputs, Attributes attributes) {
    for (const Tensor &t : inputs)
      if (!t) return {};
    return applyOne(op, inputs, std::move(attributes));
  }
  static TensorList many(OpId op, const TensorList &inputs, Attributes attributes) {
    for (const Tensor &t : inputs)
      if (!t) return {};
    MaybeTensors results = apply(op, inputs, std::move(attributes));
    return results ? std::move(*results) : TensorList();
  }
  template <typename... T> static TensorList gather(const T &...parts) {
    TensorList all;
    (append(all, parts), ...);
    return all;
  }
  static void append(TensorList &all, const Tensor &t) { all.push_back(t); }
  static void append(TensorList &all, const TensorList &list) { all.insert(all.end(), list.begin(), list.end()); }
};

/// Gradients of an op's inputs, in their order; a null Tensor: none flows there.
using Gradients = TensorList;
/// `outputGradients` has an entry for each output; null: none.
using GradientFunction = Gradients (*)(Emitter &emit, const OpCall &call, const TensorList &outputGradients);

} // namespace weft::stage
