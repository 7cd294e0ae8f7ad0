#include "convert/analysis/dataflow.h"

#include <deque>

namespace weft::convert {

namespace {

// A node of the graph with no activity of its own: only jumps and `pass` may be such.
void requireKnown(const ast::Node &node, ConvertContext &context) {
  switch (node.kind) {
  case ast::Kind::Break:
  case ast::Kind::Continue:
  case ast::Kind::Raise:
  case ast::Kind::Pass:
    return;
  case ast::Kind::NamedExpr:
    return context.refuseConversion(node.range, "AssertionError: `:=` is not supported");
  default:
    return context.refuseConversion(node.range, "AssertionError: the analysis does not know this expression");
  }
}

// Runs `step` on nodes until nothing changes; `step` tells whether the node's result changed.
template <typename Step>
void iterate(std::vector<CfgNode *> open, size_t count, std::vector<CfgNode *> CfgNode::*direction, Step &&step) {
  std::deque<CfgNode *> queue(open.begin(), open.end());
  std::vector<char> queued(count), seen(count);
  for (CfgNode *node : queue) queued[node->index] = 1;
  while (!queue.empty()) {
    CfgNode *node = queue.front();
    queue.pop_front();
    queued[node->index] = 0;
    bool changed = step(*node);
    bool first = !seen[node->index];
    seen[node->index] = 1;
    if (!changed && !first) continue;
    for (CfgNode *other : node->*direction)
      if (!queued[other->index] && (changed || !seen[other->index])) {
        queued[other->index] = 1;
        queue.push_back(other);
      }
  }
}

// --- which simple variables may be defined

FlowFacts reachingDefinitions(const ControlFlowGraph &graph, const Activity &activity, ConvertContext &context) {
  size_t count = graph.nodes.size(), symbols = context.symbols.size();
  FlowFacts facts{std::vector<BitSet>(count, BitSet(symbols)), std::vector<BitSet>(count, BitSet(symbols))};
  iterate({graph.entry}, count, &CfgNode::next, [&](CfgNode &node) {
    BitSet in(symbols);
    for (CfgNode *before : node.previous) in.merge(facts.out[before->index]);
    BitSet out = in;
    if (const Scope *scope = activity.of(node.node).own) {
      for (SymbolId id : scope->modified) out.clear(id);
      for (SymbolId id : scope->deleted) out.clear(id);
      for (SymbolId id : scope->bound)
        if (!scope->deleted.contains(id)) out.set(id);
      for (SymbolId id : scope->globals)
        if (!scope->deleted.contains(id)) out.set(id);
    } else {
      requireKnown(*node.node, context);
    }
    bool changed = !(out == facts.out[node.index]);
    facts.in[node.index] = std::move(in);
    facts.out[node.index] = std::move(out);
    return changed;
  });
  return facts;
}

// --- walks that find what AutoGraph's tree annotators fail on

class DefinitionWalk {
public:
  DefinitionWalk(const ControlFlowGraphs &graphs, ConvertContext &context, bool mark)
      : graphs_(graphs), context_(context), mark_(mark) {}

  void visit(const ast::Node *node) {
    const ast::Node *outer = current_;
    if (graph_ && graph_->at(node)) current_ = node;
    dispatch(node);
    current_ = outer;
  }

private:
  void visitAll(const auto &nodes) {
    for (const auto *node : nodes) visit(node);
  }
  void visitFields(const ast::Node &node) {
    ast::forEachChild(node, [&](ast::Node *child) { visit(child); });
  }
  void requireStatement(const ast::Node *node) {
    if (!graph_ || graph_->statements.count(node) || context_.deviates(Deviation::ClassBody)) return;
    context_.refuseConversion(node->range, "KeyError: control flow directly in the body of a local class");
  }
  void requireCurrent(const ast::Node *node, const std::string &name) {
    if (current_ || context_.deviates(Deviation::MatchStatement)) return;
    context_.refuseConversion(node->range, "AssertionError: name node, " + name + ", outside of any statement?");
  }

