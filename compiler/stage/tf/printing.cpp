// tf.print: texts and structures with tensors in them, as one string_format and one print_v2.
#include "stage/context.h"
#include "stage/tf/module.h"
#include "stage/tf/support.h"
#include "value/interpreter.h"

namespace weft::tf {

using py::Value;

namespace {

// What no text of a user contains stands for a tensor in the template.
constexpr const char *placeholder = "\x01%\x02";

struct Template {
  std::string text;
  TensorList tensors;
};

bool addValue(const Value &value, bool top, Template &out);

bool addSequence(const std::vector<Value> &items, const char *open, const char *close, bool tuple, Template &out) {
  out.text += open;
  for (size_t i = 0; i < items.size(); ++i) {
    if (i) out.text += ", ";
    if (!addValue(items[i], false, out)) return false;
  }
  if (tuple && items.size() == 1) out.text += ",";
  out.text += close;
  return true;
}

/// `top`: an argument of print itself, whose text is not quoted.
bool addValue(const Value &value, bool top, Template &out) {
  if (stage::asTensor(value) || stage::asVariable(value)) {
    Tensor t = stage::convertToTensor(value);
    if (!t) return false;
    out.tensors.push_back(std::move(t));
    out.text += placeholder;
    return true;
  }
  if (const auto *list = py::asList(value)) return addSequence(list->items, "[", "]", false, out);
  if (const auto *tuple = py::asTuple(value)) {
    const Value fields = py::getAttrOptional(value, Symbol::intern("_fields"));
    if (const auto *names = fields ? py::asSequence(fields) : nullptr) {
      out.text += py::typeName(value) + "(";
      for (size_t i = 0; i < names->size(); ++i) {
        std::string name;
        if (!readText((*names)[i], name)) return false;
        out.text += (i ? ", " : "") + name + "=";
        if (!addValue(tuple->items[i], false, out)) return false;
      }
      out.text += ")";
      return true;
    }
    return addSequence(tuple->items, "(", ")", true, out);
  }
  if (const auto *dict = py::asDict(value)) {
    // TF flattens structures in the order of their keys.
    std::vector<std::pair<std::string, Value>> entries;
    for (const auto &entry : dict->table.entries) {
      if (!entry.key) continue;
      std::string key;
      if (!py::reprText(entry.key, key)) return false;
      entries.emplace_back(std::move(key), entry.value);
    }
    out.text += "{";
    for (size_t i = 0; i < entries.size(); ++i) {
      out.text += (i ? ", " : "") + entries[i].first + ": ";
      if (!addValue(entries[i].second, false, out)) return false;
    }
    out.text += "}";
    return true;
  }
  if (value.isObject() && !py::asStr(value) && value.type()->lookup(Symbol::intern("_as_tensor"))) {
    std::string text;
    if (!py::strText(value, text)) return false;
    out.text += text;
    return true;
  }
  std::string text;
  if (!(top ? py::strText(value, text) : py::reprText(value, text))) return false;
  out.text += text;
  return true;
}

/// "stderr", "stdout", "file://PATH", from sys.stdout, sys.stderr, log levels or a path.
bool readStream(const Value &value, std::string &out) {
  out = "stderr";
  if (value.isNone()) return true;
  const Value sys = py::importModule("sys");
  if (!sys) return false;
  const Value standard = py::getAttr(sys, "stdout");
  if (standard && standard.same(value)) {
    out = "stdout";
    return true;
  }
  py::clearPending();
  if (py::asStr(value)) return readText(value, out);
  return true;
}

Value print(const py::Args &args) {
  static const py::Signature signature("print",
                                       "*inputs, output_stream=None, summarize=3, sep=' ', end='\\n', name=None");
  Value a[6];
  if (!signature.bind(args, a)) return {};
  Template text;
  std::string separator, end, stream;
  if (!readText(a[3], separator)) return {};
  if (end = "\n"; args.find(Symbol::intern("end")) && !readText(a[4], end)) return {};
  if (!readStream(a[1], stream)) return {};
  int64_t summarize = 3;
  if (!a[2].isNone() && !readInt(a[2], "summarize", summarize)) return {};
  const auto &inputs = py::asTuple(a[0])->items;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (i) text.text += separator;
    if (!addValue(inputs[i], true, text)) return {};
  }
  Tensor line = stage::applyOne(OpId::string_format, text.tensors,
                                {Attr(std::move(text.text)), Attr(placeholder), Attr(summarize)});
  if (!line || !stage::apply(OpId::print_v2, {line}, {Attr(std::move(stream)), Attr(std::move(end))})) return {};
  return Value::none();
}

} // namespace

void addPrinting(py::Module &tensorflow) {
  py::dictSet(*tensorflow.dict, Symbol::intern("print"), py::makeFunction("print", print, "tensorflow"));
}

} // namespace weft::tf
