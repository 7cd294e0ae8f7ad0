#include "syntax/ast.h"

namespace weft::ast {

const char *kindName(Kind kind) {
  switch (kind) {
  case Kind::ExprStmt:
    return "Expr";
  case Kind::Comprehension:
    return "comprehension";
  case Kind::Arguments:
    return "arguments";
  case Kind::Arg:
    return "arg";
  case Kind::Keyword:
    return "keyword";
  case Kind::Alias:
    return "alias";
  case Kind::WithItem:
    return "withitem";
  case Kind::MatchCase:
    return "match_case";
  default:
    break;
  }
  static const char *const names[] = {
#define NODE(type, name)
#define OPT(type, name)
#define LIST(type, name)
#define OPTLIST(type, name)
#define NAME(name)
#define OPTNAME(name)
#define NAMES(name)
#define INT(name)
#define ENUM(type, name)
#define ENUMS(type, name)
#define CONSTANT(name)
#define OPTTEXT(name)
#define WEFT_NODE(kind, category, fields) #kind,
#include "syntax/ast.def"
  };
  return names[static_cast<int>(kind)];
}

void visitChildren(const Node &base, ChildVisitor &visitor) {
  switch (base.kind) {
#define NODE(type, name)                                                                                               \
  if (node.name) visitor.visit(node.name);
#define OPT(type, name)                                                                                                \
  if (node.name) visitor.visit(node.name);
#define LIST(type, name)                                                                                               \
  for (Node *child : node.name) visitor.visit(child);
#define OPTLIST(type, name)                                                                                            \
  for (Node *child : node.name)                                                                                        \
    if (child) visitor.visit(child);
#define NAME(name)
#define OPTNAME(name)
#define NAMES(name)
#define INT(name)
#define ENUM(type, name)
#define ENUMS(type, name)
#define CONSTANT(name)
#define OPTTEXT(name)
#define WEFT_NODE(kind_, category, fields)                                                                             \
  case Kind::kind_: {                                                                                                  \
    [[maybe_unused]] auto &node = static_cast<const kind_ &>(base);                                                    \
    fields break;                                                                                                      \
  }
#include "syntax/ast.def"
  }
}

Node *cloneNode(const Node &base, Context &context) {
  switch (base.kind) {
#define NODE(type, name) copy->name = clone(node.name, context);
#define OPT(type, name) copy->name = clone(node.name, context);
#define LIST(type, name)                                                                                               \
  for (type *child : node.name) copy->name.push_back(clone(child, context));
#define OPTLIST(type, name)                                                                                            \
  for (type *child : node.name) copy->name.push_back(clone(child, context));
#define NAME(name) copy->name = node.name;
#define OPTNAME(name) copy->name = node.name;
#define NAMES(name) copy->name = node.name;
#define INT(name) copy->name = node.name;
#define ENUM(type, name) copy->name = node.name;
#define ENUMS(type, name) copy->name = node.name;
#define CONSTANT(name) copy->name = node.name;
#define OPTTEXT(name) copy->name = node.name;
#define WEFT_NODE(kind_, category, fields)                                                                             \
  case Kind::kind_: {                                                                                                  \
    [[maybe_unused]] auto &node = static_cast<const kind_ &>(base);                                                    \
    auto *copy = context.make<kind_>(node.range);                                                                      \
    fields return copy;                                                                                                \
  }
#include "syntax/ast.def"
  }
  return nullptr;
}

} // namespace weft::ast
