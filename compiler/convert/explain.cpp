#include "convert/explain.h"

#include <algorithm>

#include <fmt/format.h>

#include "convert/explain_words.h"
#include "syntax/unparse.h"
#include "syntax/unparser.h"

namespace weft::convert {

namespace {

size_t columnsOf(std::string_view text) {
  return static_cast<size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

// At most `columns` characters of `text`, cut at a blank if there is one in the second half, or else behind
// punctuation.
std::string_view firstPart(std::string_view text, size_t columns) {
  size_t end = 0;
  for (size_t n = 0; end < text.size() && n < columns; ++n) {
    do ++end;
    while (end < text.size() && (text[end] & 0xC0) == 0x80);
  }
  if (end == text.size()) return text;
  const size_t blank = text.substr(0, end + 1).rfind(' ');
  const size_t indent = text.find_first_not_of(' ');
  if (blank != std::string_view::npos && blank > indent && blank > end / 2) return text.substr(0, blank);
  const size_t mark = text.substr(0, end).find_last_of("(,.[{=");
  if (mark != std::string_view::npos && mark > indent && mark > end / 2) return text.substr(0, mark + 1);
  return text.substr(0, end);
}

// `text` in lines of `columns`; all but the first go in deeper than the text by `hang`, with `lead` in front.
std::vector<std::string> wrapped(std::string_view text, size_t columns, size_t hang, const std::string &lead = "") {
  std::vector<std::string> lines;
  const size_t first = text.find_first_not_of(' ');
  const size_t indent = std::min(first == std::string_view::npos ? 0 : first, columns / 2);
  std::string prefix;
  while (true) {
    const std::string_view part = firstPart(text, columns - columnsOf(prefix));
    lines.push_back(prefix + std::string(part));
    text.remove_prefix(part.size());
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (text.empty()) return lines;
    prefix = std::string(std::min(indent + hang, columns / 2), ' ') + lead;
  }
}

std::string withoutTabs(std::string_view line) {
  std::string out;
  for (char c : line) {
    if (c == '\t')
      out.append(8 - out.size() % 8, ' ');
    else if (static_cast<unsigned char>(c) >= ' ')
      out += c;
  }
  out.resize(out.find_last_not_of(' ') + 1);
  return out;
}

class Page {
public:
  Page(const ExplainOptions &options, std::vector<std::string> source, uint32_t firstLine)
      : options_(options), source_(std::move(source)), firstLine_(firstLine) {
    const size_t width = std::max<size_t>(options.width, 60);
    size_t longest = 20;
    for (const std::string &line : source_) longest = std::max(longest, columnsOf(line));
    numbers_ = std::to_string(firstLine + source_.size()).size();
    left_ = std::min(longest, (width - 2 * numbers_ - 6) * 2 / 5);
    right_ = width - left_ - 2 * numbers_ - 6;
  }

  // A line of the converted function, made from line `line` of the source (0: not known), with what is said about it.
  void row(const std::string &text, uint32_t line, const std::vector<std::string> &words) {
    if (line) showSource(line);
    const size_t indent = std::min(text.find_first_not_of(' '), text.size());
    for (const std::string &word : words)
      for (const std::string &part : wrapped(std::string(indent, ' ') + "# " + word, right_, 0, "#   "))
        cells("", "", part, true);
    // The source line stands beside the first converted line that is made from it.
    std::vector<std::string> left, right = wrapped(text, right_, 8);
    std::string number, origin;
    if (pending_) {
      left = wrapped(source_[pending_ - firstLine_], left_, 8);
      number = std::to_string(pending_);
      pending_ = 0;
    } else if (line) {
      origin = std::to_string(line);
    }
    for (size_t i = 0; i < std::max(left.size(), right.size()); ++i)
      cells(i == 0 ? number : "", i < left.size() ? left[i] : "", i < right.size() ? right[i] : "", false,
            i == 0 ? origin : "");
  }

  std::string finish() {
    showSource(firstLine_ + static_cast<uint32_t>(source_.size()));
    return std::move(out_);
  }

private:
  // Source lines up to `line`; that one itself waits for the converted line beside it.
  void showSource(uint32_t line) {
    while (next() <= line && next_ < source_.size()) {
      if (pending_) alone(pending_);
      pending_ = next();
      ++next_;
    }
    if (line >= firstLine_ + source_.size() && pending_) alone(pending_), pending_ = 0;
  }
  uint32_t next() const { return firstLine_ + static_cast<uint32_t>(next_); }

  void alone(uint32_t line) {
    bool first = true;
    for (const std::string &part : wrapped(source_[line - firstLine_], left_, 8)) {
      cells(first ? std::to_string(line) : "", part, "", false);
      first = false;
    }
  }

  void cells(const std::string &number, const std::string &left, const std::string &right, bool words,
             const std::string &origin = "") {
    const char *faint = options_.color ? "\033[2m" : "", *plain = options_.color ? "\033[0m" : "";
    const char *comment = options_.color && words ? "\033[36m" : "", *end = *comment ? "\033[0m" : "";
    std::string line = fmt::format("{}{:>{}}{} {}{} {}|{:>{}}{} {}{}{}", faint, number, numbers_, plain, left,
                                   std::string(left_ - std::min(left_, columnsOf(left)), ' '), faint, origin, numbers_,
                                   plain, comment, right, end);
    if (!options_.color) line.resize(line.find_last_not_of(' ') + 1);
    out_ += line + '\n';
  }

  const ExplainOptions &options_;
  std::vector<std::string> source_;
  uint32_t firstLine_;
  size_t next_ = 0;      // of source_, not shown yet
  uint32_t pending_ = 0; // number of a source line that waits for its converted line
  size_t numbers_, left_, right_;
  std::string out_;
};

uint32_t firstOffset(const ast::Node &node) {
  uint32_t begin = node.range.begin;
  if (const auto *def = node.as<ast::FunctionDef>())
    for (const ast::Expr *decorator : def->decorator_list) begin = std::min(begin, decorator->range.begin);
  return begin;
}

} // namespace

std::string explainPage(const Converted &converted, const Entity &entity, const ast::Node &source, uint32_t file,
                        const ExplainOptions &options) {
  const SourceBuffer &given = SourceManager::instance().buffer(file);
  // Where the user has joined lines by backslashes, AutoGraph's reader sees another text, which has its own lines.
  const SourceBuffer &read = SourceManager::instance().buffer(source.range.file);
  const uint32_t first = read.position(firstOffset(source)).line, last = read.position(source.range.end).line;
  std::vector<std::string> lines;
  for (uint32_t line = first; line <= last; ++line) lines.push_back(withoutTabs(read.line(line)));
  size_t common = std::string::npos; // indentation
  for (const std::string &line : lines)
    if (!line.empty()) common = std::min(common, line.find_first_not_of(' '));
  for (std::string &line : lines) line.erase(0, std::min(common, line.size()));
  const uint32_t shown = given.position(firstOffset(*entity.node)).line; // of the first line, in the user's file

  std::string out =
      fmt::format("{}: {}:{}, converted to {}\n", entity.label, given.path(), shown, converted.name.str());
  Page page(options, std::move(lines), shown);
  ExplainWords words(converted);
  auto lineOf = [&](SourceRange range) -> uint32_t {
    if (range.file != source.range.file) return 0;
    const uint32_t line = read.position(range.begin).line;
    return line < first || line > last ? 0 : line - first + shown;
  };
  if (const auto *lambda = converted.node->as<ast::Lambda>()) {
    std::string text = printConverted(converted);
    text.pop_back();
    page.row(text, lineOf(source.range), words.about(*lambda));
    return out + page.finish();
  }

  Unparser printer;
  std::vector<Unparser::Place> places;
  printer.watch(&places);
  printer.any(*converted.node);
  const std::string text = printer.take();
  size_t next = 0;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    const ast::Stmt *statement = nullptr; // that begins on this line
    while (next < places.size() && places[next].offset <= begin) {
      if (!line.empty()) statement = places[next].statement;
      if (line.empty()) break;
      ++next;
    }
    if (!statement)
      page.row(line, 0, {});
    else
      page.row(line, lineOf(statement == converted.node ? source.range : statement->range), words.about(*statement));
    begin = end + 1;
  }
  return out + page.finish();
}

} // namespace weft::convert
