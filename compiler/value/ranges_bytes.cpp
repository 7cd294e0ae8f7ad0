// The classes range, slice and bytes.
#include "value/builtin_types.h"
#include "value/errors.h"
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::py {

Range::Range(int64_t a, int64_t b, int64_t c) : Object(types().range), start(a), stop(b), step(c) {}
bool Range::classof(const Object &object) { return object.type == types().range; }
int64_t Range::length() const {
  if (step > 0) return stop > start ? (stop - start - 1) / step + 1 : 0;
  return start > stop ? (start - stop - 1) / -step + 1 : 0;
}
Slice::Slice(Value a, Value b, Value c)
    : Container(types().slice), start(std::move(a)), stop(std::move(b)), step(std::move(c)) {}
bool Slice::classof(const Object &object) { return object.type == types().slice; }
Value makeSlice(Value start, Value stop, Value step) {
  return Value(new Slice(std::move(start), std::move(stop), std::move(step)));
}

bool Slice::indices(int64_t length, int64_t &first, int64_t &last, int64_t &stride, int64_t &count) const {
  auto part = [](const Value &value, int64_t &out) {
    if (!isAnyInt(value) && !value.type()->slots.toIndex) {
      (void)raiseTypeError("slice indices must be integers or None or have an __index__ method");
      return false;
    }
    Value number = indexValue(value);
    if (!number) return false;
    if (!toInt64(number, out))
      out = compareTruth(CompareOp::Lt, number, makeInt(0)) == 1 ? INT64_MIN / 2 : INT64_MAX / 2; // clipped below
    return true;
  };
  stride = 1;
  if (!step.isNone() && !part(step, stride)) return false;
  if (stride == 0) {
    (void)raiseValueError("slice step cannot be zero");
    return false;
  }
  int64_t low = stride < 0 ? -1 : 0, high = stride < 0 ? length - 1 : length;
  auto bound = [&](const Value &value, int64_t otherwise, int64_t &out) {
    if (value.isNone()) {
      out = otherwise;
      return true;
    }
    if (!part(value, out)) return false;
    if (out < 0)
      out = std::max(out + length, low);
    else
      out = std::min(out, high);
    return true;
  };
  if (!bound(start, stride < 0 ? high : low, first) || !bound(stop, stride < 0 ? low : high, last)) return false;
  if (stride > 0)
    count = last > first ? (last - first - 1) / stride + 1 : 0;
  else
    count = first > last ? (first - last - 1) / -stride + 1 : 0;
  return true;
}

Bytes::Bytes(std::string d) : Object(types().bytes), data(std::move(d)) {}
bool Bytes::classof(const Object &object) { return object.type == types().bytes; }
Value makeBytes(std::string data) { return Value(new Bytes(std::move(data))); }
const Bytes *asBytes(const Value &value) {
  if (!value.isObject()) return nullptr;
  if (const Bytes *bytes = value.as<Bytes>()) return bytes;
  if (auto *boxed = value.as<Boxed>()) return boxed->inner.as<Bytes>();
  return nullptr;
}

std::string reprOfBytes(std::string_view data) {
  char quote = data.find('\'') != std::string_view::npos && data.find('"') == std::string_view::npos ? '"' : '\'';
  std::string out = std::string("b") + quote;
  for (char c : data) {
    auto code = static_cast<unsigned char>(c);
    if (c == quote || c == '\\')
      out += std::string("\\") + c;
    else if (c == '\n')
      out += "\\n";
    else if (c == '\r')
      out += "\\r";
    else if (c == '\t')
      out += "\\t";
    else if (code >= 32 && code < 127)
      out += c;
    else
      out += fmt::format("\\x{:02x}", code);
  }
  return out + quote;
}

namespace {

// A range's iterator is hot: an own class, without std::function.
class RangeIterator : public Object {
public:
  RangeIterator(int64_t first, int64_t stride, int64_t items);
  int64_t at, step, left;
};
Type *rangeIteratorType = nullptr;
RangeIterator::RangeIterator(int64_t first, int64_t stride, int64_t items)
    : Object(rangeIteratorType), at(first), step(stride), left(items) {}

Value iterateRange(const Value &self) {
  auto *range = self.as<Range>();
  return Value(new RangeIterator(range->start, range->step, range->length()));
}

void fillRange() {
  Type &it = newNativeType("range_iterator");
  rangeIteratorType = &it;
  it.slots.iterate = [](const Value &self) { return self; };
  it.slots.next = [](const Value &self, Value &out) {
    auto *iterator = static_cast<RangeIterator *>(self.object());
    if (iterator->left <= 0) return Next::Stop;
    --iterator->left;
    out = Value::integer(iterator->at);
    iterator->at += iterator->step;
    return Next::Item;
  };
  it.method("__length_hint__",
            [](const Value &self, const Args &) { return makeInt(static_cast<RangeIterator *>(self.object())->left); });
  it.ready();

  Type &t = *types().range;
  Slots &s = t.slots;
  s.create = [](Type *, const Args &args) -> Value {
    int64_t parts[3] = {0, 0, 1};
    if (args.named) return raiseTypeError("range() takes no keyword arguments");
    if (args.count == 0) return raiseTypeError("range expected at least 1 argument, got 0");
    if (args.count > 3) return raiseTypeError("range expected at most 3 arguments, got {}", args.count);
    for (size_t i = 0; i < args.count; ++i)
      if (!index(args[i], parts[i])) return {};
    if (args.count == 1) std::swap(parts[0], parts[1]);
    if (parts[2] == 0) return raiseValueError("range() arg 3 must not be zero");
    return Value(new Range(parts[0], parts[1], parts[2]));
  };
  s.repr = [](const Value &self) {
    auto *r = self.as<Range>();
    return makeStr(r->step == 1 ? fmt::format("range({}, {})", r->start, r->stop)
                                : fmt::format("range({}, {}, {})", r->start, r->stop, r->step));
  };
  s.length = [](const Value &self) { return self.as<Range>()->length(); };
  s.iterate = iterateRange;
  s.getItem = [](const Value &self, const Value &key) -> Value {
    auto *r = self.as<Range>();
    if (auto *slice = key.as<Slice>()) {
      int64_t first, last, step, count;
      if (!slice->indices(r->length(), first, last, step, count)) return {};
      return Value(new Range(r->start + first * r->step, r->start + last * r->step, r->step * step));
    }
    int64_t at;
    if (!isAnyInt(key) && !key.type()->slots.toIndex)
      return raiseTypeError("range indices must be integers or slices, not {}", typeName(key));
    if (!index(key, at)) return {};
    if (at < 0) at += r->length();
    if (at < 0 || at >= r->length()) return raise(exceptions().IndexError, "range object index out of range");
    return makeInt(r->start + at * r->step);
  };
  s.contains = [](const Value &self, const Value &item) -> int {
    auto *r = self.as<Range>();
    int64_t x;
    double d;
    if (!toInt64(item, x)) {
      if (!toDouble(item, d) || d != static_cast<double>(static_cast<int64_t>(d))) return 0;
      x = static_cast<int64_t>(d);
    }
    bool inside = r->step > 0 ? x >= r->start && x < r->stop : x <= r->start && x > r->stop;
    return inside && (x - r->start) % r->step == 0;
  };
  s.compare = [](const Value &self, const Value &other, CompareOp op) -> Value {
    auto *a = self.as<Range>(), *b = other.as<Range>();
    if (!b || (op != CompareOp::Eq && op != CompareOp::NotEq)) return Value::notImplemented();
    int64_t n = a->length();
    bool same = n == b->length() && (n == 0 || (a->start == b->start && (n == 1 || a->step == b->step)));
    return makeBool(same == (op == CompareOp::Eq));
  };
  s.hash = [](const Value &self, int64_t &out) {
    auto *r = self.as<Range>();
    return hashOf(makeTuple({makeInt(r->length()), makeInt(r->start), makeInt(r->step)}), out);
  };
  t.property("start", [](const Value &self) { return makeInt(self.as<Range>()->start); });
  t.property("stop", [](const Value &self) { return makeInt(self.as<Range>()->stop); });
  t.property("step", [](const Value &self) { return makeInt(self.as<Range>()->step); });
  t.method("__reversed__", [](const Value &self, const Args &) {
    auto *r = self.as<Range>();
    return Value(new RangeIterator(r->start + (r->length() - 1) * r->step, -r->step, r->length()));
  });
  t.method("index", [](const Value &self, const Args &args) -> Value {
    auto *r = self.as<Range>();
    if (contains(self, args[0]) == 1) return makeInt((args[0].asInt() - r->start) / r->step);
    std::string text;
    return reprText(args[0], text) ? raiseValueError("{} is not in range", text) : Value();
  });
  t.method("count", [](const Value &self, const Args &args) { return makeInt(contains(self, args[0])); });
  t.isFinal = true;
  t.ready();
}

void fillSlice() {
  Type &t = *types().slice;
  t.slots.create = [](Type *, const Args &args) -> Value {
    if (args.count == 0 || args.count > 3)
      return raiseTypeError("slice expected at least 1 argument, got {}", args.count);
    Value none = Value::none();
    if (args.count == 1) return makeSlice(none, args[0], none);
    return makeSlice(args[0], args[1], args.count > 2 ? args[2] : none);
  };
  t.slots.repr = [](const Value &self) -> Value {
    auto *s = self.as<Slice>();
    std::string a, b, c;
    if (!reprText(s->start, a) || !reprText(s->stop, b) || !reprText(s->step, c)) return {};
    return makeStr("slice(" + a + ", " + b + ", " + c + ")");
  };
  t.slots.compare = [](const Value &self, const Value &other, CompareOp op) -> Value {
    auto *a = self.as<Slice>(), *b = other.as<Slice>();
    if (!b) return Value::notImplemented();
    return compare(op, makeTuple({a->start, a->stop, a->step}), makeTuple({b->start, b->stop, b->step}));
  };
  t.property("start", [](const Value &self) { return self.as<Slice>()->start; });
  t.property("stop", [](const Value &self) { return self.as<Slice>()->stop; });
  t.property("step", [](const Value &self) { return self.as<Slice>()->step; });
  t.method("indices", [](const Value &self, const Args &args) -> Value {
    int64_t size, first, last, step, count;
    if (!index(args[0], size) || !self.as<Slice>()->indices(size, first, last, step, count)) return {};
    return makeTuple({makeInt(first), makeInt(last), makeInt(step)});
  });
  t.isFinal = true;
  t.ready();
}
} // namespace

void fillRangeSlice() {
  fillRange();
  fillSlice();
}

void fillBytesType() {
  Type &t = *types().bytes;
  Slots &s = t.slots;
  s.create = [](Type *cls, const Args &args) -> Value {
    std::string data;
    int64_t size;
    if (args.count) {
      if (const Str *text = asStr(args[0])) {
        if (args.count + args.named < 2) return raiseTypeError("string argument without an encoding");
        data = text->text;
      } else if (const Bytes *bytes = asBytes(args[0]))
        data = bytes->data;
      else if (toInt64(args[0], size)) {
        if (size < 0) return raiseValueError("negative count");
        data.resize(static_cast<size_t>(size));
      } else {
        bool fine = forEach(args[0], [&](const Value &item) {
          int64_t code;
          if (!index(item, code)) return false;
          if (code < 0 || code > 255) {
            (void)raiseValueError("bytes must be in range(0, 256)");
            return false;
          }
          data += static_cast<char>(code);
          return true;
        });
        if (!fine) return {};
      }
    }
    Value result = makeBytes(std::move(data));
    return cls == types().bytes ? result : Value(new Boxed(cls, result));
  };
  s.repr = [](const Value &self) { return makeStr(reprOfBytes(asBytes(self)->data)); };
  s.hash = [](const Value &self, int64_t &out) {
    out = static_cast<int64_t>(std::hash<std::string>()(asBytes(self)->data));
    return true;
  };
  s.compare = [](const Value &self, const Value &other, CompareOp op) -> Value {
    const Bytes *b = asBytes(other);
    if (!b) return Value::notImplemented();
    return compare(op, makeInt(asBytes(self)->data.compare(b->data)), makeInt(0));
  };
  s.length = [](const Value &self) { return static_cast<int64_t>(asBytes(self)->data.size()); };
  s.getItem = [](const Value &self, const Value &key) -> Value {
    const std::string &data = asBytes(self)->data;
    if (auto *slice = key.as<Slice>()) {
      int64_t first, last, step, count;
      if (!slice->indices(static_cast<int64_t>(data.size()), first, last, step, count)) return {};
      std::string out;
      for (int64_t i = 0, at = first; i < count; ++i, at += step) out += data[static_cast<size_t>(at)];
      return makeBytes(std::move(out));
    }
    int64_t at;
    if (!isAnyInt(key)) return raiseTypeError("byte indices must be integers or slices, not {}", typeName(key));
    if (!index(key, at)) return {};
    if (at < 0) at += static_cast<int64_t>(data.size());
    if (at < 0 || at >= static_cast<int64_t>(data.size())) return raise(exceptions().IndexError, "index out of range");
    return makeInt(static_cast<unsigned char>(data[static_cast<size_t>(at)]));
  };
  s.contains = [](const Value &self, const Value &item) -> int {
    const std::string &data = asBytes(self)->data;
    if (const Bytes *part = asBytes(item)) return data.find(part->data) != std::string::npos;
    int64_t code;
    return index(item, code) ? data.find(static_cast<char>(code)) != std::string::npos : -1;
  };
  s.iterate = [](const Value &self) {
    return makeIterator(
        [](Iterator &it, Value &out) {
          const std::string &data = asBytes(it.held)->data;
          if (static_cast<size_t>(it.position) >= data.size()) return Next::Stop;
          out = makeInt(static_cast<unsigned char>(data[static_cast<size_t>(it.position++)]));
          return Next::Item;
        },
        self);
  };
  s.binary[static_cast<size_t>(BinaryOp::Add)] = [](const Value &self, const Value &other) -> Value {
    const Bytes *b = asBytes(other);
    return b ? makeBytes(asBytes(self)->data + b->data) : Value::notImplemented();
  };
  s.binary[static_cast<size_t>(BinaryOp::Mult)] = [](const Value &self, const Value &other) -> Value {
    int64_t count;
    if (!toInt64(other, count)) return Value::notImplemented();
    std::string out;
    for (int64_t i = 0; i < count; ++i) out += asBytes(self)->data;
    return makeBytes(std::move(out));
  };
  t.method("decode", [](const Value &self, const Args &) { return makeStr(asBytes(self)->data); });
  t.method("hex", [](const Value &self, const Args &) {
    std::string out;
    for (char c : asBytes(self)->data) out += fmt::format("{:02x}", static_cast<unsigned char>(c));
    return makeStr(std::move(out));
  });
  t.classMethod("fromhex", [](Type *, const Args &args) -> Value {
    const Str *text = args.count == 1 ? asStr(args[0]) : nullptr;
    if (!text) return raiseTypeError("fromhex() argument must be str");
    std::string out;
    int half = -1;
    for (size_t i = 0; i < text->text.size(); ++i) {
      auto c = static_cast<unsigned char>(text->text[i]);
      if (half < 0 && std::isspace(c)) continue;
      int digit = std::isdigit(c) ? c - '0' : std::isxdigit(c) ? std::tolower(c) - 'a' + 10 : -1;
      if (digit < 0) return raiseValueError("non-hexadecimal number found in fromhex() arg at position {}", i);
      if (half < 0)
        half = digit;
      else {
        out += static_cast<char>(half * 16 + digit);
        half = -1;
      }
    }
    if (half >= 0)
      return raiseValueError("non-hexadecimal number found in fromhex() arg at position {}", text->text.size());
    return makeBytes(std::move(out));
  });
  // The rest is str's, on bytes taken as text.
  static constexpr const char *shared[] = {"upper",      "lower",   "startswith", "endswith", "split",   "strip",
                                           "lstrip",     "rstrip",  "replace",    "find",     "count",   "join",
                                           "splitlines", "title",   "capitalize", "isdigit",  "isalpha", "isspace",
                                           "isupper",    "islower", "isalnum"};
  for (const char *name : shared) {
    Symbol symbol = Symbol::intern(name);
    Value native = makeFunction(name, [symbol](const Args &args) -> Value {
      std::function<Value(const Value &)> toText = [&](const Value &v) -> Value {
        if (const Bytes *b = asBytes(v)) return makeStr(b->data);
        if (auto *list = asSequence(v)) {
          std::vector<Value> out;
          for (const Value &item : *list) out.push_back(toText(item));
          return v.as<Tuple>() ? makeTuple(std::move(out)) : makeList(std::move(out));
        }
        return v;
      };
      std::function<Value(const Value &)> toBytes = [&](const Value &v) -> Value {
        if (const Str *text = asStr(v)) return makeBytes(text->text);
        if (auto *list = v.as<List>()) {
          std::vector<Value> out;
          for (const Value &item : list->items) out.push_back(toBytes(item));
          return makeList(std::move(out));
        }
        return v;
      };
      std::vector<Value> converted;
      for (size_t i = 1; i < args.count; ++i) converted.push_back(toText(args[i]));
      Value result = callMethod(toText(args[0]), symbol, converted);
      return result ? toBytes(result) : Value();
    });
    t.setOwn(symbol, native);
    native.as<NativeFunction>()->binds = true;
  }
  t.ready();
}

} // namespace weft::py
