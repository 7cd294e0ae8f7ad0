// Python's text of nested results.
#include "driver/result_format.h"
#include "stage/graph/func_graph.h"

namespace weft::driver {
namespace {

std::string textOf(const Structure &part) {
  const auto list = [&](const char *open, const char *close) {
    std::string out = open;
    for (size_t i = 0; i < part.elements.size(); ++i) out += (i ? ", " : "") + textOf(part.elements[i]);
    return out + close;
  };
  switch (part.kind) {
  case Structure::Kind::Tensor:
    return "\1" + std::to_string(part.tensor) + "r";
  case Structure::Kind::None:
    return "None";
  case Structure::Kind::Python:
    return part.text;
  case Structure::Kind::List:
    return list("[", "]");
  case Structure::Kind::Tuple:
    return list("(", part.elements.size() == 1 ? ",)" : ")");
  case Structure::Kind::Dict: {
    std::string out = "{";
    for (size_t i = 0; i < part.elements.size(); ++i)
      out += (i ? ", '" : "'") + part.keys[i] + "': " + textOf(part.elements[i]);
    return out + "}";
  }
  case Structure::Kind::NamedTuple: {
    std::string out = part.text + "(";
    for (size_t i = 0; i < part.elements.size(); ++i)
      out += (i ? ", " : "") + part.keys[i] + "=" + textOf(part.elements[i]);
    return out + ")";
  }
  }
  return "";
}

} // namespace

std::string resultFormat(const FuncGraph &graph) {
  if (graph.result.kind == Structure::Kind::Tensor) return "\1" + std::to_string(graph.result.tensor) + "s";
  if (graph.result.kind == Structure::Kind::None && graph.body.results.size() == 1)
    return "\1"
           "0s";
  return textOf(graph.result);
}

} // namespace weft::driver
