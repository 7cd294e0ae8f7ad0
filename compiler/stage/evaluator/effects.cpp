// Effects: keeping and taking back what code does to objects.
#include "stage/evaluator/effects.h"

#include <algorithm>
#include <string_view>

#include "stage/evaluator/function.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::py {

Effects *Effects::current_ = nullptr;
Type *Effects::unknownNumber_ = nullptr;

Type &traceAgainType() {
  static Type &type = [&]() -> Type & {
    Type &t = newExceptionType("TraceAgain", exceptions().BaseException, "tensorflow.python.autograph");
    t.ready();
    return t;
  }();
  return type;
}

Effects::Effects(Mode mode) : mode_(mode), outer_(current_), write_(interpreter().writeOutput) {
  current_ = this;
  interpreter().writeOutput = [this](std::string_view text) { output_ += text; };
}

Effects::~Effects() {
  current_ = outer_;
  interpreter().writeOutput = write_;
  if (!committed_) {
    Value error = takePending();
    for (auto step = undo_.rbegin(); step != undo_.rend(); ++step) (*step)();
    clearPending();
    if (error) restorePending(std::move(error));
    return;
  }
  if (!output_.empty()) write_(output_);
  if (!outer_) return;
  outer_->undo_.insert(outer_->undo_.end(), undo_.begin(), undo_.end());
  outer_->new_.insert(new_.begin(), new_.end());
  outer_->alive_.insert(outer_->alive_.end(), alive_.begin(), alive_.end());
}

SuspendedEffects::SuspendedEffects() : before_(Effects::current_) {
  if (!before_) return;
  const Effects *outermost = before_;
  while (outermost->outer_) outermost = outermost->outer_;
  write_ = interpreter().writeOutput;
  interpreter().writeOutput = outermost->write_;
  Effects::current_ = nullptr;
}
SuspendedEffects::~SuspendedEffects() {
  if (!before_) return;
  interpreter().writeOutput = write_;
  Effects::current_ = before_;
}

void Effects::noteMade(const Value &value) {
  if (new_.insert(value.object()).second) alive_.push_back(value);
}

bool Effects::refuse(const std::string &reason) {
  for (Effects *level = current_; level; level = level->outer_) {
    if (level->mode_ != Mode::Refuse) continue;
    if (level->reason_.empty()) {
      level->reason_ = reason;
      level->where_ = interpreter().currentRange();
    }
    raiseText(&traceAgainType(), reason);
    return false;
  }
  return true;
}

Effects *Effects::levelFor(const Object *object, const char *reason, bool &refused) {
  Effects *keeps = nullptr;
  refused = false;
  for (Effects *level = current_; level; level = level->outer_) {
    if (object && level->isNew(object)) break;
    if (level->mode_ == Mode::Refuse) {
      refused = !refuse(reason);
      return nullptr;
    }
    if (!keeps) keeps = level;
  }
  return keeps;
}

void Effects::keepContents(const Value &container) {
  if (!kept_.insert(container.object()).second) return;
  alive_.push_back(container);
  if (auto *list = container.as<List>()) {
    undo_.push_back([container, items = list->items] { container.as<List>()->items = items; });
  } else if (auto *dict = container.as<Dict>()) {
    undo_.push_back([container, entries = dict->table.entries] {
      auto *table = &container.as<Dict>()->table;
      table->clear();
      for (const auto &entry : entries)
        if (entry.key) (void)table->insert(entry.key, entry.value);
    });
  } else if (auto *set = container.as<Set>()) {
    undo_.push_back([container, entries = set->table.entries] {
      auto *table = &container.as<Set>()->table;
      table->clear();
      for (const auto &entry : entries)
        if (entry.key) (void)table->insert(entry.key, entry.value);
    });
  }
}

bool Effects::beforeAttribute(const Value &owner, Symbol name) {
  if (!current_ || !owner.isObject()) return true;
  bool refused;
  Effects *level = levelFor(owner.object(), "an attribute of an object is set", refused);
  if (refused) return false;
  if (!level) return true;
  // A property's own code is told of what it does.
  if (const Value *member = owner.type()->lookup(name); member && member->type()->slots.descriptorSet) return true;
  auto *container = owner.type()->hasInstanceDict ? static_cast<Container *>(owner.object()) : nullptr;
  const Value *old = container && container->attributes ? container->attributes->table.find(name) : nullptr;
  if (owner.as<Type>()) old = owner.as<Type>()->dict().table.find(name);
  level->undo_.push_back([owner, name, before = old ? *old : Value()] {
    if (before)
      (void)setAttr(owner, name, before);
    else
      (void)delAttr(owner, name);
    clearPending();
  });
  return true;
}

bool Effects::beforeItem(const Value &owner) {
  if (!current_ || !owner.isObject()) return true;
  bool refused;
  Effects *level = levelFor(owner.object(), "an item of an object is set", refused);
  if (refused) return false;
  if (level) level->keepContents(owner);
  return true;
}

bool Effects::beforeInPlace(const Value &owner, BinaryOp op) {
  if (!current_ || !owner.isObject()) return true;
  // Only what changes its left side is an effect.
  if (!owner.type()->slots.inplace[static_cast<size_t>(op)] || owner.type()->module.starts_with("tensorflow"))
    return true;
  return beforeItem(owner);
}

bool Effects::beforeGlobal(Dict &globals, Symbol name) {
  if (!current_) return true;
  bool refused;
  Effects *level = levelFor(nullptr, "a global is set", refused);
  if (refused) return false;
  if (!level) return true;
  const Value *old = globals.table.find(name);
  level->undo_.push_back([dict = Ref<Dict>(&globals), name, before = old ? *old : Value()] {
    if (before)
      dictSet(*dict, name, before);
    else
      dict->table.remove(name);
  });
  return true;
}

