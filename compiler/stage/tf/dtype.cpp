// tf.DType.
#include <cmath>
#include <map>

#include "stage/numpy/ndarray.h"
#include "stage/tf/types.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::tf {
namespace {

using py::Value;

int32_t numberOf(const Value &self) { return self.as<DTypeObject>()->number; }

std::string nameOf(int32_t dtype) { return wrt_dtype_name(dtype); }

Value limits(const Value &self, bool maximum) {
  const int32_t d = numberOf(self);
  const auto scalar = [](double value, int32_t dtype) {
    return np::wrapOrScalar(np::cast(np::Array::scalar(value), np::DType(dtype)));
  };
  switch (d) {
  case WRT_INT8:
    return py::makeInt(maximum ? INT8_MAX : INT8_MIN);
  case WRT_INT16:
    return py::makeInt(maximum ? INT16_MAX : INT16_MIN);
  case WRT_INT32:
    return py::makeInt(maximum ? INT32_MAX : INT32_MIN);
  case WRT_INT64:
    return py::makeInt(maximum ? INT64_MAX : INT64_MIN);
  case WRT_UINT8:
    return py::makeInt(maximum ? UINT8_MAX : 0);
  case WRT_UINT16:
    return py::makeInt(maximum ? UINT16_MAX : 0);
  case WRT_UINT32:
    return py::makeInt(maximum ? int64_t{UINT32_MAX} : 0);
  case WRT_UINT64:
    return maximum ? py::binary(py::BinaryOp::Sub, py::binary(py::BinaryOp::LShift, py::makeInt(1), py::makeInt(64)),
                                py::makeInt(1))
                   : py::makeInt(0);
  case WRT_FLOAT32:
    return scalar(maximum ? 3.4028234663852886e38 : -3.4028234663852886e38, d);
  case WRT_FLOAT64:
    return scalar(maximum ? 1.7976931348623157e308 : -1.7976931348623157e308, d);
  case WRT_HALF:
    return scalar(maximum ? 65504.0 : -65504.0, d);
  case WRT_BFLOAT16:
    return scalar(maximum ? 3.3895313892515355e38 : -3.3895313892515355e38, d);
  default: {
    const char *word = maximum ? "maximum" : "minimum";
    return py::raiseTypeError("Cannot find {} value of <dtype: '{}'> with type <dtype: '{}'>.", word, nameOf(d),
                              nameOf(d));
  }
  }
}

Value numpyClass(const Value &self) {
  const int32_t d = numberOf(self);
  if (d == WRT_STRING) return py::getAttr(np::numpyModule(), "object_");
  return Value(&np::scalarType(np::DType(d)));
}

Value number(const Value &self) { return py::makeInt(numberOf(self)); }

Value compare(const Value &self, const Value &other, py::CompareOp op) {
  if (op != py::CompareOp::Eq && op != py::CompareOp::NotEq) return Value::notImplemented();
  int32_t d = 0;
  const bool same = !other.isNone() && tryReadDType(other, d) && d == numberOf(self);
  if (py::pending()) return {};
  return py::makeBool(same == (op == py::CompareOp::Eq));
}

} // namespace

DTypeObject::DTypeObject(int32_t dtype) : Object(&dtypeType()), number(dtype) {}
bool DTypeObject::classof(const py::Object &object) { return object.type == &dtypeType(); }

