// Arrays without Python: views, promotion, reductions in NumPy's order.
#include "stage/numpy/elementwise.h"
#include "stage/numpy/index.h"
#include "stage/numpy/linalg.h"
#include "stage/numpy/sort.h"

#include <cmath>
#include <gtest/gtest.h>

namespace weft::np {
namespace {

template <typename T> Array arrayOf(const Dims &dims, std::initializer_list<T> values) {
  Array a = Array::empty(wrt::dtypeOf<T>, dims);
  std::copy(values.begin(), values.end(), a.as<T>());
  return a;
}
template <typename T> std::vector<T> valuesOf(const Array &a) {
  const Array dense = contiguous(a);
  return {dense.as<T>(), dense.as<T>() + dense.size()};
}
Array counting(const Dims &dims) {
  Array a = Array::empty(WRT_INT64, dims);
  for (int64_t i = 0; i < a.size(); i++) a.as<int64_t>()[i] = i;
  return a;
}

TEST(NumpyArray, ViewsShareStorage) {
  const Array a = counting({2, 3});
  const Array column = dropAxis(slice(a, 1, 1, 1, 1), 1);
  EXPECT_EQ(valuesOf<int64_t>(column), (std::vector<int64_t>{1, 4}));
  ASSERT_TRUE(assign(column, Array::scalar<int64_t>(9)));
  EXPECT_EQ(valuesOf<int64_t>(a), (std::vector<int64_t>{0, 9, 2, 3, 9, 5}));
}

TEST(NumpyArray, ReshapeOfATransposeCopies) {
  const Array t = transpose(counting({2, 3}));
  const Array flat = reshape(t, {-1});
  EXPECT_EQ(valuesOf<int64_t>(flat), (std::vector<int64_t>{0, 3, 1, 4, 2, 5}));
  EXPECT_NE(flat.base->storage, t.base->storage);
  EXPECT_FALSE(reshape(t, {4, -1}));
  EXPECT_EQ(pendingError().message, "cannot reshape array of size 6 into shape (4,-1)");
}

TEST(NumpyArray, Promotion) {
  const auto common = [](int32_t a, int32_t b) {
    DType out;
    return promote(a, b, out) ? out.name() : "none";
  };
  EXPECT_EQ(common(WRT_INT8, WRT_UINT8), "int16");
  EXPECT_EQ(common(WRT_INT64, WRT_UINT64), "float64");
  EXPECT_EQ(common(WRT_INT32, WRT_FLOAT32), "float64");
  EXPECT_EQ(common(WRT_INT16, WRT_FLOAT32), "float32");
  EXPECT_EQ(common(WRT_INT8, WRT_HALF), "float16");
  EXPECT_EQ(common(WRT_FLOAT64, WRT_COMPLEX64), "complex128");
  EXPECT_EQ(common(WRT_BOOL, WRT_UINT8), "uint8");
}

TEST(NumpyArray, BroadcastErrorsInNumpysWords) {
  EXPECT_FALSE(binary(Binary::Add, counting({2}), counting({3})));
  EXPECT_EQ(pendingError().message, "operands could not be broadcast together with shapes (2,) (3,) ");
}

TEST(NumpyArray, SumsArePairwise) {
  Array a = Array::empty(WRT_FLOAT32, {1000});
  for (int i = 0; i < 1000; i++) a.as<float>()[i] = static_cast<float>(i) * 0.1f;
  const auto sum = [](const Array &x, AxisSet axes) { return reduce(Binary::Add, x, axes, false); };
  EXPECT_EQ(*sum(a, ~0u).as<float>(), 49950.0f);
  const Array square = reshape(a, {10, 100});
  EXPECT_EQ(sum(square, 1).as<float>()[7], 457.00003f);
  EXPECT_EQ(sum(square, 2).as<float>()[3], 3495.0f);
  EXPECT_EQ(static_cast<float>(*sum(cast(a, WRT_HALF), ~0u).as<wrt::Half>()), 49952.0f);
}

TEST(NumpyArray, FancyIndexing) {
  const Array a = counting({3, 4});
  const Array rows = arrayOf<int64_t>({2}, {2, 0}), columns = arrayOf<int64_t>({2}, {1, -1});
  bool view, scalar;
  const Index both{{.kind = IndexItem::IntArray, .array = rows}, {.kind = IndexItem::IntArray, .array = columns}};
  EXPECT_EQ(valuesOf<int64_t>(getItem(a, both, view, scalar)), (std::vector<int64_t>{9, 3}));
  EXPECT_FALSE(view);
  ASSERT_TRUE(setItem(a, both, Array::scalar<int64_t>(-1)));
  EXPECT_EQ(a.as<int64_t>()[9], -1);
  const Index mask{{.kind = IndexItem::BoolArray, .array = binary(Binary::Greater, a, Array::scalar<int64_t>(9))}};
  EXPECT_EQ(valuesOf<int64_t>(getItem(a, mask, view, scalar)), (std::vector<int64_t>{10, 11}));
  const Index outside{{.kind = IndexItem::Int, .value = 5}};
  EXPECT_FALSE(getItem(a, outside, view, scalar));
  EXPECT_EQ(pendingError().message, "index 5 is out of bounds for axis 0 with size 3");
}

TEST(NumpyArray, FloorDivisionAndRemainder) {
  const Array a = arrayOf<int64_t>({4}, {7, -7, 7, -7}), b = arrayOf<int64_t>({4}, {2, 2, -2, -2});
  EXPECT_EQ(valuesOf<int64_t>(binary(Binary::FloorDivide, a, b)), (std::vector<int64_t>{3, -4, -4, 3}));
  EXPECT_EQ(valuesOf<int64_t>(binary(Binary::Remainder, a, b)), (std::vector<int64_t>{1, 1, -1, -1}));
  EXPECT_EQ(valuesOf<double>(binary(Binary::Divide, a, b)), (std::vector<double>{3.5, -3.5, -3.5, 3.5}));
}

TEST(NumpyArray, SortPutsNanLast) {
  const Array a = arrayOf<double>({4}, {2, NAN, -1, 0.5});
  EXPECT_EQ(valuesOf<int64_t>(argsort(a, 0)), (std::vector<int64_t>{2, 3, 0, 1}));
  EXPECT_EQ(*argReduce(a, 0, true).as<int64_t>(), 1);
}

TEST(NumpyLinalg, SolveAndDeterminant) {
  const Array a = arrayOf<double>({2, 2}, {1, 2, 3, 4}), b = arrayOf<double>({2}, {5, 6});
  const Array x = solve(a, b);
  EXPECT_NEAR(x.as<double>()[0], -4, 1e-12);
  EXPECT_NEAR(x.as<double>()[1], 4.5, 1e-12);
  EXPECT_NEAR(*determinant(a).as<double>(), -2, 1e-12);
  EXPECT_FALSE(inverse(Array::zeros(WRT_FLOAT64, {2, 2})));
  EXPECT_STREQ(pendingError().type, "LinAlgError");
}

TEST(NumpyLinalg, SingularValues) {
  const Array a = arrayOf<double>({3, 2}, {1, 2, 3, 4, 5, 6});
  Array u, s, vt;
  ASSERT_TRUE(svd(a, u, s, vt));
  EXPECT_NEAR(s.as<double>()[0], 9.52551809, 1e-8);
  EXPECT_NEAR(s.as<double>()[1], 0.51430058, 1e-8);
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 2; k++) u.as<double>()[i * 2 + k] *= s.as<double>()[k];
  const Array back = matmul(u, vt);
  for (int i = 0; i < 6; i++) EXPECT_NEAR(back.as<double>()[i], a.as<double>()[i], 1e-12);
}

} // namespace
} // namespace weft::np
