// Which variable each name means: CPython's symbol table, for a module or for one function.
//
// A Scope is a module, a class body, a function, a lambda or a comprehension. Analysis finds for each name of a scope
// whether it is a local slot, a cell shared with inner functions, a free variable of an outer function, an entry of the
// module's or class's namespace, or a global.
#pragma once
#include <memory>
#include <unordered_map>
#include <vector>

#include "syntax/ast.h"

namespace weft::py {

enum class ScopeKind : uint8_t { Module, Class, Function, Lambda, Comprehension };
enum class NameKind : uint8_t {
  Global,    // the module's dict, then builtins
  Namespace, // the dict of the module or class being run, then as Global
  Local,     // a slot of the frame
  Cell,      // a cell of the frame: its own one, or one from an outer function
  ClassCell, // in a class body: the namespace first, then a cell from an outer function
};
struct NameAccess {
  NameKind kind = NameKind::Global;
  uint32_t index = 0; // the slot or cell
};

class Scope {
public:
  ScopeKind kind;
  Scope *parent; // null for the outermost
  const ast::Node *node;
  Symbol name; // "<module>", "f", "<lambda>", "<listcomp>"
  bool isGenerator = false;

  struct Use {
    bool bound = false, parameter = false, global = false, nonlocal = false, read = false;
  };
  std::unordered_map<Symbol, Use> uses;
  std::vector<Symbol> order;                    // names in the order of their first use
  std::unordered_map<Symbol, NameAccess> names; // after analysis
  std::vector<Symbol> locals;                   // by slot
  std::vector<Symbol> ownCells;                 // cells made by this frame: [0, ownCells.size())
  std::vector<Symbol> freeCells;                // then those from outside
  std::vector<std::unique_ptr<Scope>> children;

  bool isFunctionLike() const { return kind != ScopeKind::Module && kind != ScopeKind::Class; }
  NameAccess access(Symbol name) const;
  /// The scope of this FunctionDef, ClassDef, Lambda or comprehension among the children.
  Scope *child(const ast::Node *node) const;
  std::string qualifiedName(Symbol name) const; // of something defined in this scope
};

/// Analyses a module.
std::unique_ptr<Scope> analyzeModule(const ast::Module &module);
/// Analyses a function (FunctionDef or Lambda) that stands by itself: `outer` are the names that a surrounding function
/// would provide as cells. The result is a stand-in for that function; its only child is the function's scope.
std::unique_ptr<Scope> analyzeFunction(const ast::Node &function, const std::vector<Symbol> &outer);

} // namespace weft::py
