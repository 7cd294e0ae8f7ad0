// Memory for one run of tree-sitter.
//
// tree-sitter asks for several small blocks a token, and frees them one by one. Here a block comes from a list of its
// size or from the end of a larger one, and everything goes at once when the run ends.
#pragma once

namespace weft::cst {

/// While one exists, tree-sitter's memory in this thread comes from it. Not nested.
class Arena {
public:
  Arena();
  ~Arena();
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;
  /// Gives back all that tree-sitter has asked for; the next run uses the same memory, which is still in the cache.
  void reset();
};

} // namespace weft::cst
