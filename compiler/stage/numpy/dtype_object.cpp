// np.dtype objects.
#include "stage/numpy/binding.h"

namespace weft::np {

using namespace py;

Value makeDType(DType dtype) {
  // One object a dtype, as `is` may compare them. Never freed: it would outlive the evaluator.
  static auto &known = *new std::vector<std::pair<DType, Value>>;
  for (const auto &[d, object] : known)
    if (d == dtype) return object;
  known.emplace_back(dtype, make<DTypeObject>(dtype).value());
  return known.back().second;
}

bool readDTypeArgument(const Value &value, DType &out, bool &given) {
  given = value && !value.isNone();
  if (!given) return true;
  if (readDType(value, out)) return true;
  if (pending()) return false;
  if (const Str *s = asStr(value))
    (void)py::raiseTypeError("data type '{}' not understood", s->text);
  else {
    std::string text;
    if (reprText(value, text)) (void)py::raiseTypeError("Cannot interpret '{}' as a data type", text);
  }
  return false;
}

static const DType &of(const Value &self) { return static_cast<DTypeObject *>(self.object())->dtype; }

void addDTypeSlots(Type &type) {
  type.slots.create = [](Type *, const Args &args) -> Value {
    static const Signature signature("dtype", "dtype, align=False, copy=False");
    Value v[3];
    if (!signature.bind(args, v)) return {};
    if (v[0].isNone()) return makeDType(WRT_FLOAT64);
    DType dtype;
    bool given;
    if (!readDTypeArgument(v[0], dtype, given)) return {};
    return makeDType(dtype);
  };
  type.slots.repr = [](const Value &self) -> Value {
    const DType &d = of(self);
    if (d.isText())
      return makeStr("dtype('" +
                     std::string(d.text == 'U' ? "<U"
                                 : d.text      ? "S"
                                               : "O") +
                     (d.length || d.text == 'U' ? std::to_string(d.length) : "") + "')");
    if (d.isObject()) return makeStr("dtype('O')");
    if (d.code == WRT_BFLOAT16) return makeStr("dtype(bfloat16)");
    return makeStr("dtype('" + d.name() + "')");
  };
  type.slots.str = [](const Value &self) -> Value { return makeStr(of(self).shortName()); };
  type.slots.compare = [](const Value &self, const Value &other, CompareOp op) -> Value {
    DType d;
    const bool known = other.as<DTypeObject>() || other.as<Type>() || asStr(other);
    if (!known) return Value::notImplemented(); // tf.float32 compares itself with NumPy's dtypes
    const bool readable = readDType(other, d);
    if (op == CompareOp::Eq) return Value::boolean(readable && d == of(self));
    if (op == CompareOp::NotEq) return Value::boolean(!readable || !(d == of(self)));
    return Value::notImplemented();
  };
  type.slots.hash = [](const Value &self, int64_t &out) {
    const DType &d = of(self);
    out = d.code * 1000003 + d.text * 31 + d.length;
    return true;
  };
  const auto text = [](std::string s) { return makeStr(std::move(s)); };
  (void)text;
  type.property("name", [](const Value &self) -> Value { return makeStr(of(self).name()); });
  type.property("kind", [](const Value &self) -> Value { return makeStr(std::string(1, of(self).kind())); });
  type.property("str", [](const Value &self) -> Value { return makeStr(of(self).code3()); });
  type.property("itemsize", [](const Value &self) -> Value { return makeInt(of(self).itemSize()); });
  type.property("type", [](const Value &self) -> Value { return Value(&scalarType(of(self))); });
  type.property("char", [](const Value &self) -> Value { return makeStr(of(self).charCode()); });
  type.property("shape", [](const Value &) -> Value { return makeTuple(); });
  type.property("ndim", [](const Value &) -> Value { return makeInt(0); });
  type.property("names", [](const Value &) -> Value { return Value::none(); });
  type.property("base", [](const Value &self) -> Value { return self; });
  type.property("isnative", [](const Value &) -> Value { return makeBool(true); });
  type.property("byteorder", [](const Value &self) -> Value {
    const DType &d = of(self);
    return makeStr(d.isObject() || d.text == 'S' || d.itemSize() == 1 ? "|" : "=");
  });
  type.property("num", [](const Value &self) -> Value { return makeInt(of(self).code); });
  type.property("hasobject", [](const Value &self) -> Value { return makeBool(of(self).isObject()); });
}

} // namespace weft::np
