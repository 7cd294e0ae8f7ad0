#include "convert/module_slice.h"

#include "convert/lexical.h"

namespace weft::convert {

namespace {

// What a module-level statement has to do with names.
struct Facts {
  SymbolSet binds;    // at module level
  SymbolSet mentions; // anywhere in it
  SymbolSet changes;  // whose objects it may change: `x.a = 1`, `x[0] = 1`, `x.append(1)`
  SymbolSet calls;    // as a statement or decorator: what these functions change counts too
  uint32_t firstLine = 0, lastLine = 0;
  bool kept = false;
};

Symbol rootOf(const ast::Expr *expr) {
  for (;;) {
    if (const auto *name = expr->as<ast::Name>()) return name->id;
    if (const auto *attribute = expr->as<ast::Attribute>())
      expr = attribute->value;
    else if (const auto *subscript = expr->as<ast::Subscript>())
      expr = subscript->value;
    else if (const auto *call = expr->as<ast::Call>())
      expr = call->func;
    else
      return {};
  }
}

// `@app.route('/')` changes app, `@register` what the body of register changes.
void collectDecorator(const ast::Expr &decorator, Facts &facts) {
  Symbol root = rootOf(&decorator);
  if (!root) return;
  facts.calls.insert(root);
  if (!decorator.is<ast::Name>()) facts.changes.insert(root);
}

void collect(const ast::Node &node, Facts &facts) {
  auto add = [](SymbolSet &set, Symbol name) {
    if (name) set.insert(name);
  };
  if (const auto *name = node.as<ast::Name>()) add(facts.mentions, name->id);
  if (const auto *global = node.as<ast::Global>())
    for (Symbol name : global->names) {
      add(facts.mentions, name);
      add(facts.changes, name);
    }
  if (const auto *attribute = node.as<ast::Attribute>(); attribute && attribute->ctx != ast::ExprContext::Load)
    add(facts.changes, rootOf(attribute));
  if (const auto *subscript = node.as<ast::Subscript>(); subscript && subscript->ctx != ast::ExprContext::Load)
    add(facts.changes, rootOf(subscript));
  if (const auto *statement = node.as<ast::ExprStmt>())
    if (const auto *call = statement->value->as<ast::Call>())
      add(call->func->is<ast::Name>() ? facts.calls : facts.changes, rootOf(call->func));
  if (const auto *decorators = decoratorsOf(node))
    for (const ast::Expr *decorator : *decorators) collectDecorator(*decorator, facts);
  ast::forEachChild(node, [&](ast::Node *child) { collect(*child, facts); });
}

bool meets(const SymbolSet &one, const SymbolSet &other) {
  for (Symbol name : one)
    if (other.count(name)) return true;
  return false;
}

class Slicer {
public:
  Slicer(const ast::Module &module, uint32_t file) : buffer_(SourceManager::instance().buffer(file)) {
    for (const ast::Stmt *statement : module.body) {
      Facts &facts = all_.emplace_back();
      facts.binds = boundNames(*statement);
      collect(*statement, facts);
      facts.firstLine = buffer_.position(firstByte(*statement)).line;
      facts.lastLine = buffer_.position(statement->range.end).line;
      if (decoratorsOf(*statement)) {
        // Its body runs when it is called, not here.
        for (Symbol name : facts.binds) changedBy_[name].insert(facts.changes.begin(), facts.changes.end());
        facts.changes.clear();
        facts.calls.clear();
        for (const ast::Expr *decorator : *decoratorsOf(*statement)) collectDecorator(*decorator, facts);
      }
      const auto *import = statement->as<ast::ImportFrom>();
      facts.kept = import && import->module && import->module.str() == "__future__";
    }
  }

  std::optional<std::string> run(Symbol name) {
    SymbolSet needed{name};
    bool bound = false;
    for (bool grown = true; grown;) {
      grown = false;
      for (Facts &facts : all_) {
        if (facts.kept || !(meets(facts.binds, needed) || changes(facts, needed) || sharesLine(facts))) continue;
        facts.kept = grown = true;
        bound = bound || facts.binds.count(name);
        needed.insert(facts.mentions.begin(), facts.mentions.end());
      }
    }
    return bound ? std::optional(blanked()) : std::nullopt;
  }

private:
  bool changes(const Facts &facts, const SymbolSet &needed) const {
    if (meets(facts.changes, needed)) return true;
    for (Symbol called : facts.calls)
      if (auto at = changedBy_.find(called); at != changedBy_.end() && meets(at->second, needed)) return true;
    return false;
  }

  // Statements on one line stay or go together.
  bool sharesLine(const Facts &facts) const {
    for (const Facts &other : all_)
      if (other.kept && other.firstLine <= facts.lastLine && facts.firstLine <= other.lastLine) return true;
    return false;
  }

  std::string blanked() const {
    std::string text(buffer_.text());
    size_t next = 0;
    uint32_t line = 1;
    for (char &c : text) {
      while (next < all_.size() && (!all_[next].kept || all_[next].lastLine < line)) ++next;
      bool kept = next < all_.size() && all_[next].firstLine <= line;
      if (c == '\n')
        ++line;
      else if (!kept && c != '\r')
        c = ' ';
    }
    return text;
  }

  const SourceBuffer &buffer_;
  std::vector<Facts> all_;
  std::unordered_map<Symbol, SymbolSet> changedBy_; // function or class -> what its body changes
};

} // namespace

std::optional<std::string> sliceForName(const ast::Module &module, uint32_t file, Symbol name) {
  return Slicer(module, file).run(name);
}

} // namespace weft::convert
