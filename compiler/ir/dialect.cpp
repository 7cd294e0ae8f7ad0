// Types of the weft dialect and its registration.
#include "ir/dialect.h"

#include "core/dtype.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

#include "ir/dialect.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "ir/types.cpp.inc"

namespace weft::ir {
using namespace mlir;

void WeftDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "ir/types.cpp.inc"
      >();
  addOperations<ConstantOp, IfOp, WhileOp, ConditionOp, YieldOp, CallOp, ElementOp>();
  registerTableOps();
}

Operation *WeftDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  const auto elements = llvm::dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getShapedType() != type) return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}

bool isTensorType(Type type) { return isa<TensorType, AnyType>(type); }

int32_t dtypeOf(Type element) {
  if (element.isF32()) return WRT_FLOAT32;
  if (element.isF64()) return WRT_FLOAT64;
  if (element.isF16()) return WRT_HALF;
  if (element.isBF16()) return WRT_BFLOAT16;
  if (const auto integer = dyn_cast<IntegerType>(element)) {
    const bool isUnsigned = integer.isUnsigned();
    switch (integer.getWidth()) {
    case 1:
      return WRT_BOOL;
    case 8:
      return isUnsigned ? WRT_UINT8 : WRT_INT8;
    case 16:
      return isUnsigned ? WRT_UINT16 : WRT_INT16;
    case 32:
      return isUnsigned ? WRT_UINT32 : WRT_INT32;
    case 64:
      return isUnsigned ? WRT_UINT64 : WRT_INT64;
    default:
      return WRT_INVALID;
    }
  }
  if (const auto complex = dyn_cast<ComplexType>(element))
    return complex.getElementType().isF32() ? WRT_COMPLEX64 : WRT_COMPLEX128;
  if (isa<StringType>(element)) return WRT_STRING;
  if (isa<ResourceType>(element)) return WRT_RESOURCE;
  if (isa<VariantType>(element)) return WRT_VARIANT;
  return WRT_INVALID;
}

Type elementType(MLIRContext *context, int32_t dtype) {
  const auto integer = [&](unsigned width) { return IntegerType::get(context, width); };
  const auto natural = [&](unsigned width) { return IntegerType::get(context, width, IntegerType::Unsigned); };
  switch (dtype) {
  case WRT_FLOAT32:
    return Float32Type::get(context);
  case WRT_FLOAT64:
    return Float64Type::get(context);
  case WRT_HALF:
    return Float16Type::get(context);
  case WRT_BFLOAT16:
    return BFloat16Type::get(context);
  case WRT_BOOL:
    return integer(1);
  case WRT_INT8:
    return integer(8);
  case WRT_INT16:
    return integer(16);
  case WRT_INT32:
    return integer(32);
  case WRT_INT64:
    return integer(64);
  case WRT_UINT8:
    return natural(8);
  case WRT_UINT16:
    return natural(16);
  case WRT_UINT32:
    return natural(32);
  case WRT_UINT64:
    return natural(64);
  case WRT_COMPLEX64:
    return ComplexType::get(Float32Type::get(context));
  case WRT_COMPLEX128:
    return ComplexType::get(Float64Type::get(context));
  case WRT_STRING:
    return StringType::get(context);
  case WRT_RESOURCE:
    return ResourceType::get(context);
  case WRT_VARIANT:
    return VariantType::get(context);
  default:
    return {};
  }
}

int32_t tensorDtype(Type tensor) {
  const auto shaped = dyn_cast<TensorType>(tensor);
  return shaped ? dtypeOf(shaped.getElementType()) : int32_t{WRT_INVALID};
}

Value asType(OpBuilder &builder, Location loc, Value value, Type type) {
  if (value.getType() == type) return value;
  OperationState state(loc, "weft.identity", value, type);
  return builder.create(state)->getResult(0);
}

bool isRank0(Type tensor) {
  const auto ranked = dyn_cast<RankedTensorType>(tensor);
  return ranked && ranked.getRank() == 0;
}

} // namespace weft::ir
