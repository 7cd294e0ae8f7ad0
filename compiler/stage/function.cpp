// Calls of tf.function: binding of arguments, the cache, running of graphs.
#include "stage/function.h"

#include <algorithm>
#include <cmath>

#include "stage/autograph/iterables.h"
#include "stage/autograph/operators.h"
#include "stage/autograph/symbolic_number.h"
#include "stage/convert_value.h"
#include "stage/diagnose.h"
#include "stage/evaluator/effects.h"
#include "stage/evaluator/function.h"
#include "stage/gradients/connections.h"
#include "stage/gradients/tape.h"
#include "stage/interpreter.h"
#include "stage/nest.h"
#include "stage/recursion.h"
#include "stage/staged_list.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Args;
using py::Value;

namespace {

/// The Python function inside of a callable, and the instance it is bound to.
py::Function *innerFunction(const Value &callable, Value &self) {
  if (auto *function = callable.as<py::Function>()) return function;
  if (auto *method = callable.as<py::BoundMethod>()) {
    self = method->self;
    return innerFunction(method->function, self);
  }
  if (auto *object = callable.as<FunctionObject>()) return innerFunction(object->function, self);
  return nullptr;
}

} // namespace

bool bindArguments(const Value &callable, const Args &args, BoundArguments &out) {
  Value self;
  const py::Function *function = innerFunction(callable, self);
  const size_t skip = self ? 1 : 0;
  const auto *parameters = function ? &function->code.parameters : nullptr;
  const size_t positional = function ? function->code.positional : 0;
  auto nameAt = [&](size_t i) {
    return parameters && i + skip < positional ? (*parameters)[i + skip].name.str() : "args_" + std::to_string(i);
  };
  std::vector<Value> given(args.values, args.values + args.count);
  if (!parameters) {
    for (size_t i = 0; i < given.size(); ++i) out.names.push_back(nameAt(i));
    out.values = given;
    out.positional = given.size();
    for (size_t i = 0; i < args.named; ++i) {
      out.names.push_back(args.names[i].str());
      out.values.push_back(args.namedValue(i));
    }
    return true;
  }
  const size_t count = positional - skip;
  std::vector<bool> used(args.named);
  for (size_t i = 0; i < std::max(count, given.size()); ++i) {
    Value value;
    if (i < given.size()) {
      value = given[i];
    } else {
      const Symbol name = (*parameters)[i + skip].name;
      for (size_t k = 0; k < args.named; ++k)
        if (args.names[k] == name) {
          value = args.namedValue(k);
          used[k] = true;
        }
      const size_t firstDefault = positional - function->defaults.size();
      if (!value && i + skip >= firstDefault) value = function->defaults[i + skip - firstDefault];
      if (!value) {
        // The call itself says best what is missing.
        (void)py::call(callable, args);
        if (!py::pending()) (void)py::raiseTypeError("missing a required argument: '{}'", name.str());
        return false;
      }
    }
    out.names.push_back(nameAt(i));
    out.values.push_back(std::move(value));
  }
  out.positional = out.values.size();
  for (size_t k = 0; k < args.named; ++k)
    if (!used[k]) {
      out.names.push_back(args.names[k].str());
      out.values.push_back(args.namedValue(k));
    }
  return true;
}

namespace {

class SpecObject final : public py::Object {
public:
  explicit SpecObject(TensorType spec);
  static bool classof(const py::Object &object);
  const TensorType type_;
};
py::Type &specObjectType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("signature_type");
    t.ready();
    return t;
  }();
  return type;
}
SpecObject::SpecObject(TensorType spec) : Object(&specObjectType()), type_(std::move(spec)) {}
bool SpecObject::classof(const py::Object &object) { return object.type == &specObjectType(); }

} // namespace

Value makeSpecValue(TensorType type) { return py::make<SpecObject>(std::move(type)).value(); }

bool readSpec(const Value &value, TensorType &out) {
  if (auto *spec = value.as<SpecObject>()) {
    out = spec->type_;
    return true;
  }
  static const Symbol dtype = Symbol::intern("dtype"), shape = Symbol::intern("shape"),
                      number = Symbol::intern("as_datatype_enum");
  if (!value.isObject() || asTensor(value) || asVariable(value) || value.type()->name != "TensorSpec") return false;
  const Value type = py::getAttr(value, dtype), extents = type ? py::getAttr(value, shape) : Value();
  const Value code = type ? py::getAttr(type, number) : Value();
  int64_t n = 0;
  if (!extents || !code || !py::toInt64(code, n)) return false;
  out.dtype = static_cast<int32_t>(n);
  return readShapeValue(extents, out.shape);
}