  void dispatch(const ast::Node *node) {
    switch (node->kind) {
    case ast::Kind::FunctionDef: {
      const auto *def = node->as<ast::FunctionDef>();
      const ControlFlowGraph *outer = graph_;
      auto own = graphs_.find(def);
      graph_ = own == graphs_.end() ? nullptr : &own->second;
      visit(def->args);
      visitAll(def->body);
      graph_ = outer;
      return;
    }
    case ast::Kind::Name:
      if (!graph_) return;
      requireCurrent(node, node->as<ast::Name>()->id.str());
      if (mark_) context_.userNames.insert(node->as<ast::Name>());
      return;
    case ast::Kind::Arg: // its annotation is never looked at
      if (graph_) requireCurrent(node, node->as<ast::Arg>()->arg.str());
      return;
    case ast::Kind::If:
    case ast::Kind::While:
    case ast::Kind::Try:
      requireStatement(node);
      return visitFields(*node);
    case ast::Kind::For: {
      requireStatement(node);
      const auto *loop = node->as<ast::For>();
      const ast::Node *outer = current_;
      current_ = loop->iter;
      visit(loop->target);
      current_ = outer;
      visit(loop->iter);
      visitAll(loop->body);
      return visitAll(loop->orelse);
    }
    case ast::Kind::ExceptHandler:
      requireStatement(node);
      return visitAll(node->as<ast::ExceptHandler>()->body);
    default:
      // A pattern has names in places where no call may stand.
      if (node->is<ast::Pattern>() && context_.deviates(Deviation::MatchStatement)) return;
      return visitFields(*node);
    }
  }

  const ControlFlowGraphs &graphs_;
  ConvertContext &context_;
  bool mark_;
  const ControlFlowGraph *graph_ = nullptr;
  const ast::Node *current_ = nullptr; // the node of the graph in which we are
};

class LivenessWalk {
public:
  LivenessWalk(const ControlFlowGraphs &graphs, ConvertContext &context) : graphs_(graphs), context_(context) {}

  void visit(const ast::Node *node) {
    switch (node->kind) {
    case ast::Kind::FunctionDef:
    case ast::Kind::Lambda: {
      const ControlFlowGraph *outer = graph_;
      auto own = graphs_.find(node);
      graph_ = own == graphs_.end() ? nullptr : &own->second;
      visitFields(*node);
      graph_ = outer;
      return;
    }
    case ast::Kind::ExprStmt:
      if (graph_ && !graph_->at(node) && !context_.deviates(Deviation::ClassBody))
        context_.refuseConversion(node->range,
                                  "KeyError: an expression statement directly in the body of a local class");
      break;
    case ast::Kind::With:
      if (graph_ && !graph_->at(node->as<ast::With>()->items.front()) && !context_.deviates(Deviation::ClassBody))
        context_.refuseConversion(node->range, "AssertionError: `with` directly in the body of a local class");
      break;
    case ast::Kind::Try:
      first(node->as<ast::Try>()->body.front());
      break;
    case ast::Kind::ExceptHandler:
      first(node->as<ast::ExceptHandler>()->body.front());
      break;
    default:
      break;
    }
    visitFields(*node);
  }

private:
  void visitFields(const ast::Node &node) {
    ast::forEachChild(node, [&](ast::Node *child) { visit(child); });
  }
  // A block of a try may not begin with a statement that is not in the graph.
  void first(const ast::Stmt *statement) {
    if (context_.deviates(Deviation::MatchStatement)) return;
    switch (statement->kind) {
    case ast::Kind::Match:
    case ast::Kind::TryStar:
    case ast::Kind::AsyncFunctionDef:
    case ast::Kind::AsyncFor:
    case ast::Kind::AsyncWith:
      return context_.refuseConversion(statement->range,
                                       "AssertionError: If not matching a CFG node, must be a block statement");
    default:
      return;
    }
  }

