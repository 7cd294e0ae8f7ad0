// Code in memory, for `run`: one LLJIT for the process.
#pragma once
#include <memory>
#include <string>

namespace llvm {
class LLVMContext;
class Module;
namespace orc {
class LLJIT;
}
} // namespace llvm

namespace weft::codegen {

class Jit {
public:
  /// Null with `error` set if this machine cannot run code of LLVM's.
  static std::unique_ptr<Jit> create(std::string &error);
  ~Jit();
  /// Compiles the (optimised) module and gives the address of `symbol`; NULL with `error` set. Symbols that the module
  /// lacks are those of the process. Safe from one thread at a time.
  void *add(std::unique_ptr<llvm::Module> module, std::unique_ptr<llvm::LLVMContext> context, const std::string &symbol,
            std::string &error);

private:
  Jit();
  std::unique_ptr<llvm::orc::LLJIT> jit_;
  int modules_ = 0;
};

} // namespace weft::codegen
