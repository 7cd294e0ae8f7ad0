// Layout of arrays: making, viewing, reshaping, broadcasting.
#include "stage/numpy/array.h"

#include <algorithm>
#include <cstring>

namespace weft::np {

Error &pendingError() {
  static thread_local Error error;
  return error;
}

void Dims::insert(int at, int64_t x) {
  if (n == maxRank) return;
  for (int i = n; i > at; i--) v[i] = v[i - 1];
  v[at] = x;
  n++;
}
void Dims::erase(int at) {
  for (int i = at; i + 1 < n; i++) v[i] = v[i + 1];
  n--;
}
std::string Dims::str() const {
  std::string s = "(";
  for (int i = 0; i < n; i++) s += (i ? ", " : "") + std::to_string(v[i]);
  return s + (n == 1 ? ",)" : ")");
}

static Dims denseStrides(const Dims &dims, int64_t item) {
  Dims strides = dims;
  for (int i = dims.n - 1; i >= 0; i--) {
    strides[i] = item;
    item *= std::max<int64_t>(dims[i], 1);
  }
  return strides;
}

bool Array::isContiguous() const {
  int64_t expected = dtype.stride();
  for (int i = dims.n - 1; i >= 0; i--) {
    if (dims[i] == 0) return true;
    if (dims[i] != 1 && strides[i] != expected) return false;
    expected *= dims[i];
  }
  return true;
}
bool Array::isFortran() const {
  int64_t expected = dtype.stride();
  for (int i = 0; i < dims.n; i++) {
    if (dims[i] == 0) return true;
    if (dims[i] != 1 && strides[i] != expected) return false;
    expected *= dims[i];
  }
  return true;
}

static Array make(DType dtype, const Dims &dims, bool zero) {
  int64_t size = 1;
  for (int64_t d : dims) {
    if (d < 0) return raise("ValueError", "negative dimensions are not allowed");
    if (__builtin_mul_overflow(size, std::max<int64_t>(d, 1), &size) || size > (int64_t{1} << 40))
      return raise("MemoryError", "Unable to allocate array with shape {} and data type {}", dims.str(), dtype.name());
  }
  size = dims.product();
  wrt_tensor *t = (zero ? wrt_tensor_zeros : wrt_tensor_new)(nullptr, dtype.code, 1, &size);
  if (!t)
    return raise("MemoryError", "Unable to allocate array with shape {} and data type {}", dims.str(), dtype.name());
  Array a;
  a.base = wrt::Tensor::adopt(t);
  a.data = static_cast<char *>(t->data);
  a.dtype = dtype;
  a.dims = dims;
  a.strides = denseStrides(dims, dtype.stride());
  return a;
}
Array Array::empty(DType dtype, const Dims &dims) { return make(dtype, dims, false); }
Array Array::zeros(DType dtype, const Dims &dims) { return make(dtype, dims, true); }

Array Array::shareTensor(const wrt_tensor *t) {
  Array a;
  a.base = wrt::Tensor::share(t);
  a.data = static_cast<char *>(t->data);
  a.dtype = t->dtype;
  a.dims = Dims(wrt::dims(t));
  a.strides = denseStrides(a.dims, wrt_dtype_size(t->dtype));
  a.writeable = false;
  return a;
}

wrt::Tensor Array::tensor(bool mayShare) const {
  if (!mayShare || !isContiguous()) {
    const Array dense = np::copy(*this);
    return dense ? dense.tensor(true) : wrt::Tensor();
  }
  const int64_t offset = (data - static_cast<char *>(base->data)) / dtype.stride();
  if (base->dtype == dtype.code)
    return wrt::Tensor::adopt(wrt_tensor_view(nullptr, base.get(), offset, dims.n, dims.v));
  return np::copy(*this).tensor(true); // a view of complex parts or of another dtype
}

Array contiguous(const Array &a) { return a.isContiguous() ? a : copy(a); }
Array copy(const Array &a) { return cast(a, a.dtype); }
Array asType(const Array &a, DType dtype) { return a.dtype == dtype ? a : cast(a, dtype); }

Array cast(const Array &a, DType dtype) {
  Array out = Array::empty(dtype, a.dims);
  if (!out || !assign(out, a)) return {};
  return out;
}

/// NumPy's attempt to reshape without a copy: groups of old axes must be dense among themselves.
static bool viewStrides(const Array &a, const Dims &dims, Dims &strides) {
  Dims oldDims, oldStrides;
  for (int i = 0; i < a.ndim(); i++)
    if (a.dims[i] != 1) {
      oldDims.push(a.dims[i]);
      oldStrides.push(a.strides[i]);
    }
  strides = dims;
  int oi = 0, oj = 1, ni = 0, nj = 1;
  while (ni < dims.n && oi < oldDims.n) {
    int64_t np = dims[ni], op = oldDims[oi];
    while (np != op) {
      if (np < op)
        np *= dims[nj++];
      else
        op *= oldDims[oj++];
    }
    for (int k = oi; k + 1 < oj; k++)
      if (oldStrides[k] != oldDims[k + 1] * oldStrides[k + 1]) return false;
    strides[nj - 1] = oldStrides[oj - 1];
    for (int k = nj - 1; k > ni; k--) strides[k - 1] = strides[k] * dims[k];
    ni = nj++;
    oi = oj++;
  }
  const int64_t last = ni > 0 ? strides[ni - 1] : a.dtype.stride();
  for (; ni < dims.n; ni++) strides[ni] = last;
  return true;
}

Array reshape(const Array &a, Dims dims, bool fortran) {
  const int64_t size = a.size();
  const Dims asked = dims;
  int unknown = -1;
  int64_t known = 1;
  for (int i = 0; i < dims.n; i++) {
    if (dims[i] < 0) {
      if (unknown >= 0) return raise("ValueError", "can only specify one unknown dimension");
      unknown = i;
    } else
      known *= dims[i];
  }
  std::string text = asked.str();
  text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
  if (unknown >= 0) {
    if (known == 0 || size % known)
      return raise("ValueError", "cannot reshape array of size {} into shape {}", size, text);
    dims[unknown] = size / known;
  } else if (known != size)
    return raise("ValueError", "cannot reshape array of size {} into shape {}", size, text);
  if (fortran) {
    std::reverse(dims.begin(), dims.end());
    const Array r = reshape(transpose(a), dims);
    return r ? transpose(r) : r;
  }
  Array out = a;
  if (size == 0) {
    out.strides = denseStrides(dims, a.dtype.stride());
  } else if (!viewStrides(a, dims, out.strides)) {
    out = copy(a);
    if (!out) return {};
    out.strides = denseStrides(dims, a.dtype.stride());
  }
  out.dims = dims;
  return out;
}

Array transpose(const Array &a, const int *permutation) {
  Array out = a;
  for (int i = 0; i < a.ndim(); i++) {
    const int from = permutation ? permutation[i] : a.ndim() - 1 - i;
    out.dims[i] = a.dims[from];
    out.strides[i] = a.strides[from];
  }
  return out;
}

Array broadcastTo(const Array &a, const Dims &dims) {
  Array out = a;
  const int extra = dims.n - a.ndim();
  bool fits = extra >= 0;
  out.dims = dims;
  out.strides = Dims::filled(dims.n, 0);
  for (int i = 0; fits && i < a.ndim(); i++) {
    if (a.dims[i] == dims[i + extra])
      out.strides[i + extra] = a.strides[i];
    else
      fits = a.dims[i] == 1;
  }
  if (!fits) {
    std::string from = a.dims.str(), to = dims.str();
    for (std::string *s : {&from, &to}) s->erase(std::remove(s->begin(), s->end(), ' '), s->end());
    return raise("ValueError", "could not broadcast input array from shape {} into shape {}", from, to);
  }
  return out;
}

bool broadcastShapes(std::span<const Array *const> arrays, Dims &out) {
  out = {};
  for (const Array *a : arrays) out.n = std::max(out.n, a->ndim());
  for (int i = 0; i < out.n; i++) out[i] = 1;
  for (const Array *a : arrays)
    for (int i = 0; i < a->ndim(); i++) {
      int64_t &d = out[out.n - a->ndim() + i];
      if (a->dims[i] == d || a->dims[i] == 1) continue;
      if (d != 1) {
        std::string shapes;
        for (const Array *b : arrays) {
          std::string s = b->dims.str();
          s.erase(std::remove(s.begin(), s.end(), ' '), s.end());
          shapes += s + " ";
        }
        return raise("ValueError", "operands could not be broadcast together with shapes {}", shapes);
      }
      d = a->dims[i];
    }
  return true;
}
bool broadcastShapes(std::initializer_list<const Array *> arrays, Dims &out) {
  return broadcastShapes(std::span<const Array *const>(arrays.begin(), arrays.size()), out);
}

Array insertAxis(const Array &a, int axis) {
  Array out = a;
  out.dims.insert(axis, 1);
  out.strides.insert(axis, 0);
  return out;
}
Array dropAxis(const Array &a, int axis) {
  Array out = a;
  out.dims.erase(axis);
  out.strides.erase(axis);
  return out;
}
Array slice(const Array &a, int axis, int64_t begin, int64_t count, int64_t step) {
  Array out = a;
  if (count > 0) out.data += begin * a.strides[axis];
  out.dims[axis] = count;
  out.strides[axis] *= step;
  return out;
}

void walkRuns(int operands, const Dims &dims, char *const *data, const Dims *const *strides, RunBody body) {
  constexpr int most = 4;
  int64_t extent[maxRank], step[most][maxRank];
  int n = 0;
  for (int64_t d : dims)
    if (d == 0) return;
  for (int i = 0; i < dims.n; i++) {
    if (dims[i] == 1) continue;
    bool joins = n > 0;
    for (int k = 0; k < operands && joins; k++) joins = step[k][n - 1] == (*strides[k])[i] * dims[i];
    if (joins)
      extent[n - 1] *= dims[i];
    else
      extent[n++] = dims[i];
    for (int k = 0; k < operands; k++) step[k][n - 1] = (*strides[k])[i];
  }
  char *p[most];
  int64_t inner[most] = {};
  for (int k = 0; k < operands; k++) p[k] = data[k];
  if (n == 0) {
    body.call(body.object, p, 1, inner);
    return;
  }
  for (int k = 0; k < operands; k++) inner[k] = step[k][n - 1];
  int64_t index[maxRank] = {};
  for (;;) {
    char *q[most];
    for (int k = 0; k < operands; k++) q[k] = p[k];
    body.call(body.object, q, extent[n - 1], inner);
    int i = n - 2;
    for (; i >= 0; i--) {
      for (int k = 0; k < operands; k++) p[k] += step[k][i];
      if (++index[i] < extent[i]) break;
      for (int k = 0; k < operands; k++) p[k] -= step[k][i] * extent[i];
      index[i] = 0;
    }
    if (i < 0) return;
  }
}

bool normalizeAxis(int64_t axis, int n, int &out) {
  if (axis < -n || axis >= n) return raise("AxisError", "axis {} is out of bounds for array of dimension {}", axis, n);
  out = static_cast<int>(axis < 0 ? axis + n : axis);
  return true;
}

} // namespace weft::np
