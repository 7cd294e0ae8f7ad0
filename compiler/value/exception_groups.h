// BaseExceptionGroup and ExceptionGroup: exceptions that hold exceptions, for `except*`.
#pragma once
#include <functional>

#include "value/errors.h"

namespace weft::py {

class ExceptionGroup final : public Exception {
public:
  explicit ExceptionGroup(Type *cls) : Exception(cls) {}
  void clear() override;
  static bool classof(const Object &object);
  Value message;    // a str
  Value exceptions; // a tuple
};

/// Slots and members of the two classes, before they are ready.
void addGroupMembers(Type &baseGroup);

/// The exceptions in `exception` (itself, if it is no group) for which `keeps` is 1, in the same nesting; null where
/// there is none. -1 from `keeps` is an exception pending: false.
bool splitExceptions(const Value &exception, const std::function<int(const Value &)> &keeps, Value &matching,
                     Value &rest);
/// ExceptionGroup(message, exceptions), a BaseExceptionGroup where one of them is no Exception.
Value makeExceptionGroup(const std::string &message, const std::vector<Value> &exceptions);
/// What `except*` raises after its handlers: what they raised and what none of them took. Null: nothing.
Value combineRaised(const Value &original, const std::vector<Value> &raised, const Value &rest);

} // namespace weft::py
