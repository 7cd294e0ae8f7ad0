// Calls: evaluating arguments, and ways around making bound methods and argument lists.
#include "stage/evaluator/compile.h"
#include "stage/evaluator/effects.h"
#include "stage/evaluator/frame.h"
#include "stage/evaluator/function.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

// The values of one call; few of them need no heap.
class Values {
public:
  explicit Values(size_t capacity) {
    if (capacity > inlineCount) many_.reserve(capacity);
    useMany_ = capacity > inlineCount;
  }
  void push(Value value) {
    if (useMany_)
      many_.push_back(std::move(value));
    else if (count_ < inlineCount)
      few_[count_++] = std::move(value);
    else {
      useMany_ = true;
      for (size_t i = 0; i < count_; ++i) many_.push_back(std::move(few_[i]));
      many_.push_back(std::move(value));
    }
  }
  const Value *data() const { return useMany_ ? many_.data() : few_; }
  size_t size() const { return useMany_ ? many_.size() : count_; }

private:
  static constexpr size_t inlineCount = 8;
  Value few_[inlineCount];
  size_t count_ = 0;
  bool useMany_ = false;
  std::vector<Value> many_;
};

const Symbol superName = Symbol::intern("super");
const Symbol classCellName = Symbol::intern("__class__");

// super() without arguments means super(__class__, first parameter).
bool fillSuper(Frame &frame, Values &values) {
  Value cls = frame.local(classCellName);
  const Code &code = frame.code;
  Value first;
  if (code.positional > 0) first = frame.local(code.parameters[0].name);
  if (!cls || !first) {
    raiseText(exceptions().RuntimeError, !first ? "super(): no arguments" : "super(): __class__ cell not found");
    return false;
  }
  values.push(std::move(cls));
  values.push(std::move(first));
  return true;
}

// A call whose effects are watched.
Value watched(const Value &callee, const Args &args) {
  if (!Effects::beforeCall(callee, args)) return {};
  Value result = py::call(callee, args);
  Effects::afterCall(callee, result);
  return result;
}

Value invoke(const Value &callee, const Args &args) {
  if (Effects::current()) return watched(callee, args);
  if (callee.isObject() && callee.object()->type == functionType())
    return callFunction(*static_cast<Function *>(callee.object()), args);
  return py::call(callee, args);
}

// `object.name(...)` where the class has a Python function of that name and the object no attribute of its own: the
// function, called with the object as first argument. Null (nothing pending) where the general way is due.
Function *directMethod(const Value &object, Symbol name) {
  if (!object.isObject()) return nullptr;
  Type *type = object.object()->type;
  if (type->isNative || type->slots.getAttr != genericGetAttr || type == types().type) return nullptr;
  const Value *found = type->lookup(name);
  if (!found || !found->isObject() || found->object()->type != functionType()) return nullptr;
  const Dict *own = static_cast<Container *>(object.object())->attributes;
  if (own && own->table.find(name)) return nullptr;
  return static_cast<Function *>(found->object());
}

struct CallBase : ExprNode {
  ExprPtr callee; // null for a method call
  ExprPtr object; // of a method call
  Symbol method;
  bool maybeSuper = false;

  // Evaluates what is called. `self` is set where it is a method that takes it first.
  bool evalCallee(Frame &frame, Value &function, Value &self) const {
    if (!object) {
      function = callee->eval(frame);
      return bool(function);
    }
    self = object->eval(frame);
    if (!self) return false;
    frame.where = range;
    if (Function *direct = directMethod(self, method)) {
      function = Value(direct);
      return true;
    }
    function = getAttr(self, method);
    self = Value();
    return bool(function);
  }
};

// Positional arguments and keywords, no stars.
struct PlainCall final : CallBase {
  std::vector<ExprPtr> arguments; // positional ones, then the keywords' values
  std::vector<Symbol> names;
  Value eval(Frame &frame) const override {
    Value function, self;
    if (!evalCallee(frame, function, self)) return {};
    Values values(arguments.size() + 1);
    bool withSelf = bool(self);
    if (withSelf) values.push(std::move(self));
    for (const ExprPtr &argument : arguments) {
      Value value = argument->eval(frame);
      if (!value) return {};
      values.push(std::move(value));
    }
    frame.where = range;
    if (maybeSuper && arguments.empty() && function.isObject() && function.object() == types().super &&
        !fillSuper(frame, values))
      return {};
    return invoke(function, {values.data(), values.size() - names.size(), names.data(), names.size()});
  }
};

