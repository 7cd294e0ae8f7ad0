// Regular expressions as Python's `re` has them: a parser to a small tree, and a backtracking matcher over code points.
// Private to value/.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace weft::py {

enum RegexFlags : int { RegexIgnoreCase = 2, RegexMultiLine = 8, RegexDotAll = 16, RegexVerbose = 64 };

class Regex {
public:
  struct Node;
  Regex();
  ~Regex();
  /// False with the message (CPython's words) and position of the mistake in `error` and `errorAt`.
  bool parse(std::string_view pattern, int flags);
  std::string error;
  size_t errorAt = 0;
  int flags = 0;
  size_t groups = 0; // without group 0
  std::vector<std::pair<std::string, size_t>> names;

  /// Positions of each group's begin and end, -1 where it took no part; by code points.
  using Groups = std::vector<int64_t>;
  enum class Mode { Search, Match, Full };
  bool match(const std::vector<uint32_t> &text, size_t begin, size_t end, Mode mode, Groups &out) const;

private:
  friend class RegexParser;
  std::unique_ptr<Node> root_;
};

} // namespace weft::py