namespace {

/// Identity of an argument for the cache. Appends tensors to `tensors`, and objects known by address to `held`.
/// `shapes`: whether tensors of different shapes differ.
bool keyOf(const Value &value, bool shapes, std::string &key, TensorList &tensors, std::vector<Value> &held) {
  if (const Tensor t = asTensor(value)) {
    key += TensorType{t.dtype(), shapes ? t.shape() : wrt::PartialShape::unknown()}.str() + ";";
    tensors.push_back(t);
    return true;
  }
  if (const auto *items = py::asSequence(value)) {
    key += py::asList(value) ? "[" : "(" + value.type()->name;
    for (const Value &item : *items)
      if (!keyOf(item, shapes, key, tensors, held)) return false;
    key += "]";
    return true;
  }
  if (py::asDict(value)) {
    std::vector<Value> leaves;
    key += "{";
    for (const auto &entry : py::asDict(value)->table.entries) {
      std::string text;
      if (!entry.key) continue;
      if (!py::reprText(entry.key, text)) return false;
      key += text + ":";
    }
    if (!flatten(value, leaves)) return false;
    for (const Value &leaf : leaves)
      if (!keyOf(leaf, shapes, key, tensors, held)) return false;
    key += "}";
    return true;
  }
  TensorType spec;
  if (readSpec(value, spec)) {
    key += "spec " + spec.str() + ";";
    return true;
  }
  if (py::pending()) return false;
  if (value.isNone() || value.isBool() || py::isAnyInt(value) || py::isAnyFloat(value) || py::asStr(value) ||
      py::asBytes(value)) {
    // Equal numbers share a trace whatever their type is, as in TF: 1, 1.0 and True.
    std::string text;
    double number = 0;
    const bool integral = py::toDouble(value, number) && number == static_cast<double>(static_cast<int64_t>(number)) &&
                          std::abs(number) < 1e15;
    if (integral)
      text = std::to_string(static_cast<int64_t>(number));
    else if (!py::reprText(value, text))
      return false;
    key += (integral ? "number" : py::typeName(value)) + " " + text + ";";
    return true;
  }
  if (value.type()->name == "ndarray" && isTensorLike(value)) {
    const Tensor t = convertToTensor(value);
    if (!t) return false;
    return keyOf(t.value(), shapes, key, tensors, held);
  }
  if (value.as<SymbolicNumber>()) return py::Effects::refuse("a function is traced for each number");
  key += fmt::format("object {};", value.isObject() ? static_cast<void *>(value.object()) : nullptr);
  held.push_back(value);
  return true;
}

/// NumPy arrays among the arguments are tensors to the function.
bool arraysToTensors(Value &value) {
  std::vector<Value> leaves;
  if (!flatten(value, leaves)) return false;
  bool changed = false;
  for (Value &leaf : leaves) {
    if (!leaf.isObject() || leaf.type()->name != "ndarray") continue;
    const Tensor t = convertToTensor(leaf);
    if (!t) return false;
    leaf = t.value();
    changed = true;
  }
  if (changed) value = pack(value, leaves);
  return static_cast<bool>(value);
}

/// With an input_signature: arguments become tensors of the specs' types.
bool castToSignature(const FunctionObject &function, BoundArguments &arguments, std::vector<Value> &specs) {
  const auto *list = py::asSequence(function.inputSignature);
  if (!list) return false;
  // A method's signature does not speak of `self`.
  const size_t skip =
      !arguments.names.empty() && arguments.names[0] == "self" && !asTensor(arguments.values[0]) ? 1 : 0;
  if (skip) specs.push_back(Value());
  for (size_t i = skip; i < arguments.values.size() && i - skip < list->size(); ++i) {
    const Value &wantedSpec = (*list)[i - skip];
    std::vector<Value> leaves, types;
    if (!flatten(arguments.values[i], leaves) || !flatten(wantedSpec, types)) return false;
    if (leaves.size() != types.size()) {
      // A list given for one tensor.
      leaves.assign(1, arguments.values[i]);
      if (types.size() != 1) {
        (void)py::raiseTypeError(
            "Binding inputs to tf.function failed due to `the structure of argument `{}` does not match "
            "the input_signature`.",
            arguments.names[i]);
        return false;
      }
    }
    for (size_t k = 0; k < leaves.size(); ++k) {
      TensorType spec;
      if (!readSpec(types[k], spec)) {
        if (py::pending()) return false;
        continue;
      }
      TensorType given;
      if (readSpec(leaves[k], given)) continue;
      const Tensor t = asTensor(leaves[k]) ? asTensor(leaves[k]) : convertToTensor(leaves[k], spec.dtype);
      if (!t || t.dtype() != spec.dtype || !wrt::mergeShapes(t.shape(), spec.shape)) {
        std::string shown = "the value", want;
        if (t)
          shown =
              fmt::format("TensorSpec(shape={}, dtype=tf.{}, name=None)", t.shape().str(), wrt_dtype_name(t.dtype()));
        py::clearPending();
        if (!py::reprText(types[k], want)) return false;
        (void)py::raiseTypeError(
            "Binding inputs to tf.function failed due to `Can not cast {} to {}`. Received args for signature "
            "of `{}`.",
            shown, want, arguments.names[i]);
        return false;
      }
      leaves[k] = t.value();
    }
    size_t next = 0;
    arguments.values[i] =
        types.size() == 1 && !isNested(wantedSpec) ? leaves[0] : pack(arguments.values[i], leaves, next);
    if (!arguments.values[i]) return false;
    specs.push_back(wantedSpec);
  }
  return true;
}

} // namespace

