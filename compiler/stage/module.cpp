// Names that the stage gives to the module `tensorflow`, and control flow by functions.
#include "stage/module.h"

#include "stage/autograph/branches.h"
#include "stage/autograph/carried.h"
#include "stage/autograph/iterables.h"
#include "stage/autograph/operators.h"
#include "stage/convert_value.h"
#include "stage/function.h"
#include "stage/gradient_tape.h"
#include "stage/nest.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Args;
using py::Value;

namespace {

const char *functionParameters =
    "func=None, input_signature=None, autograph=True, jit_compile=None, reduce_retracing=False, "
    "experimental_implements=None, "
    "experimental_autograph_options=None, experimental_attributes=None, experimental_relax_shapes=None, "
    "experimental_compile=None, experimental_follow_type_hints=None";

/// tf.function(f, ...), and tf.function(...) as a decorator with arguments.
Value makeTfFunction(const Value *a) {
  const Value signature = a[1], autograph = a[2];
  const bool relaxes = py::truth(a[4]) > 0 || py::truth(a[8]) > 0;
  auto wrap = [signature, autograph, relaxes](const Value &function) -> Value {
    if (!py::isCallable(function))
      return py::raiseTypeError("tf.function needs a callable, not {}", py::typeName(function));
    Value inner = function;
    if (auto *already = function.as<FunctionObject>()) inner = already->function;
    auto made = py::make<FunctionObject>(inner);
    if (!signature.isNone()) made->inputSignature = signature;
    made->autograph = py::truth(autograph) > 0;
    made->reduceRetracing = relaxes;
    return made.value();
  };
  if (!a[0].isNone()) return wrap(a[0]);
  return py::makeFunction("decorated", [wrap](const Args &args) -> Value {
    if (args.count != 1) return py::raiseTypeError("a decorator takes one function");
    return wrap(args[0]);
  });
}

class InitScopeObject final : public py::Object {
public:
  InitScopeObject();
  static bool classof(const py::Object &object);
  std::vector<Trace *> saved;
};
py::Type &initScopeType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("init_scope");
    t.method("__enter__", [](const Value &self, const Args &) {
      self.as<InitScopeObject>()->saved.push_back(std::exchange(context().trace, nullptr));
      return Value::none();
    });
    t.method("__exit__", [](const Value &self, const Args &) {
      auto &saved = self.as<InitScopeObject>()->saved;
      context().trace = saved.back();
      saved.pop_back();
      return Value::none();
    });
    t.ready();
    return t;
  }();
  return type;
}
InitScopeObject::InitScopeObject() : Object(&initScopeType()) {}
bool InitScopeObject::classof(const py::Object &object) { return object.type == &initScopeType(); }

Value markDoNotConvert(const Value &function) {
  if (!py::setAttr(function, Symbol::intern("autograph_do_not_convert"), py::makeBool(true))) py::clearPending();
  return function;
}

} // namespace

void addStageNames(py::Module &tensorflow, py::Module &config) {
  py::defineFunction(tensorflow, "function", functionParameters, makeTfFunction);
  py::dictSet(*tensorflow.dict, Symbol::intern("GradientTape"), Value(&gradientTapeType()));
  py::defineFunction(tensorflow, "init_scope", "", [](const Value *) { return py::make<InitScopeObject>().value(); });
  py::defineFunction(tensorflow, "executing_eagerly", "",
                     [](const Value *) { return py::makeBool(executingEagerly()); });
  py::defineFunction(tensorflow, "inside_function", "",
                     [](const Value *) { return py::makeBool(!executingEagerly()); });
  py::defineFunction(config, "run_functions_eagerly", "run_eagerly", [](const Value *a) {
    context().runFunctionsEagerly = py::truth(a[0]) > 0;
    return Value::none();
  });
  py::defineFunction(config, "functions_run_eagerly", "",
                     [](const Value *) { return py::makeBool(context().runFunctionsEagerly); });
  auto autograph = py::makeModule("tensorflow.autograph"),
       experimental = py::makeModule("tensorflow.autograph.experimental");
  py::defineFunction(*experimental, "do_not_convert", "func=None", [](const Value *a) -> Value {
    if (!a[0].isNone()) return markDoNotConvert(a[0]);
    return py::makeFunction("do_not_convert", [](const Args &args) { return markDoNotConvert(args[0]); });
  });
  py::defineFunction(*experimental, "set_loop_options",
                     "parallel_iterations=None, swap_memory=None, maximum_iterations=None, shape_invariants=None",
                     [](const Value *) { return Value::none(); });
  py::defineFunction(*autograph, "to_graph", "entity, recursive=True, experimental_optional_features=None",
                     [](const Value *a) { return convertedFunction(a[0], true); });
  py::defineFunction(*autograph, "to_code", "entity, recursive=True, experimental_optional_features=None",
                     [](const Value *a) { return convertedSource(a[0], py::truth(a[1]) != 0, a[2]); });
  auto feature = py::makeModule("tensorflow.autograph.experimental.Feature");
  for (const char *name : {"ALL", "AUTO_CONTROL_DEPS", "ASSERT_STATEMENTS", "BUILTIN_FUNCTIONS", "EQUALITY_OPERATORS",
                           "LISTS", "NAME_SCOPES"})
    py::dictSet(*feature->dict, Symbol::intern(name), py::makeStr(std::string(name)));
  py::dictSet(*experimental->dict, Symbol::intern("Feature"), feature.value());
  py::defineFunction(*autograph, "set_verbosity", "level, alsologtostdout=False",
                     [](const Value *) { return Value::none(); });
  py::defineFunction(*autograph, "trace", "*args", [](const Value *a) {
    for (const Value &item : *py::asSequence(a[0])) {
      std::string text;
      if (!py::strText(item, text)) return Value();
      py::interpreter().writeOutput(text + " ");
    }
    py::interpreter().writeOutput("\n");
    return Value::none();
  });
  py::dictSet(*autograph->dict, Symbol::intern("experimental"), experimental.value());
  py::dictSet(*tensorflow.dict, Symbol::intern("autograph"), autograph.value());
}

