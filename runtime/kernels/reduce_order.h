// The order in which TensorFlow's CPU kernels add up floating-point values; found by experiment (which of three values
// cancel), with packets of 32 bytes.
//
// A run of adjacent values: above 1024 packets it is halved at a packet boundary. Below, packet q goes to partial sum
// q % 4; the four are added in order, then the packets that are left, then the lanes pairwise, then the values that
// fill no packet. Rows: sixteen and more rows go to four partial rows in the same way; columns past the last whole
// packet are added one after the other.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace wrt {

template <typename Acc> inline constexpr int64_t packetSize = sizeof(Acc) >= 8 ? 4 : 8;

template <typename R, typename T> typename R::Acc reduceInOrder(const T *x, int64_t n) {
  using Acc = typename R::Acc;
  constexpr int64_t P = packetSize<Acc>;
  if (n > P * 1024) {
    const int64_t split = ((n + 1) / 2 + P - 1) / P * P;
    return R::step(R::step(R::start(), reduceInOrder<R>(x, split)), reduceInOrder<R>(x + split, n - split));
  }
  const int64_t packets = n / P, unrolled = packets / 4 * 4;
  Acc lanes[P];
  std::fill(lanes, lanes + P, R::start());
  if (unrolled) {
    Acc part[4][P];
    std::fill(&part[0][0], &part[0][0] + 4 * P, R::start());
    for (int64_t q = 0; q < unrolled; q += 4)
      for (int64_t k = 0; k < 4; ++k)
        for (int64_t i = 0; i < P; ++i) part[k][i] = R::step(part[k][i], R::load(x[(q + k) * P + i]));
    for (int64_t k = 0; k < 4; ++k)
      for (int64_t i = 0; i < P; ++i) lanes[i] = k ? R::step(lanes[i], part[k][i]) : part[k][i];
  }
  for (int64_t q = unrolled; q < packets; ++q)
    for (int64_t i = 0; i < P; ++i) lanes[i] = R::step(lanes[i], R::load(x[q * P + i]));
  Acc rest = R::start();
  for (int64_t i = packets * P; i < n; ++i) rest = R::step(rest, R::load(x[i]));
  if (!packets) return rest;
  for (int64_t half = P / 2; half; half /= 2)
    for (int64_t i = 0; i < half; ++i) lanes[i] = R::step(lanes[i], lanes[i + half]);
  return R::step(rest, lanes[0]);
}

/// n rows of `width` values, `stride` apart, added up into `out`.
template <typename R, typename T, typename Acc>
void reduceRowsInOrder(const T *x, int64_t n, int64_t stride, int64_t width, Acc *out) {
  constexpr int64_t P = packetSize<Acc>;
  std::fill(out, out + width, R::start());
  const int64_t packed = n >= 16 ? width / P * P : 0;
  int64_t next = 0;
  if (packed) {
    std::vector<Acc> part(static_cast<size_t>(3 * packed), R::start());
    const int64_t unrolled = n / 4 * 4;
    for (int64_t row = 0; row < unrolled; row += 4)
      for (int64_t k = 0; k < 4; ++k) {
        Acc *to = k ? part.data() + (k - 1) * packed : out;
        const T *v = x + (row + k) * stride;
        for (int64_t i = 0; i < packed; ++i) to[i] = R::step(to[i], R::load(v[i]));
      }
    for (int64_t k = 0; k < 3; ++k)
      for (int64_t i = 0; i < packed; ++i) out[i] = R::step(out[i], part[static_cast<size_t>(k * packed + i)]);
    next = unrolled;
  }
  for (int64_t row = 0; row < n; ++row) {
    const T *v = x + row * stride;
    for (int64_t i = row < next ? packed : 0; i < width; ++i) out[i] = R::step(out[i], R::load(v[i]));
  }
}

} // namespace wrt