  const ControlFlowGraphs &graphs_;
  ConvertContext &context_;
  const ControlFlowGraph *graph_ = nullptr;
};

// --- which nested functions may exist

class ReachingFunctions {
public:
  ReachingFunctions(const ControlFlowGraphs &graphs, ConvertContext &context) : graphs_(graphs), context_(context) {}

  std::vector<const ast::Node *> functions;                      // by number; lambdas only where policy deviates
  std::unordered_map<const ast::Node *, std::vector<BitSet>> in; // by function: for each node, numbers of functions

  void run(const ast::Node &root) {
    number(root);
    visit(&root);
  }

private:
  void number(const ast::Node &node) {
    if (node.is<ast::FunctionDef>() || (node.is<ast::Lambda>() && context_.deviates(Deviation::ClosureReads))) {
      numbers_[&node] = functions.size();
      functions.push_back(&node);
    }
    ast::forEachChild(node, [&](ast::Node *child) { number(*child); });
  }

  void visit(const ast::Node *node) {
    if (node->is<ast::AsyncFunctionDef>() && context_.deviates(Deviation::AsyncInside)) return; // has no graph
    if (node->is<ast::FunctionDef>() || node->is<ast::Lambda>()) {
      auto own = graphs_.find(node);
      if (own == graphs_.end()) return context_.refuseConversion(node->range, "KeyError: a lambda in a decorator");
      BitSet external(functions.size());
      if (graph_)
        if (CfgNode *place = graph_->at(node)) external = in[function_][place->index];
      solve(own->second, node, external);
      const ControlFlowGraph *outerGraph = graph_;
      const ast::Node *outer = function_;
      graph_ = &own->second;
      function_ = node;
      visitFields(*node);
      graph_ = outerGraph;
      function_ = outer;
      return;
    }
    visitFields(*node);
  }
  void visitFields(const ast::Node &node) {
    ast::forEachChild(node, [&](ast::Node *child) { visit(child); });
  }

  // The functions that a statement makes.
  void setMadeBy(const ast::Node &node, BitSet &set) const {
    if (node.is<ast::FunctionDef>() || node.is<ast::Lambda>()) {
      if (const auto at = numbers_.find(&node); at != numbers_.end()) set.set(at->second);
      return;
    }
    if (context_.deviates(Deviation::ClosureReads))
      ast::forEachChild(node, [&](ast::Node *child) { setMadeBy(*child, set); });
  }

  // AutoGraph's walk visits some nodes twice without need, and a function that is visited twice reaches itself. That
  // can be seen in the result, so the same walk is made here; only its length is bounded.
  void solve(const ControlFlowGraph &graph, const ast::Node *function, const BitSet &external) {
    size_t count = graph.nodes.size();
    std::vector<BitSet> &inSets = in[function];
    inSets.assign(count, BitSet(functions.size()));
    std::vector<BitSet> out(count, BitSet(functions.size()));
    std::deque<CfgNode *> open{graph.entry};
    std::vector<char> closed(count);
    std::vector<int> queued(count);
    size_t budget = 4 * count + 1000;
    while (!open.empty()) {
      CfgNode *node = open.front();
      open.pop_front();
      --queued[node->index];
      closed[node->index] = 1;
      BitSet set = node == graph.entry ? external : out[node->index];
      for (CfgNode *before : node->previous) set.merge(out[before->index]);
      inSets[node->index] = set;
      setMadeBy(*node->node, set);
      bool changed = !(set == out[node->index]);
      out[node->index] = std::move(set);
      // TF's order here is that of memory addresses. Backwards, what follows a branch comes before what is in it.
      for (size_t i = node->next.size(); i-- > 0;) {
        CfgNode *next = node->next[i];
        if (!changed && closed[next->index]) continue;
        if (budget == 0 && queued[next->index]) continue;
        if (budget) --budget;
        ++queued[next->index];
        open.push_back(next);
      }
    }
  }

