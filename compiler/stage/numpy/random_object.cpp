// Generators of random numbers as Python objects; numpy.random's classes (compiler/prelude/numpy/random.py) hold one.
#include "stage/numpy/binding.h"
#include "stage/numpy/random.h"
#include "value/interpreter.h"

#include <cstring>
#include <random>

namespace weft::np {

using namespace py;

namespace {

Type &bitsType();
class Bits final : public Object {
public:
  explicit Bits(std::unique_ptr<BitGenerator> g) : Object(&bitsType()), generator(std::move(g)) {}
  static bool classof(const Object &object) { return object.type == &bitsType(); }
  std::unique_ptr<BitGenerator> generator;
};
Type &bitsType() {
  static Type *type = nullptr;
  if (!type) {
    type = &newNativeType("BitGenerator", nullptr, "numpy.random");
    type->ready();
  }
  return *type;
}
BitGenerator *bitsOf(const Value &value) {
  if (Bits *b = value.as<Bits>()) return b->generator.get();
  (void)py::raiseTypeError("expected a bit generator");
  return nullptr;
}

/// Little-endian 32-bit words of a non-negative int.
bool wordsOf(const Value &value, std::vector<uint32_t> &out, const char *words = "expected non-negative integer") {
  const Value number = indexValue(value);
  if (!number) return false;
  if (intSign(number) < 0) return static_cast<bool>(py::raiseValueError("{}", words));
  std::string bytes = intBytes(number);
  while (bytes.size() % 4) bytes.push_back(0);
  if (bytes.empty()) bytes.assign(4, 0);
  for (size_t i = 0; i < bytes.size(); i += 4) {
    uint32_t word;
    std::memcpy(&word, bytes.data() + i, 4);
    out.push_back(word);
  }
  while (out.size() > 1 && out.back() == 0) out.pop_back();
  return true;
}
bool readWide(const Value &value, uint64_t &out) {
  const Value number = indexValue(value);
  if (!number) return false;
  const std::string bytes = intBytes(number);
  if (bytes.size() > 8 && bytes.find_first_not_of('\0', 8) != std::string::npos)
    return static_cast<bool>(py::raiseValueError("high is out of bounds"));
  out = 0;
  std::memcpy(&out, bytes.data(), std::min<size_t>(bytes.size(), 8));
  return true;
}

/// kind ("mt19937" or "pcg64"), seed: None, an int or a sequence of ints
Value newBits(const Value *v) {
  const bool mersenne = asStr(v[0])->text == "mt19937";
  std::vector<uint32_t> words;
  bool single = false;
  if (v[1].isNone()) {
    std::random_device device;
    for (int i = 0; i < 4; i++) words.push_back(device());
  } else if (isAnyInt(v[1]) || (isArrayOrScalar(v[1]) && selfArray(v[1]).ndim() == 0)) {
    if (!wordsOf(v[1], words, mersenne ? "Seed must be between 0 and 2**32 - 1" : "expected non-negative integer"))
      return {};
    single = true;
    if (mersenne && words.size() > 1) return py::raiseValueError("Seed must be between 0 and 2**32 - 1");
  } else {
    std::vector<Value> items;
    if (!collect(v[1], items)) return {};
    for (const Value &item : items)
      if (!wordsOf(item, words)) return {};
  }
  if (!mersenne) return make<Bits>(makePcg64(words)).value();
  return make<Bits>(single ? makeMersenne(words[0]) : makeMersenne(words)).value();
}
/// bits, kind, count
Value drawFunction(const Value *v) {
  BitGenerator *bits = bitsOf(v[0]);
  int64_t n;
  if (!bits || !py::index(v[2], n)) return {};
  const std::string &kind = asStr(v[1])->text;
  const Distribution what = kind == "double"        ? Distribution::Double
                            : kind == "float"       ? Distribution::Float
                            : kind == "gauss"       ? Distribution::Gauss
                            : kind == "gauss_float" ? Distribution::GaussFloat
                                                    : Distribution::Exponential;
  return wrap(draw(*bits, what, n));
}
/// bits, low, range, count, dtype
Value integersFunction(const Value *v) {
  BitGenerator *bits = bitsOf(v[0]);
  int64_t low = 0, n;
  uint64_t range, wideLow;
  DType dtype;
  bool given;
  if (!bits || !readWide(v[2], range) || !py::index(v[3], n) || !readDTypeArgument(v[4], dtype, given)) return {};
  if (!toInt64(v[1], low)) {
    if (!readWide(v[1], wideLow)) return {};
    low = static_cast<int64_t>(wideLow);
  }
  return wrap(drawIntegers(*bits, low, range, n, dtype));
}
Value shuffleFunction(const Value *v) {
  BitGenerator *bits = bitsOf(v[0]);
  int64_t n;
  if (!bits || !py::index(v[1], n)) return {};
  return wrap(drawShuffle(*bits, n));
}
Value distinctFunction(const Value *v) {
  BitGenerator *bits = bitsOf(v[0]);
  int64_t n, count;
  bool shuffle;
  if (!bits || !py::index(v[1], n) || !py::index(v[2], count) || !readFlag(v[3], shuffle)) return {};
  return wrap(drawDistinct(*bits, n, count, shuffle));
}
/// bits, kind, array of parameters: one number for each
Value eachFunction(const Value *v) {
  BitGenerator *bits = bitsOf(v[0]);
  const DType real = WRT_FLOAT64;
  const Array given = asArray(v[2], &real);
  if (!bits) return {};
  if (!given) return raisePending();
  const Array parameters = contiguous(given);
  const bool gamma = asStr(v[1])->text == "gamma";
  Array out = Array::empty(gamma ? WRT_FLOAT64 : WRT_INT64, parameters.dims);
  for (int64_t i = 0, n = out.size(); i < n; i++) {
    const double p = parameters.as<double>()[i];
    if (gamma)
      out.as<double>()[i] = bits->standardGamma(p);
    else
      out.as<int64_t>()[i] = bits->poisson(p);
  }
  return wrap(out);
}

} // namespace

void defineRandom(Module &module) {
  defineFunction(module, "_bits", "kind, seed", newBits);
  defineFunction(module, "_draw", "bits, kind, count", drawFunction);
  defineFunction(module, "_draw_integers", "bits, low, range, count, dtype", integersFunction);
  defineFunction(module, "_draw_shuffle", "bits, n", shuffleFunction);
  defineFunction(module, "_draw_distinct", "bits, n, count, shuffle", distinctFunction);
  defineFunction(module, "_draw_each", "bits, kind, parameters", eachFunction);
}

} // namespace weft::np
