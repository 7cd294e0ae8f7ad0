// Shape rules of linear algebra and of ops on diagonals.
#include "shapes/rules.h"
#include <algorithm>

using namespace wrt;

namespace {
std::string str(int64_t v) { return std::to_string(v); }

/// Splits into batch extents and the matrix's; false and an error if the rank is too low.
struct Matrix {
  bool known = false;
  std::vector<int64_t> lead;
  int64_t m = -1, n = -1;
};
int32_t matrix(ShapeContext &c, int input, Matrix &x, bool square = false) {
  const PartialShape &s = c.shape(input);
  if (!s.hasRank()) return 0;
  if (s.rank() < 2) return c.invalid("Shape must be at least rank 2 but is rank " + str(s.rank()));
  x.known = true;
  x.lead.assign(s.dims().begin(), s.dims().end() - 2);
  x.m = s.dim(-2);
  x.n = s.dim(-1);
  if (square) {
    if (x.m >= 0 && x.n >= 0 && x.m != x.n)
      return c.invalid("Dimensions must be equal, but are " + str(x.m) + " and " + str(x.n));
    x.m = x.n = x.m < 0 ? x.n : x.m;
  }
  return 0;
}
PartialShape with(const Matrix &x, std::initializer_list<int64_t> tail) {
  if (!x.known) return PartialShape::unknown();
  std::vector<int64_t> dims = x.lead;
  dims.insert(dims.end(), tail);
  return dims;
}
int64_t least(int64_t a, int64_t b) { return a < 0 || b < 0 ? -1 : std::min(a, b); }
std::optional<int64_t> constant(const ShapeInput &input, int64_t at = 0) {
  if (!input.constant || input.constant->size <= at) return std::nullopt;
  return input.constant->dtype == WRT_INT32 ? data<int32_t>(input.constant)[at] : data<int64_t>(input.constant)[at];
}
} // namespace

WRT_RULE(square_matrix) {
  Matrix x;
  if (const int32_t code = matrix(c, 0, x, true)) return code;
  c.set(0, c.dtype(0), with(x, {x.n, x.n}));
  return 0;
}
WRT_RULE(determinant) {
  Matrix x;
  if (const int32_t code = matrix(c, 0, x, true)) return code;
  c.set(0, c.dtype(0), with(x, {}));
  return 0;
}
WRT_RULE(log_determinant) {
  Matrix x;
  if (const int32_t code = matrix(c, 0, x, true)) return code;
  c.set(0, c.dtype(0), with(x, {}));
  c.set(1, c.dtype(0), with(x, {}));
  return 0;
}
WRT_RULE(matrix_solve) {
  Matrix a, r;
  if (const int32_t code = matrix(c, 0, a, true)) return code;
  if (const int32_t code = matrix(c, 1, r)) return code;
  if (a.n >= 0 && r.m >= 0 && a.n != r.m)
    return c.invalid("Dimensions must be equal, but are " + str(a.n) + " and " + str(r.m));
  if (!a.known || !r.known) {
    c.set(0, c.dtype(0), PartialShape::unknown());
    return 0;
  }
  const auto lead = broadcastShapes(PartialShape(a.lead), PartialShape(r.lead));
  if (!lead) return c.invalid("Incompatible shapes: " + c.shape(0).str() + " vs. " + c.shape(1).str());
  r.lead = lead->dims();
  c.set(0, c.dtype(0), with(r, {r.m < 0 ? a.n : r.m, r.n}));
  return 0;
}
WRT_RULE(matrix_solve_ls) {
  Matrix a, r;
  if (const int32_t code = matrix(c, 0, a)) return code;
  if (const int32_t code = matrix(c, 1, r)) return code;
  c.set(0, c.dtype(0), r.known ? with(a, {a.n, r.n}) : PartialShape::unknown());
  return 0;
}
WRT_RULE(qr) {
  Matrix x;
  if (const int32_t code = matrix(c, 0, x)) return code;
  const int64_t k = boolOr(c.attr(0), false) ? x.m : least(x.m, x.n);
  c.set(0, c.dtype(0), with(x, {x.m, k}));
  c.set(1, c.dtype(0), with(x, {k, x.n}));
  return 0;
}
WRT_RULE(self_adjoint_eig) {
  Matrix x;
  if (const int32_t code = matrix(c, 0, x, true)) return code;
  c.set(0, c.dtype(0), with(x, {x.n}));
  c.set(1, c.dtype(0), boolOr(c.attr(0), true) ? with(x, {x.n, x.n}) : PartialShape({0}));
  return 0;
}
WRT_RULE(svd) {
  Matrix x;
  if (const int32_t code = matrix(c, 0, x)) return code;
  const int64_t k = least(x.m, x.n);
  const bool vectors = boolOr(c.attr(0), true), full = boolOr(c.attr(1), false);
  c.set(0, c.dtype(0), with(x, {k}));
  c.set(1, c.dtype(0), vectors ? with(x, {x.m, full ? x.m : k}) : PartialShape({0}));
  c.set(2, c.dtype(0), vectors ? with(x, {x.n, full ? x.n : k}) : PartialShape({0}));
  return 0;
}
WRT_RULE(lu) {
  Matrix x;
  if (const int32_t code = matrix(c, 0, x, true)) return code;
  c.set(0, c.dtype(0), with(x, {x.n, x.n}));
  c.set(1, dtypeOr(c.attr(0), WRT_INT32), with(x, {x.n}));
  return 0;
}

WRT_RULE(matrix_diag) { // diagonal, k, rows, columns, padding
  const PartialShape &d = c.shape(0);
  const auto lower = constant(c.inputs[1]),
             upper = c.inputs[1].constant && c.inputs[1].constant->size > 1 ? constant(c.inputs[1], 1) : lower;
  const auto rows = constant(c.inputs[2]), columns = constant(c.inputs[3]);
  if (!d.hasRank() || !lower || !upper || !rows || !columns || d.rank() < 1) {
    c.set(0, c.dtype(0), PartialShape::unknown());
    return 0;
  }
  std::vector<int64_t> dims(d.dims().begin(), d.dims().end() - (*lower == *upper ? 1 : 2));
  const int64_t n = d.dim(-1);
  int64_t m = *rows, k = *columns;
  if (n >= 0) {
    const int64_t leastRows = n - std::min<int64_t>(*upper, 0), leastColumns = n + std::max<int64_t>(*lower, 0);
    if (m < 0 && k < 0)
      m = k = std::max(leastRows, leastColumns);
    else if (m < 0)
      m = leastRows;
    else if (k < 0)
      k = leastColumns;
  }
  dims.insert(dims.end(), {m, k});
  c.set(0, c.dtype(0), dims);
  return 0;
}
WRT_RULE(matrix_diag_part) { // input, k, padding
  Matrix x;
  if (const int32_t code = matrix(c, 0, x)) return code;
  const auto lower = constant(c.inputs[1]),
             upper = c.inputs[1].constant && c.inputs[1].constant->size > 1 ? constant(c.inputs[1], 1) : lower;
  if (!x.known || !lower || !upper) {
    c.set(0, c.dtype(0), PartialShape::unknown());
    return 0;
  }
  const int64_t longest =
      x.m < 0 || x.n < 0 ? -1 : std::min(x.m + std::min<int64_t>(*upper, 0), x.n - std::max<int64_t>(*lower, 0));
  c.set(0, c.dtype(0), *lower == *upper ? with(x, {longest}) : with(x, {*upper - *lower + 1, longest}));
  return 0;
}
