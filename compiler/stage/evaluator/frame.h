// Frame: one activation of a Code.
#pragma once
#include "stage/evaluator/code.h"
#include "value/interpreter.h"

namespace weft::py {

class Function;
class Generator;

class Frame final : public FrameInfo {
public:
  /// `function` is null for modules and class bodies. Cells from outside come from `closure`, in the order of
  /// Scope::freeCells.
  Frame(const Code &frameCode, Dict &frameGlobals, const std::vector<Ref<Cell>> *closure, Function *frameFunction);
  Frame(const Frame &) = delete;
  ~Frame();

  const Code &code;
  Dict &globalDict;
  Function *function;
  Dict *names = nullptr; // of a module or class body: where its names are
  Value *slots;
  Ref<Cell> *cells;
  SourceRange where;
  Value result; // of `return`
  Generator *generator = nullptr;
  Value iterable; // a comprehension's first iterable

  SourceRange currentRange() const override { return where; }
  std::string functionName() const override;
  Value local(Symbol name) const override;
  Ref<Dict> globals() const override { return Ref<Dict>(&globalDict); }
  Ref<Dict> locals() const override { return snapshot(); }
  Value firstArgument() const override { return code.positional ? local(code.parameters[0].name) : Value(); }
  /// The cells that a function with this scope, defined in this frame, takes along.
  std::vector<Ref<Cell>> closureFor(const Scope &inner) const;
  /// Names and values that locals() shows.
  Ref<Dict> snapshot() const;

private:
  static constexpr uint32_t inlineSlots = 12, inlineCells = 4;
  Value inlineSlots_[inlineSlots];
  Ref<Cell> inlineCells_[inlineCells];
  std::unique_ptr<Value[]> manySlots_;
  std::unique_ptr<Ref<Cell>[]> manyCells_;
};

/// Puts `frame` on the interpreter's stack for its lifetime; `ok()` is false (RecursionError pending) when the stack is
/// too deep.
class ActiveFrame {
public:
  explicit ActiveFrame(Frame &frame);
  ~ActiveFrame();
  bool ok() const { return ok_; }

private:
  Frame &frame_;
  bool ok_;
};

/// Runs the body; adds a line to the traceback when it fails. Null on error, else the returned value.
Value runFrame(Frame &frame);

/// The builtins that names fall back to.
Dict &builtinNames();

} // namespace weft::py
