// Text form of graphs.
#include "stage/graph/constant_text.h"
#include "stage/graph/func_graph.h"

#include <fmt/format.h>

namespace weft {

std::string constantText(const wrt_tensor *t) {
  constexpr int64_t shown = 8;
  std::string out = "[";
  for (int64_t i = 0; i < t->size && i < shown; ++i) {
    if (i) out += ", ";
    switch (t->dtype) {
    case WRT_FLOAT32:
      out += fmt::format("{}", wrt::data<float>(t)[i]);
      break;
    case WRT_FLOAT64:
      out += fmt::format("{}", wrt::data<double>(t)[i]);
      break;
    case WRT_INT8:
      out += fmt::format("{}", wrt::data<int8_t>(t)[i]);
      break;
    case WRT_INT16:
      out += fmt::format("{}", wrt::data<int16_t>(t)[i]);
      break;
    case WRT_INT32:
      out += fmt::format("{}", wrt::data<int32_t>(t)[i]);
      break;
    case WRT_INT64:
      out += fmt::format("{}", wrt::data<int64_t>(t)[i]);
      break;
    case WRT_UINT8:
      out += fmt::format("{}", wrt::data<uint8_t>(t)[i]);
      break;
    case WRT_UINT16:
      out += fmt::format("{}", wrt::data<uint16_t>(t)[i]);
      break;
    case WRT_UINT32:
      out += fmt::format("{}", wrt::data<uint32_t>(t)[i]);
      break;
    case WRT_UINT64:
      out += fmt::format("{}", wrt::data<uint64_t>(t)[i]);
      break;
    case WRT_BOOL:
      out += wrt::data<bool>(t)[i] ? "true" : "false";
      break;
    case WRT_STRING:
      out += Attr(std::string(wrt::text(wrt::data<wrt_string>(t)[i]))).str();
      break;
    default:
      return "[...]";
    }
  }
  if (t->size > shown) out += ", ...";
  out += "]";
  return t->rank == 0 ? out.substr(1, out.size() - 2) : out;
}

namespace {

struct Dumper {
  const FuncGraph &graph;
  std::string out;

  std::string list(const std::vector<ValueId> &ids, bool types) {
    std::string text;
    for (size_t i = 0; i < ids.size(); ++i) {
      text += fmt::format("{}%{}", i ? ", " : "", ids[i]);
      if (types) text += ": " + graph.type(ids[i]).str();
    }
    return text;
  }
  void region(const char *title, const Region &region, int depth) {
    out += fmt::format("{:{}}{}({}) {{\n", "", depth * 2, title, list(region.arguments, true));
    nodes(region, depth + 1);
    out += fmt::format("{:{}}}}\n", "", depth * 2);
  }
  void nodes(const Region &region, int depth) {
    for (const auto &n : region.nodes) node(*n, depth);
    out += fmt::format("{:{}}yield {}\n", "", depth * 2, list(region.results, false));
  }
  void node(const Node &n, int depth) {
    out += fmt::format("{:{}}", "", depth * 2);
    if (!n.results.empty()) out += list(n.results, true) + " = ";
    switch (n.kind) {
    case NodeKind::Constant:
      out += "constant " + constantText(n.constant.get());
      break;
    case NodeKind::If:
      out += "if " + list(n.inputs, false);
      break;
    case NodeKind::While:
      out += "while " + list(n.inputs, false);
      break;
    case NodeKind::Call:
      out += "call " + n.callee->name + "(" + list(n.inputs, false) + ")";
      break;
    case NodeKind::Op: {
      out += std::string(n.info().name) + "(" + list(n.inputs, false) + ")";
      std::string attributes;
      for (size_t i = 0; i < n.attributes.size(); ++i)
        if (n.attributes[i].given())
          attributes += fmt::format("{}{} = {}", attributes.empty() ? "" : ", ", n.info().attributes[i].name,
                                    n.attributes[i].str());
      if (!attributes.empty()) out += " {" + attributes + "}";
      break;
    }
    }
    if (!n.name.empty()) out += fmt::format("  # {}", n.name);
    if (n.line) out += fmt::format("{}line {}", n.name.empty() ? "  # " : ", ", n.line);
    out += "\n";
    if (n.kind == NodeKind::If) {
      region("then", n.regions[0], depth + 1);
      region("else", n.regions[1], depth + 1);
    } else if (n.kind == NodeKind::While) {
      region("condition", n.regions[0], depth + 1);
      region("body", n.regions[1], depth + 1);
    }
  }
};

} // namespace

std::string dump(const FuncGraph &graph) {
  Dumper dumper{graph, {}};
  std::string &out = dumper.out;
  out += "graph " + graph.name + "(";
  for (size_t i = 0; i < graph.inputs.size(); ++i)
    out += fmt::format("{}%{} {}: {}", i ? ", " : "", graph.inputs[i].value, graph.inputs[i].name,
                       graph.type(graph.inputs[i].value).str());
  out += ")";
  for (size_t i = 0; i < graph.captures.size(); ++i)
    out += fmt::format("{}%{} {}: {}", i ? ", " : " captures ", graph.captures[i].value, graph.captures[i].name,
                       graph.captures[i].content.str());
  out += " {\n";
  dumper.nodes(graph.body, 1);
  return out + "}\n";
}

} // namespace weft
