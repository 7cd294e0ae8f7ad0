// Gradients of elementwise arithmetic, reductions and cumulative ops.
#include <numbers>

#include "stage/gradients/helpers.h"
#include "value/errors.h"

namespace weft::stage {
namespace {

// One line each for f(x) with y = f(x): the gradient is dy times the expression.
#define UNARY(name, expression)                                                                                        \
  Gradients name(Emitter &e, const OpCall &call, const TensorList &d) {                                                \
    const Tensor &x = call.input(0), &y = call.output(0), &dy = d[0];                                                  \
    (void)x;                                                                                                           \
    (void)y;                                                                                                           \
    return {expression};                                                                                               \
  }
#define BINARY(name, forX, forY)                                                                                       \
  Gradients name(Emitter &e, const OpCall &call, const TensorList &d) {                                                \
    const Tensor &x = call.input(0), &y = call.input(1), &z = call.output(0), &dz = d[0];                              \
    (void)z;                                                                                                           \
    Gradients result(2);                                                                                               \
    if (isWanted(0)) result[0] = sumTo(e, forX, x, y);                                                                 \
    if (isWanted(1)) result[1] = sumTo(e, forY, y, x);                                                                 \
    return result;                                                                                                     \
  }
#define NOTHING(name)                                                                                                  \
  Gradients name(Emitter &, const OpCall &call, const TensorList &) { return Gradients(call.inputs.size()); }

Tensor c(Emitter &e, const Tensor &x) { return conjugate(e, x); }
Tensor oneMinusSquare(Emitter &e, const Tensor &x) { return e.sub(e.number(x, 1), e.square(x)); }

UNARY(absGrad, e.mul(dy, e.sign(x)))
UNARY(acosGrad, e.neg(e.div(dy, c(e, e.sqrt(oneMinusSquare(e, x))))))
UNARY(acoshGrad, e.div(dy, c(e, e.sinh(y))))
UNARY(asinGrad, e.div(dy, c(e, e.sqrt(oneMinusSquare(e, x)))))
UNARY(asinhGrad, e.div(dy, c(e, e.cosh(y))))
UNARY(atanGrad, e.div(dy, c(e, e.add(e.number(x, 1), e.square(x)))))
UNARY(atanhGrad, e.div(dy, c(e, oneMinusSquare(e, x))))
UNARY(besselI0Grad, e.mul(dy, e.besselI1(x)))
UNARY(besselI0eGrad, e.mul(dy, e.sub(e.besselI1e(x), e.mul(e.sign(x), y))))
UNARY(conjGrad, e.conj(dy))
UNARY(cosGrad, e.mul(e.neg(dy), c(e, e.sin(x))))
UNARY(coshGrad, e.mul(dy, c(e, e.sinh(x))))
UNARY(erfGrad, e.mul(dy, e.mul(e.number(x, 2 / std::sqrt(std::numbers::pi)), e.exp(e.neg(e.square(x))))))
UNARY(erfcGrad, e.mul(dy, e.mul(e.number(x, -2 / std::sqrt(std::numbers::pi)), e.exp(e.neg(e.square(x))))))
UNARY(erfinvGrad, e.mul(dy, e.mul(e.number(x, std::sqrt(std::numbers::pi) / 2), e.exp(e.square(y)))))
UNARY(ndtriGrad,
      e.mul(dy, e.mul(e.number(x, std::sqrt(2 * std::numbers::pi)), e.exp(e.mul(e.number(x, 0.5), e.square(y))))))
UNARY(expGrad, e.mul(dy, c(e, y)))
UNARY(expm1Grad, e.mul(dy, c(e, e.exp(x))))
UNARY(lgammaGrad, e.mul(dy, e.digamma(x)))
UNARY(logGrad, e.mul(dy, e.reciprocal(c(e, x))))
UNARY(log1pGrad, e.div(dy, e.add(e.number(x, 1), c(e, x))))
UNARY(negGrad, e.neg(dy))
UNARY(reciprocalGrad, e.reciprocalGrad(y, dy))
UNARY(rsqrtGrad, e.rsqrtGrad(y, dy))
UNARY(sigmoidGrad, e.sigmoidGrad(c(e, y), dy))
UNARY(signGrad, e.zerosLike(x))
UNARY(sinGrad, e.mul(dy, c(e, e.cos(x))))
UNARY(sinhGrad, e.mul(dy, c(e, e.cosh(x))))
UNARY(sqrtGrad, e.sqrtGrad(y, dy))
UNARY(squareGrad, e.mul(dy, e.mul(e.number(x, 2), c(e, x))))
UNARY(tanGrad, e.mul(dy, c(e, e.square(e.reciprocal(e.cos(x))))))
UNARY(tanhGrad, e.tanhGrad(c(e, y), dy))
NOTHING(ceilGrad)
NOTHING(floorGrad)
NOTHING(roundGrad)
NOTHING(rintGrad)
NOTHING(floorDivGrad)
NOTHING(truncateDivGrad)
NOTHING(argMaxGrad)
NOTHING(argMinGrad)

BINARY(addV2Grad, dz, dz)
BINARY(subGrad, dz, e.neg(dz))
BINARY(mulGrad, e.mul(dz, c(e, y)), e.mul(c(e, x), dz))
BINARY(mulNoNanGrad, e.mulNoNan(dz, c(e, y)), e.mulNoNan(c(e, x), dz))
BINARY(realDivGrad, e.div(dz, c(e, y)), e.mul(dz, e.div(e.div(e.neg(c(e, x)), c(e, y)), c(e, y))))
BINARY(divNoNanGrad, e.divNoNan(dz, c(e, y)), e.mul(dz, e.divNoNan(e.divNoNan(e.neg(c(e, x)), c(e, y)), c(e, y))))
BINARY(floorModGrad, dz, e.mul(dz, e.neg(e.floorDiv(x, y))))
BINARY(maximumGrad, e.select(e.greaterEqual(x, y), dz, e.zerosLike(dz)),
       e.select(e.greaterEqual(x, y), e.zerosLike(dz), dz))
BINARY(minimumGrad, e.select(e.lessEqual(x, y), dz, e.zerosLike(dz)), e.select(e.lessEqual(x, y), e.zerosLike(dz), dz))
BINARY(squaredDifferenceGrad, e.mul(dz, e.mul(e.number(x, 2), e.sub(x, y))),
       e.mul(dz, e.mul(e.number(x, -2), e.sub(x, y))))
// The record's operands are (y, x).
BINARY(atan2Grad, e.mul(y, e.div(dz, e.add(e.square(x), e.square(y)))),
       e.mul(e.neg(x), e.div(dz, e.add(e.square(x), e.square(y)))))
BINARY(nextAfterGrad, dz, e.zerosLike(dz))
BINARY(complexGrad, e.real(dz), e.imag(dz))
BINARY(xdivyGrad, e.mul(dz, e.xdivy(e.castTo(e.notEqual(x, e.number(x, 0)), x.dtype()), y)),
       e.mul(dz, e.xdivy(e.neg(x), e.square(y))))
BINARY(xlogyGrad, e.mul(dz, e.xlogy(e.castTo(e.notEqual(x, e.number(x, 0)), x.dtype()), y)), e.mul(dz, e.xdivy(x, y)))
BINARY(xlog1pyGrad, e.mul(dz, e.xlog1py(e.castTo(e.notEqual(x, e.number(x, 0)), x.dtype()), y)),
       e.mul(dz, e.xdivy(x, e.add(y, e.number(y, 1)))))

Tensor powForX(Emitter &e, const Tensor &x, const Tensor &y, const Tensor &dz) {
  // A constant exponent of 0, 1 or 2 is the usual case; the general formula would give NaN at 0 for some of them.
  return e.mul(e.mul(dz, c(e, y)), c(e, e.pow(x, e.sub(y, e.number(y, 1)))));
}
Tensor powForY(Emitter &e, const Tensor &x, const Tensor &z, const Tensor &dz) {
  const Tensor zero = e.number(x, 0);
  const Tensor safe = wrt::isComplex(x.dtype()) ? e.notEqual(x, zero) : e.greater(x, zero);
  const Tensor log = e.select(safe, e.log(e.select(safe, x, e.onesLike(x))), e.zerosLike(x));
  return e.mul(e.mul(dz, c(e, z)), c(e, log));
}
BINARY(powGrad, powForX(e, x, y, dz), powForY(e, x, z, dz))

// At 0 it is TensorFlow's 1, not 1/2.
UNARY(besselI1Grad,
      e.mul(dy, e.select(e.equal(x, e.number(x, 0)), e.number(x, 1), e.sub(e.besselI0(x), e.divNoNan(y, x)))))
UNARY(besselI1eGrad,
      e.mul(dy, e.select(e.equal(x, e.number(x, 0)), e.number(x, 0.5),
                         e.sub(e.besselI0e(x), e.mul(y, e.add(e.sign(x), e.divNoNan(e.number(x, 1), x)))))))

Gradients addNGrad(Emitter &, const OpCall &call, const TensorList &d) { return Gradients(call.inputs.size(), d[0]); }
Gradients castGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const int32_t to = call.input(0).dtype(), from = d[0].dtype();
  const bool flows = (wrt::isFloating(to) || wrt::isComplex(to)) && (wrt::isFloating(from) || wrt::isComplex(from));
  return {flows ? e.castTo(d[0], to) : Tensor()};
}
Gradients clipByValueGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &x = call.input(0), &low = call.input(1), &high = call.input(2), &dy = d[0];
  const Tensor zero = e.zerosLike(dy), under = e.less(x, low), over = e.greater(x, high);
  return {e.select(e.logicalOr(under, over), zero, dy), sumTo(e, e.select(under, dy, zero), low, x),
          sumTo(e, e.select(over, dy, zero), high, x)};
}
Tensor asComplex(Emitter &e, const Tensor &x) { return e.complex(x, e.zerosLike(x)); }
UNARY(complexAbsGrad, e.divNoNan(e.mul(asComplex(e, dy), x), asComplex(e, y)))
UNARY(realGrad, asComplex(e, dy))
UNARY(imagGrad, e.complex(e.zerosLike(dy), dy))
UNARY(angleGrad, e.mul(e.neg(asComplex(e, dy)), e.reciprocal(e.complex(e.imag(x), e.real(x)))))
Gradients crossGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  return {e.cross(call.input(1), d[0]), e.cross(d[0], call.input(0))};
}

