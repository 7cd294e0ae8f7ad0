// tf.print's form of tensors (the StringFormat op's).
#include "core/print.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace wrt {
namespace {

/// The fewer digits if they read back exactly, otherwise enough for any value.
template <typename T> std::string floatText(T value, int few, int all) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  char text[40];
  std::snprintf(text, sizeof text, "%.*g", few, static_cast<double>(value));
  const T back =
      sizeof(T) == 4 ? static_cast<T>(std::strtof(text, nullptr)) : static_cast<T>(std::strtod(text, nullptr));
  if (back != value) std::snprintf(text, sizeof text, "%.*g", all, static_cast<double>(value));
  return text;
}

/// Quotes, backslashes and control characters escaped as in C; bytes from 0x80 on stay.
std::string quoted(std::string_view bytes) {
  std::string out = "\"";
  for (char ch : bytes) {
    const auto c = static_cast<unsigned char>(ch);
    if (ch == '\n')
      out += "\\n";
    else if (ch == '\r')
      out += "\\r";
    else if (ch == '\t')
      out += "\\t";
    else if (ch == '"' || ch == '\'' || ch == '\\')
      out += {'\\', ch};
    else if (c < 0x20 || c == 0x7f) {
      char octal[8];
      std::snprintf(octal, sizeof octal, "\\%03o", c);
      out += octal;
    } else
      out += ch;
  }
  return out + "\"";
}

std::string elementText(const wrt_tensor *t, int64_t i) {
  switch (t->dtype) {
  case WRT_FLOAT32:
    return floatText(data<float>(t)[i], 6, 9);
  case WRT_FLOAT64:
    return floatText(data<double>(t)[i], 15, 17);
  case WRT_HALF:
    return floatText(static_cast<float>(data<Half>(t)[i]), 6, 9);
  case WRT_BFLOAT16:
    return floatText(static_cast<float>(data<BFloat16>(t)[i]), 6, 9);
  case WRT_INT8:
    return std::to_string(data<int8_t>(t)[i]);
  case WRT_INT16:
    return std::to_string(data<int16_t>(t)[i]);
  case WRT_INT32:
    return std::to_string(data<int32_t>(t)[i]);
  case WRT_INT64:
    return std::to_string(data<int64_t>(t)[i]);
  case WRT_UINT8:
    return std::to_string(data<uint8_t>(t)[i]);
  case WRT_UINT16:
    return std::to_string(data<uint16_t>(t)[i]);
  case WRT_UINT32:
    return std::to_string(data<uint32_t>(t)[i]);
  case WRT_UINT64:
    return std::to_string(data<uint64_t>(t)[i]);
  case WRT_BOOL:
    return data<bool>(t)[i] ? "1" : "0";
  case WRT_STRING:
    return quoted(text(data<wrt_string>(t)[i]));
  default:
    return "?"; // complex numbers too: TensorFlow has no text for them here
  }
}

struct Printer {
  const wrt_tensor *t;
  int64_t ends; // elements shown at each end of each dimension
  std::string out;

  void space(int axis) {
    if (axis == t->rank - 1) {
      out += ' ';
      return;
    }
    out.append(static_cast<size_t>(t->rank - axis - 1), '\n');
    out.append(static_cast<size_t>(axis + 1), ' ');
  }
  void print(int axis, int64_t offset) {
    if (axis == t->rank) {
      out += elementText(t, offset);
      return;
    }
    out += '[';
    const int64_t n = t->dims[axis];
    for (int64_t i = 0; i < ends && i < n; ++i) {
      if (i) space(axis);
      print(axis + 1, offset * n + i);
    }
    if (n > 2 * ends) {
      space(axis);
      out += "...";
    }
    for (int64_t i = std::max(ends, n - ends); i < n; ++i) {
      space(axis);
      print(axis + 1, offset * n + i);
    }
    out += ']';
  }
};

} // namespace

std::string formatTensor(const wrt_tensor *t, int64_t summarize) {
  if (t->rank == 0) return elementText(t, 0);
  if (t->dtype == WRT_BOOL && t->size == 0) return "";
  const int64_t limit = summarize < 0 ? t->size : std::min(summarize, t->size);
  if (isComplex(t->dtype) || t->dtype == WRT_RESOURCE || t->dtype == WRT_VARIANT) { // no text of their own: a flat list
    std::string flat = "[";
    for (int64_t i = 0; i < limit; ++i) flat += i ? " ?" : "?";
    return flat + (t->size > limit ? "...]" : "]");
  }
  Printer printer{t, limit, {}};
  printer.print(0, 0);
  return std::move(printer.out);
}

namespace {
/// Elements in reading order, brackets around each row, until `limit` are shown.
void summarize(const wrt_tensor *t, int axis, int64_t limit, int64_t &shown, std::string &out) {
  if (shown >= limit) return;
  const int64_t n = t->dims[axis];
  if (axis == t->rank - 1) {
    for (int64_t i = 0; i < n; ++i) {
      if (shown >= limit) {
        if (axis != 0) out += "...";
        return;
      }
      if (i) out += ' ';
      out += t->dtype == WRT_STRING ? std::string(text(data<wrt_string>(t)[shown])) : elementText(t, shown);
      ++shown;
    }
    return;
  }
  for (int64_t i = 0; i < n; ++i) {
    if (shown >= limit) continue;
    out += '[';
    summarize(t, axis + 1, limit, shown, out);
    out += ']';
  }
}
} // namespace

std::string summarizeTensor(const wrt_tensor *t, int64_t limit) {
  if (limit < 0 || limit > t->size) limit = t->size;
  std::string out = "[";
  int64_t shown = 0;
  if (t->rank == 0)
    out += t->dtype == WRT_STRING ? std::string(text(*data<wrt_string>(t))) : elementText(t, 0);
  else
    summarize(t, 0, limit, shown, out);
  if (t->rank && t->size > limit) out += "...";
  return out + "]";
}

} // namespace wrt
