// NumPy's scalar classes: making them from Python objects, text, hashes, conversions.
#include "stage/numpy/binding.h"

namespace weft::np {

using namespace py;

static Value createScalar(Type *cls, const Args &args) {
  DType dtype;
  if (!dtypeOfClass(cls, dtype) || cls == classes().generic)
    return py::raiseTypeError("cannot create 'numpy.{}' instances", cls->name);
  if (args.count + args.named == 0) {
    if (dtype.isText()) return makeScalar(textArray(dtype.text, ""));
    return makeScalar(Array::zeros(dtype, {}));
  }
  const Value &given = args.count ? args[0] : args.namedValue(0);
  if (dtype.isText()) {
    if (dtype.text == 'U') {
      std::string text;
      if (!strText(given, text)) return {};
      return makeScalar(textArray('U', text));
    }
    if (const Bytes *b = asBytes(given)) return makeScalar(textArray('S', b->data));
  }
  if (dtype.isObject()) return given;
  Array a;
  if (const Str *s = asStr(given); s && !isArrayOrScalar(given)) { // np.float32("1.5"), np.float64("nan")
    const Value number =
        py::call(Value(wrt::isInteger(dtype.code) ? types().integer : types().real), {makeStr(s->text)});
    if (!number) return {};
    a = asArray(number, &dtype);
  } else
    a = asArray(given, &dtype);
  return wrapOrScalar(std::move(a));
}

/// The Python object in the scalar: int, float, complex, str, ...
static Value inner(const Value &self) { return toPython(selfArray(self)); }

static bool hashScalar(const Value &self, int64_t &out) {
  const Value v = inner(self);
  return v && hashOf(v, out);
}

void addScalarSlots(Classes &c) {
  Type &generic = *c.generic;
  addOperators(generic);
  addCommonMethods(generic);
  const auto fill = [](Type &type) {
    Slots &s = type.slots;
    s.create = createScalar;
    s.repr = [](const Value &self) { return makeStr(scalarText(selfArray(self), true)); };
    s.str = [](const Value &self) { return makeStr(scalarText(selfArray(self), false)); };
    s.hash = hashScalar;
    s.truth = [](const Value &self) { return py::truth(inner(self)); };
    s.format = [](const Value &self, std::string_view spec) -> Value {
      return py::format(inner(self), spec); // also without a spec: f"{np.float32(0.1)}" shows the Python float
    };
    s.toInt = [](const Value &self) -> Value { return py::call(Value(types().integer), {inner(self)}); };
    s.toFloat = [](const Value &self) -> Value { return py::call(Value(types().real), {inner(self)}); };
  };
  fill(generic);
  // These also have a Python class among their bases, whose slots must not come first.
  for (Type *t : {c.float64, c.complex128}) {
    addOperators(*t);
    fill(*t);
  }
  for (Type *t : {c.str, c.bytes}) {
    t->slots.create = createScalar;
    t->slots.repr = [](const Value &self) { return makeStr(scalarText(selfArray(self), true)); };
    t->slots.str = [](const Value &self) { return makeStr(scalarText(selfArray(self), false)); };
    addCommonMethods(*t);
  }
  for (Type *t : {c.complex128}) addCommonMethods(*t);
  addCommonMethods(*c.float64);
  generic.slots.getItem = [](const Value &self, const Value &key) -> Value {
    Index index;
    if (!readIndex(key, index)) return {};
    for (const IndexItem &item : index)
      if (item.kind == IndexItem::Int) return py::raise(exceptions().IndexError, "invalid index to scalar variable.");
    bool view, scalar;
    Array out = np::getItem(selfArray(self), index, view, scalar);
    if (!out) return raisePending();
    return index.empty() ? makeScalar(out) : wrap(std::move(out));
  };
  for (auto &[code, type] : c.scalars) {
    if (wrt::isInteger(code)) type->slots.toIndex = [](const Value &self) -> Value { return inner(self); };
    if (wrt::isComplex(code)) type->slots.toComplex = [](const Value &self) -> Value { return inner(self); };
  }
}

} // namespace weft::np
