// Philox, Python's Mersenne Twister, and seeds.
#include "state/random.h"
#include "core/context.h"

namespace wrt {

void Philox::skip(uint64_t count) {
  const auto low = static_cast<uint32_t>(count);
  auto high = static_cast<uint32_t>(count >> 32);
  counter_[0] += low;
  if (counter_[0] < low) ++high;
  counter_[1] += high;
  if (counter_[1] < high && ++counter_[2] == 0) ++counter_[3];
}

Philox::Result Philox::operator()() {
  std::array<uint32_t, 4> x = counter_;
  std::array<uint32_t, 2> key = key_;
  for (int round = 0; round < 10; ++round) {
    const uint64_t a = uint64_t{0xD2511F53u} * x[0];
    const uint64_t b = uint64_t{0xCD9E8D57u} * x[2];
    x = {static_cast<uint32_t>(b >> 32) ^ x[1] ^ key[0], static_cast<uint32_t>(b),
         static_cast<uint32_t>(a >> 32) ^ x[3] ^ key[1], static_cast<uint32_t>(a)};
    key[0] += 0x9E3779B9u;
    key[1] += 0xBB67AE85u;
  }
  if (++counter_[0] == 0 && ++counter_[1] == 0 && ++counter_[2] == 0) ++counter_[3];
  return x;
}

void PythonRandom::seed(uint64_t seed) {
  // init_by_array with the 32-bit words of the seed, as CPython does for ints.
  uint32_t keys[2] = {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)};
  const int length = keys[1] ? 2 : 1;
  state_[0] = 19650218u;
  for (int i = 1; i < 624; ++i)
    state_[i] = 1812433253u * (state_[i - 1] ^ (state_[i - 1] >> 30)) + static_cast<uint32_t>(i);
  int i = 1, j = 0;
  for (int k = 624; k; --k) {
    state_[i] = (state_[i] ^ ((state_[i - 1] ^ (state_[i - 1] >> 30)) * 1664525u)) + keys[j] + static_cast<uint32_t>(j);
    if (++i >= 624) {
      state_[0] = state_[623];
      i = 1;
    }
    if (++j >= length) j = 0;
  }
  for (int k = 623; k; --k) {
    state_[i] = (state_[i] ^ ((state_[i - 1] ^ (state_[i - 1] >> 30)) * 1566083941u)) - static_cast<uint32_t>(i);
    if (++i >= 624) {
      state_[0] = state_[623];
      i = 1;
    }
  }
  state_[0] = 0x80000000u;
  index_ = 624;
}

uint32_t PythonRandom::next32() {
  if (index_ >= 624) {
    for (int k = 0; k < 624; ++k) {
      const uint32_t y = (state_[k] & 0x80000000u) | (state_[(k + 1) % 624] & 0x7fffffffu);
      state_[k] = state_[(k + 397) % 624] ^ (y >> 1) ^ ((y & 1u) ? 0x9908b0dfu : 0u);
    }
    index_ = 0;
  }
  uint32_t y = state_[index_++];
  y ^= y >> 11;
  y ^= (y << 7) & 0x9d2c5680u;
  y ^= (y << 15) & 0xefc60000u;
  return y ^ (y >> 18);
}

int64_t PythonRandom::randint31() {
  // _randbelow_with_getrandbits(2**31): 32 bits, again while they reach n.
  uint32_t r;
  do r = bits(32);
  while (r >= 0x80000000u);
  return r;
}

} // namespace wrt

extern "C" {

void wrt_random_set_seed(wrt_context *context, int64_t seed) {
  wrt::RandomState &state = *context->random;
  state.hasGlobalSeed = true;
  state.globalSeed = seed;
  state.opSeeds.seed(static_cast<uint64_t>(seed < 0 ? -seed : seed));
  state.streams.clear();
}

void wrt_random_get_seed(wrt_context *context, const int64_t *op_seed, int64_t *seed, int64_t *seed2) {
  constexpr int64_t defaultGraphSeed = 87654321, maxInt32 = 2147483647;
  const auto truncate = [](int64_t v) {
    const int64_t r = v % maxInt32; // Python's modulo: not negative
    return r < 0 ? r + maxInt32 : r;
  };
  wrt::RandomState &state = *context->random;
  if (state.hasGlobalSeed) {
    *seed = truncate(state.globalSeed);
    *seed2 = truncate(op_seed ? *op_seed : state.opSeeds.randint31());
  } else if (op_seed) {
    *seed = defaultGraphSeed;
    *seed2 = truncate(*op_seed);
  } else {
    *seed = *seed2 = 0;
    return;
  }
  if (*seed == 0 && *seed2 == 0) *seed2 = maxInt32;
}
}
