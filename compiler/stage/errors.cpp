// tf.errors, and words of failures.
#include "stage/errors.h"

#include "core/status.h"
#include "value/protocol.h"

namespace weft::stage {
namespace {

constexpr const char *errorsModule = "tensorflow.python.framework.errors_impl";
constexpr int codes = WRT_DATA_LOSS + 1;

/// The message: the last of the arguments, as in OpError(node_def, op, message).
py::Value messageOf(const py::Value &self) {
  auto *error = self.as<py::Exception>();
  const auto *args = error ? py::asSequence(error->args) : nullptr;
  if (!args || args->empty()) return py::makeStr("");
  // OpError(node_def, op, message, error_code): natives give just the message.
  return args->size() >= 3 ? (*args)[2] : args->front();
}
py::Value strOfError(const py::Value &self) {
  py::Value message = messageOf(self);
  return message ? py::str(message) : message;
}
py::Value none(const py::Value &) { return py::Value::none(); }
template <int code> py::Value codeOf(const py::Value &) { return py::makeInt(code); }

struct Errors {
  py::Type *base = nullptr;
  py::Type *byCode[codes] = {};
  std::vector<py::Type *> all;
};

template <int... code> void addCodes(Errors &errors, std::integer_sequence<int, code...>) {
  (
      [&] {
        if constexpr (code > 0) {
          py::Type &type = py::newExceptionType(wrt_code_exception(code), errors.base, errorsModule);
          type.property("error_code", codeOf<code>);
          errors.byCode[code] = &type;
          errors.all.push_back(&type);
        }
      }(),
      ...);
}

Errors &errors() {
  static Errors made = [] {
    Errors e;
    e.base = &py::newExceptionType("OpError", py::exceptions().Exception, errorsModule);
    e.base->property("message", messageOf).property("op", none).property("node_def", none);
    e.base->slots.str = strOfError;
    e.all.push_back(e.base);
    addCodes(e, std::make_integer_sequence<int, codes>());
    for (py::Type *type : e.all) {
      type->slots.str = strOfError;
      type->ready();
    }
    return e;
  }();
  return made;
}

std::string dtypeEnum(int32_t dtype) {
  std::string name = wrt_dtype_cpp_name(dtype);
  for (char &c : name) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return "DT_" + name;
}

} // namespace

py::Type *opErrorType() { return errors().base; }
py::Type *errorType(int32_t code) {
  return code > 0 && code < codes ? errors().byCode[code] : errors().byCode[WRT_UNKNOWN];
}
const std::vector<py::Type *> &errorTypes() { return errors().all; }

py::Type *operatorNotAllowedInGraphErrorType() {
  static py::Type *type = [] {
    py::Type &t = py::newExceptionType("OperatorNotAllowedInGraphError", py::exceptions().TypeError, errorsModule);
    t.ready();
    return &t;
  }();
  return type;
}
py::Type *inaccessibleTensorErrorType() {
  static py::Type *type = [] {
    py::Type &t = py::newExceptionType("InaccessibleTensorError", py::exceptions().ValueError, errorsModule);
    t.ready();
    return &t;
  }();
  return type;
}

py::Value raiseKernelError(OpId op, int32_t code, const std::string &message, const std::string &name) {
  const char *tfName = ops::info(op).tfName;
  return py::raiseText(
      errorType(code),
      fmt::format("{{{{function_node __wrapped__{}_device_/job:localhost/replica:0/task:0/device:CPU:0}}}} "
                  "{} [Op:{}] name: {}",
                  tfName, message, tfName, name));
}

py::Value raiseGraphError(const FuncGraph &graph, const Node &node, int32_t code, const std::string &message) {
  const std::string leaf = node.name.substr(node.name.find_last_of('/') + 1);
  std::string text =
      fmt::format("Graph execution error:\n\nDetected at node {} defined at (most recent call last):\n", leaf);
  if (node.line && node.file < graph.files.size())
    text += fmt::format("  File \"{}\", line {}, in {}\n", graph.files[node.file], node.line, graph.name);
  text += fmt::format("\n{}\n\t [[{{{{node {}}}}}]] [Op:__inference_{}]", message, node.name, graph.name);
  return py::raiseText(errorType(code), std::move(text));
}

py::Value raiseShapeError(OpId op, const std::string &message) {
  return py::raiseText(py::exceptions().ValueError, message);
}

std::string nodeDefinition(const FuncGraph &graph, OpId op, const std::string &name,
                           const std::vector<ValueId> &inputs) {
  const ops::Op &info = ops::info(op);
  std::string attributes, names, shapes;
  for (const ops::TypeParameter &parameter : info.types)
    for (size_t i = 0; i < info.operands.size() && i < inputs.size(); ++i)
      if (std::string_view(info.operands[i].group) == parameter.name) {
        attributes += fmt::format("{}{}={}", attributes.empty() ? "" : ", ", parameter.name,
                                  dtypeEnum(graph.type(inputs[i]).dtype));
        break;
      }
  for (size_t i = 0; i < inputs.size(); ++i) {
    std::string valueName = graph.valueName(inputs[i]);
    if (valueName.size() > 2 && valueName.ends_with(":0")) valueName.resize(valueName.size() - 2);
    names += (i ? ", " : "") + valueName;
    shapes +=
        (i ? ", " : "") + (graph.type(inputs[i]).shape.hasRank() ? graph.type(inputs[i]).shape.str() : "<unknown>");
  }
  return fmt::format("'{{{{node {}}}}} = {}[{}]({})' with input shapes: {}.", name, info.tfName, attributes, names,
                     shapes);
}

} // namespace weft::stage
