// The module random: the Mersenne twister and the algorithms of CPython 3.11, so that seeded programs give CPython's
// numbers.
#include <algorithm>
#include <array>
#include <cmath>
#include <random>

#include "value/errors.h"
#include "value/ints.h"
#include "value/native_modules.h"
#include "value/protocol.h"
#include "value/sha512.h"
#include "value/signature.h"

namespace weft::py {

namespace {

class Twister {
public:
  void seedWith(const std::vector<uint32_t> &key) {
    seedOne(19650218);
    size_t i = 1, j = 0;
    for (size_t k = std::max<size_t>(size, key.size()); k; --k) {
      state_[i] =
          (state_[i] ^ ((state_[i - 1] ^ (state_[i - 1] >> 30)) * 1664525u)) + key[j] + static_cast<uint32_t>(j);
      if (++i >= size) {
        state_[0] = state_[size - 1];
        i = 1;
      }
      if (++j >= key.size()) j = 0;
    }
    for (size_t k = size - 1; k; --k) {
      state_[i] = (state_[i] ^ ((state_[i - 1] ^ (state_[i - 1] >> 30)) * 1566083941u)) - static_cast<uint32_t>(i);
      if (++i >= size) {
        state_[0] = state_[size - 1];
        i = 1;
      }
    }
    state_[0] = 0x80000000u;
  }
  uint32_t next32() {
    if (at_ >= size) refill();
    uint32_t y = state_[at_++];
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680u;
    y ^= (y << 15) & 0xefc60000u;
    return y ^ (y >> 18);
  }
  double real() {
    uint32_t a = next32() >> 5, b = next32() >> 6;
    return (a * 67108864.0 + b) * (1.0 / 9007199254740992.0);
  }

private:
  static constexpr size_t size = 624;
  void seedOne(uint32_t seed) {
    state_[0] = seed;
    for (size_t i = 1; i < size; ++i)
      state_[i] = 1812433253u * (state_[i - 1] ^ (state_[i - 1] >> 30)) + static_cast<uint32_t>(i);
    at_ = size;
  }
  void refill() {
    for (size_t i = 0; i < size; ++i) {
      uint32_t y = (state_[i] & 0x80000000u) | (state_[(i + 1) % size] & 0x7fffffffu);
      state_[i] = state_[(i + 397) % size] ^ (y >> 1) ^ ((y & 1) ? 0x9908b0dfu : 0);
    }
    at_ = 0;
  }
  std::array<uint32_t, size> state_{};
  size_t at_ = size;
};

class Generator : public Container {
public:
  explicit Generator(Type *cls) : Container(cls) {
    std::random_device device;
    twister.seedWith({device(), device(), device(), device()});
  }
  Twister twister;
  double spare = 0; // the second number of a gauss() pair
  bool hasSpare = false;
};

Generator &of(const Value &self) { return *static_cast<Generator *>(self.object()); }

void seedFromInt(Twister &twister, const Value &number) {
  std::string bytes = intBytes(number);
  std::vector<uint32_t> key;
  for (size_t i = 0; i < bytes.size(); i += 4) {
    uint32_t word = 0;
    for (size_t b = 0; b < 4 && i + b < bytes.size(); ++b)
      word |= static_cast<uint32_t>(static_cast<unsigned char>(bytes[i + b])) << (8 * b);
    key.push_back(word);
  }
  if (key.empty()) key.push_back(0);
  twister.seedWith(key);
}

bool seed(Generator &g, const Value &source) {
  g.hasSpare = false;
  if (source.isNone()) {
    std::random_device device;
    g.twister.seedWith({device(), device(), device(), device()});
    return true;
  }
  const Str *text = asStr(source);
  const Bytes *bytes = asBytes(source);
  if (text || bytes) {
    // CPython's version 2: the text and its SHA-512, taken as one big-endian number.
    std::string data = text ? text->text : bytes->data;
    data += sha512(data);
    std::reverse(data.begin(), data.end());
    seedFromInt(g.twister, intFromBytes(data));
    return true;
  }
  const Value &plain = unbox(source);
  if (isAnyInt(plain)) {
    seedFromInt(g.twister, intSign(plain) < 0 ? intNegate(plain) : plain);
    return true;
  }
  if (plain.isFloat()) {
    int64_t hash;
    if (!hashOf(plain, hash)) return false;
    // CPython takes the hash as an unsigned size.
    Value number = makeInt(hash);
    if (hash < 0) number = intBinary(BinaryOp::Add, number, intBinary(BinaryOp::LShift, makeInt(1), makeInt(64)));
    seedFromInt(g.twister, number);
    return true;
  }
  (void)raiseTypeError("The only supported seed types are: None,\nint, float, str, bytes, and bytearray.");
  return false;
}

Value bits(Generator &g, int64_t count) {
  if (count <= 32) return count == 0 ? makeInt(0) : makeInt(g.twister.next32() >> (32 - count));
  std::string bytes;
  for (int64_t left = count; left > 0; left -= 32) {
    uint32_t word = g.twister.next32();
    if (left < 32) word >>= 32 - left;
    for (int b = 0; b < 4; ++b) bytes += static_cast<char>(word >> (8 * b));
  }
  return intFromBytes(bytes);
}
// A number in [0, n); n is positive.
Value below(Generator &g, const Value &n) {
  int64_t count = intBitLength(n);
  Value r = bits(g, count);
  while (intCompare(r, n) >= 0) r = bits(g, count);
  return r;
}
int64_t below(Generator &g, int64_t n) { return below(g, makeInt(n)).asInt(); }

Value between(Generator &g, const Value &low, const Value &high, const Value &step, const std::string &shown) {
  Value width = intBinary(BinaryOp::Sub, high, low);
  if (step.isInt() && step.asInt() == 1) {
    if (intSign(width) <= 0) return raiseValueError("empty range for randrange() ({})", shown);
    return binary(BinaryOp::Add, low, below(g, width));
  }
  int sign = intSign(step);
  if (sign == 0) return raiseValueError("zero step for randrange()");
  Value count = sign > 0 ? intBinary(BinaryOp::Sub, intBinary(BinaryOp::Add, width, step), makeInt(1))
                         : intBinary(BinaryOp::Add, intBinary(BinaryOp::Add, width, step), makeInt(1));
  count = intBinary(BinaryOp::FloorDiv, count, step);
  if (intSign(count) <= 0) return raiseValueError("empty range for randrange() ({})", shown);
  return binary(BinaryOp::Add, low, binary(BinaryOp::Mult, step, below(g, count)));
}

double normalPair(Generator &g, double mu, double sigma) {
  // Kinderman and Monahan, as random.normalvariate.
  static const double magic = 4 * std::exp(-0.5) / std::sqrt(2.0);
  for (;;) {
    double u1 = g.twister.real(), u2 = 1.0 - g.twister.real();
    double z = magic * (u1 - 0.5) / u2;
    if (z * z / 4.0 <= -std::log(u2)) return mu + z * sigma;
  }
}
double gaussOf(Generator &g, double mu, double sigma) {
  double z;
  if (g.hasSpare) {
    z = g.spare;
    g.hasSpare = false;
  } else {
    double angle = g.twister.real() * 2 * M_PI, radius = std::sqrt(-2.0 * std::log(1.0 - g.twister.real()));
    z = std::cos(angle) * radius;
    g.spare = std::sin(angle) * radius;
    g.hasSpare = true;
  }
  return mu + z * sigma;
}

double gammaVariate(Generator &g, double alpha, double beta) {
  auto uniform = [&] { return g.twister.real(); };
  if (alpha > 1.0) {
    double ainv = std::sqrt(2.0 * alpha - 1.0), bbb = alpha - std::log(4.0), ccc = alpha + ainv;
    for (;;) {
      double u1 = uniform();
      if (!(1e-7 < u1 && u1 < 0.9999999)) continue;
      double u2 = 1.0 - uniform(), v = std::log(u1 / (1.0 - u1)) / ainv, x = alpha * std::exp(v), z = u1 * u1 * u2,
             r = bbb + ccc * v - x;
      if (r + (1.0 + std::log(4.5)) - 4.5 * z >= 0.0 || r >= std::log(z)) return x * beta;
    }
  }
  if (alpha == 1.0) return -std::log(1.0 - uniform()) * beta;
  for (;;) {
    double u = uniform(), b = (M_E + alpha) / M_E, p = b * u,
           x = p <= 1.0 ? std::pow(p, 1.0 / alpha) : -std::log((b - p) / alpha), u1 = uniform();
    if (p > 1.0 ? u1 <= std::pow(x, alpha - 1.0) : u1 <= std::exp(-x)) return x * beta;
  }
}

// Methods by name with their parameters; `self` is the generator.
struct Method {
  const char *name, *parameters;
  Value (*code)(Generator &g, const Value *a);
};

bool two(const Value *a, double &x, double &y) { return number(a[0], x) && number(a[1], y); }

Value sample(Generator &g, const Value *a) {
  std::vector<Value> pool;
  if (a[0].as<Set>() || a[0].as<Dict>())
    return raiseTypeError("Population must be a sequence.  For dicts or sets, use sorted(d).");
  int64_t k;
  if (!collect(a[0], pool) || !index(a[1], k)) return {};
  auto n = static_cast<int64_t>(pool.size());
  if (k < 0 || k > n) return raiseValueError("Sample larger than population or is negative");
  std::vector<Value> result;
  int64_t setSize = 21;
  if (k > 5)
    setSize += static_cast<int64_t>(std::pow(4, std::ceil(std::log(static_cast<double>(k) * 3) / std::log(4.0))));
  if (n <= setSize) {
    for (int64_t i = 0; i < k; ++i) {
      int64_t j = below(g, n - i);
      result.push_back(pool[static_cast<size_t>(j)]);
      pool[static_cast<size_t>(j)] = pool[static_cast<size_t>(n - i - 1)];
    }
  } else {
    std::vector<bool> taken(static_cast<size_t>(n));
    for (int64_t i = 0; i < k; ++i) {
      int64_t j = below(g, n);
      while (taken[static_cast<size_t>(j)]) j = below(g, n);
      taken[static_cast<size_t>(j)] = true;
      result.push_back(pool[static_cast<size_t>(j)]);
    }
  }
  return makeList(std::move(result));
}

Value choices(Generator &g, const Value *a) {
  std::vector<Value> pool;
  int64_t k;
  if (!collect(a[0], pool) || !index(a[3], k)) return {};
  std::vector<Value> result;
  auto n = static_cast<double>(pool.size());
  std::vector<double> cumulative;
  for (const Value &source : {a[1], a[2]}) {
    if (source.isNone()) continue;
    std::vector<Value> weights;
    if (!collect(source, weights)) return {};
    double total = 0;
    for (const Value &weight : weights) {
      double w;
      if (!number(weight, w)) return {};
      total = &source == &a[2] ? w : total + w;
      cumulative.push_back(source.same(a[2]) && a[1].isNone() ? w : total);
    }
  }
  if (cumulative.empty()) {
    if (pool.empty()) return raise(exceptions().IndexError, "Cannot choose from an empty population");
    for (int64_t i = 0; i < k; ++i) result.push_back(pool[static_cast<size_t>(std::floor(g.twister.real() * n))]);
    return makeList(std::move(result));
  }
  if (cumulative.size() != pool.size()) return raiseValueError("The number of weights does not match the population");
  double total = cumulative.back() + 0.0;
  if (total <= 0) return raiseValueError("Total of weights must be greater than zero");
  for (int64_t i = 0; i < k; ++i) {
    double x = g.twister.real() * total;
    size_t at = static_cast<size_t>(std::upper_bound(cumulative.begin(), cumulative.end() - 1, x) - cumulative.begin());
    result.push_back(pool[at]);
  }
  return makeList(std::move(result));
}

const Method methods[] = {
    {"random", "", [](Generator &g, const Value *) { return makeFloat(g.twister.real()); }},
    {"seed", "a=None, version=2", [](Generator &g, const Value *a) { return seed(g, a[0]) ? Value::none() : Value(); }},
    {"uniform", "a, b",
     [](Generator &g, const Value *a) -> Value {
       Value width = binary(BinaryOp::Sub, a[1], a[0]);
       Value scaled = width ? binary(BinaryOp::Mult, width, makeFloat(g.twister.real())) : Value();
       return scaled ? binary(BinaryOp::Add, a[0], scaled) : Value();
     }},
    {"getrandbits", "k, /",
     [](Generator &g, const Value *a) -> Value {
       int64_t k;
       if (!index(a[0], k)) return {};
       return k < 0 ? raiseValueError("number of bits must be non-negative") : bits(g, k);
     }},
    {"randrange", "start, stop=None, step=1",
     [](Generator &g, const Value *a) -> Value {
       Value start = indexValue(a[0]), stop = a[1].isNone() ? Value() : indexValue(a[1]), step = indexValue(a[2]);
       if (!start || (!a[1].isNone() && !stop) || !step) return {};
       if (!stop) {
         if (intSign(start) <= 0) return raiseValueError("empty range for randrange()");
         return below(g, start);
       }
       std::string shown =
           intText(start) + ", " + intText(stop) + ", " +
           (step.isInt() && step.asInt() == 1 ? intText(intBinary(BinaryOp::Sub, stop, start)) : intText(step));
       return between(g, start, stop, step, shown);
     }},
    {"randint", "a, b",
     [](Generator &g, const Value *a) -> Value {
       Value low = indexValue(a[0]), high = indexValue(a[1]);
       if (!low || !high) return {};
       Value stop = intBinary(BinaryOp::Add, high, makeInt(1));
       return between(g, low, stop, makeInt(1),
                      intText(low) + ", " + intText(stop) + ", " + intText(intBinary(BinaryOp::Sub, stop, low)));
     }},
    {"choice", "seq",
     [](Generator &g, const Value *a) -> Value {
       int64_t size = length(a[0]);
       if (size < 0) return {};
       if (size == 0) return raise(exceptions().IndexError, "Cannot choose from an empty sequence");
       return getItem(a[0], makeInt(below(g, size)));
     }},
    {"choices", "population, weights=None, *, cum_weights=None, k=1", choices},
    {"sample", "population, k, *, counts=None", sample},
    {"shuffle", "x",
     [](Generator &g, const Value *a) -> Value {
       int64_t size = length(a[0]);
       for (int64_t i = size - 1; i >= 1; --i) {
         int64_t j = below(g, i + 1);
         Value x = getItem(a[0], makeInt(i)), y = x ? getItem(a[0], makeInt(j)) : Value();
         if (!y || !setItem(a[0], makeInt(i), y) || !setItem(a[0], makeInt(j), x)) return {};
       }
       return size < 0 ? Value() : Value::none();
     }},
    {"gauss", "mu=0.0, sigma=1.0",
     [](Generator &g, const Value *a) -> Value {
       double mu, sigma;
       return two(a, mu, sigma) ? makeFloat(gaussOf(g, mu, sigma)) : Value();
     }},
    {"normalvariate", "mu=0.0, sigma=1.0",
     [](Generator &g, const Value *a) -> Value {
       double mu, sigma;
       return two(a, mu, sigma) ? makeFloat(normalPair(g, mu, sigma)) : Value();
     }},
    {"lognormvariate", "mu, sigma",
     [](Generator &g, const Value *a) -> Value {
       double mu, sigma;
       return two(a, mu, sigma) ? makeFloat(std::exp(normalPair(g, mu, sigma))) : Value();
     }},
    {"expovariate", "lambd",
     [](Generator &g, const Value *a) -> Value {
       double rate;
       return number(a[0], rate) ? makeFloat(-std::log(1.0 - g.twister.real()) / rate) : Value();
     }},
    {"gammavariate", "alpha, beta",
     [](Generator &g, const Value *a) -> Value {
       double alpha, beta;
       return two(a, alpha, beta) ? makeFloat(gammaVariate(g, alpha, beta)) : Value();
     }},
    {"betavariate", "alpha, beta",
     [](Generator &g, const Value *a) -> Value {
       double alpha, beta;
       if (!two(a, alpha, beta)) return {};
       double y = gammaVariate(g, alpha, 1.0);
       return makeFloat(y == 0 ? 0.0 : y / (y + gammaVariate(g, beta, 1.0)));
     }},
    {"triangular", "low=0.0, high=1.0, mode=None",
     [](Generator &g, const Value *a) -> Value {
       double low, high, mode;
       if (!two(a, low, high)) return {};
       double u = g.twister.real(), c = 0.5;
       if (!a[2].isNone()) {
         if (!number(a[2], mode)) return {};
         c = (mode - low) / (high - low);
       }
       if (u > c) {
         u = 1.0 - u;
         c = 1.0 - c;
         std::swap(low, high);
       }
       return makeFloat(low + (high - low) * std::sqrt(u * c));
     }},
    {"randbytes", "n",
     [](Generator &g, const Value *a) -> Value {
       int64_t n;
       if (!index(a[0], n)) return {};
       std::string bytes = intBytes(bits(g, n * 8));
       bytes.resize(static_cast<size_t>(n));
       return makeBytes(std::move(bytes));
     }},
};

} // namespace

bool fillRandom(Module &m) {
  Type &type = newNativeType("Random", nullptr, "random");
  type.slots.create = [](Type *cls, const Args &) { return Value(new Generator(cls)); };
  type.slots.init = [](const Value &self, const Args &args) {
    return seed(of(self), args.count ? args[0] : Value::none());
  };
  type.hasInstanceDict = true;
  for (const Method &method : methods) {
    auto signature = std::make_shared<Signature>(method.name, method.parameters);
    auto code = method.code;
    Value native = makeFunction(
        method.name,
        [signature, code](const Args &args) -> Value {
          Value bound[4];
          return signature->bind(args.dropFirst(), bound) ? code(of(args[0]), bound) : Value();
        },
        "random");
    native.as<NativeFunction>()->binds = true;
    type.setOwn(Symbol::intern(method.name), native);
  }
  type.ready();
  Value shared = call(Value(&type));
  dictSet(*m.dict, Symbol::intern("Random"), Value(&type));
  dictSet(*m.dict, Symbol::intern("SystemRandom"), Value(&type));
  for (const Method &method : methods) dictSet(*m.dict, Symbol::intern(method.name), getAttr(shared, method.name));
  return true;
}

} // namespace weft::py
