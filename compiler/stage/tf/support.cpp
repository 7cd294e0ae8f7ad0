// Reading arguments, and TF's rules for the dtypes of operands.
#include "stage/tf/support.h"

#include "stage/context.h"
#include "stage/numpy/ndarray.h"
#include "stage/tf/types.h"

namespace weft::tf {

using py::Value;

wrt::Tensor vectorOf(std::span<const int64_t> values, int32_t dtype) {
  const int64_t n = static_cast<int64_t>(values.size());
  wrt::Tensor t = wrt::Tensor::make(dtype, {&n, 1});
  for (size_t i = 0; i < values.size(); ++i) {
    if (dtype == WRT_INT64)
      t.data<int64_t>()[i] = values[i];
    else
      t.data<int32_t>()[i] = static_cast<int32_t>(values[i]);
  }
  return t;
}

namespace {

bool readTensorInts(const Tensor &tensor, const char *what, std::vector<int64_t> &out) {
  const wrt::Tensor known = stage::staticValue(tensor);
  if (!known) {
    (void)py::raise(py::exceptions().NotImplementedError,
                    "`{}` must be known when the function is compiled, but it is a computed tensor", what);
    return false;
  }
  for (int64_t i = 0; i < known.size(); ++i) {
    const Value item = stage::itemOf(known.get(), i);
    int64_t v = 0;
    if (!item || !py::index(item, v)) return false;
    out.push_back(v);
  }
  return true;
}

} // namespace

bool readInts(const Value &value, const char *what, std::vector<int64_t> &out) {
  int64_t v = 0;
  if (value.isInt() || value.isBool()) {
    out.push_back(value.asInt());
    return true;
  }
  if (Tensor t = stage::asTensor(value)) return readTensorInts(t, what, out);
  if (VariableObject *variable = stage::asVariable(value)) {
    Tensor t = stage::readVariable(*variable);
    return t && readTensorInts(t, what, out);
  }
  if (const auto *items = py::asSequence(value)) {
    for (const Value &item : *items) {
      if (item.isInt())
        out.push_back(item.asInt());
      else if (!readInts(item, what, out))
        return false;
    }
    return true;
  }
  if (py::isAnyInt(value)) return py::index(value, v) && (out.push_back(v), true);
  if (const auto *shape = value.as<TensorShape>()) {
    for (const int64_t d : shape->shape.dims()) out.push_back(d);
    return true;
  }
  if (value.as<py::Range>() || np::isArrayOrScalar(value)) {
    Tensor t = stage::convertToTensor(value);
    return t && readTensorInts(t, what, out);
  }
  std::string text;
  if (py::reprText(value, text)) (void)py::raiseTypeError("Cannot convert {} to EagerTensor of dtype int32", text);
  return false;
}

bool readInt(const Value &value, const char *what, int64_t &out) {
  if (value.isInt()) {
    out = value.asInt();
    return true;
  }
  std::vector<int64_t> all;
  if (!readInts(value, what, all)) return false;
  if (all.size() != 1) {
    (void)py::raiseValueError("`{}` must be one integer, got {} of them", what, all.size());
    return false;
  }
  out = all[0];
  return true;
}

bool readText(const Value &value, std::string &out) {
  if (const py::Str *s = py::asStr(value)) {
    out = s->text;
    return true;
  }
  if (const py::Bytes *b = py::asBytes(value)) {
    out = b->data;
    return true;
  }
  (void)py::raiseTypeError("Expected string, but got a value of type '{}'.", py::typeName(value));
  return false;
}

namespace {

int32_t tensorDtype(const Value &value) {
  if (const auto *t = value.as<TensorObject>()) return t->dtype();
  if (const auto *v = stage::asVariable(value)) return v->dtype;
  return WRT_INVALID;
}

/// In a trace a Python value that does not fit is reported with the parameter's name.
bool rewordForGraph(OpId op, size_t parameter, int32_t dtype, const Value &value) {
  if (stage::executingEagerly() || !py::pendingMatches(py::exceptions().TypeError)) return false;
  const ops::Op &info = ops::info(op);
  std::string text, plain;
  const Value saved = py::takePending();
  if (!py::reprText(value, text) || !py::strText(value, plain)) return false;
  (void)py::raiseTypeError("Expected {} passed to parameter '{}' of op '{}', got {} of type '{}' instead. Error: "
                           "Expected {}, but got {} of type '{}'.",
                           wrt_dtype_name(dtype), info.operands[parameter].name, info.tfName, text, py::typeName(value),
                           wrt_dtype_name(dtype), plain, py::typeName(value));
  return false;
}

} // namespace

bool unify(OpId op, const Value &left, const Value &right, bool loose, Tensor &x, Tensor &y) {
  int32_t dtype = tensorDtype(left);
  if (dtype == WRT_INVALID) dtype = tensorDtype(right);
  const auto convert = [&](const Value &value, size_t parameter, Tensor &out) {
    if (tensorDtype(value) != WRT_INVALID)
      out = stage::convertToTensor(value);
    else if (loose)
      out = stage::convertToTensor(value, WRT_INVALID, dtype);
    else
      out = stage::convertToTensor(value, dtype);
    if (!out) return rewordForGraph(op, parameter, dtype, value);
    if (dtype == WRT_INVALID) dtype = out.dtype();
    return true;
  };
  return convert(left, 0, x) && convert(right, 1, y);
}

} // namespace weft::tf
