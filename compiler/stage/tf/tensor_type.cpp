// tf.Tensor's slots, methods and properties.
#include "core/print.h"
#include "stage/backend.h"
#include "stage/context.h"
#include "stage/diagnose.h"
#include "stage/numpy/ndarray.h"
#include "stage/tf/module.h"
#include "stage/tf/reference.h"
#include "stage/tf/support.h"
#include "stage/tf/types.h"
#include "value/interpreter.h"

namespace weft::tf {

using py::Value;

namespace {

Tensor self(const Value &value) { return stage::asTensor(value); }

std::string symbolicName(const Tensor &t) { return t->graph->valueName(t->id); }

constexpr const char *graphAdvice =
    " is not allowed. You can attempt the following resolutions to the problem: If you are running in Graph mode, use "
    "Eager "
    "execution mode or decorate this function with @tf.function. If you are using AutoGraph, you can try decorating "
    "this "
    "function with @tf.function. If that does not work, then you may be using an unsupported feature or your source "
    "code may "
    "not be visible to AutoGraph. See "
    "https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/"
    "limitations.md#access-to-source-code for more information.";

Value notInGraph(const char *use) {
  return py::raiseText(stage::operatorNotAllowedInGraphErrorType(), std::string(use) + graphAdvice);
}

// Python's own conversions

int truth(const Value &value) {
  const Tensor t = self(value);
  if (t.isSymbolic()) {
    (void)notInGraph("Using a symbolic `tf.Tensor` as a Python `bool`");
    return -1;
  }
  const wrt::Tensor &v = t->eager;
  if (v.size() == 0) return 0;
  if (v.size() > 1) {
    (void)py::raiseValueError(
        "The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()");
    return -1;
  }
  const Value item = stage::itemOf(v.get());
  return item ? py::truth(item) : -1;
}

/// The item of a rank-0 eager tensor for int() and float().
Value scalarItem(const Value &value, const char *function) {
  const Tensor t = self(value);
  if (t.isSymbolic())
    return std::string_view(function) == "int"
               ? py::raiseTypeError(
                     "int() argument must be a string, a bytes-like object or a real number, not 'SymbolicTensor'")
               : py::raiseTypeError("float() argument must be a string or a real number, not 'SymbolicTensor'");
  if (t->eager.rank() != 0) return py::raiseTypeError("only 0-dimensional arrays can be converted to Python scalars");
  return stage::itemOf(t->eager.get());
}

Value toInt(const Value &value) {
  const Value item = scalarItem(value, "int");
  return item ? py::call(Value(py::types().integer), {item}) : Value();
}

Value toFloat(const Value &value) {
  const Value item = scalarItem(value, "float");
  return item ? py::call(Value(py::types().real), {item}) : Value();
}

Value toIndex(const Value &value) {
  const Tensor t = self(value);
  if (t.isSymbolic()) return py::raiseTypeError("'SymbolicTensor' object cannot be interpreted as an integer");
  if (t->eager.rank() != 0 || !wrt::isInteger(t->eager.dtype()))
    return py::raiseTypeError("only integer scalar arrays can be converted to a scalar index");
  return stage::itemOf(t->eager.get());
}

int64_t length(const Value &value) {
  const Tensor t = self(value);
  if (t.isSymbolic()) {
    (void)py::raiseTypeError(
        "len is not well defined for a symbolic Tensor ({}). Please call `x.shape` rather than `len(x)` for "
        "shape information.",
        symbolicName(t));
    return -1;
  }
  if (t->eager.rank() == 0) {
    (void)py::raiseTypeError("Scalar tensor has no `len()`");
    return -1;
  }
  return t->eager.dim(0);
}

Value iterate(const Value &value) {
  const Tensor t = self(value);
  if (t.isSymbolic()) {
    // The number of rows is known: unpacking and comprehensions need no loop of the graph.
    const wrt::PartialShape shape = t.shape();
    if (!shape.hasRank() || shape.rank() == 0 || shape.dim(0) < 0)
      return notInGraph("Iterating over a symbolic `tf.Tensor`");
    const stage::MaybeTensors rows = stage::apply(OpId::unstack, {t}, {Attr(shape.dim(0)), Attr(0)}, "unstack");
    if (!rows) return {};
    std::vector<Value> items;
    for (const stage::Tensor &row : *rows) items.push_back(row.value());
    return py::iterate(py::makeList(std::move(items)));
  }
  if (t->eager.rank() == 0) return py::raiseTypeError("Cannot iterate over a scalar tensor.");
  return py::makeIterator(
      [](py::Iterator &it, Value &out) {
        const Tensor t = self(it.held);
        if (it.position >= t->eager.dim(0)) return py::Next::Stop;
        out = getItem(t, py::makeInt(it.position++));
        return out ? py::Next::Item : py::Next::Error;
      },
      value);
}

int contains(const Value &value, const Value &item) {
  bool found = false;
  const bool fine = py::forEach(value, [&](const Value &row) {
    const int same = py::equal(row, item);
    found = same == 1;
    return same == 0;
  });
  return found ? 1 : fine && !py::pending() ? 0 : -1;
}

Value format(const Value &value, std::string_view spec) {
  const Tensor t = self(value);
  if (t.isSymbolic()) {
    if (spec.empty()) return py::str(value);
    return py::raiseTypeError("unsupported format string passed to SymbolicTensor.__format__");
  }
  // NumPy's scalars format as Python's numbers do, even without a format: 0.1 of float32 shows all its digits.
  const Value array = t->eager.rank() == 0 ? stage::itemOf(t->eager.get()) : np::makeArray(t->eager.get());
  return array ? py::format(array, spec) : Value();
}

std::string specText(const Tensor &t) {
  const wrt::PartialShape shape = t.shape();
  const std::string dtype = t.dtype() == WRT_INVALID ? "<unknown>" : wrt_dtype_name(t.dtype());
  return "shape=" + shapeStr(shape) + (t.isSymbolic() ? "\1" : " ") + "dtype=" + dtype;
}

Value repr(const Value &value) {
  const Tensor t = self(value);
  if (!t.isSymbolic()) return py::makeStr(wrt::tensorRepr(t->eager.get()));
  std::string spec = specText(t);
  spec[spec.find('\1')] = ' ';
  return py::makeStr("<tf.Tensor '" + symbolicName(t) + "' " + spec + ">");
}

Value str(const Value &value) {
  const Tensor t = self(value);
  if (!t.isSymbolic()) return py::makeStr(wrt::tensorStr(t->eager.get()));
  std::string spec = specText(t);
  spec.replace(spec.find('\1'), 1, ", ");
  return py::makeStr("Tensor(\"" + symbolicName(t) + "\", " + spec + ")");
}

// Attributes

Value numpy(const Value &value, const py::Args &) {
  const Tensor t = self(value);
  if (t.isSymbolic()) return py::raiseAttributeError(value, Symbol::intern("numpy"));
  return np::makeArray(t->eager.get());
}

Value array(const Value &value, const py::Args &args) {
  const Tensor t = self(value);
  if (t.isSymbolic())
    return py::raise(
        py::exceptions().NotImplementedError,
        "Cannot convert a symbolic tf.Tensor ({}) to a numpy array. This error may indicate that you're trying to pass "
        "a Tensor to a NumPy call, which is not supported.",
        symbolicName(t));
  const Value made = np::makeArray(t->eager.get());
  const Value *dtype = args.count ? &args[0] : args.find(Symbol::intern("dtype"));
  if (!made || !dtype || dtype->isNone()) return made;
  return py::callMethod(made, Symbol::intern("astype"), {*dtype});
}

Value shape(const Value &value) { return makeShape(self(value).shape()); }

Value dtype(const Value &value) {
  const int32_t d = self(value).dtype();
  return d == WRT_INVALID ? Value::none() : makeDType(d);
}

Value ndim(const Value &value) {
  const wrt::PartialShape s = self(value).shape();
  return s.hasRank() ? py::makeInt(s.rank()) : Value::none();
}

Value eagerOnlyUndefined(const Value &value, const char *name) {
  if (!self(value).isSymbolic())
    return py::raise(py::exceptions().AttributeError, "Tensor.{} is undefined when eager execution is enabled.", name);
  return {};
}

Value name(const Value &value) {
  if (!self(value).isSymbolic()) return eagerOnlyUndefined(value, "name");
  return py::makeStr(symbolicName(self(value)));
}

Value op(const Value &value) {
  const Tensor t = self(value);
  if (!t.isSymbolic()) return eagerOnlyUndefined(value, "op");
  const Node *node = t->graph->value(t->id).definition;
  const std::string output = symbolicName(t);
  py::Ref<py::Module> result = py::makeModule("tf.Operation");
  const std::string type = !node                              ? "Placeholder"
                           : node->kind == NodeKind::Op       ? node->info().tfName
                           : node->kind == NodeKind::Constant ? "Const"
                           : node->kind == NodeKind::If       ? "If"
                           : node->kind == NodeKind::While    ? "While"
                                                              : "StatefulPartitionedCall";
  py::dictSet(*result->dict, Symbol::intern("type"), py::makeStr(type));
  py::dictSet(*result->dict, Symbol::intern("name"), py::makeStr(output.substr(0, output.rfind(':'))));
  return result.value();
}

Value device(const Value &value) {
  return py::makeStr(self(value).isSymbolic() ? "" : "/job:localhost/replica:0/task:0/device:CPU:0");
}

Value setShape(const Value &value, const py::Args &args) {
  wrt::PartialShape wanted;
  if (args.count != 1 || !readShape(args[0], wanted)) return {};
  const Tensor t = self(value);
  const auto merged = wrt::mergeShapes(t.shape(), wanted);
  if (!merged) {
    if (t.isSymbolic())
      return py::raiseValueError("Shapes {} and {} are not compatible", shapeStr(t.shape()), shapeStr(wanted));
    return py::raiseValueError("Tensor's shape {} is not compatible with supplied shape {}.", shapeStr(t.shape()),
                               shapeStr(wanted));
  }
  if (t.isSymbolic()) t->graph->values[t->id].type.shape = *merged;
  return Value::none();
}

Value getAttr(const Value &value, Symbol attribute) {
  static const std::string_view numpyNames[] = {"T",      "astype", "ravel", "transpose", "reshape", "clip", "size",
                                                "tolist", "data",   "sum",   "mean",      "max",     "min"};
  const bool symbolic = self(value).isSymbolic();
  static const Symbol numpyName = Symbol::intern("numpy");
  if (!(symbolic && attribute == numpyName)) {
    Value found = py::genericGetAttr(value, attribute);
    if (found || !py::pendingMatches(py::exceptions().AttributeError)) return found;
    // A property of ours said why.
    if (value.type()->lookup(attribute)) return found;
    py::clearPending();
  }
  const char *cls = symbolic ? "SymbolicTensor" : "EagerTensor";
  for (const std::string_view n : numpyNames)
    if (attribute.str() == n && n != "sum" && n != "mean" && n != "max" && n != "min")
      return py::raise(
          py::exceptions().AttributeError,
          "{} object has no attribute '{}'. \n        If you are looking for numpy-related methods, please run the "
          "following:\n        tf.experimental.numpy.experimental_enable_numpy_behavior()\n      ",
          cls, n);
  if (symbolic)
    return py::raise(py::exceptions().AttributeError, "'SymbolicTensor' object has no attribute '{}'", attribute.str());
  return py::raise(py::exceptions().AttributeError,
                   "'tensorflow.python.framework.ops.EagerTensor' object has no attribute '{}'", attribute.str());
}

template <py::BinaryOp op> void addBinary(py::Type &t) {
  t.slots.binary[static_cast<size_t>(op)] = [](const Value &left, const Value &right) {
    return binaryOperator(op, left, right);
  };
  t.slots.reflected[static_cast<size_t>(op)] = [](const Value &right, const Value &left) {
    return binaryOperator(op, left, right);
  };
}

template <py::UnaryOp op> void addUnary(py::Type &t) {
  t.slots.unary[static_cast<size_t>(op)] = [](const Value &x) { return unaryOperator(op, x); };
}

} // namespace

void addOperators(py::Type &t) {
  addBinary<py::BinaryOp::Add>(t);
  addBinary<py::BinaryOp::Sub>(t);
  addBinary<py::BinaryOp::Mult>(t);
  addBinary<py::BinaryOp::MatMult>(t);
  addBinary<py::BinaryOp::Div>(t);
  addBinary<py::BinaryOp::Mod>(t);
  addBinary<py::BinaryOp::Pow>(t);
  addBinary<py::BinaryOp::BitOr>(t);
  addBinary<py::BinaryOp::BitXor>(t);
  addBinary<py::BinaryOp::BitAnd>(t);
  addBinary<py::BinaryOp::FloorDiv>(t);
  addUnary<py::UnaryOp::Neg>(t);
  addUnary<py::UnaryOp::Invert>(t);
  addUnary<py::UnaryOp::Abs>(t);
  t.slots.compare = [](const Value &left, const Value &right, py::CompareOp op) {
    return compareOperator(op, left, right);
  };
  t.constant("__array_priority__", py::makeInt(100));
}

void prepareTensorType() {
  py::Type &t = *stage::tensorTypes().base;
  t.hasInstanceDict = stage::tensorTypes().eager->hasInstanceDict = stage::tensorTypes().symbolic->hasInstanceDict =
      true;
  addOperators(t);
  t.slots.repr = repr;
  t.slots.str = str;
  t.slots.hash = [](const Value &, int64_t &) {
    (void)py::raiseTypeError("Tensor is unhashable. Instead, use tensor.ref() as the key.");
    return false;
  };
  t.slots.truth = truth;
  t.slots.length = length;
  t.slots.getItem = [](const Value &value, const Value &key) { return getItem(self(value), key); };
  t.slots.setItem = [](const Value &value, const Value &, const Value &) {
    if (!self(value).isSymbolic()) {
      (void)py::raiseTypeError("'tensorflow.python.framework.ops.EagerTensor' object does not support item assignment");
      return false;
    }
    const SourceRange where = py::interpreter().currentRange();
    std::string name = where ? std::string(SourceManager::instance().buffer(where.file).slice(where)) : "x";
    name = name.substr(0, name.find('['));
    Diagnostics sink;
    sink.report(where, DiagnosticKind::ItemAssignment, name)
        .fix(fmt::format("instead of `{0}[i] = value` write `{0} = tf.tensor_scatter_nd_update({0}, [[i]], [value])`",
                         name));
    (void)stage::raiseDiagnostic(py::exceptions().TypeError, sink);
    return false;
  };
  t.slots.contains = contains;
  t.slots.iterate = iterate;
  t.slots.format = format;
  t.slots.toInt = toInt;
  t.slots.toFloat = toFloat;
  t.slots.toIndex = toIndex;
  t.slots.toComplex = [](const Value &value) -> Value {
    const Value item = scalarItem(value, "float");
    return item ? py::call(Value(py::types().complex), {item}) : Value();
  };
  t.slots.getAttr = getAttr;
  t.slots.create = [](py::Type *, const py::Args &) { return py::raiseTypeError("Tensor() takes no arguments"); };
  t.property("shape", shape);
  t.property("dtype", dtype);
  t.property("ndim", ndim);
  t.property("name", name);
  t.property("op", op);
  t.property("device", device);
  t.property("graph", [](const Value &value) -> Value {
    if (!self(value).isSymbolic()) return eagerOnlyUndefined(value, "graph");
    return py::makeStr(self(value)->graph->name);
  });
  t.method("numpy", numpy);
  t.method("__array__", array);
  t.method("get_shape", [](const Value &value, const py::Args &) { return shape(value); });
  t.method("set_shape", setShape);
  t.method("ref", [](const Value &value, const py::Args &) { return makeReference(value); });
  t.method("experimental_ref", [](const Value &value, const py::Args &) { return makeReference(value); });
  t.method("eval", [](const Value &, const py::Args &) {
    return py::raise(py::exceptions().NotImplementedError,
                     "eval is not supported when eager execution is enabled, is your default graph?");
  });
  t.method("__round__", [](const Value &value, const py::Args &) { return callPublic("round", {value}); });
  t.property("_id", [](const Value &value) { return py::makeInt(self(value).serial()); });
  stage::readyTensorTypes();
}

} // namespace weft::tf
