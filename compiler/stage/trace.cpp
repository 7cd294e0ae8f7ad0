// Traces: regions, names, captures.
#include "stage/trace.h"

#include <algorithm>

#include "stage/diagnose.h"
#include "stage/errors.h"
#include "stage/gradients/regions.h"
#include "stage/variable.h"
#include "value/interpreter.h"

namespace weft::stage {
namespace {

uint32_t nextScope() {
  static uint32_t last = 0;
  return ++last;
}
uint32_t nextGraph() {
  static uint32_t last = 0;
  return ++last;
}

py::Value raiseOutOfScope(const Tensor &tensor, const FuncGraph &here) {
  const std::string text = fmt::format("<tf.Tensor '{}' shape={} dtype={}>", tensor->graph->valueName(tensor->id),
                                       tensor.shape().hasRank() ? wrt::PartialShape(tensor.shape()).str() : "<unknown>",
                                       wrt_dtype_name(tensor.dtype()));
  std::string shown = text;
  // Python's tuple form of shapes.
  if (tensor.shape().hasRank()) {
    std::string tuple = "(";
    const wrt::PartialShape shape = tensor.shape();
    for (int i = 0; i < shape.rank(); ++i)
      tuple += (i ? ", " : "") + (shape.dim(i) < 0 ? std::string("None") : std::to_string(shape.dim(i)));
    tuple += shape.rank() == 1 ? ",)" : ")";
    shown = fmt::format("<tf.Tensor '{}' shape={} dtype={}>", tensor->graph->valueName(tensor->id), tuple,
                        wrt_dtype_name(tensor.dtype()));
  }
  return py::raise(
      inaccessibleTensorErrorType(),
      "{} is out of scope and cannot be used here. Use return values, explicit Python locals or TensorFlow "
      "collections to access it.\nPlease see https://www.tensorflow.org/guide/"
      "function#all_outputs_of_a_tffunction_must_be_return_values for more information.\n\nThe tensor {} cannot "
      "be accessed from {}, because it was defined in {}, which is out of scope.",
      shown, shown, "FuncGraph(name=" + here.name + ")", "FuncGraph(name=" + tensor->graph->name + ")");
}

} // namespace

Trace::Trace(std::string functionName) : graph_(std::make_shared<FuncGraph>()), outer_(context().trace) {
  graph_->name = std::move(functionName);
  graph_->number = nextGraph();
  scopes_.push_back({&graph_->body, nextScope()});
  context().trace = this;
}
Trace::~Trace() { context().trace = outer_; }

bool Trace::inScope(uint32_t serial) const {
  for (const OpenRegion &open : scopes_)
    if (open.serial == serial) return true;
  return false;
}

Tensor Trace::addInput(const std::string &name, const TensorType &type) {
  const ValueId id = graph_->addValue(type, nullptr, 0);
  graph_->argumentNames[id] = graph_->uniqueName(name);
  graph_->inputs.push_back({id, name, type});
  return Tensor(new TensorObject(graph_, scopes_.front().serial, id));
}

Tensor Trace::wrap(ValueId id) const {
  if (auto found = originals_.find(id); found != originals_.end()) return found->second;
  const ForwardRegion *owner = forwardRegions().empty() ? nullptr : forwardOwner(*graph_, id);
  return Tensor(new TensorObject(graph_, owner ? owner->serial() : scopeSerial(), id));
}

ValueId Trace::capture(const Tensor &tensor) {
  const void *key = tensor.isSymbolic() ? nullptr : static_cast<const void *>(tensor->eager.get());
  if (key) {
    // A handle is known by its variable: there may be several tensors over it.
    if (tensor.dtype() == WRT_RESOURCE) key = *static_cast<wrt_object *const *>(tensor->eager->data);
    if (auto found = captured_.find(key); found != captured_.end()) return found->second;
  }
  ValueId id;
  if (tensor.isSymbolic()) {
    for (const OuterInput &known : outerInputs_)
      if (known.tensor.serial() == tensor.serial()) return known.value;
    const TensorType type{tensor.dtype(), tensor.shape()};
    id = graph_->addValue(type, nullptr, 0);
    graph_->argumentNames[id] = graph_->uniqueName("captured");
    outerInputs_.push_back({tensor, id});
  } else if (tensor.dtype() == WRT_RESOURCE) {
    id = graph_->addValue({WRT_RESOURCE, wrt::PartialShape(std::vector<int64_t>())}, nullptr, 0);
    std::string name = "resource";
    if (auto *variable = static_cast<VariableObject *>(tensor->variable)) name = variable->name;
    if (const size_t colon = name.rfind(':'); colon != std::string::npos) name.resize(colon);
    graph_->argumentNames[id] = graph_->uniqueName(name);
    graph_->captures.push_back(
        {id, name, tensor->eager, variableContent(tensor->eager.get()), std::make_shared<Tensor>(tensor)});
  } else {
    // At the head of the body, where every region sees it.
    auto node = std::make_unique<Node>();
    node->kind = NodeKind::Constant;
    node->constant = tensor->eager;
    node->name = graph_->uniqueName("Const");
    id = graph_->addValue({tensor.dtype(), tensor.shape()}, node.get(), 0);
    node->results.push_back(id);
    auto &nodes = graph_->body.nodes;
    nodes.insert(nodes.begin() + static_cast<std::ptrdiff_t>(hoisted_++), std::move(node));
  }
  originals_.emplace(id, tensor);
  if (key) captured_.emplace(key, id);
  return id;
}

ValueId Trace::use(const Tensor &tensor) {
  if (!tensor.isSymbolic()) return capture(tensor);
  if (tensor->graph == graph_) {
    if (inScope(tensor->scope)) return tensor->id;
    for (ForwardRegion *forward : forwardRegions())
      if (&forward->graph() == graph_.get() && forward->serial() == tensor->scope) return forward->resolve(tensor->id);
  } else {
    for (const Trace *trace = outer_; trace; trace = trace->outer_)
      if (trace->graph_ == tensor->graph && trace->inScope(tensor->scope)) return capture(tensor);
  }
  for (const Trace *trace = this; trace; trace = trace->outer_) {
    if (trace->graph_ != tensor->graph) continue;
    auto found = trace->appended.find(tensor->id);
    if (found == trace->appended.end()) continue;
    Diagnostics sink;
    sink.report(found->second.where, DiagnosticKind::ListGrowsInLoop, found->second.list,
                "append happens once, when the graph is made, not in each step")
        .fix("make the list in the function, or collect values in a tf.TensorArray: `ta = ta.write(i, value)`, then "
             "`ta.stack()`");
    (void)raiseDiagnostic(inaccessibleTensorErrorType(), sink);
    return noValue;
  }
  (void)raiseOutOfScope(tensor, *graph_);
  return noValue;
}

void Trace::place(Node &node) {
  if (!node.where || node.line) return;
  const SourceBuffer &buffer = SourceManager::instance().buffer(node.where.file);
  const LineColumn at = buffer.position(node.where.begin);
  node.line = at.line;
  node.column = at.column;
  auto &files = graph_->files;
  auto found = std::find(files.begin(), files.end(), buffer.path());
  node.file = static_cast<uint32_t>(found - files.begin());
  if (found == files.end()) files.push_back(buffer.path());
}

Node &Trace::addNode(std::unique_ptr<Node> node, const std::vector<TensorType> &types, const std::string &base) {
  if (node->name.empty()) node->name = graph_->uniqueName(nameScope() + base);
  if (!node->where) node->where = py::interpreter().currentRange();
  place(*node);
  return graph_->addNode(region(), std::move(node), types);
}

Trace::Scope::Scope(Trace &trace, Region &region, const std::string &name, uint32_t serial) : trace_(trace) {
  trace_.scopes_.push_back({&region, serial ? serial : nextScope()});
  trace_.nameScopes_.push_back(name);
}
Trace::Scope::~Scope() {
  trace_.scopes_.pop_back();
  trace_.nameScopes_.pop_back();
}

void Trace::pushNameScope(const std::string &name) {
  nameScopes_.push_back(name.ends_with('/') ? name : graph_->uniqueName(nameScope() + name) + "/");
}

void Trace::discard(Region &region) {
  forEachNode(region, [&](Node &node) {
    for (ValueId id : node.results) graph_->values[id].definition = nullptr;
  });
  region = Region();
}

bool Trace::finish(const TensorList &results) {
  for (const Tensor &tensor : results) {
    const ValueId id = use(tensor);
    if (id == noValue) return false;
    graph_->body.results.push_back(id);
  }
  for (const OuterInput &outer : outerInputs_) {
    const std::string name = graph_->argumentNames[outer.value];
    graph_->inputs.push_back({outer.value, name, graph_->type(outer.value)});
  }
  std::vector<ValueId> &arguments = graph_->body.arguments;
  for (const GraphInput &input : graph_->inputs) arguments.push_back(input.value);
  for (const Capture &capture : graph_->captures) arguments.push_back(capture.value);
  for (uint32_t i = 0; i < arguments.size(); ++i) graph_->values[arguments[i]].index = i;
  return true;
}

} // namespace weft::stage
