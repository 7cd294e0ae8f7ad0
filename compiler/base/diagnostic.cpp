#include "base/diagnostic.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace weft {

const DiagnosticInfo &diagnosticInfo(DiagnosticKind kind) {
  static const DiagnosticInfo infos[] = {
#define WEFT_DIAGNOSTIC(code, severity, name, text) {code, Severity::severity, #name, text},
#include "base/diagnostics.def"
  };
  return infos[static_cast<int>(kind)];
}

Diagnostic &Diagnostic::label(SourceRange where, std::string text) {
  labels.push_back({where, std::move(text)});
  return *this;
}
Diagnostic &Diagnostic::note(std::string text) {
  notes.push_back(std::move(text));
  return *this;
}
Diagnostic &Diagnostic::fix(std::string text, std::vector<Edit> edits) {
  fixes.push_back({std::move(text), std::move(edits)});
  return *this;
}
Diagnostic &Diagnostic::raises(std::string exceptionClassName) {
  exceptionClass = std::move(exceptionClassName);
  return *this;
}

Diagnostic &Diagnostics::add(SourceRange range, DiagnosticKind kind, std::string message) {
  Diagnostic diagnostic;
  diagnostic.kind = kind;
  diagnostic.range = range;
  diagnostic.message = std::move(message);
  return adopt(std::move(diagnostic));
}

Diagnostic &Diagnostics::adopt(Diagnostic diagnostic) {
  if (diagnosticInfo(diagnostic.kind).severity == Severity::Error) ++errors_;
  all_.push_back(std::move(diagnostic));
  return all_.back();
}

void Diagnostics::clear() {
  all_.clear();
  errors_ = 0;
}

namespace {

const char *severityWord(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Note:
    return "note";
  }
  return "";
}

size_t codePoints(std::string_view text) {
  return std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
}

// Byte offset `distance` code points before (or after) `at`, inside of `line`.
size_t stepBack(std::string_view line, size_t at, size_t distance) {
  while (at > 0 && distance > 0)
    if ((line[--at] & 0xC0) != 0x80) --distance;
  return at;
}
size_t stepForward(std::string_view line, size_t at, size_t distance) {
  while (at < line.size() && distance > 0) {
    do ++at;
    while (at < line.size() && (line[at] & 0xC0) == 0x80);
    --distance;
  }
  return at;
}

// The source line with a marker line below: `mark` under the range, then the label's words. Line numbers are as wide as
// the longest one of the diagnostic. Of a long line only what is around the range's begin.
void quoteLine(std::string &out, const SourceBuffer &buffer, SourceRange range, size_t numberWidth, char mark,
               const std::string &words) {
  constexpr size_t longest = 160, before = 60;
  LineColumn at = buffer.position(range.begin);
  std::string_view line = buffer.line(at.line);
  std::string number = std::to_string(at.line);
  size_t column = std::min<size_t>(at.column, line.size());
  size_t markEnd =
      std::min<size_t>(std::max<size_t>(column, column + (range.end - std::min(range.end, range.begin))), line.size());
  std::string left, right;
  if (line.size() > longest && codePoints(line.substr(0, 4 * longest)) > longest) {
    const size_t begin = stepBack(line, column, before), end = stepForward(line, column, longest - before);
    if (begin > 0) left = "...";
    if (end < line.size()) right = "...";
    line = line.substr(begin, end - begin);
    column -= begin;
    markEnd = std::min(markEnd - begin, line.size());
  }
  size_t width = codePoints(line.substr(column, markEnd - column));
  std::string indent(left.size(), ' ');
  for (char c : line.substr(0, column))
    if ((c & 0xC0) != 0x80) indent += c == '\t' ? '\t' : ' ';
  out += fmt::format(" {:>{}} | {}{}{}\n {} | {}{}{}{}\n", number, numberWidth, left, line, right,
                     std::string(numberWidth, ' '), indent, std::string(std::max<size_t>(width, 1), mark),
                     words.empty() ? "" : " ", words);
}

} // namespace