  const ControlFlowGraphs &graphs_;
  ConvertContext &context_;
  std::unordered_map<const ast::Node *, size_t> numbers_;
  const ControlFlowGraph *graph_ = nullptr;
  const ast::Node *function_ = nullptr;
};

// --- which symbols are live

FlowFacts liveness(const ControlFlowGraph &graph, const ast::Node *function, const Activity &activity,
                   const ReachingFunctions &reaching, ConvertContext &context) {
  size_t count = graph.nodes.size(), symbols = context.symbols.size();
  FlowFacts facts{std::vector<BitSet>(count, BitSet(symbols)), std::vector<BitSet>(count, BitSet(symbols))};
  std::vector<BitSet> used(count, BitSet(symbols));
  const std::vector<BitSet> &functionsIn = reaching.in.at(function);
  for (const auto &node : graph.nodes) {
    if (const Scope *scope = activity.of(node->node).own)
      for (SymbolId id : scope->read) used[node->index].set(id);
    for (size_t i = 0; i < reaching.functions.size(); ++i) {
      if (!functionsIn[node->index].test(i)) continue;
      // What a nested function takes from outside may be read as long as the function exists.
      if (const Scope *inner = activity.of(reaching.functions[i]).argumentsAndBody)
        for (SymbolId id : inner->read)
          if (!inner->bound.contains(id) ||
              (inner->nonlocals.contains(id) && context.deviates(Deviation::ClosureReads)))
            used[node->index].set(id);
    }
  }
  iterate(graph.exits, count, &CfgNode::previous, [&](CfgNode &node) {
    BitSet out(symbols);
    for (CfgNode *next : node.next) out.merge(facts.in[next->index]);
    BitSet in = out;
    if (const Scope *scope = activity.of(node.node).own) {
      for (SymbolId id : scope->modified) in.clear(id);
      for (SymbolId id : scope->deleted) in.clear(id);
      in.merge(used[node.index]);
    } else {
      requireKnown(*node.node, context);
    }
    bool changed = !(in == facts.in[node.index]);
    facts.in[node.index] = std::move(in);
    facts.out[node.index] = std::move(out);
    return changed;
  });
  return facts;
}

} // namespace

BitSet DataFlow::definedBefore(const ControlFlowGraph &graph, const ast::Node *function,
                               const ast::Node *statement) const {
  BitSet result(symbolCount);
  auto at = graph.statements.find(statement);
  if (at != graph.statements.end())
    for (CfgNode *node : at->second.before) result.merge(defined.at(function).out[node->index]);
  return result;
}

BitSet DataFlow::liveAfter(const ControlFlowGraph &graph, const ast::Node *function, const ast::Node *statement) const {
  BitSet result(symbolCount);
  auto at = graph.statements.find(statement);
  if (at != graph.statements.end())
    for (CfgNode *node : at->second.after) result.merge(live.at(function).in[node->index]);
  return result;
}

BitSet DataFlow::liveAt(const ControlFlowGraph &graph, const ast::Node *function, const ast::Node *entry) const {
  CfgNode *node = graph.at(entry);
  return node ? live.at(function).in[node->index] : BitSet(symbolCount);
}

DataFlow analyzeDataFlow(const ast::Node &root, const ControlFlowGraphs &graphs, const Activity &activity,
                         ConvertContext &context) {
  DataFlow result;
  result.symbolCount = context.symbols.size();
  for (const auto &[function, graph] : graphs) result.defined[function] = reachingDefinitions(graph, activity, context);
  DefinitionWalk(graphs, context, false).visit(&root);
  ReachingFunctions reaching(graphs, context);
  reaching.run(root);
  if (context.failed) return result;
  for (const auto &[function, graph] : graphs)
    result.live[function] = liveness(graph, function, activity, reaching, context);
  LivenessWalk(graphs, context).visit(&root);
  return result;
}

void markUserNames(const ast::Node &root, ConvertContext &context) {
  ControlFlowGraphs graphs = buildControlFlowGraphs(root, context);
  if (context.failed) return;
  Activity activity = analyzeActivity(root, context);
  for (const auto &[function, graph] : graphs) (void)reachingDefinitions(graph, activity, context);
  DefinitionWalk(graphs, context, true).visit(&root);
}

} // namespace weft::convert
