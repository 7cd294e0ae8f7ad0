// Binary universal functions: choice of the loop's dtype, and the loops.
#include "stage/numpy/binary_functors.h"
#include "stage/numpy/elementwise.h"

#include <cstring>

namespace weft::np {

namespace {
struct Info {
  const char *name;
  char kind;
};
constexpr Info infos[] = {
#define X(e, name, kind) {name, kind},
    WEFT_NP_BINARY(X)
#undef X
};
Info infoOf(Binary op) { return infos[static_cast<int>(op)]; }

std::string dtypeText(DType d) { return "dtype('" + (d.isObject() ? "O" : d.shortName()) + "')"; }
Raised noLoop(Binary op, DType a, DType b) {
  const char kind = infoOf(op).kind;
  if (kind == 'B' || kind == 'I' || ((kind == 'A' || kind == 'F') && (a.kind() == 'c' || b.kind() == 'c')))
    return raise("TypeError",
                 "ufunc '{}' not supported for the input types, and the inputs could not be safely coerced to any "
                 "supported types according to the casting rule ''safe''",
                 infoOf(op).name);
  return raise("UFuncTypeError", "ufunc '{}' did not contain a loop with signature matching types ({}, {}) -> None",
               infoOf(op).name, dtypeText(a), dtypeText(b));
}

template <typename F> Array run(const Array &a, const Array &b, const Dims &dims, bool boolOut) {
  Array out = Array::empty(boolOut ? DType(WRT_BOOL) : a.dtype, dims);
  if (!out) return {};
  const Array x = broadcastTo(a, dims), y = broadcastTo(b, dims);
  char *const data[3] = {out.data, x.data, y.data};
  const Dims *const strides[3] = {&out.strides, &x.strides, &y.strides};
  dispatch(a.dtype.code, [&]<typename T>() {
    using R = decltype(F::apply(T{}, T{}));
    forEachRun<3>(dims, data, strides, [](char **p, int64_t n, const int64_t *step) {
      char *o = p[0], *i = p[1], *j = p[2];
      for (; n--; o += step[0], i += step[1], j += step[2])
        *reinterpret_cast<R *>(o) = F::apply(*reinterpret_cast<const T *>(i), *reinterpret_cast<const T *>(j));
    });
  });
  return out;
}

Array compareTexts(Binary op, const Array &a, const Array &b, const Dims &dims) {
  Array out = Array::empty(WRT_BOOL, dims);
  if (!out) return {};
  const Array x = broadcastTo(a, dims), y = broadcastTo(b, dims);
  char *const data[3] = {out.data, x.data, y.data};
  const Dims *const strides[3] = {&out.strides, &x.strides, &y.strides};
  forEachRun<3>(dims, data, strides, [op](char **p, int64_t n, const int64_t *step) {
    char *o = p[0], *i = p[1], *j = p[2];
    for (; n--; o += step[0], i += step[1], j += step[2]) {
      const int c = wrt::text(*reinterpret_cast<const wrt_string *>(i))
                        .compare(wrt::text(*reinterpret_cast<const wrt_string *>(j)));
      bool r = false;
      if (op == Binary::Equal) r = c == 0;
      if (op == Binary::NotEqual) r = c != 0;
      if (op == Binary::Less) r = c < 0;
      if (op == Binary::LessEqual) r = c <= 0;
      if (op == Binary::Greater) r = c > 0;
      if (op == Binary::GreaterEqual) r = c >= 0;
      *reinterpret_cast<bool *>(o) = r;
    }
  });
  return out;
}

Array joinTexts(const Array &a, const Array &b, const Dims &dims, DType result) {
  Array out = Array::zeros(result, dims);
  if (!out) return {};
  const Array x = broadcastTo(a, dims), y = broadcastTo(b, dims);
  char *const data[3] = {out.data, x.data, y.data};
  const Dims *const strides[3] = {&out.strides, &x.strides, &y.strides};
  forEachRun<3>(dims, data, strides, [](char **p, int64_t n, const int64_t *step) {
    for (char *o = p[0], *i = p[1], *j = p[2]; n--; o += step[0], i += step[1], j += step[2]) {
      std::string text(wrt::text(*reinterpret_cast<const wrt_string *>(i)));
      text += wrt::text(*reinterpret_cast<const wrt_string *>(j));
      wrt_string_assign(reinterpret_cast<wrt_string *>(o), text.data(), static_cast<int64_t>(text.size()));
    }
  });
  return out;
}

/// int64 with uint64: by value, although their common dtype would be float64.
Array compareMixed(Binary op, const Array &a, const Array &b, const Dims &dims) {
  const bool firstSigned = a.dtype.kind() == 'i';
  const Array s = asType(firstSigned ? a : b, WRT_INT64), u = asType(firstSigned ? b : a, WRT_UINT64);
  // Clamp: a negative number is below each unsigned one; below 0 then compares right with int128.
  Array out = Array::empty(WRT_BOOL, dims);
  if (!out) return {};
  const Array x = broadcastTo(s, dims), y = broadcastTo(u, dims);
  char *const data[3] = {out.data, x.data, y.data};
  const Dims *const strides[3] = {&out.strides, &x.strides, &y.strides};
  forEachRun<3>(dims, data, strides, [op, firstSigned](char **p, int64_t n, const int64_t *step) {
    for (char *o = p[0], *i = p[1], *j = p[2]; n--; o += step[0], i += step[1], j += step[2]) {
      const __int128 sv = *reinterpret_cast<int64_t *>(i), uv = *reinterpret_cast<uint64_t *>(j);
      const __int128 l = firstSigned ? sv : uv, r = firstSigned ? uv : sv;
      bool v = false;
      if (op == Binary::Equal) v = l == r;
      if (op == Binary::NotEqual) v = l != r;
      if (op == Binary::Less) v = l < r;
      if (op == Binary::LessEqual) v = l <= r;
      if (op == Binary::Greater) v = l > r;
      if (op == Binary::GreaterEqual) v = l >= r;
      *reinterpret_cast<bool *>(o) = v;
    }
  });
  return out;
}
} // namespace

const char *ufuncName(Binary op) { return infoOf(op).name; }
bool findBinary(std::string_view name, Binary &op) {
  if (name == "true_divide") name = "divide";
  if (name == "mod") name = "remainder";
  if (name == "pow") name = "power";
  if (name == "bitwise_left_shift" || name == "bitwise_right_shift") name.remove_prefix(8);
  for (size_t i = 0; i < std::size(infos); i++)
    if (name == infos[i].name) return op = static_cast<Binary>(i), true;
  return false;
}

bool loopDType(Binary op, DType a, DType b, DType &loop) {
  const char kind = infoOf(op).kind;
  if (!promote(a, b, loop)) return false;
  if (loop.isObject()) return true;
  if (loop.isText()) {
    if (kind == 'C' && a.isText() && b.isText()) return true;
    if (op == Binary::Add && a.isText() && b.isText() && a.text == b.text) {
      loop.length = a.length + b.length;
      return true;
    }
    return noLoop(op, a, b);
  }
  const char k = loop.kind();
  switch (kind) {
  case 'T':
    if (k == 'b' || k == 'i' || k == 'u') loop = WRT_FLOAT64;
    return true;
  case 'F':
    if (k == 'b' || ((k == 'i' || k == 'u') && loop.itemSize() == 1))
      loop = WRT_HALF;
    else if ((k == 'i' || k == 'u') && loop.itemSize() == 2)
      loop = WRT_FLOAT32;
    else if (k == 'i' || k == 'u')
      loop = WRT_FLOAT64;
    if (k == 'c') return noLoop(op, a, b);
    return true;
  case 'B':
    if (k == 'f' || k == 'c' || k == 'V') return noLoop(op, a, b);
    return true;
  case 'I':
    if (k == 'f' || k == 'c' || k == 'V') return noLoop(op, a, b);
    if (k == 'b') loop = WRT_INT8;
    return true;
  case 'A':
    if (k == 'b') {
      if (op == Binary::Subtract)
        return raise("TypeError",
                     "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the "
                     "`^` operator, or the logical_xor function instead.");
      if (op == Binary::FloorDivide || op == Binary::Remainder || op == Binary::Fmod || op == Binary::Power)
        loop = WRT_INT8;
    }
    if (k == 'c' && (op == Binary::FloorDivide || op == Binary::Remainder || op == Binary::Fmod))
      return noLoop(op, a, b);
    return true;
  default:
    return true;
  }
}

DType resultDType(Binary op, DType loop) {
  const char kind = infoOf(op).kind;
  return kind == 'C' || kind == 'L' ? DType(WRT_BOOL) : loop;
}

Array binary(Binary op, const Array &a, const Array &b) {
  DType loop;
  const char kind = infoOf(op).kind;
  if (kind == 'C' && a.dtype.isText() != b.dtype.isText() && !a.dtype.isObject() && !b.dtype.isObject() &&
      (op == Binary::Equal || op == Binary::NotEqual)) {
    Dims dims;
    if (!broadcastShapes({&a, &b}, dims)) return {};
    Array out = Array::zeros(WRT_BOOL, dims); // a text never equals a number
    if (op == Binary::NotEqual) std::memset(out.data, 1, static_cast<size_t>(out.size()));
    return out;
  }
  if (!loopDType(op, a.dtype, b.dtype, loop)) return {};
  if (kind == 'C' && loop.code == WRT_FLOAT64 && a.dtype.kind() != 'f' && b.dtype.kind() != 'f') {
    Dims dims;
    if (!broadcastShapes({&a, &b}, dims)) return {};
    return compareMixed(op, a, b, dims);
  }
  return binaryIn(op, a, b, loop);
}

Array binaryIn(Binary op, const Array &a, const Array &b, DType loop) {
  Dims dims;
  if (!broadcastShapes({&a, &b}, dims)) return {};
  if (loop.isText()) return op == Binary::Add ? joinTexts(a, b, dims, loop) : compareTexts(op, a, b, dims);
  const Array x = asType(a, loop), y = asType(b, loop);
  if (!x || !y) return {};
  if (loop.isObject()) return raise("TypeError", "ufunc '{}' is not supported for objects", infoOf(op).name);
  if (op == Binary::Power && loop.kind() == 'i') {
    const Array negative = reduce(Binary::Minimum, y.size() ? y : Array::zeros(loop, {1}), ~0u, false);
    const Array minimum = cast(negative, WRT_INT64);
    if (*minimum.as<int64_t>() < 0) return raise("ValueError", "Integers to negative integer powers are not allowed.");
  }
  switch (op) {
#define X(e, name, kind)                                                                                               \
  case Binary::e:                                                                                                      \
    return run<functors::e>(x, y, dims, kind == 'C' || kind == 'L');
    WEFT_NP_BINARY(X)
#undef X
  }
  return {};
}

} // namespace weft::np
