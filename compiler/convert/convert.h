// Conversion of one function, as tf.autograph does it: Python control flow becomes calls of `ag__` operators.
//
// Two policies share all passes. Mirror gives the text of tf.autograph.to_code, its faults and refusals included. Stage
// is what tracing executes: deviations.h lists each point where it differs. Which function a name stands for is not
// decided here (driver/convert_command.cpp does that statically, the evaluator knows it).
#pragma once
#include <bitset>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/diagnostic.h"
#include "base/result.h"
#include "syntax/ast.h"

namespace weft::convert {

enum class Policy : uint8_t { Mirror, Stage };

/// tf.autograph.experimental.Feature, as bits.
enum class Feature : uint8_t {
  None = 0,
  AutoControlDeps = 1,
  AssertStatements = 2,
  BuiltinFunctions = 4,
  EqualityOperators = 8,
  Lists = 16,
  NameScopes = 32,
  All = 64,
};
constexpr Feature operator|(Feature a, Feature b) { return Feature(uint8_t(a) | uint8_t(b)); }
/// Whether `set` turns `feature` on, by itself or by All.
constexpr bool uses(Feature set, Feature feature) {
  return (uint8_t(set) & (uint8_t(feature) | uint8_t(Feature::All))) != 0;
}
/// The feature that is called `name` ("LISTS"), or None.
Feature featureNamed(std::string_view name);

struct ConvertOptions {
  Policy policy = Policy::Mirror;
  Feature features = Feature::None; // Stage has AssertStatements on in any case
  bool recursive = true;
  bool userRequested = true; // false for a function that is converted because a converted one calls it
  std::bitset<32> mirrored;  // Stage: deviations (by number) that are undone, so that a test can name each difference
  Symbol operators;          // the name of the operators in the text; null: ag__, as AutoGraph has it
};

using SymbolSet = std::unordered_set<Symbol>;

/// What is known of the function's surroundings.
struct EntityContext {
  const SymbolSet *moduleGlobals = nullptr; // every name bound in the module; null: none
  SymbolSet closureNames;                   // free variables that a surrounding function binds
  SymbolSet surroundingNames;               // everything that surrounding functions bind (Mirror only)
  /// Global or closure names that stand for a module or one of its members, with the full dotted path:
  /// {"tf": "tensorflow"}. Directives (tf.autograph.experimental.set_loop_options) are recognised by it.
  const std::unordered_map<Symbol, std::string> *modulePaths = nullptr;
  bool futureAnnotations = false; // from __future__ import annotations
};

/// What the conversion did at one place, in a few words.
struct ConversionNote {
  SourceRange range;
  std::string text;
};

struct Converted {
  ast::Node *node = nullptr; // a FunctionDef, or a Lambda; defaults of its parameters are None where there was one
  Symbol name;               // tf__f, tf__lam; its own name where it is unchanged
  Symbol agModule;           // the name under which generated code finds the operators: ag__
  std::vector<ConversionNote> notes; // in text order
  bool unchanged = false;            // Stage: a generator, which runs as ordinary Python; the node is a plain copy
};

/// Converts a FunctionDef or Lambda (AsyncFunctionDef is refused). `function` itself is not changed; the result is made
/// in `nodes`. Generated nodes have the range of what they replace. Callers bind the original's default values by
/// position. A refusal is reported in `diagnostics` with the exception class that TF raises.
Result<Converted> convertFunction(const ast::Node &function, const EntityContext &entity, const ConvertOptions &options,
                                  ast::Context &nodes, Diagnostics &diagnostics);

/// The text that tf.autograph.to_code prints for it, with one newline at its end.
std::string printConverted(const Converted &converted);

} // namespace weft::convert
