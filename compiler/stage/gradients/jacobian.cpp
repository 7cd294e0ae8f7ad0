// One backward walk for each element of the target: one after the other where they are few and known, otherwise as a
// loop of the graph.
#include "stage/gradients/jacobian.h"

#include <utility>

#include "stage/context.h"
#include "stage/gradients/helpers.h"

namespace weft::stage {
namespace {

constexpr int64_t unrolled = 8; // so many walks are written out in a graph

/// Keeps the tape's notes for more than one walk.
class Persistent {
public:
  explicit Persistent(Tape &tape) : tape_(tape), before_(std::exchange(tape.persistent, true)) {}
  ~Persistent() { tape_.persistent = before_; }
  Persistent(const Persistent &) = delete;

private:
  Tape &tape_;
  bool before_;
};

/// Gradients for seeds 0..count-1, stacked along a new first axis. `size` is `count` if that is known, else -1.
MaybeTensors stackedGradients(Tape &tape, const Tensor &target, const TensorList &sources, int64_t size,
                              const Tensor &count, const std::function<Tensor(const Tensor &)> &seed) {
  Emitter emit;
  if (!context().trace || (size >= 0 && size <= unrolled)) {
    std::vector<TensorList> rows(sources.size());
    for (int64_t i = 0; i < size; ++i) {
      const Tensor start = seed(scalar<int32_t>(static_cast<int32_t>(i)));
      const MaybeTensors found = start ? tape.gradient({target}, sources, {start}) : MaybeTensors();
      if (!found) return {};
      for (size_t s = 0; s < sources.size(); ++s) rows[s].push_back((*found)[s]);
    }
    TensorList result;
    for (TensorList &list : rows) {
      const bool connected = !list.empty() && list[0];
      result.push_back(connected ? emit.stack(list, Attr(0)) : Tensor());
      if (connected && !result.back()) return {};
    }
    return result;
  }
  // Which sources are connected shows in the body; the others carry an empty list around.
  std::vector<bool> connected(sources.size());
  std::vector<int32_t> dtypes(sources.size(), WRT_FLOAT32);
  std::vector<wrt::PartialShape> shapes(sources.size());
  TensorList state{scalar<int32_t>(0)};
  for (const Tensor &source : sources) {
    const auto *variable = static_cast<VariableObject *>(source->variable);
    const int32_t dtype = variable ? variable->dtype : source.dtype();
    state.push_back(emit.tensorListReserve(scalar<int32_t>(-1), count, Attr::dtype(dtype)));
    if (!state.back()) return {};
  }
  const MaybeTensors done = emitWhile(
      state, [&](const TensorList &now) { return emit.less(now[0], count); },
      [&](const TensorList &now) -> MaybeTensors {
        TensorList next{emit.add(now[0], scalar<int32_t>(1))};
        const Tensor start = seed(now[0]);
        const MaybeTensors found = start ? tape.gradient({target}, sources, {start}) : MaybeTensors();
        if (!found) return {};
        for (size_t s = 0; s < sources.size(); ++s) {
          const Tensor &gradient = (*found)[s];
          connected[s] = static_cast<bool>(gradient);
          if (gradient) {
            dtypes[s] = gradient.dtype();
            shapes[s] = gradient.shape();
          }
          next.push_back(gradient ? emit.tensorListSetItem(now[1 + s], now[0], gradient) : now[1 + s]);
          if (!next.back()) return {};
        }
        return next;
      });
  if (!done) return {};
  TensorList result;
  for (size_t s = 0; s < sources.size(); ++s) {
    result.emplace_back();
    if (!connected[s]) continue;
    const Tensor shape = shapes[s].hasRank() ? intVector(shapes[s].dims()) : scalar<int32_t>(-1);
    result.back() = emit.tensorListStack((*done)[1 + s], shape, Attr::dtype(dtypes[s]));
    if (!result.back()) return {};
  }
  return result;
}

/// The parts of a shape after each other.
Tensor joinedShape(Emitter &emit, const TensorList &parts) { return emit.concat(parts, Attr(0)); }
Tensor withoutFirst(Emitter &emit, const Tensor &shape) { return emit.slice(shape, intVector({1}), intVector({-1})); }

} // namespace

MaybeTensors jacobian(Tape &tape, const Tensor &target, const TensorList &sources) {
  const Persistent persistent(tape);
  Emitter emit;
  const int64_t size = target.shape().isFullyKnown() ? target.shape().count() : -1;
  const Tensor shape = shapeOf(emit, target);
  const Tensor count = size >= 0 ? scalar<int32_t>(static_cast<int32_t>(size)) : emit.size(target);
  const Tensor one = emit.number(target, 1), zero = emit.number(target, 0);
  const MaybeTensors rows = stackedGradients(tape, target, sources, size, count, [&](const Tensor &i) {
    return emit.reshape(emit.oneHot(i, count, one, zero), shape);
  });
  if (!rows) return {};
  TensorList result;
  for (const Tensor &stacked : *rows) {
    if (!stacked) {
      result.emplace_back();
      continue;
    }
    const Tensor whole = joinedShape(emit, {shape, withoutFirst(emit, shapeOf(emit, stacked))});
    result.push_back(emit.reshape(stacked, whole));
    if (!result.back()) return {};
  }
  return result;
}

MaybeTensors batchJacobian(Tape &tape, const Tensor &target, const Tensor &source) {
  const Persistent persistent(tape);
  Emitter emit;
  const wrt::PartialShape known = target.shape();
  int64_t size = 1;
  for (int i = 1; known.hasRank() && i < known.rank(); ++i)
    size = size < 0 || known.dim(i) < 0 ? -1 : size * known.dim(i);
  const Tensor shape = shapeOf(emit, target), rest = withoutFirst(emit, shape);
  const Tensor count = size >= 0 ? scalar<int32_t>(static_cast<int32_t>(size)) : emit.prod(rest);
  const Tensor one = emit.number(target, 1), zero = emit.number(target, 0);
  const MaybeTensors columns = stackedGradients(tape, target, {source}, size, count, [&](const Tensor &i) {
    return emit.broadcastTo(emit.reshape(emit.oneHot(i, count, one, zero), rest), shape);
  });
  if (!columns) return {};
  const Tensor &stacked = columns->front();
  if (!stacked) return TensorList{Tensor()};
  // [columns, rows, ..] to [rows, columns, ..].
  std::vector<int64_t> order{1, 0};
  for (int i = 2; i < stacked.shape().rank(); ++i) order.push_back(i);
  const Tensor turned = emit.transpose(stacked, Attr(order));
  const Tensor whole = joinedShape(emit, {shape, withoutFirst(emit, shapeOf(emit, source))});
  const Tensor result = emit.reshape(turned, whole);
  return result ? MaybeTensors(TensorList{result}) : MaybeTensors();
}

} // namespace weft::stage
