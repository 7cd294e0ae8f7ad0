// What --explain says about generated code.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "convert/convert.h"

namespace weft::convert {

/// Says each thing that is the same for all uses of a construct once a function, and what differs each time.
class ExplainWords {
public:
  explicit ExplainWords(const Converted &converted) : converted_(converted) {}
  /// Lines to stand above `statement`, which itself is shown without its blocks.
  std::vector<std::string> about(const ast::Stmt &statement);
  /// The same for a converted lambda.
  std::vector<std::string> about(const ast::Lambda &lambda);

private:
  void definition(const ast::FunctionDef &def, std::vector<std::string> &out);
  void assignment(const ast::Assign &assign, std::vector<std::string> &out);
  void calls(const ast::Node &node, std::vector<std::string> &out);
  void call(const ast::Call &call, std::vector<std::string> &out);
  void explainOperator(const std::string &name, std::vector<std::string> &out);
  void once(const std::string &name, const std::string &text, std::vector<std::string> &out);
  /// The operator's name if `expr` is ag__.name, or "".
  std::string operatorName(const ast::Expr *expr) const;
  /// The same if `expr` calls it.
  std::string operatorCalled(const ast::Expr *expr) const;

  const Converted &converted_;
  std::set<std::string> said_;
};

/// Whether the user's text has this node, or a pass has made it.
bool isGenerated(const ast::Stmt &statement);

} // namespace weft::convert
