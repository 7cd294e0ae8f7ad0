// Between Python values and tensors: the rules of tf.convert_to_tensor and tf.constant.
#include "stage/convert_value.h"

#include <cmath>
#include <cstring>

#include "stage/autograph/symbolic_number.h"
#include "stage/backend.h"
#include "stage/context.h"
#include "stage/numpy/ndarray.h"
#include "stage/tf/support.h"
#include "stage/tf/types.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/ints.h"
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::stage {
namespace {

using py::Value;

enum class Kind { Bool, Int, Float, Complex, Text };

/// One element of what becomes a tensor.
struct Leaf {
  Kind kind;
  Value value;                 // Python's object; NumPy scalars are turned into Python's
  int32_t exact = WRT_INVALID; // dtype of a NumPy floating or complex scalar
};

struct Parsed {
  std::vector<int64_t> dims;
  std::vector<Leaf> leaves;
  bool hasTensor = false;
};

enum class Parse { Ok, Unsupported, Ragged, Failed };

bool isSequence(const Value &value) {
  return py::asSequence(value) || value.as<py::Range>() || value.as<np::NdArray>() || value.as<tf::TensorShape>();
}

bool isTensorObject(const Value &value) { return value.as<TensorObject>() || asVariable(value); }

/// The leaf that a scalar makes; false if the value is none.
bool readLeaf(const Value &value, Leaf &leaf) {
  switch (value.tag()) {
  case py::Tag::Bool:
    leaf = {Kind::Bool, value};
    return true;
  case py::Tag::Int:
    leaf = {Kind::Int, value};
    return true;
  case py::Tag::Float:
    leaf = {Kind::Float, value};
    return true;
  case py::Tag::Object:
    break;
  default:
    return false;
  }
  if (const auto *scalar = value.as<np::Scalar>()) {
    const int32_t code = scalar->dtype.code;
    const Value plain = np::toPython(scalar->array());
    if (!plain) return false;
    if (!readLeaf(plain, leaf)) {
      // Small floats may come back as NumPy's own scalars.
      double number = 0;
      if (!wrt::isFloating(code) || !py::number(value, number)) return false;
      leaf = {Kind::Float, py::makeFloat(number)};
    }
    if (wrt::isFloating(code) || wrt::isComplex(code)) leaf.exact = code;
    return true;
  }
  if (py::isAnyInt(value)) {
    leaf = {Kind::Int, py::unbox(value)};
    return true;
  }
  if (py::isAnyFloat(value)) {
    leaf = {Kind::Float, py::unbox(value)};
    return true;
  }
  if (value.as<py::Complex>()) {
    leaf = {Kind::Complex, value};
    return true;
  }
  if (py::asStr(value) || py::asBytes(value)) {
    leaf = {Kind::Text, value};
    return true;
  }
  return false;
}

/// The items of a sequence; arrays give their rows.
bool itemsOf(const Value &value, std::vector<Value> &storage, const std::vector<Value> *&items) {
  items = py::asSequence(value);
  if (items) return true;
  if (!py::collect(value, storage)) return false;
  items = &storage;
  return true;
}

/// Adds the leaves of `value` below depth `depth`. `offending` becomes the value that has no place in a tensor.
Parse parse(const Value &value, size_t depth, Parsed &out, Value &offending) {
  if (isTensorObject(value)) {
    out.hasTensor = true;
    return Parse::Ok;
  }
  if (!isSequence(value)) {
    Leaf leaf;
    if (!readLeaf(value, leaf)) {
      if (py::pending()) return Parse::Failed;
      offending = value;
      return Parse::Unsupported;
    }
    if (out.leaves.empty() && out.dims.size() == depth) {
      // The first leaf fixes the rank.
    } else if (depth != out.dims.size())
      return Parse::Ragged;
    out.leaves.push_back(std::move(leaf));
    return Parse::Ok;
  }
  std::vector<Value> storage;
  const std::vector<Value> *items = nullptr;
  if (!itemsOf(value, storage, items)) return Parse::Failed;
  const auto count = static_cast<int64_t>(items->size());
  if (depth == out.dims.size()) {
    if (!out.leaves.empty()) return Parse::Ragged;
    out.dims.push_back(count);
  } else if (out.dims[depth] != count)
    return Parse::Ragged;
  for (const Value &item : *items) {
    const Parse result = parse(item, depth + 1, out, offending);
    if (result != Parse::Ok || out.hasTensor) return result;
  }
  return Parse::Ok;
}

Value unsupported(const Value &value) {
  if (value.isNone() && !executingEagerly()) return py::raiseValueError("None values not supported.");
  std::string text, type;
  if (!py::reprText(value, text) || !py::reprText(Value(value.type()), type)) return {};
  return py::raiseValueError("Attempt to convert a value ({}) with an unsupported type ({}) to a Tensor.", text, type);
}

/// What TF says when an element does not fit a dtype that was asked for.
Value cannotConvert(const Value &whole, const Leaf *leaf, int32_t dtype) {
  std::string text;
  if (!executingEagerly() && leaf) {
    if (!py::strText(leaf->value, text)) return {};
    return py::raiseTypeError("Expected {}, but got {} of type '{}'.", wrt_dtype_name(dtype), text,
                              py::typeName(leaf->value));
  }
  if (!py::reprText(whole, text)) return {};
  return py::raiseTypeError("Cannot convert {} to EagerTensor of dtype {}", text, wrt_dtype_cpp_name(dtype));
}

int32_t inferredDtype(const Parsed &parsed) {
  if (parsed.leaves.empty()) return WRT_FLOAT32;
  const Leaf &first = parsed.leaves.front();
  switch (first.kind) {
  case Kind::Bool:
    return WRT_BOOL;
  case Kind::Text:
    return WRT_STRING;
  case Kind::Complex:
    return first.exact != WRT_INVALID ? first.exact : static_cast<int32_t>(WRT_COMPLEX128);
  case Kind::Float:
    return first.exact != WRT_INVALID ? first.exact : static_cast<int32_t>(WRT_FLOAT32);
  case Kind::Int:
    break;
  }
  int32_t dtype = WRT_INT32;
  for (const Leaf &leaf : parsed.leaves) {
    if (leaf.kind == Kind::Complex) return WRT_COMPLEX128;
    if (leaf.kind == Kind::Float) return WRT_FLOAT32;
    if (leaf.kind == Kind::Int && leaf.value.isInt() &&
        (leaf.value.asInt() > INT32_MAX || leaf.value.asInt() < INT32_MIN))
      dtype = WRT_INT64;
  }
  return dtype;
}

bool fits(const Leaf &leaf, int32_t dtype, bool requested) {
  switch (leaf.kind) {
  case Kind::Text:
    return dtype == WRT_STRING;
  case Kind::Bool:
    return dtype == WRT_BOOL || wrt::isNumeric(dtype);
  case Kind::Int:
    if (dtype == WRT_INT32 && requested && leaf.value.isInt())
      return leaf.value.asInt() >= INT32_MIN && leaf.value.asInt() <= INT32_MAX;
    return wrt::isNumeric(dtype);
  case Kind::Float:
    return wrt::isFloating(dtype) || wrt::isComplex(dtype);
  case Kind::Complex:
    return wrt::isComplex(dtype);
  }
  return false;
}

double realOf(const Leaf &leaf) {
  if (leaf.value.isFloat()) return leaf.value.asFloat();
  if (leaf.value.isInt() || leaf.value.isBool()) return static_cast<double>(leaf.value.asInt());
  double number = 0;
  if (!py::toDouble(leaf.value, number)) (void)py::intToDouble(leaf.value, number);
  return number;
}

void store(char *to, int32_t dtype, const Leaf &leaf) {
  const auto integer = [&]() -> int64_t { return leaf.value.isInt() || leaf.value.isBool() ? leaf.value.asInt() : 0; };
  switch (dtype) {
  case WRT_BOOL:
    *reinterpret_cast<bool *>(to) = integer() != 0;
    return;
  case WRT_INT8:
  case WRT_UINT8:
    *reinterpret_cast<uint8_t *>(to) = static_cast<uint8_t>(integer());
    return;
  case WRT_INT16:
  case WRT_UINT16:
    *reinterpret_cast<uint16_t *>(to) = static_cast<uint16_t>(integer());
    return;
  case WRT_INT32:
  case WRT_UINT32:
    *reinterpret_cast<uint32_t *>(to) = static_cast<uint32_t>(integer());
    return;
  case WRT_INT64:
    *reinterpret_cast<int64_t *>(to) = integer();
    return;
  case WRT_UINT64: {
    uint64_t bits = static_cast<uint64_t>(integer());
    if (py::isBigInt(leaf.value)) {
      const std::string bytes = py::intBytes(leaf.value);
      bits = 0;
      std::memcpy(&bits, bytes.data(), std::min<size_t>(bytes.size(), 8));
    }
    *reinterpret_cast<uint64_t *>(to) = bits;
    return;
  }
  case WRT_FLOAT32:
    *reinterpret_cast<float *>(to) = static_cast<float>(realOf(leaf));
    return;
  case WRT_FLOAT64:
    *reinterpret_cast<double *>(to) = realOf(leaf);
    return;
  case WRT_HALF:
    *reinterpret_cast<wrt::Half *>(to) = wrt::Half(static_cast<float>(realOf(leaf)));
    return;
  case WRT_BFLOAT16:
    *reinterpret_cast<wrt::BFloat16 *>(to) = wrt::BFloat16(static_cast<float>(realOf(leaf)));
    return;
  case WRT_COMPLEX64:
  case WRT_COMPLEX128: {
    const auto *c = leaf.value.as<py::Complex>();
    const double re = c ? c->re : realOf(leaf), im = c ? c->im : 0;
    if (dtype == WRT_COMPLEX64) {
      reinterpret_cast<float *>(to)[0] = static_cast<float>(re);
      reinterpret_cast<float *>(to)[1] = static_cast<float>(im);
    } else {
      reinterpret_cast<double *>(to)[0] = re;
      reinterpret_cast<double *>(to)[1] = im;
    }
    return;
  }
  case WRT_STRING: {
    const py::Str *s = py::asStr(leaf.value);
    const std::string &text = s ? s->text : py::asBytes(leaf.value)->data;
    wrt_string_assign(reinterpret_cast<wrt_string *>(to), text.data(), static_cast<int64_t>(text.size()));
    return;
  }
  default:
    return;
  }
}

/// A tensor of the leaves, or null with the exception pending. `requested` WRT_INVALID: infer.
wrt::Tensor build(const Value &whole, const Parsed &parsed, int32_t requested) {
  const int32_t dtype = requested != WRT_INVALID ? requested : inferredDtype(parsed);
  const bool exact = requested != WRT_INVALID;
  for (const Leaf &leaf : parsed.leaves) {
    if (!exact && dtype == WRT_BOOL && leaf.kind != Kind::Bool) {
      (void)py::raiseValueError("Can't convert Python sequence with mixed types to Tensor.");
      return {};
    }
    if (!fits(leaf, dtype, exact)) {
      if (exact)
        (void)cannotConvert(whole, &leaf, dtype);
      else if (!executingEagerly()) {
        std::string text;
        if (py::reprText(whole, text))
          (void)py::raiseTypeError(
              "Failed to convert elements of {} to Tensor. Consider casting elements to a supported type. See "
              "https://www.tensorflow.org/api_docs/python/tf/dtypes for supported TF dtypes.",
              text);
      } else
        (void)py::raiseValueError("Can't convert Python sequence with mixed types to Tensor.");
      return {};
    }
    if (leaf.kind == Kind::Int && wrt::isInteger(dtype) && dtype != WRT_UINT64 && py::isBigInt(leaf.value)) {
      (void)py::raiseValueError("Can't convert Python sequence with out-of-range integer to Tensor.");
      return {};
    }
    if (leaf.kind == Kind::Float && dtype == WRT_FLOAT32 && std::isfinite(leaf.value.asFloat()) &&
        std::isinf(static_cast<float>(leaf.value.asFloat()))) {
      (void)py::raiseValueError(
          "Can't convert Python sequence with a value out of range for a double-precision float.");
      return {};
    }
  }
  // A dimension of 0 ends the shape's discovery: deeper extents are unknown and left out.
  wrt::Tensor tensor = wrt::Tensor::make(dtype, parsed.dims);
  char *to = static_cast<char *>(tensor->data);
  const int64_t step = wrt_dtype_size(dtype);
  for (const Leaf &leaf : parsed.leaves) {
    store(to, dtype, leaf);
    to += step;
  }
  return tensor;
}

/// The dtype of the first tensor in a nest, depth first.
int32_t firstTensorDtype(const Value &value) {
  if (Tensor t = asTensor(value)) return t.dtype();
  if (const VariableObject *v = asVariable(value)) return v->dtype;
  if (const auto *items = py::asSequence(value))
    for (const Value &item : *items)
      if (const int32_t d = firstTensorDtype(item)) return d;
  return WRT_INVALID;
}

bool containsTensor(const Value &value) { return firstTensorDtype(value) != WRT_INVALID; }

/// Nested lists with tensors in them: stacks of stacks.
Tensor pack(const Value &value, int32_t dtype) {
  if (isTensorObject(value)) return convertToTensor(value);
  const auto *items = py::asSequence(value);
  if (!items || !containsTensor(value)) return convertToTensor(value, dtype);
  TensorList rows;
  for (const Value &item : *items) {
    Tensor row = pack(item, dtype);
    if (!row) return {};
    rows.push_back(std::move(row));
  }
  return applyOne(OpId::stack, rows, {Attr(0)}, "packed");
}

Tensor checked(Tensor tensor, int32_t dtype) {
  if (!tensor || dtype == WRT_INVALID || tensor.dtype() == dtype || tensor.dtype() == WRT_INVALID) return tensor;
  std::string text;
  if (py::reprText(tensor.value(), text))
    (void)py::raiseValueError("Tensor conversion requested dtype {} for Tensor with dtype {}: {}",
                              wrt_dtype_name(dtype), wrt_dtype_name(tensor.dtype()), text);
  return {};
}

Tensor fromArray(const Value &value, int32_t dtype, const std::string &name) {
  wrt::Tensor tensor = np::toTensor(value);
  if (!tensor) return {};
  if (dtype != WRT_INVALID && tensor.dtype() != dtype) {
    if (tensor.dtype() == WRT_STRING || dtype == WRT_STRING) {
      (void)cannotConvert(value, nullptr, dtype);
      return {};
    }
    np::Array cast = np::cast(np::Array::shareTensor(tensor.get()), np::DType(dtype));
    if (!cast) {
      (void)np::raisePending();
      return {};
    }
    tensor = cast.tensor(true);
  }
  return constant(std::move(tensor), name);
}

Tensor fromShape(const tf::TensorShape &shape, const Value &value, int32_t dtype, const std::string &name) {
  if (!shape.shape.isFullyKnown()) {
    (void)py::raiseValueError("Cannot convert a partially known TensorShape {} to a Tensor.",
                              tf::shapeStr(shape.shape));
    return {};
  }
  int32_t d = dtype == WRT_INVALID ? static_cast<int32_t>(WRT_INT32) : dtype;
  for (const int64_t extent : shape.shape.dims())
    if (extent > INT32_MAX && dtype == WRT_INVALID) d = WRT_INT64;
  if (d != WRT_INT32 && d != WRT_INT64) {
    (void)cannotConvert(value, nullptr, d);
    return {};
  }
  return constant(tf::vectorOf(shape.shape.dims(), d), name);
}

Tensor fromPython(const Value &value, int32_t dtype, int32_t preferred, const std::string &name) {
  Parsed parsed;
  Value offending;
  switch (parse(value, 0, parsed, offending)) {
  case Parse::Ok:
    break;
  case Parse::Failed:
    return {};
  case Parse::Unsupported:
    if (containsTensor(value)) break;
    if (dtype != WRT_INVALID && isSequence(value) && !offending.isNone()) {
      (void)cannotConvert(value, nullptr, dtype);
      return {};
    }
    (void)unsupported(offending);
    return {};
  case Parse::Ragged:
    if (containsTensor(value)) break;
    (void)py::raiseValueError("Can't convert non-rectangular Python sequence to Tensor.");
    return {};
  }
  if (parsed.hasTensor || (isSequence(value) && parsed.leaves.empty() && containsTensor(value)))
    return checked(pack(value, dtype != WRT_INVALID ? dtype : firstTensorDtype(value)), dtype);
  if (dtype == WRT_INVALID && preferred != WRT_INVALID) {
    if (wrt::Tensor tensor = build(value, parsed, preferred)) return constant(std::move(tensor), name);
    py::clearPending();
  }
  wrt::Tensor tensor = build(value, parsed, dtype);
  return tensor ? constant(std::move(tensor), name) : Tensor();
}

} // namespace

Tensor convertToTensor(const Value &value, int32_t dtype, int32_t preferred, const std::string &name) {
  if (Tensor tensor = asTensor(value)) return checked(std::move(tensor), dtype);
  if (VariableObject *variable = asVariable(value)) return checked(readVariable(*variable), dtype);
  if (np::isArrayOrScalar(value)) return fromArray(value, dtype != WRT_INVALID ? dtype : preferred, name);
  if (const auto *shape = value.as<tf::TensorShape>()) return fromShape(*shape, value, dtype, name);
  if (isSequence(value) || isPythonScalar(value)) return fromPython(value, dtype, preferred, name);
  if (const auto *number = value.as<SymbolicNumber>()) return number->tensor(dtype, preferred);
  if (value.isObject()) {
    static const Symbol asTensorName = Symbol::intern("_as_tensor"), tfTensor = Symbol::intern("__tf_tensor__"),
                        array = Symbol::intern("__array__");
    bool found = false;
    for (const Symbol method : {asTensorName, tfTensor, array}) {
      std::vector<Value> args;
      if (method == tfTensor) args = {dtype == WRT_INVALID ? Value::none() : tf::makeDType(dtype), Value::none()};
      Value converted = py::callSpecial(value, method, args, found);
      if (found) return converted ? convertToTensor(converted, dtype, preferred, name) : Tensor();
    }
  }
  (void)unsupported(value);
  return {};
}

bool isPythonScalar(const Value &value) {
  return value.isBool() || value.isInt() || value.isFloat() || py::isAnyInt(value) || py::isAnyFloat(value) ||
         value.as<py::Complex>() || py::asStr(value) || py::asBytes(value);
}

bool isTensorLike(const Value &value) {
  if (isTensorObject(value) || np::isArrayOrScalar(value) || isPythonScalar(value) || value.as<SymbolicNumber>())
    return true;
  if (const auto *items = py::asSequence(value)) {
    for (const Value &item : *items)
      if (!isTensorLike(item)) return false;
    return true;
  }
  return false;
}

Value itemOf(const wrt_tensor *tensor, int64_t index) {
  const char *p = static_cast<const char *>(tensor->data) + index * wrt_dtype_size(tensor->dtype);
  switch (tensor->dtype) {
  case WRT_BOOL:
    return py::makeBool(*reinterpret_cast<const bool *>(p));
  case WRT_INT8:
    return py::makeInt(*reinterpret_cast<const int8_t *>(p));
  case WRT_INT16:
    return py::makeInt(*reinterpret_cast<const int16_t *>(p));
  case WRT_INT32:
    return py::makeInt(*reinterpret_cast<const int32_t *>(p));
  case WRT_INT64:
    return py::makeInt(*reinterpret_cast<const int64_t *>(p));
  case WRT_UINT8:
    return py::makeInt(*reinterpret_cast<const uint8_t *>(p));
  case WRT_UINT16:
    return py::makeInt(*reinterpret_cast<const uint16_t *>(p));
  case WRT_UINT32:
    return py::makeInt(*reinterpret_cast<const uint32_t *>(p));
  case WRT_UINT64: {
    const uint64_t v = *reinterpret_cast<const uint64_t *>(p);
    if (v <= static_cast<uint64_t>(INT64_MAX)) return py::makeInt(static_cast<int64_t>(v));
    return py::intFromDigits(std::to_string(v), 10);
  }
  case WRT_FLOAT32:
    return py::makeFloat(*reinterpret_cast<const float *>(p));
  case WRT_FLOAT64:
    return py::makeFloat(*reinterpret_cast<const double *>(p));
  case WRT_HALF:
    return py::makeFloat(static_cast<float>(*reinterpret_cast<const wrt::Half *>(p)));
  case WRT_BFLOAT16:
    return py::makeFloat(static_cast<float>(*reinterpret_cast<const wrt::BFloat16 *>(p)));
  case WRT_COMPLEX64: {
    const auto *c = reinterpret_cast<const float *>(p);
    return py::makeComplex(c[0], c[1]);
  }
  case WRT_COMPLEX128: {
    const auto *c = reinterpret_cast<const double *>(p);
    return py::makeComplex(c[0], c[1]);
  }
  case WRT_STRING:
    return py::makeBytes(std::string(wrt::text(*reinterpret_cast<const wrt_string *>(p))));
  default:
    return py::raiseTypeError("a tensor of dtype {} has no Python value", wrt_dtype_name(tensor->dtype));
  }
}

} // namespace weft::stage
