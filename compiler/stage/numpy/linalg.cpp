// Small dense linear algebra: LU as LAPACK's getrf pivots, Cholesky, Householder QR, Jacobi for eigenvalues and SVD.
#include "stage/numpy/linalg.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace weft::np {

namespace {
/// float32 stays, everything else real becomes float64. (LAPACK would compute float32 in float32; we compute in double
/// and round once.)
bool prepare(const Array &a, Array &work, DType &result) {
  if (a.ndim() < 2)
    return raise("LinAlgError", "{}-dimensional array given. Array must be at least two-dimensional", a.ndim());
  if (a.dtype.kind() == 'c' || a.dtype.isText() || a.dtype.isObject())
    return raise("TypeError", "array type {} is unsupported in linalg", a.dtype.name());
  if (a.dtype.code == WRT_HALF) return raise("TypeError", "array type float16 is unsupported in linalg");
  result = a.dtype.code == WRT_FLOAT32 ? WRT_FLOAT32 : WRT_FLOAT64;
  work = copy(asType(a, WRT_FLOAT64));
  return static_cast<bool>(work);
}
bool square(const Array &a) {
  if (a.dims[a.ndim() - 1] == a.dims[a.ndim() - 2]) return true;
  return raise("LinAlgError", "Last 2 dimensions of the array must be square");
}
/// In place; false if a pivot is exactly zero.
bool factorize(double *a, int64_t n, std::vector<int64_t> &pivots) {
  pivots.resize(static_cast<size_t>(n));
  bool regular = true;
  for (int64_t k = 0; k < n; k++) {
    int64_t p = k;
    for (int64_t i = k + 1; i < n; i++)
      if (std::fabs(a[i * n + k]) > std::fabs(a[p * n + k])) p = i;
    pivots[static_cast<size_t>(k)] = p;
    if (a[p * n + k] == 0) {
      regular = false;
      continue;
    }
    if (p != k) std::swap_ranges(a + k * n, a + k * n + n, a + p * n);
    for (int64_t i = k + 1; i < n; i++) {
      const double factor = a[i * n + k] /= a[k * n + k];
      for (int64_t j = k + 1; j < n; j++) a[i * n + j] -= factor * a[k * n + j];
    }
  }
  return regular;
}
void backSubstitute(const double *lu, const std::vector<int64_t> &pivots, double *b, int64_t n, int64_t columns) {
  for (int64_t k = 0; k < n; k++)
    if (pivots[static_cast<size_t>(k)] != k)
      std::swap_ranges(b + k * columns, b + (k + 1) * columns, b + pivots[static_cast<size_t>(k)] * columns);
  for (int64_t i = 0; i < n; i++)
    for (int64_t k = 0; k < i; k++)
      for (int64_t j = 0; j < columns; j++) b[i * columns + j] -= lu[i * n + k] * b[k * columns + j];
  for (int64_t i = n - 1; i >= 0; i--)
    for (int64_t j = 0; j < columns; j++) {
      double &x = b[i * columns + j];
      for (int64_t k = i + 1; k < n; k++) x -= lu[i * n + k] * b[k * columns + j];
      x /= lu[i * n + i];
    }
}
Array batchOf(Array x) {
  x.dims.n = x.strides.n = x.ndim() - 2;
  return x;
}
} // namespace

Array solve(const Array &a, const Array &b) {
  Array lu, right;
  DType type, typeB;
  if (!prepare(a, lu, type) || !square(a)) return {};
  const bool vector = b.ndim() == 1;
  if (!prepare(vector ? insertAxis(b, 1) : b, right, typeB)) return {};
  if (typeB.code == WRT_FLOAT64) type = WRT_FLOAT64;
  const int64_t n = a.dims[a.ndim() - 1], columns = right.dims[right.ndim() - 1];
  if (right.dims[right.ndim() - 2] != n)
    return raise("ValueError",
                 "solve: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature "
                 "(m,m),(m,n)->(m,n) (size {} is different from {})",
                 right.dims[right.ndim() - 2], n);
  const Array batchA = batchOf(lu), batchB = batchOf(right);
  Dims dims;
  if (!broadcastShapes({&batchA, &batchB}, dims)) return {};
  Dims full = dims;
  full.push(n);
  full.push(n);
  lu = copy(broadcastTo(lu, full));
  full[full.n - 1] = columns;
  right = copy(broadcastTo(right, full));
  std::vector<int64_t> pivots;
  for (int64_t i = 0; i < dims.product(); i++) {
    if (!factorize(lu.as<double>() + i * n * n, n, pivots)) return raise("LinAlgError", "Singular matrix");
    backSubstitute(lu.as<double>() + i * n * n, pivots, right.as<double>() + i * n * columns, n, columns);
  }
  if (vector) right = dropAxis(right, right.ndim() - 1);
  return asType(right, type);
}

