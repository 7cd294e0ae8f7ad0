// The native half of `re`: the module _regex with compile(pattern, flags), whose result finds group positions. The
// rest, Pattern and Match as programs see them, is prelude/stdlib/re.py.
#include <algorithm>

#include "value/errors.h"
#include "value/native_modules.h"
#include "value/protocol.h"
#include "value/regex.h"
#include "value/text_util.h"

namespace weft::py {

namespace {

class Compiled : public Object {
public:
  using Object::Object;
  Regex regex;
  std::string lastText; // decoded form of the text that was matched last, for finditer
  std::vector<uint32_t> lastCodes;
};

} // namespace

bool fillRegex(Module &m) {
  static Type *type = [] {
    Type &t = newNativeType("_Compiled", nullptr, "_regex");
    // find(text, begin, end, mode): positions as a flat tuple, or None. mode: 0 search, 1 match, 2 fullmatch.
    t.method("find", [](const Value &self, const Args &args) -> Value {
      auto *compiled = static_cast<Compiled *>(self.object());
      const Str *text = asStr(args[0]);
      int64_t begin, end, mode;
      if (!text) return raiseTypeError("expected string or bytes-like object, got '{}'", typeName(args[0]));
      if (!index(args[1], begin) || !index(args[2], end) || !index(args[3], mode)) return {};
      if (compiled->lastText != text->text || (compiled->lastCodes.empty() && !text->text.empty())) {
        compiled->lastText = text->text;
        compiled->lastCodes.clear();
        for (size_t at = 0; at < text->text.size();) compiled->lastCodes.push_back(decodeAt(text->text, at));
      }
      auto size = static_cast<int64_t>(compiled->lastCodes.size());
      begin = std::clamp<int64_t>(begin, 0, size);
      end = std::clamp<int64_t>(end, 0, size);
      Regex::Groups groups;
      if (begin > end || !compiled->regex.match(compiled->lastCodes, static_cast<size_t>(begin),
                                                static_cast<size_t>(end), static_cast<Regex::Mode>(mode), groups))
        return Value::none();
      std::vector<Value> items;
      for (int64_t position : groups) items.push_back(makeInt(position));
      return makeTuple(std::move(items));
    });
    t.property("groups", [](const Value &self) {
      return makeInt(static_cast<int64_t>(static_cast<Compiled *>(self.object())->regex.groups));
    });
    t.property("names", [](const Value &self) {
      auto names = makeDict();
      for (const auto &[name, group] : static_cast<Compiled *>(self.object())->regex.names)
        dictSet(*names, Symbol::intern(name), makeInt(static_cast<int64_t>(group)));
      return names.value();
    });
    t.ready();
    return &t;
  }();
  defineFunction(m, "compile", "pattern, flags", [](const Value *a) -> Value {
    const Str *pattern = asStr(a[0]);
    int64_t flags;
    if (!pattern) return raiseTypeError("first argument must be string or compiled pattern");
    if (!index(a[1], flags)) return {};
    auto compiled = make<Compiled>(type);
    if (compiled->regex.parse(pattern->text, static_cast<int>(flags))) return compiled.value();
    // Reported as (message, position); re.py raises re.error.
    return makeTuple({makeStr(compiled->regex.error), makeInt(static_cast<int64_t>(compiled->regex.errorAt))});
  });
  return true;
}

} // namespace weft::py
