// tf.TensorShape.
#include "stage/tf/types.h"
#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::tf {
namespace {

using py::Value;
using wrt::PartialShape;

const PartialShape &shapeOf(const Value &self) { return self.as<TensorShape>()->shape; }
Value dimValue(int64_t d) { return d < 0 ? Value::none() : py::makeInt(d); }

bool readDim(const Value &value, int64_t &out) {
  if (value.isNone()) {
    out = -1;
    return true;
  }
  const bool number = !py::isAnyFloat(value) && !py::asStr(value) && py::index(value, out);
  if (!number) {
    if (py::pending()) py::clearPending();
    std::string text, type;
    if (!py::strText(value, text) || !py::reprText(Value(value.type()), type)) return false;
    if (py::asStr(value)) text = "'" + text + "'";
    (void)py::raiseTypeError(
        "Dimension value must be integer or None or have an __index__ method, got value '{}' with type '{}'", text,
        type);
    return false;
  }
  if (out < 0) {
    (void)py::raiseValueError("Dimension {} must be >= 0", out);
    return false;
  }
  return true;
}

/// The one argument of a method as a shape.
bool other(const py::Args &args, PartialShape &out) {
  if (args.count == 1) return readShape(args[0], out);
  (void)py::raiseTypeError("expected one shape, got {} arguments", args.count);
  return false;
}

Value incompatible(const PartialShape &a, const Value &b, const char *words) {
  std::string text;
  if (!py::strText(b, text)) return {};
  return py::raiseValueError("Shapes {} and {} are {}", shapeStr(a), text, words);
}

Value concatenate(const PartialShape &a, const PartialShape &b) {
  if (!a.hasRank() || !b.hasRank()) return makeShape(PartialShape());
  std::vector<int64_t> dims = a.dims();
  dims.insert(dims.end(), b.dims().begin(), b.dims().end());
  return makeShape(std::move(dims));
}

Value getItem(const Value &self, const Value &key) {
  const PartialShape &s = shapeOf(self);
  if (const auto *slice = key.as<py::Slice>()) {
    if (!s.hasRank()) return makeShape(PartialShape());
    int64_t first, last, stride, count;
    if (!slice->indices(s.rank(), first, last, stride, count)) return {};
    std::vector<int64_t> dims;
    for (int64_t i = 0; i < count; ++i) dims.push_back(s.dim(static_cast<int>(first + i * stride)));
    return makeShape(std::move(dims));
  }
  int64_t i = 0;
  if (!py::index(key, i)) return {};
  if (!s.hasRank()) return Value::none();
  if (i < -s.rank() || i >= s.rank()) return py::raise(py::exceptions().IndexError, "tuple index out of range");
  return dimValue(s.dim(static_cast<int>(i)));
}

Value asList(const Value &self, const py::Args &) {
  const PartialShape &s = shapeOf(self);
  if (!s.hasRank()) return py::raiseValueError("as_list() is not defined on an unknown TensorShape.");
  std::vector<Value> items;
  for (const int64_t d : s.dims()) items.push_back(dimValue(d));
  return py::makeList(std::move(items));
}

Value mergeWith(const Value &self, const py::Args &args) {
  PartialShape b;
  if (!other(args, b)) return {};
  const auto merged = wrt::mergeShapes(shapeOf(self), b);
  if (!merged) return incompatible(shapeOf(self), makeShape(b), "not compatible");
  return makeShape(*merged);
}

Value rankCheck(const Value &self, const py::Args &args, const char *words,
                bool (*fits)(int64_t rank, int64_t wanted)) {
  int64_t wanted = 0;
  if (args.count != 1 || !py::index(args[0], wanted)) return {};
  const PartialShape &s = shapeOf(self);
  if (s.hasRank() && !fits(s.rank(), wanted))
    return py::raiseValueError("Shape {} must have rank {}{}", shapeStr(s), words, wanted);
  return !s.hasRank() && !*words ? makeShape(PartialShape::ofRank(wanted)) : self;
}

Value compare(const Value &self, const Value &right, py::CompareOp op) {
  if (op != py::CompareOp::Eq && op != py::CompareOp::NotEq) return Value::notImplemented();
  bool same = false;
  PartialShape b;
  if (right.isNone() || right.as<TensorShape>() || py::asSequence(right)) {
    if (readShape(right, b))
      same = shapeOf(self) == b;
    else
      py::clearPending();
  }
  return py::makeBool(same == (op == py::CompareOp::Eq));
}

Value iterate(const Value &self) {
  if (!shapeOf(self).hasRank()) return py::raiseValueError("Cannot iterate over a shape with unknown rank.");
  return py::makeIterator(
      [](py::Iterator &it, Value &out) {
        const PartialShape &s = shapeOf(it.held);
        if (it.position >= s.rank()) return py::Next::Stop;
        out = dimValue(s.dim(static_cast<int>(it.position++)));
        return py::Next::Item;
      },
      self);
}

void addChecks(py::Type &t) {
  t.method("is_compatible_with", [](const Value &self, const py::Args &args) -> Value {
    PartialShape b;
    if (!other(args, b)) return {};
    return py::makeBool(isCompatible(shapeOf(self), b));
  });
  t.method("is_subtype_of", [](const Value &self, const py::Args &args) -> Value {
    PartialShape b;
    if (!other(args, b)) return {};
    const auto merged = wrt::mergeShapes(shapeOf(self), b);
    return py::makeBool(merged && *merged == shapeOf(self));
  });
  t.method("assert_is_compatible_with", [](const Value &self, const py::Args &args) -> Value {
    PartialShape b;
    if (!other(args, b)) return {};
    if (!isCompatible(shapeOf(self), b)) return incompatible(shapeOf(self), args[0], "incompatible");
    return Value::none();
  });
  t.method("merge_with", mergeWith);
  t.method("assert_has_rank", [](const Value &self, const py::Args &args) -> Value {
    return rankCheck(self, args, "", [](int64_t r, int64_t w) { return r == w; }) ? Value::none() : Value();
  });
  t.method("with_rank", [](const Value &self, const py::Args &args) {
    return rankCheck(self, args, "", [](int64_t r, int64_t w) { return r == w; });
  });
  t.method("with_rank_at_least", [](const Value &self, const py::Args &args) {
    return rankCheck(self, args, "at least ", [](int64_t r, int64_t w) { return r >= w; });
  });
  t.method("with_rank_at_most", [](const Value &self, const py::Args &args) {
    return rankCheck(self, args, "at most ", [](int64_t r, int64_t w) { return r <= w; });
  });
  t.method("assert_same_rank", [](const Value &self, const py::Args &args) -> Value {
    PartialShape b;
    if (!other(args, b)) return {};
    const PartialShape &a = shapeOf(self);
    if (a.hasRank() && b.hasRank() && a.rank() != b.rank())
      return py::raiseValueError("Shapes {} and {} must have the same rank", shapeStr(a), shapeStr(b));
    return Value::none();
  });
  t.method("is_fully_defined",
           [](const Value &self, const py::Args &) { return py::makeBool(shapeOf(self).isFullyKnown()); });
  t.method("assert_is_fully_defined", [](const Value &self, const py::Args &) -> Value {
    if (!shapeOf(self).isFullyKnown())
      return py::raiseValueError("Shape {} is not fully defined", shapeStr(shapeOf(self)));
    return Value::none();
  });
  t.method("most_specific_compatible_shape", [](const Value &self, const py::Args &args) -> Value {
    PartialShape b;
    if (!other(args, b)) return {};
    return makeShape(wrt::joinShapes(shapeOf(self), b));
  });
}

} // namespace

