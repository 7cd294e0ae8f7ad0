// Constant data of the lowered module.
#include "lower/statics.h"
#include "ir/dialect.h"

#include "core/attr.h"
#include "core/dtype.h"
#include "core/tensor.h"

namespace weft::lower {
using namespace mlir;

static_assert(sizeof(wrt_tensor) == 104 && offsetof(wrt_tensor, storage) == 40 && offsetof(wrt_tensor, size) == 48,
              "Statics::tensor lays wrt_tensor out");
static_assert(sizeof(wrt_storage) == 48 && offsetof(wrt_storage, data) == 24, "Statics::tensor lays wrt_storage out");

Statics::Statics(ModuleOp module)
    : module_(module), context_(module.getContext()), pointer_(LLVM::LLVMPointerType::get(context_)),
      top_(module.getBodyRegion()) {}

std::string Statics::fresh(StringRef stem) { return (".weft." + stem + "." + Twine(counter_++)).str(); }

Value Statics::address(OpBuilder &builder, Location loc, StringRef symbol) {
  return LLVM::AddressOfOp::create(builder, loc, pointer_, symbol);
}

LLVM::LLVMFuncOp Statics::declare(StringRef name, Type result, TypeRange parameters) {
  if (auto known = module_.lookupSymbol<LLVM::LLVMFuncOp>(name)) return known;
  const Type type =
      LLVM::LLVMFunctionType::get(result ? result : LLVM::LLVMVoidType::get(context_), llvm::to_vector(parameters));
  return LLVM::LLVMFuncOp::create(top_, UnknownLoc::get(context_), name, type);
}

Value Statics::functionAddress(OpBuilder &builder, Location loc, StringRef name) {
  declare(name, IntegerType::get(context_, 32), {pointer_});
  return address(builder, loc, name);
}

Value Statics::call(OpBuilder &builder, Location loc, StringRef name, Type result, ValueRange arguments) {
  auto callee = declare(name, result, arguments.getTypes());
  auto call = LLVM::CallOp::create(builder, loc, callee, arguments);
  return result ? call.getResult() : Value();
}

void Statics::global(StringRef name, Type type, bool isConstant, unsigned alignment, Location loc,
                     llvm::function_ref<Value(OpBuilder &)> make) {
  auto op = LLVM::GlobalOp::create(top_, loc, type, isConstant, LLVM::Linkage::Private, name, Attribute(), alignment);
  OpBuilder inside(context_);
  inside.createBlock(&op.getInitializerRegion());
  LLVM::ReturnOp::create(inside, loc, make(inside));
}

std::string Statics::bytesSymbol(StringRef bytes, unsigned alignment) {
  const std::string key = std::to_string(alignment) + ":" + bytes.str();
  std::string &symbol = byteGlobals_[key];
  if (!symbol.empty()) return symbol;
  symbol = fresh("bytes");
  const Type type = LLVM::LLVMArrayType::get(IntegerType::get(context_, 8), bytes.size());
  LLVM::GlobalOp::create(top_, UnknownLoc::get(context_), type, true, LLVM::Linkage::Private, symbol,
                         StringAttr::get(context_, bytes), alignment);
  return symbol;
}
std::string Statics::intsSymbol(ArrayRef<int64_t> values) {
  return bytesSymbol(StringRef(reinterpret_cast<const char *>(values.data()), values.size() * 8), 8);
}
Value Statics::bytes(OpBuilder &builder, Location loc, StringRef text) {
  return address(builder, loc, bytesSymbol(text, 16));
}
Value Statics::ints(OpBuilder &builder, Location loc, ArrayRef<int64_t> values) {
  return address(builder, loc, intsSymbol(values));
}

std::string rawElements(DenseElementsAttr value) {
  const int64_t count = value.getNumElements();
  if (value.getElementType().isInteger(1)) {
    std::string out;
    for (const bool element : value.getValues<bool>()) out += static_cast<char>(element);
    return out;
  }
  const ArrayRef<char> raw = value.getRawData();
  if (!value.isSplat()) return std::string(raw.data(), raw.size());
  std::string out;
  for (int64_t i = 0; i < count; ++i) out.append(raw.data(), raw.size());
  return out;
}

namespace {

/// Builds one struct constant field by field.
struct StructBuilder {
  OpBuilder &builder;
  Location loc;
  Value value;
  int64_t next = 0;

