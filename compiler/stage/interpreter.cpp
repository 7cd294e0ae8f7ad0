// The graph interpreter.
#include "stage/interpreter.h"

#include "kernels/op_table.h"
#include "stage/errors.h"

namespace weft::stage {
namespace {

class GraphRun {
public:
  explicit GraphRun(const FuncGraph &graph) : graph_(graph), values_(graph.values.size()) {}

  wrt::Tensor &value(ValueId id) { return values_[id]; }

  /// False: an exception is pending.
  bool region(const Region &region) {
    for (const auto &n : region.nodes)
      if (!node(*n)) return false;
    return true;
  }

private:
  bool node(const Node &n) {
    switch (n.kind) {
    case NodeKind::Constant:
      values_[n.results[0]] = n.constant;
      return true;
    case NodeKind::Op:
      return op(n);
    case NodeKind::If: {
      bool taken;
      if (!condition(n, n.inputs[0], taken)) return false;
      const Region &branch = n.regions[taken ? 0 : 1];
      if (!region(branch)) return false;
      copy(branch.results, n.results);
      return true;
    }
    case NodeKind::While:
      return loop(n);
    case NodeKind::Call:
      return callee(n);
    }
    return true;
  }

  bool op(const Node &n) {
    const wrt::OpInfo *kernel = kernelOf(n.op);
    if (!kernel) {
      (void)raiseGraphError(graph_, n, WRT_UNIMPLEMENTED,
                            std::string("weft has no kernel for ") + n.info().tfName + " yet");
      return false;
    }
    const BorrowedAttrs borrowed(n.attributes, n.info().attributes.size());
    wrt_tensor *inputs[16], *outputs[16] = {};
    std::vector<wrt_tensor *> manyInputs, manyOutputs;
    wrt_tensor **in = inputs, **out = outputs;
    if (n.inputs.size() > 16) in = (manyInputs.resize(n.inputs.size()), manyInputs.data());
    if (n.results.size() > 16) out = (manyOutputs.resize(n.results.size()), manyOutputs.data());
    for (size_t i = 0; i < n.inputs.size(); ++i) in[i] = values_[n.inputs[i]].get();
    wrt_frame *frame = context().frame;
    wrt_call call{};
    call.frame = frame;
    call.inputs = in;
    call.outputs = out;
    call.attrs = borrowed.data();
    call.n_inputs = static_cast<int32_t>(n.inputs.size());
    call.n_outputs = static_cast<int32_t>(n.results.size());
    call.n_attrs = static_cast<int32_t>(n.info().attributes.size());
    call.source = -1;
    // Ops with a state of their own (random ones) know their node by it.
    call.node = static_cast<uint64_t>(graph_.number) << 32 | (n.results.empty() ? 0 : n.results[0]);
    const int32_t code = kernel->kernel(&call);
    for (size_t i = 0; i < n.results.size(); ++i) values_[n.results[i]] = wrt::Tensor::adopt(out[i]);
    if (!code && !frame->error) return true;
    const std::string message = frame->message;
    const int32_t error = code ? code : frame->error;
    wrt_frame_clear(frame);
    (void)raiseGraphError(graph_, n, error, message);
    return false;
  }

  bool condition(const Node &n, ValueId id, bool &out) {
    const wrt::Tensor &t = values_[id];
    if (t.dtype() != WRT_BOOL || t.size() != 1) {
      (void)raiseGraphError(graph_, n, WRT_INVALID_ARGUMENT, "The condition must be one bool");
      return false;
    }
    out = t.data<bool>()[0];
    return true;
  }

  bool loop(const Node &n) {
    const Region &test = n.regions[0], &body = n.regions[1];
    copy(n.inputs, n.results);
    for (int64_t i = 0; n.maximumIterations < 0 || i < n.maximumIterations; ++i) {
      copy(n.results, test.arguments);
      bool again;
      if (!region(test) || !condition(n, test.results[0], again)) return false;
      if (!again) break;
      copy(n.results, body.arguments);
      if (!region(body)) return false;
      copy(body.results, n.results);
    }
    return true;
  }

  bool callee(const Node &n) {
    std::vector<wrt::Tensor> inputs;
    // The graph's captures follow its inputs; it has them itself.
    const size_t count = std::min(n.inputs.size(), n.callee->inputs.size());
    for (size_t i = 0; i < count; ++i) inputs.push_back(values_[n.inputs[i]]);
    auto results = InterpreterRunner().run(n.callee, inputs);
    if (!results) return false;
    for (size_t i = 0; i < n.results.size(); ++i) values_[n.results[i]] = (*results)[i];
    return true;
  }

  /// All reads come before all writes: a body may give its arguments back in another order.
  void copy(const std::vector<ValueId> &from, const std::vector<ValueId> &to) {
    std::vector<wrt::Tensor> held;
    held.reserve(from.size());
    for (ValueId id : from) held.push_back(values_[id]);
    for (size_t i = 0; i < to.size(); ++i) values_[to[i]] = std::move(held[i]);
  }

  static const wrt::OpInfo *kernelOf(OpId op) {
    static std::vector<const wrt::OpInfo *> table(ops::all().size());
    const wrt::OpInfo *&entry = table[static_cast<size_t>(op)];
    if (!entry) entry = wrt::findOp(ops::info(op).name);
    return entry;
  }

  const FuncGraph &graph_;
  std::vector<wrt::Tensor> values_;
};

} // namespace

std::optional<std::vector<wrt::Tensor>> InterpreterRunner::run(const std::shared_ptr<FuncGraph> &graph,
                                                               const std::vector<wrt::Tensor> &inputs) {
  static int depth = 0;
  if (depth > 2000) {
    (void)py::raise(py::exceptions().RecursionError, "maximum recursion depth exceeded in `{}`", graph->name);
    return {};
  }
  ++depth;
  GraphRun run(*graph);
  for (size_t i = 0; i < inputs.size(); ++i) run.value(graph->inputs[i].value) = inputs[i];
  for (const Capture &capture : graph->captures) run.value(capture.value) = capture.tensor;
  std::optional<std::vector<wrt::Tensor>> results;
  if (run.region(graph->body)) {
    results.emplace();
    for (ValueId id : graph->body.results) results->push_back(run.value(id));
  }
  --depth;
  return results;
}

Runner &currentRunner() {
  static InterpreterRunner interpreter;
  return context().runner ? *context().runner : interpreter;
}

} // namespace weft::stage
