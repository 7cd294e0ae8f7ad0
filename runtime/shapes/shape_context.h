// Shape rules: from dtypes and partly known shapes of inputs (and constants where known) to those of the outputs.
//
// The same rules serve tracing, the IR's type inference and checks. This library depends on core/'s headers alone: a
// rule never computes values.
#pragma once
#include "core/attr.h"
#include "core/status.h"
#include "core/tensor.h"
#include <optional>
#include <string>
#include <vector>

namespace wrt {

/// Unknown rank, or a list of extents of which some (-1) are unknown.
class PartialShape {
public:
  PartialShape() = default; // unknown rank
  PartialShape(std::vector<int64_t> dims) : known_(true), dims_(std::move(dims)) {}
  PartialShape(std::initializer_list<int64_t> dims) : known_(true), dims_(dims) {}
  PartialShape(std::span<const int64_t> dims) : known_(true), dims_(dims.begin(), dims.end()) {}
  static PartialShape unknown() { return {}; }
  static PartialShape ofRank(int64_t rank) { return std::vector<int64_t>(static_cast<size_t>(rank), -1); }

  bool hasRank() const { return known_; }
  int rank() const { return known_ ? static_cast<int>(dims_.size()) : -1; }
  /// Extent, -1 if unknown. `i` may be negative, counted from the end; needs a known rank.
  int64_t dim(int i) const { return dims_[static_cast<size_t>(i < 0 ? i + static_cast<int>(dims_.size()) : i)]; }
  void setDim(int i, int64_t v) { dims_[static_cast<size_t>(i < 0 ? i + static_cast<int>(dims_.size()) : i)] = v; }
  const std::vector<int64_t> &dims() const { return dims_; }
  bool isFullyKnown() const {
    if (!known_) return false;
    for (int64_t d : dims_)
      if (d < 0) return false;
    return true;
  }
  /// Number of elements, -1 if unknown (0 as soon as one extent is 0).
  int64_t count() const;
  bool operator==(const PartialShape &) const = default;
  /// TensorFlow's form in messages: "[2,?]", "<unknown>" for unknown rank.
  std::string str() const;

private:
  bool known_ = false;
  std::vector<int64_t> dims_;
};

struct ShapeInput {
  int32_t dtype = WRT_INVALID; // WRT_INVALID: unknown
  PartialShape shape;
  const wrt_tensor *constant = nullptr; // the value, if known
  const PartialShape *values =
      nullptr; // partly known elements of a rank-1 integer input (a shape), if anything is known
};

struct ShapeOutput {
  int32_t dtype = WRT_INVALID;
  PartialShape shape;
};

/// What a rule sees and fills in.
struct ShapeContext {
  std::span<const ShapeInput> inputs;
  std::span<const wrt_attr> attrs;
  std::vector<ShapeOutput> outputs; // sized by the caller if the op has a fixed number of results; rules may resize
  int32_t code = 0;
  std::string message;
  const char *tfName = "";

  const PartialShape &shape(int i) const { return inputs[static_cast<size_t>(i)].shape; }
  int32_t dtype(int i) const { return inputs[static_cast<size_t>(i)].dtype; }
  const wrt_attr &attr(int i) const;
  void set(int i, int32_t dtype, PartialShape shape);
  /// Elements of input i as a shape: from its constant or its partly known values; no rank if nothing is known.
  PartialShape valueAsShape(int i) const;
  int32_t fail(int32_t code, std::string message);
  int32_t invalid(std::string message) { return fail(WRT_INVALID_ARGUMENT, std::move(message)); }
};

/// 0 or a wrt_code with `message` set in the context.
using ShapeRule = int32_t (*)(ShapeContext &context);

/// The rule of an op of ops.inc by its (snake_case) name; NULL if there is no such op.
ShapeRule findShapeRule(std::string_view name);
/// Runs a rule with n_outputs outputs prepared.
int32_t inferShapes(std::string_view name, ShapeContext &context);

// Pieces that rules share.
/// Broadcast of two shapes; empty if they cannot be.
std::optional<PartialShape> broadcastShapes(const PartialShape &a, const PartialShape &b);
/// Both facts about one shape together; empty if they contradict.
std::optional<PartialShape> mergeShapes(const PartialShape &a, const PartialShape &b);
/// What holds for both (for joins of control flow).
PartialShape joinShapes(const PartialShape &a, const PartialShape &b);
/// "[2,3]" as TensorFlow's TensorShape prints itself.
std::string shapeText(std::span<const int64_t> dims);

} // namespace wrt
