#include "stage/evaluator/generator.h"

#include "stage/evaluator/compile.h"
#include "stage/evaluator/fiber.h"
#include "stage/evaluator/function.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {

class Generator final : public Container {
public:
  Generator() : Container(generatorType()) {}
  ~Generator() override { abandon(); }
  void clear() override {
    Container::clear();
    abandon();
  }
  static bool classof(const Object &object) { return object.type == generatorType(); }

  std::unique_ptr<Frame> frame;
  Ref<Function> function; // keeps the code's surroundings alive
  std::unique_ptr<Fiber> fiber;
  Value sent;     // into the generator: the value of `yield`, or null to throw what is pending
  Value produced; // out of it
  Value handled;  // what the generator was handling when it was suspended
  bool running = false, done = false;

  // Runs until the next yield, return or error. `value` null: throws the pending exception at the yield.
  Next resume(Value value, Value &out) {
    if (running) {
      raiseValueError("generator already executing");
      return Next::Error;
    }
    if (done) return value ? Next::Stop : Next::Error;
    if (!fiber) {
      if (!value) { // thrown into before it began
        finish();
        return Next::Error;
      }
      fiber = std::make_unique<Fiber>([this] {
        produced = runFrame(*frame);
        done = true;
      });
    }
    sent = std::move(value);
    Ref<Generator> keep(this);
    InterpreterState &state = interpreter();
    FrameInfo *caller = state.frame;
    int depth = state.depth;
    Value outerHandled = interpreter().handled;
    if (innermost_) {
      frame->back = caller;
      state.frame = innermost_;
      ++state.depth;
    }
    if (handled) interpreter().handled = handled;
    running = true;
    fiber->resume();
    running = false;
    handled = interpreter().handled;
    interpreter().handled = outerHandled;
    state.frame = caller;
    state.depth = depth;
    out = std::move(produced);
    if (!done) return Next::Item;
    finish();
    return out ? Next::Stop : Next::Error;
  }

  // From inside: hands `value` out. The result is what was sent, or null with what was thrown pending.
  Value yield(Value value) {
    produced = std::move(value);
    innermost_ = interpreter().frame;
    fiber->suspend();
    return std::move(sent);
  }

  bool started() const { return fiber != nullptr; }

private:
  void finish() {
    done = true;
    fiber.reset();
    frame.reset();
    handled = {};
    function = {};
  }
  // Ends a suspended generator by throwing GeneratorExit into it, so that its finally blocks run and its stack unwinds.
  void abandon() {
    if (!fiber || done || running) {
      if (!running) finish();
      return;
    }
    ++references; // resume() holds a reference for a while, which must not free this object again
    Value before = takePending();
    Value ignored;
    for (int tries = 0; !done && tries < 100; ++tries) {
      raiseText(exceptions().GeneratorExit, "");
      resume({}, ignored);
    }
    clearPending();
    if (before) restorePending(before);
    --references;
    if (done) finish();
  }
  FrameInfo *innermost_ = nullptr;
};

