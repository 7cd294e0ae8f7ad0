// try, raise, assert and with.
#include "stage/evaluator/compile.h"
#include "stage/evaluator/frame.h"
#include "value/errors.h"
#include "value/exception_groups.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

// Sets what a bare `raise` means for the lifetime of a handler.
class Handling {
public:
  explicit Handling(Value exception) : before_(interpreter().handled) { interpreter().handled = std::move(exception); }
  ~Handling() { interpreter().handled = before_; }

private:
  Value before_;
};

// An exception that leaves a handler remembers the one that was being handled.
void setContext(const Value &handled) {
  Exception *raised = pending();
  if (!raised || raised == handled.object() || raised->context) return;
  for (Value at = handled; at;) { // no cycles
    Exception *exception = at.as<Exception>();
    if (exception == raised) return;
    at = exception ? exception->context : Value();
  }
  raised->context = handled;
}

struct Handler {
  ExprPtr type; // null: catches all
  TargetPtr name;
  Block body;
  SourceRange range;
};

struct TryStatement final : StmtNode {
  Block body, otherwise, finally;
  std::vector<Handler> handlers;
  bool star = false; // `except*`

  Flow exec(Frame &frame) const override {
    Flow flow = guarded(frame);
    if (finally.empty()) return flow;
    Value exception = flow == Flow::Error ? takePending() : Value();
    SourceRange where = frame.where;
    Value result = std::move(frame.result);
    Flow last;
    if (exception) {
      Handling handling(exception);
      last = execBlock(finally, frame);
      if (last == Flow::Error) setContext(exception);
    } else {
      last = execBlock(finally, frame);
    }
    if (last != Flow::Normal) return last; // replaces what was under way
    frame.result = std::move(result);
    if (exception) {
      restorePending(exception);
      frame.where = where;
    }
    return flow;
  }

private:
  Flow guarded(Frame &frame) const {
    Flow flow = execBlock(body, frame);
    if (flow == Flow::Normal) return execBlock(otherwise, frame);
    if (flow != Flow::Error || handlers.empty()) return flow;
    SourceRange where = frame.where;
    Value exception = takePending();
    exception.as<Exception>()->trace.push_back({where, frame.functionName()});
    if (star) return groupHandlers(frame, exception, where);
    for (const Handler &handler : handlers) {
      int matches = handler.type ? matching(frame, handler, exception) : 1;
      if (matches < 0) {
        setContext(exception);
        return Flow::Error;
      }
      if (matches) return handle(frame, handler, exception);
    }
    exception.as<Exception>()->trace.pop_back();
    restorePending(exception);
    frame.where = where;
    return Flow::Error;
  }

  /// Each handler of `except*` takes its part of the exception; what they raise and what is left goes on together.
  Flow groupHandlers(Frame &frame, const Value &exception, SourceRange where) const {
    Value rest = exception;
    std::vector<Value> raised;
    auto fails = [&] {
      setContext(exception);
      return Flow::Error;
    };
    for (const Handler &handler : handlers) {
      if (!rest) break;
      Value mine, others;
      const auto keeps = [&](const Value &one) { return matching(frame, handler, one, exception); };
      if (!splitExceptions(rest, keeps, mine, others)) return fails();
      if (!mine) continue;
      rest = others;
      if (!mine.as<ExceptionGroup>() && !(mine = makeExceptionGroup("", {mine}))) return fails();
      const Flow flow = handle(frame, handler, mine);
      if (flow == Flow::Error)
        raised.push_back(takePending());
      else if (flow != Flow::Normal)
        return flow;
    }
    const Value after = combineRaised(exception, raised, rest);
    if (!after) return pending() ? fails() : Flow::Normal;
    if (after.same(exception)) {
      exception.as<Exception>()->trace.pop_back();
      frame.where = where;
    } else if (!raised.empty()) {
      frame.where = range;
    } else {
      after.as<Exception>()->trace.pop_back();
      frame.where = where;
    }
    restorePending(after);
    return Flow::Error;
  }

