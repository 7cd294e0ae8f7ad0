// Executable nodes: what the evaluator makes of the syntax tree, with names resolved.
//
// An expression gives a Value, null when an exception is pending. A statement ends in a Flow. Nodes belong to the Code
// that they are part of; they hold no state of a run, so a function may be active many times.
#pragma once
#include <memory>
#include <vector>

#include "base/source.h"
#include "value/objects.h"

namespace weft::py {

class Frame;

enum class Flow : uint8_t { Normal, Break, Continue, Return, Error };

struct ExprNode {
  SourceRange range;
  virtual ~ExprNode() = default;
  virtual Value eval(Frame &frame) const = 0;
  /// -1, 0, 1: the truth of the value; comparisons and `not` do without making a bool object.
  virtual int test(Frame &frame) const;
};
struct StmtNode {
  SourceRange range;
  virtual ~StmtNode() = default;
  virtual Flow exec(Frame &frame) const = 0;
};
/// What can stand left of `=`, in a `for`, after `del`.
struct TargetNode {
  SourceRange range;
  virtual ~TargetNode() = default;
  /// False with an exception pending.
  virtual bool assign(Frame &frame, const Value &value) const = 0;
  virtual bool remove(Frame &frame) const = 0;
};
using ExprPtr = std::unique_ptr<ExprNode>;
using StmtPtr = std::unique_ptr<StmtNode>;
using TargetPtr = std::unique_ptr<TargetNode>;
using Block = std::vector<StmtPtr>;

Flow execBlock(const Block &block, Frame &frame);
inline Flow flowOf(bool ok) { return ok ? Flow::Normal : Flow::Error; }

} // namespace weft::py
