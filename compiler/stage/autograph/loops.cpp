// ag__.while_stmt and ag__.for_stmt: which kind of loop it is, and what one step of it does.
#include "stage/autograph/carried.h"
#include "stage/autograph/iterables.h"
#include "stage/autograph/operators.h"
#include "stage/autograph/rolled_range.h"
#include "stage/autograph/undefined.h"
#include "stage/convert_value.h"
#include "stage/evaluator/effects.h"
#include "stage/gradients/tape.h"
#include "stage/staged_list.h"
#include "stage/trace.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

/// A tensor (or variable) that only the graph will know.
bool isUndecided(const Value &value) {
  if (const Tensor t = asTensor(value)) return t.isSymbolic();
  return asVariable(value) && context().trace;
}

bool readOptions(const Value &options, StagedLoop &loop, std::string &iterateNames) {
  const py::Dict *dict = py::asDict(options);
  if (!dict) return true;
  static const Symbol invariants = Symbol::intern("shape_invariants"), most = Symbol::intern("maximum_iterations"),
                      iterate = Symbol::intern("iterate_names");
  if (const Value names = py::dictGet(*dict, iterate); names && py::asStr(names)) iterateNames = py::asStr(names)->text;
  if (const Value limit = py::dictGet(*dict, most); limit && !limit.isNone()) {
    const Tensor t = asTensor(limit);
    const wrt::Tensor known = t ? staticValue(t) : wrt::Tensor();
    const Value number = known ? itemOf(known.get()) : limit;
    if (!asTensor(number) && !py::index(number, loop.maximumIterations)) return false;
  }
  const Value pairs = py::dictGet(*dict, invariants);
  if (!pairs || pairs.isNone()) return true;
  return py::forEach(pairs, [&](const Value &pair) {
    const auto *items = py::asSequence(pair);
    if (!items || items->size() != 2) return true;
    wrt::PartialShape shape;
    if (!readShapeValue((*items)[1], shape)) return false;
    loop.invariants.emplace_back((*items)[0], std::move(shape));
    return true;
  });
}

/// `main and extra_test()`, where extra_test must not be asked when main is false.
Value withExtraTest(const Value &main, const Value &extraTest) {
  if (extraTest.isNone()) return main;
  return logicalAnd(py::makeFunction("main_test", [main](const py::Args &) { return main; }), extraTest);
}

StagedLoop plainLoop(const Value &getState, const Value &setState) {
  StagedLoop loop;
  loop.where = py::interpreter().currentRange();
  loop.read = [getState](std::vector<Value> &out) { return readState(getState, out); };
  loop.write = [setState](const std::vector<Value> &values) { return writeState(setState, values); };
  return loop;
}

/// Adds state of the loop's own before the user's: `own` are read and written by these.
void addOwnState(StagedLoop &loop, std::vector<Value *> own, std::vector<std::string> names) {
  auto read = loop.read;
  auto write = loop.write;
  const size_t count = own.size();
  loop.read = [=](std::vector<Value> &out) {
    std::vector<Value> rest;
    if (!read(rest)) return false;
    out.clear();
    for (Value *v : own) out.push_back(*v);
    out.insert(out.end(), rest.begin(), rest.end());
    return true;
  };
  loop.write = [=](const std::vector<Value> &values) {
    for (size_t i = 0; i < count; ++i) *own[i] = values[i];
    return write(std::vector<Value>(values.begin() + static_cast<std::ptrdiff_t>(count), values.end()));
  };
  loop.names.insert(loop.names.begin(), names.begin(), names.end());
}

bool stagedWhile(const Value &test, const Value &body, const Value &getState, const Value &setState, const Value &names,
                 const Value &options) {
  StagedLoop loop = plainLoop(getState, setState);
  std::string iterate;
  if (!readNames(names, loop.names) || !readOptions(options, loop, iterate)) return false;
  loop.test = [&] { return py::call(test); };
  loop.body = [&] { return static_cast<bool>(py::call(body)); };
  return stageLoop(loop);
}

