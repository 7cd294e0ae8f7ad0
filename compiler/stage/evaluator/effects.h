// What a piece of Python code does to objects that were there before it, so that it can be run again.
//
// Tracing runs code more often than the program does: the body of a loop of the graph until its types settle, the body
// of a Python range to see whether the graph can loop over it. While an Effects lives, the evaluator tells it of each
// change: it keeps what was there before (and holds printed text back), and takes all of it back unless commit() is
// called. A refusing one lets no change happen at all, and remembers the first.
//
// Not undone: files, random state, the advance of an iterator.
#pragma once
#include <functional>
#include <string>
#include <unordered_set>
#include <vector>

#include "base/source.h"
#include "value/objects.h"

namespace weft::py {

class Effects {
public:
  enum class Mode : uint8_t { Undo, Refuse };
  explicit Effects(Mode mode);
  ~Effects();
  Effects(const Effects &) = delete;
  void commit() { committed_ = true; }

  /// The innermost one, or null.
  static Effects *current() { return current_; }
  /// Objects of this class stand for a number that is not known: native code that is not told of them refuses them.
  static void setUnknownNumber(Type *cls) { unknownNumber_ = cls; }
  /// True where the first refusal was; `reason` says what it was about.
  bool refused() const { return !reason_.empty(); }
  const std::string &reason() const { return reason_; }
  SourceRange where() const { return where_; }

  // What the evaluator tells. False: refused, with an exception pending that no handler of the user's catches.
  static bool beforeCall(const Value &callee, const Args &args);
  static void afterCall(const Value &callee, const Value &result);
  static bool beforeAttribute(const Value &owner, Symbol name);
  static bool beforeItem(const Value &owner);
  static bool beforeInPlace(const Value &owner, BinaryOp op);
  static bool beforeGlobal(Dict &globals, Symbol name);
  static bool beforeCell(Cell &cell, bool managed);
  static bool beforeIteration(const Value &iterable);
  /// `value` came into being just now: what is done to it is nobody's business.
  static void made(const Value &value) {
    if (current_ && value.isObject()) current_->noteMade(value);
  }
  /// Refuses in the innermost refusing one; true where there is none.
  static bool refuse(const std::string &reason);

private:
  bool isNew(const Object *object) const { return new_.count(object) != 0; }
  void noteMade(const Value &value);
  /// Asks each level for which `object` is old: null if none refuses and none must undo; `refused` is set where one
  /// does.
  static Effects *levelFor(const Object *object, const char *reason, bool &refused);
  static bool beforeMethod(const Value &self, const std::string &name);
  void keepContents(const Value &container);

  static Effects *current_;
  static Type *unknownNumber_;
  friend class SuspendedEffects;
  const Mode mode_;
  Effects *const outer_;
  bool committed_ = false;
  std::string reason_;
  SourceRange where_;
  std::vector<std::function<void()>> undo_;
  std::unordered_set<const Object *> kept_; // containers whose contents are in undo_
  std::unordered_set<const Object *> new_;
  std::vector<Value> alive_; // keeps the addresses in new_ and kept_ from being used again
  std::string output_;
  std::function<void(std::string_view)> write_;
};

/// Code whose effects stay whatever becomes of the code around: a traced function that is kept, a module that is
/// imported.
class SuspendedEffects {
public:
  SuspendedEffects();
  ~SuspendedEffects();
  SuspendedEffects(const SuspendedEffects &) = delete;

private:
  Effects *const before_;
  std::function<void(std::string_view)> write_;
};

/// The class of the exception that a refusal raises: below BaseException only.
Type &traceAgainType();

} // namespace weft::py
