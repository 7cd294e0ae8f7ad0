// Imports traced functions. Nothing is changed on the way: one op a node, in the order of the nodes.
#include "ir/import.h"
#include "ir/dialect.h"
#include "stage/graph/func_graph.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"

namespace weft::ir {
using namespace mlir;
// MLIR has a TensorType of its own.
using GraphType = weft::TensorType;

Type importType(MLIRContext *context, const GraphType &type) {
  const Type element = elementType(context, type.dtype);
  if (!element) return AnyType::get(context);
  if (!type.shape.hasRank()) return UnrankedTensorType::get(element);
  SmallVector<int64_t> dims;
  for (const int64_t dim : type.shape.dims()) dims.push_back(dim < 0 ? ShapedType::kDynamic : dim);
  return RankedTensorType::get(dims, element);
}

namespace {

// Readers of attributes by kind. Attr has such members too, but in a library of the driver's that is not linked here.
int64_t intOf(const Attr &attr) {
  if (const auto *value = attr.as<int64_t>()) return *value;
  if (const auto *value = attr.as<bool>()) return *value;
  if (const auto *value = attr.as<DType>()) return value->number;
  if (const auto *value = attr.as<double>()) return static_cast<int64_t>(*value);
  return 0;
}
double floatOf(const Attr &attr) {
  const auto *value = attr.as<double>();
  return value ? *value : static_cast<double>(intOf(attr));
}
std::vector<int64_t> intsOf(const Attr &attr) {
  if (const auto *values = attr.as<std::vector<int64_t>>()) return *values;
  if (const auto *shape = attr.as<wrt::PartialShape>()) return shape->dims();
  return {intOf(attr)};
}
std::string stringOf(const Attr &attr) {
  const auto *value = attr.as<std::string>();
  return value ? *value : std::string();
}

bool hasStreams(const FuncGraph &graph) {
  bool found = false;
  forEachNode(graph.body, [&](const Node &node) {
    if (node.kind != NodeKind::Op || node.info().effects != ops::Effects::Effects) return;
    const std::string_view name = node.info().name;
    found |= name.starts_with("random_") || name == "multinomial";
  });
  return found;
}

class Importer {
public:
  Importer(MLIRContext *context, ModuleOp module) : context_(context), module_(module), builder_(context) {}

  void declare(const FuncGraph *graph, std::string symbol, bool isRoot) {
    if (!symbols_.try_emplace(graph, std::move(symbol)).second) return;
    pending_.push_back({graph, isRoot});
  }
  LogicalResult run() {
    while (!pending_.empty()) {
      const auto [graph, isRoot] = pending_.back();
      pending_.pop_back();
      if (failed(importFunction(*graph, isRoot))) return failure();
    }
    return success();
  }

private:
  Location locationOf(const Node &node) {
    if (!node.line) return UnknownLoc::get(context_);
    const std::string file = node.file < graph_->files.size() ? graph_->files[node.file] : std::string("?");
    return FileLineColRange::get(StringAttr::get(context_, file), node.line, node.column);
  }
  Type typeOf(ValueId id) { return importType(context_, graph_->type(id)); }
  SmallVector<Type> typesOf(const std::vector<ValueId> &ids) {
    SmallVector<Type> types;
    for (const ValueId id : ids) types.push_back(typeOf(id));
    return types;
  }
  SmallVector<mlir::Value> valuesOf(const std::vector<ValueId> &ids) {
    SmallVector<mlir::Value> values;
    for (const ValueId id : ids) values.push_back(values_.lookup(id));
    return values;
  }

  LogicalResult importFunction(const FuncGraph &graph, bool isRoot) {
    graph_ = &graph;
    values_.clear();
    builder_.setInsertionPointToEnd(module_.getBody());
    const Location loc = graph.files.empty() ? Location(UnknownLoc::get(context_))
                                             : FileLineColRange::get(StringAttr::get(context_, graph.files[0]), 0, 0);
    auto function =
        func::FuncOp::create(builder_, loc, symbols_[&graph],
                             builder_.getFunctionType(typesOf(graph.body.arguments), typesOf(graph.body.results)));
    // Each random op has a stream of its own, which lower/ numbers by function.
    if (hasStreams(graph)) function->setAttr(streamsAttribute, builder_.getI64IntegerAttr(graph.number));
    if (!isRoot) function.setPrivate();
    Block *block = function.addEntryBlock();
    builder_.setInsertionPointToEnd(block);
    if (failed(importRegion(graph.body, block))) return failure();
    func::ReturnOp::create(builder_, loc, valuesOf(graph.body.results));
    return success();
  }

