// Text forms of tensors: NumPy 2's array printing as TensorFlow shows it, and tf.print's own format.
#pragma once
#include "core/tensor.h"
#include <functional>
#include <string>

namespace wrt {

/// np.set_printoptions; the defaults are NumPy's.
struct PrintOptions {
  int precision = 8;
  int threshold = 1000;
  int edgeItems = 3;
  int lineWidth = 75;
  bool suppress = false; // never switch to the scientific form
};

/// str(array): "[[1 2]\n [3 4]]"; of a rank-0 tensor the bare value.
std::string arrayStr(const wrt_tensor *tensor, const PrintOptions &options = {});
/// repr(array): "array([1., 2.], dtype=float32)"; of a rank-0 tensor "array(1., dtype=float32)".
std::string arrayRepr(const wrt_tensor *tensor, const PrintOptions &options = {});
/// The same layouts for an array whose elements the caller writes: `element(i)` is the text of the i-th in row-major
/// order, `dtype` what stands after "dtype=" in the repr.
std::string layoutText(std::span<const int64_t> dims, const std::function<std::string(int64_t)> &element, bool repr,
                       const std::string &dtype, const PrintOptions &options = {});
/// str and repr of NumPy's scalar (np.float32(0.1) prints "0.1" and "np.float32(0.1)").
std::string scalarStr(const wrt_tensor *tensor);
std::string scalarRepr(const wrt_tensor *tensor);
/// repr of the Python object that item() gives: "0.10000000149011612", "b'x'", "True".
std::string itemRepr(const wrt_tensor *tensor);
/// "tf.Tensor(\n[[1 2]\n [3 4]], shape=(2, 2), dtype=int32)"
std::string tensorStr(const wrt_tensor *tensor, const PrintOptions &options = {});
/// "<tf.Tensor: shape=(2,), dtype=int32, numpy=array([1, 2], dtype=int32)>"
std::string tensorRepr(const wrt_tensor *tensor, const PrintOptions &options = {});
/// What follows "numpy=" in tensorRepr; also used by the repr of variables. Begins with a line end where TF puts one.
std::string numpyText(const wrt_tensor *tensor, const PrintOptions &options = {});
/// "(2, 2)", "(3,)", "()"
std::string shapeTuple(std::span<const int64_t> dims);

/// tf.print's form: "[1 2 3 ... 8 9 10]". summarize: elements at each end of each dimension; -1 means
/// all.
std::string formatTensor(const wrt_tensor *tensor, int64_t summarize);

/// The older form that failed assertions show: "[1 2 3...]", summarize elements in all.
std::string summarizeTensor(const wrt_tensor *tensor, int64_t summarize);

/// Python's repr of a float and of a bytes object.
std::string pythonFloat(double value);
std::string pythonBytes(std::string_view bytes);

} // namespace wrt
