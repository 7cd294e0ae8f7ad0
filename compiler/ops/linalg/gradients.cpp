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
  if (!ta && !tb) return {mm(dy, b, false, true), mm(a, dy, true, false)};
  if (!ta) return {mm(dy, b, false, false), mm(dy, a, true, false)};
  if (!tb) return {mm(b, dy, false, true), mm(a, dy, false, false)};
  return {mm(b, dy, true, true), mm(dy, a, true, true)};
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
  Tensor gx, gy;
  if (!ax && !ay) {
    gx = product(e, dy, y, false, true);
    gy = product(e, x, dy, true, false);
  } else if (!ax) {
    gx = product(e, dy, y, false, false);
    gy = product(e, dy, x, true, false);
  } else if (!ay) {
    gx = product(e, y, dy, false, true);
    gy = product(e, x, dy, false, false);
  } else {
    gx = product(e, y, dy, true, true);
    gy = product(e, dy, x, true, true);
  }
  return {sumBatch(e, gx, x), sumBatch(e, gy, y)};
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
    ENTRY(matrixTriangularSolveGrad),
    ENTRY(selfAdjointEigGrad),
};

} // namespace

std::span<const GradientEntry> linalgGradients() { return entries; }

} // namespace weft::stage
