// NumPy's generators of random numbers, bit for bit: MT19937 as RandomState uses it, PCG64 as default_rng does.
#pragma once
#include "stage/numpy/array.h"

#include <array>
#include <memory>
#include <vector>

namespace weft::np {

/// One stream of random bits with the distributions that the two interfaces build on it.
class BitGenerator {
public:
  virtual ~BitGenerator() = default;
  virtual uint32_t next32() = 0;
  virtual uint64_t next64() = 0;
  /// Uniform in [0, 1) with 53 bits.
  virtual double nextDouble() = 0;
  /// RandomState: polar method; Generator: ziggurat.
  virtual double gauss() = 0;
  virtual double exponential() = 0;
  float nextFloat() { return static_cast<float>(next32() >> 8) * (1.0f / 16777216.0f); }
  virtual float gaussFloat() { return static_cast<float>(gauss()); }
  virtual bool legacy() const = 0;

  /// Uniform in [0, max] as shuffles draw it (by masking).
  uint64_t interval(uint64_t max);
  /// Uniform in [0, range]: masking for the legacy interface, Lemire's method otherwise.
  uint64_t bounded64(uint64_t range);
  uint32_t bounded32(uint32_t range);
  /// The gamma distribution with unit scale.
  double standardGamma(double shape);
  int64_t poisson(double mean);
};

std::unique_ptr<BitGenerator> makeMersenne(uint32_t seed);
std::unique_ptr<BitGenerator> makeMersenne(const std::vector<uint32_t> &key);
/// `entropy`: little-endian words of the seed, as SeedSequence takes them.
std::unique_ptr<BitGenerator> makePcg64(const std::vector<uint32_t> &entropy);
/// SeedSequence(entropy).generate_state(words)
std::vector<uint32_t> seedSequence(const std::vector<uint32_t> &entropy, size_t words);

enum class Distribution { Double, Float, Gauss, GaussFloat, Exponential };
/// `count` numbers as a vector (float32 for the Float kinds, else float64).
Array draw(BitGenerator &bits, Distribution what, int64_t count);
/// `count` integers in [low, low + range] of an integer dtype or bool.
Array drawIntegers(BitGenerator &bits, int64_t low, uint64_t range, int64_t count, DType dtype);
/// The order into which a shuffle of 0..n-1 brings them.
Array drawShuffle(BitGenerator &bits, int64_t n);
/// Generator.choice without replacement: `count` of 0..n-1.
Array drawDistinct(BitGenerator &bits, int64_t n, int64_t count, bool shuffle);

} // namespace weft::np
