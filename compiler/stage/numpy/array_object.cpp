// Slots of np.ndarray: subscripts, iteration, truth, conversions, text.
#include "stage/numpy/binding.h"

namespace weft::np {

using namespace py;

bool readIndex(const Value &key, Index &out) {
  const auto one = [&](const Value &v) {
    IndexItem item;
    int64_t number;
    if (v.isNone()) {
      item.kind = IndexItem::NewAxis;
    } else if (v.isEllipsis()) {
      item.kind = IndexItem::Ellipsis;
    } else if (v.isBool()) {
      item.kind = IndexItem::BoolArray;
      item.array = Array::scalar<bool>(v.asBool());
    } else if (toInt64(v, number)) {
      item.value = number;
    } else if (const Slice *s = v.as<Slice>()) {
      item.kind = IndexItem::Slice;
      const auto read = [](const Value &part, bool &given, int64_t &to) {
        given = !part.isNone();
        if (!given) return true;
        if (py::index(part, to)) return true;
        if (pendingMatches(exceptions().TypeError)) {
          clearPending();
          (void)py::raiseTypeError("slice indices must be integers or None or have an __index__ method");
        }
        return false;
      };
      bool hasStep;
      if (!read(s->start, item.hasStart, item.start) || !read(s->stop, item.hasStop, item.stop) ||
          !read(s->step, hasStep, item.step))
        return false;
      if (!hasStep) item.step = 1;
      if (item.step == 0) {
        (void)py::raiseValueError("slice step cannot be zero");
        return false;
      }
    } else {
      Array scalar;
      const bool isScalar = scalarArray(v, scalar);
      if (isScalar && wrt::isInteger(scalar.dtype.code)) {
        item.value = *asType(scalar, WRT_INT64).as<int64_t>();
        out.push_back(std::move(item));
        return true;
      }
      const bool arrayLike = isScalar || isArrayOrScalar(v) || asSequence(v) ||
                             (v.isObject() && v.type()->lookup(Symbol::intern("__array__"))) || v.as<Range>();
      Array a;
      if (isScalar)
        a = scalar;
      else if (arrayLike) {
        a = asArray(v);
        if (!a) return static_cast<bool>(raisePending());
        if (asSequence(v) && a.size() == 0) a = asType(a, WRT_INT64);
      } else if (v.isObject() && v.type()->slots.toIndex) {
        if (!py::index(v, item.value)) return false;
        out.push_back(std::move(item));
        return true;
      }
      if (a && a.dtype.code == WRT_BOOL) {
        item.kind = IndexItem::BoolArray;
        item.array = a;
      } else if (a && wrt::isInteger(a.dtype.code)) {
        const bool tensor = !asSequence(v) && !isArrayOrScalar(v);
        if (a.ndim() == 0 && (tensor || v.as<NdArray>())) {
          item.value = *asType(a, WRT_INT64).as<int64_t>();
        } else {
          item.kind = IndexItem::IntArray;
          item.array = asType(a, WRT_INT64);
        }
      } else {
        if (a && arrayLike && !isScalar)
          (void)py::raise(exceptions().IndexError, "arrays used as indices must be of integer (or boolean) type");
        else
          (void)py::raise(exceptions().IndexError, "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis "
                                                   "(`None`) and integer or boolean arrays are valid indices");
        return false;
      }
    }
    out.push_back(std::move(item));
    return true;
  };
  if (const Tuple *t = key.as<Tuple>()) {
    for (const Value &v : t->items)
      if (!one(v)) return false;
    return true;
  }
  return one(key);
}

static Value getItem(const Value &self, const Value &key) {
  const Array &a = static_cast<NdArray *>(self.object())->array;
  int64_t at;
  if (key.isInt() && a.ndim() > 0) { // the common case
    at = key.asInt();
    const int64_t n = a.dims[0];
    if (at < -n || at >= n)
      return py::raise(exceptions().IndexError, "index {} is out of bounds for axis 0 with size {}", at, n);
    return wrapOrScalar(dropAxis(slice(a, 0, at < 0 ? at + n : at, 1, 1), 0));
  }
  if (asStr(key))
    return py::raise(exceptions().IndexError, "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) "
                                              "and integer or boolean arrays are valid indices");
  Index index;
  if (!readIndex(key, index)) return {};
  bool isView = false, isScalar = false;
  Array out = np::getItem(a, index, isView, isScalar);
  if (!out) return raisePending();
  return isScalar ? makeScalar(out) : wrap(std::move(out));
}

static bool setItem(const Value &self, const Value &key, const Value &value) {
  const Array &a = static_cast<NdArray *>(self.object())->array;
  if (!value) return static_cast<bool>(py::raiseValueError("cannot delete array elements"));
  Index index;
  if (!readIndex(key, index)) return false;
  Array from;
  if (a.dtype.isObject() && !isArrayOrScalar(value) && !asSequence(value))
    from = objectArray(value);
  else if (a.dtype.isObject())
    from = asArray(value, &a.dtype);
  else {
    const bool number = value.isBool() || isAnyInt(value) || isAnyFloat(value);
    from = asArray(value, number && !isArrayOrScalar(value) ? &a.dtype : nullptr);
    if (from && from.dtype.isObject()) from = castAny(from, a.dtype);
  }
  if (!from || !np::setItem(a, index, from)) {
    (void)raisePending();
    return false;
  }
  return true;
}

static Value iterate(const Value &self) {
  const Array &a = static_cast<NdArray *>(self.object())->array;
  if (a.ndim() == 0) return py::raiseTypeError("iteration over a 0-d array");
  return makeIterator(
      [](Iterator &it, Value &out) {
        const Array &array = static_cast<NdArray *>(it.held.object())->array;
        if (it.position >= array.dims[0]) return Next::Stop;
        out = wrapOrScalar(dropAxis(slice(array, 0, it.position++, 1, 1), 0));
        return out ? Next::Item : Next::Error;
      },
      self);
}

static int truthOf(const Value &self) {
  const Array &a = static_cast<NdArray *>(self.object())->array;
  const int64_t size = a.size();
  if (size == 1) {
    Array one = a;
    one.dims.n = one.strides.n = 0;
    return py::truth(toPython(one));
  }
  if (size == 0)
    (void)py::raiseValueError(
        "The truth value of an empty array is ambiguous. Use `array.size > 0` to check that an array is not empty.");
  else
    (void)py::raiseValueError(
        "The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()");
  return -1;
}

static int64_t lengthOf(const Value &self) {
  const Array &a = static_cast<NdArray *>(self.object())->array;
  if (a.ndim()) return a.dims[0];
  (void)py::raiseTypeError("len() of unsized object");
  return -1;
}

static int containsItem(const Value &self, const Value &item) {
  Operand a, b;
  if (!readOperand(self, a) || !readOperand(item, b)) {
    (void)raisePending();
    return -1;
  }
  const Array equal = applyBinary(Binary::Equal, a, b);
  const Array any = equal ? reduce(Binary::LogicalOr, equal, ~0u, false) : Array();
  if (any) return *any.as<bool>();
  (void)raisePending();
  return -1;
}

/// The single element for int(), float(), ...
static Value single(const Value &self) {
  const Array &a = static_cast<NdArray *>(self.object())->array;
  if (a.ndim() > 0) {
    if (a.size() == 1) {
      Array one = a;
      one.dims.n = one.strides.n = 0;
      return toPython(one);
    }
    return py::raiseTypeError("only 0-dimensional arrays can be converted to Python scalars");
  }
  return toPython(a);
}
static Value toIntSlot(const Value &self) {
  const Value v = single(self);
  if (!v) return {};
  return py::call(Value(types().integer), {v});
}
static Value toFloatSlot(const Value &self) {
  const Value v = single(self);
  if (!v) return {};
  return py::call(Value(types().real), {v});
}
static Value toIndexSlot(const Value &self) {
  const Array &a = static_cast<NdArray *>(self.object())->array;
  if (a.ndim() || !wrt::isInteger(a.dtype.code))
    return py::raiseTypeError("only integer scalar arrays can be converted to a scalar index");
  return toPython(a);
}

static Value createArray(Type *, const Args &args) {
  static const Signature signature("ndarray", "shape, dtype=None, buffer=None, offset=0, strides=None, order=None");
  Value v[6];
  if (!signature.bind(args, v)) return {};
  Dims dims;
  DType dtype;
  bool given;
  if (!readShape(v[0], dims) || !readDTypeArgument(v[1], dtype, given)) return {};
  return wrap(Array::zeros(dtype, dims));
}

static Value formatArray(const Value &self, std::string_view spec) {
  const Array &a = static_cast<NdArray *>(self.object())->array;
  if (a.ndim() == 0) return py::format(makeScalar(a), spec);
  if (spec.empty()) return py::str(self);
  return py::raiseTypeError("unsupported format string passed to numpy.ndarray.__format__");
}

void addArraySlots(Type &type) {
  Slots &s = type.slots;
  s.create = createArray;
  s.getItem = getItem;
  s.setItem = setItem;
  s.iterate = iterate;
  s.truth = truthOf;
  s.length = lengthOf;
  s.contains = containsItem;
  s.toInt = toIntSlot;
  s.toFloat = toFloatSlot;
  s.toIndex = toIndexSlot;
  s.repr = [](const Value &self) { return makeStr(arrayText(static_cast<NdArray *>(self.object())->array, true)); };
  s.str = [](const Value &self) { return makeStr(arrayText(static_cast<NdArray *>(self.object())->array, false)); };
  s.format = formatArray;
  addOperators(type);
  addCommonMethods(type);
  type.slots.hash = nullptr;
}

} // namespace weft::np
