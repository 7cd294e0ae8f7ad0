// Attributes and methods that arrays and scalars have in common, and those of arrays alone.
#include "stage/numpy/routines.h"

#include <array>
#include <memory>

namespace weft::np {

using namespace py;

namespace {

Value runRoutine(const Routine &routine, std::unique_ptr<Signature> &signature, const Value &self, const Args &args) {
  if (!signature) signature = std::make_unique<Signature>(routine.name, routine.parameters);
  Value v[maxParameters];
  if (!signature->bind(args, v)) return {};
  return routine.code(selfArray(self), self, v);
}
/// One plain function for each routine, as a Type wants function pointers.
template <std::span<const Routine> (*list)(), size_t i> Value methodOf(const Value &self, const Args &args) {
  static std::unique_ptr<Signature> signature;
  return runRoutine(list()[i], signature, self, args);
}
template <std::span<const Routine> (*list)(), size_t... i> void addMethods(Type &type, std::index_sequence<i...>) {
  const NativeMethod thunks[] = {methodOf<list, i>...};
  const std::span<const Routine> routines = list();
  for (size_t k = 0; k < routines.size(); k++)
    if (routines[k].method) type.method(routines[k].name, thunks[k]);
}

Value toList(const Array &a) {
  if (a.ndim() == 0) return toPython(a);
  std::vector<Value> items;
  for (int64_t i = 0; i < a.dims[0]; i++) items.push_back(toList(dropAxis(slice(a, 0, i, 1, 1), 0)));
  return makeList(std::move(items));
}

Value itemMethod(const Value &self, const Args &args) {
  const Array a = selfArray(self);
  if (args.count == 0) {
    if (a.size() != 1) return py::raiseValueError("can only convert an array of size 1 to a Python scalar");
    Array one = a;
    one.dims.n = one.strides.n = 0;
    return toPython(one);
  }
  Index index;
  if (args.count == 1 && !args[0].as<Tuple>()) {
    int64_t at;
    if (!py::index(args[0], at)) return {};
    const Array flat = reshape(a, {-1});
    index.push_back({.kind = IndexItem::Int, .value = at});
    bool view, scalar;
    const Array one = np::getItem(flat, index, view, scalar);
    if (!one) return raisePending();
    return toPython(one);
  }
  const Value key = args.count == 1 ? args[0] : makeTuple(std::vector<Value>(args.values, args.values + args.count));
  if (!readIndex(key, index)) return {};
  bool view, scalar;
  const Array one = np::getItem(a, index, view, scalar);
  if (!one) return raisePending();
  return toPython(one);
}

Value astypeMethod(const Value &self, const Args &args) {
  static const Signature signature("astype", "dtype, order='K', casting='unsafe', subok=True, copy=True");
  Value v[5];
  if (!signature.bind(args, v)) return {};
  DType dtype;
  bool given, copies;
  if (!readDTypeArgument(v[0], dtype, given) || !readFlag(v[4], copies)) return {};
  const Array a = selfArray(self);
  if (const Str *casting = asStr(v[2]); casting && casting->text != "unsafe") {
    const char rule = casting->text == "same_kind" ? 'k' : casting->text == "safe" ? 's' : 'n';
    if (!canCast(a.dtype, dtype, rule))
      return py::raiseTypeError("Cannot cast array data from dtype('{}') to dtype('{}') according to the rule '{}'",
                                a.dtype.name(), dtype.name(), casting->text);
  }
  if (!copies && a.dtype == dtype && self.as<NdArray>()) return self;
  return self.as<NdArray>() ? wrap(castAny(a, dtype)) : wrapOrScalar(castAny(a, dtype));
}

Value fillMethod(const Value &self, const Args &args) {
  static const Signature signature("fill", "value");
  Value v[1];
  if (!signature.bind(args, v)) return {};
  const Array a = selfArray(self);
  if (!a.writeable) return py::raiseValueError("assignment destination is read-only");
  const Array from = asArray(v[0], &a.dtype);
  if (!from || !assign(a, from)) return raisePending();
  return Value::none();
}

Value viewMethod(const Value &self, const Args &args) {
  static const Signature signature("view", "dtype=None, type=None");
  Value v[2];
  if (!signature.bind(args, v)) return {};
  DType dtype;
  bool given;
  if (v[0] && v[0].as<Type>() == &ndarrayType()) v[0] = Value::none();
  if (!readDTypeArgument(v[0], dtype, given)) return {};
  Array a = selfArray(self);
  if (!given) return wrap(a);
  const int64_t from = a.dtype.stride(), to = dtype.stride();
  if (wrt::isManaged(a.dtype.code) || wrt::isManaged(dtype.code))
    return py::raiseTypeError("Cannot change data-type for array of references.");
  if (from != to) {
    if (a.ndim() == 0)
      return py::raiseValueError("Changing the dtype of a 0d array is only supported if the itemsize is unchanged");
    const int last = a.ndim() - 1;
    if (a.dims[last] != 1 && a.strides[last] != from)
      return py::raiseValueError("To change to a dtype of a different size, the last axis must be contiguous");
    if ((a.dims[last] * from) % to)
      return py::raiseValueError("When changing to a larger dtype, its size must be a divisor of the total size in "
                                 "bytes of the last axis of the array.");
    a.dims[last] = a.dims[last] * from / to;
    a.strides[last] = to;
  }
  a.dtype = dtype;
  return self.as<NdArray>() ? wrap(a) : wrapOrScalar(a);
}

Value tobytesMethod(const Value &self, const Args &) {
  const Array a = contiguous(selfArray(self));
  return makeBytes(std::string(a.data, static_cast<size_t>(a.size() * a.dtype.stride())));
}

// flags
// -----------------------------------------------------------------------------------------------------------------
class Flags final : public Object {
public:
  explicit Flags(Value array);
  Value array;
};
Array &arrayOfFlags(const Value &self) {
  return static_cast<NdArray *>(static_cast<Flags *>(self.object())->array.object())->array;
}
Type &flagsType() {
  static Type *type = nullptr;
  if (!type) {
    type = &newNativeType("flagsobj", nullptr, "numpy._core.multiarray");
    type->property(
        "writeable", [](const Value &self) -> Value { return makeBool(arrayOfFlags(self).writeable); },
        [](const Value &self, const Value &value) {
          bool flag;
          if (!readFlag(value, flag)) return false;
          arrayOfFlags(self).writeable = flag;
          return true;
        });
    type->property("c_contiguous",
                   [](const Value &self) -> Value { return makeBool(arrayOfFlags(self).isContiguous()); });
    type->property("f_contiguous", [](const Value &self) -> Value { return makeBool(arrayOfFlags(self).isFortran()); });
    type->property("contiguous",
                   [](const Value &self) -> Value { return makeBool(arrayOfFlags(self).isContiguous()); });
    type->property("aligned", [](const Value &) -> Value { return makeBool(true); });
    type->property("owndata", [](const Value &self) -> Value {
      const Array &a = arrayOfFlags(self);
      return makeBool(a.data == a.base->data && a.base->storage->size == a.size());
    });
    type->ready();
  }
  return *type;
}
Flags::Flags(Value a) : Object(&flagsType()), array(std::move(a)) {}

Value shapeOf(const Value &self) {
  std::vector<Value> items;
  for (int64_t d : selfArray(self).dims) items.push_back(makeInt(d));
  return makeTuple(std::move(items));
}
bool setShape(const Value &self, const Value &value) {
  NdArray *a = self.as<NdArray>();
  Dims dims;
  if (!a || !value || !readShape(value, dims)) return false;
  const Array shaped = reshape(a->array, dims);
  if (!shaped) return static_cast<bool>(raisePending());
  a->array = shaped;
  return true;
}
Array partOf(const Array &a, int part) {
  if (!wrt::isComplex(a.dtype.code)) return part ? Array::zeros(a.dtype, a.dims) : a;
  Array out = a;
  out.dtype = wrt::realDtype(a.dtype.code);
  out.data += part * out.dtype.stride();
  return out;
}
template <int part> Value complexPart(const Value &self) {
  const Array out = partOf(selfArray(self), part);
  return self.as<NdArray>() ? wrap(out) : wrapOrScalar(out);
}
template <int part> bool setComplexPart(const Value &self, const Value &value) {
  const Array from = asArray(value);
  if (from && self.as<NdArray>() && assign(partOf(selfArray(self), part), from)) return true;
  (void)raisePending();
  return false;
}

} // namespace

void addCommonMethods(Type &type) {
  addMethods<reductionRoutines>(type, std::make_index_sequence<32>());
  addMethods<shapeRoutines>(type, std::make_index_sequence<40>());
  type.method("tolist", [](const Value &self, const Args &) -> Value { return toList(selfArray(self)); });
  type.method("item", itemMethod);
  type.method("astype", astypeMethod);
  type.method("view", viewMethod);
  type.method("tobytes", tobytesMethod);
  type.method("__array__", [](const Value &self, const Args &args) -> Value {
    DType dtype;
    bool given = false;
    if (args.count && !readDTypeArgument(args[0], dtype, given)) return {};
    if (given) return wrap(castAny(selfArray(self), dtype));
    return self.as<NdArray>() ? self : wrap(selfArray(self));
  });
  const NativeMethod duplicate = [](const Value &self, const Args &) -> Value {
    return self.as<NdArray>() ? wrap(copy(selfArray(self))) : self;
  };
  type.method("__copy__", duplicate);
  type.method("__deepcopy__", duplicate);
  type.method("__round__", [](const Value &self, const Args &args) -> Value {
    const Array a = selfArray(self);
    int64_t digits = 0;
    const bool given = args.count && !args[0].isNone();
    if (given && !py::index(args[0], digits)) return {};
    const Array rounded = roundTo(a, static_cast<int>(digits));
    if (!rounded) return raisePending();
    if (given || a.ndim()) return wrapOrScalar(rounded);
    return py::call(Value(types().integer), {toPython(rounded)});
  });
  type.property("shape", shapeOf, setShape);
  type.property("dtype", [](const Value &self) -> Value { return makeDType(selfArray(self).dtype); });
  type.property("ndim", [](const Value &self) -> Value { return makeInt(selfArray(self).ndim()); });
  type.property("size", [](const Value &self) -> Value { return makeInt(selfArray(self).size()); });
  type.property("itemsize", [](const Value &self) -> Value { return makeInt(selfArray(self).dtype.itemSize()); });
  type.property("nbytes", [](const Value &self) -> Value {
    const Array a = selfArray(self);
    return makeInt(a.size() * a.dtype.itemSize());
  });
  type.property(
      "T", [](const Value &self) -> Value { return self.as<NdArray>() ? wrap(transpose(selfArray(self))) : self; });
  type.property("mT", [](const Value &self) -> Value {
    Array a = selfArray(self);
    if (a.ndim() < 2) return py::raiseValueError("matrix transpose with ndim < 2 is undefined");
    std::swap(a.dims[a.ndim() - 1], a.dims[a.ndim() - 2]);
    std::swap(a.strides[a.ndim() - 1], a.strides[a.ndim() - 2]);
    return wrap(a);
  });
  type.property("real", complexPart<0>, setComplexPart<0>);
  type.property("imag", complexPart<1>, setComplexPart<1>);
  type.property("strides", [](const Value &self) -> Value {
    std::vector<Value> items;
    for (int64_t d : selfArray(self).strides) items.push_back(makeInt(d));
    return makeTuple(std::move(items));
  });
  if (&type != classes().ndarray) return;
  type.method("fill", fillMethod);
  type.method("setflags", [](const Value &self, const Args &args) -> Value {
    static const Signature signature("setflags", "write=None, align=None, uic=None");
    Value v[3];
    bool flag;
    if (!signature.bind(args, v)) return {};
    if (v[0].isNone()) return Value::none();
    if (!readFlag(v[0], flag)) return {};
    self.as<NdArray>()->array.writeable = flag;
    return Value::none();
  });
  type.property("flags", [](const Value &self) -> Value { return make<Flags>(self).value(); });
  type.property("flat", [](const Value &self) -> Value { return wrap(reshape(selfArray(self), {-1})); });
  type.property("base", [](const Value &self) -> Value {
    const Array &a = self.as<NdArray>()->array;
    const bool owns = a.data == a.base->data && a.base->storage->size == a.size();
    return owns ? Value::none() : wrap(reshape(Array::shareTensor(a.base.get()), {-1}));
  });
}

} // namespace weft::np
