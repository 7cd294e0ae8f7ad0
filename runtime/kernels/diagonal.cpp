// matrix_band_part, matrix_diag, matrix_diag_part, matrix_set_diag, diag, diag_part, cross.
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cstring>

namespace wrt {
namespace {

char *at(const wrt_tensor *t, int64_t element) {
  return static_cast<char *>(t->data) + element * wrt_dtype_size(t->dtype);
}

/// Which diagonals (k), and on which side short ones stand in their rows of the packed form.
struct Diagonals {
  int64_t lower = 0, upper = 0, longest = 0;
  bool leftAbove = false, leftBelow = true;

  int64_t count() const { return upper - lower + 1; }
  int64_t length(int64_t d, int64_t rows, int64_t columns) const {
    return std::min(rows + std::min<int64_t>(0, d), columns - std::max<int64_t>(0, d));
  }
  int64_t offset(int64_t d, int64_t rows, int64_t columns) const {
    const bool left = (d >= 0 && leftAbove) || (d <= 0 && leftBelow);
    return left ? 0 : longest - length(d, rows, columns);
  }
};

int32_t readDiagonals(wrt_call *call, const wrt_tensor *k, const wrt_attr &align, Diagonals &d) {
  if (k->size < 1 || k->size > 2 || k->rank > 1)
    return invalid(call, "diag_index must be a scalar or vector, received shape: %s", shapeText(dims(k)).c_str());
  d.lower = intAt(k, 0);
  d.upper = intAt(k, k->size - 1);
  if (d.lower > d.upper)
    return invalid(call, "lower_diag_index must not be larger than upper_diag_index: %lld > %lld",
                   static_cast<long long>(d.lower), static_cast<long long>(d.upper));
  const std::string_view side = stringOr(align, "RIGHT_LEFT"); // above, below
  d.leftAbove = side.starts_with("LEFT");
  d.leftBelow = side.ends_with("LEFT");
  return 0;
}

/// f(matrix element, packed element) for all places of the diagonals in one matrix.
template <typename F> void eachPlace(const Diagonals &d, int64_t rows, int64_t columns, F &&f) {
  for (int64_t k = d.upper; k >= d.lower; --k) {
    const int64_t n = d.length(k, rows, columns), shift = d.offset(k, rows, columns);
    for (int64_t i = 0; i < n; ++i)
      f((i + std::max<int64_t>(0, -k)) * columns + i + std::max<int64_t>(0, k), (d.upper - k) * d.longest + shift + i);
  }
}

template <typename T> void crossProducts(const wrt_tensor *a, const wrt_tensor *b, wrt_tensor *y) {
  using C = Compute<T>;
  for (int64_t i = 0; i < y->size; i += 3) {
    const T *u = data<T>(a) + i, *v = data<T>(b) + i;
    T *out = mutableData<T>(y) + i;
    for (int k = 0; k < 3; ++k) {
      const int p = (k + 1) % 3, q = (k + 2) % 3;
      out[k] =
          static_cast<T>(static_cast<C>(u[p]) * static_cast<C>(v[q]) - static_cast<C>(u[q]) * static_cast<C>(v[p]));
    }
  }
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_matrix_band_part(wrt_call *call) { // input, num_lower, num_upper
  const wrt_tensor *x = call->inputs[0];
  if (x->rank < 2) return invalid(call, "input must be at least 2-dim, received shape: %s", shapeText(dims(x)).c_str());
  const int64_t rows = x->dims[x->rank - 2], columns = x->dims[x->rank - 1], lower = intAt(call->inputs[1], 0),
                upper = intAt(call->inputs[2], 0);
  if (lower > rows)
    return invalid(call, "num_lower must be negative or less or equal to number of rows (%lld) got: %lld",
                   static_cast<long long>(rows), static_cast<long long>(lower));
  if (upper > columns)
    return invalid(call, "num_upper must be negative or less or equal to number of columns (%lld) got: %lld",
                   static_cast<long long>(columns), static_cast<long long>(upper));
  wrt_tensor *y = call->outputs[0] = wrt_tensor_zeros(call->frame, x->dtype, x->rank, x->dims);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  const int64_t batches = rows * columns ? x->size / (rows * columns) : 0;
  for (int64_t b = 0; b < batches; ++b)
    for (int64_t i = 0; i < rows; ++i) {
      const int64_t from = lower < 0 ? 0 : std::max<int64_t>(0, i - lower),
                    to = upper < 0 ? columns : std::min(columns, i + upper + 1);
      const int64_t row = (b * rows + i) * columns;
      if (from < to) copyElements(x->dtype, at(y, row + from), at(x, row + from), to - from);
    }
  return 0;
}

int32_t wrt_op_matrix_diag(wrt_call *call) { // diagonal, k, num_rows, num_cols, padding
  const wrt_tensor *x = call->inputs[0], *padding = call->inputs[4];
  Diagonals d;
  if (const int32_t code = readDiagonals(call, call->inputs[1], attrOf(call, 0), d)) return code;
  if (x->rank < 1)
    return invalid(call, "diagonal must be at least 1-dim, received shape: %s", shapeText(dims(x)).c_str());
  const bool many = d.lower != d.upper;
  if (many && (x->rank < 2 || x->dims[x->rank - 2] != d.count()))
    return invalid(call, "The number of diagonals provided in the input does not match the lower_diag_index and "
                         "upper_diag_index range.");
  d.longest = x->dims[x->rank - 1];
  int64_t rows = intAt(call->inputs[2], 0), columns = intAt(call->inputs[3], 0);
  const int64_t leastRows = d.longest - std::min<int64_t>(d.upper, 0),
                leastColumns = d.longest + std::max<int64_t>(d.lower, 0);
  if (rows != -1 && rows < leastRows) return invalid(call, "The number of rows is too small.");
  if (columns != -1 && columns < leastColumns) return invalid(call, "The number of columns is too small.");
  if (rows == -1 && columns == -1)
    rows = columns = std::max(leastRows, leastColumns);
  else if (rows == -1)
    rows = leastRows;
  else if (columns == -1)
    columns = leastColumns;
  if (rows != leastRows && columns != leastColumns)
    return invalid(
        call, "The number of rows or columns is not consistent with the specified d_lower, d_upper, and diagonal.");
  std::vector<int64_t> shape(x->dims, x->dims + x->rank - (many ? 2 : 1));
  int64_t batches = 1;
  for (int64_t n : shape) batches *= n;
  shape.insert(shape.end(), {rows, columns});
  wrt_tensor *y = newOutput(call, 0, x->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  fillElements(x->dtype, y->data, padding->data, y->size);
  for (int64_t b = 0; b < batches; ++b)
    eachPlace(d, rows, columns, [&](int64_t to, int64_t from) {
      copyElements(x->dtype, at(y, b * rows * columns + to), at(x, b * d.count() * d.longest + from), 1);
    });
  return 0;
}

int32_t wrt_op_matrix_diag_part(wrt_call *call) { // input, k, padding
  const wrt_tensor *x = call->inputs[0];
  Diagonals d;
  if (const int32_t code = readDiagonals(call, call->inputs[1], attrOf(call, 0), d)) return code;
  if (x->rank < 2) return invalid(call, "input must be at least 2-dim, received shape: %s", shapeText(dims(x)).c_str());
  const int64_t rows = x->dims[x->rank - 2], columns = x->dims[x->rank - 1];
  if ((d.lower <= -rows || d.lower >= columns) && d.lower != 0)
    return invalid(call, "lower_diag_index is out of bound: %lld. It must be between %lld and %lld",
                   static_cast<long long>(d.lower), static_cast<long long>(-rows), static_cast<long long>(columns));
  if ((d.upper <= -rows || d.upper >= columns) && d.upper != 0)
    return invalid(call, "upper_diag_index is out of bound: %lld. It must be between %lld and %lld",
                   static_cast<long long>(d.upper), static_cast<long long>(-rows), static_cast<long long>(columns));
  d.longest = std::min(rows + std::min<int64_t>(d.upper, 0), columns - std::max<int64_t>(d.lower, 0));
  std::vector<int64_t> shape(x->dims, x->dims + x->rank - 2);
  int64_t batches = 1;
  for (int64_t n : shape) batches *= n;
  if (d.lower != d.upper) shape.push_back(d.count());
  shape.push_back(d.longest);
  wrt_tensor *y = newOutput(call, 0, x->dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (d.lower != d.upper) fillElements(x->dtype, y->data, call->inputs[2]->data, y->size);
  for (int64_t b = 0; b < batches; ++b)
    eachPlace(d, rows, columns, [&](int64_t from, int64_t to) {
      copyElements(x->dtype, at(y, b * d.count() * d.longest + to), at(x, b * rows * columns + from), 1);
    });
  return 0;
}

int32_t wrt_op_matrix_set_diag(wrt_call *call) { // input, diagonal, k
  const wrt_tensor *x = call->inputs[0], *v = call->inputs[1];
  Diagonals d;
  if (const int32_t code = readDiagonals(call, call->inputs[2], attrOf(call, 0), d)) return code;
  if (x->rank < 2) return invalid(call, "input must be at least 2-dim, received shape: %s", shapeText(dims(x)).c_str());
  const int64_t rows = x->dims[x->rank - 2], columns = x->dims[x->rank - 1];
  d.longest = std::min(rows + std::min<int64_t>(d.upper, 0), columns - std::max<int64_t>(d.lower, 0));
  std::vector<int64_t> expected(x->dims, x->dims + x->rank - 2);
  int64_t batches = 1;
  for (int64_t n : expected) batches *= n;
  if (d.lower != d.upper) expected.push_back(d.count());
  expected.push_back(d.longest);
  if (v->dtype != x->dtype) return dtypeMismatch(call, "MatrixSetDiagV3", 1, x->dtype, v->dtype);
  if (!std::ranges::equal(expected, dims(v)))
    return invalid(
        call,
        "Either first dimensions of diagonal don't match input.shape[:-2], or diagonal.shape[:-1] is not equal to the "
        "longests diagonal in range "
        "[lower_diag_index:upper_diag_index].\nInput shape: %s\nDiagonal shape: %s\nExpected diagonal shape: %s",
        shapeText(dims(x)).c_str(), shapeText(dims(v)).c_str(), shapeText(expected).c_str());
  wrt_tensor *y = call->outputs[0] = wrt_tensor_copy(call->frame, x);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t b = 0; b < batches; ++b)
    eachPlace(d, rows, columns, [&](int64_t to, int64_t from) {
      copyElements(x->dtype, at(y, b * rows * columns + to), at(v, b * d.count() * d.longest + from), 1);
    });
  return 0;
}

int32_t wrt_op_diag(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  if (x->rank < 1) return invalid(call, "Input must be at least rank 1, got 0");
  std::vector<int64_t> shape(dims(x).begin(), dims(x).end());
  shape.insert(shape.end(), x->dims, x->dims + x->rank);
  wrt_tensor *y = call->outputs[0] =
      wrt_tensor_zeros(call->frame, x->dtype, static_cast<int32_t>(shape.size()), shape.data());
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < x->size; ++i) copyElements(x->dtype, at(y, i * x->size + i), at(x, i), 1);
  return 0;
}

int32_t wrt_op_diag_part(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  const int half = x->rank / 2;
  if (x->rank == 0 || x->rank % 2)
    return invalid(call, "The rank of the tensor should be even and positive, got shape %s",
                   shapeText(dims(x)).c_str());
  for (int i = 0; i < half; ++i)
    if (x->dims[i] != x->dims[i + half])
      return invalid(call, "Invalid shape %s: dimensions %d and %d do not match.", shapeText(dims(x)).c_str(), i,
                     i + half);
  wrt_tensor *y = newOutput(call, 0, x->dtype, dims(x).first(static_cast<size_t>(half)));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < y->size; ++i) copyElements(x->dtype, at(y, i), at(x, i * y->size + i), 1);
  return 0;
}

int32_t wrt_op_cross(wrt_call *call) {
  const wrt_tensor *a = call->inputs[0], *b = call->inputs[1];
  if (!std::ranges::equal(dims(a), dims(b)))
    return invalid(call, "Both inputs must be of same shape: %s vs. %s", shapeText(dims(a)).c_str(),
                   shapeText(dims(b)).c_str());
  if (a->rank < 1) return invalid(call, "Input must be at least 1D, got shape: []");
  if (a->dims[a->rank - 1] != 3)
    return fail(call, WRT_FAILED_PRECONDITION, "Cross-products are only defined for 3-element vectors.");
  if (a->dtype != b->dtype) return dtypeMismatch(call, "Cross", 1, a->dtype, b->dtype);
  wrt_tensor *y = newOutput(call, 0, a->dtype, dims(a));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  switch (a->dtype) {
  case WRT_FLOAT32:
    crossProducts<float>(a, b, y);
    return 0;
  case WRT_FLOAT64:
    crossProducts<double>(a, b, y);
    return 0;
  case WRT_HALF:
    crossProducts<Half>(a, b, y);
    return 0;
  case WRT_BFLOAT16:
    crossProducts<BFloat16>(a, b, y);
    return 0;
  case WRT_INT32:
    crossProducts<int32_t>(a, b, y);
    return 0;
  case WRT_INT64:
    crossProducts<int64_t>(a, b, y);
    return 0;
  default:
    return noKernel(call, "Cross", a->dtype);
  }
}
}
