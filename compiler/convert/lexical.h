// Python's own scoping rules, as far as conversion needs them: which names a module binds, which names of surrounding
// functions a function uses, and where each definition stands.
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "convert/convert.h"

namespace weft::convert {

/// Every name that module code may bind at module level, and the names that each module has.
SymbolSet moduleGlobals(const ast::Module &module);

/// Every name that a module-level statement may bind there.
SymbolSet boundNames(const ast::Stmt &statement);

/// The decorators of a function or class definition; null for other nodes.
const std::vector<ast::Expr *> *decoratorsOf(const ast::Node &node);
/// Where a statement's text begins, its decorators included (without the `@`).
uint32_t firstByte(const ast::Stmt &statement);

/// Names of `function` that are bound by one of the functions around it (`around`: functions and classes, outermost
/// first).
SymbolSet closureNames(const ast::Node &function, const std::vector<const ast::Node *> &around);

/// Every name that the functions in `around` bind.
SymbolSet surroundingNames(const std::vector<const ast::Node *> &around);

/// The functions and classes around each function, lambda and class, outermost first.
using Surroundings = std::unordered_map<const ast::Node *, std::vector<const ast::Node *>>;
Surroundings findSurroundings(const ast::Module &module);

/// The dotted path that a Name or a chain of attributes stands for by imports and plain assignments, or "".
std::string dottedPath(const ast::Expr &expr, const std::unordered_map<Symbol, std::string> &paths);
using ModulePaths = std::unordered_map<Symbol, std::string>;
/// Module-level names that stand for modules or members of them: {"tf": "tensorflow"}.
ModulePaths modulePaths(const ast::Module &module);
/// Adds those that the statements of a block bind.
void addModulePaths(const std::vector<ast::Stmt *> &body, ModulePaths &paths);

} // namespace weft::convert
