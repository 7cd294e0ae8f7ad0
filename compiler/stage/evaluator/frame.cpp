#include "stage/evaluator/frame.h"

#include <algorithm>

#include "stage/evaluator/effects.h"
#include "stage/evaluator/fiber.h"
#include "stage/evaluator/function.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {

Frame::Frame(const Code &frameCode, Dict &frameGlobals, const std::vector<Ref<Cell>> *closure, Function *frameFunction)
    : code(frameCode), globalDict(frameGlobals), function(frameFunction) {
  globalDict.retain();
  const Scope &scope = *code.scope;
  slots = inlineSlots_;
  if (scope.locals.size() > inlineSlots) {
    manySlots_ = std::make_unique<Value[]>(scope.locals.size());
    slots = manySlots_.get();
  }
  size_t cellCount = scope.ownCells.size() + scope.freeCells.size();
  cells = inlineCells_;
  if (cellCount > inlineCells) {
    manyCells_ = std::make_unique<Ref<Cell>[]>(cellCount);
    cells = manyCells_.get();
  }
  for (size_t i = 0; i < scope.ownCells.size(); ++i) cells[i] = make<Cell>();
  if (Effects::current())
    for (size_t i = 0; i < scope.ownCells.size(); ++i) Effects::made(cells[i].value());
  for (size_t i = 0; i < scope.freeCells.size(); ++i) cells[scope.ownCells.size() + i] = (*closure)[i];
}

Frame::~Frame() { globalDict.release(); }

std::string Frame::functionName() const { return code.name.str(); }

Value Frame::local(Symbol name) const {
  auto found = code.scope->names.find(name);
  if (found == code.scope->names.end()) {
    // __class__ of a class body has no entry among the names.
    return {};
  }
  switch (found->second.kind) {
  case NameKind::Local:
    return slots[found->second.index];
  case NameKind::Cell:
    return cells[found->second.index]->value;
  case NameKind::Namespace:
  case NameKind::ClassCell:
    return names ? dictGet(*names, name) : Value();
  case NameKind::Global:
    return {};
  }
  return {};
}

std::vector<Ref<Cell>> Frame::closureFor(const Scope &inner) const {
  std::vector<Ref<Cell>> closure;
  closure.reserve(inner.freeCells.size());
  const Scope &outer = *code.scope;
  for (Symbol name : inner.freeCells) {
    auto own = std::find(outer.ownCells.begin(), outer.ownCells.end(), name);
    size_t index = own - outer.ownCells.begin();
    if (own == outer.ownCells.end())
      index += std::find(outer.freeCells.begin(), outer.freeCells.end(), name) - outer.freeCells.begin();
    closure.push_back(cells[index]);
  }
  return closure;
}

Ref<Dict> Frame::snapshot() const {
  if (names) return Ref<Dict>(names);
  Ref<Dict> result = makeDict();
  for (Symbol name : code.scope->order)
    if (Value value = local(name)) dictSet(*result, name, value);
  return result;
}

ActiveFrame::ActiveFrame(Frame &frame) : frame_(frame) {
  InterpreterState &state = interpreter();
  frame_.back = state.frame;
  state.frame = &frame_;
  ++state.depth;
  ok_ = state.depth <= state.recursionLimit && stackHasRoom();
  if (!ok_) raiseText(exceptions().RecursionError, "maximum recursion depth exceeded");
}

ActiveFrame::~ActiveFrame() {
  InterpreterState &state = interpreter();
  state.frame = frame_.back;
  --state.depth;
}

Value runFrame(Frame &frame) {
  ActiveFrame active(frame);
  if (active.ok()) {
    switch (execBlock(frame.code.body(), frame)) {
    case Flow::Normal:
    case Flow::Break:
    case Flow::Continue:
      return Value::none();
    case Flow::Return:
      return std::move(frame.result);
    case Flow::Error:
      break;
    }
  }
  if (Exception *exception = pending()) exception->trace.push_back({frame.where, frame.functionName()});
  return {};
}

Dict &builtinNames() {
  static Ref<Dict> &names = *new Ref<Dict>();
  if (!names) names = importModule("builtins").as<Module>()->dict;
  return *names;
}

int ExprNode::test(Frame &frame) const {
  Value value = eval(frame);
  if (!value) return -1;
  if (value.isBool()) return value.asBool();
  return truth(value);
}

Flow execBlock(const Block &block, Frame &frame) {
  for (const StmtPtr &statement : block) {
    frame.where = statement->range;
    Flow flow = statement->exec(frame);
    if (flow != Flow::Normal) return flow;
  }
  return Flow::Normal;
}

} // namespace weft::py