Array inverse(const Array &a) {
  if (a.ndim() < 2)
    return raise("LinAlgError", "{}-dimensional array given. Array must be at least two-dimensional", a.ndim());
  if (!square(a)) return {};
  const int64_t n = a.dims[a.ndim() - 1];
  Array unit = Array::zeros(a.dtype.code == WRT_FLOAT32 ? WRT_FLOAT32 : WRT_FLOAT64, {n, n});
  Array diagonal = unit;
  diagonal.dims = {n};
  diagonal.strides = {unit.strides[0] + unit.strides[1]};
  if (!assign(diagonal, Array::scalar<double>(1))) return {};
  return solve(a, unit);
}

Array determinant(const Array &a) {
  Array lu;
  DType type;
  if (!prepare(a, lu, type) || !square(a)) return {};
  const int64_t n = a.dims[a.ndim() - 1];
  Array out = Array::empty(WRT_FLOAT64, batchOf(lu).dims);
  std::vector<int64_t> pivots;
  for (int64_t i = 0; i < out.size(); i++) {
    double *m = lu.as<double>() + i * n * n;
    double sign = factorize(m, n, pivots) ? 1 : 0, logarithm = 0;
    for (int64_t k = 0; k < n && sign != 0; k++) {
      if (pivots[static_cast<size_t>(k)] != k) sign = -sign;
      if (m[k * n + k] < 0) sign = -sign;
      logarithm += std::log(std::fabs(m[k * n + k]));
    }
    out.as<double>()[i] = sign == 0 ? 0 : sign * std::exp(logarithm); // as NumPy's det goes by way of slogdet
  }
  return asType(out, type);
}

Array cholesky(const Array &a) {
  Array m;
  DType type;
  if (!prepare(a, m, type) || !square(a)) return {};
  const int64_t n = a.dims[a.ndim() - 1];
  for (int64_t b = 0, count = batchOf(m).dims.product(); b < count; b++) {
    double *l = m.as<double>() + b * n * n;
    for (int64_t j = 0; j < n; j++)
      for (int64_t i = 0; i < n; i++) {
        double &x = l[i * n + j];
        if (i < j) {
          x = 0;
          continue;
        }
        for (int64_t k = 0; k < j; k++) x -= l[i * n + k] * l[j * n + k];
        if (i > j)
          x /= l[j * n + j];
        else if (x <= 0 || std::isnan(x))
          return raise("LinAlgError", "Matrix is not positive definite");
        else
          x = std::sqrt(x);
      }
  }
  return asType(m, type);
}

bool qr(const Array &a, Array &q, Array &r) {
  Array work;
  DType type;
  if (!prepare(a, work, type)) return false;
  const int64_t m = a.dims[0], n = a.dims[1], k = std::min(m, n);
  double *w = work.as<double>();
  std::vector<std::vector<double>> reflectors;
  for (int64_t j = 0; j < k; j++) {
    std::vector<double> v(static_cast<size_t>(m), 0.0);
    double norm = 0;
    for (int64_t i = j; i < m; i++) norm += w[i * n + j] * w[i * n + j];
    norm = std::sqrt(norm);
    double tail = 0;
    for (int64_t i = j + 1; i < m; i++) tail += std::fabs(w[i * n + j]);
    if (tail != 0) {
      const double alpha = w[j * n + j], beta = alpha >= 0 ? -norm : norm;
      for (int64_t i = j; i < m; i++) v[static_cast<size_t>(i)] = w[i * n + j];
      v[static_cast<size_t>(j)] = alpha - beta;
      double vv = 0;
      for (double x : v) vv += x * x;
      for (int64_t c = j; c < n; c++) {
        double s = 0;
        for (int64_t i = j; i < m; i++) s += v[static_cast<size_t>(i)] * w[i * n + c];
        s *= 2 / vv;
        for (int64_t i = j; i < m; i++) w[i * n + c] -= s * v[static_cast<size_t>(i)];
      }
      for (double &x : v) x *= std::sqrt(2 / vv); // now H = I - v v'
    }
    reflectors.push_back(std::move(v));
  }
  r = Array::zeros(WRT_FLOAT64, {k, n});
  q = Array::zeros(WRT_FLOAT64, {m, k});
  for (int64_t i = 0; i < k; i++) {
    for (int64_t j = i; j < n; j++) r.as<double>()[i * n + j] = w[i * n + j];
    q.as<double>()[i * k + i] = 1;
  }
  for (size_t h = reflectors.size(); h-- > 0;) {
    const auto &v = reflectors[h];
    for (int64_t c = 0; c < k; c++) {
      double s = 0;
      for (int64_t i = 0; i < m; i++) s += v[static_cast<size_t>(i)] * q.as<double>()[i * k + c];
      for (int64_t i = 0; i < m; i++) q.as<double>()[i * k + c] -= s * v[static_cast<size_t>(i)];
    }
  }
  q = asType(q, type);
  r = asType(r, type);
  return true;
}

