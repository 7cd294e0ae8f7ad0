// Subscripts of tensors: integers, slices, None, ..., scalar tensors, boolean masks.
#include "stage/autograph/symbolic_number.h"
#include "stage/context.h"
#include "stage/numpy/ndarray.h"
#include "stage/tf/module.h"
#include "stage/tf/support.h"

namespace weft::tf {

using py::Value;

namespace {

/// One number of begin, end or strides: known now, or a tensor.
struct Bound {
  int64_t value = 0;
  Tensor tensor; // of int32 or int64
};

Value badIndex(const Value &value) {
  std::string text;
  if (!py::reprText(value, text)) return {};
  return py::raiseTypeError(
      "Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and scalar tf.int32/tf.int64 "
      "tensors are valid indices, got {}",
      text);
}

/// An int or a rank-0 integer tensor.
bool readBound(const Value &value, Bound &out, bool &wide) {
  if (value.isInt()) {
    out.value = value.asInt();
    return true;
  }
  Tensor tensor = stage::asTensor(value);
  if (const auto *number = value.as<stage::SymbolicNumber>()) {
    tensor = number->tensor(WRT_INT32);
    if (!tensor) return false;
  }
  if (VariableObject *variable = stage::asVariable(value)) {
    tensor = stage::readVariable(*variable);
    if (!tensor) return false;
  }
  if (tensor) {
    const wrt::PartialShape shape = tensor.shape();
    const int32_t d = tensor.dtype();
    if ((shape.hasRank() && shape.rank() != 0) ||
        (d != WRT_INT32 && d != WRT_INT64 && d != WRT_INT16 && d != WRT_INT8 && d != WRT_UINT8 && d != WRT_INVALID)) {
      (void)badIndex(value);
      return false;
    }
    if (d == WRT_INT64) wide = true;
    if (const wrt::Tensor known = stage::staticValue(tensor); known && known.size() == 1) {
      out.value = stage::itemOf(known.get()).asInt();
      // A value of the graph stays in the graph unless it is a constant there: both are known here.
      return true;
    }
    out.tensor = tensor;
    return true;
  }
  if (py::isAnyInt(value) || value.as<np::Scalar>() || value.as<np::NdArray>()) {
    if (py::index(value, out.value)) return true;
    py::clearPending();
  }
  (void)badIndex(value);
  return false;
}

Tensor boundsTensor(const std::vector<Bound> &bounds, bool wide) {
  const int32_t dtype = wide ? WRT_INT64 : WRT_INT32;
  bool known = true;
  for (const Bound &b : bounds) known = known && !b.tensor;
  if (known) {
    std::vector<int64_t> values;
    for (const Bound &b : bounds) values.push_back(b.value);
    return stage::constant(vectorOf(values, dtype));
  }
  TensorList parts;
  for (const Bound &b : bounds) {
    Tensor t = b.tensor ? b.tensor : stage::scalarOf(dtype, static_cast<double>(b.value));
    if (t && t.dtype() != dtype) t = stage::applyOne(OpId::cast, {t}, {weft::Attr::dtype(dtype)});
    if (!t) return {};
    parts.push_back(std::move(t));
  }
  return stage::applyOne(OpId::stack, parts, {weft::Attr(0)});
}

bool isMask(const Value &value) {
  if (value.isBool()) return true;
  if (Tensor t = stage::asTensor(value)) return t.dtype() == WRT_BOOL;
  if (const auto *a = value.as<np::NdArray>()) return a->array.dtype.code == WRT_BOOL;
  return false;
}

Bound plusOne(const Bound &bound) {
  if (!bound.tensor) return {bound.value + 1, {}};
  return {0, stage::applyOne(OpId::add_v2, {bound.tensor, stage::scalarOf(bound.tensor.dtype(), 1)})};
}

} // namespace

bool readSlice(const Value &key, SliceSpec &out) {
  if (isMask(key)) {
    out.mask = stage::convertToTensor(key);
    return static_cast<bool>(out.mask);
  }
  std::vector<Value> single;
  const std::vector<Value> *items = py::asSequence(key);
  if (!items) {
    single.push_back(key);
    items = &single;
  }
  std::vector<Bound> begin, end, strides;
  bool wide = false;
  for (size_t i = 0; i < items->size(); ++i) {
    const Value &item = (*items)[i];
    const int64_t bit = int64_t{1} << i;
    Bound first, last, step;
    step.value = 1;
    if (item.isNone()) {
      out.newAxisMask |= bit;
    } else if (item.isEllipsis()) {
      out.ellipsisMask |= bit;
    } else if (const auto *slice = item.as<py::Slice>()) {
      // The extent of the result would not be known, which it is where the numbers are.
      for (const Value &bound : {slice->start, slice->stop, slice->step})
        if (bound.as<stage::SymbolicNumber>() && !stage::SymbolicNumber::refuse("a slice of a tensor")) return false;
      if (slice->start.isNone())
        out.beginMask |= bit;
      else if (!readBound(slice->start, first, wide))
        return false;
      if (slice->stop.isNone())
        out.endMask |= bit;
      else if (!readBound(slice->stop, last, wide))
        return false;
      if (!slice->step.isNone() && !readBound(slice->step, step, wide)) return false;
    } else {
      if (item.isBool()) {
        (void)badIndex(item);
        return false;
      }
      if (!readBound(item, first, wide)) return false;
      last = plusOne(first);
      if (first.tensor && !last.tensor) return false;
      out.shrinkAxisMask |= bit;
    }
    begin.push_back(std::move(first));
    end.push_back(std::move(last));
    strides.push_back(std::move(step));
  }
  out.begin = boundsTensor(begin, wide);
  out.end = out.begin ? boundsTensor(end, wide) : Tensor();
  out.strides = out.end ? boundsTensor(strides, wide) : Tensor();
  return static_cast<bool>(out.strides);
}

Value getItem(const Tensor &tensor, const Value &key) {
  SliceSpec spec;
  if (!readSlice(key, spec)) return {};
  if (spec.mask) return callPublic("boolean_mask", {tensor.value(), spec.mask.value()});
  return stage::applyOne(OpId::strided_slice, {tensor, spec.begin, spec.end, spec.strides},
                         {weft::Attr(spec.beginMask), weft::Attr(spec.endMask), weft::Attr(spec.ellipsisMask),
                          weft::Attr(spec.newAxisMask), weft::Attr(spec.shrinkAxisMask)},
                         "strided_slice/")
      .value();
}

} // namespace weft::tf
