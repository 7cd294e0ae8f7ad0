// The Python side of arrays: np.ndarray, NumPy's scalars and np.dtype as native classes, and the bridge to the
// runtime's tensors that the tf module uses.
//
// What an array is and how it computes is in array.h, elementwise.h, index.h, ... (namespace weft::np, no Python
// there). The `numpy` module itself is native functions (module.cpp) plus compiler/prelude/numpy/*.py.
#pragma once
#include "stage/numpy/array.h"
#include "value/type.h"
#include "value/value.h"

namespace weft::np {

/// np.ndarray. Views share `array.base`; writing goes through `array.data` and `array.strides`.
class NdArray final : public py::Object {
public:
  explicit NdArray(Array array);
  static bool classof(const py::Object &object);
  Array array;
};

/// An instance of np.float32, np.int64, np.bool, ...; immutable. Not of np.float64, np.complex128, np.str_ and
/// np.bytes_: these are subclasses of Python's own types and so are py::Boxed. scalarArray() reads both.
class Scalar final : public py::Object {
public:
  Scalar(DType dtype, const char *element);
  static bool classof(const py::Object &object);
  Array array() const;
  DType dtype;
  alignas(16) char element[16];
};

/// np.dtype('float32')
class DTypeObject final : public py::Object {
public:
  explicit DTypeObject(DType dtype);
  static bool classof(const py::Object &object);
  DType dtype;
};

py::Type &ndarrayType();
py::Type &dtypeType();
/// np.generic; np.number, np.integer, np.floating, ... are below it.
py::Type &genericType();
/// The class of NumPy's scalars of this dtype: np.float32, ...
py::Type &scalarType(DType dtype);

// Making Python objects
// ------------------------------------------------------------------------------------------------
/// An np.ndarray over `array`. A null array gives null: then the pending error is raised as a Python exception.
py::Value wrap(Array array);
/// A NumPy scalar for a rank-0 array (for objects: the object itself), an np.ndarray otherwise.
py::Value wrapOrScalar(Array array);
py::Value makeDType(DType dtype);
/// What Tensor.numpy() gives: a fresh, writable np.ndarray, for rank 0 a NumPy scalar, for a rank-0 string `bytes`.
/// String tensors of higher rank become arrays of objects (bytes).
py::Value makeArray(const wrt_tensor *tensor);
/// item(): the nearest Python object of a rank-0 array.
py::Value toPython(const Array &rank0);

// Reading Python objects
// -------------------------------------------------------------------------------------------------
/// An ndarray or a NumPy scalar.
bool isArrayOrScalar(const py::Value &value);
/// A NumPy scalar as an array of rank 0; false (nothing pending) if it is none.
bool scalarArray(const py::Value &value, Array &out);
/// The elements of an ndarray or NumPy scalar as a dense tensor that shares nothing with it (text and arrays of bytes
/// or str objects become string tensors). Null with an exception pending for other objects.
wrt::Tensor toTensor(const py::Value &value);
/// np.asarray(value, dtype): nested sequences, numbers, tensors (by their `__array__`), arrays. Null: exception
/// pending.
Array asArray(const py::Value &value, const DType *dtype = nullptr);
/// Reads what may stand for a dtype: np.dtype objects, np.float32 and other scalar classes, float, int, bool, complex,
/// str, names; objects with `as_numpy_dtype` (tf.float32). False without an exception if it is none of these.
bool readDType(const py::Value &value, DType &out);
/// Raises the pending error of array.h as a Python exception; null.
py::Value raisePending();

/// The numpy module, made at the first call.
py::Value numpyModule();

} // namespace weft::np
