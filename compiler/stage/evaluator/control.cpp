// if, while and for.
#include "stage/evaluator/compile.h"
#include "stage/evaluator/effects.h"
#include "stage/evaluator/frame.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

struct IfStatement final : StmtNode {
  ExprPtr condition;
  Block yes, no;
  Flow exec(Frame &frame) const override {
    int is = condition->test(frame);
    if (is < 0) return Flow::Error;
    return execBlock(is ? yes : no, frame);
  }
};

struct WhileStatement final : StmtNode {
  ExprPtr condition;
  Block body, otherwise;
  Flow exec(Frame &frame) const override {
    for (;;) {
      frame.where = range;
      int is = condition->test(frame);
      if (is < 0) return Flow::Error;
      if (!is) return execBlock(otherwise, frame);
      Flow flow = execBlock(body, frame);
      if (flow == Flow::Break) return Flow::Normal;
      if (flow == Flow::Return || flow == Flow::Error) return flow;
    }
  }
};

struct ForStatement final : StmtNode {
  ExprPtr iterable;
  TargetPtr target;
  Block body, otherwise;
  Flow exec(Frame &frame) const override {
    Value source = iterable->eval(frame);
    if (!source) return Flow::Error;
    frame.where = iterable->range;
    if (const Range *range = source.as<Range>()) return overRange(frame, *range);
    if (!Effects::beforeIteration(source)) return Flow::Error;
    Value iterator = iterate(source);
    if (!iterator) return Flow::Error;
    for (;;) {
      Value item;
      frame.where = iterable->range;
      Next next = py::next(iterator, item);
      if (next == Next::Error) return Flow::Error;
      if (next == Next::Stop) return execBlock(otherwise, frame);
      Flow flow = step(frame, item);
      if (flow == Flow::Break) return Flow::Normal;
      if (flow == Flow::Return || flow == Flow::Error) return flow;
    }
  }

private:
  Flow step(Frame &frame, const Value &item) const {
    if (!target->assign(frame, item)) return Flow::Error;
    return execBlock(body, frame);
  }
  Flow overRange(Frame &frame, const Range &range) const {
    int64_t value = range.start;
    for (int64_t left = range.length(); left > 0; --left) {
      Flow flow = step(frame, Value::integer(value));
      if (flow == Flow::Break) return Flow::Normal;
      if (flow == Flow::Return || flow == Flow::Error) return flow;
      value = static_cast<int64_t>(static_cast<uint64_t>(value) + static_cast<uint64_t>(range.step));
    }
    return execBlock(otherwise, frame);
  }
};

} // namespace

StmtPtr Compiler::ifStatement(const ast::If &node) {
  auto made = std::make_unique<IfStatement>();
  made->range = node.test->range;
  made->condition = expression(node.test);
  made->yes = block(node.body);
  made->no = block(node.orelse);
  return made;
}

StmtPtr Compiler::whileStatement(const ast::While &node) {
  auto made = std::make_unique<WhileStatement>();
  made->range = node.test->range;
  made->condition = expression(node.test);
  made->body = block(node.body);
  made->otherwise = block(node.orelse);
  return made;
}

StmtPtr Compiler::forStatement(const ast::For &node) {
  auto made = std::make_unique<ForStatement>();
  made->range = node.iter->range;
  made->iterable = expression(node.iter);
  made->target = target(node.target);
  made->body = block(node.body);
  made->otherwise = block(node.orelse);
  return made;
}

} // namespace weft::py
