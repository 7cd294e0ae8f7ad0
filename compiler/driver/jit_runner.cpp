#include "driver/jit_runner.h"

#include <cstdio>

#include "core/context.h"
#include "driver/compiler_library.h"
#include "driver/print_stage.h"
#include "stage/errors.h"

namespace weft::driver {
namespace {

// The op that failed, by its place in the program: compiled code knows no more of it.
const Node *nodeAt(const Region &region, const CompiledPlace &place) {
  const Node *found = nullptr;
  forEachNode(region, [&](const Node &node) {
    if (!found && node.kind == NodeKind::Op && node.line == place.line && node.column == place.column) found = &node;
  });
  return found;
}

} // namespace

JitRunner::Entry &JitRunner::entryOf(const std::shared_ptr<FuncGraph> &graph) {
  auto [at, fresh] = entries_.try_emplace(graph.get());
  Entry &entry = at->second;
  if (!fresh) return entry;
  entry.graph = graph;
  for (const Capture &capture : graph->captures) entry.captures.push_back(capture.tensor.get());
  std::string error;
  CompileOptions options;
  options.cpu = "native";
  options.times = threadStageTimes();
  if (prints()) {
    const std::string text = printGraphs({graph}, printAfter_, options, error);
    std::fputs(text.empty() ? ("weft: note: " + error + "\n").c_str() : text.c_str(), stderr);
  }
  if (!compiled_) return entry;
  Compiler *compiler = loadCompiler(error);
  if (compiler) {
    entry.code = compiler->compile({.name = graph->name, .graph = graph.get(), .format = {}}, options, error);
  }
  if (!entry.code) std::fprintf(stderr, "weft: note: `%s` is not compiled: %s\n", graph->name.c_str(), error.c_str());
  return entry;
}

std::optional<std::vector<wrt::Tensor>> JitRunner::run(const std::shared_ptr<FuncGraph> &graph,
                                                       const std::vector<wrt::Tensor> &inputs) {
  Entry &entry = entryOf(graph);
  if (!entry.code) return interpreter_.run(graph, inputs);
  std::vector<wrt_tensor *> arguments;
  arguments.reserve(inputs.size() + entry.captures.size());
  for (const wrt::Tensor &input : inputs) arguments.push_back(input.get());
  arguments.insert(arguments.end(), entry.captures.begin(), entry.captures.end());
  std::vector<wrt_tensor *> outputs(graph->body.results.size());
  wrt_frame *frame = stage::context().frame;
  entry.code->call(frame, arguments.data(), outputs.data());
  std::vector<wrt::Tensor> results;
  results.reserve(outputs.size());
  for (wrt_tensor *output : outputs) results.push_back(wrt::Tensor::adopt(output));
  if (!frame->error) return results;
  const int32_t code = frame->error;
  const std::string message = frame->message;
  const int32_t source = frame->source;
  wrt_frame_clear(frame);
  const std::vector<CompiledPlace> &places = entry.code->places;
  const Node *node =
      source >= 0 && static_cast<size_t>(source) < places.size() ? nodeAt(graph->body, places[source]) : nullptr;
  if (node)
    (void)stage::raiseGraphError(*graph, *node, code, message);
  else
    (void)py::raiseText(stage::errorType(code), "Graph execution error:\n\n" + message);
  return {};
}

} // namespace weft::driver
