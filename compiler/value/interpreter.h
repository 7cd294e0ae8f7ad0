// The evaluator's state as natives see it: output, modules, the stack of frames. The evaluator itself is
// stage/evaluator.
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "base/source.h"
#include "value/objects.h"

namespace weft::py {

/// One running Python function (or module body), innermost first by `back`.
class FrameInfo {
public:
  FrameInfo *back = nullptr;
  /// The place being evaluated now.
  virtual SourceRange currentRange() const = 0;
  virtual std::string functionName() const = 0;
  /// Value of a local or closure name in this frame, or null.
  virtual Value local(Symbol name) const = 0;
  virtual Ref<Dict> globals() const = 0;
  /// What `locals()` gives.
  virtual Ref<Dict> locals() const { return makeDict(); }
  /// The first parameter's value (`self` in a method), or null.
  virtual Value firstArgument() const { return {}; }

protected:
  ~FrameInfo() = default;
};

/// `super()` as written in that frame's function.
Value superInFrame(const FrameInfo &frame);

class InterpreterState {
public:
  /// Where `print` and sys.stdout write; the default is a buffered stdout.
  std::function<void(std::string_view)> writeOutput;
  std::function<void(std::string_view)> writeError;
  void flush();
  FrameInfo *frame = nullptr; // innermost, or null
  Value handled;              // the exception of the innermost running `except` block (sys.exc_info()), or null
  int depth = 0, recursionLimit = 1000;
  std::string scriptDirectory; // where `import` looks for .py files first
  /// eval (`statements` false) and exec; the evaluator sets it. `locals` may be null: then they are `globals`.
  Value (*evaluate)(const std::string &text, Dict &globals, Dict *locals, bool statements) = nullptr;
  /// sys.modules.
  Ref<Dict> modules;
  /// Innermost frame's place; an empty range outside.
  SourceRange currentRange() const { return frame ? frame->currentRange() : SourceRange(); }
};
InterpreterState &interpreter();

/// A native module that exists from its first import on: `fill` adds attributes or sets `lazy`; false with an exception
/// pending.
void registerModule(std::string name, std::function<bool(Module &)> fill);
/// A module written in Python, parsed at its first import.
void registerPreludeModule(std::string name, std::string_view source);
/// `import name` (dotted names too): the module itself (the last part), or null with ImportError pending.
Value importModule(const std::string &name);

/// Sets `name` in a module and makes a native function of it with a Signature given as text; `code` gets the bound
/// values.
void defineFunction(Module &module, std::string_view name, std::string_view parameters,
                    std::function<Value(const Value *)> code);

} // namespace weft::py
