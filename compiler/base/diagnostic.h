// What weft says to its user about a program: kinds of diagnostics, one diagnostic, the sink that collects them.
//
// Kinds are listed in diagnostics.def. A code is never used again for something else.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/source.h"

namespace weft {

enum class Severity { Error, Warning, Note };

enum class DiagnosticKind {
#define WEFT_DIAGNOSTIC(code, severity, name, text) name,
#include "base/diagnostics.def"
};

struct DiagnosticInfo {
  int code;
  Severity severity;
  const char *name;
  const char *format; // fmt syntax, positional arguments
};
const DiagnosticInfo &diagnosticInfo(DiagnosticKind kind);

struct Diagnostic {
  struct Label {
    SourceRange range;
    std::string text;
  };
  /// A text to put in place of a range; an empty range inserts.
  struct Edit {
    SourceRange range;
    std::string text;
  };
  /// What to write instead, in words, and as edits of the source where there is exactly one way to write it.
  struct Fix {
    std::string text;
    std::vector<Edit> edits;
  };
  DiagnosticKind kind;
  SourceRange range;
  std::string message;
  std::vector<Label> labels;      // further places, each with a few words
  std::vector<std::string> notes; // "note: ..." lines
  std::vector<Fix> fixes;         // "fix: ..." lines
  // The Python exception class that TF or CPython raises for this mistake ("SyntaxError"); empty where there is none.
  std::string exceptionClass;

  Diagnostic &label(SourceRange where, std::string text);
  Diagnostic &note(std::string text);
  Diagnostic &fix(std::string text, std::vector<Edit> edits = {});
  Diagnostic &raises(std::string exceptionClassName);
};

/// Collects diagnostics in the order reported.
class Diagnostics {
public:
  template <typename... Args> Diagnostic &report(SourceRange range, DiagnosticKind kind, const Args &...args) {
    return add(range, kind, fmt::format(fmt::runtime(diagnosticInfo(kind).format), args...));
  }
  /// Takes one that was made elsewhere.
  Diagnostic &adopt(Diagnostic diagnostic);
  bool hasErrors() const { return errors_ != 0; }
  const std::vector<Diagnostic> &all() const { return all_; }
  void clear();

private:
  Diagnostic &add(SourceRange range, DiagnosticKind kind, std::string message);
  std::vector<Diagnostic> all_;
  int errors_ = 0;
};

/// The text form: `f.py:7:5: error: ... [WFT0232]`, the line, a caret line, labels, notes and fixes. Columns count
/// code points from 1. `color` adds ANSI colours.
std::string renderText(const Diagnostic &diagnostic, bool color);
/// One JSON object a diagnostic, as an array.
std::string renderJson(const std::vector<Diagnostic> &diagnostics);

} // namespace weft
