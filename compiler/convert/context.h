// What one conversion carries from pass to pass: names, symbols, and notes on nodes.
#pragma once
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "convert/analysis/qual_names.h"
#include "convert/convert.h"
#include "convert/deviations.h"
#include "convert/naming.h"

namespace weft::convert {

struct Scope;

/// Arguments of set_loop_options, in the order in which they become keys of the loop's options.
using LoopDirective = std::vector<std::pair<std::string, ast::Expr *>>;

struct ConvertContext {
  ConvertContext(const EntityContext &entity, const ConvertOptions &options, ast::Context &nodes,
                 Diagnostics &diagnostics)
      : entity(entity), options(options), nodes(nodes), diagnostics(diagnostics), namer(entity) {}

  const EntityContext &entity;
  const ConvertOptions &options;
  ast::Context &nodes;
  Diagnostics &diagnostics;
  Namer namer;
  QualNames symbols;
  Symbol agModule = Symbol::intern("ag__");
  Symbol stateParameter = Symbol::intern("vars_");           // of set_state
  Symbol emptyStateParameter = Symbol::intern("block_vars"); // of set_state where there is no state
  bool failed = false;
  std::vector<ConversionNote> notes;

  /// Names of the user's text that become ag__.ld(...) where they are read. Marked once, on the original tree; names in
  /// decorators, annotations and exception types are not marked.
  std::unordered_set<const ast::Name *> userNames;
  std::unordered_map<const ast::Node *, Symbol> functionScopeNames; // def or top-level lambda -> fscope, lscope
  std::unordered_map<const ast::Node *, LoopDirective> directives;  // For, While
  std::unordered_map<const ast::Node *, ast::Expr *> extraTests;    // For -> `not break_`
  std::unordered_set<const ast::Node *> leftAlone;                  // Stage: not rewritten by any pass

  bool deviates(Deviation deviation) const {
    return options.policy == Policy::Stage && !options.mirrored.test(static_cast<size_t>(deviation));
  }
  bool usesFeature(Feature feature) const {
    return uses(options.features, feature) || (feature == Feature::AssertStatements && deviates(Deviation::Asserts));
  }
  /// `root` or `root_N`: a name not read in `scope` or around it.
  Symbol fresh(std::string_view root, const Scope *scope);
  /// Whether `name`, or an attribute of that name, is read in `scope` or around it.
  bool isRead(Symbol name, const Scope *scope) const;
  /// A name that differs from all others, for places where AutoGraph has no name.
  Symbol freshAnywhere(std::string_view root);
  /// A deep copy that keeps the notes on nodes.
  template <typename T> T *copy(const T *node) { return node ? static_cast<T *>(copyNode(*node)) : nullptr; }

  /// Reports a refusal; conversion stops after the pass.
  void refuseUnsupported(SourceRange where, const std::string &what);
  void refuseConversion(SourceRange where, const std::string &what);
  void refuseText(SourceRange where, const std::string &exceptionClass, const std::string &what);

private:
  ast::Node *copyNode(const ast::Node &node);
};

} // namespace weft::convert