  // The nodes; the caller adds the terminator.
  LogicalResult importRegion(const weft::Region &region, Block *block) {
    for (auto [id, argument] : llvm::zip(region.arguments, block->getArguments())) values_[id] = argument;
    for (const auto &node : region.nodes)
      if (failed(importNode(*node))) return failure();
    return success();
  }

  Block *openRegion(mlir::Region &into, const weft::Region &region, Location loc) {
    Block *block = builder_.createBlock(&into);
    for (const ValueId id : region.arguments) block->addArgument(typeOf(id), loc);
    return block;
  }

  LogicalResult importNode(const Node &node) {
    const Location loc = locationOf(node);
    Operation *op = nullptr;
    switch (node.kind) {
    case NodeKind::Constant:
      op = importConstant(node, loc);
      break;
    case NodeKind::Op:
      op = importOp(node, loc);
      break;
    case NodeKind::If: {
      auto branch = IfOp::create(builder_, loc, typesOf(node.results), values_.lookup(node.inputs[0]));
      OpBuilder::InsertionGuard guard(builder_);
      for (size_t i = 0; i < 2; ++i) {
        Block *block = openRegion(branch->getRegion(static_cast<unsigned>(i)), node.regions[i], loc);
        if (failed(importRegion(node.regions[i], block))) return failure();
        YieldOp::create(builder_, loc, valuesOf(node.regions[i].results));
      }
      op = branch;
      break;
    }
    case NodeKind::While: {
      const IntegerAttr limit =
          node.maximumIterations < 0 ? IntegerAttr() : builder_.getI64IntegerAttr(node.maximumIterations);
      auto loop = WhileOp::create(builder_, loc, typesOf(node.results), valuesOf(node.inputs), limit);
      OpBuilder::InsertionGuard guard(builder_);
      Block *condition = openRegion(loop.getCondition(), node.regions[0], loc);
      if (failed(importRegion(node.regions[0], condition))) return failure();
      ConditionOp::create(builder_, loc, values_.lookup(node.regions[0].results[0]));
      Block *body = openRegion(loop.getBody(), node.regions[1], loc);
      if (failed(importRegion(node.regions[1], body))) return failure();
      YieldOp::create(builder_, loc, valuesOf(node.regions[1].results));
      op = loop;
      break;
    }
    case NodeKind::Call: {
      declare(node.callee.get(), "callee" + std::to_string(symbols_.size()) + "." + node.callee->name, false);
      op = CallOp::create(builder_, loc, typesOf(node.results), symbols_[node.callee.get()], valuesOf(node.inputs));
      break;
    }
    }
    if (!op) return failure();
    if (!node.valueNames.empty()) {
      SmallVector<Attribute> names;
      for (const std::string &name : node.valueNames) names.push_back(builder_.getStringAttr(name));
      op->setAttr("names", builder_.getArrayAttr(names));
    }
    for (auto [id, value] : llvm::zip(node.results, op->getResults())) values_[id] = value;
    return success();
  }

  Operation *importOp(const Node &node, Location loc) {
    const ops::Op &info = node.info();
    OperationState state(loc, (StringRef("weft.") + info.name).str(), valuesOf(node.inputs), typesOf(node.results));
    for (size_t i = 0; i < info.attributes.size() && i < node.attributes.size(); ++i)
      if (const Attribute attribute = importAttribute(node.attributes[i], info.attributes[i].kind))
        state.addAttribute(info.attributes[i].name, attribute);
    return builder_.create(state);
  }

