// Between Python objects and arrays: np.array's discovery of shape and dtype, item(), tensors.
#include "stage/numpy/binding.h"

#include <cmath>
#include <cstring>

namespace weft::np {

using namespace py;

namespace {

/// What an object array's slot points to.
struct ObjectBox : wrt_object {
  Value value;
};
wrt_object *boxObject(const Value &value) {
  auto *box = new ObjectBox;
  box->refcount = 1;
  box->kind = WRT_OBJECT_OTHER;
  box->destroy = [](wrt_object *self) { delete static_cast<ObjectBox *>(self); };
  box->value = value;
  return box;
}

bool tooDeep() {
  return raise("ValueError", "setting an array element with a sequence. The requested array would exceed the maximum "
                             "number of dimension of 64.");
}

/// Text of any Python object, for arrays of str.
bool textOf(const Value &value, std::string &out) {
  if (const Bytes *b = asBytes(value)) return out = b->data, true;
  return strText(value, out);
}

int64_t codePointsOf(std::string_view s) {
  int64_t n = 0;
  for (unsigned char c : s) n += (c & 0xc0) != 0x80;
  return n;
}

/// Makes the array of one object that is no sequence; `target` is the dtype asked for, or null.
Array leaf(const Value &value, const DType *target) {
  Array known;
  if (NdArray *a = value.as<NdArray>()) return a->array;
  if (scalarArray(value, known)) return known;
  if (target && target->isObject()) return objectArray(value);
  if (value.isBool()) return Array::scalar<bool>(value.asBool());
  if (value.isFloat()) return Array::scalar<double>(value.asFloat());
  if (isAnyInt(value)) {
    int64_t small;
    if (toInt64(value, small)) {
      if (target && wrt::isInteger(target->code)) {
        bool fits = true;
        dispatchReal(target->code, [&]<typename T>() {
          if constexpr (std::is_integral_v<T>)
            fits = std::is_same_v<T, uint64_t> ? small >= 0 : static_cast<int64_t>(static_cast<T>(small)) == small;
        });
        if (!fits) return raise("OverflowError", "Python integer {} out of bounds for {}", small, target->name());
      }
      return Array::scalar<int64_t>(small);
    }
    const std::string bytes = intBytes(value);
    if (intSign(value) > 0 && bytes.size() <= 8) {
      uint64_t wide = 0;
      std::memcpy(&wide, bytes.data(), bytes.size());
      if (target && wrt::isSigned(target->code))
        return raise("OverflowError", "Python integer {} out of bounds for {}", intText(value), target->name());
      return Array::scalar<uint64_t>(wide);
    }
    if (target && wrt::isFloating(target->code)) {
      double d;
      return intToDouble(value, d) ? Array::scalar<double>(d) : Array();
    }
    if (target && wrt::isInteger(target->code))
      return raise("OverflowError", "Python int too large to convert to C long");
    return objectArray(value);
  }
  if (isAnyFloat(value)) return Array::scalar<double>(unbox(value).asFloat());
  if (const Complex *z = unbox(value).as<Complex>()) return Array::scalar<wrt::Complex128>({z->re, z->im});
  if (const Str *s = asStr(value)) return textArray('U', s->text);
  if (const Bytes *b = asBytes(value)) return textArray('S', b->data);
  if (target && !target->isText() && !value.isNone()) {
    double number;
    if (py::number(value, number)) return Array::scalar<double>(number);
    return {};
  }
  if (target && wrt::isFloating(target->code) && value.isNone()) return Array::scalar<double>(NAN);
  return objectArray(value);
}

/// Objects of the tf side and others that turn into arrays themselves. 1: done, 0: not such an object, -1: error.
int fromArrayMethod(const Value &value, Array &out) {
  static const Symbol name = Symbol::intern("__array__");
  if (!value.isObject() || isArrayOrScalar(value) || value.as<List>() || value.as<Tuple>() || asStr(value) ||
      value.as<Type>())
    return 0;
  const Value *method = value.type()->lookup(name);
  if (!method) return 0;
  const Value result = callMethod(value, name);
  if (!result) return -1;
  if (NdArray *a = result.as<NdArray>()) return out = a->array, 1;
  if (scalarArray(result, out)) return 1;
  out = asArray(result);
  return out ? 1 : -1;
}

bool ragged(const Dims &dims) {
  return raise("ValueError",
               "setting an array element with a sequence. The requested array has an inhomogeneous shape after {} "
               "dimensions. The "
               "detected shape was {} + inhomogeneous part.",
               dims.n, dims.str());
}

/// All items are plain numbers: filled without an array for each.
bool plainNumbers(const std::vector<Value> &items, const DType *target, Array &out) {
  bool allBool = true, anyFloat = false;
  for (const Value &v : items) {
    if (!v.isBool() && !v.isInt() && !v.isFloat()) return false;
    allBool &= v.isBool();
    anyFloat |= v.isFloat();
  }
  if (items.empty() || (target && wrt::isInteger(target->code) && target->code != WRT_INT64)) return false;
  const int64_t n = static_cast<int64_t>(items.size());
  out = Array::empty(allBool ? WRT_BOOL : anyFloat ? WRT_FLOAT64 : WRT_INT64, {n});
  if (!out) return false;
  for (int64_t i = 0; i < n; i++) {
    const Value &v = items[static_cast<size_t>(i)];
    if (allBool)
      out.as<bool>()[i] = v.asBool();
    else if (anyFloat)
      out.as<double>()[i] = v.isFloat() ? v.asFloat() : static_cast<double>(v.asInt());
    else
      out.as<int64_t>()[i] = v.asInt();
  }
  return true;
}

/// Puts equal-shaped parts one above the other.
Array stack(const std::vector<Array> &parts, const DType *target) {
  DType common = parts[0].dtype;
  for (const Array &p : parts)
    if (!(p.dtype == common) && !promote(common, p.dtype, common)) return {};
  if (target && target->isObject()) common = WRT_VARIANT;
  for (const Array &p : parts)
    if (!(p.dims == parts[0].dims)) {
      Dims known{static_cast<int64_t>(parts.size())};
      for (int i = 0; i < std::min(p.ndim(), parts[0].ndim()) && p.dims[i] == parts[0].dims[i]; i++)
        known.push(p.dims[i]);
      ragged(known);
      return {};
    }
  Dims dims = parts[0].dims;
  if (dims.n + 1 >= maxRank) {
    tooDeep();
    return {};
  }
  dims.insert(0, static_cast<int64_t>(parts.size()));
  Array out = Array::zeros(common, dims);
  if (!out) return {};
  for (size_t i = 0; i < parts.size(); i++) {
    Array part = parts[i];
    if (common.isObject() && !part.dtype.isObject()) {
      part = castAny(part, common);
      if (!part) return {};
    }
    if (!assign(dropAxis(slice(out, 0, static_cast<int64_t>(i), 1, 1), 0), part)) return {};
  }
  return out;
}

Array build(const Value &value, const DType *target, int depth);
Array buildSequence(const std::vector<Value> &items, const DType *target, int depth) {
  if (depth > 16) {
    tooDeep();
    return {};
  }
  Array out;
  if (!(target && (target->isObject() || target->isText())) && plainNumbers(items, target, out)) return out;
  if (items.empty()) return Array::zeros(target ? *target : DType(WRT_FLOAT64), {0});
  std::vector<Array> parts;
  parts.reserve(items.size());
  for (const Value &item : items) {
    parts.push_back(build(item, target, depth + 1));
    if (!parts.back()) return {};
  }
  return stack(parts, target);
}
Array build(const Value &value, const DType *target, int depth) {
  if (const std::vector<Value> *items = asSequence(value)) return buildSequence(*items, target, depth);
  Array out;
  switch (fromArrayMethod(value, out)) {
  case 1:
    return out;
  case -1:
    return {};
  default:
    break;
  }
  if (value.as<Range>()) {
    std::vector<Value> items;
    if (!collect(value, items)) return {};
    return buildSequence(items, target, depth);
  }
  static const Symbol lengthName = Symbol::intern("__len__"), itemName = Symbol::intern("__getitem__");
  if (value.isObject() && !isArrayOrScalar(value) && !asStr(value) && !asBytes(value) && !value.as<Dict>() &&
      !value.as<Set>() && !value.as<Type>() && value.type()->lookup(lengthName) && value.type()->lookup(itemName)) {
    std::vector<Value> items; // a class of the user's (or of tf) that is a sequence
    if (!collect(value, items)) return {};
    return buildSequence(items, target, depth);
  }
  return leaf(value, target);
}

} // namespace

Array objectArray(const Value &value) {
  Array a = Array::zeros(WRT_VARIANT, {});
  if (a) *reinterpret_cast<wrt_object **>(a.data) = boxObject(value);
  return a;
}
Value objectAt(const char *slot) {
  const auto *box = static_cast<const ObjectBox *>(*reinterpret_cast<wrt_object *const *>(slot));
  return box ? box->value : Value::none();
}

Array textArray(char kind, std::string_view text) {
  const int64_t length = kind == 'U' ? codePointsOf(text) : static_cast<int64_t>(text.size());
  Array a = Array::zeros(DType(kind, static_cast<int32_t>(std::max<int64_t>(length, 1))), {});
  if (a) wrt_string_assign(a.as<wrt_string>(), text.data(), static_cast<int64_t>(text.size()));
  return a;
}

Array castAny(const Array &a, DType dtype) {
  const bool toObject = dtype.isObject(), fromObject = a.dtype.isObject();
  if (a.dtype == dtype) return copy(a);
  if (toObject) {
    Array out = Array::zeros(dtype, a.dims);
    const Array from = contiguous(a);
    if (!out || !from) return {};
    Array one = from;
    one.dims.n = one.strides.n = 0;
    for (int64_t i = 0, n = out.size(); i < n; i++, one.data += from.dtype.stride())
      reinterpret_cast<wrt_object **>(out.data)[i] = boxObject(toPython(one));
    return out;
  }
  if (fromObject) {
    const Array from = contiguous(a);
    if (!from) return {};
    std::vector<Value> items;
    for (int64_t i = 0, n = from.size(); i < n; i++) items.push_back(objectAt(from.data + i * from.dtype.stride()));
    const int64_t n = from.size();
    if (dtype.isText()) {
      std::vector<std::string> texts(items.size());
      int64_t longest = 1;
      for (size_t i = 0; i < items.size(); i++) {
        if (!textOf(items[i], texts[i])) return {};
        longest = std::max(longest, codePointsOf(texts[i]));
      }
      if (!dtype.length) dtype.length = static_cast<int32_t>(longest);
      Array out = Array::zeros(dtype, a.dims);
      for (int64_t i = 0; i < n; i++) {
        const std::string &t = texts[static_cast<size_t>(i)];
        wrt_string_assign(out.as<wrt_string>() + i, t.data(), static_cast<int64_t>(t.size()));
      }
      return out;
    }
    Array out = Array::empty(dtype, a.dims);
    for (int64_t i = 0; i < n; i++) {
      Array one = leaf(items[static_cast<size_t>(i)], &dtype);
      if (!one) return {};
      Array slot = out;
      slot.dims.n = slot.strides.n = 0;
      slot.data += i * dtype.stride();
      if (one.dtype.isObject())
        return raise("TypeError", "float() argument must be a string or a real number, not '{}'",
                     typeName(items[static_cast<size_t>(i)]));
      if (!assign(slot, one)) return {};
    }
    return out;
  }
  if (dtype.isText() && dtype.length == 0) { // as long as the longest
    int64_t longest = 1;
    if (a.dtype.isText()) {
      const Array from = contiguous(a);
      for (int64_t i = 0, n = from.size(); i < n; i++) {
        const std::string_view t = wrt::text(from.as<wrt_string>()[i]);
        longest = std::max(longest, dtype.text == 'U' ? codePointsOf(t) : static_cast<int64_t>(t.size()));
      }
    } else {
      DType natural;
      if (!promote(a.dtype, DType(dtype.text, 1), natural)) return {};
      longest = natural.length;
    }
    dtype.length = static_cast<int32_t>(longest);
  }
  return cast(a, dtype);
}

Array asArray(const Value &value, const DType *dtype) {
  Array out = build(value, dtype, 0);
  if (!out || !dtype || out.dtype == *dtype) return out;
  if (dtype->isText() && dtype->length == 0 && out.dtype.isText() && out.dtype.text == dtype->text) return out;
  return castAny(out, *dtype);
}

Value toPython(const Array &a) {
  const char *p = a.data;
  switch (a.dtype.code) {
  case WRT_BOOL:
    return Value::boolean(*a.as<bool>());
  case WRT_INT8:
    return Value::integer(*a.as<int8_t>());
  case WRT_INT16:
    return Value::integer(*a.as<int16_t>());
  case WRT_INT32:
    return Value::integer(*a.as<int32_t>());
  case WRT_INT64:
    return Value::integer(*a.as<int64_t>());
  case WRT_UINT8:
    return Value::integer(*a.as<uint8_t>());
  case WRT_UINT16:
    return Value::integer(*a.as<uint16_t>());
  case WRT_UINT32:
    return Value::integer(*a.as<uint32_t>());
  case WRT_UINT64:
    return intFromBytes(std::string_view(p, 8));
  case WRT_FLOAT32:
    return Value::real(static_cast<double>(*a.as<float>()));
  case WRT_FLOAT64:
    return Value::real(*a.as<double>());
  case WRT_HALF:
    return Value::real(static_cast<double>(static_cast<float>(*a.as<wrt::Half>())));
  case WRT_BFLOAT16:
    return Value::real(static_cast<double>(static_cast<float>(*a.as<wrt::BFloat16>())));
  case WRT_COMPLEX64: {
    const wrt::Complex64 z = *a.as<wrt::Complex64>();
    return makeComplex(static_cast<double>(z.real()), static_cast<double>(z.imag()));
  }
  case WRT_COMPLEX128: {
    const wrt::Complex128 z = *a.as<wrt::Complex128>();
    return makeComplex(z.real(), z.imag());
  }
  case WRT_STRING: {
    std::string text(wrt::text(*a.as<wrt_string>()));
    return a.dtype.text == 'U' ? makeStr(std::move(text)) : makeBytes(std::move(text));
  }
  default:
    return objectAt(p);
  }
}

Value makeArray(const wrt_tensor *tensor) {
  if (tensor->dtype == WRT_STRING) {
    const auto *texts = static_cast<const wrt_string *>(tensor->data);
    if (tensor->rank == 0) return makeBytes(std::string(wrt::text(texts[0])));
    Array out = Array::zeros(WRT_VARIANT, Dims(wrt::dims(tensor)));
    if (!out) return raisePending();
    for (int64_t i = 0; i < tensor->size; i++)
      reinterpret_cast<wrt_object **>(out.data)[i] = boxObject(makeBytes(std::string(wrt::text(texts[i]))));
    return wrap(out);
  }
  const Array shared = Array::shareTensor(tensor);
  return tensor->rank == 0 ? makeScalar(shared) : wrap(copy(shared));
}

Array selfArray(const Value &self) {
  if (NdArray *a = self.as<NdArray>()) return a->array;
  Array out;
  scalarArray(self, out);
  return out;
}

wrt::Tensor toTensor(const Value &value) {
  if (!isArrayOrScalar(value)) {
    (void)py::raiseTypeError("expected a NumPy array, not '{}'", typeName(value));
    return {};
  }
  Array a = selfArray(value);
  if (a.dtype.isObject()) {
    const Array from = contiguous(a);
    Array texts = Array::zeros(DType('S', 1), a.dims);
    for (int64_t i = 0, n = from.size(); i < n; i++) {
      const Value item = objectAt(from.data + i * from.dtype.stride());
      const Str *s = asStr(item);
      const Bytes *b = asBytes(item);
      if (!s && !b) {
        (void)py::raiseValueError("Failed to convert a NumPy array to a Tensor (Unsupported object type {}).",
                                  typeName(item));
        return {};
      }
      const std::string &text = s ? s->text : b->data;
      wrt_string_assign(texts.as<wrt_string>() + i, text.data(), static_cast<int64_t>(text.size()));
    }
    return texts.tensor(true);
  }
  wrt::Tensor out = a.tensor(false);
  if (!out) (void)raisePending();
  return out;
}

bool readDType(const Value &value, DType &out) {
  if (DTypeObject *d = value.as<DTypeObject>()) return out = d->dtype, true;
  if (const Type *type = value.as<Type>()) return dtypeOfClass(type, out);
  if (const Str *s = asStr(value)) return parseDType(s->text, out);
  static const Symbol name = Symbol::intern("as_numpy_dtype");
  if (value.isObject() && value.type()->lookup(name)) {
    const Value inner = getAttr(value, name);
    if (inner && !inner.same(value)) return readDType(inner, out);
    clearPending();
  }
  return false;
}

} // namespace weft::np
