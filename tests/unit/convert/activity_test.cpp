#include "convert/analysis/activity.h"

#include <algorithm>

#include "parse.h"

namespace weft::convert {
namespace {

struct Analysed : Parsed {
  explicit Analysed(const std::string &text, Policy policy = Policy::Mirror)
      : Parsed(text, policy), activity(analyzeActivity(*module->body[0], context)) {}
  std::string names(const SymbolIdSet &set) {
    std::vector<std::string> texts;
    for (SymbolId id : set) texts.push_back(context.symbols[id].text);
    std::sort(texts.begin(), texts.end());
    std::string result;
    for (const std::string &text : texts) result += (result.empty() ? "" : " ") + text;
    return result;
  }
  const Scope &statement(size_t i) { return *activity.of(function()->body[i]).own; }
  Activity activity;
};

TEST(Activity, StatementsReadAndBind) {
  Analysed a("def f(x):\n"
             "    a.b = x.y + d[k]\n"
             "    n += 1\n"
             "    del q, r.s\n"
             "    import m.n, o as p\n");
  EXPECT_EQ(a.names(a.statement(0).read), "a d d[k] k x x.y");
  EXPECT_EQ(a.names(a.statement(0).bound), "a.b");
  EXPECT_EQ(a.names(a.statement(1).read), "n");
  EXPECT_EQ(a.names(a.statement(1).modified), "n");
  EXPECT_EQ(a.names(a.statement(2).deleted), "q r.s");
  EXPECT_EQ(a.names(a.statement(3).bound), "m p");
}

TEST(Activity, ComprehensionTargetsAreNobodys) {
  Analysed a("def f(xs):\n    y = [i.a + z for i in xs if i]\n");
  EXPECT_EQ(a.names(a.statement(0).read), "xs z");
  EXPECT_EQ(a.names(a.statement(0).bound), "y");
}

TEST(Activity, LambdaReadsCountWhereItStands) {
  Analysed a("def f(xs):\n    g = lambda p, q=w: p + xs\n");
  EXPECT_EQ(a.names(a.statement(0).read), "w xs");
}

TEST(Activity, HandlerNameIsPrivate) {
  Analysed a("def f(x):\n"
             "    while x:\n"
             "        try:\n"
             "            y = 1\n"
             "        except E as e:\n"
             "            z = e\n");
  const Scope &body = *a.activity.of(a.function()->body[0]).body;
  EXPECT_EQ(a.names(body.read), "E");
  EXPECT_EQ(a.names(body.bound), "y z");
}

TEST(Activity, ConstructorOfLocalClassModifiesSelf) {
  Analysed a("def f(x):\n"
             "    class K:\n"
             "        def __init__(self):\n"
             "            self.v = x\n");
  const auto *init = a.function()->body[0]->as<ast::ClassDef>()->body[0]->as<ast::FunctionDef>();
  EXPECT_EQ(a.names(a.activity.of(init->body[0]).own->modified), "self self.v");
  EXPECT_EQ(a.names(a.activity.of(init->body[0]).own->bound), "self.v");
}

TEST(Activity, BranchesAddUp) {
  Analysed a("def f(x):\n    if x:\n        a = b\n    else:\n        c = d\n");
  const NodeScopes &scopes = a.activity.of(a.function()->body[0]);
  EXPECT_EQ(a.names(scopes.body->bound), "a");
  EXPECT_EQ(a.names(scopes.orelse->read), "d");
  EXPECT_EQ(a.names(a.activity.of(a.function()).body->read), "b d x");
}

TEST(Activity, GlobalsBelongToTheFunction) {
  Analysed a("def f(x):\n    if x:\n        global g\n        g = 1\n");
  EXPECT_EQ(a.names(a.activity.of(a.function()).body->globals), "g");
}

TEST(Activity, WalrusInComprehensionBindsOutsideUnderStage) {
  Analysed mirror("def f(xs):\n    y = [(z := i) for i in xs]\n");
  EXPECT_EQ(mirror.names(mirror.statement(0).bound), "y");
  Analysed stage("def f(xs):\n    y = [(z := i) for i in xs]\n", Policy::Stage);
  EXPECT_EQ(stage.names(stage.statement(0).bound), "y z");
}

} // namespace
} // namespace weft::convert
