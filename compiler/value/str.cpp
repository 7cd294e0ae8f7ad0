// The class str: objects, interned names, operators, indexing, iteration, repr. Methods are in str_methods.cpp.
#include "value/builtin_types.h"
#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"
#include "value/str_methods.h"
#include "value/text_util.h"

namespace weft::py {

namespace {
std::vector<Str *> &names() {
  static std::vector<Str *> all;
  return all;
}
} // namespace

namespace detail {
void releaseNames() {
  for (Str *name : names()) {
    name->symbol_.attachment() = nullptr;
    name->release();
  }
  names().clear();
}
} // namespace detail

Str::Str(std::string utf8) : Object(types().str), text(std::move(utf8)) {}
bool Str::classof(const Object &object) { return object.type == types().str; }
size_t Str::length() const {
  if (length_ == SIZE_MAX) length_ = countCodePoints(text);
  return length_;
}
int64_t Str::hash() const {
  if (hash_ == -1) {
    hash_ = static_cast<int64_t>(std::hash<std::string>()(text));
    if (hash_ == -1) hash_ = -2;
  }
  return hash_;
}
Symbol Str::symbol() const {
  if (!symbol_) symbol_ = Symbol::intern(text);
  return symbol_;
}

Value makeStr(std::string utf8) { return Value(new Str(std::move(utf8))); }
Value makeStr(Symbol name) {
  void *&slot = name.attachment();
  if (!slot) {
    auto *object = new Str(name.str());
    object->symbol_ = name;
    object->retain();
    names().push_back(object);
    slot = object;
  }
  return Value(static_cast<Str *>(slot));
}
const Str *asStr(const Value &value) {
  if (!value.isObject()) return nullptr;
  if (const Str *text = value.as<Str>()) return text;
  if (auto *boxed = value.as<Boxed>()) return boxed->inner.as<Str>();
  return nullptr;
}

std::string reprOfText(std::string_view text) {
  char quote = text.find('\'') != std::string_view::npos && text.find('"') == std::string_view::npos ? '"' : '\'';
  std::string out(1, quote);
  for (size_t at = 0; at < text.size();) {
    size_t begin = at;
    uint32_t c = decodeAt(text, at);
    if (c == static_cast<uint32_t>(quote) || c == '\\') {
      out += '\\';
      out += static_cast<char>(c);
    } else if (c == '\n')
      out += "\\n";
    else if (c == '\r')
      out += "\\r";
    else if (c == '\t')
      out += "\\t";
    else if (isPrintableCodePoint(c))
      out += text.substr(begin, at - begin);
    else if (c < 0x100)
      out += fmt::format("\\x{:02x}", c);
    else if (c < 0x10000)
      out += fmt::format("\\u{:04x}", c);
    else
      out += fmt::format("\\U{:08x}", c);
  }
  return out + quote;
}

namespace {

Value strCreate(Type *cls, const Args &args) {
  Value result;
  if (args.count + args.named == 0) {
    result = makeStr(std::string());
  } else if (args.count + args.named > 1 && args.count && asBytes(args[0])) {
    result = makeStr(asBytes(args[0])->data); // the encoding is UTF-8
  } else {
    result = str(args.count ? args[0] : args.namedValue(0));
  }
  if (!result) return {};
  if (cls == types().str) return result;
  const Str *text = asStr(result);
  return Value(new Boxed(cls, Value(const_cast<Str *>(text))));
}

Value strCompare(const Value &self, const Value &other, CompareOp op) {
  const Str *b = asStr(other);
  if (!b) return Value::notImplemented();
  int c = asStr(self)->text.compare(b->text);
  switch (op) {
  case CompareOp::Eq:
    return makeBool(c == 0);
  case CompareOp::NotEq:
    return makeBool(c != 0);
  case CompareOp::Lt:
    return makeBool(c < 0);
  case CompareOp::LtE:
    return makeBool(c <= 0);
  case CompareOp::Gt:
    return makeBool(c > 0);
  case CompareOp::GtE:
    return makeBool(c >= 0);
  }
  return {};
}

Value repeat(const Value &self, const Value &other) {
  if (!isAnyInt(other) && !other.type()->slots.toIndex) return Value::notImplemented();
  int64_t count;
  if (!index(other, count)) return {};
  const std::string &text = asStr(self)->text;
  std::string out;
  if (count > 0) out.reserve(text.size() * static_cast<size_t>(count));
  for (int64_t i = 0; i < count; ++i) out += text;
  return makeStr(std::move(out));
}

Value strGetItem(const Value &self, const Value &key) {
  const Str *text = asStr(self);
  auto size = static_cast<int64_t>(text->length());
  if (auto *slice = key.as<Slice>()) {
    int64_t first, last, step, count;
    if (!slice->indices(size, first, last, step, count)) return {};
    if (text->isAscii()) {
      if (step == 1) return makeStr(text->text.substr(static_cast<size_t>(first), static_cast<size_t>(count)));
      std::string out;
      for (int64_t i = 0, at = first; i < count; ++i, at += step) out += text->text[static_cast<size_t>(at)];
      return makeStr(std::move(out));
    }
    std::vector<std::string_view> parts;
    for (size_t at = 0; at < text->text.size();) {
      size_t begin = at;
      (void)decodeAt(text->text, at);
      parts.push_back(std::string_view(text->text).substr(begin, at - begin));
    }
    std::string out;
    for (int64_t i = 0, at = first; i < count; ++i, at += step) out += parts[static_cast<size_t>(at)];
    return makeStr(std::move(out));
  }
  int64_t at;
  if (!isAnyInt(key) && !key.type()->slots.toIndex)
    return raiseTypeError("string indices must be integers, not '{}'", typeName(key));
  if (!index(key, at)) return {};
  if (at < 0) at += size;
  if (at < 0 || at >= size) return raise(exceptions().IndexError, "string index out of range");
  if (text->isAscii()) return makeStr(std::string(1, text->text[static_cast<size_t>(at)]));
  size_t begin = byteOffset(text->text, static_cast<size_t>(at)), end = begin;
  (void)decodeAt(text->text, end);
  return makeStr(text->text.substr(begin, end - begin));
}

} // namespace

void fillStrType() {
  Type &t = *types().str;
  Slots &s = t.slots;
  s.create = strCreate;
  s.repr = [](const Value &self) { return makeStr(reprOfText(asStr(self)->text)); };
  s.str = [](const Value &self) { return Value(const_cast<Str *>(asStr(self))); };
  s.hash = [](const Value &self, int64_t &out) {
    out = asStr(self)->hash();
    return true;
  };
  s.compare = strCompare;
  s.length = [](const Value &self) { return static_cast<int64_t>(asStr(self)->length()); };
  s.getItem = strGetItem;
  s.contains = [](const Value &self, const Value &item) -> int {
    const Str *part = asStr(item);
    if (!part) {
      (void)raiseTypeError("'in <string>' requires string as left operand, not {}", typeName(item));
      return -1;
    }
    return asStr(self)->text.find(part->text) != std::string::npos;
  };
  s.iterate = [](const Value &self) {
    return makeIterator(
        [](Iterator &it, Value &out) {
          const std::string &text = asStr(it.held)->text;
          auto at = static_cast<size_t>(it.position), begin = at;
          if (at >= text.size()) return Next::Stop;
          (void)decodeAt(text, at);
          out = makeStr(text.substr(begin, at - begin));
          it.position = static_cast<int64_t>(at);
          return Next::Item;
        },
        self);
  };
  s.binary[static_cast<size_t>(BinaryOp::Add)] = [](const Value &self, const Value &other) -> Value {
    const Str *b = asStr(other);
    return b ? makeStr(asStr(self)->text + b->text) : Value::notImplemented();
  };
  s.binary[static_cast<size_t>(BinaryOp::Mult)] = repeat;
  s.reflected[static_cast<size_t>(BinaryOp::Mult)] = repeat;
  s.binary[static_cast<size_t>(BinaryOp::Mod)] = [](const Value &self, const Value &other) {
    return percentFormat(self, other);
  };
  s.format = [](const Value &self, std::string_view text) -> Value {
    if (text.empty()) return str(self);
    FormatSpec spec;
    if (!parseFormatSpec(text, spec, typeName(self))) return {};
    if (spec.type && spec.type != 's')
      return raiseValueError("Unknown format code '{}' for object of type '{}'", spec.type, typeName(self));
    if (spec.align == '=' && !spec.zero) return raiseValueError("'=' alignment not allowed in string format specifier");
    if (spec.sign != '-') return raiseValueError("Sign not allowed in string format specifier");
    if (spec.align == '=') spec.align = '<';
    std::string body = asStr(self)->text;
    if (spec.precision >= 0) body = body.substr(0, byteOffset(body, static_cast<size_t>(spec.precision)));
    return makeStr(padText(spec, body, '<'));
  };
  addStrMethods(t);
  t.ready();
}

} // namespace weft::py
