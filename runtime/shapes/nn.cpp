// Shape rules of matrix products and of what neural networks use.
#include "shapes/rules.h"

using namespace wrt;

namespace {
std::string str(int64_t v) { return std::to_string(v); }

int32_t product(ShapeContext &c, bool ta, bool tb) {
  const PartialShape &a = c.shape(0), &b = c.shape(1);
  const auto merge = [&](int64_t x, int64_t y, bool &ok) {
    ok = x < 0 || y < 0 || x == y;
    return x < 0 ? y : x;
  };
  const int64_t m = a.hasRank() ? a.dim(ta ? -1 : -2) : -1, ka = a.hasRank() ? a.dim(ta ? -2 : -1) : -1;
  const int64_t n = b.hasRank() ? b.dim(tb ? -2 : -1) : -1, kb = b.hasRank() ? b.dim(tb ? -1 : -2) : -1;
  bool ok;
  merge(ka, kb, ok);
  if (!ok) return c.invalid("Dimensions must be equal, but are " + str(ka) + " and " + str(kb));
  if (!a.hasRank() || !b.hasRank()) {
    c.set(0, c.dtype(0), PartialShape::unknown());
    return 0;
  }
  const PartialShape la(std::vector<int64_t>(a.dims().begin(), a.dims().end() - 2)),
      lb(std::vector<int64_t>(b.dims().begin(), b.dims().end() - 2));
  const auto batch = broadcastShapes(la, lb);
  if (!batch) return c.invalid("Incompatible shapes: " + la.str() + " vs. " + lb.str());
  std::vector<int64_t> dims = batch->dims();
  dims.insert(dims.end(), {m, n});
  c.set(0, c.dtype(0), dims);
  return 0;
}
} // namespace

WRT_RULE(matmul) {
  for (int i = 0; i < 2; ++i)
    if (c.shape(i).hasRank() && c.shape(i).rank() != 2)
      return c.invalid("Shape must be rank 2 but is rank " + str(c.shape(i).rank()));
  if (!c.shape(0).hasRank() || !c.shape(1).hasRank()) {
    const bool ta = boolOr(c.attr(0), false), tb = boolOr(c.attr(1), false);
    c.set(0, c.dtype(0),
          PartialShape({c.shape(0).hasRank() ? c.shape(0).dim(ta ? 1 : 0) : -1,
                        c.shape(1).hasRank() ? c.shape(1).dim(tb ? 0 : 1) : -1}));
    return 0;
  }
  return product(c, boolOr(c.attr(0), false), boolOr(c.attr(1), false));
}
WRT_RULE(batch_matmul) {
  for (int i = 0; i < 2; ++i)
    if (c.shape(i).hasRank() && c.shape(i).rank() < 2)
      return c.invalid("Shape must be at least rank 2 but is rank " + str(c.shape(i).rank()));
  return product(c, boolOr(c.attr(0), false), boolOr(c.attr(1), false));
}

WRT_RULE(softmax) {
  if (c.shape(0).hasRank() && c.shape(0).rank() < 1) return c.invalid("Shape must be at least rank 1 but is rank 0");
  c.set(0, c.dtype(0), c.shape(0));
  return 0;
}
WRT_RULE(softmax_cross_entropy) {
  auto shape = broadcastShapes(c.shape(0), c.shape(1));
  if (!shape) return c.invalid("Dimensions must be equal, but are " + c.shape(0).str() + " and " + c.shape(1).str());
  if (shape->hasRank() && shape->rank() != 2)
    return c.invalid("Shape must be rank 2 but is rank " + str(shape->rank()));
  if (!shape->hasRank()) shape = PartialShape({-1, -1});
  c.set(0, c.dtype(0), PartialShape({shape->dim(0)}));
  c.set(1, c.dtype(0), *shape);
  return 0;
}
WRT_RULE(sparse_softmax_cross_entropy) {
  PartialShape x = c.shape(0).hasRank() ? c.shape(0) : PartialShape({-1, -1});
  if (x.rank() != 2) return c.invalid("Shape must be rank 2 but is rank " + str(x.rank()));
  if (c.shape(1).hasRank() && c.shape(1).rank() != 1)
    return c.invalid("Shape must be rank 1 but is rank " + str(c.shape(1).rank()));
  int64_t n = x.dim(0);
  if (c.shape(1).hasRank()) {
    const int64_t labels = c.shape(1).dim(0);
    if (n >= 0 && labels >= 0 && n != labels)
      return c.invalid("Dimensions must be equal, but are " + str(n) + " and " + str(labels));
    if (n < 0) n = labels;
  }
  c.set(0, c.dtype(0), PartialShape({n}));
  c.set(1, c.dtype(0), x);
  return 0;
}

WRT_RULE(bias_add) {
  const PartialShape &x = c.shape(0), &b = c.shape(1);
  if (x.hasRank() && b.hasRank()) {
    const bool nchw = stringOr(c.attr(0), "NHWC") == "NCHW";
    if (b.rank() != 1) return c.invalid("Shape must be rank 1 but is rank " + str(b.rank()));
    if (x.rank() < 2) return c.invalid("Shape must be at least rank 2 but is rank " + str(x.rank()));
    const int64_t channels = x.dim(nchw ? 1 : -1);
    if (channels >= 0 && b.dim(0) >= 0 && channels != b.dim(0))
      return c.invalid("Dimensions must be equal, but are " + str(channels) + " and " + str(b.dim(0)));
  }
  c.set(0, c.dtype(0), x);
  return 0;
}
WRT_RULE(bias_add_grad) {
  const PartialShape &x = c.shape(0);
  const bool nchw = stringOr(c.attr(0), "NHWC") == "NCHW";
  c.set(0, c.dtype(0), PartialShape({x.hasRank() && x.rank() > 1 ? x.dim(nchw ? 1 : -1) : -1}));
  return 0;
}
WRT_RULE(in_top_k) {
  c.set(0, WRT_BOOL, c.shape(1));
  return 0;
}
