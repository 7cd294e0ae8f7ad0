// Texts of tensors against those of TensorFlow and NumPy (print_cases.inc).
#include "core/print.h"
#include <cstring>
#include <gtest/gtest.h>

namespace {

struct Case {
  int32_t dtype;
  std::vector<int64_t> dims;
  std::string_view bytes, str, repr, print;
};

const std::vector<Case> &cases() {
  static const std::vector<Case> all = {
#define CASE(dtype, dims, bytes, str, repr, print) {dtype, dims, bytes, str, repr, print},
#include "print_cases.inc"
#undef CASE
  };
  return all;
}

wrt::Tensor make(const Case &c) {
  wrt::Tensor t = wrt::Tensor::make(c.dtype, c.dims);
  if (c.dtype == WRT_STRING) { // one byte of length before each
    size_t at = 0;
    for (int64_t i = 0; i < t.size(); ++i) {
      const auto n = static_cast<unsigned char>(c.bytes[at]);
      wrt_string_assign(&t.data<wrt_string>()[i], c.bytes.data() + at + 1, n);
      at += 1u + n;
    }
  } else if (!c.bytes.empty()) {
    std::memcpy(t.data<char>(), c.bytes.data(), c.bytes.size());
  }
  return t;
}

TEST(Print, StrOfTensors) {
  for (const Case &c : cases()) EXPECT_EQ(wrt::tensorStr(make(c).get()), c.str);
}
TEST(Print, ReprOfTensors) {
  for (const Case &c : cases()) EXPECT_EQ(wrt::tensorRepr(make(c).get()), c.repr);
}
TEST(Print, TfPrint) {
  for (const Case &c : cases()) EXPECT_EQ(wrt::formatTensor(make(c).get(), 3), c.print);
}

TEST(Print, Options) {
  const auto t = wrt::Tensor::of<double>({2}, {1.23456, 2.0});
  EXPECT_EQ(wrt::arrayStr(t.get(), {.precision = 3}), "[1.235 2.   ]");
  const auto small = wrt::Tensor::of<double>({2}, {1e-7, 1.0});
  EXPECT_EQ(wrt::arrayStr(small.get()), "[1.e-07 1.e+00]");
  EXPECT_EQ(wrt::arrayStr(small.get(), {.suppress = true}), "[0.0000001 1.       ]");
  const auto mixed = wrt::Tensor::of<double>({3}, {1e-7, 1.5, 1234.56789});
  EXPECT_EQ(wrt::arrayStr(mixed.get(), {.precision = 3, .suppress = true}), "[   0.       1.5   1234.568]");
}

TEST(Print, Scalars) {
  EXPECT_EQ(wrt::scalarRepr(wrt::Tensor::scalar(0.1f).get()), "np.float32(0.1)");
  EXPECT_EQ(wrt::scalarRepr(wrt::Tensor::scalar(int64_t{3}).get()), "np.int64(3)");
  EXPECT_EQ(wrt::scalarRepr(wrt::Tensor::scalar(true).get()), "np.True_");
  EXPECT_EQ(wrt::scalarRepr(wrt::Tensor::scalar(wrt::Complex64(1, 2)).get()), "np.complex64(1+2j)");
  EXPECT_EQ(wrt::itemRepr(wrt::Tensor::scalar(0.1f).get()), "0.10000000149011612");
  EXPECT_EQ(wrt::arrayRepr(wrt::Tensor::scalar(int64_t{3}).get()), "array(3)");
  EXPECT_EQ(wrt::arrayRepr(wrt::Tensor::scalar(1.5f).get()), "array(1.5, dtype=float32)");
  EXPECT_EQ(wrt::pythonFloat(1e16), "1e+16");
  EXPECT_EQ(wrt::pythonFloat(-0.0), "-0.0");
}

} // namespace
