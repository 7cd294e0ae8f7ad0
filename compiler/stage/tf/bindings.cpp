// Public functions that are one op, bound from the op table, and _weft.ops.NAME for every op.
#include <map>
#include <memory>

#include "ops/op_table.h"
#include "stage/context.h"
#include "stage/tf/module.h"
#include "stage/tf/support.h"
#include "stage/tf/types.h"
#include "value/interpreter.h"

namespace weft::tf {

using py::Value;

namespace {

int32_t tensorDtype(const Value &value) {
  if (const auto *t = value.as<TensorObject>()) return t->dtype();
  if (const auto *v = stage::asVariable(value)) return v->dtype;
  return WRT_INVALID;
}

/// The attribute's value from Python; a None, or a null Value, leaves the kernel's default.
bool readAttribute(const ops::Attribute &attribute, const Value &value, Attr &out) {
  if (!value || value.isNone()) return true;
  switch (attribute.kind) {
  case ops::AttrKind::Int: {
    int64_t v = 0;
    if (!readInt(value, attribute.name, v)) return false;
    out = Attr(v);
    return true;
  }
  case ops::AttrKind::Float: {
    double v = 0;
    if (!py::number(value, v)) return false;
    out = Attr(v);
    return true;
  }
  case ops::AttrKind::Bool: {
    const int v = py::truth(value);
    if (v < 0) return false;
    out = Attr(v == 1);
    return true;
  }
  case ops::AttrKind::DType: {
    int32_t v = 0;
    if (!readDType(value, v)) return false;
    out = Attr::dtype(v);
    return true;
  }
  case ops::AttrKind::Shape: {
    wrt::PartialShape v;
    if (!readShape(value, v)) return false;
    out = Attr(std::move(v));
    return true;
  }
  case ops::AttrKind::Ints: {
    std::vector<int64_t> v;
    if (!readInts(value, attribute.name, v)) return false;
    out = Attr(std::move(v));
    return true;
  }
  case ops::AttrKind::Floats: {
    std::vector<double> v;
    if (!py::forEach(value,
                     [&](const Value &item) {
                       double x = 0;
                       if (!py::number(item, x)) return false;
                       v.push_back(x);
                       return true;
                     }) ||
        py::pending())
      return false;
    out = Attr(std::move(v));
    return true;
  }
  case ops::AttrKind::String: {
    std::string v;
    if (!readText(value, v)) return false;
    out = Attr(std::move(v));
    return true;
  }
  case ops::AttrKind::Strings: {
    std::vector<std::string> v;
    if (!py::forEach(value,
                     [&](const Value &item) {
                       std::string s;
                       if (!readText(item, s)) return false;
                       v.push_back(std::move(s));
                       return true;
                     }) ||
        py::pending())
      return false;
    out = Attr(std::move(v));
    return true;
  }
  }
  return false;
}

bool isTypeParameter(const ops::Op &op, std::string_view group) {
  for (const ops::TypeParameter &t : op.types)
    if (group == t.name) return true;
  return false;
}

/// int32 for type parameters of shapes and indices, where an empty list says nothing of its dtype.
int32_t usualIndexType(const ops::Op &op, std::string_view group) {
  for (const ops::TypeParameter &t : op.types) {
    if (group != t.name) continue;
    bool int32 = false;
    for (const std::string_view name : t.dtypes) {
      if (name == "float32" || name == "string" || name == "bool") return WRT_INVALID;
      int32 = int32 || name == "int32";
    }
    return int32 ? WRT_INT32 : WRT_INVALID;
  }
  return WRT_INVALID;
}

/// In a trace TF names the parameter whose Python value does not fit.
void rewordForGraph(const ops::Op &op, const ops::Operand &operand, int32_t dtype, const Value &value) {
  if (stage::executingEagerly() || dtype == WRT_INVALID || !py::pendingMatches(py::exceptions().TypeError)) return;
  std::string text, plain;
  const Value saved = py::takePending();
  if (!py::reprText(value, text) || !py::strText(value, plain)) return;
  (void)py::raiseTypeError(
      "Expected {} passed to parameter '{}' of op '{}', got {} of type '{}' instead. Error: Expected {}, but got "
      "{} of type '{}'.",
      wrt_dtype_name(dtype), operand.name, op.tfName, text, py::typeName(value), wrt_dtype_name(dtype), plain,
      py::typeName(value));
}

/// Converts the operands: those of one type parameter get one dtype, decided by the first tensor among them, else by
/// the first value. `values` has one Value for each operand; a variadic one's is a list or tuple.
bool convertOperands(const ops::Op &op, const Value *values, TensorList &out) {
  struct Group {
    const char *name;
    int32_t dtype;
  };
  Group groups[8];
  size_t groupCount = 0;
  const auto dtypeOf = [&](const char *name) -> int32_t & {
    for (size_t i = 0; i < groupCount; ++i)
      if (std::string_view(groups[i].name) == name) return groups[i].dtype;
    groups[groupCount] = {name, WRT_INVALID};
    return groups[groupCount++].dtype;
  };
  for (size_t i = 0; i < op.operands.size(); ++i) {
    const ops::Operand &operand = op.operands[i];
    if (!*operand.group || !isTypeParameter(op, operand.group)) continue;
    int32_t &dtype = dtypeOf(operand.group);
    if (dtype != WRT_INVALID) continue;
    if (!operand.variadic)
      dtype = tensorDtype(values[i]);
    else if (const auto *items = py::asSequence(values[i]))
      for (const Value &item : *items)
        if (dtype == WRT_INVALID) dtype = tensorDtype(item);
  }
  // The + operator's op reports operands that do not fit by itself.
  const bool loose = op.name == std::string_view("add_v2");
  for (size_t i = 0; i < op.operands.size(); ++i) {
    const ops::Operand &operand = op.operands[i];
    const bool parameter = *operand.group && isTypeParameter(op, operand.group);
    int32_t fixed = WRT_INVALID;
    if (*operand.group && !parameter) fixed = wrt_dtype_from_name(operand.group);
    const auto convert = [&](const Value &value) {
      int32_t *dtype = parameter ? &dtypeOf(operand.group) : &fixed;
      Tensor t;
      if (tensorDtype(value) != WRT_INVALID)
        t = stage::convertToTensor(value);
      else if (loose)
        t = stage::convertToTensor(value, WRT_INVALID, *dtype);
      else
        t = stage::convertToTensor(
            value, *dtype, parameter && *dtype == WRT_INVALID ? usualIndexType(op, operand.group) : WRT_INVALID);
      if (!t) {
        rewordForGraph(op, operand, *dtype, value);
        return false;
      }
      if (parameter && *dtype == WRT_INVALID) *dtype = t.dtype();
      out.push_back(std::move(t));
      return true;
    };
    if (!operand.variadic) {
      if (!convert(values[i])) return false;
      continue;
    }
    std::vector<Value> items;
    if (!py::collect(values[i], items)) return false;
    for (const Value &item : items)
      if (!convert(item)) return false;
  }
  return true;
}

Value results(const ops::Op &op, stage::MaybeTensors tensors) {
  if (!tensors) return {};
  if (op.results.empty()) return Value::none();
  if (op.results.size() == 1 && !op.variadicResults()) return (*tensors)[0].value();
  std::vector<Value> all;
  for (const Tensor &t : *tensors) all.push_back(t.value());
  return op.variadicResults() ? py::makeList(std::move(all)) : py::makeTuple(std::move(all));
}

/// A Python literal of the records as a Value ("None", "False", "tf.int32", "'BYTE'", "-1", "0.2", "[1, 1]").
Value literal(std::string_view text) {
  if (text == "None") return Value::none();
  if (text == "True") return py::makeBool(true);
  if (text == "False") return py::makeBool(false);
  if (text.starts_with("tf.")) return makeDType(wrt_dtype_from_name(std::string(text.substr(3)).c_str()));
  if (text.size() >= 2 && (text.front() == '\'' || text.front() == '"'))
    return py::makeStr(std::string(text.substr(1, text.size() - 2)));
  if (text.starts_with("[") || text.starts_with("(")) {
    std::vector<Value> items;
    std::string number;
    for (const char c : text.substr(1)) {
      if (c == ',' || c == ']' || c == ')') {
        if (!number.empty()) items.push_back(literal(number));
        number.clear();
      } else if (c != ' ')
        number += c;
    }
    return py::makeList(std::move(items));
  }
  if (text.find_first_of(".e") != std::string_view::npos)
    return py::makeFloat(std::strtod(std::string(text).c_str(), nullptr));
  return py::makeInt(std::strtoll(std::string(text).c_str(), nullptr, 10));
}

class Bound {
public:
  Bound(const ops::Op &boundOp, const ops::Binding &boundBinding)
      : op(boundOp), binding(boundBinding), id(ops::idOf(boundOp)), signature(shortName(), parameterText()) {
    for (const ops::Parameter &p : binding.parameters)
      defaults.push_back(p.defaultText ? literal(p.defaultText) : Value());
  }

