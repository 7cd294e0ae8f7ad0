// Draws graphs for people: boxes are ops, arrows values with dtype and shape.
//
// To keep a graph of 200 nodes readable, constants stand in the boxes of the ops that use them, a chain of ops that
// pass one value on is one box with a line for each, and what no result or effect needs is left out. A loop's variables
// are one box each: initial values go in, dashed arrows bring the next step's, and what follows the loop takes the
// value from there. The two sides of an `if` are clusters, its results the places where they meet. Place in the source,
// TF's name and attributes are in the tooltips.
#include "driver/graph_picture.h"
#include "stage/graph/constant_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <unordered_map>
#include <unordered_set>

namespace weft::driver {
namespace {

constexpr const char *inputColour = "#d9efd3", *outputColour = "#bfe3b4", *stateColour = "#f7e3bd",
                     *opColour = "#e4edf8", *effectColour = "#f6d5cd", *loopColour = "#e6dcf3", *callColour = "#d5ecef";
constexpr size_t chainLines = 12; // of a folded chain; the middle of a longer one is left out

std::string escaped(const std::string &text) {
  std::string out;
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n')
      out += "\\n";
    else
      out += c;
  }
  return out;
}

/// "f32[2,?]": types as short as readers know them.
std::string shortType(const TensorType &type) {
  std::string text = type.str();
  for (const auto &[from, to] :
       {std::pair{"bfloat", "bf"}, {"float", "f"}, {"uint", "u"}, {"int", "i"}, {"complex", "c"}})
    if (text.starts_with(from)) return to + text.substr(std::string(from).size());
  return text;
}

std::string shortConstant(const wrt_tensor *tensor, const TensorType &type) {
  std::string text = constantText(tensor);
  return text.size() <= 24 ? text : shortType(type);
}

class DotWriter {
public:
  std::string out =
      "digraph weft {\n  compound=true;\n  rankdir=TB;\n  nodesep=0.25;\n  ranksep=0.35;\n  fontname=\"Helvetica\";\n"
      "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=11, color=\"#7a8694\", "
      "height=0.3, margin=\"0.11,0.05\"];\n"
      "  edge [fontname=\"Helvetica\", fontsize=9, color=\"#7a8694\", fontcolor=\"#55606e\", arrowsize=0.6];\n";

  explicit DotWriter(bool all) : all_(all) {}

