#include "ir/infer_types.h"
#include "ir/dialect.h"
#include "ops/op_table.h"

#include "shapes/shape_context.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"

#include <deque>

namespace weft::ir {
using namespace mlir;

namespace {

wrt::PartialShape shapeOf(Type type) {
  const auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked) return {};
  std::vector<int64_t> dims;
  for (const int64_t dim : ranked.getShape()) dims.push_back(ShapedType::isDynamic(dim) ? -1 : dim);
  return dims;
}

Type typeOf(MLIRContext *context, int32_t dtype, const wrt::PartialShape &shape) {
  const Type element = elementType(context, dtype);
  if (!element) return AnyType::get(context);
  if (!shape.hasRank()) return UnrankedTensorType::get(element);
  SmallVector<int64_t> dims;
  for (const int64_t dim : shape.dims()) dims.push_back(dim < 0 ? ShapedType::kDynamic : dim);
  return RankedTensorType::get(dims, element);
}

// The attributes of an op as rules read them, with what they point to.
struct BorrowedAttributes {
  std::vector<wrt_attr> attrs;
  std::deque<std::vector<wrt_string>> strings;

  BorrowedAttributes(Operation *op, const ops::Op &info) {
    for (const ops::Attribute &attribute : info.attributes)
      attrs.push_back(read(op->getAttr(attribute.name), attribute));
  }

private:
  wrt_attr read(Attribute value, const ops::Attribute &attribute) {
    using wrt::Attr;
    if (!value) return Attr();
    if (attribute.kind == ops::AttrKind::Bool) return Attr::boolean(cast<BoolAttr>(value).getValue());
    if (const auto integer = dyn_cast<IntegerAttr>(value)) return Attr::integer(integer.getInt());
    if (const auto real = dyn_cast<FloatAttr>(value)) return Attr::real(real.getValueAsDouble());
    if (const auto type = dyn_cast<TypeAttr>(value)) return Attr::dtype(dtypeOf(type.getValue()));
    if (const auto ints = dyn_cast<DenseI64ArrayAttr>(value)) {
      const std::span<const int64_t> v(ints.asArrayRef().data(), static_cast<size_t>(ints.size()));
      return attribute.kind == ops::AttrKind::Shape ? Attr::shape(v) : Attr::ints(v);
    }
    if (isa<UnitAttr>(value)) return Attr::unknownShape();
    if (const auto reals = dyn_cast<DenseF64ArrayAttr>(value))
      return Attr::floats({reals.asArrayRef().data(), static_cast<size_t>(reals.size())});
    if (const auto text = dyn_cast<StringAttr>(value)) return Attr::string({text.data(), text.size()});
    if (const auto texts = dyn_cast<ArrayAttr>(value)) {
      std::vector<wrt_string> &list = strings.emplace_back();
      for (Attribute text : texts) {
        const StringRef t = cast<StringAttr>(text).getValue();
        list.push_back({const_cast<char *>(t.data()), static_cast<int64_t>(t.size())});
      }
      return Attr::strings(list);
    }
    return Attr();
  }
};

// A small constant of integers as a tensor of the runtime's layout; rules read no other values.
struct ConstantTensor {
  wrt_tensor tensor{};
  std::vector<int32_t> narrow;
  std::vector<int64_t> wide;

  bool read(Value value) {
    DenseIntElementsAttr elements;
    if (!matchPattern(value, m_Constant(&elements))) return false;
    const int32_t dtype = dtypeOf(elements.getElementType());
    if ((dtype != WRT_INT32 && dtype != WRT_INT64) || elements.getNumElements() > 64 ||
        elements.getType().getRank() > 6)
      return false;
    for (const APInt &element : elements.getValues<APInt>()) {
      narrow.push_back(static_cast<int32_t>(element.getSExtValue()));
      wide.push_back(element.getSExtValue());
    }
    tensor.dtype = dtype;
    tensor.rank = static_cast<int32_t>(elements.getType().getRank());
    tensor.size = elements.getNumElements();
    for (auto [i, dim] : llvm::enumerate(elements.getType().getShape())) tensor.inline_dims[i] = dim;
    tensor.dims = tensor.inline_dims;
    tensor.data = dtype == WRT_INT32 ? static_cast<void *>(narrow.data()) : wide.data();
    return true;
  }
};

// Elements of a rank-1 tensor of integers as far as the graph tells (-1: unknown): shapes that are put together.
std::optional<wrt::PartialShape> knownElements(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op) return {};
  const StringRef name = op->getName().getStringRef();
  if (name == "weft.shape") {
    wrt::PartialShape shape = shapeOf(op->getOperand(0).getType());
    return shape.hasRank() ? std::optional(std::move(shape)) : std::nullopt;
  }
  if (name != "weft.stack" || !isRank0(op->getOperand(0).getType())) return {};
  std::vector<int64_t> elements;
  for (Value operand : op->getOperands()) {
    ConstantTensor constant;
    elements.push_back(constant.read(operand) && constant.wide.size() == 1 ? constant.wide[0] : -1);
  }
  return wrt::PartialShape(std::move(elements));
}

} // namespace

SmallVector<Type> inferResultTypes(Operation *op, ArrayRef<Type> operands) {
  const ops::Op *info = tableOp(op);
  const wrt::ShapeRule rule = info ? wrt::findShapeRule(info->name) : nullptr;
  if (!rule) return {};
  std::vector<wrt::ShapeInput> inputs(operands.size());
  std::vector<ConstantTensor> constants(operands.size());
  std::vector<std::optional<wrt::PartialShape>> elements(operands.size());
  for (auto [i, type] : llvm::enumerate(operands)) {
    inputs[i].dtype = tensorDtype(type);
    inputs[i].shape = shapeOf(type);
    const Value operand = op->getOperand(static_cast<unsigned>(i));
    if (inputs[i].dtype != WRT_INT32 && inputs[i].dtype != WRT_INT64) continue;
    if (constants[i].read(operand)) {
      inputs[i].constant = &constants[i].tensor;
    } else if ((elements[i] = knownElements(operand))) {
      inputs[i].values = &*elements[i];
    }
  }
  const BorrowedAttributes attributes(op, *info);
  wrt::ShapeContext context;
  context.inputs = inputs;
  context.attrs = attributes.attrs;
  context.tfName = info->tfName;
  if (!info->variadicResults()) context.outputs.resize(info->results.size());
  if (rule(context) || context.outputs.size() != op->getNumResults()) return {};
  SmallVector<Type> types;
  for (const wrt::ShapeOutput &output : context.outputs)
    types.push_back(typeOf(op->getContext(), output.dtype, output.shape));
  return types;
}

Type narrowed(Type type, Type other) {
  if (type == other || isa<AnyType>(other)) return type;
  if (isa<AnyType>(type)) return other;
  if (tensorDtype(type) != tensorDtype(other)) return type;
  const auto merged = wrt::mergeShapes(shapeOf(type), shapeOf(other));
  return merged ? typeOf(type.getContext(), tensorDtype(type), *merged) : type;
}

Type joined(Type a, Type b) {
  if (a == b) return a;
  const int32_t dtype = tensorDtype(a);
  if (dtype != tensorDtype(b)) return AnyType::get(a.getContext());
  return typeOf(a.getContext(), dtype, wrt::joinShapes(shapeOf(a), shapeOf(b)));
}

} // namespace weft::ir
