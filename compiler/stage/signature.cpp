// Reading of signatures, and tracing for `weft graph` and `weft compile`.
#include "stage/signature.h"

#include <algorithm>
#include <cctype>

#include "stage/convert_value.h"
#include "stage/evaluator/function.h"
#include "stage/fixits.h"
#include "stage/function.h"
#include "stage/user_code.h"
#include "syntax/parser.h"
#include "syntax/unparse.h"
#include "value/errors.h"
#include "value/ints.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  return text;
}

/// Splits at commas that are in no bracket or quotes.
std::vector<std::string_view> splitArguments(std::string_view text) {
  std::vector<std::string_view> parts;
  size_t begin = 0;
  int depth = 0;
  char quote = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote) {
      if (c == '\\')
        ++i;
      else if (c == quote)
        quote = 0;
    } else if (c == '\'' || c == '"')
      quote = c;
    else if (c == '[' || c == '(' || c == '{')
      ++depth;
    else if (c == ']' || c == ')' || c == '}')
      --depth;
    else if (c == ',' && depth == 0) {
      parts.push_back(trimmed(text.substr(begin, i - begin)));
      begin = i + 1;
    }
  }
  if (const auto last = trimmed(text.substr(begin)); !last.empty() || !parts.empty()) parts.push_back(last);
  return parts;
}

bool isName(std::string_view text) {
  if (text.empty() || std::isdigit(static_cast<unsigned char>(text[0]))) return false;
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || (c & 0x80); });
}

/// The value of a literal: numbers, text, None, True, False, and lists, tuples and dicts of them.
Value literalOf(const ast::Expr &node) {
  if (const auto *constant = node.as<ast::Constant>()) {
    const auto &v = constant->value;
    if (std::holds_alternative<ast::NoneValue>(v)) return Value::none();
    if (const auto *b = std::get_if<bool>(&v)) return py::makeBool(*b);
    if (const auto *i = std::get_if<ast::IntValue>(&v)) return py::intFromDigits(i->decimal, 10);
    if (const auto *d = std::get_if<double>(&v)) return py::makeFloat(*d);
    if (const auto *s = std::get_if<std::string>(&v)) return py::makeStr(*s);
    return {};
  }
  if (const auto *unary = node.as<ast::UnaryOp>()) {
    const Value operand = literalOf(*unary->operand);
    if (!operand) return {};
    return unary->op == ast::UnaryOperator::USub ? py::unary(py::UnaryOp::Neg, operand) : operand;
  }
  std::vector<Value> items;
  auto collect = [&](const std::vector<ast::Expr *> &elements) {
    for (const ast::Expr *e : elements) {
      items.push_back(literalOf(*e));
      if (!items.back()) return false;
    }
    return true;
  };
  if (const auto *tuple = node.as<ast::Tuple>()) return collect(tuple->elts) ? py::makeTuple(items) : Value();
  if (const auto *list = node.as<ast::List>()) return collect(list->elts) ? py::makeList(items) : Value();
  return {};
}

Value literalValue(const std::string &text) {
  ast::Context nodes;
  Diagnostics ignored;
  auto parsed = parseExpression(text, nodes, ignored, "<signature>");
  return parsed ? literalOf(**parsed) : Value();
}

} // namespace

std::optional<TensorType> parseTensorType(std::string_view text) {
  text = trimmed(text);
  TensorType type;
  if (text == "any") return type;
  const size_t bracket = text.find('[');
  std::string name(trimmed(text.substr(0, bracket)));
  if (name.ends_with('*')) {
    name.pop_back();
    type.dtype = wrt_dtype_from_name(name.c_str());
    if (type.dtype == WRT_INVALID || bracket != std::string_view::npos) return {};
    return type;
  }
  type.dtype = wrt_dtype_from_name(name.c_str());
  if (type.dtype == WRT_INVALID) return {};
  if (bracket == std::string_view::npos || !text.ends_with(']')) return {};
  const std::string_view inside = trimmed(text.substr(bracket + 1, text.size() - bracket - 2));
  if (inside == "*" || inside == "...") return type;
  std::vector<int64_t> dims;
  for (std::string_view part : splitArguments(inside)) {
    if (part == "?" || part == "None") {
      dims.push_back(-1);
      continue;
    }
    if (part.empty() || !std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; }) ||
        part.size() > 12)
      return {};
    dims.push_back(std::stoll(std::string(part)));
  }
  type.shape = wrt::PartialShape(std::move(dims));
  return type;
}