  Value call(const py::Args &args) const {
    constexpr size_t most = 16;
    Value a[most], operands[most];
    const size_t count = binding.parameters.size();
    if (args.named == 0 && args.count <= count && enough(args.count))
      for (size_t i = 0; i < args.count; ++i) a[i] = args[i];
    else if (!signature.bind(args, a))
      return {};
    Attributes attributes(op.attributes.size());
    std::string name;
    for (size_t i = 0; i < count; ++i) {
      const ops::Parameter &p = binding.parameters[i];
      const Value &value = a[i] ? a[i] : defaults[i];
      if (p.operand >= 0)
        operands[p.operand] = value;
      else if (p.attribute >= 0) {
        const auto n = static_cast<size_t>(p.attribute);
        if (!readAttribute(op.attributes[n], value, attributes[n])) return {};
      } else if (const py::Str *s = py::asStr(value))
        name = s->text;
    }
    for (size_t i = 0; i < op.operands.size(); ++i)
      if (operands[i].isObject() && operands[i].type()->lookup(dispatchName())) return dispatch(operands[i], a);
    TensorList inputs;
    if (!convertOperands(op, operands, inputs)) return {};
    return results(op, stage::apply(id, inputs, std::move(attributes), name));
  }

private:
  static Symbol dispatchName() {
    static const Symbol name = Symbol::intern("_weft_dispatch");
    return name;
  }
  /// Ragged tensors and the like do the function their own way: object._weft_dispatch(name, arguments).
  Value dispatch(const Value &object, const Value *a) const {
    std::vector<Value> given;
    for (size_t i = 0; i < binding.parameters.size(); ++i) given.push_back(a[i] ? a[i] : defaults[i]);
    return py::callMethod(object, dispatchName(), {py::makeStr(shortName()), py::makeTuple(std::move(given))});
  }
  bool enough(size_t given) const {
    for (size_t i = given; i < binding.parameters.size(); ++i)
      if (!binding.parameters[i].defaultText) return false;
    return true;
  }
  std::string shortName() const {
    const std::string_view full = binding.names[0];
    return std::string(full.substr(full.rfind('.') + 1));
  }
  std::string parameterText() const {
    std::string text;
    for (const ops::Parameter &p : binding.parameters)
      text += (text.empty() ? "" : ", ") + std::string(p.name) + (p.defaultText ? "=?" : "");
    return text;
  }

