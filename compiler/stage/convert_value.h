// Between Python values and tensors: tf.convert_to_tensor's rules.
#pragma once
#include "stage/tensor.h"

namespace weft::stage {

/// Python numbers, text, bytes, nested lists and tuples of them (with tensors in them: a stack), ndarrays, variables,
/// and objects with __tf_tensor__ or _as_tensor. dtype WRT_INVALID: what TF infers (int32, float32, ...); otherwise
/// that dtype or TF's error. `preferred` is used where the value could be that dtype without loss. Null: an exception
/// is pending.
Tensor convertToTensor(const py::Value &value, int32_t dtype = WRT_INVALID, int32_t preferred = WRT_INVALID,
                       const std::string &name = {});
/// Whether convertToTensor can work on it at all: a tensor, variable, number, text, ndarray, or a list of such.
bool isTensorLike(const py::Value &value);
/// bool, int, float, complex, str or bytes.
bool isPythonScalar(const py::Value &value);
/// The Python number, text or bytes of a rank-0 tensor (tensor.numpy().item()).
py::Value itemOf(const wrt_tensor *tensor, int64_t index = 0);

} // namespace weft::stage
