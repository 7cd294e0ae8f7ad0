// Writes the module's constant structures as LLVM constants, and entry points that pass them to the runtime.
#include "codegen/module_data.h"
#include "lower/lower.h"
#include "stage/graph/func_graph.h"

#include "core/module.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace weft::codegen {
using namespace llvm;

static_assert(sizeof(wrt_value_info) == 24 && sizeof(wrt_function_info) == 64 && sizeof(wrt_variable_info) == 32 &&
                  sizeof(wrt_module_info) == 56,
              "the structures below are laid out like these");
static_assert(sizeof(weft_value) == 24 && sizeof(weft_function) == 48 && sizeof(weft_module) == 64,
              "the structures below are laid out like these");

std::string symbolPart(const std::string &text) {
  std::string out = text;
  for (char &c : out)
    if (!llvm::isAlnum(c)) c = '_';
  return out;
}

namespace {

struct Writer {
  Module &module;
  const ModuleRequest &request;
  LLVMContext &context;
  Type *i32, *i64;
  PointerType *pointer;
  std::string prefix;

  Writer(Module &m, const ModuleRequest &r)
      : module(m), request(r), context(m.getContext()), i32(Type::getInt32Ty(context)), i64(Type::getInt64Ty(context)),
        pointer(PointerType::get(context, 0)), prefix(symbolPart(r.module)) {}

  Constant *number(int64_t value, Type *type) { return ConstantInt::getSigned(type, value); }
  Constant *null() { return ConstantPointerNull::get(pointer); }
  GlobalVariable *global(Constant *value, unsigned alignment = 8) {
    auto *made = new GlobalVariable(module, value->getType(), true, GlobalValue::PrivateLinkage, value, ".weft.module");
    made->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
    made->setAlignment(Align(alignment));
    return made;
  }
  Constant *text(const std::string &value) { return global(ConstantDataArray::getString(context, value), 1); }
  Constant *bytes(const std::string &value) { return global(ConstantDataArray::getString(context, value, false), 64); }
  Constant *ints(ArrayRef<int64_t> values) {
    return values.empty() ? null() : global(ConstantDataArray::get(context, values));
  }
  Constant *lines(ArrayRef<int32_t> values) {
    return values.empty() ? null() : global(ConstantDataArray::get(context, values));
  }
  Constant *fields(ArrayRef<Constant *> values) { return ConstantStruct::getAnon(context, values); }
  /// Pointer to an array of equal structs.
  Constant *list(ArrayRef<Constant *> items) {
    if (items.empty()) return null();
    return global(ConstantArray::get(ArrayType::get(items[0]->getType(), items.size()), items));
  }

  // The same value for the runtime (wrt_value_info) and for the application (weft_value).
  Constant *inside(const std::string &name, const TensorType &type) {
    const bool ranked = type.dtype && type.shape.hasRank();
    return fields({text(name), number(type.dtype, i32), number(ranked ? type.shape.rank() : -1, i32),
                   ranked ? ints(type.shape.dims()) : null()});
  }
  Constant *outside(const std::string &name, const TensorType &type) {
    const auto [code, bits] = dlpack(type.dtype);
    const bool ranked = type.dtype && type.shape.hasRank();
    return fields({text(name), number(int64_t{code} | int64_t{bits} << 8 | int64_t{1} << 16, i32),
                   number(ranked ? type.shape.rank() : -1, i32), ranked ? ints(type.shape.dims()) : null()});
  }
  static std::pair<uint8_t, uint8_t> dlpack(int32_t dtype) {
    switch (dtype) {
    case WRT_FLOAT32:
      return {2, 32};
    case WRT_FLOAT64:
      return {2, 64};
    case WRT_HALF:
      return {2, 16};
    case WRT_BFLOAT16:
      return {4, 16};
    case WRT_BOOL:
      return {6, 8};
    case WRT_INT8:
      return {0, 8};
    case WRT_INT16:
      return {0, 16};
    case WRT_INT32:
      return {0, 32};
    case WRT_INT64:
      return {0, 64};
    case WRT_UINT8:
      return {1, 8};
    case WRT_UINT16:
      return {1, 16};
    case WRT_UINT32:
      return {1, 32};
    case WRT_UINT64:
      return {1, 64};
    case WRT_COMPLEX64:
      return {5, 64};
    case WRT_COMPLEX128:
      return {5, 128};
    default:
      return {3, 64};
    }
  }

  Function *function(const std::string &name, Type *result, ArrayRef<Type *> parameters) {
    if (Function *known = module.getFunction(name)) return known;
    return Function::Create(FunctionType::get(result, parameters, false), GlobalValue::ExternalLinkage, name, module);
  }
  /// Defines `name` as a call of the runtime's `callee` with `first` before its own parameters.
  Function *forward(const std::string &name, const std::string &callee, Type *result, ArrayRef<Type *> parameters,
                    ArrayRef<Constant *> first, ArrayRef<unsigned> order) {
    Function *made = function(name, result, parameters);
    IRBuilder<> builder(BasicBlock::Create(context, "entry", made));
    SmallVector<llvm::Value *> arguments(first.begin(), first.end());
    SmallVector<Type *> types;
    for (const unsigned i : order) arguments.push_back(made->getArg(i));
    for (llvm::Value *argument : arguments) types.push_back(argument->getType());
    llvm::Value *value = builder.CreateCall(function(callee, result, types), arguments);
    if (result->isVoidTy())
      builder.CreateRetVoid();
    else
      builder.CreateRet(value);
    return made;
  }
};

bool isPure(const FuncGraph &graph) {
  bool pure = graph.captures.empty();
  forEachNode(graph.body, [&](const Node &node) {
    pure &= node.kind != NodeKind::Call && (node.kind != NodeKind::Op || node.info().effects == ops::Effects::None);
  });
  return pure;
}

} // namespace

