// Life of objects: freeing, the list of containers, and the end of everything.
#include <vector>

#include "value/errors.h"
#include "value/interpreter.h"
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::py {

namespace {
Container *firstContainer = nullptr;
bool finalizing = false;

// Runs __del__. The object counts as alive meanwhile, and stays alive if __del__ stored it somewhere.
bool finalizerRevived(Object *object) {
  object->references = 1;
  {
    Value saved = takePending();
    bool found = false;
    static const Symbol del = Symbol::intern("__del__");
    Value result = callSpecial(Value(object), del, {}, found);
    if (!result) clearPending(); // CPython writes a warning and goes on
    if (saved) restorePending(std::move(saved));
  }
  return --object->references != 0;
}
} // namespace

void Object::free(Object *object) {
  // At the end types may be gone before their instances.
  if (!finalizing && object->type && object->type->hasFinalizer && finalizerRevived(object)) return;
  delete object;
}

Container::Container(Type *objectType) : Object(objectType), next(firstContainer) {
  if (next) next->previous = this;
  firstContainer = this;
}

Container::~Container() {
  if (attributes) attributes->release();
  if (previous)
    previous->next = next;
  else
    firstContainer = next;
  if (next) next->previous = previous;
}

void Container::clear() {
  if (Dict *old = std::exchange(attributes, nullptr)) old->release();
}

namespace detail {
void releaseNames();
void releaseTypes();
void releaseModules();
} // namespace detail

void finalizeObjects() {
  if (finalizing) return;
  clearPending();
  detail::releaseModules();
  finalizing = true;
  std::vector<Container *> all;
  for (Container *object = firstContainer; object; object = object->next) {
    object->retain();
    all.push_back(object);
  }
  for (Container *object : all) object->clear();
  for (Container *object : all) object->release();
  detail::releaseTypes();
  detail::releaseNames();
}

Type *Value::type() const {
  const BuiltinTypes &t = types();
  switch (tag_) {
  case Tag::Null:
  case Tag::None:
    return t.none;
  case Tag::NotImplemented:
    return t.notImplemented;
  case Tag::Ellipsis:
    return t.ellipsis;
  case Tag::Bool:
    return t.boolean;
  case Tag::Int:
    return t.integer;
  case Tag::Float:
    return t.real;
  case Tag::Object:
    return payload_.object->type;
  }
  return t.none;
}

void Boxed::clear() {
  Container::clear();
  inner = Value();
}
void List::clear() {
  Container::clear();
  std::vector<Value>().swap(items);
}
void Tuple::clear() {
  Container::clear();
  std::vector<Value>().swap(items);
}
void Dict::clear() {
  Container::clear();
  table.clear();
}
void Set::clear() {
  Container::clear();
  table.clear();
}
void Slice::clear() {
  Container::clear();
  start = stop = step = Value();
}
void NativeFunction::clear() {
  Container::clear();
  documentation = Value();
  code = nullptr;
}
void BoundMethod::clear() {
  Container::clear();
  function = self = Value();
}
void Property::clear() {
  Container::clear();
  get = set = remove = documentation = Value();
}
void Wrapper::clear() {
  Container::clear();
  function = Value();
}
void Cell::clear() {
  Container::clear();
  value = Value();
}
void Module::clear() {
  Container::clear();
  if (dict) dict->clear();
  lazy = nullptr;
}
void Iterator::clear() {
  Container::clear();
  held = Value();
  step = nullptr;
}
void Exception::clear() {
  Container::clear();
  args = cause = context = Value();
}
Instance::~Instance() = default;

} // namespace weft::py
