// Natives of the module: making and joining arrays, and what the Python part (compiler/prelude/numpy) builds on.
#include "stage/numpy/linalg.h"
#include "stage/numpy/routines.h"
#include "value/interpreter.h"

#include <cmath>

namespace weft::np {

using namespace py;

namespace {

/// object, dtype, copy, order, subok, ndmin
Value arrayFunction(const Value *v) {
  DType dtype;
  bool given, copies = true;
  if (!readDTypeArgument(v[1], dtype, given)) return {};
  if (!v[2].isNone() && !readFlag(v[2], copies)) return {};
  Array a = asArray(v[0], given ? &dtype : nullptr);
  if (!a) return raisePending();
  // An array that came out of the object unchanged must not be shared.
  const NdArray *same = v[0].as<NdArray>();
  const bool shared = !isAnyInt(v[0]) && !asSequence(v[0]) && (same ? same->array.data == a.data : true);
  if (shared && copies && !v[2].isNone())
    a = copy(a);
  else if (shared && v[2].isNone() && !same)
    a = copy(a);
  int64_t least = 0;
  if (!py::index(v[5], least)) return {};
  while (a.ndim() < least) a = insertAxis(a, 0);
  return wrap(a);
}
/// a, dtype, order
Value asarrayFunction(const Value *v) {
  DType dtype;
  bool given;
  if (!readDTypeArgument(v[1], dtype, given)) return {};
  if (const NdArray *same = v[0].as<NdArray>(); same && (!given || same->array.dtype == dtype)) return v[0];
  return wrap(asArray(v[0], given ? &dtype : nullptr));
}
Value contiguousFunction(const Value *v) {
  const Value a = asarrayFunction(v);
  if (!a) return {};
  const Array x = a.as<NdArray>()->array;
  return x.isContiguous() ? a : wrap(copy(x));
}
/// shape, dtype
Value zerosFunction(const Value *v) {
  Dims dims;
  DType dtype;
  bool given;
  if (!readShape(v[0], dims) || !readDTypeArgument(v[1], dtype, given)) return {};
  if (dtype.isText() && !dtype.length) dtype.length = 1;
  Array out = Array::zeros(dtype, dims);
  if (out && dtype.isObject()) out = castAny(Array::zeros(WRT_INT64, dims), dtype);
  return wrap(out);
}
Value onesFunction(const Value *v) {
  Dims dims;
  DType dtype;
  bool given;
  if (!readShape(v[0], dims) || !readDTypeArgument(v[1], dtype, given)) return {};
  Array out = Array::zeros(dtype, dims);
  if (out && !assign(out, castAny(Array::scalar<int64_t>(1), dtype))) return raisePending();
  return wrap(out);
}
/// shape, fill_value, dtype
Value fullFunction(const Value *v) {
  Dims dims;
  DType dtype;
  bool given;
  if (!readShape(v[0], dims) || !readDTypeArgument(v[2], dtype, given)) return {};
  const Array value = asArray(v[1], given ? &dtype : nullptr);
  if (!value) return raisePending();
  Array out = Array::zeros(given && !dtype.isText() ? dtype : value.dtype, dims);
  if (out && !assign(out, value)) return raisePending();
  return wrap(out);
}

/// start, stop, step, dtype
Value arangeFunction(const Value *v) {
  DType dtype;
  bool given;
  if (!readDTypeArgument(v[3], dtype, given)) return {};
  if (!v[0]) return py::raiseTypeError("arange() requires stop to be specified.");
  const bool onlyStop = !v[1] || v[1].isNone();
  const Value zero = makeInt(0), one = makeInt(1);
  const Value &startValue = onlyStop ? zero : v[0], &stopValue = onlyStop ? v[0] : v[1],
              &stepValue = !v[2] || v[2].isNone() ? one : v[2];
  const Array parts[3] = {asArray(startValue), asArray(stopValue), asArray(stepValue)};
  DType natural = WRT_INT64;
  bool first = true;
  for (int i = 0; i < 3; i++) {
    if (!parts[i]) return raisePending();
    if (parts[i].ndim() && parts[i].size() != 1)
      return py::raiseTypeError("only 0-dimensional arrays can be converted to Python scalars");
    if ((onlyStop && i != 1) || (i == 2 && stepValue.same(one) && (!v[2] || v[2].isNone()))) continue;
    if (first)
      natural = parts[i].dtype;
    else if (!promote(natural, parts[i].dtype, natural))
      return raisePending();
    first = false;
  }
  if (natural.code == WRT_BOOL) natural = WRT_INT64;
  const DType result = given ? dtype : natural;
  const char kind = natural.kind();
  const bool exact = kind == 'i' || kind == 'u';
  const auto real = [&](int i) { return *asType(parts[i], WRT_FLOAT64).as<double>(); };
  const auto whole = [&](int i) { return *asType(parts[i], WRT_INT64).as<int64_t>(); };
  int64_t n;
  if (exact) {
    const int64_t step = whole(2), span = whole(1) - whole(0);
    if (step == 0) return py::raise(exceptions().ZeroDivisionError, "division by zero");
    n = step > 0 ? (span > 0 ? (span + step - 1) / step : 0) : (span < 0 ? (-span - step - 1) / -step : 0);
  } else {
    if (real(2) == 0) return py::raise(exceptions().ZeroDivisionError, "float division by zero");
    const double length = std::ceil((real(1) - real(0)) / real(2));
    if (std::isnan(length)) return py::raiseValueError("arange: cannot compute length");
    n = length > 0 ? static_cast<int64_t>(length) : 0;
  }
  Array out = Array::empty(result, {n});
  if (!out) return raisePending();
  if (exact && (wrt::isInteger(result.code))) {
    dispatchReal(result.code, [&]<typename T>() {
      if constexpr (std::is_integral_v<T>)
        for (int64_t i = 0; i < n; i++) out.as<T>()[i] = static_cast<T>(whole(0) + i * whole(2));
    });
    return wrap(out);
  }
  // As NumPy fills: the first two elements in the result's dtype, then start + i * (second - first).
  const bool known = dispatchReal(result.code, [&]<typename T>() {
    if constexpr (isSmallFloat<T>) {
      const T begin = T(static_cast<float>(real(0))), next = T(static_cast<float>(real(0) + real(2)));
      const float delta = static_cast<float>(next) - static_cast<float>(begin);
      for (int64_t i = 0; i < n; i++)
        out.as<T>()[i] = i == 1 ? next : T(static_cast<float>(begin) + static_cast<float>(i) * delta);
    } else {
      const T begin = static_cast<T>(real(0)), next = static_cast<T>(real(0) + real(2));
      const T delta = static_cast<T>(next - begin);
      for (int64_t i = 0; i < n; i++)
        out.as<T>()[i] = i == 1 ? next : static_cast<T>(begin + static_cast<T>(i) * delta);
    }
  });
  if (!known) return wrap(castAny(parts[0], result));
  return wrap(out);
}

/// condition, x, y
Value whereFunction(const Value *v) {
  const Array condition = asArray(v[0]);
  if (!condition) return raisePending();
  if (!v[1] && !v[2]) return callMethod(wrap(condition), Symbol::intern("nonzero"));
  if (!v[1] || !v[2]) return py::raiseValueError("either both or neither of x and y should be given");
  Operand x, y;
  if (!readOperand(v[1], x) || !readOperand(v[2], y) || !resolve(x, y, false)) return raisePending();
  if (x.array.dtype.isObject() != y.array.dtype.isObject()) {
    x.array = castAny(x.array, WRT_VARIANT);
    y.array = castAny(y.array, WRT_VARIANT);
  }
  return wrap(np::where(castAny(condition, WRT_BOOL), x.array, y.array));
}

/// arrays, axis, out, dtype, casting
Value concatenateFunction(const Value *v) {
  std::vector<Value> items;
  if (!collect(v[0], items)) return {};
  if (items.empty()) return py::raiseValueError("need at least one array to concatenate");
  std::vector<Array> arrays;
  DType common;
  bool given;
  for (const Value &item : items) {
    arrays.push_back(asArray(item));
    if (!arrays.back()) return raisePending();
    if (v[1].isNone()) arrays.back() = reshape(arrays.back(), {-1});
    if (arrays.back().ndim() == 0) return py::raiseValueError("zero-dimensional arrays cannot be concatenated");
    if (arrays.size() == 1)
      common = arrays[0].dtype;
    else if (!promote(common, arrays.back().dtype, common))
      return raisePending();
  }
  if (!readDTypeArgument(v[3], common, given)) return {};
  int axis = 0;
  const int rank = arrays[0].ndim();
  if (!v[1].isNone() && !readAxis(v[1], rank, axis)) return {};
  Dims dims = arrays[0].dims;
  dims[axis] = 0;
  for (size_t i = 0; i < arrays.size(); i++) {
    if (arrays[i].ndim() != rank)
      return py::raiseValueError("all the input arrays must have same number of dimensions, but the array at index 0 "
                                 "has {} dimension(s) and the array "
                                 "at index {} has {} dimension(s)",
                                 rank, i, arrays[i].ndim());
    for (int k = 0; k < rank; k++)
      if (k != axis && arrays[i].dims[k] != dims[k])
        return py::raiseValueError("all the input array dimensions except for the concatenation axis must match "
                                   "exactly, but along dimension {}, the array at index 0 has "
                                   "size {} and the array at index {} has size {}",
                                   k, dims[k], i, arrays[i].dims[k]);
    dims[axis] += arrays[i].dims[axis];
  }
  Array out = Array::zeros(common, dims);
  if (!out) return raisePending();
  int64_t at = 0;
  for (const Array &a : arrays) {
    const Array part = a.dtype.isObject() == common.isObject() ? a : castAny(a, common);
    if (!part || !assign(slice(out, axis, at, a.dims[axis], 1), part)) return raisePending();
    at += a.dims[axis];
  }
  return finish(out, v[2], "concatenate");
}

Value matmulFunction(const Value *v) {
  const Array a = asArray(v[0]), b = a ? asArray(v[1]) : Array();
  if (!a || !b) return raisePending();
  return finish(matmul(a, b), v[2], "matmul");
}
Value broadcastToFunction(const Value *v) {
  const Array a = asArray(v[0]);
  Dims dims;
  if (!a) return raisePending();
  if (!readShape(v[1], dims)) return {};
  Array out = broadcastTo(a, dims);
  if (!out) {
    std::string from = a.dims.str(), to = dims.str();
    for (std::string *s : {&from, &to}) std::erase(*s, ' ');
    pendingError() = {};
    return py::raiseValueError("operands could not be broadcast together with remapped shapes [original->remapped]: {} "
                               " and requested shape {}",
                               from, to);
  }
  out.writeable = false;
  return wrap(out);
}
Value broadcastShapesFunction(const Value *v) {
  std::vector<Array> arrays;
  for (const Value &item : *asSequence(v[0])) {
    Dims dims;
    if (!readShape(item, dims)) return {};
    Array a = Array::zeros(WRT_BOOL, {});
    a.dims = dims;
    arrays.push_back(a);
  }
  std::vector<const Array *> pointers;
  for (const Array &a : arrays) pointers.push_back(&a);
  Dims out;
  if (!broadcastShapes(pointers, out)) {
    pendingError() = {};
    return py::raiseValueError("shape mismatch: objects cannot be broadcast to a single shape.");
  }
  std::vector<Value> items;
  for (int64_t d : out) items.push_back(makeInt(d));
  return makeTuple(std::move(items));
}
/// True if the dtype is a dtype, or the dtype of an array-like; None where it is weak.
bool dtypeOfArgument(const Value &value, DType &out, Operand::Weak &weak) {
  weak = Operand::Strong;
  if (readDType(value, out)) return true;
  if (pending()) return false;
  Operand operand;
  if (!readOperand(value, operand)) return static_cast<bool>(raisePending());
  weak = operand.weak;
  out = operand.array.dtype;
  return true;
}
Value resultTypeFunction(const Value *v) {
  DType out;
  bool any = false, anyWeak = false;
  Operand::Weak strongest = Operand::Strong;
  for (const Value &item : *asSequence(v[0])) {
    DType d;
    Operand::Weak weak;
    if (!dtypeOfArgument(item, d, weak)) return {};
    if (weak != Operand::Strong) {
      strongest = std::max(strongest, weak);
      anyWeak = true;
      continue;
    }
    if (any && !promote(out, d, out)) return raisePending();
    if (!any) out = d;
    any = true;
  }
  if (anyWeak) {
    const DType weakType = strongest == Operand::Int     ? WRT_INT64
                           : strongest == Operand::Float ? WRT_FLOAT64
                                                         : WRT_COMPLEX128;
    if (!any) return makeDType(weakType);
    Operand w, s;
    w.weak = strongest;
    w.array = Array::zeros(weakType, {});
    s.array = Array::zeros(out, {});
    if (!resolve(w, s, false) || !promote(w.array.dtype, out, out)) return raisePending();
  }
  return makeDType(out);
}
Value promoteTypesFunction(const Value *v) {
  DType a, b;
  bool given;
  if (!readDTypeArgument(v[0], a, given) || !readDTypeArgument(v[1], b, given)) return {};
  return promote(a, b, a) ? makeDType(a) : raisePending();
}
Value canCastFunction(const Value *v) {
  DType a, b;
  bool given;
  if (!readDTypeArgument(v[0], a, given) || !readDTypeArgument(v[1], b, given)) return {};
  const Str *rule = asStr(v[2]);
  return makeBool(canCast(a, b,
                          !rule || rule->text == "safe" ? 's'
                          : rule->text == "same_kind"   ? 'k'
                          : rule->text == "unsafe"      ? 'u'
                                                        : 'n'));
}
Value setOptionFunction(const Value *v) {
  const Str *name = asStr(v[0]);
  wrt::PrintOptions &o = printOptions();
  int64_t number = 0;
  if (name->text == "suppress") {
    bool flag;
    if (!readFlag(v[1], flag)) return {};
    o.suppress = flag;
    return Value::none();
  }
  if (isAnyFloat(v[1]))
    number = INT32_MAX; // threshold=np.inf
  else if (!py::index(v[1], number))
    return {};
  if (number > INT32_MAX) number = INT32_MAX;
  const int value = static_cast<int>(number);
  if (name->text == "precision") o.precision = value;
  if (name->text == "threshold") o.threshold = value;
  if (name->text == "edgeitems") o.edgeItems = value;
  if (name->text == "linewidth") o.lineWidth = value;
  return Value::none();
}
Value getOptionsFunction(const Value *) {
  const wrt::PrintOptions &o = printOptions();
  Ref<Dict> d = makeDict();
  dictSet(*d, Symbol::intern("edgeitems"), makeInt(o.edgeItems));
  dictSet(*d, Symbol::intern("threshold"), makeInt(o.threshold));
  dictSet(*d, Symbol::intern("precision"), makeInt(o.precision));
  dictSet(*d, Symbol::intern("linewidth"), makeInt(o.lineWidth));
  dictSet(*d, Symbol::intern("suppress"), makeBool(o.suppress));
  return d.value();
}
Value arrayTextFunction(const Value *v) {
  const Array a = asArray(v[0]);
  bool repr;
  if (!a) return raisePending();
  if (!readFlag(v[1], repr)) return {};
  return makeStr(arrayText(a, repr));
}
Value mayShareFunction(const Value *v) {
  const NdArray *a = v[0].as<NdArray>(), *b = v[1].as<NdArray>();
  return makeBool(a && b && a->array.base->storage == b->array.base->storage);
}
Value frombufferFunction(const Value *v) {
  DType dtype;
  bool given;
  int64_t count, offset;
  if (!readDTypeArgument(v[1], dtype, given) || !py::index(v[2], count) || !py::index(v[3], offset)) return {};
  const Bytes *bytes = asBytes(v[0]);
  if (!bytes) return py::raiseTypeError("a bytes-like object is required, not '{}'", typeName(v[0]));
  const int64_t item = dtype.stride(), available = static_cast<int64_t>(bytes->data.size()) - offset;
  if (count < 0 && available % item) return py::raiseValueError("buffer size must be a multiple of element size");
  if (count < 0) count = available / item;
  if (count * item > available) return py::raiseValueError("buffer is smaller than requested size");
  Array out = Array::empty(dtype, {count});
  __builtin_memcpy(out.data, bytes->data.data() + offset, static_cast<size_t>(count * item));
  return wrap(out);
}

void defineRoutines(Module &module, std::span<const Routine> routines) {
  for (const Routine &routine : routines) {
    if (!routine.function) continue;
    const std::string parameters = std::string("a") + (*routine.parameters ? ", " : "") + routine.parameters;
    defineFunction(module, routine.name, parameters, [&routine](const Value *v) -> Value {
      const Array a = asArray(v[0]);
      return a ? routine.code(a, v[0], v + 1) : raisePending();
    });
  }
}

} // namespace

void defineFunctions(Module &module) {
  defineRoutines(module, reductionRoutines());
  defineRoutines(module, shapeRoutines());
  const auto add = [&](const char *name, const char *parameters, Value (*code)(const Value *)) {
    defineFunction(module, name, parameters, code);
  };
  add("array", "object, dtype=None, *, copy=True, order='K', subok=False, ndmin=0, like=None", arrayFunction);
  add("asarray", "a, dtype=None, order=None, *, device=None, copy=None, like=None", asarrayFunction);
  add("asanyarray", "a, dtype=None, order=None, *, like=None", asarrayFunction);
  add("ascontiguousarray", "a, dtype=None, *, like=None", contiguousFunction);
  add("zeros", "shape, dtype=None, order='C', *, device=None, like=None", zerosFunction);
  add("empty", "shape, dtype=None, order='C', *, device=None, like=None", zerosFunction);
  add("ones", "shape, dtype=None, order='C', *, device=None, like=None", onesFunction);
  add("full", "shape, fill_value, dtype=None, order='C', *, device=None, like=None", fullFunction);
  add("arange", "start=?, stop=?, step=?, dtype=None, *, device=None, like=None", arangeFunction);
  add("where", "condition, x=?, y=?, /", whereFunction);
  add("concatenate", "arrays, axis=0, out=None, *, dtype=None, casting='same_kind'", concatenateFunction);
  add("concat", "arrays, axis=0, out=None, *, dtype=None, casting='same_kind'", concatenateFunction);
  add("matmul", "x1, x2, out=None, /", matmulFunction);
  add("broadcast_to", "array, shape, subok=False", broadcastToFunction);
  add("broadcast_shapes", "*args", broadcastShapesFunction);
  add("result_type", "*arrays_and_dtypes", resultTypeFunction);
  add("promote_types", "type1, type2", promoteTypesFunction);
  add("can_cast", "from_, to, casting='safe'", canCastFunction);
  add("_set_option", "name, value", setOptionFunction);
  add("get_printoptions", "", getOptionsFunction);
  add("_array_text", "a, repr", arrayTextFunction);
  add("may_share_memory", "a, b, max_work=None", mayShareFunction);
  add("shares_memory", "a, b, max_work=None", mayShareFunction);
  add("frombuffer", "buffer, dtype=None, count=-1, offset=0", frombufferFunction);
}

} // namespace weft::np
