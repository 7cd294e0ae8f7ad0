// make_modules DIR: writes the modules that the applications of this folder use: object files and headers.
//
// m: newton(x), scale(x: float32[?,2], k) -> float32[?,2], count(step) with the variable `calls`, divide(a, b).
// newton: an executable of newton alone.
#include "codegen/weftc.h"
#include "driver/module_headers.h"
#include "driver/result_format.h"
#include "graphs.h"
#include "state/variable.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

using namespace weft;
using namespace weft::test;
using driver::resultFormat;

static FuncGraph scale() {
  FuncGraph graph;
  graph.name = "scale";
  GraphBuilder b(graph);
  const TensorType rows{WRT_FLOAT32, wrt::PartialShape{-1, 2}};
  const ValueId x = b.input("x", rows), k = b.input("k", scalarType(WRT_FLOAT32));
  const ValueId twice = b.op(OpId::concat, {x, x}, rows, {Attr(0)});
  graph.body.results = {b.op(OpId::mul, {twice, k}, rows)};
  return graph;
}

static FuncGraph divide() {
  FuncGraph graph;
  graph.name = "divide";
  GraphBuilder b(graph);
  const TensorType i32 = scalarType(WRT_INT32);
  const ValueId x = b.input("a", i32), y = b.input("b", i32);
  b.line = 12;
  graph.body.results = {b.op(OpId::floor_div, {x, y}, i32), b.op(OpId::floor_mod, {x, y}, i32)};
  return graph;
}

static FuncGraph count() {
  FuncGraph graph;
  graph.name = "count";
  GraphBuilder b(graph);
  const TensorType i32 = scalarType(WRT_INT32), resource = scalarType(WRT_RESOURCE);
  const ValueId step = b.input("step", i32);
  const ValueId handle = graph.addArgument(graph.body, resource);
  Capture capture;
  capture.value = handle;
  capture.name = "calls";
  capture.content = i32;
  graph.captures.push_back(capture);
  auto node = std::make_unique<Node>();
  node->op = OpId::assign_add_variable;
  node->inputs = {handle, step};
  graph.addNode(*b.region, std::move(node), {});
  graph.body.results = {b.op(OpId::read_variable, {handle}, i32, {Attr::dtype(WRT_INT32)})};
  return graph;
}

static bool write(const std::string &path, const std::string &text) {
  return static_cast<bool>(std::ofstream(path, std::ios::binary) << text);
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  const std::string folder = std::string(argv[1]) + "/";
  std::filesystem::create_directories(folder);
  Compiler *compiler = weftc_open();
  const FuncGraph graphs[] = {newton(20), scale(), count(), divide()};
  ModuleRequest request;
  request.module = "m";
  request.source = "test.py";
  for (const FuncGraph &graph : graphs) request.functions.push_back({graph.name, &graph, {}, resultFormat(graph)});
  request.functions[2].variables = {0};
  const int32_t start = 40;
  request.variables = {{"calls", WRT_INT32, {}, std::string(reinterpret_cast<const char *>(&start), 4)}};
  ModuleOutput out;
  std::string error;
  if (!compiler->compileModule(request, {}, out, error)) return std::printf("%s\n", error.c_str()), 1;
  driver::HeaderRequest header{"m", "", "test.py", {}, request.variables};
  for (const FuncGraph &graph : graphs) header.functions.push_back(&graph);
  if (!write(folder + "m.o", out.object) || !write(folder + "m.h", writeCHeader(header)) ||
      !write(folder + "m.hpp", writeCppHeader(header)))
    return 1;
  request = {};
  request.module = "newton";
  request.source = "test.py";
  request.functions = {{"newton", &graphs[0], {}, resultFormat(graphs[0])}};
  request.executable = true;
  if (!compiler->compileModule(request, {}, out, error)) return std::printf("%s\n", error.c_str()), 1;
  return write(folder + "newton.o", out.object) ? 0 : 1;
}