  int matching(Frame &frame, const Handler &handler, const Value &exception) const {
    return matching(frame, handler, exception, exception);
  }
  /// Whether the handler takes `exception`, while `handled` is being handled.
  int matching(Frame &frame, const Handler &handler, const Value &exception, const Value &handled) const {
    Handling handling(handled);
    Value type = handler.type->eval(frame);
    if (!type) return -1;
    frame.where = handler.type->range;
    auto one = [&](const Value &cls) {
      Type *candidate = cls.as<Type>();
      if (!candidate || !candidate->isException) {
        raiseTypeError("catching classes that do not inherit from BaseException is not allowed");
        return -1;
      }
      if (star && candidate->isSubtypeOf(exceptions().BaseExceptionGroup)) {
        raiseTypeError("catching ExceptionGroup with except* is not allowed. Use except instead.");
        return -1;
      }
      return exception.type()->isSubtypeOf(candidate) ? 1 : 0;
    };
    const Tuple *several = type.as<Tuple>();
    if (!several) return one(type);
    for (const Value &cls : several->items)
      if (int matches = one(cls)) return matches;
    return 0;
  }

  static Flow handle(Frame &frame, const Handler &handler, const Value &exception) {
    Handling handling(exception);
    if (handler.name && !handler.name->assign(frame, exception)) return Flow::Error;
    Flow flow = execBlock(handler.body, frame);
    if (flow == Flow::Error) setContext(exception);
    if (handler.name) { // the name goes with the handler
      Value raised = flow == Flow::Error ? takePending() : Value();
      if (!handler.name->remove(frame)) clearPending();
      if (raised) restorePending(raised);
    }
    return flow;
  }
};

struct RaiseStatement final : StmtNode {
  ExprPtr exception, cause;
  Flow exec(Frame &frame) const override {
    if (!exception) {
      Value handled = interpreter().handled;
      if (!handled) {
        raiseText(exceptions().RuntimeError, "No active exception to reraise");
        return Flow::Error;
      }
      // The place where it was caught is in the trace already; it goes on from there.
      auto &trace = handled.as<Exception>()->trace;
      if (!trace.empty()) {
        frame.where = trace.back().range;
        trace.pop_back();
      }
      restorePending(handled);
      return Flow::Error;
    }
    Value value = exception->eval(frame);
    if (!value) return Flow::Error;
    Value reason;
    if (cause && !(reason = cause->eval(frame))) return Flow::Error;
    frame.where = range;
    raiseValue(value);
    Exception *raised = pending();
    if (!raised) return Flow::Error;
    if (cause) {
      if (reason.as<Type>()) {
        Value held = takePending();
        reason = py::call(reason, std::vector<Value>());
        if (!reason) return Flow::Error;
        restorePending(held);
      }
      if (!reason.isNone() && !reason.as<Exception>()) {
        clearPending();
        raiseTypeError("exception causes must derive from BaseException");
        return Flow::Error;
      }
      raised->cause = reason.isNone() ? Value() : reason;
      raised->suppressContext = true;
    }
    if (interpreter().handled) setContext(interpreter().handled);
    return Flow::Error;
  }
};

struct AssertStatement final : StmtNode {
  ExprPtr test, message;
  Flow exec(Frame &frame) const override {
    int is = test->test(frame);
    if (is < 0) return Flow::Error;
    if (is) return Flow::Normal;
    frame.where = range;
    if (!message) {
      raiseValue(Value(exceptions().AssertionError));
      return Flow::Error;
    }
    Value text = message->eval(frame);
    if (!text) return Flow::Error;
    frame.where = range;
    raiseWith(exceptions().AssertionError, text);
    return Flow::Error;
  }
};

