// The two ways to format a str: `text % values` and `text.format(...)`.
#include "value/errors.h"
#include "value/ints.h"
#include "value/objects.h"
#include "value/protocol.h"
#include "value/str_methods.h"
#include "value/text_util.h"

namespace weft::py {

namespace {

std::string asciiRepr(const std::string &text) {
  std::string out;
  for (size_t at = 0; at < text.size();) {
    uint32_t c = decodeAt(text, at);
    if (c < 128)
      out += static_cast<char>(c);
    else if (c < 0x100)
      out += fmt::format("\\x{:02x}", c);
    else if (c < 0x10000)
      out += fmt::format("\\u{:04x}", c);
    else
      out += fmt::format("\\U{:08x}", c);
  }
  return out;
}

struct PercentFlags {
  bool left = false, zero = false, plus = false, space = false, alternate = false;
  int64_t width = -1, precision = -1;
};

bool formatOne(char kind, const PercentFlags &flags, const Value &value, std::string &out) {
  FormatSpec spec;
  spec.width = static_cast<int>(flags.width);
  spec.align = flags.left ? '<' : '>';
  spec.sign = flags.plus ? '+' : flags.space ? ' ' : '-';
  spec.alternate = flags.alternate;
  if (flags.zero && !flags.left) {
    spec.fill = "0";
    spec.align = '=';
  }
  switch (kind) {
  case 's':
  case 'r':
  case 'a': {
    std::string text;
    if (!(kind == 's' ? strText(value, text) : reprText(value, text))) return false;
    if (kind == 'a') text = asciiRepr(text);
    if (flags.precision >= 0) text = text.substr(0, byteOffset(text, static_cast<size_t>(flags.precision)));
    spec.fill = " ";
    if (spec.align == '=') spec.align = '>';
    out += padText(spec, text, '>');
    return true;
  }
  case 'c': {
    std::string text;
    if (const Str *s = asStr(value))
      text = s->text;
    else {
      int64_t code;
      if (!index(value, code)) {
        clearPending();
        (void)raiseTypeError("%c requires int or char");
        return false;
      }
      appendCodePoint(text, static_cast<uint32_t>(code));
    }
    spec.fill = " ";
    if (spec.align == '=') spec.align = '>';
    out += padText(spec, text, '>');
    return true;
  }
  case 'd':
  case 'i':
  case 'u':
  case 'x':
  case 'X':
  case 'o': {
    bool decimal = kind == 'd' || kind == 'i' || kind == 'u';
    Value number = unbox(value);
    if (decimal && !isAnyInt(number)) {
      if (number.isFloat() || value.type()->slots.toInt)
        number = call(Value(types().integer), std::vector<Value>{value});
      else if (value.type()->slots.toIndex)
        number = indexValue(value);
      else {
        (void)raiseTypeError("%{} format: a real number is required, not {}", kind, typeName(value));
        return false;
      }
    } else if (!isAnyInt(number)) {
      number = value.type()->slots.toIndex
                   ? indexValue(value)
                   : raiseTypeError("%{} format: an integer is required, not {}", kind, typeName(value));
    }
    if (!number) return false;
    if (number.isBool()) number = makeInt(number.asInt());
    std::string digits = intText(number, decimal ? 10 : kind == 'o' ? 8 : 16);
    bool negative = digits[0] == '-';
    if (negative) digits.erase(0, 1);
    if (kind == 'X')
      for (char &c : digits) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    if (flags.precision > static_cast<int64_t>(digits.size()))
      digits.insert(0, static_cast<size_t>(flags.precision) - digits.size(), '0');
    std::string prefix = !flags.alternate || decimal ? "" : kind == 'o' ? "0o" : kind == 'x' ? "0x" : "0X";
    out += padNumber(spec, negative, prefix, digits, "");
    return true;
  }
  default: {
    double d;
    if (!number(value, d)) {
      if (pendingMatches(exceptions().TypeError)) {
        clearPending();
        (void)raiseTypeError("must be real number, not {}", typeName(value));
      }
      return false;
    }
    spec.type = kind;
    spec.precision = flags.precision < 0 ? 6 : static_cast<int>(flags.precision);
    std::string text;
    if (!formatDouble(d, spec, text)) return false;
    out += text;
    return true;
  }
  }
}

} // namespace

Value percentFormat(const Value &self, const Value &arguments) {
  const std::string &text = asStr(self)->text;
  std::vector<Value> single{arguments};
  auto *tuple = arguments.as<Tuple>();
  const std::vector<Value> &values = tuple ? tuple->items : single;
  bool isMapping = !tuple && arguments.type()->slots.getItem && !asStr(arguments);
  size_t used = 0;
  bool usedMapping = false;
  auto take = [&]() -> Value {
    if (used >= values.size()) return raiseTypeError("not enough arguments for format string");
    return values[used++];
  };
  std::string out;
  for (size_t at = 0; at < text.size();) {
    if (text[at] != '%') {
      size_t end = text.find('%', at);
      if (end == std::string::npos) end = text.size();
      out += text.substr(at, end - at);
      at = end;
      continue;
    }
    ++at;
    PercentFlags flags;
    Value fromMapping;
    if (at < text.size() && text[at] == '(') {
      size_t end = at + 1;
      int depth = 1;
      while (end < text.size() && depth) {
        depth += text[end] == '(' ? 1 : text[end] == ')' ? -1 : 0;
        ++end;
      }
      if (!isMapping) return raiseTypeError("format requires a mapping");
      if (depth) return raiseValueError("incomplete format key");
      fromMapping = getItem(arguments, makeStr(text.substr(at + 1, end - at - 2)));
      if (!fromMapping) return {};
      usedMapping = true;
      at = end;
    }
    for (bool more = true; more && at < text.size();) {
      switch (text[at]) {
      case '-':
        flags.left = true;
        break;
      case '0':
        flags.zero = true;
        break;
      case '+':
        flags.plus = true;
        break;
      case ' ':
        flags.space = true;
        break;
      case '#':
        flags.alternate = true;
        break;
      default:
        more = false;
      }
      if (more) ++at;
    }
    auto readNumber = [&](int64_t &number) {
      if (at < text.size() && text[at] == '*') {
        ++at;
        Value given = take();
        if (!given) return false;
        if (!toInt64(given, number)) {
          (void)raiseTypeError("* wants int");
          return false;
        }
        return true;
      }
      while (at < text.size() && text[at] >= '0' && text[at] <= '9') {
        if (number < 0) number = 0;
        number = number * 10 + (text[at++] - '0');
      }
      return true;
    };
    if (!readNumber(flags.width)) return {};
    if (flags.width < -1) {
      flags.left = true;
      flags.width = -flags.width;
    }
    if (at < text.size() && text[at] == '.') {
      ++at;
      flags.precision = 0;
      if (!readNumber(flags.precision)) return {};
    }
    while (at < text.size() && (text[at] == 'l' || text[at] == 'h' || text[at] == 'L')) ++at;
    if (at >= text.size()) return raiseValueError("incomplete format");
    char kind = text[at++];
    if (kind == '%') {
      out += '%';
      continue;
    }
    if (std::string_view("sracdiuxXoeEfFgG").find(kind) == std::string_view::npos)
      return raiseValueError("unsupported format character '{}' (0x{:x}) at index {}", kind, static_cast<int>(kind),
                             at - 1);
    Value value = fromMapping ? fromMapping : take();
    if (!value || !formatOne(kind, flags, value, out)) return {};
  }
  if (used < values.size() && !usedMapping && !(isMapping && !tuple))
    return raiseTypeError("not all arguments converted during string formatting");
  return makeStr(std::move(out));
}

namespace {

struct BraceFormatter {
  const Args &args;
  const Value &mapping;
  int64_t nextIndex = 0; // -1: explicit numbers are in use
  std::string out;

