// Natives behind numpy.linalg (compiler/prelude/numpy/linalg.py).
#include "stage/numpy/binding.h"
#include "stage/numpy/linalg.h"
#include "value/interpreter.h"

namespace weft::np {

using namespace py;

namespace {
template <Array (*code)(const Array &)> Value one(const Value *v) {
  const Array a = asArray(v[0]);
  return a ? wrapOrScalar(code(a)) : raisePending();
}
bool matrix(const Array &a) {
  if (!a) return static_cast<bool>(raisePending());
  if (a.ndim() == 2) return true;
  return static_cast<bool>(
      py::raise(exceptionClass("LinAlgError"), "{}-dimensional array given. Array must be two-dimensional", a.ndim()));
}
Value tupleOf(bool ok, std::initializer_list<const Array *> parts) {
  if (!ok) return raisePending();
  std::vector<Value> items;
  for (const Array *a : parts) items.push_back(wrap(*a));
  return makeTuple(std::move(items));
}
} // namespace

void defineLinalg(Module &module) {
  defineFunction(module, "_inv", "a", one<inverse>);
  defineFunction(module, "_det", "a", one<determinant>);
  defineFunction(module, "_cholesky", "a", one<cholesky>);
  defineFunction(module, "_solve", "a, b", [](const Value *v) -> Value {
    const Array a = asArray(v[0]), b = a ? asArray(v[1]) : Array();
    if (!a || !b) return raisePending();
    return wrapOrScalar(solve(a, b));
  });
  defineFunction(module, "_qr", "a", [](const Value *v) -> Value {
    const Array a = asArray(v[0]);
    if (!matrix(a)) return {};
    Array q, r;
    return tupleOf(qr(a, q, r), {&q, &r});
  });
  defineFunction(module, "_svd", "a", [](const Value *v) -> Value {
    const Array a = asArray(v[0]);
    if (!matrix(a)) return {};
    Array u, s, vt;
    return tupleOf(svd(a, u, s, vt), {&u, &s, &vt});
  });
  defineFunction(module, "_eigh", "a", [](const Value *v) -> Value {
    const Array a = asArray(v[0]);
    if (!matrix(a)) return {};
    Array values, vectors;
    return tupleOf(eigh(a, values, vectors), {&values, &vectors});
  });
  defineFunction(module, "_lstsq", "a, b, rcond", [](const Value *v) -> Value {
    const Array a = asArray(v[0]), b = a ? asArray(v[1]) : Array();
    double rcond;
    if (!b) return raisePending();
    if (!matrix(a) || !number(v[2], rcond)) return {};
    Array x, s;
    int64_t rank = 0;
    if (!leastSquares(a, b, rcond, x, s, rank)) return raisePending();
    return makeTuple({wrap(x), makeInt(rank), wrap(s)});
  });
}

} // namespace weft::np
