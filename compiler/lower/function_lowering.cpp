// Blocks, control flow and ownership of the lowering of one function.
#include "lower/function_lowering.h"
#include "lower/lower.h"

#include "core/dtype.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace weft::lower {
using namespace mlir;

FunctionLowering::FunctionLowering(ModuleOp source, ModuleOp target, Statics &statics, SourceTable &sources)
    : source_(source), target_(target), statics_(statics), sources_(sources), builder_(target.getContext()),
      loc_(target.getLoc()) {}

Type FunctionLowering::loweredType(Type tensor) {
  return isScalarType(tensor) ? registerType(tensor) : Type(statics_.pointer());
}

std::string bodyName(StringRef function) { return (function + ".body").str(); }
std::string entryName(StringRef function) { return (function + ".entry").str(); }

LogicalResult FunctionLowering::run(func::FuncOp function) {
  SmallVector<Type> inputs{statics_.pointer()}, results;
  for (Type type : function.getArgumentTypes()) inputs.push_back(loweredType(type));
  for (Type type : function.getResultTypes()) results.push_back(loweredType(type));
  loc_ = function.getLoc();
  if (const auto number = function->getAttrOfType<IntegerAttr>(ir::streamsAttribute))
    nextCall_ = (static_cast<uint64_t>(number.getInt()) << 32) + 1;
  builder_.setInsertionPointToEnd(target_.getBody());
  auto body =
      func::FuncOp::create(builder_, loc_, bodyName(function.getName()), builder_.getFunctionType(inputs, results));
  body.setPrivate();
  function.walk([&](Operation *op) {
    maxInputs_ = std::max<int64_t>(maxInputs_, op->getNumOperands());
    maxOutputs_ = std::max<int64_t>(maxOutputs_, op->getNumResults());
  });
  entry_ = body.addEntryBlock();
  builder_.setInsertionPointToEnd(entry_);
  frame_ = entry_->getArgument(0);
  Block &block = function.getBody().front();
  for (auto [from, to] : llvm::zip(block.getArguments(), entry_->getArguments().drop_front())) define(from, to, false);
  const Ends ends = findEnds(block);
  if (failed(lowerOps(block, ends))) return failure();
  const SmallVector<Value> values = yielded(block.getTerminator(), function.getResultTypes(), ends);
  func::ReturnOp::create(builder_, loc_, values);
  return function.isPrivate() ? success() : makeEntry(function, body);
}

// For each handle that this block defines, the op of this block after which nobody needs it.
FunctionLowering::Ends FunctionLowering::findEnds(Block &block) {
  Ends ends;
  const auto add = [&](Value value) {
    if (isScalarType(value.getType())) return;
    Operation *last = nullptr;
    for (Operation *user : value.getUsers()) {
      Operation *here = block.findAncestorOpInBlock(*user);
      if (here && (!last || last->isBeforeInBlock(here))) last = here;
    }
    if (last)
      ends.after[last].push_back(value);
    else if (Operation *definition = value.getDefiningOp())
      ends.after[definition].push_back(value);
    else
      ends.unused.push_back(value);
  };
  for (Value argument : block.getArguments()) add(argument);
  for (Operation &op : block)
    for (Value result : op.getResults()) add(result);
  return ends;
}

void FunctionLowering::releaseAll(ArrayRef<Value> sources) {
  for (Value source : sources) {
    const auto at = values_.find(source);
    if (at == values_.end() || !at->second.owned) continue;
    release(at->second.value);
    at->second.owned = false;
  }
}

LogicalResult FunctionLowering::lowerOps(Block &block, const Ends &ends) {
  releaseAll(ends.unused);
  for (Operation &op : block.without_terminator()) {
    loc_ = op.getLoc();
    if (failed(lowerOp(&op))) return failure();
    if (const auto at = ends.after.find(&op); at != ends.after.end()) releaseAll(at->second);
  }
  loc_ = block.getTerminator()->getLoc();
  return success();
}

// Values that leave the block, as `types` want them; handles that end here are given away or released.
SmallVector<Value> FunctionLowering::yielded(Operation *terminator, TypeRange types, const Ends &ends) {
  SmallVector<Value> out;
  const auto at = ends.after.find(terminator);
  const ArrayRef<Value> ending = at == ends.after.end() ? ArrayRef<Value>() : ArrayRef<Value>(at->second);
  for (auto [source, type] : llvm::zip(terminator->getOperands(), types)) {
    const Value value = lowered(source);
    if (isScalarType(type)) {
      out.push_back(isScalarType(source.getType()) ? value : unbox(value, type));
    } else if (isScalarType(source.getType())) {
      out.push_back(box(value, source.getType()));
    } else {
      Lowered &state = values_[source];
      const bool moves = state.owned && llvm::is_contained(ending, source);
      if (moves)
        state.owned = false;
      else
        retain(value);
      out.push_back(value);
    }
  }
  releaseAll(ending);
  return out;
}

LogicalResult FunctionLowering::lowerOp(Operation *op) {
  if (auto constant = dyn_cast<ir::ConstantOp>(op)) return lowerConstant(constant);
  if (auto branch = dyn_cast<ir::IfOp>(op)) return lowerIf(branch);
  if (auto loop = dyn_cast<ir::WhileOp>(op)) return lowerWhile(loop);
  if (auto element = dyn_cast<ir::ElementOp>(op)) return lowerElement(element);
  if (auto call = dyn_cast<ir::CallOp>(op)) return lowerCall(call);
  const ops::Op *info = ir::tableOp(op);
  if (!info) return op->emitOpError("has no lowering");
  if (!isScalarOp(op)) return lowerKernel(op, *info);
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) operands.push_back(lowered(operand));
  define(op->getResult(0), emitScalarOp(builder_, op, operands, *this), false);
  return success();
}

