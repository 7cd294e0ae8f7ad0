// Gradients of products, factorisations and solutions of matrices.
#include <algorithm>

#include "stage/gradients/helpers.h"
#include "value/errors.h"

namespace weft::stage {
namespace {

#define GRADIENT(name) Gradients name(Emitter &e, const OpCall &call, const TensorList &d)

Tensor product(Emitter &e, const Tensor &a, const Tensor &b, bool adjointA = false, bool adjointB = false) {
  return e.batchMatmul(a, b, Attr(adjointA), Attr(adjointB));
}
/// The last two axes exchanged, conjugated.
Tensor adjoint(Emitter &e, const Tensor &x) {
  if (!x) return {};
  std::vector<int64_t> perm;
  const int rank = x.shape().rank();
  if (rank < 2) {
    (void)py::raise(py::exceptions().NotImplementedError, "a gradient of matrices of unknown rank");
    return {};
  }
  for (int i = 0; i < rank; ++i) perm.push_back(i);
  std::swap(perm[static_cast<size_t>(rank) - 1], perm[static_cast<size_t>(rank) - 2]);
  return conjugate(e, e.transpose(x, Attr(perm)));
}
Tensor lowerPart(Emitter &e, const Tensor &x) { return e.matrixBandPart(x, scalar<int32_t>(-1), scalar<int32_t>(0)); }
Tensor diagonal(Emitter &e, const Tensor &x) { return e.matrixDiagPart(x, scalar<int32_t>(0), e.number(x, 0)); }
Tensor withDiagonal(Emitter &e, const Tensor &x, const Tensor &values) {
  return e.matrixSetDiag(x, values, scalar<int32_t>(0));
}

GRADIENT(matmulGrad) {
  const bool ta = call.attr("transpose_a").boolOr(false), tb = call.attr("transpose_b").boolOr(false);
  const Tensor a = conjugate(e, call.input(0)), b = conjugate(e, call.input(1)), &dy = d[0];
  auto mm = [&](const Tensor &x, const Tensor &y, bool tx, bool ty) { return e.matmul(x, y, Attr(tx), Attr(ty)); };
  Gradients result(2);
  if (isWanted(0)) result[0] = ta ? mm(b, dy, tb, true) : mm(dy, b, false, !tb);
  if (isWanted(1)) result[1] = tb ? mm(dy, a, true, ta) : mm(a, dy, !ta, false);
  return result;
}
/// The batch axes of `gradient` summed to those of `like`.
Tensor sumBatch(Emitter &e, const Tensor &gradient, const Tensor &like) {
  if (!gradient) return {};
  const wrt::PartialShape from = gradient.shape(), to = like.shape();
  if (!from.hasRank() || !to.hasRank() || from == to) return gradient;
  return sumTo(e, gradient, like, {});
}
GRADIENT(batchMatmulGrad) {
  const bool ax = call.attr("adj_x").boolOr(false), ay = call.attr("adj_y").boolOr(false);
  const Tensor &x = call.input(0), &y = call.input(1), &dy = d[0];
  Gradients result(2);
  if (isWanted(0)) result[0] = sumBatch(e, ax ? product(e, y, dy, ay, true) : product(e, dy, y, false, !ay), x);
  if (isWanted(1)) result[1] = sumBatch(e, ay ? product(e, dy, x, true, ax) : product(e, x, dy, !ax, false), y);
  return result;
}

GRADIENT(diagGrad) { return {e.diagPart(d[0])}; }
GRADIENT(diagPartGrad) { return {e.diag(d[0])}; }
GRADIENT(matrixBandPartGrad) { return {e.matrixBandPart(d[0], call.input(1), call.input(2)), {}, {}}; }
GRADIENT(matrixDiagGrad) {
  return {e.matrixDiagPart(d[0], call.input(1), e.number(d[0], 0), call.attr("align")), {}, {}, {}, {}};
}
GRADIENT(matrixDiagPartGrad) {
  return {e.matrixSetDiag(e.zerosLike(call.input(0)), d[0], call.input(1), call.attr("align")), {}, {}};
}
GRADIENT(matrixSetDiagGrad) {
  return {e.matrixSetDiag(d[0], e.zerosLike(call.input(1)), call.input(2), call.attr("align")),
          e.matrixDiagPart(d[0], call.input(2), e.number(d[0], 0), call.attr("align")),
          {}};
}
GRADIENT(matrixInverseGrad) {
  const Tensor &y = call.output(0);
  const bool adjointed = call.attr("adjoint").boolOr(false);
  return {e.neg(product(e, y, product(e, d[0], y, adjointed, !adjointed), !adjointed, false))};
}
/// det(A) A^-T dy
GRADIENT(matrixDeterminantGrad) {
  const Tensor factor = e.expandDims(e.expandDims(e.mul(d[0], call.output(0)), Attr(-1)), Attr(-1));
  return {e.mul(factor, e.matrixInverse(call.input(0), Attr(true)))};
}
GRADIENT(logMatrixDeterminantGrad) {
  if (!d[1]) return {{}};
  return {e.mul(e.expandDims(e.expandDims(d[1], Attr(-1)), Attr(-1)), e.matrixInverse(call.input(0), Attr(true)))};
}
GRADIENT(matrixSolveGrad) {
  const bool adjointed = call.attr("adjoint").boolOr(false);
  const Tensor toRhs = e.matrixSolve(call.input(0), d[0], Attr(!adjointed)), &y = call.output(0);
  return {e.neg(adjointed ? product(e, y, toRhs, false, true) : product(e, toRhs, y, false, true)), toRhs};
}
GRADIENT(matrixTriangularSolveGrad) {
  const bool lower = call.attr("lower").boolOr(true), adjointed = call.attr("adjoint").boolOr(false);
  const Tensor &a = call.input(0), &y = call.output(0);
  const Tensor toRhs = e.matrixTriangularSolve(a, d[0], Attr(lower), Attr(!adjointed));
  Tensor toMatrix = e.neg(adjointed ? product(e, y, toRhs, false, true) : product(e, toRhs, y, false, true));
  toMatrix = lower ? lowerPart(e, toMatrix) : e.matrixBandPart(toMatrix, scalar<int32_t>(0), scalar<int32_t>(-1));
  return {sumBatch(e, toMatrix, a), sumBatch(e, toRhs, call.input(1))};
}
/// Murray's formula: A' = 1/2 L^-T (phi(L^T L') + its adjoint) L^-1, phi halving the diagonal of the lower part.
GRADIENT(choleskyGrad) {
  const Tensor &l = call.output(0);
  const wrt::PartialShape shape = l.shape();
  Tensor middle = product(e, l, d[0], true, false);
  middle = withDiagonal(e, middle, e.mul(e.number(l, 0.5), diagonal(e, middle)));
  middle = lowerPart(e, middle);
  // L^-T M L^-1 by two triangular solutions.
  const Tensor half = e.matrixTriangularSolve(l, middle, Attr(true), Attr(true));
  const Tensor whole = adjoint(e, e.matrixTriangularSolve(l, adjoint(e, half), Attr(true), Attr(true)));
  return {e.mul(e.number(l, 0.5), e.add(whole, adjoint(e, whole)))};
}
/// v (diag(e') + (v^T v') / (e_j - e_i)) v^T for symmetric matrices.
GRADIENT(selfAdjointEigGrad) {
  const Tensor &values = call.output(0), &v = call.output(1);
  const bool vectors = call.attr("compute_v").boolOr(true);
  if (!vectors || !d[1]) {
    const Tensor vs = vectors ? v : e.selfAdjointEig(call.input(0), Attr(true))[1];
    return {product(e, e.mul(vs, e.expandDims(d[0], Attr(-2))), vs, false, true)};
  }
  const Tensor gaps = e.sub(e.expandDims(values, Attr(-2)), e.expandDims(values, Attr(-1)));
  Tensor f = e.divNoNan(e.onesLike(gaps), gaps);
  f = withDiagonal(e, f, e.zerosLike(values));
  Tensor inner = e.mul(f, product(e, v, d[1], true, false));
  if (d[0]) inner = e.add(inner, e.matrixSetDiag(e.zerosLike(inner), d[0], scalar<int32_t>(0)));
  const Tensor whole = product(e, v, product(e, inner, v, false, true));
  // Only the lower triangle is read by the op.
  Tensor lower = lowerPart(e, e.add(whole, adjoint(e, whole)));
  lower = withDiagonal(e, lower, e.mul(e.number(lower, 0.5), diagonal(e, lower)));
  return {lower};
}

/// X of least squares by the normal equations, with the regularisation l: of tall matrices (A^T A + l)^-1 A^T B, of
/// wide ones A^T (A A^T + l)^-1 B.
GRADIENT(matrixSolveLsGrad) {
  const Tensor &a = call.input(0), &b = call.input(1), &x = call.output(0);
  const wrt::PartialShape shape = a.shape();
  if (!call.attr("fast").boolOr(true)) {
    (void)py::raiseValueError("Gradient not defined for fast=False");
    return {};
  }
  if (!shape.hasRank() || shape.dim(shape.rank() - 2) < 0 || shape.dim(shape.rank() - 1) < 0) {
    (void)py::raise(py::exceptions().NotImplementedError, "the gradient of lstsq for a matrix of unknown shape");
    return {};
  }
  const bool tall = shape.dim(shape.rank() - 2) >= shape.dim(shape.rank() - 1);
  Tensor gram = tall ? product(e, a, a, true, false) : product(e, a, a, false, true);
  gram = withDiagonal(e, gram, e.add(diagonal(e, gram), e.castTo(call.input(2), a.dtype())));
  Gradients result(call.inputs.size());
  if (tall) {
    const Tensor z = e.matrixSolve(gram, d[0]), xz = product(e, x, z, false, true);
    result[0] = e.sub(product(e, b, z, false, true), product(e, a, e.add(xz, adjoint(e, xz))));
    result[1] = product(e, a, z);
  } else {
    const Tensor toRhs = e.matrixSolve(gram, product(e, a, d[0])), inner = e.matrixSolve(gram, b);
    const Tensor s = product(e, toRhs, inner, false, true);
    result[0] = e.sub(product(e, inner, d[0], false, true), product(e, e.add(s, adjoint(e, s)), a));
    result[1] = toRhs;
  }
  return result;
}

/// Y^T X + X Y^T = dY for the root Y, as a system of n^2 equations: (Y^T (x) 1 + 1 (x) Y) x = dy.
GRADIENT(matrixSquareRootGrad) {
  const Tensor &y = call.output(0);
  const wrt::PartialShape shape = y.shape();
  if (!shape.hasRank() || shape.dim(shape.rank() - 1) < 0) {
    (void)py::raise(py::exceptions().NotImplementedError, "the gradient of sqrtm for a matrix of unknown shape");
    return {};
  }
  const int rank = shape.rank();
  const int64_t n = shape.dim(rank - 1);
  wrt::Tensor unit = wrt::Tensor::make(WRT_FLOAT64, std::vector<int64_t>{n, n});
  for (int64_t i = 0; i < n * n; ++i) unit.data<double>()[i] = i % (n + 1) == 0;
  const Tensor one = e.castTo(constant(std::move(unit)), y.dtype());
  // From [.., n, n] to [.., n, 1, n, 1] and [.., 1, n, 1, n].
  auto outer = [&](const Tensor &x) { return e.expandDims(e.expandDims(x, Attr(-1)), Attr(-3)); };
  auto inner = [&](const Tensor &x) { return e.expandDims(e.expandDims(x, Attr(-2)), Attr(-4)); };
  const Tensor sum = e.add(e.mul(outer(adjoint(e, y)), inner(one)), e.mul(outer(one), inner(y)));
  const Tensor whole = shapeOf(e, y);
  auto ending = [&](std::vector<int64_t> last) {
    if (rank == 2) return intVector(last);
    return e.concat({e.slice(whole, intVector({0}), intVector({rank - 2})), intVector(last)}, Attr(0));
  };
  const Tensor system = e.reshape(sum, ending({n * n, n * n})), rhs = e.reshape(d[0], ending({n * n, 1}));
  return {e.reshape(e.matrixSolve(system, rhs), whole)};
}

/// x r^-T for an upper triangle r.
Tensor overTransposed(Emitter &e, const Tensor &x, const Tensor &r) {
  return adjoint(e, e.matrixTriangularSolve(r, adjoint(e, x), Attr(false), Attr(false)));
}
/// Of a = q r with square r.
Tensor throughQr(Emitter &e, const Tensor &q, const Tensor &r, const Tensor &dq, const Tensor &dr) {
  const Tensor qdq = product(e, q, dq, true, false), rdr = product(e, r, dr, false, true);
  const Tensor lower = lowerPart(e, e.add(e.sub(qdq, adjoint(e, qdq)), e.sub(rdr, adjoint(e, rdr))));
  const Tensor inside = product(e, q, e.add(dr, overTransposed(e, lower, r)));
  return e.add(inside, overTransposed(e, e.sub(dq, product(e, q, qdq)), r));
}
GRADIENT(qrGrad) {
  const Tensor &a = call.input(0), &q = call.output(0), &r = call.output(1);
  const wrt::PartialShape shape = a.shape();
  if (!shape.hasRank() || shape.dim(shape.rank() - 2) < 0 || shape.dim(shape.rank() - 1) < 0) {
    (void)py::raise(py::exceptions().NotImplementedError, "QrGrad not implemented with dynamic shapes.");
    return {};
  }
  const int64_t m = shape.dim(shape.rank() - 2), n = shape.dim(shape.rank() - 1);
  if (m > n && call.attr("full_matrices").boolOr(false)) {
    (void)py::raise(py::exceptions().NotImplementedError,
                    "QrGrad not implemented when nrows > ncols and full_matrices is true. Received r.shape={} with "
                    "nrows={}and ncols={}.",
                    r.shape().str(), m, n);
    return {};
  }
  const Tensor dq = orZeros(e, d[0], q), dr = orZeros(e, d[1], r);
  if (m >= n) return {throughQr(e, q, r, dq, dr)};
  // [x y] = q [u v] with square x and u: y only turns with q.
  auto columns = [&](const Tensor &x, int64_t from, int64_t count) {
    std::vector<int64_t> begin(static_cast<size_t>(shape.rank()), 0), size(begin.size(), -1);
    begin.back() = from;
    size.back() = count;
    return e.slice(x, intVector(begin), intVector(size));
  };
  const Tensor y = columns(a, m, n - m), dv = columns(dr, m, n - m);
  const Tensor dx = throughQr(e, q, columns(r, 0, m), e.add(dq, product(e, y, dv, false, true)), columns(dr, 0, m));
  return {e.concat({dx, product(e, q, dv)}, Attr(shape.rank() - 1))};
}

/// u [ds + (F o (u^T du - its adjoint)) s + s (F o (v^T dv - its adjoint))] v^T, F = 1 / (s_j^2 - s_i^2), and what lies
/// outside of the spaces that u and v span.
GRADIENT(svdGrad) {
  const Tensor &a = call.input(0);
  const wrt::PartialShape shape = a.shape();
  if (!shape.hasRank() || shape.dim(shape.rank() - 2) < 0 || shape.dim(shape.rank() - 1) < 0) {
    (void)py::raise(py::exceptions().NotImplementedError,
                    "SVD gradient has not been implemented for input with unknown "
                    "inner matrix shape.");
    return {};
  }
  const int64_t m = shape.dim(shape.rank() - 2), n = shape.dim(shape.rank() - 1), k = std::min(m, n);
  if (!call.attr("compute_uv").boolOr(true)) {
    const TensorList parts = e.svd(a, Attr(true), Attr(false));
    if (parts.size() != 3) return {};
    return {product(e, parts[1], e.mul(e.expandDims(d[0], Attr(-1)), adjoint(e, parts[2])))};
  }
  if (call.attr("full_matrices").boolOr(false) && std::abs(m - n) > 1) {
    (void)py::raise(py::exceptions().NotImplementedError,
                    "svd gradient is not implemented for abs(m - n) > 1 when full_matrices is True");
    return {};
  }
  auto thin = [&](const Tensor &x) {
    if (!x || !x.shape().hasRank() || x.shape().dim(x.shape().rank() - 1) == k) return x;
    std::vector<int64_t> begin(static_cast<size_t>(shape.rank()), 0), size(begin.size(), -1);
    size.back() = k;
    return e.slice(x, intVector(begin), intVector(size));
  };
  const Tensor &s = call.output(0), u = thin(call.output(1)), v = thin(call.output(2));
  const Tensor du = thin(orZeros(e, d[1], call.output(1))), dv = thin(orZeros(e, d[2], call.output(2)));
  const Tensor rows = e.expandDims(s, Attr(-2)), columns = e.expandDims(s, Attr(-1));
  const Tensor gaps = e.sub(e.square(rows), e.square(columns)), f = e.divNoNan(e.onesLike(gaps), gaps);
  auto turning = [&](const Tensor &x, const Tensor &dx) {
    const Tensor p = product(e, x, dx, true, false);
    return e.mul(f, e.sub(p, adjoint(e, p)));
  };
  Tensor inner = e.add(e.mul(turning(u, du), rows), e.mul(columns, turning(v, dv)));
  if (d[0]) inner = e.add(inner, e.matrixSetDiag(e.zerosLike(inner), d[0], scalar<int32_t>(0)));
  Tensor result = product(e, u, product(e, inner, v, false, true));
  const Tensor over = e.divNoNan(e.onesLike(rows), rows);
  if (m > k) {
    const Tensor outside = e.mul(e.sub(du, product(e, u, product(e, u, du, true, false))), over);
    result = e.add(result, product(e, outside, v, false, true));
  }
  if (n > k) {
    const Tensor outside = e.mul(e.sub(dv, product(e, v, product(e, v, dv, true, false))), over);
    result = e.add(result, product(e, u, outside, false, true));
  }
  return {result};
}

#define ENTRY(name) {#name, name}
const GradientEntry entries[] = {
    ENTRY(batchMatmulGrad),
    ENTRY(choleskyGrad),
    ENTRY(diagGrad),
    ENTRY(diagPartGrad),
    ENTRY(logMatrixDeterminantGrad),
    ENTRY(matmulGrad),
    ENTRY(matrixBandPartGrad),
    ENTRY(matrixDeterminantGrad),
    ENTRY(matrixDiagGrad),
    ENTRY(matrixDiagPartGrad),
    ENTRY(matrixInverseGrad),
    ENTRY(matrixSetDiagGrad),
    ENTRY(matrixSolveGrad),
    ENTRY(matrixSolveLsGrad),
    ENTRY(matrixSquareRootGrad),
    ENTRY(matrixTriangularSolveGrad),
    ENTRY(qrGrad),
    ENTRY(selfAdjointEigGrad),
    ENTRY(svdGrad),
};

} // namespace

std::span<const GradientEntry> linalgGradients() { return entries; }

} // namespace weft::stage
