// _weft: what the prelude's Python needs from C++.
#include <memory>

#include "stage/context.h"
#include "stage/evaluator/effects.h"
#include "stage/module.h"
#include "stage/numpy/ndarray.h"
#include "stage/tf/module.h"
#include "stage/tf/support.h"
#include "stage/tf/types.h"
#include "stage/trace.h"
#include "state/random.h"
#include "value/interpreter.h"

namespace weft::tf {

using py::Value;

namespace {

Value unifyFunction(const Value *a) {
  std::string name;
  if (!readText(a[0], name)) return {};
  const ops::Op *op = ops::findTf(name);
  Tensor x, y;
  if (!unify(op ? ops::idOf(*op) : OpId::add_v2, a[1], a[2], false, x, y)) return {};
  return py::makeTuple({x.value(), y.value()});
}

Value isSymbolic(const Value *a) {
  const Tensor t = stage::asTensor(a[0]);
  return py::makeBool(t && t.isSymbolic() && !stage::staticValue(t));
}

Value broadcastStaticShape(const Value *a) {
  wrt::PartialShape x, y;
  if (!readShape(a[0], x) || !readShape(a[1], y)) return {};
  const auto result = wrt::broadcastShapes(x, y);
  if (!result) return py::raiseValueError("Incompatible shapes for broadcasting: {} and {}", shapeStr(x), shapeStr(y));
  return makeShape(*result);
}

Value assertOp(const Value *a) {
  TensorList inputs;
  Tensor condition = stage::convertToTensor(a[0]);
  if (!condition) return {};
  inputs.push_back(condition);
  std::vector<Value> data;
  if (!py::collect(a[1], data)) return {};
  for (const Value &d : data) {
    Tensor t = stage::convertToTensor(d);
    if (!t) return {};
    inputs.push_back(std::move(t));
  }
  int64_t summarize = 3;
  if (!readInt(a[2], "summarize", summarize)) return {};
  return stage::apply(OpId::assert, inputs, {Attr(summarize)}) ? Value::none() : Value();
}

Value setSeed(const Value *a) {
  int64_t seed = 0;
  if (!readInt(a[0], "seed", seed)) return {};
  wrt_random_set_seed(stage::context().runtime, seed);
  return Value::none();
}

Value opSeeds(const Value *a) {
  if (!py::Effects::refuse("each step draws random numbers of its own")) return {};
  int64_t given = 0, first = 0, second = 0;
  if (!a[0].isNone() && !readInt(a[0], "seed", given)) return {};
  wrt_random_get_seed(stage::context().runtime, a[0].isNone() ? nullptr : &given, &first, &second);
  return py::makeTuple({py::makeInt(first), py::makeInt(second)});
}

Value hasParameter(const Value *a) {
  Value code = py::getAttrOptional(a[0], Symbol::intern("__code__"));
  if (!code) {
    py::clearPending();
    const Value function = py::getAttrOptional(a[0], Symbol::intern("__func__"));
    code = function ? py::getAttrOptional(function, Symbol::intern("__code__")) : Value();
  }
  const Value names = code ? py::getAttrOptional(code, Symbol::intern("co_varnames")) : Value();
  py::clearPending();
  if (!names) return py::makeBool(false);
  const int found = py::contains(names, a[1]);
  return found < 0 ? Value() : py::makeBool(found == 1);
}

/// A function that gives the next 32 bits of a Philox generator at each call, as TF's data pipelines draw them.
Value philox(const Value *a) {
  int64_t first = 0, second = 0;
  if (!readInt(a[0], "seed", first) || !readInt(a[1], "seed2", second)) return {};
  struct State {
    wrt::Philox generator;
    wrt::Philox::Result drawn{};
    size_t used = 4;
  };
  auto state = std::make_shared<State>();
  state->generator = wrt::Philox(static_cast<uint64_t>(first), static_cast<uint64_t>(second));
  return py::makeFunction("next", [state](const py::Args &) {
    if (state->used == 4) {
      state->drawn = state->generator();
      state->used = 0;
    }
    return py::makeInt(state->drawn[state->used++]);
  });
}

} // namespace

void addInternals(py::Module &m) {
  py::Ref<py::Module> raw = py::makeModule("_weft.ops");
  raw->lazy = [](Symbol name) { return rawOp(name.str()); };
  py::dictSet(*m.dict, Symbol::intern("ops"), raw.value());
  py::defineFunction(m, "unify", "op, x, y", unifyFunction);
  py::defineFunction(m, "is_symbolic", "x", isSymbolic);
  py::defineFunction(m, "broadcast_static_shape", "x, y", broadcastStaticShape);
  py::defineFunction(m, "assert_op", "condition, data, summarize", assertOp);
  py::defineFunction(m, "set_seed", "seed", setSeed);
  py::defineFunction(m, "op_seeds", "seed", opSeeds);
  py::defineFunction(m, "philox", "seed, seed2", philox);
  py::defineFunction(m, "has_parameter", "function, name", hasParameter);
  py::defineFunction(m, "cond", "pred, true_fn, false_fn",
                     [](const Value *a) { return stage::condStatement(a[0], a[1], a[2]); });
  py::defineFunction(m, "while_loop", "cond, body, loop_vars, shape_invariants, maximum_iterations",
                     [](const Value *a) { return stage::whileLoop(a[0], a[1], a[2], a[3], a[4]); });
  py::defineFunction(m, "custom_gradient", "f, args, kwargs",
                     [](const Value *a) { return stage::customGradient(a[0], a[1], a[2]); });
  py::defineFunction(m, "enter_name_scope", "name", [](const Value *a) -> Value {
    std::string name;
    if (!readText(a[0], name)) return {};
    stage::context().nameScopes.push_back(name);
    if (stage::Trace *trace = stage::context().trace) trace->pushNameScope(name);
    return py::makeStr(name + "/");
  });
  py::defineFunction(m, "exit_name_scope", "", [](const Value *) {
    if (!stage::context().nameScopes.empty()) stage::context().nameScopes.pop_back();
    if (stage::Trace *trace = stage::context().trace) trace->popNameScope();
    return Value::none();
  });
}

} // namespace weft::tf
