// Exception groups: construction, splitting, and the rules of `except*`.
#include "value/exception_groups.h"

#include "value/builtin_types.h"
#include "value/interpreter.h"
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

ExceptionGroup &group(const Value &value) { return *value.as<ExceptionGroup>(); }
const std::vector<Value> &members(const Value &value) { return *asSequence(group(value).exceptions); }

Value createGroup(Type *cls, const Args &args) {
  if (args.count != 2)
    return raiseTypeError("BaseExceptionGroup.__new__() takes exactly 2 arguments ({} given)", args.count);
  if (!asStr(args[0])) return raiseTypeError("argument 1 must be str, not {}", typeName(args[0]));
  if (!asSequence(args[1])) return raiseTypeError("second argument (exceptions) must be a sequence");
  const std::vector<Value> items = *asSequence(args[1]);
  if (items.empty()) return raiseValueError("second argument (exceptions) must be a non-empty sequence");
  bool plain = true;
  for (size_t i = 0; i < items.size(); ++i) {
    if (!items[i].as<Exception>())
      return raiseValueError("Item {} of second argument (exceptions) is not an exception", i);
    plain &= items[i].type()->isSubtypeOf(exceptions().Exception);
  }
  if (cls == exceptions().BaseExceptionGroup && plain) cls = exceptions().ExceptionGroup;
  if (!plain && cls->isSubtypeOf(exceptions().Exception))
    return raiseTypeError("Cannot nest BaseExceptions in {} {}", cls == exceptions().ExceptionGroup ? "an" : "a",
                          cls->name);
  Value made(new ExceptionGroup(cls));
  group(made).message = args[0];
  group(made).exceptions = makeTuple(items);
  group(made).args = makeTuple({args[0], args[1]});
  return made;
}

/// A group like `like` of other exceptions, with its cause, context and traceback.
Value derived(const Value &like, const std::vector<Value> &items) {
  static const Symbol derive = Symbol::intern("derive"), notes = Symbol::intern("__notes__");
  Value made = callMethod(like, derive, {makeList(items)});
  if (!made) return {};
  if (!made.as<ExceptionGroup>()) return raiseTypeError("derive must return an instance of BaseExceptionGroup");
  group(made).cause = group(like).cause;
  group(made).context = group(like).context;
  group(made).suppressContext = group(like).suppressContext;
  group(made).trace = group(like).trace;
  if (const Value kept = getAttrOptional(like, notes))
    if (std::vector<Value> copy; collect(kept, copy) && !setAttr(made, notes, makeList(copy))) return {};
  return pending() ? Value() : made;
}

/// The condition of split and subgroup: a class, a tuple of classes or a predicate.
std::function<int(const Value &)> conditionOf(const Value &condition) {
  const Tuple *several = condition.as<Tuple>();
  if (condition.as<Type>() || several)
    return [condition](const Value &exception) { return isInstanceOf(exception, condition); };
  return [condition](const Value &exception) {
    const Value answer = call(condition, {exception});
    return answer ? truth(answer) : -1;
  };
}

Value split(const Value &self, const Args &args) {
  if (args.count != 1) return raiseTypeError("split() takes exactly one argument ({} given)", args.count);
  Value matching, rest;
  if (!splitExceptions(self, conditionOf(args[0]), matching, rest)) return {};
  return makeTuple({matching ? matching : Value::none(), rest ? rest : Value::none()});
}
Value subgroup(const Value &self, const Args &args) {
  if (args.count != 1) return raiseTypeError("subgroup() takes exactly one argument ({} given)", args.count);
  Value matching, rest;
  if (!splitExceptions(self, conditionOf(args[0]), matching, rest)) return {};
  return matching ? matching : Value::none();
}

bool containsLeaf(const std::vector<Value> &groups, const Value &leaf) {
  for (const Value &item : groups) {
    if (item.same(leaf)) return true;
    if (item.as<ExceptionGroup>() && containsLeaf(members(item), leaf)) return true;
  }
  return false;
}

} // namespace

void ExceptionGroup::clear() {
  message = exceptions = Value();
  Exception::clear();
}
bool ExceptionGroup::classof(const Object &object) {
  return object.type->isException && object.type->isSubtypeOf(py::exceptions().BaseExceptionGroup);
}

void addGroupMembers(Type &base) {
  base.slots.create = createGroup;
  base.slots.init = [](const Value &, const Args &) { return true; };
  base.slots.str = [](const Value &self) -> Value {
    const size_t count = members(self).size();
    std::string text;
    if (!strText(group(self).message, text)) return {};
    return makeStr(fmt::format("{} ({} sub-exception{})", text, count, count == 1 ? "" : "s"));
  };
  base.property("message", [](const Value &self) { return group(self).message; });
  base.property("exceptions", [](const Value &self) { return group(self).exceptions; });
  base.method("derive", [](const Value &self, const Args &args) -> Value {
    if (args.count != 1) return raiseTypeError("derive() takes exactly one argument ({} given)", args.count);
    return call(Value(exceptions().BaseExceptionGroup), {group(self).message, args[0]});
  });
  base.method("split", split);
  base.method("subgroup", subgroup);
}

bool splitExceptions(const Value &exception, const std::function<int(const Value &)> &keeps, Value &matching,
                     Value &rest) {
  const int whole = keeps(exception);
  if (whole < 0) return false;
  if (whole || !exception.as<ExceptionGroup>()) {
    (whole ? matching : rest) = exception;
    return true;
  }
  std::vector<Value> in, out;
  for (const Value &member : members(exception)) {
    Value matches, others;
    if (!splitExceptions(member, keeps, matches, others)) return false;
    if (matches) in.push_back(matches);
    if (others) out.push_back(others);
  }
  if (!in.empty() && !(matching = derived(exception, in))) return false;
  if (!out.empty() && !(rest = derived(exception, out))) return false;
  return true;
}

Value makeExceptionGroup(const std::string &message, const std::vector<Value> &items) {
  return call(Value(exceptions().BaseExceptionGroup), {makeStr(message), makeList(items)});
}

Value combineRaised(const Value &original, const std::vector<Value> &raised, const Value &rest) {
  if (raised.empty()) return rest;
  // An exception that was no group was given to one handler at most.
  if (!original.as<ExceptionGroup>()) return raised.front();
  // Parts of the original that were raised again keep their places in it.
  std::vector<Value> fresh, again;
  for (const Value &value : raised) {
    const bool same = value.as<ExceptionGroup>() && value.as<Exception>()->cause.same(group(original).cause) &&
                      containsLeaf({original}, members(value).front());
    (same ? again : fresh).push_back(value);
  }
  if (rest) again.push_back(rest);
  Value kept;
  if (!again.empty()) {
    Value others;
    const auto keeps = [&](const Value &leaf) {
      return !leaf.as<ExceptionGroup>() && containsLeaf(again, leaf) ? 1 : 0;
    };
    if (!splitExceptions(original, keeps, kept, others)) return {};
  }
  if (fresh.empty()) return kept;
  if (kept) fresh.push_back(kept);
  return makeExceptionGroup("", fresh);
}

} // namespace weft::py
