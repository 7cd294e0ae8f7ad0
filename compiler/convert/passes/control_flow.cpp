// if, while and for become calls of ag__ operators, with branches and bodies as local functions that share variables by
// `nonlocal`.
//
// The variables that a block changes and that matter outside of it are its state: get_state and set_state read and
// write them all. Which these are follows from the analyses; they are made once, before anything is rewritten.
#include <algorithm>

#include "convert/analysis/dataflow.h"
#include "convert/passes/passes.h"
#include "convert/passes/walrus.h"
#include "convert/transformer.h"
#include "syntax/unparse.h"

namespace weft::convert {

namespace {

struct BlockState {
  std::vector<SymbolId> state;     // in the order of all lists
  std::vector<SymbolId> undefined; // need a value before the block
  int outputs = 0;                 // how many of `state` are live afterwards
};

class ControlFlow final : public Transformer {
public:
  ControlFlow(ConvertContext &context, const Activity &activity, const ControlFlowGraphs &graphs, const DataFlow &flow)
      : Transformer(context), activity_(activity), graphs_(graphs), flow_(flow) {}

private:
  ast::Expr *expression(ast::Expr *node) override {
    if (!node->is<ast::Lambda>()) return Transformer::expression(node);
    const ast::Node *outer = function_;
    function_ = node;
    fields(*node);
    function_ = outer;
    return node;
  }

  void statement(ast::Stmt *node, StmtList &out) override {
    switch (node->kind) {
    case ast::Kind::FunctionDef: {
      const ast::Node *outer = function_;
      function_ = node;
      fields(*node);
      function_ = outer;
      out.push_back(node);
      return;
    }
    case ast::Kind::If:
      return convertIf(node->as<ast::If>(), out);
    case ast::Kind::While:
      return convertWhile(node->as<ast::While>(), out);
    case ast::Kind::For:
      return convertFor(node->as<ast::For>(), out);
    default:
      break;
    }
    Transformer::statement(node, out);
  }

  const Scope &functionScope() const {
    static const Scope none;
    const Scope *scope = activity_.of(function_).body;
    return scope ? *scope : none;
  }

  /// A parameter, or a name that the function binds.
  bool isLocal(SymbolId id) const {
    const Scope &scope = functionScope();
    if (scope.globals.contains(id) || scope.nonlocals.contains(id)) return false;
    if (scope.bound.contains(id)) return true;
    const auto *def = function_->as<ast::FunctionDef>();
    const Scope *parameters = def ? activity_.of(def->args).own : nullptr;
    return parameters && parameters->bound.contains(id);
  }

  BlockState blockState(const ast::Stmt *node, const ast::Expr *entry, std::initializer_list<const Scope *> scopes) {
    const QualNames &symbols = context_.symbols;
    const ControlFlowGraph &graph = graphs_.at(function_);
    BitSet defined = flow_.definedBefore(graph, function_, node);
    BitSet liveOut = flow_.liveAfter(graph, function_, node);
    BitSet liveIn = flow_.liveAt(graph, function_, entry);
    const Scope &function = functionScope();
    SymbolIdSet modified;
    for (const Scope *scope : scopes)
      if (scope) {
        modified.addAll(scope->bound);
        for (SymbolId id : scope->changed)
          if (symbols[id].composite() || isLocal(id)) modified.add(id);
      }

    BlockState result;
    std::vector<SymbolId> inputOnly;
    for (SymbolId id : modified) {
      const QualifiedName &name = symbols[id];
      if (name.composite()) {
        // State only if the object was there before: what is made inside of the block is not seen from outside.
        if (std::all_of(name.support.begin(), name.support.end(), [&](SymbolId s) { return liveIn.test(s); }))
          result.state.push_back(id);
        continue;
      }
      if (!defined.test(id) && !function.globals.contains(id) && !function.nonlocals.contains(id))
        result.undefined.push_back(id);
      bool kept = liveIn.test(id) || liveOut.test(id) || function.nonlocals.contains(id) ||
                  (context_.deviates(Deviation::GlobalWriteOnly) && function.globals.contains(id));
      if (!kept) continue;
      if (liveIn.test(id) && !liveOut.test(id))
        inputOnly.push_back(id);
      else
        result.state.push_back(id);
    }
    auto byText = [&](SymbolId a, SymbolId b) { return symbols[a].text < symbols[b].text; };
    for (auto *list : {&result.state, &inputOnly, &result.undefined}) std::sort(list->begin(), list->end(), byText);
    result.outputs = static_cast<int>(result.state.size());
    result.state.insert(result.state.end(), inputOnly.begin(), inputOnly.end());
    return result;
  }