namespace {

Generator &self(const Value &value) { return *static_cast<Generator *>(value.object()); }

Value raiseStop(Value result) {
  if (result.isNone()) return raiseText(exceptions().StopIteration, "");
  return raiseWith(exceptions().StopIteration, result);
}

// A StopIteration that leaves a generator's body becomes a RuntimeError (PEP 479).
void translateStop() {
  if (!pendingMatches(exceptions().StopIteration)) return;
  Value stop = takePending();
  Ref<Exception> error = makeException(exceptions().RuntimeError, "generator raised StopIteration");
  error->cause = stop;
  error->context = stop;
  error->suppressContext = true;
  restorePending(error.value());
}

Next generatorNext(const Value &value, Value &out) {
  Value result;
  bool wasDone = self(value).done;
  Next next = self(value).resume(Value::none(), result);
  // On Stop `out` carries the value of `return`, for who wants it (the builtin next).
  if (next != Next::Error) out = std::move(result);
  if (next == Next::Error && !wasDone) translateStop();
  return next;
}

Value afterResume(const Value &generator, Next next, Value result, bool wasDone) {
  if (next == Next::Item) return result;
  if (next == Next::Stop) return raiseStop(wasDone || !result ? Value::none() : result);
  if (!wasDone) translateStop();
  return {};
}

Value send(const Value &value, const Args &args) {
  Generator &generator = self(value);
  if (args.count != 1) return raiseTypeError("generator.send() takes exactly one argument ({} given)", args.count);
  if (!generator.started() && !generator.done && !args[0].isNone())
    return raiseTypeError("can't send non-None value to a just-started generator");
  bool wasDone = generator.done;
  Value result;
  Next next = generator.resume(args[0], result);
  return afterResume(value, next, std::move(result), wasDone);
}

Value throwInto(const Value &value, const Args &args) {
  if (args.count == 0) return raiseTypeError("throw expected at least 1 argument, got 0");
  Generator &generator = self(value);
  Value exception = args[0];
  if (args.count > 1 && !args[1].isNone() && exception.as<Type>()) {
    exception = args[1].as<Exception>() ? args[1] : call(exception, {args[1]});
    if (!exception) return {};
  }
  bool wasDone = generator.done;
  raiseValue(exception);
  Value result;
  Next next = generator.resume({}, result);
  return afterResume(value, next, std::move(result), wasDone);
}

Value close(const Value &value, const Args &) {
  Generator &generator = self(value);
  if (generator.done || !generator.started()) {
    generator.clear();
    return Value::none();
  }
  raiseText(exceptions().GeneratorExit, "");
  Value result;
  Next next = generator.resume({}, result);
  if (next == Next::Item) return raiseText(exceptions().RuntimeError, "generator ignored GeneratorExit");
  if (next == Next::Error) {
    if (!pendingMatches(exceptions().GeneratorExit) && !pendingMatches(exceptions().StopIteration)) return {};
    clearPending();
  }
  return Value::none();
}

Value generatorRepr(const Value &value) {
  Generator &generator = self(value);
  std::string name = generator.frame ? generator.frame->code.qualifiedName : "?";
  return makeStr(fmt::format("<generator object {} at 0x{:x}>", name, reinterpret_cast<uintptr_t>(value.object())));
}

struct YieldNode final : ExprNode {
  ExprPtr value;
  Value eval(Frame &frame) const override {
    Value produced = value ? value->eval(frame) : Value::none();
    if (!produced) return {};
    frame.where = range;
    return frame.generator->yield(std::move(produced));
  }
};

struct YieldFromNode final : ExprNode {
  ExprPtr iterable;
  Value eval(Frame &frame) const override {
    Value source = iterable->eval(frame);
    if (!source) return {};
    frame.where = range;
    Value iterator = iterate(source);
    if (!iterator) return {};
    Value sent = Value::none();
    for (;;) {
      Value item;
      if (Generator *inner = iterator.as<Generator>()) {
        bool wasDone = inner->done;
        Next next = inner->resume(sent, item); // a null `sent` throws what is pending into it
        if (next == Next::Stop) return wasDone || !item ? Value::none() : item;
        if (next == Next::Error) {
          if (!wasDone) translateStop();
          return {};
        }
      } else if (sent.isNone()) {
        Next next = py::next(iterator, item);
        if (next == Next::Stop) return Value::none();
        if (next == Next::Error) return stopValue();
      } else if (sent) {
        item = callMethod(iterator, Symbol::intern("send"), {sent});
        if (!item) return stopValue();
      } else {
        return {};
      }
      sent = frame.generator->yield(std::move(item));
    }
  }
  // The value of a StopIteration that is pending; null for other exceptions.
  static Value stopValue() {
    if (!pendingMatches(exceptions().StopIteration)) return {};
    Value stop = takePending();
    const std::vector<Value> *args = asSequence(stop.as<Exception>()->args);
    return args && !args->empty() ? args->front() : Value::none();
  }
};

} // namespace

Type *generatorType() {
  static Type *type = [] {
    Type &made = newNativeType("generator");
    made.isFinal = true;
    made.slots.iterate = [](const Value &value) { return value; };
    made.slots.next = generatorNext;
    made.slots.repr = generatorRepr;
    made.method("send", send).method("throw", throwInto).method("close", close);
    made.ready();
    return &made;
  }();
  return type;
}

Value makeGenerator(const Code &code, Dict &globals, const std::vector<Ref<Cell>> *closure, Function *function,
                    const std::function<bool(Frame &)> &prepare) {
  Ref<Generator> generator = make<Generator>();
  generator->frame = std::make_unique<Frame>(code, globals, closure, function);
  generator->function = Ref<Function>(function);
  generator->frame->generator = generator.get();
  if (!prepare(*generator->frame)) return {};
  return generator.value();
}

ExprPtr Compiler::yield(const ast::Yield &node) {
  auto made = std::make_unique<YieldNode>();
  made->range = node.range;
  if (node.value) made->value = expression(node.value);
  return made;
}

ExprPtr Compiler::yieldOf(ExprPtr value) {
  auto made = std::make_unique<YieldNode>();
  made->range = value->range;
  made->value = std::move(value);
  return made;
}

ExprPtr Compiler::yieldFrom(const ast::YieldFrom &node) {
  auto made = std::make_unique<YieldFromNode>();
  made->range = node.range;
  made->iterable = expression(node.value);
  return made;
}

} // namespace weft::py
