#include "convert/passes/walrus.h"

namespace weft::convert {

bool holdsWalrus(const ast::Expr &node) {
  if (node.is<ast::NamedExpr>()) return true;
  if (node.is<ast::Lambda>()) return false;
  bool found = false;
  ast::forEachChild(node, [&](ast::Node *child) {
    if (found) return;
    if (const auto *expr = child->as<ast::Expr>()) {
      found = holdsWalrus(*expr);
    } else {
      ast::forEachChild(*child, [&](ast::Node *inner) { // keywords, comprehensions
        if (const auto *expr = inner->as<ast::Expr>()) found = found || holdsWalrus(*expr);
      });
    }
  });
  return found;
}

} // namespace weft::convert
