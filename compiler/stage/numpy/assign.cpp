// Copying elements between arrays of any layout and dtype.
#include "stage/numpy/array.h"

#include <charconv>
#include <cmath>
#include <cstring>

namespace weft::np {

namespace {

/// C's conversion as x86-64 does it (values out of range give the smallest integer), which is what NumPy shows.
template <typename To, typename From> To convert(From value) {
  if constexpr (std::is_same_v<To, From>) {
    return value;
  } else if constexpr (isComplexType<To>) {
    using Real = typename To::value_type;
    if constexpr (isComplexType<From>)
      return To(static_cast<Real>(value.real()), static_cast<Real>(value.imag()));
    else
      return To(convert<Real>(value), 0);
  } else if constexpr (isComplexType<From>) {
    if constexpr (std::is_same_v<To, bool>)
      return value != From(0);
    else
      return convert<To>(value.real());
  } else if constexpr (std::is_same_v<To, bool>) {
    if constexpr (isSmallFloat<From>)
      return static_cast<float>(value) != 0;
    else
      return value != From(0);
  } else if constexpr (isSmallFloat<To>) {
    if constexpr (std::is_same_v<From, double>) {
      // Through float with round-to-odd, so that rounding twice does no harm.
      float f = static_cast<float>(value);
      if (std::isfinite(value) && std::isfinite(f) && static_cast<double>(f) != value) {
        uint32_t b = std::bit_cast<uint32_t>(f);
        if (std::fabs(static_cast<double>(f)) > std::fabs(value)) b--;
        f = std::bit_cast<float>(b | 1u);
      }
      return To(f);
    } else
      return To(static_cast<float>(value));
  } else if constexpr (std::is_integral_v<To> && isFloatType<From>) {
    const double d = static_cast<double>(static_cast<std::conditional_t<isSmallFloat<From>, float, From>>(value));
    if constexpr (std::is_same_v<To, uint64_t>) {
      if (d >= 9223372036854775808.0 && d < 18446744073709551616.0) return static_cast<uint64_t>(d);
    }
    const int64_t wide = d >= -9223372036854775808.0 && d < 9223372036854775808.0 ? static_cast<int64_t>(d) : INT64_MIN;
    if constexpr (sizeof(To) == 4 && std::is_signed_v<To>)
      return wide < INT32_MIN || wide > INT32_MAX ? INT32_MIN : static_cast<To>(wide);
    if constexpr (sizeof(To) < 4) { // by way of int32
      const int32_t narrow = wide < INT32_MIN || wide > INT32_MAX ? INT32_MIN : static_cast<int32_t>(wide);
      return static_cast<To>(narrow);
    }
    return static_cast<To>(wide);
  } else if constexpr (isSmallFloat<From>) {
    return static_cast<To>(static_cast<float>(value));
  } else {
    return static_cast<To>(value);
  }
}

template <typename To, typename From> void convertRuns(const Array &to, const Array &from) {
  char *const data[2] = {to.data, from.data};
  const Dims *const strides[2] = {&to.strides, &from.strides};
  forEachRun<2>(to.dims, data, strides, [](char **p, int64_t n, const int64_t *step) {
    char *out = p[0], *in = p[1];
    if constexpr (std::is_same_v<To, From>) {
      if (step[0] == sizeof(To) && step[1] == sizeof(From)) {
        std::memmove(out, in, static_cast<size_t>(n) * sizeof(To));
        return;
      }
    }
    for (; n--; out += step[0], in += step[1])
      *reinterpret_cast<To *>(out) = convert<To>(*reinterpret_cast<const From *>(in));
  });
}

int64_t codePoints(std::string_view s) {
  int64_t n = 0;
  for (unsigned char c : s) n += (c & 0xc0) != 0x80;
  return n;
}
std::string_view firstCodePoints(std::string_view s, int64_t count) {
  size_t i = 0;
  while (i < s.size()) {
    if ((static_cast<unsigned char>(s[i]) & 0xc0) != 0x80 && count-- == 0) break;
    i++;
  }
  return s.substr(0, i);
}

} // namespace

/// Text of one number as str() of its Python scalar; in strings.cpp for floats.
std::string numberText(int32_t code, const char *at);

static bool assignText(const Array &to, const Array &from) {
  char *const data[2] = {to.data, from.data};
  const Dims *const strides[2] = {&to.strides, &from.strides};
  const bool fromText = from.dtype.isText();
  forEachRun<2>(to.dims, data, strides, [&](char **p, int64_t n, const int64_t *step) {
    for (char *out = p[0], *in = p[1]; n--; out += step[0], in += step[1]) {
      std::string made;
      std::string_view text;
      if (fromText)
        text = wrt::text(*reinterpret_cast<const wrt_string *>(in));
      else
        text = made = numberText(from.dtype.code, in);
      if (to.dtype.text == 'U' && to.dtype.length && codePoints(text) > to.dtype.length)
        text = firstCodePoints(text, to.dtype.length);
      else if (to.dtype.text == 'S' && to.dtype.length && static_cast<int64_t>(text.size()) > to.dtype.length)
        text = text.substr(0, static_cast<size_t>(to.dtype.length));
      const std::string own(text);
      wrt_string_assign(reinterpret_cast<wrt_string *>(out), own.data(), static_cast<int64_t>(own.size()));
    }
  });
  return true;
}

static bool parseInto(int32_t code, const std::string &text, char *at) {
  const char *begin = text.c_str();
  while (*begin == ' ') begin++;
  char *end = nullptr;
  if (wrt::isInteger(code)) {
    const long long v = std::strtoll(begin, &end, 10);
    while (*end == ' ') end++;
    if (end == begin || *end) return raise("ValueError", "invalid literal for int() with base 10: '{}'", text);
    dispatchReal(code, [&]<typename T>() {
      if constexpr (std::is_integral_v<T>) *reinterpret_cast<T *>(at) = static_cast<T>(v);
    });
    return true;
  }
  const double v = std::strtod(begin, &end);
  while (*end == ' ') end++;
  if (end == begin || *end) return raise("ValueError", "could not convert string to float: '{}'", text);
  dispatch(code, [&]<typename T>() { *reinterpret_cast<T *>(at) = convert<T>(v); });
  return true;
}

bool assign(const Array &to, const Array &source) {
  Array from = source;
  // Leading axes of extent 1 may be dropped, as NumPy does in a[...] = b.
  while (from.ndim() > to.ndim() && from.dims[0] == 1) from = dropAxis(from, 0);
  if (!(from.dims == to.dims)) {
    from = broadcastTo(from, to.dims);
    if (!from) return false;
  }
  const bool sameStorage = from.base && to.base && from.base->storage == to.base->storage;
  if (sameStorage && (from.data != to.data || !(from.strides == to.strides))) from = copy(from); // may overlap
  if (to.dtype.isText() && to.dtype.text && !from.dtype.isObject()) return assignText(to, from);
  if (to.dtype.isObject() || from.dtype.isObject() || to.dtype.isText()) {
    if (to.dtype.code != from.dtype.code)
      return raise("TypeError", "cannot cast array from {} to {}", from.dtype.name(), to.dtype.name());
    char *const data[2] = {to.data, from.data};
    const Dims *const strides[2] = {&to.strides, &from.strides};
    if (to.dtype.isText()) return assignText(to, from);
    forEachRun<2>(to.dims, data, strides, [](char **p, int64_t n, const int64_t *step) {
      for (char *out = p[0], *in = p[1]; n--; out += step[0], in += step[1]) {
        auto *&slot = *reinterpret_cast<wrt_object **>(out);
        wrt_object *value = *reinterpret_cast<wrt_object **>(in);
        wrt_object_retain(value);
        wrt_object_release(slot);
        slot = value;
      }
    });
    return true;
  }
  if (from.dtype.isText()) {
    bool ok = true;
    char *const data[2] = {to.data, from.data};
    const Dims *const strides[2] = {&to.strides, &from.strides};
    forEachRun<2>(to.dims, data, strides, [&](char **p, int64_t n, const int64_t *step) {
      for (char *out = p[0], *in = p[1]; n-- && ok; out += step[0], in += step[1])
        ok = parseInto(to.dtype.code, std::string(wrt::text(*reinterpret_cast<const wrt_string *>(in))), out);
    });
    return ok;
  }
  dispatch(to.dtype.code, [&]<typename To>() {
    dispatch(from.dtype.code, [&]<typename From>() { convertRuns<To, From>(to, from); });
  });
  return true;
}

} // namespace weft::np
