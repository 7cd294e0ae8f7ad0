// Constants, calls of kernels and functions, and the two forms of a value, of the lowering of one function.
#include "lower/function_lowering.h"
#include "lower/lower.h"

#include "core/dtype.h"
#include "core/status.h"
#include "core/tensor.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace weft::lower {
using namespace mlir;

Value FunctionLowering::constant(int64_t value, unsigned width) {
  return arith::ConstantOp::create(builder_, loc_, builder_.getIntegerAttr(builder_.getIntegerType(width), value));
}

Value FunctionLowering::scratch(Value &slot, Type element, int64_t count) {
  if (slot) return slot;
  OpBuilder start(entry_, entry_->begin());
  const Value size = LLVM::ConstantOp::create(start, loc_, start.getI64Type(), start.getI64IntegerAttr(count));
  return slot = LLVM::AllocaOp::create(start, loc_, statics_.pointer(), element, size);
}

Value FunctionLowering::pointerAt(Value array, int64_t index) {
  return LLVM::GEPOp::create(builder_, loc_, statics_.pointer(), statics_.pointer(), array,
                             ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
}

Value FunctionLowering::frameError() { return LLVM::LoadOp::create(builder_, loc_, builder_.getI32Type(), frame_); }

void FunctionLowering::failIf(Value condition, int32_t status, const char *message) {
  auto branch = scf::IfOp::create(builder_, loc_, condition, false);
  OpBuilder::InsertionGuard guard(builder_);
  builder_.setInsertionPointToStart(&branch.getThenRegion().front());
  const Value text = statics_.bytes(builder_, loc_, StringRef(message, std::strlen(message) + 1));
  statics_.call(builder_, loc_, "wrt_set_error", builder_.getI32Type(),
                {frame_, constant(status, 32), text, constant(sources_.add(loc_), 32)});
}

void FunctionLowering::retain(Value handle) { statics_.call(builder_, loc_, "wrt_retain", {}, handle); }
void FunctionLowering::release(Value handle) { statics_.call(builder_, loc_, "wrt_release", {}, handle); }

namespace {
const char *shortName(int32_t dtype) {
  switch (dtype) {
  case WRT_BOOL:
    return "bool";
  case WRT_INT8:
    return "i8";
  case WRT_INT16:
    return "i16";
  case WRT_INT32:
    return "i32";
  case WRT_INT64:
    return "i64";
  case WRT_FLOAT32:
    return "f32";
  case WRT_FLOAT64:
    return "f64";
  default:
    return nullptr;
  }
}
} // namespace

// A new tensor of rank 0.
Value FunctionLowering::box(Value value, Type tensor) {
  const int32_t dtype = ir::tensorDtype(tensor);
  if (value.getType().isInteger() && value.getType().getIntOrFloatBitWidth() < 32 && shortName(dtype)) {
    // The C ABI passes narrow integers in 32 bits.
    const Type wide = builder_.getI32Type();
    value = dtype == WRT_BOOL ? Value(arith::ExtUIOp::create(builder_, loc_, wide, value))
                              : Value(arith::ExtSIOp::create(builder_, loc_, wide, value));
  }
  if (const char *name = shortName(dtype))
    return statics_.call(builder_, loc_, std::string("wrt_from_scalar_") + name, statics_.pointer(), {frame_, value});
  const Value slot = scratch(scalarSlot_, builder_.getI64Type(), 1);
  LLVM::StoreOp::create(builder_, loc_, value, slot);
  return statics_.call(builder_, loc_, "wrt_from_scalar", statics_.pointer(), {frame_, constant(dtype, 32), slot});
}

// The number in a tensor of one element; zero after an error.
Value FunctionLowering::unbox(Value handle, Type tensor) {
  const int32_t dtype = ir::tensorDtype(tensor);
  const Type type = registerType(tensor);
  const auto get = [&](const char *name, Type result) {
    return statics_.call(builder_, loc_, std::string("wrt_scalar_") + name, result, {frame_, handle});
  };
  switch (dtype) {
  case WRT_BOOL:
    return get("bool", type);
  case WRT_INT32:
    return get("i32", type);
  case WRT_INT64:
    return get("i64", type);
  case WRT_FLOAT32:
    return get("f32", type);
  case WRT_FLOAT64:
    return get("f64", type);
  case WRT_UINT64:
    return get("i64", type);
  default:
    return arith::TruncIOp::create(builder_, loc_, type, get("i64", builder_.getI64Type()));
  }
}

Value FunctionLowering::asHandle(Value source, SmallVectorImpl<Value> &temporaries) {
  const Value value = lowered(source);
  if (!isScalarType(source.getType())) return value;
  if (auto constantOp = source.getDefiningOp<ir::ConstantOp>())
    if (const auto dense = dyn_cast<DenseElementsAttr>(constantOp.getValue()))
      return statics_.tensor(builder_, loc_, dense);
  temporaries.push_back(box(value, source.getType()));
  return temporaries.back();
}

Value FunctionLowering::asBool(Value source) {
  const Value value = lowered(source);
  if (!isScalarType(source.getType()))
    return statics_.call(builder_, loc_, "wrt_scalar_bool", builder_.getI1Type(), {frame_, value});
  if (value.getType().isInteger(1)) return value;
  if (isa<FloatType>(value.getType()))
    return arith::CmpFOp::create(builder_, loc_, arith::CmpFPredicate::UNE, value,
                                 arith::ConstantOp::create(builder_, loc_, FloatAttr::get(value.getType(), 0.0)));
  return arith::CmpIOp::create(builder_, loc_, arith::CmpIPredicate::ne, value,
                               constant(0, value.getType().getIntOrFloatBitWidth()));
}

LogicalResult FunctionLowering::lowerConstant(ir::ConstantOp op) {
  const auto type = cast<RankedTensorType>(op.getType());
  if (isScalarType(type)) {
    const auto dense = cast<DenseElementsAttr>(op.getValue());
    const Type reg = registerType(type);
    const TypedAttr attr = isa<FloatType>(reg) ? TypedAttr(FloatAttr::get(reg, *dense.getValues<APFloat>().begin()))
                                               : TypedAttr(IntegerAttr::get(reg, *dense.getValues<APInt>().begin()));
    define(op.getResult(), arith::ConstantOp::create(builder_, loc_, attr), false);
    return success();
  }
  if (const auto texts = dyn_cast<DenseStringElementsAttr>(op.getValue())) {
    std::string bytes;
    SmallVector<int64_t> offsets{0};
    for (StringRef text : texts.getRawStringData()) {
      bytes += text;
      offsets.push_back(static_cast<int64_t>(bytes.size()));
    }
    SmallVector<int64_t> dims(type.getShape());
    if (dims.empty()) dims.push_back(0); // an address, never read
    const Value made =
        statics_.call(builder_, loc_, "wrt_constant_strings", statics_.pointer(),
                      {frame_, constant(type.getRank(), 32), statics_.ints(builder_, loc_, dims),
                       statics_.bytes(builder_, loc_, bytes + '\0'), statics_.ints(builder_, loc_, offsets)});
    define(op.getResult(), made, true);
    return success();
  }
  const auto dense = dyn_cast<DenseElementsAttr>(op.getValue());
  if (!dense) return op.emitOpError("holds a value of an unknown form");
  define(op.getResult(), statics_.tensor(builder_, loc_, dense), false);
  return success();
}

LogicalResult FunctionLowering::lowerCall(ir::CallOp op) {
  auto callee = source_.lookupSymbol<func::FuncOp>(op.getCallee());
  if (!callee) return op.emitOpError("calls an unknown function");
  SmallVector<Value> arguments{frame_}, temporaries;
  SmallVector<Type> results;
  for (auto [source, type] : llvm::zip(op.getInputs(), callee.getArgumentTypes())) {
    if (!isScalarType(type))
      arguments.push_back(asHandle(source, temporaries));
    else
      arguments.push_back(isScalarType(source.getType()) ? lowered(source) : unbox(lowered(source), type));
  }
  for (Type type : callee.getResultTypes()) results.push_back(loweredType(type));
  auto call = func::CallOp::create(builder_, loc_, bodyName(op.getCallee()), results, arguments);
  for (Value temporary : temporaries) release(temporary);
  for (auto [from, to, type] : llvm::zip(op.getResults(), call.getResults(), callee.getResultTypes())) {
    const bool wantsScalar = isScalarType(from.getType());
    if (wantsScalar == isScalarType(type)) {
      define(from, to, !wantsScalar);
    } else if (wantsScalar) {
      define(from, unbox(to, from.getType()), false);
      release(to);
    } else {
      define(from, box(to, type), true);
    }
  }
  return success();
}

// A load without a call; wrt_index_error says what is wrong where an index is out of bounds. Zero after an error.
LogicalResult FunctionLowering::lowerElement(ir::ElementOp op) {
  const Type type = registerType(op.getType()), i64 = builder_.getI64Type(), pointer = statics_.pointer();
  const Value tensor = lowered(op.getTensor());
  const auto ifElse = [&](Value condition, llvm::function_ref<Value()> thenValue,
                          llvm::function_ref<Value()> elseValue) {
    auto branch = scf::IfOp::create(builder_, loc_, type, condition, true);
    OpBuilder::InsertionGuard guard(builder_);
    for (auto [region, make] : {std::pair{&branch.getThenRegion(), thenValue}, {&branch.getElseRegion(), elseValue}}) {
      builder_.setInsertionPointToStart(&region->front());
      const Value made = make();
      scf::YieldOp::create(builder_, loc_, made);
    }
    return branch.getResult(0);
  };
  const auto zero = [&]() -> Value { return arith::ConstantOp::create(builder_, loc_, builder_.getZeroAttr(type)); };
  const auto field = [&](int64_t offset) -> Value {
    const Value at = LLVM::GEPOp::create(builder_, loc_, pointer, builder_.getI8Type(), tensor,
                                         ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(offset)});
    return LLVM::LoadOp::create(builder_, loc_, pointer, at);
  };
  const auto read = [&]() -> Value {
    const Value dims = field(offsetof(wrt_tensor, dims));
    Value place, inside, wrongIndex, wrongAxis;
    for (auto [axis, source] : llvm::enumerate(op.getIndices())) {
      Value index = lowered(source);
      const int32_t dtype = ir::tensorDtype(source.getType());
      if (index.getType() != i64)
        index = wrt::isUnsigned(dtype) ? Value(arith::ExtUIOp::create(builder_, loc_, i64, index))
                                       : Value(arith::ExtSIOp::create(builder_, loc_, i64, index));
      const Value at =
          LLVM::GEPOp::create(builder_, loc_, pointer, i64, dims, ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(axis)});
      const Value extent = LLVM::LoadOp::create(builder_, loc_, i64, at);
      const Value negative = arith::CmpIOp::create(builder_, loc_, arith::CmpIPredicate::slt, index, constant(0, 64));
      const Value fromEnd = arith::AddIOp::create(builder_, loc_, index, extent);
      const Value counted = arith::SelectOp::create(builder_, loc_, negative, fromEnd, index);
      const Value fits = arith::CmpIOp::create(builder_, loc_, arith::CmpIPredicate::ult, counted, extent);
      const Value number = constant(static_cast<int64_t>(axis), 32);
      if (axis == 0) {
        place = counted;
        inside = fits;
        wrongIndex = index;
        wrongAxis = number;
        continue;
      }
      // The first index that is wrong is the one to name.
      wrongIndex = arith::SelectOp::create(builder_, loc_, inside, index, wrongIndex);
      wrongAxis = arith::SelectOp::create(builder_, loc_, inside, number, wrongAxis);
      place = arith::AddIOp::create(builder_, loc_, arith::MulIOp::create(builder_, loc_, place, extent), counted);
      inside = arith::AndIOp::create(builder_, loc_, inside, fits);
    }
    return ifElse(
        inside,
        [&]() -> Value {
          const Value data = field(offsetof(wrt_tensor, data));
          const bool isBool = type.isInteger(1);
          const Type stored = isBool ? Type(builder_.getI8Type()) : type;
          const Value at =
              LLVM::GEPOp::create(builder_, loc_, pointer, stored, data, ArrayRef<LLVM::GEPArg>{LLVM::GEPArg(place)});
          const Value value = LLVM::LoadOp::create(builder_, loc_, stored, at);
          return isBool ? Value(arith::TruncIOp::create(builder_, loc_, type, value)) : value;
        },
        [&]() -> Value {
          statics_.call(builder_, loc_, "wrt_index_error", {},
                        {frame_, wrongIndex, wrongAxis, constant(sources_.add(loc_), 32)});
          return zero();
        });
  };
  const Value null = LLVM::ZeroOp::create(builder_, loc_, pointer);
  const Value there = LLVM::ICmpOp::create(builder_, loc_, LLVM::ICmpPredicate::ne, tensor, null);
  define(op.getResult(), ifElse(there, read, zero), false);
  return success();
}