Value callConcrete(const ConcreteFunction &concrete, const TensorList &tensors) {
  TensorList inputs = tensors;
  for (const Tensor &outer : concrete.outerInputs) inputs.push_back(outer);
  MaybeTensors outputs;
  bool replays = context().trace != nullptr;
  if (!context().tapes.empty()) {
    TensorList sources = inputs;
    for (const Capture &capture : concrete.graph->captures) {
      const Tensor handle = *static_cast<Tensor *>(capture.original.get());
      sources.push_back(handle);
      if (auto *variable = static_cast<VariableObject *>(handle->variable); variable && variable->trainable)
        for (Tape *tape : context().tapes)
          if (tape->watchAccessedVariables) tape->watchVariable(*variable);
    }
    for (Tape *tape : context().tapes) replays |= tape->wants(sources);
  }
  if (replays) {
    outputs = callGraph(concrete.graph, inputs);
    if (outputs && !context().trace) {
      TensorList sources = inputs;
      for (const Capture &capture : concrete.graph->captures)
        sources.push_back(*static_cast<Tensor *>(capture.original.get()));
      noteConnections(*concrete.graph, sources, *outputs);
    }
  } else {
    std::vector<wrt::Tensor> values;
    for (const Tensor &t : inputs) values.push_back(t->eager);
    auto results = currentRunner().run(concrete.graph, values);
    if (!results) return {};
    outputs.emplace();
    for (wrt::Tensor &value : *results) outputs->push_back(Tensor(std::move(value)));
  }
  if (!outputs) return {};
  std::vector<Value> leaves;
  if (!flatten(concrete.result, leaves)) return {};
  size_t next = 0;
  for (size_t i = 0; i < leaves.size(); ++i) {
    if (concrete.isOutput[i]) leaves[i] = (*outputs)[next++].value();
    if (const auto *list = leaves[i].as<ListResult>()) {
      std::vector<Value> flows;
      for (size_t n = flowCount(list->elements); n > 0; --n) flows.push_back((*outputs)[next++].value());
      leaves[i] = context().trace ? stagedListOf(list->elements, std::move(flows))
                                  : listItems(list->elements, std::move(flows));
      if (!leaves[i]) return {};
    }
  }
  return pack(concrete.result, leaves);
}