py::Type &dtypeType() {
  static py::Type *type = [] {
    py::Type &t = py::newNativeType("DType", nullptr, "tensorflow.python.framework.dtypes");
    t.isFinal = true;
    t.slots.create = [](py::Type *, const py::Args &args) -> Value {
      int32_t d = 0;
      if (args.count != 1 || !readDType(args[0], d))
        return py::pending() ? Value() : py::raiseTypeError("DType takes one argument");
      return makeDType(d);
    };
    t.slots.repr = [](const Value &self) { return py::makeStr("tf." + nameOf(numberOf(self))); };
    t.slots.str = [](const Value &self) { return py::makeStr("<dtype: '" + nameOf(numberOf(self)) + "'>"); };
    t.slots.hash = [](const Value &self, int64_t &out) {
      out = numberOf(self);
      return true;
    };
    t.slots.compare = compare;
    t.property("name", [](const Value &self) { return py::makeStr(nameOf(numberOf(self))); });
    t.property("size", [](const Value &self) {
      return py::makeInt(wrt::isManaged(numberOf(self)) ? 1 : wrt_dtype_size(numberOf(self)));
    });
    t.property("itemsize", [](const Value &self) { return py::makeInt(wrt_dtype_size(numberOf(self))); });
    t.property("as_datatype_enum", number);
    t.property("_type_enum", number);
    t.property("as_numpy_dtype", numpyClass);
    t.property("base_dtype", [](const Value &self) { return self; });
    t.property("real_dtype", [](const Value &self) { return makeDType(wrt::realDtype(numberOf(self))); });
    t.property("is_floating", [](const Value &self) { return py::makeBool(wrt::isFloating(numberOf(self))); });
    t.property("is_integer", [](const Value &self) { return py::makeBool(wrt::isInteger(numberOf(self))); });
    t.property("is_complex", [](const Value &self) { return py::makeBool(wrt::isComplex(numberOf(self))); });
    t.property("is_bool", [](const Value &self) { return py::makeBool(numberOf(self) == WRT_BOOL); });
    t.property("is_unsigned", [](const Value &self) { return py::makeBool(wrt::isUnsigned(numberOf(self))); });
    t.property("is_numeric", [](const Value &self) { return py::makeBool(wrt::isNumeric(numberOf(self))); });
    t.property("is_quantized", [](const Value &) { return py::makeBool(false); });
    t.property("is_numpy_compatible", [](const Value &) { return py::makeBool(true); });
    t.property("min", [](const Value &self) { return limits(self, false); });
    t.property("max", [](const Value &self) { return limits(self, true); });
    t.property("limits", [](const Value &self) -> Value {
      const Value low = wrt::isUnsigned(numberOf(self)) ? py::makeInt(0) : limits(self, false);
      const Value high = low ? limits(self, true) : Value();
      return high ? py::makeTuple({low, high}) : Value();
    });
    t.method("is_compatible_with", [](const Value &self, const py::Args &args) -> Value {
      int32_t d = 0;
      if (args.count != 1 || !readDType(args[0], d)) return {};
      return py::makeBool(d == numberOf(self));
    });
    t.ready();
    return &t;
  }();
  return *type;
}

Value makeDType(int32_t dtype) {
  static std::map<int32_t, py::Ref<DTypeObject>> all;
  py::Ref<DTypeObject> &object = all[dtype];
  if (!object) object = py::make<DTypeObject>(dtype);
  return object.value();
}

bool tryReadDType(const Value &value, int32_t &out) {
  if (const auto *d = value.as<DTypeObject>()) {
    out = d->number;
    return true;
  }
  if (const py::Str *name = py::asStr(value)) {
    out = wrt_dtype_from_name(name->text.c_str());
    return out != WRT_INVALID;
  }
  if (value.isInt()) {
    out = static_cast<int32_t>(value.asInt());
    return std::string_view(wrt_dtype_name(out)) != "invalid";
  }
  if (!value.isObject()) return false;
  if (value.object() == py::types().real) {
    out = WRT_FLOAT32;
    return true;
  }
  if (value.object() == py::types().boolean) {
    out = WRT_BOOL;
    return true;
  }
  // Python's int has no dtype of its own here, as in TF.
  if (value.object() == py::types().integer) return false;
  np::DType d;
  if (np::readDType(value, d)) {
    out = d.isText() || d.isObject() ? static_cast<int32_t>(WRT_STRING) : d.code;
    return true;
  }
  if (py::pending()) py::clearPending();
  return false;
}

bool readDType(const Value &value, int32_t &out) {
  if (tryReadDType(value, out)) return true;
  std::string text;
  if (!py::pending() && py::reprText(value, text))
    (void)py::raiseTypeError("Cannot convert the argument `type_value`: {} to a TensorFlow DType.", text);
  return false;
}

} // namespace weft::tf
