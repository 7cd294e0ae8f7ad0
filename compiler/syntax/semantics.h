// What CPython finds wrong after parsing: the rules of its symbol table (`global` after use, `nonlocal` without
// binding, duplicate parameters) and of its compiler (`return` outside functions, repeated keywords, unreachable
// patterns), in its order.
#pragma once
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "syntax/ast.h"
#include "syntax/tokens.h"

namespace weft {

/// Offsets of the result are those of the nodes' ranges.
SyntaxProblem checkSemantics(const ast::Module &module);

/// The symbol table's part. Made once for each module.
class SymbolCheck {
public:
  SyntaxProblem run(const ast::Module &module);

private:
  enum class BlockKind : uint8_t { Module, Function, Class, Annotation };
  enum class CompKind : uint8_t { None, List, Set, Dict, Generator };
  enum Flag : uint16_t {
    Param = 1,
    Local = 2,
    Use = 4,
    Annotated = 8,
    GlobalDecl = 16,
    NonlocalDecl = 32,
    Imported = 64,
    CompIter = 128
  };
  struct Directive {
    Symbol name;
    const ast::Node *node;
  };
  struct Block {
    BlockKind kind;
    CompKind comprehension = CompKind::None;
    Block *parent = nullptr;
    std::string className; // for mangling
    std::unordered_map<Symbol, uint16_t> names;
    std::vector<Symbol> order;
    std::vector<Block *> children;
    std::vector<Directive> directives;
    int comprehensionIterable = 0; // nesting of iterables being visited
    bool iterationTarget = false;
  };

  bool fail(const ast::Node &node, std::string message);
  Block *enter(BlockKind kind);
  void leave() { current_ = current_->parent; }
  Symbol mangle(Symbol name) const;
  uint16_t flags(Symbol name) const;
  void define(Symbol name, uint16_t flag, const ast::Node &node);
  void defineIn(Block &block, Symbol name, uint16_t flag, const ast::Node &node);
  void visit(const ast::Node *node);
  void children(const ast::Node &node);
  template <typename T> void all(const std::vector<T *> &nodes) {
    for (const T *node : nodes)
      if (node) visit(node);
  }
  template <typename T> void function(const T &node);
  void lambda(const ast::Lambda &node);
  void defaults(const ast::Arguments &args);
  void annotations(const ast::Arguments &args);
  void annotation(const ast::Expr *node);
  void parameters(const ast::Arguments &args);
  void classDef(const ast::ClassDef &node);
  void directive(const ast::Node &node, const std::vector<Symbol> &names, bool isGlobal);
  void annAssign(const ast::AnnAssign &node);
  void importNames(const std::vector<ast::Alias *> &names, const ast::Node &statement);
  void comprehension(const ast::Node &node, const std::vector<ast::Comprehension *> &generators,
                     const ast::Expr *element, const ast::Expr *value, CompKind kind);
  void namedExpr(const ast::NamedExpr &node);
  void yields(const ast::Node &node);
  void analyze(Block &block, std::vector<Block *> &functions);
  void future(const ast::Module &module);

  SyntaxProblem problem_;
  std::vector<std::unique_ptr<Block>> blocks_;
  Block *current_ = nullptr;
  bool futureAnnotations_ = false;
  int depth_ = 0;
};

/// The compiler's part.
class CompileCheck {
public:
  SyntaxProblem run(const ast::Module &module);

private:
  enum class Scope : uint8_t { Module, Class, Function, AsyncFunction, Lambda, Comprehension };
  enum class Frame : uint8_t { Loop, StarHandler };
  struct Context {
    Scope scope = Scope::Module;
    bool generator = false; // has a `yield`
    std::vector<Frame> frames;
    int blocks = 0; // of CPython's compiler: loops, `with` items, parts of `try`
  };
  struct InBlock {
    CompileCheck &check;
    explicit InBlock(CompileCheck &c, const ast::Node &node) : check(c) {
      if (++check.context_.blocks > 20) check.fail(node, "too many statically nested blocks");
    }
    ~InBlock() { --check.context_.blocks; }
  };

  bool fail(const ast::Node &node, std::string message);
  void visit(const ast::Node *node);
  void children(const ast::Node &node);
  template <typename T> void all(const std::vector<T *> &nodes) {
    for (const T *node : nodes)
      if (node) visit(node);
  }
  template <typename T> void function(const T &node, Scope scope);
  void lambda(const ast::Lambda &node);
  void arguments(const ast::Arguments &args);
  void checkArg(const ast::Arg *arg);
  void classDef(const ast::ClassDef &node);
  void loopBody(const ast::Node &loop, const std::vector<ast::Stmt *> &body);
  template <typename T> void with(const T &node);
  template <typename T> void tryExcept(const T &node, bool star);
  void unpack(const ast::Node &node, const std::vector<ast::Expr *> &elements, ast::ExprContext ctx);
  void elements(const std::vector<ast::Expr *> &elements);
  void call(const std::vector<ast::Expr *> &args, const std::vector<ast::Keyword *> &keywords);
  void keywords(const std::vector<ast::Keyword *> &keywords);
  void comprehension(const ast::Node &node, const std::vector<ast::Comprehension *> &generators,
                     const ast::Expr *element, const ast::Expr *value);
  template <typename T> void tryStatement(const T &node, bool star);
  void importFrom(const ast::ImportFrom &node);
  void forbidden(const ast::Node &node, Symbol name, ast::ExprContext ctx);
  void jump(const ast::Node &node);
  void matchStatement(const ast::Match &node);
  struct PatternNames {
    std::vector<Symbol> names;
    bool allowIrrefutable = false;
  };
  void pattern(const ast::Pattern &node, PatternNames &state);
  void patternName(const ast::Node &node, Symbol name, PatternNames &state);
  void patternOr(const ast::MatchOr &node, PatternNames &state);
  void patternMapping(const ast::MatchMapping &node, PatternNames &state);
  void patternClass(const ast::MatchClass &node, PatternNames &state);
  void patternSequence(const ast::MatchSequence &node, PatternNames &state);
  bool isFunction() const { return context_.scope != Scope::Module && context_.scope != Scope::Class; }

  SyntaxProblem problem_;
  Context context_;
  bool pastFuture_ = false; // a statement other than `from __future__` was seen
};

} // namespace weft
