// Assignment targets: names, attributes, items, and tuples of targets.
#include "stage/evaluator/compile.h"
#include "stage/evaluator/effects.h"
#include "stage/evaluator/frame.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

bool unbound(Symbol name, bool isLocal) {
  if (isLocal)
    raiseText(exceptions().UnboundLocalError,
              fmt::format("cannot access local variable '{}' where it is not associated with a value", name.str()));
  else
    raiseText(exceptions().NameError, fmt::format("name '{}' is not defined", name.str()));
  return false;
}

struct LocalTarget final : TargetNode {
  Symbol name;
  uint32_t slot = 0;
  bool assign(Frame &frame, const Value &value) const override {
    frame.slots[slot] = value;
    return true;
  }
  bool remove(Frame &frame) const override {
    if (!frame.slots[slot]) return unbound(name, true);
    frame.slots[slot] = Value();
    return true;
  }
};

struct CellTarget final : TargetNode {
  Symbol name;
  uint32_t cell = 0;
  bool managed = false; // state that converted code puts back itself
  bool assign(Frame &frame, const Value &value) const override {
    if (Effects::current() && !Effects::beforeCell(*frame.cells[cell], managed)) return false;
    frame.cells[cell]->value = value;
    return true;
  }
  bool remove(Frame &frame) const override {
    if (!frame.cells[cell]->value) return unbound(name, true);
    frame.cells[cell]->value = Value();
    return true;
  }
};

struct DictTarget final : TargetNode {
  Symbol name;
  bool inNamespace = false; // else: the globals
  bool assign(Frame &frame, const Value &value) const override {
    if (!inNamespace && Effects::current() && !Effects::beforeGlobal(frame.globalDict, name)) return false;
    dictSet(inNamespace ? *frame.names : frame.globalDict, name, value);
    return true;
  }
  bool remove(Frame &frame) const override {
    return (inNamespace ? *frame.names : frame.globalDict).table.remove(name) || unbound(name, false);
  }
};

struct AttributeTarget final : TargetNode {
  ExprPtr object;
  Symbol name;
  bool assign(Frame &frame, const Value &value) const override {
    Value owner = object->eval(frame);
    if (!owner) return false;
    frame.where = range;
    return Effects::beforeAttribute(owner, name) && setAttr(owner, name, value);
  }
  bool remove(Frame &frame) const override {
    Value owner = object->eval(frame);
    if (!owner) return false;
    frame.where = range;
    return Effects::beforeAttribute(owner, name) && delAttr(owner, name);
  }
};

struct ItemTarget final : TargetNode {
  ExprPtr object, key;
  bool assign(Frame &frame, const Value &value) const override {
    Value owner = object->eval(frame);
    if (!owner) return false;
    Value index = key->eval(frame);
    if (!index) return false;
    frame.where = range;
    return Effects::beforeItem(owner) && setItem(owner, index, value);
  }
  bool remove(Frame &frame) const override {
    Value owner = object->eval(frame);
    if (!owner) return false;
    Value index = key->eval(frame);
    if (!index) return false;
    frame.where = range;
    return Effects::beforeItem(owner) && delItem(owner, index);
  }
};

struct TupleTarget final : TargetNode {
  std::vector<TargetPtr> targets;
  size_t star = SIZE_MAX;
  bool assign(Frame &frame, const Value &value) const override {
    frame.where = range;
    std::vector<Value> items;
    if (const std::vector<Value> *sequence = asSequence(value)) {
      items = *sequence;
    } else if (!gather(value, items)) {
      return false;
    }
    if (star == SIZE_MAX ? items.size() != targets.size() : items.size() + 1 < targets.size()) {
      if (star != SIZE_MAX)
        raiseValueError("not enough values to unpack (expected at least {}, got {})", targets.size() - 1, items.size());
      else if (items.size() > targets.size())
        raiseValueError("too many values to unpack (expected {})", targets.size());
      else
        raiseValueError("not enough values to unpack (expected {}, got {})", targets.size(), items.size());
      return false;
    }
    size_t surplus = items.size() + 1 - targets.size();
    for (size_t t = 0, i = 0; t < targets.size(); ++t) {
      if (t != star) {
        if (!targets[t]->assign(frame, items[i++])) return false;
        continue;
      }
      std::vector<Value> rest(items.begin() + static_cast<long>(i), items.begin() + static_cast<long>(i + surplus));
      i += surplus;
      if (!targets[t]->assign(frame, makeList(std::move(rest)))) return false;
    }
    return true;
  }
  bool remove(Frame &frame) const override {
    for (const TargetPtr &target : targets)
      if (!target->remove(frame)) return false;
    return true;
  }

private:
  // At most one item more than fits, so that endless iterables end.
  bool gather(const Value &value, std::vector<Value> &items) const {
    if (!value.type()->slots.iterate && !value.type()->slots.getItem) {
      raiseTypeError("cannot unpack non-iterable {} object", typeName(value));
      return false;
    }
    if (!Effects::beforeIteration(value)) return false;
    Value iterator = iterate(value);
    if (!iterator) return false;
    for (;;) {
      Value item;
      Next next = py::next(iterator, item);
      if (next == Next::Error) return false;
      if (next == Next::Stop) return true;
      items.push_back(std::move(item));
      if (star == SIZE_MAX && items.size() > targets.size()) return true;
    }
  }
};

