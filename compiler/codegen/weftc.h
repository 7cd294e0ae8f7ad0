// What the driver sees of libweftc, the shared library with MLIR and LLVM: it is loaded with dlopen by the commands
// that need it, and found by its one C symbol. No LLVM header here.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/stages.h"

struct wrt_frame;
struct wrt_tensor;

namespace weft {
struct FuncGraph;

struct CompileOptions {
  std::string triple;            // empty: this machine
  std::string cpu = "x86-64-v3"; // "native" for code that stays here
  int optimize = 3;
  bool simplify = true; // run the graph passes
  StageTimes *times = nullptr; // where the stages' times are counted; may be null
};

/// A place of the program, for errors of compiled code: `wrt_frame::source` is an index into a table of these.
struct CompiledPlace {
  std::string file;
  uint32_t line = 0, column = 0;
};

/// A function in memory. Lives as long as its compiler.
struct CompiledFunction {
  /// Borrowed arguments (inputs, then captures); results are owned by the caller; after an error in
  /// the frame they may be NULL.
  void (*call)(wrt_frame *frame, wrt_tensor *const *arguments, wrt_tensor **results) = nullptr;
  size_t argumentCount = 0, resultCount = 0;
  std::vector<CompiledPlace> places;
};

struct CompiledUnit {
  std::string name; // the Python function's name, part of symbols
  const FuncGraph *graph = nullptr;
  std::vector<uint32_t> variables; // ahead of time: for each capture its number among ModuleRequest::variables
  std::string format;              // ahead of time: how an executable prints the results, see runtime/core/module.h
};

/// A tf.Variable of a module, with its initial value.
struct CompiledVariable {
  std::string name;
  int32_t dtype = 0;
  std::vector<int64_t> shape;
  std::string bytes; // raw elements
};

struct ModuleRequest {
  std::string module; // prefix of symbols
  std::string source; // path of the Python file, as messages name it
  std::vector<CompiledUnit> functions;
  std::vector<CompiledVariable> variables;
  bool executable = false; // add `main` for the first function
  bool object = true, archive = false, assembly = false, llvm = false;
};

/// Texts and code of a module that is compiled ahead of time. Empty members: not asked for.
struct ModuleOutput {
  std::string object, archive, assembly, llvm; // archive: a static library of the object
};

class Compiler {
public:
  virtual ~Compiler() = default;
  /// The graph as MLIR text: after `stage` "graph" (as imported), "graph-opt", "lowered", "llvm" or "asm". Empty with
  /// `error` set.
  virtual std::string print(const std::vector<CompiledUnit> &functions, const std::string &stage,
                            const CompileOptions &options, std::string &error) = 0;
  /// Compiles for use in this process. Null with `error` set.
  virtual std::unique_ptr<CompiledFunction> compile(const CompiledUnit &function, const CompileOptions &options,
                                                    std::string &error) = 0;
  /// Compiles ahead of time. False with `error` set.
  virtual bool compileModule(const ModuleRequest &request, const CompileOptions &options, ModuleOutput &out,
                             std::string &error) = 0;
  virtual std::string llvmVersion() const = 0;
};

} // namespace weft

weft::Compiler *weftc_create();
extern "C" {
/// The symbol of libweftc that the driver looks up; the caller deletes the result.
weft::Compiler *weftc_open();
}
