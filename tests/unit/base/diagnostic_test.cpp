#include "base/diagnostic.h"

#include <gtest/gtest.h>

using namespace weft;

namespace {
SourceRange rangeOf(const char *text, std::string_view part) {
  uint32_t file = SourceManager::instance().add("f.py", text);
  size_t at = std::string_view(text).find(part);
  return {file, static_cast<uint32_t>(at), static_cast<uint32_t>(at + part.size())};
}
} // namespace

TEST(Diagnostic, TextShowsPlaceLineAndCaret) {
  Diagnostics diagnostics;
  diagnostics.report(rangeOf("x = 1\nyy = g()\n", "g()"), DiagnosticKind::SyntaxError, "invalid syntax")
      .raises("SyntaxError")
      .fix("write `h()`");
  EXPECT_EQ(renderText(diagnostics.all()[0], false), "f.py:2:6: error: SyntaxError: invalid syntax [WFT0100]\n"
                                                     " 2 | yy = g()\n"
                                                     "   |      ^^^\n"
                                                     "   = fix: write `h()`\n");
}

TEST(Diagnostic, ColumnsCountCodePoints) {
  Diagnostics diagnostics;
  diagnostics.report(rangeOf("\u00e9\u00e9 = $\n", "$"), DiagnosticKind::SyntaxError, "invalid syntax");
  EXPECT_EQ(renderText(diagnostics.all()[0], false), "f.py:1:6: error: invalid syntax [WFT0100]\n"
                                                     " 1 | \u00e9\u00e9 = $\n"
                                                     "   |      ^\n");
}

TEST(Diagnostic, LabelsQuoteTheirLines) {
  const char *text = "a = 1\nb = 2\n";
  SourceRange a = rangeOf(text, "1");
  SourceRange b{a.file, 10, 11};
  Diagnostics diagnostics;
  diagnostics.report(b, DiagnosticKind::SyntaxError, "two").label(a, "first here");
  EXPECT_EQ(renderText(diagnostics.all()[0], false), "f.py:2:5: error: two [WFT0100]\n"
                                                     " 2 | b = 2\n   |     ^\n"
                                                     " 1 | a = 1\n   |     - first here\n");
}

TEST(Diagnostic, WarningsAreNotErrors) {
  Diagnostics diagnostics;
  EXPECT_FALSE(diagnostics.hasErrors());
  diagnostics.report({}, DiagnosticKind::CannotReadFile, "f.py", "No such file or directory");
  EXPECT_TRUE(diagnostics.hasErrors());
  EXPECT_EQ(renderText(diagnostics.all()[0], false),
            "error: cannot read `f.py`: No such file or directory [WFT0001]\n");
}

TEST(Diagnostic, JsonHasPlaceCodeAndFixes) {
  Diagnostics diagnostics;
  diagnostics.report(rangeOf("x = 1\n", "1"), DiagnosticKind::SyntaxError, "m").fix("f");
  std::string json = renderJson(diagnostics.all());
  for (const char *part : {"\"file\": \"f.py\"", "\"line\": 1", "\"column\": 5", "\"code\": \"WFT0100\"",
                           "\"severity\": \"error\"", "\"f\""})
    EXPECT_NE(json.find(part), std::string::npos) << part << " in " << json;
}
