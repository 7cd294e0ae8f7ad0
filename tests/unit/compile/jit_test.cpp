// Functions compiled in memory, against what the kernels say.
#include "codegen/weftc.h"
#include "core/context.h"
#include "graphs.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>

using namespace weft;
using namespace weft::test;

namespace {

struct Jit : testing::Test {
  static Compiler &compiler() {
    static Compiler *made = weftc_open();
    return *made;
  }
  wrt_context *context = wrt_context_new(nullptr, 1);
  wrt_frame *frame = wrt_frame_new(context);
  ~Jit() override {
    wrt_frame_free(frame);
    wrt_context_free(context);
  }
  std::unique_ptr<CompiledFunction> compile(const FuncGraph &graph) {
    EXPECT_EQ(verify(graph), "");
    std::string error;
    CompileOptions options;
    options.cpu = "native";
    auto made = compiler().compile({graph.name, &graph, {}, {}}, options, error);
    EXPECT_TRUE(made) << error;
    return made;
  }
  std::vector<wrt::Tensor> call(const CompiledFunction &function, std::vector<wrt::Tensor> arguments) {
    std::vector<wrt_tensor *> in, out(function.resultCount, nullptr);
    for (const wrt::Tensor &t : arguments) in.push_back(t.get());
    function.call(frame, in.data(), out.data());
    std::vector<wrt::Tensor> results;
    for (wrt_tensor *t : out) results.push_back(wrt::Tensor::adopt(t));
    return results;
  }
};

TEST_F(Jit, LoopOnScalars) {
  const FuncGraph graph = newton(20);
  const auto function = compile(graph);
  ASSERT_TRUE(function);
  const auto results = call(*function, {wrt::Tensor::scalar(2.0f)});
  ASSERT_EQ(frame->error, 0) << frame->message;
  EXPECT_EQ(*results[0].data<float>(), std::sqrt(2.0f));
}

TEST_F(Jit, LoopOnScalarsIsAsFastAsCpp) {
  const auto function = compile(newton(10'000'000));
  ASSERT_TRUE(function);
  const auto start = std::chrono::steady_clock::now();
  const auto results = call(*function, {wrt::Tensor::scalar(3.0f)});
  const auto middle = std::chrono::steady_clock::now();
  volatile float input = 3.0f;
  const float x = input;
  float y = x;
  for (int i = 0; i < 10'000'000; ++i) y = 0.5f * (y + x / y);
  EXPECT_EQ(*results[0].data<float>(), y);
  const auto end = std::chrono::steady_clock::now();
  const double ratio = (middle - start) / std::chrono::duration<double>(end - middle);
  RecordProperty("ratio", std::to_string(ratio));
  std::printf("compiled / C++: %.2f\n", ratio * 1.0);
}

TEST_F(Jit, TensorsAndErrors) {
  FuncGraph graph;
  graph.name = "f";
  GraphBuilder b(graph);
  const TensorType vector{WRT_FLOAT32, wrt::PartialShape{-1}};
  const ValueId x = b.input("x", vector), y = b.input("y", vector);
  b.line = 7;
  const ValueId sum = b.op(OpId::add_v2, {x, y}, vector);
  const ValueId total = b.op(OpId::sum, {sum}, scalarType(WRT_FLOAT32), {Attr(std::vector<int64_t>{0}), Attr(false)});
  const ValueId positive = b.op(OpId::greater, {total, b.constant(0.0f)}, scalarType(WRT_BOOL));
  Node &branch = b.branch(positive, {vector});
  b.region = &branch.regions[0];
  branch.regions[0].results = {b.op(OpId::mul, {sum, b.constant(2.0f)}, vector)};
  b.region = &branch.regions[1];
  branch.regions[1].results = {x};
  graph.body.results = {branch.results[0], total};
  const auto function = compile(graph);
  ASSERT_TRUE(function);

  auto results = call(*function, {wrt::Tensor::of<float>({2}, {1, 2}), wrt::Tensor::of<float>({2}, {3, 4})});
  ASSERT_EQ(frame->error, 0) << frame->message;
  EXPECT_EQ(results[0].data<float>()[1], 12.0f);
  EXPECT_EQ(*results[1].data<float>(), 10.0f);

  auto minus = wrt::Tensor::of<float>({2}, {-1, -2});
  results = call(*function, {minus, minus});
  EXPECT_EQ(results[0].get(), minus.get()); // the branch that gives an argument

  results = call(*function, {minus, wrt::Tensor::of<float>({3}, {3, 4, 5})});
  EXPECT_EQ(frame->error, WRT_INVALID_ARGUMENT);
  ASSERT_LT(static_cast<size_t>(frame->source), function->places.size());
  EXPECT_EQ(function->places[static_cast<size_t>(frame->source)].line, 7u);
}

TEST_F(Jit, IntegerDivisionAsPythons) {
  FuncGraph graph;
  graph.name = "f";
  GraphBuilder b(graph);
  const TensorType i32 = scalarType(WRT_INT32);
  const ValueId x = b.input("x", i32), y = b.input("y", i32);
  b.line = 3;
  graph.body.results = {b.op(OpId::floor_div, {x, y}, i32), b.op(OpId::floor_mod, {x, y}, i32)};
  const auto function = compile(graph);
  ASSERT_TRUE(function);
  for (const auto &[p, q, quotient, rest] : std::vector<std::array<int32_t, 4>>{
           {7, 2, 3, 1}, {-7, 2, -4, 1}, {7, -2, -4, -1}, {-7, -2, 3, -1}, {INT32_MIN, -1, INT32_MIN, 0}}) {
    const auto results = call(*function, {wrt::Tensor::scalar(p), wrt::Tensor::scalar(q)});
    EXPECT_EQ(*results[0].data<int32_t>(), quotient) << p << " // " << q;
    EXPECT_EQ(*results[1].data<int32_t>(), rest) << p << " % " << q;
  }
  call(*function, {wrt::Tensor::scalar(int32_t{1}), wrt::Tensor::scalar(int32_t{0})});
  EXPECT_EQ(frame->error, WRT_INVALID_ARGUMENT);
  EXPECT_EQ(frame->message, "Integer division by zero");
  EXPECT_EQ(function->places[static_cast<size_t>(frame->source)].line, 3u);
}

TEST_F(Jit, LoopThatGrowsATensor) {
  // while i < n: x = concat([x, x], 0); i += 1
  FuncGraph graph;
  graph.name = "f";
  GraphBuilder b(graph);
  const TensorType vector{WRT_FLOAT32, wrt::PartialShape{-1}}, i32 = scalarType(WRT_INT32);
  const ValueId x = b.input("x", vector), n = b.input("n", i32);
  Node &loop = b.loop({b.constant(int32_t{0}), x});
  b.region = &loop.regions[0];
  loop.regions[0].results = {b.op(OpId::less, {loop.regions[0].arguments[0], n}, scalarType(WRT_BOOL))};
  b.region = &loop.regions[1];
  const ValueId now = loop.regions[1].arguments[1];
  loop.regions[1].results = {b.op(OpId::add_v2, {loop.regions[1].arguments[0], b.constant(int32_t{1})}, i32),
                             b.op(OpId::concat, {now, now}, vector, {Attr(0)})};
  graph.body.results = {loop.results[1]};
  const auto function = compile(graph);
  ASSERT_TRUE(function);
  const auto start = wrt::Tensor::of<float>({1}, {1.5f});
  const auto results = call(*function, {start, wrt::Tensor::scalar(int32_t{5})});
  ASSERT_EQ(frame->error, 0) << frame->message;
  EXPECT_EQ(results[0].size(), 32);
  EXPECT_EQ(start->refcount, 1); // nothing is kept
  EXPECT_EQ(results[0]->refcount, 1);
}

// x[i, j] as tf's __getitem__ writes it.
ValueId element(GraphBuilder &b, ValueId x, std::vector<ValueId> indices, int32_t dtype) {
  const TensorType bounds{WRT_INT32, wrt::PartialShape{static_cast<int64_t>(indices.size())}};
  std::vector<ValueId> next, ones;
  for (const ValueId i : indices) {
    next.push_back(b.op(OpId::add_v2, {i, b.constant(int32_t{1})}, scalarType(WRT_INT32)));
    ones.push_back(b.constant(int32_t{1}));
  }
  const ValueId begin = b.op(OpId::stack, indices, bounds, {Attr(0)}), end = b.op(OpId::stack, next, bounds, {Attr(0)});
  const ValueId strides = b.op(OpId::stack, ones, bounds, {Attr(0)});
  return b.op(OpId::strided_slice, {x, begin, end, strides}, scalarType(dtype),
              {Attr(0), Attr(0), Attr(0), Attr(0), Attr((1 << indices.size()) - 1)});
}

TEST_F(Jit, ElementsOfTensors) {
  FuncGraph graph;
  graph.name = "f";
  GraphBuilder b(graph);
  const ValueId x = b.input("x", {WRT_FLOAT32, wrt::PartialShape{-1, 2}}),
                m = b.input("m", {WRT_BOOL, wrt::PartialShape{-1}});
  const ValueId i = b.input("i", scalarType(WRT_INT32)), j = b.input("j", scalarType(WRT_INT32));
  b.line = 20;
  graph.body.results = {element(b, x, {i, j}, WRT_FLOAT32), element(b, m, {i}, WRT_BOOL)};
  const auto function = compile(graph);
  ASSERT_TRUE(function);
  const auto matrix = wrt::Tensor::of<float>({3, 2}, {0, 1, 10, 11, 20, 21});
  const auto mask = wrt::Tensor::of<bool>({3}, {false, true, false});
  const auto at = [&](int32_t row, int32_t column) {
    wrt_frame_clear(frame);
    return call(*function, {matrix, mask, wrt::Tensor::scalar(row), wrt::Tensor::scalar(column)});
  };
  EXPECT_EQ(*at(1, 0)[0].data<float>(), 10.0f);
  EXPECT_EQ(*at(-2, -1)[0].data<float>(), 11.0f);
  EXPECT_EQ(*at(1, 0)[1].data<bool>(), true);
  EXPECT_EQ(*at(2, 1)[1].data<bool>(), false);
  at(3, 5);
  EXPECT_EQ(frame->message, "slice index 3 of dimension 0 out of bounds.");
  at(0, -3);
  EXPECT_EQ(frame->message, "slice index -3 of dimension 1 out of bounds.");
  EXPECT_GE(function->places[static_cast<size_t>(frame->source)].line, 20u);
}

TEST_F(Jit, ObjectOfAModule) {
  const FuncGraph graph = newton(5);
  std::string error;
  ModuleOutput out;
  ModuleRequest request;
  request.module = "m";
  request.functions = {{"newton", &graph, {}, {}}};
  request.assembly = request.llvm = true;
  ASSERT_TRUE(compiler().compileModule(request, {}, out, error)) << error;
  EXPECT_EQ(out.object.substr(1, 3), "ELF");
  EXPECT_NE(out.assembly.find("m.newton.entry"), std::string::npos);
  EXPECT_NE(out.llvm.find("fdiv float"), std::string::npos);
}

} // namespace