/// Functions that conversion makes for branches, loops and their state.
bool isGenerated(std::string_view name) {
  for (std::string_view start : {"loop_body", "if_body", "else_body", "set_state"})
    if (name.starts_with(start)) return true;
  return false;
}

} // namespace

TargetPtr Compiler::nameTarget(Symbol name, SourceRange range) {
  NameAccess access = scope.access(name);
  switch (access.kind) {
  case NameKind::Local: {
    auto made = std::make_unique<LocalTarget>();
    made->range = range;
    made->name = name;
    made->slot = access.index;
    return made;
  }
  case NameKind::Cell: {
    auto made = std::make_unique<CellTarget>();
    made->range = range;
    made->name = name;
    made->cell = access.index;
    made->managed = unit.converted && isGenerated(scope.name.str());
    return made;
  }
  case NameKind::Global:
  case NameKind::Namespace:
  case NameKind::ClassCell: {
    auto made = std::make_unique<DictTarget>();
    made->range = range;
    made->name = access.kind == NameKind::Global ? name : mangled(name);
    made->inNamespace = access.kind != NameKind::Global;
    return made;
  }
  }
  return nullptr;
}

TargetPtr Compiler::target(const ast::Expr *expr) {
  using ast::Kind;
  const std::vector<ast::Expr *> *elements = nullptr;
  switch (expr->kind) {
  case Kind::Name:
    return nameTarget(expr->as<ast::Name>()->id, expr->range);
  case Kind::Attribute: {
    auto made = std::make_unique<AttributeTarget>();
    made->range = expr->range;
    made->object = expression(expr->as<ast::Attribute>()->value);
    made->name = mangled(expr->as<ast::Attribute>()->attr);
    return made;
  }
  case Kind::Subscript: {
    auto made = std::make_unique<ItemTarget>();
    made->range = expr->range;
    made->object = expression(expr->as<ast::Subscript>()->value);
    made->key = expression(expr->as<ast::Subscript>()->slice);
    return made;
  }
  case Kind::Starred:
    return target(expr->as<ast::Starred>()->value);
  case Kind::Tuple:
    elements = &expr->as<ast::Tuple>()->elts;
    break;
  case Kind::List:
    elements = &expr->as<ast::List>()->elts;
    break;
  default:
    return nullptr; // the parser refuses all others
  }
  auto made = std::make_unique<TupleTarget>();
  made->range = expr->range;
  for (const ast::Expr *element : *elements) {
    if (element->is<ast::Starred>()) made->star = made->targets.size();
    made->targets.push_back(target(element));
  }
  return made;
}

Symbol Compiler::mangled(Symbol name) const {
  const std::string &text = name.str();
  if (text.size() < 3 || text[0] != '_' || text[1] != '_' || text.ends_with("__")) return name;
  const Symbol owner = enclosingClass(unit, scope);
  std::string cls = owner.str();
  cls.erase(0, cls.find_first_not_of('_'));
  return cls.empty() ? name : Symbol::intern("_" + cls + text);
}

Symbol enclosingClass(const Unit &unit, const Scope &scope) {
  for (const Scope *outer = &scope; outer; outer = outer->parent)
    if (outer->kind == ScopeKind::Class) return outer->name;
  return unit.className;
}

} // namespace weft::py
