// LLVM's side of compilation: the target machine, optimisation, object and assembly text.
#pragma once
#include <memory>
#include <string>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace weft::codegen {

struct TargetOptions {
  std::string triple;            // empty: of this machine
  std::string cpu = "x86-64-v3"; // or "native"
  int optimize = 3;              // 0..3
};

/// Null with `error` set for an unknown target or CPU.
std::unique_ptr<llvm::TargetMachine> makeTarget(const TargetOptions &options, std::string &error);

/// Runs LLVM's pipeline for the level on the module, which is given the target's layout. Values are not changed: no
/// fast-math, no contraction.
void optimize(llvm::Module &module, llvm::TargetMachine &target, int level);

/// Object file or assembly in `out`; false with `error` set.
bool emit(llvm::Module &module, llvm::TargetMachine &target, bool assembly, std::string &out, std::string &error);

/// A static library with one object; false with `error` set.
bool makeArchive(const std::string &name, const std::string &object, std::string &out, std::string &error);

} // namespace weft::codegen
