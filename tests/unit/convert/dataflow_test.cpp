#include "convert/analysis/dataflow.h"

#include <algorithm>

#include "parse.h"

namespace weft::convert {
namespace {

struct Flow : Parsed {
  explicit Flow(const std::string &text) : Parsed(text) {
    graphs = buildControlFlowGraphs(*function(), context);
    activity = analyzeActivity(*function(), context);
    flow = analyzeDataFlow(*function(), graphs, activity, context);
    EXPECT_FALSE(context.failed) << text;
  }
  std::string names(const BitSet &set) {
    std::vector<std::string> texts;
    for (SymbolId id = 1; id < context.symbols.size(); ++id)
      if (set.test(id)) texts.push_back(context.symbols[id].text);
    std::sort(texts.begin(), texts.end());
    std::string result;
    for (const std::string &text : texts) result += (result.empty() ? "" : " ") + text;
    return result;
  }
  const ControlFlowGraph &graph() { return graphs.at(function()); }
  const ast::Stmt *statement(size_t i) { return function()->body[i]; }
  std::string defined(size_t i) { return names(flow.definedBefore(graph(), function(), statement(i))); }
  std::string liveAfter(size_t i) { return names(flow.liveAfter(graph(), function(), statement(i))); }

  ControlFlowGraphs graphs;
  Activity activity;
  DataFlow flow;
};

TEST(DataFlow, BothBranchesJoin) {
  Flow f("def f(x):\n"
         "    if x:\n"
         "        a = 1\n"
         "    else:\n"
         "        b = 1\n"
         "    while x:\n"
         "        x = a\n");
  EXPECT_EQ(f.defined(0), "x");
  EXPECT_EQ(f.defined(1), "a b x");
  EXPECT_EQ(f.liveAfter(0), "a x");
  EXPECT_EQ(f.liveAfter(1), "");
}

TEST(DataFlow, RaiseLeadsToTheHandlerAndBehindIt) {
  Flow f("def f(x):\n"
         "    try:\n"
         "        a = 1\n"
         "        raise ValueError()\n"
         "    except ValueError:\n"
         "        b = 1\n"
         "    if x:\n"
         "        c = a\n");
  EXPECT_EQ(f.defined(1), "a b x");
}

TEST(DataFlow, DeleteAndRebindingKill) {
  Flow f("def f(x):\n"
         "    a = 1\n"
         "    del a\n"
         "    if x:\n"
         "        b = 1\n"
         "    b = 2\n"
         "    return b\n");
  EXPECT_EQ(f.defined(2), "x");
  EXPECT_EQ(f.liveAfter(2), "");
}

TEST(DataFlow, ClosuresKeepNamesAlive) {
  Flow f("def f(x):\n"
         "    a = 1\n"
         "    def g():\n"
         "        return a\n"
         "    if x:\n"
         "        a = 2\n"
         "    return g\n");
  EXPECT_EQ(f.liveAfter(2), "a g");
}

TEST(DataFlow, LambdasDoNot) {
  Flow f("def f(x):\n"
         "    a = 1\n"
         "    g = lambda: a\n"
         "    if x:\n"
         "        a = 2\n"
         "    return g\n");
  EXPECT_EQ(f.liveAfter(2), "g");
}

TEST(DataFlow, LoopsGoBack) {
  Flow f("def f(x):\n"
         "    for i in x:\n"
         "        if i:\n"
         "            a = 1\n"
         "        else:\n"
         "            b = a\n"
         "    return b\n");
  const auto *inner = f.statement(0)->as<ast::For>()->body[0];
  EXPECT_EQ(f.names(f.flow.liveAfter(f.graph(), f.function(), inner)), "a b x");
  EXPECT_EQ(f.names(f.flow.definedBefore(f.graph(), f.function(), inner)), "a b i x");
}

TEST(ControlFlowGraph, FinallyIsBetweenAJumpAndItsGoal) {
  Flow f("def f(x):\n"
         "    try:\n"
         "        return x\n"
         "    finally:\n"
         "        y = 1\n");
  const auto *attempt = f.statement(0)->as<ast::Try>();
  CfgNode *jump = f.graph().at(attempt->body[0]);
  ASSERT_EQ(jump->next.size(), 1u);
  EXPECT_EQ(jump->next[0]->node, attempt->finalbody[0]);
  ASSERT_EQ(f.graph().exits.size(), 1u);
  EXPECT_EQ(f.graph().exits[0]->node, attempt->finalbody[0]);
}

TEST(ControlFlowGraph, RefusesTryElseIf) {
  Parsed parsed(
      "def f(x):\n    try:\n        pass\n    except E:\n        pass\n    else:\n        if x:\n            pass\n");
  buildControlFlowGraphs(*parsed.function(), parsed.context);
  EXPECT_TRUE(parsed.context.failed);
}

} // namespace
} // namespace weft::convert