TensorShape::TensorShape(PartialShape partial) : Object(&tensorShapeType()), shape(std::move(partial)) {}
bool TensorShape::classof(const py::Object &object) { return object.type == &tensorShapeType(); }

py::Type &tensorShapeType() {
  static py::Type *type = [] {
    py::Type &t = py::newNativeType("TensorShape", nullptr, "tensorflow.python.framework.tensor_shape");
    t.isFinal = true;
    t.slots.create = [](py::Type *, const py::Args &args) -> Value {
      PartialShape s;
      const Value *given = args.count ? &args[0] : args.find(Symbol::intern("dims"));
      if (!given) return py::raiseTypeError("TensorShape.__init__() missing 1 required positional argument: 'dims'");
      if (!readShape(*given, s)) return {};
      return makeShape(std::move(s));
    };
    t.slots.repr = [](const Value &self) -> Value {
      const PartialShape &s = shapeOf(self);
      if (!s.hasRank()) return py::makeStr("TensorShape(None)");
      std::string text = "TensorShape([";
      for (int i = 0; i < s.rank(); ++i)
        text += (i ? ", " : "") + (s.dim(i) < 0 ? std::string("None") : std::to_string(s.dim(i)));
      return py::makeStr(text + "])");
    };
    t.slots.str = [](const Value &self) { return py::makeStr(shapeStr(shapeOf(self))); };
    t.slots.hash = [](const Value &self, int64_t &out) {
      const PartialShape &s = shapeOf(self);
      out = s.hasRank() ? 17 : 3;
      if (s.hasRank())
        for (const int64_t d : s.dims()) out = static_cast<int64_t>(static_cast<uint64_t>(out) * 1000003u) ^ (d + 7);
      if (out == -1) out = -2;
      return true;
    };
    t.slots.truth = [](const Value &self) { return shapeOf(self).hasRank() ? 1 : 0; };
    t.slots.length = [](const Value &self) -> int64_t {
      if (shapeOf(self).hasRank()) return shapeOf(self).rank();
      (void)py::raiseValueError("Cannot take the length of shape with unknown rank.");
      return -1;
    };
    t.slots.getItem = getItem;
    t.slots.iterate = iterate;
    t.slots.compare = compare;
    t.slots.binary[static_cast<size_t>(py::BinaryOp::Add)] = [](const Value &self, const Value &right) -> Value {
      PartialShape b;
      if (!readShape(right, b)) return {};
      return concatenate(shapeOf(self), b);
    };
    t.slots.reflected[static_cast<size_t>(py::BinaryOp::Add)] = [](const Value &self, const Value &left) -> Value {
      PartialShape a;
      if (!readShape(left, a)) return {};
      return concatenate(a, shapeOf(self));
    };
    const auto rank = [](const Value &self) -> Value {
      return shapeOf(self).hasRank() ? py::makeInt(shapeOf(self).rank()) : Value::none();
    };
    t.property("rank", rank);
    t.property("ndims", rank);
    t.property("dims",
               [](const Value &self) -> Value { return shapeOf(self).hasRank() ? asList(self, {}) : Value::none(); });
    t.method("as_list", asList);
    t.method("num_elements", [](const Value &self, const py::Args &) -> Value {
      return shapeOf(self).isFullyKnown() ? py::makeInt(shapeOf(self).count()) : Value::none();
    });
    t.method("concatenate", [](const Value &self, const py::Args &args) -> Value {
      PartialShape b;
      if (!other(args, b)) return {};
      return concatenate(shapeOf(self), b);
    });
    addChecks(t);
    t.ready();
    return &t;
  }();
  return *type;
}

