// The module `builtins`: functions and classes that every program sees.
#include "value/builtins.h"

#include <algorithm>

#include "value/errors.h"
#include "value/ints.h"
#include "value/protocol.h"
#include "value/signature.h"
#include "value/text_util.h"

namespace weft::py {

namespace {

Value print(const Value *a) {
  std::string separator = " ", end = "\n", out;
  auto textOr = [](const Value &value, std::string &target, const char *name) {
    if (value.isNone()) return true;
    const Str *text = asStr(value);
    if (!text) {
      (void)raiseTypeError("{} must be None or a string, not {}", name, typeName(value));
      return false;
    }
    target = text->text;
    return true;
  };
  if (!textOr(a[1], separator, "sep") || !textOr(a[2], end, "end")) return {};
  const std::vector<Value> &values = *asSequence(a[0]);
  for (size_t i = 0; i < values.size(); ++i) {
    std::string text;
    if (!strText(values[i], text)) return {};
    if (i) out += separator;
    out += text;
  }
  out += end;
  Value file = a[3];
  if (file.isNone()) {
    // sys.stdout may have been replaced.
    if (interpreter().modules)
      if (Value sys = dictGet(*interpreter().modules, WEFT_SYMBOL("sys"))) {
        file = getAttrOptional(sys, WEFT_SYMBOL("stdout"));
        if (!file) clearPending();
      }
    if (!file || file.isNone()) {
      interpreter().writeOutput(out);
      return Value::none();
    }
  }
  if (!callMethod(file, WEFT_SYMBOL("write"), {makeStr(out)})) return {};
  if (truth(a[4]) == 1 && !callMethod(file, WEFT_SYMBOL("flush"))) return {};
  return Value::none();
}

Value nextOf(const Args &args) {
  if (args.count < 1) return raiseTypeError("next expected at least 1 argument, got 0");
  if (args.count > 2) return raiseTypeError("next expected at most 2 arguments, got {}", args.count);
  if (!args[0].type()->slots.next) return raiseTypeError("'{}' object is not an iterator", typeName(args[0]));
  Value item;
  switch (next(args[0], item)) {
  case Next::Item:
    return item;
  case Next::Error:
    if (args.count > 1 && pendingMatches(exceptions().StopIteration)) {
      clearPending();
      return args[1];
    }
    return {};
  case Next::Stop:
    break;
  }
  if (args.count > 1) return args[1];
  // A generator leaves its return value in `item`.
  return item && !item.isNone() ? raiseWith(exceptions().StopIteration, item)
                                : raiseValue(Value(exceptions().StopIteration));
}

Value iterOf(const Args &args) {
  if (args.count == 1) return iterate(args[0]);
  if (args.count != 2) return raiseTypeError("iter expected at least 1 argument, got {}", args.count);
  return makeIterator(
      [](Iterator &it, Value &out) {
        const std::vector<Value> pair = *asSequence(it.held);
        out = call(pair[0]);
        if (!out) {
          if (!pendingMatches(exceptions().StopIteration)) return Next::Error;
          clearPending();
          return Next::Stop;
        }
        int same = equal(out, pair[1]);
        return same < 0 ? Next::Error : same ? Next::Stop : Next::Item;
      },
      makeTuple({args[0], args[1]}));
}

Value extreme(const Args &args, bool wantMax) {
  const char *name = wantMax ? "max" : "min";
  Value key, fallback;
  for (size_t i = 0; i < args.named; ++i) {
    if (args.names[i].str() == "key")
      key = args.namedValue(i);
    else if (args.names[i].str() == "default")
      fallback = args.namedValue(i);
    else
      return raiseTypeError("{}() got an unexpected keyword argument '{}'", name, args.names[i].str());
  }
  if (key && key.isNone()) key = Value();
  if (args.count == 0) return raiseTypeError("{} expected at least 1 argument, got 0", name);
  Value best, bestKey;
  auto consider = [&](const Value &item) {
    Value itemKey = key ? call(key, {item}) : item;
    if (!itemKey) return false;
    if (best) {
      int better = compareTruth(wantMax ? CompareOp::Gt : CompareOp::Lt, itemKey, bestKey);
      if (better < 0) return false;
      if (!better) return true;
    }
    best = item;
    bestKey = itemKey;
    return true;
  };
  if (args.count > 1) {
    if (fallback) return raiseTypeError("Cannot specify a default for {}() with multiple positional arguments", name);
    for (size_t i = 0; i < args.count; ++i)
      if (!consider(args[i])) return {};
    return best;
  }
  if (!forEach(args[0], consider)) return {};
  if (best) return best;
  return fallback ? fallback : raiseValueError("{}() arg is an empty sequence", name);
}

Value sum(const Value *a) {
  Value total = a[1];
  if (asStr(total)) return raiseTypeError("sum() can't sum strings [use ''.join(seq) instead]");
  if (!forEach(a[0], [&](const Value &item) {
        total = binary(BinaryOp::Add, total, item);
        return static_cast<bool>(total);
      }))
    return {};
  return total;
}

// map, filter, zip and enumerate are classes in CPython; so are they here.
template <typename Make> void iteratorClass(Module &module, const char *name, Make make) {
  Type &type = newNativeType(name, types().iterator);
  type.slots.create = make;
  type.ready();
  dictSet(*module.dict, Symbol::intern(name), Value(&type));
}
bool iterators(const Args &args, size_t from, std::vector<Value> &out) {
  for (size_t i = from; i < args.count; ++i) {
    out.push_back(iterate(args[i]));
    if (!out.back()) return false;
  }
  return true;
}

Value makeMap(Type *cls, const Args &args) {
  if (args.count < 2) return raiseTypeError("map() must have at least two arguments.");
  std::vector<Value> held{args[0]};
  if (!iterators(args, 1, held)) return {};
  return makeIterator(
      [](Iterator &it, Value &out) {
        Value keep = it.held;
        const std::vector<Value> &held = *asSequence(keep);
        std::vector<Value> values(held.size() - 1);
        for (size_t i = 1; i < held.size(); ++i) {
          Next step = next(held[i], values[i - 1]);
          if (step != Next::Item) return step;
        }
        out = call(held[0], values);
        if (out) return Next::Item;
        if (!pendingMatches(exceptions().StopIteration)) return Next::Error;
        clearPending();
        return Next::Stop;
      },
      makeTuple(std::move(held)), cls);
}
Value makeFilter(Type *cls, const Args &args) {
  if (args.count != 2) return raiseTypeError("filter expected 2 arguments, got {}", args.count);
  std::vector<Value> held{args[0]};
  if (!iterators(args, 1, held)) return {};
  return makeIterator(
      [](Iterator &it, Value &out) {
        Value keep = it.held;
        const std::vector<Value> &held = *asSequence(keep);
        for (;;) {
          Next step = next(held[1], out);
          if (step != Next::Item) return step;
          Value verdict = held[0].isNone() ? out : call(held[0], {out});
          int good = verdict ? truth(verdict) : -1;
          if (good < 0) return Next::Error;
          if (good) return Next::Item;
        }
      },
      makeTuple(std::move(held)), cls);
}
Value makeZip(Type *cls, const Args &args) {
  bool strict = false;
  for (size_t i = 0; i < args.named; ++i) {
    if (args.names[i].str() != "strict")
      return raiseTypeError("zip() got an unexpected keyword argument '{}'", args.names[i].str());
    strict = truth(args.namedValue(i)) == 1;
  }
  std::vector<Value> held;
  for (size_t i = 0; i < args.count; ++i) {
    if (!args[i].type()->slots.iterate && !args[i].type()->slots.getItem)
      return raiseTypeError("zip argument #{} must support iteration", i + 1);
    held.push_back(iterate(args[i]));
    if (!held.back()) return {};
  }
  return makeIterator(
      [strict](Iterator &it, Value &out) {
        Value keep = it.held;
        const std::vector<Value> &held = *asSequence(keep);
        if (held.empty()) return Next::Stop;
        std::vector<Value> values(held.size());
        for (size_t i = 0; i < held.size(); ++i) {
          Next step = next(held[i], values[i]);
          if (step == Next::Stop && strict) {
            auto names = [](size_t count) {
              return count == 1 ? std::string("argument 1") : fmt::format("arguments 1-{}", count);
            };
            if (i > 0)
              return (void)raiseValueError("zip() argument {} is shorter than {}", i + 1, names(i)), Next::Error;
            for (size_t j = 1; j < held.size(); ++j) {
              Value extra;
              Next other = next(held[j], extra);
              if (other == Next::Error) return other;
              if (other == Next::Item)
                return (void)raiseValueError("zip() argument {} is longer than {}", j + 1, names(j)), Next::Error;
            }
          }
          if (step != Next::Item) return step;
        }
        out = makeTuple(std::move(values));
        return Next::Item;
      },
      makeTuple(std::move(held)), cls);
}
Value makeEnumerate(Type *cls, const Args &args) {
  static const Signature signature("enumerate", "iterable, start=0");
  Value bound[2];
  int64_t start;
  if (!signature.bind(args, bound) || !index(bound[1], start)) return {};
  Value iterator = iterate(bound[0]);
  if (!iterator) return {};
  Value result = makeIterator(
      [](Iterator &it, Value &out) {
        Value item, source = it.held;
        Next step = next(source, item);
        if (step == Next::Item) out = makeTuple({makeInt(it.position++), item});
        return step;
      },
      iterator, cls);
  static_cast<Iterator *>(result.object())->position = start;
  return result;
}
Value makeReversed(Type *cls, const Args &args) {
  if (args.count != 1) return raiseTypeError("reversed expected 1 argument, got {}", args.count);
  bool found = false;
  Value own = callSpecial(args[0], WEFT_SYMBOL("__reversed__"), {}, found);
  if (found) return own;
  if (!args[0].type()->slots.getItem || !args[0].type()->slots.length || args[0].as<Set>())
    return raiseTypeError("'{}' object is not reversible", typeName(args[0]));
  int64_t size = length(args[0]);
  if (size < 0) return {};
  Value result = makeIterator(
      [](Iterator &it, Value &out) {
        if (it.position <= 0) return Next::Stop;
        out = getItem(it.held, makeInt(--it.position));
        return out ? Next::Item : Next::Error;
      },
      args[0], cls);
  static_cast<Iterator *>(result.object())->position = size;
  return result;
}

Value round(const Value *a) {
  bool found = false;
  Value result = a[1] ? callSpecial(a[0], WEFT_SYMBOL("__round__"), {a[1]}, found)
                      : callSpecial(a[0], WEFT_SYMBOL("__round__"), {}, found);
  return found ? result : raiseTypeError("type {} doesn't define __round__ method", typeName(a[0]));
}

Value based(const Value &value, int base, const char *prefix) {
  Value number = indexValue(value);
  if (!number) return {};
  std::string text = intText(number, base);
  bool negative = text[0] == '-';
  return makeStr((negative ? "-" : "") + std::string(prefix) + text.substr(negative));
}

Value dir(const Args &args) {
  if (args.count) return callMethod(args[0], WEFT_SYMBOL("__dir__"));
  std::vector<Value> names;
  if (FrameInfo *frame = interpreter().frame)
    if (!collect(frame->locals().value(), names) || !sortValues(names, Value(), false)) return {};
  return makeList(std::move(names));
}

Value evaluate(const Value *a, bool statements) {
  const Str *text = asStr(a[0]);
  if (!text) return raiseTypeError("{}() arg 1 must be a string, bytes or code object", statements ? "exec" : "eval");
  FrameInfo *frame = interpreter().frame;
  if (!frame || !interpreter().evaluate) return raise(exceptions().RuntimeError, "no frame to evaluate in");
  Ref<Dict> globals = a[1].isNone() ? frame->globals() : Ref<Dict>(asDict(a[1]));
  Ref<Dict> locals = a[2].isNone() ? (a[1].isNone() ? frame->locals() : Ref<Dict>()) : Ref<Dict>(asDict(a[2]));
  if (!globals || (!a[2].isNone() && !locals)) return raiseTypeError("globals and locals must be dicts");
  return interpreter().evaluate(text->text, *globals, locals.get(), statements);
}

Symbol nameOf(const Value &value, const char *function) {
  const Str *text = asStr(value);
  if (text) return text->symbol();
  (void)raiseTypeError("{}: attribute name must be string", function);
  return {};
}

void addFunctions(Module &m) {
  auto raw = [&](const char *name, NativeFunctionPointer code) {
    dictSet(*m.dict, Symbol::intern(name), makeFunction(name, code));
  };
  auto def = [&](const char *name, const char *parameters, Value (*code)(const Value *)) {
    defineFunction(m, name, parameters, code);
  };
  def("print", "*args, sep=' ', end='\n', file=None, flush=False", print);
  raw("len", [](const Args &args) -> Value {
    if (args.count != 1 || args.named) return raiseTypeError("len() takes exactly one argument ({} given)", args.count);
    int64_t size = length(args[0]);
    return size < 0 ? Value() : makeInt(size);
  });
  raw("next", nextOf);
  raw("iter", iterOf);
  raw("max", [](const Args &args) { return extreme(args, true); });
  raw("min", [](const Args &args) { return extreme(args, false); });
  def("sum", "iterable, /, start=0", sum);
  raw("abs", [](const Args &args) -> Value {
    if (args.count != 1) return raiseTypeError("abs() takes exactly one argument ({} given)", args.count);
    return unary(UnaryOp::Abs, args[0]);
  });
  def("round", "number, ndigits=?", round);
  def("pow", "base, exp, mod=None", [](const Value *a) { return power(a[0], a[1], a[2]); });
  raw("divmod", [](const Args &args) -> Value {
    if (args.count != 2) return raiseTypeError("divmod expected 2 arguments, got {}", args.count);
    if (args[0].type()->slots.binary[13] || args[1].type()->slots.reflected[13])
      return binary(BinaryOp::Divmod, args[0], args[1]);
    Value quotient = binary(BinaryOp::FloorDiv, args[0], args[1]);
    Value remainder = quotient ? binary(BinaryOp::Mod, args[0], args[1]) : Value();
    return remainder ? makeTuple({quotient, remainder}) : Value();
  });
  raw("repr", [](const Args &args) -> Value {
    if (args.count != 1) return raiseTypeError("repr() takes exactly one argument ({} given)", args.count);
    return repr(args[0]);
  });
  raw("ascii", [](const Args &args) -> Value {
    Value text = repr(args[0]);
    if (!text) return {};
    std::string out;
    const std::string &source = asStr(text)->text;
    for (size_t at = 0; at < source.size();) {
      uint32_t c = decodeAt(source, at);
      if (c < 128)
        out += static_cast<char>(c);
      else
        out += c < 0x100     ? fmt::format("\\x{:02x}", c)
               : c < 0x10000 ? fmt::format("\\u{:04x}", c)
                             : fmt::format("\\U{:08x}", c);
    }
    return makeStr(std::move(out));
  });
  def("format", "value, format_spec='', /", [](const Value *a) -> Value {
    const Str *spec = asStr(a[1]);
    if (!spec) return raiseTypeError("format() argument 2 must be str, not {}", typeName(a[1]));
    return format(a[0], spec->text);
  });
  raw("hash", [](const Args &args) -> Value {
    int64_t hash;
    return hashOf(args[0], hash) ? makeInt(hash) : Value();
  });
  raw("id", [](const Args &args) -> Value {
    if (args[0].isObject()) return makeInt(static_cast<int64_t>(reinterpret_cast<uintptr_t>(args[0].object())));
    return makeInt(args[0].isFloat() ? static_cast<int64_t>(args[0].asFloat() * 16)
                                     : args[0].asInt() * 32 + static_cast<int>(args[0].tag()));
  });
  raw("callable", [](const Args &args) { return makeBool(isCallable(args[0])); });
  raw("isinstance", [](const Args &args) -> Value {
    if (args.count != 2) return raiseTypeError("isinstance expected 2 arguments, got {}", args.count);
    int result = isInstanceOf(args[0], args[1]);
    return result < 0 ? Value() : makeBool(result != 0);
  });
  raw("issubclass", [](const Args &args) -> Value {
    if (args.count != 2) return raiseTypeError("issubclass expected 2 arguments, got {}", args.count);
    int result = isSubclassOf(args[0], args[1]);
    return result < 0 ? Value() : makeBool(result != 0);
  });
  raw("getattr", [](const Args &args) -> Value {
    if (args.count < 2) return raiseTypeError("getattr expected at least 2 arguments, got {}", args.count);
    Symbol name = nameOf(args[1], "getattr()");
    if (!name) return {};
    if (args.count == 2) return getAttr(args[0], name);
    Value result = getAttrOptional(args[0], name);
    return result || pending() ? result : args[2];
  });
  raw("setattr", [](const Args &args) -> Value {
    if (args.count != 3) return raiseTypeError("setattr expected 3 arguments, got {}", args.count);
    Symbol name = nameOf(args[1], "setattr()");
    return name && setAttr(args[0], name, args[2]) ? Value::none() : Value();
  });
  raw("delattr", [](const Args &args) -> Value {
    if (args.count != 2) return raiseTypeError("delattr expected 2 arguments, got {}", args.count);
    Symbol name = nameOf(args[1], "delattr()");
    return name && delAttr(args[0], name) ? Value::none() : Value();
  });
  raw("hasattr", [](const Args &args) -> Value {
    if (args.count != 2) return raiseTypeError("hasattr expected 2 arguments, got {}", args.count);
    Symbol name = nameOf(args[1], "hasattr()");
    if (!name) return {};
    bool has = hasAttr(args[0], name);
    return pending() && !has ? Value() : makeBool(has);
  });
  raw("chr", [](const Args &args) -> Value {
    int64_t code;
    if (!index(args[0], code)) return {};
    if (code < 0 || code > 0x10FFFF) return raiseValueError("chr() arg not in range(0x110000)");
    std::string out;
    appendCodePoint(out, static_cast<uint32_t>(code));
    return makeStr(std::move(out));
  });
  raw("ord", [](const Args &args) -> Value {
    if (const Bytes *bytes = asBytes(args[0]); bytes && bytes->data.size() == 1)
      return makeInt(static_cast<unsigned char>(bytes->data[0]));
    const Str *text = asStr(args[0]);
    if (!text) return raiseTypeError("ord() expected string of length 1, but {} found", typeName(args[0]));
    if (text->length() != 1)
      return raiseTypeError("ord() expected a character, but string of length {} found", text->length());
    size_t at = 0;
    return makeInt(decodeAt(text->text, at));
  });
  raw("bin", [](const Args &args) { return based(args[0], 2, "0b"); });
  raw("oct", [](const Args &args) { return based(args[0], 8, "0o"); });
  raw("hex", [](const Args &args) { return based(args[0], 16, "0x"); });
  raw("all", [](const Args &args) -> Value {
    bool result = true, fine = true;
    bool done = forEach(args[0], [&](const Value &item) {
      int good = truth(item);
      fine = good >= 0;
      result = good > 0;
      return result;
    });
    return !fine || (!done && pending()) ? Value() : makeBool(result);
  });
  raw("any", [](const Args &args) -> Value {
    bool result = false, fine = true;
    bool done = forEach(args[0], [&](const Value &item) {
      int good = truth(item);
      fine = good >= 0;
      result = good > 0;
      return fine && !result;
    });
    return !fine || (!done && pending()) ? Value() : makeBool(result);
  });
  def("sorted", "iterable, /, *, key=None, reverse=False", [](const Value *a) -> Value {
    std::vector<Value> items;
    int reverse = truth(a[2]);
    if (reverse < 0 || !collect(a[0], items) || !sortValues(items, a[1], reverse == 1)) return {};
    return makeList(std::move(items));
  });
  raw("vars", [](const Args &args) -> Value {
    if (args.count == 0) return interpreter().frame ? interpreter().frame->locals().value() : makeDict().value();
    Value dict = getAttrOptional(args[0], WEFT_SYMBOL("__dict__"));
    if (dict || pending()) return dict;
    return raiseTypeError("vars() argument must have __dict__ attribute");
  });
  raw("locals",
      [](const Args &) { return interpreter().frame ? interpreter().frame->locals().value() : makeDict().value(); });
  raw("globals",
      [](const Args &) { return interpreter().frame ? interpreter().frame->globals().value() : makeDict().value(); });
  raw("dir", dir);
  raw("input", [](const Args &args) -> Value {
    if (args.count) {
      std::string prompt;
      if (!strText(args[0], prompt)) return {};
      interpreter().writeOutput(prompt);
    }
    interpreter().flush();
    std::string line;
    int c;
    while ((c = getchar()) != EOF && c != '\n') line += static_cast<char>(c);
    if (c == EOF && line.empty()) return raise(exceptions().EOFError, "EOF when reading a line");
    return makeStr(std::move(line));
  });
  def("eval", "source, globals=None, locals=None, /", [](const Value *a) { return evaluate(a, false); });
  def("exec", "source, globals=None, locals=None, /", [](const Value *a) { return evaluate(a, true); });
  def("__import__", "name, globals=None, locals=None, fromlist=(), level=0", [](const Value *a) -> Value {
    const Str *name = asStr(a[0]);
    if (!name) return raiseTypeError("__import__() argument 1 must be str, not {}", typeName(a[0]));
    Value module = importModule(name->text);
    bool wantsInner = truth(a[3]) == 1;
    return module && !wantsInner ? importModule(name->text.substr(0, name->text.find('.'))) : module;
  });
}

} // namespace

bool fillBuiltins(Module &m) {
  const BuiltinTypes &t = types();
  const std::pair<const char *, Type *> classes[] = {{"object", t.object},
                                                     {"type", t.type},
                                                     {"int", t.integer},
                                                     {"bool", t.boolean},
                                                     {"float", t.real},
                                                     {"complex", t.complex},
                                                     {"str", t.str},
                                                     {"bytes", t.bytes},
                                                     {"list", t.list},
                                                     {"tuple", t.tuple},
                                                     {"dict", t.dict},
                                                     {"set", t.set},
                                                     {"frozenset", t.frozenset},
                                                     {"range", t.range},
                                                     {"slice", t.slice},
                                                     {"property", t.property},
                                                     {"staticmethod", t.staticMethod},
                                                     {"classmethod", t.classMethod},
                                                     {"super", t.super}};
  for (const auto &[name, type] : classes) dictSet(*m.dict, Symbol::intern(name), Value(type));
#define WEFT_EXCEPTION(name, base) dictSet(*m.dict, Symbol::intern(#name), Value(exceptions().name));
#include "value/exceptions.def"
  dictSet(*m.dict, Symbol::intern("IOError"), Value(exceptions().OSError));
  dictSet(*m.dict, Symbol::intern("EnvironmentError"), Value(exceptions().OSError));
  dictSet(*m.dict, Symbol::intern("NotImplemented"), Value::notImplemented());
  dictSet(*m.dict, Symbol::intern("Ellipsis"), Value::ellipsis());
  dictSet(*m.dict, Symbol::intern("__debug__"), makeBool(true));
  iteratorClass(m, "map", makeMap);
  iteratorClass(m, "filter", makeFilter);
  iteratorClass(m, "zip", makeZip);
  iteratorClass(m, "enumerate", makeEnumerate);
  iteratorClass(m, "reversed", makeReversed);
  addFunctions(m);
  Value io = importModule("io");
  if (!io) return false;
  dictSet(*m.dict, Symbol::intern("open"), getAttr(io, Symbol::intern("open")));
  return true;
}

} // namespace weft::py
