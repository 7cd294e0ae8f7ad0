// Routines that move, pick or order elements: reshape, transpose, take, sort, clip, ...
#include "stage/numpy/linalg.h"
#include "stage/numpy/routines.h"
#include "stage/numpy/sort.h"

namespace weft::np {

using namespace py;

namespace {

bool isFortranOrder(const Value &order) {
  const Str *s = order ? asStr(order) : nullptr;
  return s && s->text == "F";
}
Array flattened(const Array &a, const Value &order) { return reshape(a, {-1}, isFortranOrder(order)); }

/// order
Value ravelCode(const Array &a, const Value &, const Value *v) { return wrap(flattened(a, v[0])); }
Value flattenCode(const Array &a, const Value &, const Value *v) {
  const Array flat = flattened(a, v[0]);
  return wrap(flat ? copy(flat) : flat);
}
Value copyCode(const Array &a, const Value &, const Value *) { return wrap(copy(a)); }

/// shape, order, newshape, copy
Value reshapeFunction(const Array &a, const Value &, const Value *v) {
  Dims dims;
  if (!readShape(v[0].isNone() ? v[2] : v[0], dims)) return {};
  return wrap(reshape(a, dims, isFortranOrder(v[1])));
}
/// *shape, order, copy
Value reshapeMethod(const Array &a, const Value &, const Value *v) {
  Dims dims;
  const std::vector<Value> &given = *asSequence(v[0]);
  if (!readShape(given.size() == 1 ? given[0] : v[0], dims)) return {};
  return wrap(reshape(a, dims, isFortranOrder(v[1])));
}

Value permuted(const Array &a, const Value &axes) {
  if (!axes || axes.isNone()) return wrap(transpose(a));
  std::vector<Value> items;
  if (!collect(axes, items)) return {};
  if (static_cast<int>(items.size()) != a.ndim()) return py::raiseValueError("axes don't match array");
  int order[maxRank];
  uint32_t seen = 0;
  for (size_t i = 0; i < items.size(); i++) {
    if (!readAxis(items[i], a.ndim(), order[i])) return {};
    if (seen >> order[i] & 1) return py::raiseValueError("repeated axis in transpose");
    seen |= 1u << order[i];
  }
  return wrap(transpose(a, order));
}
Value transposeFunction(const Array &a, const Value &, const Value *v) { return permuted(a, v[0]); }
Value transposeMethod(const Array &a, const Value &, const Value *v) {
  const std::vector<Value> &given = *asSequence(v[0]);
  if (given.empty()) return wrap(transpose(a));
  return permuted(a, given.size() == 1 && !isAnyInt(given[0]) ? given[0] : v[0]);
}
/// axis1, axis2
Value swapaxesCode(const Array &a, const Value &, const Value *v) {
  int x, y;
  if (!readAxis(v[0], a.ndim(), x) || !readAxis(v[1], a.ndim(), y)) return {};
  Array out = a;
  std::swap(out.dims[x], out.dims[y]);
  std::swap(out.strides[x], out.strides[y]);
  return wrap(out);
}
/// axis
Value squeezeCode(const Array &a, const Value &, const Value *v) {
  AxisSet axes;
  if (!readAxes(v[0], a.ndim(), axes)) return {};
  Array out = a;
  for (int i = a.ndim() - 1; i >= 0; i--) {
    if (!(axes >> i & 1)) continue;
    if (a.dims[i] == 1)
      out = dropAxis(out, i);
    else if (!v[0].isNone())
      return py::raiseValueError("cannot select an axis to squeeze out which has size not equal to one");
  }
  return wrap(out);
}
/// repeats, axis
Value repeatCode(const Array &self, const Value &, const Value *v) {
  Array a = self;
  int axis = 0;
  if (v[1].isNone())
    a = reshape(a, {-1});
  else if (!readAxis(v[1], a.ndim(), axis))
    return {};
  const DType integer = WRT_INT64;
  Array counts = asArray(v[0], &integer);
  if (!counts || !a) return raisePending();
  const int64_t n = a.dims[axis];
  if (counts.size() != 1 && counts.size() != n)
    return py::raiseValueError("operands could not be broadcast together with shape ({},) ({},)", n, counts.size());
  counts = contiguous(broadcastTo(counts.size() == 1 ? reshape(counts, {1}) : counts, {n}));
  int64_t total = 0;
  for (int64_t i = 0; i < n; i++) {
    if (counts.as<int64_t>()[i] < 0) return py::raiseValueError("repeats may not contain negative values.");
    total += counts.as<int64_t>()[i];
  }
  Array indices = Array::empty(WRT_INT64, {total});
  for (int64_t i = 0, at = 0; i < n; i++)
    for (int64_t k = 0; k < counts.as<int64_t>()[i]; k++) indices.as<int64_t>()[at++] = i;
  return wrap(take(a, indices, axis, OutOfBounds::Raise));
}
/// indices, axis, out, mode
Value takeCode(const Array &self, const Value &, const Value *v) {
  Array a = self;
  int axis = 0;
  if (v[1].isNone())
    a = reshape(a, {-1});
  else if (!readAxis(v[1], a.ndim(), axis))
    return {};
  const Array indices = asArray(v[0]);
  if (!indices) return raisePending();
  const Str *mode = asStr(v[3]);
  const OutOfBounds how = mode && mode->text == "clip"   ? OutOfBounds::Clip
                          : mode && mode->text == "wrap" ? OutOfBounds::Wrap
                                                         : OutOfBounds::Raise;
  return finish(take(a, indices, axis, how), v[2], "take");
}
/// a_min, a_max, out, min, max
Value clipCode(const Array &a, const Value &self, const Value *v) {
  const Value low = v[3] ? v[3] : v[0], high = v[4] ? v[4] : v[1];
  Operand x;
  x.array = a;
  Array out = a;
  for (const auto &[bound, op] : {std::pair{low, Binary::Maximum}, {high, Binary::Minimum}}) {
    if (!bound || bound.isNone()) continue;
    Operand y;
    if (!readOperand(bound, y)) return raisePending();
    x.array = out;
    out = applyBinary(op, x, y);
    if (!out) return raisePending();
  }
  return finish(out.data == a.data ? copy(out) : out, v[2], "clip");
}
/// decimals, out
Value roundCode(const Array &a, const Value &, const Value *v) {
  int64_t decimals;
  if (!py::index(v[0], decimals)) return {};
  if (a.dtype.isObject() || a.dtype.isText())
    return py::raiseTypeError(
        "loop of ufunc does not support argument 0 of type str which has no callable rint method");
  return finish(roundTo(a, static_cast<int>(decimals)), v[1], "round");
}
bool sortAxis(const Value &axis, Array &a, int &out) {
  if (!axis.isNone()) return readAxis(axis, a.ndim(), out);
  a = reshape(a, {-1});
  out = 0;
  return true;
}
/// axis, kind, order, stable
Value sortFunction(const Array &self, const Value &, const Value *v) {
  Array a = self;
  int axis;
  return sortAxis(v[0], a, axis) ? wrap(sort(a, axis)) : Value();
}
Value sortMethod(const Array &self, const Value &, const Value *v) {
  Array a = self;
  int axis;
  if (!sortAxis(v[0], a, axis)) return {};
  if (!a.writeable) return py::raiseValueError("sort array is read-only");
  const Array sorted = sort(a, axis);
  if (!sorted || !assign(self, sorted)) return raisePending();
  return Value::none();
}
Value argsortCode(const Array &self, const Value &, const Value *v) {
  Array a = self;
  int axis;
  return sortAxis(v[0], a, axis) ? wrap(argsort(a, axis)) : Value();
}
/// kth, axis
Value partitionFunction(const Array &self, const Value &, const Value *v) {
  Array a = self;
  int axis;
  return sortAxis(v[1], a, axis) ? wrap(sort(a, axis)) : Value();
}
Value argpartitionCode(const Array &self, const Value &, const Value *v) {
  Array a = self;
  int axis;
  return sortAxis(v[1], a, axis) ? wrap(argsort(a, axis)) : Value();
}
Value nonzeroCode(const Array &a, const Value &, const Value *) {
  if (a.ndim() == 0)
    return py::raiseValueError("Calling nonzero on 0d arrays is not allowed. Use np.atleast_1d(scalar).nonzero() "
                               "instead. If the context of this error is of the "
                               "form `arr[nonzero(cond)]`, just use `arr[cond]`.");
  const Array mask = castAny(a, WRT_BOOL);
  if (!mask) return raisePending();
  std::vector<Value> out;
  for (Array &one : nonzero(mask)) out.push_back(wrap(std::move(one)));
  return makeTuple(std::move(out));
}
/// offset, axis1, axis2
Array diagonalOf(const Array &a, int64_t offset, int x, int y) {
  Array out = a;
  if (offset >= 0)
    out = slice(out, y, std::min(offset, a.dims[y]), std::max<int64_t>(0, a.dims[y] - offset), 1);
  else
    out = slice(out, x, std::min(-offset, a.dims[x]), std::max<int64_t>(0, a.dims[x] + offset), 1);
  const int64_t n = std::min(out.dims[x], out.dims[y]), step = out.strides[x] + out.strides[y];
  out = dropAxis(out, std::max(x, y));
  out = dropAxis(out, std::min(x, y));
  out.dims.push(n);
  out.strides.push(step);
  return out;
}
Value diagonalCode(const Array &a, const Value &, const Value *v) {
  int64_t offset;
  int x, y;
  if (a.ndim() < 2) return py::raiseValueError("diag requires an array of at least two dimensions");
  if (!py::index(v[0], offset) || !readAxis(v[1], a.ndim(), x) || !readAxis(v[2], a.ndim(), y)) return {};
  Array out = diagonalOf(a, offset, x, y);
  out.writeable = false;
  return wrap(out);
}
Value traceCode(const Array &a, const Value &, const Value *v) {
  int64_t offset;
  int x, y;
  if (a.ndim() < 2) return py::raiseValueError("diag requires an array of at least two dimensions");
  if (!py::index(v[0], offset) || !readAxis(v[1], a.ndim(), x) || !readAxis(v[2], a.ndim(), y)) return {};
  Array d = diagonalOf(a, offset, x, y);
  const char k = d.dtype.kind();
  if (k == 'b' || k == 'i') d = asType(d, WRT_INT64);
  if (k == 'u') d = asType(d, WRT_UINT64);
  return wrapOrScalar(reduce(Binary::Add, d, 1u << (d.ndim() - 1), false));
}
/// b, out
Value dotCode(const Array &a, const Value &, const Value *v) {
  Operand x, y;
  x.array = a;
  if (!readOperand(v[0], y)) return raisePending();
  if (a.ndim() == 0 || y.array.ndim() == 0) return finish(applyBinary(Binary::Multiply, x, y), v[1], "dot");
  return finish(dot(a, y.array), v[1], "dot");
}
/// v, side, sorter
Value searchsortedCode(const Array &self, const Value &, const Value *v) {
  Array values = asArray(v[0]), a = self;
  if (!values) return raisePending();
  DType common;
  if (!promote(a.dtype, values.dtype, common)) return raisePending();
  if (!v[2].isNone()) {
    const Array order = asArray(v[2]);
    if (!order) return raisePending();
    a = take(a, order, 0, OutOfBounds::Raise);
  }
  const Str *side = asStr(v[1]);
  return wrapOrScalar(searchSorted(asType(a, common), asType(values, common), side && side->text == "right"));
}
Value conjugateCode(const Array &a, const Value &, const Value *) {
  return wrapOrScalar(applyUnary(Unary::Conjugate, a));
}
/// condition, axis
Value compressMethod(const Array &self, const Value &, const Value *v) {
  Array a = self;
  int axis = 0;
  if (v[1].isNone())
    a = reshape(a, {-1});
  else if (!readAxis(v[1], a.ndim(), axis))
    return {};
  const Array mask = asArray(v[0]);
  if (!mask) return raisePending();
  return wrap(take(a, nonzero(mask)[0], axis, OutOfBounds::Raise));
}

constexpr const char *sortParameters = "axis=-1, kind=None, order=None, *, stable=None";
constexpr Routine table[] = {
    {"ravel", "order='C'", ravelCode, true, true},
    {"flatten", "order='C'", flattenCode, true, false},
    {"copy", "order='K', subok=False", copyCode, true, true},
    {"reshape", "shape=None, order='C', *, newshape=None, copy=None", reshapeFunction, false, true},
    {"reshape", "*shape, order='C', copy=None", reshapeMethod, true, false},
    {"transpose", "axes=None", transposeFunction, false, true},
    {"permute_dims", "axes=None", transposeFunction, false, true},
    {"transpose", "*axes", transposeMethod, true, false},
    {"swapaxes", "axis1, axis2", swapaxesCode, true, true},
    {"squeeze", "axis=None", squeezeCode, true, true},
    {"repeat", "repeats, axis=None", repeatCode, true, true},
    {"take", "indices, axis=None, out=None, mode='raise'", takeCode, true, true},
    {"clip", "a_min=?, a_max=?, out=None, *, min=?, max=?, dtype=None", clipCode, false, true},
    {"clip", "min=?, max=?, out=None, *, a_min=?, a_max=?", clipCode, true, false},
    {"round", "decimals=0, out=None", roundCode, true, true},
    {"around", "decimals=0, out=None", roundCode, false, true},
    {"sort", sortParameters, sortFunction, false, true},
    {"sort", sortParameters, sortMethod, true, false},
    {"argsort", sortParameters, argsortCode, true, true},
    {"partition", "kth, axis=-1, kind='introselect', order=None", partitionFunction, false, true},
    {"argpartition", "kth, axis=-1, kind='introselect', order=None", argpartitionCode, true, true},
    {"nonzero", "", nonzeroCode, true, true},
    {"diagonal", "offset=0, axis1=0, axis2=1", diagonalCode, true, true},
    {"trace", "offset=0, axis1=0, axis2=1, dtype=None, out=None", traceCode, true, true},
    {"dot", "b, out=None", dotCode, true, true},
    {"searchsorted", "v, side='left', sorter=None", searchsortedCode, true, true},
    {"conj", "", conjugateCode, true, false},
    {"conjugate", "", conjugateCode, true, false},
    {"compress", "condition, axis=None, out=None", compressMethod, true, false},
};

} // namespace

std::span<const Routine> shapeRoutines() { return table; }

} // namespace weft::np