  void write(const FuncGraph &graph) {
    graph_ = &graph;
    sources_.assign(graph.values.size(), {});
    uses_.assign(graph.values.size(), 0);
    dead_.clear();
    count(graph.body);
    if (!all_) findDead(graph.body);
    open(graph.name + graph.signature, "#ffffff", graph.files.empty() ? "" : graph.files[0]);
    for (const GraphInput &input : graph.inputs)
      source(input.value, input.name + ": " + shortType(graph.type(input.value)), inputColour, "input", "ellipse");
    for (const Capture &capture : graph.captures)
      source(capture.value, capture.name + ": " + shortType(capture.content), stateColour, "variable", "cylinder");
    writeRegion(graph.body);
    for (size_t i = 0; i < graph.body.results.size(); ++i) {
      const std::string id = fresh();
      box(id, graph.body.results.size() == 1 ? "result" : "result " + std::to_string(i), outputColour, "result",
          "shape=ellipse");
      edge(graph.body.results[i], id);
    }
    close();
    out += edges_;
    edges_.clear();
  }
  std::string finish() {
    out += "  label=<<table border=\"0\" cellspacing=\"4\"><tr>";
    for (const auto &[name, colour] : {std::pair{"input", inputColour},
                                       {"variable", stateColour},
                                       {"op", opColour},
                                       {"effect", effectColour},
                                       {"if, loop value", loopColour},
                                       {"call", callColour},
                                       {"result", outputColour}})
      out += fmt::format("<td bgcolor=\"{}\"><font point-size=\"9\">{}</font></td>", colour, name);
    return out + "</tr></table>>;\n}\n";
  }

private:
  std::string fresh() { return "n" + std::to_string(next_++); }
  std::string pad() const { return std::string(2 * (depth_ + 1), ' '); }
  std::string open(const std::string &label, const char *colour, const std::string &tooltip) {
    const std::string id = "cluster" + std::to_string(next_++);
    out += fmt::format("{}subgraph {} {{\n", pad(), id);
    ++depth_;
    out += fmt::format("{0}label=\"{1}\";\n{0}labeljust=l;\n{0}fontsize=11;\n{0}style=\"rounded,filled\";\n{0}color="
                       "\"#9aa5b1\";\n{0}fillcolor=\"{2}\";\n{0}tooltip=\"{3}\";\n",
                       pad(), escaped(label), colour, escaped(tooltip));
    return id;
  }
  void close() {
    --depth_;
    out += pad() + "}\n";
  }
  void box(const std::string &id, const std::string &label, const char *colour, const std::string &tooltip,
           const std::string &more = "") {
    out += fmt::format("{}{} [label=\"{}\", fillcolor=\"{}\", tooltip=\"{}\"{}{}];\n", pad(), id, escaped(label),
                       colour, escaped(tooltip), more.empty() ? "" : ", ", more);
  }
  void source(ValueId value, const std::string &label, const char *colour, const std::string &tooltip,
              const char *shape) {
    sources_[value] = fresh();
    box(sources_[value], label, colour, tooltip, std::string("shape=") + shape);
  }
  // Edges are written outside of the clusters, so that they do not pull boxes into one.
  void edge(ValueId from, const std::string &to, const std::string &more = "") {
    if (sources_[from].empty()) return;
    edges_ += fmt::format("  {} -> {} [label=\"{}\"{}{}];\n", sources_[from], to,
                          escaped(shortType(graph_->type(from))), more.empty() ? "" : ", ", more);
  }

  void count(const Region &region) {
    for (const auto &node : region.nodes) {
      for (const ValueId input : node->inputs) ++uses_[input];
      for (const Region &inner : node->regions) count(inner);
    }
    for (const ValueId result : region.results) ++uses_[result];
  }
  static bool hasEffect(const Node &node) {
    bool effect =
        node.kind == NodeKind::Call || (node.kind == NodeKind::Op && node.info().effects == ops::Effects::Effects);
    for (const Region &region : node.regions)
      forEachNode(region, [&](const Node &inner) {
        effect |= inner.kind == NodeKind::Call ||
                  (inner.kind == NodeKind::Op && inner.info().effects == ops::Effects::Effects);
      });
    return effect;
  }
  // From the end: a node without effects whose results nobody uses gives its operands up as well.
  void findDead(const Region &region) {
    for (size_t i = region.nodes.size(); i-- > 0;) {
      const Node &node = *region.nodes[i];
      const bool used = std::any_of(node.results.begin(), node.results.end(), [&](ValueId r) { return uses_[r] > 0; });
      if (!used && !hasEffect(node)) {
        dead_.insert(&node);
        drop(node);
      } else {
        for (const Region &inner : node.regions) findDead(inner);
      }
    }
  }
  void drop(const Node &node) {
    for (const ValueId input : node.inputs) --uses_[input];
    for (const Region &inner : node.regions) {
      for (const auto &child : inner.nodes) drop(*child);
      for (const ValueId result : inner.results) --uses_[result];
    }
  }

  const Node *constantOf(ValueId id) const {
    const Node *node = graph_->value(id).definition;
    return node && node->kind == NodeKind::Constant ? node : nullptr;
  }
  static std::string variableName(const Node &node, size_t index) {
    return index < node.valueNames.size() && !node.valueNames[index].empty() ? node.valueNames[index]
                                                                             : "value " + std::to_string(index);
  }

  std::string tooltip(const Node &node) const {
    std::string text = node.name;
    if (node.line && node.file < graph_->files.size())
      text += fmt::format("{}{}:{}", text.empty() ? "" : "\n", graph_->files[node.file], node.line);
    for (size_t i = 0; node.kind == NodeKind::Op && i < node.attributes.size() && i < node.info().attributes.size();
         ++i)
      if (node.attributes[i].given())
        text += fmt::format("\n{} = {}", node.info().attributes[i].name, node.attributes[i].str());
    return text.empty() ? "op" : text;
  }

