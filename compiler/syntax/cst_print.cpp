// The concrete tree as an s-expression: what `--print-after=cst` shows.
#include "syntax/cst_print.h"

#include <fmt/format.h>

#include "syntax/check.h"
#include "syntax/cst.h"
#include "syntax/mask.h"
#include "syntax/unparse.h"

namespace weft {
namespace {

const char *nameOf(cst::Kind kind) {
  switch (kind) {
  case cst::Kind::Other:
    return "other";
  case cst::Kind::Token:
    return "token";
  case cst::Kind::Error:
    return "ERROR";
#define X(name)                                                                                                        \
  case cst::Kind::name##_:                                                                                             \
    return #name;
    WEFT_CST_NODES(X)
#undef X
  }
  return "";
}

const char *nameOf(cst::Field field) {
  switch (field) {
  case cst::Field::None:
    return "";
#define X(name)                                                                                                        \
  case cst::Field::name##_:                                                                                            \
    return #name;
    WEFT_CST_FIELDS(X)
#undef X
  }
  return "";
}

void print(const cst::Tree &tree, std::string_view text, cst::Index root, std::string &out) {
  // An own stack: an expression of ten thousand terms is as deep.
  struct Open {
    cst::Index node;
    int depth;
  };
  std::vector<Open> open{{root, 0}};
  int closing = 0; // depth of the line before
  while (!open.empty()) {
    const auto [node, depth] = open.back();
    open.pop_back();
    const cst::Entry &entry = tree[node];
    if (!out.empty()) {
      out.append(static_cast<size_t>(std::max(0, closing - depth)), ')');
      out += '\n';
    }
    out.append(static_cast<size_t>(2 * depth), ' ');
    if (entry.field != cst::Field::None) out += fmt::format("{}: ", nameOf(entry.field));
    const std::string own(text.substr(entry.begin, entry.end - entry.begin));
    if (entry.kind == cst::Kind::Token) {
      out += reprString(own);
      closing = depth;
    } else {
      out += fmt::format("({}", nameOf(entry.kind));
      if (!entry.first) out += fmt::format(" {}", reprString(own));
      closing = depth + 1;
    }
    std::vector<cst::Index> children;
    for (cst::Index child = entry.first; child; child = tree[child].next) children.push_back(child);
    for (size_t i = children.size(); i-- > 0;) open.push_back({children[i], depth + 1});
  }
  out.append(static_cast<size_t>(closing), ')');
  out += '\n';
}

} // namespace

std::string printCst(std::string_view text) {
  TokenList tokens = tokenize(text);
  (void)checkSyntax(text, tokens, CheckMode::Module); // marks the tokens that masking looks at
  const cst::Tree tree = cst::parse(maskText(text, tokens));
  std::string out;
  if (tree.entries.size() > 1) print(tree, text, 1, out);
  return out;
}

} // namespace weft
