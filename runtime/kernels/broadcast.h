// Broadcasting of dense operands: extents are merged into as few loops as possible.
#pragma once
#include "core/call.h"
#include <array>

namespace wrt {

/// Loops that visit the result of broadcasting N operands in order. The last loop is the inner one; an operand's stride
/// there is 0 or 1.
template <int N> struct BroadcastPlan {
  static constexpr int maxRank = 16;
  int rank = 0;
  int64_t count = 1; // elements of the result
  std::array<int64_t, maxRank> extent;
  std::array<std::array<int64_t, maxRank>, N> stride;
};

/// The shape that results; false if the operands do not fit each other.
bool broadcastDims(std::span<const int64_t> a, std::span<const int64_t> b, int64_t *out, int *rank);

template <int N>
BroadcastPlan<N> planBroadcast(std::span<const int64_t> result,
                               const std::array<std::span<const int64_t>, N> &operands) {
  BroadcastPlan<N> plan;
  const int rank = static_cast<int>(result.size());
  std::array<int64_t, N> step; // row-major stride of each operand so far, from the last dimension on
  step.fill(1);
  // Built from the last dimension backwards, turned round at the end.
  std::array<bool, N> lastRepeats{};
  for (int i = rank - 1; i >= 0; --i) {
    const int64_t n = result[i];
    plan.count *= n;
    if (n == 1) continue;
    std::array<bool, N> repeats;
    for (int k = 0; k < N; ++k) {
      const int at = i - (rank - static_cast<int>(operands[k].size()));
      repeats[k] = at < 0 || operands[k][at] == 1;
    }
    if (plan.rank && repeats == lastRepeats) {
      plan.extent[plan.rank - 1] *= n;
    } else {
      plan.extent[plan.rank] = n;
      for (int k = 0; k < N; ++k) plan.stride[k][plan.rank] = repeats[k] ? 0 : step[k];
      ++plan.rank;
      lastRepeats = repeats;
    }
    for (int k = 0; k < N; ++k)
      if (!repeats[k]) step[k] *= n;
  }
  if (plan.rank == 0) {
    plan.rank = 1;
    plan.extent[0] = plan.count; // 1, or 0 for an empty result
    for (int k = 0; k < N; ++k) plan.stride[k][0] = 1;
  }
  for (int i = 0; i < plan.rank / 2; ++i) {
    std::swap(plan.extent[i], plan.extent[plan.rank - 1 - i]);
    for (int k = 0; k < N; ++k) std::swap(plan.stride[k][i], plan.stride[k][plan.rank - 1 - i]);
  }
  return plan;
}

/// f(offsets of operands, offset of result, length) for each run of the inner loop.
template <int N, typename F> void forEachRun(const BroadcastPlan<N> &plan, F &&f) {
  if (plan.count == 0) return;
  const int outer = plan.rank - 1;
  const int64_t inner = plan.extent[outer];
  std::array<int64_t, BroadcastPlan<N>::maxRank> index{};
  std::array<int64_t, N> offset{};
  for (int64_t done = 0;; done += inner) {
    f(offset, done, inner);
    int i = outer - 1;
    for (; i >= 0; --i) {
      if (++index[i] < plan.extent[i]) {
        for (int k = 0; k < N; ++k) offset[k] += plan.stride[k][i];
        break;
      }
      for (int k = 0; k < N; ++k) offset[k] -= plan.stride[k][i] * (plan.extent[i] - 1);
      index[i] = 0;
    }
    if (i < 0) return;
  }
}

} // namespace wrt
