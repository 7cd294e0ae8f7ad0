#include "base/source.h"

#include <gtest/gtest.h>

using namespace weft;

TEST(SourceBuffer, PositionsCountLinesFromOneAndBytesFromZero) {
  SourceBuffer buffer("f.py", "ab\ncd\n");
  EXPECT_EQ(buffer.position(0).line, 1u);
  EXPECT_EQ(buffer.position(4).line, 2u);
  EXPECT_EQ(buffer.position(4).column, 1u);
  EXPECT_EQ(buffer.position(6).line, 3u);
}

TEST(SourceBuffer, LineEndsBecomeLineFeeds) {
  SourceBuffer buffer("f.py", "a\r\nb\rc");
  EXPECT_EQ(buffer.text(), "a\nb\nc");
  EXPECT_EQ(buffer.line(3), "c");
  EXPECT_EQ(buffer.line(4), "");
}

TEST(ReadFile, SaysWhyAFileCannotBeRead) {
  std::string error;
  EXPECT_FALSE(readFile("no/such/file.py", error));
  EXPECT_EQ(error, "No such file or directory");
}
