// The generators equal NumPy's bit for bit. The figures are FNV-1a hashes of the bytes that NumPy 2.4 gives for the
// same calls, in the same order, on RandomState(12345) and default_rng(42).
#include "stage/numpy/random.h"

#include <gtest/gtest.h>

namespace weft::np {
namespace {

uint64_t hashOf(const Array &a) {
  uint64_t h = 1469598103934665603u;
  for (int64_t i = 0; i < a.size() * a.dtype.itemSize(); i++)
    h = (h ^ static_cast<unsigned char>(a.data[i])) * 1099511628211u;
  return h;
}
constexpr int32_t integerTypes[] = {WRT_INT64, WRT_INT32, WRT_INT16, WRT_INT8};

TEST(NumpyRandom, RandomStateEqualsNumpy) {
  const auto g = makeMersenne(12345);
  EXPECT_EQ(hashOf(draw(*g, Distribution::Double, 5000)), 0x14f64af6bca5fc69u);
  EXPECT_EQ(hashOf(draw(*g, Distribution::Gauss, 5000)), 0xa0347dec88ddd417u);
  EXPECT_EQ(hashOf(draw(*g, Distribution::Exponential, 5000)), 0x2ce20938003ec007u);
  constexpr uint64_t expected[] = {0xf16d154f2263511fu, 0xd7d08e6bc25f7424u, 0x6b56086d67bc18afu, 0x98b75e89a96f0e35u};
  for (int i = 0; i < 4; i++) EXPECT_EQ(hashOf(drawIntegers(*g, -3, 99, 1001, integerTypes[i])), expected[i]);
  EXPECT_EQ(hashOf(drawShuffle(*g, 1000)), 0x93ffb30380f964e3u);
}

TEST(NumpyRandom, DefaultRngEqualsNumpy) {
  const auto g = makePcg64(std::vector<uint32_t>{42});
  EXPECT_EQ(hashOf(draw(*g, Distribution::Double, 5000)), 0x35c7f11f2c592d68u);
  EXPECT_EQ(hashOf(draw(*g, Distribution::Gauss, 5000)), 0x81a0d36066a7f111u);
  EXPECT_EQ(hashOf(draw(*g, Distribution::Exponential, 5000)), 0xae3ceacbf1157cecu);
  EXPECT_EQ(hashOf(draw(*g, Distribution::Float, 5000)), 0x9ab9c1af5356847fu);
  EXPECT_EQ(hashOf(draw(*g, Distribution::GaussFloat, 5000)), 0x65f5f8e4f71b1ef0u);
  constexpr uint64_t expected[] = {0x997fee8197a4fbd7u, 0x8ba3661903580796u, 0x51a4dbc80cb8a101u, 0x6990dd4238cd7e06u};
  for (int i = 0; i < 4; i++) EXPECT_EQ(hashOf(drawIntegers(*g, -3, 99, 1001, integerTypes[i])), expected[i]);
  EXPECT_EQ(hashOf(drawShuffle(*g, 1000)), 0x5d604a2be98ec0efu);
  EXPECT_EQ(hashOf(drawDistinct(*g, 1000, 100, true)), 0xf3a1869502f151f1u);
  EXPECT_EQ(hashOf(drawDistinct(*g, 20000, 1000, true)), 0x9136c41fb255213u);
  Array gammas = Array::empty(WRT_FLOAT64, {500}), counts = Array::empty(WRT_INT64, {500});
  for (int i = 0; i < 500; i++) gammas.as<double>()[i] = g->standardGamma(2.5);
  for (int i = 0; i < 500; i++) counts.as<int64_t>()[i] = g->poisson(25.5);
  EXPECT_EQ(hashOf(gammas), 0x66f823c087fd43f9u);
  EXPECT_EQ(hashOf(counts), 0xbc71a224840127f7u);
}

TEST(NumpyRandom, SeedOfSeveralWords) {
  const auto g = makeMersenne(std::vector<uint32_t>{1, 2, 3});
  const Array a = drawIntegers(*g, 0, 0x7fffffff, 4, WRT_INT64);
  EXPECT_EQ(std::vector<int64_t>(a.as<int64_t>(), a.as<int64_t>() + 4),
            (std::vector<int64_t>{471850590, 1552691353, 1660851139, 392716381}));
}

} // namespace
} // namespace weft::np
