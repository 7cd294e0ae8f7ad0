// The text of a converted function, as tf.autograph.to_code gives it.
//
// TensorFlow prints the function inside two generated ones, that is at column 8, and dedents the result as textwrap
// does. The lines inside of a docstring take part in that: they stay at their own column, so that a docstring may leave
// the whole function indented.
#include <string_view>

#include "convert/convert.h"
#include "syntax/unparse.h"

namespace weft::convert {

namespace {

bool isBlank(std::string_view line) { return line.find_first_not_of(" \t") == std::string_view::npos; }

std::string dedent(std::string_view text) {
  std::vector<std::string_view> lines;
  for (size_t at = 0; at <= text.size();) {
    size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  std::string_view margin;
  bool first = true;
  for (std::string_view line : lines) {
    if (isBlank(line)) continue;
    std::string_view indent = line.substr(0, line.find_first_not_of(" \t"));
    if (first) {
      margin = indent;
      first = false;
      continue;
    }
    size_t common = 0;
    while (common < margin.size() && common < indent.size() && margin[common] == indent[common]) ++common;
    margin = margin.substr(0, common);
  }
  std::string result;
  for (std::string_view line : lines) {
    if (!isBlank(line)) result += line.substr(margin.size());
    result += '\n';
  }
  return result;
}

} // namespace

std::string printConverted(const Converted &converted) {
  if (auto *lambda = converted.node->as<ast::Lambda>()) {
    ast::Name target;
    target.id = converted.name;
    ast::Assign assign;
    assign.targets = {&target};
    assign.value = lambda;
    return unparse(assign) + '\n';
  }
  // Two blocks around the function put it at column 8.
  ast::Name test;
  test.id = converted.name;
  ast::If inner, outer;
  inner.test = outer.test = &test;
  inner.body = {static_cast<ast::Stmt *>(converted.node)};
  outer.body = {&inner};
  std::string text = unparse(outer);
  size_t start = text.find("        def ");
  return dedent(std::string_view(text).substr(start));
}

} // namespace weft::convert
