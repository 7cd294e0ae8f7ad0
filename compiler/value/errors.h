// Python exceptions: the classes, and the one pending exception ("error indicator").
//
// There are no C++ exceptions. A function that fails raises here and returns the null Value (or false, or -1).
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "base/source.h"
#include "value/type.h"

namespace weft {
struct Diagnostic;
}

namespace weft::py {

/// One line of a traceback.
struct TraceEntry {
  SourceRange range;
  std::string function;
};

class Exception : public Container {
public:
  explicit Exception(Type *cls) : Container(cls) {}
  void clear() override;
  static bool classof(const Object &object) { return object.type->isException; }
  Value args;           // a tuple
  Value cause, context; // exceptions, or null
  bool suppressContext = false;
  std::vector<TraceEntry> trace;                // innermost first
  std::shared_ptr<const Diagnostic> diagnostic; // what weft reports where the exception ends a command, or null
};

/// The builtin classes: exceptions().ValueError ...
struct ExceptionTypes {
#define WEFT_EXCEPTION(name, base) Type *name = nullptr;
#include "value/exceptions.def"
};
const ExceptionTypes &exceptions();

/// Makes a new exception class for natives (tf.errors...). `base` is an exception class.
Type &newExceptionType(std::string_view name, Type *base, std::string_view module = "builtins");

/// Makes `message` of class `cls` pending. Returns null, so `return raise(...)` works where a Value is due.
Value raiseText(Type *cls, std::string message);
template <typename... A> Value raise(Type *cls, fmt::format_string<A...> format, A &&...args) {
  return raiseText(cls, fmt::format(format, std::forward<A>(args)...));
}
/// With an args tuple of one object that is not text (KeyError).
Value raiseWith(Type *cls, const Value &argument);
/// Makes an exception object, or an instance of an exception class, pending (`raise x`); TypeError if it is neither.
Value raiseValue(const Value &exception);

template <typename... A> Value raiseTypeError(fmt::format_string<A...> format, A &&...args) {
  return raiseText(exceptions().TypeError, fmt::format(format, std::forward<A>(args)...));
}
template <typename... A> Value raiseValueError(fmt::format_string<A...> format, A &&...args) {
  return raiseText(exceptions().ValueError, fmt::format(format, std::forward<A>(args)...));
}
Value raiseAttributeError(const Value &object, Symbol name);

/// The pending exception, or null.
Exception *pending();
/// Takes the pending exception away.
Value takePending();
void restorePending(Value exception);
void clearPending();
/// Whether an exception is pending whose class is `cls` or below.
bool pendingMatches(const Type *cls);

/// Exception object of `cls` with a message, not raised.
Ref<Exception> makeException(Type *cls, std::string message);
/// str(exception).
std::string exceptionText(const Exception &exception);
/// "ValueError: text" as the last line of a traceback; classes outside builtins and __main__ with their module.
std::string exceptionLine(const Exception &exception);
/// The whole traceback with causes and contexts, as CPython writes it on stderr; ends with a newline.
std::string formatTraceback(const Exception &exception);

} // namespace weft::py