LogicalResult FunctionLowering::lowerRegion(Region &region, TypeRange types) {
  Block &block = region.front();
  const Ends ends = findEnds(block);
  if (failed(lowerOps(block, ends))) return failure();
  const SmallVector<Value> values = yielded(block.getTerminator(), types, ends);
  scf::YieldOp::create(builder_, loc_, values);
  return success();
}

LogicalResult FunctionLowering::lowerIf(ir::IfOp op) {
  SmallVector<Type> types;
  for (Type type : op.getResultTypes()) types.push_back(loweredType(type));
  const Value condition = asBool(op.getCondition());
  auto branch = scf::IfOp::create(builder_, loc_, types, condition, true);
  const OpBuilder::InsertPoint after = builder_.saveInsertionPoint();
  for (auto [from, to] : llvm::zip(op->getRegions(), branch->getRegions())) {
    if (to.empty()) to.emplaceBlock();
    if (!to.front().empty()) to.front().clear(); // the builder's own yield of nothing
    builder_.setInsertionPointToEnd(&to.front());
    if (failed(lowerRegion(from, op.getResultTypes()))) return failure();
  }
  builder_.restoreInsertionPoint(after);
  for (auto [from, to] : llvm::zip(op.getResults(), branch.getResults()))
    define(from, to, !isScalarType(from.getType()));
  return success();
}

bool FunctionLowering::mayFail(Operation *loop) {
  const WalkResult found = loop->walk([&](Operation *op) {
    if (isa<ir::ConstantOp, ir::YieldOp, ir::ConditionOp, ir::IfOp, ir::WhileOp>(op)) return WalkResult::advance();
    return isScalarOp(op) && !canFail(op) ? WalkResult::advance() : WalkResult::interrupt();
  });
  return found.wasInterrupted();
}

// A handle that ends with the loop and is only its initial value moves into it; others are shared with it.
static bool endsAsInitialValue(Value source, Operation *loop) {
  if (!source.hasOneUse() || source.getParentBlock() != loop->getBlock()) return false;
  return *source.getUsers().begin() == loop;
}

LogicalResult FunctionLowering::lowerWhile(ir::WhileOp op) {
  const TypeRange types = op.getResultTypes();
  const auto limit = op.getMaximumIterations();
  SmallVector<Type> loweredTypes;
  SmallVector<Value> inits;
  for (auto [source, type] : llvm::zip(op.getInitialValues(), types)) {
    loweredTypes.push_back(loweredType(type));
    const Value value = lowered(source);
    if (isScalarType(type)) {
      inits.push_back(isScalarType(source.getType()) ? value : unbox(value, type));
    } else if (isScalarType(source.getType())) {
      inits.push_back(box(value, source.getType()));
    } else {
      Lowered &state = values_[source];
      if (state.owned && endsAsInitialValue(source, op))
        state.owned = false;
      else
        retain(value);
      inits.push_back(value);
    }
  }
  if (limit) {
    loweredTypes.push_back(builder_.getI64Type());
    inits.push_back(constant(0, 64));
  }
  auto loop = scf::WhileOp::create(builder_, loc_, loweredTypes, inits);
  const OpBuilder::InsertPoint after = builder_.saveInsertionPoint();
  const SmallVector<Location> locations(loweredTypes.size(), loc_);

  // The condition borrows the loop's values: they go on to the body or to the results.
  Block *before = builder_.createBlock(&loop.getBefore(), {}, loweredTypes, locations);
  Block &condition = op.getCondition().front();
  for (auto [from, to] : llvm::zip(condition.getArguments(), before->getArguments())) define(from, to, false);
  const Ends conditionEnds = findEnds(condition);
  if (failed(lowerOps(condition, conditionEnds))) return failure();
  Value goOn = asBool(condition.getTerminator()->getOperand(0));
  if (const auto at = conditionEnds.after.find(condition.getTerminator()); at != conditionEnds.after.end())
    releaseAll(at->second);
  if (mayFail(op)) {
    const Value fine = arith::CmpIOp::create(builder_, loc_, arith::CmpIPredicate::eq, frameError(), constant(0, 32));
    goOn = arith::AndIOp::create(builder_, loc_, fine, goOn);
  }
  if (limit) {
    const Value fewer = arith::CmpIOp::create(builder_, loc_, arith::CmpIPredicate::slt, before->getArguments().back(),
                                              constant(*limit, 64));
    goOn = arith::AndIOp::create(builder_, loc_, fewer, goOn);
  }
  scf::ConditionOp::create(builder_, loc_, goOn, before->getArguments());

  Block *step = builder_.createBlock(&loop.getAfter(), {}, loweredTypes, locations);
  Block &body = op.getBody().front();
  for (auto [from, to] : llvm::zip(body.getArguments(), step->getArguments()))
    define(from, to, !isScalarType(from.getType()));
  const Ends ends = findEnds(body);
  if (failed(lowerOps(body, ends))) return failure();
  SmallVector<Value> next = yielded(body.getTerminator(), types, ends);
  if (limit) next.push_back(arith::AddIOp::create(builder_, loc_, step->getArguments().back(), constant(1, 64)));
  scf::YieldOp::create(builder_, loc_, next);

  builder_.restoreInsertionPoint(after);
  for (auto [from, to] : llvm::zip(op.getResults(), loop.getResults())) define(from, to, !isScalarType(from.getType()));
  return success();
}

} // namespace weft::lower
