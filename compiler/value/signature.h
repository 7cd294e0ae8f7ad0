// Signature: binds the arguments of a native function to parameters, with CPython's messages when they do not fit.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "value/type.h"

namespace weft::py {

/// static const Signature signature("matmul", "a, b, *, transpose_a=False, name=None");
/// Value a[4]; if (!signature.bind(args, a)) return {};
///
/// In the text: `/` ends the positional-only parameters, `*` starts keyword-only ones, `*args` collects a tuple and
/// `**kwargs` a dict. A default is None, True, False, a number, a 'str', () or ... ; `x=?` leaves the Value null when
/// not given.
class Signature {
public:
  Signature(std::string_view function, std::string_view parameters);
  /// `out` has one Value a parameter. False with TypeError pending.
  bool bind(const Args &args, Value *out) const;
  size_t size() const { return parameters_.size(); }
  const std::string &function() const { return function_; }
  Symbol name(size_t index) const { return parameters_[index].name; }

private:
  enum class Kind { PositionalOnly, Ordinary, KeywordOnly, VarArgs, VarKeywords };
  struct Parameter {
    Symbol name;
    Kind kind;
    bool optional;
    Value fallback;
  };
  std::string function_;
  std::vector<Parameter> parameters_;
};

/// CPython's "f() missing 2 required positional arguments: 'a' and 'b'" list: 'a', 'b', and 'c'.
std::string listNames(const std::vector<std::string> &names);

} // namespace weft::py
