// ast::dump: the syntax tree in the form of CPython's `ast.dump`.
#include <type_traits>

#include "syntax/ast.h"
#include "syntax/unparse.h"

namespace weft::ast {

ExactPosition position(const Node &node) {
  if (node.exact) return *node.exact;
  if (!node.range) return {0, 0, 0, 0};
  const SourceBuffer &buffer = SourceManager::instance().buffer(node.range.file);
  const LineColumn begin = buffer.position(node.range.begin), end = buffer.position(node.range.end);
  return {begin.line, begin.column, end.line, end.column};
}

namespace {

const char *enumName(ExprContext value) {
  static const char *const names[] = {"Load", "Store", "Del"};
  return names[static_cast<int>(value)];
}
const char *enumName(Operator value) {
  static const char *const names[] = {"Add",    "Sub",    "Mult",  "MatMult", "Div",    "Mod",     "Pow",
                                      "LShift", "RShift", "BitOr", "BitXor",  "BitAnd", "FloorDiv"};
  return names[static_cast<int>(value)];
}
const char *enumName(BoolOperator value) { return value == BoolOperator::And ? "And" : "Or"; }
const char *enumName(UnaryOperator value) {
  static const char *const names[] = {"Invert", "Not", "UAdd", "USub"};
  return names[static_cast<int>(value)];
}
const char *enumName(CompareOperator value) {
  static const char *const names[] = {"Eq", "NotEq", "Lt", "LtE", "Gt", "GtE", "Is", "IsNot", "In", "NotIn"};
  return names[static_cast<int>(value)];
}

bool hasPosition(const Node &node) {
  switch (node.kind) {
  case Kind::Module:
  case Kind::Arguments:
  case Kind::Comprehension:
  case Kind::WithItem:
  case Kind::MatchCase:
  case Kind::TypeIgnore:
    return false;
  default:
    return true;
  }
}

class Dumper {
public:
  Dumper(std::string &out, bool withPositions) : out_(out), withPositions_(withPositions) {}

  void node(const Node *base) {
    if (!base) {
      out_ += "None";
      return;
    }
    out_ += kindName(base->kind);
    out_ += '(';
    bool first = true;
    auto field = [&](const char *name) {
      if (!first) out_ += ", ";
      first = false;
      out_ += name;
      out_ += '=';
    };
    auto list = [&](const char *name, const auto &items) {
      field(name);
      out_ += '[';
      bool firstItem = true;
      for (const auto &item : items) {
        if (!firstItem) out_ += ", ";
        firstItem = false;
        this->item(item);
      }
      out_ += ']';
    };
    switch (base->kind) {
#define NODE(type, name) field(#name), node(n.name);
#define OPT(type, name)                                                                                                \
  if (n.name) field(#name), node(n.name);
#define LIST(type, name) list(#name, n.name);
#define OPTLIST(type, name) list(#name, n.name);
#define NAME(name) field(#name), item(n.name);
#define OPTNAME(name)                                                                                                  \
  if (n.name) field(#name), item(n.name);
#define NAMES(name) list(#name, n.name);
#define INT(name) field(#name), out_ += std::to_string(n.name);
#define ENUM(type, name) field(#name), item(n.name);
#define ENUMS(type, name) list(#name, n.name);
#define CONSTANT(name) field(#name), out_ += reprConstant(n.name);
#define OPTTEXT(name)                                                                                                  \
  if (n.name) field(#name), out_ += reprString(*n.name);
#define WEFT_NODE(kind_, category, fields)                                                                             \
  case Kind::kind_: {                                                                                                  \
    [[maybe_unused]] const auto &n = static_cast<const kind_ &>(*base);                                                \
    fields break;                                                                                                      \
  }
#include "syntax/ast.def"
    }
    if (withPositions_ && hasPosition(*base)) {
      const ExactPosition place = position(*base);
      field("lineno"), out_ += std::to_string(place.line);
      field("col_offset"), out_ += std::to_string(place.column);
      field("end_lineno"), out_ += std::to_string(place.endLine);
      field("end_col_offset"), out_ += std::to_string(place.endColumn);
    }
    out_ += ')';
  }

private:
  template <typename T> void item(T value) {
    if constexpr (std::is_pointer_v<T>) {
      node(value);
    } else if constexpr (std::is_same_v<T, Symbol>) {
      out_ += reprString(value.str());
    } else {
      out_ += enumName(value);
      out_ += "()";
    }
  }

  std::string &out_;
  bool withPositions_;
};

} // namespace

std::string dump(const Node &node, bool withPositions) {
  std::string out;
  Dumper(out, withPositions).node(&node);
  return out;
}

} // namespace weft::ast