struct WithStatement final : StmtNode {
  ExprPtr manager;
  TargetPtr target; // or null
  Block body;
  Flow exec(Frame &frame) const override {
    static const Symbol enterName = Symbol::intern("__enter__"), exitName = Symbol::intern("__exit__");
    Value context = manager->eval(frame);
    if (!context) return Flow::Error;
    frame.where = manager->range;
    for (Symbol name : {enterName, exitName})
      if (!context.type()->lookup(name)) {
        raiseTypeError("'{}' object does not support the context manager protocol{}", typeName(context),
                       name == exitName ? " (missed __exit__ method)" : "");
        return Flow::Error;
      }
    bool found = false;
    Value entered = callSpecial(context, enterName, {}, found);
    if (!entered) return Flow::Error;
    Flow flow = !target || target->assign(frame, entered) ? execBlock(body, frame) : Flow::Error;
    if (flow != Flow::Error) {
      Value result = std::move(frame.result);
      frame.where = manager->range;
      Value none = Value::none();
      if (!callSpecial(context, exitName, {none, none, none}, found)) return Flow::Error;
      frame.result = std::move(result);
      return flow;
    }
    Value exception = takePending();
    SourceRange where = frame.where;
    exception.as<Exception>()->trace.push_back({where, frame.functionName()});
    Value swallow;
    {
      Handling handling(exception);
      swallow = callSpecial(context, exitName, {Value(exception.type()), exception, Value::none()}, found);
      if (!swallow) {
        setContext(exception);
        return Flow::Error;
      }
    }
    int is = truth(swallow);
    if (is == 1) return Flow::Normal;
    if (is < 0) return Flow::Error;
    exception.as<Exception>()->trace.pop_back();
    frame.where = where;
    restorePending(exception);
    return Flow::Error;
  }
};

} // namespace

StmtPtr Compiler::tryStatement(const ast::Try &node) {
  return tryStatement(node.body, node.handlers, node.orelse, node.finalbody, false);
}
StmtPtr Compiler::tryStatement(const ast::TryStar &node) {
  return tryStatement(node.body, node.handlers, node.orelse, node.finalbody, true);
}

StmtPtr Compiler::tryStatement(const std::vector<ast::Stmt *> &body, const std::vector<ast::ExceptHandler *> &handlers,
                               const std::vector<ast::Stmt *> &otherwise, const std::vector<ast::Stmt *> &finally,
                               bool star) {
  auto made = std::make_unique<TryStatement>();
  made->star = star;
  made->body = block(body);
  made->otherwise = block(otherwise);
  made->finally = block(finally);
  for (const ast::ExceptHandler *handler : handlers) {
    Handler entry;
    entry.range = handler->range;
    if (handler->type) entry.type = expression(handler->type);
    if (handler->name) entry.name = nameTarget(handler->name, handler->range);
    entry.body = block(handler->body);
    made->handlers.push_back(std::move(entry));
  }
  return made;
}

StmtPtr Compiler::raiseStatement(const ast::Raise &node) {
  auto made = std::make_unique<RaiseStatement>();
  if (node.exc) made->exception = expression(node.exc);
  if (node.cause) made->cause = expression(node.cause);
  return made;
}

StmtPtr Compiler::assertStatement(const ast::Assert &node) {
  auto made = std::make_unique<AssertStatement>();
  made->test = expression(node.test);
  if (node.msg) made->message = expression(node.msg);
  return made;
}

StmtPtr Compiler::withStatement(const ast::With &node) {
  // Several items are nested statements.
  StmtPtr result;
  for (size_t i = node.items.size(); i-- > 0;) {
    auto made = std::make_unique<WithStatement>();
    made->range = node.items[i]->context_expr->range;
    made->manager = expression(node.items[i]->context_expr);
    if (node.items[i]->optional_vars) made->target = target(node.items[i]->optional_vars);
    if (result)
      made->body.push_back(std::move(result));
    else
      made->body = block(node.body);
    result = std::move(made);
  }
  return result;
}

} // namespace weft::py