std::string renderText(const Diagnostic &diagnostic, bool color) {
  const DiagnosticInfo &info = diagnosticInfo(diagnostic.kind);
  std::string out;
  const SourceBuffer *buffer = diagnostic.range ? &SourceManager::instance().buffer(diagnostic.range.file) : nullptr;
  if (buffer) {
    LineColumn at = buffer->position(diagnostic.range.begin);
    size_t column = codePoints(buffer->text().substr(diagnostic.range.begin - at.column, at.column)) + 1;
    out += fmt::format("{}:{}:{}: ", buffer->path(), at.line, column);
  }
  const char *paint = !color ? "" : info.severity == Severity::Error ? "\033[1;31m" : "\033[1;35m";
  const char *plain = color ? "\033[0m" : "";
  out += fmt::format("{}{}:{} ", paint, severityWord(info.severity), plain);
  if (!diagnostic.exceptionClass.empty()) out += diagnostic.exceptionClass + ": ";
  constexpr size_t longest = 2000; // a name may be as long as the file
  std::string_view message = diagnostic.message;
  if (message.size() > longest) message = message.substr(0, stepBack(message, longest, 1));
  out += fmt::format("{}{} [WFT{:04}]\n", message, message.size() < diagnostic.message.size() ? "..." : "", info.code);
  size_t width = 0;
  auto widen = [&](SourceRange range) {
    if (range)
      width = std::max(
          width, fmt::formatted_size("{}", SourceManager::instance().buffer(range.file).position(range.begin).line));
  };
  widen(diagnostic.range);
  for (const Diagnostic::Label &label : diagnostic.labels) widen(label.range);
  if (buffer) quoteLine(out, *buffer, diagnostic.range, width, '^', "");
  for (const Diagnostic::Label &label : diagnostic.labels)
    if (label.range)
      quoteLine(out, SourceManager::instance().buffer(label.range.file), label.range, width, '-', label.text);
  for (const std::string &note : diagnostic.notes) out += "   = note: " + note + "\n";
  for (const Diagnostic::Fix &fix : diagnostic.fixes) out += "   = fix: " + fix.text + "\n";
  return out;
}

std::string renderJson(const std::vector<Diagnostic> &diagnostics) {
  using Json = nlohmann::ordered_json;
  auto place = [](SourceRange range) {
    Json json = Json::object();
    if (!range) return json;
    const SourceBuffer &buffer = SourceManager::instance().buffer(range.file);
    LineColumn begin = buffer.position(range.begin), end = buffer.position(range.end);
    json["file"] = buffer.path();
    json["line"] = begin.line;
    json["column"] = begin.column + 1;
    json["end_line"] = end.line;
    json["end_column"] = end.column + 1;
    return json;
  };
  Json all = Json::array();
  for (const Diagnostic &diagnostic : diagnostics) {
    const DiagnosticInfo &info = diagnosticInfo(diagnostic.kind);
    Json json = place(diagnostic.range);
    json["code"] = fmt::format("WFT{:04}", info.code);
    json["severity"] = severityWord(info.severity);
    json["message"] = diagnostic.message;
    if (!diagnostic.exceptionClass.empty()) json["exception"] = diagnostic.exceptionClass;
    json["labels"] = Json::array();
    for (const Diagnostic::Label &label : diagnostic.labels) {
      Json entry = place(label.range);
      entry["message"] = label.text;
      json["labels"].push_back(entry);
    }
    json["notes"] = diagnostic.notes;
    json["fixes"] = Json::array();
    for (const Diagnostic::Fix &fix : diagnostic.fixes) {
      Json entry = {{"message", fix.text}, {"edits", Json::array()}};
      for (const Diagnostic::Edit &edit : fix.edits) {
        Json change = place(edit.range);
        change["text"] = edit.text;
        entry["edits"].push_back(change);
      }
      json["fixes"].push_back(entry);
    }
    all.push_back(json);
  }
  return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace weft