namespace {

/// Whether these tensors are of the types for which the entry was traced.
bool accepts(const FunctionObject::Entry &entry, const TensorList &tensors) {
  if (entry.types.size() != tensors.size()) return false;
  for (size_t i = 0; i < tensors.size(); ++i)
    if (wrt::joinShapes(entry.types[i].shape, tensors[i].shape()) != entry.types[i].shape) return false;
  return true;
}

/// reduce_retracing: what differs from the calls before becomes unknown, in `types` and among the arguments.
bool generalize(const FunctionObject &function, const std::string &key, std::vector<TensorType> &types,
                BoundArguments &arguments) {
  bool wider = false;
  for (const FunctionObject::Entry &entry : function.cache)
    for (size_t i = 0; entry.key == key && i < types.size() && i < entry.types.size(); ++i) {
      types[i].shape = wrt::joinShapes(entry.types[i].shape, types[i].shape);
      wider = true;
    }
  if (!wider) return true;
  size_t next = 0;
  for (Value &value : arguments.values) {
    std::vector<Value> leaves;
    if (!flatten(value, leaves)) return false;
    for (Value &leaf : leaves)
      if (asTensor(leaf) && next < types.size()) leaf = makeSpecValue(types[next++]);
    value = isNested(value) ? pack(value, leaves) : leaves[0];
    if (!value) return false;
  }
  return true;
}

/// One new trace. The first one may make variables; then it is traced again, as TF does, and the second trace, which
/// may not, counts.
std::shared_ptr<ConcreteFunction> traceFor(FunctionObject &function, const BoundArguments &arguments,
                                           const std::shared_ptr<Recursion> &recursion = nullptr) {
  const py::SuspendedEffects kept; // a trace that is kept is not done again
  ++function.traces;
  const std::string &name = py::asStr(function.name)->text;
  const bool first = !std::exchange(function.mayNotCreate, true);
  bool created = false;
  auto trace = [&](bool *creates) {
    auto once = [&] {
      return traceCall(function.function, function.autograph, name, arguments, creates, recursion.get());
    };
    return recursion ? traceRecursive(*recursion, once) : once();
  };
  auto concrete = trace(first ? &created : nullptr);
  if (concrete && created) concrete = trace(nullptr);
  if (concrete || !recursionPending()) return concrete;
  // No path ends without the function's own result.
  const Value error = py::takePending();
  Diagnostics sink;
  const auto &places = error.as<py::Exception>()->trace;
  sink.report(places.empty() ? py::interpreter().currentRange() : places.front().range,
              DiagnosticKind::RecursionOnTensor, name)
      .fix("write the recursion as a loop, or make its end depend on a Python value");
  (void)raiseDiagnostic(py::exceptions().RecursionError, sink);
  return nullptr;
}

Value callFunctionObject(const Value &self, const Args &args) {
  FunctionObject &function = *self.as<FunctionObject>();
  if (context().runFunctionsEagerly) return py::call(function.function, args);
  BoundArguments arguments;
  if (!bindArguments(function.function, args, arguments)) return {};
  for (Value &value : arguments.values)
    if (!arraysToTensors(value)) return {};
  std::vector<Value> specs;
  if (function.inputSignature && !castToSignature(function, arguments, specs)) return {};
  std::string key;
  TensorList tensors;
  std::vector<Value> held;
  for (size_t i = 0; i < arguments.values.size(); ++i) {
    if (i >= arguments.positional) key += arguments.names[i] + "=";
    std::string part;
    if (!keyOf(arguments.values[i], !function.reduceRetracing, part, tensors, held)) return {};
    key += i < specs.size() && specs[i] ? "signature;" : part;
  }
  std::vector<TensorType> accepted;
  for (const Tensor &t : tensors) accepted.push_back({t.dtype(), t.shape()});
  for (FunctionObject::Entry &entry : function.cache) {
    if (entry.key != key || (function.reduceRetracing && !accepts(entry, tensors))) continue;
    if (!entry.concrete && entry.recursion) {
      const std::shared_ptr<Recursion> recursion = entry.recursion;
      return callItself(*recursion, tensors);
    }
    if (!entry.concrete) {
      Diagnostics sink;
      sink.report(py::interpreter().currentRange(), DiagnosticKind::RecursionOnTensor, py::asStr(function.name)->text)
          .fix("write the recursion as a loop, or make its end depend on a Python value");
      return raiseDiagnostic(py::exceptions().RecursionError, sink);
    }
    const std::shared_ptr<ConcreteFunction> concrete = entry.concrete;
    return callConcrete(*concrete, tensors);
  }
  BoundArguments types = arguments;
  for (size_t i = 0; i < specs.size(); ++i)
    if (specs[i]) types.values[i] = specs[i];
  if (function.reduceRetracing && !generalize(function, key, accepted, types)) return {};
  std::shared_ptr<Recursion> recursion;
  if (mayRecurse(function.function, py::asStr(function.name)->text)) recursion = std::make_shared<Recursion>();
  function.cache.push_back({key, nullptr, held, accepted, recursion});
  const auto concrete = traceFor(function, types, recursion);
  // The cache may have grown meanwhile.
  const auto entry = std::find_if(function.cache.begin(), function.cache.end(), [&](const FunctionObject::Entry &e) {
    return e.key == key && e.types == accepted && !e.concrete;
  });
  if (!concrete) {
    if (entry != function.cache.end()) function.cache.erase(entry);
    return {};
  }
  if (entry != function.cache.end()) {
    entry->concrete = concrete;
    entry->recursion = nullptr;
  }
  return callConcrete(*concrete, tensors);
}

Value getConcreteFunction(const Value &self, const Args &args) {
  FunctionObject &function = *self.as<FunctionObject>();
  BoundArguments arguments;
  if (args.count + args.named == 0 && function.inputSignature) {
    const auto &specs = *py::asSequence(function.inputSignature);
    if (!bindArguments(function.function, Args{specs.data(), specs.size(), nullptr, 0}, arguments)) return {};
  } else if (!bindArguments(function.function, args, arguments)) {
    return {};
  }
  for (Value &value : arguments.values)
    if (!arraysToTensors(value)) return {};
  auto concrete = traceFor(function, arguments);
  return concrete ? makeConcreteObject(std::move(concrete), self, arguments) : Value();
}

Value functionAttribute(const Value &self, Symbol name) {
  if (Value found = py::genericGetAttr(self, name)) return found;
  if (!py::pendingMatches(py::exceptions().AttributeError)) return {};
  const std::string &text = name.str();
  if (text != "__name__" && text != "__doc__" && text != "__qualname__" && text != "__module__" &&
      text != "__annotations__" && text != "__defaults__" && text != "__code__")
    return {};
  py::clearPending();
  return py::getAttr(self.as<FunctionObject>()->function, name);
}

Value reprOfFunction(const Value &self) {
  return py::makeStr(
      fmt::format("<tensorflow.python.eager.polymorphic_function.polymorphic_function.Function object at {}>",
                  static_cast<void *>(self.object())));
}

} // namespace

