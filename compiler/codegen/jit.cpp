// ORC's LLJIT. Each function gets a JITDylib of its own, so that names of different traces never meet.
#include "codegen/jit.h"

#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/ExecutionEngine/Orc/ThreadSafeModule.h"
#include "llvm/IR/Module.h"

namespace weft::codegen {

Jit::Jit() = default;
Jit::~Jit() = default;

std::unique_ptr<Jit> Jit::create(std::string &error) {
  auto made = llvm::orc::LLJITBuilder().create();
  if (!made) {
    error = llvm::toString(made.takeError());
    return nullptr;
  }
  std::unique_ptr<Jit> jit(new Jit);
  jit->jit_ = std::move(*made);
  return jit;
}

void *Jit::add(std::unique_ptr<llvm::Module> module, std::unique_ptr<llvm::LLVMContext> context,
               const std::string &symbol, std::string &error) {
  const auto failed = [&](llvm::Error e) -> void * {
    error = llvm::toString(std::move(e));
    return nullptr;
  };
  auto library = jit_->createJITDylib("trace" + std::to_string(modules_++));
  if (!library) return failed(library.takeError());
  const char prefix = jit_->getDataLayout().getGlobalPrefix();
  auto process = llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(prefix);
  if (!process) return failed(process.takeError());
  library->addGenerator(std::move(*process));
  if (auto e = jit_->addIRModule(*library, llvm::orc::ThreadSafeModule(std::move(module), std::move(context))))
    return failed(std::move(e));
  auto address = jit_->lookup(*library, symbol);
  if (!address) return failed(address.takeError());
  return address->toPtr<void *>();
}

} // namespace weft::codegen
