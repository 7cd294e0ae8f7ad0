// Methods of str.
#include "value/str_methods.h"

#include <algorithm>

#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"
#include "value/signature.h"
#include "value/text_util.h"

namespace weft::py {

namespace {

const std::string &textOf(const Value &self) { return asStr(self)->text; }

bool wantStr(const Value &value, const char *what, const std::string *&out) {
  const Str *text = asStr(value);
  if (!text) {
    (void)raiseTypeError("{} must be str, not {}", what, typeName(value));
    return false;
  }
  out = &text->text;
  return true;
}

Value mapCode(const std::string &text, uint32_t (*change)(uint32_t)) {
  std::string out;
  for (size_t at = 0; at < text.size();) {
    uint32_t c = decodeAt(text, at);
    if (c == 0xDF && change == toUpperCodePoint) {
      out += "SS";
      continue;
    }
    appendCodePoint(out, change(c));
  }
  return makeStr(std::move(out));
}
template <typename F> Value allCode(const std::string &text, F &&test) {
  if (text.empty()) return makeBool(false);
  for (size_t at = 0; at < text.size();)
    if (!test(decodeAt(text, at))) return makeBool(false);
  return makeBool(true);
}
bool isDigitCode(uint32_t c) {
  return (c >= '0' && c <= '9') || (c >= 0x660 && c <= 0x669) || (c >= 0x966 && c <= 0x96F) ||
         (c >= 0xFF10 && c <= 0xFF19);
}
bool isUpperCode(uint32_t c) { return toLowerCodePoint(c) != c; }
bool isLowerCode(uint32_t c) { return toUpperCodePoint(c) != c || c == 0xDF; }

Value strip(const Value &self, const Args &args, bool left, bool right, const char *name) {
  if (args.count > 1 || args.named) return raiseTypeError("{} expected at most 1 argument, got {}", name, args.count);
  std::string_view text = textOf(self);
  std::vector<uint32_t> set;
  bool spaces = args.count == 0 || args[0].isNone();
  if (!spaces) {
    const Str *chars = asStr(args[0]);
    if (!chars) return raiseTypeError("{} arg must be None or str", name);
    for (size_t at = 0; at < chars->text.size();) set.push_back(decodeAt(chars->text, at));
  }
  auto drop = [&](uint32_t c) {
    return spaces ? isSpaceCodePoint(c) : std::find(set.begin(), set.end(), c) != set.end();
  };
  size_t begin = 0, end = text.size();
  while (left && begin < end) {
    size_t at = begin;
    if (!drop(decodeAt(text, at))) break;
    begin = at;
  }
  while (right && end > begin) {
    size_t at = end - 1;
    while (at > begin && (text[at] & 0xC0) == 0x80) --at;
    size_t after = at;
    if (!drop(decodeAt(text, after))) break;
    end = at;
  }
  return makeStr(std::string(text.substr(begin, end - begin)));
}

Value splitSpaces(std::string_view text, int64_t limit, bool fromRight) {
  std::vector<Value> parts;
  if (!fromRight) {
    size_t at = 0;
    auto skip = [&] {
      while (at < text.size()) {
        size_t next = at;
        if (!isSpaceCodePoint(decodeAt(text, next))) break;
        at = next;
      }
    };
    skip();
    while (at < text.size()) {
      if (limit >= 0 && static_cast<int64_t>(parts.size()) == limit) {
        size_t end = text.size();
        while (end > at && isSpaceCodePoint(static_cast<unsigned char>(text[end - 1]))) --end;
        parts.push_back(makeStr(std::string(text.substr(at, end - at))));
        break;
      }
      size_t begin = at;
      while (at < text.size()) {
        size_t next = at;
        if (isSpaceCodePoint(decodeAt(text, next))) break;
        at = next;
      }
      parts.push_back(makeStr(std::string(text.substr(begin, at - begin))));
      skip();
    }
    return makeList(std::move(parts));
  }
  size_t end = text.size();
  auto isSpaceAt = [&](size_t i) {
    return isSpaceCodePoint(static_cast<unsigned char>(text[i])) && static_cast<unsigned char>(text[i]) < 128;
  };
  for (;;) {
    while (end > 0 && isSpaceAt(end - 1)) --end;
    if (end == 0) break;
    if (limit >= 0 && static_cast<int64_t>(parts.size()) == limit) {
      size_t begin = 0;
      while (begin < end && isSpaceAt(begin)) ++begin;
      parts.push_back(makeStr(std::string(text.substr(begin, end - begin))));
      break;
    }
    size_t begin = end;
    while (begin > 0 && !isSpaceAt(begin - 1)) --begin;
    parts.push_back(makeStr(std::string(text.substr(begin, end - begin))));
    end = begin;
  }
  std::reverse(parts.begin(), parts.end());
  return makeList(std::move(parts));
}

Value split(const Value &self, const Args &args, bool fromRight) {
  static const Signature forward("split", "sep=None, maxsplit=-1"), backward("rsplit", "sep=None, maxsplit=-1");
  Value bound[2];
  int64_t limit;
  if (!(fromRight ? backward : forward).bind(args, bound) || !index(bound[1], limit)) return {};
  std::string_view text = textOf(self);
  if (bound[0].isNone()) return splitSpaces(text, limit, fromRight);
  const Str *separator = asStr(bound[0]);
  if (!separator) return raiseTypeError("must be str or None, not {}", typeName(bound[0]));
  const std::string &sep = separator->text;
  if (sep.empty()) return raiseValueError("empty separator");
  std::vector<Value> parts;
  if (!fromRight) {
    size_t begin = 0;
    while (limit < 0 || static_cast<int64_t>(parts.size()) < limit) {
      size_t found = text.find(sep, begin);
      if (found == std::string_view::npos) break;
      parts.push_back(makeStr(std::string(text.substr(begin, found - begin))));
      begin = found + sep.size();
    }
    parts.push_back(makeStr(std::string(text.substr(begin))));
  } else {
    size_t end = text.size();
    while (limit < 0 || static_cast<int64_t>(parts.size()) < limit) {
      if (end < sep.size()) break;
      size_t found = text.rfind(sep, end - sep.size());
      if (found == std::string_view::npos) break;
      parts.push_back(makeStr(std::string(text.substr(found + sep.size(), end - found - sep.size()))));
      end = found;
    }
    parts.push_back(makeStr(std::string(text.substr(0, end))));
    std::reverse(parts.begin(), parts.end());
  }
  return makeList(std::move(parts));
}

// Start and end arguments (code points) as bytes.
bool byteRange(const Value &self, const Args &args, size_t from, size_t &begin, size_t &end, bool &valid) {
  const Str *text = asStr(self);
  auto size = static_cast<int64_t>(text->length());
  int64_t first = 0, last = size;
  if (args.count > from && !args[from].isNone() && !index(args[from], first)) return false;
  if (args.count > from + 1 && !args[from + 1].isNone() && !index(args[from + 1], last)) return false;
  if (first < 0) first = std::max<int64_t>(0, first + size);
  if (last < 0) last = std::max<int64_t>(0, last + size);
  last = std::min(last, size);
  valid = first <= last;
  if (valid) {
    begin = text->isAscii() ? static_cast<size_t>(first) : byteOffset(text->text, static_cast<size_t>(first));
    end = text->isAscii() ? static_cast<size_t>(last) : byteOffset(text->text, static_cast<size_t>(last));
  }
  return true;
}

Value find(const Value &self, const Args &args, bool right, bool mustFind, const char *name) {
  if (args.count < 1 || args.count > 3)
    return raiseTypeError("{}() takes from 1 to 3 positional arguments but {} were given", name, args.count);
  const std::string *part;
  if (!wantStr(args[0], "must be str, not", part)) {
    clearPending();
    return raiseTypeError("must be str, not {}", typeName(args[0]));
  }
  size_t begin = 0, end = 0, found = std::string::npos;
  bool valid;
  if (!byteRange(self, args, 1, begin, end, valid)) return {};
  std::string_view text = textOf(self);
  if (valid) {
    std::string_view window = text.substr(0, end);
    if (right) {
      found = window.size() < part->size() ? std::string_view::npos : window.rfind(*part);
      if (found != std::string_view::npos && found < begin) found = std::string_view::npos;
    } else {
      found = window.find(*part, begin);
    }
  }
  if (found == std::string_view::npos) return mustFind ? raiseValueError("substring not found") : makeInt(-1);
  return makeInt(static_cast<int64_t>(countCodePoints(text.substr(0, found))));
}

Value startsOrEnds(const Value &self, const Args &args, bool end, const char *name) {
  if (args.count < 1) return raiseTypeError("{}() takes at least 1 argument (0 given)", name);
  size_t first = 0, last = 0;
  bool valid;
  if (!byteRange(self, args, 1, first, last, valid)) return {};
  std::string_view window = valid ? std::string_view(textOf(self)).substr(first, last - first) : std::string_view();
  auto test = [&](const Str *part) {
    return valid && (end ? window.ends_with(part->text) : window.starts_with(part->text));
  };
  if (auto *tuple = args[0].as<Tuple>()) {
    for (const Value &item : tuple->items) {
      const Str *part = asStr(item);
      if (!part) return raiseTypeError("tuple for {} must only contain str, not {}", name, typeName(item));
      if (test(part)) return makeBool(true);
    }
    return makeBool(false);
  }
  const Str *part = asStr(args[0]);
  if (!part) return raiseTypeError("{} first arg must be str or a tuple of str, not {}", name, typeName(args[0]));
  return makeBool(test(part));
}

Value join(const Value &self, const Args &args) {
  if (args.count != 1) return raiseTypeError("str.join() takes exactly one argument ({} given)", args.count);
  if (!args[0].type()->slots.iterate && !args[0].type()->slots.getItem)
    return raiseTypeError("can only join an iterable");
  std::vector<Value> items;
  if (!collect(args[0], items)) return {};
  std::string out;
  for (size_t i = 0; i < items.size(); ++i) {
    const Str *part = asStr(items[i]);
    if (!part) return raiseTypeError("sequence item {}: expected str instance, {} found", i, typeName(items[i]));
    if (i) out += textOf(self);
    out += part->text;
  }
  return makeStr(std::move(out));
}

Value replace(const Value &self, const Args &args) {
  static const Signature signature("replace", "old, new, count=-1, /");
  Value bound[3];
  int64_t limit;
  const std::string *from, *to;
  if (!signature.bind(args, bound) || !index(bound[2], limit)) return {};
  if (!wantStr(bound[0], "replace() argument 1", from) || !wantStr(bound[1], "replace() argument 2", to)) return {};
  const std::string &text = textOf(self);
  std::string out;
  size_t begin = 0;
  int64_t done = 0;
  if (from->empty()) {
    while (limit < 0 || done < limit) {
      out += *to;
      ++done;
      if (begin >= text.size()) break;
      size_t at = begin;
      (void)decodeAt(text, at);
      out += text.substr(begin, at - begin);
      begin = at;
    }
    if (begin < text.size()) out += text.substr(begin);
    return makeStr(std::move(out));
  }
  while (limit < 0 || done < limit) {
    size_t found = text.find(*from, begin);
    if (found == std::string::npos) break;
    out += text.substr(begin, found - begin) + *to;
    begin = found + from->size();
    ++done;
  }
  return makeStr(out + text.substr(begin));
}

Value partition(const Value &self, const Args &args, bool right) {
  const std::string *sep;
  if (args.count != 1)
    return raiseTypeError("{}() takes exactly one argument ({} given)", right ? "str.rpartition" : "str.partition",
                          args.count);
  if (!wantStr(args[0], "must be str, not", sep)) return {};
  if (sep->empty()) return raiseValueError("empty separator");
  const std::string &text = textOf(self);
  size_t found = right ? text.rfind(*sep) : text.find(*sep);
  Value empty = makeStr(std::string());
  if (found == std::string::npos)
    return right ? makeTuple({empty, empty, makeStr(text)}) : makeTuple({makeStr(text), empty, empty});
  return makeTuple({makeStr(text.substr(0, found)), makeStr(*sep), makeStr(text.substr(found + sep->size()))});
}

Value justify(const Value &self, const Args &args, char align, const char *name) {
  int64_t width;
  if (args.count < 1 || args.count > 2)
    return raiseTypeError("{} expected at least 1 argument, got {}", name, args.count);
  if (!index(args[0], width)) return {};
  FormatSpec spec;
  spec.width = static_cast<int>(width);
  spec.align = align;
  if (args.count > 1) {
    const Str *fill = asStr(args[1]);
    if (!fill) return raiseTypeError("The fill character must be a unicode character, not {}", typeName(args[1]));
    if (fill->length() != 1) return raiseTypeError("The fill character must be exactly one character long");
    spec.fill = fill->text;
  }
  if (align == '^') {
    // str.center puts the odd space left when both width and length say so; format() always right.
    auto length = static_cast<int64_t>(asStr(self)->length()), missing = width - length;
    if (missing <= 0) return makeStr(textOf(self));
    int64_t left = missing / 2 + (missing & width & 1);
    std::string out;
    for (int64_t i = 0; i < left; ++i) out += spec.fill;
    out += textOf(self);
    for (int64_t i = left; i < missing; ++i) out += spec.fill;
    return makeStr(std::move(out));
  }
  return makeStr(padText(spec, textOf(self), align));
}

Value titled(const std::string &text, bool onlyFirst) {
  std::string out;
  bool inWord = false;
  for (size_t at = 0; at < text.size();) {
    uint32_t c = decodeAt(text, at);
    appendCodePoint(out, inWord ? toLowerCodePoint(c) : toUpperCodePoint(c));
    inWord = onlyFirst || isAlphaCodePoint(c);
  }
  return makeStr(std::move(out));
}

Value splitLines(const Value &self, const Args &args) {
  static const Signature signature("splitlines", "keepends=False");
  Value bound[1];
  if (!signature.bind(args, bound)) return {};
  bool keep = truth(bound[0]) == 1;
  const std::string &text = textOf(self);
  std::vector<Value> lines;
  for (size_t at = 0; at < text.size();) {
    size_t end = at;
    while (end < text.size() && text[end] != '\n' && text[end] != '\r' && text[end] != '\v' && text[end] != '\f') ++end;
    size_t next = end;
    if (next < text.size()) next += text[next] == '\r' && next + 1 < text.size() && text[next + 1] == '\n' ? 2 : 1;
    lines.push_back(makeStr(text.substr(at, (keep ? next : end) - at)));
    at = next;
  }
  return makeList(std::move(lines));
}

Value translate(const Value &self, const Args &args) {
  const std::string &text = textOf(self);
  std::string out;
  for (size_t at = 0; at < text.size();) {
    size_t begin = at;
    uint32_t c = decodeAt(text, at);
    Value mapped = getItem(args[0], makeInt(c));
    if (!mapped) {
      if (!pendingMatches(exceptions().LookupError)) return {};
      clearPending();
      out += text.substr(begin, at - begin);
    } else if (const Str *s = asStr(mapped))
      out += s->text;
    else if (mapped.isInt())
      appendCodePoint(out, static_cast<uint32_t>(mapped.asInt()));
  }
  return makeStr(std::move(out));
}
Value makeTranslation(const Args &args) {
  auto table = makeDict();
  if (args.count == 1) {
    Dict *from = asDict(args[0]);
    if (!from) return raiseTypeError("if you give only one argument to maketrans it must be a dict");
    for (const HashTable::Entry &entry : from->table.entries) {
      if (!entry.key) continue;
      Value key = entry.key;
      if (const Str *text = asStr(key)) {
        size_t at = 0;
        key = makeInt(decodeAt(text->text, at));
      }
      if (!table->table.insert(key, entry.value)) return {};
    }
    return table.value();
  }
  const Str *from = asStr(args[0]), *to = asStr(args[1]);
  if (!from || !to || from->length() != to->length())
    return raiseValueError("the first two maketrans arguments must have equal length");
  for (size_t a = 0, b = 0; a < from->text.size();) {
    uint32_t x = decodeAt(from->text, a), y = decodeAt(to->text, b);
    if (!table->table.insert(makeInt(x), makeInt(y))) return {};
  }
  if (args.count > 2)
    if (const Str *gone = asStr(args[2]))
      for (size_t a = 0; a < gone->text.size();)
        if (!table->table.insert(makeInt(decodeAt(gone->text, a)), Value::none())) return {};
  return table.value();
}

} // namespace

void addStrMethods(Type &t) {
#define M(name, ...) t.method(name, [](const Value &self, const Args &args) -> Value { __VA_ARGS__; })
  M("upper", return mapCode(textOf(self), toUpperCodePoint));
  M("lower", return mapCode(textOf(self), toLowerCodePoint));
  M("casefold", return mapCode(textOf(self), toLowerCodePoint));
  M("swapcase", return mapCode(textOf(self),
                               [](uint32_t c) { return isUpperCode(c) ? toLowerCodePoint(c) : toUpperCodePoint(c); }));
  M("capitalize", return titled(textOf(self), true));
  M("title", return titled(textOf(self), false));
  M("strip", return strip(self, args, true, true, "strip"));
  M("lstrip", return strip(self, args, true, false, "lstrip"));
  M("rstrip", return strip(self, args, false, true, "rstrip"));
  M("split", return split(self, args, false));
  M("rsplit", return split(self, args, true));
  M("splitlines", return splitLines(self, args));
  M("join", return join(self, args));
  M("replace", return replace(self, args));
  M("find", return find(self, args, false, false, "find"));
  M("rfind", return find(self, args, true, false, "rfind"));
  M("index", return find(self, args, false, true, "index"));
  M("rindex", return find(self, args, true, true, "rindex"));
  M("startswith", return startsOrEnds(self, args, false, "startswith"));
  M("endswith", return startsOrEnds(self, args, true, "endswith"));
  M("partition", return partition(self, args, false));
  M("rpartition", return partition(self, args, true));
  M("ljust", return justify(self, args, '<', "ljust"));
  M("rjust", return justify(self, args, '>', "rjust"));
  M("center", return justify(self, args, '^', "center"));
  M("translate", return translate(self, args));
  M("format", return braceFormat(textOf(self), args));
  M("format_map", return braceFormat(textOf(self), Args{}, args[0]));
  M("count", {
    const std::string *part;
    if (args.count < 1 || !wantStr(args[0], "must be str, not", part)) return {};
    size_t begin = 0, end = 0;
    bool valid;
    if (!byteRange(self, args, 1, begin, end, valid)) return {};
    if (!valid) return makeInt(0);
    std::string_view window = std::string_view(textOf(self)).substr(begin, end - begin);
    if (part->empty()) return makeInt(static_cast<int64_t>(countCodePoints(window)) + 1);
    int64_t count = 0;
    for (size_t at = window.find(*part); at != std::string_view::npos; at = window.find(*part, at + part->size()))
      ++count;
    return makeInt(count);
  });
  M("zfill", {
    int64_t width;
    if (args.count != 1) return raiseTypeError("str.zfill() takes exactly one argument ({} given)", args.count);
    if (!index(args[0], width)) return {};
    std::string text = textOf(self);
    auto missing = width - static_cast<int64_t>(asStr(self)->length());
    if (missing > 0)
      text.insert(!text.empty() && (text[0] == '+' || text[0] == '-') ? 1 : 0, static_cast<size_t>(missing), '0');
    return makeStr(std::move(text));
  });
  M("expandtabs", {
    int64_t size = 8;
    if (args.count && !index(args[0], size)) return {};
    std::string out;
    int64_t column = 0;
    for (char c : textOf(self)) {
      if (c == '\t') {
        if (size > 0) {
          int64_t missing = size - column % size;
          out.append(static_cast<size_t>(missing), ' ');
          column += missing;
        }
        continue;
      }
      out += c;
      if (c == '\n' || c == '\r')
        column = 0;
      else if ((c & 0xC0) != 0x80)
        ++column;
    }
    return makeStr(std::move(out));
  });
  M("removeprefix", {
    const std::string *part;
    if (args.count != 1 || !wantStr(args[0], "removeprefix() argument", part)) return {};
    const std::string &text = textOf(self);
    return makeStr(text.starts_with(*part) ? text.substr(part->size()) : text);
  });
  M("removesuffix", {
    const std::string *part;
    if (args.count != 1 || !wantStr(args[0], "removesuffix() argument", part)) return {};
    const std::string &text = textOf(self);
    return makeStr(!part->empty() && text.ends_with(*part) ? text.substr(0, text.size() - part->size()) : text);
  });
  M("isdigit", return allCode(textOf(self), isDigitCode));
  M("isdecimal", return allCode(textOf(self), isDigitCode));
  M("isnumeric", return allCode(textOf(self), isDigitCode));
  M("isalpha", return allCode(textOf(self), isAlphaCodePoint));
  M("isalnum", return allCode(textOf(self), [](uint32_t c) { return isAlphaCodePoint(c) || isDigitCode(c); }));
  M("isspace", return allCode(textOf(self), isSpaceCodePoint));
  M("isprintable", return textOf(self).empty() ? makeBool(true) : allCode(textOf(self), isPrintableCodePoint));
  M("isascii", return makeBool(asStr(self)->isAscii()));
  M("isidentifier", {
    const std::string &text = textOf(self);
    if (text.empty() || std::isdigit(static_cast<unsigned char>(text[0]))) return makeBool(false);
    return allCode(text, [](uint32_t c) { return c == '_' || isAlphaCodePoint(c) || isDigitCode(c); });
  });
  M("isupper", {
    bool any = false;
    const std::string &text = textOf(self);
    for (size_t at = 0; at < text.size();) {
      uint32_t c = decodeAt(text, at);
      if (isLowerCode(c)) return makeBool(false);
      any |= isUpperCode(c);
    }
    return makeBool(any);
  });
  M("islower", {
    bool any = false;
    const std::string &text = textOf(self);
    for (size_t at = 0; at < text.size();) {
      uint32_t c = decodeAt(text, at);
      if (isUpperCode(c)) return makeBool(false);
      any |= isLowerCode(c);
    }
    return makeBool(any);
  });
  M("istitle", {
    Value other = titled(textOf(self), false);
    return makeBool(!textOf(self).empty() && asStr(other)->text == textOf(self));
  });
  M("encode", {
    if (args.count) {
      const Str *encoding = asStr(args[0]);
      if (encoding && (encoding->text == "ascii" || encoding->text == "latin-1")) {
        std::string out;
        const std::string &text = textOf(self);
        uint32_t limit = encoding->text == "ascii" ? 128 : 256;
        for (size_t at = 0, i = 0; at < text.size(); ++i) {
          uint32_t c = decodeAt(text, at);
          if (c >= limit) {
            const Str *mode = args.count > 1 ? asStr(args[1]) : nullptr;
            if (mode && mode->text == "ignore") continue;
            if (mode && mode->text == "replace") {
              out += '?';
              continue;
            }
            return raise(exceptions().UnicodeEncodeError,
                         "'{}' codec can't encode character {} in position {}: ordinal not in range({})",
                         encoding->text,
                         c < 256     ? fmt::format("'\\x{:02x}'", c)
                         : c < 65536 ? fmt::format("'\\u{:04x}'", c)
                                     : fmt::format("'\\U{:08x}'", c),
                         i, limit);
          }
          out += static_cast<char>(c);
        }
        return makeBytes(std::move(out));
      }
    }
    return makeBytes(textOf(self));
  });
  M("__getnewargs__", return makeTuple({makeStr(textOf(self))}));
#undef M
  t.staticMethod("maketrans", makeTranslation);
}

} // namespace weft::py