py::Type &functionObjectType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t =
        py::newNativeType("Function", nullptr, "tensorflow.python.eager.polymorphic_function.polymorphic_function");
    t.hasInstanceDict = true;
    t.slots.call = callFunctionObject;
    t.slots.repr = reprOfFunction;
    t.slots.getAttr = functionAttribute;
    t.slots.descriptorGet = [](const Value &self, const Value &instance, py::Type *) -> Value {
      return !instance || instance.isNone() ? self : py::make<py::BoundMethod>(self, instance).value();
    };
    t.property("python_function", [](const Value &self) { return self.as<FunctionObject>()->function; });
    t.property("__wrapped__", [](const Value &self) { return self.as<FunctionObject>()->function; });
    t.property("input_signature", [](const Value &self) {
      const Value &signature = self.as<FunctionObject>()->inputSignature;
      if (!signature) return Value::none();
      const auto *list = py::asSequence(signature);
      return list ? py::makeTuple(*list) : signature;
    });
    t.method("get_concrete_function", getConcreteFunction);
    t.method("experimental_get_tracing_count",
             [](const Value &self, const Args &) { return py::makeInt(self.as<FunctionObject>()->traces); });
    t.ready();
    return t;
  }();
  return type;
}

FunctionObject::FunctionObject(Value pythonFunction)
    : Container(&functionObjectType()), function(std::move(pythonFunction)) {
  const Value found = py::getAttrOptional(function, Symbol::intern("__name__"));
  py::clearPending();
  name = found && py::asStr(found) ? found : py::makeStr("function");
}
void FunctionObject::clear() {
  function = inputSignature = Value();
  cache.clear();
  Container::clear();
}
bool FunctionObject::classof(const py::Object &object) { return object.type == &functionObjectType(); }

} // namespace weft::stage
