#include "convert/analysis/qual_names.h"

#include "parse.h"

namespace weft::convert {
namespace {

// The symbol's text of an expression, or "" where it is none.
std::string symbolOf(const std::string &text) {
  Parsed parsed(text + "\n");
  QualNames names;
  SymbolId id = names.of(parsed.module->body[0]->as<ast::ExprStmt>()->value);
  return id ? names[id].text : "";
}

TEST(QualNames, Texts) {
  EXPECT_EQ(symbolOf("a"), "a");
  EXPECT_EQ(symbolOf("a.b.c"), "a.b.c");
  EXPECT_EQ(symbolOf("d['k']"), "d['k']");
  EXPECT_EQ(symbolOf("d[\"it's\"]"), "d['it's']");
  EXPECT_EQ(symbolOf("d[k.a][2].x"), "d[k.a][2].x");
  EXPECT_EQ(symbolOf("d[None]"), "d[None]");
  EXPECT_EQ(symbolOf("d[b'k']"), "d[b'k']");
}

TEST(QualNames, WhatIsNoSymbol) {
  for (const char *text : {"f().a", "x[-1]", "x[i + 1]", "x[1:2]", "x[1, 2]", "x[...]", "1", "x[f()]"})
    EXPECT_EQ(symbolOf(text), "") << text;
}

TEST(QualNames, EqualLiteralsAreOneKey) {
  Parsed parsed("d[1]\nd[True]\nd[1.0]\nd['1']\nd[2]\n");
  QualNames names;
  auto id = [&](size_t i) { return names.of(parsed.module->body[i]->as<ast::ExprStmt>()->value); };
  EXPECT_EQ(id(0), id(1));
  EXPECT_EQ(id(0), id(2));
  EXPECT_NE(id(0), id(3));
  EXPECT_NE(id(0), id(4));
}

TEST(QualNames, Support) {
  Parsed parsed("a.b[c.d][0]\n");
  QualNames names;
  SymbolId id = names.of(parsed.module->body[0]->as<ast::ExprStmt>()->value);
  std::vector<std::string> support;
  for (SymbolId s : names[id].support) support.push_back(names[s].text);
  EXPECT_EQ(support, (std::vector<std::string>{"a", "c"}));
}

TEST(SymbolIdSet, SortsAndDropsCopies) {
  SymbolIdSet set;
  for (SymbolId id : {5, 2, 5, 9, 2}) set.add(id);
  EXPECT_EQ(set.items(), (std::vector<SymbolId>{2, 5, 9}));
  EXPECT_TRUE(set.contains(9));
  EXPECT_FALSE(set.contains(3));
}

} // namespace
} // namespace weft::convert
