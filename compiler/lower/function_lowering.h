// Lowers one function; see lower.h for what comes out. The passes over control flow and the ownership of handles are
// here, scalars in scalar_ops.h, constant data in statics.h.
//
// Ownership: a handle belongs to the block that made it and is released there after its last use; what a block yields
// passes to whoever gets it. Handles from blocks above are borrowed. Every handle may be NULL, after an error.
#pragma once
#include "ir/dialect.h"
#include "lower/scalar_ops.h"
#include "lower/sources.h"
#include "lower/statics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace weft::lower {

class FunctionLowering : ErrorEmitter {
public:
  FunctionLowering(mlir::ModuleOp source, mlir::ModuleOp target, Statics &statics, SourceTable &sources);
  mlir::LogicalResult run(mlir::func::FuncOp function);

private:
  // What a source value has become.
  struct Lowered {
    mlir::Value value;  // register or handle
    bool owned = false; // a handle that its block releases
  };
  // Which handles of a block end where.
  struct Ends {
    llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value>> after;
    llvm::SmallVector<mlir::Value> unused; // block arguments without a use
  };

  mlir::Type loweredType(mlir::Type tensor);
  mlir::Value lowered(mlir::Value source) { return values_.lookup(source).value; }
  void define(mlir::Value source, mlir::Value value, bool owned) { values_[source] = {value, owned}; }

  // Blocks and control flow.
  Ends findEnds(mlir::Block &block);
  mlir::LogicalResult lowerOps(mlir::Block &block, const Ends &ends);
  llvm::SmallVector<mlir::Value> yielded(mlir::Operation *terminator, mlir::TypeRange types, const Ends &ends);
  mlir::LogicalResult lowerOp(mlir::Operation *op);
  mlir::LogicalResult lowerIf(ir::IfOp op);
  mlir::LogicalResult lowerWhile(ir::WhileOp op);
  mlir::LogicalResult lowerRegion(mlir::Region &region, mlir::TypeRange types);
  bool mayFail(mlir::Operation *loop);

  // Ops.
  mlir::LogicalResult lowerConstant(ir::ConstantOp op);
  mlir::LogicalResult lowerCall(ir::CallOp op);
  mlir::LogicalResult lowerElement(ir::ElementOp op);
  mlir::LogicalResult lowerKernel(mlir::Operation *op, const ops::Op &info);

  // Registers and handles.
  mlir::Value asHandle(mlir::Value source, llvm::SmallVectorImpl<mlir::Value> &temporaries);
  mlir::Value box(mlir::Value value, mlir::Type tensor);
  mlir::Value unbox(mlir::Value handle, mlir::Type tensor);
  mlir::Value asBool(mlir::Value source);
  void retain(mlir::Value handle);
  void release(mlir::Value handle);
  void releaseAll(llvm::ArrayRef<mlir::Value> sources);
  mlir::Value frameError();
  void failIf(mlir::Value condition, int32_t status, const char *message) override;

  // Scratch memory of the function, one of a kind for all calls.
  mlir::Value scratch(mlir::Value &slot, mlir::Type element, int64_t count);
  mlir::Value pointerAt(mlir::Value array, int64_t index);
  mlir::Value constant(int64_t value, unsigned width);
  mlir::LogicalResult makeEntry(mlir::func::FuncOp source, mlir::func::FuncOp body);

  mlir::ModuleOp source_, target_;
  Statics &statics_;
  SourceTable &sources_;
  mlir::OpBuilder builder_;
  mlir::Location loc_;
  mlir::Value frame_;
  mlir::Block *entry_ = nullptr;
  mlir::Value inputSlots_, outputSlots_, scalarSlot_;
  int64_t maxInputs_ = 1, maxOutputs_ = 1;
  llvm::DenseMap<mlir::Value, Lowered> values_;
  uint64_t nextCall_ = 1;
};

} // namespace weft::lower