/// Asks the test without leaving its ops in the graph.
Value probeTest(const Value &test) {
  Trace *trace = context().trace;
  if (!trace) return truthOf(py::call(test));
  Region scratch;
  Value result;
  {
    py::Effects effects(py::Effects::Mode::Undo);
    PausedTapes paused;
    const auto names = trace->graph()->usedNames;
    Trace::Scope scope(*trace, scratch, trace->nameScope());
    result = truthOf(py::call(test));
    // Whether a constant decides is to be known before the nodes go.
    if (const Tensor t = result ? asTensor(result) : Tensor(); t && t.isSymbolic())
      if (const wrt::Tensor known = staticValue(t);
          known && known.dtype() == WRT_BOOL && known.size() == 1 && !known.data<bool>()[0])
        result = py::makeBool(false);
    trace->graph()->usedNames = names;
    if (!result || !isUndecided(result)) effects.commit(); // else it is asked again, in the loop
  }
  trace->discard(scratch);
  return result;
}

} // namespace

Value whileStatement(const Value &test, const Value &body, const Value &getState, const Value &setState,
                     const Value &names, const Value &options) {
  // A loop begins as Python's; as soon as its test is a tensor (a flag of break, a value that became a tensor), the
  // rest of it is a loop of the graph.
  for (;;) {
    const Value go = probeTest(test);
    if (!go) return {};
    if (isUndecided(go)) return stagedWhile(test, body, getState, setState, names, options) ? Value::none() : Value();
    const int truth = py::truth(go);
    if (truth < 0) return {};
    if (!truth) return Value::none();
    if (!py::call(body)) return {};
  }
}

