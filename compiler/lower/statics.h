// Constant data of the lowered module: tensors, attributes of calls, texts; and declarations of the runtime's
// functions.
#pragma once
#include "ops/op_table.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace weft::lower {

class Statics {
public:
  explicit Statics(mlir::ModuleOp module);

  mlir::LLVM::LLVMPointerType pointer() const { return pointer_; }
  /// Address of a function of the runtime, declared at first use.
  mlir::Value functionAddress(mlir::OpBuilder &builder, mlir::Location loc, llvm::StringRef name);
  /// Calls a function of the runtime, declared at first use. `result` is null for void.
  mlir::Value call(mlir::OpBuilder &builder, mlir::Location loc, llvm::StringRef name, mlir::Type result,
                   mlir::ValueRange arguments);
  /// A wrt_tensor for a constant of fixed-size dtype, laid out statically; null for dtypes without such a form.
  mlir::Value tensor(mlir::OpBuilder &builder, mlir::Location loc, mlir::DenseElementsAttr value);
  /// Address of constant bytes (of int64s for the second).
  mlir::Value bytes(mlir::OpBuilder &builder, mlir::Location loc, llvm::StringRef bytes);
  mlir::Value ints(mlir::OpBuilder &builder, mlir::Location loc, llvm::ArrayRef<int64_t> values);
  /// Array of wrt_attr for the attributes of `op`; a null pointer for an op without any.
  mlir::Value attributes(mlir::OpBuilder &builder, mlir::Location loc, mlir::Operation *op, const ops::Op &info);

private:
  std::string fresh(llvm::StringRef stem);
  std::string bytesSymbol(llvm::StringRef bytes, unsigned alignment);
  std::string intsSymbol(llvm::ArrayRef<int64_t> values);
  std::string stringsSymbol(mlir::ArrayAttr texts, mlir::Location loc);
  mlir::Value address(mlir::OpBuilder &builder, mlir::Location loc, llvm::StringRef symbol);
  mlir::LLVM::LLVMFuncOp declare(llvm::StringRef name, mlir::Type result, mlir::TypeRange parameters);
  /// A global whose initialiser `make` computes as constants.
  void global(llvm::StringRef name, mlir::Type type, bool isConstant, unsigned alignment, mlir::Location loc,
              llvm::function_ref<mlir::Value(mlir::OpBuilder &)> make);

  mlir::ModuleOp module_;
  mlir::MLIRContext *context_;
  mlir::LLVM::LLVMPointerType pointer_;
  mlir::OpBuilder top_; // at the start of the module
  llvm::StringMap<std::string> byteGlobals_;
  llvm::DenseMap<mlir::Attribute, std::string> tensors_;
  int counter_ = 0;
};

/// The raw elements as they lie in a tensor: bools a byte each, others as they are.
std::string rawElements(mlir::DenseElementsAttr value);

} // namespace weft::lower
