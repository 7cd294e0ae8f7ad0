// The two bit generators and their seeds.
#include "stage/numpy/random.h"

#include <cmath>

namespace weft::np {

namespace {

class Mersenne final : public BitGenerator {
public:
  explicit Mersenne(uint32_t seed) { initialize(seed); }
  explicit Mersenne(const std::vector<uint32_t> &key) {
    initialize(19650218u);
    const size_t n = key.size();
    size_t i = 1, j = 0;
    for (size_t k = std::max<size_t>(624, n); k; k--) {
      state_[i] =
          (state_[i] ^ ((state_[i - 1] ^ (state_[i - 1] >> 30)) * 1664525u)) + key[j] + static_cast<uint32_t>(j);
      if (++i >= 624) state_[0] = state_[623], i = 1;
      if (++j >= n) j = 0;
    }
    for (size_t k = 623; k; k--) {
      state_[i] = (state_[i] ^ ((state_[i - 1] ^ (state_[i - 1] >> 30)) * 1566083941u)) - static_cast<uint32_t>(i);
      if (++i >= 624) state_[0] = state_[623], i = 1;
    }
    state_[0] = 0x80000000u;
  }
  uint32_t next32() override {
    if (index_ == 624) refill();
    uint32_t y = state_[index_++];
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680u;
    y ^= (y << 15) & 0xefc60000u;
    return y ^ (y >> 18);
  }
  uint64_t next64() override {
    const uint64_t high = next32();
    return high << 32 | next32();
  }
  double nextDouble() override {
    const uint32_t a = next32() >> 5, b = next32() >> 6;
    return (a * 67108864.0 + b) / 9007199254740992.0;
  }
  double gauss() override {
    if (hasGauss_) {
      hasGauss_ = false;
      return std::exchange(gauss_, 0.0);
    }
    double x, y, r;
    do {
      x = 2.0 * nextDouble() - 1.0;
      y = 2.0 * nextDouble() - 1.0;
      r = x * x + y * y;
    } while (r >= 1.0 || r == 0.0);
    const double f = std::sqrt(-2.0 * std::log(r) / r);
    gauss_ = f * x;
    hasGauss_ = true;
    return f * y;
  }
  double exponential() override { return -std::log(1.0 - nextDouble()); }
  bool legacy() const override { return true; }

private:
  void initialize(uint32_t seed) {
    for (uint32_t i = 0; i < 624; i++) {
      state_[i] = seed;
      seed = 1812433253u * (seed ^ (seed >> 30)) + i + 1;
    }
    index_ = 624;
  }
  void refill() {
    const auto twist = [](uint32_t u, uint32_t v) {
      return (((u & 0x80000000u) | (v & 0x7fffffffu)) >> 1) ^ (v & 1u ? 0x9908b0dfu : 0u);
    };
    for (size_t i = 0; i < 624; i++) state_[i] = state_[(i + 397) % 624] ^ twist(state_[i], state_[(i + 1) % 624]);
    index_ = 0;
  }
  std::array<uint32_t, 624> state_;
  size_t index_ = 624;
  bool hasGauss_ = false;
  double gauss_ = 0;
};

/// Marsaglia and Tsang's tables for a decreasing density on [0, inf) in 256 layers of one area; abscissae are integers
/// times `width`. They must equal NumPy's to the last bit, so each is made in the arithmetic that NumPy's was made in.
struct Ziggurat {
  double width[256], density[256];
  uint64_t accept[256];
};
constexpr double normalTail = 3.6541528853610087963519472518, normalTailInverse = 0.27366123732975827203338247596;
constexpr double exponentialTail = 7.6971174701310497140446280481;

/// f(i, x) tells the density at x; inverse is its inverse. `area` of a layer, the first with the tail.
template <typename T, typename F, typename Inverse>
Ziggurat makeZiggurat(T tail, T area, double scale, F density, Inverse inverse) {
  Ziggurat z;
  T x = tail, f = density(255, x);
  z.accept[0] = static_cast<uint64_t>(static_cast<double>(x * f / area) * scale);
  z.accept[1] = 0;
  z.width[0] = static_cast<double>(area / f) / scale;
  z.width[255] = static_cast<double>(x) / scale;
  z.density[0] = 1;
  z.density[255] = static_cast<double>(f);
  for (int i = 254; i >= 1; i--) {
    const T last = x;
    x = inverse(area / x + f);
    f = density(i, x);
    z.accept[i + 1] = static_cast<uint64_t>(static_cast<double>(x / last) * scale);
    z.density[i] = static_cast<double>(f);
    z.width[i] = static_cast<double>(x) / scale;
  }
  return z;
}

/// In double, as NumPy's tables are; the exponential of the machine that made them was one ulp off in one place.
Ziggurat makeNormal(double scale) {
  return makeZiggurat<double>(
      normalTail, 0.004928673233974652, scale,
      [](int i, double x) {
        const double f = std::exp(-0.5 * x * x);
        return i == 38 ? std::nextafter(f, 1.0) : f;
      },
      [](double y) { return std::sqrt(-2.0 * std::log(y)); });
}
const Ziggurat &normalTables() {
  static const Ziggurat tables = makeNormal(4503599627370496.0);
  return tables;
}
const Ziggurat &normalFloatTables() {
  static const Ziggurat tables = makeNormal(8388608.0);
  return tables;
}

// The exponential's tables are rounded from exact values: long double's 64 bits do not suffice.
using Quad = __float128;
Quad quadExp(Quad x) {
  int halvings = 0;
  for (; x < Quad(-0.125) || x > Quad(0.125); halvings++) x /= 2;
  Quad sum = 1, term = 1;
  for (int n = 1; n < 30; n++) sum += term *= x / n;
  while (halvings--) sum *= sum;
  return sum;
}
Quad quadLog(Quad y) {
  Quad x = static_cast<Quad>(std::log(static_cast<long double>(y)));
  for (int i = 0; i < 2; i++) x += y * quadExp(-x) - 1; // Newton
  return x;
}
const Ziggurat &exponentialTables() {
  static const Ziggurat tables = [] {
    const Quad tail = (static_cast<Quad>(7697117470131049) * 1e13 + static_cast<Quad>(7140446280481)) / 1e14 / 1e14;
    return makeZiggurat<Quad>(
        tail, (tail + 1) * quadExp(-tail), 9007199254740992.0, [](int, Quad x) { return quadExp(-x); },
        [](Quad y) { return -quadLog(y); });
  }();
  return tables;
}

class Pcg64 final : public BitGenerator {
public:
  explicit Pcg64(const std::vector<uint32_t> &entropy) {
    const std::vector<uint32_t> words = seedSequence(entropy, 8);
    const auto word = [&](size_t i) { return uint64_t{words[2 * i + 1]} << 32 | words[2 * i]; };
    const Wide start = Wide{word(0)} << 64 | word(1), stream = Wide{word(2)} << 64 | word(3);
    increment_ = stream << 1 | 1;
    step();
    state_ += start;
    step();
  }
  uint64_t next64() override {
    step();
    const uint64_t mixed = static_cast<uint64_t>(state_ >> 64) ^ static_cast<uint64_t>(state_);
    return std::rotr(mixed, static_cast<int>(state_ >> 122));
  }
  uint32_t next32() override {
    if (hasHalf_) {
      hasHalf_ = false;
      return half_;
    }
    const uint64_t both = next64();
    hasHalf_ = true;
    half_ = static_cast<uint32_t>(both >> 32);
    return static_cast<uint32_t>(both);
  }
  double nextDouble() override { return static_cast<double>(next64() >> 11) * (1.0 / 9007199254740992.0); }
  double gauss() override {
    const Ziggurat &z = normalTables();
    for (;;) {
      uint64_t r = next64();
      const size_t layer = r & 0xff;
      r >>= 8;
      const bool negative = r & 1;
      const uint64_t magnitude = (r >> 1) & 0x000fffffffffffffu;
      double x = static_cast<double>(magnitude) * z.width[layer];
      if (negative) x = -x;
      if (magnitude < z.accept[layer]) return x;
      if (layer == 0) {
        for (;;) {
          const double tail = -normalTailInverse * std::log1p(-nextDouble()), y = -std::log1p(-nextDouble());
          if (y + y > tail * tail) return (magnitude >> 8) & 1 ? -(normalTail + tail) : normalTail + tail;
        }
      }
      if ((z.density[layer - 1] - z.density[layer]) * nextDouble() + z.density[layer] < std::exp(-0.5 * x * x))
        return x;
    }
  }
  float gaussFloat() override {
    const Ziggurat &z = normalFloatTables();
    for (;;) {
      const uint32_t r = next32();
      const size_t layer = r & 0xff;
      const bool negative = (r >> 8) & 1;
      const uint32_t magnitude = (r >> 9) & 0x007fffff;
      float x = static_cast<float>(magnitude) * static_cast<float>(z.width[layer]);
      if (negative) x = -x;
      if (magnitude < z.accept[layer]) return x;
      if (layer == 0) {
        for (;;) {
          const float tail = static_cast<float>(-normalTailInverse) * std::log1p(-nextFloat()),
                      y = -std::log1p(-nextFloat());
          if (y + y > tail * tail) {
            const float out = static_cast<float>(normalTail) + tail;
            return (magnitude >> 8) & 1 ? -out : out;
          }
        }
      }
      const float above = static_cast<float>(z.density[layer - 1]), below = static_cast<float>(z.density[layer]);
      if ((above - below) * nextFloat() + below < std::exp(-0.5 * x * x)) return x;
    }
  }
  double exponential() override {
    const Ziggurat &z = exponentialTables();
    for (;;) {
      uint64_t r = next64() >> 3;
      const size_t layer = r & 0xff;
      r >>= 8;
      const double x = static_cast<double>(r) * z.width[layer];
      if (r < z.accept[layer]) return x;
      if (layer == 0) return exponentialTail - std::log1p(-nextDouble());
      if ((z.density[layer - 1] - z.density[layer]) * nextDouble() + z.density[layer] < std::exp(-x)) return x;
    }
  }
  bool legacy() const override { return false; }

private:
  using Wide = unsigned __int128;
  void step() { state_ = state_ * (Wide{0x2360ed051fc65da4u} << 64 | 0x4385df649fccf645u) + increment_; }
  Wide state_ = 0, increment_ = 0;
  bool hasHalf_ = false;
  uint32_t half_ = 0;
};

uint64_t maskFor(uint64_t max) { return max ? ~uint64_t{0} >> std::countl_zero(max) : 0; }

} // namespace

std::unique_ptr<BitGenerator> makeMersenne(uint32_t seed) { return std::make_unique<Mersenne>(seed); }
std::unique_ptr<BitGenerator> makeMersenne(const std::vector<uint32_t> &key) { return std::make_unique<Mersenne>(key); }
std::unique_ptr<BitGenerator> makePcg64(const std::vector<uint32_t> &entropy) {
  return std::make_unique<Pcg64>(entropy);
}

std::vector<uint32_t> seedSequence(const std::vector<uint32_t> &entropy, size_t words) {
  uint32_t factor = 0x43b0d7e5u;
  const auto hash = [&](uint32_t value) {
    value ^= factor;
    factor *= 0x931e8875u;
    value *= factor;
    return value ^ (value >> 16);
  };
  const auto mix = [](uint32_t x, uint32_t y) {
    const uint32_t r = 0xca01f9ddu * x - 0x4973f715u * y;
    return r ^ (r >> 16);
  };
  std::array<uint32_t, 4> pool;
  for (size_t i = 0; i < 4; i++) pool[i] = hash(i < entropy.size() ? entropy[i] : 0);
  for (size_t from = 0; from < 4; from++)
    for (size_t to = 0; to < 4; to++)
      if (from != to) pool[to] = mix(pool[to], hash(pool[from]));
  for (size_t from = 4; from < entropy.size(); from++)
    for (size_t to = 0; to < 4; to++) pool[to] = mix(pool[to], hash(entropy[from]));
  std::vector<uint32_t> out(words);
  factor = 0x8b51f9ddu;
  for (size_t i = 0; i < words; i++) {
    uint32_t value = pool[i % 4] ^ factor;
    factor *= 0x58f38dedu;
    value *= factor;
    out[i] = value ^ (value >> 16);
  }
  return out;
}

uint64_t BitGenerator::interval(uint64_t max) {
  const uint64_t mask = maskFor(max);
  if (max == 0) return 0;
  uint64_t value;
  do value = (max <= 0xffffffffu ? next32() : next64()) & mask;
  while (value > max);
  return value;
}

uint32_t BitGenerator::bounded32(uint32_t range) {
  if (range == 0) return 0;
  if (range == 0xffffffffu) return next32();
  if (legacy()) {
    const uint32_t mask = static_cast<uint32_t>(maskFor(range));
    uint32_t value;
    do value = next32() & mask;
    while (value > range);
    return value;
  }
  const uint32_t span = range + 1;
  uint64_t product = uint64_t{next32()} * span;
  if (static_cast<uint32_t>(product) < span) {
    const uint32_t threshold = (0xffffffffu - range) % span;
    while (static_cast<uint32_t>(product) < threshold) product = uint64_t{next32()} * span;
  }
  return static_cast<uint32_t>(product >> 32);
}

uint64_t BitGenerator::bounded64(uint64_t range) {
  if (range <= 0xffffffffu) return bounded32(static_cast<uint32_t>(range));
  if (range == ~uint64_t{0}) return next64();
  if (legacy()) return interval(range);
  const uint64_t span = range + 1;
  using Wide = unsigned __int128;
  Wide product = Wide{next64()} * span;
  if (static_cast<uint64_t>(product) < span) {
    const uint64_t threshold = (~uint64_t{0} - range) % span;
    while (static_cast<uint64_t>(product) < threshold) product = Wide{next64()} * span;
  }
  return static_cast<uint64_t>(product >> 64);
}

Array draw(BitGenerator &bits, Distribution what, int64_t count) {
  const bool single = what == Distribution::Float || what == Distribution::GaussFloat;
  Array out = Array::empty(single ? WRT_FLOAT32 : WRT_FLOAT64, {count});
  if (!out) return {};
  for (int64_t i = 0; i < count; i++) switch (what) {
    case Distribution::Double:
      out.as<double>()[i] = bits.nextDouble();
      break;
    case Distribution::Gauss:
      out.as<double>()[i] = bits.gauss();
      break;
    case Distribution::Exponential:
      out.as<double>()[i] = bits.exponential();
      break;
    case Distribution::Float:
      out.as<float>()[i] = bits.nextFloat();
      break;
    case Distribution::GaussFloat:
      out.as<float>()[i] = bits.gaussFloat();
      break;
    }
  return out;
}

namespace {
/// Small integers are cut from one 32-bit draw, and the rest is kept for the next.
struct Pieces {
  BitGenerator &bits;
  int width;
  uint32_t buffer = 0;
  int left = 0;
  uint32_t next() {
    if (left == 0) {
      buffer = bits.next32();
      left = 32 / width - 1;
    } else {
      buffer >>= width;
      left--;
    }
    return width == 1 ? buffer & 1u : buffer & ((1u << width) - 1);
  }
  uint32_t bounded(uint32_t range) {
    const uint32_t all = (1u << width) - 1;
    if (range == 0) return 0;
    if (width == 1) return next();
    if (range == all) return next();
    if (bits.legacy()) {
      const uint32_t mask = static_cast<uint32_t>(maskFor(range));
      uint32_t value;
      do value = next() & mask;
      while (value > range);
      return value;
    }
    const uint32_t span = range + 1;
    uint32_t product = next() * span;
    if ((product & all) < span) {
      const uint32_t threshold = (all - range) % span;
      while ((product & all) < threshold) product = next() * span;
    }
    return product >> width;
  }
};
} // namespace

Array drawIntegers(BitGenerator &bits, int64_t low, uint64_t range, int64_t count, DType dtype) {
  Array out = Array::empty(dtype, {count});
  if (!out) return {};
  const int width = dtype.code == WRT_BOOL ? 1 : static_cast<int>(dtype.itemSize()) * 8;
  Pieces pieces{bits, width};
  dispatchReal(dtype.code, [&]<typename T>() {
    for (int64_t i = 0; i < count; i++) {
      const uint64_t value = width == 64   ? bits.bounded64(range)
                             : width == 32 ? bits.bounded32(static_cast<uint32_t>(range))
                                           : pieces.bounded(static_cast<uint32_t>(range));
      if constexpr (std::is_integral_v<T>) out.as<T>()[i] = static_cast<T>(static_cast<uint64_t>(low) + value);
    }
  });
  return out;
}

Array drawShuffle(BitGenerator &bits, int64_t n) {
  Array out = Array::empty(WRT_INT64, {n});
  if (!out) return {};
  int64_t *x = out.as<int64_t>();
  for (int64_t i = 0; i < n; i++) x[i] = i;
  for (int64_t i = n - 1; i > 0; i--) {
    const uint64_t j = bits.interval(static_cast<uint64_t>(i));
    std::swap(x[i], x[j]);
  }
  return out;
}

Array drawDistinct(BitGenerator &bits, int64_t n, int64_t count, bool shuffle) {
  if (n > 10000 && count > n / (shuffle ? 50 : 20)) { // shuffle the tail of all
    Array all = Array::empty(WRT_INT64, {n});
    if (!all) return {};
    int64_t *x = all.as<int64_t>();
    for (int64_t i = 0; i < n; i++) x[i] = i;
    for (int64_t i = n - 1; i >= std::max<int64_t>(n - count, 1); i--)
      std::swap(x[i], x[bits.bounded64(static_cast<uint64_t>(i))]);
    return copy(slice(all, 0, n - count, count, 1));
  }
  Array out = Array::empty(WRT_INT64, {count}); // Floyd's method
  if (!out) return {};
  int64_t *x = out.as<int64_t>();
  std::vector<bool> taken(static_cast<size_t>(n));
  for (int64_t j = n - count; j < n; j++) {
    int64_t value = static_cast<int64_t>(bits.bounded64(static_cast<uint64_t>(j)));
    if (taken[static_cast<size_t>(value)]) value = j;
    taken[static_cast<size_t>(value)] = true;
    x[j - n + count] = value;
  }
  if (shuffle)
    for (int64_t i = count - 1; i > 0; i--) std::swap(x[i], x[bits.bounded64(static_cast<uint64_t>(i))]);
  return out;
}

} // namespace weft::np
