// Exceptions: their classes, the pending one, and tracebacks as text.
#include "value/errors.h"

#include "value/exception_groups.h"
#include "value/interpreter.h"
#include "value/objects.h"
#include "value/protocol.h"

namespace weft::py {

namespace {

Value pendingException; // an Exception, or null

Exception *asException(const Value &value) { return static_cast<Exception *>(value.object()); }

Value createException(Type *cls, const Args &args) {
  Value result(new Exception(cls));
  asException(result)->args = makeTuple(std::vector<Value>(args.values, args.values + args.count));
  return result;
}
bool initException(const Value &self, const Args &args) {
  if (args.named && self.type()->isNative) {
    (void)raiseTypeError("{}() takes no keyword arguments", typeName(self));
    return false;
  }
  asException(self)->args = makeTuple(std::vector<Value>(args.values, args.values + args.count));
  return true;
}
Value exceptionRepr(const Value &self) {
  const std::vector<Value> &items = *asSequence(asException(self)->args);
  std::string text = typeName(self) + "(";
  for (size_t i = 0; i < items.size(); ++i) {
    std::string item;
    if (!reprText(items[i], item)) return {};
    text += (i ? ", " : "") + item;
  }
  return makeStr(text + ")");
}
Value exceptionStr(const Value &self) {
  const std::vector<Value> &items = *asSequence(asException(self)->args);
  if (items.empty()) return makeStr(std::string());
  if (items.size() == 1) return str(items[0]);
  return repr(asException(self)->args);
}
Value keyErrorStr(const Value &self) {
  const std::vector<Value> &items = *asSequence(asException(self)->args);
  return items.size() == 1 ? repr(items[0]) : exceptionStr(self);
}
Value osErrorStr(const Value &self) {
  const std::vector<Value> &items = *asSequence(asException(self)->args);
  if (items.size() < 2) return exceptionStr(self);
  std::string number, text;
  if (!strText(items[0], number) || !strText(items[1], text)) return {};
  std::string result = "[Errno " + number + "] " + text;
  if (items.size() > 2) {
    std::string file;
    if (!reprText(items[2], file)) return {};
    result += ": " + file;
  }
  return makeStr(result);
}
Value argument(const Value &self, size_t index) {
  const std::vector<Value> &items = *asSequence(asException(self)->args);
  return index < items.size() ? items[index] : Value::none();
}

bool setExceptionField(Value &field, const Value &value, const char *what) {
  if (value.isNone()) {
    field = Value();
    return true;
  }
  if (!value || !value.as<Exception>()) {
    (void)raiseTypeError("exception {} must be None or derive from BaseException", what);
    return false;
  }
  field = value;
  return true;
}

void addMembers(Type &base) {
  base.slots.create = createException;
  base.slots.init = initException;
  base.slots.repr = exceptionRepr;
  base.slots.str = exceptionStr;
  base.hasInstanceDict = true;
  base.isException = true;
  base.property(
      "args", [](const Value &self) { return asException(self)->args; },
      [](const Value &self, const Value &value) {
        std::vector<Value> items;
        if (!collect(value, items)) return false;
        asException(self)->args = makeTuple(std::move(items));
        return true;
      });
  base.property(
      "__cause__",
      [](const Value &self) { return asException(self)->cause ? asException(self)->cause : Value::none(); },
      [](const Value &self, const Value &value) {
        asException(self)->suppressContext = true;
        return setExceptionField(asException(self)->cause, value, "cause");
      });
  base.property(
      "__context__",
      [](const Value &self) { return asException(self)->context ? asException(self)->context : Value::none(); },
      [](const Value &self, const Value &value) {
        return setExceptionField(asException(self)->context, value, "context");
      });
  base.property(
      "__suppress_context__", [](const Value &self) { return makeBool(asException(self)->suppressContext); },
      [](const Value &self, const Value &value) {
        asException(self)->suppressContext = truth(value) == 1;
        return true;
      });
  base.property(
      "__traceback__", [](const Value &) { return Value::none(); }, [](const Value &, const Value &) { return true; });
  base.method("with_traceback", [](const Value &self, const Args &) { return self; });
  base.method("add_note", [](const Value &self, const Args &args) -> Value {
    Value notes = getAttrOptional(self, WEFT_SYMBOL("__notes__"));
    if (!notes) {
      notes = makeList();
      if (!setAttr(self, WEFT_SYMBOL("__notes__"), notes)) return {};
    }
    notes.as<List>()->items.push_back(args[0]);
    return Value::none();
  });
}

void addSpecialMembers(Type &type) {
  if (type.name == "KeyError") type.slots.str = keyErrorStr;
  if (type.name == "StopIteration") type.property("value", [](const Value &self) { return argument(self, 0); });
  if (type.name == "SystemExit") type.property("code", [](const Value &self) { return argument(self, 0); });
  if (type.name == "OSError") {
    type.slots.str = osErrorStr;
    type.property("errno", [](const Value &self) {
      const std::vector<Value> &items = *asSequence(asException(self)->args);
      return items.size() >= 2 ? items[0] : Value::none();
    });
    type.property("strerror", [](const Value &self) { return argument(self, 1); });
    type.property("filename", [](const Value &self) { return argument(self, 2); });
  }
  if (type.name == "ImportError" || type.name == "NameError" || type.name == "AttributeError") {
    // `name=` and `obj=` keywords become attributes.
    type.slots.init = [](const Value &self, const Args &args) {
      for (size_t i = 0; i < args.named; ++i)
        if (!genericSetAttr(self, args.names[i], args.namedValue(i))) return false;
      return initException(self, Args{args.values, args.count, nullptr, 0});
    };
  }
}

const ExceptionTypes &makeExceptionTypes() {
  static ExceptionTypes all;
  Type *object = types().object;
  std::vector<std::pair<std::string_view, Type *>> byName{{"object", object}};
  auto makeType = [&](std::string_view name, std::string_view base) {
    Type *baseType = nullptr;
    for (auto &[known, type] : byName)
      if (known == base) baseType = type;
    Type &type = newNativeType(name, baseType);
    if (name == "BaseException") addMembers(type);
    if (name == "BaseExceptionGroup") addGroupMembers(type);
    if (name == "ExceptionGroup") type.bases.push_back(Ref<Type>(all.Exception)); // the second of its two bases
    addSpecialMembers(type);
    type.ready();
    byName.emplace_back(name, &type);
    return &type;
  };
#define WEFT_EXCEPTION(name_, base_) all.name_ = makeType(#name_, #base_);
#include "value/exceptions.def"
  return all;
}

void attachContext(const Value &exception) {
  // What is being handled becomes the context: interpreter().handled is set by the evaluator's except blocks.
  const Value &handled = interpreter().handled;
  Exception *raised = asException(exception);
  if (!handled || handled.same(exception) || raised->context) return;
  // No cycles: cut the new exception out of the old one's chain.
  for (Exception *at = asException(handled); at->context; at = asException(at->context))
    if (at->context.same(exception)) {
      at->context = Value();
      break;
    }
  raised->context = handled;
}

} // namespace

const ExceptionTypes &exceptions() {
  static const ExceptionTypes &all = makeExceptionTypes();
  return all;
}

Type &newExceptionType(std::string_view name, Type *base, std::string_view module) {
  Type &type = newNativeType(name, base, module);
  type.hasInstanceDict = type.isException = true;
  return type;
}

Ref<Exception> makeException(Type *cls, std::string message) {
  auto exception = make<Exception>(cls);
  exception->args = makeTuple({makeStr(std::move(message))});
  return exception;
}

Value raiseText(Type *cls, std::string message) {
  Value exception = makeException(cls, std::move(message)).value();
  attachContext(exception);
  pendingException = std::move(exception);
  return {};
}
Value raiseWith(Type *cls, const Value &argument) {
  auto exception = make<Exception>(cls);
  exception->args = makeTuple({argument});
  attachContext(exception.value());
  pendingException = exception.value();
  return {};
}
Value raiseValue(const Value &exception) {
  Value object = exception;
  if (auto *cls = exception.as<Type>(); cls && cls->isException) {
    object = call(exception);
    if (!object) return {};
  }
  if (!object.as<Exception>()) return raiseTypeError("exceptions must derive from BaseException");
  attachContext(object);
  pendingException = std::move(object);
  return {};
}
Value raiseAttributeError(const Value &object, Symbol name) {
  if (auto *type = object.as<Type>())
    return raise(exceptions().AttributeError, "type object '{}' has no attribute '{}'", type->name, name.str());
  if (auto *module = object.as<Module>())
    return raise(exceptions().AttributeError, "module '{}' has no attribute '{}'", module->name, name.str());
  return raise(exceptions().AttributeError, "'{}' object has no attribute '{}'", typeName(object), name.str());
}

Exception *pending() { return pendingException ? asException(pendingException) : nullptr; }
Value takePending() { return std::move(pendingException); }
void restorePending(Value exception) { pendingException = std::move(exception); }
void clearPending() { pendingException = Value(); }
bool pendingMatches(const Type *cls) { return pendingException && pendingException.type()->isSubtypeOf(cls); }

std::string exceptionText(const Exception &exception) {
  Value saved = takePending();
  std::string text;
  if (!strText(Value(const_cast<Exception *>(&exception)), text)) text = "<exception str() failed>";
  clearPending();
  if (saved) restorePending(std::move(saved));
  return text;
}

std::string exceptionLine(const Exception &exception) {
  const Type &type = *exception.type;
  std::string module = type.module;
  if (const Value *own = type.isNative ? nullptr : type.lookup(WEFT_SYMBOL("__module__")))
    if (const Str *text = asStr(*own)) module = text->text;
  std::string name =
      module == "builtins" || module == "__main__" ? type.qualifiedName : module + "." + type.qualifiedName;
  std::string text = exceptionText(exception);
  return text.empty() ? name : name + ": " + text;
}

namespace {
void formatEntry(const TraceEntry &entry, std::string &out) {
  if (!entry.range) return;
  const SourceBuffer &buffer = SourceManager::instance().buffer(entry.range.file);
  LineColumn at = buffer.position(entry.range.begin), end = buffer.position(entry.range.end);
  out += fmt::format("  File \"{}\", line {}, in {}\n", buffer.path(), at.line, entry.function);
  std::string_view line = buffer.line(at.line);
  size_t indent = line.find_first_not_of(" \t\f");
  if (indent == std::string_view::npos) return;
  size_t last = line.find_last_not_of(" \t\f\r");
  std::string_view shown = line.substr(indent, last - indent + 1);
  out += "    " + std::string(shown) + "\n";
  // Carets mark the part of the line, unless it is the whole line.
  size_t from = at.column, to = end.line == at.line ? end.column : last + 1;
  if (from < indent || to <= from || (from == indent && to >= last + 1)) return;
  auto columns = [&](size_t a, size_t b) {
    size_t count = 0;
    for (size_t i = a; i < b && i < line.size(); ++i) count += (line[i] & 0xC0) != 0x80;
    return count;
  };
  out += "    " + std::string(columns(indent, from), ' ') + std::string(columns(from, to), '^') + "\n";
}

/// Where a traceback is written: inside of groups each line begins with a margin.
struct Margin {
  int depth = 0; // of nested groups
  bool needsEnd = false;

