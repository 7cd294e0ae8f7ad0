// Symbols: simple names, and what AutoGraph treats like a variable: `a.b`, `d[k]`, `d['key']`, and chains of them.
//
// Each distinct symbol of a conversion has a number, so that analyses work on sets of small ints.
#pragma once
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "syntax/ast.h"

namespace weft::convert {

using SymbolId = uint32_t; // 0: not a symbol

struct QualifiedName {
  enum class Form : uint8_t { Simple, Attribute, Subscript };
  Form form;
  SymbolId parent = 0;            // of Attribute and Subscript
  Symbol name;                    // of Simple and Attribute
  const ast::Expr *key = nullptr; // of Subscript
  SymbolId keySymbol = 0;         // of Subscript, where the key is a symbol and not a literal
  std::string text;               // `a.b`, `d[k]`, `d['key']`
  std::vector<SymbolId> support;  // the simple names it rests on: d and k for d[k]
  bool composite() const { return form != Form::Simple; }
};

class QualNames {
public:
  /// The symbol that `expr` is, or 0.
  SymbolId of(const ast::Expr *expr);
  SymbolId simple(Symbol name);
  /// The number of the simple name, or 0 if nothing asked for it yet.
  SymbolId findSimple(Symbol name) const;
  /// All symbols `x.name`, whatever x is.
  const std::vector<SymbolId> &attributesNamed(Symbol name) const;
  const QualifiedName &operator[](SymbolId id) const { return names_[id]; }
  /// One more than the largest number in use.
  size_t size() const { return names_.size(); }
  /// The first literal key seen that AutoGraph's own symbols cannot hold ('.', '[' and ']'), or null.
  const ast::Expr *unsupportedKey() const { return unsupportedKey_; }

private:
  struct Key {
    QualifiedName::Form form;
    SymbolId parent;
    uint64_t rest; // identity of the name or of the literal's text, or number of the key symbol
    bool operator==(const Key &) const = default;
  };
  struct Hash {
    size_t operator()(const Key &key) const {
      return (uint64_t(key.form) * 31 + key.parent) * 0x9E3779B97F4A7C15ull ^ (key.rest * 0xC2B2AE3D27D4EB4Full >> 7);
    }
  };
  SymbolId intern(const Key &key, QualifiedName &&name);
  std::vector<QualifiedName> names_ = std::vector<QualifiedName>(1);
  std::unordered_map<Key, SymbolId, Hash> ids_;
  std::unordered_map<Symbol, std::vector<SymbolId>> attributes_;
  const ast::Expr *unsupportedKey_ = nullptr;
};

/// A set of symbols: cheap to fill, sorted when first read.
class SymbolIdSet {
public:
  void add(SymbolId id) { items_.push_back(id), sorted_ = items_.size() < 2; }
  void addAll(const SymbolIdSet &other);
  void addAllBut(const SymbolIdSet &other, const SymbolIdSet &excluded);
  bool contains(SymbolId id) const;
  bool empty() const { return items_.empty(); }
  const std::vector<SymbolId> &items() const { return sort(), items_; }
  auto begin() const { return items().begin(); }
  auto end() const { return items().end(); }

private:
  void sort() const;
  mutable std::vector<SymbolId> items_;
  mutable bool sorted_ = true;
};

} // namespace weft::convert
