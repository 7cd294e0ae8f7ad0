// Native functions of tf whose arguments the op table cannot describe, and that scripts call most.
#include "stage/context.h"
#include "stage/numpy/ndarray.h"
#include "stage/tf/module.h"
#include "stage/tf/support.h"
#include "stage/tf/types.h"
#include "value/interpreter.h"

namespace weft::tf {

using py::Value;

namespace {

bool optionalDtype(const Value &value, int32_t &out) {
  out = WRT_INVALID;
  return !value || value.isNone() || readDType(value, out);
}

std::string nameText(const Value &value, const char *otherwise = "") {
  const py::Str *s = value ? py::asStr(value) : nullptr;
  return s ? s->text : otherwise;
}

Value convert(const Value *a) {
  int32_t dtype, hint;
  if (!optionalDtype(a[1], dtype) || !optionalDtype(a[2], hint)) return {};
  return stage::convertToTensor(a[0], dtype, hint, nameText(a[3])).value();
}

/// The elements of tf.constant brought into its `shape`.
Tensor shapedConstant(Tensor t, const wrt::PartialShape &shape, const Value &whole) {
  const wrt::PartialShape have = t.shape();
  if (have == shape) return t;
  if (!have.isFullyKnown() || !shape.isFullyKnown()) {
    (void)py::raiseTypeError("Eager execution of tf.constant with unsupported shape {}", shapeStr(shape));
    return {};
  }
  const int64_t from = have.count(), to = shape.count();
  Tensor dims = stage::constant(vectorOf(shape.dims(), WRT_INT32));
  if (from == to) return stage::applyOne(OpId::reshape, {t, dims});
  if (from == 1 && have.rank() == 0) return stage::applyOne(OpId::fill, {dims, t});
  if (from == 1) {
    Tensor scalar = stage::applyOne(OpId::reshape, {t, stage::constant(vectorOf({}, WRT_INT32))});
    return scalar ? stage::applyOne(OpId::fill, {dims, scalar}) : Tensor();
  }
  std::string array, given;
  const wrt::Tensor known = stage::staticValue(t);
  if (known && py::strText(np::makeArray(known.get()), array) && py::strText(whole, given))
    (void)py::raiseTypeError(
        "Eager execution of tf.constant with unsupported shape. Tensor {} (converted from {}) has {} elements, but "
        "got `shape` {} with {} elements).",
        array, given, from, shapeStr(shape), to);
  return {};
}

Value constant(const Value *a) {
  int32_t dtype;
  if (!optionalDtype(a[1], dtype)) return {};
  if (Tensor t = stage::asTensor(a[0]); t && dtype != WRT_INVALID && t.dtype() != dtype && !t.isSymbolic()) {
    std::string array;
    if (!py::strText(np::makeArray(t->eager.get()), array)) return {};
    return py::raiseTypeError("Expected tensor {} with dtype tf.{}, but got dtype tf.{}.", array, wrt_dtype_name(dtype),
                              wrt_dtype_name(t.dtype()));
  }
  Tensor t = stage::convertToTensor(a[0], dtype, WRT_INVALID, nameText(a[3], "Const"));
  if (!t || a[2].isNone()) return t.value();
  wrt::PartialShape shape;
  if (!readShape(a[2], shape)) return {};
  return shapedConstant(std::move(t), shape, a[0]).value();
}

/// A shape argument as an integer vector.
Tensor shapeTensor(const Value &value) {
  Tensor t;
  if (stage::asTensor(value) || np::isArrayOrScalar(value))
    t = stage::convertToTensor(value);
  else
    t = stage::convertToTensor(value, value.as<TensorShape>() ? WRT_INVALID : WRT_INT32);
  if (!t) return {};
  if (t.shape().hasRank() && t.shape().rank() == 0)
    return stage::applyOne(OpId::reshape, {t, stage::constant(vectorOf(std::vector<int64_t>{1}, WRT_INT32))});
  return t;
}

Tensor filled(const Value &shape, int32_t dtype, bool one) {
  if (dtype == WRT_STRING && one) {
    (void)py::raiseTypeError("Cannot convert 1 to EagerTensor of dtype string");
    return {};
  }
  Tensor dims = shapeTensor(shape);
  if (!dims) return {};
  Tensor value =
      dtype == WRT_STRING ? stage::convertToTensor(py::makeStr(std::string())) : stage::scalarOf(dtype, one ? 1 : 0);
  return value ? stage::applyOne(OpId::fill, {dims, value}) : Tensor();
}

template <bool one> Value fillFunction(const Value *a) {
  int32_t dtype = WRT_FLOAT32;
  if (a[1] && !readDType(a[1], dtype)) return {};
  return filled(a[0], dtype, one).value();
}

template <bool one> Value likeFunction(const Value *a) {
  int32_t dtype;
  if (!optionalDtype(a[1], dtype)) return {};
  Tensor x = stage::convertToTensor(a[0]);
  if (!x) return {};
  if (dtype == WRT_INVALID) dtype = x.dtype();
  if (dtype == x.dtype() || !x.shape().isFullyKnown()) {
    Tensor y = dtype == x.dtype() ? x : stage::applyOne(OpId::cast, {x}, {Attr::dtype(dtype)});
    return y ? stage::applyOne(one ? OpId::ones_like : OpId::zeros_like, {y}, {}, nameText(a[2])).value() : Value();
  }
  return filled(makeShape(x.shape()), dtype, one).value();
}

Value cast(const Value *a) {
  static const Symbol dispatch = Symbol::intern("_weft_dispatch");
  int32_t dtype = WRT_INVALID;
  if (!readDType(a[1], dtype)) return {};
  if (a[0].isObject() && a[0].type()->lookup(dispatch))
    return py::callMethod(a[0], dispatch, {py::makeStr(std::string("cast")), py::makeTuple({a[0], makeDType(dtype)})});
  Tensor x = stage::convertToTensor(a[0]);
  if (!x) return {};
  if (x.dtype() == dtype) return x.value();
  return stage::applyOne(OpId::cast, {x}, {Attr::dtype(dtype)}, nameText(a[2])).value();
}

Value range(const Value *a) {
  Value start = a[0], limit = a[1];
  if (limit.isNone()) {
    limit = start;
    start = py::makeInt(0);
  }
  int32_t dtype;
  if (!optionalDtype(a[3], dtype)) return {};
  Tensor t[3];
  const Value given[3] = {start, limit, a[2]};
  for (int i = 0; i < 3; ++i) {
    // A default start or step takes the others' dtype; so does any Python int.
    t[i] = stage::convertToTensor(given[i], dtype);
    if (!t[i]) return {};
  }
  if (dtype == WRT_INVALID) {
    static const int32_t order[] = {WRT_INT8,  WRT_INT16, WRT_UINT8,    WRT_UINT16,  WRT_INT32,
                                    WRT_INT64, WRT_HALF,  WRT_BFLOAT16, WRT_FLOAT32, WRT_FLOAT64};
    size_t best = 0;
    for (const Tensor &x : t) {
      size_t place = 0;
      while (place < std::size(order) && order[place] != x.dtype()) ++place;
      if (place == std::size(order))
        return py::raise(stage::errorType(WRT_INVALID_ARGUMENT),
                         "Value for attr 'Tidx' of {} is not in the list of allowed values: bfloat16, half, "
                         "float, double, int8, int16, int32, int64, uint16, uint32",
                         wrt_dtype_cpp_name(x.dtype()));
      best = std::max(best, place);
    }
    dtype = order[best];
    for (Tensor &x : t)
      if (x.dtype() != dtype && !(x = stage::applyOne(OpId::cast, {x}, {Attr::dtype(dtype)}))) return {};
  }
  return stage::applyOne(OpId::range, {t[0], t[1], t[2]}, {}, nameText(a[4])).value();
}

Tensor conjugate(const Value &value) {
  Tensor x = stage::convertToTensor(value);
  return x && wrt::isComplex(x.dtype()) ? stage::applyOne(OpId::conj, {x}) : x;
}

Value matmulFunction(const Value *a) {
  bool flags[4]; // transpose_a, transpose_b, adjoint_a, adjoint_b
  for (int i = 0; i < 4; ++i) {
    const int t = py::truth(a[2 + i]);
    if (t < 0) return {};
    flags[i] = t == 1;
  }
  if (flags[0] && flags[2])
    return py::raiseValueError(
        "Only one of `transpose_a` and `adjoint_a` can be True. Received `transpose_a`=True, `adjoint_a`=True.");
  if (flags[1] && flags[3])
    return py::raiseValueError(
        "Only one of `transpose_b` and `adjoint_b` can be True. Received `transpose_b`=True, `adjoint_b`=True.");
  Value x = a[0], y = a[1];
  if (flags[2] && !(x = conjugate(x).value())) return {};
  if (flags[3] && !(y = conjugate(y).value())) return {};
  int32_t outputType;
  if (!optionalDtype(a[8], outputType)) return {};
  Tensor result = matmul(x, y, flags[0] || flags[2], flags[1] || flags[3], nameText(a[11]));
  if (result && outputType != WRT_INVALID && outputType != result.dtype())
    result = stage::applyOne(OpId::cast, {result}, {Attr::dtype(outputType)});
  return result.value();
}

/// tf.shape, tf.size, tf.rank: constants where they are known while tracing.
Value shapeFunction(const Value *a) {
  int32_t dtype;
  if (!optionalDtype(a[1], dtype)) return {};
  if (dtype == WRT_INVALID) dtype = WRT_INT32;
  Tensor x = stage::convertToTensor(a[0]);
  if (!x) return {};
  if (x.shape().isFullyKnown()) return stage::constant(vectorOf(x.shape().dims(), dtype), "Shape").value();
  return stage::applyOne(OpId::shape, {x}, {Attr::dtype(dtype)}, nameText(a[2])).value();
}

Value sizeFunction(const Value *a) {
  int32_t dtype;
  if (!optionalDtype(a[1], dtype)) return {};
  if (dtype == WRT_INVALID) dtype = WRT_INT32;
  Tensor x = stage::convertToTensor(a[0]);
  if (!x) return {};
  if (x.shape().isFullyKnown()) return stage::scalarOf(dtype, static_cast<double>(x.shape().count())).value();
  return stage::applyOne(OpId::size, {x}, {Attr::dtype(dtype)}, nameText(a[2])).value();
}

Value rankFunction(const Value *a) {
  Tensor x = stage::convertToTensor(a[0]);
  if (!x) return {};
  if (x.shape().hasRank()) return stage::scalarOf(WRT_INT32, x.shape().rank()).value();
  return stage::applyOne(OpId::rank, {x}, {}, nameText(a[1])).value();
}

template <OpId op> Value complexPart(const Value *a) {
  Tensor x = stage::convertToTensor(a[0]);
  if (!x) return {};
  if (wrt::isComplex(x.dtype())) return stage::applyOne(op, {x}).value();
  if (!wrt::isNumeric(x.dtype()))
    return py::raiseTypeError("Expected numeric or variant tensor, got dtype {}",
                              "<dtype: '" + std::string(wrt_dtype_name(x.dtype())) + "'>");
  if (op == OpId::imag) return stage::applyOne(OpId::zeros_like, {x}).value();
  return x.value();
}

Value absolute(const Value *a) { return unaryOperator(py::UnaryOp::Abs, a[0]); }

Value round(const Value *a) {
  Tensor x = stage::convertToTensor(a[0]);
  if (!x || wrt::isInteger(x.dtype())) return x.value();
  return stage::applyOne(OpId::round, {x}).value();
}

Value logicalXor(const Value *a) {
  Tensor x = stage::convertToTensor(a[0], stage::asTensor(a[0]) ? WRT_INVALID : WRT_BOOL);
  Tensor y = x ? stage::convertToTensor(a[1], stage::asTensor(a[1]) ? WRT_INVALID : WRT_BOOL) : Tensor();
  Tensor either = y ? stage::applyOne(OpId::logical_or, {x, y}) : Tensor();
  Tensor both = either ? stage::applyOne(OpId::logical_and, {x, y}) : Tensor();
  Tensor notBoth = both ? stage::applyOne(OpId::logical_not, {both}) : Tensor();
  return notBoth ? stage::applyOne(OpId::logical_and, {either, notBoth}).value() : Value();
}

Value isTensor(const Value *a) {
  if (stage::asTensor(a[0]) || stage::asVariable(a[0])) return py::makeBool(true);
  return py::makeBool(a[0].isObject() && a[0].type()->lookup(Symbol::intern("_as_tensor")) != nullptr);
}

Value staticValueOf(const Value *a) {
  const Tensor t = stage::asTensor(a[0]);
  if (!t) return a[0];
  const wrt::Tensor known = stage::staticValue(t);
  return known ? np::makeArray(known.get()) : Value::none();
}

} // namespace

void addCoreFunctions(py::Module &m) {
  py::defineFunction(m, "convert_to_tensor", "value, dtype=None, dtype_hint=None, name=None", convert);
  py::defineFunction(m, "constant", "value, dtype=None, shape=None, name='Const'", constant);
  py::defineFunction(m, "zeros", "shape, dtype=?, name=None, layout=None", fillFunction<false>);
  py::defineFunction(m, "ones", "shape, dtype=?, name=None, layout=None", fillFunction<true>);
  py::defineFunction(m, "zeros_like", "input, dtype=None, name=None, layout=None", likeFunction<false>);
  py::defineFunction(m, "ones_like", "input, dtype=None, name=None, layout=None", likeFunction<true>);
  py::defineFunction(m, "cast", "x, dtype, name=None", cast);
  py::defineFunction(m, "range", "start, limit=None, delta=1, dtype=None, name=None", range);
  py::defineFunction(m, "matmul",
                     "a, b, transpose_a=False, transpose_b=False, adjoint_a=False, adjoint_b=False, a_is_sparse=False, "
                     "b_is_sparse=False, output_type=None, grad_a=False, grad_b=False, name=None",
                     matmulFunction);
  py::defineFunction(m, "shape", "input, out_type=None, name=None", shapeFunction);
  py::defineFunction(m, "size", "input, out_type=None, name=None", sizeFunction);
  py::defineFunction(m, "rank", "input, name=None", rankFunction);
  py::defineFunction(m, "truediv", "x, y, name=None",
                     [](const Value *a) { return trueDivide(a[0], a[1], "truediv").value(); });
  py::defineFunction(m, "abs", "x, name=None", absolute);
  py::defineFunction(m, "round", "x, name=None", round);
  py::defineFunction(m, "real", "input, name=None", complexPart<OpId::real>);
  py::defineFunction(m, "imag", "input, name=None", complexPart<OpId::imag>);
  py::defineFunction(m, "conj", "x, name=None", complexPart<OpId::conj>);
  py::defineFunction(m, "logical_xor", "x, y, name='LogicalXor'", logicalXor);
  py::defineFunction(m, "is_tensor", "x", isTensor);
  py::defineFunction(m, "get_static_value", "tensor, partial=False", staticValueOf);
  py::defineFunction(m, "executing_eagerly", "", [](const Value *) { return py::makeBool(stage::executingEagerly()); });
  py::defineFunction(m, "inside_function", "", [](const Value *) { return py::makeBool(!stage::executingEagerly()); });
  py::defineFunction(m, "as_dtype", "type_value", [](const Value *a) -> Value {
    int32_t d = 0;
    return readDType(a[0], d) ? makeDType(d) : Value();
  });
}

} // namespace weft::tf
