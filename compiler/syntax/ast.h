// The syntax tree: one struct for each node class of CPython 3.11's `ast` module, with the same field names.
//
// Nodes are made by and belong to an ast::Context, and live as long as it does; all pointers between nodes are
// non-owning. Trees are plain data and may be changed in place; a node must not be in two places of a tree (use clone).
// Differences to CPython: `Expr` (the statement) is ExprStmt here, because Expr is the category.
#pragma once
#include <complex>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/source.h"
#include "base/symbol.h"

namespace weft::ast {

enum class ExprContext : uint8_t { Load, Store, Del };
enum class Operator : uint8_t {
  Add,
  Sub,
  Mult,
  MatMult,
  Div,
  Mod,
  Pow,
  LShift,
  RShift,
  BitOr,
  BitXor,
  BitAnd,
  FloorDiv
};
enum class BoolOperator : uint8_t { And, Or };
enum class UnaryOperator : uint8_t { Invert, Not, UAdd, USub };
enum class CompareOperator : uint8_t { Eq, NotEq, Lt, LtE, Gt, GtE, Is, IsNot, In, NotIn };

/// An int of any size, in decimal digits (never negative: the parser makes `-1` a UnaryOp). Boost's cpp_int is kept out
/// of this header because it costs seconds of compile time.
struct IntValue {
  std::string decimal;
  bool operator==(const IntValue &) const = default;
};
struct NoneValue {
  bool operator==(const NoneValue &) const = default;
};
struct EllipsisValue {
  bool operator==(const EllipsisValue &) const = default;
};
struct BytesValue {
  std::string bytes;
  bool operator==(const BytesValue &) const = default;
};
/// A literal's value. str is UTF-8, in which lone surrogates are encoded as three bytes each (as "surrogatepass" does).
using ConstantValue =
    std::variant<NoneValue, EllipsisValue, bool, IntValue, double, std::complex<double>, std::string, BytesValue>;

enum class Kind : uint8_t {
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
#define WEFT_NODE(kind, category, fields) kind,
#include "syntax/ast.def"
};
/// "FunctionDef", "arguments", "Expr" ...: the class's name in CPython's `ast`.
const char *kindName(Kind kind);

class Context;

/// Where CPython says that a node is, for the few nodes for which that is not where its text is (inside f-strings).
struct ExactPosition {
  uint32_t line, column, endLine, endColumn;
};

struct Node {
  const Kind kind;
  SourceRange range; // of the text; generated nodes have the range of what they replace (their origin)
  const ExactPosition *exact = nullptr; // null: as `range` says
  explicit Node(Kind k) : kind(k) {}
  virtual ~Node() = default;
  /// This node as a T, or null. T is a node struct, or Stmt, Expr, Pattern.
  template <typename T> T *as() { return T::classof(kind) ? static_cast<T *>(this) : nullptr; }
  template <typename T> const T *as() const { return T::classof(kind) ? static_cast<const T *>(this) : nullptr; }
  template <typename T> bool is() const { return T::classof(kind); }
};
struct Mod : Node {
  using Node::Node;
  static bool classof(Kind kind) { return kind == Kind::Module; }
};
struct Stmt : Node {
  using Node::Node;
  static bool classof(Kind kind) { return kind >= Kind::FunctionDef && kind <= Kind::Continue; }
};
struct Expr : Node {
  using Node::Node;
  static bool classof(Kind kind) { return kind >= Kind::BoolOp && kind <= Kind::Slice; }
};
struct Pattern : Node {
  using Node::Node;
  static bool classof(Kind kind) { return kind >= Kind::MatchValue && kind <= Kind::MatchOr; }
};
struct Other : Node {
  using Node::Node;
};

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
#define WEFT_NODE(kind, category, fields) struct kind;
#include "syntax/ast.def"

#define NODE(type, name) type *name = nullptr;
#define OPT(type, name) type *name = nullptr;
#define LIST(type, name) std::vector<type *> name;
#define OPTLIST(type, name) std::vector<type *> name;
#define NAME(name) Symbol name;
#define OPTNAME(name) Symbol name;
#define NAMES(name) std::vector<Symbol> name;
#define INT(name) int name = 0;
#define ENUM(type, name) type name{};
#define ENUMS(type, name) std::vector<type> name;
#define CONSTANT(name) ConstantValue name;
#define OPTTEXT(name) std::optional<std::string> name;
#define WEFT_NODE(kind_, category, fields)                                                                             \
  struct kind_ final : category {                                                                                      \
    kind_() : category(Kind::kind_) {}                                                                                 \
    static bool classof(Kind kind) { return kind == Kind::kind_; }                                                     \
    fields                                                                                                             \
  };
#include "syntax/ast.def"

/// Owns nodes.
class Context {
public:
  Context() = default;
  Context(const Context &) = delete;
  Context &operator=(const Context &) = delete;
  template <typename T> T *make(SourceRange range = {}) {
    auto owned = std::make_unique<T>();
    T *node = owned.get();
    node->range = range;
    nodes_.push_back(std::move(owned));
    return node;
  }

  const ExactPosition *makePosition(const ExactPosition &position) {
    positions_.push_back(std::make_unique<ExactPosition>(position));
    return positions_.back().get();
  }

private:
  std::vector<std::unique_ptr<Node>> nodes_;
  std::vector<std::unique_ptr<ExactPosition>> positions_;
};

/// Calls `visit` for each child that is not null, in the order of CPython's fields.
class ChildVisitor {
public:
  virtual void visit(Node *child) = 0;

protected:
  ~ChildVisitor() = default;
};
void visitChildren(const Node &node, ChildVisitor &visitor);

template <typename F> void forEachChild(const Node &node, F &&f) {
  struct Call final : ChildVisitor {
    F &f;
    explicit Call(F &function) : f(function) {}
    void visit(Node *child) override { f(child); }
  } call(f);
  visitChildren(node, call);
}

/// A deep copy in `context`, ranges kept.
Node *cloneNode(const Node &node, Context &context);
template <typename T> T *clone(const T *node, Context &context) {
  return node ? static_cast<T *>(cloneNode(*node, context)) : nullptr;
}

/// lineno, col_offset, end_lineno and end_col_offset as CPython's; all 0 for a node without a place.
ExactPosition position(const Node &node);

/// What CPython's `ast.dump(node, include_attributes=withPositions)` prints.
std::string dump(const Node &node, bool withPositions);

} // namespace weft::ast