struct StarCall final : CallBase {
  struct Argument {
    ExprPtr value;
    bool starred;
  };
  struct Keyword {
    Symbol name; // empty: **
    ExprPtr value;
  };
  std::vector<Argument> arguments;
  std::vector<Keyword> keywords;
  Value eval(Frame &frame) const override {
    Value function, self;
    if (!evalCallee(frame, function, self)) return {};
    std::vector<Value> values;
    if (self) values.push_back(std::move(self));
    for (const Argument &argument : arguments) {
      Value value = argument.value->eval(frame);
      if (!value) return {};
      if (!argument.starred) {
        values.push_back(std::move(value));
        continue;
      }
      frame.where = range;
      if (!value.type()->slots.iterate && !value.type()->slots.getItem)
        return raiseTypeError("{} argument after * must be an iterable, not {}", describe(function), typeName(value));
      if (!collect(value, values)) return {};
    }
    std::vector<Symbol> names;
    std::vector<Value> namedValues;
    auto add = [&](Symbol name, Value value) {
      for (Symbol known : names)
        if (known == name) {
          raiseTypeError("{} got multiple values for keyword argument '{}'", describe(function), name.str());
          return false;
        }
      names.push_back(name);
      namedValues.push_back(std::move(value));
      return true;
    };
    for (const Keyword &keyword : keywords) {
      Value value = keyword.value->eval(frame);
      if (!value) return {};
      frame.where = range;
      if (keyword.name) {
        if (!add(keyword.name, std::move(value))) return {};
        continue;
      }
      Value items = value.as<Dict>() ? value : mappingToDict(function, value);
      if (!items) return {};
      for (const HashTable::Entry &entry : items.as<Dict>()->table.entries) {
        if (!entry.key) continue;
        const Str *text = asStr(entry.key);
        if (!text) return raiseTypeError("keywords must be strings");
        if (!add(text->symbol(), entry.value)) return {};
      }
    }
    for (Value &value : namedValues) values.push_back(std::move(value));
    frame.where = range;
    return invoke(function, {values.data(), values.size() - names.size(), names.data(), names.size()});
  }

  static std::string describe(const Value &function) {
    Value name = getAttrOptional(function, Symbol::intern("__qualname__"));
    clearPending();
    Value module = getAttrOptional(function, Symbol::intern("__module__"));
    clearPending();
    const Str *text = name ? asStr(name) : nullptr;
    const Str *where = module ? asStr(module) : nullptr;
    if (!text) return typeName(function) + " object";
    return (where && where->text != "builtins" ? where->text + "." : "") + text->text + "()";
  }
  static Value mappingToDict(const Value &function, const Value &mapping) {
    Value keys = getAttrOptional(mapping, Symbol::intern("keys"));
    if (!keys) {
      if (pending()) return {};
      return raiseTypeError("{} argument after ** must be a mapping, not {}", describe(function), typeName(mapping));
    }
    Value list = py::call(keys, std::vector<Value>());
    if (!list) return {};
    Ref<Dict> dict = makeDict();
    bool ok = forEach(list, [&](const Value &key) {
      Value value = getItem(mapping, key);
      return value && dict->table.insert(key, value);
    });
    return ok && !pending() ? dict.value() : Value();
  }
};

} // namespace

ExprPtr Compiler::call(const ast::Call &node) {
  auto setCallee = [&](CallBase &made) {
    made.range = node.range;
    if (auto *attribute = node.func->as<ast::Attribute>()) {
      made.object = expression(attribute->value);
      made.method = mangled(attribute->attr);
    } else {
      made.callee = expression(node.func);
      auto *name = node.func->as<ast::Name>();
      made.maybeSuper = name && name->id == superName;
    }
  };
  bool stars = false;
  for (const ast::Expr *argument : node.args) stars |= argument->is<ast::Starred>();
  for (const ast::Keyword *keyword : node.keywords) stars |= !keyword->arg;
  if (!stars) {
    auto made = std::make_unique<PlainCall>();
    setCallee(*made);
    made->arguments = expressions(node.args);
    for (const ast::Keyword *keyword : node.keywords) {
      made->arguments.push_back(expression(keyword->value));
      made->names.push_back(keyword->arg);
    }
    return made;
  }
  auto made = std::make_unique<StarCall>();
  setCallee(*made);
  for (const ast::Expr *argument : node.args) {
    auto *starred = argument->as<ast::Starred>();
    made->arguments.push_back({expression(starred ? starred->value : argument), starred != nullptr});
  }
  for (const ast::Keyword *keyword : node.keywords)
    made->keywords.push_back({keyword->arg, expression(keyword->value)});
  return made;
}

} // namespace weft::py
