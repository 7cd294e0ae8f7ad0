// tf.Variable: construction, reading, assignment, scattering.
#include "core/print.h"
#include "stage/context.h"
#include "stage/evaluator/effects.h"
#include "stage/numpy/ndarray.h"
#include "stage/tf/module.h"
#include "stage/tf/reference.h"
#include "stage/tf/support.h"
#include "stage/tf/types.h"
#include "stage/trace.h"

namespace weft::tf {

using py::Value;

namespace {

VariableObject &self(const Value &value) { return *stage::asVariable(value); }

Value read(const Value &value) { return stage::readVariable(self(value)).value(); }

/// What assignments return: the same variable under TF's name for it.
Value unread(VariableObject &variable) {
  auto *result = new VariableObject(&stage::variableType());
  const Value holder(result);
  result->handle = variable.handle;
  result->handleTensor = variable.handleTensor;
  result->dtype = variable.dtype;
  result->shape = variable.shape;
  result->trainable = variable.trainable;
  result->name = "UnreadVariable";
  return holder;
}

bool assignTensor(VariableObject &variable, OpId op, const Tensor &value) {
  weft::Attributes attributes;
  return stage::apply(op, {variable.handleTensor, value}, attributes).has_value();
}

bool create(VariableObject &variable, const Value *a) {
  enum {
    InitialValue,
    Trainable,
    ValidateShape,
    CachingDevice,
    Name,
    VariableDef,
    Dtype,
    ImportScope,
    Constraint,
    Synchronization,
    Aggregation,
    Shape
  };
  if (a[InitialValue].isNone())
    return (void)py::raiseValueError(
               "The `initial_value` arg to `tf.Variable` must be specified except when you are not providing a "
               "`variable_def`. You provided neither."),
           false;
  int32_t dtype = WRT_INVALID;
  if (!a[Dtype].isNone() && !readDType(a[Dtype], dtype)) return false;
  if (stage::Trace *trace = stage::context().trace) {
    if (!trace->created)
      return (void)py::raiseValueError(
                 "tf.function only supports singleton tf.Variables created on the first call. Make sure the "
                 "tf.Variable is only created once or created outside tf.function. See "
                 "https://www.tensorflow.org/guide/function#creating_tfvariables for more information."),
             false;
    if (!py::Effects::refuse("a variable is made")) return false;
    *trace->created = true;
  }
  // A function's variable is made once, outside of its graph.
  stage::InitScope outside;
  Value initial = a[InitialValue];
  const bool callable = py::isCallable(initial) && !stage::asTensor(initial) && !stage::asVariable(initial);
  if (callable && !(initial = py::call(initial))) return false;
  if (Tensor t = stage::asTensor(initial); t && t.isSymbolic())
    return (void)py::raiseValueError(
               "Tensor-typed variable initializers must either be wrapped in an init_scope or callable (e.g., "
               "`tf.Variable(lambda : tf.truncated_normal([10, 40]))`) when building functions. Please file a "
               "feature request if this restriction inconveniences you."),
           false;
  Tensor value = stage::convertToTensor(initial, dtype);
  if (!value) {
    if (py::pendingMatches(py::exceptions().ValueError) && stage::asTensor(initial)) {
      const std::string text = py::exceptionText(*py::pending());
      py::clearPending();
      (void)py::raiseValueError("initial_value: {}", text);
    }
    return false;
  }
  variable.dtype = value.dtype();
  variable.shape = value.shape();
  if (!a[Shape].isNone() && !readShape(a[Shape], variable.shape)) return false;
  if (!isCompatible(variable.shape, value.shape()))
    return (void)py::raiseValueError(
               "In this `tf.Variable` creation, the initial value's shape ({}) is not compatible with the explicitly "
               "supplied `shape` argument ({}).",
               shapeStr(value.shape()), shapeStr(variable.shape)),
           false;
  if (!a[Name].isNone()) {
    std::string name;
    if (!readText(a[Name], name)) return false;
    std::string scope;
    for (const std::string &outer : stage::context().nameScopes) scope += outer + "/";
    variable.name = scope + name + ":0";
  }
  if (!a[Trainable].isNone()) {
    const int t = py::truth(a[Trainable]);
    if (t < 0) return false;
    variable.trainable = t == 1;
  }
  return stage::makeHandle(variable) && assignTensor(variable, OpId::assign_variable, value);
}

Value assign(const Value &value, const py::Args &args, OpId op, const char *name) {
  static const py::Signature signature("assign", "value, use_locking=False, name=None, read_value=True");
  static const py::Signature deltaSignature("assign_add", "delta, use_locking=False, name=None, read_value=True");
  Value a[4];
  if (!(op == OpId::assign_variable ? signature : deltaSignature).bind(args, a)) return {};
  VariableObject &v = self(value);
  Tensor t = stage::convertToTensor(a[0], v.dtype);
  if (!t) return {};
  if (op == OpId::assign_variable && !isCompatible(v.shape, t.shape()))
    return py::raiseValueError(
        "Cannot assign value to variable ' {}': Shape mismatch.The variable shape {}, and the assigned value "
        "shape {} are incompatible.",
        v.name, shapeStr(v.shape), shapeStr(t.shape()));
  if (!assignTensor(v, op, t)) return {};
  return unread(v);
}

/// scatter_add(sparse_delta): rows named by IndexedSlices.
Value scatter(const Value &value, const py::Args &args, OpId op) {
  static const py::Signature signature("scatter_update", "sparse_delta, use_locking=False, name=None");
  Value a[3];
  if (!signature.bind(args, a)) return {};
  const Value rows = py::getAttrOptional(a[0], Symbol::intern("indices"));
  const Value values = rows ? py::getAttrOptional(a[0], Symbol::intern("values")) : Value();
  if (!values) {
    std::string text;
    if (py::pending() || !py::strText(a[0], text)) return {};
    return py::raiseTypeError("Argument `sparse_delta` must be a `tf.IndexedSlices`. Received arg: {}", text);
  }
  VariableObject &v = self(value);
  Tensor i = stage::convertToTensor(rows), u = i ? stage::convertToTensor(values, v.dtype) : Tensor();
  if (!u || !stage::apply(op, {v.handleTensor, i, u})) return {};
  return unread(v);
}

Value scatterNd(const Value &value, const py::Args &args, OpId op) {
  static const py::Signature signature("scatter_nd_update", "indices, updates, name=None");
  Value a[3];
  if (!signature.bind(args, a)) return {};
  VariableObject &v = self(value);
  Tensor i = stage::convertToTensor(a[0]), u = i ? stage::convertToTensor(a[1], v.dtype) : Tensor();
  if (!u || !stage::apply(op, {v.handleTensor, i, u})) return {};
  return unread(v);
}

// Slices of variables: v[1:] is a tensor that can assign.

py::Type &sliceType();
class VariableSlice final : public py::Object {
public:
  VariableSlice(Value variable, SliceSpec sliceSpec)
      : Object(&sliceType()), owner(std::move(variable)), spec(std::move(sliceSpec)) {}
  static bool classof(const py::Object &object) { return object.type == &sliceType(); }
  Value owner;
  SliceSpec spec;
};

Value assignSlice(const Value &held, const py::Args &args) {
  const auto *slice = held.as<VariableSlice>();
  if (args.count < 1) return py::raiseTypeError("assign() missing 1 required positional argument: 'value'");
  VariableObject &v = self(slice->owner);
  Tensor value = stage::convertToTensor(args[0], v.dtype);
  const SliceSpec &s = slice->spec;
  if (!value || !stage::apply(OpId::resource_strided_slice_assign, {v.handleTensor, s.begin, s.end, s.strides, value},
                              {Attr(s.beginMask), Attr(s.endMask), Attr(s.ellipsisMask), Attr(s.newAxisMask),
                               Attr(s.shrinkAxisMask)}))
    return {};
  return unread(v);
}

py::Type &sliceType() {
  static py::Type *type = [] {
    py::Type &t = py::newNativeType("VariableSlice");
    t.ready();
    return &t;
  }();
  return *type;
}

Value getVariableItem(const Value &value, const Value &key) {
  Tensor whole = stage::readVariable(self(value));
  if (!whole) return {};
  Value part = getItem(whole, key);
  if (!part) return {};
  SliceSpec spec;
  if (!readSlice(key, spec)) return {};
  if (spec.mask) return part;
  // The tensor gets an `assign` of its own, as TF's has.
  const Value slice(new VariableSlice(value, std::move(spec)));
  const Value assigner = py::makeFunction("assign", [slice](const py::Args &args) { return assignSlice(slice, args); });
  if (!py::setAttr(part, "assign", assigner)) return {};
  return part;
}

Value repr(const Value &value) {
  VariableObject &v = self(value);
  const std::string head =
      "<tf.Variable '" + v.name + "' shape=" + shapeStr(v.shape) + " dtype=" + wrt_dtype_name(v.dtype);
  if (!stage::executingEagerly()) return py::makeStr(head + ">");
  Tensor t = stage::readVariable(v);
  if (!t || t.isSymbolic()) return {};
  return py::makeStr(head + ", numpy=" + wrt::numpyText(t->eager.get()) + ">");
}

void addAssignments(py::Type &t) {
  t.method("assign",
           [](const Value &v, const py::Args &args) { return assign(v, args, OpId::assign_variable, "assign"); });
  t.method("assign_add", [](const Value &v, const py::Args &args) {
    return assign(v, args, OpId::assign_add_variable, "assign_add");
  });
  t.method("assign_sub", [](const Value &v, const py::Args &args) {
    return assign(v, args, OpId::assign_sub_variable, "assign_sub");
  });
  t.method("scatter_add",
           [](const Value &v, const py::Args &args) { return scatter(v, args, OpId::resource_scatter_add); });
  t.method("scatter_sub",
           [](const Value &v, const py::Args &args) { return scatter(v, args, OpId::resource_scatter_sub); });
  t.method("scatter_mul",
           [](const Value &v, const py::Args &args) { return scatter(v, args, OpId::resource_scatter_mul); });
  t.method("scatter_div",
           [](const Value &v, const py::Args &args) { return scatter(v, args, OpId::resource_scatter_div); });
  t.method("scatter_max",
           [](const Value &v, const py::Args &args) { return scatter(v, args, OpId::resource_scatter_max); });
  t.method("scatter_min",
           [](const Value &v, const py::Args &args) { return scatter(v, args, OpId::resource_scatter_min); });
  t.method("scatter_update",
           [](const Value &v, const py::Args &args) { return scatter(v, args, OpId::resource_scatter_update); });
  t.method("scatter_nd_add",
           [](const Value &v, const py::Args &args) { return scatterNd(v, args, OpId::resource_scatter_nd_add); });
  t.method("scatter_nd_sub",
           [](const Value &v, const py::Args &args) { return scatterNd(v, args, OpId::resource_scatter_nd_sub); });
  t.method("scatter_nd_update",
           [](const Value &v, const py::Args &args) { return scatterNd(v, args, OpId::resource_scatter_nd_update); });
  t.method("scatter_nd_max",
           [](const Value &v, const py::Args &args) { return scatterNd(v, args, OpId::resource_scatter_nd_max); });
  t.method("scatter_nd_min",
           [](const Value &v, const py::Args &args) { return scatterNd(v, args, OpId::resource_scatter_nd_min); });
  t.method("sparse_read", [](const Value &value, const py::Args &args) -> Value {
    static const py::Signature signature("sparse_read", "indices, name=None");
    Value a[2];
    if (!signature.bind(args, a)) return {};
    return callPublic("gather", {read(value), a[0]});
  });
  t.method("gather_nd", [](const Value &value, const py::Args &args) -> Value {
    static const py::Signature signature("gather_nd", "indices, name=None");
    Value a[2];
    if (!signature.bind(args, a)) return {};
    return callPublic("gather_nd", {read(value), a[0]});
  });
}

void addReading(py::Type &t) {
  t.method("value", [](const Value &value, const py::Args &) { return read(value); });
  t.method("read_value", [](const Value &value, const py::Args &) { return read(value); });
  t.method("initialized_value", [](const Value &value, const py::Args &) { return read(value); });
  t.method("numpy", [](const Value &value, const py::Args &) -> Value {
    if (!stage::executingEagerly())
      return py::raise(py::exceptions().NotImplementedError,
                       "numpy() is only available when eager execution is enabled.");
    const Tensor tensor = stage::readVariable(self(value));
    return tensor ? np::makeArray(tensor->eager.get()) : Value();
  });
  t.method("__array__", [](const Value &value, const py::Args &args) -> Value {
    const Value tensor = read(value);
    return tensor ? py::call(py::getAttr(tensor, "__array__"), args) : Value();
  });
  t.property("shape", [](const Value &value) { return makeShape(self(value).shape); });
  t.property("dtype", [](const Value &value) { return makeDType(self(value).dtype); });
  t.property("name", [](const Value &value) { return py::makeStr(self(value).name); });
  t.property("_shared_name",
             [](const Value &value) { return py::makeStr(self(value).name.substr(0, self(value).name.rfind(':'))); });
  t.property("trainable", [](const Value &value) { return py::makeBool(self(value).trainable); });
  t.property("handle", [](const Value &value) { return self(value).handleTensor.value(); });
  t.property("device", [](const Value &) { return py::makeStr("/job:localhost/replica:0/task:0/device:CPU:0"); });
  t.property("ndim", [](const Value &value) -> Value {
    return self(value).shape.hasRank() ? py::makeInt(self(value).shape.rank()) : Value::none();
  });
  t.property("constraint", [](const Value &) { return Value::none(); });
  t.method("get_shape", [](const Value &value, const py::Args &) { return makeShape(self(value).shape); });
  t.method("set_shape", [](const Value &value, const py::Args &args) -> Value {
    wrt::PartialShape wanted;
    if (args.count != 1 || !readShape(args[0], wanted)) return {};
    const auto merged = wrt::mergeShapes(self(value).shape, wanted);
    if (!merged)
      return py::raiseValueError("Shapes {} and {} are not compatible", shapeStr(self(value).shape), shapeStr(wanted));
    self(value).shape = *merged;
    return Value::none();
  });
  t.method("is_initialized",
           [](const Value &, const py::Args &) { return stage::constant(wrt::Tensor::scalar(true)).value(); });
  t.method("ref", [](const Value &value, const py::Args &) { return makeReference(value); });
  t.method("experimental_ref", [](const Value &value, const py::Args &) { return makeReference(value); });
}

} // namespace

void prepareVariableType() {
  py::Type &t = stage::variableType();
  t.hasInstanceDict = true;
  addOperators(t);
  t.slots.create = [](py::Type *cls, const py::Args &args) -> Value {
    static const py::Signature signature(
        "Variable", "initial_value=None, trainable=None, validate_shape=True, caching_device=None, "
                    "name=None, variable_def=None, dtype=None, import_scope=None, constraint=None, "
                    "synchronization=None, aggregation=None, shape=None, "
                    "experimental_enable_variable_lifting=None");
    Value a[13];
    if (!signature.bind(args, a)) return {};
    auto *variable = new VariableObject(cls);
    const Value holder(variable);
    return create(*variable, a) ? holder : Value();
  };
  t.slots.repr = repr;
  t.slots.hash = [](const Value &value, int64_t &) {
    std::string text;
    if (py::reprText(value, text))
      (void)py::raiseTypeError("Variable is unhashable. Instead, use variable.ref() as the key. (Variable: {})", text);
    return false;
  };
  t.slots.getItem = getVariableItem;
  t.slots.setItem = [](const Value &, const Value &, const Value &) {
    (void)py::raiseTypeError("'ResourceVariable' object does not support item assignment");
    return false;
  };
  t.slots.truth = [](const Value &value) {
    const Value tensor = read(value);
    return tensor ? py::truth(tensor) : -1;
  };
  t.slots.iterate = [](const Value &value) -> Value {
    const Value tensor = read(value);
    return tensor ? py::iterate(tensor) : Value();
  };
  t.slots.format = [](const Value &value, std::string_view spec) -> Value {
    if (spec.empty()) return py::str(value);
    const Value tensor = read(value);
    return tensor ? py::format(tensor, spec) : Value();
  };
  t.slots.toInt = [](const Value &value) -> Value {
    const Value tensor = read(value);
    return tensor ? tensor.type()->slots.toInt(tensor) : Value();
  };
  t.slots.toFloat = [](const Value &value) -> Value {
    const Value tensor = read(value);
    return tensor ? tensor.type()->slots.toFloat(tensor) : Value();
  };
  t.slots.toIndex = [](const Value &value) -> Value {
    const Value tensor = read(value);
    return tensor ? tensor.type()->slots.toIndex(tensor) : Value();
  };
  addAssignments(t);
  addReading(t);
  t.ready();
}

} // namespace weft::tf