bool Effects::beforeCell(Cell &cell, bool managed) {
  if (!current_) return true;
  bool refused = false;
  Effects *level = nullptr;
  if (managed)
    level = nullptr; // state of a loop or branch: who traces it puts it back
  else
    level = levelFor(&cell, "a variable of a function around is set", refused);
  if (refused) return false;
  if (level) level->undo_.push_back([kept = Ref<Cell>(&cell), before = cell.value] { kept->value = before; });
  return true;
}

namespace {

bool isIterator(const Value &value) { return value.isObject() && value.type()->slots.next; }

bool isAnyOf(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Methods of Python's own containers that change them.
bool changes(const Value &self, std::string_view name) {
  if (!self.as<List>() && !self.as<Dict>() && !self.as<Set>()) return false;
  return isAnyOf(name, {"append",
                        "extend",
                        "insert",
                        "pop",
                        "remove",
                        "clear",
                        "sort",
                        "reverse",
                        "add",
                        "discard",
                        "update",
                        "setdefault",
                        "popitem",
                        "difference_update",
                        "intersection_update",
                        "symmetric_difference_update",
                        "__setitem__",
                        "__delitem__",
                        "__iadd__",
                        "__imul__"});
}

/// Native classes whose other methods leave everything as it is.
bool isHarmlessType(const Type &type) {
  const std::string &module = type.module;
  if (module.starts_with("tensorflow")) return true;
  if (module.starts_with("numpy")) return type.name != "RandomState" && type.name != "Generator";
  if (module != "builtins") return false;
  return isAnyOf(type.name,
                 {"str",         "bytes",      "int",       "float", "bool",     "complex", "list",  "tuple",
                  "dict",        "set",        "frozenset", "range", "slice",    "object",  "type",  "dict_keys",
                  "dict_values", "dict_items", "property",  "super", "function", "method",  "module"});
}

bool isHarmlessFunction(const NativeFunction &function) {
  const std::string &module = function.module;
  if (module.starts_with("numpy.random")) return false;
  if (module.starts_with("tensorflow") || module.starts_with("numpy") || module == "ag__" || module == "math" ||
      module == "operator" || module == "_weft" || module.starts_with("_weft"))
    return true;
  if (module != "builtins" && !module.empty()) return false;
  return !isAnyOf(function.name, {"print", "input", "open", "exec", "eval", "next", "setattr", "delattr", "globals",
                                  "locals", "vars", "breakpoint", "__import__"});
}

} // namespace

bool Effects::beforeMethod(const Value &self, const std::string &name) {
  if (changes(self, name)) {
    bool refused;
    const std::string reason = fmt::format("`{}` changes a {}", name, typeName(self));
    Effects *level = levelFor(self.object(), reason.c_str(), refused);
    if (refused) return false;
    if (level) level->keepContents(self);
    return true;
  }
  if (self.isObject() && current_->isNew(self.object())) return true;
  if (self.isObject() && self.as<Module>()) return true; // judged by the function
  return isHarmlessType(*self.type()) || refuse(fmt::format("`{}` of a {} is called", name, typeName(self)));
}

bool Effects::beforeCall(const Value &callee, const Args &args) {
  if (!current_) return true;
  if (callee.as<Function>()) return true;
  for (size_t i = 0; i < args.count; ++i)
    if (!beforeIteration(args[i])) return false;
  if (auto *method = callee.as<BoundMethod>()) {
    if (method->function.as<Function>()) return true;
    if (auto *descriptor = method->function.as<MethodDescriptor>()) return beforeMethod(method->self, descriptor->name);
    if (auto *native = method->function.as<NativeFunction>()) return beforeMethod(method->self, native->name);
    return true;
  }
  if (auto *descriptor = callee.as<MethodDescriptor>())
    return args.count == 0 || beforeMethod(args[0], descriptor->name);
  if (auto *native = callee.as<NativeFunction>()) {
    if (isHarmlessFunction(*native)) {
      if (!unknownNumber_ || native->module.starts_with("tensorflow") || native->module.starts_with("_weft") ||
          native->module == "ag__")
        return true;
      for (size_t i = 0; i < args.count + args.named; ++i)
        if (args.values[i].isObject() && args.values[i].type() == unknownNumber_)
          return refuse(fmt::format("`{}` needs the number of the step", native->name));
      return true;
    }
    // What is printed is held back; the rest cannot be undone.
    if (native->name == "print" || native->name == "setattr" || native->name == "delattr") {
      if (native->name != "print" && args.count >= 2 && asStr(args[1]))
        return beforeAttribute(args[0], asStr(args[1])->symbol());
    }
    return refuse(fmt::format("`{}` is called", native->name));
  }
  return true; // classes, and objects with a __call__: what they run is told
}

void Effects::afterCall(const Value &callee, const Value &result) {
  if (!current_ || !result || !result.isObject()) return;
  auto *native = callee.as<NativeFunction>();
  auto *function = callee.as<Function>();
  const bool makes = callee.as<Type>() || (function && function->code.isGenerator()) ||
                     (native && native->module == "builtins" &&
                      isAnyOf(native->name, {"enumerate", "zip", "map", "filter", "reversed", "iter", "sorted"}));
  if (makes && !result.as<Type>()) current_->noteMade(result);
}

bool Effects::beforeIteration(const Value &iterable) {
  if (!current_ || !isIterator(iterable)) return true;
  for (Effects *level = current_; level; level = level->outer_)
    if (level->isNew(iterable.object())) return true;
  return refuse("an iterator is advanced");
}

} // namespace weft::py