  std::string indent() const { return std::string(2 * static_cast<size_t>(depth), ' '); }
  void write(std::string_view text, std::string &out, char edge = '|') const {
    if (!depth) {
      out += text;
      return;
    }
    while (!text.empty()) {
      const size_t end = text.find('\n');
      const std::string_view line = text.substr(0, end);
      out += indent() + edge + (line.empty() ? "" : " ") + std::string(line) + "\n";
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
  }
};

void formatChain(const Exception &exception, std::string &whole, int depth, Margin &margin);

void formatMembers(const ExceptionGroup &group, std::string &out, int depth, Margin &margin) {
  const std::vector<Value> &members = *asSequence(group.exceptions);
  const size_t shown = std::min<size_t>(members.size(), 15);
  const size_t count = members.size() > shown ? shown + 1 : shown;
  margin.needsEnd = false;
  for (size_t i = 0; i < count; ++i) {
    const bool isLast = i + 1 == count;
    if (isLast) margin.needsEnd = true; // a group inside may write it
    out += fmt::format("{}{}+---------------- {} ----------------\n", margin.indent(), i == 0 ? "+-" : "  ",
                       i < shown ? std::to_string(i + 1) : "...");
    ++margin.depth;
    if (i < shown)
      formatChain(*asException(members[i]), out, depth + 1, margin);
    else
      margin.write(
          fmt::format("and {} more exception{}\n", members.size() - shown, members.size() - shown == 1 ? "" : "s"),
          out);
    if (isLast && margin.needsEnd) {
      out += margin.indent() + "+------------------------------------\n";
      margin.needsEnd = false;
    }
    --margin.depth;
  }
}

void formatChain(const Exception &exception, std::string &whole, int depth, Margin &margin) {
  const Exception *before = nullptr;
  const char *words = nullptr;
  if (exception.cause) {
    before = asException(exception.cause);
    words = "\nThe above exception was the direct cause of the following exception:\n\n";
  } else if (exception.context && !exception.suppressContext) {
    before = asException(exception.context);
    words = "\nDuring handling of the above exception, another exception occurred:\n\n";
  }
  if (before && depth < 100) {
    formatChain(*before, whole, depth + 1, margin);
    margin.write(words, whole);
  }
  auto *group = ExceptionGroup::classof(exception) ? static_cast<const ExceptionGroup *>(&exception) : nullptr;
  const bool outermost = group && margin.depth == 0;
  if (outermost) ++margin.depth;
  std::string out;
  if (!exception.trace.empty()) {
    margin.write(group ? "Exception Group Traceback (most recent call last):\n"
                       : "Traceback (most recent call last):\n",
                 whole, outermost ? '+' : '|');
    // CPython folds repeated lines after the third.
    const std::vector<TraceEntry> &trace = exception.trace;
    std::string last;
    size_t repeats = 0;
    auto flush = [&] {
      if (repeats > 3)
        out += fmt::format("  [Previous line repeated {} more time{}]\n", repeats - 3, repeats - 3 == 1 ? "" : "s");
    };
    for (size_t i = trace.size(); i-- > 0;) {
      std::string text;
      formatEntry(trace[i], text);
      if (text == last) {
        if (++repeats > 3) continue;
      } else {
        flush();
        last = text;
        repeats = 1;
      }
      out += text;
    }
    flush();
  }
  out += exceptionLine(exception) + "\n";
  if (exception.attributes)
    if (const Value *notes = exception.attributes->table.find(WEFT_SYMBOL("__notes__")))
      if (auto *list = notes->as<List>())
        for (const Value &note : list->items) {
          std::string text;
          if (strText(note, text)) out += text + "\n";
        }
  margin.write(out, whole);
  if (group) formatMembers(*group, whole, depth, margin);
  if (outermost) --margin.depth;
}
} // namespace

std::string formatTraceback(const Exception &exception) {
  std::string out;
  Margin margin;
  formatChain(exception, out, 0, margin);
  return out;
}

} // namespace weft::py