std::optional<SignatureText> parseSignature(const std::string &text, std::string &error) {
  SignatureText signature;
  const size_t open = text.find('(');
  if (open == std::string::npos || !trimmed(text).ends_with(')')) {
    error = "a signature is written NAME(x: float32[2,?], n: int32[], k=3)";
    return {};
  }
  signature.function = std::string(trimmed(std::string_view(text).substr(0, open)));
  const size_t close = text.rfind(')');
  for (std::string_view part : splitArguments(std::string_view(text).substr(open + 1, close - open - 1))) {
    SignatureParameter parameter;
    const size_t equals = part.find('='), colon = part.find(':');
    if (part.empty()) continue;
    if (equals != std::string_view::npos && isName(trimmed(part.substr(0, equals)))) {
      parameter.name = std::string(trimmed(part.substr(0, equals)));
      parameter.isTensor = false;
      parameter.literal = std::string(trimmed(part.substr(equals + 1)));
    } else {
      std::string_view type = part;
      if (colon != std::string_view::npos && isName(trimmed(part.substr(0, colon)))) {
        parameter.name = std::string(trimmed(part.substr(0, colon)));
        type = part.substr(colon + 1);
      }
      auto parsed = parseTensorType(type);
      if (!parsed) {
        error = fmt::format("`{}` is no type: write a dtype with a shape, as float32[2,?], int32[] or float32[*]",
                            trimmed(type));
        return {};
      }
      parameter.type = std::move(*parsed);
    }
    signature.parameters.push_back(std::move(parameter));
  }
  return signature;
}

namespace {

Value specOf(const TensorType &type) { return makeSpecValue(type); }

/// What an annotation says: rank 0 of int32, float32 or bool; nothing for others.
std::optional<TensorType> annotated(const py::Function &function, Symbol name) {
  const py::Dict *annotations = function.annotations ? py::asDict(function.annotations) : nullptr;
  const Value annotation = annotations ? py::dictGet(*annotations, name) : Value();
  if (!annotation) return {};
  std::string text;
  if (const py::Str *s = py::asStr(annotation)) text = s->text;
  if (auto *type = annotation.as<py::Type>()) text = type->name;
  const wrt::PartialShape scalar{std::vector<int64_t>()};
  if (text == "int") return TensorType{WRT_INT32, scalar};
  if (text == "float") return TensorType{WRT_FLOAT32, scalar};
  if (text == "bool") return TensorType{WRT_BOOL, scalar};
  return {};
}

/// What cannot be traced with unknown dtypes often can be with known ones.
void noteUntyped(Diagnostic &report, const std::string &function, const std::vector<std::string> &names) {
  if (names.empty()) return;
  std::string list;
  for (const std::string &name : names) list += (list.empty() ? "`" : ", `") + name + "`";
  report.note(fmt::format("nothing says the types of {}: give them with input_signature, or --signature '{}({}: "
                          "float32[], ...)'",
                          list, function, names.front()));
}

} // namespace