LogicalResult FunctionLowering::lowerKernel(Operation *op, const ops::Op &info) {
  SmallVector<Value> temporaries;
  const Value inputs = scratch(inputSlots_, statics_.pointer(), maxInputs_);
  const Value outputs = scratch(outputSlots_, statics_.pointer(), maxOutputs_);
  SmallVector<Value> handles;
  for (Value operand : op->getOperands()) handles.push_back(asHandle(operand, temporaries));
  for (auto [index, handle] : llvm::enumerate(handles))
    LLVM::StoreOp::create(builder_, loc_, handle, pointerAt(inputs, static_cast<int64_t>(index)));
  const Value kernel = statics_.functionAddress(builder_, loc_, std::string("wrt_op_") + info.name);
  const Value attributes = statics_.attributes(builder_, loc_, op, info);
  statics_.call(builder_, loc_, "wrt_call_op", {},
                {frame_, kernel, inputs, constant(op->getNumOperands(), 32), attributes,
                 constant(static_cast<int64_t>(info.attributes.size()), 32), outputs, constant(op->getNumResults(), 32),
                 constant(sources_.add(op->getLoc()), 32), constant(static_cast<int64_t>(nextCall_++), 64)});
  for (Value temporary : temporaries) release(temporary);
  SmallVector<Value> made;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    made.push_back(LLVM::LoadOp::create(builder_, loc_, statics_.pointer(), pointerAt(outputs, i)));
  for (auto [result, handle] : llvm::zip(op->getResults(), made)) {
    if (!isScalarType(result.getType())) {
      define(result, handle, true);
      continue;
    }
    define(result, unbox(handle, result.getType()), false);
    release(handle);
  }
  return success();
}