// Of ops that are gradients themselves: for second derivatives.
Gradients reciprocalGradGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &a = call.input(0), &b = call.input(1), &dz = d[0];
  return {e.mul(e.mul(e.mul(e.number(a, -2), dz), b), a), e.reciprocalGrad(a, dz)};
}
Gradients rsqrtGradGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &a = call.input(0), &b = call.input(1), &dz = d[0];
  return {e.mul(e.mul(e.mul(e.number(a, -1.5), dz), b), e.square(a)), e.rsqrtGrad(a, dz)};
}
Gradients sigmoidGradGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &y = call.input(0), &dy = call.input(1), &dz = d[0];
  const Tensor both = e.mul(dz, dy);
  return {e.sub(both, e.mul(e.mul(e.number(y, 2), both), y)), e.sigmoidGrad(y, dz)};
}
Gradients sqrtGradGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &a = call.input(0), &z = call.output(0);
  const Tensor ga = e.div(d[0], a);
  return {e.mul(e.neg(ga), z), e.mul(e.number(a, 0.5), ga)};
}
Gradients tanhGradGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &y = call.input(0), &dy = call.input(1), &dz = d[0];
  return {e.mul(e.mul(e.mul(e.number(y, -2), dz), dy), y), e.tanhGrad(y, dz)};
}