  Value field(std::string_view name) {
    size_t end = name.find_first_of(".[");
    std::string_view first = name.substr(0, end);
    Value value;
    bool digits = !first.empty() && first.find_first_not_of("0123456789") == std::string_view::npos;
    if (first.empty() || digits) {
      int64_t at;
      if (first.empty()) {
        if (nextIndex < 0)
          return raiseValueError("cannot switch from manual field specification to automatic field numbering");
        at = nextIndex++;
      } else {
        if (nextIndex > 0)
          return raiseValueError("cannot switch from automatic field numbering to manual field specification");
        nextIndex = -1;
        at = std::atoll(std::string(first).c_str());
      }
      if (mapping) return raiseValueError("Format string contains positional fields");
      if (at >= static_cast<int64_t>(args.count))
        return raise(exceptions().IndexError, "Replacement index {} out of range for positional args tuple", at);
      value = args[static_cast<size_t>(at)];
    } else if (mapping) {
      value = getItem(mapping, makeStr(std::string(first)));
    } else {
      const Value *named = args.find(Symbol::intern(first));
      if (!named) return raiseWith(exceptions().KeyError, makeStr(std::string(first)));
      value = *named;
    }
    while (value && end != std::string_view::npos && end < name.size()) {
      if (name[end] == '.') {
        size_t stop = name.find_first_of(".[", end + 1);
        value = getAttr(value, name.substr(end + 1, stop == std::string_view::npos ? stop : stop - end - 1));
        end = stop;
      } else {
        size_t stop = name.find(']', end);
        if (stop == std::string_view::npos) return raiseValueError("Missing ']' in format string");
        std::string key(name.substr(end + 1, stop - end - 1));
        bool number = !key.empty() && key.find_first_not_of("0123456789") == std::string::npos;
        value = getItem(value, number ? makeInt(std::atoll(key.c_str())) : makeStr(key));
        end = stop + 1;
      }
    }
    return value;
  }

