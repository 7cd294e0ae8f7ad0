// Checks that a graph is well formed. Run in tests after whatever makes or changes graphs.
#include "stage/graph/func_graph.h"

#include <fmt/format.h>

namespace weft {
namespace {

struct Verifier {
  const FuncGraph &graph;
  std::vector<bool> defined;
  std::string problem;

  bool fail(std::string text) {
    if (problem.empty()) problem = std::move(text);
    return false;
  }
  bool uses(const std::vector<ValueId> &ids, const std::string &user) {
    for (ValueId id : ids)
      if (id >= defined.size() || !defined[id]) return fail(fmt::format("{} uses %{} before it is defined", user, id));
    return true;
  }
  void define(ValueId id, std::vector<ValueId> &made) {
    if (id >= defined.size() || defined[id]) {
      fail(fmt::format("%{} is defined twice", id));
      return;
    }
    defined[id] = true;
    made.push_back(id);
  }
  bool region(const Region &region) {
    std::vector<ValueId> made; // out of sight again at the region's end
    for (ValueId id : region.arguments) define(id, made);
    for (const auto &n : region.nodes) {
      if (!node(*n)) return false;
      for (uint32_t i = 0; i < n->results.size(); ++i) {
        const ValueId id = n->results[i];
        define(id, made);
        if (graph.value(id).definition != n.get() || graph.value(id).index != i)
          return fail(fmt::format("%{} does not know that {} defines it", id, n->name));
      }
    }
    const bool good = uses(region.results, "a yield") && problem.empty();
    for (ValueId id : made) defined[id] = false;
    return good;
  }
  bool isPredicate(ValueId id) {
    const TensorType &t = graph.type(id);
    return (t.dtype == WRT_BOOL || t.dtype == WRT_INVALID) && (!t.shape.hasRank() || t.shape.rank() == 0);
  }
  bool node(const Node &n) {
    const std::string what = n.kind == NodeKind::Op ? std::string(n.info().name) + " `" + n.name + "`" : n.name;
    if (!uses(n.inputs, what)) return false;
    switch (n.kind) {
    case NodeKind::Constant:
      if (!n.constant || n.results.size() != 1) return fail("a constant needs a tensor and one result");
      return true;
    case NodeKind::Call:
      if (!n.callee || n.callee->inputs.size() != n.inputs.size()) return fail("a call's inputs are not its callee's");
      return true;
    case NodeKind::Op:
      if (n.attributes.size() > n.info().attributes.size()) return fail(what + " has too many attributes");
      if (!n.info().variadicOperands() && n.inputs.size() != n.info().operands.size())
        return fail(fmt::format("{} has {} inputs, not {}", what, n.inputs.size(), n.info().operands.size()));
      if (!n.info().variadicResults() && n.results.size() != n.info().results.size())
        return fail(fmt::format("{} has {} results, not {}", what, n.results.size(), n.info().results.size()));
      return true;
    case NodeKind::If:
      if (n.inputs.size() != 1 || n.regions.size() != 2 || !isPredicate(n.inputs[0]))
        return fail(what + ": an if needs one bool and two regions");
      for (const Region &r : n.regions) {
        if (!r.arguments.empty() || r.results.size() != n.results.size())
          return fail(what + ": a branch gives another number of results");
        if (!region(r)) return false;
      }
      return true;
    case NodeKind::While:
      if (n.regions.size() != 2 || n.inputs.size() != n.results.size()) return fail(what + ": malformed while");
      for (const Region &r : n.regions) {
        if (r.arguments.size() != n.inputs.size()) return fail(what + ": a region with another number of arguments");
        if (!region(r)) return false;
      }
      if (n.regions[0].results.size() != 1 || !isPredicate(n.regions[0].results[0]))
        return fail(what + ": the condition is not one bool");
      if (n.regions[1].results.size() != n.inputs.size())
        return fail(what + ": the body gives another number of values");
      return true;
    }
    return true;
  }
};

} // namespace

std::string verify(const FuncGraph &graph) {
  Verifier verifier{graph, std::vector<bool>(graph.values.size()), {}};
  if (graph.body.arguments.size() != graph.inputs.size() + graph.captures.size())
    return "arguments of the body are not inputs and captures";
  verifier.region(graph.body);
  return verifier.problem;
}

} // namespace weft
