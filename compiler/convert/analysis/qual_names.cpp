#include "convert/analysis/qual_names.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "syntax/unparse.h"

namespace weft::convert {

namespace {

// Literals that Python finds equal are one key: 1, 1.0 and True.
std::string identityOf(const ast::ConstantValue &value, const std::string &text) {
  if (const bool *flag = std::get_if<bool>(&value)) return *flag ? "1" : "0";
  if (const double *number = std::get_if<double>(&value)) {
    if (std::isfinite(*number) && *number == std::floor(*number)) return fmt::format("{:.0f}", *number);
    return text;
  }
  if (std::holds_alternative<std::string>(value)) return "str:" + text;
  return text;
}

// A literal inside a symbol's text: a string stands between single quotes, whatever it holds.
std::string textOf(const ast::Constant &literal) {
  if (const std::string *text = std::get_if<std::string>(&literal.value)) return "'" + *text + "'";
  return reprConstant(literal.value);
}

} // namespace

SymbolId QualNames::intern(const Key &key, QualifiedName &&name) {
  auto [at, isNew] = ids_.try_emplace(key, static_cast<SymbolId>(names_.size()));
  if (isNew) {
    SymbolId id = at->second;
    if (name.form == QualifiedName::Form::Simple) {
      name.text = name.name.str();
      name.support = {id};
    } else {
      name.support = names_[name.parent].support;
      const std::string &base = names_[name.parent].text;
      if (name.form == QualifiedName::Form::Attribute) {
        name.text = base + "." + name.name.str();
        attributes_[name.name].push_back(id);
      } else {
        for (SymbolId s : names_[name.keySymbol].support)
          if (std::find(name.support.begin(), name.support.end(), s) == name.support.end()) name.support.push_back(s);
        name.text = base + "[" + (name.keySymbol ? names_[name.keySymbol].text : name.text) + "]";
      }
    }
    names_.push_back(std::move(name));
  }
  return at->second;
}

SymbolId QualNames::simple(Symbol name) {
  Key key{QualifiedName::Form::Simple, 0, reinterpret_cast<uintptr_t>(name.id())};
  auto at = ids_.find(key);
  if (at != ids_.end()) return at->second;
  QualifiedName entry{};
  entry.form = QualifiedName::Form::Simple;
  entry.name = name;
  return intern(key, std::move(entry));
}

SymbolId QualNames::findSimple(Symbol name) const {
  auto at = ids_.find(Key{QualifiedName::Form::Simple, 0, reinterpret_cast<uintptr_t>(name.id())});
  return at == ids_.end() ? 0 : at->second;
}

const std::vector<SymbolId> &QualNames::attributesNamed(Symbol name) const {
  static const std::vector<SymbolId> none;
  auto at = attributes_.find(name);
  return at == attributes_.end() ? none : at->second;
}

SymbolId QualNames::of(const ast::Expr *expr) {
  switch (expr->kind) {
  case ast::Kind::Name:
    return simple(static_cast<const ast::Name *>(expr)->id);
  case ast::Kind::Attribute: {
    const auto *attribute = static_cast<const ast::Attribute *>(expr);
    SymbolId parent = of(attribute->value);
    if (!parent) return 0;
    QualifiedName entry{};
    entry.form = QualifiedName::Form::Attribute;
    entry.parent = parent;
    entry.name = attribute->attr;
    return intern({entry.form, parent, reinterpret_cast<uintptr_t>(attribute->attr.id())}, std::move(entry));
  }
  case ast::Kind::Subscript: {
    const auto *subscript = static_cast<const ast::Subscript *>(expr);
    QualifiedName entry{};
    entry.form = QualifiedName::Form::Subscript;
    entry.key = subscript->slice;
    uint64_t rest;
    if (const auto *literal = subscript->slice->as<ast::Constant>()) {
      if (std::holds_alternative<ast::EllipsisValue>(literal->value)) return 0;
      if (const auto *text = std::get_if<std::string>(&literal->value))
        if (!unsupportedKey_ && (*text == "." || *text == "[" || *text == "]")) unsupportedKey_ = literal;
      entry.text = textOf(*literal);
      // Symbols never share an address with the small numbers that stand for key symbols.
      rest = reinterpret_cast<uintptr_t>(Symbol::intern("[" + identityOf(literal->value, entry.text)).id());
    } else {
      entry.keySymbol = of(subscript->slice);
      if (!entry.keySymbol) return 0;
      rest = entry.keySymbol;
    }
    entry.parent = of(subscript->value);
    if (!entry.parent) return 0;
    return intern({entry.form, entry.parent, rest}, std::move(entry));
  }
  default:
    return 0;
  }
}

void SymbolIdSet::sort() const {
  if (sorted_) return;
  std::sort(items_.begin(), items_.end());
  items_.erase(std::unique(items_.begin(), items_.end()), items_.end());
  sorted_ = true;
}

void SymbolIdSet::addAll(const SymbolIdSet &other) {
  if (other.items_.empty()) return;
  items_.insert(items_.end(), other.items_.begin(), other.items_.end());
  sorted_ = false;
}

void SymbolIdSet::addAllBut(const SymbolIdSet &other, const SymbolIdSet &excluded) {
  if (excluded.empty()) return addAll(other);
  for (SymbolId id : other.items_)
    if (!excluded.contains(id)) items_.push_back(id), sorted_ = false;
}

bool SymbolIdSet::contains(SymbolId id) const {
  sort();
  return std::binary_search(items_.begin(), items_.end(), id);
}

} // namespace weft::convert