  // "AddV2 (·, 1)": the op, with constants at the places of their operands.
  std::string labelOf(const Node &node) const {
    std::string label = node.kind == NodeKind::Call ? node.callee->name : node.info().tfName;
    if (std::none_of(node.inputs.begin(), node.inputs.end(), [&](ValueId id) { return constantOf(id); })) return label;
    std::string operands;
    for (const ValueId input : node.inputs) {
      const Node *constant = constantOf(input);
      operands += (operands.empty() ? "" : ", ") +
                  (constant ? shortConstant(constant->constant.get(), graph_->type(input)) : std::string("·"));
    }
    return label + " (" + operands + ")";
  }
  const char *colourOf(const Node &node) const {
    if (node.kind == NodeKind::Call) return callColour;
    return node.info().effects == ops::Effects::None ? opColour : effectColour;
  }

  // The value that an op passes on: its one operand that is no constant; noValue where there are more or none.
  ValueId chained(const Node &node) const {
    if (node.kind != NodeKind::Op || node.info().effects != ops::Effects::None || node.results.size() != 1)
      return noValue;
    ValueId found = noValue;
    for (const ValueId input : node.inputs) {
      if (constantOf(input)) continue;
      if (found != noValue) return noValue;
      found = input;
    }
    return found;
  }

  void writeRegion(const Region &region) {
    std::vector<const Node *> shown;
    for (const auto &node : region.nodes)
      if (node->kind != NodeKind::Constant && !dead_.contains(node.get())) shown.push_back(node.get());
    // Chains: the last op of each has the box, the ones before are its lines.
    std::unordered_map<const Node *, std::vector<const Node *>> chains;
    std::unordered_map<ValueId, const Node *> ends;
    for (const Node *node : shown) {
      std::vector<const Node *> &own = chains[node];
      if (const ValueId from = chained(*node); from != noValue && uses_[from] == 1)
        if (const auto found = ends.find(from); found != ends.end()) {
          own = std::move(chains[found->second]);
          chains.erase(found->second);
        }
      own.push_back(node);
      if (chained(*node) != noValue) ends[node->results[0]] = node;
    }
    for (const Node *node : shown) {
      const auto found = chains.find(node);
      if (found == chains.end()) continue;
      // A chain of two is two boxes: as short, and each has its tooltip.
      if (found->second.size() > 2)
        writeChain(found->second);
      else
        for (const Node *one : found->second) writeNode(*one);
    }
  }

  void writeChain(const std::vector<const Node *> &chain) {
    std::string label, places;
    for (size_t i = 0; i < chain.size(); ++i) {
      const bool left = chain.size() > chainLines && i >= chainLines / 2 && i + chainLines / 2 < chain.size();
      if (left && i > chainLines / 2) continue;
      label += (label.empty() ? "" : "\n") +
               (left ? fmt::format("... {} more ...", chain.size() - 2 * (chainLines / 2)) : labelOf(*chain[i]));
      if (!left) places += (places.empty() ? "" : "\n") + tooltip(*chain[i]);
    }
    const std::string id = fresh();
    box(id, label, opColour, places);
    edge(chained(*chain.front()), id);
    sources_[chain.back()->results[0]] = id;
  }

  void writeNode(const Node &node) {
    if (node.kind == NodeKind::If) return writeIf(node);
    if (node.kind == NodeKind::While) return writeWhile(node);
    const std::string id = fresh();
    box(id, labelOf(node), colourOf(node), tooltip(node));
    for (const ValueId input : node.inputs) edge(input, id);
    for (const ValueId result : node.results) sources_[result] = id;
  }

  std::string constantResult(ValueId value) const {
    const Node *constant = constantOf(value);
    return constant ? " = " + shortConstant(constant->constant.get(), graph_->type(value)) : "";
  }

