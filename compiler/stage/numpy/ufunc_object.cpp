// np.add, np.sqrt, ...: universal functions as Python objects.
#include "stage/numpy/binding.h"

namespace weft::np {

using namespace py;

Value reduceUfunc(Binary op, const Array &a, const Value &axis, const Value &dtype, const Value &out,
                  const Value &keepDims, const Value &initial, const Value &where);

namespace {

Type &ufuncType();
class Ufunc final : public Object {
public:
  Ufunc(std::string ufuncName, bool isBinary, uint8_t op)
      : Object(&ufuncType()), name(std::move(ufuncName)), two(isBinary), code(op) {}
  std::string name;
  bool two;
  uint8_t code;
};
const Ufunc &of(const Value &self) { return *static_cast<Ufunc *>(self.object()); }

/// Applies `where`: elements outside keep what `out` has.
Value masked(Array result, const Value &where, const Value &out, const char *name) {
  if (!result) return raisePending();
  if (!where || (where.isBool() && where.asBool())) return finish(std::move(result), out, name);
  const Array mask = asArray(where);
  if (!mask) return raisePending();
  Value target = out;
  if (const Tuple *t = out.as<Tuple>(); t && t->items.size() == 1) target = t->items[0];
  NdArray *old = target.as<NdArray>();
  const Array keep = old ? old->array : Array::zeros(result.dtype, {});
  const Array mixed = np::where(mask, asType(result, keep.dtype), keep);
  return finish(mixed, out, name);
}

Value callUfunc(const Value &self, const Args &args) {
  static const Signature unarySignature(
      "ufunc", "x, out=None, /, *, where=True, dtype=None, casting='same_kind', order='K', subok=True");
  static const Signature binarySignature(
      "ufunc", "x1, x2, out=None, /, *, where=True, dtype=None, casting='same_kind', order='K', subok=True");
  const Ufunc &u = of(self);
  // `out` may be given by position or by name.
  Value outByName;
  std::vector<Value> values(args.values, args.values + args.count);
  std::vector<Symbol> names;
  static const Symbol outName = Symbol::intern("out");
  for (size_t i = 0; i < args.named; i++)
    if (args.names[i] == outName)
      outByName = args.namedValue(i);
    else {
      names.push_back(args.names[i]);
      values.push_back(args.namedValue(i));
    }
  const size_t wanted = u.two ? 2 : 1;
  if (args.count < wanted || args.count > wanted + 1)
    return py::raiseTypeError("{}() takes from {} to {} positional arguments but {} were given", u.name, wanted,
                              wanted + 1, args.count);
  Value v[9];
  if (!(u.two ? binarySignature : unarySignature).bind({values.data(), args.count, names.data(), names.size()}, v))
    return {};
  Value *rest = v + wanted; // out, where, dtype
  if (outByName) rest[0] = outByName;
  DType dtype;
  bool given;
  if (!readDTypeArgument(rest[2], dtype, given)) return {};
  Operand a, b;
  if (!readOperand(v[0], a) || (u.two && !readOperand(v[1], b))) return raisePending();
  Array result;
  if (given && dtype.code != WRT_VARIANT) {
    if (u.two) {
      const Array x = castAny(a.array, dtype), y = castAny(b.array, dtype);
      if (!x || !y) return raisePending();
      result = binary(static_cast<Binary>(u.code), x, y);
    } else
      result = applyUnary(static_cast<Unary>(u.code), castAny(a.array, dtype));
  } else
    result = u.two ? applyBinary(static_cast<Binary>(u.code), a, b) : applyUnary(static_cast<Unary>(u.code), a.array);
  return masked(std::move(result), rest[1], rest[0], u.name.c_str());
}

bool needsBinary(const Ufunc &u, const char *method) {
  if (u.two) return true;
  return static_cast<bool>(py::raiseValueError("{} only supported for binary functions", method));
}

Value reduceMethod(const Value &self, const Args &args) {
  static const Signature signature("reduce", "array, axis=0, dtype=None, out=None, keepdims=False, initial=?, where=?");
  Value v[7];
  if (!needsBinary(of(self), "reduce") || !signature.bind(args, v)) return {};
  const Array a = asArray(v[0]);
  if (!a) return raisePending();
  if (a.ndim() == 0) return wrapOrScalar(a);
  return reduceUfunc(static_cast<Binary>(of(self).code), a, v[1], v[2], v[3], v[4], v[5], v[6]);
}
Value accumulateMethod(const Value &self, const Args &args) {
  static const Signature signature("accumulate", "array, axis=0, dtype=None, out=None");
  Value v[4];
  if (!needsBinary(of(self), "accumulate") || !signature.bind(args, v)) return {};
  const Binary op = static_cast<Binary>(of(self).code);
  DType dtype;
  bool given;
  int axis;
  Array a = asArray(v[0]);
  if (!a) return raisePending();
  if (!readAxis(v[1], a.ndim(), axis) || !readDTypeArgument(v[2], dtype, given)) return {};
  const bool sums = op == Binary::Add || op == Binary::Multiply;
  if (given)
    a = castAny(a, dtype);
  else if (sums && (a.dtype.kind() == 'b' || a.dtype.kind() == 'i'))
    a = asType(a, WRT_INT64);
  else if (sums && a.dtype.kind() == 'u')
    a = asType(a, WRT_UINT64);
  else if (op == Binary::Divide && a.dtype.kind() != 'f' && a.dtype.kind() != 'c')
    a = asType(a, WRT_FLOAT64);
  if (!a) return raisePending();
  return finish(accumulate(op, a, axis), v[3], of(self).name.c_str());
}
Value outerMethod(const Value &self, const Args &args) {
  static const Signature signature("outer", "A, B, /");
  Value v[2];
  if (!needsBinary(of(self), "outer") || !signature.bind(args, v)) return {};
  Operand a, b;
  if (!readOperand(v[0], a) || !readOperand(v[1], b)) return raisePending();
  for (int i = 0, n = b.array.ndim(); i < n; i++) a.array = insertAxis(a.array, a.array.ndim());
  return wrapOrScalar(applyBinary(static_cast<Binary>(of(self).code), a, b));
}
/// add.at(a, indices, b): repeated indices count each time.
Value atMethod(const Value &self, const Args &args) {
  static const Signature signature("at", "a, indices, b=?, /");
  Value v[3];
  if (!signature.bind(args, v)) return {};
  NdArray *target = v[0].as<NdArray>();
  if (!target) return py::raiseTypeError("first operand must be array");
  Index index;
  if (!readIndex(v[1], index)) return {};
  // Numbers of the selected elements, then one step for each.
  const Array &a = target->array;
  Array numbers = Array::empty(WRT_INT64, {a.size()});
  for (int64_t i = 0, n = a.size(); i < n; i++) numbers.as<int64_t>()[i] = i;
  numbers = reshape(numbers, a.dims);
  bool view, scalar;
  Array chosen = np::getItem(numbers, index, view, scalar);
  if (!chosen) return raisePending();
  chosen = contiguous(chosen);
  Array values;
  if (of(self).two) {
    values = asArray(v[2]);
    if (!values) return raisePending();
    values = broadcastTo(values, chosen.dims);
    if (!values) return raisePending();
    values = contiguous(values);
  }
  for (int64_t i = 0, n = chosen.size(); i < n; i++) {
    Array slot = a;
    int64_t rest = chosen.as<int64_t>()[i];
    for (int axis = a.ndim() - 1; axis >= 0; axis--) {
      slot.data += rest % a.dims[axis] * a.strides[axis];
      rest /= a.dims[axis];
    }
    slot.dims.n = slot.strides.n = 0;
    Operand x, y;
    x.array = slot;
    Array result;
    if (of(self).two) {
      y.array = values;
      y.array.dims.n = y.array.strides.n = 0;
      y.array.data += i * values.dtype.stride();
      result = applyBinary(static_cast<Binary>(of(self).code), x, y);
    } else
      result = applyUnary(static_cast<Unary>(of(self).code), slot);
    if (!result || !assign(slot, result)) return raisePending();
  }
  return Value::none();
}

Type &ufuncType() {
  static Type *type = nullptr;
  if (!type) {
    type = &newNativeType("ufunc", nullptr, "numpy");
    type->slots.call = callUfunc;
    type->slots.repr = [](const Value &self) -> Value { return makeStr("<ufunc '" + of(self).name + "'>"); };
    type->method("reduce", reduceMethod);
    type->method("accumulate", accumulateMethod);
    type->method("outer", outerMethod);
    type->method("at", atMethod);
    type->property("__name__", [](const Value &self) -> Value { return makeStr(of(self).name); });
    type->property("nin", [](const Value &self) -> Value { return makeInt(of(self).two ? 2 : 1); });
    type->property("nout", [](const Value &) -> Value { return makeInt(1); });
    type->property("nargs", [](const Value &self) -> Value { return makeInt(of(self).two ? 3 : 2); });
    type->ready();
  }
  return *type;
}

} // namespace

void defineUfuncs(Module &module) {
  Dict &dict = *module.dict;
  const auto add = [&](const char *name, bool two, uint8_t op, const char *shown) {
    dictSet(dict, Symbol::intern(name), make<Ufunc>(shown, two, op).value());
  };
#define X(e, name, kind) add(name, true, static_cast<uint8_t>(Binary::e), name);
  WEFT_NP_BINARY(X)
#undef X
#define X(e, name, kind) add(name, false, static_cast<uint8_t>(Unary::e), name);
  WEFT_NP_UNARY(X)
#undef X
  static constexpr const char *second[][2] = {
      {"true_divide", "divide"}, {"mod", "remainder"}, {"pow", "power"}, {"atan2", "arctan2"}};
  for (const auto &[alias, name] : second) dictSet(dict, Symbol::intern(alias), dictGet(dict, Symbol::intern(name)));
  static constexpr const char *first[][2] = {
      {"abs", "absolute"},       {"conj", "conjugate"},        {"radians", "deg2rad"}, {"degrees", "rad2deg"},
      {"bitwise_not", "invert"}, {"bitwise_invert", "invert"}, {"acos", "arccos"},     {"asin", "arcsin"},
      {"atan", "arctan"},        {"acosh", "arccosh"},         {"asinh", "arcsinh"},   {"atanh", "arctanh"}};
  for (const auto &[alias, name] : first) dictSet(dict, Symbol::intern(alias), dictGet(dict, Symbol::intern(name)));
  dictSet(dict, Symbol::intern("ufunc"), Value(&ufuncType()));
}

} // namespace weft::np
