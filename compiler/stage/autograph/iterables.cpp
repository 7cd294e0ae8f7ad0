// Indexed sources of loops.
#include "stage/autograph/iterables.h"

#include "stage/backend.h"
#include "stage/context.h"
#include "stage/convert_value.h"
#include "stage/staged_list.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

/// A lazily indexed iterable; Python code can only pass it to a `for`, or iterate over it where lengths are static.
class IndexedObject final : public py::Container {
public:
  explicit IndexedObject(IndexedSource made);
  static bool classof(const py::Object &object);
  IndexedSource source;
};
Value iterateIndexed(const Value &self) {
  const IndexedSource source = self.as<IndexedObject>()->source;
  const wrt::Tensor known = staticValue(source.length);
  if (!known)
    return py::raise(py::exceptions().TypeError,
                     "iterating over tensors of unknown length needs a `for` in a tf.function");
  const int32_t count = known.data<int32_t>()[0];
  return py::makeIterator(
      [source, count](py::Iterator &it, Value &out) {
        if (it.position >= count) return py::Next::Stop;
        out = source.item(scalar<int32_t>(static_cast<int32_t>(it.position++)));
        return out ? py::Next::Item : py::Next::Error;
      },
      self);
}
py::Type &indexedType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("tensor_iterable");
    t.slots.iterate = iterateIndexed;
    t.ready();
    return t;
  }();
  return type;
}
IndexedObject::IndexedObject(IndexedSource made) : Container(&indexedType()), source(std::move(made)) {}
bool IndexedObject::classof(const py::Object &object) { return object.type == &indexedType(); }

Tensor lengthOf(const Tensor &t) {
  const wrt::PartialShape shape = t.shape();
  if (shape.hasRank() && shape.rank() > 0 && shape.dim(0) >= 0)
    return scalar<int32_t>(static_cast<int32_t>(shape.dim(0)));
  const Tensor dims = applyOne(OpId::shape, {t}, {Attr::dtype(WRT_INT32)}, "Shape");
  if (!dims) return {};
  return applyOne(OpId::strided_slice, {dims, intVector({0}), intVector({1}), intVector({1})},
                  {Attr(), Attr(), Attr(), Attr(), Attr(1)}, "strided_slice");
}

bool tensorSource(const Tensor &t, IndexedSource &out) {
  if (t.shape().hasRank() && t.shape().rank() == 0) {
    (void)py::raiseTypeError("Cannot iterate over a scalar tensor.");
    return false;
  }
  out.length = lengthOf(t);
  out.item = [t](const Tensor &index) {
    return applyOne(OpId::gather, {t, index}, {Attr(0), Attr(0)}, "GatherV2").value();
  };
  return static_cast<bool>(out.length);
}

bool isSymbolicSource(const Value &v) {
  const Tensor t = asTensor(v);
  return v.as<IndexedObject>() || (t && t.isSymbolic()) || isStagedList(v);
}

} // namespace

bool indexedSource(const Value &value, IndexedSource &out) {
  if (auto *indexed = value.as<IndexedObject>()) {
    out = indexed->source;
    return true;
  }
  if (isStagedList(value)) {
    out.length = lengthOfList(value);
    out.item = [value](const Tensor &index) { return py::getItem(value, index.value()); };
    return static_cast<bool>(out.length);
  }
  const Tensor t = asTensor(value);
  return t && t.isSymbolic() && tensorSource(t, out);
}

Value enumerateTensor(const Value &iterable, const Value &start) {
  IndexedSource inner;
  if (!isSymbolicSource(iterable) || !indexedSource(iterable, inner)) return {};
  const Tensor from = convertToTensor(start, WRT_INT32);
  if (!from) return {};
  IndexedSource made;
  made.length = inner.length;
  made.item = [inner, from](const Tensor &index) {
    const Value item = inner.item(index);
    const Tensor number = applyOne(OpId::add_v2, {index, from}, {}, "add");
    return item && number ? py::makeTuple({number.value(), item}) : Value();
  };
  return py::make<IndexedObject>(std::move(made)).value();
}

Value zipTensors(const std::vector<Value> &iterables) {
  bool any = false;
  for (const Value &v : iterables) any |= isSymbolicSource(v);
  if (!any) return {};
  std::vector<IndexedSource> parts;
  for (const Value &v : iterables) {
    IndexedSource part;
    if (!isSymbolicSource(v)) {
      // A Python list beside a tensor: its elements, as a tensor.
      std::vector<Value> items;
      if (!py::collect(v, items)) return {};
      const Tensor t = convertToTensor(py::makeList(items));
      if (!t || !tensorSource(t, part)) return {};
    } else if (!indexedSource(v, part)) {
      return {};
    }
    parts.push_back(std::move(part));
  }
  IndexedSource made;
  made.length = parts[0].length;
  for (size_t i = 1; i < parts.size(); ++i) {
    const wrt::Tensor a = staticValue(made.length), b = staticValue(parts[i].length);
    made.length = a && b ? scalar<int32_t>(std::min(a.data<int32_t>()[0], b.data<int32_t>()[0]))
                         : applyOne(OpId::minimum, {made.length, parts[i].length}, {}, "Minimum");
    if (!made.length) return {};
  }
  made.item = [parts](const Tensor &index) -> Value {
    std::vector<Value> items;
    for (const IndexedSource &part : parts) {
      items.push_back(part.item(index));
      if (!items.back()) return {};
    }
    return py::makeTuple(std::move(items));
  };
  return py::make<IndexedObject>(std::move(made)).value();
}

Value reversedTensor(const Value &iterable) {
  IndexedSource inner;
  if (!isSymbolicSource(iterable) || !indexedSource(iterable, inner)) return {};
  IndexedSource made;
  made.length = inner.length;
  made.item = [inner](const Tensor &index) {
    const Tensor last = applyOne(OpId::sub, {inner.length, scalar<int32_t>(1)}, {}, "sub");
    const Tensor at = last ? applyOne(OpId::sub, {last, index}, {}, "sub") : Tensor();
    return at ? inner.item(at) : Value();
  };
  return py::make<IndexedObject>(std::move(made)).value();
}

bool readShapeValue(const Value &value, wrt::PartialShape &out) {
  static const Symbol dims = Symbol::intern("dims"), asList = Symbol::intern("as_list");
  if (value.isNone()) {
    out = wrt::PartialShape::unknown();
    return true;
  }
  Value list = value;
  if (!py::asSequence(value)) {
    if (const Value inner = py::getAttrOptional(value, dims); inner && inner.isNone()) {
      out = wrt::PartialShape::unknown();
      return true;
    }
    py::clearPending();
    list = py::callMethod(value, asList);
    if (!list) return false;
  }
  std::vector<int64_t> extents;
  for (const Value &item : *py::asSequence(list)) {
    int64_t extent = -1;
    if (!item.isNone() && !py::index(item, extent)) return false;
    extents.push_back(extent);
  }
  out = wrt::PartialShape(std::move(extents));
  return true;
}

} // namespace weft::stage
