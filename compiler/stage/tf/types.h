// tf.DType, tf.TensorShape and tf.TensorSpec as native classes, and reading Python values as such.
#pragma once
#include "shapes/shape_context.h"
#include "value/type.h"
#include "value/value.h"

namespace weft::tf {

/// tf.float32 and its like: one object for each dtype.
class DTypeObject final : public py::Object {
public:
  explicit DTypeObject(int32_t dtype);
  static bool classof(const py::Object &object);
  const int32_t number; // a wrt_dtype
};

class TensorShape final : public py::Object {
public:
  explicit TensorShape(wrt::PartialShape partial);
  static bool classof(const py::Object &object);
  wrt::PartialShape shape;
};

class TensorSpec final : public py::Object {
public:
  TensorSpec(wrt::PartialShape partial, int32_t dtype, py::Value specName);
  static bool classof(const py::Object &object);
  wrt::PartialShape shape;
  int32_t dtype;
  py::Value name; // a str or None
};

py::Type &dtypeType();
py::Type &tensorShapeType();
py::Type &tensorSpecType();

py::Value makeDType(int32_t dtype);
py::Value makeShape(wrt::PartialShape shape);
py::Value makeSpec(wrt::PartialShape shape, int32_t dtype, py::Value name = py::Value::none());

/// tf.as_dtype: DTypes, names, NumPy's dtypes and classes, `float` and `bool`. False with TypeError pending.
bool readDType(const py::Value &value, int32_t &out);
/// The same, but false with nothing pending where `value` stands for no dtype.
bool tryReadDType(const py::Value &value, int32_t &out);
/// What tf.TensorShape(value) takes: None, an int, shapes, sequences of ints and None. False with an exception pending.
bool readShape(const py::Value &value, wrt::PartialShape &out);

/// "(2, None)", "<unknown>": str(TensorShape).
std::string shapeStr(const wrt::PartialShape &shape);
bool isCompatible(const wrt::PartialShape &a, const wrt::PartialShape &b);

} // namespace weft::tf