Value makeShape(PartialShape shape) { return Value(new TensorShape(std::move(shape))); }

bool readShape(const Value &value, PartialShape &out) {
  if (value.isNone()) {
    out = PartialShape();
    return true;
  }
  if (const auto *s = value.as<TensorShape>()) {
    out = s->shape;
    return true;
  }
  std::vector<int64_t> dims;
  int64_t d = 0;
  if (const std::vector<Value> *items = py::asSequence(value)) {
    dims.reserve(items->size());
    for (const Value &item : *items) {
      if (!readDim(item, d)) return false;
      dims.push_back(d);
    }
  } else if (py::isAnyInt(value) || py::asStr(value) || py::isAnyFloat(value)) {
    if (!readDim(value, d)) return false;
    dims.push_back(d);
  } else {
    std::vector<Value> all;
    if (!py::collect(value, all)) {
      // Numbers of other libraries: one extent.
      py::clearPending();
      if (!readDim(value, d)) return false;
      dims.push_back(d);
    }
    for (const Value &item : all) {
      if (!readDim(item, d)) return false;
      dims.push_back(d);
    }
  }
  out = std::move(dims);
  return true;
}

std::string shapeStr(const PartialShape &shape) {
  if (!shape.hasRank()) return "<unknown>";
  std::string text = "(";
  for (int i = 0; i < shape.rank(); ++i)
    text += (i ? ", " : "") + (shape.dim(i) < 0 ? std::string("None") : std::to_string(shape.dim(i)));
  return text + (shape.rank() == 1 ? ",)" : ")");
}

bool isCompatible(const PartialShape &a, const PartialShape &b) { return wrt::mergeShapes(a, b).has_value(); }

} // namespace weft::tf
