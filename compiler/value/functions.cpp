// Callables and descriptors: native functions, method descriptors, bound methods, property, staticmethod, classmethod,
// super; and the small classes module, cell and iterator.
#include "value/builtin_types.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/objects.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::py {

NativeFunction::NativeFunction(std::string functionName, std::function<Value(const Args &)> f)
    : Container(types().nativeFunction), name(std::move(functionName)), code(std::move(f)) {}
bool NativeFunction::classof(const Object &object) { return object.type == types().nativeFunction; }
MethodDescriptor::MethodDescriptor(Type *cls, std::string methodName, NativeMethod f)
    : Container(types().methodDescriptor), owner(cls), name(std::move(methodName)), code(f) {}
bool MethodDescriptor::classof(const Object &object) { return object.type == types().methodDescriptor; }
GetSet::GetSet(Type *cls, std::string propertyName, UnarySlot getter, bool (*setter)(const Value &, const Value &))
    : Container(types().getset), owner(cls), name(std::move(propertyName)), get(getter), set(setter) {}
bool GetSet::classof(const Object &object) { return object.type == types().getset; }
BoundMethod::BoundMethod(Value f, Value instance)
    : Container(types().boundMethod), function(std::move(f)), self(std::move(instance)) {}
bool BoundMethod::classof(const Object &object) { return object.type == types().boundMethod; }
bool Property::classof(const Object &object) { return object.type->isSubtypeOf(types().property); }
bool Wrapper::classof(const Object &object) {
  return object.type->isSubtypeOf(types().staticMethod) || object.type->isSubtypeOf(types().classMethod);
}
Cell::Cell() : Container(types().cell) {}
bool Cell::classof(const Object &object) { return object.type == types().cell; }
Module::Module(std::string moduleName) : Container(types().module), name(std::move(moduleName)), dict(makeDict()) {}
bool Module::classof(const Object &object) { return object.type == types().module; }
Iterator::Iterator(Type *cls, std::function<Next(Iterator &, Value &)> code) : Container(cls), step(std::move(code)) {}
bool Iterator::classof(const Object &object) { return object.type->isSubtypeOf(types().iterator); }

Value makeFunction(std::string name, std::function<Value(const Args &)> code, std::string module) {
  auto *function = new NativeFunction(std::move(name), std::move(code));
  function->module = std::move(module);
  return Value(function);
}
Value makeIterator(std::function<Next(Iterator &, Value &)> step, Value held, Type *cls) {
  auto *iterator = new Iterator(cls ? cls : types().iterator, std::move(step));
  iterator->held = std::move(held);
  return Value(iterator);
}
Ref<Module> makeModule(std::string name) {
  Ref<Module> module(new Module(std::move(name)));
  dictSet(*module->dict, WEFT_SYMBOL("__name__"), makeStr(module->name));
  dictSet(*module->dict, WEFT_SYMBOL("__doc__"), Value::none());
  return module;
}

