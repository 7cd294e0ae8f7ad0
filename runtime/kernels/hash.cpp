// FarmHash's Fingerprint64, with which TensorFlow puts texts into buckets.
#include "kernels/hash.h"

#include <bit>
#include <cstring>
#include <utility>

namespace wrt {
namespace {

constexpr uint64_t k0 = 0xc3a5c85c97cb3127, k1 = 0xb492b66fbe98f273, k2 = 0x9ae16a3b2f90404f;

/// Little-endian words of the text.
uint64_t word(const char *s) {
  uint64_t w;
  std::memcpy(&w, s, 8);
  return w;
}
uint64_t half(const char *s) {
  uint32_t w;
  std::memcpy(&w, s, 4);
  return w;
}
uint64_t right(uint64_t v, int by) { return std::rotr(v, by); }
uint64_t mixed(uint64_t v) { return v ^ (v >> 47); }
uint64_t joined(uint64_t u, uint64_t v, uint64_t factor) {
  const uint64_t a = mixed((u ^ v) * factor);
  return mixed((v ^ a) * factor) * factor;
}

uint64_t upTo16(const char *s, uint64_t n) {
  if (n >= 8) {
    const uint64_t factor = k2 + n * 2, a = word(s) + k2, b = word(s + n - 8);
    return joined(right(b, 37) * factor + a, (right(a, 25) + b) * factor, factor);
  }
  if (n >= 4) return joined(n + (half(s) << 3), half(s + n - 4), k2 + n * 2);
  if (n == 0) return k2;
  const auto byte = [&](uint64_t i) { return static_cast<uint64_t>(static_cast<unsigned char>(s[i])); };
  const uint64_t y = byte(0) + (byte(n >> 1) << 8), z = n + (byte(n - 1) << 2);
  return mixed(y * k2 ^ z * k0) * k2;
}

/// The part that lengths from 17 to 64 share: two words that are then joined.
std::pair<uint64_t, uint64_t> ends(const char *s, uint64_t n, uint64_t first, uint64_t factor) {
  const uint64_t a = word(s) * first, b = word(s + 8), c = word(s + n - 8) * factor, d = word(s + n - 16) * k2;
  return {right(a + b, 43) + right(c, 30) + d, a + right(b + k2, 18) + c};
}
uint64_t upTo32(const char *s, uint64_t n) {
  const uint64_t factor = k2 + n * 2;
  const auto [u, v] = ends(s, n, k1, factor);
  return joined(u, v, factor);
}
uint64_t upTo64(const char *s, uint64_t n) {
  const uint64_t factor = k2 + n * 2, a = word(s) * k2;
  const auto [y, v] = ends(s, n, k2, factor);
  const uint64_t z = joined(y, v, factor);
  const uint64_t e = word(s + 16) * factor, f = word(s + 24), g = (y + word(s + n - 32)) * factor,
                 h = (z + word(s + n - 24)) * factor;
  return joined(right(e + f, 43) + right(g, 30) + h, e + right(f + a, 18) + g, factor);
}

using Two = std::pair<uint64_t, uint64_t>;
/// 32 bytes of the text into a state of two words.
Two absorbed(const char *s, uint64_t a, uint64_t b) {
  const uint64_t w = word(s), x = word(s + 8), y = word(s + 16), z = word(s + 24);
  a += w;
  b = right(b + a + z, 21);
  const uint64_t c = a;
  a += x + y;
  return {a + z, b + right(a, 44) + c};
}

} // namespace

uint64_t fingerprint64(std::string_view text) {
  const char *s = text.data();
  const uint64_t n = text.size();
  if (n <= 16) return upTo16(s, n);
  if (n <= 32) return upTo32(s, n);
  if (n <= 64) return upTo64(s, n);
  constexpr uint64_t seed = 81;
  uint64_t x = seed, y = seed * k1 + 113, z = mixed(y * k2 + 113) * k2;
  Two v{0, 0}, w{0, 0};
  x = x * k2 + word(s);
  const char *end = s + (n - 1) / 64 * 64, *last = end + ((n - 1) & 63) - 63;
  // One block of 64 bytes; the last one overlaps what came before and is weighted differently.
  const auto block = [&](const char *at, uint64_t factor, uint64_t weight) {
    x = right(x + y + v.first + word(at + 8), 37) * factor;
    y = right(y + v.second + word(at + 48), 42) * factor;
    x ^= w.second * weight;
    y += v.first * weight + word(at + 40);
    z = right(z + w.first, 33) * factor;
    v = absorbed(at, v.second * factor, x + w.first);
    w = absorbed(at + 32, z + w.second, y + word(at + 16));
    std::swap(z, x);
  };
  for (; s != end; s += 64) block(s, k1, 1);
  const uint64_t factor = k1 + ((z & 0xff) << 1);
  w.first += (n - 1) & 63;
  v.first += w.first;
  w.first += v.first;
  block(last, factor, 9);
  return joined(joined(v.first, w.first, factor) + mixed(y) * k0 + z, joined(v.second, w.second, factor) + x, factor);
}

} // namespace wrt
