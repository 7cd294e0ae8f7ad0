// Forward values for backward regions, and nodes for regions that are closed.
#include "stage/gradients/regions.h"

#include <algorithm>

#include "stage/errors.h"
#include "stage/graph/constants.h"
#include "value/errors.h"
#include "value/interpreter.h"

namespace weft::stage {

std::vector<ValueId> freeValues(const Node &node) {
  std::unordered_map<ValueId, bool> seen;
  std::vector<ValueId> order;
  auto walk = [&](auto &self, const Region &region) -> void {
    for (ValueId id : region.arguments) seen[id] = true;
    auto use = [&](ValueId id) {
      if (seen.emplace(id, false).second) order.push_back(id);
    };
    for (const auto &n : region.nodes) {
      for (ValueId id : n->inputs) use(id);
      for (const Region &inner : n->regions) self(self, inner);
      for (ValueId id : n->results) seen[id] = true;
    }
    for (ValueId id : region.results) use(id);
  };
  for (const Region &region : node.regions) walk(walk, region);
  return order;
}

OpCall callOf(const Trace &trace, Node &node) {
  OpCall call;
  call.graph = trace.graph();
  call.node = &node;
  for (ValueId id : node.inputs) call.inputs.push_back(trace.wrap(id));
  for (ValueId id : node.results) call.outputs.push_back(trace.wrap(id));
  if (node.kind == NodeKind::Op) {
    call.op = node.op;
    call.attributes = node.attributes;
    return call;
  }
  if (node.kind == NodeKind::Call) {
    call.kind = OpCall::Kind::Custom;
    call.custom = [callee = node.callee](const TensorList &) {
      (void)py::raise(py::exceptions().NotImplementedError,
                      "the gradient through `{}`, which calls itself, inside of a tf.function; take it outside",
                      callee->name);
      return MaybeTensors();
    };
    return call;
  }
  call.kind = node.kind == NodeKind::If ? OpCall::Kind::If : OpCall::Kind::While;
  for (ValueId id : freeValues(node)) call.inputs.push_back(trace.wrap(id));
  return call;
}

std::vector<OpCall> callsOf(const Trace &trace, Region &region) {
  std::vector<OpCall> calls;
  for (const auto &node : region.nodes)
    if (node->kind != NodeKind::Constant) calls.push_back(callOf(trace, *node));
  return calls;
}

namespace {

Node *insertNode(Trace &trace, Region &region, size_t at, std::unique_ptr<Node> node,
                 const std::vector<TensorType> &types) {
  Region alone;
  trace.place(*node);
  Node &added = trace.graph()->addNode(alone, std::move(node), types);
  region.nodes.insert(region.nodes.begin() + static_cast<std::ptrdiff_t>(at), std::move(alone.nodes.front()));
  return &added;
}

} // namespace

Node *insertOp(Trace &trace, Region &region, size_t at, OpId op, std::vector<ValueId> inputs, Attributes attributes,
               const std::string &scope) {
  auto node = std::make_unique<Node>();
  node->op = op;
  node->inputs = std::move(inputs);
  node->attributes = std::move(attributes);
  node->name = trace.graph()->uniqueName(scope + ops::info(op).tfName);
  node->where = py::interpreter().currentRange();
  const InferredTypes inferred = inferTypes(*trace.graph(), op, node->inputs, node->attributes);
  if (inferred.code) {
    (void)raiseShapeError(op, inferred.message);
    return nullptr;
  }
  return insertNode(trace, region, at, std::move(node), inferred.types);
}

ValueId insertConstant(Trace &trace, Region &region, size_t at, wrt::Tensor value, const std::string &scope) {
  auto node = std::make_unique<Node>();
  node->kind = NodeKind::Constant;
  node->name = trace.graph()->uniqueName(scope + "Const");
  node->where = py::interpreter().currentRange();
  const TensorType type{value.dtype(), wrt::PartialShape(value.dims())};
  node->constant = std::move(value);
  return insertNode(trace, region, at, std::move(node), {type})->results[0];
}

wrt::Tensor intVectorValue(const std::vector<int64_t> &values) {
  const int64_t size = static_cast<int64_t>(values.size());
  wrt::Tensor t = wrt::Tensor::make(WRT_INT32, {&size, 1});
  for (size_t i = 0; i < values.size(); ++i) t.data<int32_t>()[i] = static_cast<int32_t>(values[i]);
  return t;
}

wrt::Tensor elementShapeValue(const TensorType &type) {
  return type.shape.hasRank() ? intVectorValue(type.shape.dims()) : wrt::Tensor::scalar<int32_t>(-1);
}

Region *regionOf(Trace &trace, const Node &node, size_t &index) {
  auto search = [&](auto &self, Region &region) -> Region * {
    for (size_t i = region.nodes.size(); i-- > 0;) {
      if (region.nodes[i].get() == &node) {
        index = i;
        return &region;
      }
      for (Region &inner : region.nodes[i]->regions)
        if (Region *found = self(self, inner)) return found;
    }
    return nullptr;
  };
  for (size_t depth = trace.depth(); depth-- > 0;)
    if (Region *found = search(search, trace.openRegion(depth))) return found;
  return nullptr;
}

std::vector<ForwardRegion *> &forwardRegions() {
  static std::vector<ForwardRegion *> regions;
  return regions;
}
ForwardRegion *forwardOwner(const FuncGraph &graph, ValueId id) {
  const auto &regions = forwardRegions();
  for (size_t i = regions.size(); i-- > 0;)
    if (&regions[i]->graph() == &graph && regions[i]->owns(id)) return regions[i];
  return nullptr;
}

namespace {

/// A serial that no open region has.
uint32_t newSerial(Trace &trace) {
  Region none;
  const Trace::Scope scope(trace, none, trace.nameScope());
  return trace.scopeSerial();
}

} // namespace

ForwardRegion::ForwardRegion(Trace &trace, Node &node, size_t region)
    : trace_(trace), graph_(*trace.graph()), node_(node), forward_(node.regions[region]), backward_(trace.region()),
      serial_(newSerial(trace)), scope_(trace.nameScope()) {
  arguments_.insert(forward_.arguments.begin(), forward_.arguments.end());
  for (const auto &n : forward_.nodes) nodes_.insert(n.get());
  forwardRegions().push_back(this);
}
ForwardRegion::~ForwardRegion() { std::erase(forwardRegions(), this); }

bool ForwardRegion::owns(ValueId id) const {
  const Node *definition = graph_.value(id).definition;
  return definition ? nodes_.contains(definition) : arguments_.contains(id);
}

Node *ForwardRegion::atHead(OpId op, std::vector<ValueId> inputs, Attributes attributes) {
  Node *node = insertOp(trace_, backward_, head_, op, std::move(inputs), std::move(attributes), scope_);
  if (node) ++head_;
  return node;
}
ValueId ForwardRegion::constantAtHead(wrt::Tensor value) {
  return insertConstant(trace_, backward_, head_++, std::move(value), scope_);
}

ValueId ForwardRegion::visible(ValueId id) {
  if (owns(id)) return resolve(id);
  ForwardRegion *owner = forwardOwner(graph_, id);
  return owner ? owner->resolve(id) : id;
}

bool ForwardRegion::isCheap(const Node &node) const {
  if (node.kind == NodeKind::Constant) return true;
  if (node.kind != NodeKind::Op) return false;
  switch (node.op) {
  case OpId::abs:
  case OpId::add_v2:
  case OpId::broadcast_to:
  case OpId::cast:
  case OpId::concat:
  case OpId::equal:
  case OpId::expand_dims:
  case OpId::fill:
  case OpId::floor_div:
  case OpId::floor_mod:
  case OpId::gather:
  case OpId::greater:
  case OpId::greater_equal:
  case OpId::identity:
  case OpId::less:
  case OpId::less_equal:
  case OpId::logical_and:
  case OpId::logical_not:
  case OpId::logical_or:
  case OpId::maximum:
  case OpId::minimum:
  case OpId::mul:
  case OpId::neg:
  case OpId::not_equal:
  case OpId::one_hot:
  case OpId::ones_like:
  case OpId::range:
  case OpId::rank:
  case OpId::real_div:
  case OpId::reshape:
  case OpId::select:
  case OpId::shape:
  case OpId::size:
  case OpId::slice:
  case OpId::square:
  case OpId::squeeze:
  case OpId::stack:
  case OpId::stop_gradient:
  case OpId::strided_slice:
  case OpId::sub:
  case OpId::tensor_list_get_item:
  case OpId::tensor_list_length:
  case OpId::transpose:
  case OpId::zeros_like:
    return true;
  default:
    return false;
  }
}

bool ForwardRegion::isAvailable(ValueId id) {
  if (!owns(id) || known_.contains(id)) return true;
  if (auto found = available_.find(id); found != available_.end()) return found->second;
  bool available = hasShortCut(id);
  if (const Node *node = graph_.value(id).definition; !available && node && isCheap(*node))
    available =
        std::all_of(node->inputs.begin(), node->inputs.end(), [&](ValueId input) { return isAvailable(input); });
  return available_[id] = available;
}

ValueId ForwardRegion::again(const Node &node, ValueId id) {
  if (node.kind == NodeKind::Constant) return constantAtHead(node.constant);
  std::vector<ValueId> inputs;
  for (ValueId input : node.inputs) {
    inputs.push_back(visible(input));
    if (inputs.back() == noValue) return noValue;
  }
  const Node *made = atHead(node.op, std::move(inputs), node.attributes);
  return made ? made->results[graph_.value(id).index] : noValue;
}

ValueId ForwardRegion::resolve(ValueId id) {
  if (auto found = known_.find(id); found != known_.end()) return found->second;
  ValueId result;
  if (hasShortCut(id)) {
    result = shortCut(id);
  } else {
    const Node *node = graph_.value(id).definition;
    // What only looks at its operand otherwise costs no more to save by its operand.
    const bool isView = node && node->kind == NodeKind::Op &&
                        (node->op == OpId::identity || node->op == OpId::expand_dims || node->op == OpId::squeeze ||
                         node->op == OpId::neg || node->op == OpId::stop_gradient ||
                         (node->op == OpId::reshape && isAvailable(node->inputs[1])));
    if (isAvailable(id) || isView) {
      result = again(*node, id);
    } else {
      result = save(id);
      available_.clear();
    }
  }
  if (result != noValue) known_[id] = result;
  return result;
}

ValueId ForwardRegion::derive(OpId op, ValueId id, const Attributes &attributes) {
  for (const auto &[key, value] : derived_)
    if (key.first == op && key.second == id) return resolve(value);
  const Node *made = insertOp(trace_, forward_, forward_.nodes.size(), op, {id}, attributes, node_.name + "/");
  if (!made) return noValue;
  nodes_.insert(made);
  derived_.push_back({{op, id}, made->results[0]});
  return resolve(made->results[0]);
}

} // namespace weft::stage