  Attribute importAttribute(const Attr &attr, ops::AttrKind kind) {
    using ops::AttrKind;
    if (!attr.given()) return {};
    switch (kind) {
    case AttrKind::Int:
      return builder_.getI64IntegerAttr(intOf(attr));
    case AttrKind::Float:
      return builder_.getF64FloatAttr(floatOf(attr));
    case AttrKind::Bool:
      return builder_.getBoolAttr(intOf(attr) != 0);
    case AttrKind::DType: {
      const Type type = elementType(context_, static_cast<int32_t>(intOf(attr)));
      return type ? TypeAttr::get(type) : Attribute();
    }
    case AttrKind::Shape:
      if (const auto *shape = attr.as<wrt::PartialShape>()) {
        if (!shape->hasRank()) return builder_.getUnitAttr();
        return builder_.getDenseI64ArrayAttr(shape->dims());
      }
      return builder_.getDenseI64ArrayAttr(intsOf(attr));
    case AttrKind::Ints:
      return builder_.getDenseI64ArrayAttr(intsOf(attr));
    case AttrKind::Floats:
      if (const auto *values = attr.as<std::vector<double>>()) return builder_.getDenseF64ArrayAttr(*values);
      return {};
    case AttrKind::String:
      return builder_.getStringAttr(stringOf(attr));
    case AttrKind::Strings: {
      SmallVector<Attribute> texts;
      if (const auto *values = attr.as<std::vector<std::string>>())
        for (const std::string &value : *values) texts.push_back(builder_.getStringAttr(value));
      return builder_.getArrayAttr(texts);
    }
    }
    return {};
  }

  Operation *importConstant(const Node &node, Location loc) {
    const wrt_tensor *tensor = node.constant.get();
    const Type element = elementType(context_, tensor->dtype);
    if (!element) {
      emitError(loc) << "the dtype of this value is not known: say the types of the arguments with --signature";
      return nullptr;
    }
    const auto type = RankedTensorType::get(ArrayRef(tensor->dims, static_cast<size_t>(tensor->rank)), element);
    const auto count = static_cast<size_t>(tensor->size);
    if (tensor->dtype == WRT_STRING) {
      SmallVector<StringRef> texts;
      for (const wrt_string &text : llvm::ArrayRef(static_cast<const wrt_string *>(tensor->data), count))
        texts.push_back(StringRef(text.data, static_cast<size_t>(text.size)));
      return ConstantOp::create(builder_, loc, type, DenseStringElementsAttr::get(type, texts));
    }
    if (wrt::isManaged(tensor->dtype)) {
      emitError(loc) << "a constant of this dtype cannot be compiled";
      return nullptr;
    }
    if (tensor->dtype == WRT_BOOL)
      return ConstantOp::create(
          builder_, loc, type,
          DenseElementsAttr::get(type, llvm::ArrayRef(static_cast<const bool *>(tensor->data), count)));
    const size_t bytes = count * static_cast<size_t>(elementBytes(tensor->dtype));
    const auto raw = llvm::ArrayRef(static_cast<const char *>(tensor->data), bytes);
    return ConstantOp::create(builder_, loc, type, DenseElementsAttr::getFromRawBuffer(type, raw));
  }

  // The runtime's wrt_dtype_size is not linked here.
  static int64_t elementBytes(int32_t dtype) {
    switch (dtype) {
    case WRT_INT8:
    case WRT_UINT8:
      return 1;
    case WRT_HALF:
    case WRT_BFLOAT16:
    case WRT_INT16:
    case WRT_UINT16:
      return 2;
    case WRT_FLOAT32:
    case WRT_INT32:
    case WRT_UINT32:
      return 4;
    case WRT_COMPLEX128:
      return 16;
    default:
      return 8;
    }
  }

  MLIRContext *context_;
  ModuleOp module_;
  OpBuilder builder_;
  const FuncGraph *graph_ = nullptr;
  llvm::DenseMap<ValueId, mlir::Value> values_;
  std::map<const FuncGraph *, std::string> symbols_;
  std::vector<std::pair<const FuncGraph *, bool>> pending_; // with whether it is asked for by name
};

} // namespace

OwningOpRef<ModuleOp> importGraphs(MLIRContext *context, ArrayRef<ImportedFunction> functions) {
  context->loadDialect<WeftDialect, func::FuncDialect>();
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
  Importer importer(context, *module);
  for (const ImportedFunction &function : functions) importer.declare(function.graph, function.symbol, true);
  if (failed(importer.run()) || failed(mlir::verify(*module))) return {};
  return module;
}

} // namespace weft::ir