  void writeIf(const Node &node) {
    std::string variables;
    for (size_t i = 0; i < node.valueNames.size(); ++i) variables += (i ? ", " : ": ") + node.valueNames[i];
    open("if" + variables, "#f6f2fb", tooltip(node));
    const std::string test = fresh();
    box(test, "if", loopColour, tooltip(node), "shape=diamond, margin=\"0.02,0.02\"");
    edge(node.inputs[0], test);
    std::string ends[2], constants[2];
    std::vector<std::string> joins;
    for (size_t i = 0; i < 2; ++i) {
      const std::string cluster = open(i ? "else" : "then", "#ffffff", tooltip(node));
      const std::string anchor = fresh();
      out += fmt::format("{}{} [shape=point, style=invis, width=0.01, height=0.01];\n", pad(), anchor);
      edges_ += fmt::format("  {} -> {} [lhead={}, style=dashed, arrowhead=open];\n", test, anchor, cluster);
      ends[i] = anchor;
      writeRegion(node.regions[i]);
      close();
    }
    for (size_t r = 0; r < node.results.size(); ++r) {
      if (!all_ && !uses_[node.results[r]]) continue;
      const std::string join = fresh();
      std::string label = variableName(node, r);
      box(join, label, loopColour, "value of " + label + " after the `if`", "shape=ellipse");
      for (size_t i = 0; i < 2; ++i) {
        const ValueId value = node.regions[i].results[r];
        const char *side = i ? "else" : "then";
        if (sources_[value].empty())
          edges_ += fmt::format("  {} -> {} [label=\"{}{}\"];\n", ends[i], join, side, escaped(constantResult(value)));
        else
          edge(value, join, fmt::format("taillabel=\"{}\"", side));
      }
      sources_[node.results[r]] = join;
    }
    close();
  }

  void writeWhile(const Node &node) {
    std::string variables;
    for (size_t i = 0; i < node.valueNames.size(); ++i) variables += (i ? ", " : ": ") + node.valueNames[i];
    open("while" + variables, "#f6f2fb", tooltip(node));
    const Region &condition = node.regions[0], &body = node.regions[1];
    std::vector<std::string> boxes;
    for (size_t i = 0; i < node.results.size(); ++i) {
      boxes.push_back(fresh());
      box(boxes[i],
          variableName(node, i) + ": " + shortType(graph_->type(body.arguments[i])) +
              (constantOf(node.inputs[i]) ? "\nfrom" + constantResult(node.inputs[i]).substr(2) : ""),
          loopColour, "loop value " + variableName(node, i), "shape=ellipse");
      edge(node.inputs[i], boxes[i]);
      sources_[condition.arguments[i]] = sources_[body.arguments[i]] = boxes[i];
    }
    open("condition", "#ffffff", tooltip(node));
    writeRegion(condition);
    const std::string test = fresh();
    box(test, "go on?" + constantResult(condition.results[0]), loopColour, tooltip(node),
        "shape=diamond, margin=\"0.02,0.02\"");
    edge(condition.results[0], test);
    close();
    open("body", "#ffffff", tooltip(node));
    writeRegion(body);
    close();
    for (size_t i = 0; i < node.results.size(); ++i) {
      if (body.results[i] != body.arguments[i])
        edge(body.results[i], boxes[i], "style=dashed, constraint=false, color=\"#8a63b8\", fontcolor=\"#8a63b8\"");
      sources_[node.results[i]] = boxes[i];
    }
    close();
  }

  const bool all_;
  const FuncGraph *graph_ = nullptr;
  std::vector<std::string> sources_; // the box that a value comes from; empty: a constant
  std::vector<int> uses_;            // by what is drawn
  std::unordered_set<const Node *> dead_;
  std::string edges_;
  int next_ = 0;
  int depth_ = 0;
};

} // namespace

std::string writeDot(const std::vector<std::shared_ptr<FuncGraph>> &graphs, bool all) {
  DotWriter writer(all);
  for (const auto &graph : graphs) writer.write(*graph);
  return writer.finish();
}

} // namespace weft::driver
