// Random state of a context: the global seed, the generator of op seeds, and the stream of each stateful random op.
//
// Follows TensorFlow's eager context: an op's stream belongs to its kernel, which is cached by (op, attributes);
// setting the global seed forgets all streams.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <string>

namespace wrt {

/// Philox 4x32-10, the generator of TensorFlow's CPU kernels.
class Philox {
public:
  using Result = std::array<uint32_t, 4>;
  Philox() = default;
  Philox(uint64_t seedLow, uint64_t seedHigh) {
    key_ = {static_cast<uint32_t>(seedLow), static_cast<uint32_t>(seedLow >> 32)};
    counter_ = {0, 0, static_cast<uint32_t>(seedHigh), static_cast<uint32_t>(seedHigh >> 32)};
  }
  static Philox fromKeyCounter(std::array<uint32_t, 2> key, std::array<uint32_t, 4> counter) {
    Philox p;
    p.key_ = key;
    p.counter_ = counter;
    return p;
  }
  void skip(uint64_t count);
  Result operator()();
  const std::array<uint32_t, 2> &key() const { return key_; }
  const std::array<uint32_t, 4> &counter() const { return counter_; }

private:
  std::array<uint32_t, 2> key_{};
  std::array<uint32_t, 4> counter_{};
};

/// Python's random.Random as far as op seeds need it: MT19937 seeded with an int, and randint(0, 2**31 - 1).
class PythonRandom {
public:
  explicit PythonRandom(uint64_t seed) { this->seed(seed); }
  void seed(uint64_t seed);
  uint32_t next32();
  uint32_t bits(int count) { return next32() >> (32 - count); }
  /// random.randint(0, 2**31 - 1)
  int64_t randint31();

private:
  std::array<uint32_t, 624> state_{};
  int index_ = 624;
};

struct RandomState {
  bool hasGlobalSeed = false;
  int64_t globalSeed = 0;
  PythonRandom opSeeds{0};
  std::map<std::string, Philox> streams;
};

} // namespace wrt

struct wrt_context;
extern "C" {
/// tf.random.set_seed.
void wrt_random_set_seed(wrt_context *context, int64_t seed);
/// Seeds of a stateful op as TensorFlow's get_seed gives them in eager mode. `op_seed` NULL means None. Leaves (0, 0)
/// where TensorFlow would draw from the operating system.
void wrt_random_get_seed(wrt_context *context, const int64_t *op_seed, int64_t *seed, int64_t *seed2);
}
