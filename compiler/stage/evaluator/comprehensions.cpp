// Comprehensions and generator expressions: a function of their own, called at once with the first iterable.
#include "stage/evaluator/compile.h"
#include "stage/evaluator/effects.h"
#include "stage/evaluator/generator.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

struct ComprehensionNode final : ExprNode {
  const Code *code = nullptr;
  ExprPtr first;
  Value eval(Frame &frame) const override {
    Value iterable = first->eval(frame);
    if (!iterable) return {};
    std::vector<Ref<Cell>> closure = frame.closureFor(*code->scope);
    if (code->isGenerator()) {
      frame.where = first->range;
      if (!Effects::beforeIteration(iterable)) return {};
      Value iterator = iterate(iterable);
      if (!iterator) return {};
      Value generator = makeGenerator(*code, frame.globalDict, &closure, frame.function, [&](Frame &inner) {
        inner.iterable = iterator;
        return true;
      });
      Effects::made(generator);
      return generator;
    }
    Frame inner(*code, frame.globalDict, &closure, frame.function);
    inner.iterable = std::move(iterable);
    Value result = runFrame(inner);
    if (result) Effects::made(result);
    return result;
  }
};

// The loops of a comprehension, from the outermost.
struct Loop {
  ExprPtr iterable; // null for the first: the frame has it
  TargetPtr target;
  std::vector<ExprPtr> conditions;
};

struct ComprehensionBody final : StmtNode {
  ast::Kind kind{};
  std::vector<Loop> loops;
  ExprPtr element, value; // value: of a dict
  ExprPtr yield;          // of a generator expression

  Flow exec(Frame &frame) const override {
    Value result;
    if (kind == ast::Kind::ListComp) result = makeList();
    if (kind == ast::Kind::SetComp) result = makeSet().value();
    if (kind == ast::Kind::DictComp) result = makeDict().value();
    if (!run(frame, 0, result)) return Flow::Error;
    frame.result = result ? result : Value::none();
    return Flow::Return;
  }

private:
  bool run(Frame &frame, size_t depth, const Value &result) const {
    if (depth == loops.size()) return add(frame, result);
    const Loop &loop = loops[depth];
    Value iterable = loop.iterable ? loop.iterable->eval(frame) : frame.iterable;
    if (!iterable) return false;
    frame.where = loop.iterable ? loop.iterable->range : range;
    // A generator's own first iterator was asked for when it was made.
    if (!(yield && depth == 0) && !Effects::beforeIteration(iterable)) return false;
    Value iterator = iterate(iterable);
    if (!iterator) return false;
    for (;;) {
      Value item;
      Next next = py::next(iterator, item);
      if (next != Next::Item) return next == Next::Stop;
      if (!loop.target->assign(frame, item)) return false;
      bool take = true;
      for (const ExprPtr &condition : loop.conditions) {
        int is = condition->test(frame);
        if (is < 0) return false;
        if (!is) {
          take = false;
          break;
        }
      }
      if (take && !run(frame, depth + 1, result)) return false;
    }
  }

  bool add(Frame &frame, const Value &result) const {
    if (yield) return bool(yield->eval(frame));
    Value item = element->eval(frame);
    if (!item) return false;
    frame.where = element->range;
    if (kind == ast::Kind::ListComp) {
      result.as<List>()->items.push_back(std::move(item));
      return true;
    }
    if (kind == ast::Kind::SetComp) return static_cast<Set *>(result.object())->table.insert(item, Value::none());
    Value mapped = value->eval(frame);
    return mapped && static_cast<Dict *>(result.object())->table.insert(item, mapped);
  }
};

const std::vector<ast::Comprehension *> &generatorsOf(const ast::Node &node) {
  switch (node.kind) {
  case ast::Kind::ListComp:
    return node.as<ast::ListComp>()->generators;
  case ast::Kind::SetComp:
    return node.as<ast::SetComp>()->generators;
  case ast::Kind::DictComp:
    return node.as<ast::DictComp>()->generators;
  default:
    return node.as<ast::GeneratorExp>()->generators;
  }
}

} // namespace

ExprPtr Compiler::comprehension(const ast::Node &node) {
  auto made = std::make_unique<ComprehensionNode>();
  made->range = node.range;
  made->code = &codeOf(unit, *scope.child(&node), &scope);
  made->first = expression(generatorsOf(node)[0]->iter);
  return made;
}

// Called with the comprehension's own scope.
Block Compiler::comprehensionBody(const ast::Node &node) {
  auto made = std::make_unique<ComprehensionBody>();
  made->range = node.range;
  made->kind = node.kind;
  bool first = true;
  for (const ast::Comprehension *generator : generatorsOf(node)) {
    Loop loop;
    if (!first) loop.iterable = expression(generator->iter);
    first = false;
    loop.target = target(generator->target);
    loop.conditions = expressions(generator->ifs);
    made->loops.push_back(std::move(loop));
  }
  switch (node.kind) {
  case ast::Kind::ListComp:
    made->element = expression(node.as<ast::ListComp>()->elt);
    break;
  case ast::Kind::SetComp:
    made->element = expression(node.as<ast::SetComp>()->elt);
    break;
  case ast::Kind::DictComp:
    made->element = expression(node.as<ast::DictComp>()->key);
    made->value = expression(node.as<ast::DictComp>()->value);
    break;
  default:
    made->yield = yieldOf(expression(node.as<ast::GeneratorExp>()->elt));
    break;
  }
  Block block;
  block.push_back(std::move(made));
  return block;
}

} // namespace weft::py