namespace {

Value pythonFor(const Value &iterable, const Value &extraTest, const Value &body, const Value &getState,
                const Value &setState, const Value &names) {
  // Elements of a dataset are values known now, made by eager ops, unless it was built of the graph's own tensors.
  static const Symbol spec = Symbol::intern("element_spec");
  bool eager = context().trace && iterable.isObject() && iterable.type()->lookup(spec);
  bool started = false;
  auto begin = [&]() -> Value {
    if (!eager) return py::iterate(iterable);
    InitScope outside;
    return py::iterate(iterable);
  };
  auto advance = [&](const Value &from, Value &out) {
    if (!eager) return py::next(from, out);
    InitScope outside;
    return py::next(from, out);
  };
  if (!py::Effects::beforeIteration(iterable)) return {};
  Value iterator = begin();
  if (!iterator) return {};
  for (;;) {
    Value go = py::makeBool(true);
    if (!extraTest.isNone()) {
      go = py::call(extraTest);
      if (!go) return {};
    }
    const bool undecided = isUndecided(go);
    if (!undecided) {
      const int truth = py::truth(go);
      if (truth < 0) return {};
      if (!truth) return Value::none();
    }
    Value item;
    py::Next step = advance(iterator, item);
    if (step == py::Next::Error && eager && !started) {
      py::clearPending();
      eager = false;
      iterator = begin();
      step = iterator ? advance(iterator, item) : py::Next::Error;
    }
    started = true;
    if (step == py::Next::Stop) return Value::none();
    if (step == py::Next::Error) return {};
    if (!undecided) {
      if (!py::call(body, {item})) return {};
      continue;
    }
    // A break that depends on a tensor: the remaining steps are made, each under the flag.
    const Value once = py::makeFunction("loop_body", [&](const py::Args &) { return py::call(body, {item}); });
    const Value nothing = py::makeFunction("no_step", [](const py::Args &) { return Value::none(); });
    const int64_t count = py::length(names);
    if (!ifStatement(go, once, nothing, getState, setState, names, count)) return {};
  }
}

/// A loop over something with a length and elements by index.
bool indexedFor(const IndexedSource &source, const Value &extraTest, const Value &body, StagedLoop loop) {
  Value index = scalar<int32_t>(0).value();
  addOwnState(loop, {&index}, {"<internal iterate>"});
  loop.test = [&]() -> Value {
    const Tensor more = applyOne(OpId::less, {asTensor(index), source.length}, {}, "Less");
    return more ? withExtraTest(more.value(), extraTest) : Value();
  };
  loop.body = [&] {
    const Tensor at = asTensor(index);
    const Value item = source.item(at);
    if (!item || !py::call(body, {item})) return false;
    index = applyOne(OpId::add_v2, {at, scalar<int32_t>(1)}, {}, "add").value();
    return static_cast<bool>(index);
  };
  return stageLoop(loop);
}

bool rangeFor(const Tensor &range, const Value &extraTest, const Value &body, StagedLoop loop,
              const std::string &iterateNames) {
  const Node &node = *range->graph->value(range->id).definition;
  Trace &trace = *context().trace;
  const Tensor start = trace.wrap(node.inputs[0]), limit = trace.wrap(node.inputs[1]),
               step = trace.wrap(node.inputs[2]);
  Value iterate = start.value();
  // The loop variable has the first value where it had none: so that a loop without a step need not be an error.
  auto read = loop.read;
  const std::vector<std::string> names = loop.names;
  loop.read = [=](std::vector<Value> &out) {
    if (!read(out)) return false;
    for (size_t i = 0; i < out.size() && i < names.size(); ++i)
      if (names[i] == iterateNames && out[i].as<Undefined>()) out[i] = start.value();
    return true;
  };
  addOwnState(loop, {&iterate}, {"<internal iterate>"});
  loop.test = [&]() -> Value {
    const Tensor now = asTensor(iterate);
    Tensor more;
    if (const wrt::Tensor known = staticValue(step)) {
      const Value number = itemOf(known.get());
      double by = 0;
      py::toDouble(number, by);
      more = applyOne(by >= 0 ? OpId::less : OpId::greater, {now, limit});
    } else {
      const Tensor zero = scalarOf(step.dtype(), 0);
      const Tensor up = applyOne(OpId::logical_and,
                                 {applyOne(OpId::greater_equal, {step, zero}), applyOne(OpId::less, {now, limit})});
      const Tensor down =
          applyOne(OpId::logical_and, {applyOne(OpId::less, {step, zero}), applyOne(OpId::greater, {now, limit})});
      more = applyOne(OpId::logical_or, {up, down});
    }
    return more ? withExtraTest(more.value(), extraTest) : Value();
  };
  loop.body = [&] {
    const Tensor now = asTensor(iterate);
    if (!py::call(body, {iterate})) return false;
    iterate = applyOne(OpId::add_v2, {now, step}, {}, "add").value();
    return static_cast<bool>(iterate);
  };
  return stageLoop(loop);
}

} // namespace

Value forStatement(const Value &iterable, const Value &extraTest, const Value &body, const Value &getState,
                   const Value &setState, const Value &names, const Value &options) {
  if (const auto *steps = iterable.as<py::Range>(); steps && context().trace)
    switch (rollRange(*steps, extraTest, body, getState, setState, names)) {
    case Rolled::Yes:
      return Value::none();
    case Rolled::Failed:
      return {};
    case Rolled::No:
      break;
    }
  IndexedSource source;
  const Tensor t = asTensor(iterable);
  const bool range = t && t.isSymbolic() && t->graph->value(t->id).definition &&
                     t->graph->value(t->id).definition->is(OpId::range) && context().trace &&
                     t->graph == context().trace->graph();
  if (!range && !(context().trace && indexedSource(iterable, source))) {
    if (py::pending()) return {};
    return pythonFor(iterable, extraTest, body, getState, setState, names);
  }
  StagedLoop loop = plainLoop(getState, setState);
  std::string iterateNames;
  if (!readNames(names, loop.names) || !readOptions(options, loop, iterateNames)) return {};
  const bool good = range ? rangeFor(t, extraTest, body, std::move(loop), iterateNames)
                          : indexedFor(source, extraTest, body, std::move(loop));
  return good ? Value::none() : Value();
}

} // namespace weft::stage