  const ops::Op &op;
  const ops::Binding &binding;
  OpId id;
  py::Signature signature;
  std::vector<Value> defaults;
};

const std::map<std::string_view, std::pair<const ops::Op *, const ops::Binding *>> &bindingsByName() {
  static const auto *all = [] {
    auto *table = new std::map<std::string_view, std::pair<const ops::Op *, const ops::Binding *>>();
    for (const ops::Op &op : ops::all())
      for (const ops::Binding &binding : op.bindings)
        for (const char *name : binding.names) table->emplace(name, std::pair(&op, &binding));
    return table;
  }();
  return *all;
}

Value callRaw(const ops::Op &op, const py::Args &args) {
  const size_t n = op.operands.size();
  if (args.count != n) return py::raiseTypeError("_weft.ops.{} takes {} operands, got {}", op.name, n, args.count);
  Attributes attributes(op.attributes.size());
  std::string name;
  for (size_t i = 0; i < args.named; ++i) {
    const std::string &key = args.names[i].str();
    const int index = op.attributeIndex(key);
    if (key == "name") {
      if (!args.namedValue(i).isNone() && !readText(args.namedValue(i), name)) return {};
    } else if (index < 0)
      return py::raiseTypeError("_weft.ops.{} has no attribute '{}'", op.name, key);
    else if (!readAttribute(op.attributes[static_cast<size_t>(index)], args.namedValue(i),
                            attributes[static_cast<size_t>(index)]))
      return {};
  }
  TensorList inputs;
  if (!convertOperands(op, args.values, inputs)) return {};
  return results(op, stage::apply(ops::idOf(op), inputs, std::move(attributes), name));
}

} // namespace

Value boundFunction(std::string_view publicName) {
  const auto &all = bindingsByName();
  const auto it = all.find(publicName);
  if (it == all.end()) return {};
  auto bound = std::make_shared<Bound>(*it->second.first, *it->second.second);
  return py::makeFunction(
      std::string(publicName.substr(publicName.rfind('.') + 1)),
      [bound](const py::Args &args) { return bound->call(args); }, "tensorflow");
}

Value rawOp(std::string_view opName) {
  const ops::Op *op = ops::find(opName);
  if (!op) return {};
  return py::makeFunction(std::string(opName), [op](const py::Args &args) { return callRaw(*op, args); }, "_weft.ops");
}

} // namespace weft::tf