Result<std::shared_ptr<FuncGraph>> traceFunction(const Value &callable, const SignatureText *signature,
                                                 Diagnostics &diagnostics, UntypedParameters *untyped) {
  UntypedParameters own;
  if (!untyped) untyped = &own;
  untyped->names.clear();
  Value target = callable, self;
  std::vector<Value> specs;
  bool autograph = true;
  for (;;) {
    if (auto *method = target.as<py::BoundMethod>()) {
      self = method->self;
      target = method->function;
    } else if (auto *object = target.as<FunctionObject>()) {
      autograph = object->autograph;
      if (object->inputSignature)
        if (const auto *list = py::asSequence(object->inputSignature)) specs = *list;
      target = object->function;
    } else {
      break;
    }
  }
  auto *function = target.as<py::Function>();
  const SourceRange where = function ? function->code.node->range : SourceRange();
  if (!function) {
    diagnostics.report(where, DiagnosticKind::CannotStage, "this is no Python function");
    return failure;
  }
  const auto &parameters = function->code.parameters;
  const size_t skip = self ? 1 : 0, positional = function->code.positional;
  BoundArguments arguments;
  for (size_t i = skip; i < positional; ++i) {
    const Symbol name = parameters[i].name;
    const SignatureParameter *given = nullptr;
    if (signature) {
      size_t place = 0;
      for (const SignatureParameter &p : signature->parameters) {
        if (p.name.empty() ? place == i - skip : p.name == name.str()) given = &p;
        ++place;
      }
    }
    Value value;
    const size_t firstDefault = positional - function->defaults.size();
    if (given)
      value = given->isTensor ? specOf(given->type) : literalValue(given->literal);
    else if (i - skip < specs.size())
      value = specs[i - skip];
    else if (i >= firstDefault)
      value = function->defaults[i - firstDefault];
    else if (auto type = annotated(*function, name))
      value = specOf(*type);
    else {
      value = specOf(untyped->assumed);
      untyped->names.push_back(name.str());
    }
    if (!value) {
      py::clearPending();
      diagnostics.report(
          where, DiagnosticKind::CannotStage,
          fmt::format("`{}={}` of the signature is no literal", name.str(), given ? given->literal : ""));
      return failure;
    }
    arguments.names.push_back(name.str());
    arguments.values.push_back(std::move(value));
  }
  arguments.positional = arguments.values.size();
  if (signature)
    for (const SignatureParameter &p : signature->parameters)
      if (!p.name.empty() &&
          std::find(arguments.names.begin(), arguments.names.end(), p.name) == arguments.names.end()) {
        diagnostics.report(where, DiagnosticKind::CannotStage,
                           fmt::format("`{}` has no parameter `{}`",
                                       function->name.isNone() ? "" : py::asStr(function->name)->text, p.name));
        return failure;
      }
  Value bound = target;
  if (self) bound = py::make<py::BoundMethod>(target, self).value();
  const std::string name = py::asStr(function->qualifiedName) ? py::asStr(function->qualifiedName)->text : "function";
  // As at a first call: the trace that makes the variables is not the one that counts.
  bool created = false;
  context().notes = &diagnostics;
  auto concrete = traceCall(bound, autograph, name, arguments, &created);
  if (concrete && created) concrete = traceCall(bound, autograph, name, arguments, nullptr);
  context().notes = nullptr;
  if (!concrete) {
    const py::Exception *error = py::pending();
    const SourceRange place = error ? userPlace(*error, where) : where;
    std::string text = error ? py::exceptionText(*error) : "";
    std::string cls = error ? error->type->name : "";
    if (error && error->diagnostic) {
      Diagnostic &report = diagnostics.adopt(*error->diagnostic).raises(cls);
      addEdits(*function->code.unit->module, report);
      noteUntyped(report, name, untyped->names);
      py::clearPending();
      return failure;
    }
    // The report "in user code" repeats what place and message say.
    if (const size_t last = text.rfind("\n    " + cls + ": ");
        text.starts_with("in user code:") && last != std::string::npos)
      text = text.substr(last + 5 + cls.size() + 2);
    py::clearPending();
    noteUntyped(diagnostics.report(place, DiagnosticKind::CannotStage, text).raises(cls), name, untyped->names);
    return failure;
  }
  std::shared_ptr<FuncGraph> graph = concrete->graph;
  std::string shown = "(";
  for (size_t i = 0; i < graph->parameters.size(); ++i) {
    Parameter &parameter = graph->parameters[i];
    if (function->annotations)
      if (const py::Dict *dict = py::asDict(function->annotations))
        if (const Value annotation = py::dictGet(*dict, Symbol::intern(parameter.name)))
          if (auto *type = annotation.as<py::Type>()) parameter.annotation = type->name;
    shown += (i ? ", " : "") + parameter.name;
    if (!parameter.annotation.empty()) shown += ": " + parameter.annotation;
    if (parameter.structure.kind == Structure::Kind::Python) shown += "=" + parameter.structure.text;
  }
  graph->signature = shown + ")";
  return graph;
}

} // namespace weft::stage