namespace {

Value callDescriptor(const Value &callable, const Args &args) {
  auto *method = static_cast<MethodDescriptor *>(callable.object());
  if (args.count == 0)
    return raiseTypeError("unbound method {}.{}() needs an argument", method->owner->name, method->name);
  if (!isInstance(args[0], method->owner))
    return raiseTypeError("descriptor '{}' for '{}' objects doesn't apply to a '{}' object", method->name,
                          method->owner->name, typeName(args[0]));
  return method->slotCode ? method->slotCode(*method->owner, args[0], args.dropFirst())
                          : method->code(args[0], args.dropFirst());
}

Value callBound(const Value &callable, const Args &args) {
  auto *method = static_cast<BoundMethod *>(callable.object());
  if (auto *native = method->function.as<MethodDescriptor>()) {
    Value self = method->self;
    return native->slotCode ? native->slotCode(*native->owner, self, args) : native->code(self, args);
  }
  size_t total = args.count + args.named + 1;
  Value small[8];
  std::vector<Value> large;
  Value *all = small;
  if (total > 8) {
    large.resize(total);
    all = large.data();
  }
  all[0] = method->self;
  for (size_t i = 0; i + 1 < total; ++i) all[i + 1] = args.values[i];
  return call(method->function, Args{all, args.count + 1, args.names, args.named});
}

Value bindTo(const Value &function, const Value &instance) {
  if (!instance) return function;
  return Value(new BoundMethod(function, instance));
}

std::string addressOf(const Value &value) {
  return fmt::format("0x{:012x}", reinterpret_cast<uintptr_t>(value.object()));
}

void fillNative() {
  Type &t = *types().nativeFunction;
  t.hasInstanceDict = true;
  t.slots.call = [](const Value &self, const Args &args) {
    return static_cast<NativeFunction *>(self.object())->code(args);
  };
  t.slots.repr = [](const Value &self) {
    return makeStr("<built-in function " + self.as<NativeFunction>()->name + ">");
  };
  t.slots.descriptorGet = [](const Value &self, const Value &instance, Type *) {
    return self.as<NativeFunction>()->binds ? bindTo(self, instance) : self;
  };
  t.property("__name__", [](const Value &self) { return makeStr(self.as<NativeFunction>()->name); });
  t.property("__qualname__", [](const Value &self) { return makeStr(self.as<NativeFunction>()->name); });
  t.property("__module__", [](const Value &self) { return makeStr(self.as<NativeFunction>()->module); });
  t.property("__doc__", [](const Value &self) {
    auto *function = self.as<NativeFunction>();
    return function->documentation ? function->documentation : Value::none();
  });
  t.ready();

  Type &m = *types().methodDescriptor;
  m.bindsAsMethod = true;
  m.slots.call = callDescriptor;
  m.slots.descriptorGet = [](const Value &self, const Value &instance, Type *) { return bindTo(self, instance); };
  m.slots.repr = [](const Value &self) {
    auto *method = self.as<MethodDescriptor>();
    return makeStr(fmt::format("<{} '{}' of '{}' objects>", method->slotCode ? "slot wrapper" : "method", method->name,
                               method->owner->name));
  };
  m.property("__name__", [](const Value &self) { return makeStr(self.as<MethodDescriptor>()->name); });
  m.property("__qualname__", [](const Value &self) {
    auto *method = self.as<MethodDescriptor>();
    return makeStr(method->owner->name + "." + method->name);
  });
  m.property("__objclass__", [](const Value &self) { return Value(self.as<MethodDescriptor>()->owner); });
  m.ready();

  Type &g = *types().getset;
  g.slots.descriptorGet = [](const Value &self, const Value &instance, Type *) -> Value {
    if (!instance) return self;
    return self.as<GetSet>()->get(instance);
  };
  g.slots.descriptorSet = [](const Value &self, const Value &instance, const Value &value) {
    auto *property = self.as<GetSet>();
    if (!property->set) {
      (void)raise(exceptions().AttributeError, "attribute '{}' of '{}' objects is not writable", property->name,
                  property->owner->name);
      return false;
    }
    return property->set(instance, value);
  };
  g.property("__name__", [](const Value &self) { return makeStr(self.as<GetSet>()->name); });
  g.ready();

  Type &b = *types().boundMethod;
  b.slots.create = [](Type *, const Args &args) -> Value {
    if (args.count != 2) return raiseTypeError("method expected 2 arguments, got {}", args.count);
    return Value(new BoundMethod(args[0], args[1]));
  };
  b.slots.call = callBound;
  b.slots.repr = [](const Value &self) -> Value {
    auto *method = self.as<BoundMethod>();
    if (auto *native = method->function.as<MethodDescriptor>())
      return makeStr(fmt::format("<built-in method {} of {} object at {}>", native->name, typeName(method->self),
                                 addressOf(method->self)));
    std::string text, name = "?";
    if (Value qualified = getAttrOptional(method->function, WEFT_SYMBOL("__qualname__")))
      (void)strText(qualified, name);
    if (!reprText(method->self, text)) return {};
    return makeStr("<bound method " + name + " of " + text + ">");
  };
  b.slots.compare = [](const Value &self, const Value &other, CompareOp op) -> Value {
    auto *x = self.as<BoundMethod>(), *y = other.as<BoundMethod>();
    if (!y || (op != CompareOp::Eq && op != CompareOp::NotEq)) return Value::notImplemented();
    return makeBool((x->self.same(y->self) && x->function.same(y->function)) == (op == CompareOp::Eq));
  };
  b.slots.hash = [](const Value &self, int64_t &out) {
    auto *method = self.as<BoundMethod>();
    out = static_cast<int64_t>(reinterpret_cast<uintptr_t>(method->function.object()) >> 4) ^
          (method->self.isObject() ? static_cast<int64_t>(reinterpret_cast<uintptr_t>(method->self.object()) >> 3) : 0);
    return true;
  };
  b.slots.getAttr = [](const Value &self, Symbol name) -> Value {
    Value own = genericGetAttr(self, name);
    if (own || !pendingMatches(exceptions().AttributeError)) return own;
    clearPending();
    return getAttr(self.as<BoundMethod>()->function, name);
  };
  b.property("__self__", [](const Value &self) { return self.as<BoundMethod>()->self; });
  b.property("__func__", [](const Value &self) { return self.as<BoundMethod>()->function; });
  b.property("__doc__",
             [](const Value &self) { return getAttr(self.as<BoundMethod>()->function, WEFT_SYMBOL("__doc__")); });
  b.ready();
}

void fillProperty() {
  Type &t = *types().property;
  t.hasInstanceDict = true;
  t.slots.create = [](Type *cls, const Args &) { return Value(new Property(cls)); };
  t.slots.init = [](const Value &self, const Args &args) {
    static const Signature signature("property", "fget=None, fset=None, fdel=None, doc=None");
    Value bound[4];
    if (!signature.bind(args, bound)) return false;
    auto *p = self.as<Property>();
    auto orNull = [](const Value &v) { return v.isNone() ? Value() : v; };
    p->get = orNull(bound[0]);
    p->set = orNull(bound[1]);
    p->remove = orNull(bound[2]);
    p->documentation = orNull(bound[3]);
    return true;
  };
  t.slots.descriptorGet = [](const Value &self, const Value &instance, Type *) -> Value {
    if (!instance) return self;
    auto *p = self.as<Property>();
    if (!p->get) return raise(exceptions().AttributeError, "property of '{}' object has no getter", typeName(instance));
    return call(p->get, std::vector<Value>{instance});
  };
  t.slots.descriptorSet = [](const Value &self, const Value &instance, const Value &value) {
    auto *p = self.as<Property>();
    const Value &code = value ? p->set : p->remove;
    if (!code) {
      std::string name;
      if (p->get)
        if (Value text = getAttrOptional(p->get, WEFT_SYMBOL("__name__"))) (void)strText(text, name);
      (void)raise(exceptions().AttributeError, "property {}of '{}' object has no {}",
                  name.empty() ? "" : "'" + name + "' ", typeName(instance), value ? "setter" : "deleter");
      return false;
    }
    return static_cast<bool>(call(code, value ? std::vector<Value>{instance, value} : std::vector<Value>{instance}));
  };
  auto copyWith = [](const Value &self, const Value &get, const Value &set, const Value &remove) {
    auto *p = self.as<Property>();
    auto *copy = new Property(p->type);
    copy->get = get ? get : p->get;
    copy->set = set ? set : p->set;
    copy->remove = remove ? remove : p->remove;
    copy->documentation = p->documentation;
    return Value(copy);
  };
  static auto with = copyWith;
  t.method("getter", [](const Value &self, const Args &args) { return with(self, args[0], {}, {}); });
  t.method("setter", [](const Value &self, const Args &args) { return with(self, {}, args[0], {}); });
  t.method("deleter", [](const Value &self, const Args &args) { return with(self, {}, {}, args[0]); });
  auto orNone = [](const Value &v) { return v ? v : Value::none(); };
  static auto shown = orNone;
  t.property("fget", [](const Value &self) { return shown(self.as<Property>()->get); });
  t.property("fset", [](const Value &self) { return shown(self.as<Property>()->set); });
  t.property("fdel", [](const Value &self) { return shown(self.as<Property>()->remove); });
  t.property("__doc__", [](const Value &self) -> Value {
    auto *p = self.as<Property>();
    if (p->documentation) return p->documentation;
    return p->get ? getAttr(p->get, WEFT_SYMBOL("__doc__")) : Value::none();
  });
  t.property("__isabstractmethod__", [](const Value &self) -> Value {
    for (const Value &f : {self.as<Property>()->get, self.as<Property>()->set})
      if (f)
        if (Value flag = getAttrOptional(f, WEFT_SYMBOL("__isabstractmethod__"))) return flag;
    return makeBool(false);
  });
  t.ready();

  for (Type *wrapper : {types().staticMethod, types().classMethod}) {
    wrapper->hasInstanceDict = true;
    wrapper->slots.create = [](Type *cls, const Args &args) -> Value {
      if (args.count < 1) return raiseTypeError("{} expected 1 argument, got 0", cls->name);
      return Value(new Wrapper(cls, args[0]));
    };
    wrapper->slots.init = [](const Value &, const Args &) { return true; };
    wrapper->slots.getAttr = [](const Value &self, Symbol name) -> Value {
      Value own = genericGetAttr(self, name);
      if (own || !pendingMatches(exceptions().AttributeError)) return own;
      clearPending();
      return getAttr(self.as<Wrapper>()->function, name);
    };
    wrapper->property("__func__", [](const Value &self) { return self.as<Wrapper>()->function; });
    wrapper->property("__wrapped__", [](const Value &self) { return self.as<Wrapper>()->function; });
  }
  types().staticMethod->slots.call = [](const Value &self, const Args &args) {
    return call(self.as<Wrapper>()->function, args);
  };
  types().staticMethod->slots.descriptorGet = [](const Value &self, const Value &, Type *) {
    return self.as<Wrapper>()->function;
  };
  types().classMethod->slots.descriptorGet = [](const Value &self, const Value &, Type *owner) -> Value {
    Value function = self.as<Wrapper>()->function;
    if (function.type()->bindsAsMethod || function.as<NativeFunction>())
      return Value(new BoundMethod(function, Value(owner)));
    if (auto get = function.type()->slots.descriptorGet) return get(function, Value(owner), owner->type);
    return Value(new BoundMethod(function, Value(owner)));
  };
  types().staticMethod->ready();
  types().classMethod->ready();
}

class Super : public Container {
public:
  Super(Type *after, Value self, Type *start)
      : Container(types().super), cls(after), object(std::move(self)), startType(start) {}
  void clear() override {
    Container::clear();
    object = Value();
  }
  Type *cls;
  Value object;
  Type *startType; // whose mro is searched
};

Value makeSuper(Type *cls, const Value &object) {
  Type *start = object.type();
  if (auto *asClass = object.as<Type>(); asClass && asClass->isSubtypeOf(cls)) start = asClass;
  if (!start->isSubtypeOf(cls)) return raiseTypeError("super(type, obj): obj must be an instance or subtype of type");
  return Value(new Super(cls, object, start));
}

void fillSuper() {
  Type &t = *types().super;
  t.slots.create = [](Type *, const Args &args) -> Value {
    if (args.count == 0) {
      FrameInfo *frame = interpreter().frame;
      return frame ? superInFrame(*frame) : raise(exceptions().RuntimeError, "super(): no current frame");
    }
    auto *cls = args[0].as<Type>();
    if (!cls) return raiseTypeError("super() argument 1 must be a type, not {}", typeName(args[0]));
    if (args.count < 2) return raiseTypeError("unbound super objects are not supported");
    return makeSuper(cls, args[1]);
  };
  t.slots.getAttr = [](const Value &self, Symbol name) -> Value {
    auto *s = static_cast<Super *>(self.object());
    if (name != WEFT_SYMBOL("__class__")) {
      const std::vector<Type *> &mro = s->startType->mro;
      bool after = false;
      for (Type *cls : mro) {
        if (after)
          if (const Value *found = cls->dict().table.find(name)) {
            Value value = *found;
            bool onClass = s->object.as<Type>() == s->startType;
            if (value.isObject())
              if (auto get = value.type()->slots.descriptorGet)
                return get(value, onClass ? Value() : s->object, s->startType);
            return value;
          }
        after |= cls == s->cls;
      }
    }
    Value own = genericGetAttr(self, name);
    return own;
  };
  t.slots.repr = [](const Value &self) {
    auto *s = static_cast<Super *>(self.object());
    return makeStr(fmt::format("<super: <class '{}'>, <{} object>>", s->cls->name, s->startType->name));
  };
  t.ready();
}

Value moduleGetAttr(const Value &self, Symbol name) {
  auto *module = static_cast<Module *>(self.object());
  if (const Value *found = module->dict->table.find(name)) return *found;
  if (name == WEFT_SYMBOL("__dict__")) return module->dict.value();
  if (module->lazy) {
    if (Value value = module->lazy(name)) {
      module->dict->table.insert(name, value);
      return value;
    }
    if (pending()) return {};
  }
  if (const Value *hook = module->dict->table.find(WEFT_SYMBOL("__getattr__"))) {
    Value function = *hook;
    return call(function, std::vector<Value>{makeStr(name)});
  }
  return genericGetAttr(self, name);
}

void fillSmall() {
  Type &m = *types().module;
  m.slots.create = [](Type *, const Args &args) -> Value {
    const Str *name = args.count ? asStr(args[0]) : nullptr;
    return name ? makeModule(name->text).value() : raiseTypeError("module() argument 'name' must be str");
  };
  m.slots.getAttr = moduleGetAttr;
  m.slots.setAttr = [](const Value &self, Symbol name, const Value &value) {
    auto *module = static_cast<Module *>(self.object());
    if (value)
      module->dict->table.insert(name, value);
    else if (!module->dict->table.remove(name))
      return (void)raiseAttributeError(self, name), false;
    return true;
  };
  m.slots.repr = [](const Value &self) {
    auto *module = self.as<Module>();
    Value file = dictGet(*module->dict, WEFT_SYMBOL("__file__"));
    const Str *path = file ? asStr(file) : nullptr;
    return makeStr(path ? "<module '" + module->name + "' from '" + path->text + "'>"
                        : "<module '" + module->name + "' (built-in)>");
  };
  m.ready();

  Type &c = *types().cell;
  c.property("cell_contents", [](const Value &self) -> Value {
    auto *cell = self.as<Cell>();
    return cell->value ? cell->value : raiseValueError("Cell is empty");
  });
  c.ready();

  Type &it = *types().iterator;
  it.slots.iterate = [](const Value &self) { return self; };
  it.slots.next = [](const Value &self, Value &out) {
    auto *iterator = static_cast<Iterator *>(self.object());
    return iterator->step ? iterator->step(*iterator, out) : Next::Stop;
  };
  it.ready();
}

} // namespace

Value superInFrame(const FrameInfo &frame) {
  Value cls = frame.local(WEFT_SYMBOL("__class__"));
  auto *type = cls ? cls.as<Type>() : nullptr;
  if (!type) return raise(exceptions().RuntimeError, "super(): __class__ cell not found");
  Value self = frame.firstArgument();
  if (!self) return raise(exceptions().RuntimeError, "super(): no arguments");
  return makeSuper(type, self);
}

void fillFunctionTypes() {
  fillNative();
  fillProperty();
  fillSuper();
  fillSmall();
}

} // namespace weft::py
