// Which symbols each statement, block and function reads and binds.
//
// The rules are AutoGraph's, not Python's: an attribute store binds the symbol `a.b`, a nested function's reads count
// where it stands, and so on. cfg.h adds the order of events.
#pragma once
#include <memory>
#include <unordered_map>
#include <vector>

#include "convert/context.h"

namespace weft::convert {

/// Symbols used by a piece of text. Not isolated: what happens in it happens in the parent too.
struct Scope {
  Scope *parent = nullptr;
  bool isolated = true; // the scope of a function or class
  SymbolIdSet read, modified, bound, deleted, globals, nonlocals;
  SymbolIdSet changed;       // objects whose append, extend, pop or clear is called (policy Stage)
  SymbolIdSet isolatedNames; // the `as` name of an exception handler
};

struct NodeScopes {
  const Scope *own = nullptr;              // statement, test, iterable, arguments, lambda: its own activity
  const Scope *body = nullptr;             // of if, loop, with, def, lambda
  const Scope *orelse = nullptr;           // of if, loop
  const Scope *iterate = nullptr;          // of for: target and extra test
  const Scope *argumentsAndBody = nullptr; // of def, lambda
  const Scope *arguments = nullptr;        // of a call
};

class Activity {
public:
  const NodeScopes &of(const ast::Node *node) const;

private:
  friend class ActivityAnalyzer;
  std::unordered_map<const ast::Node *, NodeScopes> scopes_;
  std::vector<std::unique_ptr<Scope>> owned_;
};

/// Analyses the function (or lambda) `root` with everything in it.
Activity analyzeActivity(const ast::Node &root, ConvertContext &context);

} // namespace weft::convert