// Reductions.
Tensor spread(Emitter &e, const OpCall &call, const Tensor &dy) {
  return e.broadcastTo(keepReduced(e, dy, call.input(0), call), shapeOf(e, call.input(0)));
}
Gradients sumGrad(Emitter &e, const OpCall &call, const TensorList &d) { return {spread(e, call, d[0])}; }
Gradients meanGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &x = call.input(0), &y = call.output(0);
  const int64_t in = x.shape().count(), out = y.shape().count();
  Tensor factor;
  if (in >= 0 && out >= 0)
    factor = e.number(x, out == 0 ? 1 : static_cast<double>(in / std::max<int64_t>(out, 1)));
  else
    factor = e.castTo(e.floorDiv(e.size(x), e.maximum(e.size(y), scalar<int32_t>(1))), x.dtype());
  return {e.div(spread(e, call, d[0]), factor)};
}
Gradients extremumGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &x = call.input(0);
  const Tensor hits = e.castTo(e.equal(keepReduced(e, call.output(0), x, call), x), x.dtype());
  const std::vector<int64_t> axes = reducedAxes(call);
  const Tensor count = x.shape().hasRank() ? e.sum(hits, Attr(axes), Attr(true)) : e.sum(hits);
  return {e.mul(e.div(hits, count), keepReduced(e, d[0], x, call))};
}
Gradients euclideanNormGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &x = call.input(0);
  return {e.div(x, e.div(keepReduced(e, call.output(0), x, call), keepReduced(e, d[0], x, call)))};
}
/// Products of all other elements along the axes, by products from both ends: right also where elements are 0.
Gradients prodGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &x = call.input(0);
  const wrt::PartialShape shape = x.shape();
  const Tensor dy = keepReduced(e, d[0], x, call);
  if (!shape.isFullyKnown()) return {e.div(e.mul(dy, keepReduced(e, call.output(0), x, call)), x)};
  std::vector<int64_t> axes = reducedAxes(call), order, back(static_cast<size_t>(shape.rank()));
  int64_t reduced = 1;
  for (int64_t i = 0; i < shape.rank(); ++i)
    if (std::find(axes.begin(), axes.end(), i) == axes.end()) order.push_back(i);
  for (int64_t a : axes) {
    order.push_back(a);
    reduced *= shape.dim(static_cast<int>(a));
  }
  std::vector<int64_t> moved;
  for (size_t i = 0; i < order.size(); ++i) {
    back[static_cast<size_t>(order[i])] = static_cast<int64_t>(i);
    moved.push_back(shape.dim(static_cast<int>(order[i])));
  }
  const Tensor flat =
      e.reshape(shape.rank() ? e.transpose(x, Attr(order)) : x, intVector({-1, std::max<int64_t>(reduced, 1)}));
  const Tensor others =
      e.mul(e.cumprod(flat, Attr(1), Attr(true), Attr(false)), e.cumprod(flat, Attr(1), Attr(true), Attr(true)));
  Tensor result = e.reshape(others, intVector(moved));
  if (shape.rank()) result = e.transpose(result, Attr(back));
  return {e.mul(dy, result)};
}

