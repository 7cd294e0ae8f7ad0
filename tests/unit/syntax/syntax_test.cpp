// The front end against what CPython 3.11 says: tests/syntax/trees and tests/syntax/errors, one test for each file; and
// what files cannot say: encodings, very long and very deep texts, single expressions.
#include <algorithm>
#include <filesystem>
#include <string>

#include <gtest/gtest.h>

#include "base/source.h"
#include "syntax/parser.h"
#include "syntax/unparse.h"

namespace weft {
namespace {

std::string read(const std::filesystem::path &path) {
  std::string error;
  auto text = readFile(path.string(), error);
  EXPECT_TRUE(text) << path << ": " << error;
  return text.value_or("");
}

struct Parsed {
  ast::Context context;
  Diagnostics diagnostics;
  ast::Module *module = nullptr;
};

std::unique_ptr<Parsed> parse(std::string text) {
  auto parsed = std::make_unique<Parsed>();
  const uint32_t file = SourceManager::instance().add("test.py", std::move(text));
  if (auto module = parseModule(file, parsed->context, parsed->diagnostics)) parsed->module = *module;
  return parsed;
}

std::string problemOf(const Parsed &parsed) {
  if (parsed.module) return "accepted";
  const Diagnostic &diagnostic = parsed.diagnostics.all().front();
  const LineColumn at = SourceManager::instance().buffer(diagnostic.range.file).position(diagnostic.range.begin);
  return diagnostic.exceptionClass + ":" + std::to_string(at.line) + ": " + diagnostic.message;
}

std::vector<std::string> namesIn(const std::string &folder) {
  std::vector<std::string> names;
  for (const auto &entry : std::filesystem::directory_iterator(std::string(WEFT_SYNTAX_TESTS) + "/" + folder))
    if (entry.path().extension() == ".py") names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

class Trees : public testing::TestWithParam<std::string> {};

TEST_P(Trees, SameAsCPython) {
  const std::string base = std::string(WEFT_SYNTAX_TESTS) + "/trees/" + GetParam();
  const auto parsed = parse(read(base + ".py"));
  ASSERT_TRUE(parsed->module) << problemOf(*parsed);
  EXPECT_EQ(ast::dump(*parsed->module, true) + "\n", read(base + ".dump"));
  EXPECT_EQ(unparse(*parsed->module) + "\n", read(base + ".text"));
}

// What is printed must mean the same, and print the same again.
TEST_P(Trees, SurvivesPrinting) {
  const auto first = parse(read(std::string(WEFT_SYNTAX_TESTS) + "/trees/" + GetParam() + ".py"));
  ASSERT_TRUE(first->module);
  const std::string text = unparse(*first->module);
  const auto second = parse(text + "\n");
  if (GetParam() == "strings") return; // a lone surrogate has no UTF-8 text; repr() escapes it
  ASSERT_TRUE(second->module) << problemOf(*second) << "\n" << text;
  EXPECT_EQ(unparse(*second->module), text);
}

INSTANTIATE_TEST_SUITE_P(Syntax, Trees, testing::ValuesIn(namesIn("trees")),
                         [](const auto &info) { return info.param; });

class Errors : public testing::TestWithParam<std::string> {};

TEST_P(Errors, SaysWhatCPythonSays) {
  const std::string base = std::string(WEFT_SYNTAX_TESTS) + "/errors/" + GetParam();
  const auto parsed = parse(read(base + ".py"));
  EXPECT_EQ(problemOf(*parsed) + "\n", read(base + ".expected"));
  EXPECT_LE(parsed->diagnostics.all().size(), 1u);
}

INSTANTIATE_TEST_SUITE_P(Syntax, Errors, testing::ValuesIn(namesIn("errors")),
                         [](const auto &info) { return info.param; });

TEST(Encoding, ByteOrderMarkAndLineEnds) {
  const auto parsed = parse("\xEF\xBB\xBFx = 1\r\ny = 2\r");
  ASSERT_TRUE(parsed->module);
  EXPECT_EQ(unparse(*parsed->module), "x = 1\ny = 2");
  EXPECT_EQ(ast::position(*parsed->module->body[0]).column, 0u);
}

TEST(Encoding, Latin1Cookie) {
  const auto parsed = parse("# -*- coding: latin-1 -*-\nx = '\xE9'\n");
  ASSERT_TRUE(parsed->module) << problemOf(*parsed);
  EXPECT_EQ(unparse(*parsed->module), "x = 'é'");
}

TEST(Encoding, NotUtf8) {
  EXPECT_EQ(problemOf(*parse("x = '\xE9'\n")), "SyntaxError:1: the file is not UTF-8: byte 0xe9 at offset 5");
  EXPECT_EQ(problemOf(*parse("# coding: koi8-r\nx = '\xE9'\n")), "SyntaxError:2: encoding problem: koi8-r");
}

TEST(Encoding, NullByte) {
  EXPECT_EQ(problemOf(*parse(std::string("x = 1\0\n", 7))), "SyntaxError:1: source code cannot contain null bytes");
}

TEST(Depth, LongChainsAreAccepted) {
  std::string sum = "x = a";
  for (int i = 0; i < 2500; ++i) sum += " + a";
  const auto parsed = parse(sum + "\n");
  ASSERT_TRUE(parsed->module) << problemOf(*parsed);
  EXPECT_EQ(unparse(*parsed->module), sum);
}

TEST(Depth, WhatCPythonCannotCompileIsRefused) {
  const std::string expected = "RecursionError:1: maximum recursion depth exceeded during compilation";
  auto repeat = [](std::string first, const std::string &part, const std::string &last) {
    for (int i = 0; i < 20000; ++i) first += part;
    return first + last + "\n";
  };
  EXPECT_EQ(problemOf(*parse(repeat("a", " + a", ""))), expected);
  EXPECT_EQ(problemOf(*parse(repeat("a", ".b()", ""))), expected);
  EXPECT_EQ(problemOf(*parse(repeat("", "- ", "a"))), expected);
  EXPECT_EQ(problemOf(*parse(repeat("", "not ", "a"))), expected);
  EXPECT_EQ(problemOf(*parse(repeat("", "lambda: ", "a"))), expected);
  EXPECT_EQ(problemOf(*parse(repeat("", "a if b else ", "c"))), expected);
  EXPECT_EQ(problemOf(*parse(repeat("a", "**a", ""))), expected);
}

TEST(Depth, LongFlatTextsAreAccepted) {
  std::string list = "x = [", booleans = "x = a", targets;
  for (int i = 0; i < 20000; ++i) {
    list += "1, ";
    booleans += " and a";
    targets += "a = ";
  }
  EXPECT_TRUE(parse(list + "]\n")->module);
  EXPECT_TRUE(parse(booleans + "\n")->module);
  EXPECT_TRUE(parse(targets + "b\n")->module);
}

TEST(Expression, Alone) {
  ast::Context context;
  Diagnostics diagnostics;
  auto expression = parseExpression("a if b else\\\n c(*d)[1:]", context, diagnostics);
  ASSERT_TRUE(expression);
  EXPECT_EQ(unparse(**expression), "a if b else c(*d)[1:]");
  EXPECT_FALSE(parseExpression("a = 1", context, diagnostics));
  EXPECT_FALSE(parseExpression("a b", context, diagnostics));
}

TEST(Repr, Numbers) {
  EXPECT_EQ(reprDouble(1e16), "1e+16");
  EXPECT_EQ(reprDouble(1e15), "1000000000000000.0");
  EXPECT_EQ(reprDouble(0.0001), "0.0001");
  EXPECT_EQ(reprDouble(0.00001), "1e-05");
  EXPECT_EQ(reprDouble(-0.0), "-0.0");
  EXPECT_EQ(reprDouble(0.1), "0.1");
  EXPECT_EQ(reprDouble(5e-324), "5e-324");
  EXPECT_EQ(reprConstant(std::complex<double>(0, 2500)), "2500j");
}

TEST(Repr, Strings) {
  EXPECT_EQ(reprString("it's"), "\"it's\"");
  EXPECT_EQ(reprString("it's \"x\""), "'it\\'s \"x\"'");
  EXPECT_EQ(reprString("\n\t\x01\xC2\xA0é"), "'\\n\\t\\x01\\xa0é'");
  EXPECT_EQ(reprBytes(std::string("a\0'\xFF", 4)), "b\"a\\x00'\\xff\"");
}

} // namespace
} // namespace weft