  bool run(std::string_view text, int depth) {
    for (size_t at = 0; at < text.size();) {
      char c = text[at];
      if (c == '}') {
        if (at + 1 < text.size() && text[at + 1] == '}') {
          out += '}';
          at += 2;
          continue;
        }
        (void)raiseValueError("Single '}}' encountered in format string");
        return false;
      }
      if (c != '{') {
        out += c;
        ++at;
        continue;
      }
      if (at + 1 < text.size() && text[at + 1] == '{') {
        out += '{';
        at += 2;
        continue;
      }
      if (at + 1 >= text.size()) {
        (void)raiseValueError("Single '{{' encountered in format string");
        return false;
      }
      size_t end = at + 1, nameEnd = std::string_view::npos;
      int level = 1, brackets = 0;
      for (; end < text.size() && level; ++end) {
        if (text[end] == '{')
          ++level;
        else if (text[end] == '}')
          --level;
        else if (text[end] == '[' && level == 1)
          ++brackets;
        else if (text[end] == ']' && level == 1)
          --brackets;
        else if ((text[end] == ':' || text[end] == '!') && level == 1 && brackets == 0 &&
                 nameEnd == std::string_view::npos)
          nameEnd = end;
      }
      if (level) {
        (void)raiseValueError("expected '}}' before end of string");
        return false;
      }
      std::string_view body = text.substr(at + 1, end - at - 2);
      size_t split = nameEnd == std::string_view::npos ? body.size() : nameEnd - at - 1;
      Value value = field(body.substr(0, split));
      if (!value) return false;
      std::string_view rest = body.substr(split);
      if (!rest.empty() && rest[0] == '!') {
        char conversion = rest.size() > 1 ? rest[1] : 0;
        rest.remove_prefix(std::min<size_t>(2, rest.size()));
        if (conversion == 'r' || conversion == 'a')
          value = repr(value);
        else if (conversion == 's')
          value = str(value);
        else {
          (void)raiseValueError("Unknown conversion specifier {}", conversion);
          return false;
        }
        if (!value) return false;
        if (conversion == 'a') value = makeStr(asciiRepr(asStr(value)->text));
      }
      std::string spec;
      if (!rest.empty()) {
        rest.remove_prefix(1);
        if (rest.find('{') != std::string_view::npos) {
          BraceFormatter inner{args, mapping, nextIndex, {}};
          if (depth > 1) {
            (void)raiseValueError("Max string recursion exceeded");
            return false;
          }
          if (!inner.run(rest, depth + 1)) return false;
          nextIndex = inner.nextIndex;
          spec = inner.out;
        } else {
          spec = rest;
        }
      }
      Value formatted = py::format(value, spec);
      if (!formatted) return false;
      out += asStr(formatted)->text;
      at = end;
    }
    return true;
  }
};

} // namespace

Value braceFormat(std::string_view text, const Args &args, const Value &mapping) {
  BraceFormatter formatter{args, mapping, 0, {}};
  return formatter.run(text, 0) ? makeStr(std::move(formatter.out)) : Value();
}

} // namespace weft::py
