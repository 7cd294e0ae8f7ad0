// Writes the C header; the C++ one is in module_headers_cpp.cpp.
#include "driver/module_headers.h"
#include "codegen/weftc.h"
#include "driver/header_values.h"
#include "stage/graph/func_graph.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

namespace weft::driver {

std::string identifier(const std::string &text) {
  std::string out;
  for (const char c : text) out += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  if (out.empty() || std::isdigit(static_cast<unsigned char>(out[0]))) out.insert(0, "_");
  return out;
}

const char *cType(int32_t dtype) {
  switch (dtype) {
  case WRT_FLOAT32:
    return "float";
  case WRT_FLOAT64:
    return "double";
  case WRT_BOOL:
    return "bool";
  case WRT_INT8:
    return "int8_t";
  case WRT_INT16:
    return "int16_t";
  case WRT_INT32:
    return "int32_t";
  case WRT_INT64:
    return "int64_t";
  case WRT_UINT8:
    return "uint8_t";
  case WRT_UINT16:
    return "uint16_t";
  case WRT_UINT32:
    return "uint32_t";
  case WRT_UINT64:
    return "uint64_t";
  default:
    return nullptr;
  }
}

bool HeaderValue::typed() const { return cType(type.dtype) && type.shape.hasRank(); }
bool HeaderValue::scalar() const { return typed() && type.shape.rank() == 0; }

std::string extentName(const std::string &value, int axis) {
  constexpr const char *names[] = {"rows", "columns"};
  return value + "_" + (axis < 2 ? std::string(names[axis]) : "extent" + std::to_string(axis));
}

bool HeaderFunction::typed() const {
  for (const auto *list : {&arguments, &results})
    for (const HeaderValue &value : *list)
      if (!value.typed()) return false;
  return true;
}

HeaderFunction headerFunction(const FuncGraph &graph) {
  HeaderFunction function;
  function.name = identifier(graph.name);
  function.hasState = !graph.captures.empty();
  std::vector<std::string> used{"context", "state", "error"};
  const auto unique = [&](std::string name) {
    while (std::find(used.begin(), used.end(), name) != used.end()) name += '_';
    used.push_back(name);
    return name;
  };
  for (const GraphInput &input : graph.inputs)
    function.arguments.push_back({unique(identifier(input.name)), input.type});
  std::vector<std::string> names(graph.body.results.size());
  if (graph.result.kind == Structure::Kind::Dict || graph.result.kind == Structure::Kind::NamedTuple)
    for (size_t i = 0; i < graph.result.elements.size(); ++i)
      if (const Structure &part = graph.result.elements[i];
          part.kind == Structure::Kind::Tensor && part.tensor < names.size() && i < graph.result.keys.size())
        names[part.tensor] = identifier(graph.result.keys[i]);
  for (size_t i = 0; i < names.size(); ++i) {
    if (names[i].empty()) names[i] = names.size() == 1 ? "result" : "result" + std::to_string(i);
    function.results.push_back({unique(names[i]), graph.type(graph.body.results[i])});
  }
  std::string list;
  for (const GraphInput &input : graph.inputs)
    list += (list.empty() ? "" : ", ") + input.name + ": " + input.type.str();
  std::string results;
  for (const HeaderValue &value : function.results) results += (results.empty() ? "" : ", ") + value.type.str();
  function.signature = graph.name + "(" + list + ") -> " + (results.empty() ? "None" : results);
  function.docstring = graph.docstring;
  return function;
}

// `/* ... */` cannot stand in a comment.
std::string commentText(std::string text, const std::string &indent) {
  for (size_t at; (at = text.find("*/")) != std::string::npos;) text.replace(at, 2, "* /");
  std::string out;
  for (const char c : text) {
    out += c;
    if (c == '\n') out += indent;
  }
  return out;
}

namespace {

std::string list(const std::vector<std::string> &parts) {
  std::string out;
  for (const std::string &part : parts) out += (out.empty() ? "" : ", ") + part;
  return out;
}

// A weft_tensor over memory `data`, with extents in an array of its own.
void describeTensor(std::string &out, const std::string &array, size_t index, const HeaderValue &value,
                    const std::string &data) {
  const int rank = value.type.shape.rank();
  std::string extents = "NULL";
  if (rank) {
    extents = value.name + "_shape";
    std::vector<std::string> numbers;
    for (int axis = 0; axis < rank; ++axis)
      numbers.push_back(value.type.shape.dim(axis) < 0 ? extentName(value.name, axis)
                                                       : std::to_string(value.type.shape.dim(axis)));
    out += fmt::format("  int64_t {}[] = {{{}}};\n", extents, list(numbers));
  }
  const DlpackDtype dtype = dlpackDtype(value.type.dtype);
  out += fmt::format("  weft_tensor {}{} = {{(void *){}, {{1, 0}}, {}, {{{}, {}, 1}}, {}, NULL, 0}};\n", array, index,
                     data, rank, dtype.code, dtype.bits, extents);
}

std::string typedEntry(const std::string &module, const HeaderFunction &function) {
  std::vector<std::string> parameters{"weft_context *context"};
  if (function.hasState) parameters.push_back(module + "_state *state");
  for (const HeaderValue &value : function.arguments) {
    const std::string type = cType(value.type.dtype);
    parameters.push_back(value.scalar() ? type + " " + value.name : "const " + type + " *" + value.name);
    for (int axis = 0; axis < value.type.shape.rank(); ++axis)
      if (value.type.shape.dim(axis) < 0) parameters.push_back("int64_t " + extentName(value.name, axis));
  }
  for (const HeaderValue &value : function.results) {
    parameters.push_back(std::string(cType(value.type.dtype)) + " *" + value.name);
    for (int axis = 0; axis < value.type.shape.rank(); ++axis)
      if (value.type.shape.dim(axis) < 0) {
        parameters.push_back("int64_t " + extentName(value.name, axis));
        parameters.push_back("int64_t *" + extentName(value.name, axis) + "_out");
      }
  }
  parameters.push_back("weft_error *error");
  std::string body;
  std::vector<std::string> arguments, results;
  for (size_t i = 0; i < function.arguments.size(); ++i) {
    const HeaderValue &value = function.arguments[i];
    describeTensor(body, "arg", i, value, value.scalar() ? "&" + value.name : value.name);
    arguments.push_back("arg" + std::to_string(i));
  }
  for (size_t i = 0; i < function.results.size(); ++i) {
    describeTensor(body, "out", i, function.results[i], function.results[i].name);
    results.push_back("out" + std::to_string(i));
  }
  // At least one element, so that the array is one in C.
  body += fmt::format("  weft_tensor args[] = {{{}}};\n",
                      arguments.empty() ? "{NULL, {1, 0}, 0, {0, 0, 1}, NULL, NULL, 0}" : list(arguments));
  body += fmt::format("  weft_tensor results[] = {{{}}};\n",
                      results.empty() ? "{NULL, {1, 0}, 0, {0, 0, 1}, NULL, NULL, 0}" : list(results));
  body += fmt::format("  const int32_t code = {}_{}_run(context, {}, args, results, error);\n", module, function.name,
                      function.hasState ? "state" : "NULL");
  for (const HeaderValue &value : function.results)
    for (int axis = 0; axis < value.type.shape.rank(); ++axis)
      if (value.type.shape.dim(axis) < 0)
        body += fmt::format("  *{}_out = {}_shape[{}];\n", extentName(value.name, axis), value.name, axis);
  return fmt::format("static inline int32_t {}_{}({}) {{\n{}  return code;\n}}\n", module, function.name,
                     list(parameters), body);
}

} // namespace

DlpackDtype dlpackDtype(int32_t dtype) {
  const int bits = dtype == WRT_BOOL || dtype == WRT_INT8 || dtype == WRT_UINT8        ? 8
                   : dtype == WRT_INT16 || dtype == WRT_UINT16                         ? 16
                   : dtype == WRT_FLOAT32 || dtype == WRT_INT32 || dtype == WRT_UINT32 ? 32
                                                                                       : 64;
  return {dtype == WRT_BOOL ? 6 : wrt::isFloating(dtype) ? 2 : wrt::isUnsigned(dtype) ? 1 : 0, bits};
}

std::string writeCHeader(const HeaderRequest &request) {
  const std::string module = identifier(request.module);
  std::string guard = module + "_H";
  for (char &c : guard) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  std::string out = fmt::format(
      "/* Generated by weft from {0}; do not edit. */\n#ifndef {1}\n#define {1}\n#include <stdbool.h>\n"
      "#include <weft/abi.h>\n#ifdef __cplusplus\nextern \"C\" {{\n#endif\n\n"
      "/* Describes everything below; never NULL. */\nconst weft_module *{2}_module(void);\n\n"
      "/* The module's variables: one state for each independent copy. Functions without variables take none. */\n"
      "typedef struct {2}_state {2}_state;\n"
      "{2}_state *{2}_state_create(weft_context *context, weft_error *error); /* initial values; NULL after an error "
      "*/\n"
      "void {2}_state_destroy(weft_context *context, {2}_state *state);\n",
      commentText(request.source, ""), guard, module);
  for (const CompiledVariable &variable : request.variables) {
    const TensorType type{variable.dtype, wrt::PartialShape(variable.shape)};
    const char *element = cType(variable.dtype);
    out += fmt::format("{} *{}_state_{}({}_state *state); /* {}: {}, changed in place */\n", element ? element : "void",
                       module, identifier(variable.name), module, variable.name, type.str());
  }
  for (const FuncGraph *graph : request.functions) {
    const HeaderFunction function = headerFunction(*graph);
    out += fmt::format("\n/* {}\n", commentText(function.signature, " * "));
    if (!function.docstring.empty()) out += fmt::format(" * {}\n", commentText(function.docstring, " * "));
    out += fmt::format(
        " * The uniform form: tensors as weft/abi.h describes them. */\n"
        "int32_t {0}_{1}_run(weft_context *context, void *state, const weft_tensor *args, weft_tensor *results,\n"
        "                    weft_error *error);\n",
        module, function.name);
    if (!function.typed()) {
      out += "/* No typed form: an argument or a result has no fixed dtype and rank that C knows. */\n";
      continue;
    }
    out += fmt::format(
        "/* The typed form. Extents that the signature leaves open follow their tensor. For a result they are the\n"
        " * room there is; the _out ones are set to the result's, also with WEFT_CAPACITY (too little room). */\n{}",
        typedEntry(module, function));
  }
  return out + "\n#ifdef __cplusplus\n}\n#endif\n#endif\n";
}

} // namespace weft::driver