  // `global` and `nonlocal` for the state, sorted: AutoGraph's order is that of a set.
  StmtList declarations(const BlockState &block, Template &make) {
    const Scope &function = functionScope();
    std::vector<Symbol> globals, nonlocals;
    for (SymbolId id : block.state) {
      const QualifiedName &name = context_.symbols[id];
      if (function.globals.contains(id))
        globals.push_back(name.name);
      else if (!name.composite())
        nonlocals.push_back(name.name);
    }
    StmtList result;
    std::sort(globals.begin(), globals.end());
    std::sort(nonlocals.begin(), nonlocals.end());
    if (!globals.empty()) {
      auto *statement = make.make<ast::Global>();
      statement->names = globals;
      result.push_back(statement);
    }
    if (!nonlocals.empty()) {
      auto *statement = make.make<ast::Nonlocal>();
      statement->names = nonlocals;
      result.push_back(statement);
    }
    return result;
  }

  void stateFunctions(const BlockState &block, Symbol getter, Symbol setter, Template &make, StmtList &out) {
    if (block.state.empty()) {
      out.push_back(make.define(getter, {}, {make.returns(make.tuple({}))}));
      out.push_back(make.define(setter, {context_.emptyStateParameter}, {make.make<ast::Pass>()}));
      return;
    }
    ExprList reads, writes;
    for (SymbolId id : block.state) {
      ast::Expr *read = make.symbol(id, ast::ExprContext::Load);
      if (context_.symbols[id].composite())
        read = make.agCall("ldu", {make.thunk(read), make.string(context_.symbols[id].text)});
      reads.push_back(read);
      writes.push_back(make.symbol(id, ast::ExprContext::Store));
    }
    out.push_back(make.define(getter, {}, {make.returns(make.tuple(reads))}));
    StmtList body = declarations(block, make);
    body.push_back(make.assign(make.tuple(writes, ast::ExprContext::Store), make.load(context_.stateParameter)));
    out.push_back(make.define(setter, {context_.stateParameter}, std::move(body)));
  }

  ast::FunctionDef *blockFunction(Symbol name, const std::vector<Symbol> &parameters, const BlockState &block,
                                  StmtList first, StmtList body, Template &make) {
    StmtList all = declarations(block, make);
    all.insert(all.end(), first.begin(), first.end());
    all.insert(all.end(), body.begin(), body.end());
    return make.define(name, parameters, std::move(all));
  }

  void undefinedAssignments(const BlockState &block, Template &make, StmtList &out) {
    for (SymbolId id : block.undefined) {
      Symbol name = context_.symbols[id].name;
      out.push_back(make.assign(name, make.agCall("Undefined", {make.string(name.str())})));
    }
  }

  // For --explain.
  void note(const ast::Stmt *node, const std::string &what, const BlockState &block) {
    auto list = [&](const std::vector<SymbolId> &ids, size_t from, size_t to) {
      std::string text;
      for (size_t i = from; i < to; ++i) text += (text.empty() ? "" : ", ") + context_.symbols[ids[i]].text;
      return text;
    };
    size_t outputs = static_cast<size_t>(block.outputs);
    std::string text = what;
    text += block.state.empty() ? "; no state" : "; state: " + list(block.state, 0, block.state.size());
    if (outputs < block.state.size())
      text += "; not used afterwards: " + list(block.state, outputs, block.state.size());
    if (!block.undefined.empty())
      text += "; may be undefined before: " + list(block.undefined, 0, block.undefined.size());
    context_.notes.push_back({node->range, text});
  }

  ast::Expr *stateNames(const BlockState &block, Template &make) {
    ExprList names;
    for (SymbolId id : block.state) names.push_back(make.string(context_.symbols[id].text));
    return make.tuple(std::move(names));
  }

  ast::Dict *loopOptions(const ast::Stmt *loop, Template &make) {
    auto *options = make.make<ast::Dict>();
    auto at = context_.directives.find(loop);
    if (at == context_.directives.end()) return options;
    if (at->second.empty() && !context_.deviates(Deviation::EmptyDirective))
      context_.refuseConversion(loop->range, "ValueError: not enough values to unpack (expected 2, got 0)");
    for (const auto &[name, value] : at->second) {
      options->keys.push_back(make.string(name));
      options->values.push_back(value);
    }
    return options;
  }

  // Names that the text of a block or around it reads, for generated names to avoid.
  Symbol fresh(std::string_view root, std::initializer_list<const Scope *> scopes) {
    return context_.namer.fresh(root, [&](Symbol candidate) {
      return std::any_of(scopes.begin(), scopes.end(),
                         [&](const Scope *scope) { return context_.isRead(candidate, scope); });
    });
  }