// Cumulative ops: the same from the other end.
Attr turned(const OpCall &call) { return Attr(!call.attr("reverse").boolOr(false)); }
Gradients cumsumGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  return {e.cumsum(d[0], call.attr("axis"), call.attr("exclusive"), turned(call))};
}
Gradients cumprodGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor total = e.cumsum(e.mul(call.output(0), d[0]), call.attr("axis"), call.attr("exclusive"), turned(call));
  return {e.divNoNan(total, call.input(0))};
}
Gradients cumulativeLogsumexpGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &x = call.input(0), &y = call.output(0), &dy = d[0];
  const Tensor zero = e.number(x, 0),
               least = e.number(x, x.dtype() == WRT_FLOAT64 ? -1.7976931348623157e308 : -3.4028234e38);
  auto part = [&](const Tensor &positive) {
    const Tensor some = e.greater(positive, zero);
    const Tensor log = e.select(some, e.log(e.select(some, positive, e.onesLike(positive))), least);
    return e.exp(
        e.add(e.cumulativeLogsumexp(e.sub(log, y), call.attr("axis"), call.attr("exclusive"), turned(call)), x));
  };
  return {e.sub(part(dy), part(e.neg(dy)))};
}

// Segments: gradients go back to the rows that made the segment.
Gradients segmentSumGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  return {e.gather(d[0], call.input(1)), {}};
}
Gradients segmentMeanGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &data = call.input(0), &ids = call.input(1);
  const Tensor counts = e.segmentSum(e.onesLike(data), ids);
  return {e.gather(e.div(d[0], counts), ids), {}};
}
Gradients segmentExtremumGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &data = call.input(0), &ids = call.input(1);
  const Tensor hits = e.equal(data, e.gather(call.output(0), ids));
  const Tensor counts = e.segmentSum(e.castTo(hits, data.dtype()), ids);
  return {e.select(hits, e.gather(e.div(d[0], counts), ids), e.zerosLike(data)), {}};
}
/// Rows by id; negative ids belong to no segment and give zeros.
Tensor gatherOrZero(Emitter &e, const Tensor &rows, const Tensor &ids) {
  const Tensor zero = e.number(ids, 0), good = e.greaterEqual(ids, zero);
  const Tensor gathered = e.gather(rows, e.maximum(ids, zero));
  if (!gathered || !gathered.shape().hasRank() || !ids.shape().hasRank()) return gathered;
  Tensor mask = e.castTo(good, rows.dtype());
  for (int i = ids.shape().rank(); i < gathered.shape().rank(); ++i) mask = e.expandDims(mask, Attr(-1));
  return e.mul(gathered, mask);
}
Gradients unsortedSegmentSumGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  return {gatherOrZero(e, d[0], call.input(1)), {}, {}};
}
/// The product of the others is the segment's product over the element, or where that is 0 the product of the rest;
/// two zeros leave nothing.
Gradients segmentProductGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const bool unsorted = call.op == OpId::unsorted_segment_prod;
  const Tensor &data = call.input(0), &ids = call.input(1);
  const Tensor zero = e.number(data, 0), isZero = e.equal(data, zero), ones = e.onesLike(data);
  auto total = [&](const Tensor &x) {
    return unsorted ? e.unsortedSegmentSum(x, ids, call.input(2)) : e.segmentSum(x, ids);
  };
  auto rows = [&](const Tensor &x) { return unsorted ? gatherOrZero(e, x, ids) : e.gather(x, ids); };
  const Tensor zeros = total(e.castTo(isZero, WRT_INT32));
  const Tensor dy = e.select(e.greater(zeros, scalar<int32_t>(1)), e.zerosLike(d[0]), d[0]);
  const Tensor rest = e.select(isZero, ones, data);
  const Tensor product = unsorted ? e.unsortedSegmentProd(rest, ids, call.input(2)) : e.segmentProd(rest, ids);
  const Tensor partial = e.select(isZero, rows(product), e.div(rows(call.output(0)), rest));
  Gradients result(call.inputs.size());
  result[0] = e.mul(rows(dy), partial);
  return result;
}
Gradients unsortedSegmentExtremumGrad(Emitter &e, const OpCall &call, const TensorList &d) {
  const Tensor &data = call.input(0), &ids = call.input(1);
  const Tensor hits = e.equal(data, gatherOrZero(e, call.output(0), ids));
  const Tensor counts = e.unsortedSegmentSum(e.castTo(hits, data.dtype()), ids, call.input(2));
  return {e.select(hits, gatherOrZero(e, e.divNoNan(d[0], counts), ids), e.zerosLike(data)), {}, {}};
}