// The entry for callers that know nothing of the types.
LogicalResult FunctionLowering::makeEntry(func::FuncOp source, func::FuncOp body) {
  builder_.setInsertionPointToEnd(target_.getBody());
  loc_ = source.getLoc();
  const Type pointer = statics_.pointer();
  auto wrapper = func::FuncOp::create(builder_, loc_, entryName(source.getName()),
                                      builder_.getFunctionType({pointer, pointer, pointer}, {}));
  entry_ = wrapper.addEntryBlock();
  builder_.setInsertionPointToEnd(entry_);
  frame_ = entry_->getArgument(0);
  scalarSlot_ = Value();
  SmallVector<Value> arguments{frame_};
  for (auto [index, type] : llvm::enumerate(source.getArgumentTypes())) {
    const Value at = pointerAt(entry_->getArgument(1), static_cast<int64_t>(index));
    const Value handle = LLVM::LoadOp::create(builder_, loc_, pointer, at);
    arguments.push_back(isScalarType(type) ? unbox(handle, type) : handle);
  }
  auto call = func::CallOp::create(builder_, loc_, body, arguments);
  for (auto [index, value] : llvm::enumerate(call.getResults())) {
    const Type type = source.getResultTypes()[index];
    const Value at = pointerAt(entry_->getArgument(2), static_cast<int64_t>(index));
    LLVM::StoreOp::create(builder_, loc_, isScalarType(type) ? box(value, type) : value, at);
  }
  func::ReturnOp::create(builder_, loc_);
  return success();
}

} // namespace weft::lower