bool svd(const Array &a, Array &u, Array &s, Array &vt) {
  Array work;
  DType type;
  if (!prepare(a, work, type)) return false;
  const bool wide = a.dims[0] < a.dims[1];
  if (wide) { // of the transpose, with the sides swapped
    Array v, ut;
    if (!svd(transpose(a), v, s, ut)) return false;
    u = copy(transpose(ut));
    vt = copy(transpose(v));
    return true;
  }
  const int64_t m = a.dims[0], n = a.dims[1];
  // One-sided Jacobi: columns of `work` become u * s, the rotations make v.
  double *w = work.as<double>();
  std::vector<double> v(static_cast<size_t>(n * n), 0.0);
  for (int64_t i = 0; i < n; i++) v[static_cast<size_t>(i * n + i)] = 1;
  for (int sweep = 0; sweep < 60; sweep++) {
    bool done = true;
    for (int64_t p = 0; p < n; p++)
      for (int64_t q = p + 1; q < n; q++) {
        double alpha = 0, beta = 0, gamma = 0;
        for (int64_t i = 0; i < m; i++) {
          const double x = w[i * n + p], y = w[i * n + q];
          alpha += x * x;
          beta += y * y;
          gamma += x * y;
        }
        if (std::fabs(gamma) <= 1e-16 * std::sqrt(alpha * beta)) continue;
        done = false;
        const double zeta = (beta - alpha) / (2 * gamma);
        const double t = (zeta >= 0 ? 1 : -1) / (std::fabs(zeta) + std::sqrt(1 + zeta * zeta));
        const double c = 1 / std::sqrt(1 + t * t), sine = c * t;
        const auto rotate = [&](double *rows, int64_t count) {
          for (int64_t i = 0; i < count; i++) {
            const double x = rows[i * n + p], y = rows[i * n + q];
            rows[i * n + p] = c * x - sine * y;
            rows[i * n + q] = sine * x + c * y;
          }
        };
        rotate(w, m);
        rotate(v.data(), n);
      }
    if (done) break;
  }
  std::vector<double> lengths(static_cast<size_t>(n));
  for (int64_t j = 0; j < n; j++) {
    double sum = 0;
    for (int64_t i = 0; i < m; i++) sum += w[i * n + j] * w[i * n + j];
    lengths[static_cast<size_t>(j)] = std::sqrt(sum);
  }
  std::vector<int64_t> order(static_cast<size_t>(n));
  std::iota(order.begin(), order.end(), int64_t{0});
  std::sort(order.begin(), order.end(),
            [&](int64_t x, int64_t y) { return lengths[static_cast<size_t>(x)] > lengths[static_cast<size_t>(y)]; });
  u = Array::zeros(WRT_FLOAT64, {m, n});
  s = Array::zeros(WRT_FLOAT64, {n});
  vt = Array::zeros(WRT_FLOAT64, {n, n});
  for (int64_t j = 0; j < n; j++) {
    const int64_t from = order[static_cast<size_t>(j)];
    const double length = lengths[static_cast<size_t>(from)];
    // LAPACK's sign is not fixed by the mathematics; most often its first left vector points to the negative side.
    double sign = 1;
    for (int64_t i = 0; i < m; i++)
      if (std::fabs(w[i * n + from]) > 1e-12 * (length + 1e-300)) {
        sign = w[i * n + from] > 0 ? -1 : 1;
        break;
      }
    s.as<double>()[j] = length;
    for (int64_t i = 0; i < m; i++) u.as<double>()[i * n + j] = length > 0 ? sign * w[i * n + from] / length : 0;
    for (int64_t i = 0; i < n; i++) vt.as<double>()[j * n + i] = sign * v[static_cast<size_t>(i * n + from)];
  }
  u = asType(u, type);
  s = asType(s, type);
  vt = asType(vt, type);
  return true;
}