#define ENTRY(name) {#name, name}
const GradientEntry entries[] = {
    ENTRY(absGrad),
    ENTRY(acosGrad),
    ENTRY(acoshGrad),
    ENTRY(addNGrad),
    ENTRY(addV2Grad),
    ENTRY(angleGrad),
    ENTRY(argMaxGrad),
    ENTRY(argMinGrad),
    ENTRY(asinGrad),
    ENTRY(asinhGrad),
    ENTRY(atanGrad),
    ENTRY(atan2Grad),
    ENTRY(atanhGrad),
    ENTRY(besselI0Grad),
    ENTRY(besselI0eGrad),
    ENTRY(besselI1Grad),
    ENTRY(besselI1eGrad),
    ENTRY(castGrad),
    ENTRY(ceilGrad),
    ENTRY(clipByValueGrad),
    ENTRY(complexGrad),
    ENTRY(complexAbsGrad),
    ENTRY(conjGrad),
    ENTRY(cosGrad),
    ENTRY(coshGrad),
    ENTRY(crossGrad),
    ENTRY(cumprodGrad),
    ENTRY(cumsumGrad),
    ENTRY(cumulativeLogsumexpGrad),
    ENTRY(divNoNanGrad),
    ENTRY(erfGrad),
    ENTRY(erfcGrad),
    ENTRY(erfinvGrad),
    ENTRY(euclideanNormGrad),
    ENTRY(expGrad),
    ENTRY(expm1Grad),
    ENTRY(floorGrad),
    ENTRY(floorDivGrad),
    ENTRY(floorModGrad),
    ENTRY(imagGrad),
    ENTRY(lgammaGrad),
    ENTRY(logGrad),
    ENTRY(log1pGrad),
    {"maxGrad", extremumGrad},
    ENTRY(maximumGrad),
    ENTRY(meanGrad),
    {"minGrad", extremumGrad},
    ENTRY(minimumGrad),
    ENTRY(mulGrad),
    ENTRY(mulNoNanGrad),
    ENTRY(ndtriGrad),
    ENTRY(negGrad),
    ENTRY(nextAfterGrad),
    ENTRY(powGrad),
    ENTRY(prodGrad),
    ENTRY(realGrad),
    ENTRY(realDivGrad),
    ENTRY(reciprocalGrad),
    ENTRY(reciprocalGradGrad),
    ENTRY(rintGrad),
    ENTRY(roundGrad),
    ENTRY(rsqrtGrad),
    ENTRY(rsqrtGradGrad),
    {"segmentMaxGrad", segmentExtremumGrad},
    ENTRY(segmentMeanGrad),
    {"segmentMinGrad", segmentExtremumGrad},
    {"segmentProdGrad", segmentProductGrad},
    ENTRY(segmentSumGrad),
    ENTRY(sigmoidGrad),
    ENTRY(sigmoidGradGrad),
    ENTRY(signGrad),
    ENTRY(sinGrad),
    ENTRY(sinhGrad),
    ENTRY(sqrtGrad),
    ENTRY(sqrtGradGrad),
    ENTRY(squareGrad),
    ENTRY(squaredDifferenceGrad),
    ENTRY(subGrad),
    ENTRY(sumGrad),
    ENTRY(tanGrad),
    ENTRY(tanhGrad),
    ENTRY(tanhGradGrad),
    ENTRY(truncateDivGrad),
    {"unsortedSegmentMaxGrad", unsortedSegmentExtremumGrad},
    {"unsortedSegmentMinGrad", unsortedSegmentExtremumGrad},
    {"unsortedSegmentProdGrad", segmentProductGrad},
    ENTRY(unsortedSegmentSumGrad),
    ENTRY(xdivyGrad),
    ENTRY(xlog1pyGrad),
    ENTRY(xlogyGrad),
};

} // namespace

std::span<const GradientEntry> mathGradients() { return entries; }

} // namespace weft::stage
