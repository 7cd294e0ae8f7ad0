// The native classes: np.ndarray, np.generic and its tree of scalar classes, np.dtype. Their slots and methods are
// added by the other files of this folder.
#include "stage/numpy/binding.h"

#include <cstring>

namespace weft::np {

using namespace py;

NdArray::NdArray(Array a) : Object(&ndarrayType()), array(std::move(a)) {}
bool NdArray::classof(const Object &object) { return object.type->isSubtypeOf(&ndarrayType()); }

Scalar::Scalar(DType type, const char *bytes) : Object(&scalarType(type)), dtype(type), element{} {
  std::memcpy(element, bytes, static_cast<size_t>(type.stride()));
}
bool Scalar::classof(const Object &object) {
  const Classes &c = classes();
  return object.type->isSubtypeOf(c.generic) && !isBoxedClass(object.type);
}
Array Scalar::array() const {
  Array a = Array::empty(dtype, {});
  if (a) std::memcpy(a.data, element, static_cast<size_t>(dtype.stride()));
  return a;
}

DTypeObject::DTypeObject(DType d) : Object(&dtypeType()), dtype(d) {}
bool DTypeObject::classof(const Object &object) { return object.type == &dtypeType(); }

bool isBoxedClass(const Type *type) {
  const Classes &c = classes();
  return type->isSubtypeOf(c.float64) || type->isSubtypeOf(c.complex128) || type->isSubtypeOf(c.str) ||
         type->isSubtypeOf(c.bytes);
}

static Classes makeClasses() {
  Classes c{};
  const auto abstract = [](const char *name, Type *base) {
    Type &t = newNativeType(name, base, "numpy");
    return &t;
  };
  c.ndarray = abstract("ndarray", nullptr);
  c.dtype = abstract("dtype", nullptr);
  c.generic = abstract("generic", nullptr);
  c.number = abstract("number", c.generic);
  c.integer = abstract("integer", c.number);
  c.signedInteger = abstract("signedinteger", c.integer);
  c.unsignedInteger = abstract("unsignedinteger", c.integer);
  c.inexact = abstract("inexact", c.number);
  c.floating = abstract("floating", c.inexact);
  c.complexFloating = abstract("complexfloating", c.inexact);
  c.flexible = abstract("flexible", c.generic);
  c.character = abstract("character", c.flexible);
  return c;
}

/// Concrete scalar classes, by dtype.
static void addScalarClasses(Classes &c) {
  const auto add = [&](int32_t code, const char *name, Type *base, Type *second = nullptr) {
    Type &t = newNativeType(name, base, "numpy");
    if (second) t.bases.push_back(Ref<Type>(second));
    c.scalars.emplace_back(code, &t);
    return &t;
  };
  add(WRT_BOOL, "bool", c.generic);
  add(WRT_INT8, "int8", c.signedInteger);
  add(WRT_INT16, "int16", c.signedInteger);
  add(WRT_INT32, "int32", c.signedInteger);
  add(WRT_INT64, "int64", c.signedInteger);
  add(WRT_UINT8, "uint8", c.unsignedInteger);
  add(WRT_UINT16, "uint16", c.unsignedInteger);
  add(WRT_UINT32, "uint32", c.unsignedInteger);
  add(WRT_UINT64, "uint64", c.unsignedInteger);
  add(WRT_HALF, "float16", c.floating);
  add(WRT_FLOAT32, "float32", c.floating);
  c.float64 = add(WRT_FLOAT64, "float64", c.floating, types().real);
  add(WRT_COMPLEX64, "complex64", c.complexFloating);
  c.complex128 = add(WRT_COMPLEX128, "complex128", c.complexFloating, types().complex);
  Type *bfloat = add(WRT_BFLOAT16, "bfloat16", c.generic);
  bfloat->module = "ml_dtypes";
  add(WRT_VARIANT, "object_", c.generic);
  c.str = &newNativeType("str_", types().str, "numpy");
  c.str->bases.push_back(Ref<Type>(c.character));
  c.bytes = &newNativeType("bytes_", types().bytes, "numpy");
  c.bytes->bases.push_back(Ref<Type>(c.character));
  for (Type *t : {c.float64, c.complex128, c.str, c.bytes}) t->layout = Layout::Boxed;
}

const Classes &classes() {
  static bool made = false;
  static Classes c;
  if (!made) {
    made = true;
    initializeObjects();
    c = makeClasses();
    addScalarClasses(c);
    addDTypeSlots(*c.dtype);
    addArraySlots(*c.ndarray);
    addScalarSlots(c);
    for (Type *t : {c.ndarray, c.dtype, c.generic, c.number, c.integer, c.signedInteger, c.unsignedInteger, c.inexact,
                    c.floating, c.complexFloating, c.flexible, c.character})
      t->ready();
    for (auto &[code, type] : c.scalars) type->ready();
    c.str->ready();
    c.bytes->ready();
  }
  return c;
}

Type &ndarrayType() { return *classes().ndarray; }
Type &dtypeType() { return *classes().dtype; }
Type &genericType() { return *classes().generic; }
Type &scalarType(DType dtype) {
  const Classes &c = classes();
  if (dtype.isText() && dtype.text) return dtype.text == 'U' ? *c.str : *c.bytes;
  for (const auto &[code, type] : c.scalars)
    if (code == dtype.code) return *type;
  return *c.generic;
}

bool dtypeOfClass(const Type *type, DType &out) {
  const Classes &c = classes();
  for (const auto &[code, scalar] : c.scalars)
    if (scalar == type) return out = code, true;
  if (type == c.str) return out = DType('U', 0), true;
  if (type == c.bytes) return out = DType('S', 0), true;
  if (type == types().real || type == c.floating || type == c.inexact || type == c.number)
    return out = WRT_FLOAT64, true;
  if (type == types().integer || type == c.integer || type == c.signedInteger) return out = WRT_INT64, true;
  if (type == c.unsignedInteger) return out = WRT_UINT64, true;
  if (type == types().boolean) return out = WRT_BOOL, true;
  if (type == types().complex || type == c.complexFloating) return out = WRT_COMPLEX128, true;
  if (type == types().str) return out = DType('U', 0), true;
  if (type == types().bytes) return out = DType('S', 0), true;
  if (type == types().object) return out = WRT_VARIANT, true;
  return false;
}

Value wrap(Array array) {
  if (!array) return raisePending();
  return make<NdArray>(std::move(array)).value();
}

Value makeScalar(const Array &a) {
  const Classes &c = classes();
  const auto boxed = [](Type *cls, Value inner) { return make<Boxed>(cls, std::move(inner)).value(); };
  if (a.dtype.isObject() || (a.dtype.isText() && !a.dtype.text)) return toPython(a);
  if (a.dtype.isText()) return boxed(a.dtype.text == 'U' ? c.str : c.bytes, toPython(a));
  if (a.dtype.code == WRT_FLOAT64) return boxed(c.float64, toPython(a));
  if (a.dtype.code == WRT_COMPLEX128) return boxed(c.complex128, toPython(a));
  return make<Scalar>(a.dtype, a.data).value();
}

Value wrapOrScalar(Array array) {
  if (!array) return raisePending();
  return array.ndim() ? wrap(std::move(array)) : makeScalar(array);
}

bool scalarArray(const Value &value, Array &out) {
  if (!value.isObject()) return false;
  if (Scalar *s = value.as<Scalar>()) return out = s->array(), true;
  const Type *type = value.object()->type;
  if (!type->isSubtypeOf(classes().generic)) return false;
  const auto *boxed = static_cast<const Boxed *>(value.object());
  if (type->isSubtypeOf(classes().float64)) {
    out = Array::scalar<double>(boxed->inner.asFloat());
  } else if (const Complex *z = boxed->inner.as<Complex>()) {
    out = Array::scalar<wrt::Complex128>({z->re, z->im});
  } else {
    const bool text = type->isSubtypeOf(classes().str);
    const std::string &data = text ? asStr(boxed->inner)->text : asBytes(boxed->inner)->data;
    out = textArray(text ? 'U' : 'S', data);
  }
  return true;
}

bool isArrayOrScalar(const Value &value) {
  return value.isObject() &&
         (value.object()->type->isSubtypeOf(classes().ndarray) || value.object()->type->isSubtypeOf(classes().generic));
}

Type *exceptionClass(std::string_view name) {
  static const std::vector<std::pair<std::string_view, Type *>> own = [] {
    Type *axis = &newExceptionType("AxisError", exceptions().ValueError, "numpy.exceptions");
    axis->bases.push_back(Ref<Type>(exceptions().IndexError));
    std::vector<std::pair<std::string_view, Type *>> list{
        {"AxisError", axis},
        {"LinAlgError", &newExceptionType("LinAlgError", exceptions().ValueError, "numpy.linalg")},
        {"UFuncTypeError", &newExceptionType("UFuncTypeError", exceptions().TypeError, "numpy._core._exceptions")}};
    for (auto &[n, t] : list) t->ready();
    return list;
  }();
  for (const auto &[n, type] : own)
    if (n == name) return type;
#define WEFT_EXCEPTION(n, base)                                                                                        \
  if (name == #n) return exceptions().n;
#include "value/exceptions.def"
  return exceptions().ValueError;
}

Value raisePending() {
  Error &error = pendingError();
  if (pending()) return {}; // a Python exception is on its way already
  const Error taken = std::exchange(error, Error{});
  return raiseText(exceptionClass(taken.type ? taken.type : "RuntimeError"), taken.message);
}

} // namespace weft::np