void addModuleData(Module &module, const ModuleRequest &request, const std::vector<lower::SourcePlace> &places) {
  Writer w(module, request);
  // Places in other files than the module's have no line that the error could name.
  SmallVector<int32_t> lines;
  for (const lower::SourcePlace &place : places)
    lines.push_back(place.file == request.source ? static_cast<int32_t>(place.line) : 0);

  SmallVector<Constant *> insideFunctions, outsideVariables, insideVariables;
  for (const CompiledVariable &variable : request.variables) {
    const TensorType type{variable.dtype, wrt::PartialShape(variable.shape)};
    insideVariables.push_back(
        w.fields({w.inside(variable.name, type), variable.bytes.empty() ? w.null() : w.bytes(variable.bytes)}));
    outsideVariables.push_back(w.outside(variable.name, type));
  }
  struct Values {
    Constant *args, *results;
  };
  SmallVector<Values> outsideValues;
  for (const CompiledUnit &unit : request.functions) {
    const FuncGraph &graph = *unit.graph;
    SmallVector<Constant *> args, results, publicArgs, publicResults;
    for (const GraphInput &input : graph.inputs) {
      args.push_back(w.inside(input.name, input.type));
      publicArgs.push_back(w.outside(input.name, input.type));
    }
    for (size_t i = 0; i < graph.body.results.size(); ++i) {
      const std::string name = graph.body.results.size() == 1 ? "result" : "result_" + std::to_string(i);
      results.push_back(w.inside(name, graph.type(graph.body.results[i])));
      publicResults.push_back(w.outside(name, graph.type(graph.body.results[i])));
    }
    SmallVector<int32_t> captures(unit.variables.begin(), unit.variables.end());
    Constant *entry = module.getFunction(lower::entryName(request.module + "." + unit.name));
    insideFunctions.push_back(w.fields({w.text(unit.name), entry, w.list(args), w.list(results), w.lines(captures),
                                        w.text(unit.format), w.number(static_cast<int64_t>(args.size()), w.i32),
                                        w.number(static_cast<int64_t>(results.size()), w.i32),
                                        w.number(static_cast<int64_t>(captures.size()), w.i32), w.number(0, w.i32)}));
    outsideValues.push_back({w.list(publicArgs), w.list(publicResults)});
  }
  Constant *info =
      w.global(w.fields({w.text(request.module), w.text(request.source), w.lines(lines), w.list(insideFunctions),
                         w.list(insideVariables), w.number(static_cast<int64_t>(lines.size()), w.i32),
                         w.number(static_cast<int64_t>(request.functions.size()), w.i32),
                         w.number(static_cast<int64_t>(request.variables.size()), w.i32), w.number(0, w.i32)}));

  // Entry points.
  PointerType *p = w.pointer;
  SmallVector<Constant *> outsideFunctions;
  for (size_t i = 0; i < request.functions.size(); ++i) {
    const CompiledUnit &unit = request.functions[i];
    Function *run = w.forward(w.prefix + "_" + symbolPart(unit.name) + "_run", "wrt_module_run", w.i32, {p, p, p, p, p},
                              {info, w.number(static_cast<int64_t>(i), w.i32)}, {0, 1, 2, 3, 4});
    outsideFunctions.push_back(
        w.fields({w.text(unit.name), run, w.number(static_cast<int64_t>(unit.graph->inputs.size()), w.i32),
                  w.number(static_cast<int64_t>(unit.graph->body.results.size()), w.i32), outsideValues[i].args,
                  outsideValues[i].results, w.number(isPure(*unit.graph) ? 1 : 0, w.i32)}));
  }
  w.forward(w.prefix + "_state_create", "wrt_module_state_create", p, {p, p}, {info}, {0, 1});
  w.forward(w.prefix + "_state_destroy", "wrt_module_state_destroy", Type::getVoidTy(w.context), {p, p}, {}, {0, 1});
  for (size_t i = 0; i < request.variables.size(); ++i) {
    Function *made = w.function(w.prefix + "_state_" + symbolPart(request.variables[i].name), p, {p});
    IRBuilder<> builder(BasicBlock::Create(w.context, "entry", made));
    builder.CreateRet(builder.CreateCall(w.function("wrt_module_state_data", p, {p, w.i32}),
                                         {made->getArg(0), w.number(static_cast<int64_t>(i), w.i32)}));
  }
  Constant *description = w.global(
      w.fields({w.number(WEFT_ABI_VERSION, w.i32), w.text(request.module), w.text(request.source), w.text("weft"),
                w.number(static_cast<int64_t>(request.functions.size()), w.i32),
                w.number(static_cast<int64_t>(request.variables.size()), w.i32), w.list(outsideFunctions),
                w.list(outsideVariables), w.number(static_cast<int64_t>(request.variables.size() * 8), w.i64)}));
  Function *describe = w.function(w.prefix + "_module", p, {});
  IRBuilder<> builder(BasicBlock::Create(w.context, "entry", describe));
  builder.CreateRet(description);
  if (request.executable) w.forward("main", "wrt_module_main", w.i32, {w.i32, p}, {info}, {0, 1});
}

} // namespace weft::codegen
