// Registers the ops of the table in the weft dialect, without a C++ class for each: one verifier, one printer, one
// parser and one folder hook read the table.
#include "ir/dialect.h"
#include "ir/fold.h"
#include "ir/never_fails.h"
#include "ops/op_table.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringMap.h"

namespace weft::ir {
using namespace mlir;

const ops::Op *tableOp(Operation *op) {
  if (!isa_and_nonnull<WeftDialect>(op->getDialect())) return nullptr;
  return ops::find(std::string_view(op->getName().stripDialect()));
}

namespace {

// What passes may assume of an op: one model for each of ops::Effects.
struct NoEffects : MemoryEffectOpInterface::FallbackModel<NoEffects> {
  void getEffects(Operation *, SmallVectorImpl<MemoryEffects::EffectInstance> &) const {}
};
struct ReadEffects : MemoryEffectOpInterface::FallbackModel<ReadEffects> {
  void getEffects(Operation *, SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const {
    effects.emplace_back(MemoryEffects::Read::get());
  }
};
struct AllEffects : MemoryEffectOpInterface::FallbackModel<AllEffects> {
  void getEffects(Operation *, SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const {
    effects.emplace_back(MemoryEffects::Read::get());
    effects.emplace_back(MemoryEffects::Write::get());
  }
};

/// No traits say whether an op can fail, so this asks its types and operands.
struct SpeculatableIfItNeverFails : ConditionallySpeculatable::FallbackModel<SpeculatableIfItNeverFails> {
  Speculation::Speculatability getSpeculatability(Operation *op) const {
    return neverFails(op) ? Speculation::Speculatable : Speculation::NotSpeculatable;
  }
};

bool hasKind(Attribute attribute, ops::AttrKind kind) {
  switch (kind) {
  case ops::AttrKind::Int:
    return isa<IntegerAttr>(attribute);
  case ops::AttrKind::Float:
    return isa<FloatAttr>(attribute);
  case ops::AttrKind::Bool:
    return isa<BoolAttr>(attribute);
  case ops::AttrKind::DType:
    return isa<TypeAttr>(attribute);
  case ops::AttrKind::Shape:
    return isa<DenseI64ArrayAttr, UnitAttr>(attribute);
  case ops::AttrKind::Ints:
    return isa<DenseI64ArrayAttr>(attribute);
  case ops::AttrKind::Floats:
    return isa<DenseF64ArrayAttr>(attribute);
  case ops::AttrKind::String:
    return isa<StringAttr>(attribute);
  case ops::AttrKind::Strings:
    return isa<ArrayAttr>(attribute);
  }
  return false;
}

LogicalResult verify(Operation *op) {
  const ops::Op *info = tableOp(op);
  if (!info) return op->emitOpError("is not in the table of ops");
  if (op->getNumRegions()) return op->emitOpError("takes no regions");
  if (!info->variadicOperands() && op->getNumOperands() != info->operands.size())
    return op->emitOpError() << "takes " << info->operands.size() << " operands, not " << op->getNumOperands();
  if (!info->variadicResults() && op->getNumResults() != info->results.size())
    return op->emitOpError() << "has " << info->results.size() << " results, not " << op->getNumResults();
  for (Type type : op->getOperandTypes())
    if (!isTensorType(type)) return op->emitOpError() << "takes tensors, not " << type;
  for (Type type : op->getResultTypes())
    if (!isTensorType(type)) return op->emitOpError() << "gives tensors, not " << type;
  for (const ops::Attribute &attribute : info->attributes)
    if (const Attribute value = op->getAttr(attribute.name); value && !hasKind(value, attribute.kind))
      return op->emitOpError() << "attribute `" << attribute.name << "` is of the wrong kind: " << value;
  // Operands of one type parameter have one dtype where both are known.
  if (info->variadicOperands()) return success();
  llvm::StringMap<Type> groups;
  for (auto [operand, value] : llvm::zip(info->operands, op->getOperands())) {
    const auto type = dyn_cast<TensorType>(value.getType());
    if (!type || !*operand.group) continue;
    const auto [at, isNew] = groups.try_emplace(operand.group, type.getElementType());
    if (!isNew && at->second != type.getElementType())
      return op->emitOpError() << "operand `" << operand.name << "` is of another dtype than the operands before it";
  }
  return success();
}

ParseResult parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  FunctionType type;
  const llvm::SMLoc where = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) || parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) || parser.resolveOperands(operands, type.getInputs(), where, result.operands))
    return failure();
  result.addTypes(type.getResults());
  return success();
}

void print(Operation *op, OpAsmPrinter &printer, StringRef) {
  printer << op->getName().getStringRef();
  if (op->getNumOperands()) printer << ' ' << op->getOperands();
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : ";
  printer.printFunctionalType(op);
}

} // namespace

void WeftDialect::registerTableOps() {
  for (const ops::Op &info : ops::all()) {
    auto definition = DynamicOpDefinition::get(
        info.name, this, verify, [](Operation *) { return success(); }, parse, print, foldTableOp,
        [](RewritePatternSet &, MLIRContext *) {}, [](const OperationName &, NamedAttrList &) {});
    registerDynamicOp(std::move(definition));
    auto name = RegisteredOperationName::lookup((getNamespace() + "." + info.name).str(), getContext());
    switch (info.effects) {
    case ops::Effects::None:
      name->attachInterface<NoEffects, SpeculatableIfItNeverFails>();
      break;
    case ops::Effects::Reads:
      name->attachInterface<ReadEffects>();
      break;
    case ops::Effects::Effects:
      name->attachInterface<AllEffects>();
      break;
    }
  }
}

} // namespace weft::ir
