// tf.TensorSpec.
#include "stage/tf/types.h"
#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::tf {
namespace {

using py::Value;

TensorSpec *specOf(const Value &self) { return self.as<TensorSpec>(); }

/// Shape and dtype of a tensor, a variable or another spec.
bool shapeAndDtype(const Value &value, wrt::PartialShape &shape, int32_t &dtype) {
  if (const auto *s = value.as<TensorSpec>()) {
    shape = s->shape;
    dtype = s->dtype;
    return true;
  }
  const Value s = py::getAttr(value, "shape"), d = s ? py::getAttr(value, "dtype") : Value();
  return d && readShape(s, shape) && readDType(d, dtype);
}

} // namespace

TensorSpec::TensorSpec(wrt::PartialShape partial, int32_t specDtype, Value specName)
    : Object(&tensorSpecType()), shape(std::move(partial)), dtype(specDtype), name(std::move(specName)) {}
bool TensorSpec::classof(const py::Object &object) { return object.type == &tensorSpecType(); }

Value makeSpec(wrt::PartialShape shape, int32_t dtype, Value name) {
  return Value(new TensorSpec(std::move(shape), dtype, std::move(name)));
}

py::Type &tensorSpecType() {
  static py::Type *type = [] {
    py::Type &t = py::newNativeType("TensorSpec", nullptr, "tensorflow.python.framework.tensor");
    t.isFinal = true;
    t.slots.create = [](py::Type *, const py::Args &args) -> Value {
      static const py::Signature signature("TensorSpec.__init__", "shape, dtype=?, name=None");
      Value a[3];
      if (!signature.bind(args, a)) return {};
      wrt::PartialShape shape;
      int32_t dtype = WRT_FLOAT32;
      if (!readShape(a[0], shape) || (a[1] && !readDType(a[1], dtype))) return {};
      return makeSpec(std::move(shape), dtype, a[2]);
    };
    t.slots.repr = [](const Value &self) -> Value {
      const TensorSpec *s = specOf(self);
      std::string name;
      if (!py::reprText(s->name, name)) return {};
      return py::makeStr("TensorSpec(shape=" + shapeStr(s->shape) + ", dtype=tf." + wrt_dtype_name(s->dtype) +
                         ", name=" + name + ")");
    };
    t.slots.hash = [](const Value &self, int64_t &out) {
      return py::hashOf(makeShape(specOf(self)->shape), out) &&
             (out = (out ^ specOf(self)->dtype) == -1 ? -2 : out ^ specOf(self)->dtype, true);
    };
    t.slots.compare = [](const Value &self, const Value &right, py::CompareOp op) -> Value {
      if (op != py::CompareOp::Eq && op != py::CompareOp::NotEq) return Value::notImplemented();
      const TensorSpec *a = specOf(self), *b = right.as<TensorSpec>();
      int same = b && a->shape == b->shape && a->dtype == b->dtype ? py::equal(a->name, b->name) : 0;
      if (same < 0) return {};
      return py::makeBool((same == 1) == (op == py::CompareOp::Eq));
    };
    t.property("shape", [](const Value &self) { return makeShape(specOf(self)->shape); });
    t.property("dtype", [](const Value &self) { return makeDType(specOf(self)->dtype); });
    t.property("name", [](const Value &self) { return specOf(self)->name; });
    t.method("is_compatible_with", [](const Value &self, const py::Args &args) -> Value {
      wrt::PartialShape shape;
      int32_t dtype = 0;
      if (args.count != 1 || !shapeAndDtype(args[0], shape, dtype)) return {};
      return py::makeBool(dtype == specOf(self)->dtype && isCompatible(specOf(self)->shape, shape));
    });
    t.classMethod("from_tensor", [](py::Type *, const py::Args &args) -> Value {
      static const py::Signature signature("from_tensor", "tensor, name=None");
      Value a[2];
      wrt::PartialShape shape;
      int32_t dtype = 0;
      if (!signature.bind(args, a) || !shapeAndDtype(a[0], shape, dtype)) return {};
      return makeSpec(std::move(shape), dtype, a[1]);
    });
    t.classMethod("from_spec", [](py::Type *, const py::Args &args) -> Value {
      static const py::Signature signature("from_spec", "spec, name=None");
      Value a[2];
      wrt::PartialShape shape;
      int32_t dtype = 0;
      if (!signature.bind(args, a) || !shapeAndDtype(a[0], shape, dtype)) return {};
      return makeSpec(std::move(shape), dtype, a[1]);
    });
    t.ready();
    return &t;
  }();
  return *type;
}

} // namespace weft::tf