bool eigh(const Array &a, Array &values, Array &vectors) {
  Array work;
  DType type;
  if (!prepare(a, work, type) || !square(a)) return false;
  const int64_t n = a.dims[0];
  double *w = work.as<double>();
  std::vector<double> v(static_cast<size_t>(n * n), 0.0);
  for (int64_t i = 0; i < n; i++) v[static_cast<size_t>(i * n + i)] = 1;
  for (int64_t i = 0; i < n; i++) // the lower triangle counts
    for (int64_t j = i + 1; j < n; j++) w[i * n + j] = w[j * n + i];
  for (int sweep = 0; sweep < 60; sweep++) {
    double off = 0, all = 0;
    for (int64_t i = 0; i < n; i++)
      for (int64_t j = 0; j < n; j++) (i == j ? all : off) += w[i * n + j] * w[i * n + j];
    if (off <= 1e-32 * (all + off)) break;
    for (int64_t p = 0; p < n; p++)
      for (int64_t q = p + 1; q < n; q++) {
        if (w[p * n + q] == 0) continue;
        const double theta = (w[q * n + q] - w[p * n + p]) / (2 * w[p * n + q]);
        const double t = (theta >= 0 ? 1 : -1) / (std::fabs(theta) + std::sqrt(theta * theta + 1));
        const double c = 1 / std::sqrt(t * t + 1), s = t * c;
        for (int64_t k = 0; k < n; k++) {
          const double x = w[k * n + p], y = w[k * n + q];
          w[k * n + p] = c * x - s * y;
          w[k * n + q] = s * x + c * y;
        }
        for (int64_t k = 0; k < n; k++) {
          const double x = w[p * n + k], y = w[q * n + k];
          w[p * n + k] = c * x - s * y;
          w[q * n + k] = s * x + c * y;
        }
        for (int64_t k = 0; k < n; k++) {
          double &x = v[static_cast<size_t>(k * n + p)], &y = v[static_cast<size_t>(k * n + q)];
          const double was = x;
          x = c * was - s * y;
          y = s * was + c * y;
        }
      }
  }
  std::vector<int64_t> order(static_cast<size_t>(n));
  std::iota(order.begin(), order.end(), int64_t{0});
  std::sort(order.begin(), order.end(), [&](int64_t x, int64_t y) { return w[x * n + x] < w[y * n + y]; });
  values = Array::zeros(WRT_FLOAT64, {n});
  vectors = Array::zeros(WRT_FLOAT64, {n, n});
  for (int64_t j = 0; j < n; j++) {
    const int64_t from = order[static_cast<size_t>(j)];
    values.as<double>()[j] = w[from * n + from];
    // LAPACK tends to leave the last component positive.
    const double sign = v[static_cast<size_t>((n - 1) * n + from)] < 0 ? -1 : 1;
    for (int64_t i = 0; i < n; i++) vectors.as<double>()[i * n + j] = sign * v[static_cast<size_t>(i * n + from)];
  }
  values = asType(values, type);
  vectors = asType(vectors, type);
  return true;
}

bool leastSquares(const Array &a, const Array &b, double rcond, Array &x, Array &singular, int64_t &rank) {
  Array u, vt;
  const Array wide = asType(a, WRT_FLOAT64);
  if (!svd(wide, u, singular, vt)) return false;
  const int64_t k = singular.size(), n = a.dims[1];
  const Array right = asType(b.ndim() == 1 ? insertAxis(b, 1) : b, WRT_FLOAT64);
  Array c = matmul(transpose(u), right);
  if (!c) return false;
  const int64_t columns = c.dims[1];
  rank = 0;
  for (int64_t i = 0; i < k; i++) {
    const double s = singular.as<double>()[i];
    const bool counts = s > rcond * singular.as<double>()[0];
    rank += counts;
    for (int64_t j = 0; j < columns; j++) {
      double &y = c.as<double>()[i * columns + j];
      y = counts ? y / s : 0;
    }
  }
  x = matmul(transpose(vt), c);
  if (x && b.ndim() == 1) x = reshape(x, {n});
  return static_cast<bool>(x);
}

} // namespace weft::np
