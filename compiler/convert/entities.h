// Which function a name of a file stands for, found out without running the file.
//
// Module code is not evaluated, with one exception: decorators and factories that are defined in the same file are
// followed as far as they only define functions and return them.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "convert/lexical.h"

namespace weft::convert {

/// A function that can be asked for by name.
struct Entity {
  std::string label;               // as the user writes it: f, Class.method, outer.inner
  const ast::Node *node = nullptr; // FunctionDef, AsyncFunctionDef or Lambda of the file
};

/// `Class.method` in parts.
std::vector<Symbol> labelParts(std::string_view label);

/// One file's functions.
class ModuleEntities {
public:
  ModuleEntities(const ast::Module &module, uint32_t file);
  ~ModuleEntities();

  /// Reports NoSuchFunction or CannotResolveFunction.
  Result<Entity> find(const std::string &label, Diagnostics &diagnostics) const;
  /// The function (or class) of the file's tree whose text has the range of `node`, a node of another reading of the
  /// same file; null if there is none.
  const ast::Node *sameNode(const ast::Node &node) const;
  /// `name` in the body of the function `outer`, blocks included; null if there is none.
  static const ast::Node *inside(const ast::Node &outer, Symbol name);
  /// Functions bound at module level and methods of classes there, in the order of their names' first binding. Names
  /// whose function cannot be told are left out.
  std::vector<Entity> all() const;

  /// What convertFunction needs to know about `entity`.
  EntityContext context(const Entity &entity) const;
  /// The tree that AutoGraph would read for it, which may differ from the file's own: it deletes backslash-newlines, in
  /// strings too. Reports what AutoGraph's reader refuses (lambdas that cannot be told apart, tabs mixed with spaces).
  Result<const ast::Node *> source(const Entity &entity, ast::Context &nodes, Diagnostics &diagnostics) const;

  const ModulePaths &paths() const { return paths_; }

private:
  struct Evaluator;
  const ast::Module &module_;
  uint32_t file_;
  SymbolSet globals_;
  ModulePaths paths_;
  Surroundings surroundings_;
  bool futureAnnotations_ = false;
  std::unique_ptr<Evaluator> evaluator_;
};

} // namespace weft::convert