Value condStatement(const Value &predicate, const Value &thenFunction, const Value &elseFunction) {
  return ifExpression(
      predicate,
      py::makeFunction("true_fn",
                       [thenFunction](const Args &) { return convertedCallWith(thenFunction, {}, nullptr); }),
      py::makeFunction("false_fn",
                       [elseFunction](const Args &) { return convertedCallWith(elseFunction, {}, nullptr); }),
      py::makeStr("tf.cond"));
}

Value whileLoop(const Value &condition, const Value &body, const Value &loopVariables, const Value &shapeInvariants,
                const Value &maximumIterations) {
  const auto *items = py::asSequence(loopVariables);
  if (!items) return py::raiseTypeError("loop_vars must be a list or tuple");
  std::vector<Value> state = *items;
  StagedLoop loop;
  loop.where = py::interpreter().currentRange();
  for (size_t i = 0; i < state.size(); ++i) loop.names.push_back(fmt::format("loop_vars[{}]", i));
  loop.read = [&](std::vector<Value> &out) {
    out = state;
    return true;
  };
  loop.write = [&](const std::vector<Value> &values) {
    state = values;
    return true;
  };
  loop.test = [&] { return convertedCallWith(condition, state, nullptr); };
  loop.body = [&] {
    const Value next = convertedCallWith(body, state, nullptr);
    if (!next) return false;
    const auto *values = py::asSequence(next);
    if (!values || (state.size() == 1 && values->size() != 1))
      state = {next};
    else
      state = *values;
    if (state.size() == items->size()) return true;
    (void)py::raiseValueError("The number of values that the body of a loop gives ({}) is not that of loop_vars ({})",
                              state.size(), items->size());
    return false;
  };
  if (!maximumIterations.isNone() && !asTensor(maximumIterations) &&
      !py::index(maximumIterations, loop.maximumIterations))
    return {};
  if (const auto *invariants = shapeInvariants.isNone() ? nullptr : py::asSequence(shapeInvariants))
    for (size_t i = 0; i < invariants->size() && i < items->size(); ++i) {
      TensorType spec;
      wrt::PartialShape shape;
      if (readSpec((*invariants)[i], spec))
        shape = spec.shape;
      else if (py::pending() || !readShapeValue((*invariants)[i], shape))
        return {};
      loop.invariants.emplace_back((*items)[i], std::move(shape));
    }
  if (!stageLoop(loop)) return {};
  return py::asList(loopVariables) ? py::makeList(state) : py::makeTuple(state);
}

Value customGradient(const Value &function, const Value &args, const Value &kwargs) {
  const auto *given = py::asSequence(args);
  // The function sees its arguments as new tensors, so that only its own gradient connects them with the result.
  TensorList inputs;
  std::vector<Value> values;
  for (const Value &value : *given) {
    std::vector<Value> leaves;
    if (!flatten(value, leaves)) return {};
    for (Value &leaf : leaves) {
      Tensor t = asTensor(leaf);
      if (!t && asVariable(leaf)) t = readVariable(*asVariable(leaf));
      if (!t && isTensorLike(leaf)) t = convertToTensor(leaf);
      if (py::pending()) return {};
      if (!t) continue;
      inputs.push_back(t);
      leaf = t.value();
    }
    values.push_back(isNested(value) ? pack(value, leaves) : leaves[0]);
    if (!values.back()) return {};
  }
  Value pair;
  {
    PausedTapes paused;
    pair = convertedCallWith(function, values, py::asDict(kwargs));
  }
  const auto *parts = pair ? py::asSequence(pair) : nullptr;
  if (!parts || parts->size() != 2)
    return pair ? py::raiseTypeError("a function with a custom gradient returns (result, grad_fn)") : pair;
  std::vector<Value> leaves;
  if (!flatten((*parts)[0], leaves)) return {};
  TensorList outputs;
  for (Value &leaf : leaves) {
    const Tensor t = asTensor(leaf) ? asTensor(leaf) : convertToTensor(leaf);
    if (!t) return {};
    // A result that is an argument itself must not be taken for it.
    PausedTapes paused;
    const Tensor own = applyOne(OpId::identity, {t}, {}, "IdentityN");
    if (!own) return {};
    outputs.push_back(own);
    leaf = own.value();
  }
  const Value gradientFunction = (*parts)[1];
  const size_t count = inputs.size();
  recordCustom(inputs, outputs, [gradientFunction, count](const TensorList &outputGradients) -> MaybeTensors {
    std::vector<Value> gradients;
    for (const Tensor &t : outputGradients) gradients.push_back(t.value());
    const Value result = convertedCallWith(gradientFunction, gradients, nullptr);
    if (!result) return {};
    std::vector<Value> found;
    if (!flatten(result, found)) return {};
    TensorList list;
    for (const Value &leaf : found) {
      Tensor t;
      if (!leaf.isNone()) {
        t = asTensor(leaf) ? asTensor(leaf) : convertToTensor(leaf);
        if (!t) return {};
      }
      list.push_back(t);
    }
    list.resize(count);
    return list;
  });
  return isNested((*parts)[0]) ? pack((*parts)[0], leaves) : leaves[0];
}

} // namespace weft::stage
