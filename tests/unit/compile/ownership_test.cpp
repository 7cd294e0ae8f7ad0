// Control flow over handles: nothing is kept, nothing is released twice, values of unknown type go through registers
// and back. Every allocation of the runtime is counted through the host's hooks.
#include "codegen/weftc.h"
#include "core/context.h"
#include "graphs.h"

#include <gtest/gtest.h>

#include <cstdlib>

using namespace weft;
using namespace weft::test;

namespace {

struct Ownership : testing::Test {
  static Compiler &compiler() {
    static Compiler *made = weftc_open();
    return *made;
  }
  int64_t live = 0;
  wrt_hooks hooks{};
  wrt_context *context = nullptr;
  wrt_frame *frame = nullptr;

  void SetUp() override {
    hooks.host = this;
    hooks.allocate = [](void *host, size_t bytes, size_t alignment) {
      ++static_cast<Ownership *>(host)->live;
      return std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
    };
    hooks.release = [](void *host, void *p, size_t) {
      --static_cast<Ownership *>(host)->live;
      std::free(p);
    };
    context = wrt_context_new(&hooks, 1);
    frame = wrt_frame_new(context);
  }
  void TearDown() override {
    wrt_frame_free(frame);
    wrt_context_free(context);
  }

  /// Results of a call; afterwards only they are alive.
  std::vector<wrt::Tensor> run(const FuncGraph &graph, const std::vector<wrt::Tensor> &arguments) {
    EXPECT_EQ(verify(graph), "");
    std::string error;
    CompileOptions options;
    options.cpu = "native";
    const auto function = compiler().compile({graph.name, &graph, {}, {}}, options, error);
    EXPECT_TRUE(function) << error;
    if (!function) return {};
    std::vector<wrt_tensor *> in, out(function->resultCount, nullptr);
    for (const wrt::Tensor &t : arguments) in.push_back(t.get());
    wrt_frame_clear(frame);
    function->call(frame, in.data(), out.data());
    std::vector<wrt::Tensor> results;
    for (wrt_tensor *t : out) results.push_back(wrt::Tensor::adopt(t));
    for (const wrt::Tensor &t : arguments) EXPECT_LE(t->refcount, 1 + static_cast<int32_t>(results.size()));
    return results;
  }
  int64_t liveAfter(std::vector<wrt::Tensor> &results) {
    results.clear();
    return live;
  }
};

const TensorType f32 = scalarType(WRT_FLOAT32), i32 = scalarType(WRT_INT32), boolean = scalarType(WRT_BOOL);
const TensorType vector{WRT_FLOAT32, wrt::PartialShape{-1}};

TEST_F(Ownership, NestedLoopsWithBranches) {
  // for i in range(n): for j in range(3): x = x + y if j > i else x
  FuncGraph graph;
  graph.name = "f";
  GraphBuilder b(graph);
  const ValueId x = b.input("x", vector), y = b.input("y", vector), n = b.input("n", i32);
  Node &outer = b.loop({b.constant(int32_t{0}), x});
  b.region = &outer.regions[0];
  outer.regions[0].results = {b.op(OpId::less, {outer.regions[0].arguments[0], n}, boolean)};
  b.region = &outer.regions[1];
  const ValueId i = outer.regions[1].arguments[0];
  Node &inner = b.loop({b.constant(int32_t{0}), outer.regions[1].arguments[1]});
  b.region = &inner.regions[0];
  inner.regions[0].results = {b.op(OpId::less, {inner.regions[0].arguments[0], b.constant(int32_t{3})}, boolean)};
  b.region = &inner.regions[1];
  const ValueId j = inner.regions[1].arguments[0], now = inner.regions[1].arguments[1];
  Node &branch = b.branch(b.op(OpId::greater, {j, i}, boolean), {vector});
  b.region = &branch.regions[0];
  branch.regions[0].results = {b.op(OpId::add_v2, {now, y}, vector)};
  branch.regions[1].results = {now};
  b.region = &inner.regions[1];
  inner.regions[1].results = {b.op(OpId::add_v2, {j, b.constant(int32_t{1})}, i32), branch.results[0]};
  b.region = &outer.regions[1];
  outer.regions[1].results = {b.op(OpId::add_v2, {i, b.constant(int32_t{1})}, i32), inner.results[1]};
  graph.body.results = {outer.results[1], outer.results[1]};
  auto results = run(graph, {wrt::Tensor::of<float>({2}, {1, 2}), wrt::Tensor::of<float>({2}, {10, 20}),
                             wrt::Tensor::scalar(int32_t{4})});
  ASSERT_EQ(frame->error, 0) << frame->message;
  EXPECT_EQ(results[0].data<float>()[0], 31.0f); // i = 0: j in 1, 2; i = 1: j = 2
  EXPECT_EQ(results[0].get(), results[1].get());
  EXPECT_EQ(results[0]->refcount, 2);
  EXPECT_EQ(liveAfter(results), 0);
}

TEST_F(Ownership, ErrorWithinALoopEndsItAndFreesEverything) {
  // while True: x = concat(x, x); x = x + y       (the second step fails: shapes do not fit)
  FuncGraph graph;
  graph.name = "f";
  GraphBuilder b(graph);
  const ValueId x = b.input("x", vector), y = b.input("y", vector);
  Node &loop = b.loop({x});
  b.region = &loop.regions[0];
  loop.regions[0].results = {b.constant(true)};
  b.region = &loop.regions[1];
  const ValueId now = loop.regions[1].arguments[0];
  const ValueId sum = b.op(OpId::add_v2, {now, y}, vector);
  loop.regions[1].results = {b.op(OpId::concat, {sum, sum}, vector, {Attr(0)})};
  b.region = &graph.body;
  graph.body.results = {loop.results[0]};
  auto results = run(graph, {wrt::Tensor::of<float>({2}, {1, 2}), wrt::Tensor::of<float>({2}, {10, 20})});
  EXPECT_EQ(frame->error, WRT_INVALID_ARGUMENT);
  EXPECT_EQ(liveAfter(results), 0);
}

TEST_F(Ownership, ValuesOfUnknownTypeInLoops) {
  // total: unknown type; while i < 5: total = total + i
  FuncGraph graph;
  graph.name = "f";
  GraphBuilder b(graph);
  const TensorType unknown;
  const ValueId start = b.input("start", unknown);
  Node &loop = b.loop({start, b.constant(int32_t{0})});
  b.region = &loop.regions[0];
  loop.regions[0].results = {b.op(OpId::less, {loop.regions[0].arguments[1], b.constant(int32_t{5})}, boolean)};
  b.region = &loop.regions[1];
  const ValueId total = loop.regions[1].arguments[0], i = loop.regions[1].arguments[1];
  loop.regions[1].results = {b.op(OpId::add_v2, {total, i}, unknown),
                             b.op(OpId::add_v2, {i, b.constant(int32_t{1})}, i32)};
  b.region = &graph.body;
  graph.body.results = {loop.results[0], loop.results[1]};
  auto results = run(graph, {wrt::Tensor::scalar(int32_t{100})});
  ASSERT_EQ(frame->error, 0) << frame->message;
  EXPECT_EQ(*results[0].data<int32_t>(), 110);
  EXPECT_EQ(*results[1].data<int32_t>(), 5);
  EXPECT_EQ(liveAfter(results), 0);
}

TEST_F(Ownership, MaximumIterations) {
  FuncGraph graph;
  graph.name = "f";
  GraphBuilder b(graph);
  const ValueId x = b.input("x", vector);
  Node &loop = b.loop({x});
  loop.maximumIterations = 3;
  b.region = &loop.regions[0];
  loop.regions[0].results = {b.constant(true)};
  b.region = &loop.regions[1];
  const ValueId now = loop.regions[1].arguments[0];
  loop.regions[1].results = {b.op(OpId::add_v2, {now, now}, vector)};
  graph.body.results = {loop.results[0]};
  auto results = run(graph, {wrt::Tensor::of<float>({1}, {1})});
  ASSERT_EQ(frame->error, 0) << frame->message;
  EXPECT_EQ(results[0].data<float>()[0], 8.0f);
  EXPECT_EQ(liveAfter(results), 0);
}

TEST_F(Ownership, RecursionBetweenFunctions) {
  // def f(n, x): return x if n == 0 else f(n - 1, x + x)
  auto graph = std::make_shared<FuncGraph>();
  graph->name = "f";
  GraphBuilder b(*graph);
  const ValueId n = b.input("n", i32), x = b.input("x", vector);
  Node &branch = b.branch(b.op(OpId::equal, {n, b.constant(int32_t{0})}, boolean), {vector});
  branch.regions[0].results = {x};
  b.region = &branch.regions[1];
  const ValueId less = b.op(OpId::sub, {n, b.constant(int32_t{1})}, i32), twice = b.op(OpId::add_v2, {x, x}, vector);
  auto call = std::make_unique<Node>();
  call->kind = NodeKind::Call;
  call->callee = graph;
  call->inputs = {less, twice};
  branch.regions[1].results = {graph->addNode(*b.region, std::move(call), {vector}).results[0]};
  graph->body.results = {branch.results[0]};
  auto results = run(*graph, {wrt::Tensor::scalar(int32_t{4}), wrt::Tensor::of<float>({1}, {3})});
  ASSERT_EQ(frame->error, 0) << frame->message;
  EXPECT_EQ(results[0].data<float>()[0], 48.0f);
  EXPECT_EQ(liveAfter(results), 0);
  branch.regions[1].nodes.back()->callee.reset(); // the graph holds itself
}

TEST_F(Ownership, ConstantsOfEveryKind) {
  FuncGraph graph;
  graph.name = "f";
  GraphBuilder b(graph);
  const auto constant = [&](wrt::Tensor value) {
    auto node = std::make_unique<Node>();
    node->kind = NodeKind::Constant;
    node->constant = value;
    return graph.addNode(*b.region, std::move(node), {{value.dtype(), wrt::PartialShape(value.dims())}}).results[0];
  };
  const wrt::Tensor texts = wrt::Tensor::make(WRT_STRING, std::vector<int64_t>{2});
  wrt_string_assign(texts.data<wrt_string>(), "one", 3);
  wrt_string_assign(texts.data<wrt_string>() + 1, "", 0);
  const ValueId bools = constant(wrt::Tensor::of<bool>({3}, {true, false, true}));
  const ValueId numbers = constant(wrt::Tensor::of<uint64_t>({2}, {1, UINT64_MAX}));
  const ValueId empty = constant(wrt::Tensor::make(WRT_FLOAT32, std::vector<int64_t>{0, 3}));
  graph.body.results = {bools, numbers, empty, constant(texts)};
  auto results = run(graph, {});
  ASSERT_EQ(frame->error, 0) << frame->message;
  EXPECT_EQ(results[0].data<bool>()[1], false);
  EXPECT_EQ(results[0].data<bool>()[2], true);
  EXPECT_EQ(results[1].data<uint64_t>()[1], UINT64_MAX);
  EXPECT_EQ(results[2].dim(1), 3);
  EXPECT_EQ(wrt::text(results[3].data<wrt_string>()[0]), "one");
  EXPECT_EQ(liveAfter(results), 0);
}

} // namespace
