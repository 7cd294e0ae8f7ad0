// Lists, tuples, sets, dicts and f-strings.
#include "stage/evaluator/compile.h"
#include "stage/evaluator/effects.h"
#include "stage/evaluator/frame.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

struct SequenceNode final : ExprNode {
  ast::Kind kind{};
  struct Item {
    ExprPtr value;
    bool starred;
  };
  std::vector<Item> items;
  Value eval(Frame &frame) const override {
    std::vector<Value> values;
    values.reserve(items.size());
    for (const Item &item : items) {
      Value value = item.value->eval(frame);
      if (!value) return {};
      if (!item.starred) {
        values.push_back(std::move(value));
        continue;
      }
      frame.where = item.value->range;
      if (!value.type()->slots.iterate && !value.type()->slots.getItem)
        return raiseTypeError("Value after * must be an iterable, not {}", typeName(value));
      if (!collect(value, values)) return {};
    }
    if (kind == ast::Kind::Tuple) return makeTuple(std::move(values));
    if (kind == ast::Kind::List) {
      Value list = makeList(std::move(values));
      Effects::made(list);
      return list;
    }
    Ref<Set> set = makeSet();
    frame.where = range;
    for (const Value &value : values)
      if (!set->table.insert(value, Value::none())) return {};
    Effects::made(set.value());
    return set.value();
  }
};

struct DictNode final : ExprNode {
  std::vector<ExprPtr> keys; // null: **value
  std::vector<ExprPtr> values;
  Value eval(Frame &frame) const override {
    Ref<Dict> dict = makeDict();
    for (size_t i = 0; i < keys.size(); ++i) {
      Value key;
      if (keys[i] && !(key = keys[i]->eval(frame))) return {};
      Value value = values[i]->eval(frame);
      if (!value) return {};
      frame.where = range;
      if (keys[i]) {
        if (!dict->table.insert(key, value)) return {};
      } else if (!update(*dict, value)) {
        return {};
      }
    }
    Effects::made(dict.value());
    return dict.value();
  }
  static bool update(Dict &dict, const Value &mapping) {
    if (const Dict *other = mapping.as<Dict>()) {
      for (const HashTable::Entry &entry : other->table.entries)
        if (entry.key && !dict.table.insert(entry.key, entry.value)) return false;
      return true;
    }
    Value keys = getAttrOptional(mapping, Symbol::intern("keys"));
    if (!keys) {
      if (!pending()) raiseTypeError("'{}' object is not a mapping", typeName(mapping));
      return false;
    }
    Value list = py::call(keys, std::vector<Value>());
    return list &&
           forEach(list,
                   [&](const Value &key) {
                     Value value = getItem(mapping, key);
                     return value && dict.table.insert(key, value);
                   }) &&
           !pending();
  }
};

struct FormattedNode final : ExprNode {
  struct Part {
    std::string text; // where value is null
    ExprPtr value;
    int conversion = -1;
    ExprPtr spec;
  };
  std::vector<Part> parts;
  Value eval(Frame &frame) const override {
    std::string result;
    for (const Part &part : parts) {
      if (!part.value) {
        result += part.text;
        continue;
      }
      Value value = part.value->eval(frame);
      if (!value) return {};
      frame.where = part.value->range;
      if (part.conversion == 's') value = str(value);
      if (part.conversion == 'r') value = repr(value);
      if (part.conversion == 'a') value = ascii(value);
      if (!value) return {};
      std::string spec;
      if (part.spec) {
        Value text = part.spec->eval(frame);
        if (!text) return {};
        spec = asStr(text)->text;
      }
      const Str *plain =
          spec.empty() && value.isObject() && value.object()->type == types().str ? asStr(value) : nullptr;
      if (plain) {
        result += plain->text;
        continue;
      }
      frame.where = part.value->range;
      Value formatted = format(value, spec);
      if (!formatted) return {};
      result += asStr(formatted)->text;
    }
    return makeStr(std::move(result));
  }
  static Value ascii(const Value &value) {
    Value function = dictGet(builtinNames(), Symbol::intern("ascii"));
    return function ? py::call(function, {value}) : repr(value);
  }
};

} // namespace

ExprPtr Compiler::sequence(const std::vector<ast::Expr *> &elements, ast::Kind kind, SourceRange range) {
  auto made = std::make_unique<SequenceNode>();
  made->range = range;
  made->kind = kind;
  for (const ast::Expr *element : elements) {
    auto *starred = element->as<ast::Starred>();
    made->items.push_back({expression(starred ? starred->value : element), starred != nullptr});
  }
  return made;
}

ExprPtr Compiler::dict(const ast::Dict &node) {
  auto made = std::make_unique<DictNode>();
  made->range = node.range;
  for (const ast::Expr *key : node.keys) made->keys.push_back(key ? expression(key) : nullptr);
  made->values = expressions(node.values);
  return made;
}

ExprPtr Compiler::formatted(const ast::JoinedStr &node) {
  auto made = std::make_unique<FormattedNode>();
  made->range = node.range;
  for (const ast::Expr *value : node.values) {
    FormattedNode::Part part;
    if (auto *constant = value->as<ast::Constant>()) {
      part.text = std::get<std::string>(constant->value);
    } else {
      auto &inner = *value->as<ast::FormattedValue>();
      part.value = expression(inner.value);
      part.conversion = inner.conversion;
      if (inner.format_spec) part.spec = formatted(*inner.format_spec->as<ast::JoinedStr>());
    }
    made->parts.push_back(std::move(part));
  }
  return made;
}

} // namespace weft::py
