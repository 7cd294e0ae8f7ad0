// a.sum(), np.mean(a, axis=0), ...: reductions as Python sees them.
#include "stage/numpy/routines.h"

#include <cmath>

namespace weft::np {

using namespace py;

namespace {

/// Sums of small integers are taken in 64 bits.
DType accumulatorOf(DType d) {
  switch (d.kind()) {
  case 'b':
  case 'i':
    return WRT_INT64;
  case 'u':
    return WRT_UINT64;
  default:
    return d;
  }
}

Array objectReduce(Binary op, const Array &a, AxisSet axes, bool keepDims) {
  // One axis after the other, through Python's operators.
  Array out = a;
  for (int axis = a.ndim() - 1; axis >= 0; axis--) {
    if (!(axes >> axis & 1)) continue;
    if (out.dims[axis] == 0) return Array::zeros(WRT_INT64, {});
    Array total = slice(out, axis, 0, 1, 1);
    for (int64_t i = 1; i < out.dims[axis]; i++) {
      Operand x, y;
      x.array = total;
      y.array = slice(out, axis, i, 1, 1);
      total = applyBinary(op, x, y);
      if (!total) return {};
    }
    out = keepDims ? total : dropAxis(total, axis);
  }
  return out;
}

Array reduceArray(Binary op, Array a, AxisSet axes, bool keepDims, const Value &initial, const Value &where,
                  bool promoteSmall) {
  if (promoteSmall) a = asType(a, accumulatorOf(a.dtype));
  if (!a) return {};
  if (a.dtype.isObject()) {
    if (op == Binary::LogicalAnd || op == Binary::LogicalOr)
      a = castAny(a, WRT_BOOL);
    else
      return objectReduce(op, a, axes, keepDims);
    if (!a) return {};
  }
  Array start;
  if (initial && !initial.isNone()) {
    start = asArray(initial);
    if (!start) return {};
    start = asType(start, a.dtype);
  }
  if (where && !(where.isBool() && where.asBool()) && !where.isNone()) {
    const Array mask = asArray(where);
    if (!mask) return {};
    Array fill = start;
    if (!fill) {
      if (op == Binary::Maximum || op == Binary::Minimum)
        return raise(
            "ValueError",
            "reduction operation '{}' does not have an identity, so to use a where mask one has to specify 'initial'",
            ufuncName(op));
      const bool one = op == Binary::Multiply || op == Binary::LogicalAnd;
      fill = cast(Array::scalar<bool>(one), a.dtype);
    }
    a = np::where(mask, a, fill);
    if (!a) return {};
  }
  if (start && (op == Binary::Maximum || op == Binary::Minimum) && a.size() == 0) {
    Dims dims;
    for (int i = 0; i < a.ndim(); i++)
      if (!(axes >> i & 1))
        dims.push(a.dims[i]);
      else if (keepDims)
        dims.push(1);
    return copy(broadcastTo(start, dims));
  }
  Array out = reduce(op, a, axes, keepDims);
  if (out && start) out = binaryIn(op, out, start, out.dtype);
  return out;
}

/// axis, dtype, out, keepdims, initial, where
template <Binary op> Value reduceCode(const Array &self, const Value &, const Value *v) {
  AxisSet axes;
  DType dtype;
  bool given, keepDims;
  if (!readAxes(v[0], self.ndim(), axes) || !readDTypeArgument(v[1], dtype, given) || !readFlag(v[3], keepDims))
    return {};
  Array a = given ? castAny(self, dtype) : self;
  if (!a) return raisePending();
  return finish(reduceArray(op, a, axes, keepDims, v[4], v[5], !given && (op == Binary::Add || op == Binary::Multiply)),
                v[2], ufuncName(op));
}
/// axis, out, keepdims, initial, where
template <Binary op> Value extremeCode(const Array &a, const Value &, const Value *v) {
  AxisSet axes;
  bool keepDims;
  if (!readAxes(v[0], a.ndim(), axes) || !readFlag(v[2], keepDims)) return {};
  return finish(reduceArray(op, a, axes, keepDims, v[3], v[4], false), v[1], ufuncName(op));
}
/// axis, out, keepdims, where
template <Binary op> Value logicalCode(const Array &a, const Value &, const Value *v) {
  AxisSet axes;
  bool keepDims;
  if (!readAxes(v[0], a.ndim(), axes) || !readFlag(v[2], keepDims)) return {};
  return finish(reduceArray(op, a, axes, keepDims, Value(), v[3], false), v[1], ufuncName(op));
}

double countOf(const Array &a, AxisSet axes) {
  double n = 1;
  for (int i = 0; i < a.ndim(); i++)
    if (axes >> i & 1) n *= static_cast<double>(a.dims[i]);
  return n;
}
Array divideBy(const Array &a, double n) {
  return binary(Binary::Divide, a,
                cast(Array::scalar<double>(n), a.dtype.kind() == 'O' ? a.dtype : resultDType(Binary::Divide, a.dtype)));
}

/// Elements as mean and var add them; `result` is the dtype of what comes out.
Array forMean(const Array &a, DType given, bool isGiven, DType &result) {
  result = a.dtype;
  DType work = a.dtype;
  const char k = a.dtype.kind();
  if (k == 'b' || k == 'i' || k == 'u') work = result = WRT_FLOAT64;
  if (a.dtype.code == WRT_HALF || a.dtype.code == WRT_BFLOAT16) work = WRT_FLOAT32;
  if (isGiven) work = result = given;
  return a.dtype.isText() ? Array(raise("TypeError", "the resolved dtypes are not compatible with add.reduce"))
                          : castAny(a, work);
}

Array meanOf(const Array &a, AxisSet axes, bool keepDims, DType given, bool isGiven, const Value &where) {
  if (a.dtype.isObject()) {
    const Array total = objectReduce(Binary::Add, a, axes, keepDims);
    Operand x, n;
    x.array = total;
    n.array = Array::scalar<int64_t>(static_cast<int64_t>(countOf(a, axes)));
    return total ? applyBinary(Binary::Divide, x, n) : total;
  }
  DType result;
  const Array x = forMean(a, given, isGiven, result);
  if (!x) return {};
  if (where && !(where.isBool() && where.asBool())) {
    const Array mask = asArray(where);
    if (!mask) return {};
    const Array wide = broadcastTo(asType(mask, WRT_BOOL), a.dims);
    if (!wide) return {};
    const Array counts = reduce(Binary::Add, cast(wide, x.dtype), axes, keepDims);
    const Array total =
        reduce(Binary::Add, np::where(mask, x, cast(Array::scalar<bool>(false), x.dtype)), axes, keepDims);
    return asType(binary(Binary::Divide, total, counts), result);
  }
  const Array total = reduce(Binary::Add, x, axes, keepDims);
  return total ? asType(divideBy(total, countOf(a, axes)), result) : total;
}

/// axis, dtype, out, keepdims, where
Value meanCode(const Array &a, const Value &, const Value *v) {
  AxisSet axes;
  DType dtype;
  bool given, keepDims;
  if (!readAxes(v[0], a.ndim(), axes) || !readDTypeArgument(v[1], dtype, given) || !readFlag(v[3], keepDims)) return {};
  return finish(meanOf(a, axes, keepDims, dtype, given, v[4]), v[2], "mean");
}

Array varianceOf(const Array &a, AxisSet axes, bool keepDims, double ddof, DType given, bool isGiven) {
  DType result;
  const Array x = forMean(a, given, isGiven, result);
  if (!x) return {};
  const double n = countOf(a, axes);
  const Array total = reduce(Binary::Add, x, axes, true);
  const Array mean = total ? divideBy(total, n) : Array();
  Array deviation = mean ? binary(Binary::Subtract, x, mean) : Array();
  if (!deviation) return {};
  if (deviation.dtype.kind() == 'c') {
    deviation = unary(Unary::Absolute, deviation);
    result = wrt::realDtype(result.code);
  }
  deviation = binary(Binary::Multiply, deviation, deviation);
  const Array sum = reduce(Binary::Add, deviation, axes, keepDims);
  return sum ? asType(divideBy(sum, std::max(n - ddof, 0.0)), result) : sum;
}
/// axis, dtype, out, ddof, keepdims, where, mean, correction
template <bool root> Value varianceCode(const Array &a, const Value &, const Value *v) {
  AxisSet axes;
  DType dtype;
  bool given, keepDims;
  double ddof;
  if (!readAxes(v[0], a.ndim(), axes) || !readDTypeArgument(v[1], dtype, given) || !readFlag(v[4], keepDims)) return {};
  if (!number(v[7] ? v[7] : v[3], ddof)) return {};
  Array out = varianceOf(a, axes, keepDims, ddof, dtype, given);
  if (out && root) out = unary(Unary::Sqrt, out);
  return finish(out, v[2], root ? "std" : "var");
}

/// axis, out, keepdims
template <bool largest> Value argCode(const Array &self, const Value &, const Value *v) {
  Array a = self;
  int axis = 0;
  bool keepDims;
  if (!readFlag(v[2], keepDims)) return {};
  const bool all = v[0].isNone();
  if (all)
    a = reshape(a, {-1});
  else if (!readAxis(v[0], a.ndim() ? a.ndim() : 1, axis))
    return {};
  if (a.ndim() == 0) a = insertAxis(a, 0);
  if (a.dtype.isObject()) return py::raiseTypeError("argmax of objects is not supported");
  Array out = argReduce(a, axis, largest);
  if (out && keepDims) {
    if (all)
      out = reshape(out, Dims::filled(self.ndim(), 1));
    else
      out = insertAxis(out, axis);
  }
  return finish(out, v[1], largest ? "argmax" : "argmin");
}

/// axis, dtype, out
template <Binary op> Value cumulativeCode(const Array &self, const Value &, const Value *v) {
  DType dtype;
  bool given;
  int axis = 0;
  if (!readDTypeArgument(v[1], dtype, given)) return {};
  Array a = given ? castAny(self, dtype) : asType(self, accumulatorOf(self.dtype));
  if (!a) return raisePending();
  if (v[0].isNone())
    a = reshape(a, {-1});
  else if (!readAxis(v[0], a.ndim(), axis))
    return {};
  return finish(accumulate(op, a, axis), v[2], ufuncName(op));
}

/// axis, out, keepdims
Value ptpCode(const Array &a, const Value &, const Value *v) {
  AxisSet axes;
  bool keepDims;
  if (!readAxes(v[0], a.ndim(), axes) || !readFlag(v[2], keepDims)) return {};
  const Array high = reduce(Binary::Maximum, a, axes, keepDims), low = reduce(Binary::Minimum, a, axes, keepDims);
  return finish(high && low ? binary(Binary::Subtract, high, low) : Array(), v[1], "ptp");
}
/// axis, keepdims
Value countNonzeroCode(const Array &a, const Value &, const Value *v) {
  AxisSet axes;
  bool keepDims;
  if (!readAxes(v[0], a.ndim(), axes) || !readFlag(v[1], keepDims)) return {};
  const Array mask = castAny(a, WRT_BOOL);
  if (!mask) return raisePending();
  const Array out = reduce(Binary::Add, cast(mask, WRT_INT64), axes, keepDims);
  if (out && out.ndim() == 0) return toPython(out);
  return wrapOrScalar(out);
}

constexpr const char *sumParameters = "axis=None, dtype=None, out=None, keepdims=False, initial=?, where=?";
constexpr const char *extremeParameters = "axis=None, out=None, keepdims=False, initial=?, where=?";
constexpr const char *logicalParameters = "axis=None, out=None, keepdims=False, *, where=?";
constexpr const char *varianceParameters =
    "axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=?, mean=?, correction=?";

constexpr Routine table[] = {
    {"sum", sumParameters, reduceCode<Binary::Add>, true, true},
    {"prod", sumParameters, reduceCode<Binary::Multiply>, true, true},
    {"max", extremeParameters, extremeCode<Binary::Maximum>, true, true},
    {"min", extremeParameters, extremeCode<Binary::Minimum>, true, true},
    {"amax", extremeParameters, extremeCode<Binary::Maximum>, false, true},
    {"amin", extremeParameters, extremeCode<Binary::Minimum>, false, true},
    {"any", logicalParameters, logicalCode<Binary::LogicalOr>, true, true},
    {"all", logicalParameters, logicalCode<Binary::LogicalAnd>, true, true},
    {"mean", "axis=None, dtype=None, out=None, keepdims=False, *, where=?", meanCode, true, true},
    {"var", varianceParameters, varianceCode<false>, true, true},
    {"std", varianceParameters, varianceCode<true>, true, true},
    {"argmax", "axis=None, out=None, *, keepdims=False", argCode<true>, true, true},
    {"argmin", "axis=None, out=None, *, keepdims=False", argCode<false>, true, true},
    {"cumsum", "axis=None, dtype=None, out=None", cumulativeCode<Binary::Add>, true, true},
    {"cumprod", "axis=None, dtype=None, out=None", cumulativeCode<Binary::Multiply>, true, true},
    {"ptp", "axis=None, out=None, keepdims=False", ptpCode, false, true},
    {"count_nonzero", "axis=None, *, keepdims=False", countNonzeroCode, false, true},
};

} // namespace

std::span<const Routine> reductionRoutines() { return table; }

Value reduceUfunc(Binary op, const Array &a, const Value &axis, const Value &dtype, const Value &out,
                  const Value &keepDims, const Value &initial, const Value &where) {
  AxisSet axes;
  DType type;
  bool given, keep;
  if (!readAxes(axis, a.ndim(), axes) || !readDTypeArgument(dtype, type, given) || !readFlag(keepDims, keep)) return {};
  const Array x = given ? castAny(a, type) : a;
  if (!x) return raisePending();
  return finish(reduceArray(op, x, axes, keep, initial, where, !given && (op == Binary::Add || op == Binary::Multiply)),
                out, ufuncName(op));
}

} // namespace weft::np