  StructBuilder(OpBuilder &b, Location l, Type type) : builder(b), loc(l), value(LLVM::UndefOp::create(b, l, type)) {}
  void add(Value field) { value = LLVM::InsertValueOp::create(builder, loc, value, field, ArrayRef<int64_t>{next++}); }
  void addInt(int64_t number, unsigned width) {
    const Type type = builder.getIntegerType(width);
    add(LLVM::ConstantOp::create(builder, loc, type, IntegerAttr::get(type, number)));
  }
  void addNull() { add(LLVM::ZeroOp::create(builder, loc, LLVM::LLVMPointerType::get(builder.getContext()))); }
};

} // namespace

Value Statics::tensor(OpBuilder &builder, Location loc, DenseElementsAttr value) {
  std::string &symbol = tensors_[value];
  if (symbol.empty()) {
    const auto type = cast<RankedTensorType>(value.getType());
    const int32_t dtype = ir::dtypeOf(type.getElementType());
    const std::string data = bytesSymbol(rawElements(value), 64);
    const std::string dims = intsSymbol(type.getRank() ? type.getShape() : ArrayRef<int64_t>{0});
    const std::string storage = fresh("storage");
    const Type i32 = IntegerType::get(context_, 32), i64 = IntegerType::get(context_, 64);
    const auto storageType =
        LLVM::LLVMStructType::getLiteral(context_, {i32, i32, i64, i64, pointer_, pointer_, pointer_});
    const int64_t count = value.getNumElements();
    // Not constant: views count their references.
    global(storage, storageType, false, 8, loc, [&](OpBuilder &b) {
      StructBuilder s(b, loc, storageType);
      s.addInt(1, 32);
      s.addInt(dtype, 32);
      s.addInt(static_cast<int64_t>(rawElements(value).size()), 64);
      s.addInt(count, 64);
      s.add(address(b, loc, data));
      s.addNull();
      s.addNull();
      return s.value;
    });
    const auto tensorType = LLVM::LLVMStructType::getLiteral(
        context_, {i32, i32, i32, i32, pointer_, pointer_, pointer_, pointer_, i64, LLVM::LLVMArrayType::get(i64, 6)});
    symbol = fresh("tensor");
    global(symbol, tensorType, false, 8, loc, [&](OpBuilder &b) {
      StructBuilder s(b, loc, tensorType);
      s.addInt(1, 32);
      s.addInt(dtype, 32);
      s.addInt(type.getRank(), 32);
      s.addInt(WRT_STATIC, 32);
      s.add(address(b, loc, dims));
      s.addNull();
      s.add(address(b, loc, data));
      s.add(address(b, loc, storage));
      s.addInt(count, 64);
      s.add(LLVM::ZeroOp::create(b, loc, LLVM::LLVMArrayType::get(i64, 6)));
      return s.value;
    });
  }
  return address(builder, loc, symbol);
}

std::string Statics::stringsSymbol(ArrayAttr texts, Location loc) {
  const Type i64 = IntegerType::get(context_, 64);
  const auto element = LLVM::LLVMStructType::getLiteral(context_, {pointer_, i64});
  const auto type = LLVM::LLVMArrayType::get(element, texts.size());
  SmallVector<std::string> symbols;
  for (Attribute text : texts) symbols.push_back(bytesSymbol(cast<StringAttr>(text).getValue(), 1));
  const std::string symbol = fresh("strings");
  global(symbol, type, true, 8, loc, [&](OpBuilder &b) {
    StructBuilder array(b, loc, type);
    for (auto [text, name] : llvm::zip(texts, symbols)) {
      StructBuilder s(b, loc, element);
      s.add(address(b, loc, name));
      s.addInt(static_cast<int64_t>(cast<StringAttr>(text).getValue().size()), 64);
      array.add(s.value);
    }
    return array.value;
  });
  return symbol;
}

namespace {

/// One wrt_attr: kind, count, and either a number's bits or the symbol of data.
struct StaticAttr {
  int32_t kind = WRT_ATTR_NONE;
  int32_t count = 0;
  int64_t bits = 0;
  std::string symbol;
};

} // namespace

Value Statics::attributes(OpBuilder &builder, Location loc, Operation *op, const ops::Op &info) {
  if (info.attributes.empty()) return LLVM::ZeroOp::create(builder, loc, pointer_);
  SmallVector<StaticAttr> attrs;
  for (const ops::Attribute &attribute : info.attributes) {
    StaticAttr a;
    const Attribute value = op->getAttr(attribute.name);
    const auto list = [&](int32_t kind, DenseI64ArrayAttr values) {
      a = {kind, static_cast<int32_t>(values.size()), 0,
           intsSymbol(values.size() ? values.asArrayRef() : ArrayRef<int64_t>{0})};
    };
    if (!value) {
    } else if (attribute.kind == ops::AttrKind::Bool) {
      a = {WRT_ATTR_BOOL, 0, cast<BoolAttr>(value).getValue(), {}};
    } else if (const auto integer = dyn_cast<IntegerAttr>(value)) {
      a = {WRT_ATTR_INT, 0, integer.getInt(), {}};
    } else if (const auto real = dyn_cast<FloatAttr>(value)) {
      a = {WRT_ATTR_FLOAT, 0, llvm::bit_cast<int64_t>(real.getValueAsDouble()), {}};
    } else if (const auto type = dyn_cast<TypeAttr>(value)) {
      a = {WRT_ATTR_DTYPE, 0, ir::dtypeOf(type.getValue()), {}};
    } else if (const auto ints = dyn_cast<DenseI64ArrayAttr>(value)) {
      list(attribute.kind == ops::AttrKind::Shape ? WRT_ATTR_SHAPE : WRT_ATTR_INTS, ints);
    } else if (isa<UnitAttr>(value)) {
      a = {WRT_ATTR_SHAPE, -1, 0, {}};
    } else if (const auto reals = dyn_cast<DenseF64ArrayAttr>(value)) {
      const ArrayRef<double> v = reals.asArrayRef();
      a = {WRT_ATTR_FLOATS, static_cast<int32_t>(v.size()), 0,
           bytesSymbol(StringRef(reinterpret_cast<const char *>(v.data()), v.size() * 8), 8)};
    } else if (const auto text = dyn_cast<StringAttr>(value)) {
      a = {WRT_ATTR_STRING, static_cast<int32_t>(text.size()), 0, bytesSymbol(text.getValue(), 1)};
    } else if (const auto texts = dyn_cast<ArrayAttr>(value)) {
      a = {WRT_ATTR_STRINGS, static_cast<int32_t>(texts.size()), 0, stringsSymbol(texts, loc)};
    }
    attrs.push_back(std::move(a));
  }
  const Type i32 = IntegerType::get(context_, 32), i64 = IntegerType::get(context_, 64);
  SmallVector<Type> types;
  for (const StaticAttr &a : attrs)
    types.push_back(LLVM::LLVMStructType::getLiteral(context_, {i32, i32, a.symbol.empty() ? i64 : Type(pointer_)}));
  const auto type = LLVM::LLVMStructType::getLiteral(context_, types);
  const std::string symbol = fresh("attributes");
  global(symbol, type, true, 8, loc, [&](OpBuilder &b) {
    StructBuilder all(b, loc, type);
    for (auto [a, field] : llvm::zip(attrs, types)) {
      StructBuilder s(b, loc, field);
      s.addInt(a.kind, 32);
      s.addInt(a.count, 32);
      if (a.symbol.empty())
        s.addInt(a.bits, 64);
      else
        s.add(address(b, loc, a.symbol));
      all.add(s.value);
    }
    return all.value;
  });
  return address(builder, loc, symbol);
}

} // namespace weft::lower