  void convertIf(ast::If *node, StmtList &out) {
    fields(*node);
    const NodeScopes &scopes = activity_.of(node);
    BlockState block = blockState(node, node->test, {scopes.body, scopes.orelse});
    note(node, "`if` becomes ag__.if_stmt", block);
    Symbol getter = fresh("get_state", {scopes.body, scopes.orelse});
    Symbol setter = fresh("set_state", {scopes.body, scopes.orelse});
    Symbol body = fresh("if_body", {scopes.body, scopes.orelse});
    Symbol orelse = fresh("else_body", {scopes.body, scopes.orelse});
    Template make = at(node);
    stateFunctions(block, getter, setter, make, out);
    out.push_back(blockFunction(body, {}, block, {}, std::move(node->body), make));
    if (node->orelse.empty()) node->orelse.push_back(make.make<ast::Pass>());
    out.push_back(blockFunction(orelse, {}, block, {}, std::move(node->orelse), make));
    undefinedAssignments(block, make, out);
    out.push_back(make.statement(make.agCall(
        "if_stmt", {node->test, make.load(body), make.load(orelse), make.load(getter), make.load(setter),
                    stateNames(block, make), make.constant(ast::IntValue{std::to_string(block.outputs)})})));
  }

  void convertWhile(ast::While *node, StmtList &out) {
    fields(*node);
    const NodeScopes &scopes = activity_.of(node);
    BlockState block = blockState(node, node->test, {scopes.body});
    note(node, "`while` becomes ag__.while_stmt", block);
    Symbol getter = fresh("get_state", {scopes.body});
    Symbol setter = fresh("set_state", {scopes.body});
    Symbol body = fresh("loop_body", {scopes.body});
    Symbol test = fresh("loop_test", {scopes.body});
    Template make = at(node);
    stateFunctions(block, getter, setter, make, out);
    out.push_back(blockFunction(body, {}, block, {}, std::move(node->body), make));
    out.push_back(make.define(test, {}, {make.returns(node->test)}));
    undefinedAssignments(block, make, out);
    out.push_back(make.statement(
        make.agCall("while_stmt", {make.load(test), make.load(body), make.load(getter), make.load(setter),
                                   stateNames(block, make), loopOptions(node, make)})));
  }

  void convertFor(ast::For *node, StmtList &out) {
    fields(*node);
    const NodeScopes &scopes = activity_.of(node);
    BlockState block = blockState(node, node->iter, {scopes.body, scopes.iterate});
    note(node, "`for` becomes ag__.for_stmt", block);
    Symbol getter = fresh("get_state", {scopes.body, scopes.iterate});
    Symbol setter = fresh("set_state", {scopes.body, scopes.iterate});
    Template make = at(node);
    stateFunctions(block, getter, setter, make, out);
    ast::Dict *options = loopOptions(node, make);
    options->keys.push_back(make.string("iterate_names"));
    options->values.push_back(make.string(unparse(*node->target)));
    auto extra = context_.extraTests.find(node);
    Symbol extraName;
    if (extra != context_.extraTests.end()) extraName = fresh("extra_test", {scopes.body, scopes.iterate});
    Symbol item = fresh("itr", {scopes.body, scopes.iterate});
    Symbol body = fresh("loop_body", {scopes.body, scopes.iterate});
    Template target = at(node->target);
    out.push_back(blockFunction(body, {item}, block, {target.assign(node->target, target.load(item))},
                                std::move(node->body), make));
    if (extraName) out.push_back(blockFunction(extraName, {}, block, {make.returns(extra->second)}, {}, make));
    undefinedAssignments(block, make, out);
    ast::Expr *extraFunction = extraName ? static_cast<ast::Expr *>(make.load(extraName)) : make.none();
    out.push_back(make.statement(make.agCall("for_stmt", {node->iter, extraFunction, make.load(body), make.load(getter),
                                                          make.load(setter), stateNames(block, make), options})));
  }

  const Activity &activity_;
  const ControlFlowGraphs &graphs_;
  const DataFlow &flow_;
  const ast::Node *function_ = nullptr; // the def or lambda around
};

} // namespace

void convertControlFlow(ast::Node *root, ConvertContext &context) {
  ControlFlowGraphs graphs = buildControlFlowGraphs(*root, context);
  if (context.failed) return;
  Activity activity = analyzeActivity(*root, context);
  DataFlow flow = analyzeDataFlow(*root, graphs, activity, context);
  if (context.failed) return;
  ControlFlow(context, activity, graphs, flow).run(root);
}

} // namespace weft::convert
