// Draws graphs: ops are boxes, constants and inputs rounded ones; edges carry dtype and shape.
#include "driver/graph_picture.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace weft::driver {
namespace {

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

const char *colourOf(const Node &node) {
  switch (node.kind) {
  case NodeKind::Constant:
    return "#f3f0d8";
  case NodeKind::If:
  case NodeKind::While:
    return "#e3dcf0";
  case NodeKind::Call:
    return "#dcecf0";
  case NodeKind::Op:
    break;
  }
  return node.info().effects == ops::Effects::None ? "#dfe9f7" : "#f7dfd9";
}

class DotWriter {
public:
  std::string out =
      "digraph weft {\n  compound=true;\n  rankdir=TB;\n  fontname=\"Helvetica\";\n"
      "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=11, color=\"#55606e\"];\n"
      "  edge [fontname=\"Helvetica\", fontsize=9, color=\"#55606e\", fontcolor=\"#55606e\"];\n";

  void write(const FuncGraph &graph) {
    graph_ = &graph;
    sources_.assign(graph.values.size(), {});
    open(graph.name + graph.signature, "#ffffff");
    for (const GraphInput &input : graph.inputs) point(input.value, input.name + "\n" + input.type.str(), "#e2f2df");
    for (const Capture &capture : graph.captures)
      point(capture.value, capture.name + "\nvariable " + capture.content.str(), "#f7e9cf");
    writeRegion(graph.body);
    for (size_t i = 0; i < graph.body.results.size(); ++i) {
      const std::string id = fresh();
      box(id, graph.body.results.size() == 1 ? "result" : "result " + std::to_string(i), "#e2f2df");
      edge(graph.body.results[i], id);
    }
    close();
  }
  std::string finish() { return out + "}\n"; }

private:
  std::string fresh() { return "n" + std::to_string(next_++); }
  std::string pad() const { return std::string(2 * (depth_ + 1), ' '); }
  void open(const std::string &label, const char *colour) {
    out += fmt::format("{}subgraph cluster{} {{\n", pad(), next_++);
    ++depth_;
    out += fmt::format("{0}label=\"{1}\";\n{0}labeljust=l;\n{0}style=\"rounded,filled\";\n{0}color=\"#9aa5b1\";\n{0}"
                       "fillcolor=\"{2}\";\n",
                       pad(), escaped(label), colour);
  }
  void close() {
    --depth_;
    out += pad() + "}\n";
  }
  void box(const std::string &id, const std::string &label, const char *colour) {
    out += fmt::format("{}{} [label=\"{}\", fillcolor=\"{}\"];\n", pad(), id, escaped(label), colour);
  }
  void point(ValueId value, const std::string &label, const char *colour) {
    sources_[value] = fresh();
    box(sources_[value], label, colour);
  }
  void edge(ValueId from, const std::string &to) {
    if (!sources_[from].empty())
      edges_ += fmt::format("  {} -> {} [label=\"{}\"];\n", sources_[from], to, escaped(graph_->type(from).str()));
    if (depth_ <= 1) flushEdges();
  }
  void flushEdges() {
    out += edges_;
    edges_.clear();
  }

  std::string labelOf(const Node &node) const {
    if (node.kind == NodeKind::Constant) return node.name + "\nconstant " + graph_->type(node.results[0]).str();
    if (node.kind == NodeKind::Call) return node.name + "\ncall " + node.callee->name;
    std::string label = node.kind == NodeKind::If ? "if" : node.kind == NodeKind::While ? "while" : node.info().tfName;
    if (!node.name.empty() && node.name != label) label = node.name + "\n" + label;
    for (size_t i = 0; node.kind == NodeKind::Op && i < node.attributes.size() && i < node.info().attributes.size();
         ++i)
      if (node.attributes[i].given())
        label += fmt::format("\n{} = {}", node.info().attributes[i].name, node.attributes[i].str());
    return label;
  }

  void writeRegion(const Region &region) {
    for (const auto &node : region.nodes) writeNode(*node);
  }

  // The value of a region's argument comes from the box that stands for the loop's values.
  void writeNode(const Node &node) {
    const std::string id = fresh();
    if (node.regions.empty()) {
      box(id, labelOf(node), colourOf(node));
    } else {
      std::string variables;
      for (const std::string &name : node.valueNames) variables += (variables.empty() ? "" : ", ") + name;
      open((node.kind == NodeKind::If ? "if" : "while") + (variables.empty() ? "" : ": " + variables), colourOf(node));
      box(id, labelOf(node), "#ffffff");
      constexpr const char *titles[2][2] = {{"then", "else"}, {"condition", "body"}};
      for (size_t i = 0; i < node.regions.size(); ++i) {
        open(titles[node.kind == NodeKind::While][i], "#fbfaff");
        const Region &region = node.regions[i];
        for (size_t a = 0; a < region.arguments.size(); ++a)
          point(region.arguments[a],
                (a < node.valueNames.size() ? node.valueNames[a] : "value " + std::to_string(a)) + "\n" +
                    graph_->type(region.arguments[a]).str(),
                "#e2f2df");
        writeRegion(region);
        for (size_t r = 0; r < region.results.size(); ++r) {
          const std::string result = fresh();
          const bool isCondition = node.kind == NodeKind::While && i == 0;
          box(result,
              isCondition                  ? "go on?"
              : r < node.valueNames.size() ? node.valueNames[r]
                                           : "value " + std::to_string(r),
              "#ffffff");
          edge(region.results[r], result);
        }
        close();
      }
      close();
    }
    for (const ValueId input : node.inputs) edge(input, id);
    for (const ValueId result : node.results) sources_[result] = id;
    if (depth_ <= 1) flushEdges();
  }

  const FuncGraph *graph_ = nullptr;
  std::vector<std::string> sources_; // the box that a value comes from
  std::string edges_;                // written outside of the clusters, so that they do not pull boxes into one
  int next_ = 0;
  int depth_ = 0;
};

} // namespace

std::string writeDot(const std::vector<std::shared_ptr<FuncGraph>> &graphs) {
  DotWriter writer;
  for (const auto &graph : graphs) writer.write(*graph);
  return writer.finish();
}

bool dotToSvg(std::string &text, std::string &error) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  std::string folder = (fs::temp_directory_path(ignored) / "weft-XXXXXX").string();
  if (!mkdtemp(folder.data())) return error = "no folder for temporary files can be made", false;
  const std::string input = folder + "/graph.dot", output = folder + "/graph.svg";
  std::ofstream(input) << text;
  std::string words[] = {"dot", "-Tsvg", "-o", output, input};
  char *arguments[] = {words[0].data(), words[1].data(), words[2].data(), words[3].data(), words[4].data(), nullptr};
  pid_t child = 0;
  int status = 1;
  const bool started = posix_spawnp(&child, "dot", nullptr, nullptr, arguments, environ) == 0;
  while (started && waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  const bool fine = started && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  if (fine) {
    std::ifstream in(output);
    text.assign(std::istreambuf_iterator<char>(in), {});
  } else {
    error = started ? "`dot` failed" : "SVG needs the program `dot` of Graphviz; --format=dot works without it";
  }
  fs::remove_all(folder, ignored);
  return fine;
}

} // namespace weft::driver
